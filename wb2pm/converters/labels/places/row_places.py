"""Where rows of lists are, by the paths that count them.

What surrounds the content of a page (menus, headers) holds no rows, and neither does
what lies around a dialog or the main part of a page.
"""

from __future__ import annotations

import re
from functools import cache
from typing import TYPE_CHECKING

from wb2pm.vocabulary.language import every_word
from wb2pm.vocabulary.phrases import one_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from wb2pm.converters.labels.elements.controls import Control
    from wb2pm.converters.pages.page import Described, PageElement

ROW = re.compile(r"/(?:tbody(?:\[\d+\])?/tr|li|article)\[(\d+)\](?=/|$)")
LAST_ROW = re.compile(r"(.*/(?:tr|li|article))\[(\d+)\](.*)\Z", re.DOTALL)
_TEASER = re.compile(
    r"/article(?:\[\d+\])?(?:/header(?:\[\d+\])?)?/h[1-6](?:\[\d+\])?/a$"
)
"""A link that is the heading of an article. An article stands for itself, such as a
post, a comment or a card of a product (HTML standard, 4.3.2)."""


_INNER = re.compile(r"/(?:main|dialog)(?:\[\d+\])?(?=/|$)")


@cache
def furniture() -> re.Pattern[str]:
    """Find in a path what surrounds the content of a page."""
    words = one_of(every_word(lambda known: known.pages.furniture))
    return re.compile(
        r"/(nav|header|footer|thead|aside)\b|/tr\[1\]/th\b"
        rf"|@id=(['\"])[^'\"]*(?:nav|tab(?!le)|toolbar|{words})[^'\"]*\2",
        re.IGNORECASE,
    )


def in_other_row(one: Described, other: Described) -> bool:
    """Return whether two elements stand in different rows of the same list.

    Examples:
        >>> from wb2pm.events import Element
        >>> in_other_row(
        ...     Element(path="/html/table/tbody[1]/tr[1]/td[2]/a"),
        ...     Element(path="/html/table/tbody[1]/tr[4]/td[2]/a"),
        ... )
        True
    """
    places = [LAST_ROW.match(element.path or "") for element in (one, other)]
    if places[0] is None or places[1] is None:
        return False
    return places[0][1] == places[1][1] and places[0][2] != places[1][2]


def in_other_item(one: Described, other: Described) -> bool:
    """Return whether two elements stand in different items of the same list.

    Rows of tables lay out forms as well, where the caption may stand in the row above.

    Args:
        one: An element, as a page or an event describes it.
        other: Another.
    """
    item = LAST_ROW.match(other.path or "")
    return item is not None and item[1].endswith("/li") and in_other_row(one, other)


def inner_place(path: str) -> str:
    """Cut off of a path what lies around the innermost dialog or main part of a page.

    Examples:
        >>> inner_place("/html/body/article[1]/main/div/button")
        '/main/div/button'
    """
    start = max((match.start() for match in _INNER.finditer(path)), default=0)
    return path[start:]


def row_around(found: PageElement, *tags: str) -> PageElement | None:
    """Return the row that an element stands in on its dialog or main part of the page.

    Args:
        found: An element of a whole page.
        tags: What counts as a row.
    """
    layer = found.layer
    for around in found.ancestors():
        if around.tag in tags:
            return around
        if around == layer or around.tag in {"main", "dialog"}:
            return None
    return None


def in_list(path: str) -> bool:
    """Return whether a path counts items of a list outside menus.

    Examples:
        >>> in_list("/html/body/ul/li[2]/label")
        True
    """
    return bool(ROW.search(inner_place(path))) and not furniture().search(path)


def is_only_item(control: Control) -> bool:
    """Return whether a control stands in the one item of a list outside menus.

    Paths count items only where there are several.

    Args:
        control: What an event acted on.
    """
    found = control.found
    item = row_around(found, "li", "article") if found is not None else None
    return item is not None and not furniture().search(control.place)


def teaser(path: str) -> str:
    """Return the end of a path that says it is the heading of an article; or nothing."""
    found = _TEASER.search(path)
    return found[0] if found else ""


def in_all_rows(found: PageElement) -> Sequence[PageElement]:
    """List what stands at the place of an element in every row of its list."""
    match = LAST_ROW.match(found.path or "")
    if match is None or not match[3]:
        return []
    return found.page.all_at(f"{match[1]}{match[3]}")
