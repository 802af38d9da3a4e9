"""Which of the texts around a field name it, and which belong to another part."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from msgspec.structs import replace

from wb2pm.converters.labels.captions.checked import caption_recorded
from wb2pm.converters.labels.captions.headers import header_as_caption
from wb2pm.converters.labels.captions.headings import heading_as_caption
from wb2pm.converters.labels.captions.on_views import caption_on_view, labels_near
from wb2pm.converters.labels.captions.parts import (
    heading_over,
    name_around,
    title_of_group,
)
from wb2pm.converters.labels.captions.stacked_fields import (
    caption_of_line,
    caption_of_repeated,
    caption_shared,
    chosen_with,
    first_of_line,
)
from wb2pm.converters.labels.captions.switches import caption_of_switch
from wb2pm.converters.labels.elements.element_names import Name
from wb2pm.converters.labels.places.label_lines import caption_of_label
from wb2pm.converters.labels.places.parts_apart import in_part_apart
from wb2pm.converters.pages.listed import ListedElement, ListedPage
from wb2pm.events import Box, Element

if TYPE_CHECKING:
    from wb2pm.converters.pages.page import Described


def _seen(
    tag: str,
    text: str | None,
    place: str,
    path: str,
    *,
    role: str | None = None,
    label: str | None = None,
    type: str | None = None,  # noqa: A002 (as elements have it)
) -> Element:
    x, y, width, height = map(float, place.split())
    return Element(
        tag=tag,
        text=text,
        path=path,
        box=Box(x=x, y=y, width=width, height=height, space="screen"),
        role=role,
        label=label,
        type=type,
    )


SIDE = _seen("div", None, "0 0 200 600", "//*[@id='side']", role="navigation")
HEADINGS = [
    _seen("span", "Name", "10 10 100 16", "//*[@id='side']/div[1]/span[1]"),
    _seen("span", "Modified", "120 10 70 16", "//*[@id='side']/div[1]/span[2]"),
]
RENAMED = _seen("input", None, "34 30 90 16", "//*[@id='side']/ul/li[1]/input")
HOST = _seen("div", None, "210 0 500 60", "//*[@id='work']/div", label="Code cell")
EDITOR = _seen(
    "div", "x = 1", "220 10 480 40", "//*[@id='work']/div/div[2]/div", role="textbox"
)


def test_a_text_of_another_part_of_the_page_names_nothing() -> None:
    """It may be ever so near: a landmark ends there."""
    beside = [SIDE, *HEADINGS, EDITOR]

    assert caption_on_view(EDITOR, [*HEADINGS, EDITOR]) is not None
    assert caption_on_view(EDITOR, beside) is None
    assert caption_recorded(EDITOR, "Modified", beside) is None


def test_an_editor_is_called_what_its_host_is_called() -> None:
    """Unless somebody writes elsewhere in that host too."""
    other = _seen(
        "input", None, "220 52 90 6", "//*[@id='work']/div/input", type="text"
    )
    name = name_around(EDITOR, [SIDE, HOST, EDITOR])

    assert name is not None
    assert name.text == "Code cell"
    assert name_around(EDITOR, [SIDE, HOST, EDITOR, other]) is None


def test_of_headings_side_by_side_the_one_above_the_field_counts() -> None:
    """In the order of the page the last heading stands right before the first row."""
    seen = [SIDE, *HEADINGS, RENAMED]
    list_of_all = _seen("ul", None, "0 28 200 500", "//*[@id='side']/ul")

    assert caption_recorded(RENAMED, "Modified", seen) == "Name"
    assert caption_recorded(list_of_all, "Modified", [*seen, list_of_all]) is None
    assert caption_recorded(RENAMED, "not in view", seen) == "not in view"


def test_the_value_of_a_drawn_list_names_nothing_beside_it() -> None:
    """Its field for searching is narrower than what is drawn on it."""
    where = _seen("div", "Where", "10 10 72 32", "/html/body/div/div[1]")
    search = _seen("input", None, "84 10 70 30", "//*[@id='s1']", role="combobox")
    shown = _seen("div", "is equal", "84 11 72 30", "/html/body/div/div[2]/div")
    last = _seen("input", None, "160 10 90 30", "/html/body/div/div[3]/input")
    name = caption_on_view(last, [where, shown, last])

    assert name is not None
    assert name.text == "is equal"
    assert caption_on_view(last, [search, shown, last]) is None
    found = caption_on_view(search, [where, search, shown, last])
    assert found is not None
    assert found.text == "Where"


def test_what_the_button_before_a_field_shows_is_no_caption() -> None:
    """It names the button."""
    bold = _seen("button", "B", "220 0 20 9", "//*[@id='work']/ul/li/button")
    letter = _seen("b", "B", "222 0 16 9", "//*[@id='work']/ul/li/button/b")
    loose = _seen("b", "B", "222 0 16 9", "//*[@id='work']/ul/li/b")

    assert caption_recorded(EDITOR, "B", [bold, letter, EDITOR]) is None
    assert caption_recorded(EDITOR, "B", [bold, EDITOR]) is None
    assert caption_recorded(EDITOR, "B", [loose, EDITOR]) == "B"


def test_the_text_of_another_item_of_a_list_names_nothing() -> None:
    """Nor does what the whole list is called."""
    item = "//*[@id='side']/ul/li"
    row = _seen("span", "4 min ago", "34 14 90 14", f"{item}[1]/span")
    field = _seen("input", None, "34 30 90 16", f"{item}[2]/input", type="text")
    host = _seen("div", None, "0 0 200 60", "//*[@id='side']/ul", label="Files")

    assert caption_on_view(field, [row, field]) is None
    assert caption_recorded(field, "4 min ago", [row, field]) is None
    assert name_around(field, [host, field]) is not None
    assert name_around(field, [host, row, field]) is None


def test_what_a_named_part_of_the_page_shows_names_nothing_beside_it() -> None:
    """As the text of one cell of a notebook does not name the next."""
    cell = _seen("div", "In May", "220 0 480 9", "//*[@id='work']/p", label="Cell")
    text = _seen("div", "In May", "220 0 480 9", "//*[@id='work']/p", label="In May")

    assert caption_on_view(EDITOR, [cell, EDITOR]) is None
    assert caption_on_view(EDITOR, [text, EDITOR]) is not None


def test_a_field_is_called_what_the_one_heading_of_its_part_says() -> None:
    """Unless another field stands there too; the next heading begins another part."""
    part = "//*[@id='work']/div"
    heading = _seen("h4", "Remarks", "210 0 500 8", f"{part}/h4")
    second = _seen("h4", "More", "210 50 500 8", f"{part}/div[3]/h4")
    other = _seen("textarea", None, "210 60 500 8", f"{part}/div[3]/textarea")
    elsewhere = _seen("textarea", None, "210 60 500 8", "//*[@id='side']/textarea")
    name = heading_over(EDITOR, [heading, EDITOR, elsewhere])

    assert name is not None
    assert (name.text, name.source) == ("Remarks", "heading")
    assert heading_over(EDITOR, [heading, EDITOR, second, other]) == name
    assert heading_over(EDITOR, [heading, EDITOR, other]) is None
    assert heading_over(EDITOR, [heading, second, other, EDITOR]) is None
    assert heading_over(EDITOR, [EDITOR]) is None


def test_a_heading_names_what_the_text_under_it_remarks_on() -> None:
    """A caption is no remark: it says about as much as the heading."""
    part = "//*[@id='work']/div"
    heading = _seen("h4", "Add choices", "210 -40 90 16", f"{part}/h4[1]")
    remark = _seen(
        "span", "One line for each of them", "210 -20 300 16", f"{part}/span"
    )
    caption = _seen("span", "New choices", "210 -20 300 16", f"{part}/span")

    for text, name in [(remark, "Add choices"), (caption, "New choices")]:
        assert (
            caption_recorded(EDITOR, text.text or "", [heading, text, EDITOR]) == name
        )


def test_a_field_is_called_what_its_part_of_the_page_begins_with() -> None:
    """Where it is alone in it; texts of controls and of other items say nothing."""
    part = "/html/body/main/form/div[1]"
    title = _seen("div", "Instructions", "0 100 300 36", f"{part}/div[1]")
    remark = _seen("p", "Written for those who label.", "0 140 300 24", f"{part}/p")
    button = _seen("button", "Preview", "0 80 60 16", f"{part}/button")
    field = _seen("textarea", None, "0 240 300 90", f"{part}/textarea")
    second = _seen("textarea", None, "0 340 300 90", f"{part}/textarea[2]")
    above = _seen("h1", "Settings", "0 0 300 40", "/html/body/main/h1")
    seen = [above, button, title, remark, field]

    name = title_of_group(field, seen)

    assert name is not None
    assert (name.text, name.source) == ("Instructions", "caption")
    assert title_of_group(field, [*seen, second]) is None


def test_what_names_another_field_names_a_field_only_in_its_own_line() -> None:
    """The other field has an id, so that its path does not say where it is."""
    part = "/html/body/main/form/div[1]"
    label = _seen("label", "First name", "0 100 80 18", f"{part}/label")
    other = _seen("input", None, "0 124 300 30", "//*[@id='first']", label=label.text)
    field = _seen("div", None, "0 240 300 30", f"{part}/div[2]/div")
    beside = _seen("label", "First name", "0 246 80 18", f"{part}/label")

    assert title_of_group(field, [label, other, field]) is None
    assert title_of_group(field, [label, field]) is not None
    assert title_of_group(field, [beside, other, field]) is not None


def test_a_label_around_a_box_that_is_not_drawn_is_its_label() -> None:
    """What it says in its first line is the name, if that is an element of its own."""
    around = "/html/body/form/label[2]"
    label = _seen("label", "Random sampling\nTasks are drawn", "300 800 590 50", around)
    first = _seen("span", "Random sampling", "340 800 110 20", f"{around}/div[1]/span")
    box = _seen("input", None, "10 97 0 0", f"{around}/div[2]/input", type="radio")

    assert labels_near(box, [label, first, box]) == [label]
    assert caption_of_label(label, [label, first, box]) == "Random sampling"
    assert caption_of_label(label, [label, box]) == "Random sampling Tasks are drawn"


DIALOG = _seen(
    "div", "Create view\nName\nSave", "0 0 300 200", "//*[@id='ask']/div", role="dialog"
)
TITLE = _seen("div", "Create view", "20 10 100 24", "//*[@id='ask']/div/div[1]")
ASKED = _seen("input", None, "20 50 200 24", "//*[@id='ask']/div/input", type="text")
BESIDE = _seen("div", "Orders", "20 110 60 16", "//*[@id='ask']/div/div[2]")
SOUGHT = _seen(
    "input", None, "90 106 120 24", "//*[@id='ask']/div/p/input", type="text"
)


def test_a_placeholder_comes_before_the_title_of_a_dialog() -> None:
    """The title says what the dialog is for, and the placeholder what the field is."""
    seen = [DIALOG, TITLE, ASKED]

    assert caption_recorded(ASKED, "Create view", seen) == "Create view"
    assert caption_recorded(ASKED, "Create view", seen, "View name") is None
    assert caption_on_view(ASKED, seen) is not None
    assert caption_on_view(ASKED, seen, sure=True) is None


def test_a_placeholder_that_repeats_the_text_beside_it_says_more() -> None:
    """One that does not may be a sample of what is entered."""
    seen = [DIALOG, BESIDE, SOUGHT]

    assert caption_recorded(SOUGHT, "Orders", seen, "Search in orders") is None
    assert caption_recorded(SOUGHT, "Orders", seen, "YYYY-MM-DD") == "Orders"


def test_a_placeholder_comes_before_a_text_of_another_line() -> None:
    """Unless it has the field's edge, as captions above fields have."""
    empty = _seen("p", "Nothing yet", "60 60 70 16", "//*[@id='ask']/div/p[1]")
    above = _seen("p", "Remark", "90 84 70 16", "//*[@id='ask']/div/p[2]")

    assert caption_recorded(SOUGHT, "Nothing yet", [empty, SOUGHT], "Add") is None
    assert caption_recorded(SOUGHT, "Remark", [above, SOUGHT], "Add") == "Remark"


