"""Options of the things users may add: the keyword parameters of a function or class.

Each is typed ``Annotated[type, "what it means"]`` and has a default, so that a command
can list it, and read it from text.
"""

from __future__ import annotations

import inspect
from types import FunctionType
from typing import TYPE_CHECKING, Annotated, Any, get_args, get_origin, get_type_hints

import msgspec
from msgspec import Struct

from wb2pm.errors import OptionError, UnknownNameError

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping


class Option(Struct, frozen=True, kw_only=True):
    """One option of a reader, a miner or a format.

    Attributes:
        name: Its name.
        meaning: What it does, in words.
        kind: Its type, as it is written in Python.
        default: What it is if nobody says otherwise.
    """

    name: str
    meaning: str
    kind: str
    default: Any

    def __str__(self) -> str:
        """Write it on one line, as a list for a person has it."""
        given = "" if self.default in {None, ""} else f"={self.default}"
        is_choice = "|" in self.kind and "None" not in self.kind
        choices = f" ({self.kind})" if is_choice else ""
        return f"{self.name}{given}: {self.meaning}{choices}"


def options_of(target: Callable[..., Any]) -> tuple[Option, ...]:
    """List the keyword parameters of a function, or the fields of a dataclass.

    Examples:
        >>> def find(log: str, *, most: Annotated[int, "how many"] = 3) -> None: ...
        >>> print(*options_of(find))
        most=3: how many
    """
    hints = _hints(target)
    return tuple(
        Option(
            name=each.name,
            meaning=next(
                (said for said in _metadata(hints[each.name]) if isinstance(said, str)),
                "",
            ),
            kind=_written(hints[each.name]),
            default=None if each.default is each.empty else each.default,
        )
        for each in _keywords(target)
    )


def option_values(
    kind: str, name: str, target: Callable[..., Any], given: Mapping[str, Any]
) -> dict[str, Any]:
    """Read the options that a function or class has; it takes no notice of others.

    Args:
        kind: What it is, for messages.
        name: Under which name it is registered, likewise.
        target: The function or class.
        given: Option -> value; text is read as the option's type.

    Raises:
        OptionError: If a value is not of its option's type.

    Examples:
        >>> def find(log: str, *, most: Annotated[int, "how many"] = 3) -> None: ...
        >>> option_values("miner", "mine", find, {"most": "5", "noise": 0.2})
        {'most': 5}
    """
    hints = _hints(target)
    values = {}
    for option in (each.name for each in _keywords(target) if each.name in given):
        value, hint = given[option], hints[option]
        if isinstance(value, str) and _is_list(hint):
            value = value.split(",")
        try:
            values[option] = msgspec.convert(value, hint, strict=False)
        except msgspec.ValidationError as exc:
            raise OptionError(kind, name, option, str(exc)) from exc
    return values


def refuse_unknown(kind: str, given: Iterable[str], known: Iterable[str]) -> None:
    """Refuse options that nothing has.

    Raises:
        UnknownNameError: If there is one.

    Examples:
        >>> refuse_unknown("miner option", ["noise"], ["noise", "support"])
    """
    names = sorted(set(known))
    for unknown in sorted(set(given) - set(names)):
        raise UnknownNameError(kind, unknown, names)


def _keywords(target: Callable[..., Any]) -> tuple[inspect.Parameter, ...]:
    parameters = inspect.signature(target).parameters.values()
    return tuple(each for each in parameters if each.kind is each.KEYWORD_ONLY)


def _hints(target: Callable[..., Any]) -> dict[str, Any]:
    """Read the types of the options alone: others may be known to type checkers only."""
    if isinstance(target, type):
        return get_type_hints(target, include_extras=True)
    names = {each.name for each in _keywords(target)}
    options = FunctionType((lambda: None).__code__, getattr(target, "__globals__", {}))
    options.__annotations__ = {
        name: hint for name, hint in target.__annotations__.items() if name in names
    }
    return get_type_hints(options, include_extras=True)


def _metadata(hint: Any) -> tuple[Any, ...]:  # noqa: ANN401 (any annotation)
    return tuple(getattr(hint, "__metadata__", ()))


def _bare(hint: Any) -> Any:  # noqa: ANN401 (likewise)
    return hint.__origin__ if get_origin(hint) is Annotated else hint


def _is_list(hint: Any) -> bool:  # noqa: ANN401 (likewise)
    bare = _bare(hint)
    return tuple in {get_origin(each) for each in (bare, *get_args(bare))}


def _written(hint: Any) -> str:  # noqa: ANN401 (likewise)
    bare = _bare(hint)
    choices = get_args(bare)
    if isinstance(bare, type) and not choices:
        return bare.__name__
    if choices and all(isinstance(choice, str) for choice in choices):
        return " | ".join(choices)
    return str(bare).replace("typing.", "").replace("NoneType", "None")
