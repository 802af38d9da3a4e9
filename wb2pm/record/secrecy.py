"""What the recorder may write: nothing that was typed in secret."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Any, Final

import msgspec

from wb2pm.converters.redaction.fields import CAPTION, field_kind
from wb2pm.converters.redaction.spans import MASKS, is_mask, secret_name
from wb2pm.record.addresses import Addresses
from wb2pm.record.journal import Journal
from wb2pm.record.messages import ActionUpdate
from wb2pm.record.secrets import Secrets

if TYPE_CHECKING:
    from pathlib import Path

    from wb2pm.record.messages import Secret, SecretText, Target

_ADDRESSES: Final = frozenset(["url", "frame_url", "from_url", "start_url", "value"])
HELD: Final = tuple(
    one.name for one in msgspec.structs.fields(ActionUpdate) if one.type == str | None
)
"""What an action can say of a field's content: all that it says in plain text."""
_SAID: Final = frozenset(["value", "option", "after"])
_ENTERED: Final = frozenset(["type", "paste"])
_FIELD_TAGS: Final = frozenset(["input", "textarea"])
_FIELD_ROLES: Final = frozenset(["textbox", "searchbox"])


class DiscreetJournal(Journal):
    """A journal in which no secret is written, as soon as it is known to be one.

    What was written before is struck out there too: of fields that are known to be
    secret only when something was typed in them, and wherever the text stood.
    """

    def __init__(self, folder: Path) -> None:
        """Open the journal of a demonstration.

        Args:
            folder: The demonstration's folder.
        """
        super().__init__(folder)
        self.secrets = Secrets()
        self.addresses = Addresses(self.secrets.is_secret)
        self._hidden: dict[str, Secret] = {}
        self._lengths: dict[str, int] = {}
        self._swept: dict[str, str] = {}
        self._is_stale = False

    def write(self, line: str, **content: object) -> None:
        """Append a line without what is secret.

        Args:
            line: Its kind.
            content: What it says; what is None is left out.
        """
        told = self._discreet({"line": line, **content})
        super().write(**told)
        if self._is_stale:
            self.sweep()

    def learn(self, told: SecretText) -> None:
        """Take what a page tells of a secret field."""
        self.secrets.learn(told.field, told.text, told.kind)
        if told.actions:
            self._hidden |= dict.fromkeys(told.actions, told.kind)
        grown = len(told.text) - self._lengths.get(told.field, 0)
        self._lengths[told.field] = len(told.text)
        new = told.done and self._swept.get(told.field) != told.text
        if new or told.actions or grown > 1:
            self._swept[told.field] = told.text
            self.sweep()

    def enters(self, action: ActionUpdate, kind: str | None) -> Secret | None:
        """Say what kind of secret an action has to do with, and keep that in mind.

        Args:
            action: What a page tells of it.
            kind: What it is; None if only more is told of it.
        """
        target = action.target
        secret = (
            action.secret or (target and target.secret) or self._hidden.get(action.id)
        )
        if secret is None and target is not None:
            secret = secret_field(target, typed=kind in _ENTERED)
        if secret is None:
            return None
        self._hidden[action.id] = secret
        if target is not None:
            self.addresses.learn(target.field_name)
        for held in (action.value, action.after):
            if held and not is_mask(held) and (kind or "type") in _ENTERED:
                self.secrets.learn(action.id, held, secret)
        return secret

    def answers(self, question: str | None, text: str | None) -> str | None:
        """Take what was entered in a window of the browser; mask a secret.

        Args:
            question: What the window says.
            text: What was entered.
        """
        kind = secret_name(question or "")
        if not text or kind not in {"password", "code", "card", "token"}:
            return text
        self.secrets.learn(f"answer-{text}", text, kind)
        self.sweep()
        return MASKS[kind]

    def sweep(self) -> None:
        """Strike out of what was written what is known to be secret now."""
        self._is_stale = False
        if self.secrets or self._hidden:
            self.rewrite(self._discreet)

    def _discreet(self, line: dict[str, Any]) -> dict[str, Any]:
        """Return a line without what is secret; the same object if it has nothing."""
        name = str(line.get("id"))
        told = line
        if (kind := self._hidden.get(name)) is not None:
            told = _emptied(told, kind)
        told = self.secrets.strike(_with_addresses(told, self.addresses))
        if kind is None and line.get("keys") and not told["keys"]:
            self._hidden[name] = "password"  # typed again, where all can read it
            self._is_stale = True
        return line if told == line else told


