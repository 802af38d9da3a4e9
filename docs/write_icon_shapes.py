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
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from wb2pm.converters.labels.icon_shapes import shape_of_icon
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


class IconSet(NamedTuple):
    """A set of icons: the package that has them, and what it calls otherwise.

    `also` are names of its own for icons that others call by the name given; a name
    that is given `None` means something else there than elsewhere. `scripts` are the
    files of a package that has no drawings but scripts that make them.
    """

    package: str
    version: str
    licence: str
    also: Mapping[str, str | None] = {}
    scripts: str | None = None


_MATERIAL: Final = {"filter": None, "more": None, "create": "edit"}
_FLUENT: Final = {
    "subtract": "minus",
    "navigation": "menu",
    "arrow-counterclockwise": "undo",
    "next": None,
    "previous": None,
}
_CARBON: Final = {
    "view": "eye",
    "view-off": "eye-off",
    "renew": "refresh",
    "subtract": "minus",
    "subtract-large": "minus",
    "rotate": None,
    "clone": None,
}
_ELEMENT: Final = {
    "view": "eye",
    "hide": "eye-off",
    "setting": "settings",
    "arrow-left": "chevron-left",
    "arrow-right": "chevron-right",
}
_ANT: Final = {
    "setting": "settings",
    "left": "chevron-left",
    "right": "chevron-right",
    "profile": None,
}
_BOOTSTRAP: Final = {"list": "menu", "dash": "minus", "dash-lg": "minus", "back": None}
_PHOSPHOR: Final = {"list": "menu", "export": None, "cross": None}
_REMIX: Final = {
    "arrow-left-s": "chevron-left",
    "arrow-right-s": "chevron-right",
    "subtract": "minus",
    "profile": None,
}
_RADIX: Final = {
    "cross": "close",
    "exit": "sign-out",
    "enter": "sign-in",
    "avatar": "user",
}
_OCTICONS: Final = {"dash": "minus", "rotate": None}
_MDI: Final = {"cross": None, "filter-list": None}
_AWESOME: Final = {"cross": None, "remove": None}
_TYPICONS: Final = {
    "tick": "check",
    "th-menu": "menu",
    "zoom": "search",
    "spanner": "wrench",
}
_UNICONS: Final = {"multiply": "close", "refresh": "refresh", "redo": None}
_EVA: Final = {"arrow-ios-back": "chevron-left", "arrow-ios-forward": "chevron-right"}
_BOXICONS: Final = {"show": "eye", "hide": "eye-off", "log-in-circle": "log-in"}
_MIXED: Final = _MATERIAL | _AWESOME | {"profile": None, "back": None}
_GG: Final = {
    "math-plus": "plus",
    "math-minus": "minus",
    "software-download": "download",
}

