"""One tab of the browser: its screens and pictures, and where the person sends it."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Any, Protocol

from wb2pm.record.pictures import Film

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import CDPSession, Page

    from wb2pm.record.messages import PageScreen

_BACK_BY_PAGE_MS = 1000
"""A way back this soon after an action on the page is what the action did."""
_NO_PAGES = ("about:", "chrome:", "chrome-error:", "edge:", "devtools:")


class Listener(Protocol):
    """What a tab tells the recorder."""

    def __call__(self, kind: str, tab: Tab, *, at: float, **told: object) -> str:
        """Take an event that no page's script can see.

        Args:
            kind: What it was.
            tab: Where.
            at: When it began, in milliseconds since the epoch.
            told: What else is known of it.

        Returns:
            Its id.
        """
        ...


class Tab:
    """A tab, from when the recorder first saw it."""

    def __init__(  # noqa: PLR0913 (what a tab is made of)
        self,
        name: str,
        page: Page,
        *,
        opened_by_page: bool,
        listener: Listener,
        finished: Callable[[str, float, dict[str, Any]], None],
        pictures: bool,
        picture_width: int | None,
    ) -> None:
        """Begin to watch a tab.

        Args:
            name: What the recording calls it.
            page: The tab.
            opened_by_page: Whether a page opened it, and so sends it somewhere.
            listener: Takes what happens.
            finished: Takes the end of what happened: its id, when, what it came to.
            pictures: Whether to take pictures.
            picture_width: Largest width of a picture.
        """
        self.name = name
        self.page = page
        self.film: Film | None = None
        self.last_action: tuple[str, float] | None = None
        self._listener = listener
        self._finished = finished
        self._sent_by_page = opened_by_page
        self._loading: str | None = None
        self._dialog: str | None = None
        self._screens: dict[str, str] = {}
        session: CDPSession = page.context.new_cdp_session(page)
        session.on("Page.frameRequestedNavigation", self._requested)
        session.on("Page.frameStartedNavigating", self._started)
        session.on("Page.loadEventFired", lambda _: self._loaded())
        session.on("Page.javascriptDialogOpening", self._dialog_opened)
        session.on("Page.javascriptDialogClosed", self._dialog_closed)
        session.send("Page.enable")
        tree = session.send("Page.getFrameTree")
        self._main_frame = tree["frameTree"]["frame"]["id"]
        if pictures:
            self.film = Film(session, width=picture_width)

    def saw(self, screen: PageScreen) -> tuple[str, list[str]]:
        """Remember a look at the screen.

        Returns:
            Id of the look at the page itself, and of those at frames in it that
            only tell of themselves.
        """
        document = screen.id.split("-")[0]
        if not screen.root:
            known = self._screens.get("", "")
            if known.split("-")[0] != document:
                self._screens.clear()
        self._screens[screen.root] = screen.id
        parts = [seen for root, seen in self._screens.items() if root]
        main = self._screens.get("")
        if main is None:
            main = screen.id
            parts.remove(screen.id)
        return main, parts

    @property
    def screen(self) -> str | None:
        """Id of the last look at the page; None if there was none."""
        return self._screens.get("")

    def _requested(self, event: dict[str, Any]) -> None:
        """A page asks to go elsewhere: a link, a form, a script."""
        if event["frameId"] == self._main_frame:
            self._sent_by_page = True

    def _started(self, event: dict[str, Any]) -> None:
        """The tab goes elsewhere; nobody's doing but the person's if no page asked."""
        if event["frameId"] != self._main_frame:
            return
        by_page, self._sent_by_page = self._sent_by_page, False
        kind = event.get("navigationType", "")
        address = event.get("url", "")
        if by_page or kind == "sameDocument" or address.startswith(_NO_PAGES):
            return
        now = time.time() * 1000
        way = "back" if kind.startswith(("history", "restore")) else "address"
        if kind.startswith("reload"):
            way = "reload"
        recent = self.last_action and now - self.last_action[1] < _BACK_BY_PAGE_MS
        self.last_action = None
        if way != "address" and recent:
            return
        self._loading = self._listener("navigate", self, at=now, value=address, way=way)

    def _loaded(self) -> None:
        if self._loading:
            self._finished(self._loading, time.time() * 1000, {})
            self._loading = None

    def _dialog_opened(self, event: dict[str, Any]) -> None:
        self._dialog = self._listener(
            "dialog",
            self,
            at=time.time() * 1000,
            dialog=event.get("type"),
            message=event.get("message"),
        )

    def _dialog_closed(self, event: dict[str, Any]) -> None:
        if self._dialog:
            answer = "accept" if event.get("result") else "dismiss"
            told = {"value": answer, "text": event.get("userInput") or None}
            self._finished(self._dialog, time.time() * 1000, told)
            self._dialog = None
