"""What checking a demonstration against a written procedure promises."""

from __future__ import annotations

import json
from datetime import datetime, timedelta, timezone
from itertools import combinations
from typing import TYPE_CHECKING

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from wb2pm.converters.labels.labelling import label
from wb2pm.converters.wonderbread.reader import read_demonstration
from wb2pm.discovery.conformance.procedure import alignment
from wb2pm.discovery.conformance.procedure.alignment import align
from wb2pm.discovery.conformance.procedure.conformance import check_against_procedure
from wb2pm.discovery.conformance.procedure.expected_acts import asked_actions
from wb2pm.discovery.conformance.procedure.name_similarity import LIKE, likeness
from wb2pm.discovery.conformance.procedure.other_case import instance_values
from wb2pm.discovery.conformance.procedure.performed_acts import done_actions
from wb2pm.discovery.conformance.procedure.step_similarity import compare
from wb2pm.events import Activity, Element, UIEvent
from wb2pm.procedures.reading import parse_procedure

if TYPE_CHECKING:
    from pathlib import Path

    from wb2pm.discovery.conformance.deviations import Verdict
    from wb2pm.events import Action

NOON = datetime(2026, 1, 1, 12, tzinfo=timezone.utc)


def event(number: int, action: Action = "click", value: str | None = None) -> UIEvent:
    """Make an event; what it was aimed at does not matter here."""
    at = NOON + timedelta(seconds=number)
    return UIEvent(
        id=f"e{number}",
        action=action,
        raw_action=action,
        value=value,
        started_at=at,
        ended_at=at,
        time_quality="recorded",
        source_index=number,
    )


def did(*words: str) -> list[Activity]:
    """Make activities of short notations.

    ``click Save``, ``enter Title=Jam``, ``enter! Title=Jam`` (ended by Enter),
    ``select Kind=new``, ``open issue=Jam``, ``press Enter``, ``back``, ``scroll``.
    """
    return [activity(number, text) for number, text in enumerate(words)]


def activity(number: int, text: str) -> Activity:
    """Make the activity of one notation."""
    verb, _, rest = text.partition(" ")
    element, _, value = rest.partition("=")
    kinds = {"enter": "field", "select": "dropdown", "open": "row", "click": None}
    name = {"enter": "Enter", "select": "Select", "open": "Open", "click": "Click"}
    events: tuple[UIEvent, ...] = (event(number * 2),)
    plain = verb.rstrip("!")
    if verb.endswith("!"):
        events += (event(number * 2 + 1, "press", "Enter"),)
    if verb == "back":
        return Activity(label="Navigate back", verb="Navigate", events=events)
    if verb == "scroll":
        return Activity(label="Scroll down", verb="Scroll", events=events, value="down")
    if verb == "press":
        return Activity(
            label=f"Press '{rest}'", verb="Press", events=events, value=rest
        )
    element, _, group = element.partition("/")
    shown = f"{name[plain]} '{element}'" + (f" ({group})" if group else "")
    return Activity(
        label="Open issue" if verb == "open" else shown,
        verb=name[plain],
        events=events,
        element=element,
        element_type=kinds[plain],
        group=group or None,
        value=value or None,
    )


def check(
    steps: str, *done: str, intent: str | None = None, title: str = "Work"
) -> Verdict:
    """Check activities against steps, one a line."""
    lines = [f"{i}. {s}" for i, s in enumerate(steps.strip().splitlines(), 1)]
    procedure = parse_procedure("\n".join([title, *lines]))
    return check_against_procedure(
        did(*done), procedure, demonstration="d1", intent=intent
    )


def found(verdict: Verdict) -> list[tuple[str, int | None, int | None]]:
    """Return kind, step and activity of each deviation."""
    return [(d.kind, d.step, d.activity) for d in verdict.deviations]


CREATE = """
Click on the "Create New" link.
Click on the "Title" field.
Type "Jam".
Click on the "Kind" dropdown and select "new".
Click on the "Submit" button.
"""
CREATED = ("click Create New", "enter Title=Jam", "select Kind=new", "click Submit")


