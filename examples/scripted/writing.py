"""Write the files of a data set, the same on every system."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Iterable
    from pathlib import Path

_NOTE = (
    "actions = first and last 0-based ordinal of the trace's actions that a step "
    "left, null if it left none; trace_ids = ids of the same events in the trace. "
    "Scripted people."
)


def write_truths(out: Path, truths: Iterable[dict[str, Any]]) -> None:
    """Write ``ground_truth.json``.

    Args:
        out: Folder of the demonstrations.
        truths: What is true of each.
    """
    demos = {truth["demo_name"]: truth for truth in truths}
    write_steps(out / "ground_truth.json", {"note": _NOTE, "demos": demos})


def write_steps(path: Path, content: object) -> None:
    """Write a file as ``write_json`` does, but each entry of a list in one line."""
    write_text(path, _indented(content, "") + "\n")


def _indented(content: object, before: str) -> str:
    within = before + " "
    if isinstance(content, dict) and content:
        rows = [
            f"{_line(key)}: {_indented(one, within)}" for key, one in content.items()
        ]
        opened, closed = "{}"
    elif isinstance(content, list) and any(isinstance(one, dict) for one in content):
        rows = [_line(one) for one in content]
        opened, closed = "[]"
    else:
        return _line(content)
    return f",\n{within}".join([f"{opened}\n{within}{rows[0]}", *rows[1:]]) + (
        f"\n{before}{closed}"
    )


def _line(content: object) -> str:
    return json.dumps(content, ensure_ascii=False)


def write_json(path: Path, content: object) -> None:
    """Write a file that people can read too."""
    write_text(path, json.dumps(content, indent=1, ensure_ascii=False) + "\n")


def write_text(path: Path, text: str) -> None:
    """Write a text with lines that end as they do here."""
    path.write_text(text, encoding="utf-8", newline="\n")
