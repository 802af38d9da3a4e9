"""Gaps in recordings: what cannot have followed what is shown before it."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest
from msgspec.structs import replace

from examples.applications.packing import kept, unpack
from tests.discovery.continuity.events import did, field, link, recording, screen
from wb2pm import columns
from wb2pm.bundled import demonstrations_folder
from wb2pm.converters.wonderbread.reader import (
    demonstration_folders,
    read_demonstration,
)
from wb2pm.discovery.conformance.continuity.failures import shown_failure
from wb2pm.discovery.conformance.continuity.gaps import find_gaps
from wb2pm.discovery.conformance.continuity.visits import place_of
from wb2pm.evaluation.known_truth import truths_in
from wb2pm.events import Box, Element

if TYPE_CHECKING:
    from pathlib import Path
    from typing import Any

    from wb2pm.events import Demonstration

SELECT = Element(tag="select", path="//*[@id='kind']", value="1")
STOPS = [
    {"tag": "a", "text": name, "xpath": f"//*[@id='{name}']", "x": 1, "y": 1}
    for name in "abcdef"
]


def kinds(demonstration: Demonstration) -> list[str]:
    """List the kinds of the gaps of a recording."""
    return [gap.kind for gap in find_gaps(demonstration)]


def test_filling_in_a_form_has_no_gap() -> None:
    """Click, type, Tab, type, Enter: nothing is out of place."""
    events = recording(
        did("click", field("name", "")),
        did("type", field("name", ""), "Kim"),
        did("press", field("name", "Kim"), "Tab"),
        did("type", field("city", ""), "Oslo"),
        did("press", field("city", "Oslo"), "Enter"),
    )

    assert kinds(events) == []


def test_a_text_that_is_gone_again_is_a_gap() -> None:
    """What was typed has to be there when the field is touched next."""
    events = recording(
        did("type", field("name", ""), "Kim"), did("click", field("name", ""))
    )

    (gap,) = find_gaps(events)
    assert (gap.kind, gap.event) == ("content", "e1")
    assert gap.sentence == '"Kim" had been entered in a field that then held "".'


@pytest.mark.parametrize(
    ("then", "more", "found"),
    [
        ("new", {}, ["content"]),
        ("", {"placeholder": "Name"}, ["content"]),
        ("", {"placeholder": "old"}, []),
        ("", {"role": "combobox"}, []),
        ("new", {"role": "combobox"}, ["content"]),
    ],
)
def test_a_text_that_changes_by_itself_is_a_gap(
    then: str, more: dict[str, str], found: list[str]
) -> None:
    """Between two touches nothing was entered; a list may empty itself to be searched in."""
    events = recording(
        did("click", field("name", "old")), did("click", field("name", then, **more))
    )

    assert kinds(events) == found


def test_a_number_may_change_by_its_arrows() -> None:
    """A click inside a number field counts up or down."""
    events = recording(
        did("click", field("n", "1", type="number")),
        did("click", field("n", "2", type="number")),
    )

    assert kinds(events) == []


def test_a_number_that_was_typed_has_to_be_there() -> None:
    """Arrows explain clicks, not keys."""
    events = recording(
        did("type", field("n", "1", type="number"), "3"),
        did("press", field("n", "1", type="number"), "Ctrl+A"),
    )

    assert kinds(events) == ["content"]


def test_a_text_that_is_there_before_it_is_entered_is_a_gap() -> None:
    """Tab shows the text that only then is typed."""
    events = recording(
        did("press", field("day", "2026-01-02"), "Tab"),
        did("type", field("day", ""), "2026-01-02"),
    )

    assert kinds(events) == ["content"]


def test_what_was_written_over_may_be_entered_again_with_more() -> None:
    """Somebody replaces the words of a field, and puts them back with another one."""
    events = recording(
        did("click", field("tags", "guests, office")),
        did("type", field("tags", "guests, office"), "operation"),
        did("click", field("tags", "operation")),
        did("type", field("tags", "operation"), "guests, office, till"),
    )

    assert kinds(events) == []


def test_passwords_and_masked_values_are_no_witness() -> None:
    """Nothing of a password is compared, and no mask with another."""
    events = recording(
        did("type", field("p", "", type="password"), "secret"),
        did("click", field("p", "", type="password")),
        did("click", field("q", "[name]")),
        did("type", field("q", "[name]"), "[e-mail address]"),
        did("click", field("q", "[name]")),
    )

    assert kinds(events) == []


def test_a_choice_that_changes_nothing_is_not_told_by_a_page() -> None:
    """A page that is listened to tells of changes alone: what was chosen stays."""
    kept = did("click", SELECT, attributes={"ui:role": "combobox"})

    assert kinds(recording(kept, did("click", field("name", "")))) == []


def test_keys_in_another_field_than_the_one_clicked_are_a_gap() -> None:
    """The focus is where the click was."""
    events = recording(
        did("click", field("name", "")), did("type", field("city", ""), "Oslo")
    )

    assert kinds(events) == ["focus"]


def test_a_list_that_is_opened_and_left_is_a_gap() -> None:
    """A native list leaves a second input when something is chosen."""
    opened = recording(did("click", SELECT), did("click", field("name", "")))
    chosen = recording(
        did("click", SELECT), did("click", SELECT), did("click", field("name", ""))
    )

    assert kinds(opened) == ["choice"]
    assert kinds(chosen) == []


@pytest.mark.parametrize(("gap", "kind"), [(3, []), (60, ["choice"])])
def test_a_list_may_be_searched_in_a_field_right_under_it(
    gap: int, kind: list[str]
) -> None:
    """It is a part of the same thing, and not in what shows the choice."""
    around = "//*[@id='giver']"
    shut, box = (
        Box(x=10, y=y, width=200, height=20, space="screen") for y in (10, 30 + gap)
    )
    drawn = Element(tag="a", role="combobox", path=f"{around}/a[1]", box=shut)
    find = Element(tag="input", type="text", path=f"{around}/div/input[1]", box=box)

    done = recording(did("type", find, "bre"), did("select", drawn, "Brewery"))

    assert kinds(done) == kind


def test_a_choice_from_a_list_that_nobody_opened_is_a_gap() -> None:
    """A list that the page draws is opened before something is chosen."""
    drawn = Element(tag="span", path="//*[@id='kind']")

    assert kinds(recording(did("select", drawn, "new"))) == ["choice"]
    assert kinds(recording(did("click", drawn), did("select", drawn, "new"))) == []


def test_lists_are_opened_by_their_field_by_keys_and_from_within() -> None:
    """Only something done elsewhere cannot have opened a list that the page draws."""
    drawn = Element(tag="div", role="combobox", path="//*[@id='kind']/div[1]")
    inside = Element(tag="span", path="//*[@id='kind']/div[1]/span[2]")
    search = field("find", "", role="combobox", type="search")
    editor = Element(tag="div", role="textbox", path="//*[@id='cell']")
    chosen = did("select", drawn, "new")

    assert kinds(recording(did("click", inside), chosen)) == []
    assert kinds(recording(did("type", search, "ne"), chosen)) == []
    assert kinds(recording(did("press", link("a"), "Tab"), chosen)) == []
    assert kinds(recording(did("type", editor, "# New"), chosen)) == []
    assert kinds(recording(did("type", field("name", ""), "Kim"), chosen)) == ["choice"]
    assert kinds(recording(did("click", link("a")), chosen)) == ["choice"]


def test_a_page_that_nothing_brought_is_a_gap() -> None:
    """Typing brings no page; a click does, also where screens are late or slow."""
    home, shop = screen("http://x/"), screen("http://x/shop?q=1")
    typing = did("type", field("name", ""), "Kim")
    click = did("click", link("Shop"))

    silent = recording(typing, typing, typing, screens=[home, shop, shop, shop])
    brought = recording(click, typing, screens=[home, shop, shop])
    late = recording(typing, click, typing, screens=[home, shop, shop, shop])

    assert "visit" in kinds(silent)
    assert "visit" not in kinds(brought)
    assert "visit" not in kinds(late)


@pytest.mark.parametrize(
    ("chosen", "found"), [("Ferry Quay", []), ("Oyster Row", ["content"])]
)
def test_a_list_that_wrote_out_what_was_begun_may_be_emptied(
    chosen: str, found: list[str]
) -> None:
    """Its field is searched in again; what it holds otherwise was somebody's."""
    events = recording(
        did("type", field("place", ""), "Ferry"),
        did("press", field("place", "Ferry"), "Enter"),
        did("click", field("place", chosen)),
        did("type", field("place", ""), "Sand"),
    )

    assert kinds(events) == found


