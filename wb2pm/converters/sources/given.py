"""Recordings in whichever form they are at hand: paths, demonstrations, results.

What `wb2pm.read`, `wb2pm.prepare`, `wb2pm.cases` and `wb2pm.analyze` return holds
demonstrations, and so do paths; a function that takes recordings takes any of them.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, Protocol, TypeGuard

from wb2pm.converters.sources.reading import read
from wb2pm.errors import NotRecordingsError
from wb2pm.events import Activity, Demonstration
from wb2pm.kinds import LOG, is_kind, not_recordings

if TYPE_CHECKING:
    from collections.abc import Iterator

    Labelled = tuple[Demonstration, Sequence[Activity]]
    """A demonstration and its activities."""


class HoldsDemonstrations(Protocol):
    """What was read, prepared, cut into cases or analysed."""

    @property
    def demonstrations(self) -> tuple[Demonstration, ...]:
        """The demonstrations in it."""


if TYPE_CHECKING:
    One = str | Path | Demonstration | Labelled | HoldsDemonstrations
    Given = One | Iterable[One]


def items_in(given: Given) -> Iterator[Demonstration | Labelled]:
    """Give the demonstrations in what is given, with the activities that it has.

    Args:
        given: A path, a demonstration, a pair of one and its activities, what was read,
            prepared, cut into cases or analysed, or several of these. Activities of
            prepared recordings are those at granularity ``step``.

    Raises:
        ConversionError: If a recording at a path cannot be read: nobody would be told
            what was left out. `wb2pm.read` leaves out and tells.
        NotRecordingsError: If there are no recordings in what is given.

    Examples:
        >>> from wb2pm.bundled import demonstrations_of
        >>> len(list(items_in(demonstrations_of(4003)))), list(items_in(()))
        (5, [])
    """
    if isinstance(given, Demonstration):
        yield given
    elif isinstance(given, str | Path):
        yield from read(given, strict=True).demonstrations
    elif _is_pair(given):
        yield given[0], given[1]
    elif _holds(given):
        steps: Mapping[str, Sequence[Activity]] = getattr(given, "steps", {})
        for held in given.demonstrations:
            yield (held, steps[held.id]) if held.id in steps else held
    elif isinstance(given, Iterable) and not _is_table(given):
        yield from _members(given)
    else:
        raise not_recordings(given)


def demonstrations_in(given: Given) -> tuple[Demonstration, ...]:
    """Return the demonstrations in what is given (see `items_in`).

    Examples:
        >>> demonstrations_in([])
        ()
    """
    return tuple(
        item if isinstance(item, Demonstration) else item[0] for item in items_in(given)
    )


def one_in(given: One) -> Demonstration | Labelled:
    """Return the one demonstration in what is given (see `items_in`).

    Raises:
        NotRecordingsError: If there is another number of them.

    Examples:
        >>> from wb2pm.bundled import demonstrations_of
        >>> one_in(demonstrations_of(4003)[0]).workflow
        '4003'
    """
    items = list(items_in(given))
    if len(items) != 1:
        raise NotRecordingsError(type(given).__name__, len(items))
    return items[0]


def demonstration_in(given: One) -> Demonstration:
    """Return the one demonstration in what is given, without activities."""
    item = one_in(given)
    return item if isinstance(item, Demonstration) else item[0]


def is_recorded(given: object) -> bool:
    """Tell recordings from logs, activities, sentences and all else.

    Examples:
        >>> is_recorded(Path("a")), is_recorded(["Click Save"]), is_recorded("Click Save")
        (True, False, True)
    """
    if isinstance(given, str | Path | Demonstration) or _is_pair(given):
        return True
    return _holds(given) and not isinstance(given, type)


def is_paths(given: object) -> bool:
    """Tell paths, of which nothing has been read or masked, from what was read.

    Examples:
        >>> is_paths("a.json"), is_paths([Path("a"), "b"]), is_paths([])
        (True, True, False)
    """
    if isinstance(given, list | tuple):
        return bool(given) and all(isinstance(each, str | Path) for each in given)
    return isinstance(given, str | Path)


def _members(given: Iterable[Any]) -> Iterator[Demonstration | Labelled]:
    members = list(given)
    if any(isinstance(each, str | Path) for each in members):
        if not all(isinstance(each, str | Path) for each in members):
            raise not_recordings(given)
        yield from read(members, strict=True).demonstrations
        return
    for each in members:
        if not (isinstance(each, Demonstration) or _is_pair(each) or _holds(each)):
            raise not_recordings(each)
        yield from items_in(each)


def _is_table(given: object) -> bool:
    """Tell what can be gone through without holding one recording after the other."""
    return isinstance(given, Mapping | bytes) or is_kind(given, LOG)


def _is_pair(given: object) -> TypeGuard[Labelled]:
    """Tell a demonstration with its activities from two demonstrations."""
    return (
        isinstance(given, tuple)
        and len(given) == 2  # noqa: PLR2004 (a pair)
        and isinstance(given[0], Demonstration)
        and isinstance(given[1], Sequence)
        and not isinstance(given[1], str)
        and all(isinstance(each, Activity) for each in given[1])
    )


def _holds(given: object) -> TypeGuard[HoldsDemonstrations]:
    held = getattr(given, "demonstrations", None)
    return isinstance(held, tuple) and all(isinstance(d, Demonstration) for d in held)
