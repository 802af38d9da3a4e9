"""What becomes of a spoilt source: read, reported with a reason, or a broken promise."""

from __future__ import annotations

import random
import tempfile
from collections import Counter
from functools import cache
from pathlib import Path
from typing import Final, Literal

from msgspec import Struct
from msgspec.structs import replace

from tests.spoiling.counting import count_records
from tests.spoiling.files import spoil_folder
from tests.spoiling.objects import MARK
from tests.spoiling.sources import Source, real_sources, small_sources
from tests.spoiling.spoil import spoil
from wb2pm.analysis.batch import convert
from wb2pm.analysis.preparing import Prepared, prepare
from wb2pm.converters.eventlogs import NOTES
from wb2pm.converters.formats.format import formats
from wb2pm.converters.redaction.redact import Policy
from wb2pm.errors import ConversionError, Wb2pmError

Kind = Literal[
    "read", "reported", "raised", "untyped", "lost", "untrue", "unwritable", "ran"
]
KEPT: Final[frozenset[str]] = frozenset({"read", "reported"})
"""What may become of a source."""
_REAL: Final = 0.06
_TURNS_OF_LOGS: Final = 4
_NAMED: Final = 0.7
_WRITTEN: Final = 0.04
_UNTYPED: Final = "broke off with"


class Outcome(Struct, frozen=True, kw_only=True):
    """What became of one input.

    Attributes:
        number: Which input: with the seed, it is made again.
        reader: Whose source was spoilt.
        kind: What became of it.
        told: The reason, or what was broken.
    """

    number: int
    reader: str
    kind: Kind
    told: str = ""


class Spoilt(Struct, frozen=True, kw_only=True):
    """A spoilt source on disk.

    Attributes:
        path: Where it stands.
        source: What it was.
        before: Records that it held, where they can be counted.
        after: Records that it holds.
    """

    path: Path
    source: Source
    before: int | None
    after: int | None


def reader_of(number: int) -> str:
    """Name the reader whose turn an input is.

    The one of event logs has more turns than others, as it takes many forms.
    """
    names = readers_spoilt()
    turns = [*names, *(["event-log"] * _TURNS_OF_LOGS)]
    return turns[number % len(turns)]


@cache
def readers_spoilt() -> tuple[str, ...]:
    """List the readers whose sources are spoilt."""
    return tuple(sorted({source.reader for source in small_sources()}))


def write_spoilt(
    seed: int, number: int, folder: Path, data: Path | None = None
) -> Spoilt:
    """Write the input of a number: the same every time.

    Args:
        seed: Seed of the run.
        number: Which input. Readers take turns.
        folder: An empty folder.
        data: Folder of real recordings; None for made-up ones alone.
    """
    chance = random.Random(f"{seed} {number}")
    source = _chosen(reader_of(number), chance, data)
    files = dict(source.files)
    name = chance.choice(sorted(files))
    files[name] = spoil(files[name], chance)
    path = replace(source, files=files).write(folder)
    if source.is_folder:
        spoil_folder(path, chance)
    alone = len(files) == 1
    counts = [
        count_records(source.reader, each[name]) if alone else None
        for each in (source.files, files)
    ]
    return Spoilt(path=path, source=source, before=counts[0], after=counts[1])


def _chosen(reader: str, chance: random.Random, data: Path | None) -> Source:
    small = [source for source in small_sources() if source.reader == reader]
    real = [s for s in real_sources(data) if s.reader == reader] if data else []
    return chance.choice(real if real and chance.random() < _REAL else small)


def attempt(seed: int, number: int, data: Path | None = None) -> Outcome:
    """Spoil a source, prepare it as every command does, and say what came of it."""
    chance = random.Random(f"{number} {seed}")
    with tempfile.TemporaryDirectory(dir=_quick_folder()) as folder:
        spoilt = write_spoilt(seed, number, Path(folder), data)
        named = spoilt.source.reader if chance.random() < _NAMED else None
        policy: Policy = chance.choice(
            ["secrets", "secrets", "secrets", "all-values", "none"]
        )
        written = chance.random() < _WRITTEN
        write = chance if written else None
        kind, told = judge(spoilt, named=named, policy=policy, write=write)
    if MARK.exists():
        MARK.unlink()
        kind, told = "ran", "a pickle was run"
    return Outcome(
        number=number, reader=spoilt.source.reader, kind=kind, told=told[:400]
    )


