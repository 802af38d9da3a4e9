"""Rows of a list that a page draws without a table, each begun by a box to tick.

Such boxes have no name: what they tick is the row that they stand in. Their paths differ
in one number, which is that of the row.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from wb2pm.converters.labels.tables.row_lines import (
    first_in_words,
    is_box,
    is_under,
    without_numbers,
)

if TYPE_CHECKING:
    from collections.abc import Sequence

    from wb2pm.converters.pages.page import Described

_FEWEST: Final = 2
"""Texts of a record: a box with one beside it has a caption."""


def record_of_drawn_row(box: Described, seen: Sequence[Described]) -> str | None:
    """Return what tells the row of a box from the others of its list.

    Args:
        box: A checkbox or radio button, with its place on a view.
        seen: The elements of that view.

    Returns:
        The text of the first link in the row, or else its first with letters, that no
        other row has; None where the box has a name, or begins no row.
    """
    if box.label or box.text or box.box is None or not box.path:
        return None
    others = [
        one
        for one in seen
        if is_box(one) and one.box is not None and is_under(one.box, box.box)
        if one.path != box.path and without_numbers(one) == without_numbers(box)
    ]
    own = _texts(box, others[0], seen) if others else []
    beside = [_texts(one, box, seen) for one in others]
    if len(own) < _FEWEST or not any(each and each != own for each in beside):
        return None
    shared = {text for each in beside for text, _ in each}
    own = [one for one in own if one[0] not in shared] or own
    links = [text for text, is_link in own if is_link]
    return first_in_words(links or [text for text, _ in own])


def _texts(
    box: Described, other: Described, seen: Sequence[Described]
) -> list[tuple[str, bool]]:
    """List the texts in the row of a box, and whether each is a link; none before it.

    The row is what another box of the column does not stand in.
    """
    row = _row(box.path or "", other.path or "")
    inside = [
        (e, text)
        for e in seen
        if row
        and e.box is not None
        and (e.path or "").startswith(f"{row}/")
        and (text := (e.text or "").strip())
        and "\n" not in text
    ]
    if any(e.box and box.box and e.box.x < box.box.x for e, _ in inside):
        return []
    return [(text, e.tag == "a") for e, text in inside]


def _row(path: str, other: str) -> str:
    """Return the path of the row that a path lies in, and another in the next one.

    Examples:
        >>> _row("/ul/li[1]/div/input", "/ul/li[2]/div/input")
        '/ul/li[1]'
    """
    steps, others = path.split("/"), other.split("/")
    if len(steps) != len(others):
        return ""
    apart = [
        n for n, pair in enumerate(zip(steps, others, strict=True)) if len({*pair}) > 1
    ]
    return "/".join(steps[: apart[0] + 1]) if len(apart) == 1 else ""
