"""What a control holds that stands within the name of another one.

"Flash the screen [3] times" is the name of a checkbox: a control in it counts as
what it holds (W3C Accessible Name and Description Computation 1.2, step 2C).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from wb2pm.converters.labels.accessible_names.host_language import in_same_tree
from wb2pm.converters.labels.accessible_names.roles import role_of

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from wb2pm.converters.pages.page import PageElement

_TEXT_FIELDS: Final = frozenset({"textbox", "searchbox"})
_RANGES: Final = frozenset(
    {"meter", "progressbar", "scrollbar", "slider", "spinbutton"}
)
_LISTS: Final = frozenset({"combobox", "listbox"})
_WRITTEN_IN: Final = frozenset({"input", "textarea"})
_MOST_OPTIONS: Final = 2_000
"""Elements of a list that are searched for the chosen one."""


def held_by(element: PageElement) -> Sequence[PageElement | str] | None:
    """Return what an embedded control holds: texts, or elements to read them from.

    Returns:
        None for what is no control, or is to be read like any other element.

    Examples:
        >>> from wb2pm.converters.pages.markup import parse_markup
        >>> page = parse_markup("<input value=3><p>times</p>")
        >>> [held_by(element) for element in page.elements("input", "p")]
        [['3'], None]
    """
    role = role_of(element)
    if role in _RANGES:
        return _held_by_range(element)
    if role in _TEXT_FIELDS:
        return _held_by_text_field(element)
    return _held_by_list(element) if role in _LISTS else None


def _held_by_text_field(element: PageElement) -> Sequence[PageElement | str]:
    if element.tag in _WRITTEN_IN:
        return [element.value or ""]
    return element.rendered()


def _held_by_range(element: PageElement) -> Sequence[str]:
    names = ("aria-valuetext", "aria-valuenow")
    said = (element.get(name) for name in names)
    return [next((one for one in said if one), element.value or "")]


def _held_by_list(element: PageElement) -> Sequence[PageElement | str]:
    if element.tag == "select":
        return _chosen_natively(element)
    if element.tag in _WRITTEN_IN:
        return [element.value or ""]
    chosen = list(_chosen(element))
    if chosen:
        return chosen
    if role_of(element) == "listbox":
        return ()
    names = f"{element.get('aria-controls') or ''} {element.get('aria-owns') or ''}"
    for name in names.split()[:3]:
        for listed in in_same_tree(element, name):
            if chosen := list(_chosen(listed)):
                return chosen
    return element.rendered()


def _chosen(element: PageElement) -> Iterator[PageElement]:
    active = element.get("aria-activedescendant")
    for number, inner in enumerate(element.descendants()):
        if number > _MOST_OPTIONS:
            return
        if role_of(inner) == "option" and (
            inner.get("aria-selected") == "true"
            or (active is not None and inner.get("id") == active)
        ):
            yield inner


def _chosen_natively(element: PageElement) -> Sequence[PageElement]:
    options = list(element.descendants("option"))
    chosen = [one for one in options if one.get("selected") is not None]
    if not chosen and element.value is not None:
        chosen = [one for one in options if _key(one) == element.value][:1]
    if not chosen and role_of(element) == "combobox":
        return options[:1]  # a browser shows the first
    return chosen if element.get("multiple") is not None else chosen[-1:]


def _key(option: PageElement) -> str:
    said = option.get("value")
    return said if said is not None else " ".join((option.text or "").split())
