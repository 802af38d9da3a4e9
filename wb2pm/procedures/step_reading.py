"""What a step of a procedure asks for, read from its sentence.

A sentence is cut where a new verb of work begins ("Click on X and type Y"); each
piece gives one action. Quoted names are masked by single characters first, so
that words inside a name are never taken for verbs or places.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, NamedTuple

from msgspec.structs import replace

from wb2pm.procedures.clauses import read_action
from wb2pm.procedures.described_elements import Masked, Object, read_object
from wb2pm.procedures.procedure import StepAction, Use
from wb2pm.procedures.words import (
    ADVERB,
    GERUND,
    PRONOUNS,
    STEMS,
    VERB_AT_START,
    VERB_INSIDE,
)

if TYPE_CHECKING:
    from collections.abc import Iterator


READ_CHARACTERS = 4000
"""How much of a step is searched for actions. The text of a step is kept whole;
the bound keeps a hostile text from costing more than its length."""


class StepReading(NamedTuple):
    """What was understood of a step."""

    actions: tuple[StepAction, ...]
    condition: str | None


_QUOTED = re.compile(
    r"""\u201c([^\u201c\u201d]*)\u201d
      |["\u201c\u201d\u201e\u00ab\u00bb]([^"\u201c\u201d\u201e\u00ab\u00bb]*)["\u201c\u201d\u201e\u00ab\u00bb]
      |(?<!\w)['\u2018`]([^'\u2018\u2019`]+(?:['\u2019]\w[^'\u2018\u2019`]*)*)['\u2019`](?!\w)""",
    re.VERBOSE,
)
"""A name in quotes; mismatched quotes are common, so any pair of double quotes
will do where a curly one has no partner."""

_CAPITALS = re.compile(r"\b([A-Z]{2,}(?:\s+[A-Z]{2,})+)\b")
"""A name as a screen shows it: the AND in SAVE AND CLOSE joins no two actions."""
_OWN_NAME = re.compile(
    r"(?:on\s+)?(?:its|their|the)\s+(?:name|title|link|row|icon|number)\b",
    re.IGNORECASE,
)
_THOUGHT_UP = re.compile(r"(?:an?|any|some|your(?:\s+own)?)\s+[a-z\s]+$")
_MASK = 0xE000
_MASKS = 6400
_PRIVATE = re.compile("[\ue000-\uf8ff]")

_SENTENCE = re.compile(r"(?<=[.!?;])\)?\s+(?=[(\[]?[A-Z\ue000-\uf8ff])")
_JOINT = re.compile(
    r"(?:^|[,;:]\s+(?:and\s+|or\s+|then\s+|but\s+)*|\s+(?:and|then|or|so|by)\s+(?:then\s+)?|\s+-\s+|\(or\s+)",
    re.IGNORECASE,
)
_CONDITION = re.compile(
    r"(?:if|when|whenever|unless|in case|should|otherwise|where|optional(?:ly)?|"
    r"as needed|for example|note that)\b",
    re.IGNORECASE,
)
_TRAILING_IF = re.compile(
    r"[\s,(]((?:if|unless|in case)\s.*|(?:if|when|as|where)\s(?:necessary|needed|applicable).*)",
    re.IGNORECASE,
)
_UNMARKED = re.compile(
    r"((?:in|on|at|from|under|out\s+of|within|to|next\s+to)\b.{3,80}?\s)"
    r"(click(?:\s+on)?|select|choose|type|enter|press|scroll)(?=\s)",
    re.IGNORECASE,
)
"""A place before its verb, without a comma: "Out of the options click on"."""
_ALTERNATIVE = re.compile(r"(?:alternatively|instead|or)\b", re.IGNORECASE)
_SEQUEL = re.compile(
    r"(?:then|thus|so|next|now|finally|lastly|after that|afterwards?|once|after|and|from there)\b",
    re.IGNORECASE,
)


