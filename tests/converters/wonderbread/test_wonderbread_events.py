"""What the actions and states of a trace become."""

from __future__ import annotations

from datetime import datetime, timezone
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from tests.converters.traces import Trace, action, state, write_trace
from wb2pm.converters.pages.forms import carried_elements
from wb2pm.converters.wonderbread.reader import read_demonstration
from wb2pm.errors import ConversionError
from wb2pm.events import Box, Element, Screen

if TYPE_CHECKING:
    from wb2pm.events import Demonstration

FIELD = {"xpath": "//*[@id='q']", "tag": "input", "type": "text", "value": "old"}


def read(folder: Path, *entries: dict[str, Any], **options: Any) -> Demonstration:
    """Read a trace of these entries."""
    return read_demonstration(write_trace(folder, {"trace": list(entries)}), **options)


def kinds(demonstration: Demonstration) -> list[str]:
    """List the kinds of the issues noted."""
    return [issue.kind for issue in demonstration.issues]


def test_each_action_becomes_an_event_in_the_order_of_the_file(tmp_path: Path) -> None:
    """With the screens before and after it, and its place in the file."""
    demonstration = read(
        tmp_path,
        state(url="http://a.example/1"),
        action("mouseup", x=3.5, y=-7.25, is_right_click=False),
        state(url="http://a.example/2"),
        action("mouseup", x=1, y=1, is_right_click=True),
        state(url="http://a.example/3"),
    )

    first, second = demonstration.events

    assert (first.id, first.action, first.x, first.y) == ("1", "click", 3.5, -7.25)
    assert (second.id, second.action, second.source_index) == ("3", "right_click", 3)
    assert first.screen_before is not None
    assert first.screen_after is not None
    assert first.screen_before.url == "http://a.example/1"
    assert first.screen_after.url == "http://a.example/2"
    assert first.application == "Google Chrome"
    assert demonstration.source_actions == 2


def test_an_action_without_states_around_it_has_no_screens(tmp_path: Path) -> None:
    """Recordings of other programs have none."""
    (event,) = read(tmp_path, action("mouseup")).events

    assert event.screen_before is None
    assert event.screen_after is None
    assert event.application is None


@pytest.mark.parametrize(
    ("dx", "dy", "way"),
    [
        (0, -19, "down"),
        (4, -19, "down"),
        (0, 3, "up"),
        (2, 0, "right"),
        (-5, 1, "left"),
    ],
)
def test_a_wheel_turned_down_scrolls_down(
    tmp_path: Path, dx: int, dy: int, way: str
) -> None:
    """The sign is the wheel's, whatever prompts made of it."""
    seen = {"xpath": None}
    (event,) = read(
        tmp_path, action("scroll", x=1, y=1, dx=dx, dy=dy, element_attributes=seen)
    ).events

    assert event.value == way
    assert event.target is None
    assert event.attributes == {"wheel_dx": dx, "wheel_dy": dy}


def test_a_scroll_that_adds_up_to_nothing_is_kept_and_noted(tmp_path: Path) -> None:
    """Merged reversals cancel; the action still happened."""
    demonstration = read(tmp_path, action("scroll", dx=0, dy=0))

    assert [event.value for event in demonstration.events] == ["none"]
    assert "zero_scroll" in kinds(demonstration)


def test_halves_of_actions_are_noted_and_make_no_event(tmp_path: Path) -> None:
    """Old raw files hold the press of a button and the release of a key."""
    demonstration = read(
        tmp_path, action("mousedown"), action("mouseup"), action("keyrelease")
    )

    assert [event.action for event in demonstration.events] == ["click"]
    assert kinds(demonstration).count("half_action") == 2
    assert demonstration.source_actions == 3


@pytest.mark.parametrize(
    ("word", "raw"),
    [("hover", "hover"), (None, "null"), ([], "[]"), ({"a": 1}, '{"a":1}'), (7, "7")],
)
def test_an_unknown_action_is_kept_as_other(
    tmp_path: Path, word: object, raw: str
) -> None:
    """With the source's own word, and a note."""
    demonstration = read(tmp_path, action("x") | {"data": {"type": word, "z": [1]}})

    (event,) = demonstration.events
    assert (event.action, event.raw_action) == ("other", raw)
    assert event.attributes == {"z": "[1]"}
    assert "unknown_action" in kinds(demonstration)


def test_the_key_that_ends_a_raw_recording_is_no_event(tmp_path: Path) -> None:
    """It is noted; any other Escape is work."""
    escape = action("keypress", key="Key.esc")
    cleaned = action("keypress", key="Key.esc", start_timestamp="2026-03-02T10:00:01")

    raw = read(tmp_path / "raw", escape, escape)
    released = read(tmp_path / "released", escape, cleaned)

    assert [event.id for event in raw.events] == ["0"]
    assert [issue.where for issue in raw.issues if issue.kind == "stop_key"] == [
        "$.trace[1]"
    ]
    assert [event.id for event in released.events] == ["0", "1"]


