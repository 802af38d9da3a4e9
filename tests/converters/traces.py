"""Builds WONDERBREAD traces from small pages, as the recorder would write them.

A test says which page is shown and what is done on it; paths, boxes and
snapshots follow from the page's markup, laid out in lines of 30 px.
"""

from __future__ import annotations

import json
from datetime import datetime, timedelta
from pathlib import Path
from typing import TYPE_CHECKING, Any

from lxml import html as lxml_html

from wb2pm.converters.labels.labelling import label
from wb2pm.converters.sources.pynput_keys import character
from wb2pm.converters.wonderbread.reader import read_demonstration

if TYPE_CHECKING:
    from collections.abc import Mapping

    from lxml.html import HtmlElement

    from wb2pm.events import Activity, Demonstration, Granularity

NAME = "7 @ 2026-03-02-10-00-00"
START = datetime(2026, 3, 2, 10, 0, 1)  # noqa: DTZ001 (the recorder's own form)
TOP, LEFT = 117, 0
"""Where the page begins on the screen, below the browser's bars."""

_BLOCKS = frozenset(
    [
        "body",
        "main",
        "div",
        "section",
        "article",
        "form",
        "table",
        "tbody",
        "thead",
        "tr",
        "ul",
        "ol",
        "li",
        "nav",
        "header",
        "footer",
        "aside",
        "fieldset",
        "p",
        "h1",
        "h2",
        "h3",
        "legend",
        "dl",
        "dt",
        "dd",
        "option",
        "br",
        "hr",
    ]
)
_SEEN = frozenset(["input", "textarea", "button", "select", "label", "a", "img"])
_VALUED = frozenset(["input", "textarea", "button", "select", "option"])


def state(**data: Any) -> dict[str, Any]:
    """A state of a trace with nothing on it but what is given."""
    known: dict[str, Any] = {
        "timestamp": START.isoformat(),
        "url": "http://shop.example/",
        "tab": "Shop",
        "json_state": None,
        "html": None,
        "path_to_screenshot": None,
        "window_position": {"x": 0, "y": 0},
        "window_size": {"width": 1000, "height": 800},
        "active_application_name": "Google Chrome",
        "screen_size": {"width": 1000, "height": 800},
        "is_headless": False,
    }
    return {"type": "state", "data": known | data}


def action(kind: str, **data: Any) -> dict[str, Any]:
    """An action of a trace with nothing in it but what is given."""
    known = {"type": kind, "timestamp": START.isoformat()}
    return {"type": "action", "data": known | data}


def write_trace(
    folder: Path, content: object, *, name: str = NAME, prefix: str = ""
) -> Path:
    """Write a trace into a demonstration's folder; bytes are written as they are."""
    home = folder / name
    home.mkdir(parents=True, exist_ok=True)
    plain = name.partition(" (")[0]
    raw = content if isinstance(content, bytes) else json.dumps(content).encode()
    (home / f"{prefix}{plain}.json").write_bytes(raw)
    return home


