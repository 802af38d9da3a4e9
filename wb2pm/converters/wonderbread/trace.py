"""The trace file of a WONDERBREAD demonstration, decoded.

Only what is used is built: msgspec passes over the page source, which is nine
tenths of a trace, without making a string of it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec
from msgspec import Struct

from wb2pm.converters.wonderbread.folder import JOURNAL
from wb2pm.converters.wonderbread.journal import journal_trace
from wb2pm.errors import ConversionError

if TYPE_CHECKING:
    from pathlib import Path


class Point(Struct):
    """A position as the recorder writes it."""

    x: float | None = None
    y: float | None = None


class Size(Struct):
    """A size as the recorder writes it."""

    width: float | None = None
    height: float | None = None


class Area(Struct):
    """A part of the screen."""

    x: float | None = None
    y: float | None = None
    width: float | None = None
    height: float | None = None


class OwnState(Struct):
    """What wb2pm's own recorder adds to a state."""

    view: Area | None = None


class State(Struct):
    """What the recorder kept of a screen, without the page's source."""

    timestamp: str | None = None
    url: str | None = None
    tab: str | None = None
    json_state: str | None = None
    path_to_screenshot: str | None = None
    window_position: Point | None = None
    window_size: Size | None = None
    active_application_name: str | None = None
    screen_size: Size | None = None
    wb2pm: OwnState | None = None


class Entry(Struct):
    """A state or an action, its data not yet decoded."""

    type: str
    data: msgspec.Raw


class Trace(Struct):
    """The whole file."""

    trace: list[Entry]
    webarena: dict[str, Any] | None = None
    wb2pm: dict[str, Any] | None = None


class _PageSource(Struct):
    html: msgspec.Raw = msgspec.Raw(b"null")


_NOTHING = frozenset({b"null", b'""'})
_trace_decoder = msgspec.json.Decoder(Trace)
_state_decoder = msgspec.json.Decoder(State)
_page_decoder = msgspec.json.Decoder(_PageSource)
_action_decoder = msgspec.json.Decoder(dict[str, Any])


def decode_trace(path: Path) -> Trace:
    """Read a trace file, or a journal as the trace it makes; entries stay encoded.

    Raises:
        ConversionError: If the file cannot be read or is no trace.
    """
    try:
        content = journal_trace(path) if path.name == JOURNAL else path.read_bytes()
    except OSError as exc:
        raise ConversionError(exc.strerror or str(exc), str(path)) from exc
    try:
        return _trace_decoder.decode(content)
    except (msgspec.DecodeError, UnicodeDecodeError) as exc:
        raise _conversion_error(exc, path, "$") from exc


def decode_state(entry: Entry, path: Path, index: int) -> State:
    """Decode a state without its page source.

    Raises:
        ConversionError: If a field is not of the type the recorder writes.
    """
    try:
        return _state_decoder.decode(entry.data)
    except (msgspec.DecodeError, UnicodeDecodeError) as exc:
        raise _conversion_error(exc, path, f"$.trace[{index}].data") from exc


def decode_action(entry: Entry, path: Path, index: int) -> dict[str, Any]:
    """Decode an action with all its fields.

    Raises:
        ConversionError: If the action is no JSON object.
    """
    try:
        return _action_decoder.decode(entry.data)
    except (msgspec.DecodeError, UnicodeDecodeError) as exc:
        raise _conversion_error(exc, path, f"$.trace[{index}].data") from exc


def encoded_page_source(entry: Entry) -> msgspec.Raw | None:
    """Return the page source of a state as it is encoded; None if it has none.

    Most sources are only told from others, for which they need no decoding.
    """
    try:
        source = _page_decoder.decode(entry.data).html
    except (msgspec.DecodeError, UnicodeDecodeError):
        return None
    nothing = len(memoryview(source)) <= len(b"null") and bytes(source) in _NOTHING
    return None if nothing else source


def _conversion_error(exc: Exception, path: Path, at: str) -> ConversionError:
    """Turn msgspec's message into ours: its ``$`` is the place we decoded at."""
    reason, _, where = str(exc).partition(" - at `")
    inner = where.rstrip("`").removeprefix("$").replace("[...]", "[]")
    return ConversionError(reason, str(path), f"{at}{inner}")
