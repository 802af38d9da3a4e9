"""What a recorder saw right before a field, held to the view around it."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from wb2pm.converters.labels.captions.alike import PRESSED, is_in_column_of_captions
from wb2pm.converters.labels.captions.cells import heading_of_row
from wb2pm.converters.labels.elements.counters import says_how_many
from wb2pm.converters.labels.elements.element_names import inside_of
from wb2pm.converters.labels.places.gaps import (
    ALIGNED,
    TOUCHING,
    is_in_line,
    stands_before,
)
from wb2pm.converters.labels.places.label_lines import (
    COLONS,
    caption_of_label,
    ends_with_colon,
    is_heading,
    label_around,
    last_shown,
    title_over_remark,
)
from wb2pm.converters.labels.places.parts_apart import (
    in_part_apart,
    is_in,
    is_worked,
    stands_with_it_alone,
)
from wb2pm.vocabulary.language import says_searching, speaks_of_searching

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from wb2pm.converters.pages.page import Described
    from wb2pm.events import Box

_DIALOGS: Final = frozenset({"dialog", "alertdialog", "document"})
"""Roles of windows in a page; a document is what a dialog shows (WAI-ARIA 1.2, 5.3.3)."""
_SEARCHES: Final = frozenset({"search", "searchbox"})
"""Type of an input, and role, that search (HTML; WAI-ARIA 1.2)."""
_TERM: Final = re.compile(r"(.*/dl(?:\[\d+\])?)/dt(\[\d+\])?(?:/.*)?")
_DESCRIBED: Final = re.compile(r"(.*/dl(?:\[\d+\])?)/dd(\[\d+\])?(?:/.*)?")
"""Paths of a term in a list of descriptions, and of what describes it."""
_PADDING: Final = 16.0
"""Pixels between the frame of a field and its text: less than a line."""


def caption_recorded(
    field: Described,
    said: str,
    seen: Iterable[Described],
    placeholder: str | None = None,
) -> str | None:
    """Check on the view the text that a recorder saw before a field.

    Of headings side by side it is the one over the field's beginning.

    Args:
        field: The field, with its box on the same view.
        said: What stood before it in the order of the page.
        seen: The elements of that view.
        placeholder: What the field shows when it is empty.

    Returns:
        The caption; None where the text belongs to another control or part of the
        page, or to one of several columns under which the element lies. Beside a
        placeholder also where the text is a heading or the title of a dialog, or may be no
        caption and is of another line or part of the page, or repeated by the placeholder.
    """
    seen = list(seen)
    text = last_shown(field, said, seen)
    label = text and (_label_helped(text, field, seen) or label_around(text, seen))
    if label is not None:
        text, said = label, caption_of_label(label, seen)
    elif text is not None and (title := title_over_remark(text, field, seen)):
        return title
    others = [e for e in seen if is_worked(e) and e.path != field.path]
    links = [e for e in seen if e.tag == "a"]
    if _says_what_controls_do(said, others) or _says_what_controls_do(said, links):
        return None
    if text is None or text.box is None or field.box is None:
        is_part = text is None and not said.endswith(COLONS)  # of its own cell
        return (heading_of_row(field, seen) if is_part else None) or said
    if (
        any(e is text or inside_of(text, e) for e in others)
        or in_part_apart(text, field, seen)
        or _is_prompt(text.box, field.box)
    ):
        return None
    if placeholder and (
        is_heading(text)
        or PRESSED.search(text.path or "")
        or is_title(text, field, seen)
        or is_over_search(text, field, placeholder)
        or (
            not is_surely_caption(text, field)
            and not is_in_column_of_captions(text, field, seen)
            and (
                said.casefold() in placeholder.casefold()
                or says_how_many(said)
                or not is_in_line(text.box, field.box)
                or not stands_with_it_alone(text, field, seen)
            )
        )
    ):
        return None
    if text.box.bottom > field.box.y - TOUCHING:
        return said
    columns = sorted((e for e in seen if _is_alike(e, text)), key=_left)
    begun = [e for e in columns if _left(e) <= field.box.x + ALIGNED]
    if not begun and len(columns) > 1:
        return None
    is_other = bool(begun) and begun[-1].path != text.path
    return " ".join((begun[-1].text or said).split()) if is_other else said


def is_over_search(text: Described, field: Described, prompt: str | None) -> bool:
    """Return whether a text tells what a field searches: the title of that, over it.

    A label, and what asks with a colon, name the field itself.

    Args:
        text: An element of a view that shows something.
        field: The field, on the same view.
        prompt: What it shows until something is written in it.
    """
    place, box = text.box, field.box
    if not prompt or place is None or box is None or is_in_line(place, box):
        return False
    is_caption = text.tag == "label" or ends_with_colon(text)
    return not is_caption and speaks_of_searching(prompt)


def _label_helped(
    text: Described, field: Described, seen: Sequence[Described]
) -> Described | None:
    """Return the label over a field that a link stands right behind: it leads to help."""
    link = PRESSED.search(text.path or "")
    around = (text.path or "")[: link.start()] if link is not None else None
    labels = (
        one
        for one in seen
        if one.tag == "label" and (one.path or "").rpartition("/")[0] == around
    )
    return next(
        (
            label
            for label in labels
            if stands_before(label.box, text.box) and is_surely_caption(label, field)
        ),
        None,
    )


def _says_what_controls_do(said: str, others: Sequence[Described]) -> bool:
    """Return whether a text is nothing but those of controls, or links, one after the other."""
    names = [" ".join((e.text or "").split()) for e in others]
    return any(_is_row_of(said, names[start:]) for start in range(len(names)))


def _is_row_of(said: str, names: Iterable[str]) -> bool:
    """Return whether a text is the first two or more of some names, one after the other."""
    for count, name in enumerate(names):
        if not name or not said.startswith(name):
            return False
        said = said.removeprefix(name).lstrip()
        if not said:
            return count > 0
    return False


def _is_prompt(text: Box, field: Box) -> bool:
    """Return whether a text is drawn where a field's own begins: what it shows empty."""
    return is_in_line(text, field) and field.x <= text.x - TOUCHING < field.right