def test_a_letter_that_goes_to_no_field_may_bring_a_page() -> None:
    """Pages take letters for commands."""
    home, shop = screen("http://x/"), screen("http://x/shop")
    body = Element(tag="body", path="/html/body")
    last = did("click", link("a"))

    events = recording(did("type", body, "j"), last, screens=[home, shop, shop])

    assert kinds(events) == []


def test_each_page_needs_an_action_of_its_own() -> None:
    """One click does not explain two pages."""
    one, two, three = (screen(f"http://x/{n}") for n in (1, 2, 3))
    scroll = did("scroll", None, "down")
    events = recording(
        scroll, did("click", link("a")), scroll, scroll,
        screens=[one, two, three, three, three],
    )  # fmt: skip

    assert kinds(events) == ["visit"]


def tabs(
    *path: Element | str, stops: list[dict[str, Any]] | None = None
) -> Demonstration:
    """Make a recording of Tab pressed on one element after the other."""
    targets = [link(one) if isinstance(one, str) else one for one in path]
    shown = screen("http://x/", STOPS if stops is None else stops)
    events = [did("press", target, "Tab") for target in targets]
    return recording(*events, screens=[shown] * (len(events) + 1))


def test_tab_goes_to_the_next_stop() -> None:
    """Two stops passed over, or a way back, cannot come from one Tab."""
    assert kinds(tabs("a", "b", "c")) == []
    assert kinds(tabs("b", "a")) == ["tabbing"]
    known = ("a", "b", "c", "d")
    assert kinds(tabs(*known)) == []
    click = did("click", link("a"))
    again = (*tabs(*known).events, click, *tabs("a", "d").events)
    shown = [screen("http://x/", STOPS)] * (len(again) + 1)
    assert kinds(recording(*again, screens=shown)) == ["tabbing"]


