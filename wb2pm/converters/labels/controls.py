"""What an event acted on, as it is named."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from wb2pm.converters.labels.element_names import ElementType
    from wb2pm.converters.pages.page import PageElement
    from wb2pm.events import Element


class Control(NamedTuple):
    """What an event acted on.

    Attributes:
        element: The control; the event's own target if it is no part of one.
        kind: Kind of element in words.
        found: The control on a whole page, where there is one.
        stands_for: Whether it is another one than the recorder described, to which
            that belongs.
    """

    element: Element
    kind: ElementType
    found: PageElement | None = None
    stands_for: bool = False

    @property
    def place(self) -> str:
        """Its path on the page: as recorded, or as found where that is no such path."""
        recorded = self.element.path or ""
        if recorded.startswith("/") or self.found is None:
            return recorded
        return self.found.path or recorded
