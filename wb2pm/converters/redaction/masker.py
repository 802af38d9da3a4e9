"""Goes through a demonstration and masks what is known or looks like a secret."""

from __future__ import annotations

import re
from operator import is_
from typing import TYPE_CHECKING, Any, Final, TypeVar

from msgspec import Struct
from msgspec.structs import replace

from wb2pm.converters.redaction.contents import fits, holds_content, is_named_key
from wb2pm.converters.redaction.fields import NOT_TYPED, describe, field_kind
from wb2pm.converters.redaction.known import SecretsInNames, as_a_word, is_worth_finding
from wb2pm.converters.redaction.spans import (
    MASKS,
    Kind,
    is_mask,
    merge_spans,
    replace_spans,
)
from wb2pm.converters.redaction.steps import without_stated
from wb2pm.converters.redaction.typing import TypedSecrets, typed_text
from wb2pm.converters.redaction.values import CONTENT_TAGS, ValueMasker
from wb2pm.events import Activity, Demonstration, Element, Issue, UIEvent

if TYPE_CHECKING:
    from collections.abc import Mapping

_S = TypeVar("_S", bound=Struct)

VALUE_ACTIONS: Final = frozenset({"type", "select", "paste", "copy", "message"})
"""Actions that carry something typed or chosen."""

_SPREADING: Final = frozenset(MASKS) - {"email", "iban"}
"""What is known to be secret wherever it stands, once a field for it showed it."""
_COUNTS = re.compile(r"(?<![\w\[.$])\d+(?![\w\].])")


