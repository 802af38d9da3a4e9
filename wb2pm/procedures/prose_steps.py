"""Steps in free English prose.

A sentence is cut where a new verb of work begins ("Click on X and type Y"); each
piece gives one action.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, NamedTuple

from msgspec.structs import replace

from wb2pm.procedures.clauses import read_action
from wb2pm.procedures.described_elements import Object, read_object
from wb2pm.procedures.procedure import StepAction, StepReading, Use
from wb2pm.procedures.prose import wording
from wb2pm.procedures.quoted_names import NAME, Masked
from wb2pm.vocabulary.expressions import UPPER
from wb2pm.vocabulary.kinds import CONTROLS

if TYPE_CHECKING:
    from collections.abc import Iterator

_PRIVATE = re.compile(NAME)

_SENTENCE = re.compile(rf"(?<=[.!?;])\)?\s+(?=[(\[]?[{UPPER}\ue000-\uf8ff])")


def _imperative(match: re.Match[str]) -> str:
    prose = wording().prose
    stem = match[1].lower()
    return f"{prose.by_word[0]} {prose.gerund_verbs.get(stem, stem)}"


def read_prose(masked: Masked) -> StepReading:
    """Read the actions that a step asks for.

    The first sentence with an action says what to do. Later sentences mostly
    explain it; an action of theirs is required only where it follows on
    ("Then ...") or names its element or value in quotes right after the verb,
    with another verb than the one before.

    Args:
        masked: The step, on one line, its quoted names masked.

    Returns:
        The actions in the order in which they are named; none, when no verb was
        understood.

    Examples:
        >>> from wb2pm.procedures.quoted_names import mask
        >>> reading = read_prose(mask('If asked, type "7" and press Enter.'))
        >>> [(action.verb, action.value) for action in reading.actions]
        [('Enter', '7'), ('Press', 'Enter')]
    """
    actions: list[StepAction] = []
    condition: str | None = None
    for sentence in _SENTENCE.split(
        wording().prose.gerund.sub(_imperative, masked.text)
    ):
        clauses = list(_clauses(sentence))
        first = not any(action.use == "required" for action in actions)
        for at, clause in enumerate(clauses):
            if clause.how and actions and wording().prose.own_name.match(clause.tail):
                continue  # by which click that is done
            action = _action(clause, masked, first=first, before=actions)
            if at and action.verb == "Enter" and _is_thought_up(clauses[at - 1]):
                actions[-1] = replace(actions[-1], use="optional")
            actions.append(action)
            if first and clause.condition and condition is None:
                condition = masked.restore(clause.condition)
    return StepReading(tuple(actions), condition)


class _Clause(NamedTuple):
    """A verb with what stands before and after it; `told` where that is an answer."""

    lead: str
    phrase: str
    tail: str
    condition: str | None
    alternative: bool
    sequel: bool
    how: bool
    told: bool


def _is_thought_up(clause: _Clause) -> bool:
    """Return whether a clause only asks to think of what the next one types."""
    chooses = clause.phrase in wording().prose.choosing
    return chooses and bool(wording().prose.thought_up.fullmatch(clause.tail))


def _clauses(sentence: str) -> Iterator[_Clause]:
    """Cut a sentence where a new verb of work begins."""
    starts: list[tuple[int, int, int, str]] = []
    for joint in wording().prose.joint.finditer(sentence):
        begin = _skip_adverbs(sentence, joint.end())
        after_comma = joint.end() == 0 or joint[0].strip() in {",", ":", "-"}
        starting = after_comma and not starts
        pattern = wording().verb_at_start if starting else wording().verb_inside
        verb = pattern.match(sentence, begin)
        if verb and not (starts and begin < starts[-1][2]):
            starts.append((joint.start(), joint.end(), verb.end(), verb[0]))
    if not starts and (match := wording().prose.unmarked.match(sentence)):
        starts.append((match.end(1), match.end(1), match.end(2), match[2]))
    condition: str | None = None
    instead = False
    told = bool(starts) and _reads_out(sentence, starts[0][2], starts[0][3])
    del starts[1 if told else len(starts) :]
    for at, (start, text_start, end, phrase) in enumerate(starts):
        stop = starts[at + 1][0] if at + 1 < len(starts) else len(sentence)
        lead = sentence[:start].strip(" ,") if at == 0 else ""
        link = sentence[start:end]
        tail = sentence[end:stop].strip()
        if lead and wording().prose.condition.match(lead):
            condition = lead
        trailing = wording().prose.trailing_if.search(f" {tail}")
        if trailing:
            tail = f" {tail}"[: trailing.start()].strip()
        words = sentence[text_start:end].strip(" ,(")
        optional = wording().prose.optional.match(words)
        alternative = (
            instead
            or bool(
                wording().prose.alternative.match(words)
                or wording().prose.alternative.match(lead)
            )
            or (
                at > 0
                and bool(wording().prose.or_word.search(link[: text_start - start]))
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
            sequel=bool(
                wording().prose.sequel.match(words)
                or wording().prose.sequel.match(lead)
            ),
            how=at > 0
            and link[: text_start - start].strip().lower() in wording().prose.by_word,
            told=told,
        )


def _reads_out(sentence: str, end: int, phrase: str) -> bool:
    """Return whether what follows a verb is what was found: "Answer: issue 30: ...".

    It is quoted from a page, and its words ask for nothing.
    """
    verb = wording().verb_of.get(" ".join(phrase.lower().split()))
    return verb == "Read" and sentence[end:].lstrip().startswith(":")


def _skip_adverbs(sentence: str, begin: int) -> int:
    while match := wording().prose.adverb.match(sentence, begin):
        begin = match.end()
    return begin


def _action(
    clause: _Clause, masked: Masked, *, first: bool, before: list[StepAction]
) -> StepAction:
    if clause.told:
        answer = masked.restore(clause.tail).strip(' :."')
        return StepAction(verb="Read", target=answer or None)
    action = read_action(clause.phrase, clause.tail, masked)
    if clause.lead and action.target is None and action.verb in {"Enter", "Select"}:
        under = wording().prose.under.match(clause.lead)
        lead = _led_by(under["caption"] if under else clause.lead, masked)
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


def _led_by(lead: str, masked: Masked) -> Object:
    """Read the element that words before a verb name, the nearest to it first.

    "On the browser, in the field 'Title', type ...": each part says more exactly where.
    """
    parts = [read_object(part, masked) for part in lead.split(",")][::-1]
    return next(
        (part for part in parts if part.quoted or part.kind in _CAPTIONED), parts[-1]
    )


_CAPTIONED = CONTROLS


def _is_caption(lead: Object) -> bool:
    named = lead.name is not None and (lead.quoted or lead.name[0].isupper())
    return named and lead.kind is None


def _names_again(tail: str) -> bool:
    """Return whether a clause is about the element that was named before it."""
    words = wording().prose.before_again.sub("", tail.strip(" .,;)").lower())
    return bool(words) and words in wording().pronouns


def _follows_on(clause: _Clause, action: StepAction, before: list[StepAction]) -> bool:
    """Return whether a later sentence asks for something more."""
    if clause.sequel:
        return True
    named = _PRIVATE.match(wording().prose.before_quoted.sub("", clause.tail))
    return bool(named) and action.verb != before[-1].verb
