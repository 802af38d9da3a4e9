"""Which texts of a view belong to another control or part of the page than a field."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from wb2pm.converters.labels.elements.element_names import (
    FILLED_IN,
    element_type,
    inside_of,
)
from wb2pm.converters.labels.places.row_places import in_other_item
from wb2pm.vocabulary.kinds import CONTROLS

if TYPE_CHECKING:
    from collections.abc import Sequence

    from wb2pm.converters.pages.page import Described

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

_APART_TAGS: Final = frozenset({"details", "nav"})
"""Tags of such parts, which views may leave out of their lists (HTML, 4.3.4 and 4.11.1)."""
_BARS: Final = frozenset({"aside", "footer", "header", "nav"})
"""Tags of parts (HTML, 4.3) that stay in their place while the page moves under them."""
_FROM_ID: Final = "//*[@id="
"""What the path of anything begins with that has an id, or is in what has one."""
_IN_LINES: Final = frozenset({"b", "em", "i", "p", "span", "strong"})
"""Texts without a role of their own, on which a name is prohibited."""


def is_worked(element: Described) -> bool:
    """Return whether a text in an element is its value, or the name of a control.

    Args:
        element: As a page describes it.
    """
    if element.tag in FILLED_IN or "button" in {element.tag, element.type}:
        return True  # scripts that put another tag there leave its type
    return (element.role or "").lower() in _WORKED


def is_closed_list(around: Described, value: Described) -> bool:
    """Return whether what is around a value is the list that shows it while it is closed.

    It is then drawn in one line; open, it shows its options under each other.

    Args:
        around: As a page describes it.
        value: What is in it.
    """
    if around.role != "listbox" or around.box is None or value.box is None:
        return False
    return around.box.height < 2 * value.box.height


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
    return (around and not _is_elsewhere(element, part)) or inside_of(element, part)


def _is_elsewhere(element: Described, part: Described) -> bool:
    """Return whether an element is drawn over a part of the page that it is not in.

    Recorders begin a path at the nearest id: that of what is in a part whose own begins so
    does not begin at the root of the page.
    """
    has_id = (part.path or "").startswith(_FROM_ID)
    return has_id and (element.path or "").startswith("/html")


def is_of_control(text: Described, field: Described, seen: Sequence[Described]) -> bool:
    """Return whether a text is what another control shows, or all around one.

    A bar that stays while the page moves lies over texts that are none of its controls'.

    Args:
        text: An element of a view that shows something.
        field: The field, on the same view.
        seen: The elements of that view.
    """
    if text.tag == "label":
        return False
    return any(
        is_worked(e)
        and e.path != field.path
        and (
            e is text
            or inside_of(text, e)
            or inside_of(e, text)
            or (lies_on(text, e) and tags_apart(e, text).isdisjoint(_BARS))
        )
        for e in seen
    )


def in_part_apart(text: Described, field: Described, seen: Sequence[Described]) -> bool:
    """Return whether a text stands in a part of the page that the field is not in.

    Landmarks, lists and grids are such parts, the items of a list, what folds out with
    its heading (HTML, `details`), and whatever has a name of its own, which may show a
    single text. What lies behind both, as the page behind a window does, parts them
    from nothing: a part is in the group of both.

    Args:
        text: An element of a view that shows something.
        field: The field, on the same view.
        seen: The elements of that view.
    """
    if in_other_item(text, field) or not _APART_TAGS.isdisjoint(
        tags_apart(text, field)
    ):
        return True
    group = _group_of(text, field)
    return any(
        (part is not text or _is_named_otherwise(part))
        and ((part.role or "").lower() in _APART or bool(part.label))
        and not is_worked(part)
        and is_in(text, part)
        and (part.path or "").startswith(group)
        and not is_in(field, part)
        for part in seen
    )


def tags_apart(one: Described, other: Described) -> frozenset[str]:
    """Return the tags of what is around an element and not around another, or is it.

    Paths that do not begin alike, as from an id, tell nothing.

    Args:
        one: As a page describes it.
        other: Another of the same page.
    """
    group, path = _group_of(one, other), one.path or ""
    if not group or path == other.path:
        return frozenset()
    return frozenset(step.partition("[")[0] for step in path[len(group) :].split("/"))


def _is_named_otherwise(part: Described) -> bool:
    """Return whether what a part of the page shows is not its name.

    A text in a line may have no name (WAI-ARIA 1.2, 5.2.8.6): what is said of it is its
    tooltip.
    """
    is_in_line = part.tag in _IN_LINES and not part.role
    named = bool(part.label) and part.tag != "label" and not is_in_line
    return named and " ".join((part.text or "").split()) != part.label


def stands_with_it_alone(
    text: Described, field: Described, seen: Sequence[Described]
) -> bool:
    """Return whether the smallest group around a text and a field holds no other.

    Args:
        text: An element of a view that shows something.
        field: The field, on the same view.
        seen: The elements of that view.
    """
    group = _group_of(text, field)
    return bool(group) and not any(
        element_type(e) in CONTROLS
        and e.path != field.path
        and not inside_of(e, field)
        and (e.path or "").startswith(group)
        for e in seen
    )


def _group_of(one: Described, other: Described) -> str:
    """Return what the paths of two elements begin with; nothing if they share nothing."""
    shared = []
    steps = ((one.path or "").split("/"), (other.path or "").split("/"))
    for ours, theirs in zip(*steps, strict=False):
        if ours != theirs:
            break
        shared.append(ours)
    group = "/".join(shared)
    return f"{group}/" if group.strip("/") else ""