def test_a_view_does_not_say_what_tab_passes_over() -> None:
    """Buttons of a toolbar, and fields that are disabled, are no stops."""
    assert kinds(tabs("a", "f")) == []


def test_a_view_is_taken_at_its_word_where_tab_went_by_it() -> None:
    """Three times from each thing listed to the next, and then past two of them."""
    names = [*"abcd", "g"]
    stops = [
        {"tag": "a", "text": name, "xpath": f"//*[@id='{name}']", "x": 1, "y": 1}
        for name in "abcdefg"
    ]

    assert kinds(tabs(*"abcdefg", stops=stops)) == []
    assert kinds(tabs(*names, stops=stops)) == ["tabbing"]
    assert kinds(tabs("a", "b", "c", "g", stops=stops)) == []


def test_radio_buttons_of_one_group_are_one_stop() -> None:
    """Tab leads from the chosen one to what follows the group."""
    radios = [
        {"tag": "input", "type": "radio", "label": name, "xpath": f"//*[@id='{name}']"}
        for name in ("all", "some", "none", "one")
    ]
    after = {"tag": "a", "text": "Help", "xpath": "//*[@id='help']"}
    stops = [{**one, "x": 1, "y": 1} for one in [*radios, after]]
    boxes = [field(str(one["label"]), type="radio") for one in radios]

    walk = [*tabs(*boxes).events, *tabs(boxes[0], "help").events]
    shown = [screen("http://x/", stops)] * (len(walk) + 1)

    assert kinds(recording(*walk, screens=shown)) == []


def test_the_source_of_a_page_tells_the_order_of_its_stops(tmp_path: Path) -> None:
    """A group of radio buttons counts once, and positive ``tabindex`` comes first."""
    html = (
        "<html><body><form><input id='q'><input type='radio' name='k' id='r1'>"
        "<input type='radio' name='k' id='r2'><input type='radio' name='k' id='r3'>"
        "<input id='late'><fieldset disabled><input id='x'><input id='y'></fieldset>"
        "<input id='save'><input id='first' tabindex='1'></form></body></html>"
    )
    ids = ["q", "r1", "r2", "r3", "late", "x", "y", "save", "first"]
    seen = [
        {"tag": "input", "xpath": f"//*[@id='{name}']", "x": 1, "y": 1} for name in ids
    ]
    states = [{"type": "state", "data": {"html": html}}] * 20
    source = tmp_path / "trace.json"
    source.write_text(json.dumps({"trace": states}))
    page = screen("http://x/", seen)
    page = replace(page, source=str(source), page_format="wonderbread")

    def walk(*names: str) -> list[str]:
        events = [did("press", field(name, ""), "Tab") for name in names]
        return kinds(recording(*events, screens=[page] * (len(events) + 1)))

    assert walk("q", "late") == []
    assert walk("q", "save") == ["tabbing"]
    assert walk("late", "save") == []
    assert walk("first", "q") == []
    assert walk("save", "first") == ["tabbing"]
    assert walk("r1", "r1") == ["tabbing"]


