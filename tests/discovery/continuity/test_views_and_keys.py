"""Gaps that show in where a page stands, and in where keys go."""

from __future__ import annotations

import json
from itertools import pairwise
from typing import TYPE_CHECKING, Any

import msgspec
import pytest
from msgspec.structs import replace

from tests.discovery.continuity.events import did, field, recording, screen
from wb2pm.discovery.conformance.continuity.gaps import find_gaps
from wb2pm.discovery.conformance.continuity.keys import unselected
from wb2pm.discovery.conformance.continuity.views import pixels_turned
from wb2pm.events import Box, Element

if TYPE_CHECKING:
    from wb2pm.events import Demonstration, Screen, UIEvent

NAME, CITY = "//*[@id='name']", "//*[@id='city']"


def kinds(demonstration: Demonstration) -> list[str]:
    """List the kinds of the gaps of a recording."""
    return [gap.kind for gap in find_gaps(demonstration)]


def page(*, by: int = 0, menu: int = 2, url: str = "http://x/form") -> Screen:
    """Make a screen of a form, moved up by some pixels, under a menu that stays."""
    fixed = [box(f"//*[@id='menu{at}']", 10 * at) for at in range(menu)]
    form = [box(path, 200 + 40 * at - by) for at, path in enumerate([NAME, CITY])]
    rest = [box(f"//*[@id='row{at}']", 300 + 40 * at - by) for at in range(6)]
    return screen(url, [*fixed, *form, *rest])


def box(path: str, y: int) -> dict[str, Any]:
    """Make an element as a listing has it."""
    place = {"x": 5, "y": y, "width": 90, "height": 20}
    return {"tag": "input", "type": "text", "xpath": path, **place}


def test_a_page_that_is_scrolled_by_nobody_is_a_gap() -> None:
    """Typing leaves a page where it is, so a scroll is missing."""
    typed = did("type", field("name", ""), "Kim")

    assert kinds(recording(typed, screens=[page(), page()])) == []
    (gap,) = find_gaps(recording(typed, screens=[page(), page(by=120)]))
    assert (gap.kind, gap.event) == ("view", "e0")
    assert "nobody scrolled it" in gap.sentence


@pytest.mark.parametrize(("came", "gaps"), [(True, []), (False, ["view"])])
def test_a_page_that_comes_may_bring_its_first_field_into_view(
    *, came: bool, gaps: list[str]
) -> None:
    """It puts the focus there by itself, a moment after it is shown."""
    first = page(url="http://x/list" if came else "http://x/form")
    pressed = did("press", field("name", ""), "Shift")
    typed = did("type", field("name", ""), "Kim")

    done = recording(pressed, typed, screens=[first, page(), page(by=120)])

    assert kinds(done) == gaps


@pytest.mark.parametrize(
    ("after", "why"),
    [
        (page(by=2), "two measures of one place differ by pixels"),
        (page(by=5), "nobody scrolls by less than a line"),
        (page(by=120, menu=9), "what most of a page does not do is no scrolling"),
        (page(by=120, url="http://x/other"), "another page stands where it will"),
        (screen("http://x/form", []), "nothing is known of it"),
    ],
)
def test_what_may_be_no_scrolling_is_no_gap(after: Screen, why: str) -> None:
    """A message that pushes the rest down moves less than most."""
    menu = 9 if "most" in why else 2
    typed = did("type", field("name", ""), "Kim")

    found = kinds(recording(typed, screens=[page(menu=menu), after]))

    assert "view" not in found, why


@pytest.mark.parametrize(
    ("turned", "gaps"), [(400, []), (60, ["view"]), (-400, ["view"]), (None, ["view"])]
)
def test_a_wheel_that_turns_next_may_have_begun(
    turned: int | None, gaps: list[str]
) -> None:
    """It has if the page went its way, and no farther than it is told to have gone."""
    typed = did("type", field("name", ""), "Kim")
    told = {} if turned is None else {"pixels": json.dumps({"x": 0.0, "y": turned})}
    turns = did("scroll", attributes=told)
    screens = [page(), page(by=120), page(by=max(turned or 0, 120))]

    found = kinds(recording(typed, turns, screens=screens))

    assert [kind for kind in found if kind == "view"] == gaps


@pytest.mark.parametrize(
    ("pixels", "turned"),
    [
        ('{"x":0,"y":-40.5}', -40.5),
        ('{"y":null}', None),
        ("[1,2]", None),
        ('{"y"', None),
    ],
)
def test_what_a_recorder_tells_of_a_wheel_may_be_odd(
    pixels: str, turned: float | None
) -> None:
    """Then nothing is known of it."""
    turns = did("scroll", attributes={"pixels": pixels})

    assert pixels_turned(turns) == turned


