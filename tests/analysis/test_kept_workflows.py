"""What is found about a workflow is kept, and is the same when it is taken from there."""

from __future__ import annotations

from pathlib import Path

import wb2pm
from wb2pm.analysis.apart import analyze_kept
from wb2pm.analysis.batch import labelled_log
from wb2pm.analysis.cache import PreparedCache
from wb2pm.analysis.preparing import prepare
from wb2pm.bundled import demonstrations_of
from wb2pm.discovery.time_limits import Clock


def _entries(cache: Path) -> list[Path]:
    return sorted(cache.rglob("*.workflow"))


def test_the_second_run_writes_the_same(tmp_path: Path) -> None:
    """Nothing is found out again, in one process or two; damage is found, and mended."""
    sources, cache = demonstrations_of(4003), tmp_path / "cache"

    def run(name: str, jobs: int = 1) -> dict[Path, bytes]:
        out = tmp_path / name
        wb2pm.analyze(
            sources, out=out, outputs=["xes"], jobs=jobs, recordings_cache=cache
        )
        files = (path for path in out.rglob("*") if path.is_file())
        return {path.relative_to(out): path.read_bytes() for path in files}

    first = run("first")
    (entry,) = _entries(cache)
    written = entry.stat().st_mtime_ns, entry.read_bytes()
    assert run("second", jobs=2) == first
    assert entry.read_bytes() == written[1]
    entry.write_bytes(written[1][:-1] + b"x")
    assert run("third") == first
    assert entry.read_bytes() == written[1]
    assert PreparedCache(folder=str(cache)).measure().entries == len(sources)
    assert PreparedCache(folder=str(cache)).clear() == len(sources)
    assert _entries(cache) == []


def test_what_decides_it_tells_entries_apart(tmp_path: Path) -> None:
    """The recordings, the options; nothing is kept without redaction, or in no time."""
    prepared = prepare(demonstrations_of(4003))
    cache = str(tmp_path / "cache")

    def find(limit_s: float | None = None, **changed: object) -> int:
        options = {"noise": 0.2, "miner": "auto", **changed}
        group = prepared.demonstrations
        log = labelled_log(prepared).log
        analyze_kept(
            "4003", group, prepared, log, cache=cache, clock=Clock(limit_s), **options
        )
        return len(_entries(tmp_path))

    assert find(limit_s=0) == 0
    assert find() == 1
    assert find() == 1
    assert find(noise=0.1) == 2
    prepared = prepare(demonstrations_of(4003)[:-1])
    assert find() == 3
    prepared = prepare(demonstrations_of(4003), redaction="none")
    assert find() == 3
