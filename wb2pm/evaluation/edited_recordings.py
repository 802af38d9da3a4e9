"""Recordings with entries left out or swapped, as if they had been made so.

The copy is a trace file of its own, read like any other: nothing that a reader
finds out from the whole recording is known of the copy. Its clock is set anew,
as times would tell at once which entries were moved.
"""

from __future__ import annotations

from contextlib import contextmanager
from datetime import datetime, timedelta, timezone
from functools import lru_cache
from itertools import pairwise
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import msgspec

from wb2pm.converters.wonderbread.folder import JOURNAL, locate_files
from wb2pm.converters.wonderbread.journal import journal_trace
from wb2pm.converters.wonderbread.reader import read_demonstration
from wb2pm.converters.writing import scratch_folder
from wb2pm.errors import ConversionError

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from wb2pm.events import Demonstration

_START: Final = datetime(2024, 1, 1, tzinfo=timezone.utc)
_GAP: Final = timedelta(seconds=2)
"""Between two actions that did not follow each other in the recording."""
_TIMES: Final = ("timestamp", "start_timestamp", "end_timestamp")


def state_count(folder: Path) -> int:
    """Count the states of a recording, which the benchmark's draws depend on.

    Args:
        folder: The demonstration's folder.

    Returns:
        How many there are; 0 for a trace in which states and actions do not
        alternate, beginning and ending with a state: it cannot be edited so.

    Raises:
        ConversionError: If there is no readable trace.
    """
    kinds = [entry["type"] for entry in _trace(folder)["trace"]]
    alternating = ["action" if at % 2 else "state" for at in range(len(kinds))]
    return (len(kinds) + 1) // 2 if kinds == alternating and len(kinds) % 2 else 0


@contextmanager
def edited_recording(folder: Path, entries: Sequence[int]) -> Iterator[Demonstration]:
    """Read a copy of a recording with only some of its entries, in a new order.

    Args:
        folder: The demonstration's folder.
        entries: Positions in its trace that stay, in their new order.

    Yields:
        The demonstration, without procedure and pictures. Its page sources can
        be read inside the ``with`` block.

    Raises:
        ConversionError: If the recording cannot be read.
    """
    trace = _trace(folder)
    copy = {**trace, "trace": _rearranged(trace["trace"], entries)}
    if isinstance(exact := trace.get("wb2pm"), dict):
        copy["wb2pm"] = _rearranged_exact(exact, trace["trace"], entries)
    with scratch_folder() as home:
        own = home / folder.name
        own.mkdir()
        (own / f"{folder.name}.json").write_bytes(msgspec.json.encode(copy))
        yield read_demonstration(own)


@lru_cache(maxsize=2)
def _trace(folder: Path) -> dict[str, Any]:
    path = Path(locate_files(folder).trace)
    try:
        content = journal_trace(path) if path.name == JOURNAL else path.read_bytes()
        decoded = msgspec.json.decode(content)
    except (OSError, msgspec.DecodeError, UnicodeDecodeError) as exc:
        raise ConversionError(str(exc), str(path)) from exc
    if not isinstance(decoded, dict) or not isinstance(decoded.get("trace"), list):
        raise ConversionError("expected an object with a list of entries", str(path))
    return decoded


def _rearranged(
    whole: Sequence[dict[str, Any]], entries: Sequence[int]
) -> list[dict[str, Any]]:
    """Put entries into their new order, on a clock of their own."""
    times = _new_times(whole, entries)
    arranged = []
    for at, (place, start) in enumerate(zip(entries, times, strict=True)):
        data = dict(whole[place]["data"])
        shift = start - _time_of(whole[place])
        for name in _TIMES:
            if isinstance(data.get(name), str):
                data[name] = _naive(_parsed(data[name]) + shift)
        data |= {"id": at, "secs_from_start": (start - _START).total_seconds()}
        if isinstance(exact := data.get("wb2pm"), dict):
            data["wb2pm"] = _on_clock(exact, shift)
        arranged.append({**whole[place], "data": data})
    return arranged


def _new_times(
    whole: Sequence[dict[str, Any]], entries: Sequence[int]
) -> list[datetime]:
    """Keep the time between neighbours; a state has that of the action after it."""
    times = [_START]
    for before, after in pairwise(entries):
        gap = _GAP if after % 2 else timedelta(0)
        if after == before + 1:
            gap = max(_time_of(whole[after]) - _time_of(whole[before]), timedelta(0))
        times.append(times[-1] + gap)
    return times


def _time_of(entry: dict[str, Any]) -> datetime:
    stamp = entry["data"].get("timestamp")
    return _parsed(stamp) if isinstance(stamp, str) else _START


def _parsed(stamp: str) -> datetime:
    try:
        time = datetime.fromisoformat(stamp)
    except ValueError:
        return _START
    return time.replace(tzinfo=timezone.utc) if time.tzinfo is None else time


def _naive(time: datetime) -> str:
    return time.replace(tzinfo=None).isoformat()


def _on_clock(exact: dict[str, Any], shift: timedelta) -> dict[str, Any]:
    return exact | {
        name: (_parsed(exact[name]) + shift).isoformat()
        for name in ("started_at", "ended_at")
        if isinstance(exact.get(name), str)
    }


def _rearranged_exact(
    exact: dict[str, Any], whole: Sequence[dict[str, Any]], entries: Sequence[int]
) -> dict[str, Any]:
    """Keep with each action what has no released type and followed it.

    What comes before the first action stays at the beginning.
    """
    new = {place: at for at, place in enumerate(entries)}
    times = dict(zip(entries, _new_times(whole, entries), strict=True))
    events = []
    for one in exact.get("events") or []:
        place = 2 * int(one.get("position", 0)) - 1
        if place < 0:
            events.append(_on_clock(one, _START - _parsed(one["started_at"])))
        elif place in new:
            shift = times[place] - _time_of(whole[place])
            position = (new[place] + 1) // 2
            events.append(_on_clock(one, shift) | {"position": position})
    events.sort(key=lambda one: int(one["position"]))
    return exact | {"events": events}
