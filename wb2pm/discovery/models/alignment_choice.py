"""The one alignment that is kept among all that cost the same.

At each point agreeing is tried first, then skipping an activity of the sequence, then
one of the model; among transitions, the first of the net, reached by the fewest silent
steps. What is preferred from a marking on depends only on what is left of the sequence,
so that sequences which end alike share what was found for one of them.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Literal, NamedTuple

from msgspec import Struct

from wb2pm.discovery.models.alignment_bounds import Bounds, Distances
from wb2pm.discovery.models.firing import Ahead, Marking
from wb2pm.errors import ConformanceError

if TYPE_CHECKING:
    from collections.abc import Iterator

    from wb2pm.discovery.models.firing import TokenGame

MAX_STATES = 50_000
"""States after which the search gives up; less than a second's work."""

MAX_KEPT = 200_000
"""Markings of which is kept what to do from there on, each with what is left of a
sequence: some 100 MB."""


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


class _Move(Struct, gc=False):
    """What leads to a state; its silent steps are written out only when kept.

    Moves come by the hundred thousand and never point at each other, so that Python
    need not look for cycles among them; likewise below.
    """

    marking: Marking
    position: int
    left: int
    """Cost that may still be spent."""
    kind: Literal["sync", "log", "model"]
    ahead: Ahead | None = None


class _Onward(Struct, gc=False):
    """How the rest of a sequence is matched: a move and what follows it."""

    cost: int
    kind: Literal["sync", "log", "model", "silent"]
    silent: tuple[AlignmentStep, ...]
    transition: int | None
    then: _Onward | None


class AlignmentChoice:
    """Chooses among the cheapest alignments of sequences with one net.

    Args:
        play: The net.

    Examples:
        >>> from wb2pm.discovery.models.firing import TokenGame
        >>> from wb2pm.discovery.models.tree_nets import petri_net
        >>> from wb2pm.discovery.models.values import ProcessTree
        >>> choice = AlignmentChoice(TokenGame(petri_net(ProcessTree(label="Save"))))
        >>> [step.kind for step in choice.steps(("Print", "Save"), 1)]
        ['log', 'sync']
    """

    def __init__(self, play: TokenGame) -> None:
        self._play = play
        self._distances = Distances(play)
        self._rests: dict[tuple[str, int], int] = {}
        self._step = cache(AlignmentStep)
        self._silent = cache(_silent)
        self._onward: dict[tuple[Marking, int], _Onward] = {}

    def steps(self, sequence: tuple[str, ...], cost: int) -> tuple[AlignmentStep, ...]:
        """Find the preferred alignment of a sequence.

        The search is depth first and comes back to no state with less to spend than
        before.

        Args:
            sequence: The activities to match.
            cost: What the cheapest alignment costs.

        Returns:
            The moves, from the model's initial to its final marking.

        Raises:
            ConformanceError: If `MAX_STATES` states did not suffice, or no alignment
                is that cheap.
        """
        rests = self._number_rests(sequence)
        bounds = Bounds(sequence, self._distances)
        most_left: dict[tuple[Marking, int], int] = {}
        start = _Move(self._play.initial, 0, cost, "model")
        path: list[_Move] = []
        stack = [iter((start,))]
        visited = -1
        while stack:
            move = next(stack[-1], None)
            if move is None:
                stack.pop()
                if path:
                    path.pop()
                continue
            here = (move.marking, move.position)
            if move.left <= most_left.get(here, -1):
                continue
            most_left[here] = move.left
            known = self._onward.get((move.marking, rests[move.position]))
            if known is not None and known.cost > move.left:
                continue
            if known is None and bounds.least_cost(*here) > move.left:
                continue
            known = known or self._finish(bounds, sequence, move)
            if known is not None:
                return self._write(self._keep((*path, move), rests, known))
            visited += 1
            if visited > MAX_STATES:
                raise ConformanceError(f"more than {MAX_STATES} states to choose from")
            path.append(move)
            stack.append(self._moves(sequence, move))
        raise ConformanceError(f"no alignment costs {cost}")

    def _number_rests(self, sequence: tuple[str, ...]) -> list[int]:
        """Number what is left of a sequence at each position, equal rests alike."""
        numbers = [0]
        for activity in reversed(sequence):
            rest = (activity, numbers[-1])
            numbers.append(self._rests.setdefault(rest, len(self._rests) + 1))
        return numbers[::-1]

    def _finish(
        self, bounds: Bounds, sequence: tuple[str, ...], at: _Move
    ) -> _Onward | None:
        if at.position < len(sequence):
            return None
        for silence in self._play.silences(at.marking, while_=bounds.may_end_unseen):
            if silence.marking == self._play.final:
                return _Onward(0, "silent", self._silent(silence.path), None, None)
        return None

    def _moves(self, sequence: tuple[str, ...], at: _Move) -> Iterator[_Move]:
        marking, position, left = at.marking, at.position, at.left
        if position < len(sequence):
            for each in self._play.ahead(marking, sequence[position]):
                yield _Move(each.after, position + 1, left, "sync", each)
            if left:
                yield _Move(marking, position + 1, left - 1, "log")
        if left:
            for each in self._play.ahead(marking):
                yield _Move(each.after, position, left - 1, "model", each)

    def _keep(
        self, path: tuple[_Move, ...], rests: list[int], onward: _Onward
    ) -> _Onward:
        """Keep how it goes on from each state of a path, the last one first."""
        for at in range(len(path) - 1, -1, -1):
            move = path[at]
            if len(self._onward) < MAX_KEPT:
                self._onward[move.marking, rests[move.position]] = onward
            if at:
                ahead = move.ahead
                silent = () if ahead is None else self._silent(ahead.path)
                transition = None if ahead is None else ahead.transition
                cost = onward.cost + (move.kind != "sync")
                onward = _Onward(cost, move.kind, silent, transition, onward)
        return onward

    def _write(self, onward: _Onward | None) -> tuple[AlignmentStep, ...]:
        """Write out all moves, silent steps before those that need them."""
        steps: list[AlignmentStep] = []
        position = 0
        while onward is not None:
            steps += onward.silent
            if onward.kind == "model":
                steps.append(self._step("model", onward.transition, None))
            elif onward.kind != "silent":
                steps.append(self._step(onward.kind, onward.transition, position))
                position += 1
            onward = onward.then
        return tuple(steps)


def _silent(path: tuple[int, ...]) -> tuple[AlignmentStep, ...]:
    return tuple(AlignmentStep("silent", at, None) for at in path)
