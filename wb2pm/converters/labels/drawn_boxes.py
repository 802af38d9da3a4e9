"""What a box is called that the page draws, without a role, beside its text."""

from __future__ import annotations

from typing import TYPE_CHECKING

from wb2pm.converters.labels.element_names import Name, tidy_name
from wb2pm.converters.labels.offered import folded

if TYPE_CHECKING:
    from wb2pm.converters.labels.sights import Sight

_LARGEST_PX = 32.0
"""A box to tick is no higher or wider than a line."""
_UP = 3
"""How far above a box and the parts it is drawn from the line around both may be."""


def text_of_its_line(sight: Sight) -> Name | None:
    """Name a small element that shows nothing by the only text of the line it is in.

    The text before it may be that of another line, such as the one above in a tree.

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
        if len(texts) > 1:
            return None
        in_line = (
            one.box is not None and one.box.y <= middle <= one.box.bottom
            for one in inside
        )
        if texts and all(in_line):
            name = tidy_name(texts.pop())
            return Name(name, "caption") if name else None
    return None
