"""What was typed in secret, struck out of everything that the recorder writes.

It is kept in memory only, and only while the recorder runs.
"""

from __future__ import annotations

import re
import string
from collections import deque
from typing import Any, Final

import msgspec

from wb2pm.converters.redaction.known import Reach, reach_of
from wb2pm.converters.redaction.spans import MASKS, Kind
from wb2pm.record.written import coded_forms, written_pattern

_UNFINISHED: Final = 3
"""How much of what is still being typed is known: other tabs may tell of it late."""
_OWN: Final = frozenset(
    [
        *("line", "id", "kind", "tab", "screen", "parts", "of", "file", "by"),
        *("way", "secret", "name_from", "tooltip_by", "action"),
        *("dialog", "modifiers", "recorder", "browser", "root"),
    ]
)
"""What the recorder itself says: no page has a word in it."""
_KINDS: Final = frozenset(["tag", "role", "stated_role", "implied_role", "type"])
_KIND: Final = re.compile(r"[a-z-]*")
_BEFORE: Final = r"(?:(?<![^\W_])|(?<=%[0-9A-Fa-f]{2})|(?<=\\[nrt]))(?<!<)(?<!</)"
_AFTER: Final = r"(?![^\W_])"
_FRAMES: Final = {
    "anywhere": "(?i:{})",
    "word": f"{_BEFORE}(?:{{}}){_AFTER}".replace("{2}", "{{2}}"),
    "quoted": "(?:(?<=[\"'\u201c\u2018])|\\A)(?:{})(?=\\\\{{0,8}}[\"'\u201d\u2019]|\\Z)",
}
_CODE_SIGNS: Final = frozenset(string.ascii_letters + string.digits + "+/_-=")
_CUT: Final = 390
"""The script cuts texts at 400 signs or more: the end of one may be half a secret."""
_LEAST_CUT: Final = 4


class Secrets:
    """Knows what stood in secret fields, and how widely to look for each.

    As far as `KnownSecrets` looks for one in a finished recording: short ones as
    whole words, weak ones between quotation marks; but in every way of writing.

    Examples:
        >>> secrets = Secrets()
        >>> secrets.learn("f1", "swordfish", "password")
        >>> secrets.clean("on %73wordfish, c3dvcmRmaXNo")
        'on [password], [password]'
    """

    def __init__(self) -> None:
        """Know nothing yet."""
        self._fields: dict[str, deque[str]] = {}
        self._field_kinds: dict[str, Kind] = {}
        self._settled: dict[str, Kind] = {}
        self._is_fresh = True
        self._written: list[tuple[re.Pattern[str], str]] = []
        self._coded: list[tuple[re.Pattern[str], str]] = []

    def __bool__(self) -> bool:
        """Whether there is anything to look for."""
        return bool(self._fields)

    def learn(self, field: str, text: str, kind: Kind) -> None:
        """Take what a field holds now.

        While something is only typed on or taken back, the last few states of it
        count; what was replaced by something else counts from then on.

        Args:
            field: A name of the field.
            text: What it holds.
            kind: What it is.
        """
        held = self._fields.setdefault(field, deque(maxlen=_UNFINISHED))
        if not text or text in held:
            return
        if held and not (text.startswith(held[-1]) or held[-1].startswith(text)):
            self._settled |= dict.fromkeys(held, self._field_kinds[field])
            held.clear()
        held.append(text)
        self._field_kinds[field] = kind
        self._is_fresh = False

    def is_secret(self, text: str) -> bool:
        """Return whether a text is a secret, and worth finding, as a whole."""
        return text in self._known() and reach_of(text) != "nowhere"

    def knows(self, text: str) -> bool:
        """Return whether a secret stands in a text."""
        return self.clean(text) != text

    def clean(self, text: str) -> str:
        """Strike the secrets out of a text."""
        if not self._is_fresh:
            self._compile()
        for pattern, mask in self._written:
            text = pattern.sub(mask, text)
        for pattern, mask in self._coded:
            text = _without_code(text, pattern, mask)
        return self._without_cut(text) if len(text) >= _CUT else text

    def strike(self, line: dict[str, Any]) -> dict[str, Any]:
        """Strike the secrets out of all texts in what is to be written.

        Args:
            line: What is to be written; what the recorder itself says in it stays.
        """
        return {name: self._struck(one, name) for name, one in line.items()}

    def _struck(self, content: object, key: str) -> object:
        if not self._fields or key in _OWN:
            return content
        if isinstance(content, str):
            return self._stricken(content, key)
        if isinstance(content, dict):
            return self.strike(content)
        if not isinstance(content, list):
            return content
        if key == "keys":
            letters = "".join(key for key in content if len(key) == 1)
            return [] if self.knows(letters) else content
        return [self._struck(one, key) for one in content]

    def _stricken(self, text: str, key: str) -> str:
        if key in _KINDS and _KIND.fullmatch(text):
            return text
        cleaned = self.clean(text)
        if cleaned == text or key != "elements":
            return cleaned
        try:  # a list that the page told as JSON
            told = msgspec.json.decode(text)
        except msgspec.DecodeError:
            return cleaned
        return msgspec.json.encode(self._struck(told, "list")).decode()

    def _known(self) -> dict[str, Kind]:
        known = dict(self._settled)
        for field, held in self._fields.items():
            known |= dict.fromkeys(held, self._field_kinds[field])
        return known

    def _compile(self) -> None:
        self._is_fresh = True
        self._written, self._coded = [], []
        known = self._known()
        alike: dict[tuple[Reach, Kind], list[str]] = {}
        for text in sorted(known, key=lambda one: (-len(one), one)):
            alike.setdefault((reach_of(text), known[text]), []).append(text)
        for (reach, kind), texts in alike.items():
            if reach == "nowhere":
                continue
            written = "|".join(map(written_pattern, texts))
            self._written.append(
                (re.compile(_FRAMES[reach].format(written)), MASKS[kind])
            )
            if reach != "quoted":
                coded = {
                    re.escape(form) for text in texts for form in coded_forms(text)
                }
                pattern = "|".join(sorted(coded)) or r"(?!)"
                self._coded.append((re.compile(pattern), MASKS[kind]))

    def _without_cut(self, text: str) -> str:
        for secret, kind in self._known().items():
            if reach_of(secret) != "anywhere":
                continue
            for length in range(len(secret) - 1, _LEAST_CUT - 1, -1):
                if text.endswith(secret[:length]):
                    return text[:-length] + MASKS[kind]
        return text


def _without_code(text: str, pattern: re.Pattern[str], mask: str) -> str:
    """Strike out what is written in base64 with all that is written with it."""
    parts: list[str] = []
    done = 0
    for match in pattern.finditer(text):
        start, end = match.start(), match.end()
        if start < done:
            continue
        while start > done and text[start - 1] in _CODE_SIGNS:
            start -= 1
        while end < len(text) and text[end] in _CODE_SIGNS:
            end += 1
        parts += [text[done:start], mask]
        done = end
    return "".join([*parts, text[done:]])
