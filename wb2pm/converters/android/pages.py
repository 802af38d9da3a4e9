"""The screens of AndroidControl: accessibility trees in a record, as pages.

The nodes of a screen are a list of what says or does something, each with its box and
in no order of reading. What stands in what follows from the boxes; what is beside what
is for those to tell too, so that no page is whole. What an attribute of Android means
in HTML is said in HTML's words, so that naming asks both alike.
"""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import msgspec
from msgspec import Struct

from wb2pm.converters.agents.json_records import Record, decode_record
from wb2pm.converters.agents.record_pages import RecordKey, RecordPages
from wb2pm.converters.pages.tree import TreePage
from wb2pm.converters.sources.kept_attributes import clean_text, keep
from wb2pm.converters.sources.loose_values import as_numbers
from wb2pm.events import Box

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from wb2pm.converters.pages.page import Page, PageElement
    from wb2pm.converters.pages.tree import TreeElement

_KINDS: Final[dict[str, tuple[str, str | None, str | None]]] = {
    "Button": ("button", None, None),
    "ImageButton": ("button", None, None),
    "FloatingActionButton": ("button", None, None),
    "EditText": ("input", None, None),
    "AutoCompleteTextView": ("input", None, None),
    "SearchView": ("input", "searchbox", None),
    "CheckBox": ("input", None, "checkbox"),
    "Switch": ("input", "switch", "checkbox"),
    "ToggleButton": ("input", "switch", "checkbox"),
    "RadioButton": ("input", None, "radio"),
    "Spinner": ("select", None, None),
    "SeekBar": ("input", "slider", "range"),
    "TabWidget": ("div", "tab", None),
    "TextView": ("span", None, None),
    "ImageView": ("img", None, None),
    "Image": ("img", None, None),
}
"""Class -> tag, role and type that mean the same."""
_CAPTIONED: Final = frozenset({"checkbox", "radio"})
"""Types of fields whose text is their caption rather than what they hold."""
_SAID: Final = frozenset(
    {"text", "content_description", "hint_text", "tooltip", "bbox_pixels"}
)
_MOST_NODES: Final = 2_000


class _Episode(Struct):
    accessibility_trees: list[msgspec.Raw]


class TreePages(RecordPages):
    """Decodes the screens of an episode."""

    may_be_whole = False
    may_have_boxes = True

    def decode(self, record: Record, key: RecordKey) -> Page | None:
        """Decode a screen.

        Raises:
            ConversionError: If the record is no episode with trees.
        """
        trees = decode_record(record, _Episode, Path(key.file)).accessibility_trees
        if key.place is None or key.place >= len(trees):
            return None
        tree = record._replace(encoded=trees[key.place])
        return tree_page(decode_record(tree, list[Any] | None, Path(key.file)))


def tree_page(tree: Iterable[Any] | None) -> TreePage | None:
    """Make a page of the nodes of a screen.

    Of more than 2,000 nodes the rest is passed over.

    Args:
        tree: The nodes, in any order.

    Returns:
        The page; None where no node says where it is.

    Examples:
        >>> sides = {"x_min": 0, "x_max": 9, "y_min": 0, "y_max": 9}
        >>> node = {"text": "Past", "is_clickable": True, "bbox_pixels": sides}
        >>> tree_page([node]).at(5, 5).text
        'Past '
    """
    listed = [node for node in tree or () if isinstance(node, dict)]
    placed = [(box, node) for node in listed if (box := _box(node)) is not None]
    if not placed:
        return None
    page = TreePage(is_whole=False)
    _Screen(placed[:_MOST_NODES]).put_on(page)
    return page


def control_at(page: Page, x: float, y: float) -> PageElement | None:
    """Find the control at a point, or what says something there where none is.

    Args:
        page: The page of a screen.
        x: Pixels from the left.
        y: Pixels from the top.
    """
    found = page.at(x, y)
    around = () if found is None else (found, *found.ancestors())
    control = next((one for one in around if _acts(one)), None)
    return control or (found if found is not None and _says(found) else None)


def focused_field(page: Page) -> PageElement | None:
    """Find the field that is being written in, if one has the focus."""
    fields = page.elements("input")
    return next((e for e in fields if e.get("is_focused") and e.type is None), None)