def test_a_form_draws_all_its_captions_alike() -> None:
    """However far its fields are drawn in, and though one shows a prompt."""
    caption = _seen("div", "Tags", "10 8 40 16", "//*[@id='part']/div[1]/div")
    asks = replace(
        _seen("input", None, "40 34 100 20", "//*[@id='part']/div[1]/input"),
        placeholder="Add one",
    )
    other = _seen("div", "Boat", "210 68 40 16", "//*[@id='part']/div[2]/div")
    near = _seen("input", None, "240 94 100 20", "//*[@id='part']/div[2]/input")
    far = _seen("input", None, "214 94 100 20", "//*[@id='part']/div[2]/input")
    alike = replace(near, placeholder="Add one")

    for one, name in [(near, "Tags"), (far, None), (alike, None)]:
        found = caption_on_view(asks, [caption, asks, other, one], sure=True)
        assert (found and found.text) == name
    search = replace(asks, placeholder="Search tags")
    assert caption_on_view(search, [caption, search, other, near], sure=True) is None


def test_a_term_names_what_describes_it() -> None:
    """Also a field with a sample in it, in a list of descriptions."""
    text = _seen("span", "ID", "14 8 20 16", "//*[@id='f']/dl/dt[2]/span")
    field = _seen("input", None, "0 34 200 20", "//*[@id='f']/dl/dd[2]/div/input")
    other = _seen("input", None, "0 34 200 20", "//*[@id='f']/dl/dd[3]/div/input")

    assert caption_recorded(field, "ID", [text, field], "new-year") == "ID"
    assert caption_on_view(field, [text, field], sure=True) == Name("ID", "caption")
    assert caption_on_view(other, [text, other], sure=True) is None


