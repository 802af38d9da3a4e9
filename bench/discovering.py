"""How fast models of many workflows are discovered, and the model of one long log.

A made-up log: 600 workflows of 5 demonstrations each; each workflow has its own steps
out of a few hundred, and people repeat, skip and swap some. One process, imports of
engines included.

    python bench/discovering.py [--workflows 600] [--demonstrations 5]

With ``--log FILE`` (CSV or Parquet, as bench/large_logs.py makes them): processor time
of ``wb2pm discover FILE --miner inductive_dfg``, measures included, beside that of
pm4py reading the same file and mining it, without measures; each in a process of its
own, in turns, with imports, and of pm4py without them too.

    python bench/discovering.py --log log.csv --runs 3
"""

from __future__ import annotations

import argparse
import os
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path
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


THEIRS = """
import sys, time
import pandas as pd
import pm4py
begun = time.process_time()
path, out = sys.argv[1:]
log = pd.read_parquet(path) if path.endswith(".parquet") else pd.read_csv(path)
log = pm4py.format_dataframe(log)
graph = pm4py.discover_dfg_typed(log)
tree = pm4py.discover_process_tree_inductive(graph, noise_threshold=0.2)
pm4py.write_pnml(*pm4py.convert_to_petri_net(tree), out)
print(time.process_time() - begun)
"""


def processor_time(command: list[str]) -> tuple[float, str]:
    """Run a command; return what it and its processes took, and what it printed."""
    with tempfile.TemporaryFile() as said:
        process = subprocess.Popen(command, stdout=said, stderr=subprocess.DEVNULL)
        _, status, used = os.wait4(process.pid, 0)
        process.returncode = os.waitstatus_to_exitcode(status)
        if process.returncode:
            raise SystemExit(f"{command} ended with {process.returncode}")
        said.seek(0)
        return used.ru_utime + used.ru_stime, said.read().decode()


def compare(log: str, runs: int) -> None:
    """Discover the model of one log with both, in turns, and print the ratios."""
    with tempfile.TemporaryDirectory() as folder:
        out = str(Path(folder, "model.pnml"))
        ours = [sys.executable, "-m", "wb2pm", "discover", log, "--out", out]
        ours += ["--miner", "inductive_dfg", "--no-recordings-cache"]
        commands = {
            "wb2pm": ours,
            "wb2pm, all variants measured": [*ours, "--measured-variants", "0"],
            "pm4py": [sys.executable, "-c", THEIRS, log, out],
        }
        taken: dict[str, list[float]] = {}
        for _ in range(runs):
            for name, command in commands.items():
                seconds, said = processor_time(command)
                taken.setdefault(name, []).append(seconds)
                if name == "pm4py":
                    without = taken.setdefault("pm4py, imports left out", [])
                    without.append(float(said.split()[-1]))
    median = {name: statistics.median(times) for name, times in taken.items()}
    for name, times in taken.items():
        print(f"{name}: {median[name]:.2f} s ({min(times):.2f} to {max(times):.2f})")
    for name in ("wb2pm", "wb2pm, all variants measured"):
        for other in ("pm4py", "pm4py, imports left out"):
            print(f"{name} over {other}: {median[name] / median[other]:.2f} times")


def main() -> None:
    """Discover a model of each workflow and print how long it took."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--workflows", type=int, default=600)
    parser.add_argument("--demonstrations", type=int, default=5)
    parser.add_argument("--miner", default="inductive")
    parser.add_argument("--log")
    parser.add_argument("--runs", type=int, default=3)
    arguments = parser.parse_args()
    os.environ["PM4PY_SHOW_PROGRESS_BAR"] = "False"
    if arguments.log:
        compare(arguments.log, arguments.runs)
        return
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