def test_what_was_done_step_by_step_is_followed() -> None:
    """Two written steps may be one activity, and nothing is held against it."""
    verdict = check(CREATE, *CREATED)

    assert verdict.followed
    assert verdict.completed is True
    assert verdict.fitness == 1.0
    assert verdict.deviations == ()
    assert [(m.kind, m.step, m.activity) for m in verdict.moves] == [
        ("sync", 1, 0),
        ("sync", 2, 1),
        ("sync", 3, 1),
        ("sync", 4, 2),
        ("sync", 4, 2),
        ("sync", 5, 3),
    ]


def test_a_row_may_be_selected_by_what_it_shows() -> None:
    """Its kind names the activity, and its own words are the value."""
    verdict = check('Select the product "Blue jug".', "open product=Blue jug")

    assert verdict.deviations == ()


def test_a_button_is_called_by_what_it_shows_or_by_its_longer_name() -> None:
    """A name for assistive technology says more than the button does."""
    (click,) = did("click Create new project")
    target = Element(tag="button", text=" Create ", label="Create new project")
    named = replace(
        click,
        events=(replace(click.events[0], target=target),),
        element_type="button",
        name_source="label",
    )

    for words in ("Create", "Create new project", "Delete"):
        procedure = parse_procedure(f'Work\n1. Click on the "{words}" button.')
        verdict = check_against_procedure([named], procedure, demonstration="d1")
        assert verdict.followed == (words != "Delete")


def test_a_field_may_be_called_by_the_noun_of_its_prompt() -> None:
    """`Enter your code` is the field for the code."""
    verdict = check('Type "K-20" in the "Code" field.', "enter Enter your code=K-20")

    assert verdict.deviations == ()


def test_space_on_what_tab_has_reached_is_a_click_there() -> None:
    """So people without a mouse tick a box; without it the step is missing."""
    steps = 'Press Tab to get to "Urgent" and press Space.\nClick on "Save".'

    assert check(steps, "click Urgent", "click Save").deviations == ()
    assert [d.kind for d in check(steps, "click Save").deviations] == ["missing"]
    assert check("Press Space.", "press Space").deviations == ()


def test_a_step_left_out_is_missing() -> None:
    """What was not done is named once, with its step."""
    verdict = check(CREATE, *CREATED[:1], *CREATED[2:])

    assert found(verdict) == [("missing", 3, None)]
    assert verdict.deviations[0].sentence == (
        'Step 3 was left out: Enter "Jam" in "Title".'
    )
    assert verdict.deviations[0].step_text == 'Type "Jam".'
    assert verdict.completed is False
    assert verdict.fitness == pytest.approx(1 - 1 / 7, abs=1e-4)


def test_what_the_procedure_does_not_ask_for_is_extra() -> None:
    """An extra activity is named with its place and its event."""
    verdict = check(CREATE, CREATED[0], "enter Note=Hello", *CREATED[1:])

    assert found(verdict) == [("extra", None, 1)]
    assert verdict.deviations[0].sentence == (
        "Enter 'Note' was done after step 1; the procedure does not ask for it."
    )
    assert verdict.deviations[0].event == "e2"
    assert verdict.completed is True


def test_an_extra_at_the_start_is_told_as_such() -> None:
    """Before the first step there is no step to name."""
    verdict = check(CREATE, "open issue=Belt", *CREATED)

    assert verdict.deviations[0].sentence == (
        'Open issue "Belt" was done before the first step; '
        "the procedure does not ask for it."
    )


def test_a_step_done_at_another_time_is_out_of_order_and_not_two_deviations() -> None:
    """One step moved is one deviation."""
    verdict = check(CREATE, CREATED[0], CREATED[2], CREATED[1], CREATED[3])

    assert [d.kind for d in verdict.deviations] == ["out_of_order"]
    assert verdict.completed is True
    assert "was done" in verdict.deviations[0].sentence


def test_parts_of_one_step_in_another_order_are_said_to_be_so() -> None:
    """A step that asks for two things may be turned round."""
    verdict = check('Click "A" and click "B".', "click B", "click A")

    assert [d.kind for d in verdict.deviations] == ["out_of_order"]
    assert verdict.deviations[0].sentence.startswith("Parts of step 1")


def test_what_was_done_again_is_repeated_and_the_last_counts() -> None:
    """Of a correction the value that stands is compared, and the slip is noted."""
    again = check(CREATE, *CREATED[:2], "select Kind=new", *CREATED[2:])
    corrected = check(CREATE, *CREATED[:2], "select Kind=old", *CREATED[2:])

    assert found(again) == [("repeated", None, 2)]
    assert found(corrected) == []
    assert corrected.notes[0].startswith("Corrected in Select 'Kind'")


