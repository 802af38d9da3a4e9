"""Moves of an alignment with a model, as deviations in words."""

from __future__ import annotations

from collections import defaultdict
from typing import TYPE_CHECKING

from wb2pm.discovery.conformance.deviations import Deviation, DeviationKind

if TYPE_CHECKING:
    from collections.abc import Sequence

    from wb2pm.discovery.conformance.deviations import Move


def name_deviations(
    moves: Sequence[Move], events: Sequence[str | None] = ()
) -> tuple[Deviation, ...]:
    """Name the differences that an alignment shows.

    An activity that the model misses in one place and the demonstration has extra
    in another was done out of order: the two moves are one deviation, the first
    missing one with the first extra one. An extra activity that was done before is
    repeated. What remains is missing or extra.

    Args:
        moves: The alignment, from start to end.
        events: Id of the first event of each activity of the demonstration.

    Returns:
        The deviations in the order of the alignment; one out of order stands
        where the activity was done.

    Examples:
        >>> from wb2pm.discovery.conformance.deviations import Move
        >>> moves = [
        ...     Move(kind="log", activity=0, label="Save"),
        ...     Move(kind="sync", reference="Open", activity=1, label="Open"),
        ...     Move(kind="model", reference="Save"),
        ... ]
        >>> [deviation.sentence for deviation in name_deviations(moves)]
        ['“Save” was done too early: it is expected after “Open”.']
    """
    moved = _pair_moves(moves)
    done_late = set(moved.values())
    deviations: list[Deviation] = []
    done: set[str] = set()
    for at, move in enumerate(moves):
        if move.kind == "log":
            deviations.append(_name_extra(moves, at, moved.get(at), done, events))
        elif move.kind == "model" and at not in done_late:
            deviations.append(
                Deviation(
                    kind="missing",
                    sentence=f"{_quote(move.reference)} was skipped: "
                    f"it is expected {_place(moves, at)}.",
                    step_text=move.reference,
                )
            )
        if move.label is not None:
            done.add(move.label)
    return tuple(deviations)


def _pair_moves(moves: Sequence[Move]) -> dict[int, int]:
    """Match extra with missing moves of the same activity, by position."""
    missing: defaultdict[str | None, list[int]] = defaultdict(list)
    for at, move in enumerate(moves):
        if move.kind == "model":
            missing[move.reference].append(at)
    return {
        at: missing[move.label].pop(0)
        for at, move in enumerate(moves)
        if move.kind == "log" and missing[move.label]
    }


def _name_extra(
    moves: Sequence[Move],
    at: int,
    expected: int | None,
    done: set[str],
    events: Sequence[str | None],
) -> Deviation:
    move = moves[at]
    what = _quote(move.label)
    step_text = None
    kind: DeviationKind
    if expected is not None:
        when = "early" if at < expected else "late"
        kind = "out_of_order"
        place = _place(moves, expected)
        sentence = f"{what} was done too {when}: it is expected {place}."
        step_text = moves[expected].reference
    elif move.label in done:
        kind = "repeated"
        sentence = (
            f"{what} was done again {_context(moves, at)}: it had been done already."
        )
    else:
        kind = "extra"
        sentence = f"{what} was done {_context(moves, at)}: it is not expected there."
    position = move.activity
    return Deviation(
        kind=kind,
        sentence=sentence,
        step_text=step_text,
        activity=position,
        activity_label=move.label,
        event=events[position]
        if position is not None and position < len(events)
        else None,
    )


def _place(moves: Sequence[Move], at: int) -> str:
    """Return where the model expects a move, by the visible move around it."""
    return _around([move.reference for move in moves], at)


def _context(moves: Sequence[Move], at: int) -> str:
    """Return where a move was done, by what was done around it."""
    return _around([move.label for move in moves], at)


def _around(labels: Sequence[str | None], at: int) -> str:
    before = next((label for label in reversed(labels[:at]) if label), None)
    if before is not None:
        return f"after {_quote(before)}"
    behind = next((label for label in labels[at + 1 :] if label), None)
    return f"before {_quote(behind)}" if behind is not None else "on its own"


def _quote(label: str | None) -> str:
    return f"“{label}”"
