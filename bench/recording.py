"""How much longer a scripted run takes when it is recorded.

    python bench/recording.py [--actions 200] [--runs 5] [--rows 40]

A made-up application of lists and forms is served on loopback and worked in by a
script that never pauses: fields filled and typed in, options chosen, boxes
checked, pages opened. The same run is done with and without the recorder, in
turns, in a fresh browser context each. Prints the median seconds of both and
their ratio, target 1.5, and exits with 1 when it is missed. Needs the extra
`record` and an installed Chromium, Chrome or Edge.
"""

from __future__ import annotations

import argparse
import statistics
import sys
import tempfile
import threading
import time
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import TYPE_CHECKING

from wb2pm.converters.wonderbread.reader import read_demonstration
from wb2pm.record import Recorder, launch_browser, playwright

if TYPE_CHECKING:
    from collections.abc import Iterator

    from playwright.sync_api import Browser, Page

TARGET = 1.5
ACTIONS_A_ROUND = 10
WORDS = ("Belt", "Lamp", "Chair", "Table", "Clock", "Shelf", "Mirror", "Basket")


def page(number: int, rows: int) -> str:
    """Write one page of the application: a list of orders and a form.

    Args:
        number: Which page.
        rows: How long the list is.
    """
    items = "".join(
        f"<tr><td><a href='/{row}'>Order {1000 + row}</a></td>"
        f"<td>{WORDS[row % len(WORDS)]}</td><td><span>{row * 7 % 90}.00</span></td></tr>"
        for row in range(rows)
    )
    return (
        f"<!DOCTYPE html><title>Order {number}</title><h1>Order {number}</h1>"
        f"<form action='/{number + 1}'><label>Title <input name=title></label>"
        "<label>Note <textarea name=note></textarea></label>"
        "<label>State <select name=state><option>New<option>Open<option>Done</select>"
        "</label><label><input type=checkbox name=urgent> Urgent</label>"
        "<button>Save</button></form><a href='/'>All orders</a>"
        f"<table><thead><tr><th>Order<th>Item<th>Price</thead>{items}</table>"
    )


@contextmanager
def application(rows: int) -> Iterator[str]:
    """Serve the application on loopback; yields its address."""

    class Handler(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            digits = "".join(c for c in self.path.partition("?")[0] if c.isdigit())
            content = page(int(digits or 0), rows).encode()
            self.send_response(200)
            self.send_header("Content-Type", "text/html")
            self.send_header("Content-Length", str(len(content)))
            self.end_headers()
            self.wfile.write(content)

        def log_message(self, *_: object) -> None:
            """Describe nothing."""

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield f"http://127.0.0.1:{server.server_port}/"
    finally:
        server.shutdown()
        server.server_close()


def work(page: Page, rounds: int) -> None:
    """Do the actions, ten a round."""
    for number in range(rounds):
        page.get_by_label("Title").click()
        page.keyboard.type(f"Order for {WORDS[number % len(WORDS)]}")
        page.keyboard.press("Tab")
        page.keyboard.type("deliver on Monday")
        page.get_by_label("State").select_option("Open")
        page.get_by_label("Urgent").check()
        page.get_by_label("Title").fill("changed")
        page.get_by_role("button", name="Save").click()
        page.get_by_role("link", name="Order 1003").click()
        page.get_by_role("link", name="All orders").click()


def seconds(browser: Browser, address: str, rounds: int, out: str | None) -> float:
    """Measure one run; a recorded one must hold every action."""
    context = browser.new_context(viewport={"width": 1280, "height": 720})
    tab = context.new_page()
    tab.goto(address)
    recorder = Recorder(context, out=out, workflow="bench").start() if out else None
    start = time.perf_counter()
    work(tab, rounds)
    spent = time.perf_counter() - start
    if recorder:
        recorder.stop()
        found = read_demonstration(recorder.folder).source_actions
        if found != rounds * ACTIONS_A_ROUND:
            raise SystemExit(f"{found} actions recorded of {rounds * ACTIONS_A_ROUND}")
    context.close()
    return spent


def main() -> int:
    """Print the measurements; return the exit status."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--actions", type=int, default=200)
    parser.add_argument("--runs", type=int, default=5)
    parser.add_argument("--rows", type=int, default=40)
    options = parser.parse_args()
    rounds = max(options.actions // ACTIONS_A_ROUND, 1)
    plain: list[float] = []
    recorded: list[float] = []
    with (
        tempfile.TemporaryDirectory() as out,
        application(options.rows) as address,
        playwright() as play,
    ):
        browser = launch_browser(play)
        seconds(browser, address, 1, None)
        for _ in range(options.runs):
            plain.append(seconds(browser, address, rounds, None))
            recorded.append(seconds(browser, address, rounds, out))
        browser.close()
    without, with_it = statistics.median(plain), statistics.median(recorded)
    ratio = with_it / without
    print(f"{rounds * ACTIONS_A_ROUND} actions, median of {options.runs}")
    print(f"alone     {without:8.2f} s")
    print(f"recorded  {with_it:8.2f} s")
    print(f"ratio     {ratio:8.2f}    (target <= {TARGET:g})")
    return int(ratio > TARGET)


if __name__ == "__main__":
    sys.exit(main())
