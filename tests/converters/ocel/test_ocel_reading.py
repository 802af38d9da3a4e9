"""What is no OCEL file, or contradicts itself, is refused with a reason."""

from __future__ import annotations

import json
import re
import sqlite3
from contextlib import closing
from typing import TYPE_CHECKING, Any

import pytest

from wb2pm.converters.ocel.files import read_ocel, write_ocel
from wb2pm.converters.ocel.log import (
    EventValue,
    ObjectCentricLog,
    ObjectValue,
    OcelObject,
    OcelType,
    TypedAttribute,
)
from wb2pm.converters.ocel.text import parse_value
from wb2pm.errors import ConversionError, WriteError

if TYPE_CHECKING:
    from pathlib import Path

EVENT: dict[str, Any] = {"id": "e", "type": "Open", "time": "2024-01-01T00:00:00Z"}
TYPES: list[dict[str, Any]] = [
    {"name": "Open", "attributes": [{"name": "count", "type": "integer"}]}
]


def document(**changed: Any) -> str:
    """Write an OCEL JSON document of one event."""
    whole = {"eventTypes": TYPES, "objectTypes": [], "events": [EVENT], "objects": []}
    return json.dumps(whole | changed)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("{", "Input data was truncated"),
        ("[]", r"Expected `object`, got `array`"),
        (document(events=[{"id": "e"}]), r"missing required field `type` - at `\$.eve"),
        (
            document(events=[EVENT | {"time": "2024-01-01T00:00:00"}]),
            r"time without a zone: '2024-01-01T00:00:00' \(at event 'e'\)",
        ),
        (document(events=[EVENT | {"time": "noon"}]), "Invalid isoformat string"),
        (document(events=[EVENT | {"type": "Shut"}]), "of type 'Shut', which is not"),
        (
            document(
                events=[EVENT | {"attributes": [{"name": "count", "value": "x"}]}]
            ),
            "'count': invalid literal for int",
        ),
        (
            document(events=[EVENT | {"attributes": [{"name": "n", "value": "x"}]}]),
            "a value for 'n', which type 'Open' does not declare",
        ),
        (
            document(
                events=[EVENT | {"relationships": [{"objectId": "o", "qualifier": ""}]}]
            ),
            "refers to the object 'o', which the log lacks",
        ),
        (
            document(
                objectTypes=TYPES,
                objects=[
                    {
                        "id": "o",
                        "type": "Open",
                        "attributes": [{"name": "count", "value": 1, "time": "once"}],
                    }
                ],
            ),
            r"Invalid isoformat string: 'once' \(at object 'o'\)",
        ),
        (
            document(
                eventTypes=[
                    {"name": "Open", "attributes": [{"name": "count", "type": "int"}]}
                ]
            ),
            "Invalid enum value 'int'",
        ),
    ],
)
def test_json_that_is_none_is_refused(text: str, message: str, tmp_path: Path) -> None:
    """The message names the file, the place, and what is wrong there."""
    path = tmp_path / "log.json"
    path.write_text(text, encoding="utf-8")

    with pytest.raises(ConversionError, match=message) as refused:
        read_ocel(path)

    assert refused.value.source == str(path)


def test_values_may_be_native_text_or_none(tmp_path: Path) -> None:
    """JSON of other programs has numbers as numbers, and null for no value."""
    path = tmp_path / "log.json"
    values = [{"name": "count", "value": 3}]
    nothing = [{"name": "count", "value": None}]
    path.write_text(
        document(
            events=[
                EVENT | {"attributes": values},
                EVENT | {"id": "f", "attributes": nothing},
            ],
            objectTypes=TYPES,
            objects=[{"id": "o", "type": "Open", "attributes": nothing}],
        ),
        encoding="utf-8",
    )

    log = read_ocel(path)

    assert [event.attributes for event in log.events] == [(EventValue("count", 3),), ()]
    assert log.objects[0].attributes == ()


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("<log><events>", "not well-formed XML: no element found"),
        ("<ocel/>", r"OCEL 2.0 XML has no such element \(at /ocel\)"),
        ("<log><event/></log>", r"no such element \(at /log/event\)"),
        (
            "<log><events><event id='e'/></events></log>",
            r"element without the attribute 'type' \(at line 1\)",
        ),
        (
            (
                "<log><object-types><object-type name='a'><attributes>"
                "<attribute name='b' type='int'/></attributes></object-type>"
                "</object-types></log>"
            ),
            "Invalid enum value 'int'",
        ),
        (
            '<!DOCTYPE log [<!ENTITY a "aaaa">]><log/>',
            "XML with a document type is not read",
        ),
    ],
)
def test_xml_that_is_none_is_refused(text: str, message: str, tmp_path: Path) -> None:
    """Also XML that would expand entities."""
    path = tmp_path / "log.xml"
    path.write_text(text, encoding="utf-8")

    with pytest.raises(ConversionError, match=message):
        read_ocel(path)


