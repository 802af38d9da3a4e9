"""What a function works on, for who gives it something else: the call that makes one."""

from __future__ import annotations

from typing import Final, NamedTuple

from wb2pm.errors import LogError, NotRecordingsError, WrongKindError


class Kind(NamedTuple):
    """A kind of value that functions are given.

    Attributes:
        name: What people call it.
        made_by: The calls that make one, in a sentence.
        held_in: The attributes of results in which there is one.
        told_by: Attributes that it has and all else has not.
    """

    name: str
    made_by: str
    held_in: tuple[str, ...]
    told_by: tuple[str, ...]


LOG: Final = Kind(
    "event log",
    "`wb2pm.event_log(...)` makes one of recordings, `wb2pm.read_xes` and"
    " `wb2pm.read_log` read one",
    ("log",),
    ("columns",),
)
OBJECT_LOG: Final = Kind(
    "object-centric log",
    "`wb2pm.object_centric_log(...)` makes one of recordings, `wb2pm.read_ocel` reads"
    " one",
    (),
    ("event_types", "object_types"),
)
MODEL: Final = Kind(
    "process model",
    "`wb2pm.discover(...)` makes one of an event log",
    ("model",),
    ("miner", "engine", "petri_net"),
)
ANALYSIS: Final = Kind(
    "analysis",
    "`wb2pm.analyze(...)` makes one of recordings",
    (),
    ("workflows", "map", "engines"),
)
PROCEDURE: Final = Kind(
    "procedure",
    "`wb2pm.parse_procedure(...)` makes one of a text, `wb2pm.write_sop(...)` writes"
    " one of recordings",
    ("procedure",),
    ("steps", "title", "example"),
)


def is_kind(value: object, kind: Kind) -> bool:
    """Tell a value of a kind from all else, whichever class it is of.

    Examples:
        >>> import pandas as pd
        >>> is_kind(pd.DataFrame(), LOG), is_kind("recording.json", LOG)
        (True, False)
    """
    return not isinstance(value, type) and all(
        hasattr(value, name) for name in kind.told_by
    )


A_LOG_IS_READ_FROM_A_FILE: Final = (
    "A log is mined as it is (`wb2pm.discover`, `wb2pm.variants`); to analyse one like"
    " recordings, write it (`wb2pm.write_parquet`) and give the path of the file"
)


def not_recordings(value: object) -> NotRecordingsError:
    """Make the error for what holds no recordings; a log has a way of its own.

    Examples:
        >>> print(str(not_recordings(5))[-21:])
        int is none of these.
    """
    how = f"{A_LOG_IS_READ_FROM_A_FILE}." if is_kind(value, LOG) else ""
    return NotRecordingsError(type(value).__name__, how=how)


def check_kind(value: object, kind: Kind) -> None:
    """Refuse what is of another kind than is needed.

    Raises:
        LogError: If a log is needed and something else is given.
        WrongKindError: If something else is needed.

    Examples:
        >>> try:
        ...     check_kind(["recording.json"], LOG)
        ... except LogError as error:
        ...     print(str(error)[:43])
        list is no event log: `wb2pm.event_log(...)
    """
    if is_kind(value, kind):
        return
    given, how = type(value).__name__, _how(value, kind)
    if kind in (LOG, OBJECT_LOG):
        raise LogError(f"{given} is no {kind.name}: {how}.")
    raise WrongKindError(kind.name, given, how)


def _how(value: object, kind: Kind) -> str:
    """Say how one comes by what is needed: it may be at hand."""
    held = [name for name in kind.held_in if is_kind(getattr(value, name, None), kind)]
    return f"its `{held[0]}` is one" if held else kind.made_by
