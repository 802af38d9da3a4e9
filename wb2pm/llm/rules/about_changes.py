"""Questions about doing the same work with something else."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from wb2pm.llm.answers import Claim
from wb2pm.vocabulary.expressions import UPPER
from wb2pm.vocabulary.language import language

if TYPE_CHECKING:
    from collections.abc import Sequence

    from wb2pm.llm.rules.question_kinds import AskedQuestion
    from wb2pm.llm.rules.subjects import Subject, SubjectStep

_WORD: Final = re.compile(r"[\w$/.-]*\w", re.UNICODE)
_QUOTES: Final = "\"'\u201c\u201d\u2018\u2019"
_VALUE: Final = re.compile(
    rf"[{_QUOTES}](?=\S)([^\"\u201c\u201d]+?)[{_QUOTES}](?!\w)"
    r"|((?<!\w)[$\u20ac\u00a3]?\d[\w.,:/-]*\w|(?<!\w)\d)"
    rf"|((?<![.!?] )(?<!\w)[{UPPER}][\w'-]*(?: [{UPPER}][\w'-]*)*)"
)
"""A value in a phrase: a quoted text, a number or date, or a name."""
_STEM: Final = 3
"""Letters that two forms of a word share at least."""


def how_to_change(asked: AskedQuestion, subjects: Sequence[Subject]) -> list[Claim]:
    """Return which steps name what is to be replaced, and with what."""
    if not (asked.old and asked.new and subjects):
        return []
    subject = subjects[0]
    if claims := _exchanged(_values(asked.old), _values(asked.new), subject):
        return claims
    old, new = _differing(asked.old, asked.new, subject.title)
    touched = [step for step in subject.steps if _mentions(step, old)]
    if not old or not new or not touched:
        last = subject.steps[-1]
        return [
            Claim(
                sentence=f"The steps stay the same up to the last ({last.number}), which"
                f" is then about {asked.new} instead of {asked.old}.",
                citations=(last.citation,),
            )
        ]
    old = [word for word in old if any(_mentions(step, [word]) for step in touched)]
    claims = [
        Claim(
            sentence=f'In step {step.number}, use "{" ".join(new)}" instead of'
            f' "{" ".join(old)}": {_rewritten(step.gist, old, new)}',
            citations=(step.citation,),
        )
        for step in touched
    ]
    return _with_rest(claims, subject)


def _exchanged(old: Sequence[str], new: Sequence[str], subject: Subject) -> list[Claim]:
    """Put value for value: names, quoted texts and numbers, if there are as many."""
    pairs = [
        (before, after)
        for before, after in zip(old, new, strict=False)
        if before.lower() != after.lower()
    ]
    if not pairs or len(old) != len(new):
        return []
    claims: list[Claim] = []
    met: set[str] = set()
    for step in subject.steps:
        text, told = step.gist, []
        for before, after in pairs:
            known = re.compile(rf"(?<!\w){re.escape(before)}(?!\w)", re.IGNORECASE)
            if known.search(text):
                text = known.sub(after.replace("\\", r"\\"), text)
                told.append(f'"{after}" instead of "{before}"')
                met.add(before)
        if told:
            sentence = f"In step {step.number}, use {' and '.join(told)}: {text}."
            claims.append(Claim(sentence=sentence, citations=(step.citation,)))
    return _with_rest(claims, subject) if len(met) == len(pairs) else []


def _values(text: str) -> list[str]:
    found = (next(filter(None, match.groups())) for match in _VALUE.finditer(text))
    return [value.strip() for value in found]


def _with_rest(claims: list[Claim], subject: Subject) -> list[Claim]:
    if claims and len(claims) < len(subject.steps):
        said = claims[-1]
        sentence = f"{said.sentence.rstrip('.')}. All other steps stay the same."
        claims[-1] = Claim(sentence=sentence, citations=said.citations)
    return claims


def _differing(old: str, new: str, title: str) -> tuple[list[str], list[str]]:
    """Keep the words in which two phrases differ; of the new, what the work is not about."""
    before, after = _words(old), _words(new)
    about = _words(title)
    return (
        [word for word in before if not _has(after, word)],
        [word for word in after if not _has([*before, *about], word)],
    )


def _has(words: Sequence[str], word: str) -> bool:
    """Find a word in another form: "add" in "adding"."""
    sought = word.lower()
    return any(
        (
            min(len(sought), len(other)) >= _STEM
            and (sought.startswith(other) or other.startswith(sought))
        )
        or sought == other
        for other in map(str.lower, words)
    )


def _words(text: str) -> list[str]:
    little = language("en").answering.little
    found = _WORD.findall(text.translate(dict.fromkeys(map(ord, _QUOTES), " ")))
    return [word for word in found if word.lower() not in little]


def _mentions(step: SubjectStep, words: Sequence[str]) -> bool:
    text = step.text.lower()
    found = [bool(re.search(rf"\b{re.escape(w.lower())}", text)) for w in words]
    return any(found) and sum(found) * 2 >= len(words)


def _rewritten(text: str, old: Sequence[str], new: Sequence[str]) -> str:
    """Put the new words in the place of the old ones, where they stand in a row."""
    run = r"\W+".join(map(re.escape, old))
    changed = re.sub(run, lambda _: " ".join(new), text, flags=re.IGNORECASE)
    return changed if changed != text else text
