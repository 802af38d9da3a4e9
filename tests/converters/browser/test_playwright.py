"""Traces of Playwright: clocks of all versions, targets, and zips that do harm."""

from __future__ import annotations

import json
import zipfile
from pathlib import Path
from typing import Any

import pytest

from wb2pm.converters.browser import playwright_trace
from wb2pm.converters.browser.playwright import PlaywrightReader
from wb2pm.converters.labels.labelling import label
from wb2pm.errors import ConversionError
from wb2pm.events import Demonstration

WALL = 1_700_000_000_000


def options(version: int = 7, **more: Any) -> dict[str, Any]:
    """Make the first line of a trace."""
    return {
        "type": "context-options",
        "version": version,
        "origin": "library",
        "browserName": "chromium",
        "wallTime": WALL,
        "monotonicTime": 1000.0,
        "title": "log in",
        **more,
    }


def call(
    number: int, method: str, *, kind: str = "Frame", found: str = "", **params: Any
) -> list[dict[str, Any]]:
    """Make the lines of one call: it takes half a second."""
    start = 1000.0 * (number + 1)
    name = f"call@{number}"
    return [
        {
            "type": "before",
            "callId": name,
            "startTime": start,
            "class": kind,
            "method": method,
            "apiName": f"page.{method}",
            "params": params,
            "pageId": "page@1",
            "beforeSnapshot": f"before@{name}",
        },
        *(
            [
                {
                    "type": "log",
                    "callId": name,
                    "message": f"  locator resolved to {found}",
                }
            ]
            if found
            else []
        ),
        {
            "type": "after",
            "callId": name,
            "endTime": start + 500,
            "point": {"x": 3, "y": 4},
        },
    ]


def write(path: Path, files: dict[str, list[dict[str, Any]]]) -> Path:
    """Write a trace."""
    with zipfile.ZipFile(path, "w") as archive:
        for name, lines in files.items():
            archive.writestr(name, "\n".join(map(json.dumps, lines)) + "\n\n")
    return path


def read(path: Path) -> Demonstration:
    """Read a trace that the reader claims."""
    reader = PlaywrightReader()
    assert reader.claims(path) is not None
    (demonstration,) = reader.read(path)
    return demonstration


def test_calls_become_events_at_the_time_of_the_world(tmp_path: Path) -> None:
    """From version 7 on, clocks are those of the context; found elements are described."""
    field = '<input type="password" id="p" autocomplete="off"/>'
    shot = {
        "type": "frame-snapshot",
        "snapshot": {
            "snapshotName": "before@call@2",
            "frameUrl": "https://a.test/in",
            "isMainFrame": True,
        },
    }
    path = write(
        tmp_path / "login.trace.zip",
        {
            "trace.trace": [
                options(),
                *call(0, "newPage", kind="BrowserContext"),
                *call(1, "goto", url="https://a.test/login"),
                *call(2, "fill", selector="#u", value="ann"),
                *call(3, "click", selector="#p", found=field),
                shot,
                *call(4, "keyboardType", kind="Page", text="secret"),
                *call(5, "waitForTimeout", timeout=5),
                *call(6, "press", selector="#p", key="Enter"),
                *call(7, "close", kind="Page"),
                *call(8, "close", kind="BrowserContext"),
            ],
            "trace.network": [],
        },
    )

    demonstration = read(path)

    assert demonstration.id == "login"
    assert [(e.action, e.value) for e in demonstration.events] == [
        ("tab_open", None),
        ("navigate", "https://a.test/login"),
        ("type", "ann"),
        ("click", None),
        ("type", "secret"),
        ("press", "Enter"),
        ("tab_close", None),
    ]
    first, typed = demonstration.events[0], demonstration.events[4]
    assert first.started_at.isoformat() == "2023-11-14T22:13:20+00:00"
    assert (first.ended_at - first.started_at).total_seconds() == 0.5
    assert typed.target is not None
    assert (typed.target.type, typed.target.path) == ("password", '//*[@id="p"]')
    assert typed.issues == ("focus_inferred",)
    assert "secret" not in str(typed.attributes)
    screens = [e.screen_before.url for e in demonstration.events if e.screen_before]
    assert screens[:2] == ["https://a.test/in", "https://a.test/in"]
    assert [i.kind for i in demonstration.issues] == ["focus_inferred", "no_action"]


