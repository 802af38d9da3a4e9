"""Pictures of guides: cut to the place of action, and nothing secret in them."""

from __future__ import annotations

import io
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from msgspec.structs import replace
from PIL import Image, ImageChops, ImageDraw

from tests.guides.screens import (
    BUTTON,
    LINES,
    SIZE,
    Shown,
    answered,
    click,
    draw,
    prepared,
    screen,
)
from wb2pm.converters.pages.listed import ListedElement, ListedPage
from wb2pm.converters.pages.pictured import Placing
from wb2pm.converters.redaction.redact import Policy
from wb2pm.errors import OptionError
from wb2pm.events import Box
from wb2pm.guides.likeness import likeness, text_boxes
from wb2pm.guides.painting import COLOUR
from wb2pm.guides.pictures import illustrate
from wb2pm.procedures.step_pictures import Illustrations, StepPicture

SECRETS = ("kim@shop.example", "lee@a.example", "jo.lindqvist@harbour-office.example")


def taken(
    folder: Path,
    *shown: Shown,
    policy: Policy = "secrets",
    **changed: Any,
) -> Illustrations:
    """Make the guide's pictures of one click on a page."""
    everything = [*LINES, BUTTON, *shown]
    path = folder / "0.png"
    draw(everything, path)
    ready = prepared(click(screen(everything, path, **changed)), policy=policy)
    return illustrate(answered(ready), ready)


def only(pictures: Illustrations) -> StepPicture:
    """Return the one picture there is."""
    (picture,) = pictures.steps
    assert picture is not None, pictures.notes
    return picture


def opened(picture: StepPicture) -> Image.Image:
    """Open the picture of a step."""
    return Image.open(io.BytesIO(picture.png))


def colours(picture: Image.Image) -> set[tuple[int, ...]]:
    """List the colours in a picture."""
    found = picture.getcolors(picture.width * picture.height) or []
    return {colour for _, colour in found if isinstance(colour, tuple)}


def test_a_picture_is_cut_to_the_element_and_outlines_it(tmp_path: Path) -> None:
    """A part of the screen, the element framed in it, its place in words."""
    picture = only(taken(tmp_path))

    seen = opened(picture)
    assert seen.size == (picture.width, picture.height) == (640, 360)
    assert picture.alt == "Orders: Save"
    # Cut at the lower right, so the button is at 600-160, 500-240.
    assert seen.getpixel((440 - 2, 260 + 12)) == (214, 0, 108)
    assert seen.getpixel((440 + 80 + 1, 260 + 12)) == (214, 0, 108)


def test_nothing_but_pixels_is_kept(tmp_path: Path) -> None:
    """What the file said of itself is gone."""
    picture = only(taken(tmp_path))

    assert b"kim@shop" in (tmp_path / "0.png").read_bytes()
    assert opened(picture).info == {}
    assert [picture.png.count(chunk) for chunk in (b"IHDR", b"tEXt", b"eXIf")] == [
        *(1, 0, 0)
    ]


@pytest.mark.parametrize(
    "place",
    [
        Shown("", 560, 440),
        Shown("", 520, 440, width=120, height=30),
        Shown("", 620, 560, width=500),  # beyond the edge of the picture
    ],
)
def test_a_picture_is_the_same_whatever_the_secret_was(
    tmp_path: Path, place: Shown
) -> None:
    """Unreadable by construction: no pixel depends on what was covered."""
    texts = {
        only(taken(tmp_path, place._replace(text=secret))).png
        for secret in ("kim@shop.example", "bob@shop.example", "zoe@ship.example")
    }

    assert len(texts) == 1


