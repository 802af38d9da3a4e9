"""What only one run did, in nobody's place, asked for by nothing, and of consequence."""

from __future__ import annotations

from typing import TYPE_CHECKING

from wb2pm.discovery.conformance.grounding.acts import first_name
from wb2pm.discovery.conformance.grounding.compared import (
    DOING_ANYTHING,
    Difference,
    asked_of,
    is_said_in,
    stated_by_all,
)
from wb2pm.discovery.conformance.grounding.effects import reverse
from wb2pm.discovery.conformance.grounding.outcomes import MOST
from wb2pm.discovery.conformance.procedure.name_similarity import fold
from wb2pm.discovery.segmentation.wording import stems
from wb2pm.vocabulary.kinds import BOXES
from wb2pm.vocabulary.language import speaks_of_searching

if TYPE_CHECKING:
    from collections.abc import Collection, Iterator, Sequence

    from wb2pm.discovery.conformance.grounding.acts import Act
    from wb2pm.discovery.conformance.grounding.compared import Known


def extras(known: Known) -> Iterator[Difference]:
    """Yield what only this run did, in nobody's place, asked by nothing, with effect.

    What is filled in has one, and what a button brings that is not taken back: other
    clicks of one's own may only look around.
    """
    labels = {did.label for reading in known.others for did in reading.did}
    asked = asked_of(known.reading, known.text)
    words = set(stems(asked)) - _accounted_for(known)
    done = [act.name for act in known.acts]
    for at, act in enumerate(known.acts):
        did = act.done
        if first_name(act.name) in known.habits.done_by or did.label in labels:
            continue
        told = did.kind is not None and did.tells_itself
        if not told or not _has_consequence(act, known):
            continue
        said = set(stems(did.element or ""))
        if (said and said <= words) or is_said_in(fold(did.value or ""), asked):
            continue
        if not _between(at, done, known):
            yield Difference("extra", act.at, None, act.called)


def _accounted_for(known: Known) -> set[str]:
    """Return the words of what all others do, which the text means by them."""
    needed = {n for n, by in known.habits.done_by.items() if by == known.habits.runs}
    elements = (
        a.done.element for acts in known.theirs for a in acts if a.name in needed
    )
    return {stem for element in elements if element for stem in stems(element)}


def _has_consequence(act: Act, known: Known) -> bool:
    """Return whether something is filled in, or a button brings what stays."""
    if act.kind == "fill":
        return not _leads_away(act, known)
    if act.done.kind not in DOING_ANYTHING:
        return False
    came = {mark for mark in act.effect if mark[0] in "+@"}
    return bool(came) and not _is_taken_back(act, came, known)


def _leads_away(act: Act, known: Known) -> bool:
    """Return whether a page was left from the field, as by what a search in it finds.

    What is found has what was typed in its name. What sends a form looks for something
    only where its field says so.
    """
    sends = any(one.at == act.at and one.kind == "send" for one in known.acts)
    if sends and not speaks_of_searching(act.done.element or ""):
        return False
    after = (a for a in known.acts if a.at > act.at)
    following = next(after, None)
    acts = [act]
    if following is not None and (
        following.done.element == act.done.element
        or _is_found_by(act.done.value, following.done.element)
    ):
        acts.append(following)
    return any(mark[0] == "@" for one in acts for mark in one.effect)


def _is_found_by(typed: str | None, element: str | None) -> bool:
    """Return whether something is called by a text that has what was typed in it."""
    asked = fold(typed or "")
    return bool(asked) and asked in fold(element or "")


def _is_taken_back(act: Act, came: Collection[str], known: Known) -> bool:
    """Return whether what came went away up to the next act that others do, too."""
    after = (a.at for a in known.acts if a.at > act.at and _is_shared(a, known))
    last = next(after, len(known.reading.did))
    changed = {
        mark
        for moment in known.reading.moments
        if act.at < moment.activity <= last
        for mark in moment.effect
    }
    if any(mark[0] == "@" for mark in came) and any(m[0] == "@" for m in changed):
        return True
    brought = {mark for mark in came if mark[0] == "+"}
    gone = {reverse(mark) for mark in changed if mark[0] == "-"}
    return bool(brought) and len(brought & gone) >= MOST * len(brought)


def _is_shared(act: Act, known: Known) -> bool:
    return first_name(act.name) in known.habits.done_by


def _between(at: int, done: Sequence[str], known: Known) -> bool:
    """Return whether most others do at this place what the run does not do."""
    act = known.acts[at]
    for order in known.habits.orders:
        before = next((n for n in reversed(done[:at]) if n in order), None)
        after = next((n for n in done[at + 1 :] if n in order), None)
        start = order.index(before) + 1 if before else 0
        end = order.index(after) if after else len(order)
        left_out = set(order[start:end]) - {*done, *known.other_ways}
        if any(_may_stand_for(act, name, known) for name in left_out):
            return True
    return False


def _may_stand_for(act: Act, name: str, known: Known) -> bool:
    """Return whether an act may be a run's own way of doing what most others do.

    It is none where that was filled in by another act already, where others tick a box
    and it enters something, and where others enter what their goals state and it what
    none does.
    """
    habits = known.habits
    if habits.kinds[name] != act.kind or 2 * habits.done_by[name] <= habits.runs:
        return False
    if act.kind != "fill":
        return True
    if name in habits.ticked and act.done.kind not in BOXES:
        return False
    theirs = [one for acts in known.theirs for one in acts if one.name == name]
    slots = {one.done.element for one in theirs if one.done.element is not None}
    if any(one.kind == "fill" and one.done.element in slots for one in known.acts):
        return False
    stated = stated_by_all(name, known)
    return not (stated and act.done.value)
