"""OCEL 2.1 bundles: what others read of them, and what is refused."""

from __future__ import annotations

import io
import json
import warnings
import zipfile
from datetime import datetime, timezone
from pathlib import Path
from typing import Any

import pyarrow as pa
import pyarrow.parquet as pq
import pytest

from wb2pm.converters.ocel import bundle_reader
from wb2pm.converters.ocel.bundle import META, write_ocel_bundle
from wb2pm.converters.ocel.bundle_reader import read_ocel_bundle
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
from wb2pm.errors import ConversionError

NOON = datetime(2024, 3, 1, 12, tzinfo=timezone.utc)
LATER = datetime(2024, 3, 1, 12, 0, 0, 123456, tzinfo=timezone.utc)


def make_log() -> ObjectCentricLog:
    """Make a log of two events without and with objects, and one change."""
    return ObjectCentricLog(
        event_types=(
            OcelType(
                name="Click 'a~b/c'",
                attributes=(TypedAttribute(name="n", type="integer"),),
            ),
            OcelType(name="Wait"),
        ),
        object_types=(
            OcelType(name="order", attributes=(TypedAttribute(name="state"),)),
        ),
        events=(
            OcelEvent(
                id="e1",
                type="Click 'a~b/c'",
                time=NOON,
                attributes=(EventValue("n", 7),),
                relations=(Relation("o1", "target"), Relation("o1", "")),
            ),
            OcelEvent(id="e2", type="Wait", time=LATER),
        ),
        objects=(
            OcelObject(
                id="o1",
                type="order",
                attributes=(
                    ObjectValue("state", "new"),
                    ObjectValue("state", "", LATER),
                ),
                relations=(Relation("o2", "with"),),
            ),
            OcelObject(id="o2", type="order"),
        ),
    )


def test_pm4py_reads_the_same_bundle(tmp_path: Path) -> None:
    """Events without objects, both qualifiers of a pair, and the change included."""
    pm4py: Any = pytest.importorskip("pm4py")
    path = tmp_path / "log.ocel.zip"
    write_ocel_bundle(make_log(), path)

    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # its own deprecations
        ocel = pm4py.read_ocel2_bundle(str(path))

    assert sorted(ocel.events["ocel:eid"]) == ["e1", "e2"]
    assert sorted(ocel.relations["ocel:qualifier"]) == ["", "target"]
    assert ocel.o2o[
        ["ocel:oid", "ocel:oid_2", "ocel:qualifier"]
    ].to_numpy().tolist() == [["o1", "o2", "with"]]
    assert ocel.object_changes["ocel:timestamp"].tolist() == [LATER]


def _repack(path: Path, changed: dict[str, bytes | None]) -> Path:
    """Write a bundle again with other files in it; None leaves one out."""
    with zipfile.ZipFile(path) as archive:
        files: dict[str, bytes | None] = {
            n: archive.read(n) for n in archive.namelist()
        }
    odd = path.with_name("odd.ocel.zip")
    with zipfile.ZipFile(odd, "w") as archive:
        for name, content in {**files, **changed}.items():
            if content is not None:
                archive.writestr(name, content)
    return odd


def _table(**columns: list[Any]) -> bytes:
    packed = io.BytesIO()
    pq.write_table(pa.table(columns), packed)
    return packed.getvalue()


def _meta(**changed: Any) -> bytes:
    meta = {
        "ocelVersion": "2.0",
        "bundleFormatVersion": "1.0",
        "storageFormat": "parquet",
        "eventTypes": {},
        "objectTypes": {},
        "relations": {"e2o": "relations/e2o.parquet", "o2o": "relations/o2o.parquet"},
    }
    return json.dumps({**meta, **changed}).encode()


@pytest.mark.parametrize(
    ("changed", "reason"),
    [
        ({META: None}, "it holds no 'ocel-meta.json'"),
        ({META: b"[]"}, "Expected `object`"),
        ({META: _meta(storageFormat="csv")}, "only 'parquet' is read"),
        ({META: _meta(relations={})}, "names no table of relations"),
        (
            {
                META: _meta(
                    eventTypes={
                        "x": {
                            "file": "f",
                            "attributes": [{"name": "n", "type": "money"}],
                        }
                    }
                ),
                "f": _table(ocel_id=["e"], ocel_time=[NOON], n=[1]),
            },
            "not among all|Invalid enum value 'money'",
        ),
        ({"objects/object_order.parquet": None}, "it holds no"),
        ({"objects/object_order.parquet": b"PAR1"}, "not the table that is declared"),
        ({"objects/object_order.parquet": _table(x=["a"])}, "not the table"),
        (
            {
                "objects/object_order.parquet": _table(
                    ocel_id=["o1", "o1"], state=["", ""]
                )
            },
            "'o1' occurs twice",
        ),
        (
            {
                "objects/object_order.parquet": _table(
                    ocel_id=["o1", None], state=["", ""]
                )
            },
            "a row without ocel_id",
        ),
        (
            {
                "object_changes/object_changes_order.parquet": _table(
                    ocel_id=["o1"],
                    ocel_time=[NOON],
                    ocel_changed_field=["colour"],
                    state=["x"],
                )
            },
            "a change of 'colour'",
        ),
        (
            {
                "relations/e2o.parquet": _table(
                    ocel_event_id=["e9"], ocel_object_id=["o1"], ocel_qualifier=["x"]
                )
            },
            "'e9' is not among all",
        ),
    ],
)
def test_a_bundle_that_is_none_is_refused(
    changed: dict[str, bytes | None], reason: str, tmp_path: Path
) -> None:
    """With the table that is wrong."""
    path = tmp_path / "log.ocel.zip"
    write_ocel_bundle(make_log(), path)

    with pytest.raises(ConversionError, match=reason):
        read_ocel_bundle(_repack(path, changed))


def test_a_bundle_that_unpacks_to_too_much_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Before it is unpacked."""
    path = tmp_path / "log.ocel.zip"
    write_ocel_bundle(make_log(), path)
    monkeypatch.setattr(bundle_reader, "LARGEST", 1000)

    with pytest.raises(ConversionError, match=r"more than 1,000 bytes"):
        read_ocel_bundle(path)


def test_a_file_that_is_no_zip_is_refused(tmp_path: Path) -> None:
    """As a conversion error."""
    path = tmp_path / "log.ocel.zip"
    path.write_bytes(b"PK")

    with pytest.raises(ConversionError, match="not an OCEL bundle"):
        read_ocel_bundle(path)
