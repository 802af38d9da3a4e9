"""What stands in the place of nothing that others do, and fields of a form that left."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.discovery.conformance.test_grounded_differences import (
    NAME,
    NEW,
    PHONE,
    SAVE,
    act,
    named,
    run,
    sent,
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


def test_what_leads_nowhere_is_in_the_place_of_nothing_that_leads_on() -> None:
    """What led on for everybody was left out; where it led somebody nowhere, it may be."""
    looks = act("Click 'Chart'", "tab")
    for leads, missing in [("@/form", ("Click 'New'",)), ("+n:form", ())]:
        others = [
            run(act("Click 'New'", "link", "@/form"), NAME, SAVE, case="b"),
            run(act("Click 'New'", "link", leads), NAME, SAVE, case="c"),
        ]
        beside = lay_beside(run(looks, NAME, SAVE), others)
        assert beside.departures.missing == missing


def nameless(reading: Reading, label: str) -> Reading:
    """Take the name from what is called so."""
    did = tuple(d._replace(nameless=d.label == label) for d in reading.did)
    return reading._replace(did=did)


def test_what_is_typed_counts_whatever_the_field_is_called() -> None:
    """It stays; what is chosen in a list without a name may only show something."""
    others = [run(NEW, NAME, SAVE, case=case) for case in ("b", "c")]

    for label, found in [
        ("Enter 'it'", [("extra", "Enter 'it'")]),
        ("Select 'it'", []),
    ]:
        own = run(NEW, NAME, act(label, "field"), SAVE)
        assert named(nameless(own, label), others) == found


def test_a_field_that_is_filled_in_again_by_one_is_no_field_of_their_own() -> None:
    """Each of the others goes back to another one."""
    note = act("Enter 'Note'", "field")
    others = [
        run(note, PHONE, NAME, note, SAVE, case="b"),
        run(note, PHONE, NAME, SAVE, NAME, SAVE, case="c"),
    ]
    own = run(note, act("Enter 'Fax'", "field"), NAME, SAVE)

    assert named(own, others) == [("wrong_target", "Enter 'Phone'")]


def test_what_all_fill_in_before_a_form_is_sent_is_out_of_order_after_it() -> None:
    """The report was made without it, though everybody goes on from its page."""
    send, more = act("Click 'Make'", "submit"), act("Click 'More'", "link")
    others = [run(NAME, PHONE, send, more, case=case) for case in ("b", "c")]

    assert named(run(NAME, send, PHONE, more), others) == [
        ("out_of_order", "Send the form of: Click 'Make'")
    ]
    some = [others[0], run(NAME, send, PHONE, more, case="c")]
    assert named(run(NAME, send, PHONE, more), some) == []


def back_at_the_end(reading: Reading) -> Reading:
    """Let what was done last go back to the page before."""
    *did, last = reading.did
    return reading._replace(did=(*did, last._replace(value="back")))


def test_a_form_that_was_sent_is_not_taken_back_by_going_back() -> None:
    """Somebody sends it by another button, and goes back as everybody does."""
    back = act("Navigate back", "page")
    save, drop = act("Click 'Save'", "submit"), act("Click 'Delete'", "submit")
    others = [back_at_the_end(sent(NAME, save, back, case=case)) for case in "bc"]

    own = back_at_the_end(sent(NAME, drop, back))
    assert [kind for kind, _ in named(own, others)] == ["wrong_target"]


def test_of_two_of_a_kind_the_one_where_most_others_act_stands_in_its_place() -> None:
    """One of the others begins with it, where this run looked around."""
    looks, wrong = act("Click 'Help'", "tab"), act("Click 'Copy'", "tab")
    new, edit = act("Click 'Start'", "tab"), act("Click 'Edit'", "tab")
    others = [run(new, NAME, edit, PHONE, SAVE, case=case) for case in ("b", "c")]
    others.append(run(new, edit, NAME, PHONE, SAVE, case="d"))

    beside = lay_beside(run(new, looks, NAME, wrong, PHONE, SAVE), others)
    assert [one.other for one in beside.differences] == ["Click 'Copy'"]


def test_another_way_to_where_all_get_stands_in_its_place_whoever_does_both() -> None:
    """One of the others looks at the record in both ways."""
    edit, opens = (
        act("Click 'Edit'", "link", "@/form"),
        act("Click 'it'", "tab", "@/form"),
    )
    others = [run(NEW, edit, NAME, SAVE, case=case) for case in ("b", "c")]
    others.append(run(NEW, opens, edit, NAME, SAVE, case="d"))

    for leads, missing in [(opens, ()), (act("Click 'it'", "tab"), ("Click 'Edit'",))]:
        beside = lay_beside(run(NEW, leads, NAME, SAVE), others)
        assert beside.departures.missing == missing


def on_pages(reading: Reading, *pages: str) -> Reading:
    """Let each thing be done on a page of its own."""
    did = tuple(d._replace(page=p) for d, p in zip(reading.did, pages, strict=True))
    return reading._replace(did=did)


def test_what_is_taken_back_by_a_link_to_the_page_before_is_in_no_place() -> None:
    """Somebody looks at another page; one of many records may be another one."""
    new = act("Click 'New'", "button")
    others = [
        on_pages(run(new, NAME, SAVE, case=case), "/", "/", "/") for case in ("b", "c")
    ]
    for home, missing in [("/", ("Click 'New'",)), ("/{id}", ())]:
        there = act("Click 'Areas'", "link", "@/areas")
        back = act("Click 'Return'", "button", f"@{home}")
        own = on_pages(run(there, back, NAME, SAVE), home, "/areas", home, home)
        assert lay_beside(own, others).departures.missing == missing


def test_a_ticked_box_is_in_the_place_of_nothing_that_leads_on() -> None:
    """All others open what they tick a box of."""
    box, other = act("Click 'Daily'", "checkbox"), act("Click 'Weekly'", "checkbox")
    others = [
        run(act("Click 'Options'", "tab"), box, NAME, SAVE, case=case) for case in "bc"
    ]

    beside = lay_beside(run(other, NAME, SAVE), others)
    assert "Click 'Options'" in beside.departures.missing


def test_a_record_that_each_made_is_one_thing_to_open() -> None:
    """It is called by what was entered in the same field before, on whatever page."""
    others = []
    for page, name, case in (
        ("/a", "Ash", "b"),
        ("/b", "Elm", "c"),
        ("/c", "Oak", "d"),
    ):
        link = act(f"Click '{name}'", "link")
        one = run(NAME, SAVE, link, case=case)
        did = [d._replace(page=page, place=None) for d in one.did]
        did[0] = did[0]._replace(value=name)
        others.append(one._replace(did=tuple(did)))
    mine, *known = others

    assert named(mine, known) == []
    bare = mine._replace(did=tuple(d._replace(value=None) for d in mine.did))
    assert named(bare, known) == [("wrong_target", "Click 'Elm'")]
