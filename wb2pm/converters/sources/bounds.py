"""Time and memory that one source may take: none stalls the others.

A thread looks at the clock and at the memory of the process while sources are worked
on, and has an exception raised in the thread that works when either is over. That
needs no other process and no signal, so it works wherever Python runs; a single call
into compiled code is not interrupted, only what comes after it.
"""

from __future__ import annotations

import ctypes
import os
import time
from contextlib import contextmanager, suppress
from threading import Event, Lock, Thread, get_ident
from typing import TYPE_CHECKING, Final

from msgspec import Struct

from wb2pm.errors import OptionError

if TYPE_CHECKING:
    from collections.abc import Iterator

_LOOK_S: Final = 0.05
_MEGABYTE: Final = 2**20
_FEW_STEPS: Final = 100
"""Rounds of a loop, at each of which the interpreter looks for what is to be raised."""


TIME_LIMIT_S: Final = 600.0
MEMORY_LIMIT_MB: Final = 4_096
"""Event logs of some million rows take a few minutes and 1 GB a million."""


class Bounds(Struct, frozen=True, kw_only=True):
    """What working on one source may take.

    Attributes:
        time_s: Seconds; None for any number.
        memory_mb: Megabytes that the process may grow by meanwhile; None for any
            number, as where the system does not tell.
    """

    time_s: float | None = TIME_LIMIT_S
    memory_mb: int | None = MEMORY_LIMIT_MB

    def __post_init__(self) -> None:
        """Refuse bounds that nothing can keep.

        Raises:
            OptionError: If one is not above 0.
        """
        for name in ("time_s", "memory_mb"):
            bound = getattr(self, name)
            if bound is not None and not bound > 0:
                raise OptionError("bounds", "source", name, "it must be above 0")


class BeyondBoundsError(BaseException):
    """A source took too much.

    No `Exception`, so that no reader's own handling of errors takes it for one.

    Attributes:
        reason: What it took, in words.
    """

    def __init__(self, reason: str = "it took more than one source may") -> None:
        super().__init__(reason)
        self.reason = reason


@contextmanager
def bounded(bounds: Bounds | None) -> Iterator[None]:
    """Give up what is done within as soon as it takes more than it may.

    Args:
        bounds: What it may take; None for anything.

    Raises:
        BeyondBoundsError: If it took more.

    Examples:
        >>> with bounded(Bounds(time_s=0.1)):
        ...     while True:
        ...         pass
        Traceback (most recent call last):
        wb2pm.converters.sources.bounds.BeyondBoundsError: it took longer than 0.1 s
    """
    if bounds is None or (bounds.time_s is None and bounds.memory_mb is None):
        yield
        return
    watch = _Watch(bounds, get_ident())
    watch.start()
    try:
        yield
    except BeyondBoundsError:
        raise BeyondBoundsError(watch.reason) from None
    finally:
        watch.stop()


class _Watch:
    """What one piece of work may take, and what it took so far."""

    def __init__(self, bounds: Bounds, worker: int) -> None:
        self.reason = ""
        self._bounds = bounds
        self._worker = ctypes.c_ulong(worker)
        self._begin = time.monotonic()
        self._before = memory_in_use() if bounds.memory_mb is not None else None
        self._is_over = False
        self._raised = False
        self._lock = Lock()

    def start(self) -> None:
        _WATCHER.watch(self)

    def stop(self) -> None:
        """End watching; nothing is raised after this.

        What is on its way is waited for and dropped. It must not be called off
        instead: CPython 3.11 then looks for it for ever, which slows down all that
        follows and hangs under a tracer or profiler.
        """
        while True:
            try:
                with self._lock:
                    self._is_over = True
                _WATCHER.forget(self)
                break
            except BeyondBoundsError:  # raised while we were on the way here
                continue
        if self._raised:
            with suppress(BeyondBoundsError):
                for _ in range(_FEW_STEPS):
                    pass

    def look(self) -> None:
        """Have the work given up if it took too much."""
        self.reason = self.reason or self._too_much()
        if not self.reason:
            return
        with self._lock:
            if not self._is_over:
                # Again and again, should somebody's handling of errors swallow it.
                self._raised = True
                ctypes.pythonapi.PyThreadState_SetAsyncExc(
                    self._worker, ctypes.py_object(BeyondBoundsError)
                )

    def _too_much(self) -> str:
        limit_s, limit_mb = self._bounds.time_s, self._bounds.memory_mb
        if limit_s is not None and time.monotonic() - self._begin > limit_s:
            return f"it took longer than {limit_s:g} s"
        if limit_mb is None or self._before is None:
            return ""
        now = memory_in_use()
        if now is not None and now - self._before > limit_mb * _MEGABYTE:
            return f"it took more than {limit_mb:,} MB of memory"
        return ""


class _Watcher:
    """The one thread of a process that looks at all watches.

    One for each source would come and go by the thousand; under a tracer that knows
    greenlets, CPython 3.11 may hang when such a thread ends.
    """

    def __init__(self) -> None:
        self._watches: list[_Watch] = []
        self._lock = Lock()
        self._needed = Event()
        self._thread: Thread | None = None

    def watch(self, watch: _Watch) -> None:
        with self._lock:
            self._watches.append(watch)
            if self._thread is None or not self._thread.is_alive():
                self._thread = Thread(
                    target=self._look, name="wb2pm-bounds", daemon=True
                )
                self._thread.start()
        self._needed.set()

    def forget(self, watch: _Watch) -> None:
        with self._lock:
            if watch in self._watches:
                self._watches.remove(watch)
            if not self._watches:
                self._needed.clear()

    def _look(self) -> None:
        while True:
            self._needed.wait()
            time.sleep(_LOOK_S)
            for watch in tuple(self._watches):
                watch.look()


_WATCHER = _Watcher()


def _begin_anew() -> None:
    """Have a forked process look for itself; what it goes on with is its own."""
    global _WATCHER  # noqa: PLW0603 (locks of the parent may be held for ever)
    _WATCHER = _Watcher()


if hasattr(os, "register_at_fork"):  # not on Windows, where nothing forks
    os.register_at_fork(after_in_child=_begin_anew)


def memory_in_use() -> int | None:
    """Return the bytes that this process has in memory; None where nobody tells.

    Examples:
        >>> used = memory_in_use()
        >>> used is None or used > 1_000_000
        True
    """
    try:
        with open("/proc/self/statm", "rb") as told:  # noqa: PTH123 (many times a second)
            pages = int(told.read().split()[1])
    except (OSError, ValueError, IndexError):
        return None
    return pages * os.sysconf("SC_PAGE_SIZE")
