"""How far what was done is from what a procedure asks for.

The distance of an action of a procedure to something done is the sum of three
parts: whether the verbs can mean the same, whether the elements have like names
(see `name_similarity`), and whether the values agree. All
costs stand in `COSTS`, with their reasons; leaving an action of the procedure or
something done without a partner costs 1 each, so a pair is better than two
leftovers as long as it costs less than 2.
"""

from __future__ import annotations

import re
from functools import cache

from wb2pm.converters.redaction.comparing import holds_mask, same_text
from wb2pm.discovery.conformance.procedure.acts import (
    ACTIVATED,
    BACK,
    COSTS,
    TYPED,
    Comparison,
    Difference,
    ExpectedAct,
    PerformedAct,
)
from wb2pm.discovery.conformance.procedure.name_similarity import (
    LIKE,
    fold,
    likeness,
)
from wb2pm.vocabulary.language import every_word
from wb2pm.vocabulary.phrases import one_of, phrase_pattern

_CLICKS = {"Click", "Double-click", "Open", "Check", "Submit"}
_SAME: dict[str, set[str]] = {
    "Click": _CLICKS | {"Navigate"},
    "Enter": {"Enter", "Type", "Paste", "Navigate"},
    "Select": {"Select", "Check"},
    "Press": {"Press"},
    "Scroll": {"Scroll"},
    "Navigate": {"Navigate", "Switch tab", "Switch to", "Open tab"} | _CLICKS,
    "Delete": {"Delete"},
    "Read": {"Scroll", "Hover", "Copy"},
    "Other": {"Hover", "Drag", "Copy", "Other", "Wait"},
    "Unknown": {"Hover", "Drag", "Copy", "Other", "Wait"},
}
_LOOSE: dict[str, set[str]] = {
    "Click": {"Select", "Right-click", "Hover"},
    "Enter": {"Select"},
    "Select": {"Enter"} | _CLICKS,
    "Press": set(),
    "Scroll": set(),
    "Navigate": {"Select"},
    "Delete": {"Enter", "Press", "Click"},
    "Read": set(),
    "Other": set(),
    "Unknown": set(),
}
_QUOTED = re.compile(r'"([^"]*)"')
_GROUPED = re.compile(r'\bunder(?:\s+the)?\s+"([^"]*)"', re.IGNORECASE)
_MASKED = re.compile(r"\[[a-z][a-z _-]*\]|^[*\u2022]{4,}$")
"""What redaction puts in place of a secret, or the stars or dots of its field."""


@cache
def _prompt() -> re.Pattern[str]:
    """Compile what a field says before the noun: "Enter your email"."""
    polite = one_of(every_word(lambda known: known.grammar.adverbs))
    verbs = one_of(every_word(lambda known: known.fields.prompt_verbs))
    articles = one_of(every_word(lambda known: known.grammar.articles))
    return re.compile(
        rf"^(?:(?:{polite})\s+)?(?:{verbs})\s+(?:(?:{articles})\s+)?", re.IGNORECASE
    )


@cache
def _sending() -> re.Pattern[str]:
    """Compile what buttons say that send a form, as Enter does; a question's do not."""
    return phrase_pattern(
        every_word(
            lambda known: (
                *(*known.buttons.submit, *known.buttons.save, *known.buttons.search),
                *(*known.buttons.create, *known.buttons.next, *known.buttons.sign_in),
            )
        )
    )


def compare(asked: ExpectedAct, done: PerformedAct) -> Comparison | None:
    """Compare what a procedure asks for with something done.

    Returns:
        What pairing them costs, or None when they cannot be a pair.
    """
    verb = _verb_cost(asked, done)
    if verb is None:
        return None
    loose = verb > 0
    vague = loose or not (asked.target or asked.value)
    if vague and done.weight and not asked.weight:
        return None  # what may be left out must not hide what was done
    if asked.verb == "Press" or done.verb == "Press":
        return Comparison(verb, "same", loose=loose)
    target = _target_cost(asked, done)
    value = _value_cost(asked, done)
    if target < COSTS.wrong_target:
        difference: Difference = "same"
        if value:
            difference = "wrong_value"
        elif target >= COSTS.wrong_group:
            difference = "wrong_target"
        return Comparison(verb + target + value, difference, loose=loose)
    return None if loose else _compare_elsewhere(asked, done, differs=bool(value))


def _compare_elsewhere(
    asked: ExpectedAct, done: PerformedAct, *, differs: bool
) -> Comparison | None:
    """Compare where the elements differ: the value or the place must speak."""
    if not asked.weight or not done.weight:
        return None
    if asked.value is not None and done.value is not None:
        if differs or same_text(asked.value, done.value) is None:
            return None
        return Comparison(COSTS.same_value_elsewhere, "wrong_target")
    clicks = asked.verb in {"Click", "Navigate"} and done.verb in _CLICKS
    if clicks and (asked.kind in TYPED) == (done.kind in TYPED):
        return Comparison(COSTS.wrong_target, "wrong_target")
    return None


def _verb_cost(asked: ExpectedAct, done: PerformedAct) -> float | None:
    if done.verb == "Press" or asked.verb == "Press":
        return _key_cost(asked, done)
    if done.label == BACK or (asked.verb == "Navigate" and asked.value == "back"):
        return 0.0 if _is_back(asked, done) else None
    if done.verb in _SAME[asked.verb]:
        return 0.0
    if done.verb in _LOOSE[asked.verb]:
        return COSTS.loose_verb
    if asked.verb == "Click" and done.verb == "Enter":
        return COSTS.far_verb if asked.kind in TYPED | {None} else None
    return None


