"""What holds of object-centric logs in whatever form they are written."""

from __future__ import annotations

import subprocess
import sys
from datetime import datetime, timedelta, timezone
from pathlib import Path
from typing import TYPE_CHECKING
from zoneinfo import ZoneInfo

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from wb2pm.converters.ocel.files import read_ocel, write_ocel
from wb2pm.converters.ocel.json import write_ocel_json
from wb2pm.converters.ocel.log import (
    EventValue,
    ObjectCentricLog,
    ObjectValue,
    OcelEvent,
    OcelObject,
    OcelType,
    Relation,
    TypedAttribute,
    Value,
    ValueType,
)
from wb2pm.errors import UnknownNameError, WriteError
from wb2pm.testing.object_order import in_canonical_order

if TYPE_CHECKING:
    from hypothesis.strategies import DrawFn, SearchStrategy

FORMS = ("json", "xml", "sqlite")
NOON = datetime(2024, 1, 1, 12, 0, 0, 123456, tzinfo=timezone.utc)
every_form = pytest.mark.parametrize("form", FORMS)
in_any_folder = settings(
    suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow],
    deadline=None,
)

texts = st.one_of(
    st.text(max_size=8),
    st.text(st.characters(exclude_categories=())),  # halves of surrogate pairs too
    st.sampled_from(["a\n\"<b>&'", "_x0008_", "_x005F_x0008_", "\0", "\r\n\t", "None"]),
)
names = texts.filter(bool)
times = st.datetimes(
    datetime(1, 1, 2),  # noqa: DTZ001 - the strategy adds the zone
    datetime(9999, 12, 30),  # noqa: DTZ001
    timezones=st.integers(-50_400, 50_400).map(
        lambda s: timezone(timedelta(seconds=s))
    ),
)
VALUES: dict[ValueType, SearchStrategy[Value]] = {
    "string": texts,
    "time": times,
    "integer": st.integers(-(2**63), 2**63 - 1),
    "float": st.floats(allow_nan=False, allow_infinity=False),
    "boolean": st.booleans(),
}


@st.composite
def ocel_types(draw: DrawFn) -> tuple[OcelType, ...]:
    """Draw types; SQLite cannot tell attributes apart by case, so they differ more."""
    kept = {"ocel_id", "ocel_time", "ocel_changed_field"}
    attributes = st.lists(
        st.builds(TypedAttribute, name=names, type=st.sampled_from(list(VALUES))),
        unique_by=lambda attribute: attribute.name.lower(),
        max_size=3,
    ).filter(lambda found: not kept & {a.name.lower() for a in found})
    return tuple(
        draw(
            st.lists(
                st.builds(OcelType, name=names, attributes=attributes.map(tuple)),
                unique_by=lambda kind: kind.name,
                min_size=1,
                max_size=3,
            )
        )
    )


@st.composite
def ocels(draw: DrawFn) -> ObjectCentricLog:
    """Draw a log that does not contradict itself."""
    event_types, object_types = draw(ocel_types()), draw(ocel_types())
    ids = draw(st.lists(names, unique=True, max_size=4))
    link = st.builds(Relation, st.sampled_from(ids or [""]), texts)
    relations = st.lists(link, unique=True, max_size=3 if ids else 0).map(tuple)
    objects = []
    for item in ids:
        kind = draw(st.sampled_from(object_types))
        values = [
            ObjectValue(attribute.name, draw(VALUES[attribute.type]), time)
            for attribute in kind.attributes
            for time in draw(st.lists(times, unique=True, max_size=2))
        ]
        objects.append(
            OcelObject(
                id=item,
                type=kind.name,
                attributes=tuple(values),
                relations=draw(relations),
            )
        )
    events = []
    for event in draw(st.lists(names, unique=True, max_size=4)):
        kind = draw(st.sampled_from(event_types))
        events.append(
            OcelEvent(
                id=event,
                type=kind.name,
                time=draw(times),
                attributes=tuple(
                    EventValue(attribute.name, draw(VALUES[attribute.type]))
                    for attribute in kind.attributes
                    if draw(st.booleans())
                ),
                relations=draw(relations),
            )
        )
    return ObjectCentricLog(
        event_types=event_types,
        object_types=object_types,
        events=tuple(events),
        objects=tuple(objects),
    )


@every_form
@in_any_folder
@given(ocel=ocels())
def test_reading_gives_back_what_was_written(
    ocel: ObjectCentricLog, form: str, tmp_path: Path
) -> None:
    """Whatever a log holds, each form holds it: objectless events, any text, any zone."""
    path = tmp_path / f"log.{form}"

    write_ocel(ocel, path)

    assert in_canonical_order(read_ocel(path)) == in_canonical_order(ocel)


@in_any_folder
@given(ocel=ocels())
def test_native_values_are_read_alike(ocel: ObjectCentricLog, tmp_path: Path) -> None:
    """JSON may hold numbers and booleans as such."""
    path = tmp_path / "log.json"

    write_ocel_json(ocel, path, native=True)

    assert read_ocel(path) == ocel


