"""Tables that wb2pm wrote, known by what it wrote beside them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from wb2pm.converters.tables.celonis import read_celonis
from wb2pm.converters.tables.csv_profiles import read_csv_profile
from wb2pm.errors import ConversionError

if TYPE_CHECKING:
    from pathlib import Path

    import pandas as pd

_ACTIVITIES = "activities.csv"
_COLUMNS = "columns.json"


def read_written(path: Path) -> pd.DataFrame | None:
    """Read a table as the log that was written, if what describes it lies beside it.

    Args:
        path: A CSV table: one of `wb2pm.write_csv_profile`, or the activities of
            `wb2pm.write_celonis`.

    Returns:
        The log with its own names and types, one row an activity. None for any other
        table, or one that was changed since so that the description no longer fits.

    Examples:
        >>> from pathlib import Path
        >>> read_written(Path("log.csv")) is None
        True
    """
    try:
        if _beside(path, path.stem + ".").is_file():
            return read_csv_profile(path)
        start = path.name.removesuffix(_ACTIVITIES)
        if path.name.endswith(_ACTIVITIES) and _beside(path, start).is_file():
            return read_celonis(path.parent, prefix=start.removesuffix("_") or None)
    except ConversionError:
        return None
    return None


def is_described(path: Path) -> bool:
    """Return whether something beside a table says what its columns are.

    Args:
        path: A CSV table.

    Examples:
        >>> from pathlib import Path
        >>> is_described(Path("log.csv"))
        False
    """
    starts = [path.stem + "."]
    if path.name.endswith(_ACTIVITIES):
        starts.append(path.name.removesuffix(_ACTIVITIES))
    return any(_beside(path, start).is_file() for start in starts)


def _beside(path: Path, start: str) -> Path:
    return path.with_name(start + _COLUMNS)
