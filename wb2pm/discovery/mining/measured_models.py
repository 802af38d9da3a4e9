"""Models of one log by several miners, measured, within a limit of time.

A limit is shared out: each miner in turn may take a third of what is left, those first
whose models are always sound, because only such a model can be recommended; what is
left then goes round once more. What is still not done is named, with nothing guessed
in its place.
"""

from __future__ import annotations

import time
from contextlib import nullcontext
from typing import TYPE_CHECKING, Any, NamedTuple

from msgspec.structs import replace

from wb2pm.discovery import _pm4py, _r4pm
from wb2pm.discovery.measures.alignments import BUDGET_S
from wb2pm.discovery.measures.nets import measure_shape
from wb2pm.discovery.measures.quality import measure_on_variants, measure_quality
from wb2pm.discovery.mining.built_in import SUPPORT
from wb2pm.discovery.mining.counted_logs import checked_options, count_log, find_model
from wb2pm.discovery.mining.registry import miners as registered
from wb2pm.discovery.models.values import Quality
from wb2pm.discovery.time_limits import Clock, Worker
from wb2pm.errors import ConformanceError, DiscoveryError, TimeLimitError

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    import pandas as pd

    from wb2pm.converters.ocel.log import ObjectCentricLog
    from wb2pm.discovery.counts.log_columns import Source
    from wb2pm.discovery.mining.counted_logs import Counted
    from wb2pm.discovery.models.values import ProcessModel

ROUNDS = 2
"""How often a miner is given a part of the time."""

SHARE = 3
"""What part of the time that is left one miner may take, unless it is the last: a log
that is hard for one miner is hard for all, and then some results are better than none.
"""

LEAST_S = 10.0
TIMES_FINDING = 2.0
"""How long measuring a model may take at first: `LEAST_S`, or so many times what finding
it took. What is known then are the measures of the most frequent variants. Where several
miners are compared, what is left of the time goes into measuring on all variants."""
AT_WORK = 0.8
"""Part of its time for which a measure aligns variants; half of what is left is for
precision."""

FIRST = ("inductive_dfg", "dfg", "inductive", "powl")
"""Miners of sound models, the quick ones first."""


class Measured(NamedTuple):
    """Models and what is missing.

    Attributes:
        models: Miner -> its model with its quality.
        failed: Miner -> why it found none.
        unmeasured: Miner -> why fitness, precision and generalisation of its model
            are None, where time or memory was over.
        late: Miners whose model was not found or not measured in time.
    """

    models: dict[str, ProcessModel]
    failed: dict[str, str]
    unmeasured: dict[str, str]
    late: tuple[str, ...]


def measured_models(  # noqa: PLR0913 (options of one job)
    log: pd.DataFrame | Source | ObjectCentricLog,
    miners: Sequence[str],
    *,
    noise: float = 0.2,
    support: float = SUPPORT,
    options: Mapping[str, Any] | None = None,
    budget_s: float = BUDGET_S,
    time_limit_s: float | None = None,
    max_variants: int | None = None,
    name: str = "process",
    worker: Worker | None = None,
    only_sound: bool = False,
    measured: bool = True,
) -> Measured:
    """Discover a model with each miner and measure it.

    Args:
        log: An event log, or an object-centric log (see
            `wb2pm.discovery.mining.miners.discover`).
        miners: Names of miners that read such a log.
        noise: As in `wb2pm.discovery.mining.miners.discover`, for every miner.
        support: Likewise.
        options: Further options; each miner heeds those that it has.
        budget_s: Seconds that one variant may cost each engine of alignments.
        time_limit_s: Seconds that all of it may take once the log is counted, but
            for a second or two a model; None for as long as it takes. With a limit,
            the work is done in another process, which is ended when time is up.
        max_variants: How many variants models are measured on at most; see
            `wb2pm.discovery.measures.quality.measure_quality`.
        name: What the models are models of.
        worker: The process that does the work under a limit; None starts one, which
            takes seconds, and ends it. Whoever has several logs gives the same.
        only_sound: Do not lay the log beside models that are not known to be sound.
        measured: Whether the models are measured.

    Returns:
        The models in the order of `miners`, and what is missing with the reasons.
        A miner that fails does not stop the others.

    Raises:
        DiscoveryError: If the log is empty, an option out of range, the limit
            below 0, or `max_variants` below 1.
        LogError: If the log lacks a column or a value.
        MissingExtraError: If an engine is not installed.
        OptionError: If a value is not of its option's type.
        UnknownNameError: If there is no such miner, or none of them has an option.

    Examples:
        >>> import pandas as pd
        >>> log = pd.DataFrame(
        ...     {
        ...         "case:concept:name": ["1", "1"],
        ...         "concept:name": ["Open", "Save"],
        ...         "time:timestamp": pd.to_datetime(["2024-01-01"] * 2, utc=True),
        ...     }
        ... )
        >>> list(measured_models(log, ["inductive", "dfg"]).models)
        ['inductive', 'dfg']
    """
    if time_limit_s is not None and time_limit_s < 0:
        raise DiscoveryError(f"the time limit must not be below 0 s: {time_limit_s}")
    if max_variants is not None and max_variants < 1:
        raise DiscoveryError(f"at least one variant is measured, not {max_variants}")
    given = checked_options(miners, noise=noise, support=support, options=options)
    with_graph = any(registered.get(miner).works_on == "graph" for miner in miners)
    counted = count_log(log, with_graph=with_graph)
    job = _Job(counted, given, name, budget_s, only_sound, measured, max_variants)
    search = _Search(job, Clock(time_limit_s))
    order = list(dict.fromkeys(miners))
    todo = sorted(order, key=_turn)
    with Worker() if worker is None else nullcontext(worker) as own:
        for _ in range(ROUNDS):
            for at, miner in enumerate(todo):
                search.try_miner(miner, own, parts=min(SHARE, len(todo) - at))
            todo = [miner for miner in todo if search.is_to_do(miner)]
            search.in_haste = False
    return search.result(order)


