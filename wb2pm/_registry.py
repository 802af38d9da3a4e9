"""Names for the things users may add: readers now, miners and backends later."""

from __future__ import annotations

from functools import cache
from importlib.metadata import EntryPoint, entry_points
from typing import TYPE_CHECKING, Generic, TypeVar

from wb2pm.errors import UnknownNameError

if TYPE_CHECKING:
    from collections.abc import Callable

T = TypeVar("T")


@cache
def _plugins(group: str) -> dict[str, EntryPoint]:
    return {entry.name: entry for entry in entry_points(group=group)}


class Registry(Generic[T]):
    """One kind of thing, found by name.

    Built-ins register themselves with the decorator. Other packages declare an
    entry point in `group`; it is imported when its name is first asked for, so
    listing names is cheap and a broken plugin harms nobody else. A built-in
    cannot be replaced, so a result does not depend on what else is installed.
    """

    def __init__(self, kind: str, *, group: str) -> None:
        """Start an empty registry.

        Args:
            kind: What it holds, for messages.
            group: Entry point group in which other packages add to it.
        """
        self.kind = kind
        self.group = group
        self._builtins: dict[str, T] = {}

    def register(self, name: str) -> Callable[[T], T]:
        """Register the decorated object as `name`.

        Raises:
            ValueError: If the name is taken.
        """

        def add(target: T) -> T:
            if name in self._builtins:
                raise ValueError(f"{self.kind} {name!r} is already registered")
            self._builtins[name] = target
            return target

        return add

    def names(self) -> list[str]:
        """List every name that `get` accepts; nothing is imported."""
        return sorted(self._builtins.keys() | _plugins(self.group).keys())

    def get(self, name: str) -> T:
        """Give what is registered as `name`.

        Raises:
            UnknownNameError: If nothing is.
        """
        if name in self._builtins:
            return self._builtins[name]
        if name in _plugins(self.group):
            plugin: T = _plugins(self.group)[name].load()
            return plugin
        raise UnknownNameError(self.kind, name, self.names())
