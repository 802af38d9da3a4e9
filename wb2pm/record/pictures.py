"""Pictures of a tab: the browser sends one whenever what it shows has changed.

The picture of an action is the last that the tab showed before the action
began, by the browser's own clock, as if it had been cut from a film.
"""

from __future__ import annotations

import base64
from collections import deque
from typing import TYPE_CHECKING, Any, NamedTuple

from wb2pm.converters.writing import atomic_path

if TYPE_CHECKING:
    from pathlib import Path

    from playwright.sync_api import CDPSession

_KEPT = 24
"""Frames that are remembered: at most half a second of a page in motion."""
_LARGEST = 10_000


class Frame(NamedTuple):
    """A picture that a tab showed.

    Attributes:
        at: When, in milliseconds since the epoch.
        png: The picture's file.
    """

    at: float
    png: bytes


class Film:
    """What one tab showed lately."""

    def __init__(self, session: CDPSession, *, width: int | None) -> None:
        """Ask the browser for pictures.

        Args:
            session: Session with the tab.
            width: Largest width in pixels; None for the tab's own.
        """
        self._session = session
        self._frames: deque[Frame] = deque(maxlen=_KEPT)
        session.on("Page.screencastFrame", self._take)
        size = {"maxWidth": width, "maxHeight": _LARGEST} if width else {}
        session.send("Page.startScreencast", {"format": "png", **size})

    def before(self, at: float) -> Frame | None:
        """Give the picture that was shown at a time; the first there is if none was.

        Args:
            at: Milliseconds since the epoch.
        """
        earlier = [frame for frame in self._frames if frame.at <= at]
        if earlier:
            return max(earlier, key=lambda frame: frame.at)
        return min(self._frames, key=lambda frame: frame.at, default=None)

    def _take(self, event: dict[str, Any]) -> None:
        from playwright.sync_api import Error

        at = float(event["metadata"].get("timestamp") or 0) * 1000
        self._frames.append(Frame(at, base64.b64decode(event["data"])))
        try:
            self._session.send(
                "Page.screencastFrameAck", {"sessionId": event["sessionId"]}
            )
        except Error:  # the tab has closed
            return


class Album:
    """The pictures of a demonstration, each file written once."""

    def __init__(self, folder: Path) -> None:
        """Write to the folder ``screenshots`` of a demonstration.

        Args:
            folder: The demonstration's folder.
        """
        self._folder = folder / "screenshots"
        self._files: dict[Frame, str] = {}

    def keep(self, frame: Frame) -> str:
        """Write a picture if it is new.

        Returns:
            Its file's name.
        """
        if frame not in self._files:
            name = f"{len(self._files)}.png"
            with atomic_path(self._folder / name) as unfinished:
                unfinished.write_bytes(frame.png)
            self._files[frame] = name
        return self._files[frame]
