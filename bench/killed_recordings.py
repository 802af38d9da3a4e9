"""What a killed recorder leaves behind: what was done until then, and no secret.

    python bench/killed_recordings.py [--kills 50] [--full 12] [--seed 0] [--log FILE]
    python bench/killed_recordings.py --log FILE --summary

Serves pages that take a secret in odd fields and repeat it everywhere, opens Chromium,
has ``wb2pm record`` attach to it, and works in it as a person does: by mouse and keys.
The recorder is killed (SIGKILL) at a random moment: while it starts, while something is
typed in secret, while pages repeat it, while it ends. With ``--full`` its files stop
growing instead, as on a full disk. After each, all that it left must be read whole,
hold the secret in no form, and be read by ``wb2pm convert``; and ``wb2pm record
--recover`` must make of the journal what an undisturbed end makes of it. Where a page
shows a text in clear that nothing on it tells to be secret, it is none before it is
entered where it is hidden: what a kill before that leaves is counted by itself.

A recorder that had ended before its moment, or had room enough, is not counted, and
another is tried; with ``--log``, a bench that was stopped goes on. Prints how many of each there were; exits with 1 when a promise was broken. Needs the
extra `record` and an installed Chromium, Chrome or Edge.
"""

from __future__ import annotations

import argparse
import json
import random
import signal
import subprocess
import sys
import tempfile
import threading
import time
from collections import Counter
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import TYPE_CHECKING, Final

sys.path.insert(0, str(Path(__file__).parents[1]))

from bench.disturbances import Disturbance, Kind, Ledger
from bench.kills import TRIES, limited
from bench.whole_files import broken
from tests.record.conftest import Site
from tests.record.secret_pages import CASES, ECHO, FAR, NEXT, by_click, files, leaks
from wb2pm.record import launch_browser, playwright
from wb2pm.record.browsers import installed_browser

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from playwright.sync_api import Browser, Page

PATIENCE_S: Final = 120.0
PAUSE_MS: Final = 250
STARTING: Final = 0.15
"""Share of the kills while the recorder starts; the others are while somebody works."""
LEFT_OUT: Final = frozenset({"prompt", "paste in a closed root"})
"""Cases that need more than a mouse and keys in one tab."""
UNTOLD: Final = frozenset({"paste, masked by script"})
"""Cases that show a text in clear beside a field that hides nothing before it is typed in."""
SIZES: Final = (0, 300, 2_000, 8_000, 20_000, 60_000)
WB2PM: Final = (sys.executable, "-m", "wb2pm")


@contextmanager
def chromium(folder: Path) -> Iterator[str]:
    """Run a browser that others can attach to; yields its address."""
    program = installed_browser()
    if program is None:
        raise SystemExit("no Chromium, Chrome or Edge")
    options = ["--headless", "--no-sandbox", "--disable-gpu", "--no-first-run"]
    options += ["--disable-background-networking", "--disable-component-update"]
    options += ["--remote-debugging-port=0", f"--user-data-dir={folder}", "about:blank"]
    process = subprocess.Popen(
        [program, *options], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
    )
    told = folder / "DevToolsActivePort"
    end = time.monotonic() + PATIENCE_S
    while not (told.exists() and told.read_text().count("\n")):
        if time.monotonic() > end:
            raise SystemExit("Chromium does not start")
        time.sleep(0.1)
    try:
        yield f"http://127.0.0.1:{told.read_text().splitlines()[0]}"
    finally:  # also where somebody stops the bench
        process.kill()
        process.wait()


def serve(site: Site, name: str) -> None:
    """Serve the page of a case, and where it leads."""
    case = CASES[name]
    other = f"<script>const OTHER = '{site.other_address}';</script>"
    plain = "<label>Name <input id=plain></label>"
    page = f"<!DOCTYPE html><title>Start</title>{other}{plain}{ECHO}{case.page}"
    site.pages = {
        "/": page.replace("OTHER/", site.other_address + "/"),
        "/next": other + NEXT,
        "/far": FAR,
        "/log": "",
    }
    if case.framed:
        site.pages["/inner"] = f"<!DOCTYPE html>{ECHO}{case.framed}"


def work(page: Page, name: str, entered: Callable[[], None]) -> None:
    """Fill in a name, then a secret, and go where the page leads, which repeats it."""
    case = CASES[name]
    page.locator("#plain").click()
    page.keyboard.type("Ann", delay=5)
    (case.enter or by_click)(page, case.secret)
    entered()
    page.wait_for_timeout(PAUSE_MS)
    for part in ("#echo", "#after", "#next", "#again", "#far"):
        page.locator(part).click()
        page.wait_for_timeout(PAUSE_MS)
    page.get_by_text("Done").click()
    page.wait_for_timeout(PAUSE_MS)


