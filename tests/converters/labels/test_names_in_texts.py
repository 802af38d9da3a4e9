"""What is beside the name in the text of a control is left out of it."""

from __future__ import annotations

import pytest

from wb2pm.converters.labels.elements.names_in_texts import text_in, text_on_page
from wb2pm.converters.pages.markup import parse_markup


@pytest.mark.parametrize(
    ("inside", "name"),
    [
        ("<span>Promotions</span> <kbd>G</kbd> then <kbd>M</kbd>", "Promotions"),
        ("Copy <kbd><kbd>Ctrl</kbd>+<kbd>C</kbd></kbd>", "Copy"),
        ("Press <kbd>Esc</kbd> to close", "Press Esc to close"),
        ("<kbd>Esc</kbd>", "Esc"),
        ("Closed <span>12</span>", "Closed"),
    ],
    ids=["one after the other", "together", "in a sentence", "alone", "counter"],
)
def test_keys_at_the_end_and_counters_are_no_part_of_a_name(
    inside: str, name: str
) -> None:
    """Keys are marked as such (HTML standard, 4.5.19)."""
    page = parse_markup(f"<button>{inside}</button>")
    assert page is not None
    (control,) = page.elements("button")

    assert text_in(control).strip() == name
    assert (text_on_page(control.text, control) or "").strip() == name
