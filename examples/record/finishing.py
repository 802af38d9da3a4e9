"""Make a data set of recordings: small pictures, ranks, gold procedures, questions."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import TYPE_CHECKING, Any

from card import card
from questions import questions
from ranking import rank

from examples.scripted.sessions import TRUTH
from examples.scripted.tasks import fill
from examples.scripted.writing import write_json, write_text, write_truths

if TYPE_CHECKING:
    from collections.abc import Sequence

_GOLD = Path(__file__).parent / "gold"
_COLOURS = 24
_PICTURE = re.compile(rb'("path_to_screenshot": ?"[^"]*)\.png(?=")')


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
    write_truths(out, truths)
    write_json(out / "ranking.json", ranking)
    lines = [json.dumps(one, ensure_ascii=False) for one in questions(short)]
    write_text(out / "questions.jsonl", "\n".join(lines) + "\n")
    write_text(out / "README.md", card(truths))


def _add_gold(folder: Path, truth: dict[str, Any]) -> None:
    """Put the gold procedure in the place of the recorder's, which is kept."""
    own = folder / f"SOP - {folder.name}.txt"
    own.rename(folder / f"[orig] SOP - {folder.name}.txt")
    text = (_GOLD / f"{truth['task_id']}.txt").read_text(encoding="utf-8")
    values = truth["instantiation"] | {"intent": truth["intent"]}
    write_text(own, fill(text, values))


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
