"""What HTML itself says an element is called.

After HTML Accessibility API Mappings 1.0, section 4.1, and SVG Accessibility API
Mappings 1.0: labels, captions, legends, and the attributes that stand for text.
"""

from __future__ import annotations

from collections import defaultdict
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from wb2pm.converters.pages.page import Page, PageElement

_LABELABLE: Final = frozenset(
    {"button", "input", "meter", "output", "progress", "select", "textarea"}
)
_CAPTIONS: Final = {
    "fieldset": "legend",
    "figure": "figcaption",
    "table": "caption",
}
"""What holds a caption, and the element in it that is one."""
_TEXT_ATTRIBUTES: Final = {
    "area": ("alt",),
    "img": ("alt",),
    "math": ("alttext",),
    "optgroup": ("label",),
    "option": ("label",),
    "track": ("label",),
}
_WRITTEN_ON: Final = {
    "button": ("value", None),
    "image": ("alt", None),
    "reset": ("value", "Reset"),
    "submit": ("value", "Submit"),
}
"""Attribute that holds what is written on a button, by type of input, and what a
browser writes on it where there is none (HTML standard, 4.10.5.1)."""
_AFTER_ALL: Final = {"image": "Submit"}
_WITH_PLACEHOLDER: Final = frozenset(
    {"email", "number", "password", "search", "tel", "text", "url", ""}
)


def labels_of_controls(page: Page) -> Mapping[PageElement, Sequence[PageElement]]:
    """List the ``label`` elements of each control (HTML standard, 4.10.4).

    Examples:
        >>> from wb2pm.converters.pages.markup import parse_markup
        >>> page = parse_markup("<label for=n>Name</label><p><input id=n>")
        >>> [[label.text for label in own] for own in labels_of_controls(page).values()]
        [['Name']]
    """
    found: dict[PageElement, list[PageElement]] = defaultdict(list)
    for label in page.elements("label"):
        wanted = label.get("for")
        if wanted is None:
            inside = label.descendants(*_LABELABLE)
        else:
            inside = iter(in_same_tree(label, wanted))
        control = next(inside, None)
        if control is not None and is_labelable(control):
            found[control].append(label)
    return found


def in_same_tree(element: PageElement, identity: str) -> Sequence[PageElement]:
    """Return the element of an id in the tree of another, if there is one.

    Ids hold for the page, or for the shadow tree that they are written in.
    """
    named = element.page.by_id(identity)
    if not named:
        return ()
    host = element.host
    return [one for one in named if one.host == host][:1]


def is_labelable(element: PageElement) -> bool:
    """Return whether ``label`` elements can belong to an element."""
    if element.tag == "input":
        return (element.type or "").lower() != "hidden"
    return element.tag in _LABELABLE


def caption_of(element: PageElement) -> PageElement | None:
    """Return the element that is the caption of a table, figure, fieldset or drawing."""
    wanted = _CAPTIONS.get(element.tag or "")
    if wanted is None and is_in_svg(element):
        wanted = "title"
    if wanted is None:
        return None
    return next((inner for inner in element.children() if inner.tag == wanted), None)


def text_attribute(element: PageElement) -> str:
    """Return the text that HTML writes in an attribute instead of in an element."""
    if element.tag == "input":
        name, usual = _WRITTEN_ON.get((element.type or "").lower(), ("", None))
        if not name:
            return ""
        said = _value(element) if name == "value" else element.get(name)
        return (usual or "") if said is None else said
    names = _TEXT_ATTRIBUTES.get(element.tag or "", ())
    return next((said for name in names if (said := element.get(name) or "")), "")


def tooltip(element: PageElement) -> str:
    """Return what is said of an element by its title, or else by its placeholder."""
    title = element.get("title") or ""
    if not title.strip() and is_in_svg(element):
        title = element.get("xlink:title") or ""
    if title.strip():
        return title
    kind = (element.type or "").lower()
    if element.tag == "textarea" or (
        element.tag == "input" and kind in _WITH_PLACEHOLDER
    ):
        said = element.placeholder or ""
        if said.strip():
            return said
    if element.tag == "input" and kind in _AFTER_ALL:
        return _AFTER_ALL[kind]
    return element.get("aria-placeholder") or ""


def is_in_svg(element: PageElement) -> bool:
    """Return whether an element is, or is part of, a drawing."""
    return element.tag == "svg" or next(element.ancestors("svg"), None) is not None


def _value(element: PageElement) -> str | None:
    return element.value if element.value is not None else element.get("value")
