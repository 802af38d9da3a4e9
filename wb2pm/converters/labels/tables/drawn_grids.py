"""What heads the column of a grid that a page draws without the roles of a table.

Such a grid is known by its look alone: texts in one line and in like markup, below
which line after line begins or ends at their edges. Of several such lines the topmost
is the headings, since records under it look like it.
"""

from __future__ import annotations

import re
from bisect import bisect_left
from functools import lru_cache
from itertools import pairwise
from typing import TYPE_CHECKING, Final, NamedTuple

from wb2pm.converters.labels.elements.element_names import (
    FILLED_IN,
    Name,
    folded,
    tidy_name,
)
from wb2pm.converters.labels.places.label_lines import IN_LEGEND, LABEL
from wb2pm.converters.labels.places.layers import in_other_layer, part_of
from wb2pm.converters.labels.tables.tables_on_views import HEADING, IN_CELL

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from wb2pm.converters.pages.context import PageContext
    from wb2pm.converters.pages.page import Described, Page
    from wb2pm.events import Box

_LIST: Final = "combobox"
_FEWEST_COLUMNS: Final = 3
"""Two captions side by side may be of two fields."""
_NAME_AND_TYPE: Final = 2
"""Texts of a heading that says what its column takes, too."""
_FEWEST_IN_LINE: Final = 2
"""What is named, and another cell of its line that stands below another heading."""
PADDING_PX: Final = 8.0
"""Pixels by which texts of a column may begin or end apart: the padding of a cell and
the border of a field in it."""
_TOUCHING_PX: Final = 2.0
"""Boxes are rounded to whole pixels on both sides, so neighbours may overlap."""
_SAME_LINE_PX: Final = 4.0
"""Pixels by which middles of texts in one line may differ."""
_NUMBERS: Final = re.compile(r"\[@id=(['\"]).*?\1\]|\[\d+\]")


class _Line(NamedTuple):
    """Texts in one line and in like markup.

    Attributes:
        texts: From left to right.
        top: Highest upper edge of their boxes.
        bottom: Lowest lower edge of them.
        types: Paths of what headings say behind their names: what a column takes.
    """

    texts: tuple[Described, ...]
    top: float
    bottom: float
    types: frozenset[str | None] = frozenset()


class Lines(NamedTuple):
    """What a view shows in lines.

    Attributes:
        lines: Texts that may head columns, the topmost first.
        cells: Single texts, and fields.
        headings: Place of a line -> its texts with those of other markup at their
            height, as far as somebody asked (see `_with_neighbours`).
        over: Place of a line -> the text of it that stands over each cell, as far as
            somebody asked.
    """

    lines: tuple[_Line, ...]
    cells: tuple[Described, ...]
    headings: dict[int, list[Described]]
    over: dict[int, list[Described | None]]


def heading_of_cell(cell: Described, page: Page, context: PageContext) -> Name | None:
    """Name a cell of a drawn grid by what stands over its column.

    Args:
        cell: An element, with its box.
        page: The view that it is on.
        context: The pages around it.
    """
    if cell.box is None:
        return None
    text = heading_on_view(cell, context.once(lines_of, page), page)
    return Name(text, HEADING) if text else None


def lines_of(page: Page) -> Lines:
    """List what a view shows in lines; no label of a field heads a column, nor a value.

    Args:
        page: A view, with the boxes of its elements.
    """
    placed = [e for e in page.elements() if e.box is not None]
    searched = [e.box for e in placed if e.role == _LIST and e.box]
    lists = tuple(f"{e.path}/" for e in placed if e.role == _LIST and e.path)
    cells = tuple(
        e
        for e in placed
        if is_filled_in(e)
        or (
            _is_single(e.text)
            and not (e.path or "").startswith(lists)
            and not any(_shows_choice(e, box) for box in searched)
        )
    )
    named = {folded(e.label) for e in cells if is_filled_in(e) and e.label}
    alike: dict[str, list[Described]] = {}
    for one in cells:
        is_label = one.tag == LABEL and folded(one.text or "") in named
        if not is_filled_in(one) and not is_label:
            alike.setdefault(_markup(one.path or ""), []).append(one)
    fields = sorted((e.box for e in cells if e.box and is_filled_in(e)), key=_middle)
    lines = [
        _line(line)
        for texts in alike.values()
        for line in _in_lines(texts)
        if len(line) >= _FEWEST_COLUMNS
        and not IN_CELL.search(line[0].path or "")  # they head what is in their table
        and not _captions_in_line(line, fields)
    ]
    topmost_first = sorted(lines, key=lambda line: _down(line.texts[0]))
    return Lines(tuple(topmost_first), cells, {}, {})


