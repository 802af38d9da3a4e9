"""What a field is called by the text nearest to it, where a page tells boxes."""

from __future__ import annotations

import re
from itertools import islice
from typing import TYPE_CHECKING, Final, NamedTuple

from wb2pm.converters.labels.element_names import (
    FILLED_IN,
    Name,
    element_type,
    inside_of,
    tidy_name,
)
from wb2pm.converters.labels.label_lines import (
    caption_of_label,
    is_heading,
    label_around,
    last_shown,
    title_over_remark,
)
from wb2pm.converters.labels.row_places import in_other_item
from wb2pm.converters.pages.listed import ListedPage
from wb2pm.converters.pages.page import PageElement
from wb2pm.vocabulary.kinds import BOXES, CONTROLS

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping, Sequence

    from wb2pm.converters.pages.page import Described, Page
    from wb2pm.events import Box

_COLONS: Final = (":", "\uff1a")
_TEXT_TAGS: Final = frozenset(
    {"label", "span", "p", "div", "th", "td", "legend", "dt", "b", "strong"}
)
_WORKED: Final = frozenset(
    {"textbox", "searchbox", "combobox", "listbox", "spinbutton", "option", "button"}
    | {"tab", "menuitem", "switch"}
)
"""Roles whose text is a value, or another control's name."""
_APART: Final = frozenset(
    {"banner", "complementary", "contentinfo", "main", "navigation", "region", "search"}
    | {"article", "dialog", "feed", "grid", "list", "listbox", "log", "menu", "menubar"}
    | {"table", "tablist", "tabpanel", "toolbar", "tree", "treegrid"}
)
"""Roles of parts of a page (landmarks, composite widgets: WAI-ARIA 1.2, section 5.3)
of which the texts name nothing outside."""
_DIALOGS: Final = frozenset({"dialog", "alertdialog", "document"})
"""Roles of windows in a page; a document is what a dialog shows (WAI-ARIA 1.2, 5.3.3)."""
_MAX_GAP_LEFT = 150.0
_MAX_GAP_ABOVE = 40.0
"""Pixels between a field and a text that names it. Form layouts put a caption
within one column (about 150 px) to the left, or directly above (one to two
lines, 40 px)."""

_ALIGNED: Final = 4.0
"""Pixels by which edges and middles of what stands in one line or column may differ."""
_OVERLAP: Final = 4.0
"""Borders and shadows of neighbours overlap by up to so many pixels."""
_COLLISIONS: Final = 3
"""A control that draws its value itself has one or two texts in it; a part of a page
that lies over another covers more."""
TOUCHING = -2.0
"""Boxes are rounded to whole pixels on both sides, so neighbours may overlap."""


class _Layers(NamedTuple):
    """What lies over what on a view.

    Attributes:
        layers: Dialogs, drawers and menus.
        parts: Id at which paths begin -> what is in that part of the page.
    """

    layers: Sequence[PageElement]
    parts: Mapping[str, Sequence[Described]]


def caption_on_view(
    field: Described, seen: Iterable[Described], *, sure: bool = False
) -> Name | None:
    """Name a field from the nearest text to its left or above it.

    A declared label comes before any other text; a checkbox's stands to its
    right as often as to its left. What a control shows is its value or its own name,
    and what is drawn under or over the field's part of the page names nothing in it.

    Args:
        field: The field, with its box on the same view.
        seen: The elements of that view.
        sure: Whether only a label counts, a text with a colon, or one right above
            with the field's left or right edge.
    """
    if field.box is None:
        return None
    seen = list(seen)
    ranked = sorted(_near(field, field.box, seen), key=lambda one: one[0])
    for _, text, name in ranked:
        if sure and (
            not _is_surely_caption(text, field.box) or _is_title(text, field, seen)
        ):
            continue
        if not (
            _is_of_control(text, field, seen)
            or _in_part_apart(text, field, seen)
            or in_other_layer(text, field, seen)
        ):
            return Name(name, "caption")
    return None


