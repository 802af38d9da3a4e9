"""Journals become traces, and traces demonstrations, with nothing lost."""

from __future__ import annotations

import json
import shutil
from datetime import datetime, timedelta, timezone
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.record.journals import (
    NAME,
    action,
    end,
    event,
    head,
    screen,
    target,
    write_journal,
)
from wb2pm.converters.labels.labelling import label
from wb2pm.converters.pages.forms import carried_elements
from wb2pm.converters.sources.pynput_keys import split_keys
from wb2pm.converters.sources.reading import read
from wb2pm.converters.wonderbread.form_actions import key_tokens
from wb2pm.converters.wonderbread.reader import claims, read_demonstration
from wb2pm.errors import ConversionError
from wb2pm.events import Demonstration
from wb2pm.record import finish_recording

OSLO = timezone(timedelta(hours=1))


def read_lines(
    folder: Path, *lines: dict[str, Any], rest: bytes = b""
) -> Demonstration:
    """Write a journal and read it as a recording."""
    return read_demonstration(write_journal(folder, *lines, rest=rest))


def test_a_journal_is_a_recording(tmp_path: Path) -> None:
    """A folder with nothing but a journal is claimed and read."""
    home = write_journal(tmp_path, head(), screen(), action(1, "click", 1, x=60, y=135))

    assert claims(home)
    (demonstration,) = read(tmp_path).demonstrations
    (event,) = demonstration.events
    assert (demonstration.id, demonstration.workflow, demonstration.intent) == (
        NAME,
        "7",
        "Add a name",
    )
    assert (demonstration.actor, demonstration.site) == ("kim", "shop")
    assert demonstration.source_actions == 1
    assert event.started_at == datetime(2026, 3, 17, 10, 12, 5, tzinfo=OSLO)
    assert event.ended_at - event.started_at == timedelta(milliseconds=250)
    assert event.time_quality == "recorded"
    assert event.target is not None
    assert event.target.box is not None
    assert (event.target.box.x, event.target.box.y) == (10, 120)
    assert event.screen_before is not None
    assert [e.tag for e in carried_elements(event.screen_before)] == [
        "button",
        "chrome_omnibox",
    ]
    assert {issue.kind for issue in demonstration.issues} == {"unfinished_recording"}


def test_actions_stand_in_the_order_in_which_they_began(tmp_path: Path) -> None:
    """Messages of frames and tabs may arrive in another order."""
    demonstration = read_lines(
        tmp_path,
        *(head(), screen()),
        *(action(2, "press", 2, keys=["Enter"]), action(1, "click", 1)),
        *(
            event(1, "navigate", 1.5, value="http://shop.example/", way="address"),
            end(),
        ),
    )

    assert [e.raw_action for e in demonstration.events] == [
        "click",
        "navigate",
        "press",
    ]
    assert [e.id for e in demonstration.events] == ["1", "2+1", "3"]
    assert demonstration.source_actions == 3
    assert demonstration.issues == ()


def test_what_an_address_leads_to_is_not_what_the_click_before_it_brought(
    tmp_path: Path,
) -> None:
    """The form's next state is that of the new page; what was left is told apart."""
    there = "http://shop.example/orders"
    demonstration = read_lines(
        tmp_path,
        *(head(), screen(), screen("f-s2", title="Saved"), screen("f-s3", url=there)),
        action(1, "click", 1),
        event(1, "navigate", 2, value=there, way="address", screen="f-s2"),
        action(2, "press", 3, keys=["Enter"], screen="f-s3"),
        end(),
    )

    click, navigate, _ = demonstration.events
    assert click.screen_after is not None
    assert navigate.screen_after is not None
    assert click.screen_after.title == "Saved"
    assert click.screen_after.url == screen()["url"]
    assert navigate.screen_after.url == there


