"""The field or the group of fields whose calendar a button opens."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from wb2pm import columns
from wb2pm.converters.labels.captions.fields_of_openers import (
    field_before,
    field_behind,
)
from wb2pm.converters.labels.captions.on_views import caption_on_view
from wb2pm.converters.labels.elements.element_names import FILLED_IN, tidy_name
from wb2pm.converters.labels.elements.icons import BY_ICON
from wb2pm.converters.labels.naming.wholes import groups_around

if TYPE_CHECKING:
    from collections.abc import Sequence

    from wb2pm.converters.labels.naming.naming import Target
    from wb2pm.converters.labels.popups.scenes import Scenes
    from wb2pm.converters.pages.page import Page, PageElement

_PICTURE: Final = "img"


class CalendarOwners:
    """What the calendars of one demonstration belong to."""

    def __init__(self, scenes: Scenes, targets: Sequence[Target]) -> None:
        """Take the screens of a demonstration, and the targets of its events."""
        self._scenes = scenes
        self._targets = targets

    def group_around(self, opener: int) -> str | None:
        """Return what the smallest group around a calendar's button is called.

        The parts of a date, and the button that opens its calendar, are a group with
        a name (WAI-ARIA 1.2, `group`).

        Args:
            opener: Place of the event on the button.
        """
        page, button = self._scenes.before(opener), self._scenes.events[opener].target
        if self._targets[opener].kind != "button" or page is None or button is None:
            return None
        around = groups_around(button.path or "", button.box, page.elements())
        names = (tidy_name(one.label or "") or _caption(one, page) for one in around)
        return next((name for name in names if name), None)

    def field(self, place: int, opener: int) -> PageElement | None:
        """Return the field whose calendar a button opens, or what draws one.

        The recorder may say so; else it is in the field, or right behind it.

        Args:
            place: Place of the choice of a day.
            opener: Place of the event on the button.
        """
        page, element = self._scenes.before(opener), self._scenes.events[opener].target
        target = self._targets[opener]
        if page is None or element is None:
            return None
        is_picture = element.role == _PICTURE  # whose name says what it shows
        is_drawn = target.kind == "element" and (
            target.name is None or target.name_source == BY_ICON or is_picture
        )
        if not (target.kind == "button" or is_drawn):
            return None
        said = self._scenes.events[place].attributes.get(columns.UI_OPENER_ID)
        stated = page.at_path(str(said)) if said else None
        if stated is not None and stated.tag in FILLED_IN:
            return stated
        before = field_before(element, page)
        return field_behind(element, page) if before is None and is_drawn else before


def _caption(group: PageElement, page: Page) -> str | None:
    """Return the caption of a group of fields that states no name."""
    found = caption_on_view(group, page.elements(), sure=True)
    return found.text if found is not None else None
