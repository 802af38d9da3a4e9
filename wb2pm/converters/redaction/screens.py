"""Which pictures show what must not leave."""

from __future__ import annotations

from typing import TYPE_CHECKING

from wb2pm.converters.redaction.fields import (
    describe,
    field_kind,
    snapshot_elements,
    strings,
)
from wb2pm.converters.redaction.known import KnownSecrets
from wb2pm.converters.redaction.rules import find_spans
from wb2pm.converters.redaction.spans import (
    MASKS,
)
from wb2pm.converters.redaction.typing import find_typed_secrets

if TYPE_CHECKING:
    from wb2pm.events import Demonstration, Screen

_SECRET_MASKS = tuple(m for k, m in MASKS.items() if k not in {"email", "value"})


def sensitive_screens(demonstration: Demonstration) -> frozenset[str]:
    """List the pictures that show a field for a secret, or a secret.

    A picture counts when the elements of its screen have a field that takes a
    password, code, token or card number, or a text with such a secret or its
    mask, or when an event before or after it was aimed at such a field. It
    may be asked before or after `wb2pm.converters.redaction.redact.redact`.

    Args:
        demonstration: As read, or redacted.

    Returns:
        Paths as in `Screen.screenshot`. What a picture shows that its source
        does not describe is not known here.

    Examples:
        >>> from datetime import datetime, timezone
        >>> from wb2pm.events import Demonstration, Screen, UIEvent
        >>> noon = datetime(2024, 1, 1, 12, tzinfo=timezone.utc)
        >>> login = Screen(
        ...     screenshot="0.png", elements_json='[{"tag": "input", "type": "password"}]'
        ... )
        >>> event = UIEvent(
        ...     id="1", action="click", raw_action="mouseup", source_index=1,
        ...     started_at=noon, ended_at=noon, time_quality="recorded",
        ...     screen_before=login, screen_after=Screen(screenshot="1.png"),
        ... )
        >>> sorted(sensitive_screens(Demonstration(
        ...     id="d", source="d.json", source_format="x", events=(event,),
        ...     source_actions=1,
        ... )))
        ['0.png']
    """
    typed = find_typed_secrets(demonstration)
    known = KnownSecrets(typed.texts)
    pictures: set[str] = set()
    judged: dict[int, bool] = {}
    for index, event in enumerate(demonstration.events):
        secret = typed.events.get(index)
        if event.target is not None and secret is None:
            secret = field_kind(describe(event.target))
        aimed = secret not in {None, "email"}
        for screen in (event.screen_before, event.screen_after):
            if screen is None or screen.screenshot is None:
                continue
            if id(screen) not in judged:
                judged[id(screen)] = _shows_secret(screen, known)
            if aimed or judged[id(screen)]:
                pictures.add(screen.screenshot)
    return frozenset(pictures)


def _shows_secret(screen: Screen, known: KnownSecrets) -> bool:
    for item in snapshot_elements(screen):
        said = strings(item)
        if field_kind(said) not in {None, "email"}:
            return True
        if any(_holds_secret(text, known) for text in said.values()):
            return True
    return _holds_secret(screen.title or "", known)


def _holds_secret(text: str, known: KnownSecrets) -> bool:
    return (
        any(mask in text for mask in _SECRET_MASKS)
        or any(span.kind != "email" for span in find_spans(text))
        or bool(known.spans(text))
    )
