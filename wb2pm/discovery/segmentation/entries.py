"""Recordings of any kind as one sequence of entries that can be cut.

A demonstration is labelled at granularity ``step``; an event log is taken row by
row; a list of sentences stands for itself. What cutting looks at is the same for
all: the words, the activity, where it happened, the data it carries, and when.
"""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from typing import TYPE_CHECKING, Any

from msgspec import Struct

from wb2pm import columns
from wb2pm.converters.pages.templates import split_address
from wb2pm.errors import LogError, NotRecordingsError
from wb2pm.events import Activity, Demonstration, Granularity, UIEvent

if TYPE_CHECKING:
    import pandas as pd

Recording = Any
"""A `Demonstration`, a pandas event log of one case, or a sequence of sentences."""


class Entry(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One thing done, as cutting sees it.

    Attributes:
        text: It in words, for comparing with what is written.
        label: Its activity, the same for the same kind of work.
        place: Where it happened: application and page.
        values: Data that it carries, such as what was typed or copied.
        started_at: When it began, where that is known.
        ended_at: When it ended, likewise.
        events: Ids of its events.
    """

    text: str
    label: str
    place: str | None = None
    values: tuple[str, ...] = ()
    started_at: datetime | None = None
    ended_at: datetime | None = None
    events: tuple[str, ...] = ()


class Entries(Struct, frozen=True, kw_only=True):
    """A recording as a sequence.

    Attributes:
        recording: Its id.
        entries: What was done, in order.
    """

    recording: str
    entries: tuple[Entry, ...]


def read_entries(recording: Recording, *, granularity: Granularity = "step") -> Entries:
    """Read a recording as a sequence of entries.

    Args:
        recording: A demonstration, which is labelled; an event log of one case (rows in the order of
            ``event_index`` where it has that column, else of the table); activities;
            or sentences.
        granularity: How finely a demonstration is labelled.

    Raises:
        LogError: If a log lacks the column of activities or holds several cases.
        NotRecordingsError: If it is none of these.

    Examples:
        >>> read_entries(["Open the report", "Log out"]).entries[1].text
        'Log out'
    """
    if isinstance(recording, Demonstration):
        from wb2pm.converters.labels.labelling import label

        return Entries(
            recording=recording.id,
            entries=tuple(
                _of_activity(done) for done in label(recording, granularity=granularity)
            ),
        )
    if isinstance(recording, Sequence):
        return Entries(
            recording="recording",
            entries=tuple(
                _of_activity(done)
                if isinstance(done, Activity)
                else Entry(text=str(done), label=str(done))
                for done in recording
            ),
        )
    if not hasattr(recording, "columns"):
        raise NotRecordingsError(type(recording).__name__)
    return _of_log(recording)


def _of_activity(done: Activity) -> Entry:
    acting = done.acting
    screen = acting.screen_before
    words = (done.label, done.element_type, done.location, done.value)
    application = acting.application or (screen.application if screen else None)
    host = split_address(screen.url).netloc if screen and screen.url else None
    place = " ".join(filter(None, (application, host, done.page, *_document(acting))))
    has_clock = acting.time_quality != "order_only"
    return Entry(
        text=" ".join(word for word in words if word),
        label=done.label,
        place=place or None,
        values=(done.value,) if done.value else (),
        started_at=done.started_at if has_clock else None,
        ended_at=done.ended_at if has_clock else None,
        events=tuple(event.id for event in done.events),
    )


def _document(event: UIEvent) -> list[str]:
    """Name the part of a document that an office program's event was in."""
    attributes = event.target.attributes if event.target else {}
    return [str(attributes[k]) for k in _PARTS if attributes.get(k)]


_PARTS = ("workbookName", "sheetName")
_WORDS = (columns.UI_ELEMENT_TYPE, columns.UI_GROUP, columns.UI_INPUT)
_PLACE = (columns.UI_APPLICATION, columns.UI_PAGE)


def _of_log(log: pd.DataFrame) -> Entries:
    if columns.ACTIVITY not in log:
        raise LogError(
            f"the log has no column {columns.ACTIVITY!r}: name the column of"
            " activities so"
        )
    cases = log[columns.CASE].unique() if columns.CASE in log else ["log"]
    if len(cases) != 1:
        raise LogError(
            f"the log has {len(cases)} cases; a recording to be cut is one: drop"
            f" {columns.CASE!r} or segment each case"
        )
    ordered = log
    if columns.EVENT_INDEX in log:
        ordered = log.sort_values(columns.EVENT_INDEX, kind="stable")
    rows = ordered.to_dict("records")
    return Entries(
        recording=str(cases[0]),
        entries=tuple(_of_row(row, number) for number, row in enumerate(rows)),
    )


def _of_row(row: dict[Any, Any], number: int) -> Entry:
    def text(column: str) -> str | None:
        value = row.get(column)
        return None if value is None or value != value else str(value)  # noqa: PLR0124 (NaN)

    ended = row.get(columns.TIMESTAMP)
    label = text(columns.ACTIVITY) or ""
    value = text(columns.UI_INPUT)
    events = text(columns.UI_SOURCE_EVENTS) or text(columns.EVENT_ID) or str(number)
    return Entry(
        text=" ".join(filter(None, (label, *map(text, _WORDS)))),
        label=label,
        place=" ".join(filter(None, map(text, _PLACE))) or None,
        values=(value,) if value else (),
        started_at=_time(row.get(columns.START, ended)),
        ended_at=_time(ended),
        events=tuple(events.split()),
    )


def _time(cell: object) -> datetime | None:
    return cell if isinstance(cell, datetime) and cell == cell else None  # noqa: PLR0124 (NaT)
