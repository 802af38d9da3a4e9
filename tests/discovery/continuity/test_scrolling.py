"""Gaps in scrolling: a page that moves farther than it was scrolled, or back."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest
from msgspec.structs import replace

from tests.discovery.continuity.events import did, recording, screen
from wb2pm.discovery.conformance.continuity.gaps import find_gaps
from wb2pm.events import Element

if TYPE_CHECKING:
    from wb2pm.events import Demonstration

ROWS = 12


def page(scrolled: int, *, bar: int = 0, fixed: int = 2) -> list[dict[str, object]]:
    """Show rows under a heading that stays, on a page that was scrolled."""
    heading = [("h", at, 10 * at) for at in range(fixed)]
    rows = [("p", at, 40 + 30 * at - scrolled) for at in range(ROWS)]
    shown = [
        {
            "tag": tag,
            "text": f"{tag}{at}",
            "xpath": f"//*[@id='{tag}{at}']",
            "y": y + bar,
        }
        for tag, at, y in (*heading, *rows)
    ]
    address = {"tag": "chrome_omnibox", "text": "", "y": bar}
    return [{"x": 1, "width": 9, "height": 9, **one} for one in (*shown, address)]


def scrolls(
    *told: int, stood: list[int], wheel: float | None = None, bars: tuple[int, ...] = ()
) -> list[str]:
    """List the kinds of gaps of scrolling that a page answered by standing so."""
    bars = bars or (0,) * len(stood)
    views = [
        screen("http://x/", page(y, bar=bar))
        for y, bar in zip(stood, bars, strict=True)
    ]
    said = [
        {"pixels": json.dumps({"x": 0, "y": y})} if wheel is None else {"wheel_dy": -y / wheel}
        for y in told
    ]  # fmt: skip
    events = [
        replace(did("scroll", None, "down" if y > 0 else "up"), attributes=more)
        for y, more in zip(told, said, strict=True)
    ]
    return kinds(recording(*events, screens=views))


def kinds(demonstration: Demonstration) -> list[str]:
    """List the kinds of the gaps of a recording."""
    return [gap.kind for gap in find_gaps(demonstration)]


@pytest.mark.parametrize(
    ("told", "stood", "gaps"),
    [
        ((100, 100), [0, 100, 200], []),
        ((100, 100), [0, 100, 150], []),  # the page ends
        ((100, 100), [0, 0, 200], []),  # a motion runs out in the next turn
        ((100, 100), [0, 100, 300], ["scrolling"]),  # one turn is missing
        ((100, 100), [100, 0, 200], ["scrolling"]),  # one stands in another's place
        ((100, -100), [0, 100, 0], []),
        ((-100,), [100, 0], []),
    ],
)
def test_a_page_moves_no_farther_than_it_was_scrolled(
    told: tuple[int, ...], stood: list[int], gaps: list[str]
) -> None:
    """Less may be, where it ends; and what comes late is added up."""
    assert scrolls(*told, stood=stood) == gaps


def test_how_far_a_turn_of_a_wheel_goes_is_learnt() -> None:
    """Where too few turns agree nothing is said."""
    far = [0, 50, 100, 150, 300]

    assert scrolls(50, 50, 50, 50, stood=far, wheel=10) == ["scrolling"]
    assert scrolls(50, 50, stood=[0, 50, 200], wheel=10) == []


def test_a_page_that_is_found_elsewhere_in_its_window_has_not_moved() -> None:
    """Recorders learn from the first click how high the bars over a page are."""
    assert scrolls(100, stood=[0, 100], bars=(0, 87)) == []


@pytest.mark.parametrize(
    ("tag", "stood", "found"),
    [
        ("textarea", [0, 70], []),
        ("textarea", [70, 0], ["scrolling"]),
        ("div", [0, 70], ["scrolling"]),
    ],
)
def test_a_page_goes_on_where_the_text_of_a_field_ends(
    tag: str, stood: list[int], found: list[str]
) -> None:
    """Recorders tell how far the text went; back it goes with neither."""
    over = Element(tag=tag, path="//*[@id='text']")
    turn = replace(
        did("scroll", over, "down"), attributes={"pixels": json.dumps({"x": 0, "y": 8})}
    )

    views = [screen("http://x/", page(y)) for y in stood]

    assert kinds(recording(turn, screens=views)) == found