def _types(line: Sequence[Described]) -> list[Described]:
    """List the second of two texts in each heading, as of a name and a type."""
    parts: dict[str, list[Described]] = {}
    for one in line:
        parts.setdefault((one.path or "").rpartition("/")[0], []).append(one)
    are_pairs = all(len(part) == _NAME_AND_TYPE for part in parts.values())
    is_row = are_pairs and len(parts) >= _FEWEST_COLUMNS
    return [part[1] for part in parts.values()] if is_row else []


def _captions_in_line(line: Sequence[Described], fields: Sequence[Box]) -> bool:
    """Return whether fields, from the top down, stand between texts: their captions."""
    boxes = sorted((one.box for one in line if one.box), key=lambda box: box.x)
    top, bottom = min(box.y for box in boxes), max(box.bottom for box in boxes)
    begin, end = (bisect_left(fields, edge, key=_middle) for edge in (top, bottom))
    beside = fields[begin:end]
    parted = [
        any(
            one.right - _TOUCHING_PX <= field.x and field.right <= then.x + _TOUCHING_PX
            for field in beside
        )
        for one, then in pairwise(boxes)
    ]
    return sum(parted) >= _FEWEST_IN_LINE


def _middle(box: Box) -> float:
    return box.middle[1]


def _shows_choice(text: Described, field: Box) -> bool:
    """Return whether a text is what was chosen in a list: its search field lies in it."""
    box = text.box
    return box is not None and box.height <= 2 * field.height and box.holds(field)


@lru_cache(maxsize=4096)
def _markup(path: str) -> str:
    """Take ids and numbers off a path; pages show the same paths all along."""
    return _NUMBERS.sub("", path)


def _line(texts: Sequence[Described]) -> _Line:
    boxes = [one.box for one in texts if one.box]
    texts = sorted(texts, key=lambda one: one.box.x if one.box else 0.0)
    types = frozenset(one.path for one in _types(texts))
    return _Line(
        tuple(one for one in texts if one.path not in types),
        top=min(box.y for box in boxes),
        bottom=max(box.bottom for box in boxes),
        types=types,
    )


def heading_on_view(cell: Described, known: Lines, page: Page) -> str | None:
    """Return what stands over the column of a drawn grid that a cell is in.

    Args:
        cell: An element, with its box.
        known: What the view shows in lines (see `lines_of`).
        page: The view that it is on.
    """
    if _in_table(cell, known.cells) or _is_labelled_alone(cell, known.cells):
        return None
    best, text = 0, None
    for place, line in enumerate(known.lines):
        if cell.box is None or line.bottom > cell.box.y + _TOUCHING_PX:
            break
        if _legend_between(line, cell.box, known.cells):
            continue
        if place not in known.headings:
            known.headings[place] = _with_neighbours(line, known.cells)
        over = _over(cell, known.headings[place])
        if over is None or tidy_name(over.text or "") is None:
            continue
        if place not in known.over:
            known.over[place] = [_over(one, line.texts) for one in known.cells]
        met = _columns_met(line, cell, zip(known.cells, known.over[place], strict=True))
        if met > best and not in_other_layer(over, cell, list(page.elements())):
            best, text = met, tidy_name(over.text or "")
    return text


def _in_table(cell: Described, cells: Iterable[Described]) -> bool:
    """Return whether an element, or something in its line, is in a table of cells.

    Recorders begin paths at ids, so that of a field may not tell where it stands.
    """
    if IN_CELL.search(cell.path or ""):
        return True
    down = _down(cell)
    return any(
        IN_CELL.search(one.path or "")
        for one in cells
        if (box := one.box) is not None and box.y <= down <= box.bottom
    )


def _is_labelled_alone(cell: Described, cells: Iterable[Described]) -> bool:
    """Return whether a label and one field are all that is filled in in their line.

    They are of a form, which may lie over a grid; the label of a line with several
    fields names the line, and what stands over them each.
    """
    place = cell.box
    if not is_filled_in(cell) or place is None:
        return False
    in_line = [
        (one, box)
        for one in cells
        if (box := one.box) is not None and box.y <= _down(cell) <= box.bottom
    ]
    before = (
        one.tag == LABEL and box.right <= place.x + _TOUCHING_PX for one, box in in_line
    )
    beside = (
        is_filled_in(one) and box.overlap(place)[0] <= _TOUCHING_PX
        for one, box in in_line
    )
    return any(before) and not any(beside)


