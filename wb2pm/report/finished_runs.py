"""A finished run of the main job that is begun again: nothing is done twice.

What it was made from is read and hashed, and what it wrote too; if both are as they were,
what it told is told again. Nothing is taken from times of files: these only tell whether
somebody wrote to a recording while the run was under way, of which nothing is kept then.
"""

from __future__ import annotations

from contextlib import suppress
from functools import cached_property
from hashlib import blake2b
from importlib.metadata import distributions
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec
from msgspec import Struct

from wb2pm.analysis.apart import is_found_in_full, is_measured
from wb2pm.analysis.cache import PreparedCache, key_of_run
from wb2pm.analysis.file_states import stamps_of
from wb2pm.analysis.one_recording import Labelling, source_key
from wb2pm.analysis.planning import Plan, plan_work
from wb2pm.analysis.workers import share_out
from wb2pm.converters.labels.naming.given_names import names_of
from wb2pm.converters.sources.bounds import Bounds
from wb2pm.errors import WriteError

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from wb2pm.analysis.findings import Analysis


class WrittenFile(Struct, frozen=True):
    """A file as a run left it."""

    path: str
    digest: bytes


class FinishedRun(Struct, frozen=True, kw_only=True):
    """What is kept of a run.

    Attributes:
        inputs: Hash of its recordings.
        files: What it wrote.
        told: What it told, encoded by whoever told it.
    """

    inputs: str
    files: tuple[WrittenFile, ...]
    told: bytes


_decoder = msgspec.msgpack.Decoder(FinishedRun)
_CHUNK = 1 << 20


class RunBegun:
    """A run that is about to begin, and may have been finished before."""

    def __init__(
        self,
        recordings: Sequence[Path],
        *,
        out: Path,
        recordings_cache: str | Path,
        jobs: int | None = 1,
        **options: Any,  # noqa: ANN401 (those of `wb2pm.analyze`)
    ) -> None:
        """Take what is to be done.

        Args:
            recordings: The sources.
            out: Folder that is written to.
            recordings_cache: Folder in which finished runs are kept.
            jobs: Processes that read recordings to hash them.
            **options: All other options of the run that decide what it finds.
        """
        self._recordings = recordings
        self._options = options
        self._jobs = jobs
        self._store = PreparedCache(folder=str(recordings_cache))
        given = (out, *recordings)
        places = [(str(path), str(path.absolute())) for path in given]
        packages = sorted(f"{d.name} {d.version}" for d in distributions())
        self._key = key_of_run(places, packages, sorted(options.items()))
        self._before = self._stamps(self._plan)

    def told_before(self) -> bytes | None:
        """Return what was told, if all is as the run left it; None if not."""
        written = self._store.find_analysis(self._key)
        try:
            run = None if written is None else _decoder.decode(written)
        except msgspec.MsgspecError:
            return None
        if run is None or any(_digest(one.path) != one.digest for one in run.files):
            return None
        return run.told if self._inputs(self._plan) == run.inputs else None

    def keep(
        self, analysis: Analysis, files: Iterable[str | Path], told: bytes
    ) -> None:
        """Keep a run that found out all there is to find.

        Args:
            analysis: What it found.
            files: What it wrote.
            told: What is to be told again.
        """
        whole = all(map(is_found_in_full, analysis.workflows))
        alone = len(analysis.workflows) == 1
        if analysis.skipped or not whole or not (alone or is_measured(analysis.model)):
            return
        now = self._planned()
        if self._stamps(now) != self._before:
            return  # somebody wrote to a recording meanwhile
        inputs = self._inputs(now)
        digests = {str(Path(path).absolute()): _digest(path) for path in files}
        if inputs is None or self._stamps(now) != self._before:
            return
        done = tuple(WrittenFile(p, d) for p, d in digests.items() if d is not None)
        if len(done) == len(digests):
            run = FinishedRun(inputs=inputs, files=done, told=told)
            # That nothing can be kept there is said of the recordings.
            with suppress(WriteError):
                self._store.keep_analysis(self._key, msgspec.msgpack.encode(run))

    @cached_property
    def _plan(self) -> Plan:
        return self._planned()

    def _planned(self) -> Plan:
        of: Mapping[str, Any] = self._options
        names = names_of(of.get("names"))
        return plan_work(
            self._recordings,
            labelling=Labelling(
                of["granularity"], names, explained=False, checked=True
            ),
            redaction=of["redaction"],
            bounds=Bounds(),
            format=of.get("format"),
            timezone=of["timezone"],
            options=of.get("options"),
            recordings_cache=self._store.folder,
            packed=True,
            tables_from=None,
        )

    def _stamps(self, plan: Plan) -> list[str]:
        work = [(str(path), done.beside) for path, done in plan.work]
        return [*map(repr, work), *(stamps_of(path) for path, _ in plan.work)]

    def _inputs(self, plan: Plan) -> str | None:
        """Read and hash all recordings; None where one cannot be, or is none."""
        if plan.sources.skipped or not plan.work:
            return None
        told = blake2b(digest_size=32)
        for key in share_out(source_key, plan.work, jobs=self._jobs):
            if key is None:
                return None
            told.update(key.encode())
        for path in plan.sources.unclaimed:
            told.update(path.encode("utf-8", "surrogatepass") + b"\0")
        return told.hexdigest()


def _digest(path: str | Path) -> bytes | None:
    told = blake2b(digest_size=32)
    try:
        with Path(path).open("rb") as file:
            while part := file.read(_CHUNK):
                told.update(part)
    except OSError:
        return None
    return told.digest()