def test_how_many_there_are_gives_way_to_a_placeholder() -> None:
    """It stands before a search of them, and is another number tomorrow."""
    for said, name in [("18 Items", None), ("Item 18", "Item 18")]:
        text = _seen("span", said, "10 108 70 20", "//*[@id='ask']/div/p/span")
        assert caption_recorded(SOUGHT, said, [text, SOUGHT], "Seek") == name
        assert caption_recorded(SOUGHT, said, [text, SOUGHT]) == said


def test_a_caption_may_stand_over_the_frame_of_a_field() -> None:
    """It begins before the field does; over that of a search stands a title."""
    field = _seen("input", None, "20 40 100 20", "//*[@id='asked']")
    asks = replace(field, placeholder="Choose something")
    search = replace(field, placeholder="Search groups")
    caption = _seen("p", "Groups", "10 8 60 16", "//*[@id='part']/p")
    title = replace(caption, tag="h2")

    found = caption_on_view(asks, [caption, asks], sure=True)

    assert found is not None
    assert found.text == "Groups"
    assert caption_on_view(asks, [title, asks], sure=True) is None
    assert caption_on_view(search, [caption, search], sure=True) is None


WHERE = _seen("div", "Where", "0 0 60 30", "//*[@id='filter']/div[1]")
LINE = [
    WHERE,
    *(
        _seen("input", None, f"{x} 0 90 30", f"//*[@id='{name}']", role="combobox")
        for x, name in ((70, "column"), (200, "operator"), (330, "value"))
    ),
]


def test_fields_in_a_line_share_the_caption_before_the_first() -> None:
    """Unless another text stands between."""
    other = _seen("div", "hours", "295 5 30 20", "//*[@id='filter']/div[3]")

    shared = caption_shared(LINE[3], LINE)

    assert shared is not None
    assert shared.text == "Where"
    assert caption_shared(LINE[3], [*LINE, other]) is None


def test_the_second_of_two_fields_in_a_line_has_the_caption_of_the_first() -> None:
    """Where both are of one kind, and it is no search."""
    over = _seen("span", "Stay", "10 10 60 16", "//*[@id='stay']/span")
    first = _seen("input", None, "10 30 100 24", "//*[@id='stay']/div/input[1]")
    second = _seen("input", None, "130 30 100 24", "//*[@id='stay']/div/input[2]")
    ends, search = (replace(second, placeholder=hint) for hint in ("Until", "Search"))
    list_ = replace(first, tag="select")

    shared = caption_of_line(ends, [over, first, ends])

    assert shared is not None
    assert shared.text == "Stay"
    assert caption_of_line(search, [over, first, search]) is None
    assert caption_of_line(ends, [over, list_, ends]) is None


def test_a_field_with_the_same_address_as_the_one_above_has_its_caption() -> None:
    """An address is a sample of what belongs there; words say what it is."""
    over = _seen("label", "Mirrors", "10 10 60 16", "//*[@id='site']/label")
    above, below = (
        _seen("input", None, f"10 {y} 200 24", f"//*[@id='site']/input[{at}]")
        for at, y in ((1, 30), (2, 62))
    )

    def named(first: str, second: str) -> str | None:
        view = [
            over,
            replace(above, placeholder=first),
            replace(below, placeholder=second),
        ]
        found = caption_of_repeated(view[2], view)
        return found and found.text

    address = "https://mirror.example/files"
    assert named(address, address) == "Mirrors"
    assert named("https://main.example", address) is None
    assert named("One mirror", "One mirror") is None


def test_a_button_shares_no_caption_with_the_field_under_it() -> None:
    """What stands over it is of something else, such as the table it belongs to."""
    view = [
        _seen("td", "(nobody)", "10 10 80 20", "/table/tr/td"),
        _seen("button", "Add", "12 40 40 20", "/div/button", role="button"),
        _seen("input", None, "10 64 200 20", "/div/input", role="textbox"),
    ]

    assert caption_shared(view[2], view) is None


