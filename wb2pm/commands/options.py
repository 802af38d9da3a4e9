"""What all commands share: options, messages, progress, exit codes."""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

import click
from click.core import ParameterSource

from wb2pm.commands.progress import JSON_PROGRESS
from wb2pm.errors import Wb2pmError

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from wb2pm.analysis.preparing import Prepared
    from wb2pm.converters.sources.readers import SkippedRecording
    from wb2pm.converters.writing import Loss

F = TypeVar("F", bound="Callable[..., Any]")

PATHS = click.Path(path_type=Path, readable=False)  # what is not is skipped
RECORDINGS = click.argument(
    "recordings", nargs=-1, required=True, type=PATHS, metavar="RECORDINGS..."
)
EXIT_ERROR = 1
EXIT_SKIPPED = 3
_MOST_LOSSES = 20
"""What a format could not hold is told one by one up to here: a screenful."""
_UNSEEN = re.compile(
    r"[\x00-\x08\x0b-\x1f\x7f-\x9f\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069"
    r"\ufeff\ud800-\udfff]"
)
"""What a terminal obeys rather than shows: controls, turns of the direction, line ends
of other kinds, and what takes no room."""
_GRANULARITIES = ("action", "element", "step", "page")
_POLICIES = ("secrets", "all-values", "none")


class Command(click.Command):
    """A command that prints an expected error in one line and exits with 1."""

    def invoke(self, ctx: click.Context) -> Any:
        """Run the command; a bug keeps its traceback."""
        try:
            return super().invoke(ctx)
        except Wb2pmError as exc:
            tell(f"Error: {exc}")
            ctx.exit(EXIT_ERROR)


def time_limit(parameter: str, help_text: str) -> Callable[[F], F]:
    """Add how long work may take in all; 0, which is no limit, is passed on as None.

    Args:
        parameter: Name under which the command takes the seconds.
        help_text: What is limited, and what becomes of the rest.
    """
    return click.option(
        "--time-limit",
        parameter,
        type=click.FloatRange(min=0),
        default=300,
        show_default=True,
        metavar="SECONDS",
        callback=lambda _context, _option, given: given or None,
        help=help_text,
    )


def read_options(function: F) -> F:
    """Add the options of every command that reads recordings."""
    return _read_options(
        function, default="step", help="How finely events are labelled."
    )


def cutting_options(function: F) -> F:
    """Add the same, for a command that cuts recordings as finely as suits."""
    said = "How finely recordings are labelled to be cut.  [default: step beside"
    return _read_options(
        function, default=None, help=f"{said} procedures and intents, else element]"
    )


def _read_options(function: F, **granularity: Any) -> F:
    options = (
        click.option(
            "--format",
            "format",
            metavar="NAME",
            help="Reader to use. Default: whichever claims a file.",
        ),
        click.option(
            "--timezone",
            default="UTC",
            show_default=True,
            metavar="ZONE",
            help="Zone of the recording machine's clock, where the source has none.",
        ),
        click.option(
            "--option",
            "options",
            multiple=True,
            callback=split_options,
            metavar="NAME=VALUE",
            help="Option of a reader; may be repeated. See `wb2pm formats`.",
        ),
        click.option(
            "--granularity",
            type=click.Choice(_GRANULARITIES),
            show_default=True,
            **granularity,
        ),
        click.option(
            "--names",
            type=click.Path(path_type=Path, exists=True, dir_okay=False),
            metavar="FILE",
            help="Names that overrule what is found: the edited file of `wb2pm label`.",
        ),
        click.option(
            "--redact",
            "redaction",
            type=click.Choice(_POLICIES),
            default="secrets",
            show_default=True,
            help="What is masked before anything is written.",
        ),
        click.option(
            "--strict",
            is_flag=True,
            help="Stop at the first recording that cannot be read.",
        ),
        click.option(
            "--jobs",
            type=click.IntRange(min=-1),
            default=1,
            show_default=True,
            callback=_refuse_none,
            help="Processes that read recordings; -1 for all cores.",
        ),
        click.option(
            "--source-time",
            "time_limit_s",
            type=click.FloatRange(min=0, min_open=True),
            default=600,
            show_default=True,
            metavar="SECONDS",
            help="Time that one recording may take before it is given up and reported.",
        ),
        click.option(
            "--source-memory",
            "memory_limit_mb",
            type=click.IntRange(min=1),
            default=4096,
            show_default=True,
            metavar="MB",
            help="Memory that one recording may take before it is given up and reported.",
        ),
    )
    for option in reversed((*options, *_SCALE)):
        function = option(function)
    return function


