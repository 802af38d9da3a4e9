"""What an editor is called that nothing around it names."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from wb2pm.converters.labels.element_names import FILLED_IN, Name

if TYPE_CHECKING:
    from wb2pm.converters.labels.sights import Sight

EDITOR: Final = "editor"
"""What people call the one thing on a page in which text is written freely."""


def only_editor(sight: Sight) -> Name | None:
    """Call the only editor of a page the editor.

    It is an element that is edited, and no field: what is written there is the work
    itself, and its caption is the name of the document, which is data.

    Args:
        sight: What was acted on, and the pages around it.
    """
    target = sight.event.target
    if sight.kind != "field" or target is None or target.tag in FILLED_IN:
        return None
    view = sight.context.view_around(sight.event)
    if view is None:
        return None
    editors = {
        e.path
        for e in view.elements()
        if e.role == "textbox" and e.tag not in FILLED_IN
    }
    return Name(EDITOR, "kind") if editors <= {target.path} else None
