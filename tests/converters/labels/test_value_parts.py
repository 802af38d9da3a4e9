"""What is called by texts that its stated name, read by nobody, only hints at."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from tests.converters.labels.views import Shown, click, shown, steps
from wb2pm import columns
from wb2pm.converters.labels.labelling import label_all
from wb2pm.events import Demonstration


def group(height: int, name: str) -> Shown:
    """Describe a part of the page with a role and a name, around fields."""
    around = shown("div", 90, 30, width=200, path="/div/div", role="group", label=name)
    return around | {"height": height}


HOUR = shown("input", 100, 40, path="//*[@id='h']", label="Hours")
MINUTE = shown("input", 150, 40, path="//*[@id='m']", label="Minutes")
LEGEND = shown("legend", 100, 16, "Time", path="/div/fieldset/legend")
CAPTION = shown("span", 100, 16, "Begins", path="/div/span")


@pytest.mark.parametrize(
    ("around", "hour", "minute"),
    [
        ([LEGEND], "Click 'Time' (Hours)", "Click 'Time' (Minutes)"),
        (
            [LEGEND, shown("span", 100, 90, "Hours", path="/div/span")],
            "Click 'Hours'",
            "Click 'Time' (Minutes)",
        ),
        (
            [CAPTION, group(40, "Begins")],
            "Click 'Begins' (Hours)",
            "Click 'Begins' (Minutes)",
        ),
        (
            [CAPTION, group(40, "Hidden")],
            "Click 'Hours'",
            "Click 'Minutes'",
        ),
        ([], "Click 'Hours'", "Click 'Minutes'"),
    ],
    ids=["legend", "one is read", "group", "the group's name is not", "nothing"],
)
def test_parts_of_one_value_are_called_by_the_caption_of_their_group(
    around: list[Shown], hour: str, minute: str
) -> None:
    """What each states for screen readers tells it from the others."""
    seen = [*around, HOUR, MINUTE]

    done = steps(click(seen, "//*[@id='h']", 0), click(seen, "//*[@id='m']", 1))

    assert [each.label for each in done] == [hour, minute]


def test_fields_of_a_group_in_several_lines_are_values_of_their_own() -> None:
    """As long as people read a name of one of them."""
    street = shown("input", 100, 40, path="//*[@id='s']", label="Street")
    city = shown("input", 100, 80, path="//*[@id='c']", label="City")
    read = shown("span", 300, 80, "City", path="/span")
    seen = [CAPTION, group(90, "Begins"), street, city]

    (known,) = steps(click([*seen, read], "//*[@id='s']"))
    (parts,) = steps(click(seen, "//*[@id='s']"))

    assert known.label == "Click 'Street'"
    assert parts.label == "Click 'Begins' (Street)"


@pytest.mark.parametrize(
    ("field", "before", "others", "called"),
    [
        ({"label": "Search for Event", "placeholder": "Search"}, "", [], "Search"),
        ({"label": "Title", "placeholder": "Your words"}, "", [], "Your words"),
        ({"label": "Title", "placeholder": "Your words"}, "", ["title"], "Title"),
        ({"label": "Text input", "placeholder": "Words"}, "", [], "Words"),
        ({"label": "Search", "placeholder": "Search rooms"}, "", [], "Search rooms"),
        (
            {"label": "Comment"},
            "Reply to Comment",
            ["Reply to Comment"],
            "Reply to Comment",
        ),
        ({"label": "Comment"}, "Reply to Comment", ["Reply", "to"], "Comment"),
        ({"label": "Comment"}, "Your words", ["Your words"], "Comment"),
    ],
)
def test_a_field_whose_name_is_shown_nowhere_is_called_by_what_is(
    field: dict[str, str], before: str, others: list[str], called: str
) -> None:
    """Its prompt, or what says all of its name and more."""
    seen = [
        shown("input", 100, 200, path="//*[@id='f']") | field,
        *(
            shown("span", 300, 20 * n, text, path=f"/span[{n}]")
            for n, text in enumerate(others, 1)
        ),
    ]

    (done,) = steps(click(seen, "//*[@id='f']", before=before))

    assert done.label == f"Click '{called}'"


@pytest.mark.parametrize(
    ("options", "called"),
    [
        ("Bulk actions\nEdit\nTrash", "Bulk actions"),
        ("Any row\nEdit\nTrash", "Select bulk action"),
        ("Bulk 1\nBulk 2", "Select bulk action"),
    ],
)
def test_a_list_is_called_by_its_prompt_where_that_says_its_name(
    options: str, called: str
) -> None:
    """Another first option is one like the others."""
    seen = [
        shown("select", 9, 9, options, path="//*[@id='f']", label="Select bulk action")
    ]

    (done,) = steps(click(seen, "//*[@id='f']"))

    assert done.element == called


def _rows(*stated: str) -> list[Shown]:
    records = ("Spring flyer", "Ducks at dusk", "Lost property")
    return [
        one
        for n, (name, record) in enumerate(zip(stated, records, strict=False))
        for one in (
            shown("input", 10, 40 * n, path=f"//*[@id='b{n}']", label=name)
            | {"type": "checkbox", "width": 16},
            shown("a", 40, 40 * n, record, 90, path=f"//*[@id='r{n}']/a"),
        )
    ]


def test_a_box_whose_name_holds_the_record_of_its_line_chooses_that() -> None:
    """The record is data, and no part of the label; the words around it are the same."""
    seen = _rows("Select Spring flyer", "Select Ducks at dusk")

    (done,) = steps(click(seen, "//*[@id='b1']"))

    assert (done.label, done.element_type) == ("Click post", "row")
    assert done.value == "Ducks at dusk"


@pytest.mark.parametrize(
    "stated",
    [
        ("Select Spring flyer",),
        ("Select Spring flyer", "Print Ducks at dusk"),
        ("Select Spring flyer", "Select all"),
    ],
)
def test_a_box_that_no_other_is_like_keeps_its_name(stated: tuple[str, ...]) -> None:
    """There is no list to choose from."""
    (done,) = steps(click(_rows(*stated), "//*[@id='b0']"))

    assert done.label == "Click 'Select Spring flyer'"


@pytest.mark.parametrize(
    ("texts", "called"),
    [
        (("Comments 6\n6 comments to check",), "Comments"),
        (("Comments 6", "Comments 5"), "Comments"),
        (("Comments 6", "Comments 6"), "Comments 6"),
        (("Level 2", "Heading 3"), "Level 2"),
    ],
)
def test_a_number_that_counts_is_no_part_of_a_name(
    texts: tuple[str, ...], called: str
) -> None:
    """It is another one on another screen, or is said again with what it counts."""
    events = [
        click(
            [shown("a", 10, 10, text, path="//*[@id='it']/a")],
            "//*[@id='it']/a",
            n,
            after="/posts",
        )
        for n, text in enumerate(texts)
    ]

    assert steps(*events)[0].element == called


def test_the_ground_of_the_only_list_is_called_a_list() -> None:
    """Of several, its path tells which."""
    files = shown("ul", 10, 10, "", path="//*[@id='files']/ul", role="list")
    tags = shown("ul", 10, 90, "", path="//*[@id='tags']/ul", role="list")

    (only,) = steps(click([files], "//*[@id='files']/ul"))
    (one,) = steps(click([files, tags], "//*[@id='files']/ul"))

    assert only.label == "Click 'list'"
    assert one.label == "Click unnamed element ul 1 in #files on '/posts'"


def test_an_element_is_told_from_others_by_the_same_words_in_all_recordings() -> None:
    """Whether the page shows another of its name depends on the moment."""
    path = "//*[@id='bar']/button"
    alone = [shown("button", 10, 60, "Apply", path=path)]
    other = shown("button", 10, 160, "Apply", path="//*[@id='foot']/button")
    heading = shown("h2", 10, 10, "Posts", path="/div/h2")
    events = [click(alone, path, 0), click([heading, *alone, other], path, 1)]

    labelled = label_all(
        Demonstration(
            id=str(n), source="1", source_format="test", events=(one,), source_actions=1
        )
        for n, one in enumerate(events)
    )

    assert {each.label for (each,) in labelled.values()} == {"Click 'Apply' (Posts)"}


@pytest.mark.parametrize(
    ("before", "called"), [("Ship", "Click 'Ship'"), ("Heron", "Click 'Where'")]
)
def test_a_drawn_list_is_not_called_by_what_it_shows(before: str, called: str) -> None:
    """Its value may be drawn before what the pointer met."""
    path = "/html/body/div[2]/div"
    seen = [
        shown("label", 100, 40, "Where", path="/html/body/label"),
        shown("div", 150, 40, "Heron", 80, path=path, role="combobox"),
    ]
    event = click(seen, path, before=before)
    assert event.target is not None
    held = replace(event.target, value="Heron")

    (done,) = steps(replace(event, target=held))

    assert done.label == called


@pytest.mark.parametrize(
    ("first", "then", "called"),
    [
        ("select", "input", "Price effect"),
        ("input", "select", "Role"),
    ],
)
def test_a_list_after_a_field_has_a_name_of_its_own(
    first: str, then: str, called: str
) -> None:
    """What is written after a list is about what was chosen there."""
    seen = [
        shown("label", 0, 40, "Price effect", 80, path="/form/label"),
        shown(first, 100, 40, "", 200, path="//*[@id='a']"),
        shown(then, 320, 40, path="//*[@id='b']", label="Role"),
    ]

    (done,) = steps(click(seen, "//*[@id='b']"))

    assert done.element == called


@pytest.mark.parametrize(("width", "called"), [(40, "Book it?"), (16, "For guests")])
def test_a_box_drawn_as_a_switch_is_called_by_the_text_before_it(
    width: int, called: str
) -> None:
    """It is wider than high; before a plain box stands another one's text."""
    seen = [
        shown("div", 0, 40, "The room is free.\nBook it?", 120, path="/div"),
        shown(
            "input", 300, 40, "", width, path="//*[@id='for_guests']", type="checkbox"
        ),
    ]

    (done,) = steps(click(seen, "//*[@id='for_guests']", before="Book it?"))

    assert done.element == called