class Masker(ValueMasker):
    """Goes through a demonstration with what is known about its secrets."""

    def __init__(
        self, typed: TypedSecrets, known: Mapping[str, Kind], *, all_values: bool
    ) -> None:
        """Start with nothing masked.

        Args:
            typed: What was typed in secret.
            known: Text of a secret -> its kind.
            all_values: Whether everything typed or chosen is masked.
        """
        super().__init__(known, all_values=all_values)
        self._in_names: SecretsInNames | None = None
        self._events = typed.events
        self._spelled = typed.spelled
        self._addresses = typed.addresses
        self._held = typed.held
        spelled = typed.spelled.values()
        self._mail = frozenset(text for text, kind in spelled if kind == "email")

    def demonstration(self, source: Demonstration) -> Demonstration:
        """Mask a demonstration; `counts` and `found` then tell what was met."""
        events = tuple(self._event(e, i) for i, e in enumerate(source.events))
        told = {source.events[i].id for i in self._events}
        places = {f"$.trace[{source.events[i].source_index}]" for i in self._events}
        issues = tuple(
            self._issue(
                issue,
                counts_keys=issue.event in told
                or (issue.where or "").partition(".data")[0] in places,
            )
            for issue in source.issues
        )
        rest = self.struct(source, skip={"events", "issues"})
        intent = rest.intent and without_stated(rest.intent)
        return replace(rest, events=events, issues=issues, intent=intent)

    def activity(self, source: Activity, events: tuple[UIEvent, ...]) -> Activity:
        """Mask an activity whose events were masked already.

        Args:
            source: As it was labelled.
            events: Its events, masked.
        """
        masked = self.struct(source, skip={"events", "value"})
        whole = [e.value for e in events if e.value and is_mask(e.value)]
        if source.value is None:
            value = None
        elif whole and all(
            e.value in whole or e.action not in VALUE_ACTIONS for e in events
        ):
            value = whole[-1]
        elif self.all_values and source.verb != "Press":
            value = MASKS["value"]
        else:
            value = self.text(source.value)
        if whole and source.value and source.label == f"Press '{source.value}'":
            # One key of a secret is no secret by itself; the row of them is.
            masked = replace(masked, label=f"Press '{value}'")
        same = all(map(is_, events, source.events))
        return _with(
            masked,
            events=source.events if same else events,
            value=value,
            label=self._named(masked.label),
            element=masked.element and self._named(masked.element),
        )

    def _named(self, name: str) -> str:
        """Mask what is left of a secret in a name that was made of it."""
        if self._in_names is None:
            self._in_names = SecretsInNames(self.met)
        return replace_spans(name, merge_spans(self._in_names.spans(name)))

    def _issue(self, issue: Issue, *, counts_keys: bool) -> Issue:
        """Mask an issue; one about a secret may count the secret's keys."""
        masked = self.struct(issue)
        if not counts_keys:
            return masked
        return replace(masked, message=_COUNTS.sub("[n]", masked.message))

    def _event(self, event: UIEvent, index: int) -> UIEvent:
        kind = self._events.get(index)
        if kind is None and self.all_values and index not in self._addresses:
            entered = event.action in VALUE_ACTIONS or typed_text(event)
            kind = "value" if entered else None
        masked = self.struct(event, skip={"target", "value", "keys"})
        target = self._target(event, index, kind)
        if kind is None:
            value = None if event.value is None else self.text(event.value)
            keys = tuple(self.text(key) for key in event.keys)
            keys = event.keys if keys == event.keys else keys
            if value != event.value:
                keys = (value or "",) if keys else ()
            return _with(masked, target=target, value=value, keys=keys)
        mask = MASKS[kind]
        return replace(
            masked,
            target=target,
            value=self.whole(event.value, kind),
            keys=(mask,) if event.keys else (),
            attributes=_without(
                typed_text(event),
                self._contents(masked.attributes, kind, self._typed(index)),
                mask,
            ),
        )

    def _typed(self, index: int) -> str:
        """Return the secret that an event helped to type."""
        return self._spelled.get(index, ("", None))[0]

    def _target(self, event: UIEvent, index: int, typed: Kind | None) -> Element | None:
        element = event.target
        if element is None:
            return None
        said = describe(element)
        held = field_kind(said) or self._held.get(index)
        spelled, going_on = self._spelled.get(index, (typed_text(event), None))
        kind = held or typed or going_on
        masked = self.struct(element)
        if kind is None and self.all_values and element.type not in NOT_TYPED:
            return replace(masked, value=self.whole(element.value, "value"))
        if kind is None:
            return masked
        holds_text = element.tag in CONTENT_TAGS or (
            typed is not None and event.action in {"type", "paste"}
        )
        spelled = spelled if index in self._spelled else ""
        attributes = self._contents(masked.attributes, kind, spelled)
        if held is None and not self._is_part(element, spelled or typed_text(event)):
            return replace(masked, attributes=attributes)
        if held in _SPREADING and element.value and fits(held, element.value):
            self.learn_one(element.value, held)
        return replace(
            masked,
            value=self._content(element.value, masked.value, kind, spelled),
            text=self._content(element.text, masked.text, kind, spelled)
            if holds_text
            else masked.text,
            attributes=attributes,
        )

    def _content(
        self, content: str | None, text: str | None, kind: Kind, spelled: str
    ) -> str | None:
        """Mask what a field holds, where that is what the field takes.

        Args:
            content: What it holds.
            text: The same, with the secrets in it masked.
            kind: What the field takes.
            spelled: The secret that is being typed there.
        """
        if content and (content in spelled or self.holds(kind, content)):
            return self.whole(content, kind)
        return text

    def _is_part(self, element: Element, typed: str) -> bool:
        """Tell a field that shows what is being typed from what stood there."""
        content = element.value or ""
        return self.all_values or content in typed or typed in content

    def _contents(
        self, attributes: dict[str, Any], kind: Kind, spelled: str
    ) -> dict[str, Any]:
        return {
            name: self._content(value, value, kind, spelled)
            if holds_content(name)
            and isinstance(value, str)
            and not is_named_key(name, value)
            else value
            for name, value in attributes.items()
        }


def _with(held: _S, /, **fields: Any) -> _S:  # noqa: ANN401 (whatever its fields are)
    """Change fields of a value; one of which nothing changes is not made anew."""
    changed = {
        name: new
        for name, new in fields.items()
        if (old := getattr(held, name)) is not new
        and not (isinstance(new, str) and old == new)
    }
    return replace(held, **changed) if changed else held


def _without(typed: str, attributes: dict[str, Any], mask: str) -> dict[str, Any]:
    """Mask what an event typed in whatever is said of it: there it is no coincidence."""
    if not is_worth_finding(typed):
        return attributes
    word = as_a_word(typed)
    return {
        name: word.sub(mask, value) if isinstance(value, str) else value
        for name, value in attributes.items()
    }
