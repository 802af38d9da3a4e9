"""Reading the recorder's key stream, and splitting what it merged."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from wb2pm.converters.sources.pynput_keys import character, key_name, split_keys

BACKSLASH = chr(92)


def runs(key: str) -> list[tuple[str, str]]:
    """Return kind and value of each run."""
    return [(run.kind, run.value) for run in split_keys(key)]


@pytest.mark.parametrize(
    ("token", "text"),
    [
        ("'a'", "a"),
        ('"\'"', "'"),
        ("'\"'", '"'),
        (repr(BACKSLASH), BACKSLASH),
        ("'\\xe9'", "\u00e9"),
        ("'\\u2019'", "\u2019"),
        ("'\\U0001f600'", "\U0001f600"),
        ("'\\U00ffffff'", "\\U00ffffff"),
        ("'\u00e9'", "\u00e9"),
        ("Key.space", " "),
        ("Key.enter", None),
        ("<179>", None),
        ("[dead]", None),
        ("'\\x01'", None),
        ("'\\n'", None),
        ("''", None),
        ("'", None),
        ("", None),
    ],
)
def test_a_key_leaves_its_character_behind(token: str, text: str | None) -> None:
    """Quotes of either kind, escapes, and keys that leave nothing."""
    assert character(token) == text


@pytest.mark.parametrize(
    ("token", "name"),
    [
        ("Key.enter", "Enter"),
        ("Key.return", "Enter"),
        ("Key.esc", "Escape"),
        ("Key.page_down", "Page Down"),
        ("Key.cmd_r", "Cmd"),
        ("Key.alt_gr", "AltGr"),
        ("'\\x01'", "a"),
        ("<179>", "<179>"),
        ("[dead]", "[dead]"),
        ("'s'", "s"),
        (r"'\r'", "Enter"),
        (r"'\t'", "Tab"),
    ],
)
def test_a_key_has_its_usual_name(token: str, name: str) -> None:
    """Sides of the keyboard and codes of control characters do not matter."""
    assert key_name(token) == name


@pytest.mark.parametrize(
    ("key", "expected"),
    [
        ("'a' 'b'", [("type", "ab")]),
        ("Key.shift 'B' 'u' Key.space 'x'", [("type", "Bu x")]),
        ("'a' 'x' Key.backspace 'b'", [("type", "ab")]),
        ("Key.tab 'b'", [("press", "Tab"), ("type", "b")]),
        ("Key.enter 'c'", [("press", "Enter"), ("type", "c")]),
        ("Key.cmd 'v'", [("press", "Cmd+V")]),
        ("Key.cmd 'a' 'x'", [("press", "Cmd+A"), ("type", "x")]),
        ("Key.ctrl Key.shift 'K'", [("press", "Ctrl+Shift+K")]),
        ("Key.ctrl", [("press", "Ctrl")]),
        ("Key.alt Key.left", [("press", "Alt+Left")]),
        ("Key.ctrl '\\x01'", [("press", "Ctrl+A")]),
        ("Key.backspace Key.backspace", [("press", "Backspace")]),
        ("Key.shift", [("press", "Shift")]),
        ("'a' Key.backspace", [("type", "")]),
        ("Key.down Key.down Key.enter", [("press", "Down")] * 2 + [("press", "Enter")]),
        ("<179>", [("press", "<179>")]),
        ("'a' [dead] 'e'", [("type", "a"), ("press", "[dead]"), ("type", "e")]),
        ("", []),
        ("   ", []),
    ],
)
def test_keys_that_belong_together_make_a_run(
    key: str, expected: list[tuple[str, str]]
) -> None:
    """Text with what corrects it; every other key by itself or in its shortcut."""
    assert runs(key) == expected


def test_backspace_beyond_the_run_is_counted() -> None:
    """It erased what stood in the field before."""
    (run,) = split_keys("'a' Key.backspace Key.backspace Key.backspace 'b'")

    assert (run.value, run.erased) == ("b", 2)


tokens = st.lists(
    st.one_of(
        st.characters(codec="utf-8").filter(lambda c: c != " ").map(repr),
        st.sampled_from(
            [
                "Key.space",
                "Key.shift",
                "Key.backspace",
                "Key.enter",
                "Key.tab",
                "Key.cmd",
                "Key.ctrl",
                "<12>",
                "[dead]",
                "Key.caps_lock",
            ]
        ),
    )
)


@given(tokens)
def test_no_key_is_lost_in_splitting(keys: list[str]) -> None:
    """Together the runs hold every token, in order."""
    joined = " ".join(keys)

    found = [token for run in split_keys(joined) for token in run.tokens]

    assert found == [token for token in joined.split(" ") if token]


@given(st.text(alphabet=st.characters(codec="utf-8", exclude_categories=["C", "Z"])))
def test_typed_text_comes_back_as_it_was_typed(text: str) -> None:
    """Whatever printable characters were typed."""
    key = " ".join("Key.space" if c == " " else repr(c) for c in text)

    assert "".join(run.value for run in split_keys(key)) == text