class Trace:
    """A trace that grows as somebody works on pages."""

    def __init__(self, *, cleaned: bool = True, with_html: bool = True) -> None:
        """Start an empty recording.

        Args:
            cleaned: Whether the released clean-up has run on it.
            with_html: Whether states keep the page's source.
        """
        self.cleaned = cleaned
        self.with_html = with_html
        self.entries: list[dict[str, Any]] = []
        self.clock = START
        self._page: HtmlElement = lxml_html.fromstring("<html><body></body></html>")
        self._url = "about:blank"
        self._told: HtmlElement | None = None

    def show(self, body: str, url: str = "http://shop.example/page") -> Trace:
        """Put a page in front: the markup of its body."""
        source = f"<html><head><title>Page</title></head><body>{body}</body></html>"
        self._page = lxml_html.document_fromstring(source)
        self._url = url
        return self

    def find(self, css: str) -> HtmlElement:
        """Find the first element by XPath, or by id when it begins with ``#``."""
        path = f"//*[@id='{css[1:]}']" if css.startswith("#") else css
        found = self._page.xpath(path)
        assert isinstance(found, list), path
        node: HtmlElement = found[0]
        return node

    def click(self, where: str, *, right: bool = False, after: float = 1) -> Trace:
        """Click on an element."""
        node = self.find(where)
        box = self._layout().get(node, (10, 10, 80, 20))
        x, y = box[0] + box[2] / 2 + LEFT, box[1] + box[3] / 2 + TOP
        moved = (LEFT, TOP) if self.cleaned else (0, 0)
        told = {
            "x": int(x) - LEFT + moved[0],
            "y": int(y) - TOP + moved[1],
            "element": self._describe(node, moved),
        }
        return self.do(
            "mouseup",
            after=after,
            x=float(int(x)),
            y=float(int(y)),
            is_right_click=right,
            pressed=False,
            element_attributes=told,
        )

    def keys(
        self,
        key: str,
        where: str | None = None,
        *,
        told: str | None = "",
        after: float = 1,
    ) -> Trace:
        """Type keys as the recorder names them; `told` is what the page saw first."""
        node = self.find(where) if where else self._told
        self._told = node
        seen = None
        if node is not None and told is not None:
            first = told or _dom_key(key)
            seen = {"key": first, "element": self._describe(node, (0, 0))}
        kind = "keystroke" if " " in key else "keypress"
        self.do(kind, after=after, key=key, element_attributes=seen)
        if node is not None and node.tag in {"input", "textarea"}:
            node.set("value", _typed(node.get("value", ""), key))
        return self

    def type(self, text: str, where: str | None = None, *, after: float = 1) -> Trace:
        """Type a text, each character a key."""
        tokens = ["Key.space" if c == " " else repr(c) for c in text]
        if len(tokens) > 1:
            begun = (self.clock + timedelta(seconds=after)).isoformat()
            self.keys(" ".join(tokens), where, after=after + 0.2 * len(tokens))
            self.entries[-1]["data"]["start_timestamp"] = begun
            return self
        return self.keys(tokens[0], where, after=after)

    def scroll(self, dy: int, dx: int = 0) -> Trace:
        """Turn the wheel."""
        return self.do(
            "scroll", x=500.0, y=400.0, dx=dx, dy=dy, element_attributes={"xpath": None}
        )

    def do(self, kind: str, *, after: float = 1, **data: Any) -> Trace:
        """Add an action as it is, with the screen before it."""
        self.clock += timedelta(seconds=after)
        self.entries.append(self._state())
        now = self.clock.isoformat()
        self.entries.append(action(kind, timestamp=now, start_timestamp=now, **data))
        return self

    def content(self) -> dict[str, Any]:
        """The whole trace, with the screen that followed."""
        content: dict[str, Any] = {"trace": [*self.entries, self._state()]}
        if self.cleaned:
            content["webarena"] = {"task_id": 7, "intent": "Work", "sites": ["shop"]}
        return content

    def read(self, folder: Path, **options: Any) -> Demonstration:
        """Write the trace and read it again."""
        return read_demonstration(write_trace(folder, self.content()), **options)

    def steps(
        self, folder: Path, *, granularity: Granularity = "step"
    ) -> tuple[Activity, ...]:
        """Write, read and label."""
        return label(self.read(folder), granularity=granularity)

    def labels(self, folder: Path, *, granularity: Granularity = "step") -> list[str]:
        """Write, read and label: the labels alone."""
        return [a.label for a in self.steps(folder, granularity=granularity)]

    def _state(self) -> dict[str, Any]:
        source = lxml_html.tostring(self._page, encoding="unicode")
        return state(
            timestamp=self.clock.isoformat(),
            url=self._url,
            json_state=json.dumps(self._snapshot()),
            html=source if self.with_html else "<html lang='en'></html>",
        )

    def _snapshot(self) -> list[Mapping[str, Any]]:
        boxes = self._layout()
        seen: list[Mapping[str, Any]] = []
        for node, (x, y, width, height) in boxes.items():
            text = _inner_text(node)
            aria = any(str(name).startswith("aria-") for name in node.attrib)
            kept = node.tag in _SEEN or node.get("role") or aria
            if not (kept or (node.tag in {"span", "p"} and text)):
                continue
            shift = (0, 0) if self.cleaned else (width / 2, height / 2)
            entry = {
                "x": x + LEFT + shift[0],
                "y": y + TOP + shift[1],
                "height": height,
                "width": width,
                "text": text,
                "label": node.get("aria-label"),
                "role": node.get("role"),
                "type": node.get("type"),
                "tag": node.tag,
                "xpath": path_of(node),
            }
            seen.append({k: v for k, v in entry.items() if v is not None})
        seen.append(
            {
                "x": -500.0 if self.cleaned else 500.0,
                "y": 58.0,
                "height": 40,
                "width": 1000,
                "tag": "chrome_omnibox",
                "role": "Address bar / Search box",
                "text": "",
            }
        )
        return seen

    def _layout(self) -> dict[HtmlElement, tuple[float, float, float, float]]:
        """Lay out: blocks below each other, the rest side by side."""
        boxes: dict[HtmlElement, tuple[float, float, float, float]] = {}
        pen = [0.0, 0.0]

        def place(node: HtmlElement) -> None:
            block = node.tag in _BLOCKS
            if block and pen[0]:
                pen[0], pen[1] = 0.0, pen[1] + 30
            begun = tuple(pen)
            pen[0] += 8.0 * len((node.text or "").strip())
            for child in node:
                if isinstance(child.tag, str) and child.tag not in {"option", "script"}:
                    place(child)
                    pen[0] += 8.0 * len((child.tail or "").strip())
            if node.tag in {"input", "select", "textarea"}:
                pen[0] += 120
            pen[0] += 8
            width = 900.0 if block else max(pen[0] - begun[0] - 8, 16)
            if block:
                pen[0], pen[1] = 0.0, pen[1] + 30
            boxes[node] = (begun[0], begun[1], width, max(pen[1] - begun[1], 22))

        place(self._page.find("body"))
        return boxes

    def _describe(self, node: HtmlElement, moved: tuple[int, int]) -> dict[str, Any]:
        x, y, width, height = self._layout().get(node, (0, 0, 1, 1))
        label_text = node.get("aria-label") or node.get("aria-labelledby")
        told = {
            "xpath": path_of(node),
            "label": label_text,
            "type": node.get("type"),
            "placeholder": node.get("placeholder"),
            "role": node.get("role"),
            "tag": node.tag,
            "text": _inner_text(node),
            "x": x + moved[0],
            "y": y + moved[1],
            "height": height,
            "width": width,
        }
        if node.tag in _VALUED:
            chosen = node.xpath("./option[@selected]") or node.xpath("./option")
            first = chosen[0] if isinstance(chosen, list) and chosen else None
            source = first if first is not None else node
            assert not isinstance(source, (str, float, tuple))
            told["value"] = source.get("value", "")
        return told


