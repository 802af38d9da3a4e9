"""What becomes of sources that somebody spoilt: read, refused with a reason, or worse.

    python bench/mutations.py [COUNT] [--seed N] [--reader NAME] [--keep FOLDER] [--jobs N]

Takes a small source of every reader (invented ones, and those in the folder that
``WB2PM_DATA`` names), spoils it COUNT times in all, each time in one to four places, and
prepares it as every command does: read, labelled, masked. Bytes are flipped, dropped,
doubled and cut off; values of JSON, cells of tables and attributes of XML are
replaced by what programs stumble over. Each input is worked on in a process that may
grow to 1 GB, for 10 seconds at most.

Prints, by reader, how many were read, how many were reported with a typed reason,
and how many broke a promise: an exception that reached the caller, an error that no
reader should raise (reported all the same), too much time, too much memory. Inputs
that broke one are kept in ``--keep``, and named by their number: the same number
and seed make the same input. Exits with 1 if there are any.
"""

from __future__ import annotations

import argparse
import gzip
import json
import os
import random
import shutil
import sys
import tempfile
import time
from collections import Counter, defaultdict
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import suppress
from copy import deepcopy
from io import BytesIO
from multiprocessing import get_context
from pathlib import Path
from typing import Any, Final, NamedTuple
from zipfile import ZIP_DEFLATED, ZipFile

from wb2pm.analysis.preparing import prepare
from wb2pm.converters.sources.readers import readers
from wb2pm.errors import ConversionError

LIMIT_S: Final = 10.0
LIMIT_MB: Final = 1_024
_LARGEST: Final = 400_000
"""Bytes of a source to begin with: spoiling is to be quick."""
_A_READER: Final = 6
"""Sources of one reader."""
_PIECE: Final = 50

HOSTILE: Final[tuple[Any, ...]] = (
    *(None, True, False, 0, -1, 10**400, -(10**18), 1e308, 2**63, 0.1),
    *("", " ", "\0", "\ufeff", "\ud800", "\u202e", "=1+1", "-1", "NaN", "1e999"),
    *("a" * 100_000, "<script>alert(1)</script>", "../../etc/passwd", "%00", "]]>"),
    *("9999-99-99T99:99:99Z", "0000-00-00", "0001-01-01T00:00:00+14:00", "10:00"),
    *("infinity", "1970", "99999999999999999999", "http://[::1", "data:,x", "//"),
    *([], {}, [[]], [None], {"": ""}, ["x"] * 1000),
)
PIECES: Final = (
    *(b"\0", b"\xff\xfe", b"\xef\xbb\xbf", b'"', b"'", b",", b";", b"\n", b"\r", b"<"),
    *(b">", b"]", b"{", b"}", b"&#0;", b"&x;", b"<!DOCTYPE x>", b"\\u0000", b"\\ud800"),
    *(b"1" * 5_000, b"[" * 5_000, b"<a>" * 500, b"NaN", b"-", b"1e999", b"\x1f\x8b"),
)


class Source(NamedTuple):
    """What is spoilt: one file of a source that a reader takes."""

    reader: str
    home: Path
    """The file, or the folder that is one recording."""
    spoilt: Path
    """Relative to `home`; empty where that is the file."""


class Outcome(NamedTuple):
    """What became of one input."""

    number: int
    reader: str
    kind: str
    told: str


def sources() -> list[Source]:
    """List what can be spoilt, the same in every run on the same data."""
    from wb2pm.converters.sources.finding import find_sources

    sys.path.insert(0, str(Path(__file__).parents[1]))
    from tests.reader_samples import SAMPLES, xes_sample

    home = Path(tempfile.mkdtemp(prefix="wb2pm-mutations-"))
    found: defaultdict[str, list[Source]] = defaultdict(list)
    roots = [home]
    for name, sample in sorted(SAMPLES.items()):
        (home / name).mkdir()
        sample.write(home / name)
    (home / "xes").mkdir()
    xes_sample(home / "xes")
    if data := os.environ.get("WB2PM_DATA"):
        roots += sorted(Path(data).iterdir())
    for root in roots:
        for path, reader in find_sources([root]).paths:
            if len(found[reader]) >= _A_READER:
                continue
            files = [path] if path.is_file() else sorted(path.rglob("*"))
            usable = [
                f
                for f in files
                if f.is_file()
                and f.stat().st_size <= _LARGEST
                and f.suffix not in {".png", ".jpg", ".webp", ".mp4", ".svg"}
            ]
            found[reader] += [
                Source(reader, path, f.relative_to(path) if path.is_dir() else Path())
                for f in usable[:2]
            ]
    return [source for name in sorted(found) for source in found[name]]


