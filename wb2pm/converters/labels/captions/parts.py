"""What a field is called by the part of the page in which nothing else is written."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from wb2pm.converters.labels.elements.element_names import (
    Name,
    element_type,
    inside_of,
    tidy_name,
)
from wb2pm.converters.labels.elements.markup import HEADINGS
from wb2pm.converters.labels.places.gaps import ALIGNED, is_in_line
from wb2pm.converters.labels.places.layers import in_other_layer
from wb2pm.converters.labels.places.parts_apart import is_in, is_worked, tags_apart
from wb2pm.converters.labels.places.row_places import in_other_item
from wb2pm.converters.pages.page import PageElement
from wb2pm.events import Element

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from wb2pm.converters.pages.page import Described


_ROOT: Final = 2
"""Steps of a path to the root of a page or to an id, which are no part of it."""
_NEAR: Final = 24.0
"""Pixels between a control and what names it: less than two lines."""
_PLACES: Final = frozenset({"banner", "complementary", "contentinfo", "main", "region"})
"""Roles of parts that say where something is, under names that nobody sees."""


def name_around(field: Described, seen: Iterable[Described]) -> Name | None:
    """Name a field by the smallest named part of the page that it alone is in.

    An editor is called what its host is called.

    Args:
        field: The field, with its box on the same view.
        seen: The elements of that view.
    """
    if field.box is None:
        return None
    seen = list(seen)
    around = [e for e in seen if e.label and e.box and not is_worked(e)]
    around = [e for e in around if e.path != field.path and is_in(field, e)]
    around = [
        e for e in around if (e.role or "").lower() not in _PLACES or _unfolds(e, seen)
    ]
    if not around:
        return None
    host = min(around, key=lambda e: e.box.width * e.box.height if e.box else 0.0)
    if _is_behind(host, field, seen):
        return None
    if any(in_other_item(e, field) and is_in(e, host) for e in seen):
        return None  # it names the list, and not what is written in an item
    others = (e for e in seen if is_written_in(e) and e.path != field.path)
    if any(is_in(e, host) and not is_in(e, field) for e in others):
        return None
    name = tidy_name(host.label or "")
    return Name(name, "caption") if name else None


def _is_behind(part: Described, field: Described, seen: Sequence[Described]) -> bool:
    """Return whether a field lies over a part of the page, in a dialog or menu.

    A dialog that is the part itself has the field in it.
    """
    is_layer = isinstance(part, PageElement) and part.is_layer
    return not is_layer and in_other_layer(part, field, seen)


def _unfolds(part: Described, seen: Iterable[Described]) -> bool:
    """Return whether the button stands over a part that unfolds it and names it.

    An accordion's panel is a region called by its header (WAI-ARIA practices).
    """
    place, name = part.box, (part.label or "").strip()
    return any(
        one.tag == "button"
        and place is not None
        and one.box is not None
        and (one.text or "").strip() == name
        and abs(place.y - one.box.bottom) <= ALIGNED
        and one.box.overlap(place)[0] > 0
        for one in seen
    )


def heading_over(field: Described, seen: Iterable[Described]) -> Name | None:
    """Name a field by the heading of the part of the page that it alone is in.

    A heading begins a part that ends with the next one beside it (HTML, sections and
    headings). One with controls among its words, such as tabs, is a line of these.

    Args:
        field: The field, as a view of the page has it.
        seen: The elements of that view, in the order of the page.
    """
    seen = list(seen)
    at = next((n for n, e in enumerate(seen) if e.path == field.path), None)
    before = seen[:at] if at is not None else seen
    headed = [(Element(path=_path_around(e)), e) for e in before if _is_heading(e)]
    headed = [(part, e) for part, e in headed if inside_of(field, part)]
    if not headed:
        return None
    deepest = max(len(part.path or "") for part, _ in headed)
    part, heading = [one for one in headed if len(one[0].path or "") == deepest][-1]
    section = list(_section(heading, part, seen))
    if at is not None and all(e.path != field.path for e in section):
        return None
    if any(is_written_in(e) and e.path != field.path for e in section):
        return None
    name = tidy_name(heading.text or "")
    is_title = name is not None and not _holds_controls(heading, seen)
    return Name(name, "heading") if name and is_title else None


def title_of_group(field: Described, seen: Iterable[Described]) -> Name | None:
    """Name a field by the first text of the smallest part of the page that has one.

    What it begins with is its title, and what follows are remarks. A text with a link
    among its words tells of where that leads, and what folds out is a part of its own.
    Nothing else may be written in it, and what names another field names this one only
    in its own line.

    Args:
        field: The field, as a view of the page has it.
        seen: The elements of that view, in the order of the page.
    """
    seen = list(seen)
    at = next((n for n, e in enumerate(seen) if e.path == field.path), None)
    if at is None or field.box is None:
        return None
    others = [e for e in seen if is_written_in(e) and e.path != field.path]
    controls = [e for e in seen if is_worked(e)]
    labelled = [e for e in controls if e.label and e.path != field.path]
    path = _path_around(field)
    while path.count("/") > _ROOT:
        part = Element(path=path)
        if any(inside_of(e, part) for e in others):
            return None
        for text in seen[:at]:
            if (
                inside_of(text, part)
                and _is_read_before(text, field)
                and not any(e is text or inside_of(text, e) for e in controls)
                and not in_other_item(text, field)
                and "details" not in tags_apart(text, field)
                and not in_other_layer(text, field, seen)
                and not _is_among_links(text, seen)
            ):
                name = tidy_name(text.text or "")
                is_own = not any(
                    tidy_name(e.label or "") == name and _is_near(e, text)
                    for e in labelled
                ) or (text.box is not None and is_in_line(text.box, field.box))
                return Name(name, "caption") if name and is_own else None
        path = path.rpartition("/")[0]
    return None


def _holds_controls(text: Described, seen: Iterable[Described]) -> bool:
    """Return whether some of the words of a text are those of a control or link in it."""
    whole = " ".join((text.text or "").split())
    return any(
        (is_worked(e) or e.tag == "a") and 0 < len((e.text or "").strip()) < len(whole)
        for e in seen
        if e.path != text.path and inside_of(e, text)
    )


def _is_among_links(text: Described, seen: Iterable[Described]) -> bool:
    """Return whether a text has links among its words, or is one among others' words."""
    around = (e for e in seen if e is text or (text.tag == "a" and inside_of(text, e)))
    return any(_holds_controls(one, seen) for one in around)


