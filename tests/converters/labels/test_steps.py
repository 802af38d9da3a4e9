"""Which events are one step, and which begin another."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from typing import TYPE_CHECKING

import pytest
from msgspec.structs import replace

from wb2pm.converters.labels.labelling import label
from wb2pm.discovery.conformance.grounding.readings import is_passive, read_run
from wb2pm.events import Box, Demonstration, Element, UIEvent

if TYPE_CHECKING:
    from wb2pm.events import Action

START = datetime(2026, 11, 22, tzinfo=UTC)
HOST = Element(tag="select", label="Host name", path="//*[@id='host']")
FILE = Element(tag="a", text="Notices", path="//*[@id='file']")


def _event(
    at: float,
    action: Action,
    target: Element,
    value: str | None = None,
    x: float | None = 0,
) -> UIEvent:
    when = START + timedelta(seconds=at)
    return UIEvent(
        id=str(at),
        action=action,
        raw_action=action,
        started_at=when,
        ended_at=when,
        time_quality="recorded",
        source_index=int(at * 10),
        target=target,
        value=value,
        x=x,
        y=5,
    )


def _labels(*events: UIEvent) -> list[str]:
    demonstration = Demonstration(
        id="1", source="1", source_format="test", events=events, source_actions=1
    )
    return [activity.label for activity in label(demonstration)]


def test_a_second_choice_in_a_list_is_a_step_of_its_own() -> None:
    """Unless keys passed over the first, as arrows do."""
    first = _event(0, "select", HOST, "This host")
    key = _event(1, "press", HOST, "ArrowDown")
    second = _event(2, "select", HOST, "Local")

    assert _labels(first, second) == ["Select 'Host name'"] * 2
    assert _labels(first, key, second) == ["Select 'Host name'"]


@pytest.mark.parametrize(
    ("after_s", "x", "labels"),
    [
        (0.1, 0, ["Double-click 'Notices'"]),
        (0.1, 30, ["Click 'Notices'"] * 2),
        (0.9, 0, ["Click 'Notices'"] * 2),
    ],
)
def test_two_clicks_at_one_point_are_a_double_click(
    after_s: float, x: float, labels: list[str]
) -> None:
    """A list that is drawn anew by the first leaves the recorder two."""
    first, second = _event(0, "click", FILE), _event(after_s, "click", FILE, x=x)

    assert _labels(first, second) == labels


@pytest.mark.parametrize(
    ("states", "labels"),
    [((True, True), ["Click 'Heating'"]), ((True, False), ["Click 'Heating'"] * 2)],
)
def test_a_box_that_is_told_twice_is_ticked_once(
    states: tuple[bool, bool], labels: list[str]
) -> None:
    """A click on its label is told of both; in another state it was changed again."""
    box = Element(tag="input", type="checkbox", label="Heating", path="//*[@id='a']")
    first, second = (
        replace(
            _event(0.3 * n, "click", box, x=20 if n == 0 else None),
            raw_action="check",
            attributes={"checked": state},
        )
        for n, state in enumerate(states)
    )

    assert _labels(first, second) == labels


@pytest.mark.parametrize(("drop", "labels"), [(8, 1), (40, 2)])
def test_keys_go_to_a_field_that_is_drawn_a_little_over_its_line(
    drop: int, labels: int
) -> None:
    """An editor draws the lines that are clicked, and takes the keys elsewhere."""
    editor = "//*[@id='editor']/div"
    line = Element(
        tag="pre",
        path=f"{editor}/div[2]/pre[3]",
        box=Box(x=10, y=100, width=300, height=18, space="screen"),
    )
    field = Element(
        tag="textarea",
        path=f"{editor}/div[1]/textarea",
        box=Box(x=12, y=100 - drop, width=300, height=14, space="screen"),
    )

    assert (
        len(_labels(_event(0, "click", line, x=50), _event(1, "type", field, "a:")))
        == labels
    )


@pytest.mark.parametrize(("x", "labels"), [(20, 1), (200, 2)])
def test_a_click_on_what_becomes_a_field_is_part_of_filling_it(
    x: float, labels: int
) -> None:
    """Cells of a grid are fields only while they are edited."""
    box = Box(x=0, y=0, width=100, height=20, space="screen")
    cell = Element(tag="span", text="0.00", path="//*[@id='x']/div[2]/span")
    field = Element(
        tag="input", label="Hours", path="//*[@id='x']/div[2]/input", box=box
    )

    found = _labels(_event(0, "click", cell, x=x), _event(1, "type", field, "2"))

    assert found[-1] == "Enter 'Hours'"
    assert len(found) == labels


@pytest.mark.parametrize(
    ("target", "typed", "labels"),
    [
        (Element(tag="body", path="/html/body"), "e", ["Press 'e'"]),
        (Element(tag="body", path="/html/body"), "vb", ["Press 'vb'"]),
        (Element(tag="body", path="/html/body"), "a lost sentence", ["Enter text"]),
        (Element(tag="body", role="textbox", label="Notes"), "e", ["Enter 'Notes'"]),
    ],
)
def test_keys_while_nothing_has_the_focus_are_a_shortcut(
    target: Element, typed: str, labels: list[str]
) -> None:
    """A page takes no text; more than a command's keys are a text all the same."""
    event = _event(0, "type", target, typed)

    assert _labels(event) == labels