SWITCH = _seen("button", None, "500 10 30 16", "//*[@id='dark']", role="switch")
DARK = _seen("span", "Dark mode", "10 8 80 20", "//*[@id='set']/div[1]/span")


def test_a_switch_is_called_by_the_text_before_it_in_its_line() -> None:
    """Unless another stands nearer behind it, or the text is of another line."""
    behind = _seen("span", "Quiet", "535 8 40 20", "//*[@id='set']/div[1]/b")
    above = _seen("span", "Looks", "10 -20 80 20", "//*[@id='set']/h2")

    assert caption_of_switch(SWITCH, "Dark mode", [DARK, SWITCH]) == "Dark mode"
    assert caption_of_switch(SWITCH, "Dark mode", [DARK, SWITCH, behind]) is None
    assert caption_of_switch(SWITCH, "Looks", [above, SWITCH]) is None


def test_what_lies_behind_a_dialog_names_nothing_in_it() -> None:
    """Its place is within the dialog's, but its path tells that it is not in it."""
    page = ListedPage()

    def add(
        tag: str,
        place: str,
        path: str,
        role: str | None = None,
        text: str | None = None,
    ) -> ListedElement:
        x, y, width, height = map(float, place.split())
        box = Box(x=x, y=y, width=width, height=height, space="screen")
        return ListedElement(page, tag=tag, path=path, box=box, role=role, text=text)

    behind = add("label", "40 60 90 16", "/html/body/form/label", text="Description")
    dialog = add("div", "20 20 500 200", "/html/body/div/div", role="dialog")
    field = add("input", "40 80 400 27", "/html/body/div/div/input", role="combobox")
    page.fill([behind, dialog, field])

    assert caption_on_view(field, list(page.elements())) is None


def _on_page(*listed: tuple[str, str, str, str | None, str | None]) -> list[Described]:
    """List elements of one view: tag, place, path, role and text of each."""
    page = ListedPage()
    elements = []
    for tag, place, path, role, text in listed:
        x, y, width, height = map(float, place.split())
        box = Box(x=x, y=y, width=width, height=height, space="screen")
        elements.append(
            ListedElement(page, tag=tag, path=path, box=box, role=role, text=text)
        )
    page.fill(elements)
    return list(page.elements())


def test_a_field_that_reaches_over_the_lower_of_two_dialogs_is_in_the_upper() -> None:
    """Its caption, too, stands on both; beside one dialog it would be in another part."""
    caption = ("label", "40 60 90 16", "//*[@id='form']/label", None, "in")
    field = ("select", "40 84 400 140", "//*[@id='list']", None, None)
    lower = ("div", "20 20 500 200", "//*[@id='lower']", "dialog", None)
    upper = ("div", "20 10 500 260", "//*[@id='upper']", "dialog", None)

    both = _on_page(lower, upper, caption, field)
    one = _on_page(lower, caption, field)

    assert caption_on_view(both[-1], both) == Name("in", "caption")
    assert caption_on_view(one[-1], one) is None


def test_a_label_right_before_a_drawn_list_is_not_of_what_stands_under_it() -> None:
    """The next label in that line is."""
    of_list = ("label", "40 60 60 16", "//*[@id='form']/label[1]", None, "on field")
    drawn = ("table", "114 54 72 30", "//*[@id='kind']", "listbox", "Title")
    part = ("div", "115 58 42 20", "//*[@id='kind']/tbody/tr/td/div", None, "Title")
    label = ("label", "187 60 25 16", "//*[@id='form']/label[2]", None, "in")
    field = ("select", "40 94 500 300", "//*[@id='list']", None, None)

    seen = _on_page(of_list, drawn, part, label, field)

    assert caption_on_view(seen[-1], seen) == Name("in", "caption")
    assert caption_on_view(seen[2], seen) == Name("on field", "caption")


def test_what_has_no_size_lies_on_no_dialog() -> None:
    """A page hides the box that it draws itself; its label is around it."""
    page = ListedPage()

    def add(tag: str, place: str, path: str | None, text: str = "") -> ListedElement:
        x, y, width, height = map(float, place.split())
        box = Box(x=x, y=y, width=width, height=height, space="screen")
        role = "dialog" if tag == "bar" else None
        return ListedElement(page, tag=tag, path=path, box=box, role=role, text=text)

    bar = add("bar", "0 0 500 40", None)
    label = add("label", "40 60 90 40", "/html/body/label", "Random\nAny will do")
    hidden = add("input", "10 20 0 0", "/html/body/label/input")
    page.fill([bar, label, hidden])

    assert labels_near(hidden, list(page.elements())) == [label]


@pytest.mark.parametrize(
    ("other", "named"),
    [
        (_seen("h3", "How urgent?", "10 200 90 20", "/html/main/h3[2]"), "In short"),
        (_seen("h4", "How urgent?", "10 200 90 20", "/html/main/h4"), None),
        (_seen("h3", "Results", "10 300 90 20", "/html/main/h3[2]"), None),
    ],
    ids=["a form", "of another level", "over no field"],
)
def test_headings_over_fields_are_captions_where_there_are_several(
    other: Element, named: str | None
) -> None:
    """One alone may be the title of a part of the page."""
    field = _seen("textarea", None, "12 100 300 60", "/html/main/div[1]/textarea")
    second = _seen("input", None, "10 225 90 20", "/html/main/div[2]/input")
    heading = _seen("h3", "In short", "10 70 300 20", "/html/main/h3[1]")

    assert heading_as_caption(field, [heading, field, other, second]) == named