@pytest.mark.parametrize(
    ("width", "called"), [(34, "School letter"), (16, "For guests")]
)
def test_a_box_that_is_not_drawn_is_as_wide_as_its_label(
    width: int, called: str
) -> None:
    """What people see of a switch is the label that is drawn in its place."""
    path = "//*[@id='for_guests']"
    box = {"width": 0, "height": 0}
    seen = [
        shown("h4", 0, 40, "School letter", 120, path="/form/div/h4"),
        shown("label", 300, 40, "", width, path="/form/div/label"),
        shown("input", 301, 48, "", 0, path=path, type="checkbox") | box,
    ]

    (done,) = steps(click(seen, path, before="School letter"))

    assert done.element == called


def test_a_switch_is_called_by_the_beginning_of_what_it_says() -> None:
    """One label says what it is called and what it is for."""
    path = "//*[@id='for_guests']"
    stated = "Opt in The letter goes to all who want it"
    seen = [
        shown("label", 0, 40, "Opt in\nThe letter goes to", 60, path="/form/label"),
        shown("span", 0, 40, "Opt in", 60, path="/form/label/span[1]"),
        shown("span", 0, 56, "The letter goes to", 60, path="/form/label/span[2]"),
        shown("button", 80, 40, "", 34, path=path, role="switch", label=stated),
        shown("span", 70, 10, "Letter", 60, path="/table/span"),
    ]

    (done,) = steps(click(seen, path))

    assert done.element == "Opt in"


