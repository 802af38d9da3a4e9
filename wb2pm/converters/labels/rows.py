"""Elements that are one among many like them: the rows of a list.

A row's text is data (an order, an issue, a product), so the step is named by
the kind of record. What tells a row is its path, which counts rows, and its
siblings on a view, whose texts differ. An item of a list is a row only if
there is more to it than the link: items of menus and tabs have one path too.
"""

from __future__ import annotations

import re
from functools import cache
from typing import TYPE_CHECKING

from wb2pm.converters.labels.captions import title_on_page
from wb2pm.converters.labels.element_names import inside_of, tidy_name
from wb2pm.converters.pages.templates import (
    address_parts,
    page_template,
    record_kind,
)
from wb2pm.events import Element
from wb2pm.vocabulary.language import every_word
from wb2pm.vocabulary.phrases import one_of

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from wb2pm.converters.labels.acted_on import Control
    from wb2pm.converters.pages.context import PageContext
    from wb2pm.converters.pages.page import Described, Page, PageElement
    from wb2pm.events import UIEvent

_ROW = re.compile(r"/(?:tbody(?:\[\d+\])?/tr|li|article)\[(\d+)\](?=/|$)")
_LAST_ROW = re.compile(r"^(.*/(?:tr|li|article))\[(\d+)\](.*?)$")
_IN_ROW = re.compile(r"^(.*/(?:tr|li|article)(?:\[\d+\])?)/")
_NO_FIELDS = frozenset({"checkbox", "radio", "hidden", "submit", "button"})
_ONLY_ROW = re.compile(r"^(.*)/tbody(?:\[\d+\])?/tr(?=/)")
_TEASER = re.compile(
    r"/article(?:\[\d+\])?(?:/header(?:\[\d+\])?)?/h[1-6](?:\[\d+\])?/a$"
)
"""A link that is the heading of an article. An article stands for itself, such as a
post, a comment or a card of a product (HTML standard, 4.3.2)."""
_ITEM = re.compile(r"^(.*/li\[\d+\])(.*)$")
_ROW_KINDS = frozenset({"link", "label", "element", "cell"})
_CONTENT = ("a", "button", "input", "select", "textarea", "img", "h1", "h2", "h3", "p")
_SLUG = re.compile(r"(?P<words>[^\W\d]+(?:[-_][^\W\d]+)*)[-_]?\d+")
_NUMBER = re.compile(r"\d+(?:[.,]\d+)*")
_COUNT = re.compile(r"\d+(?:[.,]\d+)*\s+[^\W\d_]{2}")
_ROWS = 2
_DAY = re.compile(r"0?[1-9]|[12]\d|3[01]")
_FEWEST_DAYS = 20
"""A month fills at least 20 cells, wherever it begins and ends."""


@cache
def _row_actions() -> frozenset[str]:
    """Collect what is done to a row or a list, whichever row it is."""
    return frozenset(
        map(str.casefold, every_word(lambda known: known.pages.row_actions))
    )


@cache
def _adding() -> frozenset[str]:
    """Collect the words of addresses of forms that make something new."""
    return frozenset(map(str.casefold, every_word(lambda known: known.pages.adding)))


@cache
def _furniture() -> re.Pattern[str]:
    """Find in a path what surrounds the content of a page."""
    words = one_of(every_word(lambda known: known.pages.furniture))
    return re.compile(
        r"/(nav|header|footer|thead|aside)\b|/tr\[1\]/th\b"
        rf"|@id=(['\"])[^'\"]*(?:nav|tab(?!le)|toolbar|{words})[^'\"]*\2",
        re.IGNORECASE,
    )


def is_row(event: UIEvent, control: Control, context: PageContext) -> bool:
    """Return whether an event's target shows the data of one row among others.

    Args:
        event: An event with a target.
        control: What the event acted on.
        context: The pages around it.
    """
    target = event.target
    if target is None or not target.path:
        return False
    if not (target.text or "").strip():
        return _is_picture_of_row(event, control, context)
    if control.kind not in _ROW_KINDS or not in_row(event, control, context):
        return False
    if _chooses_kind(event, control):
        return False
    if _TEASER.search(control.place):
        return True
    texts = _sibling_texts(event, context)
    own = (target.text or "").strip().casefold()
    if len(texts) > 1:
        return len(set(texts)) > 1 or own not in texts
    words = own.strip(" ()[]<>\u00ab\u00bb\u2039\u203a\u2026.")
    return words not in _row_actions() and is_data_row(event, control, context)