def judge(
    spoilt: Spoilt,
    *,
    named: str | None,
    policy: Policy,
    write: random.Random | None = None,
) -> tuple[Kind, str]:
    """Prepare a spoilt source without any limit, and say what came of it.

    Args:
        spoilt: The source.
        named: Reader that the user names; None lets it be claimed.
        policy: What to mask.
        write: What chooses a format in which what was read is written too.
    """
    try:
        done = prepare(
            [spoilt.path],
            format=named,
            redaction=policy,
            options=spoilt.source.options,
            time_limit_s=None,
            memory_limit_mb=None,
        )
    except ConversionError as exc:
        return _kind_of(str(exc)), str(exc)
    except BaseException as exc:  # noqa: BLE001 (that is what is looked for)
        return "raised", _place(exc)
    for skipped in done.skipped:
        if _kind_of(skipped.reason) != "reported":
            return _kind_of(skipped.reason), skipped.reason
    if untrue := _untrue(done):
        return "untrue", untrue
    if (lost := _lost(done, spoilt)) is not None:
        return "lost", lost
    if write and (trouble := _unwritable(done, spoilt.path.parent, write)):
        return "unwritable", trouble
    return ("reported", done.skipped[0].reason) if done.skipped else ("read", "")


def _kind_of(reason: str) -> Kind:
    return "untyped" if _UNTYPED in reason else "reported"


def _place(error: BaseException) -> str:
    import traceback

    frame = traceback.extract_tb(error.__traceback__)[-1]
    where = f"{Path(frame.filename).name}, line {frame.lineno}"
    return f"{type(error).__name__} ({where}): {error}"


def _lost(done: Prepared, spoilt: Spoilt) -> str | None:
    """Return what is missing without a word; None if nothing is."""
    for each in done.demonstrations:
        if each.source_actions > len(each.events) and not each.issues:
            return f"{len(each.events)} of {each.source_actions} events, and no issue"
    if spoilt.before is None or spoilt.after is None or done.skipped:
        return None
    events, notes = _told(done)
    if events >= spoilt.after:
        return None
    with tempfile.TemporaryDirectory() as folder:
        known, usual = _told(prepare([spoilt.source.write(Path(folder))]))
    missing = spoilt.after - events
    if missing > spoilt.before - known and not notes - usual:
        return f"{events} events of {spoilt.after} records, and nothing says why"
    return None


def _told(done: Prepared) -> tuple[int, Counter[str]]:
    """Count the events, and what was noted besides."""
    notes = Counter(n for table in done.tables for n in table.log.attrs.get(NOTES, ()))
    notes.update(issue.message for each in done.demonstrations for issue in each.issues)
    return sum(len(each.events) for each in done.demonstrations), notes


def _untrue(done: Prepared) -> str:
    """Return which promise of every reader an event breaks; nothing if none does."""
    for each in done.demonstrations:
        if len({event.id for event in each.events}) < len(each.events):
            return f"{each.id}: two events of one id"
        for event in each.events:
            if event.ended_at < event.started_at:
                return f"{each.id}: event {event.id} ends before it begins"
    return ""


def _unwritable(done: Prepared, folder: Path, chance: random.Random) -> str:
    """Write what was read in a format; return what went wrong, refusals aside."""
    output = chance.choice(formats.names())
    try:
        convert(done, out=folder / "out", outputs=[output])
    except Wb2pmError:
        return ""
    except Exception as exc:  # noqa: BLE001 (that is what is looked for)
        return f"{output}: {_place(exc)}"
    return ""


def _quick_folder() -> str | None:
    return "/dev/shm" if Path("/dev/shm").is_dir() else None