@pytest.mark.parametrize(
    ("before", "width", "called"),
    [
        ("Nobody", 200, "Nobody"),
        ("Nobody", 16, "Add a guest"),
        ("kim@weir.example", 200, "Add a guest"),
    ],
)
def test_a_sign_is_not_called_as_what_stands_before_it(
    before: str, width: int, called: str
) -> None:
    """A drawn list is, which is wider than a sign, unless it is somebody's data."""
    seen = [
        shown("span", 0, 40, before, 120, path="/span"),
        shown("i", 300, 40, "", width, path="//*[@id='add']"),
    ]
    done = click(seen, "//*[@id='add']", before=before)
    told = replace(
        done, attributes={**done.attributes, columns.UI_TOOLTIP: "Add a guest"}
    )

    (activity,) = steps(told)

    assert activity.element == called


@pytest.mark.parametrize(
    ("other", "called"), [("button", "Feature this"), ("input", None)]
)
def test_an_item_unlike_the_others_is_no_record(other: str, called: str | None) -> None:
    """Settings are of many kinds; the records of a list each have the same box."""
    row = "/html/body/ul[1]/li[{}]/div"
    path = f"{row.format(1)}/input[1]"
    sibling = f"{row.format(2)}/{other}[1]"
    seen = [
        shown("span", 30, 40, "Feature this", 120, path=f"{row.format(1)}/span[1]"),
        shown("input", 10, 40, "", 14, path=path, type="checkbox"),
        shown("span", 30, 80, "Show it first", 120, path=f"{row.format(2)}/span[1]"),
        shown(other, 10, 80, "", 14, path=sibling, type="checkbox"),
    ]

    (done,) = steps(click(seen, path))

    assert (done.element if done.name_source == "caption" else None) == called


def test_a_box_behind_a_dialog_stands_before_no_caption_in_it() -> None:
    """The page of the one goes on under the other."""
    box = shown("input", 315, 293, width=18, path="//*[@id='b']") | {"type": "checkbox"}
    dialog = shown("div", 300, 200, width=720, path="//*[@id='d']")
    window = dialog | {"role": "dialog", "height": 500}
    label = shown("label", 334, 290, "Expires", path="//*[@id='d']/label", width=90)
    field = shown("input", 498, 290, path="//*[@id='d']/input")

    (over,) = steps(click([box, window, label, field], "//*[@id='d']/input"))
    (beside,) = steps(click([box, label, field], "//*[@id='d']/input"))

    assert over.label == "Click 'Expires'"
    assert beside.label != "Click 'Expires'"


@pytest.mark.parametrize("x", [20, 300])
@pytest.mark.parametrize("before", ["", "Say which of them a customer may choose"])
def test_a_remark_between_a_label_and_its_field_names_nothing(
    x: int, before: str
) -> None:
    """Over the field, or beside it."""
    label = shown("label", 20, 100, "Options", path="//*[@id='f']/div/label", width=60)
    remark = "Say which of them a customer may choose"
    hint = shown("span", 20, 116, remark, path="//*[@id='f']/div/span", width=240)
    field = shown("input", x, 148 if x < 40 else 108, path="//*[@id='f']/p/input")
    path = "//*[@id='f']/p/input"

    (done,) = steps(click([label, hint, field], path, before=before))

    assert done.label == "Click 'Options'"
