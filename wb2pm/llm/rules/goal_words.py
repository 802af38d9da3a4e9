"""The words of a goal: one imperative sentence of what was done to what."""

from __future__ import annotations

import re
from functools import cache
from typing import TYPE_CHECKING, Final, NamedTuple

from wb2pm.vocabulary.language import language, says_searching
from wb2pm.vocabulary.phrases import one_of, phrase_pattern

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from wb2pm.events import Activity
    from wb2pm.vocabulary.goals import GoalWords

_CHOSEN: Final = frozenset({"checkbox", "radio button", "option"})
_DATE: Final = re.compile(r"\d{1,4}[-/.]\d{1,2}[-/.]\d{1,4}\b.*")
_LONG_FIELD: Final = 4
"""Words from which a field's name is a question of its own."""
_LONGEST_NAME: Final = 60
"""Characters of a record's text that may be its name."""
_LONGEST_VALUE: Final = 300
"""Characters of a value that a sentence repeats."""


class Change(NamedTuple):
    """One thing that was worked on.

    Attributes:
        record: Which one, by its name or number.
        noun: Its kind.
        entries: The values that were entered for it.
        opened: The activity that opened, looked up or began it.
    """

    record: str | None
    noun: str | None
    entries: Sequence[Activity]
    opened: Activity | None = None


class GoalFacts(NamedTuple):
    """What a demonstration tells of its goal.

    Attributes:
        deed: What was done, as the sentence begins.
        changes: What it was done to.
        closing: The activity that closed it.
        clicks: The clicks that are all there is to say.
    """

    deed: str
    changes: tuple[Change, ...]
    closing: Activity
    clicks: tuple[Activity, ...] = ()


def goal_words() -> GoalWords:
    """Return the words of the language in which rules write goals."""
    return language("en").goals


@cache
def _keys() -> re.Pattern[str]:
    """Find in a field's name what does not say of what it is the key."""
    words = one_of(goal_words().keys)
    return re.compile(rf"(?:^|\s)(?:{words}|\W+)(?=\s|$)", re.IGNORECASE)


def is_choice(activity: Activity) -> bool:
    """Return whether a click chose among what is offered: a box, a button of several."""
    chosen = activity.verb == "Click" and activity.element_type in _CHOSEN
    return chosen and bool(activity.element)


def made_of(making: Activity, between: Iterable[Activity]) -> str:
    """Name what is made: in the words of the link, else of the part it stands in.

    Args:
        making: The click that began it.
        between: What was clicked before the first entry: a kind may be chosen there.
    """
    words = [
        w
        for w in re.findall(r"[^\W\d_]+", making.element or "")
        if w.lower() not in goal_words().no_noun
    ]
    noun = " ".join(words) or (making.group or "entry").removesuffix("s")
    for activity in between:
        kind = activity.element or ""
        if activity.verb == "Click" and kind.lower().endswith(f" {noun.lower()}"):
            noun = kind
    return _small(noun)


def names_deed(button: str) -> bool:
    """Return whether a button names a deed of its own, not just that all is entered.

    Examples:
        >>> names_deed("Sign in"), names_deed("Submit")
        (True, False)
    """
    return bool(phrase_pattern(goal_words().sends).match(button))


def noun_of(opened: Activity | None, searched: Sequence[Activity]) -> str | None:
    """Name the kind of a record: as it was opened, else by the field it was sought in."""
    if opened is not None:
        return opened.label.removeprefix("Open ").strip() or None
    if not searched:
        return None
    return (
        _small(" ".join(_keys().sub(" ", searched[-1].element or "").split())) or None
    )


def record_of(opened: Activity | None, searched: Sequence[Activity]) -> str | None:
    """Name the record: by what was clicked to open it, else by what was looked up."""
    target = opened.acting.target if opened else None
    text = " ".join((target.text or target.label or "").split()) if target else ""
    if 0 < len(text) <= _LONGEST_NAME:
        return text
    return searched[-1].value if searched else None


