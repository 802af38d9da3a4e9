"""Workflows analysed in several processes, each with what it needs and nothing else."""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING, Any

from msgspec import MsgspecError, Struct, msgpack
from msgspec.structs import replace

from wb2pm.analysis.cache import PreparedCache, key_of_model, key_of_workflow
from wb2pm.analysis.findings import WorkflowAnalysis
from wb2pm.analysis.kept import PreparedRecording
from wb2pm.analysis.limited_models import Modelled, model_and_check
from wb2pm.analysis.one_workflow import analyze_workflow, rows_of
from wb2pm.analysis.workers import share_out
from wb2pm.analysis.workflows import say_without_procedure
from wb2pm.discovery.conformance.deviations import Verdict
from wb2pm.discovery.counts.values import DirectlyFollowsGraph, Variant
from wb2pm.discovery.counts.variants import variants
from wb2pm.discovery.improvements.improvement import Improvement
from wb2pm.discovery.mining.choosing import NOT_SOUND
from wb2pm.discovery.mining.measured_models import import_engines
from wb2pm.discovery.models.values import ProcessModel
from wb2pm.discovery.time_limits import Clock
from wb2pm.errors import WriteError
from wb2pm.procedures.procedure import Procedure

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    import pandas as pd

    from wb2pm.analysis.preparing import Prepared
    from wb2pm.events import Demonstration


def analyze_apart(  # noqa: PLR0913, PLR0917 (parts of one job)
    groups: Mapping[str, tuple[Demonstration, ...]],
    prepared: Prepared,
    log: pd.DataFrame,
    options: Mapping[str, Any],
    limit_s: float | None = None,
    cache: str | None = None,
    **sharing: Any,  # noqa: ANN401 (those of `share_out`)
) -> Iterator[WorkflowAnalysis]:
    """Find out about each workflow, in processes or on a cluster.

    What was sent is not sent back: the demonstrations, activities and logs of the
    results are those that are here.

    Args:
        groups: Workflow -> its demonstrations.
        prepared: Activities of these and others.
        log: Event log of these and others.
        options: As for `analyze_workflow`.
        limit_s: Seconds that the model of each workflow and the check against it may
            take; None for any number.
        cache: Folder in which what is found is kept; None keeps nothing.
        **sharing: As for `wb2pm.analysis.workers.share_out`.
    """
    pieces = (
        (name, part_of(prepared, group), rows_of(log, group), options, limit_s, cache)
        for name, group in groups.items()
    )
    results = share_out(_analyze_one, pieces, **sharing)
    for (name, group), encoded in zip(groups.items(), results, strict=True):
        part, own = part_of(prepared, group), rows_of(log, group)
        yield _whole(name, part, own, _decoder.decode(encoded))


def model_apart(
    log: pd.DataFrame,
    options: Mapping[str, Any],
    limit_s: float | None = None,
    **sharing: Any,  # noqa: ANN401 (those of `share_out`)
) -> Modelled:
    """Find a model where the workflows are analysed, and not in this process.

    Those processes have imported the miners, which take a hundred megabytes, and this one
    has not.

    Args:
        log: The event log.
        options: As for `model_and_check`.
        limit_s: Seconds that it may take; None for any number.
        **sharing: As for `wb2pm.analysis.workers.share_out`.
    """
    (encoded,) = share_out(_model_one, [(log, options, limit_s)], **sharing)
    model, notes = _modelled_decoder.decode(encoded)
    return Modelled(model, {}, notes)


def _model_one(
    log: pd.DataFrame, options: Mapping[str, Any], limit_s: float | None
) -> bytes:
    import_engines()
    found = model_and_check(log, clock=Clock(limit_s), checked=False, **options)
    return msgpack.encode((found.model, found.notes))


def analyze_kept(  # noqa: PLR0913 (parts of one job)
    name: str,
    group: tuple[Demonstration, ...],
    prepared: Prepared,
    log: pd.DataFrame,
    *,
    cache: str | None,
    clock: Clock,
    **options: Any,  # noqa: ANN401 (those of `analyze_workflow`)
) -> WorkflowAnalysis:
    """Find out about a workflow, or take what is kept of it.

    Args:
        name: The workflow.
        group: Its demonstrations.
        prepared: Activities of these and others.
        log: Event log of these and others.
        cache: Folder in which what is found is kept; None keeps nothing.
        clock: As for `analyze_workflow`.
        **options: Likewise.
    """
    part, own = part_of(prepared, group), rows_of(log, group)
    found = _found_out(name, part, own, cache=cache, clock=clock, **options)
    return _whole(name, part, own, found)


def _whole(
    name: str, part: Prepared, own: pd.DataFrame, found: _Found
) -> WorkflowAnalysis:
    return WorkflowAnalysis(
        workflow=name,
        demonstrations=part.demonstrations,
        activities=part.activities,
        log=own,
        **{field: getattr(found, field) for field in found.__struct_fields__},
    )


class _Found(Struct, frozen=True, kw_only=True):
    """What is new in a `WorkflowAnalysis`.

    It comes back encoded by its types. Pickled, a value that equals its default is no
    longer the default itself, and would be written where it was left out before.
    """

    variants: tuple[Variant, ...]
    map: DirectlyFollowsGraph
    model: ProcessModel | None
    written: dict[str, Procedure]
    procedure: Procedure | None
    model_verdicts: dict[str, Verdict]
    procedure_verdicts: dict[str, Verdict]
    improvements: tuple[Improvement, ...]
    notes: tuple[str, ...]


_decoder = msgpack.Decoder(_Found)
_modelled_decoder = msgpack.Decoder(tuple[ProcessModel | None, tuple[str, ...]])