def path_of(node: HtmlElement) -> str:
    """Write a node's path as the recorder does: by id, or by position."""
    if node.get("id"):
        return f"//*[@id='{node.get('id')}']"
    parent = node.getparent()
    if parent is None:
        return f"/{node.tag}"
    steps = []
    while parent is not None:
        same = [child for child in parent if child.tag == node.tag]
        steps.append(
            f"{node.tag}[{same.index(node) + 1}]" if len(parent) > 1 else str(node.tag)
        )
        node, parent = parent, parent.getparent()
    return "/html/" + "/".join(reversed(steps))


def _inner_text(node: HtmlElement) -> str:
    parts = [(node.text or "").strip()]
    for child in node:
        if isinstance(child.tag, str) and child.tag not in {"script", "style"}:
            text = _inner_text(child)
            parts.append(f"\n{text}" if child.tag in _BLOCKS else text)
        parts.append((child.tail or "").strip())
    return " ".join(part for part in parts if part).replace(" \n", "\n").strip()


def _typed(text: str, key: str) -> str:
    for token in key.split(" "):
        text = (
            text[:-1] if token == "Key.backspace" else text + (character(token) or "")
        )
    return text


def _dom_key(key: str) -> str:
    first = next((t for t in key.split(" ") if t != "Key.shift"), key)
    names = {"Key.space": " ", "Key.esc": "Escape", "Key.down": "ArrowDown"}
    names |= {"Key.page_down": "PageDown", "Key.ctrl": "Control"}
    return names.get(
        first,
        first.strip("'\"").removeprefix("Key.").capitalize()
        if first.startswith("Key.")
        else first.strip("'\""),
    )
