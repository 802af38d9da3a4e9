"""Write ``wb2pm/vocabulary/icon_shapes.toml``: what icons are called, by what they draw.

Run as ``python docs/write_icon_shapes.py FOLDER`` where the sets of icons were installed:

    npm install --ignore-scripts --prefix FOLDER $(python docs/write_icon_shapes.py)

Of each icon whose name has a meaning in ``icons.toml``, the file has a digest of what it
draws and nothing of the drawing. What draws icons of two meanings alike is left out.
"""

from __future__ import annotations

import json
import re
import sys
from collections import defaultdict
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from icon_sets import SETS, IconSet

from wb2pm.converters.labels.elements.icon_shapes import shape_of_icon
from wb2pm.converters.pages.markup import parse_markup
from wb2pm.vocabulary.icons import meanings_of_icons

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping

TABLE: Final = Path(__file__).parents[1] / "wb2pm" / "vocabulary" / "icon_shapes.toml"
_WIDE: Final = 10
"""Digests on a line."""
_STYLES: Final = frozenset(
    [
        *("outline", "outlined", "solid", "fill", "filled", "regular", "light", "bold"),
        *("thin", "duotone", "line", "sharp", "round", "rounded", "twotone", "two"),
        *("tone", "o", "alt", "icon"),
    ]
)
_PREFIXES: Final = frozenset(
    [
        *("baseline", "outline", "round", "sharp", "twotone", "ios", "md", "bx", "bxs"),
        *("fa", "reg", "bs", "io", "bi", "solid", "fi", "ai", "hi", "ri", "tb", "lu"),
        *("pi", "fill"),
    ]
)
"""What some sets say of the set or the style in front of the name."""
_SHAPES: Final = "path|polygon|polyline|line|rect|circle|ellipse"
_NAMED: Final = re.compile(r"(?:function|var) (\w+?)(?:Icon)? ?(?:=|\(props\))")
_DRAWN: Final = re.compile(rf'"({_SHAPES})",\s*(?:"attr":)?\s*\{{([^{{}}]*)\}}')
_SAID: Final = re.compile(r'"?(\w+)"?:\s*"([^"]*)"')


def main(folder: Path) -> None:
    """Write the file from the packages in a folder."""
    names: defaultdict[str, set[str]] = defaultdict(set)
    for one in SETS:
        for name, source in icons_of(one, folder):
            if shape := shape_of_icon(parse_markup(source).elements("svg")):
                names[shape].add(name)
    TABLE.write_text(table(names), encoding="utf-8")


def table(names: Mapping[str, Iterable[str]]) -> str:
    """Lay out the file: digests by the name of the icon that they are of.

    Args:
        names: Digest -> names of icons that draw just that.
    """
    meanings = meanings_of_icons()
    first = {meaning: icon for icon, meaning in reversed(meanings.items())}
    shapes: defaultdict[str, list[str]] = defaultdict(list)
    for shape, called in names.items():
        meant = {meanings[name] for name in called}
        if len(meant) == 1:
            shapes[first[meant.pop()]].append(shape)
    lines = [
        "# Digests of what icons draw (wb2pm/converters/labels/elements/icon_shapes.py), by the name",
        "# that an icon of that meaning has in icons.toml. Nothing of the drawings is here.",
        "# Written by docs/write_icon_shapes.py from these sets of icons:",
        *(f"# {s.package}@{s.version} ({s.licence})" for s in SETS),
    ]
    for icon in sorted(shapes):
        every = sorted(shapes[icon])
        rows = (every[at : at + _WIDE] for at in range(0, len(every), _WIDE))
        lines += [f'{icon} = """', *(" ".join(row) for row in rows), '"""']
    return "\n".join((*lines, ""))


def name_known(name: str, also: Mapping[str, str | None]) -> str | None:
    """Return the name in ``icons.toml`` of an icon that a set calls so.

    Args:
        name: As the set writes it, with sizes and styles.
        also: What the set calls otherwise than others do.

    Examples:
        >>> name_known("delete_24_filled", {}), name_known("list-bold", {"list": "menu"})
        ('delete', 'menu')
    """
    apart = re.sub(r"(?<=[a-z])(?=[A-Z0-9])|(?<=[0-9])(?=[A-Z])", "-", name)
    parts = [part for part in re.split(r"[\W_]+", apart.casefold()) if part]
    while parts:
        left = list(parts)
        while left:
            words = "-".join(left)
            if words in also:
                return also[words]
            if words in meanings_of_icons():
                return words
            if not (left[-1].isdecimal() or left[-1] in _STYLES):
                break
            left.pop()
        if not (parts[0] in _PREFIXES or parts[0].isdecimal()):
            break
        parts.pop(0)
    return None


def icons_of(one: IconSet, folder: Path) -> Iterator[tuple[str, str]]:
    """List the icons of a set that have a meaning: name in ``icons.toml``, and source.

    Args:
        one: The set.
        folder: Where packages were installed.
    """
    home = folder / "node_modules" / installed_as(one)
    if (version := json.loads((home / "package.json").read_bytes())["version"]) != (
        one.version
    ):
        raise SystemExit(f"{home}: {one.version} is needed, {version} is there")
    if one.package.startswith("@iconify-json/"):
        content: dict[str, dict[str, Any]] = json.loads(
            (home / "icons.json").read_bytes()
        )
        for name, icon in content["icons"].items():
            if known := name_known(name, one.also):
                yield known, f"<svg>{icon['body']}</svg>"
    for path in sorted(home.glob(one.scripts or "")) if one.scripts else ():
        for name, script in icons_in_script(path):
            if known := name_known(name, one.also):
                yield known, script
    for path in sorted(home.rglob("*.svg")):
        if known := name_known(path.stem, one.also):
            yield known, path.read_text(encoding="utf-8")


def icons_in_script(path: Path) -> Iterator[tuple[str, str]]:
    """List the icons that a script makes, one or many: what each is called, and it.

    Args:
        path: The script.
    """
    _, *rest = _NAMED.split(path.read_text(encoding="utf-8"))
    named = list(zip(rest[::2], rest[1::2], strict=True))
    drawn = [(name, part) for name, part in named if _DRAWN.search(part)]
    if not drawn or drawn[0][0].startswith("_"):
        drawn = [(path.stem, "".join(part for _, part in named))]
    for name, part in drawn:
        shapes = (
            (kind, " ".join(f'{name}="{value}"' for name, value in _SAID.findall(said)))
            for kind, said in _DRAWN.findall(part)
        )
        inner = "".join(f"<{kind} {said}/>" for kind, said in shapes)
        yield name, f"<svg>{inner}</svg>"


def installed_as(one: IconSet) -> str:
    """Return the folder of a package, of which two versions may be wanted."""
    versions = [other.version for other in SETS if other.package == one.package]
    return one.package + (f"-{one.version}" if one.version != versions[0] else "")


if __name__ == "__main__":
    if sys.argv[1:]:
        main(Path(sys.argv[1]))
    else:
        for one in SETS:
            alias = installed_as(one)
            alias = "" if alias == one.package else f"{alias}@npm:"
            print(f"{alias}{one.package}@{one.version}")
