"""Work is shared out alike: here, in processes, and on clusters of the real thing."""

from __future__ import annotations

import ctypes
import gc
import importlib.util
import os
import sys
import weakref
from collections.abc import Generator
from pathlib import Path
from typing import ClassVar

import pytest

from wb2pm.analysis.batch import labelled_log
from wb2pm.analysis.preparing import prepare
from wb2pm.analysis.workers import on_cluster, share_out
from wb2pm.bundled import demonstrations_of
from wb2pm.converters.formats.outputs import write_outputs
from wb2pm.errors import MissingExtraError, OptionError

MODULES = {"dask": "distributed", "ray": "ray", "spark": "joblibspark"}
SQUARES = [n**2 for n in range(40)]


@pytest.mark.parametrize("backend", ["sequential", "threading", "multiprocessing"])
def test_results_come_in_order_whatever_the_backend_can(backend: str) -> None:
    """Those of processes of the standard library come in batches: it has no generators."""
    from joblib import parallel_config
    from joblib.parallel import BACKENDS

    assert BACKENDS["multiprocessing"].supports_return_generator is False
    with parallel_config(backend=backend, n_jobs=2):
        found = list(share_out(pow, [(n, 2) for n in range(40)], jobs=None))

    assert found == SQUARES


def test_no_more_is_begun_than_is_wanted() -> None:
    """Whoever stops taking results stops the work."""
    results = share_out(pow, [(n, 2) for n in range(40)])

    assert [next(results) for _ in range(3)] == SQUARES[:3]
    assert isinstance(results, Generator)
    results.close()


@pytest.mark.parametrize("address", ["slurm://head", "dask", "", "tcp://host:1"])
def test_unknown_cluster_is_refused(address: str) -> None:
    """The error says which there are."""
    with (
        pytest.raises(OptionError, match="it begins with dask://, ray:// or spark://"),
        on_cluster(address),
    ):
        pass


@pytest.mark.parametrize("kind", MODULES)
def test_missing_extra_is_named(kind: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing but the extra's name is needed to mend it."""
    monkeypatch.setitem(__import__("sys").modules, MODULES[kind], None)

    with (
        pytest.raises(MissingExtraError, match=rf"wb2pm\[{kind}\]"),
        on_cluster(f"{kind}://local:1"),
    ):
        pass


@pytest.mark.slow
@pytest.mark.skipif(
    "WB2PM_CLUSTERS" not in os.environ, reason="set WB2PM_CLUSTERS to begin clusters"
)
@pytest.mark.parametrize("kind", MODULES)
@pytest.mark.filterwarnings("default")  # their own
def test_clusters_give_the_same_bytes(kind: str, tmp_path: Path) -> None:
    """A cluster of two workers on this machine writes what one process writes."""
    if importlib.util.find_spec(MODULES[kind]) is None:
        pytest.skip(f"needs the extra {kind}")
    paths = demonstrations_of(4003)
    for name, cluster in (("here", None), ("there", f"{kind}://local:2")):
        prepared = prepare(paths, cluster=cluster)
        write_outputs(labelled_log(prepared), tmp_path / name, ["xes", "parquet"])

    for path in (tmp_path / "here").iterdir():
        assert path.read_bytes() == (tmp_path / "there" / path.name).read_bytes()


_PINS: list[object] = []


def _churn() -> None:
    """Take 100 MB in small pieces, and free all but the last one."""
    held = [ctypes.create_string_buffer(1_000) for _ in range(100_000)]
    _PINS.append(held[-1])


def _resident() -> int:
    """Return how many bytes of this process are in memory."""
    pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE")


@pytest.mark.skipif(sys.platform != "linux", reason="GNU's C library keeps memory")
def test_memory_that_is_free_is_given_back() -> None:
    """Else joblib takes it for a leak, and begins another process."""
    list(share_out(int, [()]))
    before = _resident()
    _churn()
    kept = _resident() - before

    list(share_out(_churn, [(), ()]))

    assert kept > 60_000_000
    assert _resident() - before < 30_000_000


class Cycle:
    """Something that points at itself."""

    alive: ClassVar[weakref.WeakSet[Cycle]] = weakref.WeakSet()

    def __init__(self) -> None:
        """Point at itself."""
        self.itself = self
        self.alive.add(self)


def cycles_left(_number: int) -> tuple[int, int]:
    """Leave a cycle that Python takes for one to stay; count those of this process."""
    one = Cycle()
    gc.collect(1)
    return os.getpid(), len(one.alive)


def test_other_processes_do_not_grow_by_what_points_at_itself() -> None:
    """From 300 MB on joblib takes it for a leak, and begins them anew."""
    found = list(share_out(cycles_left, [(n,) for n in range(20)], jobs=2))

    assert max(alive for _, alive in found) <= 4
    assert os.getpid() not in {process for process, _ in found}