def is_surely_caption(text: Described, field: Described) -> bool:
    """Return whether a text is a label or a term, ends with a colon, or stands over an edge.

    A term names what describes it in a list of such (HTML, 4.4.9).
    The frame that is drawn around a field begins before it; what stands over the frame
    of a search, or a heading there, is that of a part of the page. So is what stands over
    a field that says of itself that it searches.

    Args:
        text: An element of a view that shows something.
        field: The field, on the same view.
    """
    if text.tag == "label" or ends_with_colon(text) or _is_term_of(text, field):
        return True
    place = field.box
    if text.box is None or place is None or text.box.bottom > place.y - TOUCHING:
        return False
    left, right = place.x - text.box.x, text.box.right - place.right
    searches = says_searching(field.placeholder or "")
    if ALIGNED < left <= _PADDING and not is_heading(text):
        return not searches
    is_search = searches and not _SEARCHES.isdisjoint({field.role, field.type})
    return not is_search and min(abs(left), abs(right)) <= ALIGNED


def _is_term_of(text: Described, field: Described) -> bool:
    """Return whether a field stands in what follows a text in a list of descriptions."""
    term = _TERM.fullmatch(text.path or "")
    described = _DESCRIBED.fullmatch(field.path or "")
    if term is None or described is None:
        return False
    return term.groups() == described.groups()


def is_title(text: Described, field: Described, seen: Iterable[Described]) -> bool:
    """Return whether a text is what a dialog around a field begins with.

    A label, or a text with a colon, is none.

    Args:
        text: An element of a view that shows something.
        field: The field, on the same view.
        seen: The elements of that view.
    """
    said = (text.text or "").strip()
    if text.tag == "label" or ends_with_colon(text):
        return False
    return any(
        (part.role or part.tag or "").lower() in _DIALOGS
        and (part.text or "").strip().startswith(f"{said}\n")
        and is_in(field, part)
        for part in seen
    )


def _is_alike(one: Described, text: Described) -> bool:
    """Return whether a text stands in one line with another, and in like markup."""
    if one.box is None or text.box is None or one.tag != text.tag or not one.text:
        return False
    steps = (path.count("/") for path in (one.path or "", text.path or ""))
    return len(set(steps)) == 1 and abs(_drop(one.box, text.box)) <= ALIGNED


def _left(element: Described) -> float:
    return element.box.x if element.box else 0.0


def _drop(one: Box, other: Box) -> float:
    """Measure how much lower the middle of one box is than that of another."""
    return one.middle[1] - other.middle[1]
