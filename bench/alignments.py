"""How fast cases are aligned with a model, beside pm4py, and that both agree.

Each log is aligned with the model that the inductive miner finds in it (noise 0.2):
every variant once, by pm4py's default (state-equation A*) and by wb2pm, whose time
includes choosing the one alignment that it shows. Times are medians of runs in turns;
pm4py runs once where it takes long. Fitness is the mean over the cases.

Logs are files that you name: XES or Parquet. With ``--top N`` only the N most frequent
variants of a log are taken. ``--whole FILE`` is aligned by wb2pm, and by r4pm alone.

    python bench/alignments.py LOG... [--top 100 LOG] [--whole LOG] [--runs 5]
"""

from __future__ import annotations

import argparse
import os
import statistics
import time
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Callable

    import pandas as pd

    from wb2pm.discovery.counts.values import Variant
    from wb2pm.discovery.models.values import PetriNet

LONG_S = 10.0
"""Runs of pm4py beyond this are not repeated."""


def read_log(path: str) -> pd.DataFrame:
    """Read a log by its ending."""
    import pandas as pd

    from wb2pm import read_xes

    return pd.read_parquet(path) if path.endswith(".parquet") else read_xes(path)


def timed(work: Callable[[], Any]) -> tuple[float, Any]:
    """Run a piece of work and time it."""
    started = time.perf_counter()
    result = work()
    return time.perf_counter() - started, result


def pm4py_fitness(net: PetriNet, found: list[Variant]) -> float:
    """Align with pm4py and average its fitness over the cases."""
    from pm4py.algo.conformance.alignments.petri_net import (
        algorithm,
    )

    from wb2pm.discovery._pm4py import build_net

    labels = {each.label: each.label for each in net.transitions if each.label}
    theirs = build_net(net, labels)
    search = algorithm.VERSION_STATE_EQUATION_A_STAR.value
    shortest = search.apply_from_variant((), *theirs)["cost"] // 10_000
    fit = 0.0
    for each in found:
        cost = search.apply_from_variant(each.activities, *theirs)["cost"] // 10_000
        fit += each.count * (1 - cost / (len(each.activities) + shortest))
    return fit / sum(each.count for each in found)


def compare(name: str, found: list[Variant], net: PetriNet, runs: int) -> None:
    """Align with both, in turns, and print the ratio."""
    from wb2pm.discovery.measures.alignments import align
    from wb2pm.discovery.measures.nets import mean_fitness

    sequences = [each.activities for each in found]
    ours: list[float] = []
    theirs: list[float] = []
    for _ in range(runs):
        seconds, aligned = timed(lambda: align(net, sequences))
        ours.append(seconds)
        if not theirs or theirs[0] < LONG_S:
            seconds, fitness = timed(lambda: pm4py_fitness(net, found))
            theirs.append(seconds)
    mine = mean_fitness(found, aligned)
    ratio = statistics.median(theirs) / statistics.median(ours)
    print(
        f"{name}: {len(found)} variants, wb2pm {statistics.median(ours):.3f} s, "
        f"pm4py {statistics.median(theirs):.2f} s, {ratio:.0f} times; "
        f"fitness {mine:.12f} and {fitness:.12f}, "
        f"equal: {abs(mine - fitness) < 1e-9}"
    )


def r4pm_alone(net: PetriNet, found: list[Variant]) -> tuple[float, int]:
    """Align with r4pm and nothing else: processor seconds, and how many have an answer."""
    from r4pm.bindings import align_variants

    from wb2pm.discovery import _r4pm
    from wb2pm.discovery.measures.alignments import BUDGET_S, STATES_PER_S

    theirs, _ = _r4pm._encode_net(net)  # noqa: SLF001 (the bare engine is measured)
    options = _r4pm._options(int(BUDGET_S * STATES_PER_S))  # noqa: SLF001
    started = time.process_time()
    counted = ((each.activities, each.count) for each in found)
    with _r4pm._projection(counted) as projection:  # noqa: SLF001
        results = align_variants(theirs, projection, options)
    return time.process_time() - started, sum("Ok" in r["result"] for r in results)


def main() -> None:
    """Compare on every log that is named."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("logs", nargs="*")
    parser.add_argument("--top", nargs=2, metavar=("N", "LOG"))
    parser.add_argument("--whole", metavar="LOG")
    parser.add_argument("--runs", type=int, default=5)
    arguments = parser.parse_args()
    os.environ["PM4PY_SHOW_PROGRESS_BAR"] = "False"
    from wb2pm.columns import CASE
    from wb2pm.discovery.counts.variants import variants
    from wb2pm.discovery.measures.alignments import align
    from wb2pm.discovery.measures.nets import mean_fitness
    from wb2pm.discovery.mining.miners import discover

    jobs: list[tuple[str, int | None]] = [(path, None) for path in arguments.logs]
    if arguments.top:
        jobs.append((arguments.top[1], int(arguments.top[0])))
    for path, top in jobs:
        log = read_log(path)
        found = list(variants(log)[:top])
        cases = {case for each in found for case in each.cases}
        part = log[log[CASE].astype(str).isin(cases)]
        name = Path(path).name + (f" (top {top})" if top else "")
        compare(name, found, discover(part).petri_net(), arguments.runs)
    if arguments.whole:
        log = read_log(arguments.whole)
        found = list(variants(log))
        net = discover(log).petri_net()
        theirs_s, answered = r4pm_alone(net, found)
        used = time.process_time()
        seconds, aligned = timed(lambda: align(net, [v.activities for v in found]))
        used = time.process_time() - used
        short = sum(not each.optimal for each in aligned.of.values())
        print(
            f"{Path(arguments.whole).name}, whole: {len(found)} variants in "
            f"{seconds:.1f} s, {short} without an optimal alignment, fitness "
            f"{mean_fitness(found, aligned):.12f}; processor time {used:.1f} s, r4pm"
            f" alone {theirs_s:.1f} s with {answered} answers: {used / theirs_s:.2f} times"
        )


if __name__ == "__main__":
    main()
