"""How results show themselves: on a screen in words, in a notebook as a table."""

from __future__ import annotations

import reprlib
from collections.abc import Mapping
from dataclasses import fields, is_dataclass
from itertools import islice
from typing import TYPE_CHECKING, Any, Final

from msgspec import Struct

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    import pandas as pd

_LONGEST: Final = 1_600
"""Characters of a repr: a terminal of 80 by 24, with a margin."""
_TEXT: Final = 80
_MEMBERS: Final = 3
"""Members of a collection that are shown; how many there are is told."""
_DEEPEST: Final = 3
"""Levels that are shown: the value, what it holds, and what that is called."""
_ROWS: Final = 20
"""Rows that a notebook shows: a screen's worth. `to_frame` has them all."""


def short(value: object) -> str:
    """Write a value so that it fits a screen: long texts cut, collections counted.

    Args:
        value: Any value; of structures, fields that are empty are left out.

    Examples:
        >>> short(list(range(100)))
        '[0, 1, 2, ... 100 in all]'
        >>> short({"a": (), "b": "x" * 500})[:30]
        "{'a': (), 'b': 'xxxxxxxxxxxxxx"
    """
    told = _SHORT.repr(value)
    return told if len(told) <= _LONGEST else f"{told[: _LONGEST - 4]} ..."


class Shown:
    """A value whose repr fits a screen.

    Examples:
        >>> class Box(Shown, Struct):
        ...     name: str
        ...     content: tuple[int, ...] = ()
        >>> Box("big", tuple(range(9)))
        Box(name='big', content=(0, 1, 2, ... 9 in all))
    """

    __slots__ = ()

    def __repr__(self) -> str:
        """Return its class and fields, cut so that they fit a screen."""
        return short(self)


class Framed(Shown):
    """A value of which `to_frame` makes a table.

    Examples:
        >>> class Prices(Framed, Struct):
        ...     of: dict[str, float]
        ...     def rows(self):
        ...         return [{"thing": t, "price": p} for t, p in self.of.items()]
        >>> Prices({"tea": 2.5}).to_frame().to_dict("records")
        [{'thing': 'tea', 'price': 2.5}]
    """

    __slots__ = ()

    def rows(self) -> Sequence[Mapping[str, Any]]:
        """Return the rows of the table: column -> value."""
        raise NotImplementedError

    def to_frame(self) -> pd.DataFrame:
        """Return it as a table, a row each as `rows` lists them."""
        import pandas as pd

        return pd.DataFrame(list(self.rows()))


class Tabular(Framed):
    """A value that a notebook shows as its table.

    Examples:
        >>> class Names(Tabular, Struct):
        ...     of: tuple[str, ...]
        ...     def rows(self):
        ...         return [{"name": name} for name in self.of]
        >>> Names(("<Kim>",))._repr_html_().count("&lt;Kim&gt;")
        1
    """

    __slots__ = ()

    def _repr_html_(self) -> str:
        """Show the first rows in a notebook, escaped, with figures as people read them."""
        return table_html(self.rows())


def table_html(rows: Sequence[Mapping[Any, Any]]) -> str:
    """Write rows as an HTML table: escaped, numbers rounded, the first of many.

    Args:
        rows: Column -> value.

    Examples:
        >>> table_html([{"a": "<b>", "c": 1 / 3}])
        '<table><thead><tr><th>a</th><th>c</th></tr></thead><tbody><tr><td>&lt;b&gt;</td><td>0.33</td></tr></tbody></table>'
    """
    from html import escape

    names = list(dict.fromkeys(name for row in rows for name in row))
    head = "".join(f"<th>{escape(name)}</th>" for name in names)
    body = "".join(
        "<tr>"
        + "".join(f"<td>{escape(cell(row.get(name)))}</td>" for name in names)
        + "</tr>"
        for row in rows[:_ROWS]
    )
    table = f"<table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>"
    more = len(rows) - _ROWS
    return (
        f"{table}<p>and {more:,} rows more: to_frame() has all</p>"
        if more > 0
        else table
    )