def _imperative(match: re.Match[str]) -> str:
    stem = match[1].lower()
    return f"by {STEMS.get(stem, stem)}"


def mask(text: str) -> Masked:
    r"""Replace each quoted name in a text by one character.

    Examples:
        >>> masked = mask('Click "Save as..." now')
        >>> masked.text == "Click \ue000 now", masked.quotes
        (True, ('Save as...',))
    """
    quotes: list[str] = []

    def hide(match: re.Match[str]) -> str:
        name = next((group for group in match.groups() if group is not None), "")
        if len(quotes) == _MASKS or not name.strip():
            return match[0]
        quotes.append(name.strip())
        return chr(_MASK + len(quotes) - 1)

    masked = _QUOTED.sub(hide, _PRIVATE.sub(" ", text))
    if re.search("[a-z]", masked):
        masked = _CAPITALS.sub(hide, masked)
    return Masked(masked, tuple(quotes))


def read_step(text: str) -> StepReading:
    """Read the actions that a step asks for.

    The first sentence with an action says what to do. Later sentences mostly
    explain it; an action of theirs is required only where it follows on
    ("Then ...") or names its element or value in quotes right after the verb,
    with another verb than the one before.

    Args:
        text: The step, on one line, without its number.

    Returns:
        The actions in the order in which they are named, and the condition
        under which the step applies. The only action is ``Unknown`` when no verb
        is understood.

    Examples:
        >>> reading = read_step('If asked, type "7" and press Enter.')
        >>> reading.condition
        'If asked'
        >>> [(action.verb, action.value) for action in reading.actions]
        [('Enter', '7'), ('Press', 'Enter')]
    """
    masked = mask(text[:READ_CHARACTERS])
    actions: list[StepAction] = []
    condition: str | None = None
    for sentence in _SENTENCE.split(GERUND.sub(_imperative, masked.text)):
        clauses = list(_clauses(sentence))
        first = not any(action.use == "required" for action in actions)
        for at, clause in enumerate(clauses):
            if clause.how and actions and _OWN_NAME.match(clause.tail):
                continue  # by which click that is done
            action = _action(clause, masked, first=first, before=actions)
            if at and action.verb == "Enter" and _is_thought_up(clauses[at - 1]):
                actions[-1] = replace(actions[-1], use="optional")
            actions.append(action)
            if first and clause.condition and condition is None:
                condition = masked.restore(clause.condition)
    if not actions:
        actions.append(_unknown(masked))
    return StepReading(tuple(actions), condition)


class _Clause(NamedTuple):
    """A verb with what stands before and after it."""

    lead: str
    phrase: str
    tail: str
    condition: str | None
    alternative: bool
    sequel: bool
    how: bool


def _is_thought_up(clause: _Clause) -> bool:
    """Return whether a clause only asks to think of what the next one types."""
    chooses = clause.phrase in {"choose", "pick", "select"}
    return chooses and bool(_THOUGHT_UP.fullmatch(clause.tail))