def secret_field(target: Target, *, typed: bool) -> Secret | None:
    """Return what kind of secret a field takes by its names, in any language.

    Args:
        target: The field.
        typed: Whether something was typed in it.

    Examples:
        >>> from wb2pm.record.messages import Area, Target
        >>> box = Area(x=0, y=0, width=9, height=9)
        >>> field = Target(tag="input", box=box, path="/input", selector="", name="Hasło")
        >>> secret_field(field, typed=True)
        'password'
    """
    said = {
        "tag": target.tag,
        "role": target.stated_role or target.role,
        "label": target.label,
        "placeholder": target.placeholder,
        "type": target.type,
        "xpath": target.path,
        "name": target.field_name,
        CAPTION: target.name,
    }
    return _field_kind(tuple((k, v) for k, v in said.items() if v), typed=typed)


def hides_by_name(elements: str) -> bool:
    """Return whether one of a screen's fields takes secrets by its names.

    Args:
        elements: The elements that the screen shows, as a page tells them.

    Examples:
        >>> hides_by_name('[{"tag": "input", "name": "Hasło", "xpath": "/input"}]')
        True
        >>> hides_by_name('[{"tag": "p", "text": "Hasło", "xpath": "/p"}]')
        False
    """
    try:
        told = _fields.decode(elements)
    except msgspec.DecodeError:
        return False
    return any(one.takes_secrets() for one in told)


class _Field(msgspec.Struct):
    """What a screen's list says of an element that may be a field."""

    tag: str = ""
    role: str = ""
    implied_role: str = ""
    label: str = ""
    placeholder: str = ""
    type: str = ""
    xpath: str = ""
    name: str = ""

    def takes_secrets(self) -> bool:
        role = self.role or self.implied_role
        if self.tag not in _FIELD_TAGS and role not in _FIELD_ROLES:
            return False
        said = {
            "tag": self.tag,
            "role": role,
            "label": self.label,
            "placeholder": self.placeholder,
            "type": self.type,
            "xpath": self.xpath,
            CAPTION: self.name,
        }
        known = tuple((k, v) for k, v in said.items() if v)
        return _field_kind(known, typed=True) is not None


_fields: Final = msgspec.json.Decoder(list[_Field])


@lru_cache(maxsize=1024)
def _field_kind(said: tuple[tuple[str, str], ...], *, typed: bool) -> Secret | None:
    kind = field_kind(dict(said), typed=typed)
    return kind if kind in {"password", "code", "card", "token"} else None


def _emptied(line: dict[str, Any], kind: Secret) -> dict[str, Any]:
    """Take out of an action all that a field held."""
    told = dict(line)
    for name in HELD:
        if (held := line.get(name)) and not is_mask(held):
            told[name] = MASKS[kind] if name in _SAID else None
            told["secret"] = kind
    if line.get("keys") and (line.get("kind") in {None, *_ENTERED} or _is_letter(line)):
        told |= {"keys": [], "secret": kind}
    for part in ("target", "raw"):
        if isinstance(about := line.get(part), dict):
            told[part] = about | {"value": None}
    return told


def _is_letter(line: dict[str, Any]) -> bool:
    return not line.get("modifiers") and any(len(key) == 1 for key in line["keys"])


def _with_addresses(line: dict[str, Any], addresses: Addresses) -> dict[str, Any]:
    changed = {
        name: clean
        for name in _ADDRESSES & line.keys()
        if isinstance(one := line[name], str) and (clean := addresses.clean(one)) != one
    }
    return line | changed if changed else line
