"""Other programs, and the standard's own schemas, take what is written."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import jsonschema
import polars as pl
import pytest

from tests.invented import INVENTED
from wb2pm.converters.labels.labelling import label_all
from wb2pm.converters.ocel.files import write_ocel
from wb2pm.converters.ocel.json import write_ocel_json
from wb2pm.converters.ocel.log import (
    INITIAL,
    ObjectCentricLog,
    OcelType,
    TypedAttribute,
)
from wb2pm.converters.ocel.objects import objects_of_activities
from wb2pm.converters.wonderbread.reader import (
    demonstration_folders,
    read_demonstration,
)

FORMS = ("json", "xml", "sqlite")
KINDS = ("wonderbread_traces", "wonderbread_roundup", "wonderbread_recorded")


def build_log(*folders: Path) -> ObjectCentricLog:
    """Read, label and connect all demonstrations in some folders."""
    demonstrations = [
        read_demonstration(path)
        for folder in folders
        for path in demonstration_folders(folder)
    ]
    activities = label_all(demonstrations)
    return objects_of_activities([(d, activities[d.id]) for d in demonstrations])


@pytest.fixture(scope="module")
def bundled(tmp_path_factory: pytest.TempPathFactory) -> tuple[ObjectCentricLog, Path]:
    """The bundled demonstrations as a log, and a folder with its three forms."""
    log = build_log(INVENTED)
    return log, _write_all(log, tmp_path_factory.mktemp("bundled"))


@pytest.fixture(scope="module")
def real(
    shared_data: Path, tmp_path_factory: pytest.TempPathFactory
) -> tuple[ObjectCentricLog, Path]:
    """Real demonstrations as a log, and a folder with its three forms."""
    log = build_log(*(shared_data / kind for kind in KINDS))
    return log, _write_all(log, tmp_path_factory.mktemp("real"))


def _write_all(log: ObjectCentricLog, folder: Path) -> Path:
    for form in FORMS:
        assert write_ocel(log, folder / f"log.{form}").losses == ()
    return folder


@pytest.fixture(scope="module")
def schemas(shared_data: Path) -> Path:
    """Folder of the standard's schemas, beside the real recordings."""
    return shared_data.parent / "schemas"


@pytest.mark.parametrize("which", ["bundled", "real"])
def test_json_is_valid(
    which: str, schemas: Path, request: pytest.FixtureRequest
) -> None:
    """The JSON keeps to the official schema, the form of its dates included."""
    _, folder = request.getfixturevalue(which)
    schema = json.loads((schemas / "ocel20-schema-json.json").read_bytes())
    checker = jsonschema.FormatChecker()
    assert "date-time" in checker.checkers  # else dates pass unchecked
    validator = jsonschema.Draft7Validator(schema, format_checker=checker)

    errors = validator.iter_errors(json.loads((folder / "log.json").read_bytes()))

    assert [error.message for error in errors] == []


@pytest.mark.parametrize("which", ["bundled", "real"])
def test_xml_is_valid(
    which: str, schemas: Path, request: pytest.FixtureRequest
) -> None:
    """The XML keeps to the official schema with the relationships it forgets."""
    from lxml import etree

    _, folder = request.getfixturevalue(which)
    schema = etree.XMLSchema(etree.parse(schemas / "ocel20-schema-xml.patched.xsd"))

    valid = schema.validate(etree.parse(folder / "log.xml"))

    assert valid, schema.error_log


def test_xml_says_when_the_schema_has_no_room(tmp_path: Path) -> None:
    """An attribute of two types is written, and reported as beyond the schema."""
    attributes = (TypedAttribute(name="note"),)
    log = ObjectCentricLog(
        event_types=(
            OcelType(name="Open", attributes=attributes),
            OcelType(name="Close", attributes=attributes),
        )
    )

    (loss,) = write_ocel(log, tmp_path / "log.xml").losses

    assert (loss.what, loss.count) == ("validity of event attributes", 1)


@pytest.mark.parametrize("which", ["bundled", "real"])
def test_sqlite_meets_the_constraints(
    which: str, request: pytest.FixtureRequest
) -> None:
    """All 24 constraints of the standard on its relational form hold."""
    validation = pytest.importorskip(
        "pm4py.objects.ocel.validation.ocel20_rel_validation"
    )
    _, folder = request.getfixturevalue(which)

    satisfied, unsatisfied = validation.apply(str(folder / "log.sqlite"))

    assert unsatisfied == []
    assert len(satisfied) == 24


