"""How large a report of generated cases is, and how soon it opens.

``python bench/report.py --cases 3000`` writes an event log of so many cases, of ten
workflows in as many ways as people find, analyses it, writes the report, and opens it in
Chromium (extra ``record``): until all is loaded and laid out, with the script and
without. What counts is the processor time of the page's main thread, as Chromium itself
counts it; the time on the clock says little on a machine that does other work besides.
"""

from __future__ import annotations

import argparse
import csv
import random
import shutil
import tempfile
import time
from datetime import datetime, timedelta, timezone
from pathlib import Path

from wb2pm.report.html import write_report
from wb2pm.report.main_job import MODEL_TIME_S, analyze

WORKFLOWS, STEPS = 10, 15
COLUMNS = (
    *("case:concept:name", "concept:name", "start_timestamp", "time:timestamp"),
    *("case:ui:workflow", "case:org:resource", "case:ui:site", "ui:url", "ui:page"),
)
VERBS = ("Click", "Enter", "Select", "Open")
WORDS = ("order", "customer", "price", "address", "invoice", "date", "status", "note")


def write_log(path: Path, cases: int, seed: int) -> None:
    """Write an event log in which steps are left out, repeated, swapped and added."""
    chance = random.Random(seed)
    at = datetime(2026, 1, 5, 8, tzinfo=timezone.utc)
    with path.open("w", encoding="utf-8", newline="") as file:
        rows = csv.writer(file)
        rows.writerow(COLUMNS)
        for case in range(cases):
            workflow = case % WORKFLOWS
            at += timedelta(minutes=chance.randrange(1, 9))
            moment = at
            for step in _steps(chance):
                verb, word = VERBS[step % 4], WORDS[(step + workflow) % 8]
                moment += timedelta(seconds=chance.expovariate(1 / 4))
                done = moment + timedelta(seconds=chance.random() * 3)
                page = f"/{word}/{step // 4}"
                rows.writerow(
                    [
                        *(f"2026 case {case:05}", f"{verb} '{word} {step}'"),
                        *(moment.isoformat(), done.isoformat()),
                        *(f"Workflow {workflow}", f"person {case % 23}"),
                        *(f"site {case % 3}", f"https://crm.test{page}", page),
                    ]
                )
                moment = done


def _steps(chance: random.Random) -> list[int]:
    steps = list(range(STEPS))
    for _ in range(chance.choice((0, 0, 1, 1, 2, 3))):
        place = chance.randrange(len(steps) - 1)
        kind = chance.randrange(4)
        if kind == 0:
            del steps[place]
        elif kind == 1:
            steps.insert(place, steps[place])
        elif kind == 2:
            steps[place], steps[place + 1] = steps[place + 1], steps[place]
        else:
            steps.insert(place, STEPS + chance.randrange(5))
    return steps


def time_opening(path: Path, *, script: bool) -> dict[str, float]:
    """Return the seconds from asking for a file until it is loaded and laid out.

    Those on the clock, and those of the main thread: all its tasks, and of these what the
    script, the styles and the layout took.
    """
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"))
        page = browser.new_context(java_script_enabled=script).new_page()
        session = page.context.new_cdp_session(page)
        session.send("Performance.enable", {"timeDomain": "threadTicks"})
        started = time.perf_counter()
        page.goto(path.as_uri())
        page.screenshot()
        taken = time.perf_counter() - started
        told = session.send("Performance.getMetrics")["metrics"]
        browser.close()
    figures = {each["name"]: each["value"] for each in told}
    parts = ("Task", "Script", "RecalcStyle", "Layout")
    return {
        **{part.lower(): figures[f"{part}Duration"] for part in parts},
        "clock": taken,
    }


def main() -> None:
    """Generate, analyse, write and open."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--cases", type=int, default=3000)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--runs", type=int, default=3)
    parser.add_argument("--miner", default="inductive")
    parser.add_argument("--model-time", type=float, default=MODEL_TIME_S)
    parser.add_argument("--out", type=Path, help="keep the report in this folder")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        log, report = Path(folder) / "log.csv", Path(folder) / "out" / "report.html"
        if given.out is not None:
            report = given.out / "report.html"
        write_log(log, given.cases, given.seed)
        started = time.process_time()
        analysis = analyze(
            log,
            out=report.parent,
            outputs=["csv"],
            miner=given.miner,
            model_time_s=given.model_time,
        )
        analysed = time.process_time() - started
        started = time.process_time()
        write_report(analysis, report)
        written = time.process_time() - started
        models = sum(workflow.model is not None for workflow in analysis.workflows)
        variants = sum(len(workflow.variants) for workflow in analysis.workflows)
        print(
            f"{given.cases:,} cases, {len(analysis.log):,} steps, {variants:,} variants,"
            f" {models} models"
        )
        print(f"analysed in {analysed:.1f} s of CPU, report written in {written:.1f} s")
        print(f"report: {report.stat().st_size / 1e6:.2f} MB")
        for script in (True, False):
            times = [time_opening(report, script=script) for _ in range(given.runs)]
            print(f"opened {'with' if script else 'without'} its script, seconds:")
            for part in times[0]:
                ordered = sorted(each[part] for each in times)
                print(f"  {part:12} {', '.join(f'{t:.2f}' for t in ordered)}")


if __name__ == "__main__":
    main()
