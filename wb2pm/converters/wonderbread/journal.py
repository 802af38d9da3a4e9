"""The journal of a recording that wb2pm makes, put together as a trace.

The recorder appends a line to ``journal.jsonl`` whenever it learns something,
so that a recording that was killed is as good as its last line. A journal
becomes the trace of `wonderbread_form` in one way only, whether the recording
ended well or is read without having ended.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from wb2pm.converters.wonderbread.form import Recording, write_trace
from wb2pm.errors import ConversionError

if TYPE_CHECKING:
    from pathlib import Path

FORMAT_VERSION = 1

_decoder = msgspec.json.Decoder(dict[str, Any])


def read_journal(path: Path) -> Recording:
    """Read a journal; a last line that was cut off is noted and left out.

    Args:
        path: The journal.

    Returns:
        What was recorded, actions in the order in which they began.

    Raises:
        ConversionError: If it cannot be read, or a line before the last is no
            line of a journal.
    """
    try:
        lines = path.read_bytes().split(b"\n")
    except OSError as exc:
        raise ConversionError(exc.strerror or str(exc), str(path)) from exc
    whole, rest = lines[:-1], lines[-1]
    recording = Recording(name=path.parent.name)
    if rest:
        recording.note("unfinished_line", "the last line of the journal was cut off")
    for number, line in enumerate(whole, start=1):
        try:
            _take(recording, _decoder.decode(line))
        except (msgspec.DecodeError, UnicodeDecodeError, KeyError, TypeError) as exc:
            raise ConversionError(
                f"not a line of a journal: {exc!r}", str(path), f"line {number}"
            ) from exc
    if recording.head.get("format") not in {None, FORMAT_VERSION}:
        raise ConversionError(
            f"a journal of format {recording.head['format']!r}; this version of wb2pm"
            f" reads {FORMAT_VERSION}",
            str(path),
        )
    return recording


def journal_trace(path: Path) -> bytes:
    """Return the trace that a journal holds, as JSON.

    Args:
        path: The journal.

    Raises:
        ConversionError: If it cannot be read.
    """
    recording = read_journal(path)
    try:
        return write_trace(recording)
    except (KeyError, TypeError, ValueError, AttributeError, OverflowError) as exc:
        raise ConversionError(f"not a journal of wb2pm: {exc!r}", str(path)) from exc


def _take(recording: Recording, line: dict[str, Any]) -> None:
    kind = line.pop("line")
    if kind == "head":
        recording.head = line
    elif kind == "screen":
        recording.screens[line["id"]] = line
    elif kind in {"action", "event"}:
        recording.done[line["id"]] = line | {"released": kind == "action"}
    elif kind == "more":
        told_of = recording.done.get(line["id"])
        _add(recording.screens.get(line["id"]) if told_of is None else told_of, line)
    elif kind == "picture":
        recording.pictures[line["of"]] = line["file"]
    elif kind == "seen":
        recording.last_seen = line
    elif kind == "note":
        recording.note(line["kind"], line["message"])
    elif kind == "end":
        recording.end = line
    else:
        recording.note("unknown_line", f"a line of unknown kind {kind!r}")


def _add(told: dict[str, Any] | None, more: dict[str, Any]) -> None:
    """Learn more of an action or a screen; what is said anew replaces what was."""
    if told is not None:
        told.update(more)
