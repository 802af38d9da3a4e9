"""Work that is given up when its time is over, whichever library does it.

Miners and engines of alignments cannot be asked to stop, and some logs keep them busy
for hours. What may not last longer than a limit is therefore done by another process,
which is ended when the limit is reached.
"""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Any, Self, TypeVar

from wb2pm.errors import DiscoveryError, TimeLimitError

if TYPE_CHECKING:
    from collections.abc import Callable

T = TypeVar("T")


class Clock:
    """How much is left of a limit.

    Args:
        limit_s: Seconds from now on; None for any number.

    Attributes:
        limit_s: Likewise.
    """

    def __init__(self, limit_s: float | None) -> None:
        self.limit_s = limit_s
        self._end = None if limit_s is None else time.monotonic() + limit_s

    def left(self) -> float | None:
        """Return the seconds that are left, not below 0; None if there is no limit."""
        return None if self._end is None else max(0.0, self._end - time.monotonic())

    def is_over(self) -> bool:
        """Return whether nothing is left.

        Examples:
            >>> Clock(0).is_over(), Clock(None).is_over()
            (True, False)
        """
        return self.left() == 0

    def share(self, of: int) -> float | None:
        """Return what is left in equal parts."""
        left = self.left()
        return None if left is None else left / of


class Worker:
    """A process that does one piece of work after the other; ended on leaving it.

    Work without a limit is done in this process, and no other is started.

    Examples:
        >>> with Worker() as worker:
        ...     worker.run(max, 2, 3, limit_s=None)
        3
    """

    def __init__(self) -> None:
        self._processes: Any = None

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.end()

    def start(self, first: Callable[[], object], *, limit_s: float | None) -> None:
        """Make the process ready, unless it is: that takes seconds, and is nobody's work.

        Args:
            first: What it shall have done before any work, such as imports.
            limit_s: Seconds that this may take.

        Raises:
            TimeLimitError: If it was not ready in time.
        """
        if limit_s is not None and self._processes is None:
            self.run(first, limit_s=limit_s)

    def run(
        self, work: Callable[..., T], *arguments: object, limit_s: float | None
    ) -> T:
        """Do a piece of work, or give it up.

        Args:
            work: A function of a module.
            arguments: What it takes; they and its result cross processes.
            limit_s: Seconds that it may take.

        Returns:
            What the function returns; what it raises is raised here.

        Raises:
            DiscoveryError: If the process was ended by something else.
            TimeLimitError: If it was not done in time.
        """
        if limit_s is None:
            return work(*arguments)
        if limit_s <= 0:
            raise TimeLimitError(limit_s)
        from joblib.externals.loky import ProcessPoolExecutor
        from joblib.externals.loky.process_executor import TerminatedWorkerError

        if self._processes is None:
            self._processes = ProcessPoolExecutor(max_workers=1)
        future = self._processes.submit(work, *arguments)
        try:
            done: T = future.result(timeout=limit_s)
        except TimeoutError:
            self.end()
            raise TimeLimitError(limit_s) from None
        except TerminatedWorkerError as exc:
            self.end()
            raise DiscoveryError(
                "the process that worked on it was ended from outside, which is what "
                "happens when memory runs out"
            ) from exc
        return done

    def end(self) -> None:
        """End the process, whatever it is at."""
        if self._processes is not None:
            self._processes.shutdown(wait=True, kill_workers=True)
            self._processes = None
