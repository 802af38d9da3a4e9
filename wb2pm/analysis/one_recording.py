"""One recording read, labelled and masked; taken from what is kept of it, if it is."""

from __future__ import annotations

from dataclasses import fields, is_dataclass
from typing import TYPE_CHECKING, Any, NamedTuple

from msgspec import Struct

from wb2pm.analysis.cache import PreparedCache, key_of
from wb2pm.analysis.kept import PreparedRecording, packed, unpacked
from wb2pm.converters.labels.labelling import label
from wb2pm.converters.ocel.log import ObjectCentricLog
from wb2pm.converters.pages.context import PageContext
from wb2pm.converters.redaction.covers import find_covers
from wb2pm.converters.redaction.redact import Policy, redact_labelled
from wb2pm.converters.sources.bounds import BeyondBoundsError, Bounds, bounded
from wb2pm.converters.sources.readers import SkippedRecording, TableReader
from wb2pm.converters.sources.reading import (
    NO_EVENT,
    is_of_a_source,
    read_source,
    why_skipped,
)
from wb2pm.discovery.conformance.continuity.gaps import screen_evidence
from wb2pm.errors import WriteError
from wb2pm.events import Granularity

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    import pandas as pd

    from wb2pm.converters.labels.naming.given_names import GivenNames
    from wb2pm.events import Activity, Demonstration


class Labelling(NamedTuple):
    """How a recording is labelled.

    Attributes:
        granularity: How finely.
        names: Names that overrule what is found.
        explained: Whether `Activity.naming` says what each witness was asked.
        covered: Whether to find what has to be covered on pictures.
        cut_at: How finely it is to be cut; None where it is not.
        checked: Whether to find what its screens say of what is missing.
    """

    granularity: Granularity
    names: GivenNames | None
    explained: bool
    covered: bool = False
    cut_at: Granularity | None = None
    checked: bool = False


class PreparedTable(Struct, frozen=True, kw_only=True):
    """An event log as a table, redacted, and its cases as demonstrations.

    Attributes:
        log: The table.
        objects: The object-centric log, where it is one.
        ones: Its cases.
        redactions: Kind of secret -> how often it was masked.
    """

    log: Any
    objects: ObjectCentricLog | None
    ones: tuple[PreparedRecording, ...]
    redactions: dict[str, int]


Outcome = PreparedRecording | PreparedTable | SkippedRecording | str
"""What comes of a source; text says what was wrong with what was kept of it."""


class SourceWork(Struct, frozen=True, kw_only=True):
    """What is done with one source.

    Attributes:
        reader: Its reader, which has its options.
        labelling: How it is labelled.
        redaction: What is masked.
        bounds: Time and memory that it may take.
        cache: Folder in which what is prepared is kept; None keeps nothing.
        beside: What tells one state of what lies beside it from another.
        packed: Whether the elements of screens are given packed.
        tables_from: Rows from which the events of a log stay in its table; None where
            they are made of any.
    """

    reader: Any
    labelling: Labelling
    redaction: Policy
    bounds: Bounds
    cache: str | None = None
    beside: str = ""
    packed: bool = False
    tables_from: int | None = None


def prepare_source(path: Path, work: SourceWork) -> list[Outcome]:
    """Prepare the recordings in a source; nothing that goes wrong stops the others.

    Args:
        path: The source.
        work: What is done with it.

    Returns:
        What came of it. Nothing is kept of tables, nor of what is not masked.
    """
    key = source_key(path, work) if work.cache else None
    if work.cache is None or key is None:
        outcomes = _prepare_bounded(path, work)
        return _each(packed, outcomes) if work.packed else outcomes
    outcomes = _prepared_or_kept(path, work, PreparedCache(folder=work.cache), key)
    return outcomes if work.packed else _each(unpacked, outcomes)


def _each(
    change: Callable[[PreparedRecording], PreparedRecording], outcomes: list[Outcome]
) -> list[Outcome]:
    return [change(o) if isinstance(o, PreparedRecording) else o for o in outcomes]


def _prepared_or_kept(
    path: Path, work: SourceWork, cache: PreparedCache, key: str
) -> list[Outcome]:
    """Prepare a source, or take what is kept of it: packed, as it is kept."""
    found = cache.find(key)
    if found.recordings is not None:
        return list(found.recordings)
    outcomes = _each(packed, _prepare_bounded(path, work))
    recordings = [o for o in outcomes if isinstance(o, PreparedRecording)]
    if len(recordings) == len(outcomes) and source_key(path, work) == key:
        # Read whole, and nobody wrote to it meanwhile.
        try:
            cache.keep(key, recordings)
        except WriteError as exc:
            return [*outcomes, f"What was prepared could not be kept: {exc}"]
    if found.why is not None:
        note = f"What was kept of {path.name} was not used, and it was prepared anew:"
        return [*outcomes, f"{note} {found.why}"]
    return outcomes


