"""Do a written procedure in a browser, and report what could not be done.

The work is data at the end of this file: what to do to which element, and the values,
each of which can be given another (--value NAME=VALUE). Secrets come from environment
variables. It stops at the first step that it cannot do, since what follows would be done
somewhere else, and exits with 0 if it did all steps, with 1 if not.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import sys
import time
from collections.abc import Iterator
from typing import Any

BROWSERS = ("chromium", "chromium-browser", "google-chrome", "microsoft-edge")
SETTLE_MS = 1500
MOST_TEXT = 4000
MOST_MONTHS = 24
AROUND = """element => {
  for (let around = element.parentElement; around; around = around.parentElement) {
    const box = around.getBoundingClientRect();
    if (box.width && box.height && box.right > 0 && box.left < innerWidth) {
      around.scrollIntoView({block: "nearest"});
      const now = around.getBoundingClientRect();
      return [now.left + now.width / 2, now.top + now.height / 2];
    }
  }
}"""


class CannotDoError(Exception):
    """A step cannot be done."""


class Hands:
    """Does one operation after the other, in the tab that was opened last."""

    def __init__(self, context: Any, values: dict[str, str], patience_s: float) -> None:
        """Work in a browser context."""
        self.context = context
        self.values = values
        self.patience_s = patience_s

    @property
    def page(self) -> Any:
        """The tab that was opened last."""
        return self.context.pages[-1]

    def do(self, op: dict[str, Any]) -> None:
        """Do one operation.

        Raises:
            CannotDoError: If its element is not there, or is not the only one.
        """
        getattr(self, f"_{op['do']}")(op)
        self._settle()

    def shows(self, texts: list[str]) -> bool:
        """Tell whether texts come up on the page."""
        end = time.monotonic() + self.patience_s
        while True:
            if all(
                any(self._visible(f.get_by_text(t)) for f in self.page.frames)
                for t in texts
            ):
                return True
            if time.monotonic() > end:
                return False
            self.page.wait_for_timeout(100)

    def _settle(self) -> None:
        from playwright.sync_api import Error

        for state, patience in (("load", 30_000), ("networkidle", SETTLE_MS)):
            try:
                self.page.wait_for_load_state(state, timeout=patience)
            except Error:
                continue

    def _goto(self, op: dict[str, Any]) -> None:
        self.page.goto(op["address"])

    def _press(self, op: dict[str, Any]) -> None:
        self.page.keyboard.press(op["keys"])

    def _click(self, op: dict[str, Any]) -> None:
        found = self._find(op)
        box = found.bounding_box()
        if box is None or box["x"] + box["width"] <= 0:  # kept beside the page
            self._point(found.evaluate(AROUND) or op.get("at"))
        found.click(timeout=self._left())

    def _double_click(self, op: dict[str, Any]) -> None:
        self._find(op).dblclick(timeout=self._left())

    def _right_click(self, op: dict[str, Any]) -> None:
        self._find(op).click(button="right", timeout=self._left())

    def _hover(self, op: dict[str, Any]) -> None:
        self._find(op).hover(timeout=self._left())

    def _tick(self, op: dict[str, Any]) -> None:
        found = self._find(op, hidden=True)
        if found.is_checked() == op["ticked"]:
            return
        if found.is_visible():
            found.set_checked(op["ticked"], timeout=self._left())
        else:  # drawn by something else, which passes the click on
            found.dispatch_event("click")

    def _enter(self, op: dict[str, Any]) -> None:
        found, value = self._find(op), self.values[op["value"]]
        kind = found.get_attribute("type") or ""
        if kind in {
            "date",
            "time",
            "datetime-local",
            "month",
            "week",
            "color",
            "range",
        }:
            found.fill(value, timeout=self._left())
            return
        found.click(timeout=self._left())
        self.page.keyboard.press("ControlOrMeta+A")
        self.page.keyboard.press("Delete")
        self.page.keyboard.type(value)

    def _select(self, op: dict[str, Any]) -> None:
        self._find(op).select_option(
            label=self.values[op["value"]], timeout=self._left()
        )

    def _choose(self, op: dict[str, Any]) -> None:
        """Choose an entry of a list that was opened; type where it has to be looked for."""
        value = self.values[op["value"]]
        ways = [
            ["role", "option", value],
            ["role", "menuitem", value],
            ["any text", value],
        ]
        try:
            found = self._find({"ways": ways}, patience_s=min(3.0, self.patience_s))
        except CannotDoError:
            self.page.keyboard.type(value)
            found = self._find({"ways": ways})
        found.click(timeout=self._left())

    def _choose_day(self, op: dict[str, Any]) -> None:
        """Turn a calendar as in the recording until it shows the month, click the day."""
        words = self.values[op["value"]].split()
        if len(words) != len(op["as"].split()):
            raise CannotDoError(f"a day has to be written like {op['as']!r}")
        day = words.pop(op["day"])
        month, turns = " ".join(words), [*op["turning"]]
        for turned in range(len(turns) + MOST_MONTHS):
            if self._visible(self.page.get_by_text(month)):
                break
            if not turns:
                raise CannotDoError(f"the calendar does not show {month!r}")
            way = turns[min(turned, len(turns) - 1)]
            self._find({"ways": way}).click(timeout=self._left())
            self._settle()
        else:
            raise CannotDoError(f"the calendar does not show {month!r}")
        recorded = self.values[op["value"]] == op["as"]
        role = next((way[1] for way in op["ways"] if way[0] == "role"), "gridcell")
        ways = op["ways"] if recorded else [["role", role, day], ["any text", day]]
        self._find({"ways": ways}).click(timeout=self._left())

    def _left(self) -> float:
        return self.patience_s * 1000

    def _find(
        self,
        op: dict[str, Any],
        *,
        hidden: bool = False,
        patience_s: float | None = None,
    ) -> Any:
        """Wait for the one element that a way of finding it leads to."""
        ways = [self._way(way) for way in op["ways"]]
        end = time.monotonic() + (patience_s or self.patience_s)
        while True:
            seen = 0
            for frame in self.page.frames:
                for found in self._candidates(frame, ways):
                    visible = self._visible(found)
                    if len(visible) == 1:
                        return visible[0]
                    seen = max(seen, len(visible))
                    if hidden and not visible and found.count() == 1:
                        return found.first
            self._point(self._around(ways) or op.get("at"))
            if time.monotonic() > end:
                many = f"there are {seen} such elements" if seen else "it is not there"
                raise CannotDoError(f"{many}: {ways[0][1:]}")
            self.page.wait_for_timeout(100)

    def _around(self, ways: list[list[str]]) -> Any:
        """Find the middle of what is seen around the one hidden element there is."""
        from playwright.sync_api import Error

        way = ways[0]
        found = _located(self.page, way)
        if way[0].startswith("role"):
            found = self.page.get_by_role(
                way[1], name=way[2], exact=True, include_hidden=True
            )
        try:
            return found.evaluate(AROUND) if found.count() == 1 else None
        except Error:  # the page went away meanwhile
            return None

    def _point(self, at: list[float] | None) -> None:
        """Move the mouse to where an element was: some show only under it."""
        if at is not None:
            for aside in (3, 0):
                self.page.mouse.move(at[0] + aside, at[1])

    def _way(self, way: list[str]) -> list[str]:
        """Put a value that is a parameter into a way."""
        return [*way[:-1], self.values[way[-1]]] if way[0].endswith("=") else way

    def _candidates(self, frame: Any, ways: list[list[str]]) -> Iterator[Any]:
        """List what the ways lead to, and what two of them lead to."""
        found = [_located(frame, way) for way in ways]
        yield from found
        for other in found[1:]:
            yield found[0].and_(other)

    @staticmethod
    def _visible(found: Any, most: int = 20) -> list[Any]:
        from playwright.sync_api import Error

        try:
            return [e for e in found.all()[:most] if e.is_visible()]
        except Error:  # the page went away meanwhile, or the way is none
            return []


def _located(frame: Any, way: list[str]) -> Any:
    kind = way[0].removesuffix("=")
    if kind == "role":
        return frame.get_by_role(way[1], name=way[2], exact=True)
    if kind == "label":
        return frame.get_by_label(way[1], exact=True)
    if kind == "placeholder":
        return frame.get_by_placeholder(way[1], exact=True)
    if kind == "text":
        return frame.get_by_text(way[2], exact=True).and_(frame.locator(way[1]))
    if kind == "any text":
        return frame.get_by_text(way[1], exact=True)
    found = frame.locator(f"{kind}={way[3]}")
    if way[1] == "role":
        return found.and_(frame.get_by_role(way[2]))
    return found.and_(frame.locator(way[2])) if way[1] == "tag" else found


def run(work: dict[str, Any], argv: list[str] | None = None) -> int:
    """Do the work, print a report as JSON.

    Args:
        work: The data of the script.
        argv: Arguments; those of the command line by default.

    Returns:
        0 if every step was done, else 1.
    """
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument(
        "--value",
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help="one of the values below, another for this run",
    )
    asked.add_argument("--list", action="store_true", help="list values and secrets")
    asked.add_argument("--start", help="address to start at")
    asked.add_argument("--state", help="file of Playwright's storage state: signed in")
    asked.add_argument("--shows", action="append", help="text that the end has to show")
    asked.add_argument("--browser", help="program of Chromium, Chrome or Edge")
    asked.add_argument("--headed", action="store_true", help="show the browser")
    asked.add_argument(
        "--patience",
        type=float,
        default=10.0,
        metavar="SECONDS",
        help="how long to wait for an element",
    )
    told = asked.parse_args(argv)
    values = dict(work["values"])
    for pair in told.value:
        name, equals, value = pair.partition("=")
        if not equals or name not in values:
            asked.error(f"--value {name}: known are {', '.join(map(repr, values))}")
        values[name] = value
    if told.list:
        print(json.dumps({"values": values, "secrets": work["secrets"]}, indent=1))
        return 0
    missing = sorted({v for v in work["secrets"].values() if v not in os.environ})
    if missing:
        asked.error(f"set the environment variables {', '.join(missing)}")
    start = told.start or work["start"]
    if not start:
        asked.error("the recording does not say where to start: --start ADDRESS")
    values |= {name: os.environ[v] for name, v in work["secrets"].items()}
    report = _run_in_browser(work, told, start, values)
    print(json.dumps(report, indent=1))
    return 0 if report["done"] == report["of"] and report["shows"] is not False else 1


def _run_in_browser(
    work: dict[str, Any], told: argparse.Namespace, start: str, values: dict[str, str]
) -> dict[str, Any]:
    from playwright.sync_api import Error, sync_playwright

    program = told.browser or next(filter(None, map(shutil.which, BROWSERS)), None)
    root = hasattr(os, "geteuid") and os.geteuid() == 0
    with sync_playwright() as play:
        browser = play.chromium.launch(
            executable_path=program,
            headless=not told.headed,
            args=["--no-sandbox"] if root else [],
        )
        try:
            context = browser.new_context(
                storage_state=told.state, viewport=work.get("window")
            )
            hands = Hands(context, values, told.patience)
            context.new_page()
            try:
                hands.do({"do": "goto", "address": start})
                steps = _do_steps(work["steps"], hands)
            except Error as exc:
                steps = [
                    _told(s, f"no start: {_first_line(exc)}") for s in work["steps"]
                ]
            wanted = told.shows or work["shows"]
            done = [step["done"] for step in steps]
            shows = hands.shows(wanted) if wanted and False not in done else None
            text = hands.page.locator("body").inner_text()[:MOST_TEXT]
        finally:
            browser.close()
    return {
        "steps": steps,
        "done": sum(one is True for one in done),
        "of": sum(one is not None for one in done),
        "text": text,
        "shows": False if wanted and False in done else shows,
    }


def _do_steps(steps: list[dict[str, Any]], hands: Hands) -> list[dict[str, Any]]:
    """Do the steps up to the first that cannot be done; some are left to people."""
    report: list[dict[str, Any]] = []
    stopped = ""
    for step in steps:
        why = step["cannot"] or stopped
        if step["left"]:
            report.append({**_told(step, step["left"]), "done": None})
            continue
        try:
            for op in () if why else step["ops"]:
                hands.do(op)
        except Exception as exc:  # Playwright's and ours alike are told
            why = _first_line(exc)
        report.append(_told(step, why))
        if why and not stopped:
            stopped = f"step {step['step']} was not done"
    return report


def _told(step: dict[str, Any], why: str) -> dict[str, Any]:
    return {
        "step": step["step"],
        "text": step["text"],
        "done": not why,
        "why": why or None,
    }


def _first_line(exc: Exception) -> str:
    return str(exc).strip().split("\n")[0] or type(exc).__name__