def test_an_entry_that_is_neither_state_nor_action_is_noted(tmp_path: Path) -> None:
    """It is no source action, and does not stop the reading."""
    demonstration = read(tmp_path, {"type": "note", "data": {}}, action("mouseup"))

    assert "unknown_entry" in kinds(demonstration)
    assert demonstration.source_actions == 1


def test_a_key_event_without_keys_is_kept_and_noted(tmp_path: Path) -> None:
    """Neither an empty string nor a missing one names a key."""
    demonstration = read(tmp_path, action("keypress", key=""), action("keystroke"))

    assert [event.action for event in demonstration.events] == ["other", "other"]
    assert kinds(demonstration).count("no_keys") == 2


def test_merged_keys_are_split_in_time_and_noted(tmp_path: Path) -> None:
    """The parts share the span by their number of keys, under one source index."""
    demonstration = read(
        tmp_path,
        action(
            "keystroke",
            key="'a' 'b' Key.enter 'c'",
            timestamp="2026-03-02T10:00:04",
            start_timestamp="2026-03-02T10:00:00",
            end_timestamp="2026-03-02T10:00:04",
        ),
    )

    assert [
        (e.id, e.value, e.started_at.second, e.ended_at.second)
        for e in demonstration.events
    ] == [("0.1", "ab", 0, 2), ("0.2", "Enter", 2, 3), ("0.3", "c", 3, 4)]
    assert {e.source_index for e in demonstration.events} == {0}
    assert all("merged_keys" in e.issues for e in demonstration.events)


def test_ids_and_steps_of_every_make_are_read_over(tmp_path: Path) -> None:
    """Present, absent or null: the position in the file tells."""
    demonstration = read(
        tmp_path,
        state(id=None, step=None),
        action("mouseup", step=1),
        state(id=7),
        action("mouseup", id=None),
    )

    assert [event.id for event in demonstration.events] == ["1", "3"]


@pytest.mark.parametrize("seen", [None, {"xpath": None}, {"element": None}])
def test_an_action_may_be_aimed_at_nothing_known(
    tmp_path: Path, seen: dict[str, Any] | None
) -> None:
    """Other programs, scrolls of the page and lost elements have no target."""
    (event,) = read(tmp_path, action("mouseup", element_attributes=seen)).events

    assert event.target is None


def test_an_element_may_be_only_a_path(tmp_path: Path) -> None:
    """A scroll of a part of the page names the part."""
    seen = {"xpath": "/html/body/div"}
    (event,) = read(tmp_path, action("scroll", dy=1, element_attributes=seen)).events

    assert event.target == Element(path="/html/body/div")


def test_an_element_keeps_all_that_is_said_of_it(tmp_path: Path) -> None:
    """Values that are no text are written as JSON; other fields stay beside."""
    told = FIELD | {"text": "a\n" * 500, "value": 3, "extra": True, "none": None}
    seen = {"x": 1, "y": 2, "element": told}
    (event,) = read(tmp_path, action("mouseup", element_attributes=seen)).events

    assert event.target is not None
    assert event.target.value == "3"
    assert event.target.text == "a\n" * 500
    assert event.target.attributes == {"extra": "true"}
    assert event.target.box is None


def test_elements_of_cleaned_and_raw_clicks_lie_at_the_same_place(
    tmp_path: Path,
) -> None:
    """Coordinates are of the screen either way; a raw click tells the shift."""
    page = "<a>Home</a><p>Text</p><label>Name</label><input id='q'>"
    boxes = []
    for cleaned in (True, False):
        trace = Trace(cleaned=cleaned).show(page).click("#q").type("ab", "#q")
        demonstration = trace.read(tmp_path / str(cleaned))
        click, typing = demonstration.events
        assert click.target is not None
        assert typing.target is not None
        assert click.screen_before is not None
        seen = [e for e in carried_elements(click.screen_before) if e.tag == "input"]
        boxes.append((click.target.box, typing.target.box, seen[0].box))

    assert boxes[0] == boxes[1]
    assert boxes[0][0] == boxes[0][1] == boxes[0][2]
    assert boxes[0][0] is not None
    assert boxes[0][0].space == "screen"


def test_a_field_whose_place_nothing_tells_says_so(tmp_path: Path) -> None:
    """Keys alone do not tell where the page begins on the screen."""
    told = FIELD | {"x": 1, "y": 2, "width": 3, "height": 4}
    seen = {"key": "a", "element": told}
    (event,) = read(
        tmp_path, action("keypress", key="'a'", element_attributes=seen)
    ).events

    assert event.target is not None
    assert event.target.box == Box(x=1, y=2, width=3, height=4, space="viewport")


