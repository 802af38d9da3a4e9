"""What all contracts ask for in the same way."""

from __future__ import annotations

from importlib.metadata import version
from typing import TYPE_CHECKING, Any

import msgspec

from wb2pm._options import option_values
from wb2pm.doctor import PURPOSES
from wb2pm.errors import OptionError

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from wb2pm._options import Option
    from wb2pm.converters.formats.format import Format
    from wb2pm.discovery.mining.registry import Miner


def assert_describes_itself(thing: Miner | Format) -> None:
    """Ask for a description in one line, an extra that exists, an engine installed."""
    assert thing.description.strip()
    assert "\n" not in thing.description
    assert thing.extra is None or thing.extra in PURPOSES
    assert version(thing.engine)


def assert_options_are_typed(
    options: Iterable[Option], kind: str, name: str, target: Callable[..., Any]
) -> None:
    """Ask for a meaning, a type and a default of that type; other values are refused."""
    for option in options:
        assert option.meaning.strip(), f"say what {option.name} means"
        assert option.kind.strip(), f"say what type {option.name} has"
        given = {option.name: option.default}
        assert option_values(kind, name, target, given) == given
        wrong = {option.name: object()}
        assert refusal(option_values, kind, name, target, wrong, error=OptionError)


def refusal(
    function: Callable[..., Any],
    *arguments: Any,  # noqa: ANN401 (of any function)
    error: type[Exception],
    **named: Any,  # noqa: ANN401 (likewise)
) -> str:
    """Call a function that has to raise an error, and return its message.

    Examples:
        >>> refusal(int, "x", error=ValueError)
        "invalid literal for int() with base 10: 'x'"
    """
    try:
        function(*arguments, **named)
    except error as exc:
        return str(exc)
    raise AssertionError(f"it was not refused with {error.__name__}")


def frozen(thing: Any) -> bytes | list[Any]:  # noqa: ANN401 (a log of any kind)
    """Copy all that a log says, to see later whether it still says so."""
    if hasattr(thing, "columns"):
        return [
            list(thing.columns),
            [str(dtype) for dtype in thing.dtypes],
            list(thing.index),
            dict(thing.attrs),
            [[repr(value) for value in thing[name]] for name in thing.columns],
        ]
    return msgspec.json.encode(thing)
