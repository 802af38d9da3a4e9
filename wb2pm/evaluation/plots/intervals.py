"""Figures with their errors in rows, a panel for each figure, as SVG."""

from __future__ import annotations

from math import ceil, floor, log10
from typing import TYPE_CHECKING, Final
from xml.sax.saxutils import escape

from msgspec import Struct

from wb2pm.evaluation.plots.drawing import COLOURS
from wb2pm.evaluation.plots.svg import element, segment, words

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

_WIDE: Final = 210
_GAP: Final = 34
_TOP: Final = 84
_ROW: Final = 30
_BOTTOM: Final = 46
_LETTER: Final = 6.8
_APART: Final = 9
"""Pixels: a panel, the room between two, above the rows, a row, below the rows, a letter
of a label, and two series in one row."""
_STEPS: Final = 3
"""At least so many steps on an axis."""


class Mark(Struct, frozen=True, kw_only=True):
    """One figure.

    Attributes:
        row: Whose it is.
        value: The figure.
        error: Its standard error, where it has one.
    """

    row: str
    value: float
    error: float | None = None


class Series(Struct, frozen=True, kw_only=True):
    """Figures that were computed in one way.

    Attributes:
        name: In the legend.
        marks: One for each row that has the figure.
    """

    name: str
    marks: tuple[Mark, ...]


class Panel(Struct, frozen=True, kw_only=True):
    """One figure of every row.

    Attributes:
        title: Its name.
        series: Ways of computing it, the same in every panel.
    """

    title: str
    series: tuple[Series, ...]


def draw_intervals(
    title: str, panels: Sequence[Panel], *, rows: Sequence[str], note: str = ""
) -> str:
    """Write panels side by side, with the same rows.

    Each panel has an axis of its own, which holds 0 and every figure with its error.

    Args:
        title: Above them.
        panels: What is drawn.
        rows: All rows, from top to bottom.
        note: In small letters below.

    Returns:
        A whole SVG file, the same for the same figures; names are escaped.

    Examples:
        One circle is the mark, one stands in the legend.

        >>> mark = Mark(row="rules", value=0.5, error=0.1)
        >>> panel = Panel(title="F1", series=(Series(name="now", marks=(mark,)),))
        >>> draw_intervals("T", [panel], rows=["rules"]).count("<circle")
        2
    """
    left = 24 + round(_LETTER * max((len(row) for row in rows), default=0))
    width = max(
        left + (_WIDE + _GAP) * len(panels), 40 + round(_LETTER * max(len(note), 1))
    )
    height = _TOP + _ROW * len(rows) + _BOTTOM
    head = element(
        "svg",
        xmlns="http://www.w3.org/2000/svg",
        width=width,
        height=height,
        viewBox=f"0 0 {width} {height}",
        font_family="sans-serif",
        font_size=12,
    )
    parts = [
        f"<title>{escape(title)}</title>",
        element("rect", width=width, height=height, fill="#ffffff"),
        words(12, 22, title, size=14),
        words(12, height - 8, note, size=10),
        *_legend(panels[0].series if panels else ()),
    ]
    for place, row in enumerate(rows):
        parts.append(words(12, _middle(place) + 4, row))
    for place, panel in enumerate(panels):
        parts += _panel(panel, left + place * (_WIDE + _GAP), rows)
    return "\n".join([head.replace("/>", ">"), *filter(None, parts), "</svg>"]) + "\n"


def _legend(series: Sequence[Series]) -> Iterator[str]:
    x = 12.0
    for place, one in enumerate(series):
        yield element("circle", cx=x + 4, cy=40, r=4, fill=COLOURS[place])
        yield words(x + 14, 44, one.name)
        x += 34 + _LETTER * len(one.name)


def _panel(panel: Panel, left: float, rows: Sequence[str]) -> Iterator[str]:
    marks = [mark for series in panel.series for mark in series.marks]
    ends = [m.value + sign * (m.error or 0.0) for m in marks for sign in (-1, 1)]
    ticks = _ticks(min([0.0, *ends]), max([0.0, *ends]))
    low, high = ticks[0], ticks[-1]
    bottom = _TOP + _ROW * len(rows)

    def x(value: float) -> float:
        return left + _WIDE * (value - low) / (high - low)

    yield words(left + _WIDE / 2, _TOP - 16, panel.title, anchor="middle")
    for tick in ticks:
        stroke = "#888888" if tick == 0 else "#dddddd"
        yield segment(x(tick), _TOP - 6, x(tick), bottom, stroke=stroke)
        yield words(x(tick), bottom + 16, f"{tick:g}", anchor="middle", size=11)
    for place, series in enumerate(panel.series):
        shift = _APART * (place - (len(panel.series) - 1) / 2)
        for mark in series.marks:
            y = _middle(rows.index(mark.row)) + shift
            if mark.error is not None:
                ends_at = (x(mark.value - mark.error), x(mark.value + mark.error))
                yield segment(
                    ends_at[0],
                    y,
                    ends_at[1],
                    y,
                    stroke=COLOURS[place],
                    stroke_width="2",
                )
            yield element("circle", cx=x(mark.value), cy=y, r=3.5, fill=COLOURS[place])


def _middle(place: int) -> float:
    return _TOP + _ROW * (place + 0.5)


def _ticks(low: float, high: float) -> list[float]:
    """Cut an axis at round figures that hold both ends.

    Examples:
        >>> _ticks(-0.1, 0.9)
        [-0.2, 0.0, 0.2, 0.4, 0.6, 0.8, 1.0]
    """
    span = (high - low) or 1.0
    power = 10.0 ** floor(log10(span / _STEPS))
    step = next(power * k for k in (5, 2, 1) if span / (power * k) >= _STEPS)
    first, last = floor(low / step + 1e-9), ceil(high / step - 1e-9)
    return [round(step * k, 12) for k in range(first, max(last, first + 1) + 1)]