SETS: Final = (
    IconSet("heroicons", "2.2.0", "MIT"),
    IconSet("heroicons", "1.0.6", "MIT"),
    IconSet("@phosphor-icons/core", "2.1.1", "MIT", _PHOSPHOR),
    IconSet("@carbon/icons", "11.89.0", "Apache-2.0", _CARBON),
    IconSet("@element-plus/icons-svg", "2.3.2", "MIT", _ELEMENT),
    IconSet("@ant-design/icons-svg", "4.6.0", "MIT", _ANT),
    IconSet("@fluentui/svg-icons", "1.1.343", "MIT", _FLUENT),
    IconSet("bootstrap-icons", "1.13.2", "MIT", _BOOTSTRAP),
    IconSet("feather-icons", "4.29.2", "MIT"),
    IconSet("lucide-static", "1.62.0", "ISC"),
    IconSet("@tabler/icons", "3.51.0", "MIT", {"cross": None}),
    IconSet("ionicons", "8.1.0", "MIT", {"create": "edit"}),
    IconSet("@primer/octicons", "19.42.0", "MIT", _OCTICONS),
    IconSet("@material-design-icons/svg", "0.14.15", "Apache-2.0", _MATERIAL),
    IconSet("@mdi/svg", "7.4.47", "Apache-2.0", _MDI),
    IconSet("@fortawesome/fontawesome-free", "7.3.1", "CC-BY-4.0", _AWESOME),
    IconSet("@fortawesome/fontawesome-free", "6.7.2", "CC-BY-4.0", _AWESOME),
    IconSet("@fortawesome/fontawesome-free", "5.15.4", "CC-BY-4.0", _AWESOME),
    IconSet("remixicon", "4.9.1", "Apache-2.0", _REMIX),
    IconSet("boxicons", "2.1.4", "CC-BY-4.0 OR OFL-1.1 OR MIT", _BOXICONS),
    IconSet("eva-icons", "1.1.3", "MIT", _EVA),
    IconSet("iconoir", "7.12.1", "MIT"),
    IconSet("jam-icons", "2.0.0", "MIT"),
    IconSet("typicons.font", "2.1.2", "CC-BY-SA-4.0", _TYPICONS),
    IconSet("@mui/icons-material", "7.3.11", "MIT", _MATERIAL, "*.js"),
    IconSet("@radix-ui/react-icons", "1.3.2", "MIT", _RADIX, "dist/*.cjs.dev*.js"),
    IconSet("react-icons", "5.7.0", "MIT", _MIXED, "*/index.mjs"),
    IconSet("@iconify-json/radix-icons", "1.2.6", "MIT", _RADIX),
    IconSet("@iconify-json/uil", "1.2.3", "Apache-2.0", _UNICONS),
    IconSet("@iconify-json/gg", "1.2.2", "MIT", _GG),
    IconSet("@iconify-json/material-symbols", "1.2.98", "Apache-2.0", _MATERIAL),
    IconSet("@iconify-json/heroicons", "1.2.3", "MIT"),
    IconSet("@iconify-json/ph", "1.2.2", "MIT", _PHOSPHOR),
    IconSet("@iconify-json/carbon", "1.2.29", "Apache-2.0", _CARBON),
    IconSet("@iconify-json/ep", "1.2.4", "MIT", _ELEMENT),
    IconSet("@iconify-json/ant-design", "1.2.9", "MIT", _ANT),
    IconSet("@iconify-json/fluent", "1.2.60", "MIT", _FLUENT),
    IconSet("@iconify-json/bi", "1.2.7", "MIT", _BOOTSTRAP),
    IconSet("@iconify-json/feather", "1.2.1", "MIT"),
    IconSet("@iconify-json/lucide", "1.2.137", "ISC"),
    IconSet("@iconify-json/tabler", "1.2.41", "MIT", {"cross": None}),
    IconSet("@iconify-json/ion", "1.2.7", "MIT", {"create": "edit"}),
    IconSet("@iconify-json/octicon", "1.2.36", "MIT", _OCTICONS),
    IconSet("@iconify-json/ic", "1.2.4", "Apache-2.0", _MATERIAL),
    IconSet("@iconify-json/mdi", "1.2.3", "Apache-2.0", _MDI),
    IconSet("@iconify-json/fa6-solid", "1.2.4", "CC-BY-4.0", _AWESOME),
    IconSet("@iconify-json/fa6-regular", "1.2.4", "CC-BY-4.0", _AWESOME),
    IconSet("@iconify-json/fa-solid", "1.2.2", "CC-BY-4.0", _AWESOME),
    IconSet("@iconify-json/ri", "1.2.10", "Apache-2.0", _REMIX),
    IconSet("@iconify-json/bx", "1.2.3", "CC-BY-4.0 OR OFL-1.1 OR MIT", _BOXICONS),
    IconSet("@iconify-json/bxs", "1.2.3", "CC-BY-4.0 OR OFL-1.1 OR MIT", _BOXICONS),
    IconSet("@iconify-json/eva", "1.2.3", "MIT", _EVA),
    IconSet("@iconify-json/iconoir", "1.2.11", "MIT"),
    IconSet("@iconify-json/jam", "1.2.3", "MIT"),
    IconSet("@iconify-json/typcn", "1.2.2", "CC-BY-SA-4.0", _TYPICONS),
)
"""Sets as their makers draw them, and as Iconify hands them on, redrawn in fewer signs.
Only sets under licences that let everybody use them."""


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
        "# Digests of what icons draw (wb2pm/converters/labels/icon_shapes.py), by the name",
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
