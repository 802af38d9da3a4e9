"""Where on each picture stands what must not leave.

A picture shows whatever was on the screen. What redaction masks in the texts of a page
has to be covered on its picture, so this asks of every element that can be seen whether
redaction would change what it says, and where it is.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Final, Literal

from msgspec import Struct
from msgspec.structs import replace

from wb2pm.converters.pages.context import PageContext
from wb2pm.converters.pages.listed import ListedPage
from wb2pm.converters.redaction.fields import (
    NOT_TYPED,
    describe,
    field_kind,
    may_be_field,
)
from wb2pm.converters.redaction.masker import VALUE_ACTIONS
from wb2pm.converters.redaction.page_fields import PageField, PageFields
from wb2pm.converters.redaction.redact import secrets_in
from wb2pm.converters.redaction.spans import MASKS, Kind
from wb2pm.converters.redaction.typing import find_typed_secrets
from wb2pm.converters.redaction.values import ValueMasker
from wb2pm.events import Box

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from wb2pm.converters.pages.page import Page, PageElement
    from wb2pm.converters.redaction.redact import Policy
    from wb2pm.events import Demonstration, Screen, UIEvent

Reason = Literal["page", "place", "title"]
"""`page`: what the page said, or where, was not kept. `place`: something on it that is
masked has no place. `title`: its title or address is masked, which a browser shows in
its own bars, at no place that is known."""
CUT_SHORT: Final = 400
"""Characters after which wb2pm's recorder cuts a text; the rest of it is not known."""
_MASKS: Final = tuple(MASKS.values())
_NO_TEXT: Final = frozenset(
    {"script", "style", "template", "noscript", "head", "title", "chrome_omnibox"}
)
_NO_CONTENT: Final = frozenset({"select", "option"})
_NOWHERE: Final = Box(x=0, y=0, width=0, height=0, space="screen")
_NEAR: Final = 1.0
"""Pixels by which boxes of nested elements may differ by rounding."""


class Covered(Struct, frozen=True, kw_only=True):
    """A box to cover.

    Attributes:
        box: Where it is.
        letters: How many letters stand in it at most; None where nobody knows. A text
            may run over the edge of its box.
        content: Whether it is a field whose content nobody tells: where the picture
            shows it empty, there is nothing to cover.
        known: Boxes in it of which it is known what they say. Where there are any, only
            what stands beside them is covered.
    """

    box: Box
    letters: int | None = None
    content: bool = False
    known: tuple[Box, ...] = ()


class Cover(Struct, frozen=True, kw_only=True):
    """What has to be covered on one picture.

    Attributes:
        boxes: Where it is.
        left_out: Why the picture cannot be shown at all; empty where it can.
    """

    boxes: tuple[Covered, ...] = ()
    left_out: tuple[Reason, ...] = ()


def find_covers(
    demonstration: Demonstration,
    masked: Demonstration,
    *,
    policy: Policy = "secrets",
) -> dict[str, Cover]:
    """Find what has to be covered on the pictures of a demonstration.

    It is whatever redaction changes in the texts of the page, every field that takes a
    secret, and every other field whose content the recording does not tell. What the
    screens right before and after show at the same address is covered too, since a
    picture may be a moment older or younger than what is known of its page. What only
    the pixels show (text in images, frames of other sites) is not known here.

    Args:
        demonstration: As read.
        masked: The same demonstration as `redact` returns it.
        policy: The policy by which it was masked.

    Returns:
        Path as in `Screen.screenshot` -> what to cover.

    Examples:
        >>> from datetime import datetime, timezone
        >>> from wb2pm.converters.redaction.redact import redact
        >>> from wb2pm.events import Demonstration, Screen, UIEvent
        >>> noon = datetime(2024, 1, 1, 12, tzinfo=timezone.utc)
        >>> shown = Screen(
        ...     screenshot="0.png", elements_format="wonderbread:corner",
        ...     elements_json='[{"tag": "td", "text": "kim@shop.example", "xpath": "/td",'
        ...     ' "x": 5, "y": 9, "width": 90, "height": 12}]',
        ... )
        >>> event = UIEvent(
        ...     id="1", action="click", raw_action="mouseup", source_index=1,
        ...     started_at=noon, ended_at=noon, time_quality="recorded",
        ...     screen_before=shown,
        ... )
        >>> run = Demonstration(
        ...     id="d", source="d.json", source_format="x", events=(event,),
        ...     source_actions=1,
        ... )
        >>> cover = find_covers(run, redact(run).demonstration)["0.png"]
        >>> [(each.box.x, each.box.width) for each in cover.boxes], cover.left_out
        ([(5.0, 90.0)], ())
    """
    screens = _screens(demonstration)
    if policy == "none":
        return {path: Cover() for path in screens}
    judge = _Judge(demonstration, masked, all_values=policy == "all-values")
    found = {path: judge.cover(path) for path in screens}
    return {
        path: replace(cover, boxes=(*cover.boxes, *_beside(path, screens, found)))
        for path, cover in found.items()
    }


