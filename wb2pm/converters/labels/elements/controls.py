"""What an event acted on, as it is named."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from wb2pm.converters.labels.elements.element_names import ROLES

if TYPE_CHECKING:
    from wb2pm.converters.labels.elements.element_names import ElementType
    from wb2pm.converters.pages.page import Described, PageElement
    from wb2pm.events import Element

CONTROL_TAGS: Final = frozenset(
    {"a", "button", "summary", "option", "select", "input", "textarea", "label"}
)
"""Tags of HTML that are clicked, written in or chosen from."""
_ROLES: Final = frozenset(ROLES) - {"listbox", "gridcell", "combobox"}
"""Roles of what is clicked; the others are of what it stands in."""


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


def is_control(element: Described) -> bool:
    """Return whether an element is one that is clicked, by its tag or role.

    Args:
        element: As an event, a view or a whole page describes it.

    Examples:
        >>> from wb2pm.events import Element
        >>> is_control(Element(tag="div", role="tab")), is_control(Element(tag="td"))
        (True, False)
    """
    return element.tag in CONTROL_TAGS or (element.role or "").lower() in _ROLES
