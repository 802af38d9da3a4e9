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
from wb2pm.vocabulary.kinds import BOXES

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Iterator, Sequence

    from wb2pm.converters.labels.elements.sights import Sight
    from wb2pm.converters.pages.page import Described, Page
    from wb2pm.events import Box

HEADING: Final = "heading"
"""Source of a name that heads a column or a row."""
_CELL: Final = re.compile(
    r"(?:(?P<table>.*)/(?P<part>thead|tbody|tfoot)(?:\[\d+\])?|(?P<rows>//\*\[@id='[^']*'\]))"
    r"/(?P<row>tr(?:\[\d+\])?)/(?P<tag>t[dh])(?:\[(?P<number>\d+)\])?(?P<inner>/.*)?"
)
"""Path of a cell; rows may lie in a part of the table that has an id, where it begins."""
IN_CELL: Final = re.compile(r"/t[dh](?:\[\d+\])?(?:/|$)")
"""Where the path of what is in a table comes to its cell."""
_IN_ROW: Final = re.compile(r"//\*\[@id='[^']*'\]/t[dh](?:\[\d+\])?(?:/.*)?")
"""Path of what is in a cell of a row that has an id, where it begins."""
_IN_PART: Final = re.compile(
    r"//\*\[@id='[^']*'\]/tr(?:\[\d+\])?/t[dh](?:\[\d+\])?(?:/.*)?"
)
"""Path of what is in a cell of a part of a table that has an id: the lines of a record."""
_FIRST_ROW: Final = "tr[1]"
_FEWEST_HEADINGS: Final = 2
"""One heading above a table may be its title."""
_ALIKE_PX: Final = 4.0
"""Fields of one width may differ by their borders."""
_EDITED_PX: Final = 8.0
"""A field that is laid over a cell may stand out by its borders."""
_UNDER_PX: Final = 2.0
"""Boxes are rounded to whole pixels, so rows may overlap."""


class _Text(NamedTuple):
    """A cell of a table with what it shows, and where."""

    table: str
    row: str
    tag: str
    text: str
    box: Box
    shown: Described


class Headings(NamedTuple):
    """What heads the place of a field in a table.

    Attributes:
        name: What the field is called.
        apart: What tells it from fields of that name in other rows; None where
            the rows are records, of which a heading is data.
    """

    name: str
    apart: str | None = None


class _Table(NamedTuple):
    """A row of headings, and what stands below it.

    Attributes:
        headings: From left to right; of the table, or a part of it with an id.
        cells: Those that show something.
        columns: Left and right edge of the column of each heading.
        fields: What is filled in below the headings.
    """

    headings: tuple[_Text, ...]
    cells: tuple[_Text, ...]
    columns: tuple[tuple[float, float], ...]
    fields: tuple[Described, ...] = ()

    @property
    def top(self) -> float:
        """Lower edge of the headings."""
        return max(one.box.bottom for one in self.headings)

    def is_over(self, field: Described) -> bool:
        """Return whether a field stands below the headings, as wide as the table."""
        at = _CELL.fullmatch(field.path or "")
        across, down = _middle(field)
        return (
            (at is None or self.holds(_table_of(at)))
            and self.top <= down + _UNDER_PX
            and self.columns[0][0] <= across <= self.columns[-1][1]
        )

    def holds(self, table: str) -> bool:
        """Return whether rows are of the table, as far as their paths tell."""
        own = self.headings[0].table
        return table == own or (table.startswith(_BY_ID) and own.startswith(_BY_ID))

    def heading_over(self, field: Described) -> _Text | None:
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
        at = _CELL.fullmatch(field.path or "")
        if at is None or at["number"] or not self.holds(_table_of(at)):
            return False
        row, own = f"{at['part']}/{at['row']}", (at["tag"], None)
        told = (
            _CELL.fullmatch(cell.shown.path or "")
            for cell in (*self.headings, *self.cells)
            if cell.row == row
        )
        return not any(cell and (cell["tag"], cell["number"]) != own for cell in told)

    def column_of(self, field: Described) -> tuple[float, float] | None:
        """Return the edges of the column in which a field stands."""
        across = _middle(field)[0]
        return next((c for c in self.columns if c[0] <= across <= c[1]), None)

    def beginning(self, field: Described) -> _Text | None:
        """Return the first text of the row that a field stands in."""
        across, down = _middle(field)
        line = (c for c in self.cells if 0 <= down - c.box.y <= c.box.height)
        before = (
            c
            for c in line
            if c.box.right <= across and element_type(c.shown) != "button"
        )
        return min(before, key=lambda c: c.box.x, default=None)

    def is_form(self, heading: _Text) -> bool:
        """Return whether the fields of a column differ in more than their place."""
        own = (f for f in self.fields if self.heading_over(f) == heading)
        kinds = [_kind_and_width(field) for field in own]
        return any(_differ(kinds[0], other) for other in kinds[1:])

    def is_alone(self, field: Described) -> bool:
        """Return whether nothing else is filled in beside a field in its row."""
        down = _middle(field)[1]
        beside = (
            f
            for f in self.fields
            if f.path != field.path and f.box and 0 <= down - f.box.y <= f.box.height
        )
        return all(element_type(other) in BOXES for other in beside)