def test_what_is_learnt_later_replaces_what_was_known(tmp_path: Path) -> None:
    """A field's value is the last that was told; an unknown action is passed over."""
    more = {"line": "more", "id": "f-1", "end": action(1, "type", 4)["end"]}
    demonstration = read_lines(
        tmp_path,
        *(head(), screen()),
        action(1, "type", 1, value="a", typed="a", before="old", keys=["a"]),
        more | {"value": "ab", "typed": "ab", "keys": ["a", "b"]},
        more | {"id": "f-9", "value": "lost"},
        end(outcome="abandoned"),
    )

    (typed,) = demonstration.events
    assert typed.value == "ab"
    assert typed.keys == ("'a'", "'b'")
    assert typed.attributes["before"] == "old"
    assert typed.ended_at - typed.started_at == timedelta(milliseconds=3250)
    assert demonstration.outcome == "abandoned"
    assert label(demonstration)[0].value == "ab"


def test_what_an_action_brought_about_belongs_to_it(tmp_path: Path) -> None:
    """A download is noted with its click, and is no action of its own."""
    demonstration = read_lines(
        tmp_path,
        *(head(), screen(), action(1, "click", 1)),
        event(1, "download", 2, value="orders.csv", cause="f-1"),
        event(2, "download", 9, value="late.csv"),
        end(),
    )

    click, download = demonstration.events
    assert click.attributes["download:value"] == "orders.csv"
    assert (download.action, download.value) == ("other", "late.csv")
    assert [a.label for a in label(demonstration)] == ["Click 'Go'", "Download a file"]
    assert demonstration.source_actions == 2


def test_tabs_that_closed_with_the_browser_are_no_actions(tmp_path: Path) -> None:
    """A tab that was closed while another stayed open is one."""
    closes = [event(3, "tab_close", 5, tab="1"), event(4, "tab_close", 5.1, tab="2")]
    opened = event(1, "tab_open", 1, tab="2")

    ended = read_lines(tmp_path / "a", head(), screen(), opened, *closes)
    stayed = read_lines(
        tmp_path / "b", head(), screen(), action(1, "click", 0), opened, closes[1]
    )

    assert [e.raw_action for e in ended.events] == ["tab_open"]
    assert [e.raw_action for e in stayed.events] == ["click", "tab_open", "tab_close"]


def test_a_line_that_was_cut_off_is_noted(tmp_path: Path) -> None:
    """The recorder was killed while it wrote."""
    demonstration = read_lines(
        tmp_path, head(), screen(), action(1, "click", 1), rest=b'{"line":"act'
    )

    assert len(demonstration.events) == 1
    kinds = {issue.kind for issue in demonstration.issues}
    assert kinds == {"unfinished_line", "unfinished_recording"}


@pytest.mark.parametrize(
    ("rest", "said"),
    [
        (b"nonsense\n", "line 2"),
        (b'{"line":"screen"}\n', "line 2"),
        (b'{"line":"action","id":"a","kind":"click"}\n', "not a journal of wb2pm"),
        (b"[]\n", "line 2"),
    ],
)
def test_what_is_no_journal_is_refused_with_its_place(
    tmp_path: Path, rest: bytes, said: str
) -> None:
    """Whatever stands in it, the reader says what is wrong and where."""
    home = write_journal(tmp_path, head(), rest=rest)

    with pytest.raises(ConversionError, match=said):
        read_demonstration(home)


def test_a_journal_of_a_later_format_is_refused(tmp_path: Path) -> None:
    """An older wb2pm does not guess."""
    with pytest.raises(ConversionError, match="journal of format 2"):
        read_lines(tmp_path, head(format=2))


def test_unknown_lines_are_noted(tmp_path: Path) -> None:
    """Nothing is dropped in silence."""
    note = {"line": "note", "kind": "refused_message", "message": "a page forged"}
    demonstration = read_lines(
        tmp_path, head(), {"line": "smell", "id": "x"}, note, note, end()
    )

    assert [i.kind for i in demonstration.issues] == ["unknown_line", "refused_message"]


