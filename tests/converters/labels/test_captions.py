"""Which text near a field is its caption."""

from __future__ import annotations

from datetime import datetime, timezone

import pytest

from wb2pm.converters.labels.captions import caption_on_view, name_from_words
from wb2pm.converters.labels.naming import name_target
from wb2pm.converters.pages.context import PageContext
from wb2pm.events import Box, Demonstration, Element, UIEvent


def at(tag: str, path: str, y: float, text: str | None = None) -> Element:
    """Make an element on a view, one line high."""
    box = Box(x=10, y=y, width=200, height=20, space="screen")
    return Element(tag=tag, path=path, text=text, box=box)


FIELD = at("textarea", "/html/body/form/textarea", 62)
NOTE = at("p", "/html/body/form/p", 10, "Instructions")


def test_the_label_around_another_field_is_no_caption() -> None:
    """Nor is what stands in it, however near."""
    switch = "/html/body/form/label"
    seen = [
        NOTE,
        at("label", switch, 38, "Show at once"),
        at("span", f"{switch}/div/span", 38, "Show at once"),
        at("input", f"{switch}/div/input", 38),
        FIELD,
    ]

    named = caption_on_view(FIELD, seen)

    assert named is not None
    assert named.text == "Instructions"


def test_a_label_without_a_field_in_it_comes_before_a_nearer_text() -> None:
    """It is what the page calls a label."""
    seen = [at("label", "/html/body/form/label", 30, "Reason"), FIELD]

    named = caption_on_view(FIELD, [at("p", "/html/p", 42, "Optional"), *seen])

    assert named is not None
    assert named.text == "Reason"


def test_a_field_without_any_text_is_called_by_its_name_in_the_form() -> None:
    """A recorder tells it where no page's source is kept."""
    moment = datetime(2026, 1, 1, tzinfo=timezone.utc)
    event = UIEvent(
        id="1",
        action="type",
        raw_action="type",
        target=Element(tag="textarea", attributes={"field_name": "first_note"}),
        value="Hello",
        started_at=moment,
        ended_at=moment,
        time_quality="recorded",
        source_index=1,
    )
    demonstration = Demonstration(
        id="d", source="d", source_format="test", source_actions=1, events=(event,)
    )

    named = name_target(event, PageContext(demonstration))

    assert named.name == "First note"


@pytest.mark.parametrize(
    ("identifier", "name"),
    [
        ("feld_straße", "Straße"),
        ("champNuméroClient", "Numéro client"),
        ("поле-фамилия", "Фамилия"),
        ("ΌνομαΠελάτη", "Όνομα πελάτη"),
        ("氏名_入力", "氏名"),
        ("حقل_المدينة", "حقل المدينة"),
    ],
)
def test_the_words_of_an_identifier_are_of_any_script(
    identifier: str, name: str
) -> None:
    """Whole words, without those that only say that there is a field."""
    named = name_from_words(identifier, Element(tag="input"))

    assert named is not None
    assert named.text == name