@pytest.mark.parametrize(
    "place",
    [
        Shown(SECRETS[0], 560, 440, width=30),
        Shown(SECRETS[0], 560, 440, width=60, height=12),
        Shown(f"{SECRETS[0]}\n{SECRETS[1]}", 560, 420, width=90, height=12),
    ],
)
def test_a_text_that_runs_over_the_edge_of_its_box_is_covered(
    tmp_path: Path, place: Shown
) -> None:
    """Up to the next gap; nothing as dark as a letter is left of it."""
    with_it = opened(only(taken(tmp_path, place)))
    without = opened(only(taken(tmp_path)))

    changed = ImageChops.difference(with_it, without)

    found = with_it.crop(changed.getbbox())
    assert {pixel for pixel in colours(found) if max(pixel) < 80} == set()


@pytest.mark.parametrize("secret", SECRETS)
def test_no_letter_of_a_secret_is_left(tmp_path: Path, secret: str) -> None:
    """Where it stood there is one colour."""
    place = Shown(secret, 500, 440, 8 * len(secret))

    seen = opened(only(taken(tmp_path, place)))

    inside = (500 - 160, 440 - 240, min(640, 340 + 8 * len(secret)), 220)
    assert colours(seen.crop(inside)) == {COLOUR}


def test_what_is_harmless_is_shown(tmp_path: Path) -> None:
    """The covers hide no more than they have to."""
    with_it = opened(only(taken(tmp_path, Shown(SECRETS[0], 500, 440))))
    without = opened(only(taken(tmp_path)))

    changed = ImageChops.difference(with_it, without).getbbox()

    assert changed is not None
    left, top, right, bottom = changed
    assert (left, top) == (338, 198)
    assert right <= 340 + 200 + 2
    assert bottom <= 200 + 20 + 2


def test_a_part_that_holds_a_covered_one_is_not_covered_too(tmp_path: Path) -> None:
    """The row around a masked cell stays."""
    cell = Shown(SECRETS[0], 500, 440)
    row = Shown(
        "", 300, 430, 480, 60, "tr", said={"text": f"Order 7 {SECRETS[0]} shipped"}
    )

    seen = opened(only(taken(tmp_path, row, cell)))

    assert seen.getpixel((350, 210)) == COLOUR
    assert seen.getpixel((200, 240)) == (255, 255, 255)


def test_a_field_of_which_nobody_knows_the_content_is_covered(tmp_path: Path) -> None:
    """Recorders do not list what stands in fields; an empty one is shown."""
    filled = Shown("Mr. Smith", 500, 440, 150, 24, "input", said={"text": ""})
    empty = Shown("", 500, 400, 150, 24, "input")

    seen = opened(only(taken(tmp_path, filled, empty)))

    assert seen.getpixel((500 - 160 + 75, 440 - 240 + 12)) == COLOUR
    assert seen.getpixel((500 - 160 + 75, 400 - 240 + 12)) == (255, 255, 255)


def test_a_field_for_a_secret_is_covered_even_if_it_looks_empty(tmp_path: Path) -> None:
    """How many dots there are is nobody's business."""
    field = Shown("", 500, 440, 150, 24, "input", said={"type": "password"})

    seen = opened(only(taken(tmp_path, field)))

    assert seen.getpixel((500 - 160 + 75, 440 - 240 + 12)) == COLOUR


def test_what_follows_a_text_that_was_cut_short_is_covered(tmp_path: Path) -> None:
    """Of a long text only the beginning is known; known parts in it stay."""
    long = "so " * 134
    paragraph = Shown(
        "a secret beyond the cut", 420, 380, 360, 80, "p", said={"text": long[:400]}
    )
    inside = Shown("known", 440, 420, 60, 20, "b")

    seen = opened(only(taken(tmp_path, paragraph, inside)))

    assert seen.getpixel((420 - 160 + 20, 380 - 240 + 9)) == COLOUR
    part = seen.crop((440 - 160, 420 - 240, 500 - 160, 440 - 240))
    assert COLOUR not in colours(part)


