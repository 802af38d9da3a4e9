"""A long file of recordings converted one after the other: only rows are left of each."""

from __future__ import annotations

from collections import Counter
from itertools import chain, islice
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import numpy as np
from msgspec.structs import replace

from wb2pm import columns
from wb2pm.analysis.batch import labelled_log
from wb2pm.analysis.log_streams import (
    ConvertedLog,
    left_to_the_whole,
    only_file,
)
from wb2pm.analysis.one_recording import Labelling, prepare_one
from wb2pm.analysis.preparing import READING, Prepared
from wb2pm.converters.eventlog import rows_of_activities
from wb2pm.converters.formats.outputs import write_parts
from wb2pm.converters.labels.elements.nameless import NAMELESS
from wb2pm.converters.labels.labelling import alike
from wb2pm.converters.labels.naming.identity import application_of
from wb2pm.converters.parts import LogParts, NeedsWholeTableError, NumberedPart
from wb2pm.converters.redaction.redact import check_policy
from wb2pm.converters.redaction.rules import mask_text
from wb2pm.converters.sources.bounds import (
    MEMORY_LIMIT_MB,
    TIME_LIMIT_S,
    Bounds,
    bounded,
)
from wb2pm.converters.sources.finding import find_sources
from wb2pm.converters.sources.readers import TableReader
from wb2pm.converters.sources.reading import (
    make_readers,
    number_same_ids,
    read_source,
)
from wb2pm.converters.spooled_rows import SpooledRows
from wb2pm.converters.writing import scratch_folder
from wb2pm.events import Activity, Demonstration, UIEvent

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence

    import pandas as pd

    from wb2pm.analysis.kept import PreparedRecording
    from wb2pm.converters.redaction.redact import Policy
    from wb2pm.converters.sources.readers import Reader, SkippedRecording
    from wb2pm.events import Granularity

STREAMED_FROM: Final = 2**24
"""Bytes of a file below which its recordings are prepared together, and kept."""
_NAMES: Final = {
    columns.ACTIVITY: "label",
    columns.UI_ELEMENT: "element",
    columns.UI_NAME_SOURCE: "name_source",
}
"""Columns that other recordings decide as well: elements are called alike in all."""
_WHOLE: Final = (columns.CASE_FIRST_EVENT, columns.CASE_LAST_EVENT)


def convert_recordings(  # noqa: PLR0913 (options of one job)
    paths: Iterable[str | Path],
    *,
    out: str | Path,
    outputs: Sequence[str],
    output_options: Mapping[str, Any] | None = None,
    least: int = STREAMED_FROM,
    granularity: Granularity = "step",
    redaction: Policy = "secrets",
    format: str | None = None,  # noqa: A002 (the users' word)
    timezone: str = "UTC",
    options: Mapping[str, Any] | None = None,
    names: object = None,
    strict: bool = False,
    time_limit_s: float | None = TIME_LIMIT_S,
    memory_limit_mb: int | None = MEMORY_LIMIT_MB,
    on_progress: Callable[[str, int, int], None] | None = None,
    **_: object,
) -> ConvertedLog | None:
    """Convert one long file of recordings while only one of them is whole in memory.

    Files, masks, losses and notes are those of `wb2pm.prepare` and
    `wb2pm.analysis.batch.convert`. Nothing is kept for another time.

    Args:
        paths: Files and folders.
        out: Folder to write to.
        outputs: Formats, by name.
        output_options: Option -> value; each format takes those that it has.
        least: Bytes that the file has to have.
        granularity: As in `wb2pm.prepare`.
        redaction: Likewise.
        format: Likewise.
        timezone: Likewise.
        options: Likewise.
        names: Likewise; a file of names says what it did to all recordings.
        strict: Likewise.
        time_limit_s: Likewise.
        memory_limit_mb: Likewise.
        on_progress: Likewise.

    Returns:
        What was written; None where it takes all recordings at once, or the paths are
        anything but one long file of recordings.

    Raises:
        ConversionError: If it takes more time or memory than it may.
        UnknownNameError: If an option names something that does not exist.

    Examples:
        >>> convert_recordings(["no such file.csv"], out="out", outputs=["xes"]) is None
        True
    """
    given = only_file(paths) if names is None else None
    if given is None or given.stat().st_size < least:
        return None
    check_policy(redaction)
    bounds = Bounds(time_s=time_limit_s, memory_mb=memory_limit_mb)
    sources = find_sources([given], format=format, bounds=bounds)
    if len(sources.paths) != 1 or sources.skipped:
        return None
    readers = make_readers(sources, timezone=timezone, options=options)
    path, reader_name = sources.paths[0]
    reader = readers[reader_name]
    if isinstance(reader, TableReader):
        return None
    labelling = Labelling(granularity, None, explained=False)
    with left_to_the_whole(path), scratch_folder(out) as scratch:
        log = _Rows(scratch)
        with bounded(bounds):
            log.read(path, reader, labelling, redaction)
        if not log.demonstrations or (strict and log.skipped):
            return None
        if on_progress:
            on_progress(READING, 1, 1)
        prepared = log.prepared(granularity, redaction, sources.unclaimed)
        files = write_parts(log.parts(prepared), Path(out), outputs, output_options)
        return ConvertedLog(prepared, files)
    return None


