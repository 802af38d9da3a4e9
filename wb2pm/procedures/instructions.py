"""Steps in any language that has a file, read by its words alone.

A sentence is cut into clauses at commas and joining words; a piece without a verb
belongs to the clause before it, or leads up to the one behind it. Verbs are found
wherever they stand in their clause, in one part or in two ("geben ... ein"). What a
clause is about is read from the small words around its names. Free prose is beyond
this; steps that say plainly what to do with which element are not.
"""

from __future__ import annotations

import re
from functools import cache
from typing import TYPE_CHECKING, NamedTuple

from msgspec.structs import replace

from wb2pm.procedures.instructed_actions import Clause, clause_actions
from wb2pm.procedures.procedure import StepAction, StepReading
from wb2pm.procedures.quoted_names import NAME, Masked
from wb2pm.vocabulary.language import language
from wb2pm.vocabulary.phrases import one_of, phrase_pattern

if TYPE_CHECKING:
    from collections.abc import Iterator

    from wb2pm.vocabulary.verbs import Verb

_SENTENCE = re.compile(r"(?<=[.!?;])\)?\s+(?=\S)|(?<=[\u3002\uff01\uff1f\uff1b])\s*")
_NAME = re.compile(NAME)
_GAP = " ... "


def read_instructions(masked: Masked, code: str) -> StepReading:
    """Read the actions that a step asks for.

    Actions under a condition are optional, and so are those of later sentences that
    neither name an element in quotes nor say that they follow. A value that is only an
    example is none.

    Args:
        masked: The step, its quoted names masked.
        code: Its language.

    Returns:
        The actions, in their order; none when no verb was understood.

    Examples:
        >>> from wb2pm.procedures.quoted_names import mask
        >>> step = mask("Geben Sie „Ann“ in das Feld „Name“ ein.", "de")
        >>> action = read_instructions(step, "de").actions[0]
        >>> action.verb, action.target, action.value
        ('Enter', 'Name', 'Ann')
        >>> step = mask("「保存」ボタンをクリックします。", "ja")
        >>> [(a.verb, a.target) for a in read_instructions(step, "ja").actions]
        [('Click', '保存')]
    """
    actions: list[StepAction] = []
    condition: str | None = None
    plain = _words(code).example.sub("", masked.text)
    headed = _words(code).heading.match(plain)
    if headed:
        plain = plain[headed.end() :]
    for sentence in _SENTENCE.split(plain):
        first = not any(action.use == "required" for action in actions)
        clauses = list(_clauses(sentence, code))
        if clauses and _reads_out(clauses[0]):
            del clauses[1:]
        for clause in clauses:
            found = clause_actions(clause, masked, code)
            if clause.alternative and actions:
                found = [replace(action, use="alternative") for action in found]
            elif (
                headed
                or clause.condition
                or not (first or _goes_on(clause, sentence, code))
            ):
                found = [replace(action, use="optional") for action in found]
            if first and clause.condition and condition is None:
                condition = masked.restore(clause.condition)
            actions += found
    return StepReading(tuple(actions), condition)


def _reads_out(clause: Clause) -> bool:
    """Return whether what follows a verb is what was found, and asks for nothing."""
    after = clause.text.partition("\n")[2].lstrip()
    return clause.verb == "Read" and after.startswith((":", "\uff1a"))


def _goes_on(clause: Clause, sentence: str, code: str) -> bool:
    """Return whether a later sentence asks for something more."""
    sequel = phrase_pattern(language(code).grammar.sequel).match(sentence.strip())
    return bool(sequel) or bool(_NAME.search(clause.text))


class _Words(NamedTuple):
    """The words by which clauses are cut, made ready."""

    verb: re.Pattern[str]
    joint: re.Pattern[str]
    alternative: re.Pattern[str]
    condition: re.Pattern[str]
    condition_after: re.Pattern[str]
    optional: re.Pattern[str]
    purpose: re.Pattern[str]
    purpose_after: re.Pattern[str]
    negation: re.Pattern[str]
    noun_before: re.Pattern[str]
    example: re.Pattern[str]
    heading: re.Pattern[str]