def _is_back(asked: ExpectedAct, done: PerformedAct) -> bool:
    asked_back = asked.value == "back" or "back" in fold(asked.target or "").split()
    return asked_back and (done.label == BACK or fold(done.element or "") == "back")


def _key_cost(asked: ExpectedAct, done: PerformedAct) -> float | None:
    """Compare keys; Enter does to a form or a button what a click does."""
    if asked.verb == done.verb:
        same = fold(asked.value or "") == fold(done.value or "")
        return 0.0 if same else None
    if asked.verb == "Press":
        if fold(asked.value or "") != "enter" or done.verb not in _CLICKS:
            return None
        if (
            asked.target
            and done.element
            and likeness(asked.target, done.element) >= LIKE
        ):
            return 0.0
        submits = bool(_sending().search(done.element or ""))
        return COSTS.loose_verb if submits and done.kind in {"button", None} else None
    if fold(done.value or "") != "enter":
        return COSTS.far_verb if asked.verb == "Delete" else None
    if asked.verb != "Click" or asked.kind not in {"button", "icon", None}:
        return None
    if done.element and asked.target and likeness(asked.target, done.element) >= LIKE:
        return 0.0
    named = _sending().search(asked.target or "") or asked.kind in {"button", "icon"}
    return COSTS.loose_verb if named else None


def _target_cost(asked: ExpectedAct, done: PerformedAct) -> float:
    names = _names(done)
    if asked.verb == "Select" and asked.target is None and asked.value:
        return _choice_cost(asked, done)
    if asked.verb == "Select" and done.verb in _CLICKS and asked.value and names:
        near = max(likeness(asked.value, name) for name in names)
        return COSTS.wrong_target if near < LIKE else 1 - near
    if asked.target is None:
        return _unnamed_cost(asked, names)
    if done.label == BACK:
        return 0.0
    if not names:
        return COSTS.unnamed if done.kind not in {"row", "page"} else COSTS.far_verb
    best = max(_named_likeness(asked, asked.target, name) for name in names)
    if best < LIKE:
        unknown = asked.other_case and done.verb == "Open"
        return COSTS.far_verb if unknown else COSTS.wrong_target
    cost = (1 - best) * COSTS.leftover
    if _kinds_differ(asked.kind, done.kind):
        cost += COSTS.wrong_kind
    told = _GROUPED.search(asked.place or "")
    if told and done.group and likeness(told[1], done.group) < LIKE:
        cost += COSTS.wrong_group
    return cost


def _names(done: PerformedAct) -> list[str]:
    """List what something done may be called: a row by its own words too."""
    names = [name for name in (done.element, done.shown, done.alias) if name]
    if done.kind in TYPED and (noun := _prompt().sub("", done.element or "")):
        names.append(noun)
    if done.verb in {"Open", "Select", "Double-click"} or done.kind == "row":
        names += [done.value] if done.value else []
    return names


def _choice_cost(asked: ExpectedAct, done: PerformedAct) -> float:
    """Compare a choice that does not name its list: the option has to speak."""
    if done.verb == "Select":
        return COSTS.unnamed
    names = [name for name in (done.element, done.value) if name] or [""]
    near = max(likeness(asked.value or "", name) for name in names)
    return COSTS.wrong_target if near < LIKE else 1 - near


def _unnamed_cost(asked: ExpectedAct, names: list[str]) -> float:
    captions = _QUOTED.findall(asked.place or "")
    if any(likeness(c, n) >= LIKE for c in captions for n in names):
        return COSTS.unnamed / 2
    return COSTS.unnamed


def _kinds_differ(asked: str | None, done: str | None) -> bool:
    if asked in TYPED and done in ACTIVATED | {"option"}:
        return True
    return asked in {"button", "link", "tab"} and done in TYPED


def _value_cost(asked: ExpectedAct, done: PerformedAct) -> float:
    """Compare values; what either side leaves open is no difference."""
    if asked.verb not in {"Enter", "Select"} or asked.value is None:
        return 0.0
    given = done.value
    if done.verb in _CLICKS:
        row = done.verb == "Open" or done.kind == "row"
        given = (done.value or done.element) if row else (done.element or done.value)
    if given is None or _MASKED.search(given) or holds_mask(asked.value):
        return 0.0
    if (fold(given) or given.strip()) == (fold(asked.value) or asked.value.strip()):
        return 0.0
    if done.verb == "Navigate" and is_same_address(asked.value, given):
        return 0.0
    return 0.0 if _stands_in(given, asked) else COSTS.wrong_value


_SCHEME = re.compile(r"^[a-z][a-z0-9+.-]*://", re.IGNORECASE)


def is_same_address(one: str, other: str) -> bool:
    """Return whether two addresses lead to one page, as people type them.

    The scheme and a slash at the end may be left out (WHATWG URL standard and what
    address bars add to it).

    Examples:
        >>> is_same_address("shop.example/cart", "http://shop.example/cart/")
        True
        >>> is_same_address("shop.example/cart", "http://shop.example/orders")
        False
    """
    bare = [_SCHEME.sub("", address.strip()).rstrip("/") for address in (one, other)]
    return bare[0].casefold() == bare[1].casefold()


def _named_likeness(asked: ExpectedAct, target: str, name: str) -> float:
    near = likeness(target, name)
    return max(near, LIKE) if _stands_in(name, asked) else near


def _stands_in(name: str, asked: ExpectedAct) -> bool:
    """Return whether a name is in a step that gives its names without quotes."""
    folded = fold(name)
    return len(folded) > 1 and f" {folded} " in f" {asked.text} "
