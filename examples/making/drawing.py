"""Pictures of pages, drawn with nothing but rectangles and letters of 3x5 dots."""

from __future__ import annotations

import struct
import zlib
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from making.pages import Widget
    from making.people import Display, Moment

SCALE = 2
"""Pixels of the screen for one pixel of the picture."""

WHITE, INK, LINE, BLUE, FRAME, PANEL = range(6)
PALETTE = bytes.fromhex("ffffff 2b303a c3c9d4 2a5db0 3a4150 f1f3f7")

# One row of three dots per octal digit, from top to bottom.
LETTERS = {
    "A": 0o25755, "B": 0o65656, "C": 0o34443, "D": 0o65556, "E": 0o74647,
    "F": 0o74644, "G": 0o34553, "H": 0o55755, "I": 0o72227, "J": 0o11152,
    "K": 0o55655, "L": 0o44447, "M": 0o57755, "N": 0o65555, "O": 0o25552,
    "P": 0o65644, "Q": 0o25563, "R": 0o65655, "S": 0o34216, "T": 0o72222,
    "U": 0o55557, "V": 0o55552, "W": 0o55775, "X": 0o55255, "Y": 0o55222,
    "Z": 0o71247, "0": 0o75557, "1": 0o26227, "2": 0o61247, "3": 0o61216,
    "4": 0o55711, "5": 0o74616, "6": 0o34652, "7": 0o71222, "8": 0o25252,
    "9": 0o25316, ".": 0o00002, ",": 0o00024, ":": 0o02020, "-": 0o00700,
    "/": 0o11244, "?": 0o61202, "=": 0o07070, "'": 0o22000,
}  # fmt: skip


def draw(view: Moment, display: Display) -> bytes:
    """Draw what the browser showed.

    Args:
        view: What it showed.
        display: The screen it showed it on.

    Returns:
        A PNG file of half the screen's width and height.
    """
    picture = _Picture(display.width // SCALE, display.height // SCALE)
    bar = (display.top + display.bar) // SCALE
    picture.fill(0, 0, picture.width, bar, FRAME)
    picture.fill(0, picture.height - 23, picture.width, 23, FRAME)
    picture.fill(60, bar - 22, picture.width - 120, 14, WHITE)
    picture.write(view.page.url, 68, bar - 19, INK)
    picture.fill(0, bar, 110, picture.height - bar - 23, PANEL)
    for widget in view.page.widgets:
        top = widget.y - view.scrolled
        if 0 <= top <= display.view - widget.height:
            _draw_widget(
                picture, widget, int(widget.x) // SCALE, bar + int(top) // SCALE
            )
    return picture.png()


def _draw_widget(picture: _Picture, widget: Widget, x: int, y: int) -> None:
    width, height = int(widget.width) // SCALE, int(widget.height) // SCALE
    middle = y + height // 2 - 2
    if widget.kind == "button":
        picture.fill(x, y, width, height, BLUE)
        picture.write(widget.text, x + 8, middle, WHITE)
    elif widget.kind in {"field", "dropdown", "checkbox"}:
        picture.fill(x, y, width, height, LINE)
        picture.fill(x + 1, y + 1, width - 2, height - 2, WHITE)
        shown = widget.options[0][1] if widget.options else widget.placeholder or ""
        picture.write(shown, x + 5, middle, LINE)
    else:
        picture.write(widget.text, x, middle, BLUE if widget.kind == "link" else INK)


class _Picture:
    def __init__(self, width: int, height: int) -> None:
        self.width, self.height = width, height
        self.rows = [bytearray(width) for _ in range(height)]

    def fill(self, x: int, y: int, width: int, height: int, colour: int) -> None:
        for row in self.rows[max(0, y) : y + height]:
            row[x : x + width] = bytes([colour]) * len(row[x : x + width])

    def write(self, text: str, x: int, y: int, colour: int) -> None:
        for letter in text.upper():
            dots = LETTERS.get(letter, 0)
            for bit in range(15):
                if dots >> (14 - bit) & 1:
                    self.fill(x + bit % 3, y + bit // 3, 1, 1, colour)
            x += 4

    def png(self) -> bytes:
        packed = b"".join(b"\0" + self._pack(row) for row in self.rows)
        header = struct.pack(">IIBBBBB", self.width, self.height, 4, 3, 0, 0, 0)
        chunks = (
            (b"IHDR", header),
            (b"PLTE", PALETTE),
            (b"IDAT", zlib.compress(packed, 9)),
            (b"IEND", b""),
        )
        return b"\x89PNG\r\n\x1a\n" + b"".join(
            struct.pack(">I", len(data))
            + kind
            + data
            + struct.pack(">I", zlib.crc32(kind + data))
            for kind, data in chunks
        )

    @staticmethod
    def _pack(row: bytearray) -> bytes:
        """Put two pixels of sixteen colours into each byte."""
        even = row if len(row) % 2 == 0 else row + b"\0"
        return bytes(a << 4 | b for a, b in zip(even[::2], even[1::2], strict=True))
