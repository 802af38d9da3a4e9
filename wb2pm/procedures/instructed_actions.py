"""What a clause asks for: its verb, and which noun phrase is the element or value."""

from __future__ import annotations

import re
from functools import cache
from typing import TYPE_CHECKING, Final, NamedTuple

from wb2pm.procedures.noun_phrases import NounPhrase, noun_phrases
from wb2pm.procedures.procedure import StepAction
from wb2pm.vocabulary.kinds import BOXES
from wb2pm.vocabulary.language import language
from wb2pm.vocabulary.phrases import one_of, phrase_pattern

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from wb2pm.procedures.quoted_names import Masked
    from wb2pm.vocabulary.verbs import Verb

_TYPED: Final = frozenset({"field", "dropdown", "file field", "address bar"})
_ACTIVATED: Final = frozenset(
    {"button", "link", "tab", "icon", "menu", "menu item", "row"} | BOXES
)
_SURE_KEYS: Final = frozenset({"Enter", "Tab", "Escape"})
"""Keys whose names hardly any button bears."""
_HELD: Final = {"Control": "Ctrl", "Meta": "Cmd"}
"""Names of keys that are held, where labels write them otherwise than the DOM."""


class Clause(NamedTuple):
    """A verb with what stands around it.

    Attributes:
        verb: What it means.
        phrase: How it was written, in lower case.
        text: The rest of the clause; a line feed stands where the verb was.
        condition: Under which it applies, as written.
        alternative: Whether it is another way of doing what comes before.
    """

    verb: Verb
    phrase: str
    text: str
    condition: str | None
    alternative: bool


def clause_actions(clause: Clause, masked: Masked, code: str) -> list[StepAction]:
    r"""Read what a clause asks for: one action, or a click on each of several.

    Args:
        clause: The clause.
        masked: The text that its names come from.
        code: Its language.

    Examples:
        >>> from wb2pm.procedures.quoted_names import mask
        >>> masked = mask("\n sur le bouton « Valider »", "fr")
        >>> clause = Clause("Click", "cliquez", masked.text, None, False)
        >>> clause_actions(clause, masked, "fr")[0].target
        'Valider'
    """
    phrases = noun_phrases(clause.text, masked, code)
    chord = _chord(clause.text, code)
    if chord and clause.verb in {"Press", "Click", "Other"}:
        return [StepAction(verb="Press", value=chord)]
    key = _key(clause, phrases, code)
    if key:
        return [StepAction(verb="Press", value=key)]
    read = _READERS.get(clause.verb)
    if read:
        return [read(clause, phrases, code)]
    verb = "Click" if clause.verb == "Press" else clause.verb
    return _aimed(verb, phrases)


def _aimed(verb: Verb, phrases: Sequence[NounPhrase]) -> list[StepAction]:
    """Aim an action at its element; the other noun phrases say where that is."""
    found = _object(phrases)
    if found is None:
        return [StepAction(verb=verb)]
    action = _on(verb, found, phrases)
    after = phrases[phrases.index(found) + 1 :]
    more = [p for p in after if p.quoted and not p.parts - found.parts and found.quoted]
    if verb != "Click" or not more or len(more) < len(after):
        return [action]
    return [action, *(_on(verb, each, (each,)) for each in more)]


def _object(phrases: Sequence[NounPhrase]) -> NounPhrase | None:
    """Choose what is acted on: what its small words show, quoted names first."""
    ranks: tuple[Callable[[NounPhrase], bool], ...] = (
        lambda p: "target" in p.parts and p.quoted,
        lambda p: not p.parts and p.quoted,
        lambda p: p.quoted and "place" not in p.parts,
        lambda p: p.quoted,
        lambda p: bool(p.name) and ("target" in p.parts or not p.parts),
        lambda p: bool(p.name),
        lambda p: p.kind is not None,
        lambda p: "target" in p.parts or not p.parts,
    )
    for fits in ranks:
        for phrase in phrases:
            if fits(phrase):
                return phrase
    return phrases[0] if phrases else None


def _on(verb: Verb, found: NounPhrase, phrases: Sequence[NounPhrase]) -> StepAction:
    leads = verb == "Click" and found.kind == "page"
    return StepAction(
        verb="Navigate" if leads else verb,
        target=found.name or found.words or None,
        element_type=found.kind,
        location=_location(phrases, found),
    )


def _location(phrases: Sequence[NounPhrase], *used: NounPhrase | None) -> str | None:
    """Write the noun phrases that play no other part."""
    rest = [p.text for p in phrases if p not in used and p.text]
    return " ".join(rest) or None


def _enter(clause: Clause, phrases: Sequence[NounPhrase], code: str) -> StepAction:
    fields = _fields(phrases)
    named = [p for p in phrases if p.name or p.kind]
    fills = clause.phrase in language(code).grammar.fills
    if not fields and fills and named:
        fields = named
    field = fields[0] if fields else None
    given = [p for p in named if p is not field and p.name]
    value = next((p for p in given if p.quoted), given[0] if given else None)
    if field is not None and value is None and field.kind not in _TYPED and not fills:
        shown = field.parts & {"into"} and not field.parts & {"as_value", "target"}
        if not shown:
            field, value = None, field
    return StepAction(
        verb="Enter",
        target=field.name or None if field else _said_of(value),
        element_type=field.kind if field else None,
        value=value.name if value else None,
        location=_location(phrases, field, value),
    )


def _said_of(value: NounPhrase | None) -> str | None:
    """Return what a value in quotes is called: "choose the status 'Waiting'"."""
    return value.words or None if value and value.quoted else None


