"""Pages that recorders of browsers keep keep the promises of every page form."""

from __future__ import annotations

import json
import zipfile
from typing import TYPE_CHECKING, Any

import pytest

from wb2pm.converters.browser import playwright_pages
from wb2pm.converters.browser.playwright import PlaywrightReader
from wb2pm.converters.browser.playwright_pages import page_key
from wb2pm.converters.browser.rrweb import RrwebReader
from wb2pm.converters.labels.labelling import label
from wb2pm.converters.pages.context import PageContext
from wb2pm.events import Screen
from wb2pm.testing import PageContract

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from wb2pm.events import Demonstration


def node(number: int, tag: str, *inside: Any, **attributes: str) -> dict[str, Any]:
    """Make a node of an rrweb snapshot; a text in it takes the hundredfold number."""
    return {
        "type": 2,
        "id": number,
        "tagName": tag,
        "attributes": attributes,
        "childNodes": [
            {"type": 3, "id": number * 100 + place, "textContent": one}
            if isinstance(one, str)
            else one
            for place, one in enumerate(inside)
        ],
    }


def shadowed(one: dict[str, Any]) -> dict[str, Any]:
    """Put a node at the top of the shadow tree of what it stands in."""
    return one | {"isShadow": True}


LIST = node(
    2,
    "html",
    node(3, "head", node(4, "title", "Tasks")),
    node(
        5,
        "body",
        {"type": 5, "id": 6, "textContent": "a comment"},
        node(7, "h1", "Tasks", id="t"),
        node(8, "p", node(9, "input", type="checkbox"), " Wrap it"),
        node(
            10,
            "ul",
            node(
                11,
                "li",
                node(12, "input", type="checkbox"),
                node(13, "label", "Ink"),
                node(23, "button"),
            ),
            node(
                14,
                "li",
                node(15, "input", type="checkbox"),
                node(16, "label", "Tape"),
                node(24, "button"),
            ),
        ),
        node(17, "div", shadowed(node(18, "i", "in it", node(19, "slot"))), "put in"),
        node(20, "b", "Twice", id="t"),
        node(21, "p", node(22, "b", "hidden"), hidden=""),
    ),
)


def rrweb(folder: Path, *data: dict[str, Any], page: Any = LIST) -> Path:
    """Write a recording: an address, a page, and what came then."""
    records: list[dict[str, Any]] = [
        {"type": 4, "data": {"href": "http://shop.example/"}},
        {"type": 2, "data": {"node": {"type": 0, "id": 1, "childNodes": [page]}}},
        *({"type": 3, "data": one} for one in data),
    ]
    timed = [r | {"timestamp": 1_700_000_000_000 + i} for i, r in enumerate(records)]
    path = folder / "recording.json"
    path.write_text(json.dumps(timed), encoding="utf-8")
    return path


def read_rrweb(path: Path) -> Demonstration:
    """Read a recording."""
    (demonstration,) = RrwebReader().read(path)
    return demonstration


def click(number: int) -> dict[str, Any]:
    """Click on a node."""
    return {"source": 2, "type": 2, "id": number, "x": 1, "y": 1}


