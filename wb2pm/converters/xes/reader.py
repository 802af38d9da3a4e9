"""Event logs read from XES (IEEE 1849-2016)."""

from __future__ import annotations

import gzip
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Final, Literal, get_args

from wb2pm.converters.sources.local_time import LocalClock
from wb2pm.converters.xes.frame import frame, order_columns
from wb2pm.converters.xes.lifecycle import fold, index_events
from wb2pm.converters.xes.names import DERIVED
from wb2pm.converters.xes.parser import parse
from wb2pm.converters.xes.plain import read_plain
from wb2pm.converters.xes.prescan import scan
from wb2pm.errors import ConversionError, UnknownNameError

if TYPE_CHECKING:
    import os
    from collections.abc import Iterator
    from typing import BinaryIO

    import pandas as pd

    from wb2pm.converters.xes.parser import RawLog

Engine = Literal["auto", "expat", "polars"]
"""How a file is read: by the parser (any file), by cutting up its text with
Polars (plain files), or by the faster of the two that reads it right."""

_CHUNK_BYTES: Final = 1 << 18
_GZIP: Final = b"\x1f\x8b"


def read_xes(
    path: str | os.PathLike[str],
    *,
    engine: Engine = "auto",
    lifecycle: Literal["auto", "keep", "fold"] = "auto",
    timezone: str = "UTC",
) -> pd.DataFrame:
    """Read an XES file as an event log.

    The result is the same whichever engine reads the file; only a plain file
    (see `docs/formats/xes.md`) can be read by another than the parser.

    Args:
        path: The file, compressed with gzip or not.
        engine: What reads it; `df.attrs["xes:engine"]` says what did.
        lifecycle: `fold` makes one row with ``start_timestamp`` of a start and
            the complete event that ends it, `keep` leaves one row an event,
            `auto` folds what `write_xes` has unfolded and leaves other files as
            they are.
        timezone: Zone of times that have none, as an IANA name.

    Returns:
        One row an event, in the order of the file, numbered from 0 in each case
        by ``event_index`` (kept if the file has it). Attributes of a case are in
        columns that start with ``case:``; an attribute inside another is in the
        column ``outer/inner``; a key that is used twice in one place gives
        ``key`` and ``key#2``. Times are in UTC. `df.attrs` has the attributes of
        the log under their own keys, and ``xes:extensions``,
        ``xes:classifiers``, ``xes:globals``, ``xes:version``, ``xes:engine`` and
        ``xes:notes``: what had to be made sense of, and how often.

    Raises:
        ConversionError: If the file cannot be read, is not well-formed, is no
            XES, has a value that is not of its type, or is not plain though
            `polars` is to read it.
        UnknownNameError: If there is no such engine or way with lifecycles.

    Examples:
        >>> import pathlib, tempfile
        >>> path = pathlib.Path(tempfile.mkdtemp()) / "log.xes"
        >>> _ = path.write_text('''<log><trace>
        ... <string key="concept:name" value="a"/>
        ... <event><string key="concept:name" value="Save &amp; close"/></event>
        ... </trace></log>''')
        >>> read_xes(path).to_dict("records")
        [{'case:concept:name': 'a', 'concept:name': 'Save & close', 'event_index': 0}]
    """
    _check_name("engine", engine, list(get_args(Engine)))
    _check_name("way with lifecycles", lifecycle, ["auto", "keep", "fold"])
    LocalClock(timezone)  # refuses an unknown zone
    source = Path(path)
    try:
        raw, used = _read(source, engine)
    except (OSError, EOFError) as exc:
        raise ConversionError(f"cannot be read: {exc}", str(source)) from exc
    log = frame(raw, source=str(source), timezone=timezone)
    attrs = log.attrs | {"xes:engine": used}
    derived = tuple(str(attrs.get(DERIVED, "")).split())
    if lifecycle == "keep":
        attrs |= {"xes:derived": attrs.pop(DERIVED)} if derived else {}
    else:
        attrs.pop(DERIVED, None)
        notes: list[str] = attrs["xes:notes"]
        log = fold(log, derived=derived, always=lifecycle == "fold", notes=notes)
    log = order_columns(index_events(log))
    log.attrs = attrs
    return log


def _check_name(kind: str, name: str, known: list[str]) -> None:
    if name not in known:
        raise UnknownNameError(kind, name, known)


def _read(path: Path, engine: Engine) -> tuple[RawLog, str]:
    """Read a file's texts with the engine asked for, or one that can."""
    if engine != "expat":
        with _opened(path) as file:
            plain = scan(file, source=str(path))
            raw = read_plain(plain) if plain else None
        if raw is not None:
            return raw, "polars"
    if engine == "polars":
        raise ConversionError(
            "the file is not plain (nested attributes, single quotes, several keys "
            "of one name, ...); read it with engine='auto'",
            str(path),
        )
    with _opened(path) as file:
        chunks = iter(lambda: file.read(_CHUNK_BYTES), b"")
        return parse(chunks, source=str(path)), "expat"


@contextmanager
def _opened(path: Path) -> Iterator[BinaryIO]:
    with path.open("rb") as raw:
        packed = raw.read(2) == _GZIP
        raw.seek(0)
        if packed:
            with gzip.GzipFile(fileobj=raw) as unpacked:
                yield unpacked  # type: ignore[misc]  # a GzipFile reads like any file
        else:
            yield raw