@pytest.mark.parametrize(
    ("keys", "labels"),
    [
        ("Ctrl+S", ["Enter 'Notes'", "Press 'Ctrl+S'", "Enter 'Notes'"]),
        ("Cmd+Shift+P", ["Enter 'Notes'", "Press 'Cmd+Shift+P'", "Enter 'Notes'"]),
        ("Ctrl+B", ["Enter 'Notes'"]),
        ("Ctrl+Shift+Z", ["Enter 'Notes'"]),
        ("Shift+End", ["Enter 'Notes'"]),
        ("Ctrl++", ["Enter 'Notes'"]),
    ],
)
def test_what_keys_command_while_somebody_writes_is_a_step(
    keys: str, labels: list[str]
) -> None:
    """Saving is; marking, editing and moving in the text belong to writing."""
    notes = Element(tag="textarea", label="Notes", path="/html/body/textarea")

    found = _labels(
        _event(0, "type", notes, "Tea"),
        _event(1, "press", notes, keys),
        _event(2, "type", notes, "Milk"),
    )

    assert found == labels


def test_shortcuts_are_no_filling_in() -> None:
    """What they bring is theirs, as what a button brings."""
    event = _event(0, "type", Element(tag="body", path="/html/body"), "e")
    done = Demonstration(
        id="1", source="1", source_format="test", events=(event,), source_actions=1
    )

    (moment,) = read_run(done, label(done)).moments

    assert moment.doing == "press e"
    assert not is_passive(moment)


@pytest.mark.parametrize(
    ("held", "before", "labels"),
    [
        ("Hello", "", ["Enter 'Message'", "Enter 'Message'"]),
        ("Hello", "Hello\n", ["Enter 'Message'"]),
        ("", "", ["Enter 'Message'"]),
    ],
    ids=["sent", "a line", "kept elsewhere"],
)
def test_what_enter_has_sent_from_a_field_of_lines_is_entered(
    held: str, before: str, labels: list[str]
) -> None:
    """Whoever clicks there again begins what comes next with that."""
    field = Element(tag="textarea", label="Message", path="/html/body/textarea")
    sent = _event(2, "press", replace(field, value=held), "Enter")
    then = replace(
        _event(4, "type", replace(field, value="H"), "How are you?"),
        attributes={"before": before},
    )
    events = (_event(1, "type", field, "Hello"), sent, _event(3, "click", field), then)

    assert _labels(*events) == labels