def sentence_of(story: GoalFacts) -> str:
    """Write the sentence."""
    first = story.changes[0]
    if story.deed == "Set":
        said = _joined([_set(change) for change in story.changes])
        return said[:1].upper() + said[1:]
    if story.deed.startswith("Create"):
        return f"{story.deed} {_created(first)}"
    if story.deed == "Find":
        return f"Find {_sought(first)}"
    if story.deed == "Do":
        return _done(story, first)
    if story.deed in {"Order", "Add to the basket"}:
        return _order(story)
    if story.deed == "Click":
        return _clicked(story, first)
    return f"{story.deed} {_thing(first)}"


def _thing(change: Change) -> str:
    record = f" {_quoted(change.record)}" if change.record else ""
    if change.noun is None:
        return record.strip() or "the record"
    return f"the {change.noun}{record}"


def _set(change: Change) -> str:
    boxes = [e for e in change.entries if is_choice(e)]
    chosen = [_quoted(e.element) for e in boxes if not _is_cleared(e)]
    cleared = [_quoted(e.element) for e in boxes if _is_cleared(e)]
    fields = [e for e in change.entries if e not in boxes]
    plain = [e for e in fields if e.element and not _ends_open(e) and not _asks(e)]
    others = [e for e in fields if e not in plain]
    parts = [
        *([f"set {_joined([_to(e) for e in plain])}"] if plain else []),
        *([f"enter {_joined([_as(e) for e in others])}"] if others else []),
        *([f"choose {_joined(chosen)}"] if chosen else []),
        *([f"clear {_joined(cleared)}"] if cleared else []),
    ]
    of = f" of {_thing(change)}" if change.noun or change.record else ""
    return _joined(parts) + of


def _to(entry: Activity) -> str:
    return f"{_field(entry)} to {_quoted(entry.value)}"


def _as(entry: Activity) -> str:
    if not entry.element:
        return _quoted(entry.value)
    return (
        _detail(entry) if _asks(entry) else f"{_quoted(entry.value)} as {_field(entry)}"
    )


def _created(change: Change) -> str:
    noun = change.noun or "entry"
    names = {*goal_words().names, noun, f"{noun} name", f"{noun} title"}
    named = next(
        (e for e in change.entries if not is_choice(e) and _field(e) in names),
        None,
    )
    details = _details([e for e in change.entries if e is not named])
    if named is None:
        article = "an" if goal_words().vowel.match(noun) else "a"
        return f"{article} {noun}{details}"
    return f"the {noun} {_quoted(named.value)}{details}"


def _sought(change: Change) -> str:
    kind = next(
        (e for e in change.entries if e.value and _field(e).endswith(" type")), None
    )
    rest = [e for e in change.entries if e is not kind]
    terms = [
        e for e in rest if e.value and (not e.element or says_searching(e.element))
    ]
    details = _details([e for e in rest if e not in terms])
    if kind is not None:
        thing = f"the {_field(kind).removesuffix(' type')} {_quoted(kind.value)}"
    elif change.record or (change.noun and not terms):
        thing = _thing(change)
    else:
        thing = ""
    said = _joined([*filter(None, [thing]), *(_quoted(e.value) for e in terms)])
    return f"{said or 'what is listed'}{details}"


def _order(story: GoalFacts) -> str:
    items = []
    for change in story.changes:
        if change.record:
            amount = "".join(f"{e.value} of " for e in change.entries)
            items.append(f"{amount}{_quoted(change.record)}")
    rest = [e for c in story.changes if not c.record for e in c.entries]
    details = _details(rest)
    if story.deed == "Order":
        return f"Order {_joined(items)}{details}"
    return f"Add {_joined(items)} to the basket{details}"


def _done(story: GoalFacts, change: Change) -> str:
    name = goal_words().together.sub(
        r"\1 \2", " ".join((story.closing.element or "").split())
    )
    which = f" for {_thing(change)}" if change.record else ""
    return f"{name[:1].upper()}{name[1:]}{which}{_details(change.entries)}"