class Recording:
    """`wb2pm record` in a process of its own, attached to the browser."""

    def __init__(self, url: str, address: str, out: Path, limit: int | None) -> None:
        self.begun = time.monotonic()
        self.process = subprocess.Popen(
            [*WB2PM, "record", url, "--out", str(out), "--cdp", address, "--keep-html"],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.PIPE,
            text=True,
            preexec_fn=limited(limit),  # noqa: PLW1509 (one thread)
        )
        self.said = ""
        self._listener = threading.Thread(target=self._listen, daemon=True)
        self._listener.start()

    def _listen(self) -> None:
        assert self.process.stderr is not None
        for line in self.process.stderr:
            self.said += line

    def wait_until_it_runs(self) -> bool:
        """Return whether it records; not if it ended before."""
        while self.process.poll() is None and "Recording to" not in self.said:
            time.sleep(0.02)
        return self.process.poll() is None

    def end(self) -> float:
        """Have it end as a person does; return how long it lived."""
        with suppress(ProcessLookupError):
            self.process.send_signal(signal.SIGINT)
        try:
            self.process.wait(PATIENCE_S)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.said += "it did not end"
        self._listener.join(PATIENCE_S)
        return time.monotonic() - self.begun


class Bench:
    """The browser, the site, and what is disturbed in them."""

    def __init__(self, browser: Browser, address: str, site: Site, seed: int) -> None:
        self.browser, self.address, self.site = browser, address, site
        self.seed = seed
        self.chance = random.Random(seed)
        self.states: Counter[str] = Counter()
        self._is_entered = False
        self.started_s = 0.0
        self.ended: int | None = None

    def one(
        self,
        out: Path,
        *,
        limit: int | None = None,
        start_s: float | None = None,
        work_s: float | None = None,
    ) -> list[str]:
        """Record once, disturbed; return the promises that were broken.

        Args:
            out: Receives the recording.
            limit: Bytes at which its files stop growing.
            start_s: Kill the recorder so long after it was begun.
            work_s: Kill it so long after it began to record.
        """
        name = self.chance.choice(sorted(CASES.keys() - LEFT_OUT))
        for page in self.browser.contexts[0].pages:  # the page of another case is none
            page.goto("about:blank")
        serve(self.site, name)
        self._is_entered = False
        recording = Recording(f"{self.site.address}/", self.address, out, limit)
        killers = []
        if start_s is not None:
            killers.append(_killing(recording.process, start_s))
        if recording.wait_until_it_runs():
            self.started_s = time.monotonic() - recording.begun
            if work_s is not None:
                killers.append(_killing(recording.process, work_s))
            self._work(name)
        recording.end()
        self.ended = recording.process.returncode
        for killer in killers:
            killer.cancel()
        for page in self.browser.contexts[0].pages[1:]:
            page.close()
        told = self._left(out, CASES[name].secret)
        if told and name in UNTOLD and not self._is_entered:
            self.states["clear text that was no secret yet"] += 1
            told = []
        if "Traceback" in recording.said or "did not end" in recording.said:
            told.append(f"said: {recording.said[-400:]}")
        return [f"{name}: {each}" for each in told]

    def worked_s(self, out: Path) -> float:
        """Measure how long an undisturbed recording takes from when it records."""
        begun = time.monotonic()
        if told := self.one(out):
            raise SystemExit("\n".join(["it fails undisturbed", *told]))
        return time.monotonic() - begun - self.started_s

    def _entered(self) -> None:
        self._is_entered = True

    def _work(self, name: str) -> None:
        from playwright.sync_api import Error

        shown = self.browser.contexts[0].pages
        page = next((p for p in shown if p.url.startswith(self.site.address)), None)
        if page is None:
            return
        page.set_default_timeout(20_000)
        with suppress(Error):  # the recorder that is killed may close the tab
            work(page, name, self._entered)

    def _left(self, out: Path, secret: str) -> list[str]:
        """List what is wrong with what a recorder left."""
        told = broken(out)
        told += [
            f"{f} holds the secret {kind}" for f, kind, _ in leaks(files(out), secret)
        ]
        for folder in out.iterdir() if out.is_dir() else ():
            state = "ended" if (folder / f"{folder.name}.json").exists() else "journal"
            journal = folder / "journal.jsonl"
            if state == "journal" and journal.exists():
                lines = journal.read_bytes().split(b"\n")
                told += [
                    f"{journal.name}: {line!r}"
                    for line in lines[:-1]
                    if not _is_json(line)
                ]
                state = "journal of a head" if len(lines) <= 2 else "journal of events"
            self.states[state] += 1
            told += _read(folder, state)
            if (folder / "journal.jsonl").exists() and state == "journal of events":
                told += _recovered(folder)
            told += [
                f"{f} holds the secret afterwards"
                for f, _, _ in leaks(files(out), secret)
            ]
        return told


