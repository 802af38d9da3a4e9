"""Values of an object-centric log as text, and back.

Some characters cannot stand in a file: halves of surrogate pairs in none of the
forms, control characters in XML, the zero character in SQLite. They are written as
``_xHHHH_`` with their code in hexadecimal, as spreadsheets do it (ECMA-376 part 1,
22.9.2.19), and text that already looks like such an escape gets its underscore
escaped, so that reading gives back what was written.
"""

from __future__ import annotations

import re
from collections import Counter
from datetime import datetime, timezone
from typing import TYPE_CHECKING, Final

from wb2pm.converters.ocel import (
    EventValue,
    ObjectCentricLog,
    ObjectValue,
    OcelEvent,
    OcelObject,
    OcelType,
    Relation,
    TypedAttribute,
)
from wb2pm.converters.writing import Loss

if TYPE_CHECKING:
    from wb2pm.converters.ocel import Value, ValueType

_SURROGATES: Final = "\ud800-\udfff"
JSON_FORBIDDEN: Final = re.compile(f"[{_SURROGATES}]")
SQLITE_FORBIDDEN: Final = re.compile(f"[\0{_SURROGATES}]")
XML_FORBIDDEN: Final = re.compile(
    f"[\x00-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff{_SURROGATES}]"
)
_ESCAPED: Final = r"x(?:00[01][0-9A-F]|D[89A-F][0-9A-F]{2}|FFF[EF]|005F)_"
_LOOKS_ESCAPED: Final = re.compile(f"_(?={_ESCAPED})")
_ESCAPE: Final = re.compile(f"_{_ESCAPED}")


class TextEscaper:
    r"""Escapes what a form cannot hold, and counts it.

    Args:
        forbidden: The characters that the form cannot hold.
        form: Name of the form, for the report.

    Examples:
        >>> escaper = TextEscaper(XML_FORBIDDEN, form="XML")
        >>> escaper.escape("a\x08b")
        'a_x0008_b'
        >>> unescape(escaper.escape("literally _x0008_"))
        'literally _x0008_'
        >>> [loss.count for loss in escaper.losses()]
        [2]
    """

    def __init__(self, forbidden: re.Pattern[str], *, form: str) -> None:
        self._forbidden = forbidden
        self._form = form
        self._counts: Counter[str] = Counter()

    def escape(self, text: str) -> str:
        """Give the text as the form can hold it."""
        if "_x" not in text and not self._forbidden.search(text):
            return text
        escaped = self._forbidden.sub(
            lambda found: f"_x{ord(found[0]):04X}_", _LOOKS_ESCAPED.sub("_x005F_", text)
        )
        self._counts[self._form] += escaped != text
        return escaped

    def losses(self) -> tuple[Loss, ...]:
        """Report the texts that were changed, if there were any."""
        return tuple(
            Loss(
                what="text",
                count=count,
                reason=f"{form} has no place for some of its characters; "
                "they were written as _xHHHH_",
            )
            for form, count in self._counts.items()
            if count
        )


def escape_log(ocel: ObjectCentricLog, escaper: TextEscaper) -> ObjectCentricLog:
    """Escape every text of a log: names, ids, values and qualifiers."""
    escape = escaper.escape

    def types(kinds: tuple[OcelType, ...]) -> tuple[OcelType, ...]:
        return tuple(
            OcelType(
                name=escape(kind.name),
                attributes=tuple(
                    TypedAttribute(name=escape(a.name), type=a.type)
                    for a in kind.attributes
                ),
            )
            for kind in kinds
        )

    def value(value: Value) -> Value:
        return escape(value) if isinstance(value, str) else value

    def relations(found: tuple[Relation, ...]) -> tuple[Relation, ...]:
        return tuple(Relation(escape(r.object), escape(r.qualifier)) for r in found)

    return ObjectCentricLog(
        event_types=types(ocel.event_types),
        object_types=types(ocel.object_types),
        events=tuple(
            OcelEvent(
                id=escape(event.id),
                type=escape(event.type),
                time=event.time,
                attributes=tuple(
                    EventValue(escape(v.name), value(v.value)) for v in event.attributes
                ),
                relations=relations(event.relations),
            )
            for event in ocel.events
        ),
        objects=tuple(
            OcelObject(
                id=escape(item.id),
                type=escape(item.type),
                attributes=tuple(
                    ObjectValue(escape(v.name), value(v.value), v.time)
                    for v in item.attributes
                ),
                relations=relations(item.relations),
            )
            for item in ocel.objects
        ),
    )


def unescape(text: str) -> str:
    """Undo `TextEscaper.escape`."""
    if "_x" not in text:
        return text
    return _ESCAPE.sub(lambda found: chr(int(found[0][2:6], 16)), text)


def utc_text(time: datetime) -> str:
    """Write a time in UTC, to the microsecond, with the zone.

    Examples:
        >>> utc_text(datetime.fromisoformat("2024-01-01T02:00:00.5+02:00"))
        '2024-01-01T00:00:00.500000+00:00'
    """
    return time.astimezone(timezone.utc).isoformat(timespec="microseconds")


def value_text(value: Value) -> str:
    """Write a value as text.

    Examples:
        >>> value_text(True), value_text(1.5), value_text("x")
        ('true', '1.5', 'x')
    """
    if isinstance(value, str):
        return value
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, datetime):
        return utc_text(value)
    return repr(value)


def parse_time(text: str) -> datetime:
    """Read a time with a zone.

    Raises:
        ValueError: If it is none, or names no zone.
    """
    time = datetime.fromisoformat(text)
    if time.tzinfo is None:
        raise ValueError(f"time without a zone: {text!r}")
    return time.astimezone(timezone.utc)


def parse_value(value: object, kind: ValueType) -> Value:
    """Read a value of a declared type from text or from a plain value.

    Raises:
        ValueError: If it is not of that type.

    Examples:
        >>> parse_value("12", "integer"), parse_value(12, "float")
        (12, 12.0)
        >>> parse_value("perhaps", "boolean")
        Traceback (most recent call last):
            ...
        ValueError: 'perhaps' is not of type boolean
    """
    if kind == "string" and isinstance(value, str):
        return value
    if kind == "time" and isinstance(value, str):
        return parse_time(value)
    if kind == "boolean" and str(value).lower() in {"true", "false", "1", "0"}:
        return str(value).lower() in {"true", "1"}
    if not isinstance(value, bool):
        if kind == "integer" and isinstance(value, (str, int)):
            return int(value)
        if kind == "float" and isinstance(value, (str, int, float)):
            return float(value)
    raise ValueError(f"{value!r} is not of type {kind}")
