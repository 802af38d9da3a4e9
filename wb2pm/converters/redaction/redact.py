"""What must not leave: secrets masked before anything is written.

Everything a demonstration says in words is gone through: what was typed and key
by key, the elements, addresses and titles, the snapshots of screens, the intent,
the procedure, the notes and all attributes. File names, file paths and ids stay:
later steps find recordings and pictures by them. Only an e-mail address or a number of
an account in the id of a demonstration, which every output shows, is masked.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final, Literal, NamedTuple, get_args

from msgspec.structs import replace

from wb2pm.converters.pages.context import PageContext
from wb2pm.converters.redaction.known import is_worth_finding
from wb2pm.converters.redaction.masker import VALUE_ACTIONS, Masker
from wb2pm.converters.redaction.rules import mask_id
from wb2pm.converters.redaction.spans import Kind, is_mask
from wb2pm.converters.redaction.steps import stated_secrets
from wb2pm.converters.redaction.typing import TypedSecrets, find_typed_secrets
from wb2pm.converters.redaction.values import ValueMasker
from wb2pm.converters.sources.given import demonstration_in
from wb2pm.errors import UnknownNameError
from wb2pm.events import Activity, Demonstration, UIEvent
from wb2pm.shown import short

if TYPE_CHECKING:
    from wb2pm.converters.sources.given import One

Policy = Literal["none", "secrets", "all-values"]
"""`secrets` masks what must not leave, `all-values` everything typed or chosen
as well, `none` nothing."""

POLICIES: Final[tuple[Policy, ...]] = get_args(Policy)

_SHORTEST_VALUE = 3
_MOST_ROUNDS = 8


class Redacted(NamedTuple):
    """A demonstration without its secrets.

    Attributes:
        demonstration: The same demonstration, masked.
        counts: Kind of secret -> how many were masked; kinds that did not occur
            are absent.
    """

    demonstration: Demonstration
    counts: dict[str, int]

    def __repr__(self) -> str:
        """Return it so that it fits a screen."""
        return short(self)


def redact(demonstration: One, *, policy: Policy = "secrets") -> Redacted:
    """Mask what must not leave a demonstration.

    Masked are passwords, one-time codes, tokens, card numbers and e-mail
    addresses: where they were typed, key by key, in the fields that hold them
    and in any text that looks like one. The text of a password, code, token or
    card found anywhere is then looked for everywhere (see `KnownSecrets` for
    how widely). A mask says the kind and nothing of the length. Redacting twice
    changes nothing more.

    Args:
        demonstration: As read, or its path (see
            `wb2pm.converters.sources.given.one_in`); it is not changed.
        policy: What to mask.

    Returns:
        The masked demonstration, and how often each kind was masked.

    Raises:
        ConversionError: If the recording cannot be read.
        NotRecordingsError: If it is not one recording.
        UnknownNameError: If there is no such policy.

    Examples:
        >>> demonstration = Demonstration(
        ...     id="1", source="1.json", source_format="x", events=(), source_actions=0,
        ...     intent='Log in as "kim" with the password "Ldl", then mail kim@shop.example',
        ... )
        >>> redacted = redact(demonstration)
        >>> redacted.demonstration.intent
        'Log in as "kim" with the password "[password]", then mail [email]'
        >>> redacted.counts
        {'email': 1, 'password': 1}
    """
    return _redact(demonstration_in(demonstration), policy).redacted


def check_policy(policy: str) -> None:
    """Refuse a policy that there is not.

    Raises:
        UnknownNameError: If there is no such policy.

    Examples:
        >>> check_policy("all")
        Traceback (most recent call last):
        wb2pm.errors.UnknownNameError: No redaction policy named 'all'. Known: none, \
