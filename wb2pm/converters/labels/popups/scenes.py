"""What was on the screen before and after each event, and what stood there then."""

from __future__ import annotations

import re
from collections import Counter
from typing import TYPE_CHECKING, Final
from urllib.parse import parse_qsl, urlsplit

from wb2pm import columns
from wb2pm.converters.labels.captions.shown_values import caption_and_value
from wb2pm.converters.labels.elements.element_names import folded
from wb2pm.converters.labels.elements.offered import LIST_ROLES
from wb2pm.converters.labels.places.gaps import keeps_a_side
from wb2pm.converters.pages.paths import is_neighbour, unnumbered

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from wb2pm.converters.pages.context import PageContext
    from wb2pm.converters.pages.page import Page, PageElement
    from wb2pm.events import Screen, UIEvent

FARTHEST = 32
"""How many events around one are asked: a popup is soon closed."""
_UP: Final = 3
"""How far above a text the frame may be that is drawn around it alone."""
_BEGINS_ANEW: Final = re.compile(r"//\*\[@id='[^']*'\](?P<rest>/.+)")
"""A path that begins at an id."""


class Scenes:
    """The screens of one demonstration, event by event.

    Attributes:
        events: Its events, in order.
        context: Their pages.
    """

    def __init__(self, events: Sequence[UIEvent], context: PageContext) -> None:
        """Take the events of a demonstration, in order, and their pages."""
        self.events = events
        self.context = context
        self._standing = _Standing()

    def path(self, place: int) -> str:
        """Return the path of the target of the event at a place."""
        target = self.events[place].target
        return (target.path if target is not None else None) or ""

    def layer(self, place: int) -> str | None:
        """Return what of the page an event acted in that lies over the rest, if told."""
        said = self.events[place].attributes.get(columns.UI_LAYER)
        return str(said) if said is not None else None

    def before(self, place: int) -> Page | None:
        """Return the page that was seen before an event."""
        return self._page(self.events[place].screen_before)

    def after(self, place: int) -> Page | None:
        """Return the page that followed an event."""
        page = self._page(self.events[place].screen_after)
        if page is None and place + 1 < len(self.events):
            page = self.before(place + 1)
        return page

    def stands(self, page: Page, path: str) -> bool:
        """Return whether a page has an element, or at least something in it."""
        return self._standing.on(page, path)

    def has_gone(self, path: str, before: Page, after: Page) -> bool:
        """Return whether an element was on one page, and is not on the next.

        It may have moved on among its neighbours, as a field does after what was
        chosen in it.

        Args:
            path: Path of the element.
            before: The page on which it may have been.
            after: The page after it.
        """
        if not self.stands(before, path) or self.stands(after, path):
            return False
        tag = path.rpartition("/")[2].partition("[")[0]
        return not any(
            is_neighbour(one.path or "", path)
            and not self.stands(before, one.path or "")
            for one in after.elements(tag)
        )

    def is_shown(self, text: str | None, opener: int, choice: int) -> bool:
        """Return whether an element shows a text after a choice, and not before.

        It may show it behind a caption (``Sort: Price``), or without what an option says
        more.

        Args:
            text: The text.
            opener: Place of the event on the element.
            choice: Place of the choice.
        """
        new = self.new_on(opener, choice)
        shown = (said.value for said in map(caption_and_value, new) if said)
        is_new = text is not None and (
            text in new
            or text in shown
            or any(text.startswith(f"{one} ") for one in new)
        )
        return is_new or self._replaces(text, opener, choice)

    def _replaces(self, text: str | None, opener: int, choice: int) -> bool:
        """Return whether a text takes the place of an element's among those around it.

        A list of a page may have what is around an element, and not the element.
        """
        before, after = self.before(opener), self.after(choice)
        element, path = self.events[opener].target, self.path(opener)
        if before is None or after is None or element is None or before.is_whole:
            return False
        was, around = folded(element.text or ""), path
        while around and (
            after.at_path(around) is None or before.at_path(around) is None
        ):
            around = around.rpartition("/")[0]
        old, new = (
            Counter(map(folded, (one.text or "").splitlines()))
            if one
            else Counter[str]()
            for one in (before.at_path(around), after.at_path(around))
        )
        return bool(was) and new - old == {text: 1} and old - new == {was: 1}

    def is_kept(self, text: str | None, opener: int, choice: int) -> bool:
        """Return whether a choice leaves something on the page, beside its list.

        What opened the list shows something else, such as how much is chosen, or the
        text stands on the page more often than before. What leaves nothing was done.

        Args:
            text: The text of what was chosen.
            opener: Place of the event on what opened the list.
            choice: Place of the choice.
        """
        before, after = self.before(opener), self.after(choice)
        if before is None or after is None:
            return False
        more = _times(text or "", after) > _times(text or "", before)
        return more or bool(self.new_on(opener, choice))

    def is_in_its_place(self, text: str | None, opener: int, choice: int) -> bool:
        """Return whether a text stands after a choice where an element stood.

        What a field of several values shows of them may leave no room for the field.

        Args:
            text: The text of what was chosen.
            opener: Place of the event on the element.
            choice: Place of the choice.
        """
        element, after = self.events[opener].target, self.after(choice)
        box = element.box if element is not None else None
        return after is not None and any(
            box is not None and one.box is not None and box.contains(*one.box.middle)
            for one in after.elements()
            if folded(one.text or "") == text
        )

    def is_shown_around(self, text: str, opener: int, choice: int) -> bool:
        """Return whether the frame of an element alone shows a text after a choice.

        What invites to choose is gone then, and its frame stays.

        Args:
            text: The text of what was chosen.
            opener: Place of the event on the element.
            choice: Place of the choice.
        """
        before, after = self.before(opener), self.after(choice)
        element, path = self.events[opener].target, self.path(opener)
        if before is None or after is None or element is None:
            return False
        for _ in range(_UP):
            path = path.rpartition("/")[0]
            was, now = before.at_path(path), after.at_path(path)
            if was is not None and folded(was.text or "") != folded(element.text or ""):
                return False
            if now is not None and text in map(folded, (now.text or "").splitlines()):
                return was is not None
        return False

    def gained(self, texts: Iterable[str], opener: int, choice: int) -> list[str]:
        """Return which texts are more elements on the page after a choice than before.

        Args:
            texts: The texts.
            opener: Place of the event on what opened the list.
            choice: Place of the choice.
        """
        before, after = self.before(opener), self.after(choice)
        if before is None or after is None:
            return []
        was, now = (
            Counter(folded(one.text or "") for one in page.elements())
            for page in (before, after)
        )
        return [text for text in texts if now[text] > was[text]]

    def new_on(self, opener: int, choice: int) -> set[str]:
        """Collect what an element shows after a choice, and did not before.

        Args:
            opener: Place of the event on the element.
            choice: Place of the choice.
        """
        before, after = self.before(opener), self.after(choice)
        element = self.events[opener].target
        if before is None or after is None or element is None:
            return set()
        said = (element.text, element.label, element.value)
        was = _shown_at(before, self.path(opener)) | {folded(t) for t in said if t}
        return _shown_at(after, self.path_on(after, opener)) - was

    def path_on(self, page: Page, opener: int) -> str:
        """Return the path of an element on a later page.

        What is around it may have an id since, from which paths begin anew.

        Args:
            page: The later page.
            opener: Place of the event on the element.
        """
        path, element = self.path(opener), self.events[opener].target
        if element is None or self.stands(page, path):
            return path
        same = (
            one.path
            for one in page.elements(element.tag or "")
            if (one.path and keeps_a_side(one.box, element.box))
            and (since := _BEGINS_ANEW.fullmatch(one.path))
            and path.endswith(since["rest"])
        )
        return next(same, path)

    def held_after(self, place: int, path: str) -> Iterator[str]:
        """List what a field is seen to hold after an event: on the page, or later.

        Its path has a number only while there is another of its kind, as of a list.

        Args:
            place: Place of the event.
            path: Path of the field, or of the frame of a single one.
        """
        screen = self.events[place].screen_after
        for page in (self._page(screen), screen and self.context.whole(screen)):
            found = page.at_path(path) if page else None
            if found is not None:
                fields = [found] if found.value else list(found.descendants("input"))
                yield from (
                    folded(f.value) for f in fields if f.value and len(fields) == 1
                )
        for event in self.events[place + 1 : place + 1 + FARTHEST]:
            target = event.target
            if target is None or not target.value:
                continue
            if unnumbered(target.path or "") == unnumbered(path):
                yield folded(target.value)

    def shows_date(self, place: int, path: str, text: str) -> bool:
        """Return whether an element shows a date in the place of a text a little later.

        Args:
            place: Place of an event.
            path: Path of the element.
            text: What it showed before.
        """
        page = self.before(place)
        for then in range(place + 1, min(place + 1 + FARTHEST, len(self.events))):
            later = self.before(then)
            if page is None or later is None or page.url != later.url:
                return False
            shown = _shown_at(later, path)
            if text not in shown and any(any(map(str.isdigit, one)) for one in shown):
                return True
        return False

    def _page(self, screen: Screen | None) -> Page | None:
        if screen is None:
            return None
        return self.context.view(screen) or self.context.whole(screen)


