"""What is counted against a run beside others, and what it counts as."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.discovery.conformance.test_grounded_differences import (
    NAME,
    NEW,
    PHONE,
    SAVE,
    act,
    run,
)
from wb2pm.discovery.conformance.grounding.beside import lay_beside
from wb2pm.discovery.conformance.grounding.evidence import followed_evidence

if TYPE_CHECKING:
    from wb2pm.discovery.conformance.grounding.readings import Reading

LIST = act("Click 'List'", "link", "@/entries")


def three(*done: tuple[str, str, frozenset[str]]) -> list[Reading]:
    """Make the runs of three others, who did the same."""
    return [run(*done, case=case) for case in ("b", "c", "d")]


def test_what_is_missing_is_left_out_where_nothing_else_was_done() -> None:
    """Something of its own may stand in its place; beside two others it may be chance."""
    others = three(NEW, NAME, PHONE, SAVE)
    skipped = followed_evidence(lay_beside(run(NEW, NAME, SAVE), others))
    own = followed_evidence(lay_beside(run(NEW, LIST, NAME, SAVE), others))
    few = followed_evidence(lay_beside(run(NEW, NAME, SAVE), others[:2]))

    assert (skipped["missing"], skipped["left_out"]) == (1, 1)
    assert own["missing"] == 1
    assert "left_out" not in own
    assert few["few_missing"] == 1
    assert "left_out" not in few


def test_the_end_of_others_counts_where_it_is_a_habit() -> None:
    """Of one other person nobody knows what its last acts were for."""
    others = three(NEW, NAME, PHONE, SAVE)
    cut = run(NEW, NAME, SAVE)

    assert followed_evidence(lay_beside(cut, others))["tail"] == 1
    assert "tail" not in followed_evidence(lay_beside(cut, others[:1]))


def test_what_nobody_else_does_says_less_of_what_was_missing() -> None:
    """A click on what was not on the screen, beside others who do it and who do not."""

    def unseen(name: str) -> Reading:
        done = run(NEW, act(name, "button"), SAVE)
        shown = done.moments[1]._replace(seen=False, shown_after=True)
        return done._replace(moments=(done.moments[0], shown, done.moments[2]))

    others = three(NEW, act("Click 'Gift'", "button"), SAVE)

    known = followed_evidence(lay_beside(unseen("Click 'Gift'"), others))
    own = followed_evidence(lay_beside(unseen("Click 'Print'"), others))

    assert known["off_screen"] == 1
    assert own["unfamiliar"] == 1
    assert "off_screen" not in own


def test_what_comes_while_nobody_else_types_there_says_little() -> None:
    """There is nothing to lay suggestions beside; where others type, there is."""
    offers = [f"+n:option:{number}" for number in range(40)]
    others = [run(NEW, NAME, PHONE, SAVE, case=case) for case in "bcdef"]

    own = run(NEW, act("Enter 'Search'", "field", *offers), SAVE)
    known = run(NEW, act("Enter 'Name'", "field", *offers), SAVE)

    assert followed_evidence(lay_beside(own, others))["unfamiliar"] == 1
    assert followed_evidence(lay_beside(known, others))["loud_typing"] == 1


@pytest.mark.parametrize(("role", "counts"), [("div", True), ("status", False)])
def test_a_message_goes_away_by_itself(role: str, *, counts: bool) -> None:
    """It is no trace of a step where it is announced, or others go on while it goes."""
    marks = (f"n:{role}:Saved", "n:button:Close")
    gone = [f"-{mark}" for mark in marks]
    save = act("Click 'Save'", "button", *(f"+{mark}" for mark in marks))
    waits = run(NEW, save, NAME, PHONE)
    goes_on = run(NEW, save, NAME, act("Enter 'Phone'", "field", *gone))
    own = run(NEW, save, act("Enter 'Name'", "field", *gone), PHONE)

    stays = followed_evidence(lay_beside(own, [waits, waits, waits]))
    fades = followed_evidence(lay_beside(own, [waits, waits, goes_on]))

    assert ("undone" in stays) is counts
    assert "undone" not in fades
