"""Recordings read, redacted and labelled, one independent piece of work each."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, Final, TypedDict, cast

from msgspec import Struct
from msgspec.structs import replace

from wb2pm.analysis.kept import PreparedRecording
from wb2pm.analysis.one_recording import (
    Labelling,
    PreparedTable,
    prepare_one,
    prepare_source,
)
from wb2pm.analysis.planning import plan_work
from wb2pm.analysis.shared_texts import SharedTexts
from wb2pm.analysis.workers import share_out
from wb2pm.columns import CASE
from wb2pm.converters.labels.labelling import Names, alike
from wb2pm.converters.labels.naming.given_names import GivenNames, names_of
from wb2pm.converters.ocel.log import ObjectCentricLog
from wb2pm.converters.redaction.covers import Cover
from wb2pm.converters.redaction.redact import Policy, check_policy
from wb2pm.converters.redaction.rules import mask_text
from wb2pm.converters.sources.bounds import (
    MEMORY_LIMIT_MB,
    TIME_LIMIT_S,
    Bounds,
)
from wb2pm.converters.sources.given import is_paths, items_in
from wb2pm.converters.sources.readers import SkippedRecording
from wb2pm.converters.sources.reading import number_same_ids
from wb2pm.discovery.cases.values import Cases
from wb2pm.discovery.conformance.deviations import ScreenEvidence
from wb2pm.errors import ConversionError, OptionError
from wb2pm.events import Activity, Demonstration, Granularity
from wb2pm.shown import Shown, Tabular

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping, Sequence
    from pathlib import Path

    from wb2pm.converters.sources.given import Given

    Paths = str | Path | Iterable[str | Path]


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
        screens: Case id -> what its screens say of what is missing, where that was
            asked for.
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
        notes: What was wrong with what was kept of them.
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
    screens: dict[str, ScreenEvidence] = {}
    cases: Cases | None = None
    recorded: tuple[tuple[Demonstration, tuple[Activity, ...]], ...] = ()
    notes: tuple[str, ...] = ()

    def rows(self) -> list[dict[str, Any]]:
        """Return a row a recording (see `Demonstration.summary`), activities counted."""
        return [
            {**d.summary(), "activities": len(self.activities[d.id])}
            for d in self.demonstrations
        ]


TABLES_FROM: Final = 100_000
"""Rows from which a log's events are left in its table: fewer fit into any memory."""
READING: Final = "Reading recordings"
"""Stage of the work, as progress tells it."""
SKIPPED: Final = "Skipped recordings"
"""The same, of what could not be read."""


class _Collected(TypedDict):
    tables: tuple[LogTable, ...]
    objects: ObjectCentricLog | None
    demonstrations: tuple[Demonstration, ...]
    activities: dict[str, tuple[Activity, ...]]
    steps: dict[str, tuple[Activity, ...]]
    to_cut: dict[str, tuple[Activity, ...]]
    screens: dict[str, ScreenEvidence]
    redactions: dict[str, int]
    covers: dict[str, Cover]


def prepare(  # noqa: PLR0913 (options of one job)
    recordings: Given,
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
    checked: bool = False,
    strict: bool = False,
    jobs: int | None = 1,
    cluster: str | None = None,
    recordings_cache: str | Path | None = None,
    packed: bool = False,
    tables_from: int | None = None,
    time_limit_s: float | None = TIME_LIMIT_S,
    memory_limit_mb: int | None = MEMORY_LIMIT_MB,
    on_progress: Callable[[str, int, int], None] | None = None,
) -> Prepared:
    """Read, redact and label every recording at and below some paths.

    Args:
        recordings: A file or folder, or several; or what was read of them, which is
            redacted and labelled at once, in this process. What was prepared before is
            returned as it is, if it was prepared as is asked for.
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
        checked: Whether to find what screens say of what is missing
            (`Prepared.screens`), while their pages are at hand.
        strict: Stop at the first recording that cannot be read.
        jobs: Processes to use; None leaves it to joblib, so that an active
            `joblib.parallel_config` may send the work to a cluster.
        cluster: Address of a Dask, Ray or Spark cluster to do the work (see
            `wb2pm.analysis.workers.on_cluster`).
        recordings_cache: Folder in which what is prepared is kept, and looked for first; None
            for none. Nothing is kept of event logs, nor without redaction.
        packed: Whether screens hold their elements packed, in a fraction of the memory
            (see `wb2pm.converters.pages.forms.pack_elements`).
        tables_from: Rows from which the events of an event log stay in its table, and
            are made when somebody asks for them (see
            `wb2pm.converters.eventlogs.in_table`); None makes those of any.
        time_limit_s: Seconds that one source may take; None for any number.
        memory_limit_mb: Megabytes by which a process may grow over one source;
            None for any number.
        on_progress: Told the stage, how many are done, and of how many.

    Returns:
        What was read, and what was skipped and why.

    Raises:
        ConversionError: If nothing could be read, or `strict` and something
            could not, or the file of names cannot be read.
        NotRecordingsError: If there are no recordings in what is given.
        OptionError: If it was prepared before in another way.
        UnknownNameError: If an option names something that does not exist.

    Examples:
        >>> from wb2pm.bundled import demonstrations_of
        >>> prepared = prepare(demonstrations_of(4003))
        >>> len(prepared.demonstrations), prepared.skipped
        (5, ())
    """
    check_policy(redaction)
    given = names_of(names)
    labelling = Labelling(granularity, given, explained, covered, cut_at, checked)
    if isinstance(recordings, Prepared):
        return _as_prepared(recordings, labelling, redaction)
    paths = list(recordings) if isinstance(recordings, Iterator) else recordings
    if not is_paths(paths) and (held := list(items_in(paths))):
        return _prepared_of(paths, held, labelling, redaction)
    bounds = Bounds(time_s=time_limit_s, memory_mb=memory_limit_mb)
    sources, work = plan_work(
        cast("Paths", paths),
        labelling=labelling,
        redaction=redaction,
        bounds=bounds,
        format=format,
        timezone=timezone,
        options=options,
        recordings_cache=recordings_cache,
        packed=packed,
        tables_from=tables_from,
    )
    skipped = list(sources.skipped)
    done: list[PreparedRecording | PreparedTable] = []
    notes: list[str] = []
    texts = SharedTexts()
    tell = on_progress or (lambda *_: None)
    # One alone is not sent away: it may be a long table, and would come back.
    shared: dict[str, Any] = {"jobs": jobs, "cluster": cluster}
    outcomes_of = share_out(prepare_source, work, **(shared if len(work) > 1 else {}))
    for count, outcomes in enumerate(outcomes_of, start=1):
        for outcome in outcomes:
            if isinstance(outcome, SkippedRecording):
                skipped.append(outcome)
                tell(SKIPPED, len(skipped), len(work))
            elif isinstance(outcome, str):
                notes.append(outcome)
            else:
                texts.share(outcome)
                done.append(outcome)
        tell(READING, count, len(work))
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
        notes=tuple(dict.fromkeys(notes)),
        **_collect(done),
    )


