"""Each language's file, and what is asked of it."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec
import pytest

from wb2pm.errors import UnknownNameError
from wb2pm.vocabulary.expressions import Expression
from wb2pm.vocabulary.kinds import KINDS
from wb2pm.vocabulary.language import every_word, language, languages
from wb2pm.vocabulary.verbs import VERBS

every_language = pytest.mark.parametrize("code", languages())
TWELVE = ("de", "en", "es", "fr", "it", "ja", "nl", "pl", "pt", "ro", "ru", "zh")


def test_twelve_languages_have_a_file() -> None:
    """One file each."""
    assert set(TWELVE) <= set(languages())


@every_language
def test_a_language_knows_what_steps_need(code: str) -> None:
    """No section that reading rests on is empty."""
    known = language(code)

    for verb in ("Click", "Enter", "Select", "Press", "Navigate", "Delete", "Read"):
        assert known.verbs[verb], verb
    for kind in ("button", "link", "field", "dropdown", "checkbox", "option", "tab"):
        assert known.kinds[kind], kind
    assert {"Enter", "Tab", "Escape"} <= set(known.keys)
    assert known.common
    assert known.quotes
    assert known.fields.password
    assert known.buttons.submit
    assert known.buttons.save
    assert known.fields.prompts
    assert known.pages.row_actions
    assert known.pages.generic
    assert known.pages.operations


@every_language
def test_a_phrase_is_written_in_lower_case_and_means_one_thing(code: str) -> None:
    """No phrase stands under two verbs, two kinds or two keys."""
    known = language(code)

    for table in (known.verbs, known.kinds, known.keys):
        phrases = [phrase for row in table.values() for phrase in row]
        assert len(phrases) == len(set(phrases))
        assert [phrase for phrase in phrases if phrase != phrase.lower()] == []
        assert [phrase for phrase in phrases if phrase != phrase.strip()] == []


@every_language
def test_verbs_and_kinds_are_of_the_closed_sets(code: str) -> None:
    """All languages speak of the same things."""
    assert set(language(code).verbs) <= VERBS
    assert set(language(code).kinds) <= KINDS


@every_language
def test_every_pattern_of_a_language_compiles(code: str) -> None:
    """A slip in a pattern is found here, not where it is first used."""
    known = language(code)

    patterns = list(expressions(msgspec.structs.asdict(known)))

    assert patterns
    assert [p for p in patterns if not p.compiled.pattern] == []


def expressions(value: object) -> Iterator[Expression]:
    """Yield the patterns that a value holds, however deep."""
    if isinstance(value, Expression):
        yield value
    elif isinstance(value, msgspec.Struct):
        yield from expressions(msgspec.structs.asdict(value))
    elif isinstance(value, dict):
        yield from expressions(tuple(value.values()))
    elif isinstance(value, tuple):
        for inner in value:
            yield from expressions(inner)


def test_every_word_collects_over_all_languages() -> None:
    """A recording may hold several languages at once."""
    words = every_word(lambda known: known.fields.password)

    expected = {"password", "kennwort", "contraseña", "mot de passe", "パスワード"}
    assert expected | {"wachtwoord", "hasło", "senha", "parolă", "пароль"} <= words


def test_an_unknown_language_is_named_with_those_that_are_known() -> None:
    """Whoever asks learns what there is."""
    with pytest.raises(
        UnknownNameError, match=r"No language named 'xx'.*Known: de, en"
    ):
        language("xx")


def test_a_name_that_no_section_has_is_an_error() -> None:
    """A slip in a file is found, not passed over."""
    kind = type(language("de").grammar)

    with pytest.raises(msgspec.ValidationError, match="unknown field `articels`"):
        msgspec.convert({"articels": ["der"]}, kind)