@every_form
def test_order_is_kept(form: str, tmp_path: Path) -> None:
    """Types, events, objects and relations come back in the order they were in."""
    ocel = make_log()

    write_ocel(ocel, tmp_path / f"log.{form}")

    assert read_ocel(tmp_path / f"log.{form}") == ocel


@every_form
def test_a_report_says_what_was_written(form: str, tmp_path: Path) -> None:
    """The report counts events and demonstrations and finds nothing lost."""
    report = write_ocel(make_log(), tmp_path / f"log.{form}")

    assert report.paths == (str(tmp_path / f"log.{form}"),)
    assert (report.cases, report.events, report.losses) == (1, 3, ())


@every_form
def test_the_same_log_gives_the_same_bytes(form: str, tmp_path: Path) -> None:
    """Another process, with another hash seed, writes the same file."""
    script = (
        "import sys; from wb2pm.converters.ocel.files import read_ocel, write_ocel;"
        "write_ocel(read_ocel(sys.argv[1]), sys.argv[2])"
    )
    one, two = tmp_path / f"one.{form}", tmp_path / f"two.{form}"
    write_ocel(make_log(events=400), one)

    subprocess.run(
        [sys.executable, "-c", script, one, two],
        check=True,
        env={"PYTHONHASHSEED": "7"},
    )

    assert one.read_bytes() == two.read_bytes()


@every_form
def test_a_file_that_cannot_be_written_leaves_the_old_one(
    form: str, tmp_path: Path
) -> None:
    """A log that contradicts itself is refused before anything is touched."""
    path = tmp_path / f"log.{form}"
    write_ocel(make_log(), path)
    before = path.read_bytes()
    broken = ObjectCentricLog(objects=(OcelObject(id="a", type="page"),))

    with pytest.raises(WriteError, match="which is not declared"):
        write_ocel(broken, path)

    assert path.read_bytes() == before
    assert [entry.name for entry in tmp_path.iterdir()] == [path.name]


def test_an_unknown_suffix_is_refused() -> None:
    """Neither writing nor reading guesses a form."""
    with pytest.raises(UnknownNameError, match=r"'\.csv'.*\.sqlite"):
        write_ocel(ObjectCentricLog(), "log.csv")
    with pytest.raises(UnknownNameError, match=r"Did you mean '\.json'"):
        read_ocel("log.jsn")


@every_form
def test_what_a_form_cannot_hold_is_reported(form: str, tmp_path: Path) -> None:
    """Half a surrogate pair is escaped in every form, and the report says so."""
    ocel = ObjectCentricLog(object_types=(OcelType(name="a\ud800b"),))

    report = write_ocel(ocel, tmp_path / f"log.{form}")

    (loss,) = report.losses
    assert (loss.what, loss.count) == ("text", 1)
    assert "_xHHHH_" in loss.reason
    assert read_ocel(tmp_path / f"log.{form}") == ocel


def test_only_xml_has_no_place_for_control_characters(tmp_path: Path) -> None:
    """JSON holds a backspace as it is; XML escapes it and says so."""
    ocel = ObjectCentricLog(object_types=(OcelType(name="a\bb"),))

    losses = {form: write_ocel(ocel, tmp_path / f"log.{form}").losses for form in FORMS}

    assert {form for form, found in losses.items() if found} == {"xml"}


@every_form
def test_times_of_any_zone_keep_their_instant(form: str, tmp_path: Path) -> None:
    """Offsets with seconds, as old local times have them, lose nothing."""
    old = datetime(1900, 1, 1, 12, tzinfo=ZoneInfo("Europe/Amsterdam"))
    ocel = ObjectCentricLog(
        event_types=(OcelType(name="Open"),),
        events=(OcelEvent(id="e", type="Open", time=old),),
    )

    write_ocel(ocel, tmp_path / f"log.{form}")

    (event,) = read_ocel(tmp_path / f"log.{form}").events
    assert event.time.utcoffset() == timedelta(0)
    assert event.time == old


def make_log(*, events: int = 3) -> ObjectCentricLog:
    """Make a log with a bit of everything that all forms and readers hold."""
    return ObjectCentricLog(
        event_types=(
            OcelType(name="Enter 'From'", attributes=(TypedAttribute(name="input"),)),
            OcelType(name="Never done"),
        ),
        object_types=(
            OcelType(name="element", attributes=(TypedAttribute(name="value"),)),
            OcelType(name="Element"),
            OcelType(name="demonstration"),
        ),
        events=tuple(
            OcelEvent(
                id=f"e{number:03}",
                type="Enter 'From'",
                time=NOON + timedelta(milliseconds=number),
                attributes=(EventValue("input", f"é <{number}> \"&'"),),
                relations=()
                if number == 1
                else (Relation("from", "target"), Relation("from", "fills")),
            )
            for number in range(events)
        ),
        objects=(
            OcelObject(
                id="from",
                type="element",
                attributes=(
                    ObjectValue("value", "nothing yet"),
                    ObjectValue("value", "01/01/2022", NOON),
                ),
                relations=(Relation("page", "part_of"), Relation("page", "shown on")),
            ),
            OcelObject(id="page", type="Element"),
            OcelObject(id="never seen", type="demonstration"),
        ),
    )