def test_a_list_that_opens_at_a_field_brings_it_into_view() -> None:
    """Pages scroll so that what is proposed for the field can be seen."""
    typed = did("type", field("name", ""), "Kim")
    moved = json.loads(page(by=120).elements_json or "")
    opened = screen("http://x/form", [*moved, box("//*[@id='proposals']", 110)])
    elsewhere = screen("http://x/form", [*moved, box("//*[@id='message']", 400)])

    assert kinds(recording(typed, screens=[page(), opened])) == []
    assert kinds(recording(typed, screens=[page(), elsewhere])) == ["view"]


@pytest.mark.parametrize(
    ("address", "gaps"),
    [
        ("#/all?search=Kim%20Lee", []),
        ("#/all?page=2", ["view"]),
        ("?search=Kim%20Lee#/all", ["view"]),
    ],
)
def test_a_page_that_searches_for_what_is_typed_is_drawn_anew(
    address: str, gaps: list[str]
) -> None:
    """It shows what it finds as the words come; another page comes of Enter."""
    typed = did("type", field("name", ""), "Kim Lee")
    before, found = (
        page(by=by, url=f"http://x/form{to}")
        for by, to in [(0, "#/all"), (120, address)]
    )

    assert kinds(recording(typed, screens=[before, found])) == gaps


@pytest.mark.parametrize(
    ("address", "gaps"), [("?host=kim+lee", []), ("?host=ann", ["view"])]
)
def test_a_page_that_is_asked_for_what_was_chosen_is_another(
    address: str, gaps: list[str]
) -> None:
    """Choosing in a list may send its form, and more stands above what all pages have."""
    chosen = did("select", Element(tag="select", path=NAME), "Kim Lee")
    screens = [page(url="http://x/form"), page(by=120, url=f"http://x/form{address}")]

    assert kinds(recording(chosen, screens=screens)) == gaps


@pytest.mark.parametrize(("prompt", "gaps"), [("Quick search", []), ("", ["view"])])
def test_a_search_may_leave_less_of_a_page(prompt: str, gaps: list[str]) -> None:
    """What is not found is gone, and the page ends earlier than it was scrolled to."""
    into = Element(tag="input", path=NAME, placeholder=prompt or None, value="")
    typed = did("type", into, "Kim")

    def seen(by: int, rows: int) -> Screen:
        listed = [box(f"//*[@id='row{at}']", 240 + 40 * at + by) for at in range(rows)]
        return screen("http://x/form", [box(NAME, 200 + by), *listed])

    assert kinds(recording(typed, screens=[seen(0, 12), seen(-87, 7)])) == gaps


@pytest.mark.parametrize(("title", "gaps"), [("Hosts", ["view"]), ("Server", [])])
def test_a_page_with_another_title_is_another_where_it_is_asked_for_another(
    title: str, gaps: list[str]
) -> None:
    """Programs that draw all pages at one path tell them apart behind a question mark."""
    chosen = did("select", Element(tag="select", path=NAME), "Kim Lee")
    before, after = (page(by=by, url=f"http://x/form?{by}") for by in (0, 120))
    titled = [replace(before, title="Hosts"), replace(after, title=title)]

    assert kinds(recording(chosen, screens=titled)) == gaps


@pytest.mark.parametrize(("above", "found"), [(5, []), (1, ["view"])])
def test_what_comes_pushes_down_what_is_below_it(above: int, found: list[str]) -> None:
    """A row that is put in moves nothing above it; little above may be fixed."""
    chosen = did("select", Element(tag="select", path=NAME), "Kim")

    def seen(by: int) -> Screen:
        head = [box(f"//*[@id='head{at}']", 10 * at) for at in range(above)]
        rest = [box(f"//*[@id='row{at}']", 240 + 40 * at + by) for at in range(7)]
        new = [box("//*[@id='new']", 200)] if by else []
        return screen("http://x/form", [*head, *new, box(NAME, 200 + by), *rest])

    assert kinds(recording(chosen, screens=[seen(0), seen(31)])) == found


def test_a_wheel_runs_out() -> None:
    """What was scrolled just before may go on while somebody types."""
    scrolled = did("scroll", None, "down")
    typed = did("type", field("name", ""), "Kim")
    screens = [page(), page(by=60), page(by=120)]

    assert kinds(recording(scrolled, typed, screens=screens)) == []


def test_a_draft_that_gets_an_address_is_no_new_page() -> None:
    """The same fields are on it, and the one that was typed in."""
    typed = did("type", field("name", ""), "Kim")
    then = did("type", field("name", "Kim"), "Kims", attributes={"before": "Kim"})
    kept, other = page(url="http://x/drafts/32"), screen("http://x/drafts/32", [])
    own = page(url="http://x/form")

    assert kinds(recording(typed, then, screens=[own, kept, kept])) == []
    assert kinds(recording(typed, then, screens=[own, other, other])) == ["visit"]


