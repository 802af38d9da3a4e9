"""Cases numbered as they first appear, some thousand rows at a time."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np
import pandas as pd

if TYPE_CHECKING:
    from numpy.typing import NDArray

_NO_TIME = np.iinfo(np.int64).min


class Numbers(NamedTuple):
    """Where some rows stand.

    Attributes:
        cases: The case of each, by its number.
        places: Its place among the events of that case.
    """

    cases: NDArray[np.int64]
    places: NDArray[np.int64]


class CaseNumbers:
    """Numbers cases and their events from part to part.

    Attributes:
        ids: Id of a case -> its number.
        is_grouped: Whether the rows of each case stood together so far.
        backwards: How many events are dated before the one before in their case.

    Examples:
        >>> numbers = CaseNumbers()
        >>> numbers.number(pd.Series(["a", "b", "a"])).places.tolist()
        [0, 0, 1]
        >>> numbers.number(pd.Series(["b"])).places.tolist(), numbers.is_grouped
        ([1], False)
    """

    def __init__(self) -> None:
        """Begin before the first row."""
        self.ids: dict[str, int] = {}
        self.is_grouped = True
        self.backwards = 0
        self._events = np.zeros(0, dtype=np.int64)
        self._last = np.zeros(0, dtype=np.int64)
        self._highest = 0

    @property
    def events(self) -> NDArray[np.int64]:
        """How many events each case has, by its number."""
        return self._events[: len(self.ids)]

    def number(self, cases: pd.Series[Any]) -> Numbers:
        """Number the next rows.

        Args:
            cases: Their cases.
        """
        codes, names = pd.factorize(cases)
        known = self.ids
        own = np.array([known.setdefault(name, len(known)) for name in names])
        if len(known) > len(self._events):
            more = np.zeros(len(known), dtype=np.int64)
            self._events = np.concatenate((self._events, more))
            self._last = np.concatenate((self._last, more + _NO_TIME))
        numbers = own[codes].astype(np.int64)
        rising = bool((np.diff(numbers) >= 0).all() and numbers[0] >= self._highest)
        self.is_grouped &= rising
        self._highest = int(numbers.max())
        place = pd.Series(numbers).groupby(numbers, sort=False).cumcount().to_numpy()
        places = self._events[numbers] + place
        self._events += np.bincount(numbers, minlength=len(self._events))
        return Numbers(numbers, places)

    def see_times(self, cases: NDArray[np.int64], times: pd.Series[Any]) -> None:
        """Count the times that run backwards within a case.

        Args:
            cases: The numbers of the next rows' cases.
            times: When they happened.
        """
        ticks = times.dt.as_unit("us").to_numpy("datetime64[us]").view(np.int64)
        order = np.argsort(cases, kind="stable")
        case, tick = cases[order], ticks[order]
        first = np.ones(len(case), dtype=bool)
        first[1:] = case[1:] != case[:-1]
        before = np.where(first, self._last[case], np.roll(tick, 1))
        known = (before != _NO_TIME) & (tick != _NO_TIME)
        self.backwards += int((known & (tick < before)).sum())
        last = np.ones(len(case), dtype=bool)
        last[:-1] = first[1:]
        self._last[case[last]] = tick[last]
