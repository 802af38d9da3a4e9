"""Recordings from the command line: how they begin, and how they may end."""

from __future__ import annotations

import json
import os
import shutil
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from wb2pm.converters.wonderbread.reader import read_demonstration
from wb2pm.errors import RecordingError
from wb2pm.record import attach_browser, launch_browser, record
from wb2pm.record.browsers import installed_browser
from wb2pm.record.session import interrupts
from wb2pm.report.main_job import analyze

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

    from tests.record.conftest import Site

pytestmark = pytest.mark.interop
PATIENCE_S = 120


class Command:
    """`wb2pm record` in a process of its own."""

    def __init__(self, *arguments: str) -> None:
        """Start it and wait until it records."""
        self.process = subprocess.Popen(
            [sys.executable, "-m", "wb2pm", "record", *arguments],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            start_new_session=True,
        )
        assert self.process.stderr is not None
        self.said = self.process.stderr.readline()
        assert "Recording to" in self.said, self.said + self.process.stderr.read()

    def end(self, how: signal.Signals | None) -> tuple[str, str]:
        """Send a signal, if any, and give what it printed."""
        if how is not None:
            os.kill(self.process.pid, how)
        return self.process.communicate(timeout=PATIENCE_S)


@pytest.fixture
def running(browser: Browser, tmp_path: Path) -> Iterator[tuple[str, Browser]]:
    """A browser that was started by somebody else, and its address."""
    program = installed_browser()
    assert program is not None
    profile = tmp_path / "profile"
    process = subprocess.Popen(
        [
            program,
            "--headless",
            "--no-sandbox",
            "--disable-gpu",
            "--no-first-run",
            "--disable-background-networking",
            "--disable-component-update",
            "--remote-debugging-port=0",
            f"--user-data-dir={profile}",
            "about:blank",
        ],
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    told = profile / "DevToolsActivePort"
    for _ in range(PATIENCE_S * 10):
        if told.exists() and told.read_text().count("\n"):
            break
        time.sleep(0.1)
    port = told.read_text().splitlines()[0]
    address = f"http://127.0.0.1:{port}"
    attached = browser.browser_type.connect_over_cdp(address)
    yield address, attached
    attached.close()
    process.kill()
    process.wait()


def tab_at(attached: Browser, address: str) -> Page:
    """Find the tab that shows an address."""
    for _ in range(PATIENCE_S * 10):
        for page in attached.contexts[0].pages:
            if page.url == address:
                return page
        attached.contexts[0].pages[0].wait_for_timeout(100)
    raise AssertionError(address)


def folder_in(out: Path) -> Path:
    """Return the only recording in a folder."""
    (folder,) = out.iterdir()
    return folder


def test_a_killed_recorder_leaves_what_was_done(
    running: tuple[str, Browser], site: Site, tmp_path: Path
) -> None:
    """SIGKILL: `analyze` reads all actions; recovering loses nothing of them."""
    address, attached = running
    site.pages = {"/": "<label>Name <input></label><button>Add</button>"}
    out = tmp_path / "out"
    command = Command(
        f"{site.address}/", "--out", str(out), "--cdp", address, "--intent", "Add names"
    )
    page = tab_at(attached, site.address + "/")
    for name in ("Ada", "Bo", "Cy"):
        page.get_by_label("Name").fill(name)
        page.get_by_text("Add").click()
    page.wait_for_timeout(600)

    command.end(signal.SIGKILL)

    folder = folder_in(out)
    assert sorted(p.name for p in folder.iterdir()) == ["journal.jsonl", "screenshots"]
    left = read_demonstration(folder)
    assert [(e.raw_action, e.value) for e in left.events] == [
        ("type", "Ada"),
        ("click", None),
        ("type", "Bo"),
        ("click", None),
        ("type", "Cy"),
        ("click", None),
    ]
    assert [issue.kind for issue in left.issues] == ["unfinished_recording"]
    analysis = analyze([out], out=tmp_path / "analysis", outputs=("xes",))
    assert [len(w.demonstrations) for w in analysis.workflows] == [1]
    recover = [sys.executable, "-m", "wb2pm", "record", "--recover", str(folder)]
    subprocess.run(recover, check=True, capture_output=True)
    assert not (folder / "journal.jsonl").exists()
    assert plain(read_demonstration(folder)) == plain(left)


def plain(demonstration: Any) -> object:
    """Turn a demonstration into plain data without the names of its files."""
    from msgspec import json as msgspec_json

    events = json.loads(msgspec_json.encode(demonstration.events))
    for event in events:
        for screen in ("screen_before", "screen_after"):
            event[screen].pop("source")
    return events, demonstration.intent, demonstration.attributes


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGTERM])
def test_an_interrupted_recorder_ends_whole(
    site: Site, tmp_path: Path, how: signal.Signals
) -> None:
    """Ctrl-C leaves a complete demonstration, and says where."""
    site.pages = {"/": "<title>Start</title>"}
    arguments = [f"{site.address}/", "--headless", "--out", str(tmp_path), "--json"]
    command = Command(*arguments, "--workflow", "3", "--no-screenshots")

    printed, _ = command.end(how)

    assert command.process.returncode == 0
    folder = folder_in(tmp_path)
    assert json.loads(printed) == {"folder": str(folder), "actions": 0, "notes": []}
    assert {p.name for p in folder.iterdir()} == {
        f"{folder.name}.json",
        f"SOP - {folder.name}.txt",
    }
    assert read_demonstration(folder).attributes["wb2pm:complete"] is True


