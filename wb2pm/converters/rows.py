"""Elements that are one among many like them: the rows of a list.

A row's text is data (an order, an issue, a product), so the step is named by
the kind of record. What tells a row is its path, which counts rows, and its
siblings on a snapshot, whose texts differ.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from wb2pm.converters.element_names import element_type
from wb2pm.converters.pages import record_kind

if TYPE_CHECKING:
    from collections.abc import Iterable

    from wb2pm.converters.page_context import PageContext
    from wb2pm.events import Element, UIEvent

_ROW = re.compile(r"/(?:tbody(?:\[\d+\])?/tr|li|article)\[(\d+)\](?=/|$)")
_LAST_ROW = re.compile(r"^(.*/(?:tr|li|article))\[(\d+)\](.*?)$")
_FURNITURE = re.compile(
    r"/(nav|header|footer|thead|aside)\b|@id='[^']*(?:nav|menu|tab|toolbar)[^']*'",
    re.IGNORECASE,
)
_ROW_KINDS = frozenset({"link", "label", "element", "cell"})
_ROW_ACTIONS = frozenset(
    ["view", "edit", "delete", "remove", "open", "show", "details", "select", "more"]
)
"""Words that name what is done to a row, whichever row it is."""


def is_row(event: UIEvent, context: PageContext) -> bool:
    """Say whether an event's target shows the data of one row among others.

    Args:
        event: An event with a target.
        context: The pages around it.
    """
    target = event.target
    if target is None or not target.path or not (target.text or "").strip():
        return False
    if element_type(target) not in _ROW_KINDS or not in_row(target):
        return False
    texts = _sibling_texts(event, context)
    own = (target.text or "").strip().casefold()
    if len(texts) > 1:
        return len(set(texts)) > 1 or own not in texts
    return own not in _ROW_ACTIONS


def same_place_in_row(one: Element, other: Element) -> bool:
    """Say whether two elements stand at the same place of two rows.

    Examples:
        >>> from wb2pm.events import Element
        >>> same_place_in_row(
        ...     Element(path="/html/table/tbody[1]/tr[1]/td[2]/a"),
        ...     Element(path="/html/table/tbody[1]/tr[4]/td[2]/a"),
        ... )
        True
    """
    places = [_LAST_ROW.match(element.path or "") for element in (one, other)]
    if places[0] is None or places[1] is None:
        return False
    return places[0].group(1, 3) == places[1].group(1, 3)


def in_row(element: Element) -> bool:
    """Say whether an element stands in a row of a list outside menus."""
    path = element.path or ""
    return bool(_ROW.search(path)) and not _FURNITURE.search(path)


def row_kind(event: UIEvent, context: PageContext) -> str:
    """Name the kind of record that a row is of.

    The address its link leads to tells best; then the address of the page that
    followed, when it differs from the one before; then the list's own address.

    Returns:
        A noun, such as ``issue``; ``item`` when nothing tells.
    """
    for node in context.nodes(event):
        link = node if node.tag == "a" else next(node.iterancestors("a"), None)
        if link is not None and (kind := record_kind(link.get("href"))):
            return kind
        break
    before = event.screen_before.url if event.screen_before else None
    after = event.screen_after.url if event.screen_after else None
    for url in (after if after != before else None, before):
        if kind := record_kind(url):
            return kind
    return "item"


def row_number(target: Element) -> int | None:
    """Give the 1-based position of a row in its list.

    Examples:
        >>> from wb2pm.events import Element
        >>> row_number(Element(path="/html/body/table/tbody[1]/tr[4]/td[10]/a"))
        4
    """
    match = _LAST_ROW.match(target.path or "")
    return int(match[2]) if match else None


def _sibling_texts(event: UIEvent, context: PageContext) -> list[str]:
    """List the texts at the same place in the other rows, this row's included."""
    target = event.target
    match = _LAST_ROW.match((target and target.path) or "")
    if match is None:
        return []
    shape = re.compile(
        re.escape(match[1]) + r"(?:\[\d+\])?" + re.escape(match[3]) + "$"
    )
    best: list[str] = []
    for screen in context.screens_near(event):
        texts = _texts_at(shape, context.elements(screen))
        if len(texts) > len(best):
            best = texts
        if len(best) > 1:
            break
    return best


def _texts_at(shape: re.Pattern[str], seen: Iterable[Element]) -> list[str]:
    return [
        (e.text or "").strip().casefold()
        for e in seen
        if e.path and shape.match(e.path)
    ]
