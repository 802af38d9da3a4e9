"""A few values that are dear to make, kept while they are in use."""

from __future__ import annotations

from typing import TYPE_CHECKING, Generic, TypeVar

if TYPE_CHECKING:
    from collections.abc import Callable, Hashable

K = TypeVar("K", bound="Hashable")
V = TypeVar("V")


class RecentlyUsed(Generic[K, V]):
    """Keeps the values last asked for, up to a number.

    Examples:
        >>> kept = RecentlyUsed(2)
        >>> [kept.get(n, lambda: f"made for {n}") for n in (1, 2, 1, 3)][-1]
        'made for 3'
        >>> kept.get(1, lambda: "made again"), kept.get(2, lambda: "made again")
        ('made for 1', 'made again')
    """

    def __init__(self, most: int) -> None:
        """Keep nothing yet.

        Args:
            most: How many values to keep.
        """
        self._most = most
        self._values: dict[K, V] = {}

    def get(self, key: K, make: Callable[[], V]) -> V:
        """Return the value of a key; it is made if it is not kept."""
        value = self._values.pop(key) if key in self._values else make()
        self._values[key] = value  # last, so that the first is the longest unused
        if len(self._values) > self._most:
            del self._values[next(iter(self._values))]
        return value
