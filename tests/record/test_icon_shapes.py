"""What icons draw, as the recorder's script and as the page's source tell it."""

from __future__ import annotations

from base64 import b64encode
from io import BytesIO
from typing import TYPE_CHECKING

import pytest
from fontTools.feaLib.builder import addOpenTypeFeaturesFromString
from fontTools.fontBuilder import FontBuilder
from fontTools.pens.ttGlyphPen import TTGlyphPen

from tests.record.test_recorder import record
from wb2pm.converters.labels.elements.icon_shapes import shape_of_icon
from wb2pm.converters.labels.labelling import label
from wb2pm.converters.pages.markup import parse_markup

if TYPE_CHECKING:
    from pathlib import Path

    from playwright.sync_api import BrowserContext, Page

    from tests.record.conftest import Site

pytestmark = pytest.mark.interop

GROUND = '<path d="M0 0h24v24H0V0z"/>'
TURNED = (
    '<g transform="rotate(90 12, 12)"><circle cx="5" r="2.50"/><ellipse rx="3"/></g>'
)
UNDRAWN = (
    '<desc></desc><defs><linearGradient/></defs><clipPath><path d="M1 1"/></clipPath>'
)
SIMPLE = '<polyline points="3 6 5,6 21 6"></polyline><line x1="1" x2="2"/>'
ICONS = (
    '<path d="M6 18 18 6M6 6l12 12"/>',
    '<path d=" M+0.50-.5,1.0 00.250L1e-2 10.e1 -0 100"/>',
    '<path d="M1 2a3 4 0 015 6A1 1 0 1 0-5 .6z"/><path d="M3 3h1?4"/>',
    f'<rect width="24" height="24" fill="none"/>{TURNED}',
    f'{UNDRAWN}{SIMPLE}<polygon points="1 2"/>',
    f'{GROUND}<path d="m12 5v14"/><rect x="1" width="2" height="4" rx="1"/>',
    GROUND,
    '<path d="M1 1h2"/><image/>',
    "",
)


def read(drawing: str) -> str | None:
    """Return the digest of a drawing from its source."""
    page = parse_markup(f"<svg>{drawing}</svg>")
    return shape_of_icon(page.elements("svg") if page else ())


def test_the_browser_and_the_source_tell_the_same(
    context: BrowserContext, site: Site, tmp_path: Path
) -> None:
    """Also of what nobody knows, and of what has no digest."""
    buttons = "".join(f"<button><svg width=20>{one}</svg></button>" for one in ICONS)
    site.pages = {"/": f"<title>Icons</title><p>{buttons}</p>"}

    def work(page: Page) -> None:
        for button in page.locator("button").all():
            button.click()

    done = record(context, site, tmp_path, work)

    told = [
        event.target.attributes.get("icon_shape")
        for event in done.events
        if event.target
    ]
    known = [read(one) for one in ICONS]
    assert told == known
    assert [one is None for one in known] == [False] * 6 + [True] * 3
    assert len({*known}) == 7


def test_buttons_are_named_by_what_their_icons_draw(
    context: BrowserContext, site: Site, tmp_path: Path
) -> None:
    """By the icon that is shown, in shadow trees too; a button with a name tells none."""
    bars = "<svg width=20 height=20><path d='M4 6h16M4 12h16M4 18h16'/></svg>"
    cross = f"<svg width=20 height=20>{ICONS[0]}</svg>"
    site.pages = {
        "/": f"<title>Icons</title><button>{bars.replace('<svg', '<svg style=display:none')}{cross}</button>"
        f"<button><x-icon></x-icon></button><button aria-label=Shut>{cross}</button>"
        f"""<script>document.querySelector("x-icon").attachShadow({{mode: "open"}}).innerHTML = "{cross.replace('"', "'")}"</script>"""
    }

    def work(page: Page) -> None:
        for button in page.locator("button").all():
            button.click()

    done = record(context, site, tmp_path, work)

    assert [(step.element, step.name_source) for step in label(done)] == [
        ("Close", "icon"),
        ("Close", "icon"),
        ("Shut", "accessible_name"),
    ]
    assert [
        "icon_shape" in event.target.attributes for event in done.events if event.target
    ] == [True, True, False]


def test_a_class_of_an_icon_comes_before_that_of_what_lies_over_it(
    context: BrowserContext, site: Site, tmp_path: Path
) -> None:
    """A sign that only a font draws is no name, wherever the page puts it."""
    site.pages = {
        "/": """<style>.mdi-pencil::before { content: "\\f064f"; }</style>
          <button><span class="over"></span><i class="mdi mdi-pencil"></i></button>"""
    }

    def work(page: Page) -> None:
        page.locator("button").click()

    (step,) = label(record(context, site, tmp_path, work))

    assert (step.element, step.name_source) == ("Edit", "icon")


def icon_font(words: list[str]) -> str:
    """Make a font that draws letters as lines, and some words as one square each."""
    names = {letter: f"letter{ord(letter)}" for letter in sorted({*"".join(words)})}
    pen = TTGlyphPen(None)
    for place in ((100, 0), (100, 900), (900, 900), (900, 0)):
        (pen.moveTo if place == (100, 0) else pen.lineTo)(place)
    pen.closePath()
    square, empty = pen.glyph(), TTGlyphPen(None).glyph()
    pictures = [f"picture{at}" for at in range(len(words))]
    glyphs = [".notdef", *names.values(), *pictures]
    built = FontBuilder(1000, isTTF=True)
    built.setupGlyphOrder(glyphs)
    built.setupCharacterMap({ord(letter): name for letter, name in names.items()})
    built.setupGlyf({name: square if name in pictures else empty for name in glyphs})
    wide = {name: 1000 if name in pictures else 550 for name in glyphs}
    built.setupHorizontalMetrics({name: (width, 0) for name, width in wide.items()})
    built.setupHorizontalHeader(ascent=1000, descent=0)
    built.setupNameTable({"familyName": "Drawn", "styleName": "Regular"})
    built.setupOS2()
    built.setupPost()
    rules = [
        f"sub {' '.join(names[letter] for letter in word)} by {picture};"
        for word, picture in zip(words, pictures, strict=True)
    ]
    addOpenTypeFeaturesFromString(
        built.font, f"feature liga {{ {' '.join(rules)} }} liga;"
    )
    file = BytesIO()
    built.save(file)
    return b64encode(file.getvalue()).decode()


def test_words_that_a_font_draws_as_pictures_are_not_read(
    context: BrowserContext, site: Site, tmp_path: Path
) -> None:
    """A button has the name that it states, or by its icon's; the same word in letters is one."""
    font = icon_font(["add_circle", "event", "schedule"])
    site.pages = {
        "/": f"""<title>Icons</title><style>
          @font-face {{ font-family: Drawn; src: url(data:font/ttf;base64,{font}); }}
          i {{ font: 24px Drawn; }}</style>
          <button aria-label="Create a new event"><i>event</i></button>
          <button><i>add_circle</i></button><button>event</button>
          <p><button><i>event</i> all day</button></p>
          <div><i>schedule</i><input></div>"""
    }

    def work(page: Page) -> None:
        page.evaluate("document.fonts.ready")
        for button in page.locator("button").all():
            button.click()
        page.locator("input").fill("12:00")

    done = record(context, site, tmp_path, work)
    acts = label(done)

    assert [step.element for step in acts[:4]] == [
        "Create a new event", "Create", "event", "all day",
    ]  # fmt: skip
    assert acts[1].name_source == "icon"
    assert acts[4].element != "schedule"
    assert [e.target and e.target.text for e in done.events[:4]] == [
        "", "", "event", "all day",
    ]  # fmt: skip