def test_tab_leaves_a_grid_and_may_stay_in_a_menu() -> None:
    """Arrow keys lead from box to box in the one, and the other lets nobody out."""
    boxes = [
        {"tag": "input", "type": "checkbox", "xpath": f"//*[@id='{n}']", "x": 4, "y": 4}
        for n in ("one", "two", "three")
    ]
    grid = {"tag": "div", "role": "grid", "xpath": "//*[@id='all']", "x": 0, "y": 0}
    grid |= {"width": 90, "height": 90}
    add = {"tag": "button", "xpath": "//*[@id='add']", "x": 200, "y": 200}
    one, three = (
        Element(tag="input", path=f"//*[@id='{n}']") for n in ("one", "three")
    )
    beyond = Element(tag="button", path="//*[@id='add']")
    walk = (one, three, one, beyond)

    assert kinds(tabs(*walk, stops=[*boxes, add])) != []
    assert kinds(tabs(one, beyond, stops=[grid, *boxes, add])) == []
    item = Element(tag="a", path="/html/body/ul/li/a")
    listed = [{"tag": "a", "xpath": item.path, "x": 1, "y": 1}]
    over = [
        replace(event, attributes={columns.UI_LAYER: "painted"})
        for event in tabs(item, item, stops=listed).events
    ]
    assert kinds(tabs(item, item, stops=listed)) == ["tabbing"]
    kept = replace(tabs(item, item, stops=listed), events=tuple(over))
    assert kinds(kept) == []


def test_tab_leads_back_to_buttons_where_a_page_puts_its_fields_first() -> None:
    """It leads on over several at another time; fields keep the order of the page."""
    text, buttons = {"tag": "input", "type": "text"}, {"tag": "button"}
    kinds_of = (text, buttons, buttons, text, text)
    stops = [
        kind | {"xpath": f"//*[@id='{n}']", "x": 4, "y": 4}
        for n, kind in enumerate(kinds_of)
    ]
    first, last = field("0", ""), field("3", "")
    save = Element(tag="button", path="//*[@id='1']")

    assert kinds(tabs(first, last, save, stops=stops)) == []
    assert kinds(tabs(last, save, stops=stops)) == ["tabbing"]
    assert kinds(tabs(first, last, first, stops=stops)) == ["tabbing"]


def test_tab_goes_round_in_a_dialog_from_its_last_field_to_its_first() -> None:
    """It may leave out the buttons; a page does not."""
    text, buttons = {"tag": "input", "type": "text"}, {"tag": "button"}
    kinds_of = (text, text, text, buttons, buttons)
    stops = [
        kind | {"xpath": f"/html/body/div[2]/i[{n}]", "x": 4, "y": 4}
        for n, kind in enumerate(kinds_of, start=1)
    ]
    first, second, last = (
        replace(field("x", ""), path=f"/html/body/div[2]/i[{n}]") for n in (1, 2, 3)
    )

    def over(*walk: Element) -> Demonstration:
        on_page = tabs(*walk, stops=stops)
        told = {columns.UI_LAYER: "painted"}
        events = (replace(event, attributes=told) for event in on_page.events)
        return replace(on_page, events=tuple(events))

    assert kinds(over(first, last, first)) == []
    assert kinds(over(first, last, second)) == ["tabbing"]
    assert kinds(tabs(first, last, first, stops=stops)) == ["tabbing"]


@pytest.mark.parametrize(("role", "found"), [("group", []), (None, ["tabbing"])])
def test_tab_passes_over_a_group_of_buttons_that_a_page_draws(
    role: str | None, found: list[str]
) -> None:
    """Arrow keys lead about in it, and all of them may say the same."""
    group = {"tag": "div", "role": role, "xpath": "//*[@id='how']", "x": 1, "y": 1}
    drawn = [
        {"tag": "div", "role": "button", "xpath": f"//*[@id='how']/div[{n}]", "x": 1}
        | {"y": 1, "label": "icon"}
        for n in range(1, 6)
    ]
    following = {"tag": "a", "text": "Triage", "xpath": "//*[@id='on']", "x": 1, "y": 9}
    first = Element(tag="div", role="button", path="//*[@id='how']/div[1]")
    on = Element(tag="a", path="//*[@id='on']")

    assert kinds(tabs(first, on, stops=[group, *drawn, following])) == found


