"""What HTML itself says an element is called.

After HTML Accessibility API Mappings 1.0, section 4.1, and SVG Accessibility API
Mappings 1.0: labels, captions, legends, and the attributes that stand for text.
"""

from __future__ import annotations

from collections import defaultdict
from operator import itemgetter
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Sequence

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


class Labels:
    """The ``label`` elements of a page, found by the control they belong to.

    Which control a label belongs to (HTML standard, 4.10.4) is only worked out of the
    labels that may be those of a control that somebody asks for.

    Examples:
        >>> from wb2pm.converters.pages.markup import parse_markup
        >>> page = parse_markup("<label for=n>Name</label><p><input id=n>")
        >>> [label.text for label in Labels(page).of(page.by_id("n")[0])]
        ['Name']
    """

    def __init__(self, page: Page) -> None:
        """List the labels of a page.

        Args:
            page: The page.
        """
        self._by_id: dict[str, list[tuple[int, PageElement]]] = defaultdict(list)
        self._around: dict[PageElement, int] = {}
        for place, label in enumerate(page.elements("label")):
            wanted = label.get("for")
            if wanted is None:
                self._around[label] = place
            else:
                self._by_id[wanted].append((place, label))

    def of(self, control: PageElement) -> Sequence[PageElement]:
        """List the labels of a control, in the order of the page.

        Args:
            control: Any element of the page.
        """
        if not is_labelable(control):
            return ()
        identity = control.get("id")
        named = self._by_id.get(identity, ()) if identity is not None else ()
        found = [
            one for one in named if [control] == [*in_same_tree(one[1], identity or "")]
        ]
        for label in control.ancestors("label") if self._around else ():
            place = self._around.get(label)
            first = next(label.descendants(*_LABELABLE), None)
            if place is not None and first == control:
                found.append((place, label))
        return [label for _, label in sorted(found, key=itemgetter(0))]


def in_same_tree(element: PageElement, identity: str) -> Sequence[PageElement]:
    """Return the element of an id in the tree of another, if there is one.

    Ids hold for the page, or for the shadow tree that they are written in.
    """
    host, first = element.host, element.page.first_by_id(identity)
    if first is None or first.host == host:
        return () if first is None else [first]
    named = element.page.by_id(identity)
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