class _Search:
    """What is found, as long as time lasts."""

    def __init__(self, job: _Job, clock: Clock) -> None:
        self.late: set[str] = set()
        self.in_haste = True
        self._job = job
        self._clock = clock
        self._models: dict[str, ProcessModel] = {}
        self._failed: dict[str, str] = {}
        self._unmeasured: dict[str, str] = {}

    def try_miner(self, miner: str, worker: Worker, *, parts: int) -> None:
        """Find the miner's model and measure it, in one part of the time left."""
        self.late.discard(miner)
        try:
            worker.start(import_engines, limit_s=self._clock.left())
            share = Clock(self._clock.share(parts))
            begun = time.monotonic()
            if miner not in self._models:
                found = worker.run(self._job.find, miner, limit_s=share.left())
                self._models[miner] = found
            model = self._models[miner]
            if not self._job.measured:
                return
            left = share.left()
            if left is not None and self.in_haste:
                taken = time.monotonic() - begun
                left = min(left, max(LEAST_S, TIMES_FINDING * taken))
            work_s = None if left is None else AT_WORK * left
            quality = worker.run(self._job.measure, model, work_s, limit_s=left)
            self._models[miner] = replace(model, quality=quality)
            if quality.measured < 1 and quality.sampled is None:
                self.late.add(miner)
        except TimeLimitError:
            self.late.add(miner)
        except (DiscoveryError, ConformanceError) as exc:
            missing = self._unmeasured if miner in self._models else self._failed
            missing[miner] = str(exc)

    def is_to_do(self, miner: str) -> bool:
        """Return whether more time would tell more of a miner that is not alone."""
        alone = len(self._models) == 1 and not self._failed
        return miner in self.late and not (alone and self._is_measured(miner))

    def _is_measured(self, miner: str) -> bool:
        model = self._models.get(miner)
        return model is not None and (model.quality or Quality()).fitness is not None

    def result(self, order: Sequence[str]) -> Measured:
        """Put together what was found, and name what was not."""
        limit_s = self._clock.limit_s
        late = f"not done within its part of the time limit of {limit_s or 0:.0f} s"
        unmeasured = self._unmeasured | {
            miner: late
            for miner in self.late & set(self._models)
            if not self._is_measured(miner)
        }
        failed = self._failed | dict.fromkeys(self.late - set(self._models), late)
        models = {
            miner: _partly_measured(model, unmeasured[miner])
            if miner in unmeasured
            else model
            for miner in order
            if (model := self._models.get(miner)) is not None
        }
        return Measured(
            models=models,
            failed={miner: failed[miner] for miner in order if miner in failed},
            unmeasured={m: unmeasured[m] for m in order if m in unmeasured},
            late=tuple(miner for miner in order if miner in self.late),
        )


class _Job(NamedTuple):
    counted: Counted
    options: Mapping[str, Any]
    name: str
    budget_s: float
    only_sound: bool
    measured: bool
    max_variants: int | None

    def find(self, miner: str) -> ProcessModel:
        return find_model(self.counted, miner, self.options, name=self.name)

    def measure(self, model: ProcessModel, work_s: float | None) -> Quality:
        if self.counted.objects is not None:
            return measure_quality(model, self.counted.objects, budget_s=self.budget_s)
        variants = self.counted.variants
        return measure_on_variants(
            model,
            variants,
            budget_s=self.budget_s,
            time_limit_s=work_s,
            precision_time_s=work_s and work_s * (1 - AT_WORK) / AT_WORK / 2,
            max_variants=self.max_variants,
            only_sound=self.only_sound,
        )


def _turn(miner: str) -> int:
    """Return a miner's place in the order of trying."""
    return FIRST.index(miner) if miner in FIRST else len(FIRST)


def import_engines() -> None:
    """Import the miners that cost seconds, where they are installed.

    Examples:
        >>> import_engines()
    """
    for installed, import_engine in (
        (_pm4py.installed, _pm4py.import_engine),
        (_r4pm.installed, _r4pm.import_engine),
    ):
        if installed():
            import_engine()


def _partly_measured(model: ProcessModel, why: str) -> ProcessModel:
    shape = measure_shape(model)
    note = f"Fitness, precision and generalisation were not measured: {why}."
    return replace(model, quality=replace(shape, notes=(*shape.notes, note)))
