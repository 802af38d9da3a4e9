"""What an event changed on the screen, in marks that other people's screens share.

A screen is taken for the elements that a source lists of it. Each leaves two marks:
where it stands (its path, without codes that were made for one page) and what it is
called (its kind and the first words it shows). Records differ between people and so
do their marks; what commands, fields, dialogs and pages leave is the same.
"""

from __future__ import annotations

import re
from functools import lru_cache
from typing import TYPE_CHECKING, Final

from wb2pm.converters.pages.paths import unnumbered
from wb2pm.converters.pages.templates import page_template

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from wb2pm.converters.pages.context import PageContext
    from wb2pm.converters.pages.page import PageElement
    from wb2pm.events import Screen

Effect = frozenset[str]
"""Marks: `+` or `-` what came or went, `~` what shows another content, `@` the page
that was reached."""

SAME: Final[Effect] = frozenset()
"""Nothing that shows was changed."""

_LONGEST: Final = 40
"""Characters of a text up to which it may be a name."""
_CODE: Final = re.compile(r"(?=[^'\"]*\d)(?=[^'\"]*[a-z])[a-z0-9]{8,}", re.IGNORECASE)
_NUMBER: Final = re.compile(r"\d+")
_MADE: Final = re.compile(r":r[0-9a-v#]+:")
"""What React's `useId` counts to the base of 32, for one page."""
_IDENTITY: Final = re.compile(r"(?<==)(['\"])(.*?)\1")
_FRAME: Final = re.compile(r"/i?frame(?:\[\d+\])?$")
_IN_FRAME: Final = ("/html", "/html/body")
"""An empty document fills its frame, and nothing of it is listed."""
_OVER: Final = frozenset({"chrome_omnibox"})
"""What belongs to the browser rather than the page."""


class SeenScreen:
    """The marks of one screen.

    Attributes:
        page: Template of its address.
        marks: Mark -> a digest of what the element holds.
        paths: Paths of its elements; the first of its kind goes without its number (see
            `wb2pm.converters.pages.paths.unnumbered`).
        around: Paths of what these stand in, and of the documents in its frames.
        states: Control -> its state, as far as the source tells: whether it is on,
            what is chosen, whether a field is filled in. A control goes by its place,
            and by its name where the place has only a code that was made for the page.
        controls: Path -> the control there.
    """

    __slots__ = ("around", "controls", "marks", "page", "paths", "states")

    def __init__(self, screen: Screen, context: PageContext) -> None:
        """Take the marks of a screen."""
        self.page = page_template(screen.url)
        self.marks: dict[str, str] = {}
        self.paths: set[str] = set()
        self.around: set[str] = set()
        self.states: dict[str, str] = {}
        self.controls: dict[str, str] = {}
        met: set[str] = set()
        page = context.view(screen) or context.whole(screen)
        if page is None:
            return
        for element in page.elements():
            if element.tag in _OVER or element.shown is False:
                continue
            if element.path:
                self._add_path(element.path)
                here = place(element.path)
                self.marks.setdefault(f"p:{here}", _held(element))
                if (state := element.get("state")) is not None:
                    control = here
                    if "#" in (counted := _MADE.sub(":#:", here)):
                        control = f"{counted} {_name(element)}"
                    self.controls[element.path] = control
                    self.states[control] = state
                    if control in met:  # two go by that, which cannot be told apart
                        del self.states[control]
                    met.add(control)
            if name := _name(element):
                self.marks.setdefault(f"n:{element.role or element.tag}:{name}", "")

    def _add_path(self, path: str) -> None:
        """Add a path and those around it, and where a frame stands its document."""
        path = unnumbered(path)
        self.paths.add(path)
        while path.strip("/") and path not in self.around:
            self.around.add(path)
            if _FRAME.search(path):
                self.around.update(f"{path}{inside}" for inside in _IN_FRAME)
            path = path.rpartition("/")[0]

    def has(self, path: str) -> bool | None:
        """Return whether an element is listed; None where something in it may be."""
        path = unnumbered(path)
        if path in self.paths:
            return True
        return None if path in self.around else False