class _Screen:
    """The nodes of a screen, and which stands in which."""

    def __init__(self, placed: Sequence[tuple[Box, dict[str, Any]]]) -> None:
        self._boxes = [box for box, _ in placed]
        self._nodes = [node for _, node in placed]
        self._ids = Counter(map(_id, self._nodes))
        self._parents = _smallest_around(self._boxes)
        self._inside: dict[int | None, list[int]] = {}
        for place, parent in enumerate(self._parents):
            self._inside.setdefault(parent, []).append(place)

    def put_on(self, page: TreePage) -> None:
        waiting: list[tuple[int, TreeElement | None]]
        waiting = [(top, None) for top in reversed(self._inside.get(None, []))]
        while waiting:
            place, around = waiting.pop()
            element = self._add(page, place, around)
            waiting += [(n, element) for n in reversed(self._inside.get(place, []))]

    def _add(
        self, page: TreePage, place: int, around: TreeElement | None
    ) -> TreeElement:
        node, box = self._nodes[place], self._boxes[place]
        kind = str(node.get("class_name") or "").rpartition(".")[2]
        tag, role, type_ = _KINDS.get(kind, ("div", None, None))
        if node.get("is_editable"):
            tag = "input"
        is_field = tag in {"input", "select"}
        if not is_field and role is None and tag != "button" and _is_control(node):
            role = "button"
        text = _text(node, "text")
        label = _text(node, "content_description")
        if label and label == " ".join(map(self._shown, self._inside.get(place, []))):
            label = None  # the texts in it, read one after the other
        if is_field and label is None:
            label = _text(node, "hint_text")  # which screen readers take for it
        if text and (type_ in _CAPTIONED or tag == "img" or place in self._inside):
            text, label = None, label or text
        identity = _id(node)
        flags = {name: said for name, said in node.items() if name not in _SAID}
        known = {"id": identity or None, "title": _text(node, "tooltip")}
        kept = keep({n: v for n, v in flags.items() if v is not False} | known)
        alone = identity and self._ids[identity] == 1 and "'" not in identity
        at = f"{box.x:.0f},{box.y:.0f},{box.width:.0f},{box.height:.0f}"
        element = page.add(
            around,
            tag=tag,
            role=role,
            label=label,
            type=type_,
            value=text if is_field else None,
            path=f"//*[@id='{identity}']" if alone else f'{kind or "view"}[at="{at}"]',
            box=box,
            shown=node.get("is_visible") is not False,
            attributes={
                name: "true" if said is True else str(said)
                for name, said in kept.items()
            },
        )
        if text and not is_field:
            page.add_text(element, f"{text} ")
        return element

    def _shown(self, place: int) -> str:
        node = self._nodes[place]
        return _text(node, "text") or _text(node, "content_description") or ""


def _smallest_around(boxes: Sequence[Box]) -> list[int | None]:
    """Find for each box the smallest that holds it; of equal ones the first holds."""
    by_size = sorted(range(len(boxes)), key=lambda n: (_area(boxes[n]), -n))
    found: list[int | None] = [None] * len(boxes)
    for order, place in enumerate(by_size):
        larger = by_size[order + 1 :]
        found[place] = next((n for n in larger if boxes[n].holds(boxes[place])), None)
    return found


def _is_control(node: dict[str, Any]) -> bool:
    """Return whether something happens on a node; what scrolls has the focus too."""
    flags = ("is_clickable", "is_checkable", "is_long_clickable")
    focusable = node.get("is_focusable") and not node.get("is_scrollable")
    return any(node.get(flag) for flag in flags) or bool(focusable)


def _acts(element: PageElement) -> bool:
    return element.role is not None or element.tag in {"input", "select", "button"}


def _says(element: PageElement) -> bool:
    return bool(element.label) or any(isinstance(c, str) for c in element.contents())


def _id(node: dict[str, Any]) -> str:
    """Return what the app's makers call a node, without the name of their package."""
    return (_text(node, "resource_id") or "").rpartition("/")[2]


def _text(node: dict[str, Any], name: str) -> str | None:
    said = node.get(name)
    text = clean_text(said).strip() if isinstance(said, str) else ""
    return text or None


def _box(node: dict[str, Any]) -> Box | None:
    sides = node.get("bbox_pixels")
    if not isinstance(sides, dict):
        return None
    names = ("x_min", "y_min", "x_max", "y_max")
    edges = as_numbers([sides.get(name) for name in names])
    if edges is None:
        return None
    left, top, right, bottom = edges
    return Box(x=left, y=top, width=right - left, height=bottom - top, space="screen")


def _area(box: Box) -> float:
    return box.width * box.height