def is_data_row(event: UIEvent, control: Control, context: PageContext) -> bool:
    """Return whether the row around a control shows a record, and is no row of a form.

    In a form laid out as a table, a row has a heading cell and a field.

    Args:
        event: An event with a target.
        control: What the event acted on.
        context: The pages around it.
    """
    found = control.found
    if found is not None:
        row = next(found.ancestors("tr", "li", "article"), None)
        if row is None or row.tag != "tr":
            return row is not None
        others = [cell for cell in row.children() if not found.is_within(cell)]
        headed = any(cell.tag == "th" for cell in others)
        fields = any(
            field != found and field.type not in _NO_FIELDS
            for field in row.descendants("input", "select", "textarea")
        )
        return not headed and not fields and any((c.text or "").strip() for c in others)
    match = _IN_ROW.match(control.place)
    if match is None:
        return False
    block = Element(path=match[1])
    view = context.view_around(event)
    return view is None or not any(
        inside_of(e, block)
        and e.path != control.element.path
        and e.type not in _NO_FIELDS
        for e in view.elements("input", "select", "textarea")
    )


def is_row_field(event: UIEvent, control: Control, context: PageContext) -> bool:
    """Return whether a field is one of many, a row each, as in a list edited in place.

    Args:
        event: An event with a target.
        control: What the event acted on.
        context: The pages around it.
    """
    if not is_data_row(event, control, context):
        return False
    in_table = "/tr" in control.place
    return not in_table or len(_sibling_texts(event, context)) >= _ROWS


def counted_name(event: UIEvent, control: Control, context: PageContext) -> str | None:
    """Name what every row has with a number of its own, such as ``3 comments``.

    Args:
        event: An event with a target.
        control: What the event acted on.
        context: The pages around it.

    Returns:
        The words that all rows share; None when rows differ in more than numbers.
    """
    text = (control.element.text or "").strip()
    if control.kind not in _ROW_KINDS or not _COUNT.match(text):
        return None
    texts = _sibling_texts(event, context)
    words = {_without_numbers(other) for other in texts}
    shared = _without_numbers(text)
    if len(texts) < _ROWS or words != {shared.casefold()}:
        return None
    return tidy_name(shared)


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
    places = [_LAST_ROW.match(element.path or "") for element in (one, other)]
    if places[0] is None or places[1] is None:
        return False
    return places[0][1] == places[1][1] and places[0][2] != places[1][2]


def in_list(path: str) -> bool:
    """Return whether a path counts items of a list outside menus.

    Examples:
        >>> in_list("/html/body/ul/li[2]/label")
        True
    """
    return bool(_ROW.search(path)) and not _furniture().search(path)


def is_only_item(control: Control) -> bool:
    """Return whether a control stands in the one item of a list outside menus.

    Paths count items only where there are several.

    Args:
        control: What an event acted on.
    """
    found = control.found
    item = next(found.ancestors("li", "article"), None) if found is not None else None
    return item is not None and not _furniture().search(control.place)


def in_row(event: UIEvent, control: Control, context: PageContext) -> bool:
    """Return whether a control stands in a row of a list outside menus.

    Args:
        event: An event with a target.
        control: What the event acted on.
        context: The pages around it.
    """
    path = control.place
    if _furniture().search(path.removesuffix(_teaser(path))):
        return False
    if _teaser(path):
        return True
    rows = _ROW.findall(path)
    if not rows:
        return _is_only_row(event, control, context)
    item = _ITEM.match(path)
    if item is None or "/tr" in item[2] or "/article" in item[2]:
        return True
    return _is_card(item[1], event, control, context)


def is_day(event: UIEvent, context: PageContext) -> bool:
    """Return whether an event's target is a day in a calendar."""
    path = (event.target and event.target.path) or ""
    text = (event.target and event.target.text) or ""
    if not _DAY.fullmatch(text.strip()):
        return False
    found = next(context.targets(event), None)
    if found is not None and not path.startswith("/"):
        path = found.path or ""
    table, _, cell = path.rpartition("/tbody")
    if "/tr[" not in cell:
        return False
    if found is not None:
        around = next(found.ancestors("table"), None)
        cells = around.descendants("td") if around is not None else ()
        return _count_days(td.text or "" for td in cells) >= _FEWEST_DAYS
    view = context.view_around(event)
    seen = view.elements() if view is not None else ()
    inside = (e.text or "" for e in seen if (e.path or "").startswith(table + "/"))
    return _count_days(inside) >= _FEWEST_DAYS