def _as_prepared(
    prepared: Prepared, labelling: Labelling, redaction: Policy
) -> Prepared:
    """Return what was prepared, unless it was in another way than is asked for."""
    is_cut = len(prepared.to_cut) == len(prepared.demonstrations)
    is_covered = bool(prepared.covers)
    given = {
        "granularity": (labelling.granularity, prepared.granularity),
        "redaction": (redaction, prepared.redaction),
        "cut_at": (labelling.cut_at is not None and not is_cut, False),
        "covered": (labelling.covered and not is_covered, False),
        "explained": (labelling.explained, False),
        "names": (labelling.names or prepared.names, prepared.names),
    }
    for option, (asked, was) in given.items():
        if asked != was:
            reason = "they were prepared in another way: prepare them anew from paths"
            raise OptionError("recordings", "prepared", option, reason)
    return prepared


def _prepared_of(
    recordings: object,
    items: Iterable[Demonstration | tuple[Demonstration, Any]],
    labelling: Labelling,
    redaction: Policy,
) -> Prepared:
    """Redact and label what was read before."""
    done = [
        prepare_one(i if isinstance(i, Demonstration) else i[0], labelling, redaction)
        for i in items
    ]
    return Prepared(
        granularity=labelling.granularity,
        redaction=redaction,
        skipped=getattr(recordings, "skipped", ()),
        unclaimed=getattr(recordings, "unclaimed", ()),
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


def _collect(done: Sequence[PreparedRecording | PreparedTable]) -> _Collected:
    ones = [
        one
        for each in done
        for one in (each.ones if isinstance(each, PreparedTable) else (each,))
    ]
    numbered = tuple(number_same_ids(one.demonstration for one in ones))
    pairs = list(zip((d.id for d in numbered), ones, strict=True))
    redactions: Counter[str] = Counter()
    for each in done:
        redactions.update(each.redactions)
    tables = [each for each in done if isinstance(each, PreparedTable)]
    return {
        "demonstrations": numbered,
        "activities": _alike({case: one.activities for case, one in pairs}),
        "steps": _alike({case: one.steps for case, one in pairs}),
        "to_cut": {case: one.to_cut for case, one in pairs if one.to_cut},
        "screens": {case: one.screens for case, one in pairs if one.screens},
        "redactions": dict(sorted(redactions.items())),
        "covers": {path: c for _, one in pairs for path, c in one.covers.items()},
        "tables": tuple(_named_alike(tables, {id(o): case for case, o in pairs})),
        "objects": tables[0].objects if len(done) == len(tables) == 1 else None,
    }


def _alike(
    labelled: dict[str, tuple[Activity, ...]],
) -> dict[str, tuple[Activity, ...]]:
    """Call elements alike; what a long log calls its events stays as it is."""
    from wb2pm.converters.eventlogs.in_table import say_more_than_names

    changing = {c: a for c, a in labelled.items() if say_more_than_names(a)}
    return labelled | alike(changing)


def _named_alike(
    tables: list[PreparedTable], names: Mapping[int, str]
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
