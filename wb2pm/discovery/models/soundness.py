"""Whether a model can always come to its end, and leaves nothing behind.

Soundness of workflow nets (van der Aalst et al., *Soundness of workflow nets:
classification, decidability, and analysis*, Formal Aspects of Computing 23, 2011),
for any net with an initial and a final marking: from every marking that can be
reached the final one can be reached, no reachable marking has more tokens than the
final one in every place, and every transition can fire at some time.
"""

from __future__ import annotations

from collections import deque
from typing import TYPE_CHECKING, NamedTuple

from wb2pm.discovery.models.firing import TokenGame

if TYPE_CHECKING:
    from wb2pm.discovery.models.firing import Marking
    from wb2pm.discovery.models.values import PetriNet, Soundness

MAX_MARKINGS = 20_000
"""Markings that are looked at; about a second's work."""


class SoundnessCheck(NamedTuple):
    """What was found out.

    Attributes:
        soundness: The answer.
        reason: Why, in words; empty for a sound model.
    """

    soundness: Soundness
    reason: str = ""


def check_soundness(
    net: PetriNet, *, max_markings: int = MAX_MARKINGS
) -> SoundnessCheck:
    """Look at every marking that a net can reach.

    Args:
        net: The model.
        max_markings: Markings to look at before giving up.

    Returns:
        The answer: ``unknown`` when there are more markings than that and no flaw
        was met among those.

    Examples:
        >>> from wb2pm.discovery.models.values import ProcessTree
        >>> from wb2pm.discovery.models.tree_nets import petri_net
        >>> check_soundness(petri_net(ProcessTree(label="Save"))).soundness
        'sound'
    """
    play = TokenGame(net)
    parents: dict[Marking, list[Marking]] = {play.initial: []}
    first: dict[Marking, Marking | None] = {play.initial: None}
    fired: set[int] = set()
    queue = deque([play.initial])
    while queue:
        here = queue.popleft()
        for transition in play.enabled(here):
            fired.add(transition)
            there = play.fire(here, transition)
            if there in parents:
                parents[there].append(here)
                continue
            if _grows(there, here, first):
                return SoundnessCheck("unsound", "tokens can pile up without limit")
            parents[there] = [here]
            first[there] = here
            queue.append(there)
        if len(parents) > max_markings:
            reason = f"it can reach more than {max_markings:,} markings"
            return SoundnessCheck("unknown", reason)
    return _judge(play, parents, fired)


def _grows(
    marking: Marking, before: Marking | None, first: dict[Marking, Marking | None]
) -> bool:
    """Return whether a marking holds one that leads to it, and more."""
    total = sum(marking)
    while before is not None:
        if sum(before) < total and all(
            now >= then for now, then in zip(marking, before, strict=True)
        ):
            return True
        before = first[before]
    return False


def _judge(
    play: TokenGame, parents: dict[Marking, list[Marking]], fired: set[int]
) -> SoundnessCheck:
    if play.final not in parents:
        return SoundnessCheck("unsound", "it never comes to its end")
    if any(
        marking != play.final
        and all(now >= last for now, last in zip(marking, play.final, strict=True))
        for marking in parents
    ):
        return SoundnessCheck("unsound", "it can come to its end with work left over")
    back = {play.final}
    queue = deque(back)
    while queue:
        for before in parents[queue.popleft()]:
            if before not in back:
                back.add(before)
                queue.append(before)
    if stuck := len(parents) - len(back):
        reason = f"it can get stuck in {stuck:,} of its {len(parents):,} markings"
        return SoundnessCheck("unsound", reason)
    if len(fired) < len(play.labels):
        dead = [at for at in range(len(play.labels)) if at not in fired]
        names = sorted({play.labels[at] or "a silent step" for at in dead})
        return SoundnessCheck("unsound", f"never possible: {', '.join(names)}")
    return SoundnessCheck("sound")
