"""What is lost when `wb2pm analyze` is killed and begun again.

    python bench/resuming.py RECORDINGS [--at 20 --at 50 --at 80] [--jobs 2] [--time-limit 300]

Analyses recordings (`bench/recordings.py` makes some up) once undisturbed; then, each
time with an empty cache, is killed (SIGKILL) when it has had so many percent of that
processor time, whatever it is at, and begun again: all files have to be the same bytes.
Prints the processor time of each, what of it was done twice, how many recordings and
workflows were kept when it was killed, and what it takes to begin again when all is done,
into another folder and into the same.
Exits with 1 when a file differs. The code must not change meanwhile: it is part of what
decides whether something kept is used. Where many others use the machine, workflows
need a longer limit of time: what it cuts is found anew, and differs from run to run.
"""

from __future__ import annotations

import argparse
import os
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Sequence

TICKS = os.sysconf("SC_CLK_TCK")


class Cost(NamedTuple):
    """What a process took: seconds of processor time and on the wall, megabytes at most."""

    seconds: float
    megabytes: float
    wall_s: float


def used_by(pid: int) -> float:
    """Return the processor time of a process and its children, in seconds."""
    try:
        fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
        children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    except FileNotFoundError:
        return 0
    own = sum(map(int, fields[11:15])) / TICKS
    return own + sum(used_by(int(child)) for child in children)


def analyze(
    recordings: Path,
    out: Path,
    cache: Path,
    *,
    options: Sequence[str] = (),
    until_s: float | None = None,
) -> Cost:
    """Analyse recordings, killed after some seconds of processor time."""
    command = ["analyze", str(recordings), "--out", str(out), *options]
    began = time.monotonic()
    process = subprocess.Popen(
        [sys.executable, "-m", "wb2pm", *command, "--recordings-cache", str(cache)],
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        start_new_session=True,
    )
    while (
        until_s is not None
        and os.waitid(os.P_PID, process.pid, os.WEXITED | os.WNOHANG | os.WNOWAIT)
        is None
    ):
        if used_by(process.pid) >= until_s:
            os.killpg(process.pid, signal.SIGKILL)
            break
        time.sleep(0.02)
    _, status, used = os.wait4(process.pid, 0)
    process.returncode = os.waitstatus_to_exitcode(status)
    if process.returncode not in {0, -signal.SIGKILL}:
        raise SystemExit(f"ended with {process.returncode}")
    wall_s = time.monotonic() - began
    return Cost(used.ru_utime + used.ru_stime, used.ru_maxrss / 1024, wall_s)


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
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--time-limit", type=int, default=300)
    asked = parser.parse_args()
    options = ["--jobs", str(asked.jobs), "--time-limit", str(asked.time_limit)]
    broken = 0
    with tempfile.TemporaryDirectory() as temporary:
        folder = Path(temporary)
        whole, cache = folder / "whole", folder / "cache"
        alone = analyze(asked.recordings, whole, cache, options=options)
        print(
            f"undisturbed {alone.seconds:.1f} s ({alone.wall_s:.1f} s on the wall),"
            f" {alone.megabytes:,.0f} MB",
            flush=True,
        )
        again = analyze(asked.recordings, folder / "again", cache, options=options)
        broken += len(odd := different(whole, folder / "again"))
        print(
            f"begun again when done {again.seconds:.1f} s ({again.wall_s:.1f} s on the"
            f" wall), {again.megabytes:,.0f} MB,"
            f" {len(odd)} files differ {odd[:3]}",
            flush=True,
        )
        once_more = analyze(asked.recordings, whole, cache, options=options)
        print(
            f"into the same folder {once_more.seconds:.1f} s"
            f" ({once_more.wall_s:.1f} s on the wall),"
            f" {once_more.megabytes:,.0f} MB",
            flush=True,
        )
        for at in asked.at or [20, 50, 80]:
            shutil.rmtree(cache)
            out = folder / f"at {at}"
            until_s = alone.seconds * at / 100
            before = analyze(
                asked.recordings, out, cache, options=options, until_s=until_s
            )
            kept = [path.suffix for path in cache.rglob("*") if path.is_file()]
            after = analyze(asked.recordings, out, cache, options=options)
            broken += len(odd := different(whole, out))
            spent = max(before.seconds, until_s)  # killed workers told nobody
            twice = (spent + after.seconds) / alone.seconds - 1
            print(
                f"killed at {at} %: {spent:.1f} s and {after.seconds:.1f} s,"
                f" {twice:.0%} done twice, {kept.count('.prepared')} recordings and"
                f" {kept.count('.workflow')} workflows kept, {len(odd)} files differ"
                f" {odd[:3]}",
                flush=True,
            )
    return 1 if broken else 0


if __name__ == "__main__":
    sys.exit(main())
