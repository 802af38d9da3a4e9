"""Accessibility trees of desktops as pages.

Windows' UI Automation tells a name, a control type and a rectangle of each element;
macOS tells attributes (``AXRole``, ``AXTitle``, ``AXFrame``); the bus of Linux
desktops (AT-SPI) tells a name and a role. What each means in the web's terms is said
in those (`controls`), so that naming asks all pages alike.
"""

from __future__ import annotations

import ast
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from msgspec.structs import replace

from wb2pm.converters.desktop.controls import NOTHING, SYSTEMS, Meaning
from wb2pm.converters.pages.page import as_element
from wb2pm.converters.pages.tree import TreePage
from wb2pm.converters.sources.kept_attributes import clean_text, plain
from wb2pm.converters.sources.loose_values import as_number
from wb2pm.events import Box, Element

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from wb2pm.converters.pages.page import Page, PageElement
    from wb2pm.converters.pages.tree import TreeElement

MOST_NODES: Final = 20_000
"""Elements of one window that are taken; the rest is passed over."""
_DEEPEST: Final = 200
_UNSEEN: Final = dict.fromkeys([*range(0x200B, 0x2010), 0x2060, 0xFEFF])


_AROUND: Final = frozenset(
    {"group", "window", "toolbar", "tablist", "listbox", "menu", "menubar"}
    | {"grid", "tree", "status", "dialog", "row", "scrollbar"}
)
"""Roles of what others stand in: the pointer met one of them only between those."""
_TAKEN: Final = frozenset(
    {"Name", "ControlType", "BoundingRectangle", "Children", "Depth", "AXFrame"}
    | {"AXChildren", "AXChildrenInNavigationOrder", "AXRows", "AXColumns", "AXTitle"}
    | {
        "AXRole",
        "AXDescription",
        "AXHelp",
        "AXValue",
        "name",
        "role",
        "box",
        "children",
    }
    | {"value", "text", "default"}
)
_NAMED: Final = {"label_from": "tree"}
"""Said of what its system names: a name with a colon is no list of ids."""
_INSIDE: Final = (
    "Children",
    "children",
    "AXChildren",
    "AXChildrenInNavigationOrder",
    "AXRows",
    "AXColumns",
)


class Node(NamedTuple):
    """One element as its system describes it.

    Attributes:
        kind: Control type or role, in lower case.
        meaning: What that means in the web's terms.
        name: Its name; empty where it has none.
        value: What a field holds.
        box: Where it is on the screen.
        said: Everything that was told.
    """

    kind: str
    meaning: Meaning
    name: str
    value: str | None
    box: Box | None
    said: Mapping[str, Any]


def tree_page(tree: object, *, title: str | None = None) -> TreePage | None:
    """Make a page of the tree of a window.

    Args:
        tree: Its topmost element, as the recorder wrote it.
        title: Title of the window, where the tree does not tell.

    Returns:
        The page; None where there is no element.

    Examples:
        >>> sides = {"left": 0, "top": 0, "right": 90, "bottom": 20}
        >>> tree = {"Name": "Save", "ControlType": "ButtonControl", "BoundingRectangle": sides}
        >>> tree_page(tree).at(5, 5).label
        'Save'
    """
    if not isinstance(tree, dict):
        return None
    top = read_node(tree)
    page = TreePage(title=top.name or title)
    waiting: list[tuple[dict[str, Any], TreeElement | None, int]] = [(tree, None, 1)]
    seen: set[int] = set()
    while waiting and len(seen) < MOST_NODES:
        one, around, depth = waiting.pop()
        if id(one) in seen or depth > _DEEPEST:
            continue
        seen.add(id(one))
        inside = list(_inside(one))
        element = _add(page, around, _in_place(read_node(one), around, inside))
        waiting += [(inner, element, depth + 1) for inner in reversed(inside)]
    return page if seen else None


def read_node(said: Mapping[str, Any]) -> Node:
    """Read what a system says of one element, whichever it is."""
    field = next((field for field in SYSTEMS if said.get(field)), "role")
    kind = _text(said.get(field)).removesuffix("Control").lower()
    name = _text(
        said.get("Name")
        or said.get("name")
        or said.get("AXTitle")
        or said.get("AXDescription")
        or said.get("AXHelp")
    )
    value = said.get("AXValue", said.get("value", said.get("text")))
    is_text = kind == "axstatictext"
    if is_text and not name:
        name = _text(value)
    return Node(
        kind=kind,
        meaning=SYSTEMS[field].get(kind, NOTHING),
        name=name,
        value=None if value is None or is_text else _text(value),
        box=_box(said),
        said=said,
    )


def is_around(element: PageElement) -> bool:
    """Return whether an element is there for others to stand in.

    Examples:
        >>> page = tree_page({"Name": "Settings", "ControlType": "WindowControl"})
        >>> is_around(next(page.elements()))
        True
    """
    return element.role in _AROUND or (element.role is None and element.tag == "div")


def same_on(page: Page, element: PageElement) -> PageElement | None:
    """Find an element in another tree of its window: of its kind, name and place.

    Where there is only one of its kind and name, it may have moved; where it has no
    name, only one of its size.

    Args:
        page: The window as it was seen at another moment.
        element: The element.
    """
    if element.page is page:
        return element
    alike = [
        one
        for one in page.elements()
        if one.get("kind") == element.get("kind")
        and (
            _is_chosen_in(one, element)
            or (
                one.label == element.label
                and one.text == element.text
                and (one.label or one.text or _is_as_large(one, element))
            )
        )
    ]
    there = [one for one in alike if one.box == element.box]
    return next(iter(there or (alike if len(alike) == 1 else [])), None)