class TestReplayedPages(PageContract):
    """The page of an rrweb recording, played up to a record."""

    form = "rrweb"

    def screens(self, folder: Path) -> Sequence[Screen]:
        """Return the page before and after it changes."""
        added = {"parentId": 5, "nextId": 8, "node": node(30, "a", "New", href="/n")}
        change = {"source": 0, "adds": [added], "removes": [{"id": 10}]}
        path = rrweb(folder, click(9), change, click(30))
        return [e.screen_before for e in read_rrweb(path).events if e.screen_before]

    def hostile(self, folder: Path) -> Sequence[Screen]:
        """Return pages in themselves, deep, of nothing, cut off, and gone."""
        deep: Any = node(900, "div")
        for number in range(901, 1100):
            deep = node(number, "div", deep)
        circle = [
            {"parentId": 60, "node": node(61, "div", node(60, "div"))},
            {"parentId": 61, "node": node(60, "div", node(61, "div"))},
            {"parentId": 62, "node": node(62, "div")},
        ]
        found = []
        for place, page in enumerate((node(2, "a", node(2, "a")), deep, 7, None)):
            (folder / str(place)).mkdir()
            change = {"source": 0, "adds": circle, "removes": 5, "attributes": [7]}
            path = rrweb(folder / str(place), change, click(61), page=page)
            found.append(str(path))
        cut = folder / "cut.json"
        cut.write_text(rrweb(folder).read_text(encoding="utf-8")[:-9], encoding="utf-8")
        files = [*found, str(cut), str(folder / "gone.json")]
        return [
            Screen(page_format="rrweb", source=file, page_key=key)
            for file in files
            for key in ("4", "0", "-1", "x")
        ]


def test_a_box_is_named_by_what_stands_beside_it(tmp_path: Path) -> None:
    """As on any page; boxes of rows are all one."""
    demonstration = read_rrweb(rrweb(tmp_path, click(12), click(15), click(9)))

    assert [a.label for a in label(demonstration)] == [
        "Click item",
        "Click item",
        "Click 'Wrap it'",
    ]


def test_a_page_is_as_it_was_before_each_record(tmp_path: Path) -> None:
    """Whichever is asked for first."""
    texts = [{"id": 700, "value": "Done"}]
    path = rrweb(tmp_path, click(7), {"source": 0, "texts": texts}, click(7))
    demonstration = read_rrweb(path)
    context = PageContext(demonstration)
    pages = [context.whole(e.screen_before or Screen()) for e in demonstration.events]
    again = [
        context.whole(e.screen_before or Screen())
        for e in reversed(demonstration.events)
    ]

    shown = [page.by_id("t")[0].text for page in pages if page is not None]
    assert shown == ["Tasks", "Done"]
    assert again == pages[::-1]
    assert pages[0] is not None
    assert pages[0].url == "http://shop.example/"
    assert pages[0].title == "Tasks"


def test_a_second_snapshot_replaces_the_page(tmp_path: Path) -> None:
    """And going back to the first one plays it anew."""
    path = rrweb(tmp_path, click(7), click(7))
    records = json.loads(path.read_text(encoding="utf-8"))
    other = node(2, "html", node(7, "h2", "Other", id="t"))
    records.insert(3, records[1] | {"data": {"node": other}})
    path.write_text(json.dumps(records), encoding="utf-8")
    first, second = (e.screen_before or Screen() for e in read_rrweb(path).events)
    context = PageContext(read_rrweb(path))

    assert [
        page.by_id("t")[0].text
        for screen in (second, first, second)
        if (page := context.whole(screen)) is not None
    ] == ["Other", "Tasks", "Other"]


def shots(folder: Path, *pages: Any, selector: str = "css=input") -> Path:
    """Write a Playwright trace: a click on each page, as it was right before."""
    lines: list[dict[str, Any]] = [
        {"type": "context-options", "version": 6, "browserName": "chromium"}
    ]
    for number, page in enumerate(pages):
        call = f"call@{number}"
        shot = {"snapshotName": f"input@{call}", "frameId": "f", "html": page}
        lines += [
            {
                "type": "before",
                "callId": call,
                "wallTime": 1_700_000_000_000 + number,
                "class": "Frame",
                "method": "click",
                "params": {"selector": selector},
            },
            {"type": "input", "callId": call, "inputSnapshot": f"input@{call}"},
            {"type": "frame-snapshot", "snapshot": shot | {"frameUrl": "http://a/"}},
        ]
    path = folder / "trace.zip"
    with zipfile.ZipFile(path, "w") as archive:
        archive.writestr("trace.trace", "\n".join(map(json.dumps, lines)))
    return path


def read_shots(path: Path) -> Demonstration:
    """Read a trace."""
    (demonstration,) = PlaywrightReader().read(path)
    return demonstration