def test_finishing_loses_nothing(tmp_path: Path) -> None:
    """The trace reads as the journal did, and the journal is no longer needed."""
    lines = [
        *(head(), screen(), screen("f-s2", url="http://shop.example/done")),
        action(1, "click", 1, x=60, y=135, modifiers=["shift"], button=0),
        {"line": "picture", "of": "f-1", "file": "0.png"},
        action(2, "type", 2, value="Ada\nBo", typed="Ada\nBo", keys=[], secret=None),
        action(3, "scroll", 3, target=None, pixels={"x": 0, "y": 4}, x=1, y=2),
        action(4, "drag", 4, x=1, y=2, to_x=50, to_y=60, to=target("Van")),
        action(5, "select", 5, option="Open", value="1"),
        action(6, "type", 6, value="[password]", secret="password", keys=[]),
        event(
            1, "dialog", 7, value="accept", dialog="alert", message="Hi", screen="f-s1"
        ),
        {"line": "seen", "at": 1773738740000.0, "tab": "1", "screen": "f-s2"},
        end(),
    ]
    home = write_journal(tmp_path, *lines)
    (home / "screenshots").mkdir()
    (home / "screenshots" / "0.png").write_bytes(b"\x89PNG")
    before = read_demonstration(home)

    trace = finish_recording(home)

    after = read_demonstration(home)
    assert trace == home / f"{NAME}.json"
    assert not (home / "journal.jsonl").exists()
    assert plain(after) == plain(before)
    assert after.events[-1].screen_after is not None
    assert after.events[-1].screen_after.url == "http://shop.example/done"
    first = after.events[0].screen_before
    assert first is not None
    assert first.screenshot == str(home / "screenshots" / "0.png")
    released = [e["data"] for e in json.loads(trace.read_bytes())["trace"]][1::2]
    assert [a["type"] for a in released] == [
        *("mouseup", "keystroke", "scroll", "mouseup", "mouseup", "keystroke")
    ]
    assert released[1]["key"] == "'A' 'd' 'a' Key.enter 'B' 'o'"
    assert released[2]["dy"] == -1
    assert released[5]["key"] == " ".join(["'*'"] * 8)
    assert [e.value for e in after.events] == [
        *(None, "Ada\nBo", "down", "Van", "Open", "[password]", "accept")
    ]
    sop = home / f"SOP - {NAME}.txt"
    assert sop.read_text().startswith("Add a name\n")
    assert after.procedure is not None


def plain(demonstration: Demonstration) -> object:
    """Turn a demonstration into plain data without names of files."""
    import msgspec

    events = msgspec.to_builtins(demonstration.events)
    for one in events:
        for side in ("screen_before", "screen_after"):
            one[side].pop("source")
    return events, msgspec.to_builtins(demonstration.issues), demonstration.attributes


def test_finishing_keeps_a_procedure_that_was_edited(tmp_path: Path) -> None:
    """Recovering does not write over a person's work."""
    home = write_journal(tmp_path, head(), screen(), action(1, "click", 1), end())
    sop = home / f"SOP - {NAME}.txt"
    sop.write_text("Mine\n1. Click Go\n")

    finish_recording(home)

    assert sop.read_text() == "Mine\n1. Click Go\n"


@pytest.mark.parametrize(
    ("keys", "modifiers", "expected"),
    [
        (["Tab"], ["shift"], ("press", "Shift+Tab")),
        (["s"], ["ctrl"], ("press", "Ctrl+S")),
        (["j"], [], ("type", "j")),
        (["Down", "Enter"], [], ("press", "Down Enter")),
    ],
)
def test_presses_are_named_as_in_released_traces(
    tmp_path: Path, keys: list[str], modifiers: list[str], expected: tuple[str, str]
) -> None:
    """A character outside a field is typed, as the public recorder has it."""
    pressed = action(1, "press", 1, keys=keys, modifiers=modifiers)

    (event,) = read_lines(tmp_path, head(), screen(), pressed, end()).events

    assert (event.action, event.value) == expected


