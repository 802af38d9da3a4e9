"""What an agent was shown at one step, and the elements in it.

An element is named by its ``bid``: the letters of the frames it is in, and a
number. What it is follows from the accessibility tree, as an object or as text,
and from the page's source, as a DOM snapshot or as text. Agents drop what they do
not use, so each is a witness that may be absent.
"""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING, Any

from wb2pm.converters.agents.accessibility import (
    FIELD_ROLES,
    Node,
    build_element,
    find_node,
    focused_node,
)
from wb2pm.converters.agents.accessible_page import accessible_page
from wb2pm.converters.browsergym.page_source import (
    DomSnapshot,
    Source,
    find_in_markup,
)
from wb2pm.converters.browsergym.stand_ins import Array
from wb2pm.converters.browsergym.tree_object import TreeObject
from wb2pm.converters.pages.markup import parse_markup
from wb2pm.converters.sources.kept_attributes import clean_text, keep, text_of
from wb2pm.converters.sources.loose_values import as_mapping, as_number, as_numbers
from wb2pm.events import Box, Element

if TYPE_CHECKING:
    from wb2pm.converters.pages.page import Page

_MOST_AROUND = 8
"""Elements around a point that are looked at."""


class Observation:
    """What was seen at one step."""

    def __init__(self, seen: Any) -> None:  # noqa: ANN401 (as the pickle has it)
        """Take the observation; nothing is looked up yet."""
        self.fields: dict[str, Any] = seen if isinstance(seen, dict) else {}

    def text(self, name: str) -> str | None:
        """Return a field that is a text and not empty."""
        value = self.fields.get(name)
        return clean_text(value) if isinstance(value, str) and value else None

    def number(self, name: str) -> float | None:
        """Return a field that is a number, or an array of one."""
        value = self.fields.get(name)
        if isinstance(value, Array):
            value = value.first()
        if isinstance(value, (list, tuple)):
            value = value[0] if value else None
        return as_number(value)

    @property
    def began_at(self) -> float | None:
        """When the conversation began, as seconds of the epoch."""
        messages = self.fields.get("chat_messages")
        first = (
            messages[0] if isinstance(messages, (list, tuple)) and messages else None
        )
        return as_number(as_mapping(first).get("timestamp"))

    @property
    def asked(self) -> str | None:
        """What the user wrote first in the conversation."""
        messages = self.fields.get("chat_messages")
        for message in messages if isinstance(messages, (list, tuple)) else ():
            if isinstance(message, dict) and message.get("role") == "user":
                said = message.get("message") or message.get("content")
                return clean_text(said) if isinstance(said, str) else None
        return None

    def tab(self, index: object) -> str | None:
        """Return the address of an open tab; None if there is no such tab."""
        return self._at("open_pages_urls", index)

    @property
    def url(self) -> str | None:
        """The address of the page in front."""
        return self.text("url") or self.tab(self.number("active_page_index"))

    @property
    def title(self) -> str | None:
        """The title of the page in front."""
        titles = self.fields.get("open_pages_titles")
        alone = isinstance(titles, (list, tuple)) and len(titles) == 1
        return self._at(
            "open_pages_titles", 0 if alone else self.number("active_page_index")
        )

    @property
    def focused(self) -> str | None:
        """The element that has the focus, where the source says so."""
        said = self.text("focused_element_bid")
        return said or focused_node(self.text("axtree_txt") or "")

    def element(self, bid: str) -> Element | None:
        """Describe an element; None when nothing that was seen has it."""
        node = self._node(bid)
        source = self._source(bid)
        properties = self._extra.get(bid)
        if node is None and source.tag is None and not isinstance(properties, dict):
            return None
        extra = properties if isinstance(properties, dict) else {}
        return build_element(
            bid,
            node,
            tag=source.tag,
            html=source.html,
            shown=source.shown,
            box=_box(extra),
            attributes={"bid": bid, **keep(extra, {"bbox", "set_of_marks"})},
        )

    def element_at(self, x: float, y: float) -> Element | None:
        """Describe the smallest visible element around a point that means something."""
        around: list[tuple[float, str]] = []
        for bid, extra in self._extra.items():
            box = _box(extra) if isinstance(extra, dict) else None
            if box and box.contains(x, y) and extra.get("visibility", 1) != 0:
                around.append((box.width * box.height, text_of(bid)))
        elements = (self.element(bid) for _, bid in sorted(around)[:_MOST_AROUND])
        found = [e for e in elements if e and e.tag not in {"html", "body"}]
        named = (
            e for e in found if e.role and (e.label or e.text or e.role in FIELD_ROLES)
        )
        return next(named, found[0] if found else None)

    def focused_element(self) -> Element | None:
        """Describe the element with the focus, unless it is the page as a whole."""
        bid = self.focused
        element = self.element(bid) if bid else None
        if element is None or element.tag in {"html", "body"}:
            return None
        return element if element.role or element.tag else None

    @cached_property
    def page(self) -> Page | None:
        """The page, from its source, or else from its accessibility tree.

        Raises:
            ConversionError: If its nodes stand in one another.
        """
        boxes = {
            text_of(bid): box
            for bid, extra in self._extra.items()
            if isinstance(extra, dict) and (box := _box(extra))
        }
        found: Page | None = self._snapshot.page(
            url=self.url, title=self.title, boxes=boxes
        )
        if found is None and self._has("dom_txt"):
            found = parse_markup(
                self.fields["dom_txt"],
                url=self.url,
                title=self.title,
                boxes=boxes,
                numbered_by="bid",
            )
        if found is None and self._tree:
            found = accessible_page(
                self._tree, url=self.url, title=self.title, boxes=boxes
            )
        return found

    @property
    def _extra(self) -> dict[Any, Any]:
        extra = self.fields.get("extra_element_properties")
        return extra if isinstance(extra, dict) else {}

    def _at(self, name: str, index: object) -> str | None:
        values = self.fields.get(name)
        place = as_number(index)
        if not isinstance(values, (list, tuple)) or place is None:
            return None
        value = values[int(place)] if 0 <= place < len(values) else None
        return clean_text(value) if isinstance(value, str) else None

    def _node(self, bid: str) -> Node | None:
        found = self._object.find(bid)
        if found is None and self._has("axtree_txt"):
            return find_node(self.fields["axtree_txt"], bid)
        return found

    def _has(self, name: str) -> bool:
        return isinstance(self.fields.get(name), str)

    @cached_property
    def _tree(self) -> str:
        """The tree as text; written anew where only the object was kept."""
        if self._has("axtree_txt"):
            return str(self.fields["axtree_txt"])
        return self._object.as_text()

    @cached_property
    def _object(self) -> TreeObject:
        return TreeObject(self.fields.get("axtree_object"))

    @cached_property
    def _snapshot(self) -> DomSnapshot:
        return DomSnapshot(self.fields.get("dom_object"))

    def _source(self, bid: str) -> Source:
        """Look an element up in the page's source, in whichever form it was kept."""
        found = self._snapshot.find(bid)
        for name in ("dom_txt", "pruned_html"):
            if found is None and self._has(name):
                found = find_in_markup(self.fields[name], bid)
        return found or Source()


def _box(extra: dict[str, Any]) -> Box | None:
    box = as_numbers(extra.get("bbox"))
    if box is None or len(box) != 4:  # noqa: PLR2004 (x, y, width, height)
        return None
    x, y, width, height = box
    return Box(x=x, y=y, width=width, height=height, space="viewport")