def _is_near(control: Described, text: Described) -> bool:
    """Return whether a control stands right under, over or beside a text."""
    if control.box is None or text.box is None:
        return False
    across, down = control.box.overlap(text.box)
    return min(across, down) > -_NEAR and max(across, down) > 0


def _is_read_before(text: Described, field: Described) -> bool:
    """Return whether a text is one line, over a field or before it in its line."""
    said = (text.text or "").strip()
    if not said or "\n" in said or text.box is None or field.box is None:
        return False
    return text.box.bottom <= field.box.bottom and text.box.x < field.box.right


def _section(
    heading: Described, part: Element, seen: Iterable[Described]
) -> Iterator[Described]:
    """Yield what stands in a part of a page from one of its headings to the next."""
    begun = False
    for one in seen:
        if not inside_of(one, part):
            continue
        if begun and _is_heading(one):
            return
        if begun:
            yield one
        begun = begun or one.path == heading.path


def is_written_in(element: Described) -> bool:
    """Return whether people write in an element.

    Args:
        element: As a page describes it.
    """
    if element.tag == "input":
        return element_type(element) == "field"
    return element.tag == "textarea" or (element.role or "") in {"textbox", "searchbox"}


def _is_heading(element: Described) -> bool:
    return element.tag in HEADINGS or element.role == "heading"


def _path_around(element: Described) -> str:
    return (element.path or "").rpartition("/")[0]
