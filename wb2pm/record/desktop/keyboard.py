"""Where the keyboard is, among all that programs say has the focus."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from wb2pm.record.desktop.roles import CURRENT, HIDING, UNKNOWN

if TYPE_CHECKING:
    from wb2pm.record.desktop.accessibility import AccessibilityBus
    from wb2pm.record.desktop.bus import Ref
    from wb2pm.record.desktop.secrecy import Focus


class Keyboard:
    """Follows the focus from element to element.

    Qt says of what is current in a list, too, that it has got the focus, in whatever
    order. A field that still says that it has it is not left by that. What stands
    around a field that hides what is typed, or says nothing of what it shows, is told as
    what has the focus in it.
    """

    def __init__(self, focus: Focus) -> None:
        """Take what is told where the focus is."""
        self._focus = focus
        self._field: Ref | None = None

    def went_to(
        self, ref: Ref, at: float, asking: AccessibilityBus
    ) -> dict[str, Any] | None:
        """Note what is said to have got the focus, and describe it; None for what has not.

        Args:
            ref: What is said to have got it, or what stands around that.
            at: When it was said.
            asking: Asks the program.
        """
        with self._focus.asked(at):
            inside = asking.holder(ref)
            role, field = asking.shows_typing(inside), self._field
            element = asking.describe(ref)
            if role == HIDING or element["role"] in UNKNOWN:
                element = asking.describe(inside)
            if asking.is_written_in(inside):
                self._field = inside
            elif element["role"] in CURRENT and field and asking.is_written_in(field):
                return None
            self._focus.gained(at, role)
            return element
