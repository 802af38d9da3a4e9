"""Names of what people worked in real applications, one rule each."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from msgspec.structs import replace

from examples.applications.packing import kept, unpack
from tests.converters.labels.views import click, shown, steps
from wb2pm import columns
from wb2pm.converters.labels.elements.element_names import Name, own_name, tidy_name
from wb2pm.converters.labels.labelling import label
from wb2pm.converters.wonderbread.reader import read_demonstration
from wb2pm.events import Element

if TYPE_CHECKING:
    from pathlib import Path


@pytest.mark.parametrize(
    ("of", "name", "once", "never"),
    [
        (
            *("airflow", "11001 @ 2026-11-26-18-28-46"),
            ("Select 'First day'", "Enter 'DAG Run Notes'"),
            ("Select 'Calendar'", "Enter 'Details'"),
        ),
        (
            "airflow",
            "11002 @ 2026-11-26-18-49-24",
            ("Enter 'Extra'",),
            ("Click 'Add'",),
        ),
        ("airflow", "11003 @ 2026-11-26-18-39-46", ("Click 'Edit record'",), ()),
        (
            *("ttrss", "12201 @ 2026-11-27-08-14-51"),
            (
                *("Click 'Actions...'", "Click 'Filters'"),
                *("Select 'on field'", "Select 'in'"),
            ),
            ("Enter 'Filters'", "Click 'menu'"),
        ),
        (
            *("ttrss", "12201 @ 2026-11-27-08-16-18"),
            ("Click 'Filters'",),
            ("Select 'Filters'",),
        ),
        (
            *("airflow", "11003 @ 2026-11-26-18-41-04"),
            ("Select 'Dag Id'",),
            ("Select '\u00d7 Dag Id'",),
        ),
        (
            *("airflow", "11003 @ 2026-11-26-18-40-32"),
            ("Click 'Last Run' (fuel_figures)",),
            (),
        ),
        (
            *("calibreweb", "10801 @ 2026-11-26-18-34-26"),
            ("Select 'Published Date'", "Click 'Rating'"),
            ("Click 'November 2026'", "Click 'Star'"),
        ),
        (
            *("calibreweb", "10803 @ 2026-11-26-18-46-56"),
            ("Select 'Published Date From'",),
            ("Select 'Book Title'",),
        ),
        (
            *("calibreweb", "10802 @ 2026-11-26-18-57-53"),
            ("Enter 'Search'",),
            ("Enter 'Clear selections'",),
        ),
        ("saltcorn", "10902 @ 2026-11-26-18-39-54", ("Click 'Condition'",), ()),
        (
            *("octoprint", "11101 @ 2026-11-26-21-57-32"),
            ("Enter 'Set destination name'", "Click 'Create'"),
            ("Select 'Create folder...'", "Select '/Incoming'"),
        ),
        (
            *("octoprint", "11101 @ 2026-11-26-21-51-31"),
            ("Click 'Back'", "Click 'Harbour Library'"),
            ("Select 'Back'",),
        ),
        (
            *("cacti", "11203 @ 2026-11-26-22-03-09"),
            ("Enter 'Name'", "Select 'Choose an action'"),
            ("Enter 'New Network Discovery Range'", "Click 'Monday'"),
        ),
        (
            *("cacti", "11201 @ 2026-11-26-21-51-57"),
            ("Enter 'Search'",),
            ("Enter 'Data Collector'", "Select 'All 1 Devices'"),
        ),
        (
            *("prefect", "11302 @ 2026-11-26-22-08-07"),
            ("Select 'Trigger Template'",),
            ("Click 'Small'",),
        ),
        (
            *("prefect", "11301 @ 2026-11-26-21-56-00"),
            ("Select 'Best before'", "Select 'Start date'"),
            ("Select 'Select date'",),
        ),
        (
            *("prefect", "11303 @ 2026-11-26-22-10-46"),
            ("Select 'States'",),
            ("Click 'States'",),
        ),
        (
            *("cacti", "11202 @ 2026-11-26-22-01-20"),
            ("Enter 'Search'",),
            ("Enter 'Enter a search term'", "Select 'Allow'"),
        ),
        (
            *("horde", "11502 @ 2026-11-27-01-23-28"),
            ("Enter 'Due By'", "Enter 'Delay Start Until'"),
            ("Enter 'Date'",),
        ),
        (
            *("misago", "12002 @ 2026-11-27-04-37-25"),
            ("Enter 'Thread title'", "Click 'Swaps'"),
            ("Enter 'Start new thread'",),
        ),
        (
            *("lnbits", "11902 @ 2026-11-27-04-41-59"),
            ("Enter 'sats to credit/debit'", "Click 'Credit / Debit'"),
            ("Click 'Name'",),
        ),
        (
            *("lnbits", "11901 @ 2026-11-27-04-36-42"),
            ("Enter 'Memo'", "Click 'Internal memo (optional)'"),
            (),
        ),
        (
            *("lnbits", "11903 @ 2026-11-27-04-54-31"),
            ("Click 'Pin wallet'",),
            ("Click 'push_pin'",),
        ),
    ],
    ids=[
        "icon before its field, and the header of an accordion",
        "label in the row of an editor, and text hidden by an icon",
        "text hidden by an icon",
        "words of icons, lists of one line, and dialogs over a tree",
        "tab that shows a tree",
        "cross before a caption",
        "link that shows a date, in a column",
        "months and years of a calendar, and stars that are icons",
        "decades of a calendar",
        "command over a search",
        "stars that are radio buttons",
        "value in the brackets of a label, and a form of one field",
        "list that is drawn anew where its opener was",
        "captions in a column before prompts, and boxes ticked in a list",
        "captions between fields of one line, and a count of rows",
        "keys in a list whose button keeps the focus, and sizes of icons",
        "prompt of a calendar whose day is applied by a button",
        "keys in a list that an address keeps",
        "search with its caption right before it, over rows of a table",
        "fields of one hidden name, called by the captions of their rows",
        "title of a bar over several fields, and a link that says the same twice",
        "field over what lies behind its menu, and a picture in a label",
        "sign in the label of a field",
        "icon that is a word hidden from screen readers",
    ],
)
def test_things_are_called_as_people_read_them(
    tmp_path: Path, of: str, name: str, once: tuple[str, ...], never: tuple[str, ...]
) -> None:
    """And what they are not called, which was said before."""
    home = unpack(kept()[of], tmp_path / of)

    labels = [one.label for one in label(read_demonstration(home / name))]

    assert [labels.count(one) for one in once] == [1] * len(once)
    assert not set(never) & set(labels)


def test_a_label_over_a_search_is_its_caption_all_the_same() -> None:
    """A text that is no label may be of the page, or a command."""
    labels = []
    for tag in ("label", "div"):
        seen = [
            shown(tag, 10, 10, "Readers", path="/html/body/p"),
            shown(
                "input",
                *(10, 30),
                path="/html/body/input",
                type="search",
                placeholder="Search",
            ),
        ]
        (activity,) = steps(click(seen, "/html/body/input", before="Readers"))
        labels.append(activity.label)

    assert labels == ["Click 'Readers'", "Click 'Search'"]


def test_only_a_cross_with_a_space_is_no_part_of_a_name() -> None:
    """It stands for the button that takes a filter away."""
    assert tidy_name("\u00d7\u00a0Dag Id") == "Dag Id"
    assert tidy_name("3 \u00d7 daily") == "3 \u00d7 daily"


@pytest.mark.parametrize(
    ("parts", "told"),
    [
        (("Goods", "Money"), ["Click 'Town' (Goods)", "Click 'Town' (Money)"]),
        (("Goods", "Goods"), ["Click 'Town'", "Click 'Town'"]),
    ],
)
def test_fields_of_one_name_are_told_apart_by_the_headings_before_them(
    parts: tuple[str, str], told: list[str]
) -> None:
    """Where these are the same, nothing is."""
    seen = []
    for at, title in enumerate(parts):
        part = f"/html/body/div[{at + 1}]"
        seen += [
            shown("h2", 10, 10 + 100 * at, title, path=f"{part}/h2"),
            shown(*("input", 10, 50 + 100 * at), path=f"{part}/input", label="Town"),
        ]

    clicked = [click(seen, f"/html/body/div[{at}]/input", at) for at in (1, 2)]

    assert [one.label for one in steps(*clicked)] == told


@pytest.mark.parametrize(
    ("own", "heading", "name"),
    [("Owner", "Town", "Owner"), ("", "Town", "Town")],
)
def test_a_button_beside_the_field_in_a_heading_names_it_not(
    own: str, heading: str, name: str
) -> None:
    """What sorts the column stands over the field, and what sends it in its line."""
    head = "/html/body/table/thead/tr[2]/th[1]"
    above = "/html/body/table/thead/tr[1]/th[1]"
    seen = [
        shown("th", 10, 10, heading, 120, path=above),
        *([shown("button", 10, 30, own, path=f"{head}/button[1]")] if own else []),
        shown("input", 10, 60, path=f"{head}/input"),
        shown("button", 60, 60, "Go", path=f"{head}/button[2]"),
    ]

    (activity,) = steps(click(seen, f"{head}/input"))

    assert activity.label == f"Click '{name}'"


def test_pictures_of_a_row_are_not_called_alike_by_the_heading_over_all() -> None:
    """Two of them under one heading do two things."""
    table = "/html/body/table"
    seen = [
        shown("th", 10, 10, "Town", path=f"{table}/thead/tr/th[1]"),
        shown("th", 60, 10, "Actions", 90, path=f"{table}/thead/tr/th[2]"),
        shown("td", 10, 40, "Kiel", path=f"{table}/tbody/tr[1]/td[1]"),
        shown("button", 60, 40, path=f"{table}/tbody/tr[1]/td[2]/button"),
        shown("button", 110, 40, path=f"{table}/tbody/tr[1]/td[3]/button"),
    ]
    paths = [f"{table}/tbody/tr[1]/td[{at}]/button" for at in (2, 3)]

    labels = {
        one.label for one in steps(*(click(seen, p, n) for n, p in enumerate(paths)))
    }

    assert len(labels) == len(paths)
    assert "Click 'Actions'" not in labels


@pytest.mark.parametrize(
    ("begun", "first", "label"),
    [
        ("Repairs", "1", "Click 'Entries'"),
        ("", "1", "Open post"),
        ("Repairs", "12003", "Open post"),
    ],
)
def test_how_many_a_record_has_is_called_as_its_column(
    begun: str, first: str, label: str
) -> None:
    """It leads to these; a number in a row without a name is that of the record."""
    table = "/html/body/table"
    seen = [
        shown("th", 10, 10, "Ledger", path=f"{table}/thead/tr/th[1]"),
        shown("th", 110, 10, "Entries", path=f"{table}/thead/tr/th[2]"),
        *(
            shown(
                "td", 10, 40 * n, begun or str(n), path=f"{table}/tbody/tr[{n}]/td[1]"
            )
            for n in (1, 2)
        ),
        *(
            shown(
                "a", 110, 40 * n, f"{first}{n}", path=f"{table}/tbody/tr[{n}]/td[2]/a"
            )
            for n in (1, 2)
        ),
    ]

    (activity,) = steps(click(seen, f"{table}/tbody/tr[2]/td[2]/a"))

    assert activity.label == label


@pytest.mark.parametrize(
    ("width", "label"), [(82, "Click 'Filters'"), (200, "Click 'filter_list Filters'")]
)
def test_a_word_that_has_no_room_to_be_read_is_an_icon(width: int, label: str) -> None:
    """A font of icons draws it as wide as it is high."""
    path = "/html/body/nav/button"
    seen = [shown("button", 10, 10, "filter_list Filters", width, path=path)]

    (activity,) = steps(click(seen, path))

    assert activity.label == label


@pytest.mark.parametrize(
    ("says", "of_label", "name"),
    [("m", "m", "Remark"), ("Note m", "m", "Note m"), ("m", "", "m")],
    ids=["a button alone", "a caption and a button", "no button"],
)
def test_a_label_says_nothing_of_a_field_where_only_a_button_in_it_says_something(
    says: str, of_label: str, name: str
) -> None:
    """The standard makes that the field's name; people read it on the button."""
    label_ = "/html/body/form/label"
    seen = [
        shown("button", 110, 10, of_label, path=f"{label_}/button"),
        shown("input", 10, 10, width=90, path=f"{label_}/input", placeholder="Remark"),
    ]
    if says != of_label:
        seen.append(shown("span", 110, 10, says, path=f"{label_}/span"))
    event = click(seen, f"{label_}/input")
    assert event.target is not None
    stated = {
        columns.UI_ACCESSIBLE_NAME: says,
        columns.UI_ACCESSIBLE_NAME_FROM: "label",
    }
    target = replace(event.target, label=says)

    (activity,) = steps(replace(event, target=target, attributes=stated))

    assert activity.label == f"Click '{name}'"


