"""How far measures of a sample of variants are from those of all variants.

Each log (XES, Parquet or CSV with XES names) is aligned once with the model that a
miner finds in it. Then samples of several sizes are drawn, each from many seeds: how
often the margin of fitness holds the fitness of all, how large both are, and what the
other measures come to.

    python bench/sampling.py LOG... [--miner inductive_dfg] [--sizes 500 2000] [--seeds 1000]
"""

from __future__ import annotations

import argparse
import os
import statistics
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import pandas as pd

    from wb2pm.discovery.counts.values import Variant
    from wb2pm.discovery.measures.alignments import Alignments
    from wb2pm.discovery.models.values import PetriNet

FEW = 10
"""Seeds from which precision and generalisation are told, which take longer."""


def read_log(path: str) -> pd.DataFrame:
    """Read a log by its ending."""
    import pandas as pd

    from wb2pm import read_xes

    if path.endswith(".parquet"):
        return pd.read_parquet(path)
    if not path.endswith(".csv"):
        return read_xes(path)
    log = pd.read_csv(path)
    times = pd.to_datetime(log["time:timestamp"], utc=True, format="ISO8601")
    return log.assign(**{"time:timestamp": times})


def tell(
    net: PetriNet,
    found: tuple[Variant, ...],
    aligned: Alignments,
    size: int,
    seeds: int,
) -> None:
    """Draw samples of one size and print what they come to."""
    from wb2pm.discovery.measures.nets import (
        escaping_edges_precision,
        generalisation,
        mean_fitness,
    )
    from wb2pm.discovery.measures.sampling import draw_sample, share_shown
    from wb2pm.discovery.models.firing import TokenGame
    from wb2pm.discovery.models.replaying import Replay

    replay = Replay(TokenGame(net))
    whole = mean_fitness(found, aligned)
    off, margins, precise, general, cases = [], [], [], [], 0
    for seed in range(seeds):
        sample = draw_sample(found, size, seed=seed)
        weighted = sample.weighted()
        off.append(mean_fitness(weighted, aligned) - whole)
        margins.append(sample.margin(aligned.fitness) or 0.0)
        if seed < FEW:
            shown = share_shown(weighted, found, replay)
            plain = escaping_edges_precision(net, weighted, aligned)
            precise.append((plain, min(1.0, plain / shown)))
            general.append(generalisation(net, weighted, aligned))
            cases = sum(each.count for each in sample.variants())
    held = sum(abs(o) <= m + 1e-12 for o, m in zip(off, margins, strict=True))
    plain, raised = (statistics.mean(column) for column in zip(*precise, strict=True))
    low, high = min(one for _, one in precise), max(one for _, one in precise)
    print(
        f"  {size:,} variants ({cases / sum(each.count for each in found):.0%} of"
        f" cases): fitness off by {statistics.mean(off):+.5f} on average, by"
        f" {statistics.pstdev(off):.5f} one standard deviation, margin"
        f" {statistics.mean(margins):.5f}, held by {held} of {seeds}; precision"
        f" {raised:.3f} ({low:.3f} to {high:.3f}), {plain:.3f} as the sample shows it;"
        f" generalisation {statistics.mean(general):.3f}"
    )


def main() -> None:
    """Tell it of every log that is named."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("logs", nargs="+")
    parser.add_argument("--miner", default="inductive_dfg")
    parser.add_argument("--sizes", type=int, nargs="+", default=[500, 2_000])
    parser.add_argument("--seeds", type=int, default=1_000)
    arguments = parser.parse_args()
    os.environ["PM4PY_SHOW_PROGRESS_BAR"] = "False"
    from wb2pm.discovery.counts.variants import variants
    from wb2pm.discovery.measures.alignments import align
    from wb2pm.discovery.measures.nets import escaping_edges_precision, mean_fitness
    from wb2pm.discovery.mining.miners import discover

    for path in arguments.logs:
        log = read_log(path)
        found = variants(log)
        net = discover(log, miner=arguments.miner).petri_net()
        aligned = align(net, [each.activities for each in found])
        print(
            f"{Path(path).name}, {arguments.miner}: {len(found):,} variants, fitness"
            f" {mean_fitness(found, aligned):.5f}, precision"
            f" {escaping_edges_precision(net, found, aligned):.3f}"
        )
        for size in arguments.sizes:
            if size < len(found):
                tell(net, found, aligned, size, arguments.seeds)


if __name__ == "__main__":
    main()
