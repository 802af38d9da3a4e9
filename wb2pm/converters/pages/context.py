"""What is known of the pages of a demonstration, looked up when it is needed.

Pages are witnesses that may be several actions late. An element is therefore looked
for by its path on the screens around, nearest first, and only a screen that shows it
is asked about it. Of a long recording no more is in memory at a time than what is
around one event.

A screen may have two witnesses: its whole page (`Page.is_whole`), which tells what
stands in what, and a view of it (`Page.has_boxes`), which tells what was where. One
page may be both.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from functools import cached_property, lru_cache, partial
from itertools import pairwise, tee
from typing import TYPE_CHECKING, Any, Literal, TypeVar

from wb2pm import columns
from wb2pm.converters.pages.editors import DrawnEditors
from wb2pm.converters.pages.forms import page_decoder
from wb2pm.converters.pages.paths import is_neighbour
from wb2pm.errors import Wb2pmError

if TYPE_CHECKING:
    from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping

    from wb2pm.converters.pages.forms import PageDecoder
    from wb2pm.converters.pages.page import Page, PageElement
    from wb2pm.events import Demonstration, Element, Screen, UIEvent

NEAREST = 64
"""How many screens around an event are witnesses: 32 actions before and after it.
Recorders are a few actions late, and by then the work is elsewhere."""
_Keys = list[tuple[str, "Hashable"]]
_Told = TypeVar("_Told")
_May = Literal["may_be_whole", "may_have_boxes"]
_KEPT = 4 * NEAREST
"""How many pages are in memory: two witnesses for each screen around two events."""


class PageContext:
    """The pages of one demonstration, decoded once each."""

    def __init__(
        self, demonstration: Demonstration, *, decoded: DecodedPages | None = None
    ) -> None:
        """Take the screens of a demonstration; nothing is decoded yet.

        Args:
            demonstration: Whose pages are asked for.
            decoded: The pages of the same recording before it was changed: those
                that stayed as they were are not decoded again.
        """
        self._screens: dict[float, Screen] = {}
        for event in demonstration.events:
            at = event.source_index
            for screen, place in (
                (event.screen_before, at - 0.5),
                (event.screen_after, at + 0.5),
            ):
                if screen is None:
                    continue
                if screen.source_index is not None:
                    self._screens[screen.source_index] = screen
                elif screen.page_format is not None or screen.elements_json:
                    self._screens[place] = screen
        self._written_in = {
            event.target.path
            for event in demonstration.events
            if event.action == "type" and event.target and event.target.path
        }
        self.editors = DrawnEditors(demonstration.events)
        self._opened = {
            opener: event.attributes.get(columns.UI_LAYER_NAME)
            for event in reversed(demonstration.events)
            if (opener := event.attributes.get(columns.UI_OPENER_ID))
        }
        self._chosen: dict[str, set[str]] = {}
        for event in demonstration.events:
            opener = event.attributes.get(columns.UI_OPENER_ID)
            if opener and event.target is not None:
                lines = (event.target.text or "").splitlines()
                said = {" ".join(line.split()) for line in lines}
                self._chosen.setdefault(str(opener), set()).update(said)
        self._values: dict[str, set[str]] = {}
        for event in demonstration.events:
            if event.action == "select" and event.value and event.target is not None:
                value = " ".join(event.value.split())
                self._values.setdefault(value, set()).add(event.target.path or "")
        self._drawn_lists = {
            f"{event.target.path}/": event.target
            for event in demonstration.events
            if event.target is not None
            and event.target.role == "combobox"
            and event.target.path
            and event.target.tag not in {"input", "select"}
        }
        self._called_first = _called_first(demonstration.events)
        self._order = sorted(self._screens)
        self._asked: dict[_May, dict[int, tuple[Screen, _Keys]]] = {
            "may_be_whole": {},
            "may_have_boxes": {},
        }
        self.decoded = decoded or DecodedPages(self._screens.values())
        self._told: Any = lru_cache(maxsize=NEAREST)(lambda ask, page: ask(page))
        self._looked_at: UIEvent | None = None
        self._targets: Iterator[PageElement] = iter(())
        self._seen_at: UIEvent | None = None
        self._seen: PageElement | None = None

    @cached_property
    def _may_be_whole(self) -> bool:
        """Whether any screen keeps its page in a form that may be whole."""
        return self.decoded.may_be_whole() and any(
            self._keys(screen, "may_be_whole") for screen in self._screens.values()
        )

    def is_written_in(self, element: Element) -> bool:
        """Return whether something was typed in an element, whatever it is."""
        return element.path in self._written_in

    def chosen_in(self, path: str) -> frozenset[str]:
        """Return the lines of what was clicked in what an element had opened.

        Args:
            path: Path of the element, or of it after it moved on among its neighbours.
        """
        return frozenset(
            line
            for opener, lines in self._chosen.items()
            if opener == path or is_neighbour(opener, path)
            for line in lines
        )

    def lists_showing(self, text: str) -> frozenset[str]:
        """Return the paths of the lists in which a text was chosen in the recording.

        Args:
            text: A text on one of its pages, white space folded.
        """
        return frozenset(self._values.get(text, ()))

    def drawn_list_around(self, element: Element) -> Element | None:
        """Return the list that a page draws around an element, as it is told elsewhere.

        A click on its empty part may tell that part alone.

        Args:
            element: What an event acted on.
        """
        path = element.path or ""
        around = (one for at, one in self._drawn_lists.items() if path.startswith(at))
        return next(around, None)

    def called_first(self, event: UIEvent) -> str | None:
        """Return the accessible name an element had when the work on it began.

        Widgets tell screen readers what to do next by another name, once they are used.

        Args:
            event: One of several on one element, with nothing else between.
        """
        return self._called_first.get(event.id)

    def opened_by(self, event: UIEvent) -> str | None:
        """Return the name of the dialog or menu that an event's target opened.

        A recorder may say of what lies on it what opened it.
        """
        path = event.target.path if event.target else None
        said = self._opened.get(path) if path else None
        return str(said) if said else None

    def screens_near(self, event: UIEvent) -> Iterator[Screen]:
        """List the screens, those nearest to an event in the recording first.

        Of two equally near, the one before the event comes first: it is the one
        the actor saw, unless the recorder was late.
        """
        at, order = event.source_index, self._order
        after = bisect_right(order, at)
        before = after - 1
        for _ in range(min(NEAREST, len(order))):
            if after == len(order) or (
                before >= 0 and at - order[before] <= order[after] - at
            ):
                yield self._screens[order[before]]
                before -= 1
            else:
                yield self._screens[order[after]]
                after += 1

    def screens_before(self, event: UIEvent) -> Iterator[Screen]:
        """List the screens before an event, the latest first."""
        before = bisect_left(self._order, event.source_index)
        latest = self._order[max(0, before - NEAREST) : before]
        return (self._screens[index] for index in reversed(latest))

    def whole(self, screen: Screen) -> Page | None:
        """Return the whole page of a screen; None if it was not kept."""
        if not self._may_be_whole:
            return None
        for form, key in self._keys(screen, "may_be_whole"):
            page = self.decoded.page(form, key)
            if page is not None and page.is_whole:
                return page
        return None

    def view(self, screen: Screen) -> Page | None:
        """Return a page that tells where things were on a screen; None if none does."""
        for form, key in self._keys(screen, "may_have_boxes"):
            page = self.decoded.page(form, key)
            if page is not None and page.has_boxes:
                return page
        return None

    def on_view(self, event: UIEvent) -> PageElement | None:
        """Find the target of an event on the nearest view that shows it."""
        if self._seen_at is not event:  # witnesses ask one after the other
            self._seen_at, self._seen = event, self._find_on_view(event)
        return self._seen

    def _find_on_view(self, event: UIEvent) -> PageElement | None:
        target = event.target
        if target is None or not target.path:
            return None
        views = (self.view(screen) for screen in self.screens_near(event))
        found = (page.find(target) for page in views if page is not None)
        return next((element for element in found if element is not None), None)

    def view_around(self, event: UIEvent) -> Page | None:
        """Return the nearest view with the target of an event or what holds it."""
        before = event.screen_before
        if before is not None and before.of_moment:
            return self.view(before)
        path = (event.target and event.target.path) or ""
        for screen in self.screens_near(event):
            page = self.view(screen)
            if page is not None and page.nearest_at(path) is not None:
                return page
        return None

    def targets(self, event: UIEvent) -> Iterator[PageElement]:
        """Find the target of an event on whole pages, nearest first."""
        if self._looked_at is not event:  # witnesses ask one after the other
            self._looked_at = event
            self._targets = self._targets_on(self.screens_near(event), event)
        found, self._targets = tee(self._targets)
        return found

    def targets_before(self, event: UIEvent) -> Iterator[PageElement]:
        """Find the target of an event on whole pages before it, latest first."""
        return self._targets_on(self.screens_before(event), event)

    def _targets_on(
        self, screens: Iterator[Screen], event: UIEvent
    ) -> Iterator[PageElement]:
        target = event.target
        if target is None or not target.path or not self._may_be_whole:
            return
        asked: dict[int, Page] = {}  # holds them, so that an id stays theirs
        for page in map(self.whole, screens):
            if page is None or id(page) in asked:
                continue
            asked[id(page)] = page
            if (element := page.find(target)) is not None:
                yield element

    def once(self, ask: Callable[[Page], _Told], page: Page) -> _Told:
        """Ask a page something that it was perhaps asked before.

        Args:
            ask: A function; the same one for the same question.
            page: A page of these.
        """
        told: _Told = self._told(ask, page)
        return told

    def pages_after(self, event: UIEvent) -> Iterator[Page]:
        """List the whole pages after an event, in order, each once in a row."""
        last = None
        after = bisect_right(self._order, event.source_index)
        for index in self._order[after : after + NEAREST]:
            page = self.whole(self._screens[index])
            if page is not None and page is not last:
                last = page
                yield page

    def _keys(self, screen: Screen, may: _May) -> _Keys:
        """Tell by what the pages of a screen are found that may be of use."""
        asked = self._asked[may].get(id(screen))
        if asked is None:
            asked = screen, self.decoded.keys(screen, may)
            self._asked[may][id(screen)] = asked  # the screen too: its id stays its own
        return asked[1]


class DecodedPages:
    """Decodes the pages of some screens, form by form, and keeps the latest.

    A page that cannot be decoded is no witness.
    """

    def __init__(self, screens: Iterable[Screen]) -> None:
        """Take the screens; nothing is decoded yet."""
        self._screens = list(screens)
        self._by_form: dict[str, PageDecoder | None] = {}
        # Of a method it would be a cycle, and pages stay until somebody collects those.
        self.page = lru_cache(maxsize=_KEPT)(partial(_page, self._by_form))

    def may_be_whole(self) -> bool:
        """Return whether pages of any form of the screens may be whole."""
        named = {
            form for s in self._screens for form in (s.page_format, s.elements_format)
        }
        decoders = (self._decoder(form) for form in named if form is not None)
        return any(decoder and decoder.may_be_whole for decoder in decoders)

    def keys(self, screen: Screen, may: _May) -> _Keys:
        """List what finds the pages of a screen: its whole page first, or its view."""
        forms = (screen.page_format, screen.elements_format)
        found: _Keys = []
        for form in forms if may == "may_be_whole" else forms[::-1]:
            decoder = self._decoder(form) if form is not None else None
            if form is None or decoder is None or not getattr(decoder, may):
                continue
            try:
                key = decoder.key(screen)
            except Wb2pmError:
                continue
            if key is not None:
                found.append((form, key))
        return found

    def _decoder(self, form: str) -> PageDecoder | None:
        if form not in self._by_form:
            named = [
                screen
                for screen in self._screens
                if form in {screen.page_format, screen.elements_format}
            ]
            try:
                self._by_form[form] = page_decoder(form, named)
            except Wb2pmError:
                self._by_form[form] = None
        return self._by_form[form]


def _called_first(events: Iterable[UIEvent]) -> dict[str, str]:
    """Collect the name an element had at first, by the later events on it in a row."""
    called: dict[str, str] = {}
    for earlier, event in pairwise(events):
        paths = [one.target.path if one.target else None for one in (earlier, event)]
        said = earlier.attributes.get(columns.UI_ACCESSIBLE_NAME)
        first = called.get(earlier.id) or str(said or "")
        if first and paths[0] and paths[0] == paths[1]:
            called[event.id] = first
    return called


def _page(
    decoders: Mapping[str, PageDecoder | None], form: str, key: Hashable
) -> Page | None:
    """Decode the page that a key finds."""
    decoder = decoders[form]
    try:
        return None if decoder is None else decoder.page(key)
    except Wb2pmError:
        return None
