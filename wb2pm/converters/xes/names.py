"""What XES files call things: keys, kinds of values, extensions.

IEEE 1849-2016 wants the key of an attribute to be an XML name (`xs:Name`). A
column may be called anything, so what an XML name cannot hold is written as
``_xHHHH_``, the code point in hexadecimal, as XML serialisers of databases do
(ISO 9075-14, clause 9.1): ``window title`` becomes ``window_x0020_title``.
The escape can always be taken back.
"""

from __future__ import annotations

import re
from typing import Final, Literal

Kind = Literal["string", "date", "int", "float", "boolean", "id"]
"""The elementary attribute types of XES; the names are those of the tags."""

KINDS: Final[tuple[Kind, ...]] = ("string", "date", "int", "float", "boolean", "id")

EXTENSIONS: Final[dict[str, tuple[str, str]]] = {
    "concept": ("Concept", "http://www.xes-standard.org/concept.xesext"),
    "time": ("Time", "http://www.xes-standard.org/time.xesext"),
    "lifecycle": ("Lifecycle", "http://www.xes-standard.org/lifecycle.xesext"),
    "org": ("Organizational", "http://www.xes-standard.org/org.xesext"),
    "identity": ("Identity", "http://www.xes-standard.org/identity.xesext"),
    "cost": ("Cost", "http://www.xes-standard.org/cost.xesext"),
    "micro": ("Micro", "http://www.xes-standard.org/micro.xesext"),
    "semantic": ("Semantic", "http://www.xes-standard.org/semantic.xesext"),
}
"""Prefix -> name and identifier of the standard extensions, in the order in
which they are declared when a key uses their prefix."""

# Every range is a letter in all editions of XML 1.0, since validators differ in
# the edition they follow.
_LETTERS = (
    "A-Za-z\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u00ff\u0391-\u03a1\u03a3-\u03ce\u0401"
    "\u0410-\u044f\u0451\u3041-\u3094\u30a1-\u30fa\u4e00-\u9fa5\uac00-\ud7a3"
)
_NAME = re.compile(f"[:_{_LETTERS}][-.:_0-9{_LETTERS}]*")
_UNFIT = re.compile(f"^[-.0-9]|[^-.:_0-9{_LETTERS}]|_(?=x[0-9A-F]{{4,6}}_)")
_ESCAPED = re.compile("_x([0-9A-F]{4,6})_")
_LAST_CODE_POINT = 0x10FFFF


def escape_key(name: str) -> str:
    """Turn any non-empty text into an XML name.

    Args:
        name: A column's name.

    Returns:
        `name` itself where it is an XML name already.

    Examples:
        >>> escape_key("org:resource"), escape_key("window title"), escape_key("1st")
        ('org:resource', 'window_x0020_title', '_x0031_st')
    """
    if _NAME.fullmatch(name) and "_x" not in name:
        return name
    return _UNFIT.sub(lambda found: f"_x{ord(found[0]):04X}_", name)


def unescape_key(key: str) -> str:
    """Take `escape_key` back.

    Examples:
        >>> unescape_key("window_x0020_title")
        'window title'
        >>> unescape_key(escape_key("_x0020_"))
        '_x0020_'
    """
    if "_x" not in key:
        return key
    return _ESCAPED.sub(_character, key)


def _character(found: re.Match[str]) -> str:
    code = int(found[1], 16)
    return chr(code) if code <= _LAST_CODE_POINT else found[0]
