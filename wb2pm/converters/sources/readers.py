"""The readers of recordings: what each can read, and which one claims a path."""

from __future__ import annotations

import warnings
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar, Protocol, runtime_checkable

from msgspec import Struct

from wb2pm._options import Option, option_values, options_of, refuse_unknown
from wb2pm._registry import Registry
from wb2pm.errors import ConversionError, UnclaimedSourceError

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping

    import pandas as pd

    from wb2pm.converters.ocel.log import ObjectCentricLog
    from wb2pm.events import Demonstration


class SkippedRecording(Struct, frozen=True, kw_only=True):
    """A recording that could not be read.

    Attributes:
        source: File or folder, and where it holds several, which of them.
        reason: What is wrong with it, and where in it.
    """

    source: str
    reason: str


def skip_for(error: ConversionError, path: Path) -> SkippedRecording:
    """Name the recording of a file that an error was found in, and the error.

    Examples:
        >>> skip_for(ConversionError("no actions", "a.json", "$[3]"), Path("a.json"))
        SkippedRecording(source='a.json $[3]', reason='no actions')
    """
    return SkippedRecording(source=f"{path} {error.path}".strip(), reason=error.reason)


class Reader(Protocol):
    """Reads one kind of source.

    A reader is a frozen dataclass. Its fields are its options, each typed
    ``Annotated[type, "what it means"]`` and with a default: `wb2pm formats` shows
    them, and a user sets them with ``--option name=value``.
    """

    description: ClassVar[str]
    """What it reads, in one line."""

    def claims(self, path: Path) -> str | None:
        """Return what shows that a file or folder is of this kind; None if it is not.

        Exactly one reader may claim a path, so what shows it must be the
        format's own. It must not read more than the beginning of a large file,
        and never raises over what a file holds.
        """
        ...

    def read(self, path: Path) -> Iterator[Demonstration | SkippedRecording]:
        """Read the recordings in a source, one after the other.

        Each record of the source is an event or is named in the `issues` of its
        demonstration; a recording that cannot be read is given as skipped, and
        the rest goes on.

        Raises:
            ConversionError: If the source as a whole cannot be read.
        """
        ...


@runtime_checkable
class FolderReader(Protocol):
    """A reader that takes a folder for a recording, and the main file in it too.

    Whoever names both means one recording.
    """

    def main_file(self, folder: Path) -> Path:
        """Return which file of a folder it reads; the folder itself if that fails."""
        ...


@runtime_checkable
class TableReader(Protocol):
    """A reader of sources that are tables of events already.

    What is written of them is the table itself, with all its columns.
    """

    def read_table(self, path: Path) -> pd.DataFrame:
        """Read a source as an event log, with the columns of `wb2pm.columns`.

        Raises:
            ConversionError: If it cannot be read.
        """
        ...

    def read_objects(self, path: Path) -> ObjectCentricLog | None:
        """Read a source as the object-centric log it is; None if it is none.

        Raises:
            ConversionError: If it cannot be read.
        """
        ...

    def demonstrations(
        self, log: pd.DataFrame, path: Path
    ) -> Iterator[Demonstration | SkippedRecording]:
        """Make demonstrations of what `read_table` gave, redacted perhaps."""
        ...


