"""Put the figures of claims.toml into the pages: `python docs/write_claims.py`.

A figure of README.md or docs/ is changed in claims.toml, which says how it was come by;
this writes it into the prose. `--missing` prints what no claim has yet, to be filled in.
"""

from __future__ import annotations

import re
import sys
import tomllib
from pathlib import Path
from typing import TYPE_CHECKING, Literal

import msgspec
from msgspec import Struct

if TYPE_CHECKING:
    from collections.abc import Iterator

ROOT = Path(__file__).parents[1]
CLAIMS = ROOT / "claims.toml"
GENERATED = {"docs/cli.md", "docs/api.md"}
Evidence = Literal[
    "first sight", "by others", "published", "bundled", "shared data", "development"
]
_CELL = re.compile(r"[-+~]?[.\d][\d.,/\s±%-]*")
"""What a cell says that is a figure, once words such as ``of`` are left out."""
_FILLER = re.compile(r"\b(of|and|actions)\b|\([\d.,\s±%]*\)|\*\*")
ERROR = re.compile(r"-?\d*\.?\d+(?: %)? ?± ?\d*\.?\d+(?: %)?")


class Run(Struct, frozen=True, forbid_unknown_fields=True):
    """How a column is computed again: a task's metric for the solver of each row.

    What stands in a sentence is found by the words before it, as its only column. With a
    `kind` it is computed of the examples of that kind alone, as `--by kind` does.
    """

    task: str
    metric: str
    solvers: dict[str, str]
    column: int = 1
    folder: str = ""
    mode: Literal["corrected", "published"] = "corrected"
    options: dict[str, str] = {}
    kind: str = ""
    of: Literal["value", "n"] = "value"
    slow: bool = False


