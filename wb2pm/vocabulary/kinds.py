"""Kinds of elements: one closed set for labels, procedures and checks."""

from __future__ import annotations

from typing import Final, Literal, get_args

Kind = Literal[
    "address bar",
    "button",
    "cell",
    "checkbox",
    "column",
    "dropdown",
    "element",
    "field",
    "file field",
    "icon",
    "key",
    "link",
    "menu",
    "menu item",
    "option",
    "page",
    "radio button",
    "row",
    "section",
    "tab",
    "text",
]
"""What an element is, in words. `element` is one of which no more is known."""

KINDS: Final[frozenset[str]] = frozenset(get_args(Kind))
"""All kinds."""

BOXES: Final[frozenset[str]] = frozenset({"checkbox", "radio button"})
"""Kinds that are ticked, and whose caption stands after them."""

CONTROLS: Final[frozenset[str]] = frozenset({"field", "dropdown", "file field"} | BOXES)
"""Kinds whose content is people's data and never their name."""

FORM_PARTS: Final[frozenset[str]] = frozenset(CONTROLS | {"option"})
"""Kinds of which a form is made up."""

ALL_ROWS: Final = "Select all"
"""What a box without a name is called that marks all rows of a table."""