def is_filled(state: str) -> bool:
    """Return whether a field is filled in, or a box checked.

    What is chosen in a list may be what it begins with, and a tab is always selected.

    Examples:
        >>> is_filled("content 0"), is_filled("not checked"), is_filled("content 2")
        (False, False, True)
    """
    return state == "checked" or (state.startswith("content ") and state != "content 0")


def is_altered(before: str, after: str) -> bool:
    """Return whether something is in another state, or shows something else.

    A page that draws a field anew, with what it held, begins to count its contents
    anew.

    Examples:
        >>> is_altered("content 1", "content 2"), is_altered("content 3", "content 1")
        (True, False)
        >>> is_altered("content 1", "content 0"), is_altered("checked", "not checked")
        (True, True)
    """
    if before == after:
        return False
    is_anew = after == "content 1" and before.startswith("content ")
    return not is_anew or before == "content 0"


def effect_between(before: SeenScreen, after: SeenScreen) -> Effect:
    """Return what changed from one screen to the next.

    Where another page came, all of it is new: only the page itself and the names on
    it are marks.
    """
    came = after.marks.keys() - before.marks.keys()
    if before.page != after.page:
        names = {f"+{mark}" for mark in came if mark.startswith("n:")}
        return frozenset({f"@{after.page}", *names})
    gone = before.marks.keys() - after.marks.keys()
    changed = _changed(before.marks, after.marks)
    return frozenset(
        {
            *(f"+{mark}" for mark in came),
            *(f"-{mark}" for mark in gone),
            *(f"~{mark}" for mark in changed),
        }
    )


def net_effect(effects: Iterable[Effect]) -> Effect:
    """Return what is left of effects one after the other: what came and went is not.

    Examples:
        >>> opened, chosen = frozenset({"+n:listbox:State"}), frozenset({"~p:state"})
        >>> closed = frozenset({"-n:listbox:State"})
        >>> net_effect([opened, chosen | closed])
        frozenset({'~p:state'})
    """
    left: set[str] = set()
    for effect in effects:
        for mark in effect:
            if reverse(mark) in left:
                left.discard(reverse(mark))
            else:
                left.add(mark)
    return frozenset(left)


def reverse(mark: str) -> str:
    """Return the mark of what takes a change back; another content stays another."""
    return {"+": "-", "-": "+"}.get(mark[0], " ") + mark[1:]


def _changed(before: Mapping[str, str], after: Mapping[str, str]) -> set[str]:
    return {
        mark
        for mark in before.keys() & after.keys()
        if mark.startswith("p:") and is_altered(before[mark], after[mark])
    }


@lru_cache(maxsize=65536)
def place(path: str) -> str:
    """Return a path without the codes and numbers that were made for one page.

    Examples:
        >>> place("//*[@id='rc-tabs-2-panel']/div[3]")
        "//*[@id='rc-tabs-#-panel']/div[3]"
        >>> place("//*[@id='vw85yfpkccrgv226']/span")
        "//*[@id='#']/span"
    """
    return _IDENTITY.sub(lambda found: f"{found[1]}{_plain(found[2])}{found[1]}", path)


def _plain(identity: str) -> str:
    return _NUMBER.sub("#", _CODE.sub("#", identity))


def _held(element: PageElement) -> str:
    """Return what an element of a form holds, or its state, or the words it shows."""
    if element.value is not None:
        return element.value
    if state := element.get("state"):
        return state
    text = element.text or ""
    return text if len(text) <= _LONGEST else ""


def _name(element: PageElement) -> str | None:
    said = element.label or element.get("name") or element.text or ""
    words = " ".join(said.split())
    return words if 0 < len(words) <= _LONGEST else None
