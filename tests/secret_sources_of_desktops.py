"""Recordings of whole computers that carry lines with secrets, where each can stand."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from tests.converters.desktop.desktops import Desktop, node
from tests.secret_lines import Line


def _typed(line: Line) -> bool:
    return line.where in {"field", "terminal"}


def _label(line: Line) -> str:
    return line.label if line.where == "field" else "Terminal"


def _shown(line: Line) -> str:
    return line.text if line.where == "text" else "Save"


def _title(line: Line) -> str:
    return line.text if line.where == "title" else "Crew"


def _named(lines: Sequence[Line]) -> list[Line]:
    """Leave out fields of which only the page's source tells: there is none here."""
    return [line for line in lines if line.where != "field" or line.label]


def _desktop(lines: Sequence[Line]) -> Desktop:
    """Record somebody who types every line, or is shown it."""
    recorded = Desktop()
    for place, line in enumerate(_named(lines)):
        box = (100, 50, 400, 80)
        field = node(_label(line), "Edit", box)
        shown = field if _typed(line) else node(_shown(line), "Button", box)
        recorded.show(node(_title(line), "Window", (0, 0, 1000, 560), shown))
        recorded.front(f"program {place % 3}").wait(1).click(150, 60, element=shown)
        if _typed(line):
            recorded.wait(1).type(line.text.replace("\n", " "))
    return recorded


def agentnet(folder: Path, lines: Sequence[Line]) -> Path:
    """Write a recording of the AgentNet tool."""
    return _desktop(lines).write(folder / "7f3a", task=f"Work through: {_said(lines)}")


def trajectory(folder: Path, lines: Sequence[Line]) -> Path:
    """Write what AgentNet's recordings are made into: one trajectory of steps."""
    content: list[dict[str, Any]] = [
        {"content": _said(lines), "source": "user"},
    ]
    for place, line in enumerate(_named(lines)):
        at = {"x": 0.1, "y": round(place / 1_000, 3)}
        clicked = {"action_type": "click", "args": at}
        name = _label(line) if _typed(line) else line.text
        content.append({"instruction": f"Click on {name}", "guiactions": [clicked]})
        if _typed(line):
            typed = {"action_type": "write", "args": {"message": line.text}}
            told = f"Type: {line.text}"
            content.append({"instruction": told, "guiactions": [typed]})
    return _json(folder / "e1.json", {"example_id": "e1", "content": content})


def data_set(folder: Path, lines: Sequence[Line]) -> Path:
    """Write AgentNet's data set, in which no field has a name but in what was thought."""
    steps: list[dict[str, Any]] = []
    for place, line in enumerate(line for line in lines if line.where != "field"):
        called = (
            f"pyautogui.write(message={line.text!r})"
            if _typed(line)
            else f"pyautogui.click(x=0.1, y={place / 1_000})"
        )
        said = {"thought": f"It says {line.text}", "observation": line.text}
        value = {"action": f"Do {line.text}", "code": called, **said}
        steps.append({"index": place, "image": f"{place}.png", "value": value})
    row = {"task_id": "t1", "instruction": _said(lines), "traj": steps}
    path = folder / "train.jsonl"
    path.write_text(json.dumps(row, ensure_ascii=False) + "\n", encoding="utf-8")
    return path


def _said(lines: Sequence[Line]) -> str:
    return " / ".join(line.text for line in lines if line.where == "text")


def ducktrack(folder: Path, lines: Sequence[Line]) -> Path:
    """Write a recording of DuckTrack, in which nothing tells of fields."""
    return _typed_alone([line for line in lines if line.where != "field"], folder)


def ducktrack_fields(folder: Path, lines: Sequence[Line]) -> Path:
    """Write a recording of DuckTrack in which the fields are filled in as well."""
    return _typed_alone(lines, folder)


def _typed_alone(lines: Sequence[Line], folder: Path) -> Path:
    recorded = Desktop()
    for line in lines:
        recorded.wait(2).click(150, 60).wait(1).type(line.text.replace("\n", " "))
    return recorded.write(folder / "2024-03-01")


def _json(path: Path, content: Any) -> Path:
    path.write_text(json.dumps(content, ensure_ascii=False), encoding="utf-8")
    return path
