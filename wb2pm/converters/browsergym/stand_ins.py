"""What stands in for the classes that pickles of recordings name.

Each is harmless by itself: it keeps what it is given. None of the classes that
it stands for is imported.
"""

from __future__ import annotations

import builtins
import struct
from datetime import date, datetime, time, timedelta, timezone
from functools import lru_cache
from typing import TYPE_CHECKING, Any, ClassVar, NoReturn, cast

from wb2pm.converters.sources.kept_attributes import text_of

if TYPE_CHECKING:
    from collections.abc import Callable

_LARGEST_ARRAY = 10_000
"""Numbers of an array that are decoded; a larger one is a picture."""
_MOST_CLASSES = 4096


class UnsafeNameError(Exception):
    """A pickle names or calls something that has no stand-in."""


class _Inert(type):
    """Refuses to be called, so that an unknown name cannot be a function."""

    def __call__(cls, *arguments: Any, **_named: Any) -> Any:  # noqa: ANN401 (whatever a pickle gives)
        if not getattr(cls, "callable_", False):
            raise UnsafeNameError(f"calls {getattr(cls, 'kind', '?')}")
        return type.__call__(cls, *arguments)


class Record(metaclass=_Inert):
    """An object of a class that is not here: its fields, and nothing it could do.

    Attributes:
        kind: Module and name of its class.
        callable_: Whether a pickle may make one by a call.
        arguments: What it was made with.
        fields: What it holds, by name.
    """

    kind: ClassVar[str] = ""
    callable_: ClassVar[bool] = False
    arguments: tuple[Any, ...]
    fields: dict[Any, Any]

    def __new__(cls, *arguments: Any) -> Record:  # noqa: ANN401, PYI034 (whatever a pickle gives)
        """Make one with nothing in it but what it was made with."""
        made = object.__new__(cls)
        made.arguments = arguments
        made.fields = {}
        return made

    def __init__(self, *arguments: Any) -> None:  # noqa: ANN401 (likewise)
        """Keep what it is made with."""
        self.arguments = arguments
        self.fields = {}

    def __setstate__(self, state: Any) -> None:  # noqa: ANN401 (likewise)
        """Keep its fields, in whichever of the usual shapes they come."""
        for part in state if isinstance(state, tuple) else (state,):
            if isinstance(part, dict):
                inner = part.get("__dict__")
                if isinstance(inner, dict) and "__pydantic_fields_set__" in part:
                    part = inner  # noqa: PLW2901 (pydantic wraps them)
                self.fields.update(part)
            elif part is not None:
                self.fields["state"] = part

    def __setitem__(self, key: Any, value: Any) -> None:  # noqa: ANN401 (likewise)
        """Take an item: it stands for a dictionary with a name of its own."""
        self.fields[key] = value

    def append(self, value: Any) -> None:  # noqa: ANN401 (likewise)
        """Take an item: it stands for a list with a name of its own."""
        self.fields.setdefault("items", []).append(value)

    def extend(self, values: Any) -> None:  # noqa: ANN401 (likewise)
        """Take items, likewise."""
        self.fields.setdefault("items", []).extend(values)

    def simplified(self) -> Any:  # noqa: ANN401 (whatever it holds)
        """Return its fields; of one without, its class and what it was made with."""
        return self.fields or {"class": self.kind, "arguments": self.arguments}