def _screens(demonstration: Demonstration) -> dict[str, list[tuple[int, Screen]]]:
    """List the screens of each picture, with the events around them, in order."""
    screens: dict[str, list[tuple[int, Screen]]] = {}
    for index, event in enumerate(demonstration.events):
        for screen in (event.screen_before, event.screen_after):
            if screen is not None and screen.screenshot is not None:
                screens.setdefault(screen.screenshot, []).append((index, screen))
    return screens


def _beside(
    path: str,
    screens: dict[str, list[tuple[int, Screen]]],
    found: dict[str, Cover],
) -> Iterator[Covered]:
    """List what is masked on the pictures before and after at the same address."""
    order = list(screens)
    at = order.index(path)
    own = found[path].boxes
    for other in order[max(0, at - 1) : at] + order[at + 1 : at + 2]:
        if screens[other][0][1].url == screens[path][0][1].url:
            for each in found[other].boxes:
                if each not in own and not each.content and not each.known:
                    yield each


class _Judge:
    """Asks the pages of a demonstration what redaction masks on them."""

    def __init__(
        self, demonstration: Demonstration, masked: Demonstration, *, all_values: bool
    ) -> None:
        self._all_values = all_values
        self._context = PageContext(demonstration)
        self._fields = PageFields(self._context)
        self._after = PageContext(masked)
        self._typed = find_typed_secrets(demonstration, self._context)
        self._screens = _screens(demonstration)
        self._redacted = _screens(masked)
        self._events = demonstration.events
        known: dict[str, Kind] = dict(secrets_in(demonstration))
        if all_values:
            for value in _entered(demonstration):
                known.setdefault(value, "value")
        masker = ValueMasker(known)
        self._masks = cache(lambda text: masker.text(text) != text)

    def cover(self, path: str) -> Cover:
        boxes: dict[Covered, None] = {}
        reasons: dict[Reason, None] = {}
        for (index, screen), (_, after) in zip(
            self._screens[path], self._redacted[path], strict=True
        ):
            page = self._context.view(screen)
            if page is None:
                reasons["page"] = None
                continue
            shown = self._on_page(page, self._context_after(after))
            if shown is None:
                reasons["page"] = None
                continue
            for each, box in shown:
                if box is None:
                    reasons["place"] = None
                else:
                    boxes[each] = None
            if not self._aimed(index, screen, boxes):
                reasons["place"] = None
            if screen.pictured is None and self._tells_outside(screen):
                reasons["title"] = None
        return Cover(boxes=tuple(boxes), left_out=tuple(reasons))

    def _context_after(self, screen: Screen) -> Page | None:
        return self._after.view(screen) if screen.elements_json else None

    def _tells_outside(self, screen: Screen) -> bool:
        return any(self._is_masked(said) for said in (screen.title, screen.url) if said)

    def _on_page(
        self, page: Page, after: Page | None
    ) -> list[tuple[Covered, Box | None]] | None:
        """List what is masked on a page, with its box; None where pages do not agree."""
        elements = list(page.elements())
        masked = list(after.elements()) if after is not None else elements
        if len(masked) != len(elements):
            return None
        secret = {id(f.element) for f in self._fields.on(page) if self._is_covered(f)}
        said: list[tuple[PageElement, str]] = []
        found: list[tuple[Covered, Box | None]] = []
        for element, other in zip(elements, masked, strict=True):
            if element.shown is False or element.tag in _NO_TEXT:
                continue
            text = " ".join(_shown(element))
            if id(element) in secret:
                found.append(_whole(element, None))
            elif self._is_masked(text) or _shown(other) != _shown(element):
                said.append((element, text))
            elif isinstance(page, ListedPage) and _is_cut(element):
                found.append(_cut_short(element, elements))
            elif _is_untold(element):
                found.append(_whole(element, None, content=True))
        return found + list(self._smallest(said))

    def _smallest(
        self, said: list[tuple[PageElement, str]]
    ) -> Iterator[tuple[Covered, Box | None]]:
        """Leave out what only holds others that are covered."""
        taken: list[tuple[Box, str]] = []
        for element, text in sorted(said, key=lambda one: _area(one[0])):
            box, rest = element.box, text
            if box is not None:
                for inner, own in taken:
                    if _holds(box, inner):
                        rest = rest.replace(own, " ", 1)
                if rest != text and not self._is_masked(rest):
                    continue
                taken.append((box, text))
            yield _whole(element, len(text))

    def _is_masked(self, text: str) -> bool:
        return any(mask in text for mask in _MASKS) or self._masks(text)

    def _is_covered(self, field: PageField) -> bool:
        if field_kind(field.said) is not None:
            return True
        return self._all_values and field.element.type not in NOT_TYPED

    def _aimed(self, index: int, screen: Screen, boxes: dict[Covered, None]) -> bool:
        """Cover the field that a secret was typed in; False where it has no place."""
        event = self._events[index]
        if event.target is None or not self._is_secret(event, index):
            return True
        box = event.target.box
        if box is not None:
            boxes[Covered(box=box)] = None
            return True
        found = self._context.on_view(event)
        if found is not None and found.box is not None:
            boxes[Covered(box=found.box)] = None
            return True
        return event.screen_after is screen and event.screen_before is not screen

    def _is_secret(self, event: UIEvent, index: int) -> bool:
        if index in self._typed.events or index in self._typed.held:
            return True
        return (
            event.target is not None and field_kind(describe(event.target)) is not None
        )