@pytest.mark.parametrize(
    ("typed", "text", "said", "name"),
    [
        ("kie", "Sea:Kiel", "Sea: Kie l", "Sea:Kiel"),
        ("kie", "Kiel Canal", "Kie l Canal", "Kiel Canal"),
        ("sea", "3Canals", "3 Canals", "3 Canals"),
        ("kie", "Kie", "Kie", "Kie"),
    ],
    ids=["marked", "with a blank of its own", "drawn apart", "whole"],
)
def test_a_typed_part_that_an_option_marks_is_no_word_of_its_own(
    typed: str, text: str, said: str, name: str
) -> None:
    """Whatever else is drawn apart people read apart."""
    seen = [
        shown("input", 10, 10, path="/html/body/form/input", label="Waterway"),
        shown("li", 10, 300, text, path="/html/body/ul/li", role="option", label=said),
    ]
    found = click(seen, "/html/body/form/input")
    entered = replace(found, action="type", value=typed, raw_action="type")
    option = click(seen, "/html/body/ul/li", 1)
    assert option.target is not None
    stated = {**option.attributes, columns.UI_ACCESSIBLE_NAME_FROM: "content"}
    option = replace(
        option, target=replace(option.target, label=None), attributes=stated
    )

    assert steps(entered, option)[-1].label == f"Click '{name}'"


@pytest.mark.parametrize(
    ("hint", "name"), [("Ask something", "Ask something"), ("", "editor")]
)
def test_a_placeholder_that_an_editor_draws_as_its_content_is_no_data(
    hint: str, name: str
) -> None:
    """What it holds besides is."""
    path = "/html/body/article[1]/ul/li[2]/div"
    seen = [
        shown(
            "div", 10, 10, "Ask something", path=path, role="textbox", placeholder=hint
        )
    ]
    event = click(seen, path)
    assert event.target is not None
    held = replace(event.target, value="Ask something")

    (activity,) = steps(replace(event, target=held))

    assert activity.label == f"Click '{name}'"


def test_a_button_whose_name_is_its_title_says_nothing_of_itself() -> None:
    """Its page writes nothing on it, and the browser nothing either."""
    bare = Element(tag="input", type="submit", value="")
    titled = replace(bare, attributes={"name_from": "title"})

    assert own_name(bare) == Name("Submit", "value")
    assert own_name(titled) is None
