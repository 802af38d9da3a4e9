"""Actions that agents write as calls, in whatever surroundings."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from wb2pm.converters.agents.bracket_calls import find_bracket_call
from wb2pm.converters.agents.calls import SIGNATURES, find_calls, is_python
from wb2pm.converters.agents.keys import key_name
from wb2pm.converters.agents.meaning import interpret
from wb2pm.converters.browsergym.steps import read_answer

MEANINGS: list[tuple[str, dict[str, Any]]] = [
    ("click('a51')", {"action": "click", "element": "a51"}),
    ("click('51', 'right')", {"action": "right_click"}),
    ("click('51', button='middle', modifiers=['Shift'])", {"action": "click"}),
    ("dblclick('51')", {"action": "double_click"}),
    ("hover('b12')", {"action": "hover", "element": "b12"}),
    ("fill('237', 'multi-line\\nexample')", {"value": "multi-line\nexample"}),
    ("fill(bid='16', value=\"jess\")", {"action": "type", "element": "16"}),
    ("fill('32', 'x', enable_autocomplete_menu=True)", {"value": "x"}),
    ("clear('996')", {"action": "type", "value": ""}),
    ("check('55')", {"action": "click"}),
    ("uncheck('a5289')", {"action": "click", "element": "a5289"}),
    ("select_option('c48', ['red', 'blue'])", {"value": "red, blue"}),
    ("select_option('48', 'blue')", {"action": "select", "value": "blue"}),
    ("press('88', 'Backspace')", {"action": "press", "value": "Backspace"}),
    ("press('a26', 'ControlOrMeta+a')", {"value": "Ctrl+A"}),
    ("focus('b455')", {"action": "hover", "element": "b455"}),
    ("drag_and_drop('56', '498')", {"action": "drag", "to_element": "498"}),
    ("upload_file('572', '/data/a.pdf')", {"action": "select", "value": "/data/a.pdf"}),
    ("upload_file('63', ['/a', '/b'])", {"value": "/a, /b"}),
    ("scroll(0, 200)", {"action": "scroll", "value": "down"}),
    ("scroll(-50.2, -100.5)", {"value": "up"}),
    ("scroll(100, 0)", {"value": "right"}),
    ("scroll_at(10, 20, 0, -5)", {"value": "up", "point": (10.0, 20.0)}),
    ("mouse_move(65.2, 158.5)", {"action": "hover", "point": (65.2, 158.5)}),
    ("mouse_down(140.2, 580.1)", {"action": "other", "point": (140.2, 580.1)}),
    ("mouse_up(250, 120, 'right')", {"action": "other"}),
    ("mouse_click(887.2, 68)", {"action": "click", "point": (887.2, 68.0)}),
    ("mouse_click(1, 2, button='right')", {"action": "right_click"}),
    ("mouse_dblclick(5, 236)", {"action": "double_click"}),
    ("mouse_drag_and_drop(10.7, 325, 235.6, 24.54)", {"action": "drag"}),
    ("mouse_upload_file(132.1, 547, '/a')", {"action": "select", "value": "/a"}),
    ("keyboard_press('Shift+Tab')", {"value": "Shift+Tab", "on_focus": True}),
    ("keyboard_down('Shift')", {"action": "press", "value": "Shift"}),
    ("keyboard_up('Shift')", {"action": "other"}),
    ("keyboard_type('Hello!')", {"action": "type", "value": "Hello!"}),
    ("keyboard_insert_text('Hé')", {"action": "type", "value": "Hé"}),
    ("goto('http://a.example')", {"action": "navigate", "value": "http://a.example"}),
    ("go_back()", {"action": "navigate", "attributes": {"way": "back"}}),
    ("go_forward()", {"action": "navigate", "attributes": {"way": "forward"}}),
    ("new_tab()", {"action": "tab_open"}),
    ("tab_close()", {"action": "tab_close"}),
    ("tab_focus(2)", {"action": "tab_switch", "value": "2"}),
    ("send_msg_to_user('It is (5).')", {"action": "message", "value": "It is (5)."}),
    ("report_infeasible('no such page')", {"action": "message"}),
    ("noop()", {"action": "wait"}),
    ("noop(500)", {"action": "wait", "attributes": {"call:wait_ms": 500}}),
]


@pytest.mark.parametrize(("text", "expected"), MEANINGS)
def test_each_function_of_browsergym_is_understood(
    text: str, expected: dict[str, Any]
) -> None:
    """With its element, its value and what kind of action it is."""
    (call,) = find_calls(text)

    meaning = interpret(call)

    assert call.text == text
    assert call.notes == ()
    assert {name: getattr(meaning, name) for name in expected} == expected


def test_every_function_is_among_the_examples() -> None:
    """None of the action space is left out."""
    assert {text.partition("(")[0] for text, _ in MEANINGS} == set(SIGNATURES)


@pytest.mark.parametrize(
    ("text", "names"),
    [
        ("fill('16', 'jess')\nclick('20')", ["fill", "click"]),
        ("```python\nclick('1')\n```", ["click"]),
        ("<action>click('1')</action>", ["click"]),
        ("# click('1')\nclick('2')", ["click"]),
        ("click('1') # then click('2')", ["click"]),
        ("I will now click('1') and then press('2', 'Enter').", ["click", "press"]),
        ("click('1'); click('2')", ["click", "click"]),
        ("    click('1')\r\n    click('2')\r\n", ["click", "click"]),
        ("fill('3', '''two\n'lines' ''')", ["fill"]),
        ("fill('1', 'a # b')", ["fill"]),
        ("fill('1', 'click(2)')", ["fill"]),
        ("foo('1')\nclick('2')", ["foo", "click"]),
        ("click(find('x'))", ["click"]),
        ("press (Enter) and go", []),
        ("call foo('1') now", []),
        ("click('1', 'left', [], 'more')", []),
        ("click('1', bid='2')", []),
        ("click(*x)", []),
        ("fill('16')", []),
        ("click('a'", []),
        ("click('a']", []),
        ("click('a", []),
        ("page.get_by_role('button').click()", []),
        ("", []),
    ],
)
def test_calls_are_found_in_any_surroundings(text: str, names: list[str]) -> None:
    """Comments, other words and calls of objects are none."""
    assert [call.name for call in find_calls(text)] == names


@pytest.mark.parametrize(
    ("text", "given", "note"),
    [
        ("press('a1255', Enter)", {"bid": "a1255", "key_comb": "Enter"}, "bare_name"),
        ("click(a51)", {"bid": "a51"}, "bare_name"),
        ("fill('1', 'a\nb')", {"bid": "1", "value": "a\nb"}, "broken_string"),
        ("click('1' + x)", {"bid": "'1' + x"}, "not_literal"),
        ("stop('x')", {"argument_1": "x"}, "unknown_action"),
    ],
)
def test_what_is_not_as_python_has_it_is_noted(
    text: str, given: dict[str, Any], note: str
) -> None:
    """It is taken as it was surely meant."""
    (call,) = find_calls(text)

    assert call.given == given
    assert call.notes == (note,)


@pytest.mark.parametrize(
    ("answer", "name", "given"),
    [
        ("click [12]", "click", {"bid": "12"}),
        (
            "Let's think. ```type [89] [New York] [0]```",
            "fill",
            {"bid": "89", "value": "New York", "enter": False},
        ),
        ("```\nscroll [down]\n```", "scroll", {"delta_x": 0, "delta_y": 100}),
        ("scroll [direction=up]", "scroll", {"delta_x": 0, "delta_y": -100}),
        ("press [Ctrl+v]", "keyboard_press", {"key": "Ctrl+v"}),
        ("goto [http://a.example/?q=[x]]", "goto", {"url": "http://a.example/?q=[x]"}),
        ("tab_focus [1]", "tab_focus", {"index": "1"}),
        ("new_tab", "new_tab", {}),
        ("close_tab", "tab_close", {}),
        ("go_back", "go_back", {}),
        ("hover [3]", "hover", {"bid": "3"}),
        ("select [3] [red]", "select_option", {"bid": "3", "options": "red"}),
        ("stop [Answer is 5]", "stop", {"answer": "Answer is 5"}),
        ("stop []", "stop", {"answer": ""}),
        ("note [remember]", "note", {"argument_1": "remember"}),
        ("none", "noop", {}),
    ],
)
def test_the_other_way_to_write_actions_is_understood(
    answer: str, name: str, given: dict[str, Any]
) -> None:
    """WebArena's, whichever of them an answer of BrowserGym's holds."""
    (call,) = read_answer(answer)

    assert (call.name, call.given) == (name, given)


@pytest.mark.parametrize(
    "answer", ["I would click it", "click", "type []", "click here"]
)
def test_words_that_look_like_actions_are_none(answer: str) -> None:
    """They stay as they are."""
    call = find_bracket_call(answer)

    assert call is None or call.given.get("bid") == ""


@pytest.mark.parametrize(
    ("answer", "name"),
    [
        ("this is not an action", "unparsed"),
        ("", "unparsed"),
        ("page.get_by_role('button').click()", "python"),
        ("page.goto('http://a.example')", "python"),
        ("finish('x')", "finish"),
    ],
)
def test_what_cannot_be_parsed_stays_as_it_is(answer: str, name: str) -> None:
    """Code as code, words as words."""
    (call,) = read_answer(answer)

    assert call.name == name
    assert call.text == answer


@given(st.text())
def test_any_text_is_read(text: str) -> None:
    """Each gives at least one call, whose text is in it."""
    calls = read_answer(text)

    assert calls
    assert all(call.text in text for call in calls)
    interpreted = [interpret(call) for call in calls]
    assert len(interpreted) == len(calls)


@given(
    st.sampled_from(["fill", "keyboard_type", "send_msg_to_user"]),
    st.text(st.characters(codec="utf-8")),
)
def test_any_text_that_is_typed_comes_back(name: str, typed: str) -> None:
    """However it is quoted."""
    text = f"fill('1', {typed!r})" if name == "fill" else f"{name}({typed!r})"

    (call,) = find_calls(text)

    assert interpret(call).value == typed


@pytest.mark.parametrize(
    "text",
    [
        "click(" * 20_000,
        "(" * 50_000,
        "click('" * 20_000,
        "-" * 90_000 + "1",
        "'" * 90_001,
    ],
)
def test_hostile_texts_cost_little(text: str) -> None:
    """Calls that never end, and nesting without end."""
    assert find_calls(text) == ()
    assert not is_python(text)


@pytest.mark.parametrize(
    ("key", "name"),
    [
        ("Enter", "Enter"),
        ("ArrowDown", "Down"),
        ("PageUp", "Page Up"),
        ("Control+Shift+t", "Ctrl+Shift+T"),
        ("Meta+KeyA", "Cmd+A"),
        ("Digit5", "5"),
        (" ", "Space"),
        ("Control++", "Ctrl++"),
        ("a", "a"),
        ("F5", "F5"),
        ("", ""),
    ],
)
def test_keys_have_their_usual_names(key: str, name: str) -> None:
    """As Playwright spells them, and as people do."""
    assert key_name(key) == name