@pytest.mark.parametrize(
    "action",
    [
        did("press", field("name", ""), "Tab"),
        did("scroll", None, "down"),
        did("select", Element(tag="span", path=NAME), "Kim"),
    ],
)
def test_what_may_scroll_a_page_is_no_gap(action: Any) -> None:
    """Tab brings the next field into view, and a drawn list that closes ends the page."""
    assert "view" not in kinds(recording(action, screens=[page(), page(by=120)]))


def test_keys_in_another_field_with_nothing_between_are_a_gap() -> None:
    """The focus stays until Tab, Enter or a click leads away."""
    name, city = field("name", ""), field("city", "")

    led = recording(
        did("type", name, "Kim"),
        did("press", field("name", "Kim"), "Tab"),
        did("type", city, "Oslo"),
    )
    jumped = recording(did("type", name, "Kim"), did("type", city, "Oslo"))

    assert kinds(led) == []
    assert kinds(jumped) == ["focus"]


def test_a_field_that_stands_where_the_last_one_did_is_no_gap() -> None:
    """One that shrinks when it is left moves the next under the mouse: no click is told."""
    tall = field("notes", "", box=Box(x=0, y=0, width=200, height=240, space="screen"))
    place = Box(x=0, y=100, width=140, height=33, space="screen")
    inside = field("city", "", box=place)
    below = field("city", "", box=msgspec.structs.replace(place, y=238))

    moved = recording(did("type", tall, "Brygga 11"), did("type", inside, "6530"))
    still = recording(did("type", tall, "Brygga 11"), did("type", below, "6530"))

    assert kinds(moved) == []
    assert kinds(still) == ["focus"]


def test_a_field_that_makes_entries_of_what_is_typed_is_no_gap() -> None:
    """Enter takes the text out, and what is put before the field changes its path."""
    alone, first = "/form/div/textarea", "/form/div/textarea[1]"

    listed = recording(
        did("type", Element(tag="textarea", path=alone, value=""), "Ivory"),
        did("press", Element(tag="textarea", path=first, value=""), "Enter"),
        did("type", Element(tag="textarea", path=first, value=""), "Rust"),
        did("press", Element(tag="textarea", path=first, value=""), "Enter"),
    )
    second = recording(
        did("type", Element(tag="textarea", path=alone, value=""), "Ivory"),
        did("type", Element(tag="textarea", path=alone + "[2]", value=""), "Rust"),
    )

    assert kinds(listed) == []
    assert kinds(second) == ["focus"]


def test_a_field_that_the_page_puts_in_the_place_of_another_goes_on() -> None:
    """Search fields are replaced while somebody types, text and all."""
    first = did("type", field("search", ""), "Min")
    then = did(
        "type", field("found", "Minutes"), "Minutes", attributes={"before": "Min"}
    )

    assert kinds(recording(first, then)) == []


def test_keys_of_inferred_fields_are_no_witness() -> None:
    """Where it was guessed what the keys went to, nothing follows from it."""
    first = did("type", field("name", ""), "Kim", issues=("merged_keys",))

    assert kinds(recording(first, did("type", field("city", ""), "Oslo"))) == []


def test_a_text_that_gives_way_was_selected_or_not() -> None:
    """After one click, what is typed comes into what is there."""
    click = did("click", field("most", "1"))
    select = did("press", field("most", "1"), "Ctrl+A")
    twice = did("double_click", field("most", "1"))
    over = did("type", field("most", "5"), "5", attributes={"before": "1", "erased": 1})
    into = did("type", field("most", "15"), "15", attributes={"before": "1"})
    erased = did(
        "type",
        field("most", "5"),
        "5",
        keys=("Key.backspace", "'5'"),
        attributes={"before": "1"},
    )

    assert unselected(recording(click, select, over).events) == {"e2": False}
    assert unselected(recording(twice, over).events) == {"e1": False}
    assert unselected(recording(click, over).events) == {"e1": True}
    assert unselected(recording(click, into).events) == {}
    assert unselected(recording(click, erased).events) == {}


def test_keys_stay_with_the_list_or_box_that_was_used() -> None:
    """Nothing led from the control to the field that the keys went to."""
    chosen = did("select", Element(tag="select", path="//*[@id='size']"), "L")
    checked = did(
        "click", Element(tag="input", type="checkbox", path="//*[@id='gift']")
    )
    by_key = msgspec.structs.replace(checked, keys=("' '",))
    tab = did("press", Element(tag="select", path="//*[@id='size']"), "Tab")
    typed = did("type", field("name"), "Kim")

    assert kinds(recording(chosen, typed)) == ["focus"]
    assert kinds(recording(checked, typed)) == ["focus"]
    assert kinds(recording(chosen, by_key)) == ["focus"]
    assert kinds(recording(chosen, checked)) == []
    assert kinds(recording(chosen, tab, typed)) == []
    assert kinds(recording(chosen, did("click", field("name")), typed)) == []