secrets, all-values.
    """
    if policy not in POLICIES:
        raise UnknownNameError("redaction policy", policy, list(POLICIES))


class _Masking(NamedTuple):
    redacted: Redacted
    masker: Masker | None
    """What knows the secrets of the demonstration; None where nothing is masked."""


def _redact(
    demonstration: Demonstration, policy: Policy, pages: PageContext | None = None
) -> _Masking:
    check_policy(policy)
    if policy == "none":
        return _Masking(Redacted(demonstration, {}), None)
    counts: Counter[str] = Counter()
    first: Masker | None = None
    masked = demonstration
    context = pages or PageContext(demonstration)
    for _ in range(_MOST_ROUNDS):
        before = masked
        if before is not demonstration:
            context = PageContext(before, decoded=context.decoded)
        masker, masked = _mask(before, policy, context)
        counts.update(masker.counts)
        first = first or masker
        if masked == before:
            break
    masked = replace(masked, id=mask_id(masked.id))
    told = {kind: counts[kind] for kind in sorted(counts)}
    return _Masking(Redacted(masked, told), first)


class RedactedLabels(NamedTuple):
    """A demonstration and what it was labelled with, without its secrets.

    Attributes:
        redacted: What `redact` makes of the demonstration.
        labelled: What `redact_activities` makes of each labelling.
    """

    redacted: Redacted
    labelled: tuple[tuple[Activity, ...], ...]


def redact_labelled(
    demonstration: Demonstration,
    labelled: Iterable[Iterable[Activity]],
    *,
    policy: Policy = "secrets",
    context: PageContext | None = None,
) -> RedactedLabels:
    """Mask a demonstration together with its activities, looking for secrets once.

    Args:
        demonstration: As read: what the activities were made of.
        labelled: Activities at any number of granularities.
        policy: As for `redact`.
        context: Its pages, where they are at hand: saves decoding them again.

    Returns:
        What `redact` and `redact_activities` give, in less time.

    Raises:
        UnknownNameError: If there is no such policy.

    Examples:
        >>> demonstration = Demonstration(
        ...     id="1", source="1.json", source_format="x", events=(), source_actions=0,
        ...     intent="Mail kim@shop.example",
        ... )
        >>> redact_labelled(demonstration, [()]).redacted.demonstration.intent
        'Mail [email]'
    """
    redacted, masker = _redact(demonstration, policy, context)
    return RedactedLabels(
        redacted,
        tuple(
            tuple(activities)
            if masker is None
            else _masked_activities(
                demonstration, activities, masker, redacted.demonstration
            )
            for activities in labelled
        ),
    )


def redact_activities(
    demonstration: Demonstration,
    activities: Iterable[Activity],
    *,
    policy: Policy = "secrets",
    redacted: Demonstration | None = None,
) -> tuple[Activity, ...]:
    """Mask activities that were labelled before their demonstration was redacted.

    Labels may come from the page's source, which redaction does not reach, and a
    demonstration in which every value is masked tells less of the names around
    them. So labels are best made first, and masked here.

    Args:
        demonstration: As read: what the activities were made of.
        activities: What `wb2pm.converters.labels.labelling.label` made of it.
        policy: As for `redact`.
        redacted: What `redact` made of the demonstration under that policy, where
            it is at hand: saves making it again.

    Returns:
        The activities in their order, with the events of the redacted
        demonstration, and their words masked.

    Raises:
        UnknownNameError: If there is no such policy.

    Examples:
        >>> from datetime import datetime, timezone
        >>> from wb2pm.events import Element, UIEvent
        >>> noon = datetime(2024, 1, 1, 12, tzinfo=timezone.utc)
        >>> event = UIEvent(
        ...     id="1", action="type", raw_action="keystroke", value="Ldl",
        ...     started_at=noon, ended_at=noon, time_quality="recorded",
        ...     source_index=1, target=Element(tag="input", type="password"),
        ... )
        >>> demonstration = Demonstration(
        ...     id="1", source="1.json", source_format="x", events=(event,),
        ...     source_actions=1,
        ... )
        >>> activity = Activity(
        ...     label="Enter 'Password'", verb="Enter", events=(event,), value="Ldl"
        ... )
        >>> masked = redact_activities(demonstration, [activity])[0]
        >>> masked.label, masked.value, masked.events[0].value
        ("Enter 'Password'", '[password]', '[password]')
    """
    if redacted is None:
        (masked,) = redact_labelled(demonstration, [activities], policy=policy).labelled
        return masked
    if policy == "none":
        return tuple(activities)
    masker = _mask(demonstration, policy, PageContext(demonstration)).masker
    return _masked_activities(demonstration, activities, masker, redacted)


def _masked_activities(
    demonstration: Demonstration,
    activities: Iterable[Activity],
    masker: Masker,
    redacted: Demonstration,
) -> tuple[Activity, ...]:
    events = {
        before.id: after
        for before, after in zip(demonstration.events, redacted.events, strict=True)
    }
    masked: list[Activity] = []
    for activity in activities:
        after = tuple(events[e.id] for e in activity.events)
        masked.append(masker.activity(_put_together(activity, after), after))
    return tuple(masked)


def _put_together(activity: Activity, masked: Sequence[UIEvent]) -> Activity:
    """Take into a value that several events gave what is left of each.

    Joined, they hide where each began: a command is none after other letters.
    """
    value = activity.value
    if value is None or len(masked) < _SEVERAL:
        return activity
    for before, after in zip(activity.events, masked, strict=True):
        own, left = before.value or "", after.value or ""
        if left and own != left and len(own) >= _AS_A_WHOLE and is_worth_finding(own):
            value = value.replace(own, left)
    return replace(activity, value=value)


_SEVERAL: Final = 2
_AS_A_WHOLE: Final = 4
"""Letters of what was entered in one go: single keys stand anywhere in a text."""


def secrets_in(demonstration: Demonstration) -> dict[str, Kind]:
    """List the texts of the secrets in a demonstration.

    Args:
        demonstration: As read.

    Returns:
        Text -> its kind, of all that `redact` would look for everywhere.

    Examples:
        >>> demonstration = Demonstration(
        ...     id="1", source="1.json", source_format="x", events=(), source_actions=0,
        ...     intent='Log in as "kim" with the password "Ldl"',
        ... )
        >>> secrets_in(demonstration)
        {'Ldl': 'password'}
    """
    masker = _mask(demonstration, "secrets", PageContext(demonstration)).masker
    return masker.met


def mask_values(values: Any, known: Mapping[str, Kind]) -> Any:  # noqa: ANN401 (JSON)
    """Mask the secrets in any values that JSON can hold.

    What a text says is entered in a field for secrets is one.

    Args:
        values: Text, numbers, lists, objects.
        known: Texts of secrets to look for beside what looks like one, as
            `secrets_in` lists them.

    Returns:
        The same values, masked.

    Examples:
        >>> mask_values({"typed": ["Ldl", 7], "to": "kim@shop.example"}, {"Ldl": "password"})
        {'typed': ['[password]', 7], 'to': '[email]'}
        >>> mask_values(['Type "Kettle-7" in the "Password" field', "Kettle-7?"], {})
        ['Type "[password]" in the "Password" field', '[password]?']
    """
    texts = dict(known)
    while True:
        masker = ValueMasker(texts, instructs=True)
        masked = masker.value(values)
        new = _to_look_for(masker.found, texts)
        if not new:
            return masked
        texts |= new


class _Masked(NamedTuple):
    masker: Masker
    demonstration: Demonstration


def _mask(
    demonstration: Demonstration, policy: Policy, context: PageContext
) -> _Masked:
    """Mask, and begin again while masking brings further secrets to light."""
    typed = find_typed_secrets(demonstration, context)
    known: dict[str, Kind] = dict(typed.texts)
    for text, kind in stated_secrets(demonstration):
        known.setdefault(text, kind)
    if policy == "all-values":
        for value in _entered_values(demonstration, typed):
            known.setdefault(value, "value")
    while True:
        masker = Masker(typed, known, all_values=policy == "all-values")
        masked = masker.demonstration(demonstration)
        new = _to_look_for(masker.found, known)
        if not new:
            return _Masked(masker, masked)
        known |= new


def _to_look_for(
    found: Mapping[str, Kind], known: Mapping[str, Kind]
) -> dict[str, Kind]:
    """Return what came to light that was not looked for yet."""
    return {
        text: kind
        for text, kind in found.items()
        if text not in known and is_worth_finding(text)
    }


def _entered_values(demonstration: Demonstration, typed: TypedSecrets) -> list[str]:
    """List what was typed or chosen, or is to be by the procedure."""
    entered = [*typed.entered]
    entered += [
        event.value
        for index, event in enumerate(demonstration.events)
        if event.value
        and event.action in VALUE_ACTIONS
        and index not in typed.addresses
    ]
    if demonstration.procedure is not None:
        for step in demonstration.procedure.steps:
            entered += [
                action.value
                for action in step.actions
                if action.value and action.verb in {"Enter", "Select"}
            ]
    return [v for v in entered if len(v) >= _SHORTEST_VALUE and not is_mask(v)]
