"""What elements are, by the numbers of the standard rather than by names.

Programs name roles as they like, and in their own language: Qt calls a field that
hides what is typed ``text``, as any other. The number is the same everywhere
(``AtspiRole``, whose names these are).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from wb2pm.record.desktop.bus import Question

if TYPE_CHECKING:
    from collections.abc import Sequence

    from wb2pm.record.desktop.bus import Questions, Ref

HIDING: Final = "password text"
"""A field that hides what is typed."""
UNKNOWN: Final = frozenset(
    {"", "invalid", "unknown", "extended", "filler", "canvas", "drawing area"}
    | {"glass pane", "layered pane", "scroll pane", "split pane", "viewport"}
    | {"application", "desktop frame", "frame", "window", "redundant object"}
)
"""Roles that say nothing of what is shown where the keyboard is."""
HOLDING: Final = UNKNOWN | {"panel", "internal frame", "root pane", "dialog", "section"}
"""Roles of what stands around others, and may have the focus in place of one of them."""
CURRENT: Final = frozenset(
    {"list", "list box", "list item", "page tab", "page tab list", "table"}
    | {"table cell", "table row", "tree", "tree item", "tree table"}
)
"""Roles of views and of what is current in them: some toolkits say that this has the
focus though the keyboard is elsewhere."""
_LIST: Final = (
    "invalid, accelerator label, alert, animation, arrow, calendar, canvas, "
    "check box, check menu item, color chooser, column header, combo box, "
    "date editor, desktop icon, desktop frame, dial, dialog, directory pane, "
    "drawing area, file chooser, filler, focus traversable, font chooser, frame, "
    "glass pane, html container, icon, image, internal frame, label, layered pane, "
    "list, list item, menu, menu bar, menu item, option pane, page tab, "
    "page tab list, panel, password text, popup menu, progress bar, push button, "
    "radio button, radio menu item, root pane, row header, scroll bar, scroll pane, "
    "separator, slider, spin button, split pane, status bar, table, table cell, "
    "table column header, table row header, tearoff menu item, terminal, text, "
    "toggle button, tool bar, tool tip, tree, tree table, unknown, viewport, window, "
    "extended, header, footer, paragraph, ruler, application, autocomplete, editbar, "
    "embedded, entry, chart, caption, document frame, heading, page, section, "
    "redundant object, form, link, input method window, table row, tree item, "
    "document spreadsheet, document presentation, document text, document web, "
    "document email, comment, list box, grouping, image map, notification, info bar, "
    "level bar, title bar, block quote, audio, video, definition, article, landmark, "
    "log, marquee, math, rating, timer, static, math fraction, math root, subscript, "
    "superscript, description list, description term, description value, footnote, "
    "content deletion, content insertion, mark, suggestion, push button menu"
)
_NAMES: Final = tuple(_LIST.split(", "))


def ask_roles(asking: Questions, refs: Sequence[Ref]) -> list[str]:
    """Ask elements what they are; an empty name for what does not answer.

    Args:
        asking: Asks.
        refs: The elements.
    """
    asked = [Question(ref, "Accessible", "GetRole") for ref in refs]
    numbers = [answer[0] if answer else None for answer in asking.ask_all(asked)]
    found = [name_of(number) for number in numbers]
    others = [
        at
        for at, (name, number) in enumerate(zip(found, numbers, strict=True))
        if number is not None and name is None
    ]
    asked = [Question(refs[at], "Accessible", "GetRoleName") for at in others]
    for at, answer in zip(others, asking.ask_all(asked), strict=True):
        found[at] = str(answer[0]) if answer else None
    return [name or "" for name in found]


def name_of(number: int | None) -> str | None:
    """Name a role; None for one that came after this was written, or has only a name.

    Examples:
        >>> name_of(40), name_of(61), name_of(70), name_of(900)
        ('password text', 'text', None, None)
    """
    if number is None or not 0 <= number < len(_NAMES):
        return None
    return None if _NAMES[number] == "extended" else _NAMES[number]