def _clauses(sentence: str) -> Iterator[_Clause]:
    """Cut a sentence where a new verb of work begins."""
    starts: list[tuple[int, int, int, str]] = []
    for joint in _JOINT.finditer(sentence):
        begin = _skip_adverbs(sentence, joint.end())
        after_comma = joint.end() == 0 or joint[0].strip() in {",", ":", "-"}
        pattern = VERB_AT_START if after_comma and not starts else VERB_INSIDE
        verb = pattern.match(sentence, begin)
        if verb and not (starts and begin < starts[-1][2]):
            starts.append((joint.start(), joint.end(), verb.end(), verb[0]))
    if not starts and (match := _UNMARKED.match(sentence)):
        starts.append((match.end(1), match.end(1), match.end(2), match[2]))
    condition: str | None = None
    instead = False
    for at, (start, text_start, end, phrase) in enumerate(starts):
        stop = starts[at + 1][0] if at + 1 < len(starts) else len(sentence)
        lead = sentence[:start].strip(" ,") if at == 0 else ""
        link = sentence[start:end]
        tail = sentence[end:stop].strip()
        if lead and _CONDITION.match(lead):
            condition = lead
        trailing = _TRAILING_IF.search(f" {tail}")
        if trailing:
            tail = f" {tail}"[: trailing.start()].strip()
        words = sentence[text_start:end].strip(" ,(")
        optional = re.match(r"optional(?:ly)?\b", words, re.IGNORECASE)
        alternative = (
            instead
            or bool(_ALTERNATIVE.match(words) or _ALTERNATIVE.match(lead))
            or (
                at > 0
                and bool(
                    re.search(r"\bor\b", link[: text_start - start], re.IGNORECASE)
                )
            )
        )
        instead = instead or (alternative and at == 0)
        yield _Clause(
            lead="" if condition else lead,
            phrase=" ".join(phrase.lower().split()),
            tail=tail,
            condition=condition
            or (trailing[1].strip(" ,.)") if trailing else None)
            or ("optionally" if optional else None),
            alternative=alternative,
            sequel=bool(_SEQUEL.match(words) or _SEQUEL.match(lead)),
            how=at > 0 and link[: text_start - start].strip().lower() == "by",
        )


def _skip_adverbs(sentence: str, begin: int) -> int:
    while match := ADVERB.match(sentence, begin):
        begin = match.end()
    return begin


def _action(
    clause: _Clause, masked: Masked, *, first: bool, before: list[StepAction]
) -> StepAction:
    action = read_action(clause.phrase, clause.tail, masked)
    if clause.lead and action.target is None and action.verb in {"Enter", "Select"}:
        under = _UNDER.match(clause.lead)
        lead = read_object(under["caption"] if under else clause.lead, masked)
        if lead.kind in _CAPTIONED or (under and _is_caption(lead)):
            action = replace(
                action, target=lead.name, element_type=lead.kind, location=lead.place
            )
    elif clause.lead and action.location is None:
        lead = read_object(clause.lead, masked)
        if action.target is None and action.element_type in _CAPTIONED and lead.quoted:
            action = replace(action, target=lead.name)
        action = replace(action, location=masked.restore(clause.lead))
    if before and action.target is None and _names_again(clause.tail):
        action = replace(
            action, target=before[-1].target, element_type=before[-1].element_type
        )
    use: Use = "required"
    if clause.alternative and before:
        use = "optional" if action.verb == "Read" else "alternative"
    elif clause.condition or (not first and not _follows_on(clause, action, before)):
        use = "optional"
    return replace(action, use=use)


_CAPTIONED = {"field", "dropdown", "radio", "checkbox"}
_UNDER = re.compile(
    r"(?:under(?:neath)?|below|beside|next\s+to)\s+(?P<caption>.+)", re.IGNORECASE
)
"""A caption before its verb: "Under Colour, choose Red"."""


def _is_caption(lead: Object) -> bool:
    named = lead.name is not None and (lead.quoted or lead.name[0].isupper())
    return named and lead.kind is None


def _names_again(tail: str) -> bool:
    """Return whether a clause is about the element that was named before it."""
    words = re.sub(r"^(?:on|in|into|to)\s+", "", tail.strip(" .,;)").lower())
    return bool(words) and words in PRONOUNS


def _follows_on(clause: _Clause, action: StepAction, before: list[StepAction]) -> bool:
    """Return whether a later sentence asks for something more."""
    if clause.sequel:
        return True
    named = _PRIVATE.match(re.sub(r"^(?:the|in|on)\s+", "", clause.tail))
    return bool(named) and action.verb != before[-1].verb


def _unknown(masked: Masked) -> StepAction:
    found = _PRIVATE.search(masked.text)
    return StepAction(verb="Unknown", target=masked.name(found[0]) if found else None)
