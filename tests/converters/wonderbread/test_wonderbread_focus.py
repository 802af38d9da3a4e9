"""Which field keys are credited to, where the recorder names another."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.converters.traces import Trace
from wb2pm.events import Demonstration

FORM = """
<form><label for="a">First</label><input id="a">
<label for="b">Last</label><input id="b">
<select id="s"><option value="1">Open</option><option value="2">Shut</option></select>
<button id="go">Send</button></form>
"""


def where(demonstration: Demonstration) -> list[tuple[str | None, str | None]]:
    """Describe of each event what was done and to which element."""
    return [
        (event.value or event.action, event.target.path if event.target else None)
        for event in demonstration.events
    ]


A, B, S, GO = (f"//*[@id='{name}']" for name in ("a", "b", "s", "go"))


def test_text_after_a_swallowed_tab_goes_where_the_next_key_was_told(
    tmp_path: Path,
) -> None:
    """The recorder credits it to the field that was left."""
    trace = Trace().show(FORM).click("#a").type("ann", "#a")
    trace.keys("Key.tab 'o' 'x'", "#a").keys("Key.enter", "#b")

    demonstration = trace.read(tmp_path)

    assert where(demonstration) == [
        ("click", A),
        ("ann", A),
        ("Tab", A),
        ("ox", B),
        ("Enter", B),
    ]
    assert "credited" in demonstration.events[3].issues
    assert "credited" in {issue.kind for issue in demonstration.issues}


def test_without_a_later_key_the_page_s_order_tells_where_tab_leads(
    tmp_path: Path,
) -> None:
    """And Shift+Tab leads back."""
    trace = Trace().show(FORM).click("#a").keys("Key.tab 'o' 'x'", "#a")
    trace.click("#go")
    back = Trace().show(FORM).click("#b").keys("Key.shift", "#b")

    assert where(trace.read(tmp_path / "on"))[2] == ("ox", B)
    assert where(back.read(tmp_path / "back"))[-1] == ("Shift", B)


@pytest.mark.parametrize("field", ["#s", "//form/a[2]"])
def test_tab_from_an_element_that_no_screen_shows_leads_nowhere_known(
    tmp_path: Path, field: str
) -> None:
    """A target that nothing tells is none, rather than a wrong one."""
    trace = Trace().show("<form><a>x</a><a>y</a><select id='s'></select></form>")
    trace.click(field).keys("Key.tab 'x'", field).show("<p></p>")
    for entry in trace.entries:
        if entry["type"] == "state":
            entry["data"]["json_state"] = "[["

    assert where(trace.read(tmp_path))[-1] == ("x", None)


def test_tab_on_the_last_field_leaves_the_page(tmp_path: Path) -> None:
    """There is no next field."""
    trace = Trace().show(FORM).click("#go").keys("Key.tab 'x'", "#go")

    assert where(trace.read(tmp_path))[-1] == ("x", None)


def test_two_tabs_in_one_event_are_followed_one_by_one(tmp_path: Path) -> None:
    """What a later key told is two fields on."""
    trace = Trace().show(FORM).click("#a").keys("Key.tab Key.tab 'x'", "#a")
    trace.keys("'2'", "#s")

    assert where(trace.read(tmp_path)) == [
        ("click", A),
        ("Tab", A),
        ("Tab", B),
        ("x", S),
        ("2", S),
    ]


def test_keys_in_an_open_list_go_to_the_list(tmp_path: Path) -> None:
    """The browser draws it: the page tells of the key before."""
    trace = Trace().show(FORM).type("x", "#a").click("#s")
    trace.keys("'s'", "#a", told="x").keys("Key.enter", "#a", told="x")
    trace.keys("Key.tab", "#s")

    assert where(trace.read(tmp_path))[2:] == [("s", S), ("Enter", S), ("Tab", S)]


def test_a_list_closed_by_a_second_click_takes_no_keys(tmp_path: Path) -> None:
    """The page tells again."""
    trace = Trace().show(FORM).click("#s").click("#s").type("ab", "#a")

    assert where(trace.read(tmp_path))[-1] == ("ab", A)


@pytest.mark.parametrize("keys", [["Key.ctrl 'l'"], ["Key.ctrl", "'l'"], ["Key.f6"]])
def test_keys_in_the_address_bar_go_to_no_page(tmp_path: Path, keys: list[str]) -> None:
    """Until Enter; then nothing tells until the page does."""
    trace = Trace().show(FORM).type("x", "#a")
    for key in keys:
        trace.keys(key, "#a")
    trace.keys("'u' 'r' 'l'", "#a", told="x").keys("Key.enter", "#a", told="x")
    trace.keys("'z'", "#a", told="q")

    demonstration = trace.read(tmp_path)

    bar = [e.target and e.target.tag for e in demonstration.events]
    assert bar[-3:] == ["chrome_omnibox", "chrome_omnibox", None]


def test_a_stale_element_is_not_believed(tmp_path: Path) -> None:
    """The key that the page last told of is another than the event's."""
    trace = Trace().show(FORM).click("#b").keys("'k'", "#a", told="q")

    assert where(trace.read(tmp_path))[-1] == ("k", B)


def test_a_modifier_alone_says_nothing_against_the_element(tmp_path: Path) -> None:
    """The page tells of the key after it."""
    trace = Trace().show(FORM).keys("Key.shift 'K' 'l'", "#a", told="K")
    trace.keys("Key.shift", "#b", told="Q")

    assert where(trace.read(tmp_path)) == [("Kl", A), ("Shift", B)]


def test_a_click_on_nothing_known_puts_the_focus_nowhere(tmp_path: Path) -> None:
    """Keys without an element after it stay without one."""
    trace = Trace().show(FORM).click("#a")
    trace.do("mouseup", x=1, y=1, element_attributes=None)
    trace.do("keypress", key="'a'", element_attributes=None)

    assert where(trace.read(tmp_path))[-1] == ("a", None)


def test_a_tab_before_a_click_is_not_told_by_what_follows_the_click(
    tmp_path: Path,
) -> None:
    """The click moves the focus again."""
    trace = Trace().show(FORM).click("#a").keys("Key.tab", "#a").click("#go")
    trace.keys("'x'", "#s")

    assert [path for _, path in where(trace.read(tmp_path))] == [A, A, GO, S]


def test_shortcuts_recorded_apart_are_joined(tmp_path: Path) -> None:
    """Ctrl, then a; a second key is typed again."""
    trace = Trace().show(FORM).keys("Key.ctrl", "#a").keys("'a'", "#a")
    trace.keys("'b'", "#a").keys("Key.cmd", "#a").keys("Key.shift", "#a")
    trace.keys("'t'", "#a").keys("Key.alt", "#a").keys("Key.left", "#a")
    trace.keys("Key.ctrl", "#a").click("#a").keys("'c'", "#a")

    assert [event.value for event in trace.read(tmp_path).events] == [
        *("Ctrl", "Ctrl+A", "b", "Cmd", "Shift", "Cmd+Shift+T", "Alt", "Alt+Left"),
        *("Ctrl", None, "c"),
    ]
