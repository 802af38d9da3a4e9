"""Event logs as one CSV table in the words of the tool that loads it, and back.

The column names are those that each importer recognises or asks for: Disco's own
exports (fluxicon.com/book/read/import), UiPath Process Mining's table
``Event_log_raw`` (docs.uipath.com, TemplateOne input fields), Apromore's importer,
and the XES names for pm4py, bupaR and pandas. All of them want a header, one
pattern for all times, and no empty case, activity or time. Beside the table stands
a small file that says what the columns are: for whoever loads it, and for
`read_csv_profile`. What it cannot hold is `csv_tables.CANNOT_HOLD`.
"""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import pandas as pd
import polars as pl
from msgspec import Struct

from wb2pm.columns import ACTIVITY, CASE, RESOURCE, START, TIMESTAMP
from wb2pm.converters.formats.writing import WriteReport
from wb2pm.converters.tables.csv_escape import CsvProfile
from wb2pm.converters.tables.csv_tables import (
    UNLIKE_WHAT_WAS_WRITTEN,
    cell_values,
    check_mandatory,
    csv_cells,
    not_what_was_written,
    read_description,
    read_table,
    write_description,
    write_table,
)
from wb2pm.converters.tables.typed_columns import (
    TableColumn,
    ValueKind,
    check_log,
    index_loss,
    losses_of,
    plain_attributes,
    restore_column,
    table_column,
)
from wb2pm.errors import UnknownNameError

if TYPE_CHECKING:
    import os

_CASE_PREFIX = "case:"
_NOT_IN_NAMES = re.compile(r"[^A-Za-z0-9]+")
_ISO = "%Y-%m-%dT%H:%M:%S%.3fZ"
_CLOCK = "%Y-%m-%d %H:%M:%S%.3f"


class TableProfile(Struct, frozen=True, kw_only=True):
    """How one tool wants its table.

    Attributes:
        importer: The tool, in words.
        names: Column of the log -> column of the table, in the order in which
            they stand first in it.
        case_prefix: What the names of other columns about the case begin with.
        plain_names: Whether other names become letters, digits and underscores.
        time_format: Of every time, in UTC, in the notation of Rust's chrono.
        pattern: The same in the notation of import dialogues.
    """

    importer: str
    names: dict[str, str]
    case_prefix: str
    plain_names: bool
    time_format: str
    pattern: str


PROFILES: Final[dict[str, TableProfile]] = {
    "xes-names": TableProfile(
        importer="pm4py",
        names={name: name for name in (CASE, ACTIVITY, START, TIMESTAMP, RESOURCE)},
        case_prefix=_CASE_PREFIX,
        plain_names=False,
        time_format=_ISO,
        pattern="yyyy-MM-dd'T'HH:mm:ss.SSS'Z'",
    ),
    "disco": TableProfile(
        importer="Disco",
        names={
            CASE: "Case ID",
            ACTIVITY: "Activity",
            RESOURCE: "Resource",
            START: "Start Timestamp",
            TIMESTAMP: "Complete Timestamp",
        },
        case_prefix="(case) ",
        plain_names=False,
        time_format=_CLOCK,
        pattern="yyyy-MM-dd HH:mm:ss.SSS",
    ),
    "uipath": TableProfile(
        importer="UiPath Process Mining",
        names={
            ACTIVITY: "Activity",
            CASE: "Case_ID",
            TIMESTAMP: "Event_end",
            START: "Event_start",
            RESOURCE: "User",
        },
        case_prefix="Case_",
        plain_names=True,
        time_format=_CLOCK,
        pattern="yyyy-mm-dd hh:mm:ss.ms",
    ),
    "apromore": TableProfile(
        importer="Apromore",
        names={
            CASE: "case_id",
            ACTIVITY: "activity",
            START: "start_timestamp",
            TIMESTAMP: "end_timestamp",
            RESOURCE: "resource",
        },
        case_prefix="case_",
        plain_names=True,
        time_format=_CLOCK,
        pattern="yyyy-MM-dd HH:mm:ss.SSS",
    ),
}
"""Profile name -> the table it asks for."""


