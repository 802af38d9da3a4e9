"""How much reading a trace costs beside decoding its JSON and nothing else.

    python bench/reading.py [TRACE.json] [--megabytes 10] [--runs 5]

Takes a trace (a bundled one unless told), gives every state the 100-150 kB of
page source that released recordings have, repeats it up to the size asked for,
and prints, as medians:

* time of `read_demonstration` over time of `orjson.loads` alone, target 2;
* memory that reading adds at its peak over the size of the file, target below
  2: once as the system counts it (resident set of a fresh process), once as
  Python does (tracemalloc, which sees no other allocator).

Exits with 1 when a target is missed.
"""

from __future__ import annotations

import argparse
import gc
import json
import random
import statistics
import subprocess
import sys
import tempfile
import time
from datetime import datetime, timedelta
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Callable

TIME_TARGET = 2.0
MEMORY_TARGET = 2.0
WORDS = ("order", "claim", "table", "row", "field", "value", "form", "button", "list")

MEASURE_MEMORY = """
import pathlib, re, resource, sys, tracemalloc
kind, path = sys.argv[1:]
{prepare}
def peak():
    status = pathlib.Path("/proc/self/status")
    if status.exists():  # unlike ru_maxrss it starts anew with the process
        return int(re.search(r"VmHWM:\\s+(\\d+)", status.read_text())[1]) * 1024
    unit = 1 if sys.platform == "darwin" else 1024
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * unit
small = pathlib.Path(path).with_name("small").joinpath(pathlib.Path(path).name)
read(small)  # imports and caches are not what is measured
if kind == "tracemalloc":
    tracemalloc.start()
    kept = read(path)
    print(tracemalloc.get_traced_memory()[1])
else:
    before = peak()
    kept = read(path)
    print(peak() - before)
"""
READERS = {
    "read_demonstration": (
        "from wb2pm.converters.wonderbread.reader import read_demonstration as read"
    ),
    "orjson.loads": (
        "import orjson; read = lambda p: orjson.loads(pathlib.Path(p).read_bytes())"
    ),
}


def inflate(trace: dict[str, Any], *, megabytes: float, seed: int = 1) -> bytes:
    """Return each state a real page's weight, and repeat until the size is reached.

    Args:
        trace: A trace in WONDERBREAD's form.
        megabytes: Size to reach, in millions of bytes.
        seed: Decides the words of the page sources.

    Returns:
        The trace as JSON, states and actions still alternating, times rising.
    """
    generator = random.Random(seed)
    events = trace["trace"]
    rounds = [events[:-1]]
    longer: list[dict[str, Any]] = []
    size = 0
    while size < megabytes * 1e6:
        for event in rounds[0]:
            entry = _later(event, hours=len(longer) // len(rounds[0]))
            entry["data"]["id"] = len(longer)
            if entry["type"] == "state":
                entry["data"]["html"] = _page(generator)
                size += len(entry["data"]["html"])
            longer.append(entry)
            if entry["type"] == "action" and size >= megabytes * 1e6:
                break
    longer.append(_later(events[-1], hours=len(longer) // len(rounds[0]) + 1))
    longer[-1]["data"]["id"] = len(longer) - 1
    return json.dumps({**trace, "trace": longer}, indent=2).encode()


def _later(event: dict[str, Any], *, hours: int) -> dict[str, Any]:
    data = dict(event["data"])
    for key in ("timestamp", "start_timestamp", "end_timestamp"):
        if key in data:
            moment = datetime.fromisoformat(data[key]) + timedelta(hours=hours)
            data[key] = moment.isoformat()
    return {"type": event["type"], "data": data}


def _page(generator: random.Random) -> str:
    target = generator.randint(100_000, 150_000)
    parts = ['<!DOCTYPE html>\n<html lang="en"><body>\n']
    size = 0
    while size < target:
        words = " ".join(generator.choices(WORDS, k=6))
        part = f'<div class="row {words[:5]}" data-id="{size}">\t{words}</div>\n'
        parts.append(part)
        size += len(part)
    return "".join(parts) + "</body></html>"


def seconds(job: Callable[[], object], *, runs: int) -> float:
    """Measure the median time of a job, garbage collected beforehand."""
    times = []
    for _ in range(runs):
        gc.collect()
        start = time.perf_counter()
        kept = job()
        times.append(time.perf_counter() - start)
        del kept
    return statistics.median(times)


def peak_bytes(reader: str, path: Path, *, kind: str, runs: int) -> float:
    """Measure the memory that reading adds at its peak, in fresh processes."""
    code = MEASURE_MEMORY.format(prepare=READERS[reader])
    command = [sys.executable, "-c", code, kind, str(path)]
    found = [
        int(subprocess.run(command, capture_output=True, check=True, text=True).stdout)
        for _ in range(runs)
    ]
    return statistics.median(found)


def main() -> int:
    """Print the measurements; return the exit status."""
    import orjson

    from wb2pm.bundled import demonstrations_folder
    from wb2pm.converters.wonderbread.reader import read_demonstration

    bundled = next(iter(sorted(demonstrations_folder().glob("4003*/4003*.json"))))
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("trace", nargs="?", type=Path, default=bundled)
    parser.add_argument("--megabytes", type=float, default=10)
    parser.add_argument("--runs", type=int, default=5)
    options = parser.parse_args()

    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / options.trace.name
        content = json.loads(options.trace.read_bytes())
        path.write_bytes(inflate(content, megabytes=options.megabytes))
        small = Path(folder) / "small" / path.name
        small.parent.mkdir()
        small.write_bytes(options.trace.read_bytes())
        size = path.stat().st_size
        actions = read_demonstration(path).source_actions
        print(
            f"{options.trace.name}: inflated to {size / 1e6:.1f} MB, {actions} actions"
        )

        ours = seconds(lambda: read_demonstration(path), runs=options.runs)
        theirs = seconds(lambda: orjson.loads(path.read_bytes()), runs=options.runs)
        print(f"orjson.loads alone   {theirs * 1e3:8.1f} ms")
        print(f"read_demonstration   {ours * 1e3:8.1f} ms")
        ratio = ours / theirs
        print(f"time ratio           {ratio:8.2f}    (target <= {TIME_TARGET:g})")

        worst = 0.0
        for kind in ("resident", "tracemalloc"):
            for reader in READERS:
                peak = peak_bytes(reader, path, kind=kind, runs=options.runs) / size
                print(f"{kind:11} {reader:18} {peak:8.2f} x file size")
                if reader == "read_demonstration":
                    worst = max(worst, peak)
        print(f"memory ratio         {worst:8.2f}    (target < {MEMORY_TARGET:g})")
    return int(ratio > TIME_TARGET or worst >= MEMORY_TARGET)


if __name__ == "__main__":
    sys.exit(main())
