"""What icons mean on buttons, and what they are called by what they draw."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING

import msgspec

if TYPE_CHECKING:
    from collections.abc import Mapping


@cache
def meanings_of_icons() -> Mapping[str, str]:
    """Return name or glyph of an icon -> what a button means that shows it.

    Examples:
        >>> meanings_of_icons()["trash"], meanings_of_icons()["\u00d7"]
        ('Delete', 'Close')
    """
    raw = (files("wb2pm.vocabulary") / "icons.toml").read_bytes()
    table = msgspec.toml.decode(raw, type=dict[str, tuple[str, ...]])
    return {icon: meaning for meaning, icons in table.items() for icon in icons}


@cache
def names_of_shapes() -> Mapping[str, str]:
    """Return digest of what an icon draws -> name of the icon, which has a meaning.

    `docs/write_icon_shapes.py` writes the file from sets of icons.

    Examples:
        >>> meanings_of_icons()[names_of_shapes()["a782caac"]]
        'Delete'
    """
    raw = (files("wb2pm.vocabulary") / "icon_shapes.toml").read_bytes()
    table = msgspec.toml.decode(raw, type=dict[str, str])
    return {shape: name for name, shapes in table.items() for shape in shapes.split()}