def test_there_is_nothing_to_finish_without_a_journal(tmp_path: Path) -> None:
    """The error names the folder and what is missing."""
    with pytest.raises(ConversionError, match=r"journal\.jsonl"):
        finish_recording(tmp_path)


def test_an_empty_recording_is_one(tmp_path: Path) -> None:
    """Somebody opened a browser and closed it again."""
    home = write_journal(tmp_path, head(workflow=None, intent=None, site=None), end())

    finish_recording(home)

    demonstration = read_demonstration(home)
    assert demonstration.events == ()
    assert demonstration.intent == "7"
    shutil.rmtree(home)


def broken(folder: Path, where: str, value: object) -> None:
    """Read a good trace with one exact field made wrong."""
    home = write_journal(
        folder,
        *(head(), screen(), action(1, "click", 1, x=1, y=2)),
        *(event(1, "dialog", 2, screen="f-s1"), end()),
    )
    trace = finish_recording(home)
    content = json.loads(trace.read_bytes())
    place: Any = content
    *path, last = where.split(".")
    for step in path:
        place = place[int(step) if step.isdigit() else step]
    place[last] = value
    trace.write_text(json.dumps(content))
    read_demonstration(home)


@pytest.mark.parametrize(
    ("where", "value", "said"),
    [
        ("trace.1.data.wb2pm", None, "without its exact side"),
        ("trace.1.data.wb2pm.kind", "think", "unknown kind 'think'"),
        ("trace.1.data.wb2pm.kind", ["click"], "unknown kind"),
        ("trace.1.data.wb2pm.started_at", "2026-03-17T09:12:04", "with its zone"),
        ("trace.1.data.wb2pm.ended_at", 5, "with its zone"),
        ("trace.1.data.wb2pm.target", "x", "expected an object"),
        ("trace.1.data.wb2pm.target.box", 5, "expected a rectangle"),
        ("trace.1.data.wb2pm.target.box", {"x": 1}, "expected a rectangle"),
        ("wb2pm.events.0.position", "1", "without its position"),
        ("wb2pm.events.0.state", {"url": 5}, "state"),
    ],
)
def test_a_wrong_exact_field_is_refused_with_its_place(
    tmp_path: Path, where: str, value: object, said: str
) -> None:
    """A trace that somebody has edited does not pass silently."""
    with pytest.raises(ConversionError, match=said) as refused:
        broken(tmp_path, where, value)

    assert refused.value.path.startswith(("$.trace[1].data.wb2pm", "$.wb2pm.events[0]"))


def test_a_name_from_nowhere_known_is_no_name(tmp_path: Path) -> None:
    """An object where a word stands (seed 7 of the mutations, 39)."""
    broken(tmp_path, "trace.1.data.wb2pm.target.name_from", {"a": 1})


@given(st.lists(st.sampled_from([*"aZ1'\\\" ü", "Backspace"]), min_size=1))
def test_key_names_are_read_back(keys: list[str]) -> None:
    """What is written of keys in the recorder's terms gives the same text again."""
    left: list[str] = []
    for key in keys:
        if key != "Backspace":
            left.append(key)
        elif left:
            left.pop()

    runs = split_keys(key_tokens(keys))

    if any(key != "Backspace" for key in keys):
        assert [run.value for run in runs] == ["".join(left)]


@pytest.mark.parametrize(
    ("keys", "modifiers", "name"),
    [
        (["s"], ["ctrl"], "Ctrl+S"),
        (["S"], ["ctrl", "shift"], "Ctrl+Shift+S"),
        (["Tab"], ["shift"], "Tab"),
        (["F5"], None, "F5"),
        (["PageDown"], [], "Page Down"),
        (["Enter"], None, "Enter"),
        (["ArrowLeft"], ["alt"], "Alt+Left"),
        (["\u3000"], None, " "),
    ],
)
def test_keys_have_their_usual_names(
    keys: list[str], modifiers: list[str] | None, name: str
) -> None:
    """A press is named as in a released trace."""
    assert split_keys(key_tokens(keys, modifiers))[-1].value == name