def _killing(process: subprocess.Popen[str], after_s: float) -> threading.Timer:
    killer = threading.Timer(after_s, process.kill)
    killer.start()
    return killer


def _is_json(line: bytes) -> bool:
    try:
        json.loads(line)
    except ValueError:
        return False
    return True


def _read(folder: Path, state: str) -> list[str]:
    """Convert what is there, as it is."""
    with tempfile.TemporaryDirectory() as out:
        done = subprocess.run(
            [*WB2PM, "convert", str(folder), "--to", "csv", "--out", out],
            capture_output=True,
            text=True,
            check=False,
        )
    if "Traceback" in done.stderr or (
        done.returncode and state not in {"journal", "journal of a head"}
    ):
        return [f"{state} is not read: {done.stderr[-300:]}"]
    return []


def _recovered(folder: Path) -> list[str]:
    """Make the trace of a journal, as many events as there were before."""
    from wb2pm.converters.wonderbread.reader import read_demonstration

    before = read_demonstration(folder)
    done = subprocess.run(
        [*WB2PM, "record", "--recover", str(folder)],
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode:
        return [f"not recovered: {done.stderr[-300:]}"]
    after = read_demonstration(folder)
    if len(after.events) != len(before.events):
        return [f"{len(before.events)} events became {len(after.events)}"]
    return broken(folder)


def disturb(bench: Bench, took: float, kind: Kind, number: int) -> Disturbance:
    """Disturb one recording, drawn by its number."""
    bench.chance = random.Random(f"{bench.seed} {kind} {number}")
    bench.states.clear()
    with tempfile.TemporaryDirectory() as home:
        out = Path(home) / "out"
        if kind == "full":
            size = SIZES[number % len(SIZES)]
            how, found = f"files of {size:,} bytes", bench.one(out, limit=size)
            is_hit = bench.ended != 0
        else:
            early = bench.chance.random() < STARTING
            of = "start_s" if early else "work_s"
            moment = bench.chance.uniform(0, bench.started_s if early else took)
            how = f"{moment:.1f} s after it {'was begun' if early else 'recorded'}"
            found = bench.one(out, **{of: moment})
            is_hit = bench.ended == -signal.SIGKILL
    return Disturbance(
        command="record",
        kind=kind,
        number=number,
        is_hit=is_hit,
        how=how,
        left=", ".join(sorted(bench.states)),
        broken=tuple(found),
        seed=bench.seed,
    )


def main() -> int:
    """Disturb recordings and say what came of it."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--kills", type=int, default=50)
    parser.add_argument("--full", type=int, default=12)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--log", type=Path)
    parser.add_argument("--summary", action="store_true")
    asked = parser.parse_args()
    ledger = Ledger(asked.log, asked.seed)
    if not asked.summary:
        _disturb_all(asked, ledger)
    print(ledger.summary())
    return 1 if ledger.broken() else 0


def _disturb_all(asked: argparse.Namespace, ledger: Ledger) -> None:
    with tempfile.TemporaryDirectory() as home, playwright() as play:
        launch_browser(play).close()  # says in one line what is missing
        site = Site()
        with chromium(Path(home) / "profile") as address:
            browser = play.chromium.connect_over_cdp(address)
            bench = Bench(browser, address, site, asked.seed)
            took = bench.worked_s(Path(home) / "whole")
            print(f"undisturbed {took:.1f} s", file=sys.stderr)
            wanted: dict[Kind, int] = {"kill": asked.kills, "full": asked.full}
            for kind, count in wanted.items():
                number = ledger.tried("record", kind)
                while ledger.hits("record", kind) < count and number < TRIES * count:
                    ledger.add(disturb(bench, took, kind, number))
                    number += 1
            browser.close()
        site.close()


if __name__ == "__main__":
    sys.exit(main())
