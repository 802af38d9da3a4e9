"""Elements that are one among many like them: the rows of a list.

A row's text is data (an order, an issue, a product), so the step is named by
the kind of record. What tells a row is its path, which counts rows, and its
siblings on a view, whose texts differ. An item of a list is a row only if
there is more to it than the link: items of menus and tabs have one path too.
"""

from __future__ import annotations

import re
from collections import Counter
from functools import cache
from typing import TYPE_CHECKING

from wb2pm.converters.labels.elements.element_names import inside_of, tidy_name
from wb2pm.converters.labels.elements.markup import title_on_page
from wb2pm.converters.labels.places.row_places import (
    LAST_ROW,
    ROW,
    furniture,
    in_all_rows,
    inner_place,
    row_around,
    teaser,
)
from wb2pm.converters.labels.tables.row_kinds import chooses_kind, is_record, link_of
from wb2pm.events import Element
from wb2pm.vocabulary.language import every_word

if TYPE_CHECKING:
    from collections.abc import Iterable

    from wb2pm.converters.labels.elements.controls import Control
    from wb2pm.converters.pages.context import PageContext
    from wb2pm.converters.pages.page import Described, Page, PageElement
    from wb2pm.events import UIEvent

_IN_ROW = re.compile(r"^(.*/(?:tr|li|article)(?:\[\d+\])?)/")
_CELL = re.compile(r"^(.*/tr)\[(\d+)\]/td(?:\[\d+\])?(?=/|$)")
_NO_FIELDS = frozenset({"checkbox", "radio", "hidden", "submit", "button"})
_ONLY_ROW = re.compile(r"^(.*)/tbody(?:\[\d+\])?/tr(?=/)")
_ITEM = re.compile(r"^(.*/li\[\d+\])(.*)$")
_ROW_KINDS = frozenset({"link", "label", "element", "cell"})
_CONTENT = ("a", "button", "input", "select", "textarea", "img", "h1", "h2", "h3", "p")
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
    if chooses_kind(event, control):
        return False
    if teaser(control.place):
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
        row = row_around(found, "tr", "li", "article")
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
    if match is None or not _IN_ROW.match(inner_place(control.place)):
        return False
    block = Element(path=match[1])
    view = context.view_around(event)
    if view is None:
        return True
    is_item = _ITEM.match(control.place) is not None
    if is_item and _is_unlike_the_others(match[1], control.element, view.elements()):
        return False
    return not any(
        inside_of(e, block)
        and e.path != control.element.path
        and e.type not in _NO_FIELDS
        for e in view.elements("input", "select", "textarea")
    )


def _is_unlike_the_others(row: str, box: Element, seen: Iterable[Described]) -> bool:
    """Return whether there are other rows, and none has such a control in its place.

    The items of a menu or of settings are of many kinds; records are of one.
    """
    head, _, _ = row.rpartition("[")
    within = (box.path or "").removeprefix(row)
    others = [
        e.path
        for e in seen
        if e.path and e.path.startswith(f"{head}[") and not e.path.startswith(row)
    ]
    return bool(others) and not any(path.endswith(within) for path in others)


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


def in_row(event: UIEvent, control: Control, context: PageContext) -> bool:
    """Return whether a control stands in a row of a list outside menus.

    Args:
        event: An event with a target.
        control: What the event acted on.
        context: The pages around it.
    """
    path = control.place
    if furniture().search(path.removesuffix(teaser(path))):
        return False
    if teaser(path):
        return True
    if not ROW.search(inner_place(path)):
        return _is_only_row(event, control, context)
    item = _ITEM.match(path)
    if item is None or "/tr" in item[2] or "/article" in item[2]:
        return True
    return _is_card(item[1], event, control, context)


def row_title(event: UIEvent, context: PageContext) -> str | None:
    """Return what tells a row from the others, where an event was on another cell.

    Args:
        event: An event on one cell of a row.
        context: The pages around it.

    Returns:
        The first text that no other row has; None where the event's own is one, and
        where it is on no cell.
    """
    found = next(context.targets(event), None)
    rows = _texts_by_row(event, context) if found is None else _texts_around(found)
    own = " ".join(((event.target and event.target.text) or "").split())
    seen = Counter(text for texts in rows for text in texts)
    if not rows or seen[own] == 1:
        return None
    return next((text for text in rows[0] if text and seen[text] == 1), None)


def _texts_around(found: PageElement) -> list[dict[str, None]]:
    """List the texts of the cells row by row, those of an element's own row first."""
    row = row_around(found, "tr")
    if row is None or row.parent is None:
        return []
    rows = (row, *(one for one in row.parent.children() if one != row))
    return [dict.fromkeys(map(_said, one.children())) for one in rows]


def _texts_by_row(event: UIEvent, context: PageContext) -> list[dict[str, None]]:
    match = _CELL.match((event.target and event.target.path) or "")
    view = context.view_around(event)
    if match is None or view is None:
        return []
    rows: dict[str, dict[str, None]] = {match[2]: {}}
    for element in view.elements():
        place = _CELL.match(element.path or "")
        if place is not None and place[1] == match[1] and (text := _said(element)):
            rows.setdefault(place[2], {})[text] = None
    return list(rows.values())


def _said(element: PageElement) -> str:
    text = " ".join((element.text or "").split())
    return text if any(map(str.isalnum, text)) else ""


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
        link = link_of(found)
        return link is not None and is_record(link)
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


def _is_picture_of_row(event: UIEvent, control: Control, context: PageContext) -> bool:
    """Return whether it is a link that only shows a picture, another one a row."""
    found = control.found
    if found is None or control.kind != "link" or not in_row(event, control, context):
        return False
    return len({title_on_page(other) for other in in_all_rows(found)}) > 1


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
    match = LAST_ROW.match(target.path or "")
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
    return [(one.text or "").strip().casefold() for one in in_all_rows(found)]
