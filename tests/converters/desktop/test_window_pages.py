"""Windows of recorded desktops keep the promises of pages."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Any

from tests.converters.desktop.desktops import node, recorded
from wb2pm.converters.sources.reading import read
from wb2pm.events import Screen
from wb2pm.testing import PageContract

if TYPE_CHECKING:
    from collections.abc import Sequence


class TestWindowPages(PageContract):
    """Trees of UI Automation, a line each."""

    form = "agentnet"

    def screens(self, folder: Path) -> Sequence[Screen]:
        """Return the screens of a recording."""
        (demonstration,) = read(recorded().write(folder / "a", task="x")).demonstrations
        return [e.screen_before for e in demonstration.events if e.screen_before]

    def hostile(self, folder: Path) -> Sequence[Screen]:
        """Return trees that are deep, odd, or none."""
        deep: dict[str, Any] = node("", "Pane", (0, 0, 9, 9))
        for _ in range(400):
            deep = node("", "Pane", (0, 0, 9, 9), deep)
        odd = {"Name": 7, "ControlType": [], "BoundingRectangle": "x" * 400}
        inside: list[Any] = [1, None, {}]
        mac = {"AXRole": "AXButton", "AXFrame": "(" * 300, "AXChildren": inside}
        trees: list[Any] = [deep, odd, mac, {"Children": {"a": 1}}, [], None, 7, "tree"]
        path = folder / "a11y.jsonl"
        spans: list[str] = []
        with path.open("w") as file:
            for tree in trees:
                begin = file.tell()
                file.write(json.dumps({"time_stamp": 1.0, "axtree": tree}))
                spans.append(f"bytes {begin} to {file.tell()}")
                file.write("\n")
        spans += ["bytes 0 to 7", "bytes 5 to 2", "row 3", "nowhere"]
        return [
            Screen(page_format=self.form, page_key=span, source=str(path))
            for span in spans
        ]
