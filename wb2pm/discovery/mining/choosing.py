"""The best sound model of a log, whichever miner finds it.

Every miner whose models can be sound is tried, and the one is taken that
`wb2pm.discovery.mining.comparison` recommends: the best harmonic mean of fitness and
precision among sound models, and of those that are nearly as good the simplest. What
else there was stays with the model, with what spoke against it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from msgspec.structs import replace

from wb2pm.discovery import _pm4py, _r4pm
from wb2pm.discovery.counts.variants import variants
from wb2pm.discovery.measures.alignments import BUDGET_S
from wb2pm.discovery.mining.built_in import SUPPORT
from wb2pm.discovery.mining.comparison import CLOSE, compare_miners, is_sound
from wb2pm.discovery.mining.registry import miners, usable_miners
from wb2pm.discovery.models.values import Candidate, Choice
from wb2pm.errors import MissingExtraError, UnknownNameError

if TYPE_CHECKING:
    from collections.abc import Mapping

    import pandas as pd

    from wb2pm.discovery.counts.log_columns import Source
    from wb2pm.discovery.mining.comparison import Comparison
    from wb2pm.discovery.models.values import ProcessModel
    from wb2pm.discovery.time_limits import Worker

NOT_SOUND: Final = "not sound"
"""Speaks against a model that is known to be unsound, and is measured no further."""
AUTO: Final = "auto"
"""Stands for a miner where one is to be chosen by measuring."""

SMALL: Final = 1_000
"""Activities in the variants of a log that is done at once, in this process, whatever
the limit: starting another takes longer than all miners do."""

_ALWAYS_SOUND: Final = ("inductive", "inductive_dfg", "powl", "dfg")
"""Taken in this order where time was over before anything was measured."""


def candidates() -> list[str]:
    """List the miners that are chosen from, those of other packages too.

    Examples:
        >>> {"inductive", "split", "dfg"} <= set(candidates())
        True
        >>> "declare" in candidates()
        False
    """
    return [
        name
        for name in usable_miners(objects=False)
        if miners.get(name).net
        and (miners.get(name).engine != "r4pm" or _r4pm.installed())
    ]


def check_net_miner(name: str) -> None:
    """Refuse a miner against whose models no case can be checked.

    Args:
        name: Of a miner, or ``auto``.

    Raises:
        UnknownNameError: If there is no such miner, or its models have no Petri net.

    Examples:
        >>> check_net_miner("auto")
    """
    known = [AUTO, *candidates()]
    if name not in known:
        raise UnknownNameError("miner of Petri nets", name, known)


def choose_model(  # noqa: PLR0913 (options of one job)
    log: pd.DataFrame | Source,
    *,
    noise: float = 0.2,
    support: float = SUPPORT,
    options: Mapping[str, Any] | None = None,
    budget_s: float = BUDGET_S,
    time_limit_s: float | None = None,
    max_variants: int | None = None,
    name: str = "process",
    worker: Worker | None = None,
) -> ProcessModel:
    """Discover models with all miners and take the best that is sound.

    Args:
        log: Event log (see `wb2pm.discovery.counts.traces.read_traces`).
        noise: As in `wb2pm.discovery.mining.miners.discover`, for every miner.
        support: Likewise.
        options: Further options; each miner heeds those that it has.
        budget_s: Seconds that one variant may cost each engine of alignments.
        time_limit_s: Seconds that all of it may take; None for as long as it takes.
        max_variants: As in `wb2pm.discovery.mining.measured_models.measured_models`.
        name: What the model is a model of.
        worker: As in `wb2pm.discovery.mining.measured_models.measured_models`.

    Returns:
        The model with its quality and its `choice`.

    Raises:
        DiscoveryError: If no miner found a model.
        LogError: If the log lacks a column or a value.
        MissingExtraError: If the extra ``mining`` is not installed.
        OptionError: If a value is not of its option's type.
        UnknownNameError: If none of the miners has an option.

    Examples:
        >>> import pandas as pd
        >>> log = pd.DataFrame(
        ...     {
        ...         "case:concept:name": ["1", "1", "2", "2"],
        ...         "concept:name": ["Open", "Save", "Open", "Print"],
        ...         "time:timestamp": pd.to_datetime(["2024-01-01"] * 4, utc=True),
        ...     }
        ... )
        >>> choose_model(log).choice.candidates[0].quality.precision
        1.0
    """
    if not _pm4py.installed():
        raise MissingExtraError("Discovering a process model", "mining")
    if time_limit_s is not None and _is_small(log):
        time_limit_s = None
    comparison = compare_miners(
        log,
        miners=candidates(),
        noise=noise,
        support=support,
        options=options,
        budget_s=budget_s,
        time_limit_s=time_limit_s,
        max_variants=max_variants,
        name=name,
        worker=worker,
        only_sound=True,
    )
    return best_of(comparison)


def best_of(comparison: Comparison) -> ProcessModel:
    """Take the model that a comparison recommends, or else the likeliest to be sound.

    Returns:
        The model, with the others as its `choice`.
    """
    taken = _taken(comparison)
    return replace(taken, choice=_choice(comparison, taken))


def _is_small(log: pd.DataFrame | Source) -> bool:
    return sum(len(one.activities) for one in variants(log)) <= SMALL


def _taken(comparison: Comparison) -> ProcessModel:
    found = {model.miner: model for model in comparison.models}
    if comparison.recommended is not None:
        return found[comparison.recommended]
    for miner in _ALWAYS_SOUND:
        if miner in found:
            return found[miner]
    return comparison.models[0]


def _choice(comparison: Comparison, taken: ProcessModel) -> Choice:
    others = [m for m in comparison.models if m is not taken]
    reason = comparison.reason.replace(" is recommended:", " was taken:", 1)
    if comparison.recommended is None:
        reason = (
            f"{taken.miner!r} was taken: of no model it is known that it is sound, and"
            " how well it describes the log."
        )
    return Choice(
        reason=reason,
        candidates=(
            Candidate(miner=taken.miner, quality=taken.quality),
            *(
                Candidate(
                    miner=model.miner,
                    quality=model.quality,
                    why_not=_why_not(model, taken, comparison),
                )
                for model in others
            ),
            *(
                Candidate(miner=miner, why_not=f"no model: {why}")
                for miner, why in comparison.failed.items()
            ),
        ),
    )


def _why_not(model: ProcessModel, taken: ProcessModel, comparison: Comparison) -> str:
    if model.miner in comparison.unmeasured:
        return f"not measured: {comparison.unmeasured[model.miner]}"
    quality, best = model.quality, taken.quality
    if quality is not None and not is_sound(model):
        known = quality.soundness == "unsound"
        return NOT_SOUND if known else "not known to be sound"
    if quality is None or best is None or None in {quality.f_score, best.f_score}:
        return "fitness or precision are not known"
    behind = (best.f_score or 0.0) - (quality.f_score or 0.0)
    return "lower F" if behind > CLOSE else "as good, and not simpler"
