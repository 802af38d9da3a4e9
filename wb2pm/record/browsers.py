"""Which browser to record in: one that is installed, or one that is running."""

from __future__ import annotations

import os
import shutil
from typing import TYPE_CHECKING

from wb2pm.errors import MissingExtraError, RecordingError

if TYPE_CHECKING:
    from contextlib import AbstractContextManager

    from playwright.sync_api import Browser, Playwright

BROWSERS = (
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
    "microsoft-edge",
    "microsoft-edge-stable",
    "msedge",
    "chrome",
)
"""Names under which browsers that can be recorded are installed."""
_CHANNELS = ("chrome", "msedge")
"""Browsers that Playwright finds where systems without a search path keep them."""
_QUIET = [
    "--no-first-run",
    "--no-default-browser-check",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--disable-quic",
]
"""What keeps a browser to the work that is being recorded."""


def playwright() -> AbstractContextManager[Playwright]:
    """Start Playwright's sync API, for a ``with`` statement.

    Raises:
        MissingExtraError: If Playwright is not installed.
    """
    try:
        from playwright.sync_api import sync_playwright
    except ImportError as exc:
        raise MissingExtraError("recording", "record") from exc
    return sync_playwright()


def installed_browser() -> str | None:
    """Find an installed Chromium, Chrome or Edge on the search path."""
    return next((found for name in BROWSERS if (found := shutil.which(name))), None)


def launch_browser(
    play: Playwright, *, headless: bool = True, path: str | None = None
) -> Browser:
    """Start an installed browser; none is ever downloaded.

    Args:
        play: Playwright.
        headless: Without a window.
        path: The browser's program; by default the first that is installed.

    Raises:
        RecordingError: If there is none, or it does not start.
    """
    from playwright.sync_api import Error

    program = path or installed_browser()
    arguments = [*_QUIET, *(["--disable-gpu"] if headless else [])]
    if hasattr(os, "geteuid") and os.geteuid() == 0:
        arguments.append("--no-sandbox")  # Chromium refuses root a sandbox
    where = [(program, None)] if program else [(None, c) for c in _CHANNELS]
    said = ""
    for executable, channel in where:
        try:
            return play.chromium.launch(
                executable_path=executable,
                channel=channel,
                headless=headless,
                args=arguments,
                handle_sigint=False,
                handle_sigterm=False,
                handle_sighup=False,
            )
        except Error as exc:
            said = exc.message.splitlines()[0]
    raise RecordingError(
        f"no browser could be started ({said}); install Chromium, Chrome or Edge, or"
        " name one with --browser"
    )


def attach_browser(play: Playwright, address: str) -> Browser:
    """Attach to a browser that was started with ``--remote-debugging-port``.

    Args:
        play: Playwright.
        address: Such as ``http://127.0.0.1:9222``.

    Raises:
        RecordingError: If none answers there.
    """
    from playwright.sync_api import Error

    try:
        return play.chromium.connect_over_cdp(address)
    except Error as exc:
        raise RecordingError(
            f"no browser answers at {address}: start one with"
            f" --remote-debugging-port ({exc.message.splitlines()[0]})"
        ) from exc
