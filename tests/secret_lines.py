"""The invented secrets, and lines that only look like them, as demonstrations."""

from __future__ import annotations

import re
import tomllib
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

import msgspec

from wb2pm.converters.redaction.redact import redact
from wb2pm.events import Demonstration, Element, Screen, UIEvent

_DATA: Final = Path(__file__).parent / "data"
_SHORT: Final = 3
_NOON: Final = datetime(2026, 11, 3, 12, tzinfo=UTC)


@dataclass(frozen=True, slots=True, kw_only=True)
class Line:
    """A line that a person typed or saw.

    Attributes:
        id: Its name in the list.
        language: Code of its language.
        where: field, address, title, text or terminal.
        text: What stands there.
        label: Label of the field.
        name: Name of the field in its page.
        kind: Kind of the secret.
        secret: What must never be written down; empty where there is none.
        why: Why it is none.
        hard: Whether a careful reader may hesitate.
    """

    id: str
    language: str
    where: str
    text: str
    label: str = ""
    name: str = ""
    kind: str = ""
    secret: str = ""
    why: str = ""
    hard: bool = False

    @property
    def demonstration(self) -> Demonstration:
        """The line in a recording of one event."""
        return Demonstration(
            id=self.id,
            source=f"{self.id}.json",
            source_format="x",
            events=(self.event(),),
            source_actions=1,
        )

    def event(self, number: int = 0) -> UIEvent:
        """The line as an event: typed into its field, or seen at a click.

        Args:
            number: Its place in a recording.
        """
        value: str | None = None
        target = Element(tag="div", text="Notes")
        screen = Screen(url="https://pier.test/crew", title="Crew")
        if self.where == "field":
            value = self.text
            target = Element(
                tag="input",
                type="text",
                label=self.label or None,
                attributes={"name": self.name},
                value=self.text,
            )
        elif self.where == "address":
            screen = Screen(url=self.text, title="Crew")
        elif self.where == "title":
            screen = Screen(url="https://pier.test/crew", title=self.text)
        elif self.where == "text":
            target = Element(tag="p", text=self.text)
        else:
            value, target = self.text, Element(role="document", label="Terminal")
        return UIEvent(
            id=str(number),
            action="click" if value is None else "type",
            raw_action="click" if value is None else "type",
            value=value,
            target=target,
            screen_before=screen,
            started_at=_NOON,
            ended_at=_NOON,
            time_quality="recorded",
            source_index=number,
        )

    def is_left(self) -> bool:
        """Return whether the secret stands in what redaction leaves."""
        masked, _ = redact(self.demonstration)
        word = re.compile(rf"(?<!\w){re.escape(self.secret)}(?!\w)")
        texts = _texts(msgspec.to_builtins(masked.events))
        if len(self.secret) < _SHORT:
            return any(word.search(text) for text in texts)
        return any(self.secret in text for text in texts)

    def is_touched(self) -> bool:
        """Return whether redaction changes the line, or the name of its field."""
        return redact(self.demonstration).demonstration != self.demonstration


def _texts(value: object) -> list[str]:
    if isinstance(value, str):
        return [value]
    if isinstance(value, dict):
        value = [*value.keys(), *value.values()]
    parts = value if isinstance(value, (list, tuple)) else ()
    return [text for part in parts for text in _texts(part)]


def secrets() -> list[Line]:
    """Return the invented secrets, in the order of their list."""
    return _read("secret_kinds.toml", "secret")


def no_secrets() -> list[Line]:
    """Return the lines that only look like secrets, in the order of their list."""
    return _read("not_secrets.toml", "line")


def secrets_like_stand_ins() -> list[Line]:
    """Return secrets that look like what stands for one, or stand beside what is none."""
    return _read("stand_ins.toml", "secret")


def stand_ins() -> list[Line]:
    """Return lines with what stands for a secret, or is called like one."""
    return _read("stand_ins.toml", "line")


def _read(name: str, table: str) -> list[Line]:
    found = tomllib.loads((_DATA / name).read_text(encoding="utf-8"))[table]
    return [Line(**one) for one in found]