class Claim(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Figures of one section that were come by in one way.

    Attributes:
        page: The page that states them.
        section: The heading above them.
        table: Headings of their table; empty where they stand in sentences.
        keys: How many cells tell a row from another.
        command: What gives them.
        data: What they are of.
        date: When they were taken.
        evidence: What they may be taken for.
        said: Words of the section that tell the reader so.
        note: What else one has to know.
        rows: First cell -> the others.
        words: What stands before a figure -> the figure.
        run: How they are computed again.
    """

    page: str
    section: str
    table: str = ""
    keys: int = 1
    command: str
    data: str
    date: str
    evidence: Evidence
    said: str = ""
    note: str = ""
    rows: dict[str, str] = {}
    words: dict[str, str] = {}
    run: tuple[Run, ...] = ()


class Row(Struct, frozen=True):
    """One row of a table with figures, and where it stands."""

    section: str
    table: str
    cells: tuple[str, ...]
    line: int

    def split(self, keys: int) -> tuple[str, str]:
        """Return what the row is about, and what it says."""
        return " | ".join(self.cells[:keys]), " | ".join(self.cells[keys:])


def read_claims(path: Path = CLAIMS) -> list[Claim]:
    """Read every claim."""
    read = tomllib.loads(path.read_text(encoding="utf-8"))
    return msgspec.convert(read["claim"], list[Claim])


def pages() -> list[str]:
    """List the pages whose figures need a claim."""
    found = [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))]
    names = [path.relative_to(ROOT).as_posix() for path in found]
    return [name for name in names if name not in GENERATED]


def read_page(name: str) -> str:
    """Return the text of a page."""
    return (ROOT / name).read_text(encoding="utf-8")


def rows_of(text: str) -> list[Row]:
    """List the rows of every table that holds a figure, code left out."""
    found: list[Row] = []
    table: list[Row] = []
    section = heading = ""
    for number, line in enumerate([*_without_code(text), ""], 1):
        cells = tuple(cell.strip() for cell in line.strip().strip("|").split("|"))
        if line.startswith("|"):
            heading = heading or " | ".join(cells)
            table.append(Row(section, heading, cells, number))
            continue
        body = [row for row in table[2:] if any(map(is_figure, row.cells[1:]))]
        found += body
        table, heading = [], ""
        if line.startswith("#"):
            section = line.lstrip("# ")
    return found


def is_figure(cell: str) -> bool:
    """Say whether a cell is a figure: a number with its error, share or total."""
    bare = _FILLER.sub(" ", cell).strip()
    return _CELL.fullmatch(bare) is not None


def sections_of(text: str) -> dict[str, str]:
    """Return the sentences below each heading, in one line, tables left out."""
    found: dict[str, list[str]] = {"": []}
    section = ""
    for line in _without_code(text):
        if line.startswith("#"):
            section = line.lstrip("# ")
            found.setdefault(section, [])
        elif not line.startswith("|"):
            found[section].append(line)
    return {name: " ".join(" ".join(lines).split()) for name, lines in found.items()}


def missing(name: str, claims: list[Claim]) -> Iterator[str]:
    """Yield what a page says that no claim has, with where it stands."""
    text = read_page(name)
    mine = [claim for claim in claims if claim.page == name]
    for row in rows_of(text):
        there = [
            claim.rows[row.split(claim.keys)[0]]
            for claim in mine
            if (claim.section, claim.table) == (row.section, row.table)
            and row.split(claim.keys)[0] in claim.rows
        ]
        if not there:
            yield f"{name}:{row.line}: no claim has the row {' | '.join(row.cells)}"
        elif not any(
            row.cells[-len(said.split(" | ")) :] == tuple(said.split(" | "))
            for said in there
        ):
            yield f"{name}:{row.line}: {' | '.join(row.cells)}; claimed: {there[0]}"
    for section, words in sections_of(text).items():
        known = [
            _unspaced(before + figure)
            for claim in mine
            if claim.section == section
            for before, figure in claim.words.items()
        ]
        for match in ERROR.finditer(words):
            upto = words[: match.end()]
            if not any(_unspaced(upto).endswith(claimed) for claimed in known):
                yield f"{name}: {section}: no claim has ...{upto[-70:]}"


def absent(claim: Claim, text: str) -> Iterator[str]:
    """Yield what is claimed and nowhere in the section."""
    there = [row for row in rows_of(text) if row.section == claim.section]
    rows = {row.split(claim.keys)[0] for row in there}
    words = sections_of(text).get(claim.section, "")
    if (
        claim.said
        and claim.said not in f"{words} {[(row.table, row.cells) for row in there]}"
    ):
        yield claim.said
    yield from (label for label in claim.rows if label not in rows)
    for before, figure in claim.words.items():
        if _unspaced(before + figure) not in _unspaced(words):
            yield f"{before} {figure}"


def with_claims(name: str, claims: list[Claim]) -> str:
    """Return a page with the figures that are claimed of it."""
    text = read_page(name)
    lines = text.split("\n")
    for claim in claims:
        if claim.page != name:
            continue
        for row in rows_of(text):
            label, said = row.split(claim.keys)
            claimed = claim.rows.get(label, said)
            here = (claim.section, claim.table) == (row.section, row.table)
            if here and claimed != said:
                lines[row.line - 1] = f"| {label} | {claimed} |"
        text = "\n".join(lines)
        for before, figure in claim.words.items():
            spaced = r"\s+".join(map(re.escape, before.split()))
            pattern = re.compile(rf"({spaced}\s*){ERROR.pattern}")
            text = pattern.sub(lambda m, new=figure: m[1] + new, text)
        lines = text.split("\n")
    return text


def _unspaced(text: str) -> str:
    return "".join(text.split())


def _without_code(text: str) -> Iterator[str]:
    inside = False
    for line in text.split("\n"):
        if line.startswith("```"):
            inside = not inside
            yield ""
        else:
            yield "" if inside else line


def main() -> None:
    """Write the pages, or print what no claim has."""
    claims = read_claims()
    for name in pages():
        if "--missing" in sys.argv:
            print("\n".join(missing(name, claims)))
        else:
            (ROOT / name).write_text(with_claims(name, claims), encoding="utf-8")


if __name__ == "__main__":
    main()
