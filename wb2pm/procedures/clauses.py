"""What a verb's clause asks for: which element, which value."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

from wb2pm.procedures.described_elements import (
    FIRST_QUOTE,
    PUNCTUATION,
    Object,
    place_text,
    read_object,
)
from wb2pm.procedures.procedure import StepAction
from wb2pm.procedures.prose import wording
from wb2pm.procedures.quoted_names import Masked
from wb2pm.vocabulary.language import language

_ACTIVATED_KINDS = {"button", "link", "tab", "icon", "menu", "row"}


def read_action(phrase: str, tail: str, masked: Masked) -> StepAction:
    """Read what a verb's clause asks for.

    Args:
        phrase: The verb as written, lower case, such as ``fill in``.
        tail: Words after the verb, with masked names.
        masked: The step they come from.
    """
    tail = tail.strip()
    verb = _verb(phrase, tail)
    if phrase in wording().prose.reaching:
        return _press("Tab", f"to {tail}", masked)
    key = _key(verb, tail, masked)
    if key:
        return _press(key, tail, masked)
    chord = wording().prose.chord.search(tail)
    if chord and verb in {"Press", "Select", "Click"}:
        return StepAction(verb="Press", value=_chord(chord[0]))
    reader = _READERS.get(verb)
    if reader:
        return reader(phrase, tail, masked)
    tail = wording().prose.purpose.sub("", tail)
    found = read_object(tail, masked)
    choice = _choice(found, tail, masked) if verb in {"Click", "Press"} else None
    if choice:
        return choice
    return _aimed("Click" if verb == "Press" else verb, found, None)


def _verb(phrase: str, tail: str) -> str:
    """Return the verb of a phrase that means work only with certain elements."""
    if phrase in wording().prose.ticking and wording().prose.box.match(tail):
        return "Click"
    if phrase in wording().prose.following and wording().prose.by_link.match(tail):
        return "Click"
    if phrase in wording().prose.repeating and wording().prose.again_in.match(tail):
        return "Enter"
    return wording().verb_of[phrase]


def _choice(found: Object, tail: str, masked: Masked) -> StepAction | None:
    """Read a click on one of the options of a dropdown as a choice."""
    place = found.place or ""
    of_list = wording().prose.of_list.search(place) and wording().prose.dropdown.search(
        place
    )
    described = found.name is None and found.kind == "option"
    if not of_list or found.kind not in {None, "option"}:
        return None
    if found.name is None and not described:
        return None
    within = [
        m
        for m in wording().prose.of_list.finditer(tail)
        if wording().prose.dropdown.search(tail, m.end())
    ]
    field = read_object(tail[within[-1].end() :], masked) if within else None
    return StepAction(
        verb="Select",
        target=field.name if field and field.quoted else None,
        element_type=field.kind if field and field.quoted else None,
        value=found.name,
        location=found.place,
    )


def _key(verb: str, tail: str, masked: Masked) -> str | None:
    """Return the key that a clause is about."""
    if verb == "Enter":
        return "Enter" if not tail.strip(PUNCTUATION) else None  # "Tab to Save, Enter"
    if verb not in {"Press", "Click"}:
        return None
    plain = wording().prose.before_key.sub("", tail).strip(PUNCTUATION)
    if FIRST_QUOTE.match(plain):
        plain = f"{masked.name(plain[0])} {plain[1:]}"
    words = re.sub(r"[^\w\s-]", " ", plain.lower()).split()
    for length in (2, 1):
        name = " ".join(words[:length])
        after = words[length] if len(words) > length else ""
        key = wording().key_of.get(name)
        prose = wording().prose
        told = after in prose.key_follows
        sure = told if verb == "Click" else after not in prose.no_key
        if key and (sure or (not after and key in _PRESSED)):
            return key
    return None


_PRESSED = frozenset({"Enter", "Tab", "Escape"})


def _press(key: str, tail: str, masked: Masked) -> StepAction:
    reached = wording().prose.reached.search(tail)
    if key == "Tab" and reached:
        found = read_object(reached["to"], masked)
        return StepAction(
            verb="Press",
            value=key,
            target=found.name,
            element_type=found.kind,
            location=found.place,
        )
    named = FIRST_QUOTE.search(tail)
    if key == "Space" and named:  # which ticks a box
        return _aimed("Press", read_object(tail[named.start() :], masked), key)
    return StepAction(verb="Press", value=key)


def _chord(written: str) -> str:
    parts = re.split(r"\s*[+-]\s*", written)
    return "+".join(part[:1].upper() + part[1:] for part in parts)


def _navigate(phrase: str, tail: str, masked: Masked) -> StepAction:
    with_tab = wording().prose.with_tab.search(tail)
    if with_tab:
        return _press("Tab", f"to {tail[: with_tab.start()]}", masked)
    found = read_object(wording().prose.purpose.sub("", tail), masked)
    if not set(f"{phrase} {tail}".split()[:3]).isdisjoint(wording().prose.back):
        name = found.name if found.quoted else None
        return StepAction(verb="Navigate", target=name, value="back")
    return StepAction(
        verb="Navigate",
        target=found.name,
        element_type=found.kind,
        location=found.place,
    )


def _scroll(phrase: str, tail: str, masked: Masked) -> StepAction:
    direction = wording().prose.direction.search(f"{phrase} {tail}")
    said = direction[1].lower() if direction else None
    quote = FIRST_QUOTE.search(tail)
    return StepAction(
        verb="Scroll",
        target=masked.name(quote[0]) if quote else None,
        value=_way(said) if said else None,
    )


def _way(said: str) -> str:
    """Return where to scroll: the end of a page is reached by going down."""
    grammar = language("en").grammar
    return "down" if said in grammar.down else "up" if said in grammar.up else said


def _enter(phrase: str, tail: str, masked: Masked) -> StepAction:
    tail = _without_example(tail)
    filled = wording().prose.set_to.search(tail)
    if filled and phrase.startswith(wording().prose.filling):
        field = read_object(tail[: filled.start()], masked)
        return _aimed("Enter", field, _value(tail[filled.end() :], masked))
    if named_before := wording().prose.it_in.match(tail):
        return _aimed("Enter", read_object(tail[named_before.end() :], masked), None)
    quotes = list(FIRST_QUOTE.finditer(tail))
    if phrase in wording().prose.repeating:
        return _aimed("Enter", read_object(tail[quotes[0].start() :], masked), None)
    if wording().prose.yours.match(tail) or (
        phrase.startswith(wording().prose.filling_out)
        and not wording().prose.into.search(tail)
    ):
        return _aimed("Enter", read_object(tail, masked), None)
    if quotes:
        return _enter_quoted(tail, quotes, masked)
    told = wording().prose.which_is.search(tail)
    if told:
        target = read_object(_after_into(tail[: told.start()]), masked)
        return _aimed("Enter", target, _value(told[1], masked))
    splits = list(wording().prose.into.finditer(f" {tail}"))
    if splits:
        as_word = wording().prose.as_word
        cut = next((s for s in splits if s[0].strip().lower() in as_word), splits[0])
        field = read_object(f" {tail}"[cut.end() :], masked)
        return _aimed("Enter", field, _value(f" {tail}"[: cut.start()], masked))
    return StepAction(verb="Enter", value=_value(tail, masked))


def _without_example(tail: str) -> str:
    """Take out a value that is only an example, not what surrounds it."""
    return wording().prose.such_as.sub("", tail)


def _enter_quoted(tail: str, quotes: list[re.Match[str]], masked: Masked) -> StepAction:
    first = quotes[0]
    before, after = tail[: first.start()], tail[first.end() :]
    given = wording().prose.into_quoted.match(before)
    if given and (value := _value(given["value"], masked)):
        return _aimed("Enter", read_object(tail[first.start() :], masked), value)
    into = wording().prose.into.match(f"{after} ") or wording().prose.into.search(
        f"{after} "
    )
    prose = wording().prose
    names_field = wording().kind.match(after.lstrip()) and prose.field_before.search(
        before
    )
    if names_field or prose.inside_before.search(before):
        target = read_object(tail[first.start() :], masked)
        second = masked.name(quotes[1][0]) if len(quotes) > 1 else None
        return _aimed("Enter", target._replace(place=None), second)
    value = masked.name(first[0])
    if into:
        found = read_object(f"{after} "[into.end() :], masked)
        return _aimed("Enter", found, value)
    return StepAction(verb="Enter", value=value, location=place_text(after, masked))


def _after_into(words: str) -> str:
    into = wording().prose.into.search(f" {words}")
    return f" {words}"[into.end() :] if into else ""


def _aimed(verb: str, found: Object, value: str | None) -> StepAction:
    return StepAction(
        verb=verb,
        target=found.name,
        element_type=found.kind,
        value=value,
        location=found.place,
    )


def _value(words: str, masked: Masked) -> str | None:
    """Return the literal value in words; None when they only describe it."""
    words = words.strip().rstrip(";,!?)")
    words = words.removesuffix(".")  # of the sentence
    quote = FIRST_QUOTE.search(words)
    if quote:
        return masked.name(quote[0])
    told = wording().prose.which_is.search(words)
    if told:
        return told[1].strip()
    if (
        not words
        or wording().prose.described.match(words)
        or wording().prose.own_choice.search(words)
    ):
        return None
    return words


def _select(_phrase: str, tail: str, masked: Masked) -> StepAction:
    setting = wording().prose.set_to.search(tail)
    if setting and wording().prose.purpose.match(tail[setting.start() :]) is None:
        value = _value(tail[setting.end() :], masked)
        if value:
            return _aimed("Select", read_object(tail[: setting.start()], masked), value)
    tail = f" {wording().prose.purpose.sub('', tail)}"
    into = wording().prose.choice_of.search(tail)
    chosen = read_object(tail[: into.start()] if into else tail, masked)
    if chosen.kind in _ACTIVATED_KINDS:
        return _aimed("Click", read_object(tail, masked), None)
    if chosen.kind in {"dropdown", "field"} and chosen.name:
        return _aimed("Click", read_object(tail, masked), None)
    field = read_object(tail[into.end() :] if into else "", masked)
    if field.kind in {"dropdown", "field"} or (field.quoted and field.kind is None):
        return StepAction(
            verb="Select",
            target=field.name,
            element_type=field.kind,
            value=chosen.name,
            location=field.place,
        )
    return StepAction(
        verb="Select",
        value=chosen.name,
        location=place_text(tail[into.start() :], masked) if into else chosen.place,
    )


_READERS: Final[dict[str, Callable[[str, str, Masked], StepAction]]] = {
    "Enter": _enter,
    "Select": _select,
    "Scroll": _scroll,
    "Navigate": _navigate,
}
