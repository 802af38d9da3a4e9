"""What is lost when `wb2pm analyze` is killed and begun again.

    python bench/resuming.py RECORDINGS [--at 20 --at 50 --at 80]

Analyses recordings (`bench/recordings.py` makes some up) once undisturbed; then, each
time with an empty cache, is killed (SIGKILL) when so many percent of them are read, and
begun again: all files have to be the same bytes. Prints the processor time of each,
what of it was done twice, how many recordings were kept when it was killed, and what it
takes to begin again when all is done. Exits with 1 when a file differs.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import signal
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Final

READING: Final = "Reading recordings"


def analyze(recordings: Path, out: Path, cache: Path, *, until: float = 2) -> float:
    """Analyse recordings, killed when a share of them is read.

    Returns:
        Seconds of processor time.
    """
    command = ["analyze", str(recordings), "--out", str(out), "--json-progress"]
    process = subprocess.Popen(
        [sys.executable, "-m", "wb2pm", *command, "--recordings-cache", str(cache)],
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
        text=True,
    )
    assert process.stderr is not None
    for line in process.stderr:
        if not line.startswith("{"):
            continue
        told = json.loads(line)
        if told["stage"] == READING and told["done"] >= until * told["total"]:
            process.send_signal(signal.SIGKILL)
            break
    _, status, used = os.wait4(process.pid, 0)
    process.returncode = os.waitstatus_to_exitcode(status)
    if process.returncode not in {0, -signal.SIGKILL}:
        raise SystemExit(f"ended with {process.returncode}")
    return used.ru_utime + used.ru_stime


def different(one: Path, other: Path) -> list[str]:
    """List the files that are not the same in two folders."""
    names = {
        path.relative_to(folder)
        for folder in (one, other)
        for path in folder.rglob("*")
        if path.is_file()
    }
    return [
        str(name)
        for name in sorted(names)
        if not ((one / name).is_file() and (other / name).is_file())
        or (one / name).read_bytes() != (other / name).read_bytes()
    ]


def main() -> int:
    """Print what was measured; return the exit status."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("recordings", type=Path)
    parser.add_argument("--at", type=int, action="append", default=[])
    asked = parser.parse_args()
    broken = 0
    with tempfile.TemporaryDirectory() as temporary:
        folder = Path(temporary)
        whole, cache = folder / "whole", folder / "cache"
        alone = analyze(asked.recordings, whole, cache)
        print(f"undisturbed {alone:.1f} s", flush=True)
        again = analyze(asked.recordings, folder / "again", cache)
        broken += len(odd := different(whole, folder / "again"))
        print(
            f"begun again when done {again:.1f} s, {len(odd)} files differ", flush=True
        )
        for at in asked.at or [20, 50, 80]:
            shutil.rmtree(cache)
            out = folder / f"at {at}"
            before = analyze(asked.recordings, out, cache, until=at / 100)
            kept = sum(path.is_file() for path in cache.rglob("*"))
            after = analyze(asked.recordings, out, cache)
            broken += len(odd := different(whole, out))
            twice = (before + after) / alone - 1
            print(
                f"killed at {at} %: {before:.1f} s and {after:.1f} s, {twice:.0%} done"
                f" twice, {kept} kept, {len(odd)} files differ {odd[:3]}",
                flush=True,
            )
    return 1 if broken else 0


if __name__ == "__main__":
    sys.exit(main())
