"""Work shared out: in this process, in others, or on the cluster of the user.

joblib does the sharing. Pieces come back in their order and are told one by one; where a
backend can only return all at once, as Ray's and Spark's, they are sent in batches.
"""

from __future__ import annotations

import ctypes
import gc
from contextlib import ExitStack, contextmanager, nullcontext
from functools import cache
from itertools import count, islice
from typing import TYPE_CHECKING, Any, Final

from wb2pm.errors import MissingExtraError, OptionError

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator
    from contextlib import AbstractContextManager

    from joblib import Parallel

_LOCAL: Final = "local"
_PER_WORKER: Final = 8
"""Pieces in a batch for each worker: so few that progress is told and memory is bounded,
so many that nobody waits long for the last one."""
_HELD: Final = 64
"""Pieces from other processes after which this one gives back memory."""

_COLLECTED: Final = 4
"""Pieces after which what only points at itself is looked for in other processes."""


@cache
def _give_back() -> Callable[[int], int]:
    """Return what has memory that is free given back to the system.

    GNU's C library keeps it, so that a process seems to grow: joblib takes it for a leak
    from 300 MB on, and begins another one.
    """
    try:
        return ctypes.CDLL(None).malloc_trim
    except (AttributeError, OSError, TypeError):  # another library gives it back itself
        return lambda _: 0


def _piece(function: Callable[..., Any], *arguments: Any) -> Any:  # noqa: ANN401
    outcome = function(*arguments)
    _give_back()(0)  # some milliseconds, where a recording takes hundreds
    return outcome


_done = count(1)


def _piece_elsewhere(function: Callable[..., Any], *arguments: Any) -> Any:  # noqa: ANN401
    """Do a piece in a process that holds nothing from one to the next.

    Pages and their elements point at each other. Some hundred of these, here and there,
    keep all the memory around them, and Python looks for them only after thousands.
    """
    outcome = _piece(function, *arguments)
    if next(_done) % _COLLECTED == 0:
        gc.collect()
        _give_back()(0)
    return outcome


def share_out(
    function: Callable[..., Any],
    work: Iterable[tuple[Any, ...]],
    *,
    jobs: int | None = 1,
    cluster: str | None = None,
) -> Iterator[Any]:
    """Call a function for each piece of work, in order.

    Args:
        function: The function; of a module, so that other processes find it.
        work: Its arguments for each piece.
        jobs: Processes to use; None leaves it to joblib.
        cluster: Address of a cluster (see `on_cluster`); None for this machine, or for
            what an active `joblib.parallel_config` says.

    Examples:
        >>> list(share_out(pow, [(2, 3), (3, 2)]))
        [8, 9]
    """
    if jobs == 1 and cluster is None:
        for arguments in work:
            yield _piece(function, *arguments)
        return
    from joblib import Parallel, effective_n_jobs
    from joblib.parallel import get_active_backend

    where: AbstractContextManager[None] = nullcontext()
    if cluster is not None:
        where = on_cluster(cluster)
        jobs = None if jobs == 1 else jobs
    with where:
        jobs = -1 if cluster and jobs is None else jobs
        backend, _ = get_active_backend()
        if backend.supports_return_generator:
            generating = Parallel(n_jobs=jobs, return_as="generator")
            yield from _one_by_one(generating, function, work)
        else:
            count = _PER_WORKER * max(effective_n_jobs(-1 if jobs is None else jobs), 1)
            yield from _in_batches(Parallel(n_jobs=jobs), function, work, count)


def _in_batches(
    parallel: Parallel,
    function: Callable[..., Any],
    work: Iterable[tuple[Any, ...]],
    count: int,
) -> Iterator[Any]:
    from joblib import delayed

    left = iter(work)
    while batch := list(islice(left, count)):
        yield from parallel(
            delayed(_piece_elsewhere)(function, *each) for each in batch
        )


def _one_by_one(
    parallel: Parallel, function: Callable[..., Any], work: Iterable[tuple[Any, ...]]
) -> Iterator[Any]:
    from joblib import delayed

    wanted = True

    def pieces() -> Iterator[Any]:
        for arguments in work:
            if not wanted:
                return
            yield delayed(_piece_elsewhere)(function, *arguments)

    # A generator, so that progress is told while the work goes on.
    outcomes = parallel(pieces())
    try:
        for told, outcome in enumerate(outcomes, start=1):
            yield outcome
            if told % _HELD == 0:
                _give_back()(0)
    except GeneratorExit:
        wanted = False  # what is under way ends by itself: to stop it is a race in loky
        for _ in outcomes:
            pass
        raise


@contextmanager
def on_cluster(address: str) -> Iterator[None]:
    """Have joblib send work to a cluster.

    Args:
        address: ``dask://HOST:PORT`` of a scheduler, ``ray://HOST:PORT`` of a head's
            client server, or ``spark://HOST:PORT`` of a master. ``local`` in the place
            of the host begins such a cluster on this machine, and ends it;
            ``local:2`` with two workers.

    Raises:
        MissingExtraError: If what talks to that kind of cluster is not installed.
        OptionError: If there is no such kind of cluster.

    Examples:
        >>> with on_cluster("slurm://head"):
        ...     pass
        Traceback (most recent call last):
        wb2pm.errors.OptionError: option 'cluster' of work 'slurm://head': it begins \
with dask://, ray:// or spark://
    """
    kind, apart, place = address.partition("://")
    connect = _CONNECTING.get(kind)
    if connect is None or not apart:
        said = "it begins with dask://, ray:// or spark://"
        raise OptionError("work", address, "cluster", said)
    host, _, port = place.partition(":")
    workers = None
    if host in {"", _LOCAL}:
        workers = int(port) if port.isdecimal() else 0
    from joblib import parallel_config

    with ExitStack() as stack:
        try:
            backend = connect(stack, place, workers)
        except ImportError as exc:
            raise MissingExtraError(f"{kind} clusters", kind) from exc
        stack.enter_context(parallel_config(backend=backend))
        yield


def _connect_dask(stack: ExitStack, place: str, workers: int | None) -> str:
    from distributed import Client, LocalCluster

    if workers is None:
        stack.enter_context(Client(place))
        return "dask"
    cluster = stack.enter_context(
        LocalCluster(
            n_workers=workers or None, threads_per_worker=1, dashboard_address=None
        )
    )
    stack.enter_context(Client(cluster))
    return "dask"


def _connect_ray(stack: ExitStack, place: str, workers: int | None) -> str:
    import ray
    from ray.util.joblib import register_ray

    register_ray()
    begun = not ray.is_initialized()
    if begun and workers is None:
        ray.init(address=f"ray://{place}", log_to_driver=False)
    elif begun:
        ray.init(num_cpus=workers or None, include_dashboard=False, log_to_driver=False)
    if begun:
        stack.callback(ray.shutdown)
    return "ray"


def _connect_spark(stack: ExitStack, place: str, workers: int | None) -> str:
    from joblibspark import register_spark
    from pyspark.sql import SparkSession

    register_spark()
    local = f"local[{workers or '*'}]"
    master = f"spark://{place}" if workers is None else local
    begun = SparkSession.getActiveSession() is None
    session = SparkSession.builder.master(master).appName("wb2pm").getOrCreate()
    if begun:
        stack.callback(session.stop)
    return "spark"


_CONNECTING: Final[dict[str, Callable[[ExitStack, str, int | None], str]]] = {
    "dask": _connect_dask,
    "ray": _connect_ray,
    "spark": _connect_spark,
}
