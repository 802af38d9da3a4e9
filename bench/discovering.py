"""How fast models of many workflows are discovered.

A made-up log: 600 workflows of 5 demonstrations each; each workflow has its own steps
out of a few hundred, and people repeat, skip and swap some. One process, imports of
engines included.

    python bench/discovering.py [--workflows 600] [--demonstrations 5]
"""

from __future__ import annotations

import argparse
import os
import time
from random import Random

import pandas as pd


def make_log(workflows: int, demonstrations: int) -> pd.DataFrame:
    """Make up a log of many workflows."""
    random = Random(2024)
    rows: list[tuple[str, str, str, int]] = []
    for workflow in range(workflows):
        steps = [f"Step {random.randrange(400)}" for _ in range(random.randint(8, 30))]
        for demonstration in range(demonstrations):
            done = [step for step in steps if random.random() > 0.05]
            for at in range(len(done) - 1):
                if random.random() < 0.05:
                    done[at], done[at + 1] = done[at + 1], done[at]
            done = [s for step in done for s in [step] * (1 + (random.random() < 0.03))]
            case = f"{workflow}-{demonstration}"
            rows += [(str(workflow), case, s, at) for at, s in enumerate(done or steps)]
    names = ["case:ui:workflow", "case:concept:name", "concept:name", "event_index"]
    frame = pd.DataFrame(rows, columns=names)
    moments = pd.to_datetime(range(len(frame)), unit="s", utc=True)
    return frame.assign(**{"time:timestamp": moments})


def main() -> None:
    """Discover a model of each workflow and print how long it took."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--workflows", type=int, default=600)
    parser.add_argument("--demonstrations", type=int, default=5)
    parser.add_argument("--miner", default="inductive")
    arguments = parser.parse_args()
    os.environ["PM4PY_SHOW_PROGRESS_BAR"] = "False"
    from wb2pm.discovery.mining.each_workflow import discover_each

    log = make_log(arguments.workflows, arguments.demonstrations)
    cases = log["case:concept:name"].nunique()
    started = time.perf_counter()
    found = discover_each(log, miner=arguments.miner)
    seconds = time.perf_counter() - started
    print(
        f"{len(found.models)} models of {cases:,} demonstrations ({len(log):,} events) "
        f"in {seconds:.1f} s, {time.process_time():.1f} s of one core in all; "
        f"{len(found.failed)} without a model"
    )


if __name__ == "__main__":
    main()