@pytest.mark.parametrize(
    ("statement", "message"),
    [
        ("DROP TABLE event_object", "not OCEL 2.0 SQLite: no such table"),
        (
            "INSERT INTO object_Page VALUES ('x', '', NULL, 'a')",
            r"'x' is not among all events or objects \(at object_Page\)",
        ),
        (
            "ALTER TABLE object_Page ADD COLUMN size VARCHAR",
            "column 'size' is of type 'VARCHAR', which OCEL does not know",
        ),
        (
            "INSERT INTO object_object VALUES ('p', 'x', 'on')",
            "refers to the object 'x', which the log lacks",
        ),
        (
            "INSERT INTO event VALUES ('e', 'Open')",
            r"Invalid isoformat string: '' \(at event 'e'\)",
        ),
    ],
)
def test_a_database_that_contradicts_itself_is_refused(
    statement: str, message: str, tmp_path: Path
) -> None:
    """Tables that do not fit together are no log."""
    path = tmp_path / "log.sqlite"
    write_ocel(_pages("title"), path)
    with closing(sqlite3.connect(path)) as database, database:
        database.execute(statement)

    with pytest.raises(ConversionError, match=message):
        read_ocel(path)


@pytest.mark.parametrize("form", ["json", "xml", "sqlite"])
def test_a_file_that_is_none_is_refused(form: str, tmp_path: Path) -> None:
    """A missing file, a folder and any other file are no log."""
    (tmp_path / f"other.{form}").write_bytes(b"\xff\xfe not a log" * 100)
    (tmp_path / f"folder.{form}").mkdir()

    for name in ("missing", "other", "folder"):
        with pytest.raises(ConversionError, match=re.escape(f"{name}.{form}: ")):
            read_ocel(tmp_path / f"{name}.{form}")


def _pages(*attributes: str, types: tuple[str, ...] = ("Page",)) -> ObjectCentricLog:
    declared = tuple(TypedAttribute(name=name) for name in attributes)
    return ObjectCentricLog(
        event_types=(OcelType(name="Open"),),
        object_types=tuple(OcelType(name=name, attributes=declared) for name in types),
        objects=(
            OcelObject(
                id="p",
                type=types[0],
                attributes=tuple(ObjectValue(name, name) for name in attributes),
            ),
        ),
    )


def test_types_get_tables_that_differ_in_more_than_case(tmp_path: Path) -> None:
    """SQLite takes `ui element` and `UI Element` for one; fixed tables are kept clear."""
    names = ("ui element", "UI Element", "object", "map_type", "注文", "é" * 99)
    path = tmp_path / "log.sqlite"
    log = _pages(types=names)

    write_ocel(log, path)

    with closing(sqlite3.connect(path)) as database:
        maps = dict(database.execute("SELECT * FROM object_map_type").fetchall())
    assert maps == {
        "ui element": "UiElement",
        "UI Element": "UIElement_2",
        "object": "Object_2",
        "map_type": "MapType",
        "注文": "Type",
        "é" * 99: "E" + "e" * 59,
    }
    assert read_ocel(path) == log


def test_attributes_that_differ_in_case_are_renamed_and_reported(
    tmp_path: Path,
) -> None:
    """SQLite cannot have both columns, so one gets a number and the report says so."""
    report = write_ocel(_pages("title", "Title", "OCEL_ID"), tmp_path / "log.sqlite")

    (loss,) = report.losses
    assert (loss.what, loss.count) == ("attribute names", 2)
    assert "Title_2 for 'Title' of 'Page'" in loss.reason
    assert [
        v.name for v in read_ocel(tmp_path / "log.sqlite").objects[0].attributes
    ] == [
        "title",
        "Title_2",
        "OCEL_ID_2",
    ]


def test_what_sqlite_refuses_is_a_write_error(tmp_path: Path) -> None:
    """A type with more attributes than a table has columns cannot be held."""
    log = _pages(*(f"a{number}" for number in range(2100)))

    with pytest.raises(
        WriteError, match="SQLite cannot hold the log: too many columns"
    ):
        write_ocel(log, tmp_path / "log.sqlite")

    assert list(tmp_path.iterdir()) == []


def test_a_boolean_is_not_a_number() -> None:
    """`true` where an integer is declared is a mistake in the file."""
    with pytest.raises(ValueError, match="True is not of type integer"):
        parse_value(True, "integer")