def _entered(demonstration: Demonstration) -> Iterator[str]:
    """List what was typed or chosen."""
    for event in demonstration.events:
        if event.value and event.action in VALUE_ACTIONS:
            yield event.value


def _whole(
    element: PageElement, letters: int | None, *, content: bool = False
) -> tuple[Covered, Box | None]:
    box = element.box
    if box is None:
        return Covered(box=_NOWHERE), None
    return Covered(box=box, letters=letters, content=content), box


def _shown(element: PageElement) -> tuple[str, ...]:
    said = (element.text, element.value, element.label, element.placeholder)
    return tuple(filter(None, said))


def _is_cut(element: PageElement) -> bool:
    return len(element.text or "") >= CUT_SHORT and element.tag not in _NO_CONTENT


def _is_untold(element: PageElement) -> bool:
    """Tell a field whose content the recording does not say."""
    if not may_be_field(element) or element.tag in _NO_CONTENT:
        return False
    return element.type not in NOT_TYPED and not (element.value or element.text)


def _cut_short(
    element: PageElement, elements: Sequence[PageElement]
) -> tuple[Covered, Box | None]:
    """Cover what a text of which only the beginning is known may say further on."""
    box = element.box
    if box is None:
        return _whole(element, None)
    known = tuple(
        other.box
        for other in elements
        if other is not element
        and other.box is not None
        and not _is_cut(other)
        and _holds(box, other.box)
    )
    return Covered(box=box, known=known), box


def _area(element: PageElement) -> float:
    box = element.box
    return box.width * box.height if box is not None else 0.0


def _holds(box: Box, inner: Box) -> bool:
    across, down = box.overlap(inner)
    return (
        box.space == inner.space
        and across >= inner.width - _NEAR
        and down >= inner.height - _NEAR
    )