_BY_ID: Final = "rows "


def _table_of(at: re.Match[str]) -> str:
    """Return the table of a cell, or the part of one where its path begins."""
    return at["table"] or f"{_BY_ID}{at['rows']}"


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


def headings_on_view(field: Described, page: Page, tables: Tables) -> Headings | None:
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


Tables = tuple[_Table, ...]
"""The tables of a view that have a row of headings."""


def tables_of(page: Page) -> Tables:
    """List the tables of a view that have a row of headings.

    Args:
        page: A view, with the boxes of its elements.
    """
    cells = _cells(page.elements())
    rows: dict[tuple[str, str], list[_Text]] = {}
    for cell in cells:
        rows.setdefault((cell.table, cell.row), []).append(cell)
    fields = [e for e in page.elements() if e.tag in FILLED_IN and e.box is not None]
    heads = [
        tuple(row)
        for row in rows.values()
        if _is_head(row) or _heads_fields(row, fields)
    ]
    tables = [_table(head, heads, cells) for head in heads]
    under = [(_nearest(field, tables), field) for field in fields]
    return tuple(
        table._replace(fields=tuple(f for over, f in under if over is table))
        for table in tables
    )


def _cells(seen: Iterable[Described]) -> list[_Text]:
    """List the cells of tables that show something, each with its first text.

    What a label in a heading does not say is a remark.
    """
    seen = list(seen)
    labels = {(e.path or "").rpartition("/")[0]: e for e in seen if e.tag == "label"}
    cells: dict[tuple[str, str, str], _Text] = {}
    for one in seen:
        at = _CELL.fullmatch(one.path or "")
        if at is None or one.box is None or one.tag in FILLED_IN:
            continue
        text = next(iter((one.text or "").strip().splitlines()), "")
        if not text:
            continue
        label = labels.get(one.path or "") if one.tag == "th" else None
        said = (label.text or "").strip() if label is not None else ""
        text = said if said and text.startswith(said) else text
        place = _table_of(at), f"{at['part']}/{at['row']}", f"{at['tag']}{at['number']}"
        cells.setdefault(place, _Text(*place[:2], at["tag"], text, one.box, one))
    return list(cells.values())


def _is_head(row: Sequence[_Text]) -> bool:
    return len(row) >= _FEWEST_HEADINGS and all(cell.tag == "th" for cell in row)


def _heads_fields(row: Sequence[_Text], fields: Iterable[Described]) -> bool:
    """Return whether the first row of a table says what is filled in below its cells.

    Nothing is filled in in it, and below two of its cells at least something is in a row.
    """
    at = _CELL.fullmatch(row[0].shown.path or "")
    if at is None or at["row"] != _FIRST_ROW or not at["table"]:
        return False
    numbers = {
        cell["number"]
        for one in row
        if (cell := _CELL.fullmatch(one.shown.path or "")) and not cell["inner"]
    }
    inside, filled = f"{at['table']}/", dict[str, set[str]]()
    for field in fields:
        if (field.path or "").startswith(inside):
            own = _CELL.fullmatch(field.path or "")
            if own is None or own["table"] != at["table"]:
                continue
            filled.setdefault(own["row"], set()).add(own["number"])
    if filled.pop(_FIRST_ROW, None) is not None:
        return False
    return any(len(numbers & below) >= _FEWEST_HEADINGS for below in filled.values())