BODY = [
    "BODY",
    {},
    ["LABEL", {}, ["INPUT", {"type": "checkbox"}], "Gift"],
    ["DIV", {}, ["TEMPLATE", {"__playwright_shadow_root_": ""}, "in ", ["I", {}]]],
    ["P", {"hidden": ""}, ["B", {"id": "t"}, "hidden"], ["B", {"id": "t"}, "twice"]],
]
"""Nodes as they end: 0 input, 1 "Gift", 2 label, 3 "in ", 4 i, 5 template, ..."""


def marked(call: str) -> list[Any]:
    """Return the same page, its box marked as the target of a call."""
    box = ["INPUT", {"type": "checkbox", "__playwright_target__": call}]
    return ["HTML", {"lang": "en"}, ["BODY", {}, ["LABEL", {}, box, [[1, 1]]]]]


class TestSnapshotPages(PageContract):
    """The snapshots of a Playwright trace."""

    form = "playwright"

    def screens(self, folder: Path) -> Sequence[Screen]:
        """Return a page, the same again, and one that has changed in part."""
        path = shots(folder, ["HTML", {}, BODY], [[1, 12]], marked("call@2"))
        return [e.screen_before for e in read_shots(path).events if e.screen_before]

    def hostile(self, folder: Path) -> Sequence[Screen]:
        """Return pages that refer to themselves, grow without end, or are none."""
        deep: list[Any] = ["DIV", {}]
        for _ in range(150):
            deep = ["DIV", {}, deep]
        pages = [[[0, 0]], ["A", {}, [[0, 1]], [[-1, 0]], [[9, 9]]], deep, 7, None, []]
        pages += [["A", 5, 7, {"x": 1}, [[1]], [[None, "x"]]], [["A"]]]
        path = shots(folder, *pages)
        cut = folder / "cut.zip"
        cut.write_bytes(path.read_bytes()[:-30])
        keys = [page_key("trace.trace", f"input@call@{n}", "x") for n in range(9)]
        keys += [page_key("gone.trace", "input@call@0", None), "x", "[]"]
        files = (str(path), str(cut), str(folder / "gone.zip"))
        return [
            Screen(page_format="playwright", source=file, page_key=key)
            for file in files
            for key in keys
        ]


def test_the_element_that_was_marked_is_the_target(tmp_path: Path) -> None:
    """A selector need not be understood for it, nor every page be marked."""
    path = shots(tmp_path, ["HTML", {}, BODY], marked("call@1"), selector=":nth-x(3)")

    assert [a.label for a in label(read_shots(path))] == [
        "Click 'Gift'",
        "Click 'Gift'",
    ]


def test_a_page_that_doubles_with_each_snapshot_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each holds the one before twice."""
    monkeypatch.setattr(playwright_pages, "MOST_NODES", 5000)
    twice = ["A", {}, [[1, 0]], [[1, 0]]]
    pages: list[Any] = [["A", {}], *[twice] * 14]
    demonstration = read_shots(shots(tmp_path, *pages))
    context = PageContext(demonstration)
    doubled = demonstration.events[-1].screen_before or Screen()
    first = demonstration.events[0].screen_before or Screen()

    assert context.whole(doubled) is None
    assert context.whole(first) is not None


def test_a_field_holds_what_it_held_then(tmp_path: Path) -> None:
    """Not what its HTML began with."""
    field = ["INPUT", {"value": "old", "__playwright_value_": "new", "id": "f"}]
    box = ["INPUT", {"checked": "", "__playwright_checked_": "false", "id": "b"}]
    (event,) = read_shots(shots(tmp_path, ["HTML", {}, field, box])).events
    page = PageContext(read_shots(tmp_path / "trace.zip")).whole(
        event.screen_before or Screen()
    )

    assert page is not None
    assert page.by_id("f")[0].value == "new"
    assert page.by_id("b")[0].get("checked") is None
