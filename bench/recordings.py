"""A data set of many recordings of some megabytes, made of the bundled ones.

    python bench/recordings.py FOLDER [--recordings 100] [--megabytes 3] [--first 0]

Each is a bundled recording of another workflow and another day: twelve workflows of
five people make sixty recordings, the next sixty have new numbers. What differs from
one to the next differs as in real work: rows of tables, names and numbers in them,
what is written in the sources of pages, keys of sessions, times. The same text is
changed alike wherever it stands in a recording, so labels and checks find what they
find in the bundled ones. Every state has the source of a page, of the weight that
released recordings have, with the elements of the screen at their paths.

The same arguments write the same bytes, and what is there already stays.
"""

from __future__ import annotations

import argparse
import html
import random
import re
import sys
from datetime import datetime, timedelta
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import orjson
from lxml import etree

from wb2pm.bundled import demonstrations_folder

if TYPE_CHECKING:
    from collections.abc import Sequence

_NAME: Final = re.compile(r"(\d{4}) @ (\S+)")
_STEP: Final = re.compile(r"([\w-]+)(?:\[(\d+)\])?")
_BY_ID: Final = re.compile(r"//\*\[@id='([^']*)'\](?:/(.*))?")
_DIGITS: Final = re.compile(r"(?<![\d.:/-])\d{2,}(?![\d:/-])")
_WORDS: Final = (
    *("amber", "basin", "cedar", "delta", "ember", "fjord", "grove", "harbour"),
    *("inlet", "jetty", "kelp", "lagoon", "marsh", "north", "orchard", "pebble"),
    *("quarry", "ridge", "shore", "thicket", "upland", "valley", "willow", "yard"),
)
_TIMES: Final = ("timestamp", "start_timestamp", "end_timestamp")


def bundled_traces() -> list[Path]:
    """List the traces of the bundled recordings of one workflow each."""
    found = sorted(demonstrations_folder().glob("[34]00* @ */*.json"))
    return [path for path in found if _NAME.match(path.stem)]


def write_recording(folder: Path, number: int, *, megabytes: float) -> Path:
    """Write one recording of a data set.

    Args:
        folder: Folder of the data set.
        number: Which one, from 0.
        megabytes: How much it weighs, in millions of bytes.

    Returns:
        Its trace.
    """
    sources = bundled_traces()
    source = sources[number % len(sources)]
    task, at = _NAME.match(source.stem).groups()  # type: ignore[union-attr]
    days = number // len(sources)
    moment = datetime.strptime(at, "%Y-%m-%d-%H-%M-%S")  # noqa: DTZ007 (as in its name)
    shown = (moment + timedelta(days=days)).strftime("%Y-%m-%d-%H-%M-%S")
    name = f"{int(task) + 10_000 * days} @ {shown}"
    path = folder / name / f"{name}.json"
    if path.exists():
        return path
    path.parent.mkdir(parents=True, exist_ok=True)
    for beside in source.parent.glob("*.txt"):
        copy = path.parent / beside.name.replace(source.stem, name)
        copy.write_bytes(beside.read_bytes())
    trace = _varied(orjson.loads(source.read_bytes()), random.Random(number))
    trace["webarena"]["task_id"] = int(task) + 10_000 * days
    generator = random.Random(number + 1_000_000)
    states = [e["data"] for e in trace["trace"] if e["type"] == "state"]
    weight = (megabytes * 1e6 - source.stat().st_size) / 1.06 / len(states)
    rows = _rows(generator, int(weight))
    key = "".join(generator.choices("abcdefghijkmnpqrstuvwxyz23456789", k=16))
    for entry in trace["trace"]:
        data = entry["data"]
        for field in _TIMES:
            if field in data:
                later = datetime.fromisoformat(data[field]) + timedelta(days=days)
                data[field] = later.isoformat()
        if entry["type"] == "state":
            listed = orjson.loads(data["json_state"] or b"[]")
            data["html"] = _page(listed, rows, key, generator, int(weight))
    part = path.with_suffix(".part")
    part.write_bytes(orjson.dumps(trace))
    part.rename(path)
    return path


def _varied(trace: dict[str, Any], generator: random.Random) -> dict[str, Any]:
    """Change the texts of cells, alike wherever they stand."""
    for entry in trace["trace"]:
        if entry["type"] == "state" and entry["data"].get("json_state"):
            entry["data"]["json_state"] = orjson.loads(entry["data"]["json_state"])
    changed: dict[str, str] = {}
    for entry in trace["trace"]:
        for element in entry["data"].get("json_state") or ():
            text = element.get("text")
            if text and element.get("tag") in {"td", "li", "p", "dd"}:
                changed.setdefault(text, _other(text, generator))
    trace["trace"] = [_replaced(entry, changed) for entry in trace["trace"]]
    for entry in trace["trace"]:
        if isinstance(entry["data"].get("json_state"), list):
            listed = orjson.dumps(entry["data"]["json_state"]).decode()
            entry["data"]["json_state"] = listed
    return trace


