"""Logs counted by the engine that holds them, with the numbers of every other way."""

from __future__ import annotations

import shutil
from datetime import datetime, timezone
from random import Random
from typing import TYPE_CHECKING, Any

import pandas as pd
import pytest

from wb2pm.discovery.counts.directly_follows import directly_follows
from wb2pm.discovery.counts.filters import (
    keep_attribute,
    keep_frequent,
    keep_time,
    keep_variants,
)
from wb2pm.discovery.counts.performance import measure_cases
from wb2pm.discovery.counts.queries import QueriedLog, query_log
from wb2pm.discovery.counts.variants import variants
from wb2pm.discovery.mining.miners import discover
from wb2pm.errors import LogError

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

ibis = pytest.importorskip("ibis")
pytestmark = pytest.mark.filterwarnings("ignore")  # of the engines


def _log() -> pd.DataFrame:
    """Cases whose rows stand in no order, with times that overlap."""
    random = Random(7)
    rows = []
    for case in range(40):
        moment = 1_700_000_000_000_000 + case * 3_600_000_000
        for index in range(random.randint(1, 6)):
            moment += random.randint(1, 10**9)
            rows.append(
                {
                    "case:concept:name": f"case {case}",
                    "concept:name": random.choice(["Open", "Save", "Print", "Ça va"]),
                    "start_timestamp": moment,
                    "time:timestamp": moment + random.randint(0, 2 * 10**9),
                    "event_index": index * 10,
                    "org:resource": random.choice(["kim", "lee", None]),
                    "case:product": f"product {case % 3}",
                }
            )
    random.shuffle(rows)
    log = pd.DataFrame(rows)
    for name in ("start_timestamp", "time:timestamp"):
        log[name] = pd.to_datetime(log[name], unit="us", utc=True)
    return log


LOG = _log()


@pytest.fixture(scope="module")
def parquet(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The log in a file, times in microseconds as every engine has them."""
    path: Path = tmp_path_factory.mktemp("log") / "log.parquet"
    LOG.to_parquet(path, index=False, coerce_timestamps="us")
    return path


@pytest.fixture(
    scope="module", params=["duckdb", pytest.param("spark", marks=pytest.mark.slow)]
)
def queried(request: pytest.FixtureRequest, parquet: Path) -> Iterator[QueriedLog]:
    """The log in DuckDB, and in Spark on this machine."""
    if request.param == "duckdb":
        yield query_log(parquet)
        return
    spark = pytest.importorskip("pyspark.sql")
    if shutil.which("java") is None:
        pytest.skip("needs Java")
    settings = {
        "spark.ui.enabled": "false",
        "spark.sql.shuffle.partitions": "1",
        "spark.sql.session.timeZone": "UTC",
        "spark.driver.host": "127.0.0.1",
        "spark.driver.bindAddress": "127.0.0.1",
    }
    session = spark.SparkSession.builder.master("local[1]")
    for name, value in settings.items():
        session = session.config(name, value)
    running = session.getOrCreate()
    yield query_log(parquet, connection=ibis.pyspark.connect(running))
    running.stop()


def test_counts_are_those_of_every_other_way(queried: QueriedLog) -> None:
    """Flows with times, variants with cases, whatever the engine."""
    graph, expected = directly_follows(queried), directly_follows(LOG)

    pairs: list[tuple[Any, Any]] = [
        *zip(graph.flows, expected.flows, strict=True),
        *zip(graph.activities, expected.activities, strict=True),
    ]
    for one, two in pairs:
        assert one.seconds == pytest.approx(two.seconds, abs=1e-6)
        assert {**_fields(one), "seconds": 0} == {**_fields(two), "seconds": 0}
    assert (graph.starts, graph.ends) == (expected.starts, expected.ends)
    assert graph.cases == expected.cases
    found = [(each.activities, each.count, set(each.cases)) for each in variants(LOG)]
    assert [
        (each.activities, each.count, set(each.cases)) for each in variants(queried)
    ] == found


def _fields(value: Any) -> dict[str, Any]:
    return {name: getattr(value, name) for name in value.__struct_fields__}


def test_a_row_a_case(queried: QueriedLog) -> None:
    """With the attributes of the case, and times that the report has too."""
    rows = queried.case_table().to_pyarrow().to_pylist()

    times = {each.case: each for each in measure_cases(LOG)}
    assert len(rows) == len(times)
    for row in rows:
        each = times[row["case:concept:name"]]
        assert (row["events"], row["rework"]) == (each.events, each.rework)
        assert row["duration_us"] / 1e6 == pytest.approx(each.duration_s, abs=1e-6)
        assert row["case:product"].startswith("product ")


def test_parts_are_those_of_the_filters(parquet: Path) -> None:
    """By time, attribute, frequency and variant."""
    queried = query_log(parquet)
    start = datetime(2023, 11, 15, tzinfo=timezone.utc)
    for part, expected in (
        (queried.keep_time(start=start), keep_time(LOG, start=start)),
        (
            queried.keep_time(end=start, within="started"),
            keep_time(LOG, end=start, within="started"),
        ),
        (
            queried.keep_attribute("org:resource", ["kim", None]),
            keep_attribute(LOG, "org:resource", ["kim", None]),
        ),
        (
            queried.keep_attribute("org:resource", ["lee"], of="event"),
            keep_attribute(LOG, "org:resource", ["lee"], of="event"),
        ),
        (queried.keep_frequent(share=0.6), keep_frequent(LOG, share=0.6)),
        (queried.keep_variants(top=3), keep_variants(LOG, top=3)),
    ):
        cases = {case for each in variants(part) for case in each.cases}
        assert cases == set(expected.log["case:concept:name"])


def test_models_are_those_of_the_counts(parquet: Path) -> None:
    """A miner is given what the engine counted."""
    pytest.importorskip("pm4py")

    assert discover(query_log(parquet), miner="inductive") == discover(
        LOG, miner="inductive"
    )


def test_no_case_is_fetched_where_none_is_asked_for(parquet: Path) -> None:
    """A hundred million ids fit nowhere."""
    found = query_log(parquet).variants(with_cases=False)

    assert {each.cases for each in found} == {()}
    assert sum(each.count for each in found) == 40


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"event_index": 0}, "which came first is not known"),
        ({"concept:name": None}, "no activity"),
    ],
)
def test_what_engines_would_count_otherwise_is_refused(
    change: dict[str, Any], said: str
) -> None:
    """A tie in the order, and an empty cell."""
    log = query_log(ibis.memtable(LOG.assign(**change)))

    with pytest.raises(LogError, match=said):
        directly_follows(log)


def test_an_order_is_needed(parquet: Path) -> None:
    """A table has no order of rows."""
    table = query_log(parquet).table

    with pytest.raises(LogError, match="An engine keeps no order of rows"):
        QueriedLog(table.drop("event_index"))
    with pytest.raises(LogError, match="it has"):
        query_log(table).keep_attribute("colour", ["red"])
    with pytest.raises(LogError, match="duckdb cannot read it"):
        query_log("claims")
