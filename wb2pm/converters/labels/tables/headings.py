"""What heads the column and the row of a table that a field stands in."""

from __future__ import annotations

from typing import TYPE_CHECKING

from wb2pm.converters.labels.elements.element_names import element_type, tidy_name
from wb2pm.converters.labels.elements.markup import text_of
from wb2pm.vocabulary.kinds import BOXES

if TYPE_CHECKING:
    from wb2pm.converters.pages.page import PageElement


def column_heading(element: PageElement) -> str | None:
    """Return the heading of the column that an element stands in.

    It is a `th` in the table's first row with headings alone, counted with the columns
    that cells span. In a row with a heading of its own that one names the field, as in
    a form; of boxes it tells the question, and the column's the answer.

    Args:
        element: A field of a whole page.
    """
    cell = next(element.ancestors("td", "th"), None)
    table = next(element.ancestors("table"), None)
    if cell is None or table is None or cell.parent is None:
        return None
    headed = any(one.tag == "th" for one in cell.parent.children() if one != cell)
    if headed and element_type(element) not in BOXES:
        return None
    heads = next((row for row in table.descendants("tr") if _is_head(row)), None)
    if heads is None or cell.parent == heads:
        return None
    column = _columns_before(cell)
    for head in heads.children():
        column -= _span(head)
        if column < 0:
            return tidy_name(text_of(head))
    return None


def _is_head(row: PageElement) -> bool:
    cells = list(row.children())
    return len(cells) > 1 and all(cell.tag == "th" for cell in cells)


def _columns_before(cell: PageElement) -> int:
    before = (one for one in cell.before() if not isinstance(one, str))
    return sum(_span(one) for one in before if one.tag in {"td", "th"})


def _span(cell: PageElement) -> int:
    said = cell.get("colspan") or ""
    return int(said) if said.isdecimal() and len(said) < 4 else 1  # noqa: PLR2004 (the standard ends at 1000)
