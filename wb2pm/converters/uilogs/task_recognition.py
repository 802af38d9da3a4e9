"""The shape of logs for recognising tasks: Action Logger columns, ``idx`` and ``Task``.

Instances stand one after the other as in a concatenation, whatever their times, so
the order of the file is the order of events and times jump back. ``idx`` tells the
instance, ``Task`` what it is an instance of; the first column, without a name, counts
rows.
"""

from __future__ import annotations

import csv
from typing import TYPE_CHECKING, Final

from wb2pm.converters.writing import Loss, WriteReport, atomic_path

if TYPE_CHECKING:
    import os
    from collections.abc import Iterable, Iterator

    from wb2pm.events import Demonstration, UIEvent

COLUMNS: Final = (
    "",
    "timeStamp",
    "userID",
    "targetApp",
    "eventType",
    "url",
    "content",
    "target.workbookName",
    "target.sheetName",
    "target.id",
    "target.class",
    "target.tagName",
    "target.type",
    "target.name",
    "target.value",
    "target.innerText",
    "target.checked",
    "target.href",
    "target.option",
    "target.title",
    "target.innerHTML",
    "idx",
    "Task",
)
"""The columns in their order."""
_OF_ELEMENT: Final = (
    *("workbookName", "sheetName", "id", "class", "name", "checked", "href"),
    *("option", "title", "innerHTML"),
)
_CONTENT_ACTIONS: Final = frozenset({"copy", "paste"})


def write_task_recognition(
    demonstrations: Iterable[Demonstration], path: str | os.PathLike[str]
) -> WriteReport:
    r"""Write demonstrations in the shape of logs for recognising tasks.

    Args:
        demonstrations: Of any source, in the order in which they are to stand. The
            ``Task`` is the workflow of each.
        path: File to write: UTF-8, comma, quotation marks where they are needed.

    Returns:
        The file, how many instances and rows it holds, and what its columns have no
        place for.

    Examples:
        >>> import pathlib, tempfile
        >>> path = pathlib.Path(tempfile.mkdtemp()) / "tasks.csv"
        >>> write_task_recognition([], path).events
        0
        >>> path.read_text().split(",")[-2:]
        ['idx', 'Task\n']
    """
    cases = events = 0
    lost: dict[str, int] = {}
    with (
        atomic_path(path) as unfinished,
        unfinished.open("w", encoding="utf-8", errors="replace", newline="") as file,
    ):
        writer = csv.writer(file, lineterminator="\n")
        writer.writerow(COLUMNS)
        for demonstration in demonstrations:
            cases += 1
            for row in _rows(demonstration, lost):
                writer.writerow([events, *row])
                events += 1
    return WriteReport(
        paths=(str(path),),
        cases=cases,
        events=events,
        losses=tuple(
            Loss(what=what, count=count, reason="the shape has no column for it")
            for what, count in sorted(lost.items())
        ),
    )


def _rows(demonstration: Demonstration, lost: dict[str, int]) -> Iterator[list[str]]:
    for event in demonstration.events:
        cells = _cells(event, demonstration)
        for what in _unheld(event):
            lost[what] = lost.get(what, 0) + 1
        yield [cells.get(column, "") for column in COLUMNS[1:]]


def _cells(event: UIEvent, demonstration: Demonstration) -> dict[str, str]:
    target, screen = event.target, event.screen_before
    said = target.attributes if target is not None else {}
    value = event.value if event.action in _CONTENT_ACTIONS else None
    cells = {f"target.{name}": said.get(name) for name in _OF_ELEMENT}
    cells |= {
        "timeStamp": event.started_at.isoformat(),
        "userID": event.actor or demonstration.actor,
        "targetApp": event.application,
        "eventType": event.raw_action,
        "url": (screen and screen.url) or None,
        "content": event.attributes.get("content", value),
        "idx": demonstration.id,
        "Task": demonstration.workflow,
    }
    if target is not None:
        typed = event.value if event.action == "type" else None
        cells |= {
            "target.tagName": target.tag.upper() if target.tag else None,
            "target.type": target.type,
            "target.value": target.value if target.value is not None else typed,
            "target.innerText": target.text,
        }
    for name, attribute in event.attributes.items():
        if cells.get(name) is None and name in COLUMNS:
            cells[name] = attribute
    return {name: str(cell) for name, cell in cells.items() if cell is not None}


def _unheld(event: UIEvent) -> Iterator[str]:
    """Name what of an event has no column."""
    if event.screen_before is not None and event.screen_before.title:
        yield "title of a window or page"
    if event.ended_at != event.started_at:
        yield "end of an event"
    if event.keys:
        yield "keys one by one"
    if event.x is not None:
        yield "position of the pointer"
    if event.target is not None and event.target.path and not event.target.attributes:
        yield "path of an element"
