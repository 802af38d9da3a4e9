"""The recorder: listens to a browser and keeps a demonstration's journal."""

from __future__ import annotations

import secrets
import time
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any, cast

import msgspec

from wb2pm import __version__
from wb2pm.converters.wonderbread.journal import FORMAT_VERSION
from wb2pm.errors import ConversionError, WriteError
from wb2pm.record.finishing import finish_recording, new_folder
from wb2pm.record.messages import (
    Changed,
    Message,
    More,
    NewAction,
    PageScreen,
    ScreenSeen,
    SecretText,
    Shown,
    Trouble,
    decode_message,
)
from wb2pm.record.page_script import page_script
from wb2pm.record.pictures import Album
from wb2pm.record.secrecy import DiscreetJournal
from wb2pm.record.tabs import Tab
from wb2pm.record.withheld import Sources

if TYPE_CHECKING:
    from collections.abc import Iterable
    from types import TracebackType
    from typing import Self

    from playwright.sync_api import BrowserContext, Download, Page

_RECOVER = (
    "What was recorded until then is kept: make room, then wb2pm record --recover '{}'"
)
_LAST_LOOK_MS = 1000
_PAUSE_MS = 40
_CAUSED_MS = 5000
"""A download or a new tab this soon after a click is what the click did."""


class Recorder:
    """Records what is done in a browser context, by a person or a script.

    It listens to the browser's own events, in every frame, open shadow root and
    tab, and does not know what a script is about to do. Messages arrive while
    Playwright works or waits; a script that sleeps by other means delays them,
    their times stay right.

    Attributes:
        folder: The demonstration's folder.
        outcome: How it ended, such as ``"completed"`` or ``"abandoned"``; may be
            set until the recording ends.
    """

    def __init__(  # noqa: PLR0913 (options of one job)
        self,
        context: BrowserContext | Page,
        *,
        out: str | Path,
        intent: str | None = None,
        workflow: str | None = None,
        actor: str | None = None,
        site: str | None = None,
        start_url: str | None = None,
        keep_html: bool = False,
        screenshots: bool = True,
        screenshot_width: int | None = None,
        scripted: bool = True,
        headless: bool = True,
    ) -> None:
        """Prepare a recording; it begins with `start` or a ``with`` statement.

        Args:
            context: A context of Playwright's sync API, or a page in it.
            out: Folder that receives the demonstration's folder.
            intent: The goal in words.
            workflow: Id of the workflow, which begins the folder's name.
            actor: Who does it.
            site: Name of the application; its host by default.
            start_url: Where the work begins; the first page's by default.
            keep_html: Keep the source of every page.
            screenshots: Keep a picture of every screen.
            screenshot_width: Largest width of pictures in pixels.
            scripted: A script stands for the person: changes made through
                Playwright that no real event accompanies count as done.
            headless: Whether the browser has no window, for the record.
        """
        self.outcome: str | None = None
        page_s_context: BrowserContext | None = getattr(context, "context", None)
        self._context = page_s_context or cast("BrowserContext", context)
        self._out = Path(out)
        self._workflow = workflow
        self._about = {
            "intent": intent,
            "workflow": workflow,
            "actor": actor,
            "site": site,
            "start_url": start_url,
            "headless": headless,
        }
        self._token = secrets.token_hex(8)
        self._script = page_script(
            token=self._token, keep_html=keep_html, scripted=scripted
        )
        self._screenshots = screenshots
        self._width = screenshot_width
        self._tabs: dict[Page, Tab] = {}
        self._front: Tab | None = None
        self._known_screens: set[str] = set()
        self._sources = Sources()
        self._actions: dict[str, Tab] = {}
        self._asked: dict[str, str] = {}
        self._events = 0
        self._looked: set[Tab] = set()
        self._recording = False
        self.folder: Path = self._out

    @property
    def actions(self) -> int:
        """How many actions have been recorded so far."""
        return len(self._actions)

    def __enter__(self) -> Self:
        """Begin to record."""
        return self.start()

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        """End the recording, whatever happened, and write the demonstration."""
        self.stop()

    def start(self) -> Self:
        """Begin to record.

        Raises:
            WriteError: If the folder cannot be made.
        """
        now = datetime.now().astimezone()
        self.folder = new_folder(self._out, self._workflow, now)
        self._album = Album(self.folder)
        self._journal = DiscreetJournal(self.folder)
        pages = self._context.pages
        shown = [page.url for page in pages if page.url != "about:blank"]
        self._about["start_url"] = self._about["start_url"] or next(iter(shown), None)
        browser = self._context.browser
        offset = now.utcoffset()
        self._journal.write(
            "head",
            format=FORMAT_VERSION,
            started_at=now.timestamp() * 1000,
            utc_offset_s=offset.total_seconds() if offset else 0,
            recorder=f"wb2pm {__version__}",
            browser=f"{browser.browser_type.name} {browser.version}"
            if browser
            else None,
            **self._about,
        )
        self._recording = True
        self._context.expose_binding(f"__wb2pm_{self._token}", self._hear)
        self._context.add_init_script(self._script)
        self._context.on("page", self._tab_opened)
        for page in pages:
            self._new_tab(page).watch(opened_by="recorder")
            for frame in page.frames:
                frame.evaluate(self._script)
        if pages:  # a tab in the background may never give a picture
            self._shoot(self._tabs[pages[-1]])
        return self

    def stop(self) -> Path:
        """End the recording and write the demonstration.

        It can be called when the browser is gone: what was recorded is kept.

        Returns:
            The demonstration's folder.

        Raises:
            WriteError: If not all could be kept; what could is in the folder.
        """
        if not self._recording:
            return self.folder
        self._look_at_the_end()
        self._recording = False
        for tab in self._tabs.values():
            self._write_all(tab.withheld.rest())
        self._write_all(self._sources.rest())
        self._journal.write("end", at=time.time() * 1000, outcome=self.outcome)
        self._journal.sweep()
        self._journal.close()
        try:
            if self._journal.failure is not None:
                raise self._journal.failure
            finish_recording(self.folder)
        except WriteError as exc:
            raise WriteError(f"{exc}. {_RECOVER.format(self.folder)}") from exc
        return self.folder

    @property
    def failure(self) -> WriteError | None:
        """Why nothing more can be kept, as on a full disk; None as long as it can."""
        return self._journal.failure

    def _look_at_the_end(self) -> None:
        from playwright.sync_api import Error

        tab = self._front or next(iter(self._tabs.values()), None)
        if tab is None or tab.page.is_closed():
            return
        look = f"__wb2pm_{self._token}_look"
        try:
            tab.page.wait_for_timeout(_PAUSE_MS)  # what was done last may still work
            for other in {*self._tabs.values()}:
                for frame in other.page.frames:
                    frame.evaluate(f"window[{look!r}] && window[{look!r}]()")
            self._looked.clear()
            for _ in range(_LAST_LOOK_MS // _PAUSE_MS):
                tab.page.wait_for_timeout(_PAUSE_MS)
                if tab in self._looked:
                    break
            if self._front is not None:
                self._shoot(tab)
        except Error:  # the browser has gone, or goes just now
            return
        self._picture("last", tab, time.time() * 1000)

    def _new_tab(self, page: Page) -> Tab:
        tab = Tab(
            str(len(self._tabs) + 1),
            page,
            listener=self._happened,
            finished=self._came_to,
            pictures=self._screenshots,
            picture_width=self._width,
        )
        self._tabs[page] = tab
        page.on("close", lambda _: self._tab_closed(tab))
        page.on("download", lambda download: self._downloaded(tab, download))
        return tab

    def _hear(self, source: dict[str, Any], text: object) -> str | None:
        """Take a message from a page.

        Returns:
            What kind of secret the field takes that it tells of; None for others.
        """
        if not self._recording:
            return None
        page: Page = source["page"]
        tab = self._tabs.get(page)
        try:
            message = decode_message(text, page=page.url)
        except ConversionError as exc:
            self._journal.write("note", kind="refused_message", message=str(exc))
            return None
        if tab is None:
            return None
        if isinstance(message, NewAction):
            secret = self._journal.enters(message, message.kind)
            self._began(message, tab)
            return secret
        self._take(message, tab)
        return None

    def _take(self, message: Message, tab: Tab) -> None:
        if isinstance(message, SecretText):
            self._journal.learn(message)
        elif isinstance(message, More):
            self._learnt(message, tab)
        elif isinstance(message, ScreenSeen):
            self._settled(message, tab)
        elif isinstance(message, Changed):
            self._shoot(tab)
        elif isinstance(message, Shown):
            self._bring_to_front(tab, message.at)
        elif isinstance(message, Trouble):
            self._journal.write(
                "note",
                kind="script_trouble",
                message=f"on {message.where}: {message.said}",
            )

    def _began(self, action: NewAction, tab: Tab) -> None:
        self._bring_to_front(tab, action.at)
        tab.withheld.hears(action)
        main, parts = self._saw(action.screen, tab)
        told = _plain(action) | {"screen": main, "parts": parts or None}
        told.pop("t")
        scrolled = msgspec.to_builtins(action.screen.scrolled)
        told |= {"line": "action", "tab": tab.name, "scrolled": scrolled}
        self._journal.write(**tab.withheld.now(told))
        self._actions[action.id] = tab
        tab.last_action = (action.id, action.at)
        self._picture(action.id, tab, action.at)

    def _learnt(self, more: More, tab: Tab) -> None:
        if more.id in self._actions:
            self._journal.enters(more, None)
            tab.withheld.hears(more)
            told = {k: v for k, v in _plain(more).items() if k != "t"}
            self._journal.write(**tab.withheld.now({"line": "more", **told}))
            tab.last_action = (more.id, more.end)

    def _settled(self, seen: ScreenSeen, tab: Tab) -> None:
        main, parts = self._saw(seen.screen, tab)
        self._looked.add(tab)
        if self._front in {None, tab}:
            self._journal.write(
                "seen", at=seen.at, tab=tab.name, screen=main, parts=parts
            )
        if tab.withheld.settles():
            self._write_all(tab.withheld.later())
        if seen.screen.elements is not None:
            self._shoot(tab)

    def _write_all(self, lines: Iterable[dict[str, Any]]) -> None:
        for line in lines:
            self._journal.write(**line)

    def _shoot(self, tab: Tab) -> None:
        if tab.film:
            tab.film.shoot()

    def _saw(self, screen: PageScreen, tab: Tab) -> tuple[str, list[str]]:
        main, parts = tab.saw(screen)
        if screen.elements is not None and screen.id not in self._known_screens:
            self._known_screens.add(screen.id)
            self._sources.keep(screen)
            told = _plain(screen) | {"line": "screen", "html": None}
            told.pop("hides")
            self._journal.write(**tab.withheld.now(told))
        return main, parts

    def _picture(self, done: str, tab: Tab, at: float) -> None:
        """Keep the picture of what was shown when something was done."""
        shot = tab.film.before(at) if tab.film else None
        if shot is not None:
            try:
                self._journal.write("picture", of=done, file=self._album.keep(shot))
            except WriteError as exc:
                self._journal.end(exc)

    def _happened(self, kind: str, tab: Tab, /, *, at: float, **told: object) -> str:
        """Take an event that no page's script can see."""
        self._events += 1
        name = f"event-{self._events}"
        if self._recording:
            if kind == "dialog":
                self._asked[name] = str(told.get("message"))
            self._journal.write(
                "event",
                id=name,
                kind=kind,
                tab=tab.name,
                at=at,
                end=at,
                screen=tab.screen,
                **told,
            )
            self._picture(name, tab, at)
        return name

    def _came_to(self, name: str, at: float, told: dict[str, Any]) -> None:
        if self._recording:
            if told.get("text"):
                asked = self._asked.get(name)
                told["text"] = self._journal.answers(asked, told["text"])
            self._journal.write("more", id=name, end=at, **told)

    def _bring_to_front(self, tab: Tab, at: float) -> None:
        """Note that the person has changed to another tab."""
        before, self._front = self._front, tab
        if before is not None and before is not tab:
            self._happened("tab_switch", tab, at=at - 1, value=tab.page.url)

    def _tab_opened(self, page: Page) -> None:
        if not self._recording:
            return
        now = time.time() * 1000
        tab = self._new_tab(page)  # before anything lets its messages in
        if self._front is not None:
            self._front = tab
        opening = page.opener()
        opener = self._tabs.get(opening) if opening else None
        cause = self._cause(opener, now) if opener else None
        self._happened("tab_open", tab, at=now, cause=cause)
        tab.watch(opened_by="page" if opener else "person")

    def _tab_closed(self, tab: Tab) -> None:
        if self._recording:
            self._happened("tab_close", tab, at=time.time() * 1000, value=tab.page.url)
            self._write_all(tab.withheld.rest())
        if self._front is tab:
            self._front = None

    def _downloaded(self, tab: Tab, download: Download) -> None:
        now = time.time() * 1000
        self._happened(
            "download",
            tab,
            at=now,
            value=download.suggested_filename,
            from_url=download.url,
            cause=self._cause(tab, now),
        )

    def _cause(self, tab: Tab, now: float) -> str | None:
        """Name the action that something goes back to."""
        if tab.last_action and now - tab.last_action[1] < _CAUSED_MS:
            return tab.last_action[0]
        return None


def _plain(message: msgspec.Struct) -> dict[str, Any]:
    content: dict[str, Any] = msgspec.to_builtins(message)
    return content
