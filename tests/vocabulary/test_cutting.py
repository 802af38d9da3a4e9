"""Words and stems in any script."""

from __future__ import annotations

import pytest

from wb2pm.vocabulary.cutting import stem, words
from wb2pm.vocabulary.phrases import phrase_pattern


@pytest.mark.parametrize(
    ("text", "code", "cut"),
    [
        ("Größe, Farbe", "de", ("Größe", "Farbe")),
        ("Όνομα χρήστη", None, ("Όνομα", "χρήστη")),
        ("اسم المستخدم", None, ("اسم", "المستخدم")),
        ("उपयोगकर्ता नाम", None, ("उपयोगकर्ता", "नाम")),
        ("don't stop", "en", ("don't", "stop")),
        ("l'adresse dell'utente", "it", ("l", "adresse", "dell", "utente")),
        ("在用户名框中输入", "zh", ("在", "用户名", "框中", "输入")),
        ("注文を確定する", "ja", ("注文を確定する",)),
        ("№ 7 / a_b", None, ("7", "a", "b")),
    ],
)
def test_words_are_cut_by_the_rules_of_their_script(
    text: str, code: str | None, cut: tuple[str, ...]
) -> None:
    """No script is left out, and no mark is torn off its letter."""
    assert words(text, code) == cut


@pytest.mark.parametrize(
    ("word", "code", "stemmed"),
    [
        ("Bestellungen", "de", "bestell"),
        ("pedidos", "es", "ped"),
        ("注文", "ja", "注文"),
        ("ОБРАЗЕЦ", None, "образец"),
    ],
)
def test_stems_are_snowballs(word: str, code: str | None, stemmed: str) -> None:
    """Where Snowball has no language, a word is its own stem."""
    assert stem(word, code) == stemmed


def test_phrases_are_found_as_whole_words_where_words_are_set_apart() -> None:
    """In Japanese and Chinese text they may stand anywhere."""
    pattern = phrase_pattern(["pin", "code pin", "密码"])

    assert pattern.search("Ihre PIN:")
    assert pattern.search("opinion") is None
    assert pattern.search("登录密码框")
    assert phrase_pattern([]).search("") is None