@cache
def _words(code: str) -> _Words:
    known = language(code)
    grammar = known.grammar
    edge, end = (r"(?<![\w-])", r"(?![\w-])") if known.spaces else ("", "")
    verbs = one_of({phrase.split(_GAP)[0] for phrase in known.verb_of})
    joining = {*grammar.joints, *grammar.alternatives}
    gap = r"\s+" if known.spaces else r"\s*"
    lead = {*grammar.articles, *grammar.target, *grammar.into, *grammar.destination}
    nouns = one_of(w for w in lead if not w.startswith("-") and not w.endswith("'-"))
    return _Words(
        verb=re.compile(rf"{edge}(?:{verbs}){end}", re.IGNORECASE),
        joint=re.compile(
            rf"\s*[,;:\u3001\uff0c\uff1b\uff1a]{gap}(?:(?:{one_of(joining)}){gap})?"
            rf"|(?:{gap}|\s*[(\uff08])(?:{one_of(joining)}){gap}|[\u3001\uff0c\uff1b]",
            re.IGNORECASE,
        ),
        alternative=phrase_pattern(grammar.alternatives),
        condition=phrase_pattern(w for w in grammar.conditions if w[0] != "-"),
        condition_after=_after(grammar.conditions),
        optional=phrase_pattern(grammar.optional),
        purpose=phrase_pattern(w.strip("-") for w in grammar.purposes if w[0] != "-"),
        purpose_after=_after(grammar.purposes),
        negation=phrase_pattern(
            part.strip("-")
            for word in grammar.negations
            for part in word.split(_GAP)[:1]
        ),
        noun_before=re.compile(
            rf"(?<!\w)(?:{nouns})\s+$" if known.spaces else "(?!)", re.IGNORECASE
        ),
        example=_example(grammar.examples),
        heading=_heading(grammar.optional),
    )


def _heading(words: tuple[str, ...]) -> re.Pattern[str]:
    """Compile what heads a step that is left to the reader, up to its colon."""
    said = phrase_pattern(words).pattern
    return re.compile(rf"\s*(?:{said})(?:\s*\([^()]*\))?\s*[:\uff1a]", re.IGNORECASE)


def _example(words: tuple[str, ...]) -> re.Pattern[str]:
    """Compile a value in quotes that is only an example, with what introduces it."""
    said = phrase_pattern(words).pattern
    return re.compile(
        rf"\s*[,\u3001\uff0c(\uff08]?\s*(?:{said})\s*[:,]?\s*{NAME}[)\uff09]?",
        re.IGNORECASE,
    )


def _after(words: tuple[str, ...]) -> re.Pattern[str]:
    """Compile words that stand at the end of what they belong to."""
    ends = [word[1:] for word in words if word.startswith("-")]
    return re.compile(rf"(?:{one_of(ends)})\s*$" if ends else "(?!)")


class _Piece(NamedTuple):
    """A stretch of a sentence between two joints."""

    text: str
    joint: str
    verbs: tuple[re.Match[str], ...]


def _clauses(sentence: str, code: str) -> Iterator[Clause]:
    """Cut a sentence into clauses, each with one verb."""
    lead: list[str] = []
    condition: str | None = None
    open_pieces: list[_Piece] = []
    for piece in _pieces(sentence, code):
        if piece.verbs:
            if open_pieces:
                yield _clause(open_pieces, lead, condition, code)
                lead = []
            open_pieces = [piece]
        elif open_pieces:
            open_pieces.append(piece)
        else:
            lead.append(piece.text)
            if _is_condition(piece.text, code):
                condition = piece.text.strip()
                lead = []
    if open_pieces:
        yield _clause(open_pieces, lead, condition, code)