class ProfileColumn(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A column of the table.

    Attributes:
        name: Name in the table.
        source: Name in the log.
        kind: What it holds.
        dtype: Pandas dtype in the log.
        unsigned: Whether whole numbers go beyond the signed 64 bits.
    """

    name: str
    source: str
    kind: ValueKind
    dtype: str
    unsigned: bool = False


class ProfileTable(Struct, frozen=True, kw_only=True):
    """What the file beside the table says.

    Attributes:
        profile: Name of the profile.
        encoding: Encoding of the table.
        separator: Between cells.
        quote: Around text; doubled within it.
        time_format: Of every time, as import dialogues write it.
        time_zone: Of every time.
        formula_escape: Profile of `wb2pm.converters.tables.csv_escape` for text.
        columns: The columns, in the order of the log.
        attributes: Attributes of the log.
    """

    profile: str
    encoding: str
    separator: str
    quote: str
    time_format: str
    time_zone: str
    formula_escape: CsvProfile
    columns: tuple[ProfileColumn, ...]
    attributes: dict[str, Any]


def write_csv_profile(
    log: pd.DataFrame, path: str | os.PathLike[str], *, profile: str = "xes-names"
) -> WriteReport:
    """Write an event log as one CSV table that a tool loads without renaming.

    Rows keep their order, which the tools keep among events of one time. Text
    that a spreadsheet could take for a formula is escaped (see
    `wb2pm.converters.tables.csv_escape`). The same log gives the same bytes.

    Args:
        log: Rows are activities; needs ``case:concept:name``, ``concept:name``
            and ``time:timestamp`` with a time zone, none of them empty.
        path: The table, ``x.csv``; ``x.columns.json`` is written beside it.
        profile: A name in `PROFILES`.

    Returns:
        The two files, how many cases and events they hold, and what was lost.

    Raises:
        LogError: If a required column is missing, empty in some row, or a time
            has no zone; or if two columns have one name.
        UnknownNameError: If there is no such profile.

    Examples:
        >>> import pathlib, tempfile
        >>> log = pd.DataFrame({
        ...     "case:concept:name": ["a"],
        ...     "concept:name": ["Save"],
        ...     "time:timestamp": pd.to_datetime(["2024-01-01T10:00:00.5Z"]),
        ... })
        >>> path = pathlib.Path(tempfile.mkdtemp()) / "log.csv"
        >>> write_csv_profile(log, path, profile="disco").events
        1
        >>> print(path.read_text(encoding="utf-8"))
        "Case ID","Activity","Complete Timestamp"
        "a","Save","2024-01-01 10:00:00.500"
        <BLANKLINE>
    """
    layout = _profile(profile)
    check_log(log)
    lost: dict[str, Counter[str]] = {name: Counter() for name in log.columns}
    found = {name: table_column(log[name], lost[name]) for name in log.columns}
    check_mandatory(found, layout.importer)
    columns = _plan(found, layout)
    cells = {
        column.name: csv_cells(
            found[column.source],
            lost[column.source],
            time_format=layout.time_format,
            escape="spreadsheet",
        )
        for column in columns
    }
    attributes, lost_attributes = plain_attributes(log.attrs.items())
    told = ProfileTable(
        profile=profile,
        encoding="UTF-8",
        separator=",",
        quote='"',
        time_format=layout.pattern,
        time_zone="UTC",
        formula_escape="spreadsheet",
        columns=columns,
        attributes=attributes,
    )
    first = [name for name in layout.names.values() if name in cells]
    others = [name for name in cells if name not in first]
    write_table(pl.DataFrame(cells).select(first + others), Path(path))
    beside = _described_by(Path(path))
    write_description(told, beside)
    return WriteReport(
        paths=(str(path), str(beside)),
        cases=int(log[CASE].nunique()),
        events=len(log),
        losses=losses_of(lost) + lost_attributes + index_loss(log),
    )


def read_csv_profile(path: str | os.PathLike[str]) -> pd.DataFrame:
    """Read what `write_csv_profile` wrote.

    Args:
        path: The table; the file that describes it must stand beside it.

    Returns:
        The log: its columns, in their order, with their names and dtypes, and
        its attributes.

    Raises:
        ConversionError: If a file is missing or is not of this form.

    Examples:
        >>> import pathlib, tempfile
        >>> log = pd.DataFrame({
        ...     "case:concept:name": ["a"],
        ...     "concept:name": ["=Save"],
        ...     "time:timestamp": pd.to_datetime(["2024-01-01T10:00:00.5Z"]),
        ... })
        >>> path = pathlib.Path(tempfile.mkdtemp()) / "log.csv"
        >>> _ = write_csv_profile(log, path, profile="apromore")
        >>> read_csv_profile(path).equals(log)
        True
    """
    path = Path(path)
    told = read_description(_described_by(path), ProfileTable)
    layout = _profile(told.profile)
    text = read_table(path)
    try:
        columns = {
            column.source: restore_column(
                cell_values(
                    text[column.name],
                    kind=column.kind,
                    unsigned=column.unsigned,
                    time_format=layout.time_format,
                    escape=told.formula_escape,
                ),
                column.dtype,
            )
            for column in told.columns
        }
    except UNLIKE_WHAT_WAS_WRITTEN as exc:
        raise not_what_was_written(exc, path) from exc
    log = pd.DataFrame(columns, index=pd.RangeIndex(text.height))
    log.attrs.update(told.attributes)
    return log


def _profile(name: str) -> TableProfile:
    if name not in PROFILES:
        raise UnknownNameError("CSV profile", name, list(PROFILES))
    return PROFILES[name]


def _described_by(path: Path) -> Path:
    return path.with_name(f"{path.stem}.columns.json")


def _plan(
    found: dict[str, TableColumn], layout: TableProfile
) -> tuple[ProfileColumn, ...]:
    taken = set(layout.names.values())
    return tuple(
        ProfileColumn(
            name=layout.names.get(source) or _new_name(source, layout, taken),
            source=source,
            kind=column.kind,
            dtype=column.dtype,
            unsigned=column.cells.dtype == pl.UInt64,
        )
        for source, column in found.items()
    )


def _new_name(source: str, layout: TableProfile, taken: set[str]) -> str:
    """Name a column that the importer has no name for, unlike any other."""
    of_case = source.startswith(_CASE_PREFIX)
    base = source.removeprefix(_CASE_PREFIX)
    if layout.plain_names:
        base = _NOT_IN_NAMES.sub("_", base).strip("_") or "column"
    base = f"{layout.case_prefix if of_case else ''}{base}"
    # Importers tell names apart without regard to capitals.
    name, number, folded = base, 1, {one.casefold() for one in taken}
    while name.casefold() in folded:
        number += 1
        name = f"{base}_{number}"
    taken.add(name)
    return name
