"""Scripts at work: on a small site, and on the applications that were recorded."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.record.conftest import Site
from wb2pm.guides.script import script_text
from wb2pm.record.browsers import installed_browser

ROOT = Path(__file__).parents[2]
LEAST_STEPS = 0.9
LEAST_ENDS = 0.8
FORM = """<!DOCTYPE html><title>Form</title>
<label>Name <input id="n"></label> <label>Word <input type="password" id="p"></label>
<label>Day <input type="date" id="d"></label>
<label>Kind <select id="k"><option>Big</option><option>Small</option></select></label>
<label><input type="checkbox" id="c"> Urgent</label>
<button>Save</button> <button hidden>Save</button> <button>Twice</button><button>Twice</button>
<p id="said"></p>
<script>document.querySelector("button").onclick = () => {
  const of = id => document.getElementById(id);
  said.textContent = [n.value, p.value.length, d.value, k.value, c.checked].join(" / ");
};</script>"""
OPS: list[dict[str, Any]] = [
    {"do": "enter", "ways": [["label", "Name"]], "value": "Name"},
    {"do": "enter", "ways": [["label", "Word"]], "value": "Word"},
    {"do": "enter", "ways": [["label", "Day"]], "value": "Day"},
    {"do": "select", "ways": [["role", "combobox", "Kind"]], "value": "Kind"},
    {"do": "tick", "ways": [["role", "checkbox", "Urgent"]], "ticked": True},
    {"do": "click", "ways": [["role", "button", "Save"]]},
]


@pytest.fixture
def site() -> Iterator[Site]:
    """A web site with a form."""
    if installed_browser() is None:
        pytest.skip("no Chromium, Chrome or Edge")
    serving = Site()
    serving.pages["/"] = FORM
    yield serving
    serving.close()


def step(number: int, *ops: dict[str, Any], **changed: Any) -> dict[str, Any]:
    """Make a step of a script."""
    return {
        "step": number,
        "text": "",
        "left": None,
        "cannot": None,
        "ops": [*ops],
    } | changed


def run(
    folder: Path, start: str, *steps: dict[str, Any], **said: Any
) -> dict[str, Any]:
    """Run a script, and return its report."""
    path = folder / "it.py"
    work = {
        "start": start,
        "window": said.pop("window", None),
        "values": {"Name": "Ann", "Day": "2026-12-01", "Kind": "Small"}
        | said.pop("values", {}),
        "secrets": {"Word": "WB2PM_WORD"},
        "steps": [*steps],
        "shows": said.pop("shows", []),
    }
    path.write_text(script_text(work), encoding="ascii")
    command = [sys.executable, str(path), "--patience", "3", *said.pop("options", [])]
    done = subprocess.run(
        command,
        capture_output=True,
        text=True,
        check=False,
        env=os.environ | {"WB2PM_WORD": "swordfish"},
    )
    report: dict[str, Any] = json.loads(done.stdout)
    assert "swordfish" not in done.stdout + done.stderr
    assert done.returncode == (0 if report["done"] == report["of"] else 1)
    return report


@pytest.mark.interop
def test_a_form_is_filled_in_and_sent(site: Site, tmp_path: Path) -> None:
    """Values may be others than those recorded; secrets are not told."""
    report = run(
        tmp_path,
        site.address,
        *(step(number, op) for number, op in enumerate(OPS, start=1)),
        shows=["Bea / 9 / 2026-12-01 / Small / true"],
        options=["--value", "Name=Bea"],
    )

    assert (report["done"], report["of"], report["shows"]) == (6, 6, True)


@pytest.mark.interop
def test_it_stops_where_it_cannot_go_on(site: Site, tmp_path: Path) -> None:
    """Nothing is guessed: an element that is there twice, or not, is said."""
    twice = {"do": "click", "ways": [["role", "button", "Twice"]]}
    report = run(
        tmp_path,
        site.address,
        step(1, OPS[0]),
        step(2, twice),
        step(3, OPS[-1]),
        step(4, left="it is optional"),
        shows=["Form"],
    )

    assert [each["done"] for each in report["steps"]] == [True, False, False, None]
    assert [each["why"] for each in report["steps"]] == [
        None,
        "there are 2 such elements: ['button', 'Twice']",
        "step 2 was not done",
        "it is optional",
    ]
    assert (report["done"], report["of"], report["shows"]) == (1, 3, False)


UNDER_MOUSE = """<!DOCTYPE html><title>Rows</title><style>
body { margin: 0 } button { position: absolute; left: -999px } button.off { display: none }
div { height: 40px } div:hover button { left: 0 } div:hover button.off { display: block }
</style><div><button>Delete</button></div><div><button class=off>Copy</button></div>
<p id="said"></p><script>
for (const b of document.querySelectorAll("button"))
  b.onclick = () => { said.textContent += b.textContent + " done " + innerWidth + ". "; };
