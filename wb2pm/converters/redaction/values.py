"""Masks any value: text, JSON, rows of an object, and the parts of events."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any, Final, TypeVar

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from wb2pm.converters.pages.forms import unpack_elements
from wb2pm.converters.redaction.contents import (
    fits,
    holds_content,
    is_container,
    is_masked_name,
    is_told,
    names_element,
)
from wb2pm.converters.redaction.fields import (
    CAPTION,
    NOT_TYPED,
    captions_of,
    field_kind,
    strings,
)
from wb2pm.converters.redaction.harmless import (
    is_harmless,
    remember,
    tell_apart,
    words_of,
)
from wb2pm.converters.redaction.known import KnownSecrets
from wb2pm.converters.redaction.named import (
    announced,
    contents_beside,
    is_announcing,
    is_naming_fields,
)
from wb2pm.converters.redaction.rules import find_spans, mask_text
from wb2pm.converters.redaction.spans import (
    MASKS,
    Kind,
    is_mask,
    merge_spans,
    replace_spans,
    secret_name,
)
from wb2pm.converters.redaction.steps import (
    entered_secrets,
    secrets_stated_in,
    without_entered,
    without_stated,
)
from wb2pm.events import Demonstration, Element, Issue, Screen, UIEvent
from wb2pm.procedures.procedure import Procedure, StepAction

if TYPE_CHECKING:
    from collections.abc import Hashable, Iterable, Mapping

_S = TypeVar("_S", bound=Struct)

_KEPT: Final[dict[type[Struct], frozenset[str]]] = {
    Demonstration: frozenset({"id", "source", "source_format"}),
    UIEvent: frozenset({"id", "action", "time_quality", "issues"}),
    Element: frozenset({"tag", "type"}),
    Screen: frozenset(
        {"screenshot", "elements_format", "page_format", "page_key", "source"}
    ),
    Issue: frozenset({"kind", "where", "event"}),
    Procedure: frozenset({"language", "source"}),
}
CONTENT_TAGS: Final = frozenset({"input", "textarea"})
"""Elements whose text is what was typed in them."""
_LONGEST_PART = 4
_CARD_DIGITS = 13
_OF_ONE_WORD = ("tag", "type")
"""Known secrets are not looked for there: someone's password may be ``textarea``."""
_SHORTEST_FOUND = 11
_MOST_ROUNDS = 8


