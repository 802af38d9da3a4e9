"""The raw input that recorders of desktops write: a line each time a device told something.

DuckTrack and the AgentNet tool, which grew out of it, write the same lines: a moment
in seconds of a clock that only runs forward, and what a listener of *pynput* was
told. Nothing is folded yet: a click is a press and a release.
"""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING, Any, Final, NamedTuple

import msgspec

from wb2pm.converters.sources.loose_values import as_number
from wb2pm.converters.sources.sniffing import first_line
from wb2pm.errors import ConversionError
from wb2pm.events import Issue

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

KINDS: Final = frozenset({"move", "click", "scroll", "press", "release"})
"""What pynput tells of."""
_MOST_NOTED: Final = 20
"""Lines that cannot be read and are named one by one; the rest are counted."""
_UNREADABLE: Final = (msgspec.DecodeError, UnicodeError, RecursionError)
_decoder = msgspec.json.Decoder(dict[str, Any])


class RawInput(NamedTuple):
    """What a device told at one moment.

    Attributes:
        line: Number of its line in the file, from 0.
        at: When, in seconds of the recorder's clock.
        kind: ``move``, ``click``, ``scroll``, ``press``, ``release``, or a word of
            the recorder's own.
        said: Everything in the line.
    """

    line: int
    at: float
    kind: str
    said: dict[str, Any]

    @property
    def point(self) -> tuple[float, float] | None:
        """Where the pointer was, in pixels; None where the line does not tell."""
        x, y = as_number(self.said.get("x")), as_number(self.said.get("y"))
        return None if x is None or y is None else (x, y)

    @property
    def name(self) -> str:
        """Name of the key or button; empty where the line does not tell."""
        said = self.said.get("name") or self.said.get("button") or ""
        return said if isinstance(said, str) else ""


def begins_as_raw_input(path: Path) -> bool:
    """Return whether the first line of a file is one of raw input.

    Examples:
        >>> from pathlib import Path
        >>> begins_as_raw_input(Path("no such file"))
        False
    """
    try:
        said = _decoder.decode(first_line(path))
    except _UNREADABLE:
        return False
    kind = said.get("action")
    return "time_stamp" in said and isinstance(kind, str) and kind in KINDS


def read_raw_input(path: Path) -> tuple[list[RawInput], list[Issue]]:
    """Read the input of a recording.

    Args:
        path: The file of lines.

    Returns:
        The input in the order of the file, and what had to be noted: lines that
        cannot be read, a last one that was cut off, a clock that ran backwards.

    Raises:
        ConversionError: If the file cannot be read, or no line of it is input.
    """
    issues: list[Issue] = []
    found = list(_lines(path, issues))
    if not found:
        raise ConversionError(
            "no line tells of a pointer or a key: an object with time_stamp and action"
            " is expected in each",
            str(path),
        )
    back = [later.line for earlier, later in pairwise(found) if later.at < earlier.at]
    if back:
        issues.append(
            Issue(
                kind="clock_backwards",
                message=f"the clock runs backwards at {len(back)} lines; the order is"
                " that of the file",
                where=f"line {back[0] + 1}",
            )
        )
    return found, issues


def _lines(path: Path, issues: list[Issue]) -> Iterator[RawInput]:
    unread: list[int] = []
    at = 0.0
    index = -1
    ended = True
    try:
        with path.open("rb") as file:
            for index, line in enumerate(file):
                ended = line.endswith(b"\n")
                one = _decoded(index, line, at)
                if one is None:
                    unread.append(index)
                    continue
                at = one.at
                yield one
    except OSError as exc:
        raise ConversionError(exc.strerror or str(exc), str(path)) from exc
    if unread and unread[-1] == index and not ended:
        unread.pop()
        issues.append(
            Issue(
                kind="unfinished_line",
                message="the last line was cut off, as when a recorder is killed",
                where=f"line {index + 1}",
            )
        )
    issues += (
        Issue(
            kind="unreadable_line",
            message="no object with time_stamp and action",
            where=f"line {number + 1}",
        )
        for number in unread[:_MOST_NOTED]
    )
    if len(unread) > _MOST_NOTED:
        issues.append(
            Issue(
                kind="unreadable_line",
                message=f"{len(unread) - _MOST_NOTED} more lines cannot be read",
                where=f"line {unread[_MOST_NOTED] + 1}",
            )
        )


def _decoded(index: int, line: bytes, before: float) -> RawInput | None:
    """Decode a line; one without a moment has that of the line before."""
    try:
        said = _decoder.decode(line)
    except _UNREADABLE:
        return None
    kind = said.get("action")
    if not isinstance(kind, str) or not kind or "time_stamp" not in said:
        return None
    at = as_number(said["time_stamp"])
    return RawInput(index, before if at is None else at, kind, said)
