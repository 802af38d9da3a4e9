"""What is known of the pages around an event, and how much of it is in memory."""

from __future__ import annotations

from pathlib import Path

from tests.converters.traces import action, state, write_trace
from wb2pm.converters.pages.context import NEAREST, PageContext
from wb2pm.converters.wonderbread.reader import read_demonstration


def page(number: int) -> str:
    """The source of one page."""
    return f"<html><body><a>{number}</a></body></html>"


def write_long(folder: Path, states: int) -> Path:
    """Write a recording with an action after each state, each on another page."""
    entries = [
        entry
        for number in range(states)
        for entry in (state(html=page(number)), action("mouseup"))
    ]
    return write_trace(folder, {"trace": [*entries, state(html=page(states))]})


def test_only_the_screens_around_an_event_are_witnesses(tmp_path: Path) -> None:
    """Nearest first, the one before it first of equals; of a long recording not all."""
    demonstration = read_demonstration(write_long(tmp_path, 200))
    context = PageContext(demonstration)
    event = demonstration.events[100]
    at = event.source_index

    near = [s.source_index for s in context.screens_near(event)]
    before = [s.source_index for s in context.screens_before(event)]

    assert near[:4] == [at - 1, at + 1, at - 3, at + 3]
    assert len(near) == len(before) == NEAREST
    assert before[:2] == [at - 1, at - 3]
    assert len(list(context.pages_after(event))) == NEAREST


def test_equal_pages_are_parsed_once(tmp_path: Path) -> None:
    """A page that stays is one page."""
    entries = [state(html=page(1)), action("mouseup"), state(html=page(1))]
    demonstration = read_demonstration(write_trace(tmp_path, {"trace": entries}))
    context = PageContext(demonstration)
    event = demonstration.events[0]
    assert event.screen_before is not None
    assert event.screen_after is not None

    page_before = context.whole(event.screen_before)

    assert page_before is not None
    assert context.whole(event.screen_after) is page_before


def test_a_page_that_cannot_be_decoded_hides_no_other(tmp_path: Path) -> None:
    """Nor does a recording that has moved since it was read stop the labelling."""
    entries = [state(html=7), action("mouseup"), state(html=page(1))]
    home = write_trace(tmp_path, {"trace": entries})
    demonstration = read_demonstration(home)
    event = demonstration.events[0]
    assert event.screen_before is not None
    assert event.screen_after is not None

    context, late = PageContext(demonstration), PageContext(demonstration)

    assert context.whole(event.screen_before) is None
    assert context.whole(event.screen_after) is not None
    home.rename(tmp_path / "elsewhere")
    assert late.whole(event.screen_after) is None
