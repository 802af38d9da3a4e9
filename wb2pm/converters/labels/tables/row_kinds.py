"""What kind of record a row stands for, from the addresses around it."""

from __future__ import annotations

import re
from functools import cache
from typing import TYPE_CHECKING

from wb2pm.converters.labels.places.row_places import in_all_rows
from wb2pm.converters.pages.templates import (
    address_parts,
    page_template,
    record_kind,
)
from wb2pm.vocabulary.language import every_word

if TYPE_CHECKING:
    from collections.abc import Sequence

    from wb2pm.converters.labels.elements.controls import Control
    from wb2pm.converters.pages.page import PageElement
    from wb2pm.events import UIEvent

_SLUG = re.compile(r"(?P<words>[^\W\d_]+(?:[-_]+[^\W\d_]+)*)[-_]*\d+")


@cache
def _adding() -> frozenset[str]:
    """Collect the words of addresses of forms that make something new."""
    return frozenset(map(str.casefold, every_word(lambda known: known.pages.adding)))


def row_kind(event: UIEvent, control: Control) -> str:
    """Name the kind of record that a row is of.

    The address its link leads to tells best; then the address of the page that
    followed, when it differs from the one before; then the list's own address.
    Words of an address that are this record's own do not count.

    Returns:
        A noun, such as ``issue``; ``item`` when nothing tells.
    """
    link, shown = link_of(control.found), control.element.text or ""
    if link is not None and (kind := _kind_of_link(link, shown)):
        return kind
    before = event.screen_before.url if event.screen_before else None
    after = event.screen_after.url if event.screen_after else None
    if after != before and (kind := record_kind(_coded(after, shown), identified=True)):
        return kind
    return record_kind(before) or "item"


def link_of(found: PageElement | None) -> PageElement | None:
    """Return the link that an element is or stands in.

    Args:
        found: An element of a whole page.
    """
    if found is None:
        return None
    return found if found.tag == "a" else next(found.ancestors("a"), None)


def is_record(link: PageElement) -> bool:
    """Return whether a link and another beside it lead to records of one kind.

    Args:
        link: A link of a whole page.
    """
    own = link.get("href")
    template = page_template(own)
    if (
        not template
        or "{id}" not in template
        or record_kind(own, identified=True) is None
    ):
        return False
    return any(
        other != own and page_template(other) == template
        for other in _sibling_links(link)
    )


def chooses_kind(event: UIEvent, control: Control) -> bool:
    """Return whether a link leads to a form for a new record of the kind it names.

    Such links stand in lists like rows do, but everybody has the same choice.

    Args:
        event: An event with a target.
        control: What it acted on.
    """
    link = link_of(control.found)
    after = event.screen_after.url if event.screen_after else None
    address = (link.get("href") if link is not None else None) or after
    parts = [part.casefold() for part in address_parts(address or "")]
    shown = _letters(control.element.text or "")
    return not _adding().isdisjoint(parts) and shown in map(_letters, parts)


def _coded(url: str | None, shown: str) -> str | None:
    """Put a number for the part of an address that is a record's title and number."""
    own = _letters(shown)
    for part in address_parts(url or ""):
        slug = _SLUG.fullmatch(part)
        if slug and own and _letters(slug["words"]) == own:
            return "/".join("0" if p == part else p for p in (url or "").split("/"))
    return url


def _letters(text: str) -> str:
    return "".join(c for c in text.casefold() if c.isalpha())


def _kind_of_link(link: PageElement, shown: str) -> str | None:
    """Name what a link leads to by the words it shares with the other rows'."""
    own = link.get("href") or ""
    others = [href for href in _sibling_links(link) if href != own]
    own = _coded(own, shown) or ""
    if not others:
        return record_kind(own, identified=True)
    shared = _shared(own, others)
    return record_kind(shared, identified=True)


def _shared(own: str, others: Sequence[str]) -> str:
    """Cut an address after what tells its record from the others.

    A part that differs and holds a number is the record's id and stays.
    """
    parts = address_parts(own)
    columns = [address_parts(other) for other in others]
    kept = [
        part
        for place, part in enumerate(parts)
        if any(c.isdigit() for c in part)
        or any(place < len(c) and c[place] == part for c in columns)
    ]
    return "/" + "/".join(kept)


def _sibling_links(link: PageElement) -> list[str]:
    return [href for other in in_all_rows(link) if (href := other.get("href"))]
