"""What a witness of a name looks at."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from wb2pm.columns import (
    UI_ACCESSIBLE_NAME,
    UI_ACCESSIBLE_NAME_FROM,
    UI_ROLE,
    UI_TEXT_BEFORE,
)

if TYPE_CHECKING:
    from wb2pm.converters.labels.elements.controls import Control
    from wb2pm.converters.labels.elements.element_names import ElementType
    from wb2pm.converters.pages.context import PageContext
    from wb2pm.converters.pages.page import Described, Page, PageElement
    from wb2pm.events import Element, UIEvent


class Sight(NamedTuple):
    """What a witness looks at.

    Attributes:
        event: An event with a target.
        control: What it acted on.
        context: The pages around it.
        typed: Texts that were typed in the demonstration, case folded.
    """

    event: UIEvent
    control: Control
    context: PageContext
    typed: frozenset[str] = frozenset()

    @property
    def element(self) -> Element:
        """The control as the source describes it."""
        return self.control.element

    @property
    def found(self) -> PageElement | None:
        """The control on a whole page, where there is one."""
        return self.control.found

    @property
    def kind(self) -> ElementType:
        """Kind of element in words."""
        return self.control.kind

    @property
    def on_view(self) -> tuple[Described, Page] | None:
        """The target on a view that tells where things are, and that view.

        A view may list what a drawn control holds and not the control itself. The
        box that the recorder measured when the event happened is then its place.
        """
        if (seen := self.context.on_view(self.event)) is not None:
            return seen, seen.page
        target = self.event.target
        if target is None or not target.box or UI_ROLE not in self.event.attributes:
            return None
        view = self.context.view_around(self.event)
        return (target, view) if view is not None else None

    @property
    def stated(self) -> tuple[str, str | None]:
        """The accessible name that the recorder saw when the work on it began, and from what.

        Widgets tell screen readers what to do next by another name, once they are used.
        """
        if self.control.stands_for:
            return self.element.label or "", "label"
        recorded = self.event.attributes
        text, taken_from = (
            str(recorded.get(name) or "")
            for name in (UI_ACCESSIBLE_NAME, UI_ACCESSIBLE_NAME_FROM)
        )
        if taken_from == "aria-label":
            text = self.context.called_first(self.event) or text
        return text, taken_from or None

    @property
    def text_before(self) -> str:
        """The text right before the target, as the recorder saw it; empty if none."""
        return str(self.event.attributes.get(UI_TEXT_BEFORE) or "")

    def was_chosen(self, text: str) -> bool:
        """Return whether a text was chosen in the control: what it shows is its value."""
        path = self.element.path or ""
        return bool(text) and text in self.context.chosen_in(path)

    def holds_as_value(self, text: str) -> bool:
        """Return whether a text was chosen in the drawn list that a field is part of.

        What was chosen stands before the field in which more is looked for.
        """
        own = self.element.path or ""
        return any(
            around and own.startswith(f"{around}/")
            for around in self.context.lists_showing(text)
        )