def _pieces(sentence: str, code: str) -> Iterator[_Piece]:
    """Cut a sentence at its joints; where verbs stand last, behind each verb too."""
    words = _words(code)
    at, joint = 0, ""
    cuts = [(m.start(), m.end(), m[0]) for m in words.joint.finditer(sentence)]
    if not language(code).verb_first:
        cuts += [(m.end(), m.end(), "") for m in words.verb.finditer(sentence)]
    only = len(cuts) == 0
    for start, end, said in [*sorted(cuts), (len(sentence), len(sentence), "")]:
        if start < at:
            continue
        text = sentence[at:start]
        if text.strip():
            yield _Piece(text, joint, _verbs(text, code, alone=only))
        at, joint = end, said


def _verbs(text: str, code: str, *, alone: bool) -> tuple[re.Match[str], ...]:
    """Find the verbs of a piece, without those that are names or only its reason."""
    words = _words(code)
    start = text.lstrip()
    aside = _is_condition(text, code) or words.purpose.match(start)
    if (aside or words.purpose_after.search(text)) and not alone:
        return ()
    begins = len(text) - len(start)
    return tuple(
        match
        for match in words.verb.finditer(text)
        if not words.noun_before.search(text, 0, match.start())
        and (match.start() == begins or not match[0][0].isupper())
    )


def _is_condition(text: str, code: str) -> bool:
    words = _words(code)
    begins = words.condition.match(text.strip())
    return bool(begins or words.condition_after.search(text))


def _clause(
    pieces: list[_Piece], lead: list[str], condition: str | None, code: str
) -> Clause:
    """Put the pieces of a clause together, its verb taken out."""
    words = _words(code)
    first = pieces[0]
    rest = [piece.joint + piece.text for piece in pieces[1:]]
    verbs = first.verbs
    begun = verbs[0] if language(code).verb_first else verbs[-1]
    head, tail = first.text[: begun.start()], first.text[begun.end() :] + "".join(rest)
    verb, phrase, tail = _whole_verb(begun[0], tail, code)
    text = " ".join(lead)
    text = f"{text}, " if text else ""
    optional = words.optional.search(first.text)
    under = condition or (optional[0] if optional else None)
    if _is_condition(first.text, code):
        under = first.text.strip()
    if words.negation.search(first.text):
        under = under or first.text.strip()
    return Clause(
        verb=verb,
        phrase=phrase,
        text=f"{text}{head}\n{tail}",
        condition=under,
        alternative=bool(words.alternative.search(first.joint))
        or bool(words.alternative.match(first.text.strip())),
    )


def _whole_verb(begun: str, tail: str, code: str) -> tuple[Verb, str, str]:
    """Find the other part of a verb in two parts, and take it out of the text."""
    known = language(code)
    said = " ".join(begun.casefold().split())
    plain = known.verb_of.get(said)
    for last, phrase in _last_parts(code).get(said, ()):
        found = None
        for match in phrase_pattern([last]).finditer(tail):
            found = match
        if found and (plain is None or not tail[found.end() :].strip(" .!;)")):
            cut = f"{tail[: found.start()]} {tail[found.end() :]}"
            return known.verb_of[phrase], phrase, cut
    return plain or "Unknown", said, tail


@cache
def _last_parts(code: str) -> dict[str, list[tuple[str, str]]]:
    """List for the first part of a verb what may be its last, and the whole."""
    parts: dict[str, list[tuple[str, str]]] = {}
    for phrase in language(code).verb_of:
        if _GAP in phrase:
            first, last = phrase.split(_GAP)
            parts.setdefault(first, []).append((last, phrase))
    for phrase in language(code).verb_of:
        plain = phrase.rsplit(" ", 1)[0]
        if _GAP not in phrase and phrase not in parts and plain in parts:
            parts[phrase] = parts[plain]  # with a pronoun: "geben sie"
    return parts