def test_typing_into_another_element_is_a_wrong_target() -> None:
    """The value tells what the activity was meant for."""
    verdict = check(CREATE, CREATED[0], "enter Note=Jam", *CREATED[2:])

    assert found(verdict) == [("wrong_target", 3, 1)]
    assert verdict.deviations[0].sentence == (
        'Step 3 asks for Enter "Jam" in "Title", but Enter \'Note\' was done.'
    )


def test_clicking_something_else_is_a_wrong_target() -> None:
    """One click in place of another is one deviation."""
    verdict = check(CREATE, "click Show All", *CREATED[1:])

    assert found(verdict) == [("wrong_target", 1, 0)]
    assert verdict.completed is True


def test_the_same_name_in_another_part_of_the_page_is_a_wrong_target() -> None:
    """Two links of one name are told apart by the heading above them."""
    steps = 'Click on the "Create New" link under "Keywords".\nClick "Ok".'
    right = check(steps, "click Create New/Keywords", "click Ok")
    wrong = check(steps, "click Create New/Issues", "click Ok")

    assert right.followed
    assert found(wrong) == [("wrong_target", 1, 0)]
    assert 'under "Keywords"' in wrong.deviations[0].sentence


def test_another_value_is_a_wrong_value() -> None:
    """What was typed or chosen instead is told."""
    verdict = check(
        CREATE, CREATED[0], "enter Title=Jan", "select Kind=old", CREATED[3]
    )

    assert [d.sentence for d in verdict.deviations] == [
        'Step 3 asks for "Jam" in "Title", but "Jan" was entered.',
        'Step 4 asks for "new" in "Kind", but "old" was chosen.',
    ]


@pytest.mark.parametrize("value", ["", "[password]", "********", "jam"])
def test_values_that_are_unknown_masked_or_in_other_case_do_not_deviate(
    value: str,
) -> None:
    """Only what is known to differ is held against anyone."""
    assert check(CREATE, CREATED[0], f"enter Title={value}", *CREATED[2:]).followed


def test_values_of_signs_alone_are_compared_as_they_are() -> None:
    """Folding a value to nothing does not make it equal to every other."""
    assert check('Type "?!" in "Title".', "enter Title=?!").followed
    assert found(check('Type "?!" in "Title".', "enter Title=...")) == [
        ("wrong_value", 1, 0)
    ]


def test_enter_stands_for_the_button_that_sends() -> None:
    """Pressing Enter in a form is another way to submit it, and is noted."""
    verdict = check(CREATE, *CREATED[:2], "select Kind=new", "press Enter")

    assert verdict.followed
    assert verdict.completed is True
    assert verdict.notes[0] == ("Step 5 (Click \"Submit\") was done as Press 'Enter'.")


def test_enter_that_ends_typing_counts_where_it_is_asked_for() -> None:
    """The log folds that Enter into the typing; a procedure may ask for it."""
    steps = 'Type "Jam" in "Title".\nPress Enter.'

    assert check(steps, "enter! Title=Jam").followed
    assert found(check(steps, "enter Title=Jam")) == [("missing", 2, None)]
    assert check('Type "Jam" in "Title".', "enter! Title=Jam").followed


def test_a_button_stands_for_enter() -> None:
    """And the other way round."""
    steps = 'Type "Jam" in "Title".\nPress Enter.'

    assert check(steps, "enter Title=Jam", "click Save").followed
    assert not check(steps, "enter Title=Jam", "click Cancel").followed


def test_enter_on_an_element_reached_with_tab_is_a_click_on_it() -> None:
    """Keyboard users do the same steps."""
    steps = 'Type "Jam" in "Title".\nTab to "Keep", Enter.'

    assert check(steps, "enter Title=Jam", "click Keep").followed
    assert check(steps, "enter Title=Jam", "press Enter").followed


def test_what_leaves_no_trace_is_not_asked_for() -> None:
    """Reading, scrolling, looking and moving the focus cannot be seen."""
    verdict = check(
        'Scroll down.\nLocate "Total".\nPress Tab.\nNavigate to the sidebar.\n'
        'Click "Ok".\nIf asked, click "Yes".\nReport the total.',
        "scroll",
        "press Tab",
        "click Ok",
    )

    assert verdict.followed
    assert verdict.completed is True
    assert verdict.notes == (
        "Steps that leave no trace or are optional: 1, 2, 3, 4, 6, 7.",
    )


