"""One tab of the browser: its screens and pictures, and where the person sends it."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Any, Literal, Protocol

from wb2pm.record.pictures import Film
from wb2pm.record.withheld import Withheld

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import CDPSession, Frame, Page

    from wb2pm.record.messages import PageScreen

_BACK_BY_PAGE_MS = 1000
"""A way back this soon after an action on the page is what the action did."""
_NO_PAGES = ("about:", "chrome:", "chrome-error:", "edge:", "devtools:")


Opener = Literal["recorder", "page", "person"]
"""`recorder`: it was open when the recording began."""


class Listener(Protocol):
    """What a tab tells the recorder."""

    def __call__(self, kind: str, tab: Tab, /, *, at: float, **told: object) -> str:
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
        listener: Listener,
        finished: Callable[[str, float, dict[str, Any]], None],
        pictures: bool,
        picture_width: int | None,
    ) -> None:
        """Know of a tab; `watch` begins to listen to it.

        Args:
            name: What the recording calls it.
            page: The tab.
            listener: Takes what happens.
            finished: Takes the end of what happened: its id, when, what it came to.
            pictures: Whether to take pictures.
            picture_width: Largest width of a picture.
        """
        self.name = name
        self.page = page
        self.film: Film | None = None
        self.last_action: tuple[str, float] | None = None
        self.withheld = Withheld()
        self._listener = listener
        self._finished = finished
        self._pictures = pictures
        self._picture_width = picture_width
        self._main_frame = ""
        self._sent_by_page = False
        self._loaders: set[str] = set()
        self._loading: str | None = None
        self._dialog: str | None = None
        self._screens: dict[str, str] = {}
        self._opened_by: Opener | None = None
        self._has_left = False
        self._left_unseen: tuple[str, float] | None = None
        page.on("framenavigated", self._left_first)

    def watch(self, *, opened_by: Opener) -> None:
        """Listen to what no page's script can see.

        Args:
            opened_by: Who opened the tab; a page also sends it somewhere.
        """
        from playwright.sync_api import Error

        self._sent_by_page = opened_by == "page"
        self._opened_by = opened_by
        if self._left_unseen:
            self._leave_first(*self._left_unseen)
        try:
            session = self.page.context.new_cdp_session(self.page)
            self._main_frame = _main_frame(session)["id"]
            self._listen(session)
            session.send("Page.enable")
            shown = _main_frame(session)
        except Error:  # it has closed again
            return
        loader, address = shown.get("loaderId", ""), shown.get("url", "")
        if loader not in self._loaders and not address.startswith(_NO_PAGES):
            self._loaders.add(loader)  # it had left before anybody could listen
            self._leave_first(address, time.time() * 1000)
        if self._pictures:
            self.film = Film(session, width=self._picture_width)

    def _listen(self, session: CDPSession) -> None:
        session.on("Page.frameRequestedNavigation", self._requested)
        session.on("Page.frameStartedNavigating", self._started)
        session.on("Page.frameNavigated", self._navigated)
        session.on("Page.loadEventFired", lambda _: self._loaded())
        session.on("Page.javascriptDialogOpening", self._dialog_opened)
        session.on("Page.javascriptDialogClosed", self._dialog_closed)

    def saw(self, screen: PageScreen) -> tuple[str, list[str]]:
        """Remember a look at the screen.

        Returns:
            Id of the look at the page itself, and of those at frames in it that
            only tell of themselves.
        """
        self.withheld.sees(screen)
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
        self._loaders.add(event.get("loaderId", ""))
        kind = event.get("navigationType", "")
        self._has_left = True
        if not by_page:
            way = "back" if kind.startswith(("history", "restore")) else "address"
            address = event.get("url", "")
            self._go(address, "reload" if kind.startswith("reload") else way)
        if kind.endswith("ameDocument"):  # nothing is loaded; links there start nothing
            self._loaded()

    def _navigated(self, event: dict[str, Any]) -> None:
        """The tab has gone elsewhere, perhaps before anybody could listen."""
        frame = event["frame"]
        if frame["id"] != self._main_frame or frame.get("loaderId") in self._loaders:
            return
        self._loaders.add(frame.get("loaderId", ""))
        if self._has_left:
            return
        by_page, self._sent_by_page = self._sent_by_page, False
        self._has_left = True
        if not by_page:
            self._go(frame.get("url", ""), "address")

    def _left_first(self, frame: Frame) -> None:
        """Note where a new tab goes, which the session may be too late to tell."""
        if not frame.parent_frame and not frame.url.startswith(_NO_PAGES):
            now = time.time() * 1000
            if self._opened_by:
                self._leave_first(frame.url, now)
            else:
                self._left_unseen = self._left_unseen or (frame.url, now)

    def _leave_first(self, address: str, at: float) -> None:
        """Take it that a new tab has gone somewhere, unless that has been told.

        Three tell it, none of them always and in no fixed order: Playwright, the
        session's events, and the page shown once the session listens.
        """
        if self._has_left or self._opened_by == "recorder":
            return
        self._has_left = True
        self._sent_by_page = False
        if self._opened_by == "person":
            self._go(address, "address", at=at)

    def _go(self, address: str, way: str, *, at: float | None = None) -> None:
        if address.startswith(_NO_PAGES):
            return
        now = at or time.time() * 1000
        recent = self.last_action and now - self.last_action[1] < _BACK_BY_PAGE_MS
        self.last_action = None
        if way == "address" or not recent:
            self._loading = self._listener(
                "navigate", self, at=now, value=address, way=way
            )

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


def _main_frame(session: CDPSession) -> dict[str, Any]:
    tree: dict[str, Any] = session.send("Page.getFrameTree")
    frame: dict[str, Any] = tree["frameTree"]["frame"]
    return frame
