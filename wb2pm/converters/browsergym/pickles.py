"""Pickles from outside, read without running anything that they ask for.

A pickle is a program: it may name any function and have it called. Here every
name it gives is looked up in a list of stand-ins; nothing is ever imported, so no
class or function of the pickle's choosing is constructed or called. Names of
agents' own classes, which are not installed anyway, become `Record`s, which hold
their fields and do nothing; a pickle that *calls* anything else is refused.
"""

from __future__ import annotations

import gzip
import io
import pickle
import sys
import zlib
from typing import TYPE_CHECKING, Any, NoReturn

from wb2pm.converters.browsergym.pickle_opcodes import check_opcodes
from wb2pm.converters.browsergym.stand_ins import (
    STAND_INS,
    Record,
    UnsafeNameError,
    exception_record,
    inert_class,
)
from wb2pm.converters.sources.kept_attributes import text_of
from wb2pm.errors import ConversionError

if TYPE_CHECKING:
    from pathlib import Path

MEGABYTE = 1_000_000
_GZIP = b"\x1f\x8b"
_CHUNK = 1 << 20
_MOST_NAMES = 10_000
_OLD_NAMES = {
    "__builtin__": "builtins",
    "exceptions": "builtins",
    "copy_reg": "copyreg",
}
"""Names of modules that protocols before 3 still write."""
_AGENTS = frozenset({"browsergym", "agentlab", "bgym"})
"""Packages whose names may be called: the call makes a `Record` all the same."""
_REFUSED = frozenset(sys.stdlib_module_names) | frozenset(
    {"numpy", "pandas", "torch", "joblib", "dill", "cloudpickle", "pip", "setuptools"}
    | {"pkg_resources", "wb2pm", "msgspec", "lxml", "pydantic", "pyarrow", "polars"}
    | {"scipy", "sklearn", "tensorflow", "IPython", "ipykernel", "pytest", "yaml"}
)
"""Packages of which only the names in `STAND_INS` are taken."""


class UnsafePickleError(ConversionError):
    """A pickle asks for something that no recording needs."""


def read_pickle(path: Path, *, max_megabytes: int = 512) -> Any:  # noqa: ANN401 (whatever it holds)
    """Read a pickle, gzipped or not, without running anything.

    Args:
        path: The file.
        max_megabytes: Size that it may have unpacked.

    Returns:
        What it holds: plain values, `Record`s for objects, and `Array`s.

    Raises:
        UnsafePickleError: If it names or calls what no recording needs.
        ConversionError: If it is too large, cut short, or no pickle.
    """
    return load_pickle(_unpacked(path, max_megabytes * MEGABYTE), source=str(path))


def load_pickle(data: bytes, *, source: str) -> Any:  # noqa: ANN401 (whatever it holds)
    r"""Load a pickle that is in memory; see `read_pickle`.

    Examples:
        >>> load_pickle(b"(I1\nI2\nt.", source="two numbers")
        (1, 2)
    """
    check_opcodes(data, source=source)
    try:
        return _Unpickler(data).load()
    except UnsafeNameError as exc:
        raise UnsafePickleError(
            f"refused: the pickle {exc}; nothing in it was run", source
        ) from exc
    except ConversionError:
        raise
    except RecursionError as exc:
        raise ConversionError("nested too deeply for a recording", source) from exc
    except (
        pickle.UnpicklingError,
        EOFError,
        ValueError,
        TypeError,
        IndexError,
        KeyError,
        AttributeError,
        OverflowError,
        MemoryError,
        ImportError,
    ) as exc:  # what the standard library raises over a damaged pickle
        raise ConversionError(f"this is no whole pickle: {exc}", source) from exc


class _Unpickler(pickle.Unpickler):
    """Gives stand-ins for every name; the standard lookup is never reached."""

    def __init__(self, data: bytes) -> None:
        super().__init__(io.BytesIO(data))
        self._names = 0

    def find_class(self, module: str, name: str) -> Any:  # noqa: ANN401 (a stand-in)
        self._names += 1
        if self._names > _MOST_NAMES:
            raise UnsafeNameError("names more classes than any recording has")
        module = _OLD_NAMES.get(module, module)
        known = STAND_INS.get((module, name))
        if known is not None:
            return known
        if module == "builtins" and (error := exception_record(name)) is not None:
            return error
        package = module.partition(".")[0]
        if (
            package in _REFUSED
            or (package.startswith("_") and package != "__main__")
            or not _is_name(module, name)
        ):
            raise UnsafeNameError(f"names {module}.{name}")
        return inert_class(module, name, callable_=package in _AGENTS)

    def persistent_load(self, pid: Any) -> NoReturn:  # noqa: ANN401 (whatever it holds)
        raise UnsafeNameError(f"points outside itself: {text_of(pid)[:80]!r}")


def _is_name(module: str, name: str) -> bool:
    """Return whether it could be a class in a module: words joined by dots."""
    parts = [*module.split("."), *name.split(".")]
    return all(
        (part.isidentifier() and not part.startswith("__")) or part == "__main__"
        for part in parts
    )


def _unpacked(path: Path, limit: int) -> bytes:
    too_large = ConversionError(
        f"larger than {limit // MEGABYTE} MB unpacked; if it is meant to be, allow it"
        " with the option max_megabytes",
        str(path),
    )
    with path.open("rb") as file:
        packed = file.read(2) == _GZIP
        file.seek(0)
        if not packed:
            data = file.read(limit + 1)
            if len(data) > limit:
                raise too_large
            return data
        parts: list[bytes] = []
        size = 0
        try:
            with gzip.open(file) as unpacked:
                while part := unpacked.read(_CHUNK):
                    size += len(part)
                    if size > limit:
                        raise too_large
                    parts.append(part)
        except (EOFError, zlib.error, gzip.BadGzipFile) as exc:
            raise ConversionError(
                f"the gzip file is damaged: {exc}", str(path)
            ) from exc
    return b"".join(parts)


__all__ = ["Record", "UnsafePickleError", "load_pickle", "read_pickle"]
