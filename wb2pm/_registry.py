"""Names for the things users may add, such as readers."""

from __future__ import annotations

from functools import cache
from importlib.metadata import EntryPoint, entry_points
from typing import TYPE_CHECKING, Generic, TypeVar

from wb2pm.errors import UnknownNameError, Wb2pmError

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

T = TypeVar("T")


@cache
def _plugins(group: str) -> dict[str, EntryPoint]:
    return {entry.name: entry for entry in entry_points(group=group)}


class Registry(Generic[T]):
    """One kind of thing, found by name.

    Built-ins are listed where they live (``module:name``) or register themselves
    with the decorator. Other packages declare an entry point in `group`. Each is
    imported when its name is first asked for, so listing names is cheap and a
    broken plugin harms nobody else. A built-in cannot be replaced, so a result
    does not depend on what else is installed.
    """

    def __init__(
        self, kind: str, *, group: str, built_in: Mapping[str, str] | None = None
    ) -> None:
        """Start a registry.

        Args:
            kind: What it holds, for messages.
            group: Entry point group in which other packages add to it.
            built_in: Name -> ``module:name`` of what wb2pm itself brings.
        """
        self.kind = kind
        self.group = group
        self._builtins: dict[str, T] = {}
        self._unloaded = {
            name: EntryPoint(name, home, group)
            for name, home in (built_in or {}).items()
        }

    def register(self, name: str) -> Callable[[T], T]:
        """Register the decorated object as `name`.

        Raises:
            ValueError: If the name is taken.
        """

        def add(target: T) -> T:
            if name in self._builtins or name in self._unloaded:
                raise ValueError(f"{self.kind} {name!r} is already registered")
            self._builtins[name] = target
            return target

        return add

    def names(self) -> list[str]:
        """List every name that `get` accepts; nothing is imported."""
        return sorted(
            self._builtins.keys() | self._unloaded.keys() | _plugins(self.group).keys()
        )

    def is_built_in(self, name: str) -> bool:
        """Return whether wb2pm itself brings what is registered as `name`."""
        return name in self._builtins or name in self._unloaded

    def get(self, name: str) -> T:
        """Return what is registered as `name`.

        Raises:
            UnknownNameError: If nothing is.
            Wb2pmError: If the other package that brings it cannot be imported.
        """
        if name in self._unloaded and name not in self._builtins:
            self._builtins[name] = self._unloaded[name].load()
        if name in self._builtins:
            return self._builtins[name]
        if name in _plugins(self.group):
            try:
                plugin: T = _plugins(self.group)[name].load()
            except Exception as exc:
                raise Wb2pmError(
                    f"the {self.kind} {name!r}, which another package brings, cannot be "
                    f"loaded: {type(exc).__name__}: {exc}"
                ) from exc
            return plugin
        raise UnknownNameError(self.kind, name, self.names())