@pytest.mark.parametrize("encoded", [None, "", "[]", "null"])
def test_a_screen_without_elements_has_none(
    tmp_path: Path, encoded: str | None
) -> None:
    """Programs other than browsers, and pages not yet loaded."""
    (event,) = read(tmp_path, state(json_state=encoded), action("mouseup")).events

    assert event.screen_before is not None
    assert carried_elements(event.screen_before) == ()


def test_elements_left_of_the_screen_are_read(tmp_path: Path) -> None:
    """The clean-up moves the address bar there, and so gives itself away."""
    encoded = (
        '[{"x": -506.0, "y": 58.0, "height": 40, "width": 1512, '
        '"tag": "chrome_omnibox", "role": "Address bar / Search box"}, '
        '{"x": 10, "y": 20, "width": 4, "height": 6, "tag": "a"}]'
    )
    (event,) = read(tmp_path, state(json_state=encoded), action("mouseup")).events

    assert event.screen_before is not None
    bar, link = carried_elements(event.screen_before)
    assert bar.box == Box(x=-506, y=58, width=1512, height=40, space="screen")
    assert link.box == Box(x=10, y=20, width=4, height=6, space="screen")


def test_without_an_address_bar_the_task_tells_whether_a_trace_is_cleaned(
    tmp_path: Path,
) -> None:
    """The task is added after the clean-up; before it, places are centres."""
    encoded = '[{"x": 10, "y": 20, "width": 4, "height": 6, "tag": "a"}]'
    entries = [state(json_state=encoded), action("mouseup")]
    places = []
    for extra in ({"webarena": {"task_id": 7}}, {}):
        home = write_trace(tmp_path / str(len(extra)), {"trace": entries} | extra)
        screen = read_demonstration(home).events[0].screen_before
        assert screen is not None
        box = carried_elements(screen)[0].box
        assert box is not None
        places.append((box.x, box.y))

    assert places == [(10, 20), (8, 17)]


@pytest.mark.parametrize("encoded", ["[[", '[{"x": "a"}]', "{}", '["\\ud800"]'])
def test_elements_that_cannot_be_decoded_are_refused_only_when_asked_for(
    tmp_path: Path, encoded: str
) -> None:
    """The trace is read; whoever wants these elements learns where they are."""
    demonstration = read(tmp_path, state(json_state=encoded), action("mouseup"))

    screen = demonstration.events[0].screen_before
    assert screen is not None
    with pytest.raises(ConversionError) as caught:
        carried_elements(screen)
    assert caught.value.path == "$.trace[0].data.json_state"


def test_elements_of_an_unknown_format_are_refused() -> None:
    """A screen says how its elements are encoded."""
    with pytest.raises(ConversionError, match="unknown format"):
        carried_elements(Screen(elements_json="[]", elements_format="else"))


@pytest.mark.parametrize(
    ("position", "size", "window"),
    [
        (
            {"x": -1, "y": 932},
            {"width": 504, "height": 22},
            Box(x=-1, y=932, width=504, height=22, space="screen"),
        ),
        (None, {"width": 1, "height": 1}, None),
        ({"x": 1, "y": None}, {"width": 1, "height": 1}, None),
    ],
)
def test_a_window_is_what_the_recorder_says(
    tmp_path: Path,
    position: dict[str, Any] | None,
    size: dict[str, Any],
    window: Box | None,
) -> None:
    """Be it a status bubble; an incomplete one is none."""
    before = state(window_position=position, window_size=size, screen_size=None)
    (event,) = read(tmp_path, before, action("mouseup")).events

    assert event.screen_before is not None
    assert event.screen_before.window == window
    assert event.screen_before.width is None


def test_screenshots_are_found_by_name_and_only_where_they_are(tmp_path: Path) -> None:
    """Paths of another machine, of Windows, orphans and missing pictures."""
    home = write_trace(
        tmp_path,
        {
            "trace": [
                state(path_to_screenshot="/Users/a/outputs/x/screenshots/2.png"),
                action("mouseup"),
                state(path_to_screenshot="C:\\shots\\4.png"),
                action("mouseup"),
                state(path_to_screenshot="./screenshots/5.png"),
            ]
        },
    )
    (home / "screenshots").mkdir()
    for name in ("2.png", "3.png", "4.png", "4 (1).png"):
        (home / "screenshots" / name).write_bytes(b"")

    first, second = read_demonstration(home).events

    shots = [
        screen.screenshot and Path(screen.screenshot).name
        for screen in (first.screen_before, second.screen_before, second.screen_after)
        if screen
    ]
    assert shots == ["2.png", "4.png", None]


