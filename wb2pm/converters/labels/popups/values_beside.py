"""Whether a choice is put beside what opened its list, in the frame of both.

A field that takes several values draws each of them in a place of its own: beside the
arrow that opens the list, and beside the list, which may go on being shown. The page
need not say by a role that there are options, and may leave out the arrow meanwhile.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from wb2pm.converters.labels.elements.element_names import folded
from wb2pm.converters.pages.paths import common_part

if TYPE_CHECKING:
    from wb2pm.converters.labels.popups.scenes import Scenes
    from wb2pm.converters.pages.page import Page


def is_put_beside(scenes: Scenes, opener: int, choice: int, text: str | None) -> bool:
    """Return whether a choice is shown beside its opener and its list, and was not before.

    Args:
        scenes: The screens of a demonstration.
        opener: Place of the event on what opened the list.
        choice: Place of the choice.
        text: What was chosen.
    """
    before, after = scenes.before(choice), scenes.after(choice)
    own, chosen = scenes.path(opener), scenes.path(choice)
    frame, offered_in = common_part(own, chosen), chosen.rpartition("/")[0]
    is_of_frame = bool(frame) and own.rpartition("/")[0] == frame != offered_in
    if not (is_of_frame and text and before and after and before.url == after.url):
        return False
    was, shows = (
        _times_beside(text, frame, offered_in, page) for page in (before, after)
    )
    return shows > was


def _times_beside(text: str, frame: str, offered_in: str, page: Page) -> int:
    """Count how often a page shows a text in a frame, beside the list in that."""
    return sum(
        folded(one.text or "") == text
        and (one.path or "").startswith(f"{frame}/")
        and not f"{one.path}/".startswith(f"{offered_in}/")
        for one in page.elements()
    )
