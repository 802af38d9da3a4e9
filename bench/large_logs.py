"""Made-up event logs of any size, with many variants, for the other measurements.

Claims are handled: a chain of stages, some left out, some done again, two of them in
either order, and now and then something that belongs nowhere. Most cases go a few
ways and many go one of their own, as in real logs: of 250,000 events (some 17,000
cases) a quarter of the cases have a sequence that no other has. Beside case,
activity and time there are columns of text, codes, numbers and amounts, as exports
have them. The same numbers give the same file.

    python bench/large_logs.py log.csv --events 250000
    python bench/large_logs.py log.parquet --events 10000000 --plain
"""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np
import polars as pl

if TYPE_CHECKING:
    from collections.abc import Iterator

    from numpy.typing import NDArray

STAGES = (
    *("Register claim", "Assign clerk", "Check policy", "Check damage"),
    *("Ask for papers", "Receive papers", "Call customer", "Estimate cost"),
    *("Ask expert", "Receive opinion", "Decide", "Inform customer"),
    *("Order payment", "Approve payment", "Pay", "Book payment"),
    *("Send letter", "Archive", "Close claim"),
)
SKIPPED = (0, 0, 0.02, 0.1, 0.4, 0.4, 0.7, 0.05, 0.8, 0.8, 0, 0.1)
SKIPPED += (0.2, 0.3, 0.2, 0.25, 0.5, 0.3, 0)
AGAIN = (0, 0.05, 0.02, 0.02, 0.2, 0.1, 0.4, 0.03, 0.1, 0, 0.02, 0.1)
AGAIN += (0, 0.05, 0, 0, 0.1, 0, 0)
SWAPPED = {2: 0.3, 7: 0.1, 12: 0.05, 16: 0.2}
"""Stage -> how often it changes places with the one after it."""
STRAY = 0.01
"""How often an activity stands where chance puts it."""
HABIT = 0.6
"""Share of the cases that go one of some hundred usual ways."""
CASES_AT_A_TIME = 50_000


def draw_path(random: np.random.Generator) -> list[int]:
    """Draw the stages that a case goes through."""
    order = list(range(len(STAGES)))
    for at, chance in SWAPPED.items():
        if random.random() < chance:
            order[at], order[at + 1] = order[at + 1], order[at]
    path: list[int] = []
    for stage in order:
        if random.random() < SKIPPED[stage]:
            continue
        path.append(stage)
        while random.random() < AGAIN[stage]:
            path.append(stage)
    for at in range(len(path)):
        if random.random() < STRAY:
            path[at] = int(random.integers(len(STAGES)))
    return path


def batches(events: int, *, plain: bool = False) -> Iterator[pl.DataFrame]:
    """Make up a log, some cases at a time, each in the order of its times."""
    random = np.random.default_rng(2024)
    usual = [draw_path(random) for _ in range(200)]
    chance = 1 / np.arange(1, len(usual) + 1)
    chance /= chance.sum()
    left, first = events, 0
    while left > 0:
        count = min(CASES_AT_A_TIME, left // 12 + 1)
        habits = random.choice(len(usual), count, p=chance)
        paths = [
            usual[habit] if random.random() < HABIT else draw_path(random)
            for habit in habits
        ]
        lengths = np.array([len(path) for path in paths])
        case = np.repeat(np.arange(first, first + count), lengths)[:left]
        stage = np.concatenate([np.array(path) for path in paths])[:left]
        yield _table(random, case, stage, plain=plain)
        left -= len(case)
        first += count


def _table(
    random: np.random.Generator,
    case: NDArray[Any],
    stage: NDArray[Any],
    *,
    plain: bool,
) -> pl.DataFrame:
    size = len(case)
    new = np.ones(size, dtype=bool)
    new[1:] = case[1:] != case[:-1]
    waits = random.exponential(7_200_000, size).astype(np.int64) + 1_000
    passed = np.cumsum(np.where(new, 0, waits))
    begun = np.maximum.accumulate(np.where(new, passed, 0))
    moment = 1_700_000_000_000 + case * 60_000 + passed - begun
    names = np.array(STAGES, dtype=object)
    times = pl.Series(moment).cast(pl.Datetime("ms", "UTC"))
    columns: dict[str, Any] = {
        "case:concept:name": pl.Series([f"C{number:08}" for number in case]),
        "concept:name": pl.Series(names[stage], dtype=pl.String),
        "time:timestamp": times,
    }
    if plain:
        index = np.arange(size) - np.maximum.accumulate(
            np.where(new, np.arange(size), 0)
        )
        return pl.DataFrame(columns | {"event_index": index.astype(np.int64)})
    clerks = np.array([f"clerk {number:03}" for number in range(120)], dtype=object)
    notes = np.array(["", "by phone", "papers late", "see letter; two pages"])
    return pl.DataFrame(
        columns
        | {
            "org:resource": pl.Series(clerks[random.integers(0, 120, size)]),
            "branch": pl.Series(random.integers(1, 400, size))
            .cast(pl.String)
            .str.zfill(5),
            "amount": (random.gamma(2, 400, size) + 0.01).round(2),
            "pages": random.integers(0, 40, size),
            "note": pl.Series(notes[random.integers(0, 4, size)]).replace("", None),
            "case:product": pl.Series(np.array(["car", "home", "life"])[case % 3]),
        }
    ).with_columns(pl.col("time:timestamp").dt.strftime("%Y-%m-%dT%H:%M:%S%.3f+00:00"))


def write_log(path: Path, events: int, *, plain: bool = False) -> None:
    """Write a made-up log as CSV or Parquet, by the file's ending."""
    if path.suffix == ".csv":
        with path.open("wb") as file:
            for number, batch in enumerate(batches(events, plain=plain)):
                batch.write_csv(file, include_header=number == 0)
        return
    import pyarrow.parquet as pq

    writer = None
    for batch in batches(events, plain=plain):
        table = batch.to_arrow()
        writer = writer or pq.ParquetWriter(path, table.schema, compression="zstd")
        writer.write_table(table)
    if writer is not None:
        writer.close()


def main() -> None:
    """Write a log."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("path", type=Path)
    parser.add_argument("--events", type=int, default=250_000)
    parser.add_argument("--plain", action="store_true", help="needed columns alone")
    arguments = parser.parse_args()
    write_log(arguments.path, arguments.events, plain=arguments.plain)
    size = arguments.path.stat().st_size
    print(f"{arguments.path}: {arguments.events:,} events, {size / 1e6:.0f} MB")


if __name__ == "__main__":
    main()