@pytest.mark.parametrize(
    ("other", "named"),
    [
        (_seen("div", "Mail", "14 230 90 20", "/html/form/p", role="listbox"), "Match"),
        (_seen("span", "Title", "14 230 50 20", "/html/form/p"), None),
        (_seen("p", "Words or parts", "10 205 300 16", "/html/form/p"), None),
        (_seen("button", "Help", "80 182 40 16", "/html/form/header/button"), None),
    ],
    ids=["after a list", "a text before it", "a text between", "a bar"],
)
def test_a_header_right_over_a_field_is_its_caption(
    other: Element, named: str | None
) -> None:
    """It introduces what follows (HTML standard)."""
    header = _seen("header", "Match", "10 180 400 20", "/html/form/header")
    field = _seen("input", None, "120 230 200 20", "/html/form/input")

    assert header_as_caption(field, [header, other, field]) == named


def test_the_header_of_a_page_is_no_caption_of_what_is_far_below() -> None:
    """It is the next line that a header begins."""
    header = _seen("header", "Match", "10 180 400 20", "/html/form/header")
    field = _seen("input", None, "120 260 200 20", "/html/form/input")
    beside = _seen("input", None, "500 230 200 20", "/html/form/input")

    assert header_as_caption(field, [header, field]) is None
    assert header_as_caption(beside, [header, beside]) is None


def test_what_ends_with_a_colon_comes_before_what_is_a_little_nearer() -> None:
    """An open list may lie over the captions of what is behind it."""
    field = _seen("input", None, "100 60 90 20", "//*[@id='to']")
    caption = _seen("div", "To:", "100 36 90 16", "/html/body/div[1]/form/div")
    option = _seen("div", "Concerts", "100 34 90 22", "/html/body/div[2]/div/div[7]")

    name = caption_on_view(field, [option, caption, field])

    assert name is not None
    assert name.text == "To"


@pytest.mark.parametrize(
    ("texts", "about"),
    [(("Owner", "is", "-"), "Owner"), (("is", "-"), None), (("Owner", ""), None)],
    ids=["condition", "two lists", "a list and a field"],
)
def test_the_value_of_a_condition_stands_in_the_line_of_what_that_is_about(
    texts: tuple[str, ...], about: str | None
) -> None:
    """Lists drawn as buttons stand side by side: a property, a comparison, a value."""
    line = [
        _seen("button", text, f"{100 * n} 10 90 30", f"/b[{n}]", role="combobox")
        for n, text in enumerate(texts)
    ]

    found = first_of_line(line[-1], line)

    assert (found and found.text) == about


def test_what_lies_under_a_popup_takes_no_caption_from_it() -> None:
    """A button behind an opened calendar is not what the calendar's text is drawn on."""
    hour = _seen("dt", "Hour", "10 50 40 20", "//*[@id='c']/dl/dt")
    field = _seen("select", None, "100 50 40 20", "//*[@id='c']/dl/dd/select")
    done = _seen("button", "Done", "100 90 40 20", "//*[@id='c']/button")
    card = _seen("button", "Dust the bear", "8 48 120 24", "//*[@id='board']/button[1]")
    other = _seen(
        "button", "Polish the glass", "8 88 120 24", "//*[@id='board']/button[2]"
    )
    third = _seen(
        "button", "Label the fish", "8 58 120 24", "//*[@id='board']/button[3]"
    )
    inside = _seen("button", "Dust the bear", "8 48 90 24", "//*[@id='c']/a")

    name = caption_on_view(field, [card, other, third, hour, field, done])

    assert name is not None
    assert name.text == "Hour"
    assert caption_on_view(field, [inside, hour, field, done]) is None


@pytest.mark.parametrize("left", [10, 36], ids=["around its box", "behind its box"])
def test_the_label_of_a_box_names_nothing_under_it(left: int) -> None:
    """It says what is ticked, whether it is around the box or behind it."""
    box = _seen("input", None, "14 40 17 17", "/input", type="radio")
    label = _seen("label", "For myself", f"{left} 40 150 17", "/label")
    field = _seen("textarea", None, "10 65 400 60", "/textarea")

    assert caption_on_view(field, [label, field]) is not None
    assert caption_on_view(field, [box, label, field]) is None


def test_a_text_drawn_in_a_field_is_no_caption_of_it() -> None:
    """It is what the field shows while nothing is in it."""
    caption = _seen("label", "Keywords", "200 40 60 18", "/label")
    drawn = _seen("span", "Add a keyword", "300 42 100 18", "/span")
    field = _seen("input", None, "300 40 20 28", "/input")
    seen = [caption, drawn, field]

    assert caption_recorded(field, "Add a keyword", seen) is None
    assert caption_recorded(field, "Keywords", seen) == "Keywords"


def test_what_lies_behind_both_does_not_part_a_caption_from_its_field() -> None:
    """The table of the page is behind the window that both are in."""
    text = _seen("div", "Weight", "895 398 104 20", "//*[@id='window']/div[3]/b")
    field = _seen("div", "Bold", "1051 398 163 20", "//*[@id='window']/div[3]/p")
    behind = _seen("table", "", "500 300 540 400", "//*[@id='page']/table")
    around = _seen("table", "", "890 390 140 40", "//*[@id='window']/div[3]/table")
    named = [replace(one, label="Letters") for one in (behind, around)]

    assert not in_part_apart(text, field, [text, field, named[0]])
    assert in_part_apart(text, field, [text, field, named[1]])


def test_a_whole_sentence_beside_a_field_is_no_caption() -> None:
    """It says what will happen."""
    field = _seen("select", None, "200 40 107 22", "//*[@id='form']/div[2]/select")
    hint = _seen("span", "The owner stays.", "200 20 150 16", "//*[@id='form']/span")
    remark = replace(hint, text="The owner stays as it is.")

    assert caption_on_view(field, [field, hint]) is not None
    assert caption_on_view(field, [field, remark]) is None