class ValueMasker:
    """Masks values with what is known about their secrets.

    Attributes:
        counts: Kind of secret -> how many were masked.
        found: Secrets that came to light: text -> kind.
    """

    def __init__(
        self,
        known: Mapping[str, Kind],
        *,
        all_values: bool = False,
        instructs: bool = False,
    ) -> None:
        """Start with nothing masked.

        Args:
            known: Text of a secret -> its kind.
            all_values: Whether everything typed or chosen is masked.
            instructs: Whether texts are read as steps that say what is entered.
        """
        self.counts: Counter[str] = Counter()
        self.found: dict[str, Kind] = {}
        self.met: dict[str, Kind] = {t: k for t, k in known.items() if k != "value"}
        self.all_values = all_values
        self._instructs = instructs
        self._known = KnownSecrets(known)
        self._secrets = KnownSecrets(self.met)
        self._screens: dict[int, Screen] = {}
        self._texts: dict[tuple[str, bool], tuple[str, Counter[str]]] = {}
        self._mail: frozenset[str] = frozenset()

    def learn(self, secrets: Iterable[tuple[str, Kind]]) -> None:
        """Take the texts of secrets that stand elsewhere.

        Args:
            secrets: Text and kind of each.
        """
        for text, kind in secrets:
            self.learn_one(text, kind)

    def forget(self) -> None:
        """Forget the masks of texts; what was found stays."""
        self._texts.clear()

    def attribute(self, name: str, value: Any) -> Any:  # noqa: ANN401 (whatever a source holds)
        """Mask what an attribute of that name holds.

        Args:
            name: Its name.
            value: Its value.
        """
        if self.all_values and holds_content(name) and isinstance(value, str):
            return self.whole(value, "value")
        return self._item(name, value, None, {})

    def whole(self, text: str | None, kind: Kind) -> str | None:
        """Mask a text as a whole; empty ones and masks stay."""
        if not text or is_mask(text):
            return text
        self.counts[kind] += 1
        return MASKS[kind]

    def holds(self, kind: Kind, content: str) -> bool:
        """Tell whether the content of a field for secrets is one, or begins one.

        Args:
            kind: What the field takes.
            content: What it holds.
        """
        if fits(kind, content):
            return True
        return kind == "email" and any(one.startswith(content) for one in self._mail)

    def holds_part(self, kind: Kind, content: str) -> bool:
        """Tell whether what stands beside the name of a field is a secret, or a key of one."""
        key = len(content) == 1 and not content.isspace()
        return key or self.holds(kind, content)

    def learn_one(self, text: str, kind: Kind) -> None:
        """Take the text of one secret, unless it is too short to look for."""
        if len(text) >= _LONGEST_PART and not is_mask(text):
            self.found.setdefault(text, kind)

    def struct(self, value: _S, *, skip: frozenset[str] | set[str] = frozenset()) -> _S:
        """Mask the fields of a value that hold words."""
        kept = _KEPT.get(type(value), frozenset()) | skip
        changes: dict[str, Any] = {}
        if isinstance(value, Element):
            for name in _OF_ONE_WORD:
                old = getattr(value, name)
                if old and (len(old) >= _SHORTEST_FOUND or "@" in old):
                    changes[name] = mask_text(old)
        for name in value.__struct_fields__:
            # Most fields of most events are empty, and hold no secret.
            if name not in kept and (old := getattr(value, name)):
                new = self.value(old, name=names_element(value, name))
                if new is not old:
                    changes[name] = new
        return replace(value, **changes) if changes else value

    def value(self, value: Any, *, name: bool = False) -> Any:  # noqa: ANN401 (whatever a source holds)
        """Mask the words in a value of any kind.

        Args:
            value: What a source holds, or JSON.
            name: Whether it names an element: typed values stay in names.
        """
        if isinstance(value, str):
            return self.text(value, name=name)
        if isinstance(value, Screen):
            if id(value) not in self._screens:
                self._screens[id(value)] = self.struct(unpack_elements(value))
            return self._screens[id(value)]
        if isinstance(value, Procedure):
            self.counts.update(kind for _, kind in entered_secrets(value))
            value = without_entered(value)
        if isinstance(value, StepAction) and self.all_values:
            masked = self.struct(value, skip={"value"})
            return replace(masked, value=self._step_value(value))
        if isinstance(value, Struct):
            return self.struct(value)
        if isinstance(value, dict):
            kind = field_kind(strings(value)) if _is_element(value) else None
            return self._mapping(value, kind=kind)
        if isinstance(value, (list, tuple)):
            return self._sequence(value)
        if isinstance(value, int) and abs(value) >= 10 ** (_CARD_DIGITS - 1):
            text = str(value)
            masked_text = self.text(text)
            return value if masked_text == text else masked_text
        return value

    def _step_value(self, action: StepAction) -> str | None:
        if action.value is None or action.verb == "Press":
            return action.value
        return self.whole(action.value, "value")

    def _sequence(self, values: list[Any] | tuple[Any, ...]) -> Any:  # noqa: ANN401 (a list stays a list)
        new: list[Any] = []
        dicts = [v for v in values if isinstance(v, dict)]
        captions = iter(captions_of(dicts))
        known: bool | None = None
        for value in values:
            if not isinstance(value, dict):
                new.append(self.value(value))
                continue
            caption = next(captions)
            told = None if self.all_values else tell_apart(value, caption)
            if is_harmless(told):
                if known is None:
                    known = bool(self._known) and self._known.may_be_in(words_of(dicts))
                if not known:
                    new.append(value)
                    continue
            new.append(self._listed(value, caption, told))
        if all(a is b for a, b in zip(new, values, strict=True)):
            return values
        return tuple(new) if isinstance(values, tuple) else new

    def _listed(
        self, value: dict[Any, Any], caption: str | None, told: Hashable | None
    ) -> dict[Any, Any]:
        """Mask an element of a list, and remember it where nothing is found."""
        said = strings(value)
        if caption is not None:
            said[CAPTION] = caption
        kind = field_kind(said) if _is_element(value) else None
        before = self.counts.total()
        masked = self._mapping(value, kind=kind)
        if (
            told is not None
            and masked is value
            and kind is None
            and _is_element(value)
            and self.counts.total() == before
        ):
            remember(told)
        return masked

    def _mapping(self, values: dict[Any, Any], *, kind: Kind | None) -> dict[Any, Any]:
        new: dict[Any, Any] = {}
        same = True
        for name, value in values.items():
            shown = self.text(name) if isinstance(name, str) else name
            if shown in new:
                shown = self._unused(new, shown)
            new[shown] = item = self._item(name, value, kind, values)
            same = same and shown is name and item is value
        beside = {} if _is_element(values) else self.beside(values)
        for name in beside.keys() & new.keys():
            same = same and new[name] is beside[name]
            new[name] = beside[name]
        return values if same else new

    def beside(self, values: Mapping[Any, Any]) -> dict[str, str]:
        """Mask what stands beside the name of a field for a secret.

        Args:
            values: Members of an object, or attributes of an event.

        Returns:
            Those that hold its content, masked.
        """
        masked: dict[str, str] = {}
        names = [name for name in values if isinstance(name, str)]
        for naming in filter(is_announcing, names):
            kind = announced(values[naming])
            if kind is None:
                continue
            for name in contents_beside(naming, names):
                held = values[name]
                plain = str if not is_naming_fields(naming) else (str, int)
                if isinstance(held, bool) or not isinstance(held, plain):
                    continue
                if self.holds_part(kind, str(held)):
                    if kind != "iban":
                        self.learn_one(str(held), kind)
                    masked[name] = self.whole(str(held), kind) or ""
        return masked

    @staticmethod
    def _unused(taken: dict[Any, Any], name: Any) -> Any:  # noqa: ANN401 (keys of any kind)
        """Keep apart two names that are masked alike."""
        shown, number = name, 1
        while shown in taken:
            number += 1
            shown = f"{name} {number}"
        return shown

    def _item(
        self,
        name: object,
        value: Any,  # noqa: ANN401 (whatever a source holds)
        kind: Kind | None,
        whole: dict[Any, Any],
    ) -> Any:  # noqa: ANN401
        if not isinstance(name, str):
            return self.value(value)
        if kind is not None and isinstance(value, str):
            content = name == "value" or (
                name == "text" and whole.get("tag") in CONTENT_TAGS
            )
            if content and self.holds(kind, value):
                if kind not in {"email", "iban"}:
                    self.learn_one(value, kind)
                return self.whole(value, kind)
        if (
            kind is None
            and self.all_values
            and name == "value"
            and whole.get("type") not in NOT_TYPED
        ):
            return self.whole(value, "value") if isinstance(value, str) else value
        named = secret_name(name)
        if named is not None and is_masked_name(name):
            named = None
        plain = isinstance(value, (str, int)) and not isinstance(value, bool)
        if (
            named is not None
            and plain
            and not is_container(value)
            and is_told(name, named, value)
        ):
            self.learn_one(str(value), named)
            return self.whole(str(value), named) if value != "" else value
        listed = name == "text" and whole.get("tag") == "select"
        return self.value(value, name=name == "xpath" or listed)

    def text(self, text: str, *, name: bool = False) -> str:
        """Mask the secrets in a text; names of elements keep typed values."""
        key = (text, name)
        if key not in self._texts:
            outside, self.counts = self.counts, Counter()
            self._texts[key] = (self._masked(text, name=name), self.counts)
            self.counts = outside
        masked, counts = self._texts[key]
        if counts:
            self.counts.update(counts)
        return text if masked == text else masked

    def _masked(self, text: str, *, name: bool) -> str:
        if is_container(text) and (inside := self._json(text)) is not None:
            return inside
        known = self._secrets if name else self._known
        if self._instructs:
            self.learn(secrets_stated_in(text))
            text = without_stated(text)
        for _ in range(_MOST_ROUNDS):
            spans = merge_spans([*find_spans(text), *known.spans(text)])
            for span in spans:
                self.counts[span.kind] += 1
                self.met.setdefault(text[span.start : span.end], span.kind)
                if span.known:
                    self.found.setdefault(text[span.start : span.end], span.kind)
            if not spans:
                break
            text = replace_spans(text, spans)
        return text

    def _json(self, text: str) -> str | None:
        """Mask the strings within JSON; None when the text is none."""
        try:
            decoded = msgspec.json.decode(text)
            masked = self.value(decoded)
        except (msgspec.DecodeError, UnicodeError, RecursionError):
            return None
        return text if masked is decoded else msgspec.json.encode(masked).decode()


def _is_element(values: Mapping[Any, Any]) -> bool:
    """Tell an element of a page from other objects."""
    return "tag" in values or ("type" in values and "xpath" in values)
