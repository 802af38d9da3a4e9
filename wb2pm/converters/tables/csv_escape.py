"""Text in CSV files that a spreadsheet must not take for a formula.

A recording is foreign text. A cell such as ``=HYPERLINK(...)`` runs when the file
is opened in a spreadsheet (CWE-1236, "formula injection"). The escape puts an
apostrophe before every text that a spreadsheet could take for a formula: one
that begins, after spaces, quotation marks and invisible characters, with
``=``, ``+``, ``-``, ``@``, a tab, a line break, or one of the signs that spreadsheets
fold to these (full-width ``\uff1d \uff0b \uff0d \uff20`` and small or raised forms).
An apostrophe counts as a quotation mark, so a text that already looks escaped
is escaped again: that makes the escape reversible. Numbers in number columns
are never touched; a negative number is no formula.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import polars as pl

_GUARD = "'"
# The same characters for Python and for Polars, whose \s differ.
_SKIPPED = (
    " \t\n\r\x0b\x0c\x1c-\x1f\x85\xa0\u1680\u2000-\u200f\u2028-\u202f\u205f-\u2064\u3000"
    "\ufeff\x00\"'`\u00b4\u2018-\u201f\uff02\uff07"
)
_SIGNS = (
    "=+\\-@\t\r\n\uff1d\uff0b\uff0d\uff20\ufe66\ufe62\ufe63\ufe6b\u207a\u207b\u207c"
    "\u208a\u208b\u208c\u2212"
)
_FORMULA = f"\\A[{_SKIPPED}]*[{_SIGNS}]"
_formula = re.compile(_FORMULA)


def escape_text(text: str) -> str:
    """Keep a spreadsheet from taking a text for a formula.

    Args:
        text: What a cell is to hold.

    Returns:
        The text, with an apostrophe in front if it needs one.

    Examples:
        >>> escape_text("=1+1"), escape_text("1+1"), escape_text("'=1+1")
        ("'=1+1", '1+1', "''=1+1")
    """
    return _GUARD + text if _formula.match(text) else text


def unescape_text(text: str) -> str:
    """Undo `escape_text`.

    Examples:
        >>> unescape_text("'=1+1"), unescape_text("'tis")
        ('=1+1', "'tis")
    """
    escaped = text.startswith(_GUARD) and _formula.match(text[1:])
    return text[1:] if escaped else text


def escape_column(values: pl.Series) -> pl.Series:
    """Escape a column of text as `escape_text` does; missing values stay missing.

    Examples:
        >>> import polars as pl
        >>> escape_column(pl.Series(["@a", None, "a"])).to_list()
        ["'@a", None, 'a']
    """
    needs = values.str.contains(_FORMULA)
    return values.zip_with(~needs.fill_null(value=False), _GUARD + values)


def unescape_column(values: pl.Series) -> pl.Series:
    """Undo `escape_column`.

    Examples:
        >>> import polars as pl
        >>> unescape_column(pl.Series(["'@a", None, "a"])).to_list()
        ['@a', None, 'a']
    """
    escaped = values.str.contains("\\A'" + _FORMULA.removeprefix("\\A"))
    return values.zip_with(~escaped.fill_null(value=False), values.str.slice(1))
