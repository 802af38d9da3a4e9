"""Pictures of a tab, taken whenever what it shows may have changed.

The picture of an action is the last that was finished before the action began:
it never shows what the action did. Taking a film would be more exact, and makes
a scripted run take twice as long (measured by ``bench/recording.py``).
"""

from __future__ import annotations

import base64
import time
from collections import deque
from typing import TYPE_CHECKING, NamedTuple

from wb2pm.converters.writing import atomic_path

if TYPE_CHECKING:
    from pathlib import Path

    from playwright.sync_api import CDPSession

_KEPT = 24


class Shot(NamedTuple):
    """A picture of a tab.

    Attributes:
        at: When it was finished, in milliseconds since the epoch.
        png: The picture's file.
    """

    at: float
    png: bytes


class Film:
    """What one tab showed lately."""

    def __init__(self, session: CDPSession, *, width: int | None) -> None:
        """Take no picture yet.

        Args:
            session: Session with the tab.
            width: Largest width in pixels; None for the tab's own.
        """
        self._session = session
        self._width = width
        self._shots: deque[Shot] = deque(maxlen=_KEPT)
        self._busy = False
        self._again = False

    def shoot(self) -> None:
        """Take a picture; one that is asked for meanwhile is taken afterwards."""
        from playwright.sync_api import Error

        self._again = True
        if self._busy:
            return
        self._busy = True
        try:
            while self._again:
                self._again = False
                self._take()
        except Error:  # the tab has closed, or shows something that has no picture
            return
        finally:
            self._busy = False

    def before(self, at: float) -> Shot | None:
        """Return the picture of what was shown at a time; None if there is none.

        Args:
            at: Milliseconds since the epoch.
        """
        return next((shot for shot in reversed(self._shots) if shot.at <= at), None)

    def _take(self) -> None:
        options: dict[str, object] = {"format": "png", "optimizeForSpeed": True}
        if self._width:
            metrics = self._session.send("Page.getLayoutMetrics")
            view = metrics["cssVisualViewport"]
            width, height = view["clientWidth"], view["clientHeight"]
            if width > self._width:
                place = {"x": view["pageX"], "y": view["pageY"]}
                size = {"width": width, "height": height, "scale": self._width / width}
                options["clip"] = place | size
        taken = self._session.send("Page.captureScreenshot", options)
        self._shots.append(Shot(time.time() * 1000, base64.b64decode(taken["data"])))


class Album:
    """The pictures of a demonstration, each file written once."""

    def __init__(self, folder: Path) -> None:
        """Write to the folder ``screenshots`` of a demonstration.

        Args:
            folder: The demonstration's folder.
        """
        self._folder = folder / "screenshots"
        self._files: dict[Shot, str] = {}

    def keep(self, shot: Shot) -> str:
        """Write a picture if it is new.

        Returns:
            Its file's name.
        """
        if shot not in self._files:
            name = f"{len(self._files)}.png"
            with atomic_path(self._folder / name) as unfinished:
                unfinished.write_bytes(shot.png)
            self._files[shot] = name
        return self._files[shot]
