"""A recording of a person at work, from opening the browser to closing it."""

from __future__ import annotations

import signal
import threading
from contextlib import contextmanager
from typing import TYPE_CHECKING

from wb2pm.errors import RecordingError
from wb2pm.record.browsers import attach_browser, launch_browser, playwright
from wb2pm.record.recorder import Recorder

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from playwright.sync_api import BrowserContext

_PAUSE_MS = 100


def record(  # noqa: PLR0913 (options of one job)
    url: str | None,
    *,
    out: str | Path,
    intent: str | None = None,
    workflow: str | None = None,
    actor: str | None = None,
    site: str | None = None,
    cdp: str | None = None,
    headless: bool = False,
    browser: str | None = None,
    keep_html: bool = False,
    screenshots: bool = True,
    on_start: Callable[[Path], None] | None = None,
) -> Path:
    """Open a browser, record what is done in it, and write the demonstration.

    It ends when the browser is closed, at Ctrl-C, or when the process is asked
    to terminate. In each case the demonstration is complete.

    Args:
        url: Where the work begins; None leaves an attached browser as it is.
        out: Folder that receives the demonstration's folder.
        intent: The goal in words.
        workflow: Id of the workflow.
        actor: Who does it.
        site: Name of the application; its host by default.
        cdp: Address of a running browser to attach to instead of opening one.
        headless: Open the browser without a window, for a script to work in.
        browser: The browser's program; by default the first that is installed.
        keep_html: Keep the source of every page.
        screenshots: Keep a picture of every screen.
        on_start: Told the demonstration's folder once the recording runs.

    Returns:
        The demonstration's folder.

    Raises:
        MissingExtraError: If Playwright is not installed.
        RecordingError: If there is no browser, or it cannot open the address.
        WriteError: If the folder cannot be made, or not all could be kept, as on a
            full disk: the recording ends then.
    """
    with playwright() as play, interrupts() as interrupted:
        if cdp:
            opened = attach_browser(play, cdp)
            context = opened.contexts[0] if opened.contexts else opened.new_context()
        else:
            opened = launch_browser(play, headless=headless, path=browser)
            context = opened.new_context(no_viewport=not headless)
        if not headless:  # the person answers; without this Playwright would
            context.on("dialog", lambda _: None)
        if url is not None:
            _open(context, url)
        recorder = Recorder(
            context,
            out=out,
            intent=intent,
            workflow=workflow,
            actor=actor,
            site=site,
            start_url=url,
            keep_html=keep_html,
            screenshots=screenshots,
            scripted=False,
            headless=headless,
        ).start()
        if on_start:
            on_start(recorder.folder)
        _wait_until_closed(context, interrupted, recorder)
        try:
            folder = recorder.stop()
        finally:
            if opened.is_connected():
                opened.close()
    return folder


def _open(context: BrowserContext, url: str) -> None:
    from playwright.sync_api import Error

    try:
        context.new_page().goto(url, wait_until="domcontentloaded")
    except Error as exc:
        reason = exc.message.splitlines()[0]
        raise RecordingError(f"{url} cannot be opened: {reason}") from exc


def _wait_until_closed(
    context: BrowserContext, interrupted: threading.Event, recorder: Recorder
) -> None:
    """Let messages arrive until the last tab is closed, or nothing more can be kept."""
    from playwright.sync_api import Error

    while not interrupted.is_set() and context.pages and recorder.failure is None:
        try:
            context.pages[0].wait_for_timeout(_PAUSE_MS)
        except Error:  # that tab has closed; another may be open
            continue


@contextmanager
def interrupts() -> Iterator[threading.Event]:
    """Note Ctrl-C and requests to terminate instead of stopping in mid-sentence."""
    asked = threading.Event()
    if threading.current_thread() is not threading.main_thread():
        yield asked  # only the main thread is told of signals
        return
    kinds = (signal.SIGINT, signal.SIGTERM)
    before = {kind: signal.signal(kind, lambda *_: asked.set()) for kind in kinds}
    try:
        yield asked
    finally:
        for kind, handler in before.items():
            signal.signal(kind, handler)