def _fields(phrases: Sequence[NounPhrase]) -> list[NounPhrase]:
    """List the noun phrases that may be the field, the likeliest first."""
    typed = [p for p in phrases if p.kind in _TYPED and p.name]
    into = [p for p in phrases if p.name and "into" in p.parts]
    sure = [p for p in into if "as_value" not in p.parts]
    bare = [p for p in phrases if p.kind in _TYPED]
    return [*typed, *sure, *into, *bare]


def _select(clause: Clause, phrases: Sequence[NounPhrase], code: str) -> StepAction:
    named = [p for p in phrases if p.name]
    if clause.phrase in language(code).grammar.fills and len(named) > 1:
        typed = [p for p in named if p.kind in _TYPED]
        field = (typed or named)[0]
        value = next(p for p in named if p is not field)
        return _chosen(field, value, phrases)
    lists = [p for p in named if p.kind in {"dropdown", "field"}]
    from_ = [p for p in named if p.parts & {"source", "into", "place"}]
    free = [p for p in named if not p.parts & {"source", "into", "place"}]
    held = next(iter([*lists, *from_]), None)
    chosen = next((p for p in [*free, *named] if p is not held), None)
    if held is not None and any(_is_any_option(p) for p in phrases if p is not held):
        return _on("Select", held, phrases)
    if chosen is None:
        if held is not None and held.kind in {"dropdown", "field"}:
            return _on("Click", held, phrases)
        chosen, held = held, None
    if chosen is None:
        return StepAction(verb="Select", location=_location(phrases))
    if chosen.kind in _ACTIVATED:
        return _on("Click", chosen, phrases)
    return _chosen(held, chosen, phrases)


def _is_any_option(phrase: NounPhrase) -> bool:
    """Tell an option that is left to the case: "the option that applies"."""
    return phrase.kind == "option" and not phrase.quoted


def _chosen(
    field: NounPhrase | None, value: NounPhrase, phrases: Sequence[NounPhrase]
) -> StepAction:
    return StepAction(
        verb="Select",
        target=field.name if field else _said_of(value),
        element_type=field.kind if field else None,
        value=value.name,
        location=_location(phrases, field, value),
    )


def _navigate(clause: Clause, phrases: Sequence[NounPhrase], code: str) -> StepAction:
    back = phrase_pattern(language(code).grammar.back)
    goes_back = back.search(clause.phrase) or back.search(clause.text)
    led = [p for p in phrases if p.name and "destination" in p.parts]
    quoted = [p for p in phrases if p.quoted]
    found = next(iter([*quoted, *led]), None) or _object(phrases)
    if goes_back:
        name = found.name if found and found.quoted else None
        return StepAction(verb="Navigate", target=name, value="back")
    if found is None:
        return StepAction(verb="Navigate")
    return _on("Navigate", found, phrases)


def _scroll(clause: Clause, phrases: Sequence[NounPhrase], code: str) -> StepAction:
    grammar = language(code).grammar
    said = f"{clause.phrase} {clause.text}"
    down = phrase_pattern(grammar.down).search(said)
    up = phrase_pattern(grammar.up).search(said)
    quoted = next((p for p in phrases if p.quoted), None)
    return StepAction(
        verb="Scroll",
        target=quoted.name if quoted else None,
        value="down" if down else "up" if up else None,
    )


_READERS: Final[
    dict[str, Callable[[Clause, Sequence[NounPhrase], str], StepAction]]
] = {
    "Enter": _enter,
    "Select": _select,
    "Navigate": _navigate,
    "Scroll": _scroll,
}


def _key(clause: Clause, phrases: Sequence[NounPhrase], code: str) -> str | None:
    """Return the key that a clause is about."""
    known = language(code)
    keys = known.key_of
    kinds = {p.kind for p in phrases}
    quoted = [p for p in phrases if p.quoted]
    told = "key" in kinds
    if clause.verb not in {"Press", "Click"}:
        return None
    for phrase in quoted:
        key = keys.get((phrase.name or "").casefold())
        pressed = clause.verb == "Press" and phrase.kind is None and key in _SURE_KEYS
        if key and (told or pressed):
            return key
    aimed = any("target" in p.parts and p.kind in {None, "button"} for p in quoted)
    if aimed or kinds & {"button", "link", "icon", "tab"} or (quoted and not told):
        return None
    found = phrase_pattern(keys).search(clause.text)
    if found is None:
        return None
    said = " ".join(found[0].casefold().split())
    sure = keys[said] in _SURE_KEYS and said not in known.kind_of
    return keys[said] if clause.verb == "Press" or told or sure else None


def _chord(text: str, code: str) -> str | None:
    """Return keys that are held together, as labels write them."""
    found = _held(code).search(text)
    if found is None:
        return None
    first, *others = re.split(r"\s*\+\s*", found[0])
    keys = language(code).key_of
    held = keys[first.casefold()]
    rest = [keys.get(o.casefold(), o[:1].upper() + o[1:]) for o in others]
    return "+".join(_HELD.get(key, key) for key in (held, *rest))


@cache
def _held(code: str) -> re.Pattern[str]:
    keys = language(code).keys
    names = [n for k in ("Control", "Shift", "Alt", "Meta") for n in keys.get(k, ())]
    if not names:
        return re.compile("(?!)")
    return re.compile(rf"(?:{one_of(names)})(?:\s*\+\s*\w+)+", re.IGNORECASE)