@pytest.mark.parametrize(
    ("line", "called"),
    [("resolve as\nfixed", "resolve as"), ("The ticket", "resolve"), (None, "resolve")],
)
def test_a_field_behind_a_radio_button_belongs_to_it(
    line: str | None, called: str
) -> None:
    """What stands between the two in the line is part of what it is called."""
    radio = _seen("input", None, "93 39 13 13", "/form/div/input", type="radio")
    label = _seen("label", "resolve", "113 35 57 19", "/form/div/label")
    field = _seen("select", "fixed", "201 34 107 22", "/form/div/select")
    around = _seen("div", line, "91 29 862 32", "/form/div")
    under = _seen("select", "fixed", "201 74 107 22", "/form/p/select")

    name = chosen_with(field, [around, radio, label, field])
    assert name is not None
    assert name.text == called
    assert chosen_with(field, [around, label, field]) is None
    assert chosen_with(under, [around, radio, label, under]) is None


def test_a_field_right_under_a_box_belongs_to_it() -> None:
    """The label of the field above holds that one, and no other."""
    name = _seen("label", "Name:", "35 361 268 42", "/form/div[1]/label")
    above = _seen("input", None, "37 382 264 25", "//*[@id='name']")
    box = _seen("input", None, "40 422 13 13", "//*[@id='due']", type="checkbox")
    due = _seen("label", "Due:", "35 418 63 19", "/form/div[2]/label")
    field = _seen("input", None, "40 439 162 25", "//*[@id='date']")
    beside = _seen("input", None, "240 439 162 25", "//*[@id='place']")
    seen = [name, replace(above, label="Name:"), box, due, field, beside]

    found = chosen_with(field, seen)
    assert found is not None
    assert found.text == "Due"
    assert chosen_with(beside, seen) is None
    assert caption_on_view(field, seen) is None
    assert caption_on_view(field, [name, above, box, due, field]) is not None


@pytest.mark.parametrize(
    ("remark", "name"),
    [("(not shown to guests)", "Note"), ("to guests", "Note to guests")],
)
def test_what_a_label_says_in_brackets_of_their_own_is_a_remark(
    remark: str, name: str
) -> None:
    """An element of its own, at the end; other words go on with the name."""
    label = _seen("label", f"Note {remark}", "0 0 200 16", "/p/label")
    part = _seen("span", remark, "40 0 160 16", "/p/label/span")

    assert caption_of_label(label, [label, part]) == name


def test_what_only_lists_controls_is_no_caption() -> None:
    """A recorder takes the text of a whole bar for what stands before a field."""
    bar = [
        _seen("div", "Save\nGo back", "10 10 200 30", "//*[@id='bar']/div"),
        _seen("button", "Save", "10 10 60 30", "//*[@id='bar']/div/button[1]"),
        _seen("button", "Go back", "80 10 60 30", "//*[@id='bar']/div/button[2]"),
    ]
    field = _seen("select", "office", "300 10 80 20", "//*[@id='bar']/select")

    assert caption_recorded(field, "Save Go back", [*bar, field]) is None
    assert caption_recorded(field, "Save Go back", [*bar[1:], field]) is None
    assert caption_recorded(field, "Profile", [*bar, field]) == "Profile"

    links = [replace(one, tag="a") for one in bar[1:]]
    assert caption_recorded(field, "SaveGo back", [*links, field]) is None


@pytest.mark.parametrize(
    ("text", "tag", "name"),
    [
        ("(optional)", "span", None),
        ("Town", "span", "Town"),
        ("Town", "label", None),
    ],
)
def test_a_text_in_the_column_before_may_end_over_its_field(
    text: str, tag: str, name: str | None
) -> None:
    """Unless it is a label, which is its own field's, or a remark."""
    before = _seen(tag, text, "10 10 90 18", "//*[@id='list']/div[1]/span")
    field = _seen("input", None, "130 30 90 20", "//*[@id='town']")

    found = caption_on_view(field, [before, field])

    assert (found and found.text) == name


def _named(text: Element, field: Element, *others: Element) -> str | None:
    found = caption_on_view(field, [text, *others, field])
    return found.text if found else None


def test_what_counts_or_is_a_cell_of_rows_names_no_list_under_it() -> None:
    """A list of commands stands under the rows that they are for."""
    field = _seen("span", "Choose", "100 100 90 24", "//*[@id='act']", role="combobox")
    count = _seen("div", "All 15 users", "10 70 300 24", "//*[@id='t']/p")
    cell = _seen("td", "Local", "100 72 90 20", "//*[@id='r2']/td[2]")
    over = _seen("td", "Local", "100 30 90 20", "//*[@id='r1']/td[2]")
    first = [
        _seen("td", "Yes", f"10 {y} 88 20", f"//*[@id='r{row}']/td[1]")
        for row, y in enumerate((30, 72), start=1)
    ]

    assert _named(count, field) is None
    over_it = _seen("div", "Player 1 name", "100 70 120 20", "//*[@id='t']/b")
    assert _named(over_it, field) == "Player 1 name"
    assert _named(replace(count, text="Users of 2026"), field) == "Users of 2026"
    assert _named(replace(count, tag="label"), field) == "All 15 users"
    assert _named(cell, field) == "Local"
    assert _named(cell, field, over, *first) is None
    filled = _seen("input", None, "100 51 90 18", "//*[@id='r1']/p/input", type="text")
    assert _named(cell, field, over, *first, filled) == "Local"


def test_the_words_of_a_label_are_no_caption() -> None:
    """Its value in brackets is no part of the name either."""
    label = _seen("label", "Folder for a.txt (Now: /in)", "10 10 400 20", "/html/label")
    file = _seen("span", "a.txt", "80 10 60 20", "/html/label/span[1]")
    now = _seen("span", "/in", "190 10 30 20", "/html/label/span[2]")
    field = _seen("select", "/in /out", "10 34 400 24", "/html/select")

    assert _named(label, field, file, now) == "Folder for a.txt"
    assert _named(label, field, file) == "Folder for a.txt (Now: /in)"


def test_a_prompt_gives_way_to_a_caption_in_a_column_of_captions() -> None:
    """Far from its field, as others of the same form are."""
    name = _seen("div", "Name", "10 10 50 30", "//*[@id='row_name']/div")
    field = _seen("input", None, "380 12 280 26", "//*[@id='name']", type="text")
    site = _seen("div", "Site", "10 40 50 30", "//*[@id='row_site']/div")
    other = _seen("input", None, "380 42 280 26", "//*[@id='site']", type="text")

    assert caption_recorded(field, "Name", [name, field], "A new network") is None
    seen = [name, field, site, other]
    assert caption_recorded(field, "Name", seen, "A new network") == "Name"


