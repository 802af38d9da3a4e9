"""Which recorder wrote a table, told from its header alone."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from wb2pm.converters.sources.delimited import header_of, plain_name

if TYPE_CHECKING:
    from collections.abc import Iterable
    from pathlib import Path


class TableKind(NamedTuple):
    """What recorder wrote a table.

    Attributes:
        name: Name of its reader.
        evidence: The columns that show it.
    """

    name: str
    evidence: str


_SMART_RPA: Final = frozenset(
    [
        *("eventsrcpath", "eventdestpath", "clipboardcontent", "mousecoord"),
        *("cellcontent", "cellrange", "windowsize", "hotkey", "browserurl"),
        *("eventqual", "tagcategory", "taginnertext", "windowingognito"),
        *("xpathfull", "currentworksheet"),
    ]
)
"""Columns that no other recorder has; two of them are no coincidence."""
_SIMULATED: Final = frozenset(["label", "value", "column", "row", "sheet", "filename"])


def table_kind(path: Path) -> TableKind | None:
    """Return which recorder wrote a table; None for any other file.

    Examples:
        >>> from pathlib import Path
        >>> table_kind(Path("no such file")) is None
        True
    """
    header = header_of(path)
    return kind_of_columns(header[0]) if header else None


def claim_of(path: Path, recorder: str) -> str | None:
    """Return what shows that a recorder wrote a table; None if it did not.

    Examples:
        >>> from pathlib import Path
        >>> claim_of(Path("no such file"), "tockler") is None
        True
    """
    found = table_kind(path)
    return found.evidence if found and found.name == recorder else None


def kind_of_columns(columns: Iterable[str]) -> TableKind | None:
    """Return which recorder writes a header like this one.

    Examples:
        >>> kind_of_columns(["Session", "App", "Type", "Title", "Begin", "End"]).name
        'tockler'
        >>> kind_of_columns(["case id", "activity", "time"]) is None
        True
    """
    names = {plain_name(column) for column in columns}
    event = {"eventtype", "conceptname"} & names
    if event and {"application", "category"} & names and len(_SMART_RPA & names) > 1:
        return TableKind("smartrpa", "the columns of SmartRPA, such as event_src_path")
    if {"eventtype", "timestamp"} <= names:
        if "targetapp" in names or any(n.startswith("target") for n in names):
            return TableKind(
                "action-logger",
                "the columns eventType and targetApp of the Action Logger",
            )
        if "source" in names and len(_SIMULATED & names) > 1:
            return TableKind(
                "action-logger",
                "the columns eventType, source and Label of simulated logs",
            )
    if {"app", "title", "begin", "end"} <= names:
        return TableKind("tockler", "the columns App, Title, Begin and End of Tockler")
    if {"timestamp", "duration"} <= names and (
        {"app", "title"} <= names or {"url", "title"} <= names or "status" in names
    ):
        return TableKind(
            "activitywatch", "the columns timestamp, duration and app of ActivityWatch"
        )
    return None