def _rows(frame: pl.DataFrame, columns: list[str]) -> list[tuple[Any, ...]]:
    return sorted(frame.select(columns).iter_rows(), key=repr)


@pytest.mark.parametrize("which", ["bundled", "real"])
def test_r4pm_reads_all_forms_alike(which: str, request: pytest.FixtureRequest) -> None:
    """r4pm finds the same events, objects, relations and changes in each form."""
    frames = pytest.importorskip("r4pm.df")
    log, folder = request.getfixturevalue(which)

    read = {form: frames.import_ocel(str(folder / f"log.{form}")) for form in FORMS}

    for found in read.values():
        relations = ["ocel:eid", "ocel:oid", "ocel:qualifier"]
        assert _rows(found["relations"], relations) == sorted(
            ((e.id, r.object, r.qualifier) for e in log.events for r in e.relations),
            key=repr,
        )
        events = ["ocel:eid", "ocel:activity", "ocel:timestamp"]
        assert _rows(found["events"], events) == sorted(
            ((e.id, e.type, e.time.replace(tzinfo=None)) for e in log.events), key=repr
        )
        between = ["ocel:oid", "ocel:oid_2", "ocel:qualifier"]
        assert _rows(found["o2o"], between) == sorted(
            ((o.id, r.object, r.qualifier) for o in log.objects for r in o.relations),
            key=repr,
        )
        for table in ("objects", "object_changes"):
            columns = sorted(found[table].columns)
            assert columns == sorted(read["json"][table].columns)
            assert _rows(found[table], columns) == _rows(read["json"][table], columns)
        assert len(found["objects"]) == len(log.objects)


@pytest.mark.parametrize("which", ["bundled", "real"])
def test_oceldb_reads_all_forms_alike(
    which: str, request: pytest.FixtureRequest, tmp_path: Path
) -> None:
    """The strictest reader takes each form and finds the same in it."""
    io = pytest.importorskip("oceldb.io")
    log, folder = request.getfixturevalue(which)

    for form in FORMS:
        found = io.convert_ocel(folder / f"log.{form}", tmp_path / form)
        found.validate()
        events = found.events().collect()
        assert _rows(events, ["ocel_id", "ocel_type", "ocel_time"]) == sorted(
            ((e.id, e.type, e.time) for e in log.events), key=repr
        )
        assert set(found.objects().collect()["ocel_id"]) == {o.id for o in log.objects}
        assert _values(found.object_changes().collect()) == {
            (o.id, v.time, v.name, v.value) for o in log.objects for v in o.attributes
        }
        assert len(found.e2o().collect()) == sum(len(e.relations) for e in log.events)
        assert len(found.o2o().collect()) == sum(len(o.relations) for o in log.objects)


def _values(changes: pl.DataFrame) -> set[tuple[Any, ...]]:
    """Return who says what from when on; an initial row says it of many attributes."""
    own = {name for name in changes.columns if name.startswith("ocel_")}
    return {
        (row["ocel_id"], row["ocel_time"], name, value)
        for row in changes.iter_rows(named=True)
        for name, value in row.items()
        if name not in own and value is not None
    }


def test_oceldb_takes_native_values(tmp_path: Path) -> None:
    """Numbers and booleans in JSON are read as such when they are written so."""
    io = pytest.importorskip("oceldb.io")
    from wb2pm.converters.ocel.log import ObjectValue, OcelObject

    types: list[tuple[str, Any, Any]] = [
        ("integer", 3, 3),
        ("float", 0.5, 0.5),
        ("boolean", True, True),
        ("time", INITIAL, INITIAL),
    ]
    log = ObjectCentricLog(
        object_types=(
            OcelType(
                name="order",
                attributes=tuple(
                    TypedAttribute(name=kind, type=kind)  # type: ignore[arg-type]
                    for kind, _, _ in types
                ),
            ),
        ),
        objects=(
            OcelObject(
                id="o",
                type="order",
                attributes=tuple(ObjectValue(kind, value) for kind, value, _ in types),
            ),
        ),
    )

    write_ocel_json(log, tmp_path / "log.json", native=True)

    found = io.convert_ocel(tmp_path / "log.json", tmp_path / "found")
    assert _values(found.object_changes().collect()) == {
        ("o", INITIAL, kind, read) for kind, _, read in types
    }