def caption_over(part: Described, seen: Iterable[Described]) -> Name | None:
    """Name a part of a page by the nearest text right over its beginning.

    A text in whose line a control stands is the caption of that one.

    Args:
        part: The part, with its box on the same view.
        seen: The elements of that view.
    """
    seen, place = list(seen), part.box
    if place is None:
        return None
    controls = [e.box for e in seen if is_worked(e) and e.box is not None]
    over = [
        (place.y - one.box.bottom, name)
        for one in seen
        if one.tag in _TEXT_TAGS
        and one.box is not None
        and TOUCHING <= place.y - one.box.bottom <= _MAX_GAP_ABOVE
        and abs(one.box.x - place.x) <= _ALIGNED
        and not any(_is_in_line(one.box, box) for box in controls)
        and (name := tidy_name(one.text or "", container=True))
    ]
    return Name(min(over)[1], "caption") if over else None


def labels_near(field: Described, seen: Sequence[Described]) -> list[Described]:
    """List the labels beside or over a field, or around it, the nearest first.

    Args:
        field: The field, with its box on the same view.
        seen: The elements of that view.
    """
    if field.box is None:
        return []
    near = _near(field, field.box, seen, frozenset({"label"}))
    labels = (text for _, text, _ in sorted(near, key=lambda one: one[0]))
    return [label for label in labels if not in_other_layer(label, field, seen)]


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
    if text is not None and (label := label_around(text, seen)) is not None:
        text, said = label, caption_of_label(label, seen)
    elif text is not None and (title := title_over_remark(text, field, seen)):
        return title
    if text is None or text.box is None or field.box is None:
        return said
    others = (e for e in seen if is_worked(e) and e.path != field.path)
    if any(e is text or inside_of(text, e) for e in others):
        return None
    if _in_part_apart(text, field, seen):
        return None
    if placeholder and (
        is_heading(text)
        or _is_title(text, field, seen)
        or (
            not _is_surely_caption(text, field.box)
            and (
                said.casefold() in placeholder.casefold()
                or not _is_in_line(text.box, field.box)
                or not _stands_with_it_alone(text, field, seen)
            )
        )
    ):
        return None
    if text.box.bottom > field.box.y - TOUCHING:
        return said
    columns = sorted((e for e in seen if _is_alike(e, text)), key=_left)
    begun = [e for e in columns if _left(e) <= field.box.x + _ALIGNED]
    if not begun and len(columns) > 1:
        return None
    return " ".join((begun[-1].text or said).split()) if begun else said


def _is_alike(one: Described, text: Described) -> bool:
    """Return whether a text stands in one line with another, and in like markup."""
    if one.box is None or text.box is None or one.tag != text.tag or not one.text:
        return False
    steps = (path.count("/") for path in (one.path or "", text.path or ""))
    return len(set(steps)) == 1 and abs(_drop(one.box, text.box)) <= _ALIGNED


def _left(element: Described) -> float:
    return element.box.x if element.box else 0.0


def _drop(one: Box, other: Box) -> float:
    """Measure how much lower the middle of one box is than that of another."""
    return one.middle[1] - other.middle[1]


def _near(
    field: Described,
    place: Box,
    seen: Sequence[Described],
    tags: frozenset[str] = _TEXT_TAGS,
) -> Iterator[tuple[tuple[bool, bool, float], Described, str]]:
    """List the texts that may name a field, each with its rank.

    A label comes first, then what stands with the field alone in a group of the page,
    then what is nearest.
    """
    of_others: list[Described] | None = None
    is_box = element_type(field) in BOXES
    for element in seen:
        if element.tag not in tags or element.box is None or not element.text:
            continue
        gap = _gap_to_caption(element, place, is_box=is_box)
        if element.tag == "label" and inside_of(field, element):
            gap = 0.0  # wherever the field itself is drawn
        if gap is None:
            continue
        if of_others is None:
            of_others = _labels_of_others(field, seen)
        if any(element is e or inside_of(element, e) for e in of_others):
            continue
        is_label = element.tag == "label"
        text = caption_of_label(element, seen) if is_label else element.text
        if name := tidy_name(text, container=True):
            alone = _stands_with_it_alone(element, field, seen)
            yield (not is_label, not alone, gap), element, name