def spoil(content: bytes, chance: random.Random) -> bytes:
    """Spoil a file's content, as what it is or as mere bytes."""
    if packed := _in_archive(content, chance):
        return packed
    if chance.random() < 0.85:
        spoilt = _as_json(content, chance) or _as_lines(content, chance)
        if spoilt is not None:
            return spoilt
    for _ in range(chance.randint(1, 4)):
        content = _as_bytes(content, chance)
    return content


def _in_archive(content: bytes, chance: random.Random) -> bytes | None:
    """Spoil what is packed: a spoilt archive is refused before anything is read."""
    if chance.random() < 0.1:
        return None
    if content[:2] == b"\x1f\x8b":
        with suppress(OSError, EOFError):
            return gzip.compress(spoil(gzip.decompress(content), chance), 1)
    if content[:4] != b"PK\x03\x04":
        return None
    packed = BytesIO()
    with ZipFile(BytesIO(content)) as whole, ZipFile(packed, "w", ZIP_DEFLATED) as new:
        told = [
            m for m in whole.infolist() if not m.filename.endswith((".jpeg", ".png"))
        ]
        chosen = chance.choice(told).filename
        for member in told:
            held = whole.read(member)
            held = spoil(held, chance) if member.filename == chosen else held
            new.writestr(member.filename, held)
    return packed.getvalue()


def _as_bytes(content: bytes, chance: random.Random) -> bytes:
    at = chance.randrange(len(content) + 1)
    span = chance.choice([1, 1, 2, 8, 64, 4096])
    how = chance.randrange(6)
    if how == 0:
        return content[:at]
    if how == 1:
        return content[:at] + content[at + span :]
    if how == 2:
        return content[:at] + content[at : at + span] * 2 + content[at + span :]
    if how == 3:
        return content[:at] + chance.choice(PIECES) + content[at:]
    if how == 4:
        other = chance.randrange(len(content) + 1)
        return content[:at] + content[other : other + span] + content[at + span :]
    return content[:at] + chance.randbytes(span) + content[at + span :]


def _as_json(content: bytes, chance: random.Random) -> bytes | None:
    try:
        whole = json.loads(content)
    except (ValueError, RecursionError):
        return None
    for _ in range(chance.randint(1, 4)):
        places = list(_places(whole))
        if not places:
            return None
        holder, key = chance.choice(places)
        how = chance.randrange(5)
        if how == 0 and isinstance(holder, list):
            holder.insert(key, deepcopy(holder[key]))
        elif how == 1:
            del holder[key]
        elif how == 2:
            other, name = chance.choice(places)
            try:
                holder[key] = deepcopy(other[name])
            except (KeyError, IndexError):
                holder[key] = None
        elif how == 3 and isinstance(holder, dict):
            holder[str(chance.choice(HOSTILE))[:200]] = holder[key]
        else:
            holder[key] = deepcopy(chance.choice(HOSTILE))
    try:
        return json.dumps(whole).encode()
    except (ValueError, RecursionError):  # an object that holds itself
        return None


def _places(value: Any, most: int = 20_000) -> Iterator[tuple[Any, Any]]:  # noqa: ANN401
    waiting = [value]
    while waiting and most > 0:
        one = waiting.pop()
        keys = list(one) if isinstance(one, dict) else range(len(one))
        for key in keys:
            most -= 1
            yield one, key
            if isinstance(one[key], (dict, list)):
                waiting.append(one[key])


def _as_lines(content: bytes, chance: random.Random) -> bytes | None:
    lines = content.split(b"\n")
    if len(lines) < 2:
        return None
    for _ in range(chance.randint(1, 4)):
        at = chance.randrange(len(lines))
        how = chance.randrange(4)
        if how == 0:
            lines.insert(at, chance.choice(lines))
        elif how == 1 and len(lines) > 1:
            del lines[at]
        else:
            mark = b'"' if b'="' in lines[at] else chance.choice([b",", b";", b"\t"])
            cells = lines[at].split(mark)
            said = str(chance.choice(HOSTILE)).encode(errors="surrogatepass")
            cells[chance.randrange(len(cells))] = said
            lines[at] = mark.join(cells)
    return b"\n".join(lines)


def warm(known: list[Source]) -> None:
    """Import what readers need before the clock runs, by reading sources as they are."""
    prepare([source.home for source in known])


