"""What a reader sees of texts and figures."""

from __future__ import annotations

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from wb2pm.report.text import (
    count_of,
    show_duration,
    show_number,
    show_share,
    show_text,
    text_width,
    wrap_text,
)


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("Show Report", "Show Report"),
        ("two\r\nlines\tand a tab", "two lines and a tab"),
        ("nul\x00 bell\x07", "nul<U+0000> bell<U+0007>"),
        ("pay\u202efdp.exe", "pay<U+202E>fdp.exe"),
        ("\u2066isolated\u2069", "<U+2066>isolated<U+2069>"),
        ("lone \ud800 surrogate", "lone <U+D800> surrogate"),
        ("zero\u200bwidth\ufeff", "zero<U+200B>width<U+FEFF>"),
        ("שלום 日本 é 😀", "שלום 日本 é 😀"),
    ],
)
def test_nothing_in_a_text_stays_hidden(text: str, shown: str) -> None:
    """Characters without a shape are named; every other one is kept."""
    assert show_text(text) == shown


def test_a_long_text_says_how_much_is_missing() -> None:
    """The cut is never silent."""
    assert show_text("x" * 3000, limit=10) == "xxxxxxxxxx… (2,990 characters more)"


@given(st.text(st.characters()))
def test_shown_texts_can_be_encoded_and_have_no_controls(text: str) -> None:
    """Whatever comes in, what is shown is one line of valid text."""
    shown = show_text(text)

    shown.encode("utf-8")
    assert not [c for c in shown if unicodedata.category(c) in {"Cc", "Cs"}]


def test_unknown_figures_are_not_zero() -> None:
    """A dash stands where nothing is known."""
    assert show_duration(None) == show_number(None) == show_share(None) == "\u2013"


@pytest.mark.parametrize(
    ("seconds", "shown"),
    [(0.04, "0 s"), (9.94, "9.9 s"), (9.96, "10 s"), (59.6, "1 min 00 s")],
)
def test_durations_round_once(seconds: float, shown: str) -> None:
    """Rounding never gives 60 seconds."""
    assert show_duration(seconds) == shown


def test_counting_words() -> None:
    """One is singular."""
    assert count_of(1, "activity", "activities") == "1 activity"
    assert count_of(1200, "activity", "activities") == "1,200 activities"


@given(st.text(st.characters(codec="ascii", exclude_categories=["Cc"]), max_size=200))
def test_wrapping_loses_nothing(text: str) -> None:
    """With lines enough, all characters but blanks are there, in order."""
    lines = wrap_text(text, width=60, size=12, lines=1000)

    assert "".join("".join(lines).split()) == "".join(text.split())
    assert all(text_width(line, size=12) <= 60 for line in lines if len(line) > 1)


def test_a_word_too_long_for_a_line_is_broken() -> None:
    """Addresses have no blanks to break at."""
    lines = wrap_text("a" * 30, width=60, size=12, lines=2)

    assert len(lines) == 2
    assert lines[1].endswith("…")
    assert wrap_text("", width=60, size=12, lines=2) == [""]
    assert text_width("漢", size=10) > text_width("a", size=10)
