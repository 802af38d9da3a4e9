"""What programs stumble over where a value is expected."""

from __future__ import annotations

import random
from typing import Any, Final, NamedTuple


class Raw(NamedTuple):
    """Text that is written into JSON as it is, whether that is JSON or not."""

    text: str


class Pairs(list[list[Any]]):
    """An object of JSON as its keys and values, so that a key may stand twice."""


NUMBERS: Final = (
    *("1e999", "-1e999", "NaN", "Infinity", "-Infinity", "1e-999", "-0", "0x10"),
    *("1" * 400, "1" * 5_000, "9" * 20, "-1", "0", "0.1", "1.", "01", "1e5", "1E+3"),
    *("9223372036854775807", "9223372036854775808", "18446744073709551616"),
    *("-9223372036854775809", "1700000000000", "1700000000000000000", "1e308"),
    *("253402300800", "253402300800000", "-62135596801", "4294967296", "2147483648"),
)
"""Numbers that not every program holds, and some that are none."""

TEXTS: Final = (
    *("", " ", "\0", "\ufeff", "\u202e", "\u2028", "\x85", "\x1b[31m", "e\u0301"),
    *("=1+1", "-1", "NaN", "1e999", "null", "true", "[]", "{}", '{"a": 1}', "[1, 2]"),
    *(
        "<script>alert(1)</script>",
        "../../etc/passwd",
        "/dev/zero",
        "%00",
        "]]>",
        "-->",
    ),
    *("9999-99-99T99:99:99Z", "0000-00-00", "0001-01-01T00:00:00+14:00", "10:00"),
    *("9999-12-31T23:59:59-14:00", "2024-02-30 25:61:61", "1970", "infinity", "-5"),
    *(
        "2024-03-31T02:30:00",
        "2024-01-01T00:00:60Z",
        "2024-W01-1",
        "1.1.24",
        "12/13/14",
    ),
    *(
        "99999999999999999999",
        "http://[::1",
        "http://a:99999/",
        "data:,x",
        "//",
        "\\\\x",
    ),
    *(
        "file:///etc/passwd",
        "javascript:1",
        "http://\ud800/",
        "http://xn--a/",
        "?a=%ff",
    ),
    *(
        "&a;",
        "&#0;",
        "{{7*7}}",
        "${x}",
        "%s%n",
        "'; DROP TABLE event; --",
        "[password]",
    ),
    *(
        "//*[1=1]",
        "id(",
        "/html[1]/body[0]/div[-1]",
        "#",
        "..",
        "[[",
        "xpath=//",
        "css=>",
    ),
    *("\N{FAMILY}" * 3, "\u200d" * 40, "\u0e01" * 30, "\U0010ffff", "\u00a0", "\u3000"),
)
"""Short texts that mean something else to somebody."""

PIECES: Final = (
    *(
        "a",
        " ",
        "(",
        "[",
        "{",
        "<",
        "<a>",
        "<div>",
        "&amp;",
        "@",
        ".",
        "-",
        "/",
        "//",
        "9",
    ),
    *(
        '"',
        "'",
        "\\",
        ",",
        ";",
        "\n",
        "\t",
        "%41",
        "a@",
        "a.",
        "1 ",
        ": ",
        "=",
        "?a=b&",
    ),
    *(
        "\u0301",
        "\U0001f600",
        "[1]",
        "/a[1]",
        "> ",
        "password ",
        "token=",
        "to the ",
        "|",
    ),
)
"""Pieces that make a long text when repeated, each for another slow pattern."""

LENGTHS: Final = (100, 1_000, 1_000, 1_000, 10_000, 10_000, 100_000)


def long_text(chance: random.Random, own: str = "") -> str:
    """Make a long text of one piece, or of what stood there."""
    piece = own[:200] if own and chance.random() < 0.4 else chance.choice(PIECES)
    end = chance.choice(["", "", "!", "\0", "x"])
    return piece * (chance.choice(LENGTHS) // len(piece) or 1) + end


def deep(chance: random.Random) -> Raw:
    """Make a value that stands deep inside others."""
    depth = chance.choice([30, 200, 900, 1_100, 3_000, 100_000])
    begin, end = chance.choice([("[", "]"), ('{"a":', "}"), ('[{"children":', "}]")])
    return Raw(begin * depth + chance.choice(["1", "", "{}"]) + end * depth)


def hostile(chance: random.Random, own: Any = None) -> Any:
    """Make a value for the place of another, perhaps of another type.

    Args:
        chance: Where chance comes from.
        own: What stood there.
    """
    how = chance.randrange(10)
    if how <= 2:
        return chance.choice(TEXTS)
    if how <= 4:
        return Raw(chance.choice(NUMBERS))
    if how == 5:
        return long_text(chance, own if isinstance(own, str) else "")
    if how == 6:
        return _odd(chance)
    if how == 7:
        return chance.choice([None, True, False, [], Pairs(), [[]], [None], {}, "x"])
    return other_type(chance, own)


def _odd(chance: random.Random) -> Any:
    """Make what most programs refuse outright: rare, as it hides all that follows."""
    how = chance.randrange(8)
    if how == 0:
        return Raw('"\\ud800 \\udfff"')
    return deep(chance) if how <= 2 else chance.choice(TEXTS)


def other_type(chance: random.Random, own: Any) -> Any:
    """Say the same in another type."""
    if isinstance(own, bool) or own is None:
        return chance.choice([0, 1, "true", "null", [own], not own])
    if isinstance(own, (int, float)):
        made = [str(own), [own], -own, own * 1_000, own + 0.5, Raw(f"{own}e3")]
        return chance.choice([*made, Pairs([["value", own]]), bool(own)])
    if isinstance(own, str):
        other = [
            [own],
            list(own[:50]),
            Pairs([["value", own]]),
            len(own),
            own.encode(errors="replace").hex(),
        ]
        return chance.choice([*other, own.swapcase(), f" {own}\n", own * 2, own[::-1]])
    if isinstance(own, Pairs):
        return chance.choice([[value for _, value in own], [own], str(own)[:500], None])
    if isinstance(own, list):
        numbered = Pairs([[str(at), value] for at, value in enumerate(own)])
        return chance.choice([numbered, [own], own[::-1], len(own), own[:1], None])
    return None


def as_text(value: Any) -> str:
    """Write a hostile value where only text can stand."""
    if isinstance(value, Raw):
        return value.text
    return value if isinstance(value, str) else str(value)
