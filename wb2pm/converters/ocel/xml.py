"""Object-centric logs as OCEL 2.0 XML.

The standard's text, its examples and every program write references as
``<relationship object-id= qualifier=/>``; its published schema forgets them. This
is written as the text says.
"""

from __future__ import annotations

import re
from collections import Counter
from typing import IO, TYPE_CHECKING, Final

from wb2pm.converters.ocel.checks import check_ocel
from wb2pm.converters.ocel.text import (
    XML,
    TextEscaper,
    utc_text,
    value_text,
)
from wb2pm.converters.writing import Loss, WriteReport, atomic_path

if TYPE_CHECKING:
    import os
    from collections.abc import Callable, Iterable

    from wb2pm.converters.ocel.log import (
        ObjectCentricLog,
        OcelEvent,
        OcelObject,
        OcelType,
        Relation,
    )

CANNOT_HOLD: Final = (
    "fractions of a microsecond, and the zone of a time: the instant is kept, in UTC",
    "characters that XML 1.0 excludes, halves of surrogate pairs: written as _xHHHH_",
    "an attribute of two types: written and read, but not valid by the schema",
    "attributes of the log as a whole",
)
"""What OCEL 2.0 XML cannot hold; `WriteReport.losses` says what came up."""

# Some readers (r4pm) trim the text between tags, but not references to blanks.
_MARKUP = re.compile(r'[&<>"\n\t\r]|^ +| +$')
_REFERENCES = {
    "&": "&amp;",
    "<": "&lt;",
    ">": "&gt;",
    '"': "&quot;",
    "\n": "&#10;",
    "\t": "&#9;",
    "\r": "&#13;",
    " ": "&#32;",
}


def write_ocel_xml(ocel: ObjectCentricLog, path: str | os.PathLike[str]) -> WriteReport:
    """Write an object-centric log as OCEL 2.0 XML.

    Times are in UTC, to the microsecond. The same log gives the same bytes.

    Args:
        ocel: The log.
        path: Where to write; a file there is replaced when all went well.

    Returns:
        What was written, and what had to be changed.

    Raises:
        WriteError: If the log contradicts itself.

    Examples:
        >>> import tempfile
        >>> from pathlib import Path
        >>> from wb2pm.converters.ocel.log import ObjectCentricLog, OcelObject, OcelType
        >>> log = ObjectCentricLog(
        ...     object_types=(OcelType(name="page"),),
        ...     objects=(OcelObject(id="R&D", type="page"),),
        ... )
        >>> path = Path(tempfile.mkdtemp()) / "log.xml"
        >>> _ = write_ocel_xml(log, path)
        >>> '<object id="R&amp;D" type="page">' in path.read_text(encoding="utf-8")
        True
    """
    check_ocel(ocel)
    escaper = TextEscaper(XML)

    def text(raw: str) -> str:
        escaped = escaper.escape(raw)
        if not _MARKUP.search(escaped):
            return escaped
        return _MARKUP.sub(
            lambda found: _REFERENCES[found[0][0]] * len(found[0]), escaped
        )

    with (
        atomic_path(path) as unfinished,
        unfinished.open("w", encoding="utf-8", newline="\n") as file,
    ):
        _Writer(file, text).write(ocel)
    return WriteReport(
        paths=(str(path),),
        cases=ocel.cases,
        events=len(ocel.events),
        losses=escaper.losses() + _shared_names(ocel),
    )


class _Writer:
    def __init__(self, file: IO[str], text: Callable[[str], str]) -> None:
        self._file = file
        self._text = text

    def write(self, ocel: ObjectCentricLog) -> None:
        put = self._file.write
        put('<?xml version="1.0" encoding="UTF-8"?>\n<log>\n<object-types>\n')
        self._put_types("object-type", ocel.object_types)
        put("</object-types>\n<event-types>\n")
        self._put_types("event-type", ocel.event_types)
        put("</event-types>\n<objects>\n")
        for item in ocel.objects:
            put(self._object(item))
        put("</objects>\n<events>\n")
        for event in ocel.events:
            put(self._event(event))
        put("</events>\n</log>\n")

    def _put_types(self, tag: str, types: Iterable[OcelType]) -> None:
        for kind in types:
            declared = "".join(
                f'<attribute name="{self._text(a.name)}" type="{a.type}"/>'
                for a in kind.attributes
            )
            self._file.write(
                f'<{tag} name="{self._text(kind.name)}">'
                f"<attributes>{declared}</attributes></{tag}>\n"
            )

    def _object(self, item: OcelObject) -> str:
        values = "".join(
            f'<attribute name="{self._text(v.name)}" time="{utc_text(v.time)}">'
            f"{self._text(value_text(v.value))}</attribute>"
            for v in item.attributes
        )
        return (
            f'<object id="{self._text(item.id)}" type="{self._text(item.type)}">'
            f"<attributes>{values}</attributes>"
            f"<objects>{self._relations(item.relations)}</objects></object>\n"
        )

    def _event(self, event: OcelEvent) -> str:
        values = "".join(
            f'<attribute name="{self._text(v.name)}">'
            f"{self._text(value_text(v.value))}</attribute>"
            for v in event.attributes
        )
        return (
            f'<event id="{self._text(event.id)}" type="{self._text(event.type)}" '
            f'time="{utc_text(event.time)}"><attributes>{values}</attributes>'
            f"<objects>{self._relations(event.relations)}</objects></event>\n"
        )

    def _relations(self, relations: Iterable[Relation]) -> str:
        return "".join(
            f'<relationship object-id="{self._text(r.object)}" '
            f'qualifier="{self._text(r.qualifier)}"/>'
            for r in relations
        )


def _shared_names(ocel: ObjectCentricLog) -> tuple[Loss, ...]:
    """Report attributes that the published schema wants on one type only.

    Its keys are per type but its references are not, so a value whose attribute
    two types declare refers to both, which is invalid (XML Schema 1.0, 3.11.4).
    """
    losses = []
    for side, types in (("event", ocel.event_types), ("object", ocel.object_types)):
        names = Counter(a.name for kind in types for a in kind.attributes)
        if shared := sum(count > 1 for count in names.values()):
            losses.append(
                Loss(
                    what=f"validity of {side} attributes",
                    count=shared,
                    reason="more than one type declares them, for which the published "
                    "XML schema has no room; nothing was left out",
                )
            )
    return tuple(losses)
