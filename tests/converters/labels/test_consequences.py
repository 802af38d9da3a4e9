"""What a click led to says more of a control than what its makers call it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.converters.traces import Trace

if TYPE_CHECKING:
    from pathlib import Path

BAR = "<{0} id='app-head-side'><svg></svg></{0}>{1}"
ENTRIES = ("View", "Import", "Export", "Search", "Help")
MENU = "".join(f"<div role='menuitem'>{entry}</div>" for entry in ENTRIES)


@pytest.mark.parametrize("tag", ["a", "button"])
@pytest.mark.parametrize(
    ("shown", "called"),
    [
        (f"<div role='menu'>{MENU}</div>", "Menu"),
        ("<div role='menu'><div role='menuitem'>View</div></div>", "Menu"),
        ("", "App head side"),
    ],
    ids=["menu", "of one entry", "none"],
)
def test_what_shows_a_menu_on_its_page_is_called_so_before_its_id(
    tmp_path: Path, tag: str, shown: str, called: str
) -> None:
    """A link that leads to no other page is a button."""
    trace = Trace(with_html=False).show(BAR.format(tag, "")).click("#app-head-side")
    trace.show(BAR.format(tag, shown)).click("#app-head-side", after=9)

    assert trace.labels(tmp_path)[0] == f"Click '{called}'"


def test_what_is_no_control_by_itself_is_a_menu_where_it_shows_one(
    tmp_path: Path,
) -> None:
    """Three lines may be drawn without the role of a button."""
    lines = "<div><i></i></div>{}"
    trace = Trace(with_html=False).show(lines.format("")).click("//i")
    trace.show(lines.format(f"<div role='menu'>{MENU}</div>")).click(
        "//div[@role='menu']/div[2]"
    )

    assert trace.labels(tmp_path)[0] == "Click 'Menu'"