def _stands_with_it_alone(
    text: Described, field: Described, seen: Sequence[Described]
) -> bool:
    """Return whether the smallest group around a text and a field holds no other."""
    shared = []
    steps = ((text.path or "").split("/"), (field.path or "").split("/"))
    for one, other in zip(*steps, strict=False):
        if one != other:
            break
        shared.append(one)
    group = "/".join(shared)
    return bool(group.strip("/")) and not any(
        element_type(e) in CONTROLS
        and e.path != field.path
        and not inside_of(e, field)
        and (e.path or "").startswith(f"{group}/")
        for e in seen
    )


def _labels_of_others(field: Described, seen: Sequence[Described]) -> list[Described]:
    """List the labels around other fields, which are no captions of this one."""
    others = [e for e in seen if e.tag in FILLED_IN and e.path != field.path]
    labels = (e for e in seen if e.tag == "label" and not inside_of(field, e))
    return [label for label in labels if any(inside_of(e, label) for e in others)]


def _is_surely_caption(text: Described, place: Box) -> bool:
    if text.tag == "label" or (text.text or "").rstrip().endswith(_COLONS):
        return True
    if text.box is None or text.box.bottom > place.y - TOUCHING:
        return False
    right = text.box.right - place.right
    return min(abs(text.box.x - place.x), abs(right)) <= _ALIGNED


def _is_title(text: Described, field: Described, seen: Iterable[Described]) -> bool:
    """Return whether a text is what a dialog around a field begins with.

    A label, or a text with a colon, is none.
    """
    said = (text.text or "").strip()
    if text.tag == "label" or said.endswith(_COLONS):
        return False
    return any(
        (part.role or "").lower() in _DIALOGS
        and (part.text or "").strip().startswith(f"{said}\n")
        and is_in(field, part)
        for part in seen
    )


def _is_of_control(
    text: Described, field: Described, seen: Sequence[Described]
) -> bool:
    """Return whether a text is what another control shows, or all around one."""
    if text.tag == "label":
        return False
    return any(
        is_worked(e)
        and e.path != field.path
        and (e is text or inside_of(text, e) or inside_of(e, text) or lies_on(text, e))
        for e in seen
    )


def is_worked(element: Described) -> bool:
    """Return whether a text in an element is its value, or the name of a control.

    Args:
        element: As a page describes it.
    """
    if element.tag in FILLED_IN or element.tag == "button":
        return True
    return (element.role or "").lower() in _WORKED


def lies_on(text: Described, control: Described) -> bool:
    """Return whether a text is drawn on a control, most of it at least.

    Drawn lists show their value beside or over the field in which people search.

    Args:
        text: As a page describes it.
        control: Another of the same page.
    """
    if text.box is None or control.box is None:
        return False
    across, down = text.box.overlap(control.box)
    area = text.box.width * text.box.height
    return min(across, down) > 0 and 2 * across * down > area


def is_in(element: Described, part: Described) -> bool:
    """Return whether an element lies in a part of the page, by path or by box.

    Args:
        element: As a page describes it.
        part: Another of the same page.
    """
    around = bool(part.box and element.box and part.box.holds(element.box))
    return around or inside_of(element, part)


def _in_part_apart(
    text: Described, field: Described, seen: Sequence[Described]
) -> bool:
    """Return whether a text stands in a part of the page that the field is not in.

    Landmarks, lists and grids are such parts, the items of a list, and whatever has a
    name of its own, which may show a single text.
    """
    return in_other_item(text, field) or any(
        (part is not text or _is_named_otherwise(part))
        and ((part.role or "").lower() in _APART or bool(part.label))
        and not is_worked(part)
        and is_in(text, part)
        and not is_in(field, part)
        for part in seen
    )


def _is_named_otherwise(part: Described) -> bool:
    """Return whether what a part of the page shows is not its name."""
    named = bool(part.label) and part.tag != "label"
    return named and " ".join((part.text or "").split()) != part.label


_OF_BODY: Final = re.compile(r"/html/body(?:\[1\])?/[^/]+")