def test_a_masked_text_without_a_place_leaves_the_picture_out(tmp_path: Path) -> None:
    """It is said, and counted."""
    lost = Shown("", 0, 0, said={"text": SECRETS[0]})
    everything = [*LINES, BUTTON]
    draw(everything, tmp_path / "0.png")
    seen = screen([*everything, lost], tmp_path / "0.png")
    no_page = screen(everything, tmp_path / "0.png", elements_json=None)

    for shown in (no_page, seen):
        ready = prepared(click(shown))
        if shown is seen:
            left = ready.covers[str(tmp_path / "0.png")].left_out
            assert left == ()  # it has a place, of 200 by 20 at the corner
            continue
        pictures = illustrate(answered(ready), ready)
        assert pictures.steps == (None,)
        assert pictures.hidden == {1}
        assert pictures.notes == (
            (
                "1 of 1 pictures of screens left out, as the recording does not say what "
                "stands where on the screen"
            ),
        )


def test_a_masked_title_leaves_out_a_picture_of_more_than_the_page(
    tmp_path: Path,
) -> None:
    """A browser shows titles in its own bars."""
    title = "Mail of kim@shop.example"

    shown = taken(tmp_path, title=title)
    outside = taken(tmp_path, title=title, pictured=None, width=SIZE[0], height=SIZE[1])

    assert shown.hidden == frozenset()
    assert outside.notes == (
        (
            "1 of 1 pictures of screens left out, as the title or the address of the page "
            "is masked"
        ),
    )


def test_a_picture_of_something_else_is_left_out(tmp_path: Path) -> None:
    """Where the page has its lines of text, the picture has to show some."""
    everything = [*LINES, BUTTON, Shown(SECRETS[0], 500, 440)]
    path = tmp_path / "0.png"
    draw([line._replace(y=line.y + 15, x=line.x + 300) for line in everything], path)
    ready = prepared(click(screen(everything, path)))

    assert illustrate(answered(ready), ready).notes == (
        (
            "1 of 1 pictures of screens left out, as the picture does not show what the "
            "recording says of the page"
        ),
    )


def test_a_picture_of_the_page_before_is_left_out(tmp_path: Path) -> None:
    """A recorder that took none meanwhile names the last one again."""
    everything = [*LINES, BUTTON]
    path = tmp_path / "0.png"
    draw(everything, path)
    later = screen(everything, path, url="http://shop.example/mail")
    ready = prepared(click(screen(everything, path)), click(later, 2))

    pictures = illustrate(answered(ready), ready)

    assert [picture is not None for picture in pictures.steps] == [True, False]
    assert pictures.hidden == {2}


def test_dashes_and_pale_letters_of_a_small_picture_are_no_other_page() -> None:
    """What stands for nothing is drawn faintly, and thin strokes pale when made smaller."""
    page = ListedPage()
    words, dashes = (
        [
            ListedElement(
                page,
                tag="td",
                text=text,
                box=Box(x=9, y=9 + 20 * at, width=40, height=12, space="screen"),
            )
            for at in range(4)
        ]
        for text in ("Cart", "--")
    )
    page.fill([*words, *dashes])
    boxes = text_boxes(page, "screen")
    shades = np.full((60, 60), 255, dtype=np.int16)
    shades[::2] = 255 - 25

    assert boxes == [element.box for element in words]
    assert likeness(shades, Placing(0, 0, 0.5), boxes) == 1
    assert likeness(shades, Placing(0, 0, 1), boxes[:2] * 2) == 0


def test_a_reduced_picture_is_placed_by_its_scale(tmp_path: Path) -> None:
    """Recorders make pictures smaller; boxes count in points of the screen."""
    everything = [*LINES, BUTTON, Shown(SECRETS[0], 500, 440)]
    path = tmp_path / "0.png"
    draw(everything, path)
    with Image.open(path) as picture:
        picture.resize((400, 300)).save(path)
    ready = prepared(click(screen(everything, path)))

    seen = opened(only(illustrate(answered(ready), ready)))

    assert seen.size == (320, 180)
    assert seen.getpixel((300 - 80, 225 - 120)) == COLOUR


