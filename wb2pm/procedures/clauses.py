"""What a verb's clause asks for: which element, which value."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

from wb2pm.procedures.described_elements import (
    FIRST_QUOTE,
    PUNCTUATION,
    Masked,
    Object,
    place_text,
    read_object,
)
from wb2pm.procedures.procedure import StepAction
from wb2pm.procedures.words import CHORD, KEYS, KIND, VERB_OF

_PURPOSE = re.compile(
    r",?\s+(?:in\s+order\s+)?to\s+(?!the\b|an?\b|your\b|left\b|right\b|get\s+to\b)[a-z]+\b.*",
    re.DOTALL,
)
_WHICH_IS = re.compile(
    r"(?:which\s+is|that\s+is|i\.e\.,?|namely|in\s+this\s+case,?(?:\s+it['\u2019]?\s?i?s)?|:(?=\s|[\ue000-\uf8ff]))\s*(?:the\s+\w+\s+)?(\S.*?)[\s.,)]*$",
    re.IGNORECASE,
)
_SUCH_AS = re.compile(
    r",?\s*\(?(?:(?:such\s+as|for\s+example,?|e\.g\.,?)(?:\s*[\ue000-\uf8ff]|\s.*)"
    r"|\b(?:like|here)\s*[\ue000-\uf8ff])[,)]*",
    re.IGNORECASE,
)
_INTO = re.compile(
    r"\s+(?:in|into|inside|inside\s+of|within|to|on|under|for|from|next\s+to|as)\s+"
    r"(?!(?:place|order|this\s+case)\b)",
    re.IGNORECASE,
)
_SET_TO = re.compile(r"\s+(?:to\s+be|to|as|with|=|from\s+.*?\s+to)\s+")
_DESCRIBED = re.compile(
    r"(?:the|an?|your|its|their|our|any|each|all|in|into|on|that|this|some|first|what|"
    r"whatever|details|down|whole|today)\b",
    re.IGNORECASE,
)
_OWN_CHOICE = re.compile(
    r"\b(?:of\s+(?:your|their|one['\u2019]s)\s+(?:own|choice)|(?:you|they)\s+(?:like|want|choose|prefer|wish))\b",
    re.IGNORECASE,
)
_BOX = re.compile(
    r"(?:[\ue000-\uf8ff]|\w+)?\s*(?:check\s?|tick\s?)?box(?:es)?\b", re.IGNORECASE
)
_BY_LINK = re.compile(
    r"(?:the\s+|its\s+)?[\ue000-\uf8ff]?\s*(?:hyper)?link\b", re.IGNORECASE
)
_DROPDOWN = re.compile(
    r"\b(?:drop-?\s?down|options|list of|calendar|autocomplete|suggestions?)\b",
    re.IGNORECASE,
)
_ACTIVATED_KINDS = {"button", "link", "tab", "icon", "menu", "row"}
_DIRECTION = re.compile(r"\b(down|up|left|right|bottom|top)\b", re.IGNORECASE)


def read_action(phrase: str, tail: str, masked: Masked) -> StepAction:
    """Read what a verb's clause asks for.

    Args:
        phrase: The verb as written, lower case, such as ``fill in``.
        tail: Words after the verb, with masked names.
        masked: The step they come from.
    """
    tail = tail.strip()
    verb = _verb(phrase, tail)
    if phrase == "tab to":
        return _press("Tab", f"to {tail}", masked)
    key = _key(verb, tail, masked)
    if key:
        return _press(key, tail, masked)
    chord = CHORD.search(tail)
    if chord and verb in {"Press", "Select", "Click"}:
        return StepAction(verb="Press", value=_chord(chord[0]))
    reader = _READERS.get(verb)
    if reader:
        return reader(phrase, tail, masked)
    tail = _PURPOSE.sub("", tail)
    found = read_object(tail, masked)
    choice = _choice(found, tail, masked) if verb in {"Click", "Press"} else None
    if choice:
        return choice
    return _aimed("Click" if verb == "Press" else verb, found, None)


def _verb(phrase: str, tail: str) -> str:
    """Return the verb of a phrase that means work only with certain elements."""
    if phrase == "check the" and _BOX.match(tail):
        return "Click"
    if phrase == "follow" and _BY_LINK.match(tail):
        return "Click"
    if phrase == "repeat" and _AGAIN_IN.match(tail):
        return "Enter"
    return VERB_OF[phrase]


def _choice(found: Object, tail: str, masked: Masked) -> StepAction | None:
    """Read a click on one of the options of a dropdown as a choice."""
    place = found.place or ""
    of_list = _OF_LIST.search(place) and _DROPDOWN.search(place)
    described = found.name is None and found.kind == "option"
    if not of_list or found.kind not in {None, "option"}:
        return None
    if found.name is None and not described:
        return None
    within = [m for m in _OF_LIST.finditer(tail) if _DROPDOWN.search(tail, m.end())]
    field = read_object(tail[within[-1].end() :], masked) if within else None
    return StepAction(
        verb="Select",
        target=field.name if field and field.quoted else None,
        element_type=field.kind if field and field.quoted else None,
        value=found.name,
        location=found.place,
    )


_OF_LIST = re.compile(r"(?:^|\s)(?:in|from|of|within|inside)\s", re.IGNORECASE)


def _key(verb: str, tail: str, masked: Masked) -> str | None:
    """Return the key that a clause is about."""
    if verb == "Enter":
        return "Enter" if not tail.strip(PUNCTUATION) else None  # "Tab to Save, Enter"
    if verb not in {"Press", "Click"}:
        return None
    plain = re.sub(r"^(?:on\s+)?(?:the\s+|your\s+)?", "", tail).strip(PUNCTUATION)
    if FIRST_QUOTE.match(plain):
        plain = f"{masked.name(plain[0])} {plain[1:]}"
    words = re.sub(r"[^\w\s-]", " ", plain.lower()).split()
    for length in (2, 1):
        name = " ".join(words[:length])
        after = words[length] if len(words) > length else ""
        sure = after in {"key", "on"} if verb == "Click" else after not in _NO_KEY
        if name in KEYS and (sure or (not after and KEYS[name] in _PRESSED)):
            return KEYS[name]
    return None


_NO_KEY = frozenset({"button", "link", "icon", "option", "tab", "arrow"})
_PRESSED = frozenset({"Enter", "Tab", "Escape"})


def _press(key: str, tail: str, masked: Masked) -> StepAction:
    reached = re.search(
        r"\b(?:get\s+to|reach|move\s+to|to|until\s+.*?\bin)\b(?P<to>.*)",
        tail,
        re.IGNORECASE,
    )
    if key == "Tab" and reached:
        found = read_object(reached["to"], masked)
        return StepAction(
            verb="Press",
            value=key,
            target=found.name,
            element_type=found.kind,
            location=found.place,
        )
    return StepAction(verb="Press", value=key)


def _chord(written: str) -> str:
    parts = re.split(r"\s*[+-]\s*", written)
    return "+".join(part[:1].upper() + part[1:] for part in parts)


def _navigate(phrase: str, tail: str, masked: Masked) -> StepAction:
    with_tab = re.search(
        r"\s+(?:with|using|by)\s+(?:the\s+)?Tab\b.*", tail, re.IGNORECASE
    )
    if with_tab:
        return _press("Tab", f"to {tail[: with_tab.start()]}", masked)
    found = read_object(_PURPOSE.sub("", tail), masked)
    if "back" in f"{phrase} {tail}".split()[:3]:
        name = found.name if found.quoted else None
        return StepAction(verb="Navigate", target=name, value="back")
    return StepAction(
        verb="Navigate",
        target=found.name,
        element_type=found.kind,
        location=found.place,
    )


def _scroll(phrase: str, tail: str, masked: Masked) -> StepAction:
    direction = _DIRECTION.search(f"{phrase} {tail}")
    said = direction[1].lower() if direction else None
    quote = FIRST_QUOTE.search(tail)
    return StepAction(
        verb="Scroll",
        target=masked.name(quote[0]) if quote else None,
        value={"bottom": "down", "top": "up"}.get(said or "", said),
    )


def _enter(phrase: str, tail: str, masked: Masked) -> StepAction:
    tail = _without_example(tail)
    filled = _SET_TO.search(tail)
    if filled and phrase.startswith(_FILLS):
        field = read_object(tail[: filled.start()], masked)
        return _aimed("Enter", field, _value(tail[filled.end() :], masked))
    if named_before := _IT_IN.match(tail):
        return _aimed("Enter", read_object(tail[named_before.end() :], masked), None)
    quotes = list(FIRST_QUOTE.finditer(tail))
    if phrase == "repeat":
        return _aimed("Enter", read_object(tail[quotes[0].start() :], masked), None)
    if _YOURS.match(tail) or (phrase.startswith("fill") and not _INTO.search(tail)):
        return _aimed("Enter", read_object(tail, masked), None)
    if quotes:
        return _enter_quoted(tail, quotes, masked)
    told = _WHICH_IS.search(tail)
    if told:
        target = read_object(_after_into(tail[: told.start()]), masked)
        return _aimed("Enter", target, _value(told[1], masked))
    splits = list(_INTO.finditer(f" {tail}"))
    if splits:
        cut = next((s for s in splits if s[0].strip().lower() == "as"), splits[0])
        field = read_object(f" {tail}"[cut.end() :], masked)
        return _aimed("Enter", field, _value(f" {tail}"[: cut.start()], masked))
    return StepAction(verb="Enter", value=_value(tail, masked))


_IT_IN = re.compile(
    r"^(?:it|this|that|them|the\s+same)\s+(?:again\s+)?(?:in\s+|down\s+)?"
    r"(?:in|into|inside|under(?:neath)?|below|beside|next\s+to)\s+(?=\S)",
    re.IGNORECASE,
)
"""What was named before goes into a field: "fill it in under ..."."""
_AGAIN_IN = re.compile(
    r"(?:it|this|that|(?:the|your)\s+(?:same\s+)?\w+)\s+(?:again\s+)?"
    r"(?:in|into|under(?:neath)?|below|beside|next\s+to)\s+(?:the\s+)?[\ue000-\uf8ff]",
    re.IGNORECASE,
)
_INTO_QUOTED = re.compile(
    r"^(?P<value>[^\s,:;][^,:;]*?)\s+(?:in|into|inside|under(?:neath)?|below|beside|next\s+to|for|as)\s+(?:the\s+)?$",
    re.IGNORECASE,
)
_YOURS = re.compile(r"your\s+[\ue000-\uf8ff]", re.IGNORECASE)
_FILLS = ("fill", "replace", "update", "edit", "modify", "provide")


def _without_example(tail: str) -> str:
    """Take out a value that is only an example, not what surrounds it."""
    return _SUCH_AS.sub("", tail)


_KIND_AFTER = re.compile(rf"\s*(?:{KIND.pattern})", re.IGNORECASE)


def _enter_quoted(tail: str, quotes: list[re.Match[str]], masked: Masked) -> StepAction:
    first = quotes[0]
    before, after = tail[: first.start()], tail[first.end() :]
    given = _INTO_QUOTED.match(before)
    if given and (value := _value(given["value"], masked)):
        return _aimed("Enter", read_object(tail[first.start() :], masked), value)
    into = _INTO.match(f"{after} ") or _INTO.search(f"{after} ")
    names_field = _KIND_AFTER.match(after) and re.search(
        r"\b(?:in|into|inside|on|out)\b|^(?:the|an?)?\s*$", before, re.IGNORECASE
    )
    if names_field or re.search(
        r"\b(?:in|into|inside)\s+(?:the\s+)?$", before, re.IGNORECASE
    ):
        target = read_object(tail[first.start() :], masked)
        second = masked.name(quotes[1][0]) if len(quotes) > 1 else None
        return _aimed("Enter", target._replace(place=None), second)
    value = masked.name(first[0])
    if into:
        found = read_object(f"{after} "[into.end() :], masked)
        return _aimed("Enter", found, value)
    return StepAction(verb="Enter", value=value, location=place_text(after, masked))


def _after_into(words: str) -> str:
    into = _INTO.search(f" {words}")
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
    told = _WHICH_IS.search(words)
    if told:
        return told[1].strip()
    if not words or _DESCRIBED.match(words) or _OWN_CHOICE.search(words):
        return None
    return words


def _select(_phrase: str, tail: str, masked: Masked) -> StepAction:
    setting = _SET_TO.search(tail)
    if setting and _PURPOSE.match(tail[setting.start() :]) is None:
        value = _value(tail[setting.end() :], masked)
        if value:
            return _aimed("Select", read_object(tail[: setting.start()], masked), value)
    tail = f" {_PURPOSE.sub('', tail)}"
    into = _CHOICE_OF.search(tail)
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


_CHOICE_OF = re.compile(r"\s+(?:in|from|for|of|as|within)\s+", re.IGNORECASE)

_READERS: Final[dict[str, Callable[[str, str, Masked], StepAction]]] = {
    "Enter": _enter,
    "Select": _select,
    "Scroll": _scroll,
    "Navigate": _navigate,
}
