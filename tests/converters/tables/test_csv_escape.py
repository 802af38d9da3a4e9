"""No cell runs as a formula, and no text is lost for it."""

from __future__ import annotations

import polars as pl
import pytest
from hypothesis import given
from hypothesis import strategies as st

from wb2pm.converters.tables.csv_escape import (
    escape_column,
    escape_text,
    unescape_column,
    unescape_text,
)

SIGNS = "=+-@\t\r\n\uff1d\uff0b\uff0d\uff20\u2212"
hostile = st.text(st.sampled_from([*SIGNS, *" '\"`a1\x00\x1f\x85\xa0\u200b\ufeff"]))
texts = st.text(st.characters(codec="utf-8")) | hostile


@given(texts)
def test_escaping_is_undone_exactly(text: str) -> None:
    """Whatever the text, the escape is reversible."""
    assert unescape_text(escape_text(text)) == text


@given(texts)
def test_escaping_needs_no_second_time(text: str) -> None:
    """What is escaped begins with an apostrophe; everything else is as it was."""
    escaped = escape_text(text)

    assert escaped in {text, "'" + text}
    assert escaped.lstrip(' "`\x00\x0b\x0c\xa0\ufeff\u200b')[:1] not in set(SIGNS) - {
        ""
    } or (escaped == "")


@given(st.lists(st.none() | texts))
def test_columns_are_escaped_as_texts_are(values: list[str | None]) -> None:
    """The fast way and the plain way give the same cells, there and back."""
    column = pl.Series(values, dtype=pl.String)

    escaped = escape_column(column)

    assert escaped.to_list() == [None if v is None else escape_text(v) for v in values]
    assert unescape_column(escaped).to_list() == values


@pytest.mark.parametrize(
    "text",
    [
        "=cmd|'/c calc'!A0",
        "+1",
        "-1",
        "@SUM(1)",
        "\t=1",
        "\r=1",
        "\n=1",
        '  "=1"',
        "'=1",
        "\ufeff=1",
        "\u200b=1",
        "\uff1d1",
        "\uff0b1",
        "\uff0d1",
        "\uff20a",
        "\xa0-2",
    ],
)
def test_what_could_be_a_formula_gets_an_apostrophe(text: str) -> None:
    """Signs count behind spaces, quotation marks and invisible characters too."""
    assert escape_text(text) == "'" + text


@pytest.mark.parametrize("text", ["", "a=b", "1-2", "Click 'OK'", "'tis", "kim@x.y"])
def test_ordinary_text_is_left_alone(text: str) -> None:
    """A sign within a text makes no formula."""
    assert escape_text(text) == text
