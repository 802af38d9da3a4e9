"""What was done beside a procedure without consequence is noted, and is no deviation."""

from __future__ import annotations

from msgspec.structs import replace

from tests.discovery.conformance.test_procedure_conformance import activity, check
from wb2pm.discovery.conformance.procedure.conformance import check_against_procedure
from wb2pm.events import Activity, Screen
from wb2pm.procedures.reading import parse_procedure

SAVE = parse_procedure('Work\n1. Type "Jam" in "Title".\n2. Click "Save".')


def went(number: int, text: str, before: str, after: str, kind: str) -> Activity:
    """Make an activity that leads from one page to another."""
    done = activity(number, text)
    event = replace(
        done.events[0],
        screen_before=Screen(url=f"http://x/{before}"),
        screen_after=Screen(url=f"http://x/{after}"),
    )
    return replace(done, events=(event,), element_type=kind)


def kinds(*between: Activity) -> tuple[list[str], list[str]]:
    """Return the deviations of a run with something between its steps, and its notes."""
    done = [activity(0, "enter Title=Jam"), *between, activity(9, "click Save")]
    verdict = check_against_procedure(done, SAVE, demonstration="d")
    return [d.kind for d in verdict.deviations], list(verdict.notes)


def test_who_looks_around_and_comes_back_does_not_deviate() -> None:
    """By links alone, to the page they came from."""
    there = went(1, "click Orders", "form", "orders", "link")
    back = went(2, "click Title page", "orders", "form", "link")

    assert kinds(there, back) == (
        [],
        ["Looked around and came back: Click 'Orders', Click 'Title page'."],
    )


def test_who_stays_away_or_presses_buttons_deviates() -> None:
    """A button may do anything, and another page is another place."""
    there = went(1, "click Orders", "form", "orders", "link")
    away = went(2, "click Customers", "orders", "customers", "link")
    button = went(2, "click Delete", "orders", "form", "button")

    assert kinds(there, away)[0] == ["extra", "extra"]
    assert kinds(there, button)[0] == ["extra", "extra"]
    assert kinds(went(1, "click Orders", "form", "form", "link"))[0] == ["extra"]


def test_a_slip_that_is_corrected_before_sending_is_no_deviation() -> None:
    """What stands in the field in the end is what counts."""
    steps = 'Type "Jam" in "Title".\nClick "Save".'

    slip = check(steps, "enter Title=Jan", "enter Title=Jam", "click Save")
    sent = check(steps, "enter Title=Jan", "click Go", "enter Title=Jam", "click Save")
    same = check(steps, "enter Title=Jam", "enter Title=Jam", "click Save")

    assert slip.deviations == ()
    assert slip.followed is True
    assert 'Corrected in Enter \'Title\': "Jan" was replaced by "Jam".' in slip.notes
    assert "extra" in [deviation.kind for deviation in sent.deviations]
    assert [deviation.kind for deviation in same.deviations] == ["repeated"]
