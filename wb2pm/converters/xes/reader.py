"""Event logs read from XES (IEEE 1849-2016)."""

from __future__ import annotations

import gzip
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Final, Literal

from wb2pm.converters.lifecycle import DERIVED, fold, index_events
from wb2pm.converters.sources.times import LocalClock
from wb2pm.converters.xes.frame import frame, order_columns
from wb2pm.converters.xes.parser import parse
from wb2pm.errors import ConversionError, UnknownNameError

if TYPE_CHECKING:
    import os
    from collections.abc import Iterator
    from typing import BinaryIO

    import pandas as pd


_CHUNK_BYTES: Final = 1 << 18
_GZIP: Final = b"\x1f\x8b"


def read_xes(
    path: str | os.PathLike[str],
    *,
    lifecycle: Literal["auto", "keep", "fold"] = "auto",
    timezone: str = "UTC",
) -> pd.DataFrame:
    """Read an XES file as an event log.

    Args:
        path: The file, compressed with gzip or not.
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
        ``xes:classifiers``, ``xes:globals``, ``xes:version`` and ``xes:notes``: what
        had to be made sense of, and how often.

    Raises:
        ConversionError: If the file cannot be read, is not well-formed, is no
            XES, or has a value that is not of its type.
        UnknownNameError: If there is no such way with lifecycles.

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
    ways = ["auto", "keep", "fold"]
    if lifecycle not in ways:
        raise UnknownNameError("way with lifecycles", lifecycle, ways)
    LocalClock(timezone)  # refuses an unknown zone
    source = Path(path)
    raw = parse(chunks_of(source), source=str(source))
    log = frame(raw, source=str(source), timezone=timezone)
    attrs = dict(log.attrs)
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


def chunks_of(path: Path) -> Iterator[bytes]:
    """Read the bytes of a file, unpacked, some at a time.

    Args:
        path: The file, compressed with gzip or not.

    Raises:
        ConversionError: If it cannot be read.

    Examples:
        >>> next(chunks_of(Path("no such file")))
        Traceback (most recent call last):
            ...
        wb2pm.errors.ConversionError: no such file: cannot be read: ...
    """
    try:
        with _opened(path) as file:
            yield from iter(lambda: file.read(_CHUNK_BYTES), b"")
    except (OSError, EOFError) as exc:
        raise ConversionError(f"cannot be read: {exc}", str(path)) from exc


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
