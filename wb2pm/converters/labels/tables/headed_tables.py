"""Tables that a view draws with a row of headings, and what stands below each."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final, NamedTuple

from wb2pm.converters.labels.elements.element_names import FILLED_IN, element_type
from wb2pm.vocabulary.kinds import BOXES

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Iterator, Sequence

    from wb2pm.converters.pages.page import Described, Page
    from wb2pm.events import Box

CELL: Final = re.compile(
    r"(?:(?P<table>.*)/(?P<part>thead|tbody|tfoot)(?:\[\d+\])?|(?P<rows>//\*\[@id='[^']*'\]))"
    r"/(?P<row>tr(?:\[\d+\])?)/(?P<tag>t[dh])(?:\[(?P<number>\d+)\])?(?P<inner>/.*)?"
)
"""Path of a cell; rows may lie in a part of the table that has an id, where it begins."""
_FIRST_ROW: Final = "tr[1]"
_FEWEST_HEADINGS: Final = 2
"""One heading above a table may be its title."""
_ALIKE_PX: Final = 4.0
"""Fields of one width may differ by their borders."""
UNDER_PX: Final = 2.0
"""Boxes are rounded to whole pixels, so rows may overlap."""


class CellText(NamedTuple):
    """A cell of a table with what it shows, and where."""

    table: str
    row: str
    tag: str
    text: str
    box: Box
    shown: Described


class HeadedTable(NamedTuple):
    """A row of headings, and what stands below it.

    Attributes:
        headings: From left to right; of the table, or a part of it with an id.
        cells: Those that show something.
        columns: Left and right edge of the column of each heading.
        fields: What is filled in below the headings.
    """

    headings: tuple[CellText, ...]
    cells: tuple[CellText, ...]
    columns: tuple[tuple[float, float], ...]
    fields: tuple[Described, ...] = ()

    @property
    def top(self) -> float:
        """Lower edge of the headings."""
        return max(one.box.bottom for one in self.headings)

    def is_over(self, field: Described) -> bool:
        """Return whether a field stands below the headings, as wide as the table."""
        at = CELL.fullmatch(field.path or "")
        across, down = middle_of(field)
        return (
            (at is None or self.holds(table_of(at)))
            and self.top <= down + UNDER_PX
            and self.columns[0][0] <= across <= self.columns[-1][1]
        )

    def holds(self, table: str) -> bool:
        """Return whether rows are of the table, as far as their paths tell."""
        own = self.headings[0].table
        return table == own or (table.startswith(_BY_ID) and own.startswith(_BY_ID))

    def heading_over(self, field: Described) -> CellText | None:
        """Return the heading under which a field stands; none if its cell spans all."""
        column = None if self.spans_all(field) else self.column_of(field)
        return next(
            (
                h
                for h, c in zip(self.headings, self.columns, strict=True)
                if c == column
            ),
            None,
        )

    def spans_all(self, field: Described) -> bool:
        """Return whether a field stands in the only cell of its row."""
        at = CELL.fullmatch(field.path or "")
        if at is None or at["number"] or not self.holds(table_of(at)):
            return False
        row, own = f"{at['part']}/{at['row']}", (at["tag"], None)
        told = (
            CELL.fullmatch(cell.shown.path or "")
            for cell in (*self.headings, *self.cells)
            if cell.row == row
        )
        return not any(cell and (cell["tag"], cell["number"]) != own for cell in told)

    def column_of(self, field: Described) -> tuple[float, float] | None:
        """Return the edges of the column in which a field stands."""
        across = middle_of(field)[0]
        return next((c for c in self.columns if c[0] <= across <= c[1]), None)

    def beginning(self, field: Described) -> CellText | None:
        """Return the first text of the row that a field stands in."""
        across, down = middle_of(field)
        line = (c for c in self.cells if 0 <= down - c.box.y <= c.box.height)
        before = (
            c
            for c in line
            if c.box.right <= across and element_type(c.shown) != "button"
        )
        return min(before, key=lambda c: c.box.x, default=None)

    def is_form(self, heading: CellText) -> bool:
        """Return whether the fields of a column differ in more than their place."""
        own = (f for f in self.fields if self.heading_over(f) == heading)
        kinds = [_kind_and_width(field) for field in own]
        return any(_differ(kinds[0], other) for other in kinds[1:])

    def is_alone(self, field: Described) -> bool:
        """Return whether nothing else is filled in beside a field in its row."""
        down = middle_of(field)[1]
        beside = (
            f
            for f in self.fields
            if f.path != field.path and f.box and 0 <= down - f.box.y <= f.box.height
        )
        return all(element_type(other) in BOXES for other in beside)


_BY_ID: Final = "rows "


def table_of(at: re.Match[str]) -> str:
    """Return the table of a cell, or the part of one where its path begins.

    Args:
        at: The path of the cell, as `CELL` matches it.
    """
    return at["table"] or f"{_BY_ID}{at['rows']}"


HeadedTables = tuple[HeadedTable, ...]
"""The tables of a view that have a row of headings."""


def tables_of(page: Page) -> HeadedTables:
    """List the tables of a view that have a row of headings.

    Args:
        page: A view, with the boxes of its elements.
    """
    cells = _cells(page.elements())
    rows: dict[tuple[str, str], list[CellText]] = {}
    for cell in cells:
        rows.setdefault((cell.table, cell.row), []).append(cell)
    fields = [e for e in page.elements() if e.tag in FILLED_IN and e.box is not None]
    heads = [
        tuple(row)
        for row in rows.values()
        if _is_head(row) or _heads_fields(row, fields)
    ]
    tables = [_table(head, heads, cells) for head in heads]
    under = [(nearest_table(field, tables), field) for field in fields]
    return tuple(
        table._replace(fields=tuple(f for over, f in under if over is table))
        for table in tables
    )


def _cells(seen: Iterable[Described]) -> list[CellText]:
    """List the cells of tables that show something, each with its first text.

    What a label in a heading does not say is a remark.
    """
    seen = list(seen)
    labels = {(e.path or "").rpartition("/")[0]: e for e in seen if e.tag == "label"}
    cells: dict[tuple[str, str, str], CellText] = {}
    for one in seen:
        at = CELL.fullmatch(one.path or "")
        if at is None or one.box is None or one.tag in FILLED_IN:
            continue
        text = next(iter((one.text or "").strip().splitlines()), "")
        if not text:
            continue
        label = labels.get(one.path or "") if one.tag == "th" else None
        said = (label.text or "").strip() if label is not None else ""
        text = said if said and text.startswith(said) else text
        place = table_of(at), f"{at['part']}/{at['row']}", f"{at['tag']}{at['number']}"
        cells.setdefault(place, CellText(*place[:2], at["tag"], text, one.box, one))
    return list(cells.values())


def _is_head(row: Sequence[CellText]) -> bool:
    return len(row) >= _FEWEST_HEADINGS and all(cell.tag == "th" for cell in row)


def _heads_fields(row: Sequence[CellText], fields: Iterable[Described]) -> bool:
    """Return whether the first row of a table says what is filled in below its cells.

    Nothing is filled in in it, and below two of its cells at least something is in a row.
    """
    at = CELL.fullmatch(row[0].shown.path or "")
    if at is None or at["row"] != _FIRST_ROW or not at["table"]:
        return False
    numbers = {
        cell["number"]
        for one in row
        if (cell := CELL.fullmatch(one.shown.path or "")) and not cell["inner"]
    }
    inside, filled = f"{at['table']}/", dict[str, set[str]]()
    for field in fields:
        if (field.path or "").startswith(inside):
            own = CELL.fullmatch(field.path or "")
            if own is None or own["table"] != at["table"]:
                continue
            filled.setdefault(own["row"], set()).add(own["number"])
    if filled.pop(_FIRST_ROW, None) is not None:
        return False
    return any(len(numbers & below) >= _FEWEST_HEADINGS for below in filled.values())


def _table(
    head: Sequence[CellText],
    heads: Collection[Sequence[CellText]],
    cells: Iterable[CellText],
) -> HeadedTable:
    known = {cell for other in heads for cell in other}
    headings = tuple(sorted(head, key=lambda one: one.box.x))
    top = min(one.box.y for one in head)
    table = HeadedTable(headings, (), ())
    below = tuple(
        cell
        for cell in cells
        if table.holds(cell.table) and cell not in known and cell.box.y > top
    )
    return HeadedTable(headings, below, tuple(_columns(headings, below)))


def _columns(
    headings: Sequence[CellText], cells: Sequence[CellText]
) -> Iterator[tuple[float, float]]:
    """List the edges of columns: as wide as what stands below a heading.

    A view may tell the box of a heading's text alone. A cell that spans columns ends
    where the next heading begins, and one below all of them tells none.
    """
    first, last = headings[0].box, headings[-1].box
    for place, heading in enumerate(headings):
        left, right = heading.box.x, heading.box.right
        boxes = [
            c.box
            for c in cells
            if c.box.overlap(heading.box)[0] > 0
            and not (c.box.x < first.x and c.box.right > last.x)
        ]
        wide = (
            min([left, *(b.x for b in boxes)]),
            max([right, *(b.right for b in boxes)]),
        )
        before = headings[place - 1].box.right if place else wide[0]
        after = headings[place + 1].box.x if place + 1 < len(headings) else wide[1]
        yield max(wide[0], min(before, left)), min(wide[1], max(after, right))


def nearest_table(
    field: Described, tables: Iterable[HeadedTable]
) -> HeadedTable | None:
    """Return the table of which the headings are right above a field.

    Args:
        field: The field, with its box.
        tables: Those of its view.
    """
    over = (table for table in tables if table.is_over(field))
    return max(over, key=lambda table: table.headings[0].box.y, default=None)


def _kind_and_width(field: Described) -> tuple[str, float]:
    """Tell fields from others; lists are as wide as their options."""
    kind = f"{element_type(field)} {field.tag} {field.type or ''}"
    is_list = field.tag == "select" or element_type(field) in BOXES
    return kind, 0.0 if is_list or field.box is None else field.box.width


def _differ(one: tuple[str, float], other: tuple[str, float]) -> bool:
    return one[0] != other[0] or abs(one[1] - other[1]) > _ALIKE_PX


def middle_of(element: Described) -> tuple[float, float]:
    """Return the middle of an element; the corner of the view where it has no place.

    Args:
        element: As a view describes it.
    """
    return element.box.middle if element.box else (0.0, 0.0)
