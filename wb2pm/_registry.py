"""Names for the things users may add: readers, miners, formats, backends, tasks."""

from __future__ import annotations

import warnings
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from typing import TYPE_CHECKING, Generic, NamedTuple, TypeVar

from wb2pm.errors import UnknownNameError, Wb2pmError

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

T = TypeVar("T")


class _Clash(NamedTuple):
    """One name that several packages gave."""

    packages: tuple[str, ...]

    def load(self) -> object:
        """Refuse to choose."""
        raise ValueError(
            f"the packages {' and '.join(self.packages)} both bring one of this name: "
            "uninstall all but one"
        )


@cache
def _plugins(group: str) -> Mapping[str, EntryPoint | _Clash]:
    found: dict[str, list[EntryPoint]] = {}
    for entry in entry_points(group=group):
        found.setdefault(entry.name, []).append(entry)
    return {
        name: entries[0]
        if len({entry.value for entry in entries}) == 1
        else _Clash(tuple(sorted(map(package_of, entries))))
        for name, entries in found.items()
    }


def package_of(entry: EntryPoint) -> str:
    """Name the package that declares an entry point, with its version.

    Examples:
        >>> package_of(EntryPoint("mine", "mine.miner:MINER", "wb2pm.miners"))
        'mine'
    """
    if entry.dist is None:
        return entry.module.partition(".")[0]
    return f"{entry.dist.name} {entry.dist.version}"


class Registry(Generic[T]):
    """One kind of thing, found by name.

    Built-ins are listed where they live (``module:name``) or register themselves
    with the decorator. Other packages declare an entry point in `group`. Each is
    imported when its name is first asked for, so listing names is cheap and a
    broken plugin harms nobody else. A built-in cannot be replaced, so a result
    does not depend on what else is installed.
    """

    def __init__(
        self,
        kind: str,
        *,
        group: str,
        built_in: Mapping[str, str] | None = None,
        value_type: type[T] | None = None,
    ) -> None:
        """Start a registry.

        Args:
            kind: What it holds, for messages.
            group: Entry point group in which other packages add to it.
            built_in: Name -> ``module:name`` of what wb2pm itself brings.
            value_type: What each has to be an instance of, where that can be asked.
        """
        self.kind = kind
        self.group = group
        self._value_type = value_type
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
        """List every name that `get` accepts; nothing is imported.

        What wb2pm itself brings comes first, in the order in which it is listed.
        """
        own = dict.fromkeys((*self._unloaded, *self._builtins))
        return [*own, *sorted(_plugins(self.group).keys() - own.keys())]

    def is_built_in(self, name: str) -> bool:
        """Return whether wb2pm itself brings what is registered as `name`."""
        return name in self._builtins or name in self._unloaded

    def get(self, name: str) -> T:
        """Return what is registered as `name`.

        Raises:
            UnknownNameError: If nothing is.
            Wb2pmError: If the other package that brings it cannot be imported, or
                brings something else.
        """
        if name in self._unloaded and name not in self._builtins:
            self._builtins[name] = self._unloaded[name].load()
        if name in self._builtins:
            return self._builtins[name]
        if name in _plugins(self.group):
            return self._plugin(name)
        raise UnknownNameError(self.kind, name, self.names())

    def _plugin(self, name: str) -> T:
        try:
            plugin: T = _plugins(self.group)[name].load()  # type: ignore[assignment]  # asked below
            if self._value_type is not None and not isinstance(
                plugin, self._value_type
            ):
                wanted = self._value_type
                raise TypeError(  # noqa: TRY301 (one message for all that may be wrong)
                    f"it is {type(plugin).__name__!r}, not a "
                    f"{wanted.__module__}.{wanted.__qualname__}"
                )
        except Exception as exc:
            raise Wb2pmError(
                f"the {self.kind} {name!r}, which another package brings, cannot be "
                f"loaded: {type(exc).__name__}: {exc}"
            ) from exc
        return plugin

    def usable(self, check: Callable[[T], object] | None = None) -> list[str]:
        """List the names of what can be used; of what cannot, a warning tells why.

        Args:
            check: Is called with what another package brings, and raises whatever
                it likes if that is broken.
        """
        return [name for name in self.names() if self._is_usable(name, check)]

    def _is_usable(self, name: str, check: Callable[[T], object] | None) -> bool:
        if self.is_built_in(name):
            return True
        try:
            plugin = self.get(name)
            if check is not None:
                check(plugin)
        except Exception as exc:  # noqa: BLE001 (another package may raise anything)
            warnings.warn(
                f"the {self.kind} {name!r} is left out: {exc}",
                RuntimeWarning,
                stacklevel=4,
            )
            return False
        return True

    def plugins(self) -> dict[str, str]:
        """Name what other packages add, and the package; nothing is imported.

        A name of a built-in is among them: that plugin is never used.
        """
        return {
            name: " and ".join(entry.packages)
            if isinstance(entry, _Clash)
            else package_of(entry)
            for name, entry in sorted(_plugins(self.group).items())
        }