CACHE_VARIABLE = "WB2PM_RECORDINGS_CACHE"
_NO_CACHE = "wb2pm.no_cache"


def _leave_cache(context: click.Context, _option: click.Parameter, off: bool) -> None:
    context.meta[_NO_CACHE] = off


def _choose_cache(
    context: click.Context, _option: click.Parameter, folder: Path | None
) -> Path | None:
    if context.meta[_NO_CACHE]:
        given = context.get_parameter_source("recordings_cache")
        if given is ParameterSource.COMMANDLINE:
            raise click.BadParameter("it contradicts --no-recordings-cache")
        return None
    from wb2pm.analysis.cache import default_cache

    return default_cache() if folder is None else folder


_SCALE = (
    click.option(
        "--no-recordings-cache",
        is_flag=True,
        is_eager=True,
        expose_value=False,
        callback=_leave_cache,
        help="Keep nothing of what is prepared, and use nothing that was kept.",
    ),
    click.option(
        "--recordings-cache",
        type=click.Path(path_type=Path, file_okay=False),
        callback=_choose_cache,
        envvar=CACHE_VARIABLE,
        metavar="DIR",
        help="Where prepared recordings are kept, masked, so that each is prepared"
        " once. Default: see `wb2pm cache`.",
    ),
    click.option(
        "--cluster",
        metavar="ADDRESS",
        help="Cluster that prepares recordings: dask://HOST:PORT, ray://HOST:PORT or"
        " spark://HOST:PORT; dask://local:2 begins one here with two workers.",
    ),
    JSON_PROGRESS,
)


LIFECYCLE = click.option(
    "--lifecycle",
    type=click.Choice(("complete", "both")),
    help="How logs tell an activity that took time: `complete`, one event with its"
    " start, as pm4py and most tools count; `both`, a start and a complete event, from"
    " which ProM and Disco take durations of XES. Default: complete.",
)


def _refuse_none(_context: click.Context, _option: click.Parameter, jobs: int) -> int:
    if jobs == 0:
        raise click.BadParameter("0 processes read nothing; -1 is for all cores")
    return jobs


def split_options(
    _context: click.Context, _option: click.Parameter, given: tuple[str, ...]
) -> dict[str, str]:
    """Take the values of an option apart that are NAME=VALUE each."""
    split = [pair.partition("=") for pair in given]
    for name, equals, _ in split:
        if not (name and equals):
            raise click.BadParameter(f"{name!r} is not NAME=VALUE")
    return {name: value for name, _, value in split}


def printable(text: str) -> str:
    r"""Spell out what would steer a terminal: text of recordings is not trusted.

    Examples:
        >>> print(printable("Save\x1b[2J"))
        Save\x1b[2J
    """
    return _UNSEEN.sub(lambda c: c[0].encode("unicode_escape").decode(), text)


def say(result: object) -> None:
    """Print a result for a person."""
    click.echo(printable(str(result)))


def tell(message: str) -> None:
    """Describe something to the person, apart from the results."""
    click.echo(printable(message), err=True)


def tell_losses(name: str, losses: Sequence[Loss]) -> None:
    """Return what a file could not hold, and how often."""
    for loss in losses[:_MOST_LOSSES]:
        often = f" ({loss.count:,} times)" if loss.count > 1 else ""
        tell(f"{name}: {loss.what}: {loss.reason}{often}")
    if len(losses) > _MOST_LOSSES:
        more = len(losses) - _MOST_LOSSES
        tell(f"{name}: and {more} more of this kind; --json lists them all")


def tell_names(prepared: Prepared) -> None:
    """Describe what a file of names did, where one was used."""
    from wb2pm.analysis.batch import name_notes

    for note in name_notes(prepared):
        tell(note)


def tell_skipped(skipped: Iterable[SkippedRecording]) -> None:
    """Name what was skipped, and end with the exit code that says so."""
    named = list(skipped)
    for recording in named:
        tell(f"Skipped {recording.source}: {recording.reason}")
    if named:
        click.get_current_context().exit(EXIT_SKIPPED)


def write_json(content: object) -> None:
    """Print a result as JSON."""
    import msgspec

    text = msgspec.json.format(msgspec.json.encode(content), indent=1).decode()
    # As JSON spells them, so that a program reads the same and a terminal obeys nothing.
    click.echo(_UNSEEN.sub(lambda found: f"\\u{ord(found[0]):04x}", text))