def test_a_point_that_is_none_is_left_out(tmp_path: Path) -> None:
    """Words where numbers should be end no recording."""
    lines = call(1, "click", selector="#a")
    lines[-1]["point"] = {"x": "left", "y": 4}
    path = write(tmp_path / "a.zip", {"a.trace": [options(), *lines]})

    (event,) = read(path).events

    assert (event.action, event.x, event.y) == ("click", None, None)


def test_until_version_6_a_call_has_a_wall_clock(tmp_path: Path) -> None:
    """And logs stand in the line that ends it."""
    before, after = call(0, "click", selector="button", clickCount=2)
    before["wallTime"] = WALL + 7000
    after["log"] = ["locator resolved to <button>Go <b>on</b></button>"]
    path = write(
        tmp_path / "t.zip",
        {"trace.trace": [options(4, monotonicTime=None), before, after]},
    )

    (event,) = read(path).events

    assert event.started_at.timestamp() == (WALL + 7000) / 1000
    assert event.action == "double_click"
    assert event.target is not None
    assert event.target.text == "Go on"


def test_the_contexts_of_a_trace_are_one_demonstration(tmp_path: Path) -> None:
    """In the order of their clocks; what the test runner notes is left out."""
    runner = {
        "type": "before",
        "callId": "hook@1",
        "class": "Test",
        "method": "step",
        "startTime": 1,
    }
    path = write(
        tmp_path / "t.zip",
        {
            "0-trace.trace": [options(), *call(2, "click", selector="#b")],
            "1-trace.trace": [
                options(),
                *call(1, "click", selector="#a"),
                *call(3, "click", selector="#c"),
            ],
            "test.trace": [runner],
            "2-trace.trace": [options(origin="testRunner"), runner],
        },
    )

    events = read(path).events

    assert [e.attributes["page"] for e in events] == ["page@1"] * 3
    assert [e.id for e in events] == [
        "1-trace:call@1",
        "0-trace:call@2",
        "1-trace:call@3",
    ]


def test_calls_that_failed_or_never_ended_are_marked(tmp_path: Path) -> None:
    """They are events all the same."""
    failed = call(0, "click", selector="#a")
    failed[-1]["error"] = {"error": {"message": "Timeout 30000ms exceeded."}}
    path = write(
        tmp_path / "t.zip",
        {"trace.trace": [options(), *failed, call(1, "hover", selector="#a")[0]]},
    )

    demonstration = read(path)

    assert [e.issues for e in demonstration.events] == [
        ("failed_action",),
        ("unfinished",),
    ]
    assert demonstration.events[0].attributes["error"] == "Timeout 30000ms exceeded."


@pytest.mark.parametrize(
    ("method", "params", "action", "value"),
    [
        (
            "selectOption",
            {"options": [{"label": "A"}, {"valueOrLabel": "b"}]},
            "select",
            "A, b",
        ),
        ("setInputFiles", {"localPaths": ["a.pdf"]}, "other", "a.pdf"),
        ("mouseWheel", {"deltaX": 0, "deltaY": -9}, "scroll", "up"),
        ("click", {"button": "right"}, "right_click", None),
        ("goBack", {}, "navigate", "goBack"),
        ("dragAndDrop", {"source": "#a", "target": "#b"}, "drag", None),
    ],
)
def test_every_kind_of_call_has_its_action_and_value(
    method: str, params: dict[str, Any], action: str, value: str | None, tmp_path: Path
) -> None:
    """What was chosen, sent, pressed or gone to."""
    path = write(
        tmp_path / "t.zip", {"trace.trace": [options(), *call(0, method, **params)]}
    )

    (event,) = read(path).events

    assert (event.action, event.value) == (action, value)