def test_closing_the_tabs_ends_the_recording(
    running: tuple[str, Browser], site: Site, tmp_path: Path
) -> None:
    """What was done is complete, and closing the last tab is no action."""
    address, attached = running
    site.pages = {"/": "<button>Done</button>"}
    begun = threading.Event()
    ended: list[Path] = []
    recording = threading.Thread(  # Playwright wants a thread for each of its users
        target=lambda: ended.append(
            record(
                f"{site.address}/",
                out=tmp_path / "out",
                cdp=address,
                on_start=lambda _: begun.set(),
            )
        )
    )
    recording.start()
    assert begun.wait(PATIENCE_S)
    page = tab_at(attached, site.address + "/")
    page.get_by_text("Done").click()
    page.wait_for_timeout(600)
    for tab in attached.contexts[0].pages:
        tab.close()

    recording.join(PATIENCE_S)

    demonstration = read_demonstration(ended[0])
    assert [e.raw_action for e in demonstration.events] == ["click"]


def test_a_site_that_does_not_answer_is_named(tmp_path: Path) -> None:
    """Nothing is left behind."""
    if installed_browser() is None:
        pytest.skip("no Chromium, Chrome or Edge")
    said: list[str] = []

    def run() -> None:
        with pytest.raises(RecordingError) as refused:
            record("http://127.0.0.1:9/", out=tmp_path / "out", headless=True)
        said.append(str(refused.value))

    recording = threading.Thread(target=run)
    recording.start()
    recording.join(PATIENCE_S)

    assert said[0].startswith("http://127.0.0.1:9/ cannot be opened")
    assert not (tmp_path / "out").exists()


@pytest.mark.parametrize("kind", [signal.SIGINT, signal.SIGTERM])
def test_signals_are_noted_while_a_recording_runs(kind: signal.Signals) -> None:
    """They end it between two sentences, and mean afterwards what they meant before."""
    before = signal.getsignal(kind)

    with interrupts() as asked:
        os.kill(os.getpid(), kind)
        assert asked.wait(PATIENCE_S)

    assert signal.getsignal(kind) is before


def test_what_cannot_be_opened_is_said_in_one_line(tmp_path: Path) -> None:
    """No browser at an address, no site at an address: an error, no traceback."""
    base = [sys.executable, "-m", "wb2pm", "record", "--out", str(tmp_path)]

    absent = subprocess.run(
        [*base, "--cdp", "http://127.0.0.1:9"],
        capture_output=True,
        text=True,
        check=False,
    )
    nowhere = subprocess.run(
        [*base, "--headless", "http://127.0.0.1:9/"],
        capture_output=True,
        text=True,
        check=False,
    )

    assert absent.returncode == nowhere.returncode == 1
    assert "no browser answers at http://127.0.0.1:9" in absent.stderr
    assert "http://127.0.0.1:9/ cannot be opened" in nowhere.stderr
    assert "Traceback" not in absent.stderr + nowhere.stderr


def test_a_program_that_is_no_browser_is_named(browser: Browser) -> None:
    """Whoever has no browser, or names a wrong program, is told what to install."""
    program = shutil.which("true")
    assert program is not None

    class Play:
        chromium = browser.browser_type

    with pytest.raises(RecordingError, match="install Chromium, Chrome or Edge"):
        launch_browser(Play, path=program)  # type: ignore[arg-type]  # all it uses
    with pytest.raises(RecordingError, match="remote-debugging-port"):
        attach_browser(Play, "http://127.0.0.1:9")  # type: ignore[arg-type]  # likewise
