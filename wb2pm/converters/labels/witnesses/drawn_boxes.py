"""What a box or an icon is called that stands in a line with its text."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Final

from wb2pm.converters.labels.elements.element_names import Name, folded, tidy_name
from wb2pm.converters.labels.places.parts_apart import is_worked
from wb2pm.converters.labels.witnesses.makers_names import meaning_of_icon
from wb2pm.vocabulary.icons import meanings_of_icons

if TYPE_CHECKING:
    from collections.abc import Sequence

    from wb2pm.converters.labels.elements.sights import Sight
    from wb2pm.converters.pages.page import Described
    from wb2pm.events import Box

_LARGEST_PX = 32.0
"""A box to tick is no higher or wider than a line."""
_BOX_ROLES = frozenset({"checkbox", "switch", "radio"})
_ALIGNED_PX: Final = 4.0
"""Pixels by which signs in one column may begin apart."""
_ONWARD: Final = "chevron-right"
"""An icon that points to what comes behind it, as all of its meaning do."""
_UP = 3
"""How far above a box and the parts it is drawn from the line around both may be."""


def text_of_its_line(sight: Sight) -> Name | None:
    """Name a small element that shows nothing by the only text of the line it is in.

    The text before it may be that of another line, such as the one above in a tree; a
    control's text is its own.

    Args:
        sight: What was acted on, and the pages around it.
    """
    target, screen = sight.event.target, sight.event.screen_before
    if sight.kind != "element" or target is None or screen is None:
        return None
    box, path = target.box, target.path or ""
    if target.text or target.label or box is None:
        return None
    view = sight.context.view(screen)
    if view is None or not 0 < max(box.width, box.height) <= _LARGEST_PX:
        return None
    middle = box.middle[1]
    for _ in range(_UP):
        path = path.rpartition("/")[0]
        inside = [
            one
            for one in view.elements()
            if one.text and path and (one.path or "").startswith(f"{path}/")
        ]
        texts = {folded(one.text or "") for one in inside}
        if len(texts) > 1 or any(map(is_worked, inside)):
            return None
        in_line = (
            one.box is not None and one.box.y <= middle <= one.box.bottom
            for one in inside
        )
        if texts and all(in_line):
            name = tidy_name(texts.pop())
            return Name(name, "caption") if name else None
    return None


def box_beside_part(sight: Sight) -> Name | None:
    """Name something without words by the only box beside it in its part of the page.

    A switch may be drawn by a box and what lies beside that.

    Args:
        sight: What was acted on, and the pages around it.
    """
    target, view = sight.event.target, sight.context.view_around(sight.event)
    if sight.kind != "element" or target is None or view is None:
        return None
    part, place = (target.path or "").rpartition("/")[0], target.box
    if target.text or target.label or target.role or not part or place is None:
        return None
    others = [
        one
        for one in view.elements()
        if (one.path or "").startswith(f"{part}/") and one.path != target.path
    ]
    boxes = [one for one in others if one.role in _BOX_ROLES and one.box is not None]
    if len(boxes) != 1 or others != boxes or boxes[0].box is None:
        return None
    is_in_line = boxes[0].box.y <= place.middle[1] <= boxes[0].box.bottom
    name = tidy_name(boxes[0].label or "") if is_in_line else None
    return Name(name, "label") if name else None


def text_after_icon(sight: Sight) -> Name | None:
    """Name a button that shows an icon alone by the text right after it.

    Both are alone in the smallest part of the page that holds them, as in ``(+) New
    address``. What stands before a button is what it does something to.

    Args:
        sight: What was acted on, and the pages around it.
    """
    target, seen = sight.event.target, sight.on_view
    if sight.kind != "button" or sight.element.text or target is None or seen is None:
        return None
    path, box = sight.element.path or "", target.box
    part = path.rpartition("/")[0]
    inside = [e for e in seen[1].elements() if (e.path or "").startswith(f"{part}/")]
    others = [e for e in inside if not f"{e.path}/".startswith(f"{path}/")]
    if not part or box is None or any(is_worked(e) for e in others):
        return None
    texts = [(e.text or "", e.box) for e in others if e.text]
    if len(texts) != 1 or not _is_right_after(texts[0][1], box):
        return None
    name = tidy_name(texts[0][0])
    return Name(name, "caption") if name else None


def _is_right_after(text: Box | None, icon: Box) -> bool:
    """Return whether a text follows an icon in its line, no farther than it is wide."""
    if text is None or not text.y <= icon.middle[1] <= text.bottom:
        return False
    return 0 <= text.x - icon.right <= icon.width


def text_of_branch(sight: Sight) -> Name | None:
    """Name an arrow that folds out a branch of a tree by the text right behind it.

    Other branches below or above it have such an arrow in the same column, each with a
    text of its own.

    Args:
        sight: What was acted on, and the pages around it.
    """
    icon, seen = meaning_of_icon(sight), sight.on_view
    if icon is None or seen is None or not _is_arrow(icon.text):
        return None
    sign, elements = seen[0], list(seen[1].elements())
    name = _text_behind(sign, elements)
    others = (
        one
        for one in elements
        if one.tag == sign.tag
        and one.text in {None, "", sign.text}
        and _is_in_column(one, sign)
    )
    is_tree = any(_text_behind(one, elements) not in {None, name} for one in others)
    return Name(name, "caption") if name and is_tree else None


def _is_arrow(called: str) -> bool:
    """Return whether an icon means onward, or is one that does, turned another way.

    Examples:
        >>> _is_arrow("Next"), _is_arrow("Chevron down"), _is_arrow("Delete")
        (True, True, False)
    """
    shape, _, turned = called.casefold().partition(" ")
    return called == meanings_of_icons()[_ONWARD] or (
        bool(turned) and shape in _shapes()
    )


@cache
def _shapes() -> frozenset[str]:
    """Collect what is drawn of an arrow: the names of icons that mean onward."""
    known = meanings_of_icons()
    onward = (icon for icon, meaning in known.items() if meaning == known[_ONWARD])
    return frozenset(icon.partition("-")[0] for icon in onward if "-" in icon)


def _is_in_column(one: Described, other: Described) -> bool:
    first, second = one.box, other.box
    if first is None or second is None or abs(first.x - second.x) > _ALIGNED_PX:
        return False
    same = abs(first.width - second.width) + abs(first.height - second.height)
    return same <= _ALIGNED_PX and abs(first.y - second.y) >= first.height / 2


def _text_behind(sign: Described, seen: Sequence[Described]) -> str | None:
    """Return the first text right behind a sign in its line."""
    place = sign.box
    if place is None:
        return None
    behind = [
        (one.box.x, one.text)
        for one in seen
        if one.text and one.box is not None and _is_right_after(one.box, place)
    ]
    return tidy_name(min(behind)[1], container=True) if behind else None