class Array:
    """An array of numbers: its shape, and its numbers where they are few."""

    def __init__(self, *_made_with: Any) -> None:  # noqa: ANN401 (whatever a pickle gives)
        """Begin empty; the state comes later."""
        self.shape: tuple[int, ...] = ()
        self.numbers: tuple[Any, ...] | None = None

    def __setstate__(self, state: Any) -> None:  # noqa: ANN401 (likewise)
        """Decode the numbers of a small array of a plain type."""
        _version, shape, dtype, _fortran, data = state
        self.shape = tuple(int(length) for length in shape)
        code = dtype.code if isinstance(dtype, NumberType) else None
        if isinstance(data, list):
            self.numbers = tuple(data[:_LARGEST_ARRAY])
        elif isinstance(data, bytes) and code:
            size = struct.calcsize(code)
            if len(data) // size <= _LARGEST_ARRAY:
                whole = data[: len(data) // size * size]
                self.numbers = tuple(v[0] for v in struct.iter_unpack(code, whole))

    def first(self) -> float | int | None:
        """Return its first number; None where there is none."""
        number = self.numbers[0] if self.numbers else None
        return number if isinstance(number, (int, float)) else None

    def simplified(self) -> Any:  # noqa: ANN401 (likewise)
        """Return its one number, its numbers, or its shape where they are many."""
        if self.numbers is None:
            return f"array of {' x '.join(map(str, self.shape))}"
        return self.numbers[0] if len(self.numbers) == 1 else list(self.numbers)


class NumberType:
    """The type of an array's numbers."""

    _CODES: ClassVar[dict[str, str]] = {
        "b1": "?",
        "i1": "b",
        "u1": "B",
        "i2": "h",
        "u2": "H",
        "i4": "i",
        "u4": "I",
        "i8": "q",
        "u8": "Q",
        "f2": "e",
        "f4": "f",
        "f8": "d",
    }

    def __init__(self, name: Any = "", *_others: Any) -> None:  # noqa: ANN401 (likewise)
        """Take its name, such as ``f8``."""
        known = self._CODES.get(text_of(name).lstrip("<>|="))
        self.code = f"<{known}" if known else None

    def __setstate__(self, state: Any) -> None:  # noqa: ANN401 (likewise)
        """Take the order of its bytes."""
        if self.code and isinstance(state, tuple) and ">" in state[1:2]:
            self.code = self.code.replace("<", ">")


def _make_array(*_made_with: Any) -> Array:  # noqa: ANN401 (likewise)
    return Array()


def _array_from_bytes(data: Any, dtype: Any, shape: Any, *_order: Any) -> Array:  # noqa: ANN401 (likewise)
    made = Array()
    made.__setstate__((1, shape, dtype, False, bytes(data)))
    return made


def _scalar(dtype: Any, data: Any = b"") -> Any:  # noqa: ANN401 (likewise)
    made = Array()
    made.__setstate__((1, (), dtype, False, data))
    return made.numbers[0] if made.numbers else None


def _path(*parts: Any) -> str:  # noqa: ANN401 (likewise)
    parts = tuple(text_of(part) for part in parts)
    root = parts[0] if parts else ""
    return root + "/".join(parts[1:]) if root == "/" else "/".join(parts)


def _text_of(*arguments: Any) -> str:  # noqa: ANN401 (likewise)
    return text_of(arguments[0]) if arguments else ""


def _default_dict(*_factory: Any) -> dict[Any, Any]:  # noqa: ANN401 (likewise)
    return {}


def _ordered_dict(*pairs: Any) -> dict[Any, Any]:  # noqa: ANN401 (likewise)
    return dict(pairs[0]) if pairs else {}


def _listed(*items: Any) -> list[Any]:  # noqa: ANN401 (likewise)
    return list(items[0]) if items and isinstance(items[0], (list, tuple)) else []


def _encoded(text: str, encoding: str = "latin1") -> bytes:
    """Do what protocol 2 does to write bytes, and only that."""
    if encoding not in {"latin1", "latin-1"}:
        raise UnsafeNameError(f"encodes as {text_of(encoding)[:40]!r}")
    return text.encode("latin1")


def _bytes(given: Any = b"", encoding: Any = "latin1") -> bytes:  # noqa: ANN401 (likewise)
    """Make bytes of bytes or small numbers; a bare number would take memory."""
    if isinstance(given, str):
        return _encoded(given, encoding)
    return bytes(given) if isinstance(given, (bytes, bytearray, list, tuple)) else b""


def _range(*bounds: Any) -> list[Any]:  # noqa: ANN401 (likewise)
    return list(bounds)


def _new_object(kind: Any, *_base: Any) -> Any:  # noqa: ANN401 (likewise)
    """Make an object as protocols 0 and 1 do; only a `Record` can be made so."""
    if not (isinstance(kind, type) and issubclass(kind, Record)):
        raise UnsafeNameError("makes an object of a class that is none")
    return kind.__new__(kind)


@lru_cache(maxsize=_MOST_CLASSES)
def inert_class(module: str, name: str, *, callable_: bool = False) -> type[Record]:
    """Make the stand-in for a class that is not here.

    Args:
        module: Its module.
        name: Its name.
        callable_: Whether a pickle may make one by a call.

    Examples:
        >>> inert_class("agent", "Args").kind
        'agent.Args'
    """
    made = _Inert(
        "Record", (Record,), {"kind": f"{module}.{name}", "callable_": callable_}
    )
    return cast("type[Record]", made)


def exception_record(name: str) -> type[Record] | None:
    """Return the stand-in for a built-in exception, which an agent may have kept.

    Examples:
        >>> exception_record("ValueError").kind, exception_record("eval")
        ('builtins.ValueError', None)
    """
    known = vars(builtins).get(name)
    if not (isinstance(known, type) and issubclass(known, Exception)):
        return None
    return inert_class("builtins", name, callable_=True)


class _Maker:
    """Makes one kind of value; a pickle can call it, and change nothing about it."""

    __slots__ = ("_make",)

    def __init__(self, make: Callable[..., Any]) -> None:
        """Take what makes the value."""
        self._make = make

    def __call__(self, *arguments: Any) -> Any:  # noqa: ANN401 (whatever a pickle gives)
        """Make one."""
        return self._make(*arguments)

    def __setstate__(self, _state: Any) -> NoReturn:  # noqa: ANN401 (likewise)
        """Refuse to be changed."""
        raise UnsafeNameError("changes what it was given to build with")


def _refuse_object(*_arguments: Any) -> NoReturn:  # noqa: ANN401 (likewise)
    raise UnsafeNameError("calls object")


_PATHS = ("PosixPath", "WindowsPath", "PurePosixPath", "PureWindowsPath", "Path")
_MADE: dict[tuple[str, str], Callable[..., Any]] = {
    **{
        (module, name): _path
        for module in ("pathlib", "pathlib._local")
        for name in _PATHS
    },
    **{
        (f"numpy.{core}.multiarray", name): made
        for core in ("core", "_core")
        for name, made in (("_reconstruct", _make_array), ("scalar", _scalar))
    },
    **{
        (f"numpy.{core}.numeric", "_frombuffer"): _array_from_bytes
        for core in ("core", "_core")
    },
    ("numpy", "ndarray"): Array,
    ("numpy", "dtype"): NumberType,
    ("datetime", "datetime"): datetime,
    ("datetime", "date"): date,
    ("datetime", "time"): time,
    ("datetime", "timedelta"): timedelta,
    ("datetime", "timezone"): timezone,
    ("collections", "OrderedDict"): _ordered_dict,
    ("collections", "defaultdict"): _default_dict,
    ("collections", "Counter"): _ordered_dict,
    ("collections", "deque"): _listed,
    ("decimal", "Decimal"): _text_of,
    ("copyreg", "_reconstructor"): _new_object,
    ("_codecs", "encode"): _encoded,
    ("builtins", "set"): set,
    ("builtins", "frozenset"): frozenset,
    ("builtins", "bytearray"): _bytes,
    ("builtins", "bytes"): _bytes,
    ("builtins", "complex"): complex,
    ("builtins", "object"): _refuse_object,
    ("builtins", "list"): list,
    ("builtins", "dict"): dict,
    ("builtins", "tuple"): tuple,
    ("builtins", "int"): _text_of,
    ("builtins", "str"): _text_of,
    ("builtins", "range"): _range,
    ("builtins", "xrange"): _range,
    ("builtins", "slice"): _range,
}
STAND_INS: dict[tuple[str, str], Callable[..., Any]] = {
    **{name: _Maker(make) for name, make in _MADE.items()},
    ("uuid", "UUID"): inert_class("uuid", "UUID"),
    ("types", "SimpleNamespace"): inert_class(
        "types", "SimpleNamespace", callable_=True
    ),
}
"""Module and name -> what stands for it."""