def cell(value: object) -> str:
    """Write one value for people: two decimals, no time finer than a second.

    Examples:
        >>> cell(1234.5678), cell(None), cell(3), cell(("a", "b"))
        ('1,234.57', '-', '3', 'a, b')
    """
    from datetime import datetime

    if value is None or (isinstance(value, float | datetime) and value != value):  # noqa: PLR0124 (what pandas has for nothing)
        return "-"
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, float):
        return f"{value:,.2f}"
    if isinstance(value, int):
        return f"{value:,}"
    if isinstance(value, datetime):
        return value.isoformat(sep=" ", timespec="seconds")
    if isinstance(value, list | tuple):
        return ", ".join(map(cell, value))
    return "".join(c if c.isprintable() else " " for c in str(value))


def text_html(text: str) -> str:
    """Write a text as HTML: escaped, its lines kept, nothing in it that is not seen.

    Args:
        text: The text.

    Examples:
        >>> text_html("<b>")
        '<div style="white-space: pre-wrap">&lt;b&gt;</div>'
    """
    from html import escape

    seen = "".join(c if c.isprintable() or c == "\n" else " " for c in text)
    return f'<div style="white-space: pre-wrap">{escape(seen)}</div>'


class _Short(reprlib.Repr):
    """Writes values in a few words."""

    def __init__(self) -> None:
        super().__init__()
        self.maxlevel = _DEEPEST
        self.maxstring = self.maxother = _TEXT

    def repr1(self, x: Any, level: int) -> str:  # noqa: ANN401 (any value)
        names = _names_of_fields(x)
        if names is not None:
            return self._fields(x, names, level)
        if isinstance(x, tuple | list):
            begin, end = ("[", "]") if isinstance(x, list) else ("(", ")")
            return self._members(x, level, begin, end)
        if isinstance(x, set | frozenset) and x:
            return self._members(sorted(x, key=str), level, "{", "}")
        if isinstance(x, Mapping):
            return self._pairs(x, level)
        if type(x).__name__ == "DataFrame":
            return f"DataFrame of {len(x):,} rows"
        return super().repr1(x, level)

    def repr_float(self, x: float, _level: int) -> str:
        """Write a number as people read it: four decimals."""
        return repr(round(x, 4))

    def _fields(self, x: object, names: Iterable[str], level: int) -> str:
        name = type(x).__name__
        held = [(each, getattr(x, each)) for each in names]
        told = [(each, value) for each, value in held if not _is_empty(value)]
        if level < _DEEPEST:  # inside of something else: what it is called
            scalar = [(e, v) for e, v in told if isinstance(v, str | int | float)]
            rest = len(told) - len(scalar[:1])
            shown = [f"{e}={self.repr1(v, level - 1)}" for e, v in scalar[:1]]
            return f"{name}({', '.join([*shown, *(['...'] if rest else [])])})"
        inner = [f"{each}={self.repr1(value, level - 1)}" for each, value in told]
        return f"{name}({', '.join(inner)})"

    def _members(self, x: Sequence[Any], level: int, begin: str, end: str) -> str:
        shown = x[:_MEMBERS] if level > 0 else x[:0]
        inner = [self.repr1(each, level - 1) for each in shown]
        if len(shown) < len(x):
            inner.append(f"... {len(x):,} in all")
        elif isinstance(x, tuple) and len(x) == 1:
            inner.append("")
        return f"{begin}{', '.join(inner).rstrip()}{end}"

    def _pairs(self, x: Mapping[Any, Any], level: int) -> str:
        if level <= 0 and x:
            return f"{{... {len(x):,} in all}}"
        inner = [
            f"{self.repr1(key, level - 1)}: {self.repr1(value, level - 1)}"
            for key, value in islice(x.items(), _MEMBERS)
        ]
        if len(x) > _MEMBERS:
            inner.append(f"... {len(x):,} in all")
        return f"{{{', '.join(inner)}}}"


def _names_of_fields(x: object) -> Sequence[str] | None:
    """List the fields of a structure of any kind; None of what has none."""
    if isinstance(x, type):
        return None
    if isinstance(x, Struct):
        return x.__struct_fields__
    if is_dataclass(x):
        return [field.name for field in fields(x)]
    return getattr(x, "_fields", None) if isinstance(x, tuple) else None


def _is_empty(value: object) -> bool:
    return value is None or (isinstance(value, tuple | list | dict | str) and not value)


_SHORT: Final = _Short()