def test_optional_steps_may_be_done() -> None:
    """What holds under a condition is no extra when it was done."""
    assert check('Click "A".\nIf asked, click "B".', "click A", "click B").followed


def test_alternatives_may_be_taken() -> None:
    """A step may be done in the other way that it names."""
    steps = 'Click "Save".\nClick "Next". Alternatively, click "Skip".'

    assert check(steps, "click Save", "click Skip").followed
    assert check(steps, "click Save", "click Next").followed


def test_vague_remarks_do_not_hide_what_was_done() -> None:
    """A remark without a name does not account for an extra activity."""
    verdict = check(
        'Click "A". If something is missing, fill in the field.',
        "click A",
        "enter Note=x",
    )

    assert found(verdict) == [("extra", None, 1)]


def test_a_row_may_be_named_by_its_text() -> None:
    """Opening a row matches the link that the procedure names."""
    steps = 'Click on the "Belt jam" link in the list.'

    assert check(steps, "open issue=Belt jam").followed
    assert found(check(steps, "open issue=Other")) == [("wrong_target", 1, 0)]


def test_a_procedure_of_another_case_expects_the_values_of_this_one() -> None:
    """The title tells which values are particular to a case."""
    steps = (
        'Click on the "Belt jam" link in the list.\n'
        'Choose "kim" in "Assigned To".\nClick "Save".'
    )
    done = ("open issue=Other", "select Assigned To=lee", "click Save")
    title, intent = "Reassign issue 28 to kim", "Reassign issue 16 to lee"

    assert check(steps, *done, title=title, intent=intent).followed
    assert not check(steps, *done, title=title).followed
    assert check(steps, *done, title=title).completed is False


def test_completion_asks_for_the_values_that_the_title_promises() -> None:
    """A detour to a value does not matter, its absence does."""
    steps = 'Type "belt" in "Search".\nChoose "kim" in "Assigned To".\nClick "Save".'
    title = "Reassign to kim"

    other_way = check(
        steps, "click A", "select Assigned To=kim", "click Save", title=title
    )
    without = check(steps, "enter Search=belt", "click Save", title=title)

    assert other_way.completed is True
    assert without.completed is False


def test_completion_is_unknown_where_no_step_can_be_seen() -> None:
    """A procedure that only reads says nothing of its end."""
    assert check("Read the total.", "scroll").completed is None


def test_of_a_procedure_without_steps_nothing_can_be_told() -> None:
    """Nothing to check is not the same as no deviation."""
    procedure = parse_procedure("Just a title")
    verdict = check_against_procedure(did("click A"), procedure, demonstration="d1")

    assert (verdict.followed, verdict.completed) == (None, None)
    assert verdict.deviations == ()
    assert verdict.declined == "The procedure has no steps: nothing was checked."


BASQUE = """
Sakatu "Berria" esteka.
Idatzi "Kim" "Izena" eremuan.
Sakatu "Gorde" botoia.
"""


@pytest.mark.parametrize(
    "done", [(), ("click Berria", "enter Izena=Kim", "click Gorde")]
)
def test_no_yes_and_no_no_rests_on_steps_that_were_not_understood(
    done: tuple[str, ...],
) -> None:
    """A language that is not read weighs neither nothing nor everything."""
    verdict = check(BASQUE, *done)

    assert (verdict.followed, verdict.completed, verdict.fitness) == (None, None, None)
    assert (verdict.coverage, verdict.not_understood) == (0.0, (1, 2, 3))
    assert verdict.declined == (
        "0 of 3 steps of the procedure were understood, too few for a verdict; its language could not be told."
    )
    assert verdict.notes[0] == ('Step 1 was not understood: "Sakatu "Berria" esteka."')


def test_half_of_the_steps_understood_are_enough_for_a_verdict() -> None:
    """Its coverage goes with it."""
    steps = 'Click "A".\nSakatu "Gorde" botoia.'
    done, left_out = check(steps, "click A"), check(steps)

    assert (done.followed, done.coverage, done.not_understood) == (True, 0.5, (2,))
    assert (left_out.followed, left_out.completed) == (False, False)