def row_kind(event: UIEvent, control: Control) -> str:
    """Name the kind of record that a row is of.

    The address its link leads to tells best; then the address of the page that
    followed, when it differs from the one before; then the list's own address.
    Words of an address that are this record's own do not count.

    Returns:
        A noun, such as ``issue``; ``item`` when nothing tells.
    """
    link, shown = _link(control.found), control.element.text or ""
    if link is not None and (kind := _kind_of_link(link, shown)):
        return kind
    before = event.screen_before.url if event.screen_before else None
    after = event.screen_after.url if event.screen_after else None
    if after != before and (kind := record_kind(_coded(after, shown), identified=True)):
        return kind
    return record_kind(before) or "item"


def _is_only_row(event: UIEvent, control: Control, context: PageContext) -> bool:
    """Return whether it is in the one row of a table that has column headings."""
    match = _ONLY_ROW.match(control.place)
    if match is None:
        return False
    if control.found is not None:
        table = next(control.found.ancestors("table"), None)
        return table is not None and next(table.descendants("thead"), None) is not None
    head = f"{match[1]}/thead"  # with or without a number
    view = context.view_around(event)
    seen = view.elements() if view is not None else ()
    return any((element.path or "").startswith(head) for element in seen)


def _is_card(item: str, event: UIEvent, control: Control, context: PageContext) -> bool:
    """Return whether an item of a list holds more than the control, or a record."""
    found = control.found
    if found is not None:
        around = next(found.ancestors("li"), None)
        if around is None:
            return False
        if any(
            not found.is_within(other) and not other.is_within(found)
            for other in around.descendants(*_CONTENT)
        ):
            return True
        link = _link(found)
        return link is not None and _is_record(link)
    view = context.view_around(event)
    seen = view.elements() if view is not None else ()
    block, own = Element(path=item), control.element
    return any(
        inside_of(e, block)
        and e.path != own.path
        and not inside_of(e, own)
        and not inside_of(own, e)
        for e in seen
    )


def _link(found: PageElement | None) -> PageElement | None:
    if found is None:
        return None
    return found if found.tag == "a" else next(found.ancestors("a"), None)


def _is_record(link: PageElement) -> bool:
    """Return whether a link and another beside it lead to records of one kind."""
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


def _teaser(path: str) -> str:
    """Return the end of a path that says it is the heading of an article; or nothing."""
    found = _TEASER.search(path)
    return found[0] if found else ""


def _chooses_kind(event: UIEvent, control: Control) -> bool:
    """Return whether a link leads to a form for a new record of the kind it names.

    Such links stand in lists like rows do, but everybody has the same choice.
    """
    link = _link(control.found)
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


def _is_picture_of_row(event: UIEvent, control: Control, context: PageContext) -> bool:
    """Return whether it is a link that only shows a picture, another one a row."""
    found = control.found
    if found is None or control.kind != "link" or not in_row(event, control, context):
        return False
    return len({title_on_page(other) for other in _in_all_rows(found)}) > 1


def _sibling_links(link: PageElement) -> list[str]:
    return [href for other in _in_all_rows(link) if (href := other.get("href"))]


def _in_all_rows(found: PageElement) -> Sequence[PageElement]:
    """List what stands at the place of an element in every row of its list."""
    match = _LAST_ROW.match(found.path or "")
    if match is None or not match[3]:
        return []
    return found.page.all_at(f"{match[1]}{match[3]}")


def _without_numbers(text: str) -> str:
    return " ".join(_NUMBER.sub(" ", text).split())


def _count_days(texts: Iterable[str]) -> int:
    return len({t.strip() for t in texts if _DAY.fullmatch(t.strip())})


def _sibling_texts(event: UIEvent, context: PageContext) -> list[str]:
    """List the texts at the same place in the other rows, this row's included.

    A view shows the rows as they were seen; without any, the whole page tells.
    """
    best: list[str] = []
    pages = 0
    for screen in context.screens_near(event):
        page = context.view(screen)
        if page is None:
            continue
        pages += 1
        texts = _texts_of_rows(event, page)
        if len(texts) > len(best):
            best = texts
        if len(best) > 1:
            return best
    if pages:
        return best
    return next(map(_texts_in_all_rows, context.targets(event)), [])


def _texts_of_rows(event: UIEvent, page: Page) -> list[str]:
    target = event.target
    if target is None:
        return []
    if page.is_whole:
        found = page.find(target)
        return [] if found is None else _texts_in_all_rows(found)
    match = _LAST_ROW.match(target.path or "")
    if match is None:
        return []
    row, rest = re.escape(match[1]), re.escape(match[3])
    shape = re.compile(rf"{row}(?:\[\d+\])?{rest}$")
    return [
        (element.text or "").strip().casefold()
        for element in page.elements()
        if element.path and shape.match(element.path)
    ]


def _texts_in_all_rows(found: PageElement) -> list[str]:
    return [(one.text or "").strip().casefold() for one in _in_all_rows(found)]
