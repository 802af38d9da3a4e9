"""Steps in the words of people who never read a style guide for procedures."""

from __future__ import annotations

import pytest

from wb2pm.procedures.reading import parse_procedure

Said = tuple[str, str | None, str | None]


def required(step: str) -> list[Said]:
    """Return verb, target and value of what a step asks for each time."""
    (read,) = parse_procedure(f"Title\n1. {step}").steps
    return [
        (action.verb, action.target, action.value)
        for action in read.actions
        if action.use == "required"
    ]


@pytest.mark.parametrize(
    ("step", "asked"),
    [
        ('Check the checkbox next to "Parcels".', ("Click", "Parcels", None)),
        ('Check the "Add a note" box.', ("Click", "Add a note", None)),
        ("Tick the box in front of Heavy Goods.", ("Click", "Heavy Goods", None)),
        ("Tick the box next to Heavy Goods.", ("Click", "Heavy Goods", None)),
        ('Follow the "Terms" link.', ("Click", "Terms", None)),
        ("Switch to the Orders page (top bar).", ("Navigate", "Orders", None)),
        ("Finish with SAVE AND CLOSE below.", ("Click", "SAVE AND CLOSE", None)),
        (
            "Press Create at the top right of the orders page.",
            ("Click", "Create", None),
        ),
        ("Press the Create Order button.", ("Click", "Create Order", None)),
        ('Turn on the switch "Night".', ("Click", "Night", None)),
        (
            "Enter https://a.test/b as the Address.",
            ("Enter", "Address", "https://a.test/b"),
        ),
        ("Under Colour, choose Red.", ("Select", "Colour", "Red")),
        ('Under "Number", type 7.', ("Enter", "Number", "7")),
        ("At the top, choose Red.", ("Select", None, "Red")),
        ("Press SAVE.", ("Click", "SAVE", None)),
        ('Set "Year" to 1988.', ("Select", "Year", "1988")),
        ('Write K-20 into "Code (optional)".', ("Enter", "Code (optional)", "K-20")),
        ('Put K-20 under "Code".', ("Enter", "Code", "K-20")),
        ('Type the name in "Name".', ("Enter", "Name", None)),
        ('Repeat it under "Again".', ("Enter", "Again", None)),
        ('Repeat the password in "Again".', ("Enter", "Again", None)),
        ("Enter four digits of your choice as the PIN.", ("Enter", "PIN", None)),
        ('Open the group "Nord" by clicking on its name.', ("Click", "Nord", None)),
    ],
)
def test_a_plain_sentence_asks_for_one_thing(step: str, asked: Said) -> None:
    """Whatever verb and order of words somebody chooses."""
    assert required(step) == [asked]


def test_what_is_thought_up_and_what_is_typed_are_one() -> None:
    """Choosing a password leaves no trace but the typing of it."""
    step = 'Choose a password and fill it in under "Password".'

    assert required(step) == [("Enter", "Password", None)]


@pytest.mark.parametrize(
    ("step", "verbs"),
    [
        ('Check the "Status" column.', ["Read"]),
        ("Repeat steps 2 to 4 for all.", ["Read"]),
        ("Follow the instructions.", ["Read"]),
        ('Choose "Large" and type "3" in "Number".', ["Select", "Enter"]),
        ('CLICK ON "Save" AND READ THE MESSAGE.', ["Click"]),
    ],
)
def test_words_with_two_meanings_keep_the_other_one(
    step: str, verbs: list[str]
) -> None:
    """What follows a verb decides."""
    assert [verb for verb, _, _ in required(step)][: len(verbs)] == verbs
