"""What is found about a workflow is kept, and is the same when it is taken from there."""

from __future__ import annotations

import time
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

import wb2pm
from wb2pm.analysis import analyzing, apart
from wb2pm.analysis.apart import analyze_kept
from wb2pm.analysis.batch import labelled_log
from wb2pm.analysis.cache import PreparedCache
from wb2pm.analysis.limited_models import Modelled, model_and_check
from wb2pm.analysis.preparing import prepare
from wb2pm.bundled import demonstrations_of
from wb2pm.discovery.time_limits import Clock

if TYPE_CHECKING:
    from wb2pm.discovery.models.values import ProcessModel


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


def test_the_model_of_all_workflows_is_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Beside those of each; with other options, or damaged, it is found anew."""
    sources = [*demonstrations_of(4003)[:2], *demonstrations_of(4004)[:2]]
    asked = []

    def seen(*arguments: Any, **options: Any) -> Modelled:
        asked.append(options["name"])
        return model_and_check(*arguments, **options)

    monkeypatch.setattr(analyzing, "model_and_check", seen)

    def model(**options: Any) -> ProcessModel | None:
        cache = tmp_path / "cache"
        return wb2pm.analyze(sources, recordings_cache=cache, **options).model

    first = model()
    assert first is not None
    assert len(_entries(tmp_path)) == 3
    assert model() == first
    assert asked == ["all workflows"]
    assert model(noise=0.1) is not None
    assert len(asked) == 2
    for entry in _entries(tmp_path):
        entry.write_bytes(entry.read_bytes()[:-1])
    assert model() == first
    assert len(asked) == 3
    assert model(redaction="none") is not None
    assert len(asked) == 4
    assert len(_entries(tmp_path)) == 6


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


def test_imports_are_no_workflow_s_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The first workflow in a process has as long as any other."""
    prepared = prepare(demonstrations_of(4003))
    log = labelled_log(prepared).log
    began: list[float | None] = []

    def slow() -> None:
        time.sleep(0.3)

    def seen(*_: Any, clock: Clock, **__: Any) -> None:
        began.append(clock.left())
        raise LookupError

    monkeypatch.setattr(apart, "import_engines", slow)
    monkeypatch.setattr(apart, "analyze_workflow", seen)
    with pytest.raises(LookupError):
        analyze_kept(
            "4003",
            prepared.demonstrations,
            prepared,
            log,
            cache=str(tmp_path),
            clock=Clock(100),
        )
    assert began[0] is not None
    assert began[0] > 99.7
