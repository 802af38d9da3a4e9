"""What was under the pointer, as far as the witnesses of a recording can be believed.

Two witnesses tell of it: what the system said is under the pointer at the moment of a
click, and the tree of the window in front, which is taken now and then and may be
late. The first is believed where it is a control or says something, and where its
place agrees with the pointer's. After the two have once disagreed, as when the
resolution was changed and one of them counts scaled pixels, neither is believed from
then on.
"""

from __future__ import annotations

from bisect import bisect_right
from typing import TYPE_CHECKING, Final, NamedTuple

from wb2pm.converters.desktop.surfaces import surface_of
from wb2pm.converters.desktop.trees import as_told, is_around, same_on, tree_page
from wb2pm.events import Element

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from wb2pm.converters.desktop.focus import Focus
    from wb2pm.converters.desktop.folder import Told
    from wb2pm.converters.pages.page import Page, PageElement
    from wb2pm.converters.pages.tree import TreePage

ABOUT_S: Final = 1.0
"""Seconds before a press in which the system was asked what is under the pointer."""
_MOST: Final = 0.5
"""Share of the screen from which an element is no thing that a person aims at."""
_FILLED: Final = frozenset({"input", "select", "textarea"})
_PARTS: Final = 20
"""Parts of the screen, across and down, by which a nameless place is told."""


class Found(NamedTuple):
    """What was under the pointer.

    Attributes:
        target: It; told by its place where nothing better is known.
        issue: Why that is so; None where it is known.
        page_is_late: Whether the tree before does not show it.
    """

    target: Element
    issue: str | None = None
    page_is_late: bool = False


class Pointer:
    """Finds what was under the pointer, one press after the other."""

    def __init__(
        self,
        told: Sequence[Told],
        *,
        page_before: Callable[[float], Page | None],
        focus: Focus,
        screen: tuple[float, float] | None = None,
    ) -> None:
        """Take the witnesses.

        Args:
            told: What the system said is under the pointer, in order of time.
            page_before: Returns the window as it was last seen before a moment.
            focus: What had the focus.
            screen: Width and height of the screen; None where nobody knows.
        """
        self._told = told
        self._moments = [one.at for one in told]
        self._page_before = page_before
        self._focus = focus
        self._area = screen[0] * screen[1] if screen else None
        self._screen = screen
        self._disagreed = False
        self._taken = -1

    def find(self, at: float, point: tuple[float, float] | None) -> Found:
        """Find what was under the pointer.

        Args:
            at: When the button was pressed.
            point: Where the pointer was.
        """
        if point is None:
            return Found(Element(path="[somewhere on the screen]"), "unknown_element")
        seen = self._seen(at)
        before = self._page_before(at)
        if (entry := self._focus.entry_at(at, point)) is not None:
            shown = same_on(before, entry) if before is not None else None
            return Found(as_told(shown or entry))
        here = seen.at(*point) if seen is not None else None
        if seen is not None and here is None and seen.has_boxes:
            self._disagreed = True
        if self._disagreed:
            return Found(self._place(point), "other_scale")
        pressed = self._focus.pressed_at(at, point)
        control = self._aimed_at(here)
        if pressed and _acts(pressed) and not _says_more(control, pressed):
            control = pressed
        if control is None and before is not None:
            control = self._aimed_at(before.at(*point))
            here = control
        if control is None:
            return Found(self._place(point), "unknown_element")
        on_page = same_on(before, control) if before is not None else None
        late = on_page is None and before is not None
        on_page = self._aimed_at(on_page) or on_page
        met = on_page or control
        cell = self._focus.sheets.cell(met, before)
        target = cell or surface_of(met, before) or as_told(met)
        return Found(target, None, page_is_late=late)

    def _seen(self, at: float) -> TreePage | None:
        """Return what the system told for this press and for none before."""
        place = bisect_right(self._moments, at + 0.05) - 1
        if place <= self._taken or place < 0 or at - self._moments[place] > ABOUT_S:
            return None
        self._taken = place
        return tree_page(self._told[place].tree)

    def _aimed_at(self, here: PageElement | None) -> PageElement | None:
        """Return the control at a point, or what says something there."""
        if here is None:
            return None
        around = [
            one
            for one in (here, *here.ancestors())
            if not is_around(one) and not self._is_everything(one)
        ]
        acting = next((one for one in around if _acts(one)), None)
        return acting or next((one for one in around if _said(one)), None)

    def _is_everything(self, element: PageElement) -> bool:
        box = element.box
        if box is None or self._area is None or element.role in {"document", "textbox"}:
            return False
        return box.width * box.height >= _MOST * self._area

    def _place(self, point: tuple[float, float]) -> Element:
        """Tell an element by where it is, for lack of anything better."""
        if not self._screen or not self._screen[0] or not self._screen[1]:
            return Element(path=f"[{point[0]:.0f}, {point[1]:.0f}]")
        return element_at(point[0] / self._screen[0], point[1] / self._screen[1])


def element_at(across: float, down: float) -> Element:
    """Describe what nobody named by where it is.

    Args:
        across: Share of the screen's width that is left of it.
        down: Share of its height that is above it.

    Examples:
        >>> element_at(0.52, 0.27).path
        '[50 % across, 25 % down]'
    """
    parts = [int(share * _PARTS) * (100 // _PARTS) for share in (across, down)]
    return Element(path=f"[{parts[0]} % across, {parts[1]} % down]")


def _acts(element: PageElement) -> bool:
    """Return whether an element is a control; a field may have its caption beside it."""
    if element.tag in _FILLED or element.role == "textbox":
        return True
    return element.tag not in {"span", "div"} or (
        element.role is not None and _said(element)
    )


def _says_more(one: PageElement | None, pressed: PageElement) -> bool:
    """Return whether an element has a name that another of its kind lacks.

    A line of a list may be told twice: as what has the focus, and as its cell.
    """
    if one is None or _said(pressed) or not _said(one):
        return False
    return one.get("kind") == pressed.get("kind")


def _said(element: PageElement) -> bool:
    return bool(element.label or (element.text or "").strip())
