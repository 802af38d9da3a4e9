"""Whether what is masked can be read in the pictures of a guide.

``python bench/guide_pictures.py`` shows pages with one invented secret each in Chromium,
in another kind of place on every page, records a person who goes from one to the next,
and makes a guide of it. In its pictures no pixel that drew the secret may be left, and
Tesseract, if it is installed, must not read it; of the same pictures without masking it
says how many it can read.
"""

from __future__ import annotations

import argparse
import html
import io
import re
import shutil
import subprocess
import sys
import tempfile
import tomllib
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np
from PIL import Image
from rapidfuzz import fuzz

sys.path.insert(0, str(Path(__file__).parents[1]))

from tests.record.conftest import Site
from wb2pm.analysis.answers import answer_recordings
from wb2pm.analysis.preparing import prepare
from wb2pm.guides.painting import COLOUR
from wb2pm.guides.pictures import _cut, illustrate
from wb2pm.guides.shown_steps import shown_steps
from wb2pm.llm.jobs.procedure import WRITE_SOP
from wb2pm.record import Recorder, launch_browser, playwright

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from wb2pm.converters.redaction.redact import Policy

KINDS = Path(__file__).parents[1] / "tests" / "data" / "secret_kinds.toml"
PLACES = (
    "<p>{0}</p>",
    "<table><tr><td>Note</td><td>{0}</td><td>open</td></tr></table>",
    "<ul><li>first</li><li>{0}</li></ul>",
    "<input id=f class=s size=60 value='{1}'>",
    "<textarea id=f class=s cols=60 rows=3>{1}</textarea>",
    "<div style='width:60px;white-space:nowrap'>{0}</div>",
    "<div style='width:120px;height:14px;overflow:visible'>{0}</div>",
    "<button>{0}</button>",
    "<h2>{0}</h2>",
    "<div style='transform:rotate(-4deg);transform-origin:left'>{0}</div>",
    "<div style='zoom:1.5'>{0}</div>",
    "<div dir=rtl>{0}</div>",
    "<p style='font-size:9px'>{0}</p>",
    "<div contenteditable class=s>{1}</div>",
    "<p>" + "The path along the river stays open. " * 14 + "{0}</p>",
    "<select class=s><option>{1}</option><option>other</option></select>",
    "<label>{0} <input type=checkbox></label>",
    "<dialog open style='position:static;margin:0'>{0}</dialog>",
    "<pre>level=info\n{0}\nlevel=info</pre>",
    "<div style='columns:2'>before {0} after and some more words that fill it</div>",
    (
        "<div id=h></div><script>h.attachShadow({{mode:'open'}}).innerHTML ="
        " '<style>.hide{{-webkit-text-fill-color:transparent}}</style><p>' + t.innerHTML +"
        " '</p>';</script>"
    ),
    (
        '<iframe srcdoc="<style>.hide{{-webkit-text-fill-color:transparent}}</style>'
        "<p>{2}</p>\" style='width:700px;height:70px;border:0'></iframe>"
    ),
    "<div style='display:flex;gap:9px'><b>Info</b>{0}</div>",
    "<a href='#x'>{0}</a>",
    "<details open><summary>more</summary>{0}</details>",
    "<div style='background:#234;color:#fff;padding:6px'>{0}</div>",
    "<div style='letter-spacing:2px'>{0}</div>",
    "<p><i>so:</i> {0}, <b>or</b> ask</p>",
    "<div role=alert>{0}</div>",
    "<div style='position:relative;left:40px;top:6px'>{0}</div>",
)
"""Where a secret stands: as marked text, as plain text, or quoted for an attribute."""
PAGE = """<!DOCTYPE html><meta charset=utf-8><title>Page {n}</title>
<style>body{{font:16px sans-serif;margin:30px}}
.hide,.hide *{{-webkit-text-fill-color:transparent!important;color:transparent!important}}
</style><template id=t>{marked}</template>
<h1>Page {n} of the log</h1><p>Orders of today</p><p>Open until six</p><p>Three boats</p>
{place}<p>Below it is quiet</p><p><a id=next href=/{after}>Next</a></p>"""
HIDE = """() => { const all = [document, ...[...document.querySelectorAll('*')]
  .flatMap(e => [e.shadowRoot, e.contentDocument]).filter(Boolean)];
  for (const d of all) for (const e of d.querySelectorAll('.s')) e.classList.add('hide'); }"""
READ = 80
"""Likeness, of 100, from which on a secret counts as read."""


class Shown(NamedTuple):
    """A page as it was.

    Attributes:
        secret: What must not be read.
        ink: Which pixels drew the text that it stands in.
        button: Edges of what was clicked.
    """

    secret: str
    ink: np.ndarray[Any, Any]
    button: tuple[int, int, int, int]