def source_key(path: Path, work: SourceWork) -> str | None:
    """Hash all that decides what comes of a source.

    Args:
        path: The source.
        work: What is done with it.

    Returns:
        The key; None where nothing is kept of it, or it cannot be read.
    """
    if work.redaction == "none" or isinstance(work.reader, TableReader):
        return None
    kind = type(work.reader)
    options = {
        field.name: getattr(work.reader, field.name)
        for field in (fields(work.reader) if is_dataclass(work.reader) else ())
    }
    reader = f"{kind.__module__}.{kind.__qualname__}", options or repr(work.reader)
    return key_of(path, work.beside, (reader, work.labelling, work.redaction))


def _prepare_bounded(path: Path, work: SourceWork) -> list[Outcome]:
    try:
        with bounded(work.bounds):
            return _prepared(path, work)
    except BeyondBoundsError as exc:
        return [SkippedRecording(source=str(path), reason=exc.reason)]
    except BaseException as exc:
        if not is_of_a_source(exc):
            raise
        return [SkippedRecording(source=str(path), reason=why_skipped(exc, path))]


def _prepared(path: Path, work: SourceWork) -> list[Outcome]:
    if isinstance(work.reader, TableReader):
        return _prepare_table(path, work.reader, work)
    return [
        outcome
        if isinstance(outcome, SkippedRecording)
        else prepare_one(outcome, work.labelling, work.redaction)
        for outcome in read_source(path, work.reader)
    ]


def _prepare_table(path: Path, reader: TableReader, work: SourceWork) -> list[Outcome]:
    """Read and redact an event log as the table it is; its cases are made of that."""
    from wb2pm.converters.redaction.tables import redact_objects, redact_table

    labelling, redaction = work.labelling, work.redaction
    table = reader.read_table(path)
    objects = reader.read_objects(path)
    masked = redact_table(table, policy=redaction)
    del table  # of a long log, hundreds of megabytes
    ones: list[PreparedRecording] = []
    skipped: list[Outcome] = []
    for outcome, labels in _cases_of(masked.log, path, reader, work):
        if isinstance(outcome, SkippedRecording):
            skipped.append(outcome)
            continue
        ones.append(
            PreparedRecording(
                demonstration=outcome,
                activities=labels,
                steps=labels,
                redactions={},
                to_cut=labels if labelling.cut_at else (),
            )
        )
    if not (ones or skipped):
        return [SkippedRecording(source=str(path), reason=NO_EVENT)]
    whole = PreparedTable(
        log=masked.log,
        objects=None if objects is None else redact_objects(objects, policy=redaction),
        ones=tuple(ones),
        redactions=masked.counts,
    )
    return [*skipped, whole]


def _cases_of(
    log: pd.DataFrame, path: Path, reader: TableReader, work: SourceWork
) -> Iterator[tuple[Demonstration | SkippedRecording, tuple[Activity, ...]]]:
    """Give the cases of a log with their activities."""
    from wb2pm.converters.eventlogs.in_table import can_stay_in_table, cases_in_table
    from wb2pm.converters.eventlogs.source import EventLogReader, skipped_of

    least = work.tables_from
    stays = least is not None and can_stay_in_table(log, least=least)
    if stays and isinstance(reader, EventLogReader):
        yield from ((skipped, ()) for skipped in skipped_of(log, path))
        yield from cases_in_table(log, path)
        return
    for outcome in reader.demonstrations(log, path):
        if isinstance(outcome, SkippedRecording):
            yield outcome, ()
        else:
            yield outcome, label(outcome, granularity=work.labelling.granularity)


def prepare_one(
    outcome: Demonstration, labelling: Labelling, redaction: Policy
) -> PreparedRecording:
    """Label and redact one recording that was read."""
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
    after = masked.redacted.demonstration
    return PreparedRecording(
        demonstration=after,
        activities=done[labelling.granularity],
        steps=done["step"],
        redactions=masked.redacted.counts,
        covers=find_covers(outcome, after, policy=redaction)
        if labelling.covered
        else {},
        to_cut=done[labelling.cut_at] if labelling.cut_at else (),
        screens=screen_evidence(after, PageContext(after, decoded=context.decoded))
        if labelling.checked
        else None,
    )