def test_what_an_unknown_step_may_ask_for_is_no_deviation_for_sure() -> None:
    """It is, where every step beside it was understood."""
    steps = 'Click "A".\nSakatu "Gorde" botoia.\nClick "B".\nClick "C".'
    beside = check(steps, "click A", "click Gorde", "click B", "click C")
    elsewhere = check(steps, "click A", "click B", "click Gorde", "click C")

    assert beside.followed is None
    assert beside.declined == (
        "What was done beside the steps may be what was not understood: step 2."
    )
    assert elsewhere.followed is False


def test_an_empty_recording_is_said_to_be_empty() -> None:
    """The verdict is no, and the reason is there to read."""
    assert "The recording holds no action." in check('Click "A".').notes


def test_an_empty_demonstration_misses_every_step() -> None:
    """Fitness is 0 when nothing fits."""
    verdict = check('Click "A".\nClick "B".')

    assert found(verdict) == [("missing", 1, None), ("missing", 2, None)]
    assert verdict.fitness == 0.0


@pytest.mark.parametrize("done", [(), ("scroll",)])
def test_of_a_procedure_without_anything_to_see_nothing_can_be_told(
    done: tuple[str, ...],
) -> None:
    """No cost at all is no evidence of a fit."""
    verdict = check("Read the page.", *done)

    assert (verdict.followed, verdict.completed, verdict.fitness) == (None, None, None)
    assert verdict.coverage == 1.0
    assert verdict.declined == (
        "No step of the procedure leaves a trace in a recording."
    )


def test_a_click_may_be_repeated_until_something_holds() -> None:
    """A loop that a step states is no repeat."""
    steps = 'Click on the "Date" header until an arrow appears.\nClick "Ok".'

    assert check(steps, "click Date", "click Date", "click Date", "click Ok").followed


def test_a_click_that_leads_up_to_typing_is_no_extra() -> None:
    """Activities that were not folded are taken together."""
    click = Activity(
        label="Click 'Title'",
        verb="Click",
        events=(event(9),),
        element="Title",
        element_type="field",
    )
    procedure = parse_procedure('T\n1. Type "Jam" in "Title".')

    verdict = check_against_procedure(
        [click, *did("enter Title=Jam")], procedure, demonstration="d"
    )

    assert verdict.followed


def test_going_back_is_only_going_back() -> None:
    """Going back is not a click on whatever is asked for."""
    assert check('Click "A".\nGo back one page.', "click A", "back").followed
    assert check('Click "A".\nClick the "Back" button.', "click A", "back").followed
    assert found(check('Click "A".\nClick "B".', "click A", "back", "click B")) == [
        ("extra", None, 1)
    ]


def test_dropdowns_of_any_make_are_chosen_from() -> None:
    """An option may be clicked, and a list may be named only by its caption."""
    steps = 'Click on the down arrow next to the "Period" field.\nClick on "Year" in the dropdown.'

    assert check(steps, "select Period=Year").followed
    assert check(steps, "select Period").followed
    assert found(check(steps, "select Period=Day")) == [("wrong_value", 2, 0)]
    assert check(
        'Click the "Sort" dropdown.\nClick "Price".', "select Sort=Price"
    ).followed
    assert check(
        'Click "Kind".\nSelect "New" under "Kinds".', "click Kind", "click New"
    ).followed


def test_the_address_bar_is_typed_into() -> None:
    """Going to an address is typing it."""
    go = Activity(
        label="Navigate to '/a'",
        verb="Navigate",
        events=(event(0, "type"), event(1, "press", "Enter")),
        element="Address bar",
        element_type="address bar",
        value="http://x/a",
    )
    procedure = parse_procedure(
        'T\n1. Click on the address bar.\n2. Type "http://x/a" in the address bar.\n3. Press Enter.'
    )

    assert check_against_procedure([go], procedure, demonstration="d").followed


def test_deleting_what_stands_in_a_field_is_part_of_typing() -> None:
    """A step may ask to clear a field first."""
    steps = 'Clear the "Title" field.\nType "Jam" in the "Title" field.'

    assert check(steps, "press Backspace", "enter Title=Jam").followed
    assert check(steps, "enter Title=Jam").followed
    assert found(check('Clear the "Title" field.', "click A")) == [
        ("missing", 1, None),
        ("extra", None, 0),
    ]


