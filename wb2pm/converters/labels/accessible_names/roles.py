"""The ARIA role of an element: what it says, or what HTML gives it.

After HTML Accessibility API Mappings 1.0, ARIA in HTML, and the resolution of
conflicts between them in WAI-ARIA 1.2, section 5.3.3.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from wb2pm.converters.pages.page import PageElement

NAMED_FROM_CONTENT: Final = frozenset(
    {"button", "cell", "checkbox", "columnheader", "comment", "gridcell", "heading"}
    | {"link", "menuitem", "menuitemcheckbox", "menuitemradio", "option", "radio"}
    | {"row", "rowheader", "sectionfooter", "sectionheader", "switch", "tab"}
    | {"tooltip", "treeitem"}
)
"""Roles whose elements are named by what stands in them (WAI-ARIA 1.2, 5.2.8.4)."""
NEVER_NAMED: Final = frozenset(
    {"caption", "code", "definition", "deletion", "emphasis", "generic", "insertion"}
    | {"mark", "none", "paragraph", "strong", "subscript", "suggestion"}
    | {"superscript", "term", "time"}
)
"""Roles whose elements must not be named (WAI-ARIA 1.2, 5.2.8.6)."""
_OTHERS: Final = frozenset(
    {"alert", "alertdialog", "application", "article", "associationlist", "banner"}
    | {"associationlistitemkey", "associationlistitemvalue", "blockquote"}
    | {"combobox", "complementary", "contentinfo", "dialog", "directory", "document"}
    | {"feed", "figure", "form", "graphics-document", "graphics-object", "grid"}
    | {"graphics-symbol", "group", "img", "list", "listbox", "listitem", "log"}
    | {"main", "marquee", "math", "menu", "menubar", "meter", "navigation", "note"}
    | {"progressbar", "radiogroup", "region", "rowgroup", "scrollbar", "search"}
    | {"searchbox", "separator", "slider", "spinbutton", "status", "table"}
    | {"tablist", "tabpanel", "textbox", "timer", "toolbar", "tree", "treegrid"}
)
_ROLES: Final = NAMED_FROM_CONTENT | NEVER_NAMED | _OTHERS
_SYNONYMS: Final = {"image": "img", "presentation": "none"}
_ROLES_OF_TAGS: Final = {
    "address": "group",
    "article": "article",
    "aside": "complementary",
    "b": "generic",
    "bdi": "generic",
    "bdo": "generic",
    "blockquote": "blockquote",
    "body": "generic",
    "button": "button",
    "caption": "caption",
    "code": "code",
    "data": "generic",
    "datalist": "listbox",
    "del": "deletion",
    "details": "group",
    "dfn": "term",
    "dialog": "dialog",
    "div": "generic",
    "em": "emphasis",
    "fieldset": "group",
    "figure": "figure",
    "h1": "heading",
    "h2": "heading",
    "h3": "heading",
    "h4": "heading",
    "h5": "heading",
    "h6": "heading",
    "hgroup": "group",
    "hr": "separator",
    "html": "document",
    "i": "generic",
    "ins": "insertion",
    "main": "main",
    "math": "math",
    "menu": "list",
    "meter": "meter",
    "nav": "navigation",
    "ol": "list",
    "optgroup": "group",
    "option": "option",
    "output": "status",
    "p": "paragraph",
    "mark": "mark",
    "pre": "generic",
    "progress": "progressbar",
    "q": "generic",
    "s": "deletion",
    "samp": "generic",
    "search": "search",
    "small": "generic",
    "span": "generic",
    "strong": "strong",
    "sub": "subscript",
    "sup": "superscript",
    "svg": "graphics-document",
    "table": "table",
    "tbody": "rowgroup",
    "textarea": "textbox",
    "tfoot": "rowgroup",
    "thead": "rowgroup",
    "time": "time",
    "tr": "row",
    "u": "generic",
    "ul": "list",
}
_ROLES_OF_INPUTS: Final = {
    "button": "button",
    "checkbox": "checkbox",
    "image": "button",
    "number": "spinbutton",
    "radio": "radio",
    "range": "slider",
    "reset": "button",
    "submit": "button",
}
_WITH_SUGGESTIONS: Final = frozenset({"email", "search", "tel", "text", "url", ""})
_WITHOUT_ROLE: Final = frozenset(
    {"color", "date", "datetime-local", "file", "hidden", "month", "password"}
    | {"time", "week"}
)
_SECTIONS: Final = ("article", "aside", "main", "nav", "section")
_GLOBAL_STATES: Final = (
    *("aria-atomic", "aria-busy", "aria-controls", "aria-current", "aria-describedby"),
    *("aria-description", "aria-details", "aria-dropeffect", "aria-flowto"),
    *("aria-grabbed", "aria-keyshortcuts", "aria-label", "aria-labelledby"),
    *("aria-live", "aria-owns", "aria-relevant", "aria-roledescription"),
)
_FOCUSABLE: Final = frozenset(
    {"button", "input", "select", "textarea", "iframe", "summary"}
)


def role_of(element: PageElement) -> str | None:
    """Return the role of an element; None where the standards give it none.

    ``presentation`` is ``none`` and ``image`` is ``img``, as their synonyms.

    Examples:
        >>> from wb2pm.converters.pages.markup import parse_markup
        >>> page = parse_markup("<a href=/>Home</a><input type=search list=x>")
        >>> [role_of(element) for element in page.elements("a", "input")]
        ['link', 'combobox']
    """
    for said in (element.role or "").lower().split():
        role = _SYNONYMS.get(said, said)
        if role == "none" and _must_be_exposed(element):
            break
        if role in _ROLES:
            return role
    return _implicit_role(element)


def is_focusable(element: PageElement) -> bool:
    """Return whether the keyboard can reach an element, or a script."""
    if element.get("disabled") is not None:
        return False
    if element.get("tabindex") is not None:
        return True
    if element.tag in {"a", "area"}:
        return _leads_somewhere(element)
    if (element.get("contenteditable") or "false").lower() != "false":
        return True
    return element.tag in _FOCUSABLE and element.type != "hidden"


def _must_be_exposed(element: PageElement) -> bool:
    """Return whether something forbids to make an element presentational."""
    return is_focusable(element) or any(element.get(n) for n in _GLOBAL_STATES)


def _implicit_role(element: PageElement) -> str | None:  # noqa: PLR0911 (a table)
    match element.tag:
        case "a" | "area":
            return "link" if _leads_somewhere(element) else "generic"
        case "header" | "footer":
            return _role_of_edge(element)
        case "form" | "section":
            return _role_if_named(element)
        case "img":
            return _role_of_image(element)
        case "input":
            return _role_of_input(element)
        case "li":
            around = element.parent
            is_item = around is not None and role_of(around) in {"list", "directory"}
            return "listitem" if is_item else None
        case "select":
            size = element.get("size") or ""
            is_list = element.get("multiple") is not None or (
                size.isdecimal() and int(size[:9]) > 1
            )
            return "listbox" if is_list else "combobox"
        case "td" | "th":
            return _role_of_cell(element)
        case tag:
            return _ROLES_OF_TAGS.get(tag or "")


def _leads_somewhere(element: PageElement) -> bool:
    return any(element.get(name) is not None for name in ("href", "xlink:href"))


def _role_of_edge(element: PageElement) -> str:
    if next(element.ancestors(*_SECTIONS), None) is not None:
        return "generic"
    return "banner" if element.tag == "header" else "contentinfo"


def _role_if_named(element: PageElement) -> str:
    names = ("aria-label", "aria-labelledby", "title")
    if not any((element.get(name) or "").strip() for name in names):
        return "generic"
    return "form" if element.tag == "form" else "region"


def _role_of_image(element: PageElement) -> str:
    is_empty = element.get("alt") == "" and not (element.get("title") or "").strip()
    return "none" if is_empty and not _must_be_exposed(element) else "img"


def _role_of_input(element: PageElement) -> str | None:
    kind = (element.type or "").lower()
    if kind in _WITHOUT_ROLE:
        return None
    if kind in _ROLES_OF_INPUTS:
        return _ROLES_OF_INPUTS[kind]
    if element.get("list") is not None and kind in _WITH_SUGGESTIONS:
        return "combobox"
    return "searchbox" if kind == "search" else "textbox"


def _role_of_cell(element: PageElement) -> str:
    table = next(element.ancestors("table"), None)
    said = role_of(table) if table is not None else "table"
    if element.tag == "th":
        scope = (element.get("scope") or "").lower()
        if scope in {"row", "rowgroup"}:
            return "rowheader"
        if scope in {"col", "colgroup"} or _is_in_heading_row(element):
            return "columnheader"
        return "rowheader"
    if said in {"grid", "treegrid"}:
        return "gridcell"
    return "cell" if said == "table" else "generic"


def _is_in_heading_row(element: PageElement) -> bool:
    row = element.parent
    return row is None or all(cell.tag == "th" for cell in row.children())