def test_the_text_of_a_box_may_count() -> None:
    """Each radio button has its own, right behind it."""
    radios = [
        _seen("input", None, f"{x} 10 14 14", f"/html/b[{x}]/input", type="radio")
        for x in (10, 160)
    ]
    texts = [
        _seen("span", said, f"{x} 8 100 18", f"/html/b[{x}]/span")
        for x, said in ((28, "Last 7 days"), (178, "Last 30 days"))
    ]

    names = [caption_on_view(radio, [*radios, *texts]) for radio in radios]

    assert [name and name.text for name in names] == ["Last 7 days", "Last 30 days"]


def test_captions_under_the_title_of_a_section_are_no_data() -> None:
    """Its cell is as wide as those of all captions together."""
    title = _seen("td", "Delivery address", "10 10 300 20", "/html/tr[1]/td")
    city = _seen("td", "City", "10 34 148 20", "/html/tr[2]/td[1]")
    country = _seen("td", "Country", "160 34 148 20", "/html/tr[2]/td[2]")
    field = _seen("input", None, "10 58 140 22", "/html/tr[3]/td[1]/input", type="text")

    assert _named(city, field, title, country) == "City"


def test_what_records_are_called_is_no_caption_of_their_fields() -> None:
    """All fields of a column show the same while they are empty; nor do links name."""
    people = [
        _seen("li", name, f"10 {y} 90 22", f"//*[@id='{name}']")
        for y, name in ((10, "Ann"), (40, "Bo"))
    ]
    hours = [
        replace(
            _seen("input", None, f"120 {y} 80 22", f"//*[@id='h{y}']", type="text"),
            placeholder="Hours",
        )
        for y in (10, 40)
    ]
    seen = [*people, *hours]

    assert caption_recorded(hours[0], "Ann", seen, "Hours") is None
    asked = [replace(one, placeholder=f"Hours {n}") for n, one in enumerate(hours)]
    assert caption_recorded(asked[0], "Ann", [*people, *asked], "Hours 0") == "Ann"
    links = [replace(one, path=f"//*[@id='nav']/a{one.path}") for one in people]
    assert caption_recorded(asked[0], "Ann", [*links, *asked], "Hours 0") is None


def test_a_label_that_is_listed_without_its_text_hides_none_of_its_words() -> None:
    """A view may list its parts alone."""
    label = _seen("label", None, "10 10 300 20", "/html/label")
    word = _seen("span", "Email", "10 10 60 20", "/html/label/span")
    field = _seen("input", None, "80 10 200 20", "/html/label/input", type="text")

    assert _named(word, field, label) == "Email"


@pytest.mark.parametrize(
    ("width", "bar", "name"),
    [(600, True, None), (600, False, "New topic"), (120, True, "New topic")],
)
def test_the_title_over_several_fields_in_a_line_is_no_sure_caption(
    width: int,
    name: str | None,
    *,
    bar: bool,
) -> None:
    """Buttons stand behind it in its line, as in the bar of a window."""
    title = _seen("div", "New topic", f"10 10 {width} 26", "/html/body/div/div/b")
    close = _seen("button", None, "640 8 30 30", "/html/body/div/div/button")
    field = _seen("input", None, "10 46 300 30", "/html/body/div/form/input")
    second = _seen("select", "One", "320 46 200 30", "/html/body/div/form/select")

    elsewhere = _seen("button", "Remove", "640 10 60 20", "/html/body/div/aside/button")
    seen = [title, close if bar else elsewhere, field, second]
    found = caption_on_view(field, seen, sure=True)

    assert (found and found.text) == name


def test_a_dialog_is_apart_from_the_page_by_its_tag_alone() -> None:
    """A view may list what is in it, and not the dialog itself."""
    body = "/html/body[1]"
    behind = _seen("label", "Line chart", "40 60 90 16", f"{body}/article[1]/label[1]")
    field = _seen("input", None, "40 80 400 27", f"{body}/dialog[1]/form/input[1]")
    beside = _seen("label", "Account", "40 60 90 16", f"{body}/dialog[1]/form/label[1]")
    within = _seen("input", None, "40 80 400 27", f"{body}/article[1]/input[1]")

    assert caption_on_view(field, [behind, field]) is None
    assert caption_on_view(field, [beside, field]) is not None
    assert caption_on_view(within, [behind, within]) is not None
    assert caption_on_view(within, [beside, within]) is None


def test_what_folds_out_names_nothing_beside_it() -> None:
    """Its title says what it shows (HTML standard, 4.11.1); it names what is in it."""
    part = "/html/body[1]/main[1]/form[1]/div[1]"
    title = _seen("summary", "Context", "0 100 300 20", f"{part}/details[1]/summary[1]")
    beside = _seen("textarea", None, "0 124 300 90", f"{part}/textarea[1]")
    within = _seen("textarea", None, "0 124 300 90", f"{part}/details[1]/textarea[1]")

    for field, is_named in [(beside, False), (within, True)]:
        assert in_part_apart(title, field, [title, field]) is not is_named
        assert (title_of_group(field, [title, field]) is not None) is is_named