def _clicked(story: GoalFacts, change: Change) -> str:
    name = story.closing.element or ""
    about = f" of {_thing(change)}" if change.record else ""
    details = _details(change.entries)
    if story.closing.verb == "Navigate" and story.closing.acting.value:
        return f"Open {_quoted(story.closing.acting.value)}"
    if story.closing.verb != "Click" or not name:
        return f"{story.closing.label}{about}{details}"
    if len(story.clicks) == 1:
        if phrase_pattern(goal_words().deeds).match(name):
            which = f" {_thing(change)}" if change.record else ""
            said = goal_words().together.sub(r"\1 \2", name)
            return f"{said[:1].upper()}{said[1:]}{which}{details}"
        kind = story.closing.element_type
        verb = {"link": "Open", "tab": "Open the tab"}.get(kind or "", "Click")
        return f"{verb} {_quoted(name)}{about}{details}"
    names = [_quoted(a.element) for a in story.clicks if a.element]
    return f"Click {_joined(names)}{about}{details}"


def _details(entries: Sequence[Activity]) -> str:
    """Return with what: periods first, what is left out last."""
    boxes = [e for e in entries if is_choice(e)]
    chosen = [f"{_quoted(e.element)} chosen" for e in boxes if not _is_cleared(e)]
    cleared = [_quoted(e.element) for e in boxes if _is_cleared(e)]
    fields = [e for e in entries if e not in boxes]
    periods = sorted(
        f"{_period(e)} {_quoted(e.value)}" for e in fields if _period(e) is not None
    )
    fields = [e for e in fields if _period(e) is None]
    opens = [f", {_field(e)} {_quoted(e.value)}" for e in fields if _ends_open(e)]
    plain = [_detail(e) for e in fields if not _ends_open(e)]
    comma = ", " if opens else " "
    with_them = _joined([*plain, *chosen])
    return "".join(
        (
            *(f" {period}" for period in periods),
            *opens,
            f"{comma}with {with_them}" if with_them else "",
            f", without {_joined(cleared)}" if cleared else "",
        )
    )


def _detail(entry: Activity) -> str:
    field = _field(entry)
    if _asks(entry):
        return f"{_quoted(entry.value)} ({field})"
    return f"{field} {_quoted(entry.value)}".strip()


def _period(entry: Activity) -> str | None:
    """Return where a period begins or ends, of fields such as "Date from" and "To"."""
    words = _field(entry).split()
    if not words or words[-1] not in goal_words().periods:
        return None
    dated = {*words[:-1]} <= {*goal_words().dates} or _DATE.fullmatch(entry.value or "")
    return words[-1] if dated else None


def _field(entry: Activity) -> str:
    """Name a field as a sentence does: small letters, but for abbreviations."""
    return _small((entry.element or "").rstrip(" ?:*"))


def _small(text: str) -> str:
    return " ".join(
        w if w.isupper() and len(w) > 1 else w.lower() for w in text.split()
    )


def _asks(entry: Activity) -> bool:
    """Return whether a field's name is a question or a sentence."""
    return len(_field(entry).split()) > _LONG_FIELD


def _ends_open(entry: Activity) -> bool:
    """Return whether a field's name ends as if more followed, such as "Date to"."""
    return bool({*_field(entry).split()[-1:]} & {*goal_words().periods})


def _is_cleared(entry: Activity) -> bool:
    return entry.acting.attributes.get("checked") is False


def _quoted(text: str | None) -> str:
    plain = " ".join((text or "").split()).replace('"', "'")
    if len(plain) > _LONGEST_VALUE:
        plain = f"{plain[: _LONGEST_VALUE - 1]}\u2026"
    return f'"{plain}"'


def _joined(parts: Sequence[str]) -> str:
    """Join parts as a sentence lists them."""
    if len(parts) < 2:  # noqa: PLR2004  # one needs no joining
        return "".join(parts)
    return f"{', '.join(parts[:-1])} and {parts[-1]}"
