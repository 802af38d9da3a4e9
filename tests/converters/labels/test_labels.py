"""Events as activities: what folds into a step, and what labels hold."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any, cast

import pytest
from msgspec.structs import replace

from tests.converters.traces import Trace
from wb2pm.converters.labels.labelling import (
    GRANULARITIES,
    fold_capitals,
    label,
    label_all,
)
from wb2pm.errors import LogError, UnknownNameError
from wb2pm.events import Activity, UIEvent

if TYPE_CHECKING:
    from wb2pm.events import Granularity

PAGE = """
<nav><a href="/orders">Orders</a></nav><p>Text</p>
<form><label for="q">Name</label><input id="q" value="abc">
<label for="n">Qty</label><input type="number" id="n" value="1">
<label for="s">Status</label><select id="s">
<option value="1">Open</option><option value="2">Shut</option></select>
<label><input type="checkbox" id="c"> Agree</label>
<label for="t">Note</label><textarea id="t"></textarea>
<button>Go</button></form>
"""


def start() -> Trace:
    """A page with one element of each kind."""
    return Trace().show(PAGE, "http://shop.example/order/17/edit")


def values(activities: tuple[Activity, ...]) -> list[tuple[str, str | None]]:
    """Return label and value of each activity."""
    return [(a.label, a.value) for a in activities]


@pytest.mark.parametrize(
    ("granularity", "labels"),
    [
        ("action", ["Click", "Type", "Press", "Scroll"]),
        ("element", ["Click 'Name'", "Type 'Name'", "Press 'Enter'", "Scroll down"]),
        ("step", ["Enter 'Name'"]),
        ("page", ["/order/{id}/edit"]),
    ],
)
def test_the_same_work_at_four_granularities(
    tmp_path: Path, granularity: Granularity, labels: list[str]
) -> None:
    """From the bare action to the page it was done on."""
    trace = start().click("#q").type("Ann", "#q").keys("Key.enter", "#q").scroll(-3)

    assert trace.labels(tmp_path, granularity=granularity) == labels


def test_an_unknown_granularity_is_refused(tmp_path: Path) -> None:
    """With the names that would have been right."""
    demonstration = start().click("#q").read(tmp_path)

    with pytest.raises(UnknownNameError, match="step"):
        label(demonstration, granularity=cast("Any", "steps"))


@pytest.mark.parametrize("granularity", GRANULARITIES)
def test_a_demonstration_without_events_has_no_activities(
    tmp_path: Path, granularity: Granularity
) -> None:
    """At any granularity."""
    assert start().steps(tmp_path, granularity=granularity) == ()


def test_typing_is_one_step_with_what_leads_to_it_and_ends_it(tmp_path: Path) -> None:
    """Scrolling to the field, clicking, typing in two goes, Enter."""
    trace = start().scroll(-3).click("#q").type("An", "#q").type("na", "#q")
    trace.keys("Key.enter", "#q").click("//button")

    first, second = trace.steps(tmp_path)

    assert (first.label, first.value, len(first.events)) == ("Enter 'Name'", "Anna", 5)
    assert first.value_source == "recorded"
    assert second.label == "Click 'Go'"


def test_typing_again_after_enter_is_another_step(tmp_path: Path) -> None:
    """Enter sends what is in a field of one line."""
    trace = start().type("a", "#q").keys("Key.enter 'b'", "#q")

    assert values(trace.steps(tmp_path)) == [
        ("Enter 'Name'", "a"),
        ("Enter 'Name'", "b"),
    ]


def test_enter_in_a_field_of_several_lines_begins_a_line(tmp_path: Path) -> None:
    """Unless the field is empty after it: then it sent a message."""
    note = start().type("one", "#t").keys("Key.enter 't' 'w' 'o'", "#t")
    chat = start().type("one", "#t").keys("Key.enter", "#t").type("two", "#t")
    chat.entries[-1]["data"]["element_attributes"]["element"]["value"] = ""

    assert values(note.steps(tmp_path / "note")) == [("Enter 'Note'", "one\ntwo")]
    assert values(chat.steps(tmp_path / "chat")) == [
        ("Enter 'Note'", "one"),
        ("Enter 'Note'", "two"),
    ]


@pytest.mark.parametrize(
    ("keys", "value"),
    [
        (["Key.backspace 'x'"], "x"),
        (["'a' 'b'", "Key.backspace Key.backspace 'c'"], "c"),
        (["Key.ctrl 'a'", "'n' 'e' 'w'"], "new"),
        (["'a'", "Key.cmd 'a'", "Key.delete", "'b'"], "b"),
        (["Key.ctrl 'a'", "Key.delete"], ""),
        (["Key.backspace"], ""),
    ],
)
def test_what_was_erased_is_not_in_the_value(
    tmp_path: Path, keys: list[str], value: str
) -> None:
    """The text that was entered, without what stood there before."""
    trace = start().click("#q")
    for key in keys:
        trace.keys(key, "#q")

    assert values(trace.steps(tmp_path)) == [("Enter 'Name'", value)]


def test_what_was_pasted_shows_in_a_later_event_or_not_at_all(tmp_path: Path) -> None:
    """No recorder saw the clipboard."""
    unknown = start().click("#q").keys("Key.ctrl 'v'", "#q")
    known = start().click("#q").keys("Key.cmd 'v'", "#q").keys("Key.enter", "#q")
    known.entries[-1]["data"]["element_attributes"]["element"]["value"] = "pasted"

    (later,) = known.steps(tmp_path / "known")

    assert values(unknown.steps(tmp_path / "unknown")) == [("Enter 'Name'", None)]
    assert (later.value, later.value_source) == (
        "pasted",
        "inferred from a later value",
    )


def test_a_number_turned_up_is_entered(tmp_path: Path) -> None:
    """Arrow keys in a number field change it."""
    trace = start().click("#n").keys("Key.up", "#n").keys("Key.up", "#n")

    assert values(trace.steps(tmp_path)) == [("Enter 'Qty'", None)]


def test_a_field_that_was_only_looked_into_was_clicked(tmp_path: Path) -> None:
    """Or a key pressed in it."""
    assert start().click("#q").labels(tmp_path / "a") == ["Click 'Name'"]
    pressed = start().click("#q").keys("Key.enter", "#q")
    assert pressed.labels(tmp_path / "b") == ["Press 'Enter'"]


@pytest.mark.parametrize("kind", ["checkbox", "radio"])
def test_enter_on_a_box_sends_its_form_and_space_ticks_it(
    tmp_path: Path, kind: str
) -> None:
    """Only Space does to a box what a click does (HTML, implicit submission)."""
    form = f"<form><label><input type='{kind}' id='c'>Permanent</label></form>"
    trace = Trace().show(form).keys("Key.enter", "#c").keys("Key.space", "#c")

    assert trace.labels(tmp_path) == ["Press 'Enter'", "Click 'Permanent'"]


def test_tab_serves_the_step_that_follows(tmp_path: Path) -> None:
    """And ends the one before: typing again in the field is another."""
    trace = start().type("a", "#q").keys("Key.tab", "#q").keys("Key.space", "#c")
    trace.keys("Key.tab", "#c").keys("Key.enter", "//button").keys(
        "Key.tab", "//button"
    )

    first, second, third = trace.steps(tmp_path)

    assert (first.label, second.label) == ("Enter 'Name'", "Click 'Agree'")
    assert third.label == "Click 'Go'"
    assert [len(a.events) for a in (first, second, third)] == [1, 2, 3]


@pytest.mark.parametrize(
    ("keys", "choice", "source"),
    [
        (["Key.down"], "Shut", "inferred from arrow keys"),
        (["Key.down", "Key.up"], "Open", "inferred from arrow keys"),
        (["'s'"], "Shut", "inferred from typed letters"),
        (["Key.down", "Key.esc"], "Shut", "inferred from arrow keys"),
    ],
)
def test_a_choice_made_with_keys_is_inferred(
    tmp_path: Path, keys: list[str], choice: str, source: str
) -> None:
    """And says from what."""
    trace = start().click("#s")
    for key in keys:
        trace.keys(key, "#s")
    trace.click("//button")

    activity = trace.steps(tmp_path)[0]

    assert activity.label == "Select 'Status'"
    assert (activity.value, activity.value_source) == (choice, source)


def test_a_list_that_was_opened_and_chosen_from_is_a_choice(tmp_path: Path) -> None:
    """Of what, a later value tells; nothing else does."""
    unknown = start().click("#s").click("#s")
    known = start().click("#s").click("#s").keys("Key.tab", "#s")
    known.entries[-1]["data"]["element_attributes"]["element"]["value"] = "2"
    opened = start().click("#s").click("//button")

    (choice,) = known.steps(tmp_path / "known")

    assert values(unknown.steps(tmp_path / "unknown")) == [("Select 'Status'", None)]
    assert (choice.value, choice.value_source) == (
        "Shut",
        "inferred from a later value",
    )
    assert opened.labels(tmp_path / "opened")[0] == "Click 'Status'"


def test_a_choice_that_the_next_page_shows_is_inferred(tmp_path: Path) -> None:
    """The list was delivered with another option chosen."""
    trace = start().click("#s").click("#s").click("//button")
    trace.show(PAGE.replace('value="2"', 'value="2" selected'))

    activity = trace.steps(tmp_path)[0]

    assert activity.value == "Shut"
    assert activity.value_source == "inferred from the page that followed"


def test_two_clicks_in_quick_succession_are_a_double_click(tmp_path: Path) -> None:
    """Half a second at most; on one element."""
    quick = start().click("//nav/a").click("//nav/a", after=0.3)
    slow = start().click("//nav/a").click("//nav/a", after=0.9)

    assert quick.labels(tmp_path / "quick") == ["Double-click 'Orders'"]
    assert slow.labels(tmp_path / "slow") == ["Click 'Orders'"] * 2


@pytest.mark.parametrize(
    ("work", "labels"),
    [
        (lambda t: t.click("//nav/a", right=True), ["Right-click 'Orders'"]),
        (lambda t: t.click("//body"), ["Click the page"]),
        (lambda t: t.do("mouseup", element_attributes=None), ["Click the page"]),
        (lambda t: t.do("hover"), ["Hover"]),
        (lambda t: t.keys("Key.f5", "//body"), ["Press 'F5'"]),
        (lambda t: t.keys("Key.alt Key.left", "//body"), ["Navigate back"]),
        (lambda t: t.scroll(-3), ["Scroll down"]),
        (lambda t: t.keys("Key.tab", "//body"), ["Press 'Tab'"]),
        (
            lambda t: t.keys("Key.page_down", "//body").click("//nav/a"),
            ["Click 'Orders'"],
        ),
        (lambda t: t.keys("Key.space", "//body").click("//nav/a"), ["Click 'Orders'"]),
        (lambda t: t.type("abc", "//body").type("d", "//body"), ["Enter text"]),
        (lambda t: t.click("//nav/a").keys("Key.esc", "//nav/a"), ["Click 'Orders'"]),
        (lambda t: t.keys("Key.esc", "//body"), ["Press 'Escape'"]),
        (
            lambda t: (
                t.keys("Key.ctrl 'l'", "//body")
                .type("http://a.example/x/17", "//body")
                .keys("Key.enter", "//body")
            ),
            ["Navigate to '/x/{id}'"],
        ),
        (lambda t: t.keys("Key.f6", "//body"), ["Press 'F6'"]),
    ],
)
def test_other_things_people_do_have_labels_too(
    tmp_path: Path, work: Any, labels: list[str]
) -> None:
    """Shortcuts, keys of the page, the address bar."""
    trace = start()
    work(trace)

    assert trace.labels(tmp_path) == labels


@pytest.mark.parametrize(
    ("action", "text"),
    [
        ("double_click", "Double-click 'Go'"),
        ("select", "Select 'Go'"),
        ("submit", "Submit 'Go'"),
        ("drag", "Drag 'Go'"),
        ("hover", "Scroll None"),
        ("paste", "Paste 'Go'"),
    ],
)
def test_actions_of_other_sources_have_labels(
    tmp_path: Path, action: Any, text: str
) -> None:
    """The event model knows more actions than this recorder."""
    demonstration = start().click("//button").read(tmp_path)
    event = replace(demonstration.events[0], action=action)

    (activity,) = label(replace(demonstration, events=(event,)))

    assert activity.label.split(" ")[0] == text.split(" ", maxsplit=1)[0]
    assert activity.events == (event,)


def test_a_chosen_option_that_was_recorded_is_the_value(tmp_path: Path) -> None:
    """Better recorders say which."""
    demonstration = start().click("#s").read(tmp_path)
    event = replace(demonstration.events[0], action="select", value="Shut")

    (activity,) = label(replace(demonstration, events=(event,)))

    assert (activity.value, activity.value_source) == ("Shut", "recorded")


def test_visits_of_pages_are_told_apart_by_kind(tmp_path: Path) -> None:
    """Another record of the same kind is the same page; an unknown page none."""
    trace = start().click("//p").show(PAGE, "http://shop.example/orders")
    trace.click("//p").show(PAGE, "http://shop.example/order/99/edit").click("#q")
    unknown: UIEvent | None = None
    demonstration = trace.read(tmp_path)
    unknown = replace(demonstration.events[0], screen_before=None, id="x")
    events = (unknown, *demonstration.events, unknown)

    visits = label(replace(demonstration, events=events), granularity="page")

    assert [v.label for v in visits] == [
        "/order/{id}/edit",
        "/orders",
        "/order/{id}/edit",
    ]
    assert [len(v.events) for v in visits] == [2, 1, 2]


def test_a_visit_without_any_page_is_named_by_its_program(tmp_path: Path) -> None:
    """Or by nothing at all."""
    demonstration = start().click("#q").read(tmp_path)
    bare = replace(demonstration.events[0], screen_before=None)
    alone = replace(bare, application=None)

    named = label(replace(demonstration, events=(bare,)), granularity="page")
    nameless = label(replace(demonstration, events=(alone,)), granularity="page")

    assert [v.label for v in (*named, *nameless)] == ["Google Chrome", "(no page)"]


def test_late_screens_do_not_mislead_and_are_noted(tmp_path: Path) -> None:
    """The screen before a click may already show where the link leads."""
    trace = Trace().show('<a href="/next">Next</a><p>x</p>', "http://a.example/start")
    trace.scroll(-1).click("//a")
    late = Trace().show("<p>There</p>", "http://a.example/next")._state()
    trace.entries[2] = late

    (activity,) = trace.steps(tmp_path)

    assert activity.page == "/start"
    assert "late_screen" in activity.notes


def test_what_was_typed_never_names_an_element(tmp_path: Path) -> None:
    """A row that shows what somebody typed is named by the kind of record."""
    page = "<input placeholder='New'><ul><li><div><b>x</b><label>Buy milk</label></div></li><li></li></ul>"
    trace = Trace().show(page, "http://a.example/todo").type("Buy milk", "//input")
    trace.keys("Key.enter", "//input").click("//label")

    assert trace.labels(tmp_path)[-1] == "Click todo"


def test_labels_fold_capitals_over_all_demonstrations(tmp_path: Path) -> None:
    """The spelling most often seen is used."""
    one = start().click("//button").read(tmp_path / "1")
    shouting = PAGE.replace(">Go<", ">go<")
    other = Trace().show(shouting).click("//button").read(tmp_path / "2")
    demonstrations = [
        replace(one, id="a"),
        replace(other, id="b"),
        replace(one, id="c"),
    ]

    labelled = label_all(demonstrations)

    assert [a.label for case in labelled.values() for a in case] == ["Click 'Go'"] * 3
    assert fold_capitals(labelled) == labelled


def test_demonstrations_of_one_name_are_refused(tmp_path: Path) -> None:
    """They would be one case."""
    demonstration = start().click("#q").read(tmp_path)

    with pytest.raises(LogError, match="7 @"):
        label_all([demonstration, demonstration])


def test_activities_say_where_and_how_the_name_was_found(tmp_path: Path) -> None:
    """What a reader of the log can check."""
    (activity,) = start().click("#q").steps(tmp_path)

    assert activity.element == "Name"
    assert activity.element_type == "field"
    assert activity.name_source == "caption"
    assert activity.page == "/order/{id}/edit"
    assert activity.location is not None
    assert activity.started_at == activity.ended_at
