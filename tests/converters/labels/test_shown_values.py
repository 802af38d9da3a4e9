"""What a control shows may be its value: another screen shows another one there."""

from __future__ import annotations

import pytest

from tests.converters.labels.views import Shown, click, shown, steps

PATH = "/html/body/div[2]/div"


def state(value: str, *, tag: str = "a") -> list[Shown]:
    """Show a link that says in which state something is."""
    return [shown(tag, 10, 40, f"State: {value}", 90, path=PATH)]


@pytest.mark.parametrize(
    ("tag", "then", "called"),
    [
        ("a", "Published", "Click 'State'"),
        ("button", "Published", "Click 'State'"),
        ("a", "Private", "Click 'State: Private'"),
    ],
)
def test_what_changes_behind_a_colon_is_a_value(
    tag: str, then: str, called: str
) -> None:
    """What is the same on all screens may be all of the name."""
    done = steps(
        click(state("Private", tag=tag), PATH), click(state(then, tag=tag), PATH, 1)
    )

    assert done[0].label == called


def test_another_caption_with_another_value_is_another_thing() -> None:
    """What a page shows at a place may change as a whole."""
    other = [shown("a", 10, 40, "Owner: Ann", 90, path=PATH)]

    done = steps(click(state("Private"), PATH), click(other, PATH, 1))

    assert done[0].label == "Click 'State: Private'"


def section(name: str, value: str) -> list[Shown]:
    """Show a drawn list behind a caption, which states a name of its own."""
    return [
        shown("span", 100, 40, "Section", path="/html/body/span"),
        shown("div", 150, 40, value, 80, path=PATH, role="combobox", label=name),
    ]


@pytest.mark.parametrize(
    ("name", "called"), [("Rowing", "Click 'Section'"), ("Chess", "Click 'Chess'")]
)
def test_a_list_that_is_called_by_what_it_shows_has_no_name(
    name: str, called: str
) -> None:
    """One that shows its caption until something is chosen keeps it."""
    done = steps(
        click(section("Chess", "Chess"), PATH),
        click(section(name, "Rowing"), PATH, 1, after="/done"),
    )

    assert done[0].label == called


FIELD = "/html/body/form/div/span/input"


@pytest.mark.parametrize(
    ("role", "called"), [("combobox", "Click 'Owners'"), ("textbox", "Click 'Kim'")]
)
def test_before_a_combobox_without_width_stands_what_was_chosen(
    role: str, called: str
) -> None:
    """A list that takes several values draws them before the field to search in."""
    seen = [
        shown("label", 10, 20, "Owners", path="/html/body/form/label"),
        shown("span", 10, 40, "Kim", 30, path="/html/body/form/div/b/span"),
        shown("input", 44, 40, width=4, path=FIELD, role=role, label="Owners"),
    ]

    done = steps(click(seen, FIELD, before="Kim"))

    assert done[0].label == called


PART = "/html/body/form/div[2]"


def test_a_part_that_folds_out_is_called_by_its_title() -> None:
    """What stands under the title says what is in it."""
    seen = [
        shown("div", 10, 60, "Contents\nWhat is in it", 200, path=PART, role="tab"),
        shown("h3", 10, 60, "Contents", 90, path=f"{PART}/h3"),
        shown("div", 10, 76, "What is in it", 90, path=f"{PART}/div"),
    ]

    done = steps(click(seen, PART))

    assert done[0].label == "Click 'Contents'"


def test_the_first_of_several_lines_is_better_than_no_name() -> None:
    """They need not be elements of their own."""
    seen = [shown("div", 10, 60, "Contents\nand more", 200, path=PART, role="tab")]

    done = steps(click(seen, PART))

    assert (done[0].label, done[0].name_source) == ("Click 'Contents'", "text")
