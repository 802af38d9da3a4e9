"""The one alignment that is kept among all that cost the same."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, NamedTuple

from wb2pm.discovery.models.alignment_bounds import Bounds, Distances
from wb2pm.errors import ConformanceError

if TYPE_CHECKING:
    from collections.abc import Iterator

    from wb2pm.discovery.models.firing import Ahead, Marking, TokenGame

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


class _Move(NamedTuple):
    """What leads to a state; its silent steps are written out only when kept."""

    state: _State
    kind: Literal["sync", "log", "model"]
    ahead: Ahead | None = None

    def steps(self) -> Iterator[AlignmentStep]:
        """Write out the move with the silent steps before it."""
        at = self.state.position
        if self.ahead is None:
            yield AlignmentStep("log", None, at - 1)
            return
        yield from _silent(self.ahead.path)
        done = at - 1 if self.kind == "sync" else None
        yield AlignmentStep(self.kind, self.ahead.transition, done)


def preferred_steps(
    play: TokenGame,
    sequence: tuple[str, ...],
    cost: int,
    *,
    distances: Distances | None = None,
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
        distances: Of the same net, where several sequences are matched with it.

    Returns:
        The moves, from the model's initial to its final marking.

    Raises:
        ConformanceError: If `MAX_STATES` states did not suffice, or no alignment
            is that cheap.
    """
    start = _State(play.initial, 0, cost)
    bounds = Bounds(play, sequence, distances or Distances(play))
    most_left: dict[tuple[Marking, int], int] = {}
    path: list[_Move] = []
    stack = [_moves(play, sequence, start)]
    visited = 0
    if (last := _finish(play, bounds, sequence, start)) is not None:
        return last
    while stack:
        move = next(stack[-1], None)
        if move is None:
            stack.pop()
            if path:
                path.pop()
            continue
        state = move.state
        here = (state.marking, state.position)
        if state.left <= most_left.get(here, -1):
            continue
        most_left[here] = state.left
        if bounds.least_cost(*here) > state.left:
            continue
        if (last := _finish(play, bounds, sequence, state)) is not None:
            return (*(step for each in (*path, move) for step in each.steps()), *last)
        visited += 1
        if visited > MAX_STATES:
            raise ConformanceError(f"more than {MAX_STATES} states to choose from")
        path.append(move)
        stack.append(_moves(play, sequence, state))
    raise ConformanceError(f"no alignment costs {cost}")


def _finish(
    play: TokenGame, bounds: Bounds, sequence: tuple[str, ...], state: _State
) -> tuple[AlignmentStep, ...] | None:
    if state.position < len(sequence):
        return None
    for silence in play.silences(state.marking, while_=bounds.may_end_unseen):
        if silence.marking == play.final:
            return _silent(silence.path)
    return None


def _moves(
    play: TokenGame, sequence: tuple[str, ...], state: _State
) -> Iterator[_Move]:
    marking, position, left = state
    if position < len(sequence):
        for each in play.ahead(marking, sequence[position]):
            yield _Move(_State(each.after, position + 1, left), "sync", each)
        if left:
            yield _Move(_State(marking, position + 1, left - 1), "log")
    if left:
        for each in play.ahead(marking):
            yield _Move(_State(each.after, position, left - 1), "model", each)


def _silent(path: tuple[int, ...]) -> tuple[AlignmentStep, ...]:
    return tuple(AlignmentStep("silent", at, None) for at in path)
