"""Spoils delimited tables: cells, columns, quotes, and how lines end."""

from __future__ import annotations

import random
from typing import Final

from tests.spoiling.values import as_text, hostile

_DELIMITERS: Final = (",", ";", "\t", "|")
_QUOTES: Final = ('"', '"x', 'x"y', '""', '"a\nb"', '"a""b', "\r", '"\r\n"')
_CODINGS: Final = ("utf-8-sig", "utf-16", "utf-16-le", "latin-1", "cp1252", "utf-32")


def spoil_table(content: bytes, chance: random.Random) -> bytes | None:
    """Spoil one to four places of a table; None if it has fewer than two lines."""
    lines = content.decode(errors="surrogateescape").split("\n")
    if len(lines) < 2:
        return None
    delimiter = max(_DELIMITERS, key=lines[0].count)
    for _ in range(chance.choice([1, 1, 2, 3, 4])):
        if len(lines) < 2:
            break
        _spoil_line(lines, delimiter, chance)
    return _written(lines, delimiter, chance)


def _spoil_line(lines: list[str], delimiter: str, chance: random.Random) -> None:
    at = 0 if chance.random() < 0.25 else chance.randrange(len(lines))
    cells = lines[at].split(delimiter)
    place = chance.randrange(len(cells))
    how = chance.randrange(12)
    if how == 0:
        lines.insert(at, chance.choice(lines))
    elif how == 1:
        del lines[at]
    elif how == 2:
        column = chance.choice(["drop", "double", "last"])
        lines[:] = [_column(line, delimiter, place, column) for line in lines]
    elif how == 3:
        lines[at] += delimiter * chance.choice([1, 3, 400])
    elif how == 6:
        chance.shuffle(lines)
    elif how == 7:
        lines[1:] = lines[1:] * chance.choice([2, 20])
    else:
        _spoil_cell(cells, how, lines, chance)
        lines[at] = delimiter.join(cells)


def _spoil_cell(
    cells: list[str], how: int, lines: list[str], chance: random.Random
) -> None:
    place = chance.randrange(len(cells))
    if how == 4:
        del cells[place]
    elif how == 5:
        cells[place] = chance.choice(_QUOTES)
    elif how == 8:
        cells[place] = chance.choice(lines)[:50]
    else:
        cells[place] = as_text(hostile(chance, cells[place]))
        if chance.random() < 0.5:
            cells[place] = '"' + cells[place].replace('"', '""') + '"'


def _column(line: str, delimiter: str, place: int, how: str) -> str:
    """Drop, double or move one column, wherever quotes may stand."""
    cells = line.split(delimiter)
    if place < len(cells):
        cell = cells.pop(place)
        if how == "double":
            cells[place:place] = [cell, cell]
        elif how == "last":
            cells.append(cell)
    return delimiter.join(cells)


def _written(lines: list[str], delimiter: str, chance: random.Random) -> bytes:
    how = chance.randrange(25)
    end = "\n"
    if how == 0:
        end = chance.choice(["\r\n", "\r", "\n\n", "\n\r", "\x0b", "\u2028"])
    text = end.join(lines)
    if how == 1:
        text = text.replace(
            delimiter, chance.choice([",", ";", "\t", "|", ":", " ", "\x1f"])
        )
    elif how == 2:
        text = text[: chance.randrange(len(text) + 1)]
    elif how == 3:
        text = (
            chance.choice(["\n", "sep=;\n", "# x\n", "\0", '"', "\ufeff\ufeff"]) + text
        )
    elif how == 4:
        plain = text.encode(errors="replace").decode()
        return plain.encode(chance.choice(_CODINGS), errors="replace")
    return text.encode(errors="surrogateescape" if _escaped(text) else "surrogatepass")


def _escaped(text: str) -> bool:
    """Return whether all lone surrogates stand for bytes that were no UTF-8."""
    return all("\udc80" <= c <= "\udcff" for c in text if "\ud800" <= c <= "\udfff")
