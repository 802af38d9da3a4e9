"""The element and the value that a piece of a step speaks of."""

from __future__ import annotations

import re
from typing import NamedTuple

from wb2pm.procedure_words import (
    BEFORE_NAME,
    CHORD,
    KEYS,
    KIND,
    KINDS,
    NAMES_IT,
    PLACE,
    PRONOUNS,
    STANDS_BY_IT,
    VERB_OF,
)
from wb2pm.procedures import StepAction

_Q = "[\ue000-\uf8ff]"
_FIRST_QUOTE = re.compile(_Q)
_PURPOSE = re.compile(
    r",?\s+(?:in\s+order\s+)?to\s+(?!the\b|an?\b|your\b|left\b|right\b|get\s+to\b)[a-z]+\b.*",
    re.DOTALL,
)
_WHICH_IS = re.compile(
    r"(?:which\s+is|that\s+is|i\.e\.,?|namely|in\s+this\s+case,?(?:\s+it['\u2019]?\s?i?s)?|:)\s*(?:the\s+\w+\s+)?(\S.*?)[\s.,)]*$",
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
_DROPDOWN = re.compile(
    r"\b(?:drop-?\s?down|options|list of|calendar|autocomplete|suggestions?)\b",
    re.IGNORECASE,
)
_TYPED_KINDS = {"field", "dropdown", "radio", "checkbox", "column"}
_ACTIVATED_KINDS = {"button", "link", "tab", "icon", "menu", "row"}
_DIRECTION = re.compile(r"\b(down|up|left|right|bottom|top)\b", re.IGNORECASE)
_LAST_KIND = re.compile(rf"{KIND.pattern}\s*$", re.IGNORECASE)
_END = " \t.,;:!?()[]"


class Masked(NamedTuple):
    """A text whose quoted names are single characters.

    Attributes:
        text: The masked text.
        quotes: The names, by mask.
    """

    text: str
    quotes: tuple[str, ...]

    def name(self, mask: str) -> str:
        """Give the name behind a mask."""
        return self.quotes[ord(mask) - 0xE000]

    def restore(self, part: str) -> str:
        """Put the names back, in straight quotes."""
        return re.sub(_Q, lambda m: f'"{self.name(m[0])}"', part).strip()


class Object(NamedTuple):
    """An element as a sentence describes it.

    Attributes:
        name: Its name.
        kind: Its kind.
        place: Where it is, in words.
        quoted: Whether the name was in quotes.
    """

    name: str | None
    kind: str | None
    place: str | None
    quoted: bool


def read_object(words: str, masked: Masked) -> Object:
    """Read the element that a noun phrase names.

    A quoted name before any word of place is the name. Without one, the caption
    that a field stands beside, or the words between article and kind, are.
    """
    words = _bare(words)
    quote = _FIRST_QUOTE.search(words)
    place = PLACE.search(words, 1) if words else None
    if quote and (place is None or quote.start() < place.start()):
        return _named(words, quote, masked)
    bare = _bare_name(words)
    if quote is None and bare:
        return bare
    stop = place.start() if place else len(words)
    noun, rest = words[:stop], words[stop:].strip()
    kind = _kind(noun)
    name = _plain(noun)
    if quote and (
        NAMES_IT.match(rest)
        or (STANDS_BY_IT.match(rest) and (kind in _TYPED_KINDS or not kind))
    ):
        between = words[stop : quote.start()]
        if name is None or kind in _TYPED_KINDS:
            if kind is None and STANDS_BY_IT.match(rest) and name:
                return Object(name, kind, _place(rest, masked), quoted=False)
            after = _place(words[quote.end() :], masked)
            if not NAMES_IT.match(rest):
                after = _place(rest, masked)
            return Object(
                masked.name(quote[0]), kind or _kind(between), after, quoted=True
            )
    return Object(name, kind, _place(rest, masked), quoted=False)


def _named(words: str, quote: re.Match[str], masked: Masked) -> Object:
    after = words[quote.end() :]
    place = PLACE.search(after)
    comma = re.search(r"[,.(]", after)
    stops = [m.start() for m in (place, comma) if m]
    stop = min(stops, default=len(after))
    kind = _kind_at_start(after) or _kind(after[:stop]) or _kind(words[: quote.start()])
    return Object(
        masked.name(quote[0]), kind, _place(after[stop:], masked), quoted=True
    )


def _bare_name(words: str) -> Object | None:
    """Read a name without quotes that ends with its kind: "the User List link"."""
    for match in KIND.finditer(words):
        rest = words[match.end() :]
        if rest.strip() and not (rest[0] in ",.;:(" or PLACE.match(rest.strip())):
            continue
        name = _plain(words[: match.start()])
        if name and name[0].isupper():
            kind = _kind(match[0])
            return Object(name, kind, _place(rest, None), quoted=False)
        return None
    return None


def _kind(words: str) -> str | None:
    """Give the kind of the last word of kind in a phrase."""
    found = None
    for match in KIND.finditer(words):
        found = match
    if found is None:
        return None
    word = " ".join(found[0].lower().split())
    return KINDS.get(word) or KINDS.get(word.removesuffix("s"))


def _kind_at_start(words: str) -> str | None:
    match = KIND.match(words.lstrip())
    return _kind(match[0]) if match else None


def _plain(words: str) -> str | None:
    """Take kinds and adjectives off a phrase; what is left may be a name."""
    name = _bare(words)
    while (match := _LAST_KIND.search(name)) and match[0].islower():
        if match[0].startswith("search "):
            break  # "the search box" is the name it goes by
        name = name[: match.start()].strip(_END)
    return None if name.lower() in PRONOUNS else name


def _bare(words: str) -> str:
    """Take off the articles and adjectives that lead up to a name."""
    words = f"{words.strip()} "
    leading = BEFORE_NAME.match(words)
    return words[leading.end() if leading else 0 :].strip(_END)


def _place(words: str, masked: Masked | None) -> str | None:
    words = words.strip(_END)
    if masked:
        words = masked.restore(words)
    return words or None


def read_action(phrase: str, tail: str, masked: Masked) -> StepAction:
    """Read what a verb's clause asks for.

    Args:
        phrase: The verb as written, lower case, such as ``fill in``.
        tail: Words after the verb, with masked names.
        masked: The step they come from.
    """
    verb = VERB_OF[phrase]
    tail = tail.strip()
    if phrase == "tab to":
        return _press("Tab", f"to {tail}", masked)
    key = _key(verb, tail, masked)
    if key:
        return _press(key, tail, masked)
    chord = CHORD.search(tail)
    if chord and verb in {"Press", "Select", "Click"}:
        return StepAction(verb="Press", value=_chord(chord[0]))
    if verb == "Enter":
        return _enter(phrase, tail, masked)
    if verb == "Select":
        return _select(tail, masked)
    if verb == "Scroll":
        return _scroll(f"{phrase} {tail}", masked)
    if verb == "Navigate":
        return _navigate(phrase, tail, masked)
    tail = _PURPOSE.sub("", tail)
    found = read_object(tail, masked)
    choice = _choice(found, tail, masked) if verb in {"Click", "Press"} else None
    if choice:
        return choice
    return _aimed("Click" if verb == "Press" else verb, found, None)


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
    """Give the key that a clause is about."""
    if verb == "Enter":
        return "Enter" if not tail.strip(_END) else None  # "Tab to Save, Enter"
    if verb not in {"Press", "Click"}:
        return None
    plain = re.sub(r"^(?:on\s+)?(?:the\s+|your\s+)?", "", tail).strip(_END)
    if _FIRST_QUOTE.match(plain):
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


def _scroll(tail: str, masked: Masked) -> StepAction:
    direction = _DIRECTION.search(tail)
    said = direction[1].lower() if direction else None
    quote = _FIRST_QUOTE.search(tail)
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
    quotes = list(_FIRST_QUOTE.finditer(tail))
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


_FILLS = ("fill", "replace", "update", "edit", "modify", "provide")


def _without_example(tail: str) -> str:
    """Take out a value that is only an example, not what surrounds it."""
    return _SUCH_AS.sub("", tail)


_KIND_AFTER = re.compile(rf"\s*(?:{KIND.pattern})", re.IGNORECASE)


def _enter_quoted(tail: str, quotes: list[re.Match[str]], masked: Masked) -> StepAction:
    first = quotes[0]
    before, after = tail[: first.start()], tail[first.end() :]
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
    return StepAction(verb="Enter", value=value, location=_place(after, masked))


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
    """Give the literal value in words; None when they only describe it."""
    words = words.strip().rstrip(";,!?)")
    quote = _FIRST_QUOTE.search(words)
    if quote:
        return masked.name(quote[0])
    told = _WHICH_IS.search(words)
    if told:
        return told[1].strip()
    if not words or _DESCRIBED.match(words):
        return None
    return words


def _select(tail: str, masked: Masked) -> StepAction:
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
        location=_place(tail[into.start() :], masked) if into else chosen.place,
    )


_CHOICE_OF = re.compile(r"\s+(?:in|from|for|of|as|within)\s+", re.IGNORECASE)
