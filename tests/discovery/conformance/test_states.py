"""Controls in another state than with others."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from wb2pm.discovery.conformance.deviations import ScreenEvidence
from wb2pm.discovery.conformance.grounding.acts import Act
from wb2pm.discovery.conformance.grounding.readings import Did, Moment, Reading
from wb2pm.discovery.conformance.grounding.runs import PersonsRun
from wb2pm.discovery.conformance.grounding.states import States

if TYPE_CHECKING:
    from collections.abc import Mapping

    from wb2pm.discovery.conformance.grounding.effects import Effect

EMPTY = {"/name": "content 0", "/box": "not checked"}
NAMED = EMPTY | {"/name": "content 1"}
BOTH = NAMED | {"/box": "checked"}


def moment(
    doing: str,
    place: str,
    states: Mapping[str, str],
    after: Mapping[str, str],
    effect: Effect = frozenset(),
) -> Moment:
    """Make an event that was done to a place, with the states around it."""
    return Moment(
        f"{doing} {place}",
        0,
        doing,
        f"{doing} {place}",
        place,
        None,
        effect,
        known=True,
        held="" if place == "/name" else None,
        states=states,
        states_after=after,
        control=place or None,
    )


def run(*moments: Moment) -> Reading:
    """Make a run of events."""
    return Reading(PersonsRun("1", (), None), (), moments, ScreenEvidence())


OPEN = moment("click", "/new", {}, EMPTY, frozenset({"+p:/name"}))
NAME = moment("type", "/name", EMPTY, NAMED)
CHECK = moment("click", "/box", NAMED, BOTH)
SAVE = moment("click", "/save", BOTH, BOTH)
OTHER = run(OPEN, NAME, CHECK, SAVE)


def kinds(*moments: Moment, others: int = 2) -> list[tuple[str, str]]:
    """Return what is found in a run beside others who all did the same."""
    found = States([OTHER] * others).surprises(run(*moments))
    return [(one.kind, one.moment.doing) for one in found]


def test_who_does_as_others_do_surprises_nobody() -> None:
    """In another order neither."""
    first = moment("click", "/box", EMPTY, EMPTY | {"/box": "checked"})
    then = moment("type", "/name", EMPTY | {"/box": "checked"}, BOTH)

    assert kinds(OPEN, NAME, CHECK, SAVE) == []
    assert kinds(OPEN, first, then, SAVE) == []


def test_what_changes_though_something_else_was_done_was_left_out() -> None:
    """Of a box as of a field, and with a mere click into the field itself."""
    assert kinds(OPEN, NAME, moment("scroll", "", NAMED, BOTH), SAVE) == [
        ("altered", "scroll")
    ]
    clicked = moment("click", "/name", EMPTY, NAMED)
    assert kinds(OPEN, clicked, CHECK, SAVE) == [("altered", "click")]
    assert kinds(OPEN, clicked, CHECK, SAVE, others=1) == []


@pytest.mark.parametrize(
    ("held", "label", "odd"),
    [("Ki", "Select 'Name'", 0), ("Ki", "Enter 'Name'", 1), ("", "Select 'Name'", 1)],
)
def test_a_key_that_chooses_writes_out_what_was_begun(
    held: str, label: str, odd: int
) -> None:
    """Otherwise the key writes nothing, and the text came unseen."""
    key = moment("press Tab", "/name", EMPTY, NAMED)._replace(held=held, label=label)

    assert len(kinds(OPEN, key, CHECK, SAVE)) == odd


def test_what_alters_with_it_for_others_too_is_its_effect() -> None:
    """A page may check a box when a field is filled in."""
    fills_both = moment("type", "/name", EMPTY, BOTH)
    states = States([run(OPEN, fills_both, SAVE)] * 2)

    assert list(states.surprises(run(OPEN, fills_both, SAVE))) == []


def test_a_form_that_empties_its_fields_does_not_fill_them_in() -> None:
    """What others see emptied with sending is not what is filled in by nothing."""
    sent = moment("click", "/save", BOTH, BOTH | {"/name": "content 0"})
    sent = sent._replace(activity=1)
    states = States([run(OPEN, NAME, CHECK, sent)] * 2)
    filled = moment("scroll", "", EMPTY, NAMED)

    found = list(states.surprises(run(OPEN, filled, CHECK, sent)))

    assert [(one.kind, one.moment.doing) for one in found] == [("altered", "scroll")]


def test_a_list_is_altered_by_taking_what_it_offers() -> None:
    """The option is another element, and the act one."""
    low, high = {"/list": "Low"}, {"/list": "High"}
    opened = moment("click", "/list", low, low)
    taken = moment("press Enter", "/popup/high", low, high)._replace(control=None)
    other = moment("press Enter", "/popup/low", low, low)._replace(control=None)
    states = States([run(opened, other)] * 2)

    assert list(states.surprises(run(opened, taken))) == []
    apart = [opened, taken._replace(activity=1)]
    done = States([run(opened, taken._replace(states_after=low, activity=1))] * 2)
    assert [one.kind for one in done.surprises(run(*apart))] == ["altered"]


def test_a_box_that_sums_up_others_is_in_no_state_of_its_own() -> None:
    """It is mixed because of them."""
    before, after = {"/all": "not checked"}, {"/all": "mixed"}
    row = moment("click", "/row", before, before)

    found = States([run(row)] * 2).surprises(run(row._replace(states_after=after)))

    assert list(found) == []


def test_one_of_a_group_turns_off_the_other() -> None:
    """That was not left out, whichever was chosen."""
    one = {"/one": "checked", "/two": "not checked"}
    two = {"/one": "not checked", "/two": "checked"}
    others = [run(moment("click", "/save", one, one))] * 2
    chosen = run(moment("click", "/two", one, two), moment("click", "/save", two, two))

    assert list(States(others).surprises(chosen)) == []


def test_a_form_that_comes_filled_in_was_filled_in_before() -> None:
    """Unless a way that nobody else took brought it so, which is then said."""
    begun = moment("click", "/box", NAMED, BOTH)
    copied = moment("click", "/copy", {}, NAMED, frozenset({"+p:/name"}))

    assert kinds(OPEN, begun, SAVE) == [("already", "click")]
    assert kinds(copied, begun, SAVE) == []


def test_what_a_copy_has_filled_in_need_not_be_done() -> None:
    """Acts of others on such fields are done already; others are not."""
    did = Did("Enter 'Name'", "Enter", "Name", "field", None, None, False, "1", "/name")
    name = Act("Enter 'Name'", "fill", 0, did, "Enter 'Name'", frozenset(), frozenset())
    box = name._replace(name="Click 'Box'", at=1, done=did._replace(place="/box"))
    begun = moment("click", "/save", NAMED, NAMED)
    copied = moment("click", "/copy", {}, NAMED, frozenset({"+p:/name"}))
    other = run(NAME, CHECK._replace(activity=1))
    states = States([other] * 2)

    assert states.settled(run(copied, begun), [(name, box)] * 2) == {"Enter 'Name'"}
    opened = States([run(OPEN, NAME)])
    assert opened.settled(run(OPEN, begun), [(name, box)]) == set()


def test_the_address_of_a_page_that_others_come_to_copies_nothing() -> None:
    """What is filled in there was filled in by somebody, and not recorded."""
    page = moment("click", "/page", {}, {}, frozenset({"@/entries"}))
    address = moment("navigate", "/entries", {}, NAMED, frozenset({"@/entries"}))
    filled = moment("click", "/box", NAMED, BOTH)
    field = Did("Enter 'Name'", "Enter", "Name", "field", None, "/", False, "1", None)
    nothing: Effect = frozenset()
    act = Act("Enter 'Name'", "fill", 0, field, "Enter 'Name'", nothing, nothing)
    come, elsewhere = run(page, OPEN, NAME), run(OPEN, NAME)

    for other, settled in [(come, set()), (elsewhere, {"Enter 'Name'"})]:
        states = States([other, other])
        assert states.settled(run(address, filled), [(act,)] * 2) == settled


def test_what_is_filled_in_only_later_was_not_brought() -> None:
    """The screen after the address shows the field empty, or another page."""
    field = Did("Enter 'Name'", "Enter", "Name", "field", None, "/", False, "1", None)
    nothing: Effect = frozenset()
    act = Act("Enter 'Name'", "fill", 0, field, "Enter 'Name'", nothing, nothing)
    states = States([run(OPEN, NAME), run(OPEN, NAME)])
    filled = moment("click", "/box", NAMED, BOTH)

    for shown, settled in [(NAMED, {"Enter 'Name'"}), (EMPTY, set()), ({}, set())]:
        page = frozenset({"@/entries"})
        address = moment("navigate", "/entries", {}, shown, page)
        assert states.settled(run(address, filled), [(act,)] * 2) == settled
