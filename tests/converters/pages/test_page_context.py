"""What is known of the pages around an event, and how much of it is in memory."""

from __future__ import annotations

import weakref
from pathlib import Path
from typing import TYPE_CHECKING

from tests.converters.traces import Trace, action, state, write_trace
from wb2pm.converters.pages.context import NEAREST, DecodedPages, PageContext
from wb2pm.converters.wonderbread.reader import read_demonstration

if TYPE_CHECKING:
    from collections.abc import Iterable

    from wb2pm.converters.pages.page import Page, PageElement


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


def test_a_page_is_asked_once_for_what_many_events_need(tmp_path: Path) -> None:
    """Another page, or another question, is asked anew."""
    demonstration = read_demonstration(write_long(tmp_path, 2))
    context = PageContext(demonstration)
    pages = list(context.pages_after(demonstration.events[0]))
    asked: list[str | None] = []

    def text_of(page: Page) -> str | None:
        asked.append(next(page.elements("a")).text)
        return asked[-1]

    told = [context.once(text_of, page) for page in (*pages, *pages)]

    assert told == ["1", "2", "1", "2"]
    assert asked == ["1", "2"]
    assert context.once(lambda page: page.is_whole, pages[0]) is True


def test_targets_may_be_asked_for_again_and_side_by_side(tmp_path: Path) -> None:
    """Each who asks sees all of them, the nearest first."""
    trace = Trace()
    for number in range(3):
        trace.show(f"<p>{number}</p><a>Go on</a>").click("//a")
    demonstration = trace.read(tmp_path)
    context = PageContext(demonstration)
    first, *_, last = (e for e in demonstration.events if e.target is not None)

    one, other = context.targets(last), context.targets(last)

    def texts(found: Iterable[PageElement]) -> list[str | None]:
        return [next(each.page.elements("p")).text for each in found]

    assert texts([next(one)]) == ["2"]
    assert texts(other) == ["2", "1", "0"]
    assert texts(context.targets(first)) == ["0", "1", "2"]
    assert texts(one) == ["1", "0"]


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


def test_decoded_pages_are_let_go_with_who_holds_them() -> None:
    """They are the largest part of a recording, and wait for no collection."""
    decoded = DecodedPages([])
    held = weakref.ref(decoded)

    del decoded

    assert held() is None