def test_a_text_with_words_of_controls_is_no_title() -> None:
    """As a heading with tabs in it, and a line that says where something is."""
    part = "/html/body[1]/main[1]/form[1]/div[1]"
    heading = _seen("h3", "Add Sale Note", "0 60 300 20", f"{part}/h3[1]")
    tabs = [
        _seen("button", "Sale", "40 60 40 20", f"{part}/h3[1]/button[1]"),
        _seen("button", "Note", "90 60 40 20", f"{part}/h3[1]/button[2]"),
    ]
    whole = _seen("button", "Add Sale Note", "0 60 300 20", f"{part}/h3[1]/button[1]")
    line = _seen("p", "Kept in notes.txt", "0 100 300 20", f"{part}/p[1]")
    link = _seen("a", "notes.txt", "80 100 80 20", f"{part}/p[1]/a[1]")
    field = _seen("input", None, "0 140 300 20", f"{part}/input[1]")

    assert heading_over(field, [heading, *tabs, field]) is None
    assert heading_over(field, [heading, whole, field]) is not None
    assert title_of_group(field, [line, link, field]) is None
    assert title_of_group(field, [line, field]) is not None


@pytest.mark.parametrize(
    ("tag", "role", "apart"),
    [("span", None, False), ("span", "img", True), ("div", None, True)],
    ids=["a text in a line", "a picture", "a part"],
)
def test_the_tooltip_of_a_text_parts_it_from_nothing(
    tag: str, role: str | None, apart: bool
) -> None:
    """On texts in a line names are prohibited (WAI-ARIA)."""
    said = "What it is for"
    text = _seen(tag, "note", "10 10 60 16", "/html/p/span", role=role, label=said)
    field = _seen("textarea", None, "80 28 200 60", "//*[@id='note']")

    assert in_part_apart(text, field, [text, field]) is apart


@pytest.mark.parametrize(
    ("place", "named"),
    [("100 30 60 16", False), ("40 62 50 16", True)],
    ids=["over it", "before it"],
)
def test_a_link_over_a_field_is_no_caption_of_it(place: str, named: bool) -> None:
    """It leads somewhere else, as what stands in the bar over a form."""
    link = _seen("span", "Sign out", place, "/html/body/div[1]/a[3]/span")
    field = _seen("select", None, "100 60 80 20", "//*[@id='kind']")

    assert (caption_on_view(field, [link, field]) is not None) is named


@pytest.mark.parametrize(
    ("x", "named"), [(90, False), (400, True)], ids=["over it too", "elsewhere"]
)
def test_one_of_several_texts_over_a_field_is_no_sure_caption(
    x: int, named: bool
) -> None:
    """Tabs stand in a line over what the page goes on with."""
    tab = _seen("div", "New Run", "20 30 60 20", "/html/body/div[2]/div[1]")
    other = _seen("div", "Add", f"{x} 30 60 20", "/html/body/div[2]/div[2]")
    field = _seen("input", None, "20 54 180 20", "//*[@id='x']")

    found = caption_on_view(field, [tab, other, field], sure=True)

    assert (found is not None) is named


@pytest.mark.parametrize(("place", "called"), [("header", "Boat"), ("div[2]", None)])
def test_a_bar_over_a_caption_takes_it_from_no_field(
    place: str, called: str | None
) -> None:
    """The page moved under it; a button of the same part shows the text itself."""
    bar = _seen("button", None, "0 20 100 20", f"//*[@id='main']/{place}/button")
    boat = _seen("div", "Boat", "10 22 40 16", "//*[@id='main']/div[2]/div[1]/div")
    field = _seen("input", None, "10 42 200 16", "//*[@id='main']/div[2]/input")

    name = caption_on_view(field, [bar, boat, field])

    assert (name and name.text) == called


def test_the_label_before_another_control_names_nothing_under_it() -> None:
    """It says so itself, and stands right before it."""
    label = _seen("label", "Backend", "10 10 60 16", "//*[@id='a-label']/label")
    other = _seen("select", None, "76 8 80 20", "//*[@id='a']", label="Backend")
    field = _seen("input", None, "10 34 90 20", "//*[@id='b']/form/input")

    assert caption_on_view(field, [label, other, field]) is None
    assert caption_on_view(field, [label, field]) is not None


@pytest.mark.parametrize(
    ("under", "called"),
    [("Each has one of its own, which stays", "Parameter name"), ("Its kind", None)],
)
def test_beside_a_tall_field_a_remark_may_stand_under_its_caption(
    under: str, called: str | None
) -> None:
    """Two of a kind are entries of a list; the recorder takes what stands last."""
    cell = "//*[@id='form']/div[1]/div"
    title = _seen("div", "Parameter name", "10 20 200 16", f"{cell}/div[1]")
    remark = _seen("div", under, "10 38 200 16", f"{cell}/div[2]")
    field = _seen("input", None, "220 0 200 80", "//*[@id='form']/div[2]/input")
    seen = [title, remark, field]

    name = caption_on_view(field, seen, sure=False)

    assert (name and name.text) == called
    assert caption_recorded(field, under, seen) == (called or under)


@pytest.mark.parametrize(
    ("dialog", "called"),
    [("/html/body/div[6]", "Your comment"), ("//*[@id='top']/div[6]", None)],
)
def test_a_part_that_a_dialog_lies_over_holds_none_of_its_texts(
    dialog: str, called: str | None
) -> None:
    """Paths begin at the nearest id, so what begins at the root is in nothing with one."""
    path = "//*[@id='top']/section"
    under = _seen("section", None, "0 0 600 100", path, label="Request")
    title = _seen("span", "Your comment", "40 60 100 16", f"{dialog}/h1/span")
    field = _seen("textarea", None, "40 90 900 16", "//*[@id='editor']/textarea")

    name = caption_on_view(field, [under, title, field])

    assert (name and name.text) == called


@pytest.mark.parametrize(
    ("top", "name"),
    [(86, Name("Sex", "caption")), (130, None), (60, Name("Sex", "caption"))],
)
def test_a_label_may_lie_on_the_upper_edge_of_its_field(
    top: int, name: Name | None
) -> None:
    """It moves up there from the middle of the field when something is in that."""
    field = _seen("input", None, "300 100 400 31", "//*[@id='f']/div/input")
    label = _seen("label", "Sex", f"300 {top} 22 19", "//*[@id='f']/label")

    assert caption_on_view(field, [label, field]) == name
    plain = replace(label, tag="span")
    assert (caption_on_view(field, [plain, field]) is None) == (top != 60)