def test_the_year_of_a_date_is_typed_to_its_end() -> None:
    """Browsers tell a year of which digits are typed as one before the year 1000."""

    def typed(before: str, after: str) -> UIEvent:
        day = field("day", after, type="date")
        return did("type", day, after, attributes={"before": before})

    days = ["", "0002-11-21", "0020-11-21", "0202-11-21", "2026-11-21"]
    steps = [typed(*pair) for pair in pairwise(days)]
    then = did("click", field("name"))

    assert kinds(recording(*steps, then)) == []
    assert kinds(recording(*steps[:2], then)) == ["content"]
    assert kinds(recording(*steps[2:], then)) == ["content"]


def test_keys_that_lead_on_are_pressed_where_the_focus_is() -> None:
    """A native button gets it by Tab or a click; what a page draws takes it as it likes."""
    button = Element(tag="button", text="Save", path="//*[@id='save']")
    drawn = Element(tag="div", text="Save", role="button", path="//*[@id='save']")
    typed = did("type", field("name", ""), "Kim")
    tab = did("press", field("name", "Kim"), "Tab")
    enter = did("press", button, "Enter")

    assert kinds(recording(typed, enter)) == ["focus"]
    assert kinds(recording(typed, tab, enter)) == []
    assert kinds(recording(typed, did("press", drawn, "Enter"))) == []


def test_a_field_that_is_drawn_anew_keeps_the_focus() -> None:
    """Pages may give it another id; what stands elsewhere is another one."""
    place = Box(x=0, y=0, width=200, height=30, space="screen")
    typed = did("type", field("name-1", "", box=place), "Kim")
    tab = did("press", field("name-2", "Kim", box=place), "Tab")
    below = msgspec.structs.replace(place, y=60)
    other = did("press", field("city", "", box=below), "Tab")

    assert kinds(recording(typed, tab)) == []
    assert kinds(recording(typed, other)) == ["focus"]


def test_what_was_taken_off_the_page_by_a_key_tells_no_focus() -> None:
    """A cell's editor goes with Enter, and its path begins at no root of a page then."""
    editor = field("cell", "")
    typed = did("type", editor, "Kim")

    def enter(path: str) -> UIEvent:
        return did("press", msgspec.structs.replace(editor, path=path), "Enter")

    assert kinds(recording(typed, enter("/div/textarea"))) == []
    assert kinds(recording(typed, enter("/html/body/textarea"))) == ["focus"]


def test_the_segments_of_a_time_hand_over_to_the_next() -> None:
    """Not so two fields for a number each."""
    one = Box(x=0, y=0, width=20, height=20, space="screen")
    two = msgspec.structs.replace(one, x=26)
    segments = [
        field(name, "--", box=box, role="spinbutton")
        for name, box in (("hour", one), ("minute", two))
    ]
    numbers = [msgspec.structs.replace(each, type="number") for each in segments]

    def typed(fields: list[Element]) -> Demonstration:
        return recording(*(did("type", each, "10") for each in fields))

    assert kinds(typed(segments)) == []
    assert kinds(typed(numbers)) == ["focus"]
    assert kinds(typed(segments[::-1])) == ["focus"]


def test_a_selected_text_does_not_go_over_to_another_field() -> None:
    """Keys that change nothing leave the same text, wherever the page draws it anew."""
    select = did("press", field("name", "Kim"), "Ctrl+A")
    elsewhere = did(
        "type", field("city", "Rome"), "Rome", attributes={"before": "Bern"}
    )
    anew = did("type", field("name2", "Kit"), "Kit", attributes={"before": "Kim"})

    assert kinds(recording(select, elsewhere)) == ["focus"]
    assert kinds(recording(select, anew)) == []


@pytest.mark.parametrize(
    ("letters", "found"),
    [
        ("amin", []),
        ("amn", ["choice"]),
        ("main", ["choice"]),
        ("aaa", []),
        ("zo", []),
    ],
)
def test_letters_that_find_an_option_are_its_beginning(
    letters: str, found: list[str]
) -> None:
    """One letter goes round, and a slip is no gap."""
    people = Element(tag="select", path="//*[@id='who']")
    keys = tuple(f"'{letter}'" for letter in letters)

    assert kinds(recording(did("select", people, "Amina Farah", keys=keys))) == found


def test_letters_are_looked_at_in_native_lists_only() -> None:
    """Lists that pages draw find what has the letters anywhere."""
    keys = ("'f'", "'r'")
    drawn = Element(tag="div", role="combobox", path="//*[@id='who']")
    before = did("click", drawn)
    chosen = did("select", drawn, "Amina Farah", keys=keys)

    assert kinds(recording(before, chosen)) == []
