"""The files of a recording's folder beside its input."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from wb2pm.converters.agents.json_records import decode_record, iterate_records
from wb2pm.converters.sources.kept_attributes import clean_text
from wb2pm.converters.sources.loose_values import as_mapping, as_number
from wb2pm.errors import ConversionError
from wb2pm.events import Issue

if TYPE_CHECKING:
    from collections.abc import Mapping
    from pathlib import Path

EVENTS = "events.jsonl"
METADATA = "metadata.json"
BESIDE = ("element.jsonl", "a11y.jsonl", "top_window.jsonl", "task_name.json")
"""Files that only the AgentNet tool writes."""
UNREAD = ("html.jsonl", "html_element.jsonl")
"""What the tool's extension for browsers tells of pages."""
_MOMENT = "time_stamp"


class Line(NamedTuple):
    """One line of a file, with its moment.

    Attributes:
        at: When it was told, in seconds of the recorder's clock.
        span: What finds it in its file again.
        said: What was decoded of it.
    """

    at: float
    span: str
    said: Any


class Told(NamedTuple):
    """What the system told at a moment.

    Attributes:
        at: The moment, in seconds of the recorder's clock.
        tree: The element, and what stands in it.
    """

    at: float
    tree: object


def read_lines(path: Path, issues: list[Issue], kind: Any = dict) -> list[Line]:  # noqa: ANN401 (a type)
    """Read what was told beside the input, in order of time.

    Args:
        path: The file; none is as good as an empty one.
        issues: Takes what cannot be read: what it would have told is then unknown.
        kind: What a line is decoded as; it has a ``time_stamp``.
    """
    if not path.is_file() or not path.stat().st_size:
        return []
    found: list[Line] = []
    bad: list[str] = []
    try:
        for record in iterate_records(path):
            try:
                said = decode_record(record, kind, path)
            except ConversionError:
                bad.append(record.where)
                continue
            is_plain = isinstance(said, dict)
            at = as_number(said.get(_MOMENT) if is_plain else getattr(said, _MOMENT))
            if at is None:
                bad.append(record.where)
            else:
                found.append(Line(at, record.span, said))
    except (ConversionError, OSError) as exc:
        _note(issues, path, f"cannot be read: {exc}", None)
    if bad:
        _note(issues, path, f"{len(bad)} lines cannot be read", bad[0])
    return sorted(found, key=lambda line: line.at)


def read_object(path: Path, issues: list[Issue]) -> dict[str, Any]:
    """Read a file that is one object; an empty one, and a note, where it is none."""
    if not path.is_file():
        return {}
    try:
        for record in iterate_records(path):
            said: dict[str, Any] = as_mapping(decode_record(record, Any, path))
            return said
    except (ConversionError, OSError) as exc:
        _note(issues, path, f"cannot be read: {exc}", None)
    return {}


def screen_of(metadata: Mapping[str, object]) -> tuple[float, float] | None:
    """Return width and height of the screen, where the recorder tells them.

    Examples:
        >>> screen_of({"screen_width": 1512, "screen_height": 982})
        (1512.0, 982.0)
    """
    wide, tall = (as_number(metadata.get(f"screen_{of}")) for of in ("width", "height"))
    return (wide, tall) if wide and tall and min(wide, tall) > 0 else None


def plain_text(said: object) -> str | None:
    """Return a text without space around it; None where there is none.

    Examples:
        >>> plain_text(" Save "), plain_text(7)
        ('Save', None)
    """
    return (clean_text(said).strip() or None) if isinstance(said, str) else None


def note_unread(folder: Path, issues: list[Issue]) -> None:
    """Say which files of a recording are not read.

    Args:
        folder: The recording's folder.
        issues: Takes an issue for all of them.
    """
    there = [name for name in UNREAD if (folder / name).is_file()]
    if there:
        issues.append(
            Issue(
                kind="not_read",
                message=f"{' and '.join(there)}: what an extension told of pages in a"
                " browser is not read; they are known by what the system told",
            )
        )


def _note(issues: list[Issue], path: Path, message: str, where: str | None) -> None:
    issues.append(
        Issue(
            kind="unreadable_file",
            message=f"{path.name}: {message}; what it tells is unknown",
            where=where,
        )
    )
