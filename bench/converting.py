"""How a long table is converted: time and memory beside DuckDB's own copy.

    python bench/converting.py log.csv [--to parquet] [--to xes] [--runs 3]

Converts a table of events (`bench/large_logs.py` makes one up) with ``wb2pm convert``
and copies it to Parquet with DuckDB, which masks, types and checks nothing; each run a
process of its own, in turns, one thread each. Prints processor time, the most memory
that the process had, and the ratio of the medians.
"""

from __future__ import annotations

import argparse
import os
import statistics
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import NamedTuple

ONE_THREAD = {"OMP_NUM_THREADS": "1", "POLARS_MAX_THREADS": "1"}
COPY = "SET threads=1; COPY (FROM read_csv('{0}')) TO '{1}' (COMPRESSION zstd)"


class Cost(NamedTuple):
    """What a process took: seconds of processor time, megabytes at most."""

    seconds: float
    megabytes: float


def cost_of(command: list[str]) -> Cost:
    """Run a command and measure it."""
    process = subprocess.Popen(
        command, env={**os.environ, **ONE_THREAD}, stdout=subprocess.DEVNULL
    )
    _, status, used = os.wait4(process.pid, 0)
    process.returncode = os.waitstatus_to_exitcode(status)
    if process.returncode:
        raise SystemExit(f"{command} ended with {process.returncode}")
    return Cost(used.ru_utime + used.ru_stime, used.ru_maxrss / 1024)


def main() -> int:
    """Print the measurements."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("table", type=Path)
    parser.add_argument("--to", action="append", default=[])
    parser.add_argument("--runs", type=int, default=3)
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory(dir=asked.table.parent) as folder:
        copy = COPY.format(asked.table, Path(folder, "copy.parquet"))
        jobs = {
            "DuckDB": [sys.executable, "-c", f"import duckdb; duckdb.sql({copy!r})"]
        }
        for name in asked.to or ["parquet"]:
            ours = ["convert", str(asked.table), "--to", name, "--out", folder]
            jobs[name] = [sys.executable, "-m", "wb2pm", *ours]
        costs: dict[str, list[Cost]] = {name: [] for name in jobs}
        for _ in range(asked.runs):
            for name, command in jobs.items():
                costs[name].append(cost_of(command))
    base = statistics.median(cost.seconds for cost in costs["DuckDB"])
    print(f"{asked.table.stat().st_size / 1e6:,.0f} MB, medians of {asked.runs}")
    for name, runs in costs.items():
        seconds = statistics.median(cost.seconds for cost in runs)
        most = max(cost.megabytes for cost in runs)
        print(f"{name:10}{seconds:8.1f} s{most:8,.0f} MB{seconds / base:7.1f} x")
    return 0


if __name__ == "__main__":
    sys.exit(main())