def on_one_path(one: Page, other: Page) -> bool:
    """Return whether the addresses of two pages differ in their queries at most.

    Args:
        one: A page.
        other: Another, such as the one after it.
    """
    return urlsplit(one.url or "").path == urlsplit(other.url or "").path


def is_asked_for(text: str | None, before: Page, after: Page) -> bool:
    """Return whether the address of a page asks for a text that it did not ask for.

    Where it is that of the same page but for its query (RFC 3986, 3.4), the page shows
    what was chosen there to be shown.

    Args:
        text: A text that was chosen.
        before: The page before.
        after: The page after it.
    """
    was, now = (
        {folded(value) for _, value in parse_qsl(urlsplit(page.url or "").query)}
        for page in (before, after)
    )
    return on_one_path(before, after) and text in now - was


def _times(text: str, page: Page) -> int:
    """Count how often a page shows a text beside its lists of options."""
    lists = [one for one in page.elements() if one.role in LIST_ROLES]
    return sum(
        text in map(folded, (one.text or "").splitlines())
        and not any(_is_around(one, other) or _is_around(other, one) for other in lists)
        for one in page.elements()
    )


def _is_around(one: PageElement, other: PageElement) -> bool:
    """Return whether an element holds another, by path or, across ids, by place."""
    by_box = one.box is not None and other.box is not None and one.box.holds(other.box)
    return by_box or f"{other.path}/".startswith(f"{one.path}/")


