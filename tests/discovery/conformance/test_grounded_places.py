"""What stands in the place of nothing that others do, and fields of a form that left."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.discovery.conformance.test_grounded_differences import (
    NAME,
    PHONE,
    SAVE,
    act,
    named,
    run,
)
from wb2pm.discovery.conformance.grounding.beside import lay_beside

if TYPE_CHECKING:
    from wb2pm.discovery.conformance.grounding.readings import Reading


def test_what_is_gone_back_from_is_in_no_place() -> None:
    """Somebody looks in a wrong place first, and does not do what all others do."""
    new, other = act("Click 'New'", "link"), act("Click 'Reports'", "link")
    back = act("Navigate back", "page")
    others = [run(new, NAME, SAVE, case=case) for case in ("b", "c")]
    own = run(other, back, NAME, SAVE)
    did = tuple(
        d._replace(value="back") if d.verb == "Navigate" else d for d in own.did
    )

    beside = lay_beside(own._replace(did=did), others)
    assert beside.departures.missing == ("Click 'New'",)
    assert [one.kind for one in beside.differences] == []
    assert named(run(other, NAME, SAVE), others) == [("wrong_target", "Click 'New'")]


def test_what_each_calls_by_a_thing_of_their_own_is_in_no_place() -> None:
    """Fields called after the goods of one's own order; each has others."""
    own = [act(f"Enter '{goods}'", "field") for goods in ("Tea", "Rice", "Salt")]
    others = [
        run(own[at], PHONE, NAME, SAVE, case=case) for at, case in enumerate("bc")
    ]

    assert lay_beside(run(own[2], NAME, SAVE), others).departures.missing == (
        "Enter 'Phone'",
    )
    assert named(run(own[2], NAME, SAVE), others) == []


def test_the_record_that_each_opens_before_an_act_is_not_in_its_place() -> None:
    """What all others do right after opening theirs was left out."""
    records = [act(f"Click '{name}'", "link") for name in ("Ash", "Elm", "Oak")]
    notes = act("Click 'Notes'", "link")
    others = [
        run(records[at], notes, NAME, SAVE, case=case) for at, case in enumerate("bc")
    ]

    assert named(run(records[2], NAME, SAVE), others) == []


def test_a_field_of_a_form_that_has_left_is_out_of_order() -> None:
    """All others press last on that page what was pressed before it."""
    others = [run(NAME, PHONE, SAVE, case="b"), run(PHONE, NAME, SAVE, case="c")]

    assert named(run(NAME, SAVE, PHONE), others) == [
        ("out_of_order", "Click 'Save'"),
    ]
    assert named(run(NAME, SAVE, PHONE, SAVE), others) == []


def placed(*done: tuple[str, str, frozenset[str]], case: str = "a") -> Reading:
    """Make a run whose fields have places of their own."""
    made = run(*done, case=case)
    did = tuple(d._replace(place=f"/{d.element}") for d in made.did)
    return made._replace(did=did)


def test_a_field_filled_in_before_what_brings_it_is_out_of_order() -> None:
    """All others open it and fill it in; a button that brings nothing may come later."""
    for opens, found in [
        (act("Click 'More'", "button", "+p:/Phone"), ["out_of_order"]),
        (act("Click 'Star'", "button", "+n:img:star"), []),
    ]:
        others = [placed(NAME, opens, PHONE, SAVE, case=case) for case in "bc"]
        others.append(placed(opens, PHONE, NAME, SAVE, case="d"))

        own = placed(NAME, PHONE, opens, SAVE)

        assert [kind for kind, _ in named(own, others)] == found


def test_what_leads_elsewhere_is_in_the_place_of_no_way() -> None:
    """Somebody looks at another page, and never presses what leads on."""
    new = act("Click 'New'", "link", "@/form")
    others = [run(new, NAME, SAVE, case=case) for case in ("b", "c")]

    for leads, missing in [("@/help", ("Click 'New'",)), ("@/form", ())]:
        beside = lay_beside(run(act("Click 'Start'", "tab", leads), NAME, SAVE), others)
        assert beside.departures.missing == missing