</script>"""


@pytest.mark.interop
@pytest.mark.parametrize("above", ["", "<p style='height: 900px'>"])
def test_what_shows_only_under_the_mouse_is_clicked(
    site: Site, tmp_path: Path, above: str
) -> None:
    """The mouse goes to what is around it, wherever that is now."""
    site.pages["/"] = UNDER_MOUSE.replace("</style>", f"</style>{above}")
    click = {"do": "click"}

    report = run(
        tmp_path,
        site.address,
        step(1, click | {"ways": [["role", "button", "Delete"]], "at": [20, 15]}),
        step(2, click | {"ways": [["role", "button", "Copy"]], "at": [20, 55]}),
        shows=["Delete done", "Copy done"] if above else ["Copy done 640."],
        window={"width": 640, "height": 480},
    )

    assert (report["done"], report["of"], report["shows"]) == (2, 2, True)


CALENDAR = """<!DOCTYPE html><title>Day</title><label>Until <input id="f"></label>
<div><button id="next">Next</button> <b id="month"></b>
<table><tr><td>9</td><td>10</td><td>11</td></tr></table></div><p id="said"></p>
<script>
const names = ["November 2026", "December 2026", "January 2027"];
let at = 0;
const show = () => { month.textContent = names[at]; };
next.onclick = () => { at += 1; show(); };
for (const day of document.querySelectorAll("td"))
  day.onclick = () => { f.value = said.textContent = day.textContent + " " + names[at]; };
show();
</script>"""
CHOOSE_DAY: dict[str, Any] = {
    "do": "choose_day",
    "value": "Until",
    "day": 0,
    "as": "10 December 2026",
    "ways": [["role", "cell", "10"]],
    "turning": [[["role", "button", "Next"]]],
}


@pytest.mark.interop
@pytest.mark.parametrize(
    ("day", "turning", "why"),
    [
        ("10 December 2026", True, None),
        ("9 November 2026", True, None),
        ("11 January 2027", True, None),
        ("10 December 2026", False, "the calendar does not show 'December 2026'"),
        ("December", True, "a day has to be written like '10 December 2026'"),
    ],
)
def test_a_day_is_chosen_where_the_calendar_shows_its_month(
    site: Site, tmp_path: Path, day: str, turning: bool, why: str | None
) -> None:
    """Whatever month it begins at; a day of another month is never taken."""
    site.pages["/"] = CALENDAR
    op = CHOOSE_DAY if turning else CHOOSE_DAY | {"turning": []}
    report = run(
        tmp_path,
        site.address,
        step(1, op),
        values={"Until": "10 December 2026"},
        shows=[day],
        options=["--value", f"Until={day}"],
    )

    assert report["steps"][0]["why"] == why
    assert report["shows"] is (why is None)


@pytest.mark.skipif(
    "WB2PM_RECORD" not in os.environ,
    reason="takes minutes and installs web applications: set WB2PM_RECORD=1",
)
@pytest.mark.parametrize("values", [None, "third_values.json"])
def test_procedures_are_followed_in_what_was_recorded(
    tmp_path: Path, values: str | None
) -> None:
    """Twelve workflows of the shop and the museum, with their own and other values."""
    home = ROOT / "examples" / "record"
    command = [sys.executable, str(home / "following.py")]
    if values is not None:
        command += ["--values", str(home / values)]

    told = subprocess.run(
        [*command, "--work", str(tmp_path)],
        check=True,
        capture_output=True,
        text=True,
    ).stdout

    *rows, summary = told.splitlines()
    done, of, ends, workflows = (
        int(word) for word in summary.split() if word.isdecimal()
    )
    assert len(rows) == workflows == 12
    assert done / of >= LEAST_STEPS
    assert ends / workflows >= LEAST_ENDS
