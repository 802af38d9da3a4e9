"""The tables of icons agree with each other."""

from __future__ import annotations

import re
import tomllib
from importlib.resources import files

from wb2pm.vocabulary.icons import meanings_of_icons, names_of_shapes


def test_an_icon_has_one_meaning() -> None:
    """However many names have it."""
    raw = (files("wb2pm.vocabulary") / "icons.toml").read_text(encoding="utf-8")
    named = [icon for icons in tomllib.loads(raw).values() for icon in icons]

    assert len(named) == len({*named}) == len(meanings_of_icons())


def test_every_drawing_is_of_an_icon_with_a_meaning() -> None:
    """A digest stands in the table once."""
    raw = (files("wb2pm.vocabulary") / "icon_shapes.toml").read_text(encoding="utf-8")
    listed = " ".join(tomllib.loads(raw).values()).split()

    assert len(listed) == len({*listed}) == len(names_of_shapes()) > 5000
    assert [one for one in listed if not re.fullmatch("[0-9a-f]{8}", one)] == []
    assert {*names_of_shapes().values()} <= {*meanings_of_icons()}