@pytest.mark.parametrize(
    ("lines", "reason"),
    [
        ([options(10000)], "newer Playwright, as version 10000"),
        ([options(3)], "version 3 of the format cannot be read"),
        ([options(None)], "version None"),  # type: ignore[arg-type]
        ([], "it is empty"),
        ([options(monotonicTime=None), call(0, "click")[0]], "a call without a time"),
    ],
)
def test_traces_that_cannot_be_read_are_refused_politely(
    lines: list[dict[str, Any]], reason: str, tmp_path: Path
) -> None:
    """With what to do about it."""
    with pytest.raises(ConversionError, match=reason):
        read(write(tmp_path / "t.zip", {"trace.trace": lines}))


def test_zips_that_do_harm_are_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Names that lead out of them, files that unpack to too much, too many files."""
    for name in ("../trace.trace", "/trace.trace", "a\\..\\trace.trace"):
        with pytest.raises(ConversionError, match="leads out of the zip"):
            read(write(tmp_path / "t.zip", {name: [options()]}))
    good = write(tmp_path / "t.zip", {"trace.trace": [options(), *call(0, "click")]})
    monkeypatch.setattr(playwright_trace, "LARGEST_FILE", 100)
    with pytest.raises(ConversionError, match="more than 100 bytes"):
        read(good)
    monkeypatch.setattr(playwright_trace, "MOST_ENTRIES", 0)
    with pytest.raises(ConversionError, match="no trace"):
        read(good)


def test_other_files_are_not_claimed_and_not_read(tmp_path: Path) -> None:
    """A zip without calls, a file that is none, a line that is no JSON."""
    reader = PlaywrightReader()
    (tmp_path / "a.zip").write_bytes(b"PK")
    write(tmp_path / "b.zip", {"x.json": []})
    with zipfile.ZipFile(tmp_path / "c.zip", "w") as archive:
        archive.writestr("trace.trace", "{")

    assert reader.claims(tmp_path / "a.zip") is None
    assert reader.claims(tmp_path / "b.zip") is None
    assert reader.claims(tmp_path / "none.zip") is None
    with pytest.raises(ConversionError, match="not a readable zip"):
        list(reader.read(tmp_path / "a.zip"))
    with pytest.raises(ConversionError, match=r"not a trace.*trace.trace:1"):
        list(reader.read(tmp_path / "c.zip"))
    (only_runner,) = reader.read(
        write(tmp_path / "d.zip", {"test.trace": [{"type": "before"}]})
    )
    assert [issue.kind for issue in only_runner.issues] == ["no_browser"]


@pytest.mark.interop
def test_a_trace_of_the_installed_playwright_is_read(tmp_path: Path) -> None:
    """Recorded here, in a real browser, by whatever release is installed."""
    record = pytest.importorskip("wb2pm.record")
    page_file = tmp_path / "page.html"
    page_file.write_text(
        "<title>T</title><label for=u>User</label><input id=u>"
        "<input type=password aria-label=Password><button>Log in</button>"
    )
    path = tmp_path / "real.zip"
    with record.playwright() as play:
        browser = record.launch_browser(play)
        context = browser.new_context()
        context.tracing.start(snapshots=True, title="real")
        page = context.new_page()
        page.goto(page_file.as_uri())
        page.get_by_label("User").fill("ann")
        page.get_by_label("Password").fill("secret")
        page.get_by_role("button", name="Log in").click()
        context.tracing.stop(path=path)
        browser.close()

    demonstration = read(path)

    assert [a.label for a in label(demonstration)][-3:] == [
        "Enter 'User'",
        "Enter 'Password'",
        "Click 'Log in'",
    ]
    assert demonstration.events[-1].time_quality == "recorded"