def test_local_times_are_placed_in_the_zone_given_and_noted_once(
    tmp_path: Path,
) -> None:
    """The format has no zone: what was assumed is said."""
    entries = [action("mouseup", timestamp="2026-01-02T10:00:00.5"), action("mouseup")]
    demonstration = read(tmp_path, *entries, timezone="America/Los_Angeles")

    first = demonstration.events[0]
    assert first.started_at.astimezone(timezone.utc) == datetime(
        2026, 1, 2, 18, 0, 0, 500000, tzinfo=timezone.utc
    )
    assert first.time_quality == "assumed_zone"
    (issue,) = [i for i in demonstration.issues if i.kind == "assumed_zone"]
    assert "America/Los_Angeles" in issue.message


def test_times_with_a_zone_are_taken_as_recorded(tmp_path: Path) -> None:
    """Nothing is assumed then."""
    demonstration = read(
        tmp_path,
        action("mouseup", timestamp="2026-01-02T10:00:00+02:00"),
        timezone="Asia/Tokyo",
    )

    assert demonstration.events[0].time_quality == "recorded"
    assert demonstration.events[0].started_at.hour == 10
    assert "assumed_zone" not in kinds(demonstration)


@pytest.mark.parametrize(
    ("time", "hour"), [("2026-11-01T01:30:00", 8), ("2026-03-08T02:30:00", 10)]
)
def test_times_at_a_change_of_the_clocks_are_noted(
    tmp_path: Path, time: str, hour: int
) -> None:
    """An hour that is twice, or not at all: the offset before the change is taken."""
    demonstration = read(
        tmp_path, action("mouseup", timestamp=time), timezone="America/Los_Angeles"
    )

    assert demonstration.events[0].started_at.astimezone(timezone.utc).hour == hour
    (issue,) = [i for i in demonstration.issues if i.kind == "ambiguous_time"]
    assert issue.where == "$.trace[0].data.timestamp"


@pytest.mark.parametrize(
    "zone", ["Mars/Olympus", "", "../etc/passwd", "/etc", "A" * 300]
)
def test_an_unknown_zone_is_refused_with_advice(tmp_path: Path, zone: str) -> None:
    """The name of a zone never becomes a path."""
    with pytest.raises(ConversionError, match="give an IANA name"):
        read(tmp_path, action("mouseup"), timezone=zone)


@pytest.mark.parametrize("time", [None, 5, "noon", "0001-01-01T00:00:00", "9999-12-31"])
def test_an_action_without_a_time_is_ordered_between_its_neighbours(
    tmp_path: Path, time: object
) -> None:
    """It is given one microsecond after the action before it, and says so."""
    demonstration = read(
        tmp_path,
        action("mouseup", timestamp="2026-01-02T10:00:00"),
        action("keystroke", key="Key.enter 'a'", timestamp=time),
        action("mouseup", timestamp="2026-01-02T10:00:05"),
    )

    assert [e.started_at.microsecond for e in demonstration.events] == [0, 1, 2, 0]
    assert [e.time_quality for e in demonstration.events][1:3] == ["order_only"] * 2
    assert kinds(demonstration).count("no_time") == 1


def test_without_any_time_the_order_alone_is_kept(tmp_path: Path) -> None:
    """Times then begin at 1970, each a microsecond after the other."""
    demonstration = read(
        tmp_path, action("mouseup", timestamp=None), action("mouseup", timestamp=None)
    )

    stamps = [event.started_at for event in demonstration.events]
    assert stamps[0] == datetime(1970, 1, 1, tzinfo=timezone.utc)
    assert stamps[0] < stamps[1]


def test_a_clock_that_runs_backwards_is_noted_and_the_order_kept(
    tmp_path: Path,
) -> None:
    """The file's order is the order."""
    demonstration = read(
        tmp_path,
        action("mouseup", timestamp="2026-01-02T10:00:05"),
        action("mouseup", timestamp="2026-01-02T10:00:00"),
    )

    assert [event.id for event in demonstration.events] == ["0", "1"]
    assert "clock_backwards" in kinds(demonstration)


def test_a_typing_that_ends_before_it_begins_is_made_an_instant(tmp_path: Path) -> None:
    """And noted; no event ends before it begins."""
    demonstration = read(
        tmp_path,
        action(
            "keystroke",
            key="'a' 'b'",
            start_timestamp="2026-03-02T10:00:09",
            end_timestamp="2026-03-02T10:00:04",
        ),
    )

    (event,) = demonstration.events
    assert event.started_at == event.ended_at
    assert "ends_before_start" in kinds(demonstration)
