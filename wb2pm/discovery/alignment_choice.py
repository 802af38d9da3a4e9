"""The one alignment that is kept among all that cost the same."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, NamedTuple

from wb2pm.errors import ConformanceError

if TYPE_CHECKING:
    from collections.abc import Iterator

    from wb2pm.discovery.firing import Marking, Play

MAX_STATES = 50_000
"""States after which the search gives up; less than a second's work."""


class AlignmentStep(NamedTuple):
    """One move: of both sides, of the sequence alone, or of the model alone.

    Attributes:
        kind: `sync`, `log`, `model`, or `silent` (the model, unseen).
        transition: Position of the transition in the net; None for a log move.
        position: Position in the sequence; None for a move of the model alone.
    """

    kind: Literal["sync", "log", "model", "silent"]
    transition: int | None
    position: int | None


class _State(NamedTuple):
    marking: Marking
    position: int
    left: int
    """Cost that may still be spent."""


def preferred_steps(
    play: Play, sequence: tuple[str, ...], cost: int
) -> tuple[AlignmentStep, ...]:
    """Find the preferred alignment of a given cost.

    At each point agreeing is tried first, then skipping an activity of the
    sequence, then one of the model; among transitions, the first of the net,
    reached by the fewest silent steps. The search is depth first and comes
    back to no state with less to spend than before.

    Args:
        play: The model.
        sequence: The activities to match.
        cost: What the cheapest alignment costs.

    Returns:
        The moves, from the model's initial to its final marking.

    Raises:
        ConformanceError: If `MAX_STATES` states did not suffice, or no alignment
            is that cheap.
    """
    start = _State(play.initial, 0, cost)
    foreign = _foreign_ahead(play, sequence)
    most_left: dict[tuple[Marking, int], int] = {}
    path: list[tuple[AlignmentStep, ...]] = []
    stack = [_moves(play, sequence, start)]
    visited = 0
    if (last := _finish(play, sequence, start)) is not None:
        return last
    while stack:
        move = next(stack[-1], None)
        if move is None:
            stack.pop()
            if path:
                path.pop()
            continue
        steps, state = move
        known = most_left.get(state[:2], -1)
        if state.left <= known or foreign[state.position] > state.left:
            continue
        most_left[state[:2]] = state.left
        if (last := _finish(play, sequence, state)) is not None:
            return (*(step for each in path for step in each), *steps, *last)
        visited += 1
        if visited > MAX_STATES:
            raise ConformanceError(f"more than {MAX_STATES} states to choose from")
        path.append(steps)
        stack.append(_moves(play, sequence, state))
    raise ConformanceError(f"no alignment costs {cost}")


def _foreign_ahead(play: Play, sequence: tuple[str, ...]) -> list[int]:
    """Count, from each position on, the activities the model does not know."""
    known = set(play.labels)
    ahead = [0]
    for activity in reversed(sequence):
        ahead.append(ahead[-1] + (activity not in known))
    return ahead[::-1]


def _finish(
    play: Play, sequence: tuple[str, ...], state: _State
) -> tuple[AlignmentStep, ...] | None:
    if state.position < len(sequence):
        return None
    for silence in play.silences(state.marking):
        if silence.marking == play.final:
            return _silent(silence.path)
    return None


def _moves(
    play: Play, sequence: tuple[str, ...], state: _State
) -> Iterator[tuple[tuple[AlignmentStep, ...], _State]]:
    marking, position, left = state
    ahead = play.ahead(marking)
    if position < len(sequence):
        for path, at, label, after in ahead:
            if label == sequence[position]:
                step = AlignmentStep("sync", at, position)
                yield (*_silent(path), step), _State(after, position + 1, left)
        if left:
            skip = AlignmentStep("log", None, position)
            yield (skip,), _State(marking, position + 1, left - 1)
    if left:
        for path, at, _, after in ahead:
            step = AlignmentStep("model", at, None)
            yield (*_silent(path), step), _State(after, position, left - 1)


def _silent(path: tuple[int, ...]) -> tuple[AlignmentStep, ...]:
    return tuple(AlignmentStep("silent", at, None) for at in path)