def test_tab_may_lead_from_a_part_of_a_list_to_the_list() -> None:
    """A page draws it around a field that nobody sees, which has the focus."""
    around = {
        "tag": "div",
        "role": "button",
        "xpath": "//*[@id='kind']",
        "x": 1,
        "y": 1,
    }
    inner = {"tag": "input", "xpath": "//*[@id='kind']/div/input", "x": 1, "y": 1}
    field_in = Element(tag="input", path="//*[@id='kind']/div/input")
    whole = Element(tag="div", role="button", path="//*[@id='kind']")
    elsewhere = {"tag": "a", "text": "b", "xpath": "//*[@id='b']", "x": 1, "y": 1}

    assert kinds(tabs(field_in, whole, stops=[around, inner])) == []
    assert kinds(tabs(field_in, link("b"), stops=[elsewhere, inner])) == ["tabbing"]


def test_tab_may_stay_in_a_field_that_proposes() -> None:
    """It takes what a combobox proposes; in a plain field that cannot be."""
    box = {"tag": "input", "type": "text", "xpath": "//*[@id='who']", "x": 1, "y": 1}
    plain, drawn = field("who", ""), field("who", "", role="combobox")

    assert kinds(tabs(plain, plain, stops=[box])) == ["tabbing"]
    begun, whole = replace(plain, value="har"), replace(plain, value="harbours, ")
    assert kinds(tabs(begun, begun, stops=[box])) == ["tabbing"]
    assert kinds(tabs(begun, whole, stops=[box])) == []  # it wrote on
    proposing = {**box, "role": "combobox"}
    assert kinds(tabs(drawn, drawn, stops=[proposing])) == []
    inner = Element(tag="input", type="text", path="//*[@id='who']/div[1]/input[1]")
    held = {"tag": "input", "xpath": inner.path, "x": 1, "y": 1}
    around = {"tag": "div", "role": "combobox", "xpath": "//*[@id='who']"}
    assert kinds(tabs(inner, inner, stops=[held])) == ["tabbing"]
    assert kinds(tabs(inner, inner, stops=[{**around, "x": 1, "y": 1}, held])) == []
    shadowed = Element(
        tag="input", type="text", path="/html/x-day[1]/shadow-root/input"
    )
    within = {"tag": "input", "xpath": shadowed.path, "x": 1, "y": 1}
    assert kinds(tabs(shadowed, shadowed, stops=[within])) == []


def test_keys_that_were_recorded_apart_go_back_together() -> None:
    """Alt and then Left, or Alt and then Alt+Left, bring the page before."""
    one, two = (screen(f"http://x/{n}") for n in (1, 2))
    for left in ("Left", "Alt+Left"):
        scroll = did("scroll", None, "down")
        events = recording(
            scroll, did("press", None, "Alt"), did("press", None, left),
            scroll, scroll, scroll,
            screens=[one, one, one, one, two, two, two],
        )  # fmt: skip
        assert kinds(events) == [], left


def test_a_field_that_is_drawn_anew_while_it_is_filled_in_is_one_field() -> None:
    """Its path has a number only while there is another of its kind."""
    told = {"type": "date"}
    whole = "//*[@id='f']/dd[1]/div/input[1]"
    beside = "//*[@id='f']/dd[1]/div[1]/input[1]"
    other = "//*[@id='f']/dd[1]/div[2]/input[1]"

    for second, found in [(beside, []), (other, ["content"])]:
        held = ["", "0002-12-19", "0020-12-19", "2026-12-19"]
        typed = [
            replace(
                did("type", field("f", then, **told), then),
                target=replace(field("f", then, **told), path=path),
                attributes={"before": was},
            )
            for path, was, then in zip(
                [whole, second, whole], held, held[1:], strict=False
            )
        ]
        assert [g.kind for g in find_gaps(recording(*typed))][:1] == found


def test_a_failure_after_the_last_sending_is_found() -> None:
    """A message that was there before, or in a list of records, is none."""
    old = {"tag": "p", "text": "Error: the server is old"}
    row = {"tag": "a", "text": "Failed backup"}
    new = {"tag": "p", "text": "Error: Priority is required"}
    save = did("click", Element(tag="button", text="Save", path="/b"))
    name = did("type", field("name", ""), "x")

    failed = recording(
        name, save,
        screens=[screen(seen=[old]), screen(seen=[old]), screen(seen=[old, row, new])],
    )  # fmt: skip
    fine = recording(
        name, save,
        screens=[screen(seen=[old]), screen(seen=[old]), screen(seen=[old, row])],
    )  # fmt: skip

    assert shown_failure(failed) == "Error: Priority is required"
    assert shown_failure(fine) is None
    assert shown_failure(recording(name)) is None