def test_without_masking_nothing_is_covered(tmp_path: Path) -> None:
    """`--redact none` shows the screens as they were."""
    pictures = taken(tmp_path, Shown(SECRETS[0], 500, 440), policy="none")

    assert COLOUR not in colours(opened(only(pictures)))


def test_all_values_covers_every_field(tmp_path: Path) -> None:
    """And nothing that only names a field."""
    field = Shown("", 500, 440, 150, 24, "input", said={"value": "7", "type": "text"})

    plain = opened(only(taken(tmp_path, field)))
    values = opened(only(taken(tmp_path, field, policy="all-values")))

    place = (500 - 160 + 75, 440 - 240 + 12)
    assert plain.getpixel(place) == (255, 255, 255)
    assert values.getpixel(place) == COLOUR


@pytest.mark.parametrize(
    "content", [b"", b"no picture", b"\x89PNG\r\n\x1a\n" + b"x" * 60]
)
def test_what_is_no_picture_is_left_out(tmp_path: Path, content: bytes) -> None:
    """Whatever a file of that name holds."""
    path = tmp_path / "0.png"
    path.write_bytes(content)
    ready = prepared(click(screen([*LINES, BUTTON], path)))

    assert illustrate(answered(ready), ready).notes == (
        (
            "1 of 1 pictures of screens left out, as the file is missing, too large or no "
            "picture"
        ),
    )


def test_recordings_without_pictures_are_refused() -> None:
    """Rather than a guide that lacks what was asked for."""
    ready = prepared(click(screen([*LINES, BUTTON], None)))

    with pytest.raises(OptionError, match="none of the recordings has pictures"):
        illustrate(answered(ready), ready)


def test_boxes_that_are_nowhere_cover_everything(tmp_path: Path) -> None:
    """A hostile list cannot send a cover away."""
    far = Shown(SECRETS[0], 500, 440, said={"x": -1e300, "width": 1.7e308})
    everything = [*LINES, BUTTON]
    draw([*everything, far], tmp_path / "0.png")
    ready = prepared(click(screen([*everything, far], tmp_path / "0.png")))

    seen = opened(only(illustrate(answered(ready), ready)))

    assert seen.getpixel((20, 20)) == COLOUR


@pytest.mark.parametrize("far", [1e308, -1e308, 1e12])
def test_an_element_that_is_nowhere_is_not_outlined(tmp_path: Path, far: float) -> None:
    """The whole screen is shown."""
    everything = [*LINES, BUTTON]
    draw(everything, tmp_path / "0.png")
    made = click(screen(everything, tmp_path / "0.png"))
    assert made.target is not None
    nowhere = Box(x=far, y=0, width=abs(far), height=far, space="screen")
    ready = prepared(replace(made, target=replace(made.target, box=nowhere)))

    assert opened(only(illustrate(answered(ready), ready))).size == SIZE


def test_large_letters_beside_known_parts_are_covered(tmp_path: Path) -> None:
    """Cells within the stroke of a letter have an edge beside them."""
    from PIL import ImageFont

    everything = [
        *LINES,
        BUTTON,
        Shown("", 200, 300, 580, 120, "p", said={"text": "so " * 133 + "s"}),
        Shown("known", 210, 310, 60, 20, "b"),
    ]
    path = tmp_path / "0.png"
    draw(everything, path)
    with Image.open(path) as picture:
        font = ImageFont.load_default(40)
        ImageDraw.Draw(picture).text((420, 340), "SWORDFISH", fill="black", font=font)
        picture.save(path)
    ready = prepared(click(screen(everything, path)))

    seen = opened(only(illustrate(answered(ready), ready)))

    part = seen.crop((420 - 160, 340 - 240, 640, 420 - 240))
    assert {pixel for pixel in colours(part) if max(pixel) < 80} == set()
