"""Secrets in what was typed: by field, by Tab, and across events."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, NamedTuple

from wb2pm.converters.pages.context import PageContext
from wb2pm.converters.redaction.addresses import unguessable_parts
from wb2pm.converters.redaction.contents import fits
from wb2pm.converters.redaction.fields import (
    NOT_TYPED,
    describe,
    field_kind,
    may_be_field,
    names_user,
)
from wb2pm.converters.redaction.page_fields import PageFields
from wb2pm.converters.redaction.rules import find_spans
from wb2pm.converters.redaction.spans import (
    Kind,
    is_mask,
)
from wb2pm.converters.sources.pynput_keys import character

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from wb2pm.events import Demonstration, Element, UIEvent

_TYPING = frozenset({"type", "paste", "select"})
_BY_HAND = frozenset({"type", "paste", "copy", "navigate"})
_MOVES_ON = frozenset({"tab", "enter", "return"})
_FOCUSING = frozenset({"click", "double_click", "type", "paste", "select"})
_LEAVING = frozenset({"navigate", "tab_open", "tab_switch", "tab_close"})
_PREFIX_KEYS = frozenset({"shift", "shift_r", "shift_l", "caps_lock", "capslock"})
_ADDRESS = re.compile(
    r"\s*(?:[a-z][a-z0-9+.-]*://|localhost[:/]|www\.)\S+\s*\Z", re.IGNORECASE
)


class TypedSecrets(NamedTuple):
    """What was typed in secret.

    Attributes:
        events: Position of an event -> kind of secret that was typed by it.
        texts: Text of a secret -> its kind.
        spelled: Position of an event -> the secret that was being typed, also for
            the keys in between that only correct or prepare.
        addresses: Positions of the events that typed the address of a page.
        entered: What was typed in one go, neither secret nor an address.
        held: Position of an event -> kind of secret in the field it was aimed at,
            where only the page says so.
    """

    events: dict[int, Kind]
    texts: dict[str, Kind]
    spelled: dict[int, tuple[str, Kind]]
    addresses: frozenset[int]
    entered: tuple[str, ...]
    held: dict[int, Kind]


class _Run(NamedTuple):
    """Typing in one place: each character with the event that typed it."""

    characters: list[tuple[str, int]]
    events: list[int]
    kind: Kind | None

    @property
    def text(self) -> str:
        return "".join(c for c, _ in self.characters)


def find_typed_secrets(
    demonstration: Demonstration, context: PageContext | None = None
) -> TypedSecrets:
    """Find the events that typed a secret, and the secrets.

    A secret is what was typed into a field that takes one; what was typed after
    a Tab or Enter out of a user's name on a page with a password field, though
    the recorder credits it to the field that was left; and what looks like a
    secret once the keys of several events are put together. So is the part that
    nobody can guess of an address that was given by hand.

    Args:
        demonstration: As read.
        context: Its pages, where they are at hand: saves decoding them again.

    Examples:
        >>> from datetime import datetime, timezone
        >>> from wb2pm.events import Demonstration, Element, UIEvent
        >>> noon = datetime(2024, 1, 1, 12, tzinfo=timezone.utc)
        >>> event = UIEvent(
        ...     id="1", action="type", raw_action="keystroke", value="Ldl",
        ...     started_at=noon, ended_at=noon, time_quality="recorded",
        ...     source_index=1, target=Element(tag="input", type="password"),
        ... )
        >>> found = find_typed_secrets(
        ...     Demonstration(
        ...         id="d", source="d.json", source_format="x", events=(event,),
        ...         source_actions=1,
        ...     )
        ... )
        >>> found.events, found.texts
        ({0: 'password'}, {'Ldl': 'password'})
    """
    search = _Search(demonstration, context or PageContext(demonstration))
    kinds = search.kinds()
    texts: dict[str, Kind] = dict(search.after_tab)
    spelled: dict[int, tuple[str, Kind]] = {}
    addresses: set[int] = set()
    entered: list[str] = []
    joined, before = "", -1
    runs = list(_runs(demonstration.events, kinds))
    mail = _mail(demonstration.events, runs)
    for run in runs:
        kind = run.kind
        begins = kind == "email" and any(one.startswith(run.text) for one in mail)
        if kind is not None and not (begins or fits(kind, run.text)):
            for index in run.events:
                del kinds[index]
            kind = None
        if kind is None and len(run.events) > 1:
            across = _kinds_across(run)
            kinds |= across
            kind = next(iter(across.values()), None)
        elif kind is not None and kind != "email":
            texts.setdefault(run.text, kind)
            own = (typed_text(demonstration.events[index]) for index in run.events)
            texts |= {t: texts.get(t, kind) for t in own if len(t) >= _SHORTEST_OWN}
            # What was typed there right before may still stand before it.
            goes_on = search.stays(before, run.events[0])
            joined = (joined + run.text)[-_LONGEST_JOINED:] if goes_on else run.text
            before = run.events[-1]
            texts.setdefault(joined, kind)
        if kind is not None:
            whole = range(run.events[0], run.events[-1] + 1)
            spelled |= dict.fromkeys(whole, (run.text, kind))
        elif _ADDRESS.match(run.text):
            addresses.update(run.events)
        else:
            entered.append(run.text)
    for part in _given_by_hand(demonstration.events):
        texts.setdefault(part, "token")
    texts = {t: k for t, k in texts.items() if t and not is_mask(t)}
    return TypedSecrets(
        kinds, texts, spelled, frozenset(addresses), tuple(entered), search.held()
    )


def _given_by_hand(events: Sequence[UIEvent]) -> Iterator[str]:
    """List the parts that nobody can guess of addresses that were typed, pasted or copied."""
    for event in events:
        if event.value and event.action in _BY_HAND:
            yield from unguessable_parts(event.value)


def typed_text(event: UIEvent) -> str:
    """Return the text an event typed; empty when it typed none.

    Examples:
        >>> from datetime import datetime, timezone
        >>> from wb2pm.events import UIEvent
        >>> noon = datetime(2024, 1, 1, 12, tzinfo=timezone.utc)
        >>> typed_text(UIEvent(
        ...     id="1", action="type", raw_action="keystroke", keys=("'a'", "'b'"),
        ...     started_at=noon, ended_at=noon, time_quality="recorded", source_index=1,
        ... ))
        'ab'
    """
    if event.action in _TYPING:
        return event.value if event.value is not None else keys_text(event.keys)
    if event.action == "press":
        if event.value is not None and len(event.value) == 1:
            return event.value
        return keys_text(event.keys) if event.value is None else ""
    return ""


def keys_text(keys: Sequence[str]) -> str:
    """Put together the characters among key names.

    Examples:
        >>> keys_text(("Key.shift", "'R'", "Key.space", "x"))
        'R x'
    """
    return "".join(_key_character(key) for key in keys)


def _key_character(key: str) -> str:
    return key if len(key) == 1 else character(key) or ""


def _key(name: str) -> str:
    return name.removeprefix("Key.").casefold()


_LONGEST_JOINED = 400
_SHORTEST_OWN = 4  # letters of what one event typed, which may be the whole secret


class _Search:
    """Follows the fields in which text was typed."""

    def __init__(self, demonstration: Demonstration, context: PageContext) -> None:
        self._events = demonstration.events
        self._pages = PageFields(context)
        self._described: dict[int, dict[str, str]] = {}
        self.after_tab: dict[str, Kind] = {}

    def stays(self, first: int, last: int) -> bool:
        """Tell whether all events between two are aimed at the element of the last."""
        place = _place(self._events[last])
        return first >= 0 and all(
            one.target is None or _place(one) == place
            for one in self._events[first:last]
        )

    def kinds(self) -> dict[int, Kind]:
        """Return which events typed a secret, and of what kind."""
        kinds: dict[int, Kind] = {}
        moved = False
        for index, event in enumerate(self._events):
            if not typed_text(event):
                continue
            said = self._describe(index)
            kind = field_kind(said, typed=True)
            if kind is None and (
                self._follows_name(index) or (moved and self._continues(index, kinds))
            ):
                kind, moved = "password", True
            elif kind is None and (inner := self._after_inner_tab(event)):
                kind = "password"
                self.after_tab[inner] = "password"
            else:
                moved = False
            if kind is not None:
                kinds[index] = kind
        return kinds

    def _describe(self, index: int) -> dict[str, str]:
        if index not in self._described:
            self._described[index] = self._describe_on_pages(index)
        return self._described[index]

    def _describe_on_pages(self, index: int) -> dict[str, str]:
        event = self._events[index]
        target = event.target or self._focused(index)
        if target is None:
            return {}
        return describe(target) | self._pages.of(event, target)

    def held(self) -> dict[int, Kind]:
        """Return which targets hold a secret that only their pages tell of."""
        return {
            index: kind
            for index, event in enumerate(self._events)
            if (target := event.target) is not None
            and target.value
            and not target.label
            and may_be_field(target)
            and (target.type or "").lower() not in NOT_TYPED
            and field_kind(describe(target)) is None
            and (kind := field_kind(self._describe(index))) is not None
        }

    def _focused(self, index: int) -> Element | None:
        """Find the element that keys without one of their own went to."""
        for event in reversed(self._events[:index]):
            if _is_move(event) or event.action in _LEAVING:
                return None
            if event.target is not None and event.action in _FOCUSING:
                return event.target
        return None

    def _follows_name(self, index: int) -> bool:
        """Tell whether a key led here from a user's name beside a password."""
        event = self._events[index]
        before = self._before(index)
        if before is None or not _is_move(self._events[before]):
            return False
        left = self._events[before].target or event.target
        if left is None or not self._is_unsure(event, left.path):
            return False
        return self._leads_to_password(event, left)

    def _is_unsure(self, event: UIEvent, left: str | None) -> bool:
        """Tell whether the field typed in may be another than the recorded one."""
        if event.target is None or event.target.path == left:
            return True
        return event.target.tag in {"a", "button"}

    def _leads_to_password(self, event: UIEvent, left: Element) -> bool:
        fields, places = self._pages.near(event, left)
        secret = [field_kind(field.said) in {"password", "code"} for field in fields]
        follows = any(secret[place + 1 : place + 2] == [True] for place in places)
        return follows or (any(secret) and names_user(describe(left)))

    def _after_inner_tab(self, event: UIEvent) -> str:
        """Return what was typed after a Tab that is still among the event's keys."""
        names = [_key(key) for key in event.keys]
        places = [place for place, name in enumerate(names) if name in _MOVES_ON]
        if not places or event.target is None:
            return ""
        if not self._leads_to_password(event, event.target):
            return ""
        return keys_text(event.keys[places[0] + 1 :])

    def _continues(self, index: int, kinds: dict[int, Kind]) -> bool:
        before = self._before(index)
        return (
            before is not None
            and before in kinds
            and _place(self._events[before]) == _place(self._events[index])
        )

    def _before(self, index: int) -> int | None:
        """Find the event before, past keys that only prepare or correct."""
        for earlier in range(index - 1, -1, -1):
            if not _is_silent_key(self._events[earlier]):
                return earlier
        return None


