"""What stands beside a field that has no name of its own in an accessibility tree."""

from __future__ import annotations

import re
from typing import NamedTuple

from wb2pm.converters.agents.accessibility import (
    BOX_ROLES,
    FIELD_ROLES,
    NearbyText,
    unquoted,
)

_LINE = re.compile(
    r"(?P<indent>[ \t]*)(?:\[(?P<id>[^\]]+)\] )?(?P<role>[^\s,'\"]+)"
    r"(?: (?P<name>'(?:\\.|[^'\\])*'|\"(?:\\.|[^\"\\])*\"))?"
)
_WORDS = {"textbox": "field", "searchbox": "field", "radio": "radio button"}
_SHOWN = frozenset({"StaticText", "LabelText", "LayoutTableCell", "cell", "gridcell"})
_STRUCTURE = frozenset(
    {"generic", "paragraph", "InlineTextBox", "none", "group", "row", "LayoutTableRow"}
)
_LONGEST = 60
_FARTHEST = 12
"""Lines away from a field at which its caption may stand."""


class _Line(NamedTuple):
    depth: int
    identifier: str | None
    role: str
    name: str


def name_beside(tree: str, identifier: str) -> NearbyText | None:
    r"""Name a field by the text beside it, or by its place among others like it.

    A box (checkbox, radio button) is named by the text after it, any other field
    by the text before it, unless another control is nearer. Of several nameless
    fields of one kind the place is the only thing that tells one from another.

    Args:
        tree: The whole tree, as text.
        identifier: The field's id.

    Examples:
        >>> tree = "RootWebArea ''\n\t[1] LabelText ''\n\t\tStaticText 'User'\n\t[2] textbox ''"
        >>> name_beside(tree, "2")
        NearbyText(name='User', source='text beside it')
        >>> name_beside("[1] radio ''\n[2] radio ''", "2")
        NearbyText(name='Radio button 2', source='position')
    """
    lines = [
        _Line(len(m["indent"]), m["id"], m["role"], unquoted(m["name"]).strip())
        for m in map(_LINE.match, tree.splitlines())
        if m
    ]
    at = next(
        (i for i, line in enumerate(lines) if line.identifier == identifier), None
    )
    if at is None or lines[at].name or lines[at].role.lower() not in FIELD_ROLES:
        return None
    before, after = (
        lines[max(0, at - _FARTHEST) : at][::-1],
        lines[at + 1 : at + _FARTHEST],
    )
    sides = (after, before) if lines[at].role.lower() in BOX_ROLES else (before,)
    for side in sides:
        if caption := _caption(side):
            return NearbyText(caption, "text beside it")
    alike = [line for line in lines if line.role == lines[at].role and not line.name]
    if len(alike) == 1:
        return None
    word = _WORDS.get(lines[at].role, lines[at].role)
    return NearbyText(f"{word.capitalize()} {alike.index(lines[at]) + 1}", "position")


def _caption(side: list[_Line]) -> str | None:
    """Take the nearest text on one side, if no other control comes first."""
    for line in side:
        if line.role in _SHOWN and line.name:
            usable = len(line.name) <= _LONGEST and any(c.isalpha() for c in line.name)
            return line.name if usable else None
        if line.role not in _STRUCTURE and line.role not in _SHOWN:
            return None
    return None