def in_other_layer(
    text: Described, field: Described, seen: Sequence[Described]
) -> bool:
    """Return whether a text is drawn under or over the field's part of the page.

    Args:
        text: An element of a view that shows something.
        field: The field, with its box on the same view.
        seen: The elements of that view.

    A dialog or menu says that it is one. Otherwise parts of one layer stand beside
    each other; where single elements of two parts share a place, one part lies over
    the other. Parts are told by the ids at which recorders begin paths.
    """
    layers, parts = _layers_of(seen)
    if any(_is_on(field, layer) != _is_on(text, layer) for layer in layers):
        return True
    ours, theirs = part_of(field), part_of(text)
    if ours == theirs:
        return False
    mine = [e for e in parts.get(ours, ()) if is_worked(e)]
    others = [e for e in parts.get(theirs, ()) if _is_leaf(e)] if mine else []
    shared = (
        True
        for one in mine
        for other in others
        if one.box and other.box and _collide(one.box, other.box)
    )
    return sum(islice(shared, _COLLISIONS)) == _COLLISIONS


def _is_on(element: Described, layer: Described) -> bool:
    """Return whether an element is in a layer, and not only drawn behind or over it.

    Where both paths begin at the root of the page, they tell; else boxes have to.
    """
    paths = element.path or "", layer.path or ""
    if all(path.startswith("/html") for path in paths):
        return inside_of(element, layer)
    return is_in(element, layer)


def _layers_of(seen: Sequence[Described]) -> _Layers:
    """Tell what lies over what on a view, once a page."""
    first = seen[0] if seen else None
    if isinstance(first, PageElement) and isinstance(first.page, ListedPage):
        return first.page.once(_layers_on)
    return _layers_among(seen)


def _layers_on(page: Page) -> _Layers:
    return _layers_among(list(page.elements()))


def _layers_among(seen: Sequence[Described]) -> _Layers:
    parts: dict[str, list[Described]] = {}
    for one in seen:
        parts.setdefault(part_of(one), []).append(one)
    layers = [e for e in seen if isinstance(e, PageElement) and e.is_layer]
    return _Layers(layers, parts)


def part_of(element: Described) -> str:
    """Return the id at which the path of an element begins, or what of the body it is in.

    What lies over a page is mostly put at the end of its body.

    Args:
        element: As a page describes it.
    """
    path = element.path or ""
    if (of_body := _OF_BODY.match(path)) is not None:
        return of_body[0]
    return path.partition("]")[0]


def _is_leaf(element: Described) -> bool:
    text = (element.text or "").strip()
    return is_worked(element) or bool(text and "\n" not in text)


def _collide(one: Box, other: Box) -> bool:
    """Return whether two boxes share a place and the other is not around the one."""
    across, down = one.overlap(other)
    if across <= _OVERLAP or down <= _OVERLAP:
        return False
    return not other.holds(one)


def _gap_to_caption(text: Described, place: Box, *, is_box: bool) -> float | None:
    """Measure how far a text is from a field, on the side where it may name it.

    The label of a checkbox or radio button stands on its right, rarely on its
    left; other text on its left is the last box's. A label may hold its field.
    """
    if text.box is None:
        return None
    if text.tag == "label" and text.box.holds(place):
        return 0
    if not is_box:
        return _gap(text.box, place, after=False)
    gap = _gap(text.box, place, after=True)
    if gap is not None or text.tag != "label":
        return gap
    gap = _gap(text.box, place, after=False)
    return gap + _MAX_GAP_LEFT if gap is not None else None


def _is_in_line(text: Box, field: Box) -> bool:
    return text.overlap(field)[1] >= min(text.height, field.height) / 2


def _gap(text: Box, field: Box, *, after: bool) -> float | None:
    """Measure how far a text is from the field it may name; None if too far."""
    across, down = text.overlap(field)
    if down >= min(text.height, field.height) / 2:  # in one line
        gap = text.x - field.right if after else field.x - text.right
        return gap if TOUCHING <= gap <= _MAX_GAP_LEFT else None
    above = field.y - text.bottom
    if not after and across > 0 and TOUCHING <= above <= _MAX_GAP_ABOVE:
        return above + 1
    return None
