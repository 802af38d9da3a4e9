"""Which text near a field is its caption."""

from __future__ import annotations

from datetime import datetime, timezone

import pytest

from wb2pm.converters.labels.captions.on_views import caption_on_view
from wb2pm.converters.labels.captions.stacked_fields import caption_shared
from wb2pm.converters.labels.elements.identifiers import name_from_words
from wb2pm.converters.labels.naming.naming import name_target
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


def named_on_view(field: Element, *seen: Element, sure: bool = False) -> str | None:
    """Name a field by what stands around it."""
    name = caption_on_view(field, [*seen, field], sure=sure)
    return name.text if name else None


def test_what_another_control_shows_is_no_caption() -> None:
    """The chosen value of the list above, and the block around it, are not."""
    block = "/html/body/form/div"
    chosen = Element(
        tag="span", role="combobox", path=f"{block}/span", text="Other", box=NOTE.box
    )
    around = Element(tag="div", path=block, text="Other", box=NOTE.box)

    assert named_on_view(at("input", f"{block}/input", 38), around, chosen) is None


def test_a_field_right_under_another_shares_its_caption() -> None:
    """As the field for one more reason has that of the list of reasons."""
    reasons = at("select", "/html/body/form/select", 38)
    other = at("input", "/html/body/form/input", 64)
    seen = [at("span", "/html/body/form/span", 10, "Reason:"), reasons, other]

    shared = caption_shared(other, seen)

    assert shared is not None
    assert shared.text == "Reason"
    assert caption_shared(other, [reasons, other]) is None
    assert caption_shared(reasons, seen) is None


@pytest.mark.parametrize(
    ("text", "name"),
    [
        (at("div", "/html/body/div", 38, "Harbour"), "Harbour"),
        (at("label", "/html/body/label", 30, "Harbour"), "Harbour"),
        (
            Element(
                tag="span",
                path="/html/body/span",
                text="1-25 of 34 items",
                box=Box(x=-120, y=62, width=120, height=20, space="screen"),
            ),
            None,
        ),
        (
            Element(
                tag="span",
                path="/html/body/span",
                text="Harbour:",
                box=Box(x=-120, y=62, width=120, height=20, space="screen"),
            ),
            "Harbour",
        ),
    ],
)
def test_a_text_that_may_be_of_something_else_gives_way_to_a_placeholder(
    text: Element, name: str | None
) -> None:
    """A label, one with a colon and one right above on the same edge do not."""
    assert named_on_view(FIELD, text, sure=True) == name


def test_what_lies_behind_a_drawer_names_nothing_in_it() -> None:
    """Cells of the table behind share places with the fields of the drawer."""
    table = "//*[@id='main']/table/tr"
    cells = [
        at("span", f"{table}[{row}]/td/span", 30 * row + 6, f"Buoy {row}")
        for row in range(1, 7)
    ]
    drawer = "//*[@id='drawer']/div"
    fields = [at("input", f"{drawer}/div[{n}]/input", 60 * n) for n in (1, 2, 3)]

    assert caption_on_view(fields[1], [*cells, *fields]) is None
    assert named_on_view(fields[1], *cells) is not None


def test_nothing_names_a_field_whose_place_is_not_known() -> None:
    """Neither its own caption nor one it shares."""
    field = Element(tag="input", path="/html/body/input")

    assert caption_on_view(field, [NOTE, field]) is None
    assert caption_shared(field, [NOTE, field]) is None