def chosen(count: int) -> list[dict[str, str]]:
    """Choose secrets at even distances among those that stand in text."""
    told = tomllib.loads(KINDS.read_text(encoding="utf-8"))["secret"]
    plain = [one for one in told if one["where"] != "field" and one["text"].isascii()]
    return [plain[n * len(plain) // count] for n in range(count)]


def pages(secrets: list[dict[str, str]]) -> dict[str, str]:
    """Write the pages."""
    made = {}
    for n, one in enumerate(secrets):
        text = html.escape(one["text"])
        marked = f"<span class=s>{text}</span>"
        place = PLACES[n % len(PLACES)].format(marked, text, html.escape(marked))
        made[f"/{n}"] = PAGE.format(n=n, after=n + 1, marked=marked, place=place)
    made[f"/{len(secrets)}"] = "<title>End</title><h1>End</h1>"
    return made


def record(folder: Path, secrets: list[dict[str, str]]) -> list[Shown]:
    """Record a walk through the pages."""
    site = Site()
    site.pages |= pages(secrets)
    view = {"width": 1000, "height": 700}
    try:
        with playwright() as play, launch_browser(play) as browser:
            page = browser.new_context(viewport=view).new_page()  # type: ignore[arg-type]
            shown = [
                look(page, f"{site.address}/{n}", one["secret"])
                for n, one in enumerate(secrets)
            ]
            page.context.close()
            context = browser.new_context(viewport=view)  # type: ignore[arg-type]
            page = context.new_page()
            page.goto(f"{site.address}/0")
            with Recorder(context, out=folder, intent="Read the log", workflow="1"):
                for _ in secrets:
                    page.wait_for_timeout(1500)
                    page.click("#next")
                page.wait_for_timeout(400)
    finally:
        site.close()
    return shown


def look(page: Page, address: str, secret: str) -> Shown:
    """Look at a page with and without the text that is secret."""
    page.goto(address)
    page.wait_for_timeout(200)
    seen = grey(page.screenshot())
    page.evaluate(HIDE)
    ink = np.abs(seen - grey(page.screenshot())) > 16
    box = page.locator("#next").bounding_box()
    if box is None or not ink.any():
        raise RuntimeError(f"{address} does not show what it is to show")
    left, top = box["x"], box["y"]
    edges = (left, top, left + box["width"], top + box["height"])
    x0, y0, x1, y1 = (round(edge) for edge in edges)
    return Shown(secret, ink, (x0, y0, x1, y1))


def grey(png: bytes) -> np.ndarray[Any, Any]:
    """Read a picture in shades of grey."""
    return np.asarray(Image.open(io.BytesIO(png)).convert("L"), dtype=np.int16)


def guide_pictures(folder: Path, policy: Policy) -> dict[int, Image.Image | None]:
    """Return page -> its picture in the guide; None where it is left out."""
    ready = prepare([folder], redaction=policy, covered=True)
    (answer,) = answer_recordings(WRITE_SOP, ready).values()
    pictures = illustrate(answer, ready)
    print(*(f"  {note}" for note in pictures.notes), sep="\n")
    found: dict[int, Image.Image | None] = {}
    for number, act in enumerate(shown_steps(answer, ready), start=1):
        screen = act.event.screen_before if act else None
        page = re.search(r"/(\d+)$", (screen.url or "") if screen else "")
        if page:
            made = pictures.of(number)
            found[int(page[1])] = made and Image.open(io.BytesIO(made.png))
    return found


def is_read(picture: Image.Image, secret: str) -> bool:
    """Have Tesseract read a picture, three times as large."""
    large = picture.resize((picture.width * 3, picture.height * 3))
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "a.png"
        large.save(path)
        command = ["tesseract", str(path), "-", "--psm", "11"]
        text = subprocess.run(
            command, capture_output=True, text=True, check=True
        ).stdout
    plain = [re.sub(r"[\W_]+", "", said).casefold() for said in (secret, text)]
    return fuzz.partial_ratio(*plain) >= READ if all(plain) else False


def main() -> None:
    """Measure, and print what is left."""
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--screens", type=int, default=30)
    asked.add_argument("--keep", type=Path, help="receives the recording and pictures")
    told = asked.parse_args()
    with tempfile.TemporaryDirectory() as thrown_away:
        folder = told.keep or Path(thrown_away)
        secrets = chosen(told.screens)
        shown = record(folder, secrets)
        masked = guide_pictures(folder, "secrets")
        plain = guide_pictures(folder, "none")
        reads = shutil.which("tesseract") is not None
        left_out, inked, read, control = 0, 0, 0, 0
        for n, one in enumerate(shown):
            picture, whole = masked.get(n), plain.get(n)
            control += bool(reads and whole and is_read(whole, one.secret))
            if picture is None:
                left_out += 1
                print(f"page {n}: left out ({PLACES[n % len(PLACES)][:40]})")
                continue
            if told.keep:
                picture.save(told.keep / f"{n}.png")
            x, y, right, bottom = _cut(Image.new("L", (1000, 700)), one.button, 1.0)
            ink = one.ink[y:bottom, x:right]
            left = ink & (np.asarray(picture) != np.array(COLOUR)).any(axis=2)
            share = left.sum() / max(1, ink.sum())
            said = reads and is_read(picture, one.secret)
            inked, read = inked + bool(left.any()), read + said
            if left.any() or said:
                print(
                    f"page {n}: {share:.0%} of its pixels left, read: {said}, "
                    f"{PLACES[n % len(PLACES)][:50]} {secrets[n]['text'][:60]!r}"
                )
        print(
            f"{len(shown)} screens: {left_out} left out, {inked} with pixels left, "
            f"{read} read by OCR ({control} without masking)"
        )


if __name__ == "__main__":
    main()
