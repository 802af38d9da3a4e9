"""Values of an object-centric log as text, and back.

Some characters cannot stand in a file: halves of surrogate pairs in none of the
forms, control characters in XML, the zero character in SQLite. They are written as
``_xHHHH_`` with their code in hexadecimal, as spreadsheets do it (ECMA-376 part 1,
22.9.2.19), and text that already looks like such an escape gets its underscore
escaped, so that reading gives back what was written.
"""

from __future__ import annotations

import re
from datetime import datetime, timezone, tzinfo
from typing import TYPE_CHECKING, Final, NamedTuple

from wb2pm.converters.ocel.log import (
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
    from wb2pm.converters.ocel.log import Value, ValueType


class Alphabet(NamedTuple):
    """What a form can hold of Unicode.

    Attributes:
        form: Name of the form.
        forbidden: Matches a character that it cannot hold.
        ambiguous: Matches the underscore of text that looks like an escape.
        escape: Matches an escape.
    """

    form: str
    forbidden: re.Pattern[str]
    ambiguous: re.Pattern[str]
    escape: re.Pattern[str]


def _alphabet(form: str, *, forbidden: str, codes: str) -> Alphabet:
    escaped = f"x(?:{codes}|005F)_"
    return Alphabet(
        form=form,
        forbidden=re.compile(f"[{forbidden}]"),
        ambiguous=re.compile(f"_(?={escaped})"),
        escape=re.compile(f"_{escaped}"),
    )


JSON: Final = _alphabet("JSON", forbidden="\ud800-\udfff", codes="D[89A-F][0-9A-F]{2}")
SQLITE: Final = _alphabet(
    "SQLite", forbidden="\0\ud800-\udfff", codes="0000|D[89A-F][0-9A-F]{2}"
)
XML: Final = _alphabet(
    "XML",
    forbidden="\x00-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff\ud800-\udfff",
    codes="00[01][0-9A-F]|FFF[EF]|D[89A-F][0-9A-F]{2}",
)


class TextEscaper:
    r"""Escapes what a form cannot hold, and counts it.

    Args:
        alphabet: What the form can hold.

    Examples:
        >>> escaper = TextEscaper(XML)
        >>> escaper.escape("a\x08b")
        'a_x0008_b'
        >>> escaper.unescape(escaper.escape("literally _x0008_"))
        'literally _x0008_'
        >>> [loss.count for loss in escaper.losses()]
        [2]
    """

    def __init__(self, alphabet: Alphabet) -> None:
        self._alphabet = alphabet
        self._count = 0

    def escape(self, text: str) -> str:
        """Return the text as the form can hold it."""
        if "_x" not in text and not self._alphabet.forbidden.search(text):
            return text
        escaped = self._alphabet.forbidden.sub(
            lambda found: f"_x{ord(found[0]):04X}_",
            self._alphabet.ambiguous.sub("_x005F_", text),
        )
        self._count += escaped != text
        return escaped

    def unescape(self, text: str) -> str:
        """Undo `escape`."""
        if "_x" not in text:
            return text
        return self._alphabet.escape.sub(
            lambda found: chr(int(found[0][2:6], 16)), text
        )

    def losses(self) -> tuple[Loss, ...]:
        """Report the texts that were changed, if there were any."""
        if not self._count:
            return ()
        return (
            Loss(
                what="text",
                count=self._count,
                reason=f"{self._alphabet.form} has no place for some of its "
                "characters; they were written as _xHHHH_",
            ),
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


def parse_time(text: str, zone: tzinfo | None = None) -> datetime:
    """Read a time.

    Args:
        text: In ISO 8601.
        zone: Zone of times that name none; None refuses them.

    Raises:
        ValueError: If it is none, or names no zone and none is given.
    """
    if not isinstance(text, str):  # a table may hold a number there
        raise ValueError(f"{text!r} is no time")  # noqa: TRY004 (wrong content of a file)
    time = datetime.fromisoformat(text)
    if time.tzinfo is None:
        if zone is None:
            raise ValueError(f"time without a zone: {text!r}")
        time = time.replace(tzinfo=zone)
    try:
        return time.astimezone(timezone.utc)
    except OverflowError as exc:
        raise ValueError(f"no time of the calendar: {text!r}") from exc


def parse_value(value: object, kind: ValueType, zone: tzinfo | None = None) -> Value:
    """Read a value of a declared type from text or from a plain value.

    Args:
        value: What a file has.
        kind: What its type declares.
        zone: As for `parse_time`.

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
        return parse_time(value, zone)
    if kind == "boolean" and str(value).lower() in {"true", "false", "1", "0"}:
        return str(value).lower() in {"true", "1"}
    if not isinstance(value, bool):
        if kind == "integer" and isinstance(value, (str, int)):
            return int(value)
        if kind == "float" and isinstance(value, (str, int, float)):
            return float(value)
    raise ValueError(f"{value!r} is not of type {kind}")