def _table(
    head: Sequence[_Text], heads: Collection[Sequence[_Text]], cells: Iterable[_Text]
) -> _Table:
    known = {cell for other in heads for cell in other}
    headings = tuple(sorted(head, key=lambda one: one.box.x))
    top = min(one.box.y for one in head)
    table = _Table(headings, (), ())
    below = tuple(
        cell
        for cell in cells
        if table.holds(cell.table) and cell not in known and cell.box.y > top
    )
    return _Table(headings, below, tuple(_columns(headings, below)))


def _columns(
    headings: Sequence[_Text], cells: Sequence[_Text]
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


def _nearest(field: Described, tables: Iterable[_Table]) -> _Table | None:
    """Return the table of which the headings are right above a field."""
    over = (table for table in tables if table.is_over(field))
    return max(over, key=lambda table: table.headings[0].box.y, default=None)


def _table_around(field: Described, page: Page, tables: Tables) -> _Table | None:
    """Return the table that a field stands in, by its path or by what is around it.

    Recorders begin paths at ids, so that of a field may not tell where it stands. Then
    a cell or field of the table lies in its line, or nothing else between it and the
    headings.
    """
    table = _nearest(field, tables)
    if table is None:
        return None
    prefix = table.headings[0].table + "/"
    at = _CELL.fullmatch(field.path or "")
    if (field.path or "").startswith(prefix) or (at and table.holds(_table_of(at))):
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


def _is_beside(field: Described, table: _Table, prefix: str) -> bool:
    """Return whether something is filled in beside a field that the path has in a table."""
    down = _middle(field)[1]
    return any(
        (one.path or "").startswith(prefix)
        and one.box is not None
        and 0 <= down - one.box.y <= one.box.height
        for one in table.fields
    )


def _is_in_cell(
    field: Described,
    heading: _Text,
    column: tuple[float, float],
    seen: Iterable[Described],
) -> bool:
    """Return whether the part of the page that a path begins with fits into a cell.

    What has an id in a table is a field, a cell or a row of it. A field that is laid
    over a cell while that is edited is no wider than its column.
    """
    part, (_, down) = part_of(field), _middle(field)
    if part == part_of(heading.shown):
        wider = field.box.width - (column[1] - column[0]) if field.box else 0.0
        return wider <= _EDITED_PX
    return all(
        column[0] <= _middle(one)[0] <= column[1]
        or 0 <= down - one.box.y <= one.box.height
        for one in seen
        if one.box is not None and part_of(one) == part
    )


def _parted(
    field: Described, seen: Sequence[Described], table: _Table, prefix: str
) -> bool:
    """Return whether something outside a table stands between a field and its headings.

    Rows with ids of their own are of the table under whose headings such a field stands,
    and the options of an open list lie over it.
    """
    in_row = _IN_ROW.fullmatch(field.path or "") is not None
    left, right = table.columns[0][0], table.columns[-1][1]
    down = _middle(field)[1]
    return any(
        one.text
        and one.box is not None
        and one.tag not in FILLED_IN
        and not (one.path or "").startswith(prefix)
        and not _IN_PART.fullmatch(one.path or "")
        and not (in_row and (one.tag == "tr" or _IN_ROW.fullmatch(one.path or "")))
        and table.top - _UNDER_PX <= one.box.y < down
        and left <= one.box.x < right
        and not in_other_layer(one, field, seen)
        for one in seen
    )


def _kind_and_width(field: Described) -> tuple[str, float]:
    """Tell fields from others; lists are as wide as their options."""
    kind = f"{element_type(field)} {field.tag} {field.type or ''}"
    is_list = field.tag == "select" or element_type(field) in BOXES
    return kind, 0.0 if is_list or field.box is None else field.box.width


def _differ(one: tuple[str, float], other: tuple[str, float]) -> bool:
    return one[0] != other[0] or abs(one[1] - other[1]) > _ALIKE_PX


def _middle(element: Described) -> tuple[float, float]:
    return element.box.middle if element.box else (0.0, 0.0)
