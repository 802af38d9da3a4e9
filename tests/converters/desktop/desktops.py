"""Made-up recordings of desktops: raw input, elements and windows."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

METADATA = {
    "system": "Windows",
    "screen_width": 1000,
    "screen_height": 600,
    "scroll_direction": 1,
    "start_time": "2024-03-01 09:00:00",
    "video_start_timestamp": 100.0,
}


class Desktop:
    """Writes down what devices tell, at moments that only go on."""

    def __init__(self, at: float = 101.0) -> None:
        """Begin a second after the recording did."""
        self.at = at
        self.events: list[dict[str, Any]] = []
        self.elements: list[dict[str, Any]] = []
        self.trees: list[dict[str, Any]] = []
        self.windows: list[dict[str, Any]] = []
        self.reduced: list[dict[str, Any]] = []

    def tell(self, action: str, **said: Any) -> Desktop:
        """Tell of a device."""
        self.events.append({"time_stamp": self.at, "action": action, **said})
        self.at = round(self.at + 0.05, 3)
        return self

    def wait(self, seconds: float) -> Desktop:
        """Let time pass."""
        self.at = round(self.at + seconds, 3)
        return self

    def click(
        self,
        x: float,
        y: float,
        button: str = "left",
        to: tuple[float, float] | None = None,
        element: dict[str, Any] | None = None,
    ) -> Desktop:
        """Press and release a button; over an element that the system names."""
        if element is not None:
            self.elements.append({"time_stamp": self.at - 0.01, "a11y_tree": element})
        self.tell("click", x=x, y=y, button=button, pressed=True)
        x, y = to or (x, y)
        return self.tell("click", x=x, y=y, button=button, pressed=False)

    def press(self, *names: str) -> Desktop:
        """Press keys one after the other, each released before the next."""
        for name in names:
            self.tell("press", name=name).tell("release", name=name)
        return self

    def type(self, text: str) -> Desktop:
        """Type a text."""
        return self.press(*("space" if sign == " " else sign for sign in text))

    def hold(self, name: str, *names: str) -> Desktop:
        """Press keys while another is held."""
        self.tell("press", name=name)
        return self.press(*names).tell("release", name=name)

    def show(self, tree: dict[str, Any]) -> Desktop:
        """Show a window's tree."""
        self.trees.append({"time_stamp": self.at, "axtree": tree})
        return self

    def front(self, program: str) -> Desktop:
        """Bring a program to the front."""
        self.windows.append({"time_stamp": self.at, "top_window_name": program})
        return self

    def write(self, folder: Path, *, task: str | None = None) -> Path:
        """Write the recording; with elements or a task, as the AgentNet tool does."""
        folder.mkdir(parents=True, exist_ok=True)
        (folder / "metadata.json").write_text(json.dumps(METADATA))
        _lines(folder / "events.jsonl", self.events)
        if task is not None:
            _lines(folder / "element.jsonl", self.elements)
            _lines(folder / "a11y.jsonl", self.trees)
            _lines(folder / "top_window.jsonl", self.windows)
            (folder / "task_name.json").write_text(json.dumps({"task_name": task}))
        if self.reduced:
            _lines(folder / "reduced_events_vis.jsonl", self.reduced)
        return folder


def node(
    name: str, kind: str, box: tuple[int, int, int, int], *inside: dict[str, Any]
) -> dict[str, Any]:
    """Describe an element as UI Automation does."""
    sides = dict(zip(("left", "top", "right", "bottom"), box, strict=True))
    return {
        "Name": name,
        "ControlType": f"{kind}Control",
        "BoundingRectangle": sides,
        "Children": list(inside),
    }


def form() -> dict[str, Any]:
    """Describe a window with a field, a list and a button."""
    return node(
        "New person",
        "Window",
        (0, 0, 1000, 560),
        node("Full name", "Edit", (100, 50, 400, 80)),
        node(
            "Team",
            "ComboBox",
            (100, 100, 400, 130),
            node("North", "ListItem", (100, 130, 400, 150)),
            node("South", "ListItem", (100, 150, 400, 170)),
        ),
        node(
            "Save",
            "Button",
            (100, 200, 200, 230),
            node("Save", "Text", (120, 205, 180, 225)),
        ),
        node("", "Pane", (500, 0, 1000, 560)),
    )


def recorded() -> Desktop:
    """Record one person who fills in the form."""
    window = form()
    field, team, save, _pane = window["Children"]
    desktop = Desktop().front("people").show(window)
    desktop.click(150, 60, element=field).type("Ada Byrom").press("backspace", "n")
    desktop.wait(1).click(150, 140, element=team["Children"][0]).wait(1)
    desktop.tell("scroll", x=700, y=300, dx=0, dy=-1)
    desktop.tell("scroll", x=700, y=300, dx=0, dy=-1).wait(1)
    desktop.click(150, 215, element=save["Children"][0]).wait(1)
    return desktop.hold("ctrl_l", "s")


def _lines(path: Path, rows: list[dict[str, Any]]) -> None:
    path.write_text("".join(f"{json.dumps(row)}\n" for row in rows))
