"""What silent steps can lead to, looking at no more of a net than matters for it.

Silent steps of branches that have nothing to do with each other may happen in any
order, and playing them all out takes a number of markings that grows with every
branch. Whether a transition can be reached, and how, is only up to the silent
transitions from which arcs lead to it over silent transitions: any other one can just
as well fire after it, since it brings no token that is needed (the idea of stubborn
sets; Valmari, *Stubborn sets for reduced state space generation*, 1991). What is found
depends on the tokens in the places that those transitions take from and on no others,
so that it is looked for once for many markings.
"""

from __future__ import annotations

from collections import deque
from typing import TYPE_CHECKING, NamedTuple

from wb2pm.errors import ConformanceError

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    Arcs = Sequence[tuple[int, int]]
    """Places by position, each with the number of its tokens."""

MAX_SILENT_MARKINGS = 5_000
"""Markings that silent steps may reach from one marking before play is given up."""


class SilentPath(NamedTuple):
    """Silent steps that make a transition possible.

    Attributes:
        steps: Positions of the silent transitions, in order.
        changes: Place -> tokens more or less, after them and the transition.
    """

    steps: tuple[int, ...]
    changes: tuple[tuple[int, int], ...]


class SilentPaths:
    """The ways in which silent steps lead to one transition.

    Args:
        target: Position of the transition.
        labels: Label of each transition of the net; None for a silent one.
        takes: What each transition takes.
        gives: What each transition gives.

    Examples:
        >>> paths = SilentPaths(
        ...     1, labels=(None, "Save"), takes=[[(0, 1)], [(1, 1)]],
        ...     gives=[[(1, 1)], [(2, 1)]],
        ... )
        >>> paths.among((1, 0, 0))
        (SilentPath(steps=(0,), changes=((0, -1), (2, 1))),)
    """

    def __init__(
        self,
        target: int,
        *,
        labels: Sequence[str | None],
        takes: Sequence[Arcs],
        gives: Sequence[Arcs],
    ) -> None:
        helpful = _helpful(target, labels, takes, gives)
        reads = {place for at in (*helpful, target) for place, _ in takes[at]}
        writes = {place for at in (*helpful, target) for place, _ in gives[at]}
        self._reads = tuple(sorted(reads))
        self._places = (*self._reads, *sorted(writes - reads))
        local = {place: at for at, place in enumerate(self._places)}

        def renumbered(arcs: Arcs) -> tuple[tuple[int, int], ...]:
            return tuple((local[place], count) for place, count in arcs)

        self._silent = [
            (t, renumbered(takes[t]), renumbered(gives[t])) for t in helpful
        ]
        self._takes, self._gives = renumbered(takes[target]), renumbered(gives[target])
        self._known: dict[tuple[int, ...], tuple[SilentPath, ...]] = {}
        self._possible: dict[tuple[int, ...], bool] = {}

    def among(self, marking: tuple[int, ...]) -> tuple[SilentPath, ...]:
        """List the ways from a marking, those of the fewest steps first.

        Raises:
            ConformanceError: If silent steps reach too many markings.
        """
        tokens = tuple([marking[place] for place in self._reads])
        known = self._known.get(tokens)
        if known is None:
            known = self._known[tokens] = tuple(self._find(tokens))
        return known

    def any_among(self, marking: tuple[int, ...]) -> bool:
        """Return whether there is a way from a marking, without looking for all.

        Raises:
            ConformanceError: If silent steps reach too many markings before one is found.
        """
        tokens = tuple([marking[place] for place in self._reads])
        if tokens not in self._possible:
            way = next(self._find(tokens), None)
            self._possible[tokens] = way is not None
        return self._possible[tokens]

    def _find(self, tokens: tuple[int, ...]) -> Iterator[SilentPath]:
        start = tokens + (0,) * (len(self._places) - len(tokens))
        seen = {start}
        queue: deque[tuple[tuple[int, ...], tuple[int, ...]]] = deque([(start, ())])
        while queue:
            here, steps = queue.popleft()
            if all(here[place] >= count for place, count in self._takes):
                there = _fired(here, self._takes, self._gives)
                yield SilentPath(steps, self._changes(start, there))
            for at, takes, gives in self._silent:
                if any(here[place] < count for place, count in takes):
                    continue
                there = _fired(here, takes, gives)
                if there not in seen:
                    seen.add(there)
                    queue.append((there, (*steps, at)))
            if len(seen) > MAX_SILENT_MARKINGS:
                raise ConformanceError(
                    "silent steps of the model reach more than "
                    f"{MAX_SILENT_MARKINGS} markings at once"
                )

    def _changes(
        self, before: tuple[int, ...], after: tuple[int, ...]
    ) -> tuple[tuple[int, int], ...]:
        return tuple(
            (place, new - old)
            for place, old, new in zip(self._places, before, after, strict=True)
            if new != old
        )


def _helpful(
    target: int,
    labels: Sequence[str | None],
    takes: Sequence[Arcs],
    gives: Sequence[Arcs],
) -> list[int]:
    """List the silent transitions from which arcs lead to a transition."""
    needed = {place for place, _ in takes[target]}
    helpful: set[int] = set()
    grown = True
    while grown:
        grown = False
        for at, label in enumerate(labels):
            if label is not None or at in helpful or at == target:
                continue
            if any(place in needed for place, _ in gives[at]):
                helpful.add(at)
                needed.update(place for place, _ in takes[at])
                grown = True
    return sorted(helpful)


def _fired(tokens: tuple[int, ...], takes: Arcs, gives: Arcs) -> tuple[int, ...]:
    after = list(tokens)
    for place, count in takes:
        after[place] -= count
    for place, count in gives:
        after[place] += count
    return tuple(after)
