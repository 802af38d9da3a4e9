"""How fast XES files are written and read, side by side with pm4py.

    python bench/xes.py --events 1000000

Each measurement runs in a process of its own, so that one does not warm up or
fill the memory of another; the medians of `--repeats` runs are compared. The
log is made up: cases of about 20 events, 30 activities, a resource, a
transition, an amount and a date for each case, all of which every reader takes
the same way.
"""

from __future__ import annotations

import argparse
import json
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import pandas as pd

SEED = 20240301
WRITERS = ("write pm4py", "write pm4py+r4pm", "write wb2pm")
READERS = ("read pm4py", "read pm4py+r4pm", "read wb2pm")
"""pm4py alone means its own defaults, line by line and by chunks of text; it
hands over to r4pm where that is installed."""


def made_up_log(events: int) -> pd.DataFrame:
    """Make a log of `events` events, the same on every machine."""
    import numpy as np
    import pandas as pd

    random = np.random.default_rng(SEED)
    ends = np.flatnonzero(random.random(events) < 1 / 20) + 1
    case = np.searchsorted(ends, np.arange(events), side="right")
    activity = np.array([f"Click 'Button {number}'" for number in range(30)])
    clock = np.datetime64("2024-01-01T08:00:00", "us") + np.cumsum(
        random.integers(1, 60_000, events)
    ) * np.timedelta64(1000, "us")
    begin = clock[np.searchsorted(case, case)]
    return pd.DataFrame(
        {
            "case:concept:name": np.char.add("case ", case.astype(str)),
            "concept:name": activity[random.integers(0, 30, events)],
            "time:timestamp": pd.Series(clock).dt.tz_localize("UTC"),
            "org:resource": random.integers(10_000, 10_060, events).astype(str),
            "lifecycle:transition": "complete",
            "event_index": np.arange(events) - np.searchsorted(case, case),
            "case:amount": (case * 37 % 50_000).astype(float),
            "case:begin": pd.Series(begin).dt.tz_localize("UTC"),
        }
    )


def measure(job: str, folder: Path) -> float:
    """Do one job in this process; imports do not count."""
    import pandas as pd

    if "pm4py" in job:
        import pm4py
    import wb2pm.converters.xes.reader
    import wb2pm.converters.xes.writer

    source = folder / "log.xes"
    if job.startswith("write"):
        log = pd.read_parquet(folder / "log.parquet")
        begin = time.perf_counter()
        if "pm4py" in job:
            variant = "r4pm" if "r4pm" in job else "line_by_line"
            pm4py.write_xes(log, str(folder / "pm4py.xes"), variant_str=variant)
        else:
            wb2pm.converters.xes.writer.write_xes(log, folder / "wb2pm.xes")
        return time.perf_counter() - begin
    begin = time.perf_counter()
    if "pm4py" in job:
        variant = "r4pm" if "r4pm" in job else "chunk_regex"
        log = pm4py.read_xes(str(source), variant=variant)
    else:
        log = wb2pm.converters.xes.reader.read_xes(source)
    seconds = time.perf_counter() - begin
    if len(log) != len(
        pd.read_parquet(folder / "log.parquet", columns=["event_index"])
    ):
        raise SystemExit(f"{job}: {len(log)} events read")
    return seconds


def main() -> None:
    """Compare, and print one line a job."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--events", type=int, default=100_000)
    parser.add_argument("--repeats", type=int, default=5)
    parser.add_argument("--job", help=argparse.SUPPRESS)
    parser.add_argument("--folder", type=Path, help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.job:
        print(measure(options.job, options.folder))
        return
    with tempfile.TemporaryDirectory() as name:
        compare(Path(name), events=options.events, repeats=options.repeats)


def compare(folder: Path, *, events: int, repeats: int) -> None:
    """Run all jobs and print their medians and ratios."""
    from wb2pm.converters.xes.writer import write_xes

    log = made_up_log(events)
    log.to_parquet(folder / "log.parquet")
    write_xes(log, folder / "log.xes")
    size = (folder / "log.xes").stat().st_size / 1e6
    print(f"{events:,} events, {size:.0f} MB of XES, medians of {repeats}")
    for jobs in (WRITERS, READERS):
        seconds: dict[str, list[float]] = {job: [] for job in jobs}
        for _ in range(repeats):  # in turns, so that a busy minute hits them all
            for job in jobs:
                seconds[job].append(_in_a_process(job, folder))
        medians = {job: statistics.median(taken) for job, taken in seconds.items()}
        for job, median in medians.items():
            ratio = medians[jobs[0]] / median
            print(f"{job:18} {median:8.2f} s {events / median:12,.0f}/s {ratio:6.1f}x")


def _in_a_process(job: str, folder: Path) -> float:
    command = [sys.executable, __file__, "--job", job, "--folder", str(folder)]
    done = subprocess.run(command, check=True, capture_output=True, text=True)
    return float(json.loads(done.stdout.splitlines()[-1]))


if __name__ == "__main__":
    main()
