"""Models of workflows and checks against them, as far as time allows."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from msgspec.structs import replace

from wb2pm.discovery.conformance.model_conformance import check_against_model
from wb2pm.discovery.counts.variants import variants
from wb2pm.discovery.measures.alignments import align
from wb2pm.discovery.measures.nets import measure_shape
from wb2pm.discovery.measures.quality import measure_on_variants
from wb2pm.discovery.mining.choosing import AUTO, choose_model
from wb2pm.discovery.mining.measured_models import AT_WORK, measured_models
from wb2pm.discovery.mining.miners import discover
from wb2pm.discovery.time_limits import Clock
from wb2pm.errors import ConformanceError, DiscoveryError

if TYPE_CHECKING:
    import pandas as pd

    from wb2pm.discovery.conformance.deviations import Verdict
    from wb2pm.discovery.counts.values import Variant
    from wb2pm.discovery.models.values import ProcessModel
    from wb2pm.discovery.time_limits import Worker

MODEL_TIME_S: Final = 300.0
"""What models and checks may take in all unless told otherwise, as `wb2pm discover`
has it."""
FALLBACK: Final = "inductive_dfg"
"""The miner that is asked where the other is not done in time: it works on the
directly-follows graph alone, whose size is that of the process and not of the log."""
_MANY: Final = 1_000
"""Variants below which a model is found within seconds, so that no process is started
which could be ended."""
_FOR_MINING: Final = 2
"""Into how many parts the time is cut of which finding the model may take one."""
_CHOOSING_S: Final = 60.0
"""Seconds that trying all miners on one workflow may take. Recordings take a second;
event logs of many variants have the best model that was found by then."""


class Modelled(NamedTuple):
    """A model of some cases and what it says of them.

    Attributes:
        model: The model, measured; None where none was found.
        verdicts: Case id -> verdict; of a case that there was no time for it cannot be
            told, and `declined` says why.
        notes: What could not be found out, and why.
    """

    model: ProcessModel | None
    verdicts: dict[str, Verdict]
    notes: tuple[str, ...]


def model_and_check(  # noqa: PLR0913 (options of one job)
    log: pd.DataFrame,
    *,
    name: str,
    noise: float = 0.2,
    miner: str = AUTO,
    worker: Worker | None = None,
    clock: Clock | None = None,
    checked: bool = True,
) -> Modelled:
    """Find a model of a log, measure it and check the cases against it.

    Args:
        log: The event log.
        name: What it is a log of.
        noise: As in `wb2pm.discovery.mining.miners.discover`.
        miner: Likewise; ``auto`` takes the best sound model of all miners.
        worker: As in `wb2pm.discovery.mining.measured_models.measured_models`.
        clock: How long all of it may take; None for any time. The most frequent
            variants come first.
        checked: Whether verdicts are asked for.

    Raises:
        MissingExtraError: If the extra ``mining`` is absent.

    Examples:
        >>> import pandas as pd
        >>> log = pd.DataFrame({
        ...     "case:concept:name": ["1", "1"],
        ...     "concept:name": ["Open", "Save"],
        ...     "time:timestamp": pd.to_datetime(["2024-01-01"] * 2, utc=True),
        ... })
        >>> model_and_check(log, name="saving").verdicts["1"].followed
        True
    """
    clock = clock or Clock(None)
    try:
        found = variants(log)
        model, notes = _found_in_time(
            log, found, name=name, noise=noise, miner=miner, worker=worker, clock=clock
        )
    except DiscoveryError as exc:
        return Modelled(None, {}, (f"{name} has no process model: {exc}",))
    try:
        sequences = [each.activities for each in found]
        left = clock.left()
        limit_s = None if left is None else AT_WORK * left
        aligned = align(model.petri_net(), sequences, time_limit_s=limit_s)
        if model.quality is None or model.quality.fitness is None:
            quality = measure_on_variants(
                model, found, aligned=aligned, precision_time_s=clock.left()
            )
            model = replace(model, quality=quality)
    except ConformanceError as exc:
        notes = (*notes, f"{name} was not checked against its model: {exc}")
        if model.quality is None:
            model = replace(model, quality=measure_shape(model))
        return Modelled(model, {}, notes)
    late = [each for each in found if each.activities in aligned.late]
    if late:
        notes = (*notes, _say_late(name, found, late, clock))
    verdicts = check_against_model(log, model, aligned=aligned) if checked else {}
    return Modelled(model, verdicts, notes)


def find_model(
    log: pd.DataFrame,
    *,
    name: str,
    noise: float = 0.2,
    miner: str = AUTO,
    worker: Worker | None = None,
) -> ProcessModel:
    """Discover a model and measure how well it describes the log.

    Args:
        log: As in `model_and_check`.
        name: Likewise.
        noise: Likewise.
        miner: Likewise.
        worker: Likewise.

    Raises:
        DiscoveryError: If the log is empty or the miner fails.
        MissingExtraError: If the extra ``mining`` is absent.
    """
    found = model_and_check(
        log, name=name, noise=noise, miner=miner, worker=worker, checked=False
    )
    if found.model is None:
        raise DiscoveryError(" ".join(found.notes))
    return found.model


def _found_in_time(  # noqa: PLR0913 (options of one job)
    log: pd.DataFrame,
    found: tuple[Variant, ...],
    *,
    name: str,
    noise: float,
    miner: str,
    worker: Worker | None,
    clock: Clock,
) -> tuple[ProcessModel, tuple[str, ...]]:
    """Discover a model by a process that can be ended, where that may be needed."""
    most = clock.share(_FOR_MINING)
    if miner == AUTO:
        limit_s = _CHOOSING_S if most is None else min(_CHOOSING_S, most)
        try:
            chosen = choose_model(
                log, name=name, noise=noise, time_limit_s=limit_s, worker=worker
            )
        except DiscoveryError as exc:
            why = str(exc)
        else:
            return chosen, ()
    elif most is None or len(found) < _MANY:
        return discover(log, name=name, noise=noise, miner=miner), ()
    else:
        one = measured_models(
            log,
            [miner],
            noise=noise,
            name=name,
            time_limit_s=most,
            worker=worker,
            measured=False,
        )
        if miner in one.models:
            return one.models[miner], ()
        if not one.late:
            raise DiscoveryError(one.failed[miner])
        why = f"{miner!r} was {one.failed[miner]}"
    model = discover(log, miner=FALLBACK, name=name, noise=noise)
    return model, (f"The model of {name} is of the miner {FALLBACK!r}: {why}",)


def _say_late(
    name: str, found: tuple[Variant, ...], late: list[Variant], clock: Clock
) -> str:
    cases = sum(each.count for each in late)
    total = sum(each.count for each in found)
    return (
        f"{name}: {cases:,} of {total:,} cases, {len(late):,} of {len(found):,} variants,"
        f" were not checked against the model: time was over ({clock.limit_s:.0f} s of"
        " --time-limit were theirs). The most frequent variants were checked"
        " first, and the measures are of those"
    )
