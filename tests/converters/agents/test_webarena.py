"""Runs on WebArena: pages and actions by turns."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from wb2pm.converters.agents.accessibility import find_node, focused_node
from wb2pm.converters.agents.accessible_page import accessible_page
from wb2pm.converters.labels.elements.markup import words_for
from wb2pm.converters.labels.labelling import label
from wb2pm.converters.sources.readers import claims_on
from wb2pm.converters.sources.reading import read
from wb2pm.converters.webarena.runs import read_text
from wb2pm.events import Demonstration

TREE = (
    "Tab 0 (current): Orders / Shop\n\n"
    "[1] RootWebArea 'Orders / Shop' focused: True\n"
    "\t[12] link 'Orders'\n"
    "\t[13] textbox 'Search' required: False\n"
    "\t[14] combobox 'Size' hasPopup: menu\n"
    "\t[15] StaticText 'Colour'\n"
    "\t[16] textbox '' required: False\n"
)


def page(place: int = 0) -> dict[str, Any]:
    """Make the turn of a page."""
    return {
        "url": f"http://shop.example/orders/{place}",
        "axtree": TREE,
        "screenshot_path": f"shots/3477062987087774639_0_{place}.png",
    }


def act(name: str, **told: Any) -> dict[str, Any]:
    """Make the turn of an action, with the fields that it leaves empty."""
    empty: dict[str, Any] = {
        "action_type": 0,
        "text": [],
        "page_number": 0,
        "url": "",
        "element_id": "",
        "key_comb": "",
        "direction": "",
        "answer": "",
        "raw_prediction": "",
    }
    return {
        "metadata": {"cot": "I think"},
        "action": empty | {"action_name": name} | told,
    }


def codes(text: str) -> list[int]:
    """Write a text as WebArena numbers keys."""
    return [982 if c == "\n" else ord(c) - (17 if c < "\x80" else 18) for c in text]


def run_of(tmp_path: Path, *turns: Any, **told: Any) -> Demonstration:
    """Write a run, and read it."""
    content = {
        "task_id": 4,
        "intent": "Find it",
        "source": "gpt",
        "trajectory": turns,
    } | told
    path = tmp_path / "runs.json"
    path.write_text(json.dumps([content]), encoding="utf-8")
    assert list(claims_on(path)) == ["webarena"]
    (demonstration,) = read(path).demonstrations
    return demonstration


def test_every_action_is_understood(tmp_path: Path) -> None:
    """By its fields, with its element from the page before it."""
    demonstration = run_of(
        tmp_path,
        page(),
        act("click", element_id="12"),
        act("type", element_id="13", text=codes("red socks\n")),
        act("type", element_id="16", text="blue"),
        act("hover", element_id="12"),
        act("press", key_comb="Control+a"),
        act("scroll", direction="up"),
        page(1),
        act("goto_url", url="http://a.example"),
        act("page_focus", page_number=1),
        act("new_tab"),
        act("page_close"),
        act("go_back"),
        act("go_forward"),
        act("none"),
        act("check", element_id="12"),
        act("select_option", element_id="14", text="M"),
        act("keyboard_type", text=codes("é")),
        act("stop", answer="42"),
    )

    assert [(e.action, e.value) for e in demonstration.events] == [
        ("click", None),
        ("type", "red socks"),
        ("type", "blue"),
        ("hover", None),
        ("press", "Ctrl+A"),
        ("scroll", "up"),
        ("navigate", "http://a.example"),
        ("tab_switch", "1"),
        ("tab_open", None),
        ("tab_close", None),
        ("navigate", None),
        ("navigate", None),
        ("wait", None),
        ("click", None),
        ("select", "M"),
        ("type", "é"),
        ("message", "42"),
    ]
    assert demonstration.events[1].attributes["call:enter"] is True
    assert demonstration.events[2].target is not None
    assert demonstration.events[2].target.path == '[bid="16"]'
    assert demonstration.events[0].attributes["cot"] == "I think"
    after = demonstration.events[0].screen_after
    assert after is not None
    assert after.url == "http://shop.example/orders/1"
    assert demonstration.events[6].screen_before == after
    assert after.title == "Orders / Shop"
    assert demonstration.attributes == {"answer": "42"}
    assert demonstration.id == "4 gpt 3477062987087774639"
    assert (demonstration.workflow, demonstration.actor) == ("4", "gpt")
    assert demonstration.site == "shop.example"
    assert demonstration.source_actions == 17
    assert [i.kind for i in demonstration.issues] == ["order_only"]
    assert [a.label for a in label(demonstration)][:2] == [
        "Click 'Orders'",
        "Enter 'Search'",
    ]


def test_words_and_numbers_do_where_fields_are_empty(tmp_path: Path) -> None:
    """The number of the action, or what the agent wrote."""
    demonstration = run_of(
        tmp_path,
        page(),
        act("", action_type=6, element_id="12"),
        act("", action_type=99, raw_prediction="```click [13]```"),
        {"action": "type [13] [socks] [0]"},
        {"action": "I am lost"},
        act("dance"),
        {"action": None},
        act("", action_type="ActionTypes.CLICK", element_id="404"),
        {"odd": 1},
        "text",
    )

    assert [(e.action, e.raw_action) for e in demonstration.events] == [
        ("click", "click"),
        ("click", "click"),
        ("type", "fill"),
        ("other", "unparsed"),
        ("other", "dance"),
        ("other", "unparsed"),
        ("click", "click"),
    ]
    assert demonstration.source_actions == 7
    assert [i.kind for i in demonstration.issues] == [
        "order_only",
        "unparsed",
        "unknown_action",
        "unparsed",
        "unknown_element",
        "unknown_entry",
        "unknown_entry",
    ]


def test_a_run_without_a_trajectory_is_skipped(tmp_path: Path) -> None:
    """The others of the file are read."""
    path = tmp_path / "runs.jsonl"
    lines = [{"intent": "x", "trajectory": None}, {"intent": "x", "trajectory": []}, 5]
    path.write_text("\n".join(map(json.dumps, lines)), encoding="utf-8")

    recordings = read(path)

    assert [d.id for d in recordings.demonstrations] == ["line 2"]
    assert len(recordings.skipped) == 2


@pytest.mark.parametrize(
    ("stored", "text"),
    [
        (codes("Hello, World!"), "Hello, World!"),
        (codes("a\n"), "a\n"),
        (codes("~"), "~"),
        ([112, 981], chr(130) + chr(999)),
        ([1, 0], "\n"),
        (["a", "b"], "ab"),
        ([True, -1, 5000, {}], "\n"),
        (None, ""),
    ],
)
def test_keys_by_their_numbers(stored: Any, text: str) -> None:
    """Special keys, ASCII, further characters, the end of a line."""
    assert read_text(stored) == text


def test_letters_that_have_no_number_are_taken_from_the_words(tmp_path: Path) -> None:
    """Numbers stand for the keys of one keyboard, and are left out for all others."""
    turn = act("type", element_id="7", text=codes("ab"))
    turn["action"]["raw_prediction"] = "type [7] [ab\u0436]"

    assert run_of(tmp_path, page(), turn).events[0].value == "ab\u0436"


def test_trees_in_words_are_searched() -> None:
    """Quotes, properties, what has the focus, and what stands beside."""
    node = find_node(TREE, "14")

    assert node is not None
    assert (node.role, node.name, node.properties) == (
        "combobox",
        "Size",
        {"hasPopup": "menu"},
    )
    assert find_node(TREE, "1.") is None
    assert focused_node(TREE) == "1"
    assert focused_node("") is None
    assert find_node("[3] link \"it's \\'x\\'\"", "3").name == "it's 'x'"  # type: ignore[union-attr]  # it is there
    assert name_beside(TREE, "16") == "Colour"
    assert name_beside(TREE, "404") is None


def name_beside(tree: str, identifier: str) -> str | None:
    """Name a field by what the page calls it."""
    return words_for(accessible_page(tree).at_path(f'[bid="{identifier}"]'))


@pytest.mark.parametrize(
    ("tree", "identifier", "name"),
    [
        ("[1] checkbox ''\nStaticText 'Agree'", "1", "Agree"),
        ("StaticText 'Title'\n[1] checkbox ''\n[2] button 'Go'", "1", None),
        ("[2] button 'Go'\n[1] textbox ''", "1", None),
        ("StaticText '12'\n[1] textbox ''", "1", None),
        ("[1] textbox ''\n[2] textbox ''", "2", None),
    ],
)
def test_names_of_fields_without_any(
    tree: str, identifier: str, name: str | None
) -> None:
    """The nearest text, unless another control is nearer."""
    assert name_beside(tree, identifier) == name


def test_the_sample_is_read(shared_data: Path) -> None:
    """Each run by itself."""
    recordings = read(shared_data / "agent_trajectories/webarena_successful")

    assert [(d.source_actions, len(d.events)) for d in recordings.demonstrations] == [
        (1, 1),
        (2, 2),
        (1, 1),
    ]
    assert {d.attributes["answer"] for d in recordings.demonstrations} == {
        "Quest Lumaflex™ Band"
    }
    assert recordings.skipped == ()
