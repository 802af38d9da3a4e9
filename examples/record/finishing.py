"""Make a data set of recordings: small pictures, ranks, gold procedures, questions."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import TYPE_CHECKING, Any

from card import card
from questions import questions
from ranking import rank
from tasks import fill

if TYPE_CHECKING:
    from collections.abc import Sequence

_GOLD = Path(__file__).parent / "gold"
TRUTH = "truth.json"
"""Beside a recording until the data set is finished: its entry in the ground truth."""
_COLOURS = 24
_PICTURE = re.compile(rb'("path_to_screenshot": ?"[^"]*)\.png(?=")')
_NOTE = (
    "actions = first and last 0-based ordinal of the trace's actions that a step "
    "left, null if it left none; trace_ids = ids of the same events in the trace. "
    "Scripted people."
)


def finish(out: Path, truths: Sequence[dict[str, Any]]) -> None:
    """Add to recordings what makes them a data set.

    Args:
        out: Folder of the demonstrations.
        truths: Their entries for the ground truth.
    """
    truths = sorted(truths, key=lambda truth: str(truth["demo_name"]))
    short = [truth for truth in truths if not truth["segments"]]
    ranking = rank(short)
    for truth in truths:
        folder = out / truth["demo_name"]
        _shrink_pictures(folder)
        truth["gold_sop"] = truth.get("rank") == 1
        if truth["gold_sop"]:
            _add_gold(folder, truth)
        (folder / TRUTH).unlink(missing_ok=True)
    demos = {truth["demo_name"]: truth for truth in truths}
    _dump(out / "ground_truth.json", {"note": _NOTE, "demos": demos})
    _dump(out / "ranking.json", ranking)
    lines = [json.dumps(one, ensure_ascii=False) for one in questions(short)]
    _write(out / "questions.jsonl", "\n".join(lines) + "\n")
    _write(out / "README.md", card(truths))


def _add_gold(folder: Path, truth: dict[str, Any]) -> None:
    """Put the gold procedure in the place of the recorder's, which is kept."""
    own = folder / f"SOP - {folder.name}.txt"
    own.rename(folder / f"[orig] SOP - {folder.name}.txt")
    text = (_GOLD / f"{truth['task_id']}.txt").read_text(encoding="utf-8")
    values = truth["instantiation"] | {"intent": truth["intent"]}
    _write(own, fill(text, values))


def _shrink_pictures(folder: Path) -> None:
    """Keep the pictures that states show, in few colours and as WebP."""
    from PIL import Image

    path = folder / f"{folder.name}.json"
    content = path.read_bytes()
    states = json.loads(content)["trace"][::2]
    shown = {Path(state["data"]["path_to_screenshot"]).name for state in states}
    for picture in sorted((folder / "screenshots").glob("*.png")):
        if picture.name in shown:
            with Image.open(picture) as whole:
                few = whole.convert("RGB").quantize(_COLOURS, dither=Image.Dither.NONE)
            small = picture.with_suffix(".webp")
            few.convert("RGB").save(small, lossless=True, quality=40, method=2)
        picture.unlink()
    path.write_bytes(_PICTURE.sub(rb"\1.webp", content))


def _dump(path: Path, content: object) -> None:
    _write(path, json.dumps(content, indent=1, ensure_ascii=False) + "\n")


def _write(path: Path, text: str) -> None:
    path.write_text(text, encoding="utf-8", newline="\n")
