"""Work that is given up when its time is over. None of it waits for a clock."""

from __future__ import annotations

import os
import signal
import threading

import pytest

from wb2pm.discovery.time_limits import Clock, Worker
from wb2pm.errors import DiscoveryError, TimeLimitError

AMPLE_S = 600.0


def _never_ends() -> None:
    threading.Event().wait()


def _dies() -> None:
    os.kill(os.getpid(), signal.SIGKILL)


def test_without_a_limit_the_work_is_done_here() -> None:
    """No process is started for it."""
    with Worker() as worker:
        assert worker.run(os.getpid, limit_s=None) == os.getpid()


def test_with_a_limit_it_is_done_by_another_process() -> None:
    """The same one does what comes next."""
    with Worker() as worker:
        worker.start(os.getpid, limit_s=AMPLE_S)
        first = worker.run(os.getpid, limit_s=AMPLE_S)
        second = worker.run(os.getpid, limit_s=AMPLE_S)

    assert first == second != os.getpid()


def test_what_does_not_end_is_ended_and_the_next_is_done() -> None:
    """The process that was at it is gone, and another takes over."""
    with Worker() as worker:
        first = worker.run(os.getpid, limit_s=AMPLE_S)
        with pytest.raises(TimeLimitError, match=r"not done within 0.2 s"):
            worker.run(_never_ends, limit_s=0.2)
        second = worker.run(os.getpid, limit_s=AMPLE_S)

    assert first != second


@pytest.mark.skipif(os.name != "posix", reason="a signal asks whether it is there")
def test_no_process_is_left() -> None:
    """It is gone when the worker is left, whatever came of the work."""
    with Worker() as worker:
        process = worker.run(os.getpid, limit_s=AMPLE_S)

    with pytest.raises(ProcessLookupError):
        os.kill(process, 0)


def test_what_the_work_raises_is_raised_here() -> None:
    """With its type, so that a failure is told from want of time."""
    with Worker() as worker, pytest.raises(ZeroDivisionError):
        worker.run(divmod, 1, 0, limit_s=AMPLE_S)


@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="there is no such signal")
def test_a_process_that_dies_is_named() -> None:
    """As when the system ends what takes too much memory."""
    with Worker() as worker, pytest.raises(DiscoveryError, match="memory runs out"):
        worker.run(_dies, limit_s=AMPLE_S)


def test_no_time_is_no_process() -> None:
    """Nothing is begun that cannot be done."""
    with Worker() as worker, pytest.raises(TimeLimitError):
        worker.run(os.getpid, limit_s=0.0)


def test_what_is_left_is_shared_out() -> None:
    """Nothing is ever below zero, and no limit stays none."""
    assert Clock(None).share(3) is None
    assert Clock(0.0).left() == 0.0
    share = Clock(AMPLE_S).share(2)
    assert share is not None
    assert share <= AMPLE_S / 2
