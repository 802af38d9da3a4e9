"""How fast a large log is counted, beside DuckDB and Polars on the same file.

A made-up log (cases of about 20 events, 24 activities, a few thousand variants) is
written to Parquet with its rows shuffled (ten million at a time). Each program reads the file and gives the
directly-follows graph (count, cases, and median time of every flow and activity),
the variants with the ids of their cases, and a row a case (`cases`: events, distinct
activities, first and last moment); `frequencies` is the graph without times. `queried`
is wb2pm's expressions, run by DuckDB (extra `scale`).
pm4py and r4pm, which have no times of flows, count frequencies and variants.
Each run is a process of its own, in turns; imports are not counted, time is that of the
processor, and memory is the most that the process ever had. That all give the same counts
is checked.

    python bench/counting.py [--events 10000000] [--runs 5] [--job graph]
"""

from __future__ import annotations

import argparse
import importlib
import json
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import numpy as np
    import pandas as pd
    import polars as pl
    from numpy.typing import NDArray

CASE, ACTIVITY, TIME, INDEX = (
    "case:concept:name",
    "concept:name",
    "time:timestamp",
    "event_index",
)


def most_memory_mb() -> float:
    """Return the most that this process had; `getrusage` begins with its parent's."""
    told = Path("/proc/self/status").read_text(encoding="ascii")
    return int(told.partition("VmHWM:")[2].split()[0]) / 1024


def write_log(path: Path, events: int) -> None:
    """Make up a log and write it, ten million events at a time, each with its rows shuffled."""
    import numpy as np
    import pyarrow.parquet as pq

    random = np.random.default_rng(2024)
    lengths = random.integers(5, 36, _VARIANTS)
    paths = [random.integers(0, 24, length) for length in lengths]
    writer, cases = None, 0
    for first in range(0, events, _TOGETHER):
        rows = _rows(random, paths, min(_TOGETHER, events - first), cases)
        cases += rows[CASE].n_unique()
        table = rows.sample(fraction=1, shuffle=True, seed=7).to_arrow()
        writer = writer or pq.ParquetWriter(path, table.schema, compression="zstd")
        writer.write_table(table)
    if writer is not None:
        writer.close()


_VARIANTS = 4_000
_TOGETHER = 10_000_000


def _rows(
    random: np.random.Generator, paths: list[NDArray[np.int64]], events: int, first: int
) -> pl.DataFrame:
    """Make up so many events, of cases that are numbered from the first on."""
    import numpy as np
    import polars as pl

    lengths = np.array([len(path) for path in paths])
    chance = 1 / np.arange(1, len(paths) + 1)
    chance /= chance.sum()
    enough = int(1.1 * events / (lengths @ chance)) + len(paths)
    chosen = random.choice(len(paths), enough, p=chance)
    counts = lengths[chosen]
    chosen = chosen[: 1 + np.searchsorted(np.cumsum(counts), events)]
    counts = lengths[chosen]
    activity = np.concatenate([paths[kind] for kind in chosen])[:events]
    case = np.repeat(np.arange(len(chosen)), counts)[:events]
    start = np.concatenate(([0], np.cumsum(counts)))
    index = (np.arange(len(case)) - start[case]).astype(np.int64)
    moment = 1_700_000_000_000 + (first + case) * 60_000 + index * 5_000
    moment += random.integers(0, 4_000, len(case))
    names = pl.Series([f"Activity {number:02}" for number in range(24)])
    return pl.DataFrame(
        {
            CASE: pl.Series(first + case).cast(pl.String),
            ACTIVITY: names.gather(activity),
            TIME: pl.Series(moment).cast(pl.Datetime("ms", "UTC")),
            INDEX: index,
        }
    )


def duckdb_graph(path: str, *, times: bool = True) -> tuple[int, int]:
    """Count with DuckDB: flows and pairs."""
    import duckdb

    wait = ", median(epoch_ms(t2) - epoch_ms(t))" if times else ""
    ordered = (
        f'select "{CASE}" c, "{ACTIVITY}" a, "{TIME}" t, '
        f'lead("{ACTIVITY}") over w b, lead("{TIME}") over w t2 '
        f'from \'{path}\' window w as (partition by "{CASE}" order by "{INDEX}")'
    )
    if not times:
        ordered = (
            f'select "{CASE}" c, "{ACTIVITY}" a, lead("{ACTIVITY}") over w b '
            f'from \'{path}\' window w as (partition by "{CASE}" order by "{INDEX}")'
        )
    cases = ", count(distinct c)" if times else ""
    query = f"select a, b, count(*){cases}{wait} from ({ordered}) group by a, b"
    rows = duckdb.sql(query).fetchall()
    return sum(row[1] is not None for row in rows), sum(
        row[2] for row in rows if row[1] is not None
    )


