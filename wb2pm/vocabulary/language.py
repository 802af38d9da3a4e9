"""A language as a value, read from its file."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from functools import cache, cached_property
from importlib.resources import files
from typing import TYPE_CHECKING, Final

import msgspec
from msgspec import Struct

from wb2pm.errors import UnknownNameError
from wb2pm.vocabulary.answering import AnsweringWords
from wb2pm.vocabulary.expressions import UPPER, Expression
from wb2pm.vocabulary.goals import DemandWords, GoalWords
from wb2pm.vocabulary.judging import JudgingWords, SteeringWords
from wb2pm.vocabulary.kinds import Kind
from wb2pm.vocabulary.pages import PageWords
from wb2pm.vocabulary.phrases import one_of, phrase_pattern
from wb2pm.vocabulary.prose import Prose
from wb2pm.vocabulary.sections import (
    ButtonWords,
    CheckingWords,
    FieldWords,
    GrammarWords,
    Phrases,
    QuestionWords,
    SecretWords,
    StateWords,
)
from wb2pm.vocabulary.sentences import Sentences
from wb2pm.vocabulary.verbs import Verb

if TYPE_CHECKING:
    from collections.abc import Mapping

_FOLDER: Final = files("wb2pm.vocabulary") / "languages"


class Language(
    Struct,
    frozen=True,
    kw_only=True,
    forbid_unknown_fields=True,
    dict=True,
    eq=False,
):
    """The words of one language.

    Attributes:
        code: Two letters of ISO 639-1.
        name: What it calls itself.
        english_name: Its English name.
        spaces: Whether its words are set apart by spaces.
        verb_first: Whether an instruction's verb stands before what it is about.
        stemmer: Name of its Snowball algorithm, if there is one.
        letters: What it writes beside the letters a to z, in lower case.
        common: Its most frequent small words, by which it is recognised.
        quotes: Pairs of quotation marks, opening and closing.
        verbs: What steps say, by verb.
        kinds: What elements are called, by kind.
        keys: What keys are called, by the name that the DOM gives them.
        grammar: The small words that show how a step is put together.
        prose: Patterns by which its prose is taken apart, if it has them.
        fields: Words by which fields are known.
        buttons: What buttons say, by what they do.
        states: What pages say of themselves.
        checking: Words that names and steps are compared by.
        sentences: The sentences in which procedures are written, if there are any.
        secrets: How texts say secrets, and words that are none.
        questions: What questions about work say, by what they ask for.
        pages: Words of pages and addresses that name no record and no element.
        goals: What elements say that tells the goal they were used for.
        demands: What a written goal demands, and how it says it.
        judging: Words by which steps and answers are compared.
        answering: What intents and steps say, to answer questions about them.
        steering: What texts say that are meant for a language model.
    """

    code: str
    name: str
    english_name: str
    spaces: bool = True
    verb_first: bool = True
    stemmer: str | None = None
    letters: str = ""
    common: Phrases = ()
    quotes: tuple[tuple[str, str], ...] = ()
    verbs: dict[Verb, Phrases] = {}
    kinds: dict[Kind, Phrases] = {}
    keys: dict[str, Phrases] = {}
    grammar: GrammarWords = GrammarWords()
    prose: Prose | None = None
    fields: FieldWords = FieldWords()
    buttons: ButtonWords = ButtonWords()
    states: StateWords = StateWords()
    checking: CheckingWords = CheckingWords()
    sentences: Sentences | None = None
    secrets: SecretWords = SecretWords()
    questions: QuestionWords = QuestionWords()
    pages: PageWords = PageWords()
    goals: GoalWords = GoalWords()
    demands: DemandWords = DemandWords()
    judging: JudgingWords = JudgingWords()
    answering: AnsweringWords = AnsweringWords()
    steering: SteeringWords = SteeringWords()

    @cached_property
    def verb_of(self) -> Mapping[str, Verb]:
        """Phrase -> verb."""
        return {phrase: verb for verb, row in self.verbs.items() for phrase in row}

    @cached_property
    def kind_of(self) -> Mapping[str, Kind]:
        """Word -> kind of element."""
        return {word: kind for kind, row in self.kinds.items() for word in row}

    @cached_property
    def key_of(self) -> Mapping[str, str]:
        """Name of a key -> the name that the DOM gives it."""
        return {word: key for key, row in self.keys.items() for word in row}


def languages() -> tuple[str, ...]:
    """List the codes of all languages that have a file, sorted.

    Examples:
        >>> {"de", "en", "ja"} <= set(languages())
        True
    """
    return _codes()


@cache
def _codes() -> tuple[str, ...]:
    names = (entry.name for entry in _FOLDER.iterdir())
    return tuple(sorted(n.removesuffix(".toml") for n in names if n.endswith(".toml")))


@cache
def language(code: str) -> Language:
    """Read a language's file; each is read once.

    Args:
        code: Such as ``de``; a region (``pt-BR``, ``zh_CN``) makes no difference.

    Raises:
        UnknownNameError: If there is no file of that language.

    Examples:
        >>> language("fr").name, language("de-AT").code
        ('Français', 'de')
    """
    base = base_code(code)
    if base not in _codes():
        raise UnknownNameError("language", code, list(_codes()))
    if base != code:
        return language(base)

    def expression(kind: type, written: object) -> Expression:
        if kind is Expression and isinstance(written, list):
            return Expression(written, lambda: _names(base))
        raise NotImplementedError(kind)

    content = (_FOLDER / f"{base}.toml").read_bytes()
    return msgspec.toml.decode(content, type=Language, dec_hook=expression)


def _names(code: str) -> dict[str, str]:
    """Write what may stand in an expression between at signs."""
    kinds = one_of(language(code).kind_of)
    return {"kind": rf"\b(?:{kinds})s?\b(?!:)", "upper": UPPER}


def base_code(code: str) -> str:
    """Return a tag of a language without its region and script.

    Examples:
        >>> base_code("zh-Hans-CN"), base_code("DE_at")
        ('zh', 'de')
    """
    return code.replace("_", "-").split("-", 1)[0].strip().lower()


def every_word(
    of: Callable[[Language], Iterable[str]], codes: Iterable[str] | None = None
) -> frozenset[str]:
    """Collect words over several languages.

    Args:
        of: Takes the words out of one.
        codes: The languages; all, if none are named.

    Examples:
        >>> words = every_word(lambda language: language.fields.password)
        >>> {"password", "passwort", "пароль", "密码"} <= words
        True
    """
    return frozenset(
        word for code in (codes or languages()) for word in of(language(code))
    )


def says_searching(name: str) -> bool:
    """Return whether a field, by its name in any language, holds what is looked up.

    Args:
        name: What the field is called, or its prompt.

    Examples:
        >>> says_searching("Search experiments"), says_searching("Select segments")
        (True, False)
    """
    known = (language(code).goals.searching for code in languages())
    return any(searching.match(name) for searching in known)


def speaks_of_searching(prompt: str) -> bool:
    """Return whether a prompt has a word for searching, in any language.

    Args:
        prompt: What a field shows until something is written in it.

    Examples:
        >>> speaks_of_searching("Quick search"), speaks_of_searching("Enter a name")
        (True, False)
    """
    return _searching().search(prompt) is not None


@cache
def _searching() -> re.Pattern[str]:
    """Compile the words for searching of all languages."""
    return phrase_pattern(every_word(lambda known: known.fields.search))