readers: Registry[Callable[..., Reader]] = Registry(
    "reader",
    group="wb2pm.readers",
    built_in={
        "wonderbread": "wb2pm.converters.wonderbread.source:WonderbreadReader",
        "devtools-recorder": "wb2pm.converters.browser.devtools:DevToolsReader",
        "selenium-ide": "wb2pm.converters.browser.selenium:SeleniumReader",
        "playwright": "wb2pm.converters.browser.playwright:PlaywrightReader",
        "rrweb": "wb2pm.converters.browser.rrweb:RrwebReader",
        "action-logger": "wb2pm.converters.uilogs.action_logger:ActionLoggerReader",
        "activitywatch": "wb2pm.converters.uilogs.activitywatch:ActivityWatchReader",
        "android-control": "wb2pm.converters.android.control:AndroidControlReader",
        "android-in-the-wild": "wb2pm.converters.android.in_the_wild:AndroidInTheWildReader",
        "android-in-the-zoo": "wb2pm.converters.android.in_the_zoo:AndroidInTheZooReader",
        "browsergym": "wb2pm.converters.browsergym.source:BrowserGymReader",
        "mind2web": "wb2pm.converters.mind2web.source:Mind2WebReader",
        "webarena": "wb2pm.converters.webarena.source:WebArenaReader",
        "agentnet": "wb2pm.converters.desktop.agentnet:AgentNetReader",
        "ducktrack": "wb2pm.converters.desktop.ducktrack:DuckTrackReader",
        "event-log": "wb2pm.converters.eventlogs.source:EventLogReader",
        "smartrpa": "wb2pm.converters.uilogs.smartrpa:SmartRpaReader",
        "tockler": "wb2pm.converters.uilogs.tockler:TocklerReader",
    },
)
"""Every reader by name; other packages add theirs in this entry point group."""


def reader_options(name: str) -> tuple[Option, ...]:
    """List the options of a reader.

    Raises:
        UnknownNameError: If there is no reader of that name.

    Examples:
        >>> [option.name for option in reader_options("wonderbread")]
        ['timezone', 'variant']
    """
    return options_of(readers.get(name))


def make_reader(name: str, options: Mapping[str, Any] | None = None) -> Reader:
    """Make a reader with the options that it has; it takes no notice of others.

    Args:
        name: The reader.
        options: Option -> value; text is read as the option's type.

    Raises:
        OptionError: If a value is not of its option's type.
        UnknownNameError: If there is no reader of that name.

    Examples:
        >>> make_reader("wonderbread", {"timezone": "Asia/Tokyo"}).timezone
        'Asia/Tokyo'
    """
    kind = readers.get(name)
    return kind(**option_values("reader", name, kind, options or {}))


def check_options(options: Mapping[str, Any]) -> None:
    """Refuse options that no reader has.

    Raises:
        UnknownNameError: If there is one.

    Examples:
        >>> check_options({"timezone": "UTC"})
    """
    refuse_unknown(
        "reader option",
        options,
        (option.name for name in usable_readers() for option in reader_options(name)),
    )


def claims_on(path: Path) -> dict[str, str]:
    """Return which readers claim a path, and what shows it.

    Examples:
        >>> claims_on(Path("no such file"))
        {}
    """
    said = {name: _claim(name, path) for name in usable_readers()}
    return {name: why for name, why in said.items() if why is not None}


def usable_readers() -> list[str]:
    """List the readers that can be made; of one that cannot, a warning tells why.

    Examples:
        >>> "wonderbread" in usable_readers()
        True
    """
    return readers.usable(lambda kind: options_of(type(kind())))


def _claim(name: str, path: Path) -> str | None:
    try:
        return readers.get(name)().claims(path)
    except RecursionError:  # values nested without end are of no format
        return None
    except Exception as exc:
        if readers.is_built_in(name):
            raise
        _warn(name, f"cannot say whether it reads {path}: {exc!r}")
        return None


def _warn(name: str, what: str) -> None:
    warnings.warn(f"the reader {name!r} {what}", RuntimeWarning, stacklevel=4)


def claiming_reader(path: Path) -> str | None:
    """Name the reader that claims a path; None if none does.

    What wb2pm itself can read, it reads itself: what becomes of a recording does not
    depend on what else is installed. A reader of another package that claims it too
    is used when it is named; a warning says so.

    Raises:
        UnclaimedSourceError: If more than one does: the user then names one.
    """
    claims = claims_on(path)
    own = [name for name in claims if readers.is_built_in(name)]
    if len(own) == 1 and len(claims) > 1:
        for name in claims.keys() - own:
            _warn(name, f"claims {path} too, which {own[0]!r} reads: name it to use it")
        return own[0]
    if len(claims) > 1:
        raise UnclaimedSourceError(
            f"claimed by {' and '.join(claims)}; name the format to read it with",
            str(path),
        )
    return next(iter(claims), None)
