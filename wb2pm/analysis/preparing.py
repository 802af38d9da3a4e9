"""Recordings read, redacted and labelled, one independent piece of work each."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any, NamedTuple, TypedDict

from msgspec import Struct
from msgspec.structs import replace

from wb2pm.columns import CASE
from wb2pm.converters.labels.given_names import GivenNames, names_of
from wb2pm.converters.labels.labelling import Names, alike, label
from wb2pm.converters.ocel.log import ObjectCentricLog
from wb2pm.converters.pages.context import PageContext
from wb2pm.converters.redaction.covers import Cover, find_covers
from wb2pm.converters.redaction.redact import Policy, check_policy, redact_labelled
from wb2pm.converters.redaction.rules import mask_text
from wb2pm.converters.sources.bounds import (
    MEMORY_LIMIT_MB,
    TIME_LIMIT_S,
    BeyondBoundsError,
    Bounds,
    bounded,
)
from wb2pm.converters.sources.finding import find_sources
from wb2pm.converters.sources.readers import Reader, SkippedRecording, TableReader
from wb2pm.converters.sources.reading import (
    NO_EVENT,
    is_of_a_source,
    make_readers,
    number_same_ids,
    read_source,
    why_skipped,
)
from wb2pm.discovery.cases.values import Cases
from wb2pm.errors import ConversionError
from wb2pm.events import Activity, Demonstration, Granularity
from wb2pm.shown import Shown, Tabular

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Mapping
    from pathlib import Path


class LogTable(Shown, Struct, frozen=True, kw_only=True):
    """An event log as a table.

    Attributes:
        log: The table (a `pandas.DataFrame`).
        cases: Ids of its cases.
    """

    log: Any
    cases: tuple[str, ...]


class Prepared(Tabular, Struct, frozen=True, kw_only=True):
    """Recordings that are ready to be written, mined and checked.

    Attributes:
        demonstrations: The demonstrations, redacted.
        activities: Case id -> activities at the granularity asked for.
        steps: Case id -> activities at granularity ``step``.
        to_cut: Case id -> activities as finely as it is cut, where that was asked for.
        granularity: How `activities` were labelled.
        redaction: Policy that was used.
        redactions: Kind of secret -> how often it was masked.
        skipped: Recordings that could not be read.
        unclaimed: Files beside them that no reader takes for a recording.
        tables: The event logs among the sources as tables with all their columns,
            redacted; their cases are among the demonstrations too.
        objects: The object-centric log, redacted, where one is the only source.
        names: The names that overruled what was found.
        covers: Picture -> what is to be covered on it, where that was asked for.
        cases: How the cases were made, where they are not the recordings.
        recorded: The recordings and their activities, where cases share events.
    """

    demonstrations: tuple[Demonstration, ...]
    activities: dict[str, tuple[Activity, ...]]
    steps: dict[str, tuple[Activity, ...]]
    granularity: Granularity
    redaction: Policy
    redactions: dict[str, int]
    skipped: tuple[SkippedRecording, ...]
    unclaimed: tuple[str, ...]
    tables: tuple[LogTable, ...] = ()
    objects: ObjectCentricLog | None = None
    names: GivenNames | None = None
    covers: dict[str, Cover] = {}
    to_cut: dict[str, tuple[Activity, ...]] = {}
    cases: Cases | None = None
    recorded: tuple[tuple[Demonstration, tuple[Activity, ...]], ...] = ()

    def rows(self) -> list[dict[str, Any]]:
        """Return a row a recording (see `Demonstration.summary`), activities counted."""
        return [
            {**d.summary(), "activities": len(self.activities[d.id])}
            for d in self.demonstrations
        ]


class _Labelling(NamedTuple):
    granularity: Granularity
    names: GivenNames | None
    explained: bool
    covered: bool = False
    cut_at: Granularity | None = None


class _One(Struct, frozen=True, kw_only=True):
    demonstration: Demonstration
    activities: tuple[Activity, ...]
    steps: tuple[Activity, ...]
    redactions: dict[str, int]
    covers: dict[str, Cover] = {}
    to_cut: tuple[Activity, ...] = ()


class _OneTable(Struct, frozen=True, kw_only=True):
    log: Any
    objects: ObjectCentricLog | None
    ones: tuple[_One, ...]
    redactions: dict[str, int]


class _Collected(TypedDict):
    tables: tuple[LogTable, ...]
    objects: ObjectCentricLog | None
    demonstrations: tuple[Demonstration, ...]
    activities: dict[str, tuple[Activity, ...]]
    steps: dict[str, tuple[Activity, ...]]
    to_cut: dict[str, tuple[Activity, ...]]
    redactions: dict[str, int]
    covers: dict[str, Cover]


def prepare(  # noqa: PLR0913 (options of one job)
    paths: str | Path | Iterable[str | Path],
    *,
    granularity: Granularity = "step",
    redaction: Policy = "secrets",
    format: str | None = None,  # noqa: A002 (the users' word)
    timezone: str = "UTC",
    options: Mapping[str, Any] | None = None,
    names: Names | None = None,
    explained: bool = False,
    covered: bool = False,
    cut_at: Granularity | None = None,
    strict: bool = False,
    jobs: int | None = 1,
    time_limit_s: float | None = TIME_LIMIT_S,
    memory_limit_mb: int | None = MEMORY_LIMIT_MB,
    on_progress: Callable[[str, int, int], None] | None = None,
) -> Prepared:
    """Read, redact and label every recording at and below some paths.

    Args:
        paths: A file or folder, or several.
        granularity: How finely to label.
        redaction: What to mask before anything else sees it.
        format: Reader to use; None lets each file be claimed.
        timezone: Zone of the recording machine's clock.
        options: Further options of readers, by name (see `wb2pm formats`).
        names: File of names that overrule what is found (see `labels.label`).
        explained: Whether `Activity.naming` says what each witness was asked.
        covered: Whether to find what has to be covered on the pictures of screens.
        cut_at: How finely recordings are to be cut; `Prepared.to_cut` then has their
            activities so labelled.
        strict: Stop at the first recording that cannot be read.
        jobs: Processes to use; None leaves it to joblib, so that an active
            `joblib.parallel_config` may send the work to a cluster.
        time_limit_s: Seconds that one source may take; None for any number.
        memory_limit_mb: Megabytes by which a process may grow over one source;
            None for any number.
        on_progress: Told the stage, how many are done, and of how many.

    Returns:
        What was read, and what was skipped and why.

    Raises:
        ConversionError: If nothing could be read, or `strict` and something
            could not, or the file of names cannot be read.
        UnknownNameError: If an option names something that does not exist.

    Examples:
        >>> from wb2pm.bundled import demonstrations_of
        >>> prepared = prepare(demonstrations_of(4003))
        >>> len(prepared.demonstrations), prepared.skipped
        (5, ())
    """
    check_policy(redaction)
    given = names_of(names)
    labelling = _Labelling(granularity, given, explained, covered, cut_at)
    bounds = Bounds(time_s=time_limit_s, memory_mb=memory_limit_mb)
    sources = find_sources(paths, format=format, bounds=bounds)
    readers = make_readers(sources, timezone=timezone, options=options)
    work = [(p, readers[n], labelling, redaction, bounds) for p, n in sources.paths]
    skipped = list(sources.skipped)
    done: list[_One | _OneTable] = []
    for count, outcomes in enumerate(_run(_prepare_source, work, jobs), start=1):
        for outcome in outcomes:
            if isinstance(outcome, SkippedRecording):
                skipped.append(outcome)
            else:
                done.append(outcome)
        if on_progress:
            on_progress("Reading recordings", count, len(work))
        if strict and skipped:
            break
    if redaction != "none":
        skipped = [replace(s, reason=mask_text(s.reason)) for s in skipped]
    if skipped and (strict or not done):
        raise _refusal(skipped[:1] if strict else skipped)
    return Prepared(
        granularity=granularity,
        redaction=redaction,
        skipped=tuple(skipped),
        unclaimed=sources.unclaimed,
        names=labelling.names,
        **_collect(done),
    )


_MOST_NAMED = 10
"""Recordings that an error names with their reasons: half a screenful."""


def _refusal(skipped: list[SkippedRecording]) -> ConversionError:
    """Name what could not be read, the first ones where it is much."""
    first, *others = skipped
    lines = [f"  {each.source}: {each.reason}" for each in others[: _MOST_NAMED - 1]]
    if len(skipped) > _MOST_NAMED:
        lines.append(f"  and {len(skipped) - _MOST_NAMED} more")
    if not others:
        return ConversionError(first.reason, first.source)
    none = f"None of {len(skipped)} recordings could be read; the others:"
    return ConversionError("\n".join([first.reason, none, *lines]), first.source)


def _prepare_source(
    path: Path,
    reader: Reader,
    labelling: _Labelling,
    redaction: Policy,
    bounds: Bounds,
) -> list[_One | _OneTable | SkippedRecording]:
    """Prepare the recordings in a source; nothing that goes wrong stops the others."""
    try:
        with bounded(bounds):
            return _prepared(path, reader, labelling, redaction)
    except BeyondBoundsError as exc:
        return [SkippedRecording(source=str(path), reason=exc.reason)]
    except BaseException as exc:
        if not is_of_a_source(exc):
            raise
        return [SkippedRecording(source=str(path), reason=why_skipped(exc, path))]


def _prepared(
    path: Path, reader: Reader, labelling: _Labelling, redaction: Policy
) -> list[_One | _OneTable | SkippedRecording]:
    if isinstance(reader, TableReader):
        return _prepare_table(path, reader, labelling, redaction)
    return [
        outcome
        if isinstance(outcome, SkippedRecording)
        else _prepare_one(outcome, labelling, redaction)
        for outcome in read_source(path, reader)
    ]


def _prepare_table(
    path: Path, reader: TableReader, labelling: _Labelling, redaction: Policy
) -> list[_One | _OneTable | SkippedRecording]:
    """Read and redact an event log as the table it is; its cases are made of that."""
    from wb2pm.converters.redaction.tables import redact_objects, redact_table

    table = reader.read_table(path)
    objects = reader.read_objects(path)
    masked = redact_table(table, policy=redaction)
    ones: list[_One] = []
    skipped: list[_One | _OneTable | SkippedRecording] = []
    for outcome in reader.demonstrations(masked.log, path):
        if isinstance(outcome, SkippedRecording):
            skipped.append(outcome)
            continue
        labels = label(outcome, granularity=labelling.granularity)
        ones.append(
            _One(
                demonstration=outcome,
                activities=labels,
                steps=labels,
                redactions={},
                to_cut=labels if labelling.cut_at else (),
            )
        )
    if not (ones or skipped):
        return [SkippedRecording(source=str(path), reason=NO_EVENT)]
    whole = _OneTable(
        log=masked.log,
        objects=None if objects is None else redact_objects(objects, policy=redaction),
        ones=tuple(ones),
        redactions=masked.counts,
    )
    return [*skipped, whole]


def _prepare_one(
    outcome: Demonstration, labelling: _Labelling, redaction: Policy
) -> _One:
    wanted = dict.fromkeys(("step", labelling.granularity, labelling.cut_at or "step"))
    context = PageContext(outcome)  # one for all: each page is decoded once
    labelled = [
        label(
            outcome,
            granularity=each,
            names=labelling.names,
            explained=labelling.explained,
            context=context,
        )
        for each in wanted
    ]
    masked = redact_labelled(outcome, labelled, policy=redaction, context=context)
    done = dict(zip(wanted, masked.labelled, strict=True))
    return _One(
        demonstration=masked.redacted.demonstration,
        activities=done[labelling.granularity],
        steps=done["step"],
        redactions=masked.redacted.counts,
        covers=find_covers(outcome, masked.redacted.demonstration, policy=redaction)
        if labelling.covered
        else {},
        to_cut=done[labelling.cut_at] if labelling.cut_at else (),
    )


def _run(
    function: Callable[..., Any], work: list[tuple[Any, ...]], jobs: int | None
) -> Iterator[Any]:
    """Call a function for each piece of work, in order, in processes if asked."""
    if jobs == 1:
        for arguments in work:
            yield function(*arguments)
        return
    from joblib import Parallel, delayed

    wanted = True

    def pieces() -> Iterator[Any]:
        for arguments in work:
            if not wanted:
                return
            yield delayed(function)(*arguments)

    # A generator, so that progress is told while the work goes on.
    outcomes = Parallel(n_jobs=jobs, return_as="generator")(pieces())
    try:
        for outcome in outcomes:  # noqa: UP028 (it would be closed outside the block below)
            yield outcome
    except GeneratorExit:
        wanted = False  # what is under way ends by itself: to stop it is a race in loky
        for _ in outcomes:
            pass
        raise


def _collect(done: list[_One | _OneTable]) -> _Collected:
    ones = [
        one
        for each in done
        for one in (each.ones if isinstance(each, _OneTable) else (each,))
    ]
    numbered = tuple(number_same_ids(one.demonstration for one in ones))
    pairs = list(zip((d.id for d in numbered), ones, strict=True))
    redactions: Counter[str] = Counter()
    for each in done:
        redactions.update(each.redactions)
    tables = [each for each in done if isinstance(each, _OneTable)]
    return {
        "demonstrations": numbered,
        "activities": alike({case: one.activities for case, one in pairs}),
        "steps": alike({case: one.steps for case, one in pairs}),
        "to_cut": {case: one.to_cut for case, one in pairs if one.to_cut},
        "redactions": dict(sorted(redactions.items())),
        "covers": {path: c for _, one in pairs for path, c in one.covers.items()},
        "tables": tuple(_named_alike(tables, {id(o): case for case, o in pairs})),
        "objects": tables[0].objects if len(done) == len(tables) == 1 else None,
    }


def _named_alike(
    tables: list[_OneTable], names: Mapping[int, str]
) -> Iterator[LogTable]:
    """Return the cases of tables the ids that their demonstrations were given."""
    for table in tables:
        changed = {
            one.demonstration.id: names[id(one)]
            for one in table.ones
            if one.demonstration.id != names[id(one)]
        }
        log = table.log
        if changed:
            log = log.assign(**{CASE: log[CASE].map(lambda c: changed.get(c, c))})  # noqa: B023 (used at once)
            log.attrs = table.log.attrs
        yield LogTable(log=log, cases=tuple(names[id(one)] for one in table.ones))