def _place(event: UIEvent) -> tuple[object, ...]:
    """Tell fields apart, as far as the source does."""
    element, chosen = event.target, event.action == "select"
    if element is None or element.path is not None:
        return (chosen, element and element.path)
    return (chosen, element.tag, element.type, element.label)


def _is_move(event: UIEvent) -> bool:
    if event.action != "press":
        return False
    named = [_key(key) for key in event.keys] or [_key(event.value or "")]
    return bool(_MOVES_ON.intersection(named)) or _key(event.value or "") in _MOVES_ON


def _is_silent_key(event: UIEvent) -> bool:
    return event.action == "press" and (
        _key(event.value or "") in _PREFIX_KEYS | {"backspace"}
        or (bool(event.keys) and {_key(k) for k in event.keys} <= _PREFIX_KEYS)
    )


def _runs(events: Sequence[UIEvent], kinds: dict[int, Kind]) -> Iterator[_Run]:
    """Join typing in one place, with what Backspace removed taken out."""
    run: _Run | None = None
    where: tuple[object, ...] = ()
    for index, event in enumerate(events):
        text = typed_text(event)
        kind = kinds.get(index)
        if text:
            # Where the source says that the field holds no more, what came before is gone.
            anew = len(text) > 1 and event.target and event.target.value == text
            if run is None or where != _place(event) or run.kind != kind or anew:
                if run is not None:
                    yield run
                run, where = _Run([], [], kind), _place(event)
            erased = event.attributes.get("erased")
            if isinstance(erased, int) and erased > 0:
                del run.characters[-erased:]
            if not is_mask(text):
                run.characters.extend((c, index) for c in text)
            run.events.append(index)
        elif run is not None and _key(event.value or "") == "backspace":
            del run.characters[-1:]
        elif run is not None and not _is_silent_key(event):
            yield run
            run = None
    if run is not None:
        yield run


def _mail(events: Sequence[UIEvent], runs: Sequence[_Run]) -> frozenset[str]:
    """Gather the addresses in fields for them, also those typed with a pause."""
    found: set[str] = set()
    joined: dict[tuple[object, ...], str] = {}
    for run in runs:
        if run.kind == "email":
            place = _place(events[run.events[0]])
            before = joined.get(place, "")
            goes_on = not any(c.isspace() for c in before) and not fits("email", before)
            joined[place] = (before * goes_on + run.text)[-_LONGEST_JOINED:]
            found.add(joined[place])
            held = (events[index].target for index in run.events)
            found |= {one.value for one in held if one is not None and one.value}
    return frozenset(text for text in found if fits("email", text))


def _kinds_across(run: _Run) -> dict[int, Kind]:
    """Find the events whose keys together spell a secret."""
    return {
        index: span.kind
        for span in find_spans(run.text)
        for _, index in run.characters[span.start : span.end]
    }