def _other(text: str, generator: random.Random) -> str:
    """Make another text of the same kind: other numbers, a word more in long ones."""
    other = _DIGITS.sub(
        lambda m: str(generator.randint(10 ** (len(m[0]) - 1), 10 ** len(m[0]) - 1)),
        text,
    )
    if other.count(" ") > 1:
        other = f"{other} {generator.choice(_WORDS)}"
    return other


def _replaced(value: Any, changed: dict[str, str]) -> Any:  # noqa: ANN401 (JSON)
    if isinstance(value, str):
        return changed.get(value, value)
    if isinstance(value, list):
        return [_replaced(each, changed) for each in value]
    if isinstance(value, dict):
        return {name: _replaced(each, changed) for name, each in value.items()}
    return value


def _rows(generator: random.Random, weight: int) -> list[str]:
    """Write the rows of a grid, as many as a page holds."""
    rows: list[str] = []
    size = 0
    while size < weight:
        number = generator.randint(10**8, 10**9)
        said = html.escape(" ".join(generator.choices(_WORDS, k=3)).title())
        row = (
            f'<tr class="data-row" data-repeat-index="{len(rows)}"><td class="data-grid-'
            f'cell"><label for="idscheck{number}"><input type="checkbox" class="admin__'
            f'control-checkbox" data-action="select-row" id="idscheck{number}" value="'
            f'{number}"></label></td><td><div class="data-grid-cell-content" data-bind='
            f'"text: $col.getLabel($row())">{number}</div></td><td>{said}</td><td>'
            f"${generator.randint(1, 999)}.{generator.randint(10, 99)}</td><td><a class="
            f'"action-menu-item" href="/admin/sales/order/view/order_id/{number}/">View'
            "</a></td></tr>\n"
        )
        rows.append(row)
        size += len(row)
    return rows


def _page(
    listed: Sequence[dict[str, Any]],
    rows: Sequence[str],
    key: str,
    generator: random.Random,
    weight: int,
) -> str:
    """Write the source of a page with the elements of a screen at their paths."""
    root = etree.Element("html")
    body = etree.SubElement(root, "body")
    places: dict[str, etree._Element] = {}
    for element in listed:
        match = _BY_ID.fullmatch(element.get("xpath") or "")
        if match is None:
            continue
        place = places.get(match[1])
        if place is None:
            place = places[match[1]] = etree.SubElement(body, "div", id=match[1])
        for step in (match[2] or "").split("/"):
            if parsed := _STEP.fullmatch(step):
                place = _child(place, parsed[1], int(parsed[2] or 1))
        for name in ("role", "type", "label", "placeholder"):
            if element.get(name):
                place.set("aria-label" if name == "label" else name, element[name])
        if not match[2]:
            place.tag = element["tag"]
        place.text = place.text or _xml_text(element.get("text") or "")
    own = etree.tostring(body, encoding="unicode", method="html")
    own = own.removesuffix("</body>")
    left = max(weight - len(own), 0)
    most = next((i for i in range(len(rows)) if sum(map(len, rows[:i])) > left), 0)
    first = generator.randrange(max(len(rows) - most, 1))
    return (
        '<!DOCTYPE html><html lang="en"><head><title>Grid</title></head>'
        f'{own}<form method="post"><input name="form_key" type="hidden" value="{key}">'
        f'<table class="data-grid">{"".join(rows[first : first + most])}</table></form>'
        "</body></html>"
    )


def _xml_text(text: str) -> str:
    return "".join(c for c in text if c in "\n\t" or c.isprintable())


def _child(parent: etree._Element, tag: str, place: int) -> etree._Element:
    """Find the n-th child of a tag, made if need be."""
    own = [child for child in parent if child.tag == tag]
    while len(own) < place:
        own.append(etree.SubElement(parent, tag))
    return own[place - 1]


def main() -> int:
    """Write the data set; return the exit status."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("folder", type=Path)
    parser.add_argument("--recordings", type=int, default=100)
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--megabytes", type=float, default=3)
    asked = parser.parse_args()
    size = 0
    for number in range(asked.first, asked.first + asked.recordings):
        path = write_recording(asked.folder, number, megabytes=asked.megabytes)
        size += path.stat().st_size
    print(f"{asked.recordings} recordings, {size / 1e6:,.0f} MB, in {asked.folder}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
