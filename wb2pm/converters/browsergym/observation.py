"""What an agent was shown at one step, and the elements in it.

An element is named by its ``bid``: the letters of the frames it is in, and a
number. What it is follows from the accessibility tree, as an object or as text,
and from the page's source, as a DOM snapshot or as text. Agents drop what they do
not use, so each is a witness that may be absent.
"""

from __future__ import annotations

import re
from functools import cached_property
from html import unescape
from typing import Any

from wb2pm.converters.agents.accessibility import (
    Node,
    build_element,
    find_node,
    focused_node,
)
from wb2pm.converters.agents.attributes import clean_text, keep
from wb2pm.converters.agents.captions import name_beside
from wb2pm.converters.browsergym.stand_ins import Array
from wb2pm.events import Box, Element

_ATTRIBUTE = re.compile(
    r"""([\w:@.-]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?"""
)
_MOST_BELOW = 200
_MOST_LINES = 20_000
_LONGEST_TAG = 10_000
_TEXT_NODE = 3
_WHOLE_PAGE = frozenset({"RootWebArea", "WebArea"})


class Observation:
    """What was seen at one step."""

    def __init__(self, seen: Any) -> None:  # noqa: ANN401 (as the pickle has it)
        """Take the observation; nothing is looked up yet."""
        self.fields: dict[str, Any] = seen if isinstance(seen, dict) else {}

    def text(self, name: str) -> str | None:
        """Give a field that is a text and not empty."""
        value = self.fields.get(name)
        return clean_text(value) if isinstance(value, str) and value else None

    def number(self, name: str) -> float | None:
        """Give a field that is a number, or an array of one."""
        value = self.fields.get(name)
        if isinstance(value, Array):
            value = value.first()
        if isinstance(value, (list, tuple)):
            value = value[0] if value else None
        is_number = isinstance(value, (int, float)) and not isinstance(value, bool)
        return float(value) if is_number else None  # type: ignore[arg-type]  # just tested

    @property
    def began_at(self) -> float | None:
        """When the conversation began, as seconds of the epoch."""
        messages = self.fields.get("chat_messages")
        first = (
            messages[0] if isinstance(messages, (list, tuple)) and messages else None
        )
        time = first.get("timestamp") if isinstance(first, dict) else None
        return float(time) if isinstance(time, (int, float)) else None

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
        """Give the address of an open tab; None if there is no such tab."""
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
        tag, html, shown = self._source(bid)
        properties = self._extra.get(bid)
        if node is None and tag is None and not isinstance(properties, dict):
            return None
        extra = properties if isinstance(properties, dict) else {}
        nameless = node is not None and not node.name
        return build_element(
            bid,
            node,
            tag=tag,
            html=html,
            shown=shown,
            beside=name_beside(self._tree, bid) if nameless else None,
            box=_box(extra),
            attributes={"bid": bid, **keep(extra, {"bbox", "set_of_marks"})},
        )

    def element_at(self, x: float, y: float) -> Element | None:
        """Describe the smallest visible element around a point that means something."""
        around: list[tuple[float, str]] = []
        for bid, extra in self._extra.items():
            box = _box(extra) if isinstance(extra, dict) else None
            if box and box.contains(x, y) and extra.get("visibility", 1) != 0:
                around.append((box.width * box.height, str(bid)))
        elements = (self.element(bid) for _, bid in sorted(around)[:8])
        found = [e for e in elements if e and e.tag not in {"html", "body"}]
        named = (e for e in found if e.role and (e.label or e.text))
        return next(named, found[0] if found else None)

    def focused_element(self) -> Element | None:
        """Describe the element with the focus, unless it is the page as a whole."""
        bid = self.focused
        element = self.element(bid) if bid else None
        if element is None or element.tag in {"html", "body"}:
            return None
        return element if element.role or element.tag else None

    @property
    def _extra(self) -> dict[Any, Any]:
        extra = self.fields.get("extra_element_properties")
        return extra if isinstance(extra, dict) else {}

    def _at(self, name: str, index: object) -> str | None:
        values = self.fields.get(name)
        place = int(index) if isinstance(index, (int, float)) else None
        if not isinstance(values, (list, tuple)) or place is None:
            return None
        value = values[place] if 0 <= place < len(values) else None
        return clean_text(value) if isinstance(value, str) else None

    def _node(self, bid: str) -> Node | None:
        found = self._nodes.get(bid)
        if found is not None:
            return self._node_of(found)
        return (
            find_node(self.fields["axtree_txt"], bid)
            if self._has("axtree_txt")
            else None
        )

    def _has(self, name: str) -> bool:
        return isinstance(self.fields.get(name), str)

    @cached_property
    def _tree(self) -> str:
        """The tree as text; written anew where only the object was kept."""
        if self._has("axtree_txt"):
            return str(self.fields["axtree_txt"])
        roots = [n for n in self._listed if n.get("parentId") not in self._by_id]
        waiting = [(node, 0) for node in reversed(roots)]
        lines: list[str] = []
        while waiting and len(lines) < _MOST_LINES:
            node, depth = waiting.pop()
            role, name = _value_of(node, "role"), _value_of(node, "name").strip()
            if told := bool(role and role != "none" and not node.get("ignored")):
                bid = f"[{node['browsergym_id']}] " if "browsergym_id" in node else ""
                lines.append("\t" * depth + f"{bid}{role} {name!r}")
            waiting += [(child, depth + told) for child in reversed(self._below(node))]
        return "\n".join(lines)

    def _below(self, node: dict[str, Any]) -> list[dict[str, Any]]:
        children = node.get("childIds")
        listed = children if isinstance(children, list) else []
        return [self._by_id[c] for c in listed if c in self._by_id]

    @cached_property
    def _listed(self) -> list[dict[str, Any]]:
        tree = self.fields.get("axtree_object")
        nodes = tree.get("nodes") if isinstance(tree, dict) else None
        return (
            [n for n in nodes if isinstance(n, dict)] if isinstance(nodes, list) else []
        )

    @cached_property
    def _nodes(self) -> dict[str, dict[str, Any]]:
        return {
            str(n["browsergym_id"]): n for n in self._listed if "browsergym_id" in n
        }

    @cached_property
    def _by_id(self) -> dict[Any, dict[str, Any]]:
        return {(n.get("nodeId")): n for n in self._listed}

    def _node_of(self, found: dict[str, Any]) -> Node:
        name = _value_of(found, "name").strip()
        listed = found.get("properties")
        properties = {
            str(p.get("name")): inner.get("value")
            for p in (listed if isinstance(listed, list) else ())
            if isinstance(p, dict) and isinstance(inner := p.get("value"), dict)
        }
        role = _value_of(found, "role")
        return Node(
            role=role,
            name="" if role in _WHOLE_PAGE else name,
            text="" if name else self._text_below(found),
            value=_value_of(found, "value") or None,
            properties=keep(properties),
        )

    def _text_below(self, node: dict[str, Any]) -> str:
        texts: list[str] = []
        waiting = [node]
        for _ in range(_MOST_BELOW):
            if not waiting:
                break
            current = waiting.pop()
            if current is not node and _value_of(current, "role") == "StaticText":
                texts.append(_value_of(current, "name").strip())
            waiting += reversed(self._below(current))
        return " ".join(text for text in texts if text)

    def _source(self, bid: str) -> tuple[str | None, dict[str, str], str]:
        """Look an element up in the page's source: tag, attributes, text in it."""
        found = self._snapshot.find(bid) if self._snapshot else None
        if found:
            return found
        for name in ("dom_txt", "pruned_html"):
            if self._has(name) and (told := _in_markup(self.fields[name], bid)):
                return told[0], told[1], ""
        return None, {}, ""

    @cached_property
    def _snapshot(self) -> _Snapshot | None:
        dom = self.fields.get("dom_object")
        return _Snapshot(dom) if isinstance(dom, dict) else None