def test_what_somebody_wrote_is_no_message_of_the_application() -> None:
    """It is shown on the page that was made of it."""
    said = "Error: the day was wrong"
    shown = {"tag": "p", "text": said}
    save = did("click", Element(tag="button", text="Save", path="/b"))
    screens = [screen(seen=[]), screen(seen=[]), screen(seen=[shown])]

    for written, found in [(f"Sorry. {said}", None), ("x", said)]:
        name = did("type", field("name", ""), written)
        assert shown_failure(recording(name, save, screens=screens)) == found


def test_a_failure_that_comes_again_is_a_failure_again() -> None:
    """The same message after a second try is as new as it was after the first."""
    new = {"tag": "p", "text": "Error: Priority is required"}
    save = did("click", Element(tag="button", text="Save", path="/b"))
    name = did("type", field("name", ""), "x")
    none, told = screen(seen=[]), screen(seen=[new])

    twice = recording(name, save, name, save, screens=[none, none, told, told, told])
    mended = recording(name, save, name, save, screens=[none, none, told, told, none])

    assert shown_failure(twice) == "Error: Priority is required"
    assert shown_failure(mended) is None


def test_a_link_whose_page_comes_elsewhere_is_a_gap(tmp_path: Path) -> None:
    """The page's source tells where a link leads."""
    html = '<html><body><a id="shop" href="/shop">Shop</a></body></html>'
    states = [{"type": "state", "data": {"html": html}}] * 20
    source = tmp_path / "trace.json"
    source.write_text(json.dumps({"trace": states}))
    click, scroll = did("click", link("shop")), did("scroll", None, "down")
    home, shop = screen("http://x/"), screen("http://x/shop")
    here, there = (
        replace(s, source=str(source), page_format="wonderbread") for s in (home, shop)
    )
    target = replace(link("shop"), text="Shop")
    click = replace(click, target=target)

    wrong = recording(
        click, scroll, scroll, scroll, click, screens=[*[here] * 5, there]
    )
    right = recording(click, scroll, screens=[here, there, there])

    assert "link" in kinds(wrong)
    assert "link" not in kinds(right)


@pytest.mark.parametrize("url", [None, "", "http://[", "http://x:y/z"])
def test_addresses_that_cannot_be_read_are_no_place(url: str | None) -> None:
    """A trace may hold anything as an address."""
    assert place_of(url) in {None, ("x:y", "/z")}


def test_bundled_recordings_have_no_gap() -> None:
    """Recordings of real work in two applications go on as they should."""
    folders = list(demonstration_folders(demonstrations_folder()))[::6]

    found = {f.name: kinds(read_demonstration(f)) for f in folders}

    assert {name: gaps for name, gaps in found.items() if gaps} == {}


def test_recordings_of_other_applications_have_no_gap(tmp_path: Path) -> None:
    """Drawn lists, code editors, radio groups and toolbars make no false gaps."""
    found = {}
    for name, home in kept().items():
        application = unpack(home, tmp_path / name)
        truths = truths_in(application)
        for folder in demonstration_folders(application):
            if truths[folder.name].completed:
                found[folder.name] = kinds(read_demonstration(folder))

    assert len(found) >= 90
    assert {name: gaps for name, gaps in found.items() if gaps} == {}


def test_real_recordings_have_no_gap(shared_data: Path) -> None:
    """Neither have those of WONDERBREAD's recorder, late screens and all."""
    folders = list(demonstration_folders(shared_data / "wonderbread_roundup"))[::4]

    found = {f.name: kinds(read_demonstration(f)) for f in folders}

    assert {name: gaps for name, gaps in found.items() if gaps} == {}


@pytest.mark.parametrize(
    ("address", "found"),
    [("/done/", []), ("/other", ["visit"]), ("http://[x", ["visit"]), ("", ["visit"])],
)
def test_an_option_with_the_address_of_a_page_leads_there(
    address: str, found: list[str]
) -> None:
    """Lists to jump by; any other option leaves a field filled in."""
    chosen = did(
        "select",
        field("jump", tag="select", type=None),
        "Done",
        attributes={"value": address},
    )
    shown = [screen(), screen("http://x/done"), screen("http://x/done")]
    kinds_found = kinds(recording(chosen, did("scroll", value="down"), screens=shown))

    assert kinds_found == found