class _Standing:
    """What stands on pages, which are asked about many elements.

    Examples:
        >>> from wb2pm.converters.pages.listed import ListedElement, ListedPage
        >>> page = ListedPage()
        >>> page.fill([ListedElement(page, tag="a", path="/html/body/div/ul/li[2]/a")])
        >>> standing = _Standing()
        >>> standing.on(page, "/html/body/div[1]/ul"), standing.on(page, "/html/nav")
        (True, False)
    """

    def __init__(self) -> None:
        """Know no page yet."""
        self._known: dict[int, tuple[Page, frozenset[str]]] = {}

    def on(self, page: Page, path: str) -> bool:
        """Return whether a page has an element, or at least something in it.

        Args:
            page: A page, perhaps only a list of what was picked on it.
            path: The element's path.
        """
        if page.at_path(path) is not None:
            return True
        if page.is_whole:
            return False
        if id(page) not in self._known:
            self._known[id(page)] = page, _paths(page)  # held, so that its id stays
        return unnumbered(path) in self._known[id(page)][1]


def _shown_at(page: Page, path: str) -> set[str]:
    """Collect what an element shows on a page, and what is listed in it shows.

    Args:
        page: A page.
        path: The element's path.
    """
    found, inside = page.at_path(path), f"{path}/"
    there = [] if found is None else [found]
    if not page.is_whole:
        there += [e for e in page.elements() if (e.path or "").startswith(inside)]
    said = (text for e in there for text in (e.text, e.label, e.value) if text)
    return {folded(text) for text in said}


def _paths(page: Page) -> frozenset[str]:
    """Collect the paths of a page's elements and of what they stand in."""
    known: set[str] = set()
    for element in page.elements():
        path = unnumbered(element.path or "")
        while path and path not in known:
            known.add(path)
            path = path.rpartition("/")[0]
    return frozenset(known)