def _columns_met(
    line: _Line, cell: Described, cells: Iterable[tuple[Described, Described | None]]
) -> int:
    """Count the headings below which something stands, down to the line of a cell.

    A field alone in its line, such as that of a new record, is in the grid where its
    lines go on below, unless it is of another part of the page, such as a dialog.
    """
    if cell.box is None:
        return 0
    above: set[str | None] = set()
    below: set[str | None] = set()
    own = _over(cell, line.texts)
    beside = {own.path} if own is not None else set()
    is_alone = is_filled_in(cell) and part_of(cell) == part_of(line.texts[0])
    down, ends = _down(cell), cell.box.bottom
    for one, over in cells:
        box = one.box
        if box is None or box.y + _TOUCHING_PX < line.bottom:
            continue
        is_beside = box.y <= down <= box.bottom and one.path != cell.path
        if is_beside and _is_below(box, line):
            is_alone = False
        if over is not None:
            (below if box.y >= ends else above).add(over.path)
            beside |= {over.path} if is_beside else set()
    met = above | beside
    if is_alone and len(beside) < _FEWEST_IN_LINE:
        return len(above) if min(len(above), len(below)) >= _FEWEST_COLUMNS else 0
    enough = len(met) >= _FEWEST_COLUMNS and len(beside) >= _FEWEST_IN_LINE
    return len(met) if enough else 0


def _legend_between(line: _Line, place: Box, cells: Iterable[Described]) -> bool:
    """Return whether groups of a form, each with its legend, begin below a line.

    A legend is the caption of what is in its group (HTML standard, 4.10.16), which no
    text outside of it heads.
    """
    return any(
        IN_LEGEND.search(one.path or "")
        and one.box is not None
        and line.bottom <= one.box.y + _TOUCHING_PX
        and one.box.bottom <= place.y + _TOUCHING_PX
        for one in cells
    )


def _is_below(box: Box, line: _Line) -> bool:
    """Return whether a box begins between the first and the last heading of a line."""
    first, last = line.texts[0].box, line.texts[-1].box
    return first is not None and last is not None and first.x <= box.x <= last.right


def _over(cell: Described, headings: Iterable[Described]) -> Described | None:
    """Return the only heading that stands over a cell, at its edges or within them."""
    box = cell.box
    if box is None:
        return None
    left, right = box.x, box.right
    over = None
    for heading in headings:
        place = heading.box
        if place is None:
            continue
        begins, ends = place.x, place.x + place.width
        across = min(ends, right) - max(begins, left)
        if across <= _TOUCHING_PX:
            continue
        if over is not None:
            return None
        over = heading, place
    if over is None:
        return None
    heading, place = over
    within = is_filled_in(cell) and box.x <= place.x <= place.right <= box.right
    return heading if within or _is_aligned(place, box) else None


def _is_aligned(one: Box, other: Box) -> bool:
    apart = (one.x - other.x, one.right - other.right)
    return min(map(abs, (*apart, sum(apart) / 2))) <= PADDING_PX


def _with_neighbours(line: _Line, cells: Iterable[Described]) -> list[Described]:
    """List the headings of a line, and single texts of other markup at their height."""
    kept = list(line.texts)
    known = {one.path for one in kept} | line.types
    for one in cells:
        if one.box is None or one.path in known or is_filled_in(one):
            continue
        box = one.box
        if box.y > line.bottom or box.bottom < line.top:
            continue
        down = min(box.bottom, line.bottom) - max(box.y, line.top)
        if 2 * down < box.height:
            continue
        if all(
            one.box.overlap(other.box)[0] <= _TOUCHING_PX
            for other in kept
            if other.box is not None
        ):
            kept.append(one)
    return kept


def _in_lines(texts: Sequence[Described]) -> Iterator[list[Described]]:
    line: list[Described] = []
    for one in sorted(texts, key=_down):
        if line and _down(one) - _down(line[0]) > _SAME_LINE_PX:
            yield line
            line = []
        line.append(one)
    if line:
        yield line


def _is_single(text: str | None) -> bool:
    return bool(text and text.strip()) and "\n" not in (text or "").strip()


def _down(element: Described) -> float:
    return element.box.middle[1] if element.box else 0.0


def is_filled_in(element: Described) -> bool:
    """Return whether something is entered or chosen there; what it shows is its value.

    Args:
        element: As a view lists it.
    """
    return element.tag in FILLED_IN or element.role == _LIST
