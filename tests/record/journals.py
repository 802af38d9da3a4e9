"""Journals as the recorder writes them, without a browser."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

NAME = "7 @ 2026-03-17-09-12-04"
START_MS = 1773738724000.0
"""2026-03-17T09:12:04Z."""
BOX = {"x": 10.0, "y": 20.0, "width": 100.0, "height": 30.0}


def head(**told: Any) -> dict[str, Any]:
    """How a recording begins."""
    known = {
        "line": "head",
        "format": 1,
        "started_at": START_MS,
        "utc_offset_s": 3600,
        "recorder": "wb2pm 0.1.0",
        "workflow": "7",
        "intent": "Add a name",
        "actor": "kim",
        "site": "shop",
    }
    return known | told


def screen(name: str = "f-s1", **told: Any) -> dict[str, Any]:
    """A look at a screen with one button."""
    entry = {
        "x": 10,
        "y": 120,
        "width": 100,
        "height": 30,
        "tag": "button",
        "text": "Go",
    }
    known = {
        "line": "screen",
        "id": name,
        "url": "http://shop.example/names?page=2",
        "title": "Names",
        "view": {"x": 0, "y": 100, "width": 1000, "height": 700},
        "window": {"x": 0, "y": 0, "width": 1000, "height": 800},
        "screen": {"width": 1280, "height": 900},
        "scrolled": {"x": 0, "y": 0},
        "root": "",
        "elements": json.dumps([entry | {"xpath": "/html/body/button"}]),
    }
    return known | told


def target(name: str = "Go", **told: Any) -> dict[str, Any]:
    """A control that something was done to."""
    known = {
        "tag": "button",
        "role": "button",
        "name": name,
        "name_from": "content",
        "text": name,
        "path": "/html/body/button",
        "selector": "body > button",
        "box": BOX,
    }
    return known | told


def action(number: int, kind: str, after_s: float, **told: Any) -> dict[str, Any]:
    """An action some seconds after the start."""
    known = {
        "line": "action",
        "id": f"f-{number}",
        "kind": kind,
        "tab": "1",
        "at": START_MS + after_s * 1000,
        "end": START_MS + after_s * 1000 + 250,
        "screen": "f-s1",
        "target": target(),
    }
    return known | told


def event(number: int, kind: str, after_s: float, **told: Any) -> dict[str, Any]:
    """Something that no page could tell of."""
    known = {
        "line": "event",
        "id": f"event-{number}",
        "kind": kind,
        "tab": "1",
        "at": START_MS + after_s * 1000,
        "end": START_MS + after_s * 1000,
    }
    return known | told


def end(after_s: float = 60, **told: Any) -> dict[str, Any]:
    """How a recording ends."""
    return {"line": "end", "at": START_MS + after_s * 1000} | told


def write_journal(folder: Path, *lines: dict[str, Any], rest: bytes = b"") -> Path:
    """Write a journal into a demonstration's folder; gives the folder."""
    home = folder / NAME
    home.mkdir(parents=True)
    written = b"".join(json.dumps(line).encode() + b"\n" for line in lines)
    (home / "journal.jsonl").write_bytes(written + rest)
    return home
