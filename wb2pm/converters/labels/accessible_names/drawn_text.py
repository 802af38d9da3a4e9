"""The text that a style sheet draws before or after what is in an element.

After CSS Generated Content Level 3: where a value has an alternative text, behind a
slash, it is read instead.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from wb2pm.converters.labels.accessible_names.sheets import Tokens
    from wb2pm.converters.pages.page import PageElement

_QUOTES: Final = {"open-quote": "\u201c", "close-quote": "\u201d"}


def drawn_text(value: Tokens, element: PageElement) -> str:
    """Return what is read of a value of the ``content`` property.

    Args:
        value: The tokens of the value.
        element: What it is drawn in, whose attributes it may show.

    Examples:
        >>> import tinycss2
        >>> from wb2pm.converters.pages.markup import parse_markup
        >>> page = parse_markup("<p data-unit=kg>")
        >>> value = tinycss2.parse_component_value_list('"in " attr(data-unit)', True)
        >>> drawn_text(tuple(value), next(page.elements("p")))
        'in kg'
    """
    for place, token in enumerate(value):
        if token.type == "literal" and token.value == "/":
            value = value[place + 1 :]
            break
    return "".join(_text(token, element) for token in value)


def _text(token: object, element: PageElement) -> str:
    kind = getattr(token, "type", "")
    if kind == "string":
        return str(getattr(token, "value", ""))
    if kind == "ident":
        return _QUOTES.get(getattr(token, "lower_value", ""), "")
    if kind == "function" and getattr(token, "lower_name", "") == "attr":
        for argument in getattr(token, "arguments", ()):
            if argument.type == "ident":
                return element.get(argument.lower_value) or ""
    return ""
