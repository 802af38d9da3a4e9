"""Object-centric logs from OCEL 2.0 XML."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING
from xml.parsers import expat

import msgspec

from wb2pm.converters.ocel.log import OcelType, Relation, TypedAttribute
from wb2pm.converters.ocel.reading import FoundLog, FoundThing, FoundValue, build_log
from wb2pm.converters.ocel.text import XML
from wb2pm.errors import ConversionError

if TYPE_CHECKING:
    import os
    from datetime import tzinfo

    from wb2pm.converters.ocel.log import ObjectCentricLog


def read_ocel_xml(
    path: str | os.PathLike[str], *, zone: tzinfo | None = None
) -> ObjectCentricLog:
    """Read an object-centric log from OCEL 2.0 XML.

    No entity is expanded and nothing is fetched: a file with a document type is
    refused.

    Args:
        path: The file.
        zone: Zone of times that name none; None refuses them.

    Returns:
        The log.

    Raises:
        ConversionError: If the file is not OCEL 2.0 XML or contradicts itself.

    Examples:
        >>> import tempfile
        >>> path = Path(tempfile.mkdtemp()) / "log.xml"
        >>> _ = path.write_text("<log/>", encoding="utf-8")
        >>> read_ocel_xml(path).events
        ()
    """
    reader = _Reader(str(path))
    parser = expat.ParserCreate()
    parser.buffer_text = True
    parser.StartElementHandler = reader.start
    parser.EndElementHandler = reader.end
    parser.CharacterDataHandler = reader.text
    parser.StartDoctypeDeclHandler = reader.refuse_document_type
    try:
        with Path(path).open("rb") as file:
            parser.ParseFile(file)
    except OSError as exc:
        raise ConversionError(exc.strerror or "unreadable", str(path)) from exc
    except KeyError as exc:
        raise ConversionError(
            f"element without the attribute {exc}",
            str(path),
            f"line {parser.CurrentLineNumber}",
        ) from exc
    except (expat.ExpatError, LookupError, ValueError) as exc:  # also unknown encodings
        raise ConversionError(f"not well-formed XML: {exc}", str(path)) from exc
    return build_log(reader.found, alphabet=XML, source=str(path), zone=zone)


_LEAVES = (
    "/log/object-types/object-type/attributes/attribute",
    "/log/event-types/event-type/attributes/attribute",
    "/log/objects/object/attributes/attribute",
    "/log/objects/object/objects/relationship",
    "/log/events/event/attributes/attribute",
    "/log/events/event/objects/relationship",
)
_PATHS = {leaf.rsplit("/", up)[0] for leaf in _LEAVES for up in range(5)}


class _Reader:
    """Collects what the elements say."""

    def __init__(self, source: str) -> None:
        self.found = FoundLog([], [], [], [])
        self._source = source
        self._path = ""
        self._thing = FoundThing("", "")
        self._type_name = ""
        self._declared: list[TypedAttribute] = []
        self._text: list[str] = []

    def refuse_document_type(self, *_: object) -> None:
        raise ConversionError("XML with a document type is not read", self._source)

    def start(self, tag: str, said: dict[str, str]) -> None:
        self._path += f"/{tag}"
        if self._path not in _PATHS:
            raise ConversionError(
                "OCEL 2.0 XML has no such element", self._source, self._path
            )
        match tag:
            case "object-type" | "event-type":
                self._type_name = said["name"]
                self._declared = []
            case "object" | "event":
                self._thing = FoundThing(said["id"], said["type"], said.get("time"))
            case "relationship":
                self._thing.relationships.append(
                    Relation(said["object-id"], said["qualifier"])
                )
            case "attribute" if "-type/" in self._path:
                declared = {"name": said["name"], "type": said["type"]}
                try:
                    attribute = msgspec.convert(declared, TypedAttribute)
                except msgspec.ValidationError as exc:
                    raise ConversionError(str(exc), self._source, self._path) from exc
                self._declared.append(attribute)
            case "attribute":
                value = FoundValue(said["name"], "", said.get("time"))
                self._thing.attributes.append(value)
                self._text = []

    def text(self, text: str) -> None:
        self._text.append(text)

    def end(self, tag: str) -> None:
        match self._path:
            case "/log/objects/object":
                self.found.objects.append(self._thing)
            case "/log/events/event":
                self.found.events.append(self._thing)
            case "/log/object-types/object-type":
                self.found.object_types.append(self._type())
            case "/log/event-types/event-type":
                self.found.event_types.append(self._type())
            case path if path.endswith("/attribute") and "-type/" not in path:
                self._thing.attributes[-1].value = "".join(self._text)
        self._path = self._path.removesuffix(f"/{tag}")

    def _type(self) -> OcelType:
        return OcelType(name=self._type_name, attributes=tuple(self._declared))
