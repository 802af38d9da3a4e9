"""Whether an end was reached, and what counts as given, sent and done in time."""

from __future__ import annotations

from msgspec.structs import replace

from tests.discovery.conformance.test_procedure_conformance import (
    activity,
    check,
    event,
    found,
)
from wb2pm.discovery.conformance.procedure.conformance import check_against_procedure
from wb2pm.discovery.conformance.procedure.step_similarity import is_same_address
from wb2pm.events import Activity, Element
from wb2pm.procedures.reading import parse_procedure

TWO_FORMS = """
Type "Jam" in "Title".
Click "Submit Changes".
Click the "Owner" link.
Type "kim" in "Assigned To".
Type "now" in "Deadline".
Click "Submit Changes".
"""


def test_one_act_closes_no_steps_that_lie_apart() -> None:
    """Sending the first form is not the end of a run that stops there."""
    short = check(TWO_FORMS, "enter Title=Jam", "click Submit Changes")
    whole = check(
        TWO_FORMS,
        *("enter Title=Jam", "click Submit Changes", "click Owner"),
        *("enter Assigned To=kim", "enter Deadline=now", "click Submit Changes"),
    )

    assert short.completion_evidence["closing"] == 1
    assert short.completed is False
    assert whole.completed is True


def test_one_act_may_close_one_missing_step() -> None:
    """Who leaves out the first of two sendings has still sent it all in the end."""
    once = check(
        TWO_FORMS,
        *("enter Title=Jam", "click Owner"),
        *("enter Assigned To=kim", "enter Deadline=now", "click Submit Changes"),
    )

    assert once.completion_evidence["closing"] == 0
    assert [deviation.kind for deviation in once.deviations] == ["missing"]


def test_what_only_finds_something_is_given_when_that_was_found() -> None:
    """A search word is no part of the outcome."""
    steps = 'Type "belt" in "Search".\nClick the "Belt jam" link.\nClick "Close".'

    found_by_hand = check(steps, "click Belt jam", "click Close")
    not_found = check(steps, "click Close")

    assert found_by_hand.completion_evidence["entry"] == 0
    assert found_by_hand.completed is True
    assert not_found.completion_evidence["entry"] == 1


def test_a_form_that_is_left_by_a_link_was_not_sent() -> None:
    """Two fields were filled in, and then another page was gone to."""
    steps = (
        'Type "a" in "Name".\nType "b" in "City".\nClick "Save".\nClick "Customers".'
    )
    link = replace(activity(9, "click Customers"), element_type="link")
    fields = [activity(0, "enter Name=a"), activity(1, "enter City=b")]
    procedure = parse_procedure(
        "Work\n" + "\n".join(f"{n}. {s}" for n, s in enumerate(steps.splitlines(), 1))
    )

    left = check_against_procedure([*fields, link], procedure, demonstration="d")
    saved = check_against_procedure(
        [*fields, activity(5, "click Save"), link], procedure, demonstration="d"
    )

    assert left.completion_evidence["unsent"] == 1
    assert left.completed is False
    assert saved.completion_evidence["unsent"] == 0
    assert saved.completed is True


def test_an_address_without_its_scheme_is_the_same_address() -> None:
    """Address bars add it."""
    go = Activity(
        label="Navigate to '/issue{id}'",
        verb="Navigate",
        events=(event(0, "type"), event(1, "press", "Enter")),
        value="http://127.0.0.1:8080/issue30",
    )
    steps = 'T\n1. Enter "{}" in the address bar and press Enter.'

    def kinds(address: str) -> list[str]:
        procedure = parse_procedure(steps.format(address))
        verdict = check_against_procedure([go], procedure, demonstration="d")
        return [deviation.kind for deviation in verdict.deviations]

    assert kinds("127.0.0.1:8080/issue30") == []
    assert kinds("127.0.0.1:8080/issue30/") == []
    assert kinds("127.0.0.1:8080/issue31") == ["wrong_value"]
    assert not is_same_address("x.example/a", "https://x.example/b")


def test_a_moved_field_with_another_text_is_moved() -> None:
    """It is one deviation and not a missing step with an extra one."""
    steps = (
        'Type "now" in "Note".\nClick "Next".\nType "Jam" in "Title".\nClick "Save".'
    )

    verdict = check(
        steps, "click Next", "enter Title=Jam", "enter Note=later", "click Save"
    )

    assert found(verdict) == [("out_of_order", 1, 2)]
    assert '"later" was entered' in verdict.deviations[0].sentence


def test_a_moved_field_with_another_text_does_not_give_what_was_promised() -> None:
    """Only the value counts towards the end."""
    steps = (
        'Type "kim" in "Note".\nClick "Next".\nType "Jam" in "Title".\nClick "Save".'
    )
    done = ("click Next", "enter Title=Jam", "enter Note=lee", "click Save")

    assert check(steps, *done, title="Give it to kim").completed is False


def test_a_field_is_known_by_what_its_form_calls_it() -> None:
    """Its makers' name is an alias, but for a field alone."""
    target = Element(tag="input", path="/f", attributes={"field_name": "superseder"})
    first = replace(event(0), target=target)
    fill = replace(activity(0, "enter Linked to=3"), events=(first,))
    click = replace(activity(0, "click Linked to"), events=(first,))
    procedure = parse_procedure('T\n1. Type "3" in the "Superseder" field.')
    other = parse_procedure('T\n1. Click "Superseder".')

    assert check_against_procedure([fill], procedure, demonstration="d").followed
    assert not check_against_procedure([click], other, demonstration="d").followed


def test_space_on_a_box_that_is_named_ticks_it() -> None:
    """However the box is reached."""
    steps = 'Press Space on the "Urgent" checkbox.\nClick "Save".'

    assert check(steps, "click Urgent", "click Save").deviations == ()
    assert [d.kind for d in check(steps, "click Save").deviations] == ["missing"]


def test_an_answer_that_is_read_out_asks_for_nothing() -> None:
    """What stands behind the colon is quoted from the page."""
    steps = 'Click "Reports".\nAnswer: issue 30: Pick list sorted by aisle, click twice'

    assert check(steps, "click Reports").deviations == ()


def test_an_editor_takes_the_focus_as_it_likes() -> None:
    """Only of a field of the page's source is a click known to be missing."""
    procedure = parse_procedure(
        'T\n1. Click on the "Note" field.\n2. Type "now" in the "Note" field.'
    )
    typed = event(1, "type", "now")
    fill = activity(0, "enter Note=now")

    def verdict(target: Element) -> tuple[bool | None, list[tuple[str, str | None]]]:
        written = replace(fill, events=(replace(typed, target=target),))
        checked = check_against_procedure([written], procedure, demonstration="d")
        return checked.followed, [(r.kind, r.event) for r in checked.reasons]

    field = Element(tag="input", type="text", path="/f")
    editor = Element(tag="div", role="textbox", path="/e")
    assert verdict(field) == (False, [("unfocused", "e1")])
    assert verdict(editor) == (True, [])