def polars_graph(path: str, *, times: bool = True) -> tuple[int, int]:
    """Count with Polars: flows and pairs."""
    import polars as pl

    rows = pl.scan_parquet(path).sort(CASE, INDEX)
    nexts = [pl.col(ACTIVITY).shift(-1).over(CASE).alias("b")]
    figures = [pl.len()]
    if times:
        nexts.append(pl.col(TIME).shift(-1).over(CASE).alias("t2"))
        figures += [pl.col(CASE).n_unique().alias("cases")]
        figures += [(pl.col("t2") - pl.col(TIME)).median().alias("wait")]
    found = rows.with_columns(*nexts).group_by(ACTIVITY, "b").agg(*figures).collect()
    pairs = found.filter(pl.col("b").is_not_null())
    return len(pairs), int(pairs["len"].sum())


def wb2pm_graph(path: str) -> tuple[int, int]:
    """Count with wb2pm: flows and pairs."""
    from wb2pm.discovery.counts.directly_follows import directly_follows

    graph = directly_follows(path)
    return len(graph.flows), sum(flow.count for flow in graph.flows)


def duckdb_variants(path: str) -> tuple[int, int]:
    """Group with DuckDB: variants and cases."""
    import duckdb

    query = (
        f'select v, count(*), list(c) from (select "{CASE}" c, '
        f"string_agg(\"{ACTIVITY}\", '|' order by \"{INDEX}\") v from '{path}' "
        f'group by "{CASE}") group by v'
    )
    rows = duckdb.sql(query).fetchall()
    return len(rows), sum(row[1] for row in rows)


def polars_variants(path: str) -> tuple[int, int]:
    """Group with Polars: variants and cases."""
    import polars as pl

    ordered = pl.scan_parquet(path).sort(CASE, INDEX)
    whole = ordered.group_by(CASE).agg(pl.col(ACTIVITY).str.join("|").alias("v"))
    found = whole.group_by("v").agg(pl.len(), pl.col(CASE)).collect()
    found.to_dicts()
    return len(found), int(found["len"].sum())


def wb2pm_variants(path: str) -> tuple[int, int]:
    """Group with wb2pm: variants and cases."""
    from wb2pm.discovery.counts.variants import variants

    found = variants(path)
    return len(found), sum(each.count for each in found)


def queried_graph(path: str) -> tuple[int, int]:
    """Count with wb2pm's expressions: flows and pairs."""
    from wb2pm.discovery.counts.queries import query_log

    graph = query_log(path).directly_follows()
    return len(graph.flows), sum(flow.count for flow in graph.flows)


def queried_variants(path: str) -> tuple[int, int]:
    """Group with wb2pm's expressions: variants and cases."""
    from wb2pm.discovery.counts.queries import query_log

    found = query_log(path).variants()
    return len(found), sum(each.count for each in found)


def queried_cases(path: str) -> tuple[int, int]:
    """Describe cases with wb2pm's expressions: cases and events."""
    from wb2pm.discovery.counts.queries import query_log

    rows = query_log(path).case_table().to_pyarrow()
    return rows.num_rows, sum(rows["events"].to_pylist())


def duckdb_cases(path: str) -> tuple[int, int]:
    """Describe cases with DuckDB: cases and events."""
    import duckdb

    query = (
        f'select "{CASE}", count(*) events, count(distinct "{ACTIVITY}"), '
        f'min("{TIME}"), max("{TIME}") from \'{path}\' group by "{CASE}"'
    )
    rows = duckdb.sql(query).to_arrow_table()
    return rows.num_rows, sum(rows["events"].to_pylist())


def polars_cases(path: str) -> tuple[int, int]:
    """Describe cases with Polars: cases and events."""
    import polars as pl

    figures = (
        pl.len(),
        pl.col(ACTIVITY).n_unique(),
        pl.col(TIME).min().alias("first"),
        pl.col(TIME).max().alias("last"),
    )
    found = pl.scan_parquet(path).group_by(CASE).agg(*figures).collect()
    return len(found), int(found["len"].sum())


def pm4py_rows(path: str) -> pd.DataFrame:
    """Read a log as pm4py takes it: a frame in order."""
    import pandas as pd

    return pd.read_parquet(path).sort_values([CASE, INDEX])


def pm4py_frequencies(path: str) -> tuple[int, int]:
    """Count with pm4py: flows and pairs, without times."""
    import pm4py

    graph, _, _ = pm4py.discover_dfg(pm4py_rows(path))
    return len(graph), sum(graph.values())


