"""What of a sequence a net can do at once, without looking for the best way."""

from __future__ import annotations

from typing import TYPE_CHECKING

from wb2pm.errors import ConformanceError

if TYPE_CHECKING:
    from wb2pm.discovery.models.firing import Marking, TokenGame


class Replay:
    """Follows sequences through a net, and leaves out what it cannot do where it stands.

    That costs next to nothing, and is no alignment: it never goes back to spare more
    later.

    Args:
        play: The net.

    Examples:
        >>> from wb2pm.discovery.models.firing import TokenGame
        >>> from wb2pm.discovery.models.tree_nets import petri_net
        >>> from wb2pm.discovery.models.values import ProcessTree
        >>> steps = tuple(ProcessTree(label=label) for label in ("Open", "Save"))
        >>> net = petri_net(ProcessTree(operator="sequence", children=steps))
        >>> Replay(TokenGame(net))(("Save", "Open", "Print", "Save"))
        ('Open', 'Save')
    """

    def __init__(self, play: TokenGame) -> None:
        self._play = play
        self._after: dict[tuple[Marking, str], Marking | None] = {}

    def __call__(self, activities: tuple[str, ...]) -> tuple[str, ...]:
        """Return the activities that the net does in this order."""
        marking = self._play.initial
        done: list[str] = []
        for activity in activities:
            here = (marking, activity)
            if here not in self._after:
                self._after[here] = self._find(marking, activity)
            after = self._after[here]
            if after is not None:
                marking = after
                done.append(activity)
        return tuple(done)

    def _find(self, marking: Marking, activity: str) -> Marking | None:
        try:
            ahead = next(self._play.ahead(marking, activity), None)
        except ConformanceError:  # silent steps without end: not at once, then
            return None
        return None if ahead is None else ahead.after