def test_going_to_an_address_is_all_of_its_steps() -> None:
    """A recorder that sees only the new address has seen click, typing and Enter."""
    go = Activity(
        label="Navigate to '/a'",
        verb="Navigate",
        events=(event(0, "navigate", "http://x/a"),),
        value="http://x/a",
    )
    procedure = parse_procedure(
        'T\n1. Click on the address bar.\n2. Type "http://x/a" in the address bar.\n3. Press Enter.'
    )

    assert check_against_procedure([go], procedure, demonstration="d").followed


def test_what_is_too_long_is_searched_in_part(monkeypatch: pytest.MonkeyPatch) -> None:
    """The alignment is found in a band, and its distance from the best is bounded."""
    steps = "\n".join(f'Click "Link {n}".' for n in "abcdefgh")
    done = [f"click Link {n}" for n in "habcdefg"]
    whole = check(steps, *done)

    monkeypatch.setattr(alignment, "MAX_CELLS", 20)
    part = check(steps, *done)
    equal = check(steps, *sorted(done))

    assert (part.fitness or 0) <= (whole.fitness or 0)
    assert any("the best one at least" in note for note in part.notes)
    assert equal.followed
    assert not any("the best one" in note for note in equal.notes)


@pytest.mark.parametrize(
    ("one", "other", "alike"),
    [
        ("Submit Changes", "submit changes:", True),
        ("Title", "Title*", True),
        ("search box", "Search", True),
        ("Show All", "Show Unassigned", False),
        ("To", "Assigned To", False),
        ("Phone", "Title", False),
        ("", "Title", False),
        ("\uff34itle", "Title", True),
    ],
)
def test_names_are_alike_as_people_take_them(one: str, other: str, alike: bool) -> None:
    """Case, signs and widths do not matter; other words do."""
    assert (likeness(one, other) >= LIKE) is alike
    assert likeness(one, other) == likeness(other, one)


def test_a_field_and_a_link_of_one_name_are_not_the_same() -> None:
    """A search box is preferred to a search link."""
    steps = 'Click on the "Search" field.\nType "x".'

    assert check(steps, "enter Search=x").followed
    assert not check('Click on the "Search" link.', "enter Search=x").followed


def test_a_field_and_a_button_do_not_stand_for_each_other() -> None:
    """Where kinds differ, a click is left out rather than done elsewhere."""
    verdict = check('Click on the "Note" field.', "click Save")

    assert [d.kind for d in verdict.deviations] == ["missing", "extra"]


def test_an_option_without_its_list_has_to_speak_for_itself() -> None:
    """A choice that names no list may be a click on what it names."""
    assert check('Select "Express".', "click Express").followed
    assert not check('Select "Express".', "click Standard").followed
    assert check('Select "Express".', "select Delivery=Express").followed


def test_an_element_may_be_told_by_what_stands_beside_it() -> None:
    """A caption beside an icon is evidence for it, and none is no evidence."""
    assert check('Click on the arrow next to "Sort By".', "click Sort By").followed
    assert check("Click on the arrow.", "click Sort By").followed


def test_parts_of_a_value_of_another_case_are_expected_too() -> None:
    """A name is typed in two fields, a day with its hour; and notes quote the title."""
    steps = """
Type "Kim" in the "First name" field.
Type "Lee" in the "Last name" field.
Type "2026-12-31 23:00" in the "End" field.
"""
    title = "Register the new guest Kim Lee until 2026-12-31"
    intent = "Register the new guest Ann Ray until 2027-03-31"

    other = check(
        steps,
        *("enter First name=Ann", "enter Last name=Ray", "enter End=2027-03-31 23:00"),
        title=title,
        intent=intent,
    )
    wrong = check(
        steps,
        *("enter First name=Ann", "enter Last name=Lee", "enter End=2027-03-31 23:00"),
        title=title,
        intent=intent,
    )

    assert other.followed
    assert other.notes == (
        '"Ann Ray" was expected where the procedure says "Kim Lee".',
        '"2027-03-31" was expected where the procedure says "2026-12-31".',
    )
    assert found(wrong) == [("wrong_value", 2, 1)]