def part_of(prepared: Prepared, group: tuple[Demonstration, ...]) -> Prepared:
    """Return what of prepared recordings some of them need.

    Examples:
        >>> from wb2pm.analysis.preparing import prepare
        >>> from wb2pm.bundled import demonstrations_of
        >>> prepared = prepare(demonstrations_of(4003))
        >>> len(part_of(prepared, prepared.demonstrations[:2]).steps)
        2
    """
    ids = [d.id for d in group]
    cases = frozenset(ids)
    return replace(
        prepared,
        demonstrations=group,
        activities={case: prepared.activities[case] for case in ids},
        steps={case: prepared.steps[case] for case in ids},
        screens={case: s for case in ids if (s := prepared.screens.get(case))},
        to_cut={},
        covers={},
        recorded=(),
        objects=None,
        names=None,
        cases=None,
        skipped=(),
        tables=tuple(
            replace(table, log=None, cases=tuple(c for c in table.cases if c in cases))
            for table in prepared.tables
        ),
    )


def _analyze_one(  # noqa: PLR0913, PLR0917 (what crosses processes)
    name: str,
    prepared: Prepared,
    log: pd.DataFrame,
    options: Mapping[str, Any],
    limit_s: float | None,
    cache: str | None,
) -> bytes:
    clock = Clock(limit_s)
    found = _found_out(name, prepared, log, cache=cache, clock=clock, **options)
    return msgpack.encode(found)


def _found_out(
    name: str,
    part: Prepared,
    log: pd.DataFrame,
    *,
    cache: str | None,
    clock: Clock,
    **options: Any,  # noqa: ANN401 (those of `analyze_workflow`)
) -> _Found:
    """Find out about a workflow, or take what is kept of it, and keep what is new.

    What a limit of time had a part in is not kept.
    """
    told = {key: value for key, value in options.items() if key != "worker"}
    key = _key(name, part, told) if cache else None
    store = None if cache is None or key is None else PreparedCache(folder=cache)
    if store is not None and key is not None and (kept := _kept(store, key)):
        return kept
    # What a process imports once is no workflow's own time: of thousands of recordings
    # each has but a second, and the first in a process would never be found out in full.
    left = clock.left()
    import_engines()
    own = clock if left is None else Clock(left)
    whole = analyze_workflow(name, part.demonstrations, part, log, clock=own, **options)
    found = _Found(**{f: getattr(whole, f) for f in _Found.__struct_fields__})
    if store is not None and key is not None and is_found_in_full(found):
        with suppress(WriteError):  # said of the recordings, which are kept there too
            store.keep_analysis(key, msgpack.encode(found))
    return found


def _key(name: str, part: Prepared, options: Mapping[str, Any]) -> str | None:
    """Tell a workflow from others; None for one that is not to be kept."""
    if not can_be_kept(part):
        return None
    recordings = (
        PreparedRecording(
            demonstration=d,
            activities=part.activities[d.id],
            steps=part.steps[d.id],
            redactions={},
        )
        for d in part.demonstrations
    )
    told = (name, part.granularity, part.redaction, sorted(options.items()))
    return key_of_workflow(recordings, told)


def can_be_kept(prepared: Prepared) -> bool:
    """Return whether what is found out about recordings may be kept on disk.

    Examples:
        >>> from wb2pm.analysis.preparing import prepare
        >>> from wb2pm.bundled import demonstrations_of
        >>> can_be_kept(prepare(demonstrations_of(4003)[:1]))
        True
    """
    return prepared.redaction != "none" and not prepared.tables


class KeptModel:
    """The model of all workflows, as it is kept.

    Args:
        log: The log of all of them.
        cache: Folder in which it is kept.
        options: What it is discovered with.
    """

    def __init__(self, log: pd.DataFrame, cache: str, *options: object) -> None:
        counted = ((each.activities, each.count) for each in variants(log))
        self._key = key_of_model(counted, options)
        self._store = PreparedCache(folder=cache)

    def find(self) -> ProcessModel | None:
        """Return what is kept, if it is there and can be used."""
        written = self._store.find_analysis(self._key)
        try:
            return None if written is None else _model_decoder.decode(written)
        except MsgspecError:
            return None

    def keep(self, model: ProcessModel) -> None:
        """Keep a model, unless a limit of time had a part in its measures."""
        if is_measured(model):
            with suppress(WriteError):
                self._store.keep_analysis(self._key, msgpack.encode(model))


def is_measured(model: ProcessModel | None) -> bool:
    """Return whether a model was measured on all cases.

    Examples:
        >>> is_measured(None)
        False
    """
    quality = None if model is None else model.quality
    if quality is None or quality.fitness is None:
        return False
    return quality.measured == 1


_model_decoder = msgpack.Decoder(ProcessModel)


def _kept(store: PreparedCache, key: str) -> _Found | None:
    written = store.find_analysis(key)
    try:
        return None if written is None else _decoder.decode(written)
    except MsgspecError:
        return None  # found out anew, and written again


def is_found_in_full(found: _Found | WorkflowAnalysis) -> bool:
    """Return whether a limit of time had no part in what was found about a workflow.

    Nothing was left out, and all models were measured. That recordings have no procedure
    to be checked against is so however long there is.

    Args:
        found: What was found.
    """
    cases = [*found.written]
    lasting = {
        note
        for end in range(1, len(cases) + 1)
        for some in (cases[end - 1 : end], cases[:end])
        for note in say_without_procedure(some)
    }
    if not lasting.issuperset(found.notes):
        return False
    if found.model is None or found.model.choice is None:
        return False
    return all(
        each.why_not == NOT_SOUND
        or (
            each.quality is not None
            and each.quality.fitness is not None
            and each.quality.soundness in {"sound", "unsound"}
        )
        for each in found.model.choice.candidates
    )
