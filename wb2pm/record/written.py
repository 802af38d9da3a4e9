"""In how many ways a text may be written: in addresses, pages, JSON and base64."""

from __future__ import annotations

import base64
import re
from html.entities import codepoint2name
from typing import Final

_SPACES: Final = (
    r"(?:\s|\+|%(?:25){0,4}20|\\{1,8}[nrt]|&(?:amp;){0,4}(?:nbsp|#160);){1,40}"
)
_SHORTEST_CODED: Final = 4
"""Signs of base64 that stand for three letters."""


def written_pattern(text: str) -> str:
    r"""Return a pattern that finds a text however each of its letters is written.

    Plainly, by its number in percents (once or more often, in either case), as a
    character reference of HTML, or behind the backslashes of JSON, mixed at will.

    Args:
        text: The text; white space in it stands for any.

    Examples:
        >>> found = re.compile(written_pattern('a&"b'))
        >>> forms = ['a&"b', "a%26%22b", "a&amp;&quot;b", r"a&\\\"b", "a%2526&#34;%62"]
        >>> all(found.fullmatch(form) for form in forms)
        True
    """
    parts = re.split(r"(\s+)", text)
    return "".join(
        _SPACES if part.isspace() else "".join(map(_sign, part)) for part in parts
    )


def coded_forms(text: str) -> list[str]:
    """List what base64 makes of a text, whatever stands before and after it.

    Three places to begin at, without the signs that its neighbours have a part in.

    Examples:
        >>> coded_forms("swordfish")
        ['c3dvcmRmaXNo', 'N3b3JkZmlza', 'zd29yZGZpc2']
    """
    raw = text.encode("utf-8", "replace")
    forms: list[str] = []
    for before in range(3):
        coded = base64.b64encode(bytes(before) + raw).decode()
        form = coded[-(-before * 8 // 6) : (before + len(raw)) * 8 // 6]
        if len(form) >= _SHORTEST_CODED:
            forms += [form, form.replace("+", "-").replace("/", "_")]
    return list(dict.fromkeys(forms))


def _sign(sign: str) -> str:
    number = ord(sign)
    ways = [re.escape(sign)]
    if sign in "\"'/\\":
        ways = [rf"\\{{0,8}}{re.escape(sign)}" if sign != "\\" else r"\\{1,16}"]
    percents = [f"%(?:25){{0,4}}{_hex(f'{byte:02x}')}" for byte in _bytes(sign)]
    ways.append("".join(percents))
    named = [f"#0{{0,4}}{number}", f"#[xX]0{{0,4}}{_hex(f'{number:x}')}"]
    if (name := codepoint2name.get(number)) is not None:
        named.append(name)
    if sign == "'":
        named.append("apos")
    ways.append(f"&(?:amp;){{0,4}}(?:{'|'.join(named)});")
    pairs = sign.encode("utf-16-be", "surrogatepass").hex()
    units = [pairs[at : at + 4] for at in range(0, len(pairs), 4)]
    ways.append("".join(rf"\\{{1,8}}u{_hex(unit)}" for unit in units))
    return f"(?:{'|'.join(ways)})"


def _bytes(sign: str) -> bytes:
    return sign.encode("utf-8", "surrogatepass")


def _hex(digits: str) -> str:
    return "".join(f"[{d}{d.upper()}]" if d.isalpha() else d for d in digits)