def pm4py_variants(path: str) -> tuple[int, int]:
    """Group with pm4py: variants and cases."""
    import pm4py

    found = pm4py.get_variants(pm4py_rows(path))
    return len(found), sum(found.values())


def r4pm_log(path: str) -> str:
    """Hand a log over to r4pm, in order."""
    import polars as pl
    import r4pm

    wanted = [CASE, ACTIVITY, TIME]
    rows = pl.read_parquet(path).sort(CASE, INDEX).select(wanted)
    return r4pm.import_item_from_df("EventLog", rows)


def r4pm_frequencies(path: str) -> tuple[int, int]:
    """Count with r4pm: flows and pairs, without times."""
    from r4pm.bindings import discover_dfg

    found = discover_dfg(r4pm_log(path))["directly_follows_relations"]
    return len(found), sum(count for _, count in found)


def r4pm_variants(path: str) -> tuple[int, int]:
    """Group with r4pm: variants and cases."""
    import r4pm
    from r4pm.bindings import get_variants

    log = r4pm.convert_item(r4pm_log(path), "EventLogActivityProjection")
    found = get_variants(log)
    return len(found), sum(each["count"] for each in found)


JOBS = {
    "graph": {
        "wb2pm": wb2pm_graph,
        "queried": queried_graph,
        "duckdb": duckdb_graph,
        "polars": polars_graph,
    },
    "frequencies": {
        "wb2pm": wb2pm_graph,
        "duckdb": lambda path: duckdb_graph(path, times=False),
        "polars": lambda path: polars_graph(path, times=False),
        "pm4py": pm4py_frequencies,
        "r4pm": r4pm_frequencies,
    },
    "variants": {
        "wb2pm": wb2pm_variants,
        "queried": queried_variants,
        "duckdb": duckdb_variants,
        "polars": polars_variants,
        "pm4py": pm4py_variants,
        "r4pm": r4pm_variants,
    },
    "cases": {
        "queried": queried_cases,
        "duckdb": duckdb_cases,
        "polars": polars_cases,
    },
}


def main() -> None:
    """Run each job of each program several times, and print medians and ratios."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--events", type=int, default=10_000_000)
    parser.add_argument("--runs", type=int, default=5)
    parser.add_argument("--job", choices=JOBS, action="append", help="all by default")
    parser.add_argument(
        "--limit", type=float, default=600, help="seconds after which a run is ended"
    )
    parser.add_argument("--one", nargs=3, help=argparse.SUPPRESS)
    arguments = parser.parse_args()
    if arguments.one:
        job, program, path = arguments.one
        import duckdb  # noqa: F401 (not counted)
        import ibis.backends.duckdb  # noqa: F401
        import pandas as pd  # noqa: F401
        import polars as pl  # noqa: F401
        from pyarrow import parquet  # noqa: F401

        for engine in ("pm4py", "r4pm.bindings"):
            if program == engine.partition(".")[0]:
                importlib.import_module(engine)
        started = time.process_time()
        counts = JOBS[job][program](path)
        taken = time.process_time() - started
        most = most_memory_mb()
        print(json.dumps([taken, counts, most]))
        return
    with tempfile.TemporaryDirectory() as folder:
        path = str(Path(folder) / "log.parquet")
        write_log(Path(path), arguments.events)
        print(
            f"{arguments.events:,} events, rows shuffled; medians of {arguments.runs}"
        )
        for job in arguments.job or JOBS:
            programs = JOBS[job]
            taken: dict[str, list[float]] = {name: [] for name in programs}
            memory: dict[str, float] = {}
            answers = set()
            for _ in range(arguments.runs):
                for name in list(taken):
                    command = [sys.executable, __file__, "--one", job, name, path]
                    try:
                        done = subprocess.run(
                            command,
                            capture_output=True,
                            text=True,
                            check=True,
                            timeout=arguments.limit,
                        )
                    except (
                        subprocess.CalledProcessError,
                        subprocess.TimeoutExpired,
                    ) as exc:
                        print(f"  {name} did not end: {str(exc)[-90:]}")
                        del taken[name]
                        continue
                    seconds, counts, memory[name] = json.loads(done.stdout)
                    taken[name].append(seconds)
                    answers.add(tuple(counts))
            medians = {name: statistics.median(each) for name, each in taken.items()}
            print(f"{job}: the same counts by all: {len(answers) == 1} {answers}")
            for name, seconds in medians.items():
                ours = next(iter(taken))
                ratio = medians[ours] / seconds
                print(
                    f"  {name:8}{seconds:8.2f} s {memory[name]:8.0f} MB"
                    f"   {ours} / {name}: {ratio:.2f}"
                )


if __name__ == "__main__":
    main()
