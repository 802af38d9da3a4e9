"""Traces fitted into a budget of tokens, and what that leaves out."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from wb2pm.llm.backends.calls import estimate_tokens
from wb2pm.llm.requests.trace_lines import DETAILS, Detail, trace_lines

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from wb2pm.llm.cases import Case


class Packed(NamedTuple):
    """What fits.

    Attributes:
        lines: The demonstrations as lines, in order.
        left_out: What is not in them, in words.
    """

    lines: tuple[str, ...]
    left_out: tuple[str, ...]


def pack_traces(
    cases: Sequence[Case], *, tokens: int, names: Sequence[str] | None = None
) -> Packed:
    """Write demonstrations in as much detail as a budget allows.

    The policy: every activity keeps its line as long as that is possible. First the
    visible texts of the screens are left out, then the circumstances (page, place,
    time) and long texts, of all demonstrations alike. If that is not enough, the
    middle of each demonstration is left out: beginnings and ends tell most of what
    was wanted and whether it was reached. Each gets the same share of the budget,
    and what a short one does not need is the others'.

    Args:
        cases: The demonstrations, masked.
        tokens: The budget, as `estimate_tokens` counts.
        names: What they are called; ``D1``, ``D2``, ... by default.

    Returns:
        The lines, and what was left out.

    Examples:
        >>> pack_traces([], tokens=100)
        Packed(lines=(), left_out=())
    """
    called = names or [f"D{number}" for number in range(1, len(cases) + 1)]
    dropped: list[str] = []
    for detail, left in DETAILS:
        if left:
            dropped.append(left)
        blocks = [
            [_head(case, name), *trace_lines(case, name, detail)]
            for case, name in zip(cases, called, strict=True)
        ]
        if _size(line for block in blocks for line in block) <= tokens:
            return Packed(tuple(line for b in blocks for line in b), _say(dropped))
    return _without_middles(cases, called, tokens, dropped)


def _without_middles(
    cases: Sequence[Case], names: Sequence[str], tokens: int, dropped: Sequence[str]
) -> Packed:
    detail = DETAILS[-1][0]
    lines: dict[int, list[str]] = {}
    notes: dict[int, str] = {}
    remaining = tokens
    by_length = sorted(range(len(cases)), key=lambda i: len(cases[i].activities))
    for done, index in enumerate(by_length):
        share = remaining // (len(cases) - done)
        lines[index], kept = _shorten(cases[index], names[index], detail, share)
        remaining -= _size(lines[index])
        missing = len(cases[index].activities) - kept
        if missing:
            notes[index] = (
                f"{missing} of {len(cases[index].activities)} activities in the middle"
                f" of {cases[index].id}"
            )
    return Packed(
        tuple(line for index in range(len(cases)) for line in lines[index]),
        (*_say(dropped), *_say([notes[index] for index in sorted(notes)])),
    )


def _shorten(
    case: Case, name: str, detail: Detail, tokens: int
) -> tuple[list[str], int]:
    """Keep as many lines from both ends as fit, one from each in turn."""
    lines = trace_lines(case, name, detail)
    head = _head(case, name)
    spare = tokens - _size([head, _gap(name, len(lines), len(lines))])
    first, last = 0, len(lines)
    while first < last:
        line = lines[first] if first <= len(lines) - last else lines[last - 1]
        spare -= _size([line])
        if spare < 0:
            break
        if first <= len(lines) - last:
            first += 1
        else:
            last -= 1
    if first == last:
        return [head, *lines], len(lines)
    gap = _gap(name, first + 1, last)
    return [head, *lines[:first], gap, *lines[last:]], len(lines) - (last - first)


def _gap(name: str, first: int, last: int) -> str:
    return f"({name}.{first} to {name}.{last} are left out here)"


def _head(case: Case, name: str) -> str:
    count = len(case.activities)
    head = f"Demonstration {name}: {count} {'activity' if count == 1 else 'activities'}"
    timed = [a for a in case.activities if a.acting.time_quality != "order_only"]
    if len(timed) == count and count:
        took = max(a.ended_at for a in timed) - case.activities[0].started_at
        head += f", {took.total_seconds():.1f} s"
    return head


def _size(lines: Iterable[str]) -> int:
    return sum(estimate_tokens(line + "\n") for line in lines)


def _say(left: Sequence[str]) -> tuple[str, ...]:
    return tuple(f"{what} (no room within the token budget)" for what in left)
