"""What heads the column and the row that a field stands in, where a page tells boxes.

Tables hold records or lay out forms. In a table of records a column is one question,
asked of every record: its fields are alike, and its heading names them. Where fields of
one column differ from row to row (a date, a long text, a number), the rows are the
questions, and what stands at the beginning of each names its field.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final, NamedTuple

from wb2pm.converters.labels.elements.element_names import (
    FILLED_IN,
    element_type,
    tidy_name,
)
from wb2pm.converters.labels.places.layers import in_other_layer, part_of
from wb2pm.converters.labels.tables.headed_tables import (
    CELL,
    UNDER_PX,
    middle_of,
    nearest_table,
    table_of,
    tables_of,
)
from wb2pm.vocabulary.kinds import BOXES

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from wb2pm.converters.labels.elements.sights import Sight
    from wb2pm.converters.labels.tables.headed_tables import (
        CellText,
        HeadedTable,
        HeadedTables,
    )
    from wb2pm.converters.pages.page import Described, Page

HEADING: Final = "heading"
"""Source of a name that heads a column or a row."""
IN_CELL: Final = re.compile(r"/t[dh](?:\[\d+\])?(?:/|$)")
"""Where the path of what is in a table comes to its cell."""
_IN_ROW: Final = re.compile(r"//\*\[@id='[^']*'\]/t[dh](?:\[\d+\])?(?:/.*)?")
"""Path of what is in a cell of a row that has an id, where it begins."""
_IN_PART: Final = re.compile(
    r"//\*\[@id='[^']*'\]/tr(?:\[\d+\])?/t[dh](?:\[\d+\])?(?:/.*)?"
)
"""Path of what is in a cell of a part of a table that has an id: the lines of a record."""
_EDITED_PX: Final = 8.0
"""A field that is laid over a cell may stand out by its borders."""


class Headings(NamedTuple):
    """What heads the place of a field in a table.

    Attributes:
        name: What the field is called.
        apart: What tells it from fields of that name in other rows; None where
            the rows are records, of which a heading is data.
    """

    name: str
    apart: str | None = None


def headings_of(sight: Sight) -> Headings | None:
    """Find what heads the column or the row of a table that a field stands in.

    Args:
        sight: A field, and the pages around it.
    """
    seen = sight.on_view
    if seen is None or seen[0].box is None:
        return None
    field, page = seen
    return headings_on_view(field, page, sight.context.once(tables_of, page))


def headings_on_view(
    field: Described, page: Page, tables: HeadedTables
) -> Headings | None:
    """Find what heads the column or the row of a table that a field stands in.

    Args:
        field: The field, with its box.
        page: The view that it is on.
        tables: What `tables_of` finds there.
    """
    table = _table_around(field, page, tables)
    heading = table.heading_over(field) if table is not None else None
    if table is None or heading is None:
        return None
    column, row = tidy_name(heading.text), table.beginning(field)
    begun = tidy_name(row.text) if row is not None else None
    is_box = element_type(field) in BOXES
    declared = row is not None and row.tag == "th" and table.is_alone(field)
    if begun and not is_box and (declared or table.is_form(heading)):
        return Headings(begun)
    if column is None:
        return None
    differ = begun and any(map(table.is_form, table.headings))
    return Headings(column, begun if differ else None)


def _table_around(
    field: Described, page: Page, tables: HeadedTables
) -> HeadedTable | None:
    """Return the table that a field stands in, by its path or by what is around it.

    Recorders begin paths at ids, so that of a field may not tell where it stands. Then
    a cell or field of the table lies in its line, or nothing else between it and the
    headings.
    """
    table = nearest_table(field, tables)
    if table is None:
        return None
    prefix = table.headings[0].table + "/"
    at = CELL.fullmatch(field.path or "")
    if (field.path or "").startswith(prefix) or (at and table.holds(table_of(at))):
        return table
    seen = list(page.elements())
    heading, column = table.heading_over(field), table.column_of(field)
    if (
        heading is None
        or column is None
        or not _is_in_cell(field, heading, column, seen)
    ):
        return None
    if in_other_layer(heading.shown, field, seen):
        return None
    in_row = table.beginning(field) is not None or _is_beside(field, table, prefix)
    return table if in_row or not _parted(field, seen, table, prefix) else None


def _is_beside(field: Described, table: HeadedTable, prefix: str) -> bool:
    """Return whether something is filled in beside a field that the path has in a table."""
    down = middle_of(field)[1]
    return any(
        (one.path or "").startswith(prefix)
        and one.box is not None
        and 0 <= down - one.box.y <= one.box.height
        for one in table.fields
    )


def _is_in_cell(
    field: Described,
    heading: CellText,
    column: tuple[float, float],
    seen: Iterable[Described],
) -> bool:
    """Return whether the part of the page that a path begins with fits into a cell.

    What has an id in a table is a field, a cell or a row of it. A field that is laid
    over a cell while that is edited is no wider than its column.
    """
    part, (_, down) = part_of(field), middle_of(field)
    if part == part_of(heading.shown):
        wider = field.box.width - (column[1] - column[0]) if field.box else 0.0
        return wider <= _EDITED_PX
    return all(
        column[0] <= middle_of(one)[0] <= column[1]
        or 0 <= down - one.box.y <= one.box.height
        for one in seen
        if one.box is not None and part_of(one) == part
    )


def _parted(
    field: Described, seen: Sequence[Described], table: HeadedTable, prefix: str
) -> bool:
    """Return whether something outside a table stands between a field and its headings.

    Rows with ids of their own are of the table under whose headings such a field stands,
    and the options of an open list lie over it.
    """
    in_row = _IN_ROW.fullmatch(field.path or "") is not None
    left, right = table.columns[0][0], table.columns[-1][1]
    down = middle_of(field)[1]
    return any(
        one.text
        and one.box is not None
        and one.tag not in FILLED_IN
        and not (one.path or "").startswith(prefix)
        and not _IN_PART.fullmatch(one.path or "")
        and not (in_row and (one.tag == "tr" or _IN_ROW.fullmatch(one.path or "")))
        and table.top - UNDER_PX <= one.box.y < down
        and left <= one.box.x < right
        and not in_other_layer(one, field, seen)
        for one in seen
    )