def attempt(numbers: list[int], seed: int, known: list[Source]) -> list[Outcome]:
    """Spoil and prepare; in a process of its own."""
    outcomes = []
    for number in numbers:
        source = known[number % len(known)]
        chance = random.Random(f"{seed} {number}")
        with tempfile.TemporaryDirectory(dir=_quick_folder()) as folder:
            path = _spoilt(source, Path(folder), chance)
            begin = time.monotonic()
            kind, told = _prepared(path, source.reader, chance)
            took = time.monotonic() - begin
        if took > LIMIT_S * 1.5:
            kind, told = "too long", f"{took:.1f} s; {told}"
        outcomes.append(Outcome(number, source.reader, kind, told))
    return outcomes


def _quick_folder() -> str | None:
    return "/dev/shm" if Path("/dev/shm").is_dir() else None


def _spoilt(source: Source, folder: Path, chance: random.Random) -> Path:
    copy = folder / source.home.name
    if source.home.is_dir():
        pictures = shutil.ignore_patterns("*.png", "*.jpg", "*.webp", "*.mp4")
        shutil.copytree(source.home, copy, ignore=pictures)
    else:
        shutil.copyfile(source.home, copy)
    file = copy / source.spoilt if source.home.is_dir() else copy
    file.write_bytes(spoil(file.read_bytes(), chance))
    return copy


def _prepared(path: Path, reader: str, chance: random.Random) -> tuple[str, str]:
    named = reader if chance.random() < 0.7 else None
    try:
        done = prepare(
            [path], format=named, time_limit_s=LIMIT_S, memory_limit_mb=LIMIT_MB
        )
    except ConversionError as exc:
        return _kind_of(str(exc)), str(exc)[:300]
    except BaseException as exc:  # noqa: BLE001 (that is what is looked for)
        return "raised", f"{type(exc).__name__}: {exc}"[:300]
    for skipped in done.skipped:
        if _kind_of(skipped.reason) != "reported":
            return _kind_of(skipped.reason), skipped.reason[:300]
    return ("read", "") if not done.skipped else ("reported", done.skipped[0].reason)


def _kind_of(reason: str) -> str:
    if "broke off with" in reason:
        return "untyped"
    if "it took longer than" in reason:
        return "too long"
    if "it took more than" in reason:
        return "too much"
    return "reported"


def tell(one: Outcome, asked: argparse.Namespace, known: list[Source]) -> None:
    """Print what broke a promise, and keep the input where that was asked for."""
    print(f"{one.number}: {one.reader}: {one.kind}: {one.told}", flush=True)
    if asked.keep and one.reader != "?":
        chance = random.Random(f"{asked.seed} {one.number}")
        home = asked.keep / str(one.number)
        home.mkdir(parents=True, exist_ok=True)
        _spoilt(known[one.number % len(known)], home, chance)


def main() -> int:
    """Spoil, prepare, count."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("count", nargs="?", type=int, default=2_000)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--reader", choices=readers.names())
    parser.add_argument("--keep", type=Path)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    asked = parser.parse_args()
    known = [s for s in sources() if asked.reader in {None, s.reader}]
    pieces = [
        list(range(at, min(at + _PIECE, asked.count)))
        for at in range(0, asked.count, _PIECE)
    ]
    counts: defaultdict[str, Counter[str]] = defaultdict(Counter)
    broken: list[Outcome] = []
    with ProcessPoolExecutor(
        asked.jobs, get_context("spawn"), initializer=warm, initargs=(known,)
    ) as pool:
        work = [pool.submit(attempt, piece, asked.seed, known) for piece in pieces]
        for piece, done in zip(pieces, work, strict=True):
            try:
                outcomes = done.result()
            except Exception as exc:  # noqa: BLE001 (a process that died is one, too)
                outcomes = [Outcome(piece[0], "?", "died", repr(exc))]
            print(f"{piece[-1] + 1:,} of {asked.count:,}", end="\r", file=sys.stderr)
            for one in outcomes:
                counts[one.reader][one.kind] += 1
                if one.kind not in {"read", "reported"}:
                    broken.append(one)
                    tell(one, asked, known)
    for name in sorted(counts):
        told = ", ".join(f"{n:,} {kind}" for kind, n in counts[name].most_common())
        print(f"{name:22} {told}")
    total = sum(sum(each.values()) for each in counts.values())
    print(f"{total:,} inputs of {len(known)} sources; {len(broken)} broke a promise")
    return 1 if broken else 0


if __name__ == "__main__":
    sys.exit(main())
