"""What is to be done: each source with its reader, and how it is prepared."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from wb2pm.analysis.cache import Beside
from wb2pm.analysis.one_recording import SourceWork
from wb2pm.converters.sources.finding import Sources, find_sources
from wb2pm.converters.sources.reading import make_readers

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from wb2pm.analysis.one_recording import Labelling
    from wb2pm.converters.redaction.redact import Policy
    from wb2pm.converters.sources.bounds import Bounds


class Plan(NamedTuple):
    """The sources below some paths, and what is to be done with each.

    Attributes:
        sources: What was found there.
        work: The sources in their order, each with its work.
    """

    sources: Sources
    work: tuple[tuple[Path, SourceWork], ...]


def plan_work(  # noqa: PLR0913 (options of one job)
    paths: str | Path | Iterable[str | Path],
    *,
    labelling: Labelling,
    redaction: Policy,
    bounds: Bounds,
    format: str | None,  # noqa: A002 (the users' word)
    timezone: str,
    options: Mapping[str, Any] | None,
    recordings_cache: str | Path | None,
    packed: bool,
    tables_from: int | None,
) -> Plan:
    """Find the sources below some paths, and say what is to be done with each.

    Args:
        paths: As for `wb2pm.prepare`, and all that follows.
        labelling: How recordings are labelled.
        redaction: What is masked.
        bounds: What one source may take.
        format: Reader to use; None lets each file be claimed.
        timezone: Zone of the recording machine's clock.
        options: Further options of readers.
        recordings_cache: Folder in which what is prepared is kept.
        packed: Whether screens hold their elements packed.
        tables_from: Rows from which events of a log stay in its table.
    """
    sources = find_sources(paths, format=format, bounds=bounds)
    readers = make_readers(sources, timezone=timezone, options=options)
    beside = Beside(path for path, _ in sources.paths)
    done_with = partial(
        SourceWork,
        labelling=labelling,
        redaction=redaction,
        bounds=bounds,
        cache=None if recordings_cache is None else str(recordings_cache),
        packed=packed,
        tables_from=tables_from,
    )
    return Plan(
        sources,
        tuple(
            (path, done_with(reader=readers[name], beside=beside.tell(path)))
            for path, name in sources.paths
        ),
    )