def test_a_text_that_shares_a_word_with_a_value_is_left_as_it_is() -> None:
    """Only what is part of the value itself is of the other case."""
    verdict = check(
        'Type "Snow on the path" in the "Title" field.\n'
        'Type "The lower path stays open" in the "Summary" field.',
        *("enter Title=Rain in our park", "enter Summary=The lower path stays open"),
        title='Publish the new piece of news "Snow on the path" today',
        intent='Publish the new piece of news "Rain in our park" today',
    )

    assert verdict.followed


def test_titles_of_another_frame_replace_nothing() -> None:
    """Two intents of different work have no values in common."""
    assert instance_values("Reassign issue 28 to kim", "Show the top sellers") == {}
    assert instance_values('Add "a b" now', 'Add "c" now') == {"a b": "c"}


WORK = st.lists(
    st.sampled_from(
        [
            "click A",
            "click B",
            "enter T=x",
            "enter! T=y",
            "select K=v",
            "press Enter",
            "open issue=A",
            "scroll",
            "back",
        ]
    ),
    max_size=6,
)
STEPS = st.lists(
    st.sampled_from(
        [
            'Click "A".',
            'Click "B".',
            'Type "x" in "T".',
            "Press Enter.",
            "Scroll down.",
            'Choose "v" in "K".',
            'If asked, click "A".',
            'Click "A". Alternatively, click "B".',
            "Go back.",
        ]
    ),
    min_size=1,
    max_size=5,
)


@given(STEPS, WORK)
def test_every_action_and_every_activity_is_in_exactly_one_place(
    steps: list[str], work: list[str]
) -> None:
    """Nothing that was asked or done is lost or counted twice."""
    verdict = check("\n".join(steps), *work)

    acting = [m for m in verdict.moves if m.kind in {"sync", "log"}]
    assert sorted({m.activity for m in acting if m.activity is not None}) == list(
        range(len(work))
    )
    assert {m.step for m in verdict.moves if m.step} == set(range(1, len(steps) + 1))
    assert 0 <= (verdict.fitness or 0) <= 1
    assert bool(verdict.deviations) is (verdict.followed is False)
    assert all(d.sentence for d in verdict.deviations)


@given(STEPS.filter(lambda s: len(s) < 5), WORK.filter(lambda w: len(w) < 5))
def test_no_alignment_is_cheaper(steps: list[str], work: list[str]) -> None:
    """The dynamic program finds what trying every pairing finds."""
    lines = [f"{i}. {s}" for i, s in enumerate(steps, 1)]
    done = done_actions(did(*work))
    slots = asked_actions(parse_procedure("\n".join(["T", *lines])), done, values={})
    cost = align(slots, done).cost

    leftovers = sum(s.asked.weight for s in slots) + sum(d.weight for d in done)
    best = leftovers
    for size in range(1, min(len(slots), len(done)) + 1):
        for ours in combinations(slots, size):
            for theirs in combinations(done, size):
                total = leftovers
                for slot, this in zip(ours, theirs, strict=True):
                    ways = [c for a in slot.ways if (c := compare(a, this))]
                    price = min((c.cost for c in ways), default=99.0)
                    total += price - slot.asked.weight - this.weight
                best = min(best, total)
    assert cost == pytest.approx(best)


def read(folder: Path) -> tuple[str, list[Activity]]:
    """Read and label a recording."""
    demonstration = read_demonstration(folder)
    return demonstration.intent or "", list(label(demonstration))


def test_real_people_followed_what_they_wrote_and_not_what_others_did(
    shared_data: Path,
) -> None:
    """Own procedures are followed; those of other workflows never are."""
    root = shared_data / "wonderbread_roundup"
    truth = json.loads((root / "ground_truth.json").read_text("utf-8"))["demos"]
    picked = [name for name in truth if truth[name].get("rank") in {1, 2}][:6]
    own = {}
    for name in picked:
        files = sorted((root / name).glob("*SOP - *.txt"))
        text = next((f for f in files if f.name.startswith("[orig]")), files[0])
        own[name] = parse_procedure(text.read_text("utf-8-sig"))
    done = {name: read(root / name)[1] for name in picked}

    followed = {
        (a, b): check_against_procedure(done[a], own[b], demonstration=a).followed
        for a in picked
        for b in picked
    }

    assert [followed[a, a] for a in picked] == [True] * len(picked)
    assert not any(ok for (a, b), ok in followed.items() if a[:4] != b[:4])