def as_told(element: PageElement) -> Element:
    """Write down what was told of an element; only its window says where it stands.

    Of one that was told by itself, the path says what it is called, or where it is on
    the screen.

    Examples:
        >>> told = tree_page({"role": "menu item", "name": "Save"})
        >>> as_told(next(told.elements())).path
        '[menu item Save]'
    """
    known = as_element(element)
    if next(element.page.elements(), None) != element:
        return known
    said, box = known.label or known.text, known.box
    if not said and box is not None:
        said = f"{box.x:.0f}, {box.y:.0f}"
    parts = (str(element.get("kind") or known.tag or ""), said or "")
    return replace(known, path=f"[{' '.join(part for part in parts if part)}]")


def _is_chosen_in(one: PageElement, told: PageElement) -> bool:
    """Return whether what was told by itself is a list that its choice names."""
    there = one.box is not None and one.box == told.box
    return there and bool(told.label) and one.value == told.label and not one.label


def _is_as_large(one: PageElement, other: PageElement) -> bool:
    sizes = [(box.width, box.height) for box in (one.box, other.box) if box is not None]
    return len(sizes) != 1 and len(set(sizes)) <= 1


def _add(page: TreePage, around: TreeElement | None, node: Node) -> TreeElement:
    meaning = node.meaning
    kept = {
        name: str(plain(value))
        for name, value in node.said.items()
        if name not in _TAKEN
        and value is not None
        and not isinstance(value, (dict, list))
    }
    return page.add(
        around,
        tag=meaning.tag,
        role=meaning.role,
        label=None if meaning.names or meaning.role == "window" else node.name or None,
        text=node.name if meaning.names else None,
        type="submit" if _is_default(node) else meaning.type,
        value=None if meaning.type == "password" else node.value,
        box=node.box,
        attributes={**kind_of(node), **(_NAMED if node.name else {}), **kept},
    )


def kind_of(node: Node) -> dict[str, str]:
    """Return what an element is, as an attribute, and whether it opens a menu.

    Examples:
        >>> kind_of(read_node({"role": "menu", "name": "File"}))
        {'kind': 'menu', 'aria-haspopup': 'menu'}
    """
    kind = {"kind": node.kind} if node.kind else {}
    return kind | ({"aria-haspopup": "menu"} if node.meaning.opens else {})


def _is_default(node: Node) -> bool:
    """Return whether a button is the one that Enter presses in its window."""
    return node.meaning.tag == "button" and node.said.get("default") is True


def _in_place(
    node: Node, around: TreeElement | None, inside: list[dict[str, Any]]
) -> Node:
    """Tell lists that are opened from fields with a list, and what is offered in them.

    A list that is called by what is chosen in it has no name.
    """
    role = node.meaning.role
    if role == "combobox":
        if node.name and node.name in _offered(inside):
            node = node._replace(name="", value=node.name)
        written = node.said.get("editable") is True or any(
            read_node(one).meaning.role == "textbox" for one in inside
        )
        return node if written else node._replace(meaning=Meaning("select"))
    if role == "option" and around is not None:
        lists = (around, around.own_parent) if around.role == "listbox" else (around,)
        if any(one is not None and one.tag == "select" for one in lists):
            return node._replace(meaning=Meaning("option", names=True))
    return node


def _offered(inside: list[dict[str, Any]]) -> set[str]:
    """Name the options that stand right in a list, or in what it opens."""
    parts = [*inside, *(one for part in inside for one in _inside(part))]
    nodes = map(read_node, parts)
    return {node.name for node in nodes if node.meaning.role == "option"}


def _inside(said: Mapping[str, Any]) -> Iterator[dict[str, Any]]:
    """List what stands in an element; macOS names the same ones in several lists."""
    for name in _INSIDE:
        listed = said.get(name)
        if isinstance(listed, list) and listed:
            yield from (one for one in listed if isinstance(one, dict))
            return


def _box(said: Mapping[str, Any]) -> Box | None:
    sides = said.get("BoundingRectangle") or said.get("box") or said.get("AXFrame")
    if isinstance(sides, str) and len(sides) < 500:  # noqa: PLR2004 (five numbers)
        try:
            sides = ast.literal_eval(sides)
        except (ValueError, SyntaxError, MemoryError, RecursionError):
            return None
    if not isinstance(sides, dict):
        return None
    left, top = (
        as_number(sides.get(long, sides.get(short)))
        for long, short in (("left", "x"), ("top", "y"))
    )
    if left is None or top is None:
        return None
    right, bottom = as_number(sides.get("right")), as_number(sides.get("bottom"))
    width = as_number(sides.get("w", sides.get("width")))
    height = as_number(sides.get("h", sides.get("height")))
    wide = right - left if right is not None else width
    tall = bottom - top if bottom is not None else height
    if wide is None or tall is None:
        return None
    return Box(x=left, y=top, width=max(0, wide), height=max(0, tall), space="screen")


def _text(value: object) -> str:
    if isinstance(value, (int, float)) and not isinstance(value, bool):
        return str(value)
    said = clean_text(value) if isinstance(value, str) else ""
    return said.translate(_UNSEEN).strip()
