"""What people read of names that say more: labels clicked, titles at the left, prompts."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from tests.converters.labels.views import Shown, click, shown, steps
from wb2pm import columns
from wb2pm.converters.labels.captions.checked import caption_recorded
from wb2pm.converters.labels.captions.on_views import caption_over
from wb2pm.converters.labels.elements.element_names import Name, tidy_name
from wb2pm.events import Box, Element

BOX = "//*[@id='state']"


@pytest.mark.parametrize(
    ("at", "called"),
    [(60, "Click 'on the web'"), (30, "Click 'Page on the web'")],
    ids=["on its label", "elsewhere"],
)
def test_a_box_is_called_by_what_the_label_shows_that_was_clicked(
    at: int, called: str
) -> None:
    """A picture in it says more to those who do not see it."""
    seen = [
        shown("label", 20, 52, "on the web", 200, path="//*[@id='f']/label[2]"),
        shown("input", 400, 10, path=BOX, type="radio"),
    ]
    event = replace(click(seen, BOX), x=40.0, y=float(at))
    event.attributes[columns.UI_ACCESSIBLE_NAME] = "Page on the web"
    event.attributes[columns.UI_ACCESSIBLE_NAME_FROM] = "label"

    (activity,) = steps(event)

    assert activity.label == called


@pytest.mark.parametrize(
    ("first", "then", "called"),
    [
        (("Ready", 300), ("Scripts", 20), "Click 'Scripts'"),
        (("Scripts", 20), ("Ready", 300), "Click 'Scripts'"),
        (
            ("\u05de\u05d5\u05db\u05df", 300),
            ("\u05e7\u05d1\u05e6\u05d9\u05dd", 20),
            None,
        ),
    ],
    ids=["written last", "written first", "read from the right"],
)
def test_a_control_is_called_by_what_stands_at_its_left(
    first: tuple[str, int], then: tuple[str, int], called: str | None
) -> None:
    """Pages write first what they draw at the right edge."""
    button = "//*[@id='one']/button"
    seen: list[Shown] = [
        shown("button", 10, 10, f"{first[0]}\n{then[0]}", 400, path=button),
        shown("span", first[1], 12, first[0], 60, path=f"{button}/span[1]"),
        shown("span", then[1], 12, then[0], 60, path=f"{button}/span[2]"),
    ]

    (activity,) = steps(click(seen, button))

    assert activity.label == (called or f"Click '{first[0]}'")


@pytest.mark.parametrize(
    ("offered", "called"),
    [
        ("--- Set the state ---\nOpen\nDone", "Set the state"),
        ("** Any **\nOpen\nDone", "Any"),
        ("... choose a state\nOpen", "... choose a state"),
        ("Choose a state\u2026\nOpen", "Choose a state\u2026"),
        ("...\nOpen", "state"),
        ("Open\nDone", "state"),
        ("--\nOpen", "state"),
    ],
)
def test_what_a_native_list_offers_among_signs_asks_for_a_choice(
    offered: str, called: str
) -> None:
    """It is nothing to choose, and comes before the words of an identifier."""
    seen = [shown("select", 20, 20, offered, 200, path=BOX)]

    (activity,) = steps(click(seen, BOX))

    assert activity.element is not None
    assert activity.element.casefold() == called.casefold()


def at(tag: str, text: str | None, place: str, path: str) -> Element:
    """Describe an element of a view."""
    x, y, width, height = map(float, place.split())
    box = Box(x=x, y=y, width=width, height=height, space="screen")
    return Element(tag=tag, text=text, path=path, box=box)


def test_a_link_between_a_label_and_its_field_leads_to_help() -> None:
    """Without a label, or over another field, it is no help of it."""
    label = at("label", "Kind", "10 10 60 20", "//*[@id='f']/div/label[1]")
    link = at("a", "Help", "80 10 40 20", "//*[@id='f']/div/a[1]")
    field = at("select", "A\nB", "10 34 300 30", "//*[@id='f']/div/select[1]")
    other = at("label", "Kind", "10 10 60 20", "//*[@id='g']/label[1]")

    assert caption_recorded(field, "Help", [label, link, field]) == "Kind"
    assert caption_recorded(field, "Help", [other, link, field]) == "Help"
    assert caption_recorded(field, "Help", [link, field], "Choose") is None


def test_that_something_has_to_be_filled_in_is_no_part_of_its_name() -> None:
    """Whether in a sign or in words; what need not be is said of few."""
    for said in ("Signature [Required]", "Signature (required):", "Signature *"):
        assert tidy_name(said) == "Signature"
    assert tidy_name("Unterschrift (Pflichtfeld)") == "Unterschrift"
    assert tidy_name("Shop (Optional)") == "Shop (Optional)"
    assert tidy_name("(required)") is not None


@pytest.mark.parametrize(
    ("beside", "hint", "called"),
    [
        ("button", "Reason", "Reason"),
        ("button", "", "Actions"),
        ("span", "Reason", "Actions"),
    ],
    ids=["beside a button", "without a prompt", "alone"],
)
def test_what_asks_for_something_beside_buttons_is_not_called_by_its_column(
    beside: str, hint: str, called: str
) -> None:
    """The column heads what can be done, and the field is of one of that."""
    row = "/html/body/table/tbody/tr/td[2]"
    heads = "/html/body/table/thead/tr"
    seen = [
        shown("th", 10, 10, "Sender", 100, path=f"{heads}/th[1]"),
        shown("th", 120, 10, "Actions", 300, path=f"{heads}/th[2]"),
        shown("td", 10, 40, "Ash", 100, path="/html/body/table/tbody/tr/td[1]"),
        shown(beside, 130, 40, "Ban", path=f"{row}/{beside}"),
        shown("input", 200, 40, width=80, path=f"{row}/input", placeholder=hint),
    ]

    (activity,) = steps(click(seen, f"{row}/input"))

    assert activity.element == called


@pytest.mark.parametrize(
    ("shows", "called"),
    [
        ("1 May 12:00", [("Select 'Act two'", "1 May 12:00 61 B")]),
        ("None", [("Click 'None'", None), ("Click '1 May 12:00 61 B'", None)]),
    ],
    ids=["shows what was chosen", "shows what it did"],
)
def test_a_list_is_the_same_when_its_row_has_an_id_since(
    shows: str, called: list[tuple[str, str | None]]
) -> None:
    """Paths begin anew at the id, and the list shows the beginning of the option."""
    row, since = "//*[@id='all']/tbody/tr[4]", "//*[@id='now']"
    button, option = "/td[2]/div/button[1]", "/td[2]/div/ul[1]/li[3]/a"

    def page(path: str, said: str, left: int) -> list[Shown]:
        name = shown("td", 20, 50, "Act two", 60, path=f"{path}/td[1]")
        return [name, shown("button", left, 50, said, 400 - left, path=path + button)]

    offered = [
        shown("a", 300, 70, "None", 100, path=f"{since}/td[2]/div/ul[1]/li[1]/a"),
        shown("a", 300, 90, "1 May 12:00 61 B", 100, path=since + option),
    ]
    opens = click(page(row, "None", 340), row + button, before="Act two")
    chooses = click([*page(since, "None", 340), *offered], since + option, at=1)
    then = click(page(since, shows, 300), since + button).screen_before
    assert then is not None
    chooses.attributes[columns.UI_OPENER_ID] = row + button

    steps_done = steps(
        replace(opens, screen_after=chooses.screen_before),
        replace(chooses, screen_after=replace(then, source_index=3)),
    )

    assert [(step.label, step.value) for step in steps_done] == called


def test_a_label_that_was_clicked_says_in_its_first_line_what_the_box_is_called() -> (
    None
):
    """What it is for stands below, in an element of its own."""
    label = "//*[@id='f']/label[2]"
    seen = [
        shown("label", 20, 52, "New page\nIt stands below", 200, path=label),
        shown("strong", 20, 52, "New page", 90, path=f"{label}/strong"),
        shown("span", 20, 70, "It stands below", 120, path=f"{label}/span"),
        shown("input", 400, 10, path=BOX, type="radio"),
    ]
    event = replace(click(seen, BOX), x=40.0, y=60.0)
    event.attributes[columns.UI_ACCESSIBLE_NAME] = "New page It stands below"
    event.attributes[columns.UI_ACCESSIBLE_NAME_FROM] = "label"

    (activity,) = steps(event)

    assert activity.label == "Click 'New page'"


def test_a_remark_over_an_editor_is_not_its_caption() -> None:
    """It is a sentence on the field above."""
    part = at("div", None, "10 60 300 100", "//*[@id='f']/div[2]")
    said = at("div", "Leave it empty for one made of the title.", "10 40 300 16", "/p")
    head = at("div", "Content", "10 40 60 16", "/p")

    assert caption_over(part, [said, part]) is None
    assert caption_over(part, [head, part]) == Name("Content", "caption")


@pytest.mark.parametrize(
    ("role", "heads", "called"),
    [
        ("gridcell", "columnheader", "For sale"),
        ("gridcell", "note", None),
        ("note", "columnheader", None),
    ],
    ids=["cell of a grid", "no heading", "no cell"],
)
def test_a_cell_without_words_is_called_by_the_heading_that_its_grid_states(
    role: str, heads: str, called: str | None
) -> None:
    """Headings and cells may stand in parts of the page far from each other."""
    cell = "//*[@id='rows']/div[1]/div[2]"
    seen = [
        shown("div", 10, 10, "", 300, path="//*[@id='all']", role="grid"),
        shown("div", 10, 20, "Plant", 140, path="//*[@id='all']/div[1]", role=heads),
        shown(
            "div", 150, 20, "For sale", 140, path="//*[@id='all']/div[2]", role=heads
        ),
        shown(
            "div", 10, 50, "Sage", 140, path="//*[@id='rows']/div[1]/div[1]", role=role
        ),
        shown("div", 150, 50, "", 140, path=cell, role=role),
    ]
    seen[0]["height"] = 90

    (activity,) = steps(click(seen, cell))

    assert activity.element == called


@pytest.mark.parametrize(
    ("left", "called"), [(231, "reception"), (100, "reception Healthy Last backup")]
)
def test_a_state_at_the_other_end_of_the_line_is_no_part_of_a_title(
    left: int, called: str
) -> None:
    """Beside the title, in the words of one text, it is."""
    link = "//*[@id='machines']/li[4]/a"
    seen = [
        shown(
            *("a", 26, 10, "reception\nHealthy\nLast backup", 288),
            path=link,
            label="reception Healthy Last backup",
        ),
        shown("span", 26, 10, "reception", 72, path=f"{link}/span[1]"),
        shown("span", left, 10, "Healthy", 75, path=f"{link}/span[2]"),
        shown("div", 26, 34, "Last backup", 232, path=f"{link}/div"),
    ]

    (activity,) = steps(click(seen, link))

    assert activity.element == called
