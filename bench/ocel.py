"""How fast object-centric logs are written, beside pm4py.

Both write the same made-up log: 250,000 events of 12,500 cases and 60 resources, two
relations an event, two attributes an event. Each time is the median of five, taken
in turns, in one process; reading the other's file back is not part of it.

    python bench/ocel.py [--events 250000]
"""

from __future__ import annotations

import argparse
import os
import statistics
import tempfile
import time
from datetime import datetime, timedelta, timezone
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any

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
)
from wb2pm.converters.ocel.sqlite import write_ocel_sqlite
from wb2pm.converters.ocel.xml import write_ocel_xml

if TYPE_CHECKING:
    from collections.abc import Callable

ROUNDS = 5
EVENTS_PER_CASE = 20
START = datetime(2024, 1, 1, 8, tzinfo=timezone.utc)


def make_log(events: int) -> ObjectCentricLog:
    """Make up a log of a given size; the same size gives the same log."""
    random = Random(2024)
    cases = max(1, events // EVENTS_PER_CASE)
    activities = [f"Activity {number}" for number in range(24)]
    attributes = (
        TypedAttribute(name="lifecycle"),
        TypedAttribute(name="channel"),
    )
    made = []
    for number in range(events):
        case = number % cases
        made.append(
            OcelEvent(
                id=f"e{number}",
                type=random.choice(activities),
                time=START + timedelta(milliseconds=137 * number),
                attributes=(
                    EventValue("lifecycle", random.choice(["start", "complete"])),
                    EventValue("channel", random.choice(["web", "phone", "desk"])),
                ),
                relations=(
                    Relation(f"case {case}", "case"),
                    Relation(f"resource {random.randrange(60)}", "performed by"),
                ),
            )
        )
    objects = [
        OcelObject(
            id=f"case {case}",
            type="case",
            attributes=(ObjectValue("amount", str(random.randrange(10_000))),),
        )
        for case in range(cases)
    ]
    objects += [
        OcelObject(id=f"resource {number}", type="resource") for number in range(60)
    ]
    return ObjectCentricLog(
        event_types=tuple(
            OcelType(name=name, attributes=attributes) for name in activities
        ),
        object_types=(
            OcelType(name="case", attributes=(TypedAttribute(name="amount"),)),
            OcelType(name="resource"),
        ),
        events=tuple(made),
        objects=tuple(objects),
    )


def median_seconds(work: list[Callable[[], object]]) -> list[float]:
    """Time several pieces of work in turns, so that a slow moment hits all."""
    taken: list[list[float]] = [[] for _ in work]
    for _ in range(ROUNDS):
        for piece, times in zip(work, taken, strict=True):
            started = time.perf_counter()
            piece()
            times.append(time.perf_counter() - started)
    return [statistics.median(times) for times in taken]


def main() -> None:
    """Write the log with both, in each form, and print the ratios."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--events", type=int, default=250_000)
    parser.add_argument("--forms", nargs="+", default=["json", "xml", "sqlite"])
    arguments = parser.parse_args()
    os.environ["PM4PY_SHOW_PROGRESS_BAR"] = "False"
    import pm4py

    log = make_log(arguments.events)
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        write_ocel_json(log, folder / "log.json")
        theirs: Any = pm4py.read_ocel2_json(str(folder / "log.json"))
        writers: dict[str, tuple[Callable[..., object], Callable[..., object]]] = {
            "json": (write_ocel_json, pm4py.write_ocel2_json),
            "xml": (write_ocel_xml, pm4py.write_ocel2_xml),
            "sqlite": (write_ocel_sqlite, pm4py.write_ocel2_sqlite),
        }
        print(f"{arguments.events:,} events, median of {ROUNDS}, seconds")
        print(f"{'form':8}{'wb2pm':>8}{'pm4py':>8}{'ratio':>8}{'MB':>8}")
        for form in arguments.forms:
            write, write_theirs = writers[form]
            mine, other = folder / f"mine.{form}", folder / f"theirs.{form}"

            def write_mine() -> None:
                write(log, mine)  # noqa: B023 - called at once

            def write_other() -> None:
                other.unlink(missing_ok=True)  # noqa: B023 - called at once
                write_theirs(theirs, str(other))  # noqa: B023 - called at once

            ours, pm4pys = median_seconds([write_mine, write_other])
            size = mine.stat().st_size / 1e6
            print(f"{form:8}{ours:8.2f}{pm4pys:8.2f}{pm4pys / ours:8.1f}{size:8.1f}")


if __name__ == "__main__":
    main()
