"""What an output format is, and every one by name."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal

from msgspec import Struct

from wb2pm._options import Option, option_values, options_of, refuse_unknown
from wb2pm._registry import Registry
from wb2pm.converters.writing import WriteReport
from wb2pm.errors import Wb2pmError, WriteError

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping


class Capability(Struct, frozen=True, kw_only=True):
    """What a format holds of an event log.

    Attributes:
        time_unit: Finest unit of time that wb2pm reads back.
        time_unit_of_others: Finest unit of time that other programs find.
        characters: ``unicode``: every character, halves of surrogate pairs as a
            question mark; ``xml``: those of XML 1.0, others are left out.
        infinite_numbers: Held, written as text, or as a missing value.
        mixed_columns: Whether a column of several types keeps the type of each
            value, or becomes text.
        empty_columns: Whether a column without any value is kept.
        column_order: Whether columns keep their order.
        dtypes: Whether the pandas dtypes come back.
        empty_names: Whether a case or an activity may be an empty text.
        missing_starts: Whether a row may lack its ``start_timestamp``.
        times_of_log: Whether attributes of the log itself that are times are held;
            where not, each is named in the losses.
        formulas_escaped: Whether other programs find an apostrophe before text
            that a spreadsheet could take for a formula.
    """

    time_unit: Literal["ns", "ms"]
    time_unit_of_others: Literal["us", "ms"]
    characters: Literal["unicode", "xml"]
    infinite_numbers: Literal["held", "text", "missing"]
    mixed_columns: bool
    empty_columns: bool
    column_order: bool
    dtypes: bool
    empty_names: bool
    missing_starts: bool
    times_of_log: bool
    formulas_escaped: bool


class Format(Struct, frozen=True, kw_only=True):
    """A format that a log can be written in.

    Attributes:
        description: What it is and who reads it, in one line.
        file: File or folder it is written to, such as ``log.xes``.
        works_on: What `write` takes: the event ``log`` (a table with the columns of
            `wb2pm.columns`), the ``objects`` (an `ObjectCentricLog`), or the
            ``demonstrations`` (a sequence of them).
        write: Writes that to a path: ``write(log, path, *, ...)`` gives a
            `WriteReport`. Its keyword parameters are the options of the format,
            each typed ``Annotated[type, "what it means"]`` and with a default.
        write_parts: Writes a long log a part at a time, to the same bytes (see
            `wb2pm.converters.parts.LogParts`); None if it is held in memory.
        read: Reads it back from the path; None if nothing of wb2pm reads it.
        holds: What it holds of an event log; None for formats of something else,
            whose losses are in the report.
        extra: Extra of wb2pm that it needs; None if none.
        engine: Package that does the work.
    """

    description: str
    file: str
    works_on: Literal["log", "objects", "demonstrations"]
    write: Callable[..., WriteReport]
    read: Callable[[Path], Any] | None = None
    write_parts: Callable[..., WriteReport] | None = None
    holds: Capability | None = None
    extra: str | None = None
    engine: str = "wb2pm"


_ROWS = "wb2pm.converters.formats.built_in"

formats: Registry[Format] = Registry(
    "output format",
    group="wb2pm.formats",
    value_type=Format,
    built_in={
        "xes": f"{_ROWS}:XES",
        "xes.gz": f"{_ROWS}:XES_PACKED",
        "ocel-json": f"{_ROWS}:OCEL_JSON",
        "ocel-xml": f"{_ROWS}:OCEL_XML",
        "ocel-sqlite": f"{_ROWS}:OCEL_SQLITE",
        "celonis": f"{_ROWS}:CELONIS",
        "csv": f"{_ROWS}:CSV",
        "disco": f"{_ROWS}:DISCO",
        "uipath": f"{_ROWS}:UIPATH",
        "apromore": f"{_ROWS}:APROMORE",
        "parquet": f"{_ROWS}:PARQUET",
        "task-recognition": f"{_ROWS}:TASK_RECOGNITION",
    },
)
"""Every output format by name; other packages add theirs in this entry point group."""


def format_options(name: str) -> tuple[Option, ...]:
    """List the options of a format.

    Raises:
        UnknownNameError: If there is no format of that name.

    Examples:
        >>> print(*format_options("xes"))
        lifecycle=complete: an activity that took time: one event with its start, or a start and an end (complete | both)
    """
    return options_of(formats.get(name).write)


def usable_formats() -> list[str]:
    """List the formats that can be used; of one that cannot, a warning tells why.

    Examples:
        >>> usable_formats()[:2]
        ['xes', 'xes.gz']
    """
    return formats.usable(lambda each: options_of(each.write))


def check_outputs(
    names: Iterable[str], options: Mapping[str, Any] | None = None
) -> tuple[str, ...]:
    """Check the names of formats and their options before work is done for them.

    Args:
        names: Names in `formats`.
        options: Option -> value; each format takes those that it has.

    Returns:
        Each name once.

    Raises:
        OptionError: If a value is not of its option's type.
        UnknownNameError: If there is no such format, or none of these formats has
            an option.
        WriteError: If two formats are written to one file.

    Examples:
        >>> check_outputs(["xes", "parquet", "xes"])
        ('xes', 'parquet')
    """
    wanted = tuple(dict.fromkeys(names))
    known: set[str] = set()
    owner: dict[str, str] = {}
    for name in wanted:
        chosen = formats.get(name)
        known |= {option.name for option in options_of(chosen.write)}
        option_values("output format", name, chosen.write, options or {})
        if chosen.file in owner:
            raise WriteError(
                f"the formats {owner[chosen.file]!r} and {name!r} are both written to "
                f"{chosen.file!r}: write them to different folders"
            )
        owner[chosen.file] = name
    refuse_unknown(f"option of {', '.join(wanted)}", options or {}, known)
    return wanted


def write_format(
    name: str, given: object, folder: Path, options: Mapping[str, Any] | None = None
) -> WriteReport:
    """Write in a format what that format works on.

    Args:
        name: A name in `formats`.
        given: The log, the object-centric log or the demonstrations.
        folder: Where its file goes.
        options: Option -> value; the format takes those that it has.

    Returns:
        What was written, and what the format could not hold.

    Raises:
        OptionError: If a value is not of its option's type.
        UnknownNameError: If there is no such format.
        WriteError: If the format cannot hold what it was given, or breaks off.

    Examples:
        >>> import tempfile
        >>> write_format("task-recognition", [], Path(tempfile.mkdtemp())).events
        0
    """
    chosen = formats.get(name)
    values = option_values("output format", name, chosen.write, options or {})
    path = folder / chosen.file
    try:
        report = chosen.write(given, path, **values)
    except Wb2pmError:
        raise
    except Exception as exc:
        if formats.is_built_in(name):
            raise
        raise WriteError(
            f"{path}: the output format {name!r}, which another package brings, broke "
            f"off with {type(exc).__name__}: {exc}"
        ) from exc
    if not isinstance(report, WriteReport):
        raise WriteError(
            f"{path}: the output format {name!r} gave {type(report).__name__!r} instead "
            "of a WriteReport"
        )
    return report
