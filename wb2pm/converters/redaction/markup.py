"""Secrets in the source of pages and in XML: ``<password>x</password>``."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from wb2pm.converters.redaction.fields import field_kind
from wb2pm.converters.redaction.spans import MASKS, Kind, Span, secret_name
from wb2pm.converters.redaction.stand_ins import is_stand_in

if TYPE_CHECKING:
    from collections.abc import Iterator

_TAG = re.compile(
    r"<(?P<tag>[^\W\d][\w:.-]{0,60})(?P<said>(?:\s+[^\s=<>\"'/]+\s*=\s*"
    r"(?:\"[^\"<>]*\"|'[^'<>]*'|[^\s\"'<>]+)|\s+[^\s=<>\"'/]+)*)\s*(?P<end>/?)>"
)
_ATTRIBUTE = re.compile(
    r"(?P<name>[^\s=<>\"'/]+)\s*=\s*(?:\"(?P<double>[^\"]*)\"|'(?P<single>[^']*)'"
    r"|(?P<plain>[^\s\"'<>]+))"
)
_CONTENT = re.compile(r"(?P<value>[^<>]+)</")
_NEXT_TEXT = re.compile(r"\s*<(?P<tag>string|data|value)>(?P<value>[^<>]+)</")
_NAMING: Final = ("name", "key", "id")
_TEXTS: Final = frozenset(
    {"property", "entry", "param", "parameter", "item", "setting", "field", "value"}
    | {"variable", "textarea", "string", "add", "attribute", "secret", "init-param"}
)
"""Elements that hold the value of what their name attribute says."""
_VALUES: Final = frozenset({"value", "content"})


def markup_spans(text: str) -> Iterator[Span]:
    """Find secrets in elements and attributes that are called like one.

    Examples:
        >>> text = '<password>x</password><input type="password" value="rope">'
        >>> [text[span.start : span.end] for span in markup_spans(text)]
        ['x', 'rope']
    """
    if "<" not in text or ">" not in text:
        return
    for match in _TAG.finditer(text):
        tag = match["tag"].rpartition(":")[2]
        attributes = list(_ATTRIBUTE.finditer(match["said"]))
        said = {a["name"].lower(): _value(a) for a in attributes}
        kind = secret_name(tag) or _announced(tag, said)
        offset = match.start("said")
        for attribute in attributes if kind else ():
            if attribute["name"].lower() in _VALUES:
                yield from _span(attribute, kind, offset)
        own = secret_name(tag) is not None or tag.lower() in _TEXTS
        content = _CONTENT.match(text, match.end())
        if kind and own and content and not match["end"]:
            yield from _content(content, kind)
        if tag == "key" and content:
            named = secret_name(content["value"])
            following = text.find(">", content.end())
            held = _NEXT_TEXT.match(text, following + 1)
            if named and held:
                yield from _content(held, named)


def _announced(tag: str, said: dict[str, str]) -> Kind | None:
    """Return what an element holds by its attributes."""
    kind = field_kind(said | {"tag": tag.lower()})
    if kind is not None and kind != "email":
        return kind
    for naming in _NAMING:
        if (tag.lower() in _TEXTS or tag == "meta") and naming in said:
            return secret_name(said[naming])
    return None


def _value(attribute: re.Match[str]) -> str:
    return next(
        v for v in attribute.group("double", "single", "plain") if v is not None
    )


def _span(attribute: re.Match[str], kind: Kind | None, offset: int) -> Iterator[Span]:
    for group in ("double", "single", "plain"):
        if kind and attribute[group] and not is_stand_in(attribute[group]):
            start, end = attribute.span(group)
            yield Span(start + offset, end + offset, kind, known=True, mask=MASKS[kind])


def _content(content: re.Match[str], kind: Kind) -> Iterator[Span]:
    value = content["value"]
    if value.strip() and not is_stand_in(value.strip()):
        start = content.start("value") + len(value) - len(value.lstrip())
        yield Span(
            start,
            start + len(value.strip()),
            kind,
            known=len(value.strip()) > 1,
            mask=MASKS[kind],
        )