class _Snapshot:
    """A DOM snapshot of the browser: nodes as columns, texts by their numbers."""

    def __init__(self, dom: dict[str, Any]) -> None:
        self._strings = dom.get("strings") or []
        documents = dom.get("documents")
        self._documents = [
            d["nodes"]
            for d in (documents if isinstance(documents, list) else ())
            if isinstance(d, dict) and isinstance(d.get("nodes"), dict)
        ]
        self._places = dict(self._find_bids())

    def find(self, bid: str) -> tuple[str | None, dict[str, str], str] | None:
        """Give tag, attributes and text of an element."""
        if bid not in self._places:
            return None
        document, index = self._places[bid]
        nodes = self._documents[document]
        listed = nodes["attributes"][index]
        pairs = zip(listed[::2], listed[1::2], strict=False)
        html = {
            self._string(name).lower(): self._string(value) for name, value in pairs
        }
        names = nodes.get("nodeName") or []
        tag = self._string(names[index]).lower() if index < len(names) else None
        return tag or None, html, self._text_in(nodes, index)

    def _find_bids(self) -> Any:  # noqa: ANN401 (an iterator of pairs)
        if "bid" not in self._strings:
            return
        key = self._strings.index("bid")
        for place, nodes in enumerate(self._documents):
            for index, listed in enumerate(nodes.get("attributes") or []):
                for at in range(0, len(listed) - 1, 2):
                    if listed[at] == key:
                        yield self._string(listed[at + 1]), (place, index)

    def _text_in(self, nodes: dict[str, Any], index: int) -> str:
        """Join the texts directly in a node and in what follows within it."""
        parents, kinds = nodes.get("parentIndex") or [], nodes.get("nodeType") or []
        values = nodes.get("nodeValue") or []
        inside, texts = {index}, []
        last = min(len(parents), len(kinds), len(values), index + 1 + _MOST_BELOW)
        for at in range(index + 1, last):
            if parents[at] not in inside:
                continue
            inside.add(at)
            if kinds[at] == _TEXT_NODE:
                texts.append(self._string(values[at]).strip())
        return " ".join(text for text in texts if text)

    def _string(self, number: object) -> str:
        if isinstance(number, int) and 0 <= number < len(self._strings):
            return clean_text(str(self._strings[number]))
        return ""


def _in_markup(markup: str, bid: str) -> tuple[str, dict[str, str]] | None:
    """Find an element in a page's source by its bid."""
    at = markup.find(f' bid="{bid}"')
    begin = markup.rfind("<", max(0, at - _LONGEST_TAG), at) if at >= 0 else -1
    end = markup.find(">", at, at + _LONGEST_TAG)
    if begin < 0 or end < 0:
        return None
    tag, _, rest = markup[begin + 1 : end].rstrip("/").partition(" ")
    html = {
        match[1].lower(): clean_text(unescape(match[2] or match[3] or match[4] or ""))
        for match in _ATTRIBUTE.finditer(rest)
    }
    return tag.strip().lower(), html


def _value_of(node: dict[str, Any], name: str) -> str:
    inner = node.get(name)
    value = inner.get("value") if isinstance(inner, dict) else None
    return clean_text(str(value)) if value is not None else ""


def _box(extra: dict[str, Any]) -> Box | None:
    box = extra.get("bbox")
    if not isinstance(box, (list, tuple)) or len(box) != 4:  # noqa: PLR2004 (x, y, width, height)
        return None
    if not all(isinstance(side, (int, float)) for side in box):
        return None
    x, y, width, height = (float(side) for side in box)
    return Box(x=x, y=y, width=width, height=height, space="viewport")