class _Rows:
    """What is left of recordings when their rows are made.

    Attributes:
        demonstrations: What notes on them ask: their ids, and of what kind their times are.
        redactions: Kind of secret -> how often it was masked.
        skipped: What could not be read.
    """

    def __init__(self, folder: Path) -> None:
        self._rows = SpooledRows(folder)
        self._activities: list[tuple[Activity, ...]] = []
        self._known: dict[tuple[str | None, ...], Activity] = {}
        self.demonstrations: list[Demonstration] = []
        self.redactions: Counter[str] = Counter()
        self.skipped: list[SkippedRecording] = []

    def read(
        self, path: Path, reader: Reader, labelling: Labelling, redaction: Policy
    ) -> None:
        """Prepare the recordings of a file, and keep the rows of each."""
        for outcome in read_source(path, reader):
            if isinstance(outcome, Demonstration):
                self.add(prepare_one(outcome, labelling, redaction))
            else:
                reason = outcome.reason
                masked = reason if redaction == "none" else mask_text(reason)
                self.skipped.append(replace(outcome, reason=masked))

    def prepared(
        self, granularity: Granularity, redaction: Policy, unclaimed: tuple[str, ...]
    ) -> Prepared:
        """Return what is asked about the recordings when all is written."""
        return Prepared(
            demonstrations=tuple(number_same_ids(self.demonstrations)),
            activities={},
            steps={},
            granularity=granularity,
            redaction=redaction,
            redactions=dict(sorted(self.redactions.items())),
            skipped=tuple(self.skipped),
            unclaimed=unclaimed,
        )

    def add(self, one: PreparedRecording) -> None:
        """Keep the rows of a recording, and what decides about those of others."""
        for row in rows_of_activities(one.demonstration, one.activities):
            self._rows.add(row)
        self._activities.append(tuple(map(self._lean, one.activities)))
        self.redactions.update(one.redactions)
        events = one.demonstration.events
        telling = next((e for e in events if e.time_quality != "order_only"), None)
        telling = telling or next(iter(events), None)
        left = Demonstration(
            id=one.demonstration.id,
            source=one.demonstration.source,
            source_format=one.demonstration.source_format,
            events=() if telling is None else (_bare(telling),),
            source_actions=one.demonstration.source_actions,
        )
        self.demonstrations.append(left)

    def parts(self, prepared: Prepared) -> LogParts:
        """Put the rows under the names that all recordings together give them."""
        ids = [d.id for d in prepared.demonstrations]
        named = alike(dict(zip(ids, self._activities, strict=True)))
        self._activities = []
        cases = [(case, done) for case, done in named.items() if done]
        counts = np.array([len(done) for _, done in cases], dtype=np.int64)
        numbers = np.repeat(np.arange(len(cases)), counts)
        told = {
            name
            for name, field in _NAMES.items()
            if any(getattr(a, field) is not None for _, done in cases for a in done)
        }
        spooled = self._rows

        def numbered() -> Iterator[NumberedPart]:
            activities = chain.from_iterable(done for _, done in cases)
            first = 0
            for rows in spooled.parts(whole=_WHOLE):
                own = numbers[first : first + len(rows)]
                first += len(rows)
                run = list(islice(activities, len(rows)))
                rows[columns.CASE] = _text([cases[number][0] for number in own])
                for name in told:
                    rows[name] = _text([getattr(a, _NAMES[name]) for a in run])
                yield NumberedPart(rows, own)

        if missing := told - {*spooled.names}:
            raise NeedsWholeTableError(f"{missing} are told by other recordings alone")
        attrs = labelled_log(replace(prepared, demonstrations=())).log.attrs
        sources = Counter(a.name_source for _, done in cases for a in done)
        if sources[NAMELESS]:
            masks = [name for name in attrs if str(name).startswith("wb2pm:masked")]
            masked = {name: attrs.pop(name) for name in masks}
            attrs = {**attrs, "wb2pm:nameless": sources[NAMELESS], **masked}
        return LogParts(attrs=attrs, events=counts, is_grouped=True, numbered=numbered)

    def _lean(self, activity: Activity) -> Activity:
        """Return what decides how others are called, once for all that are equal."""
        acting = activity.acting
        layer = str(acting.attributes.get(columns.UI_LAYER_NAME) or "")
        key = (
            *(activity.label, activity.verb, activity.element, activity.element_type),
            *(activity.name_source, activity.page, activity.place),
            *(application_of(acting), layer),
        )
        known = self._known.get(key)
        if known is None:
            event = replace(_bare(acting), application=key[-2])
            if layer:
                event = replace(event, attributes={columns.UI_LAYER_NAME: layer})
            known = self._known[key] = Activity(
                label=activity.label,
                verb=activity.verb,
                events=(event,),
                element=activity.element,
                element_type=activity.element_type,
                name_source=activity.name_source,
                page=activity.page,
                place=activity.place,
            )
        return known


def _bare(event: UIEvent) -> UIEvent:
    return UIEvent(
        id="",
        action=event.action,
        raw_action="",
        started_at=event.started_at,
        ended_at=event.ended_at,
        time_quality=event.time_quality,
        source_index=event.source_index,
    )


def _text(cells: list[str | None]) -> pd.Series:
    import pandas as pd

    return pd.Series(cells, dtype="str")
