"""Lines and bars on two axes, as SVG, with nothing but strings."""

from __future__ import annotations

from xml.sax.saxutils import escape

from msgspec import Struct

from wb2pm.evaluation.plots.svg import element, segment, words

COLOURS = ("#0072b2", "#d55e00", "#009e73", "#cc79a7", "#e69f00", "#56b4e9", "#000000")
"""Colours that people with any colour vision tell apart (Okabe & Ito 2008)."""
_WIDE, _HEIGHT = 380, 400
_LEFT, _TOP, _BOTTOM = 64, 40, 56
_LEGEND, _LETTER = 60, 6.5
"""Room of a line's sample, and of a letter of its name."""


class Line(Struct, frozen=True, kw_only=True):
    """Points that are joined.

    Attributes:
        name: In the legend.
        points: x, y, and the standard error of y or None.
        dashed: Whether it only guides the eye.
    """

    name: str
    points: tuple[tuple[float, float, float | None], ...]
    dashed: bool = False


class Plot(Struct, frozen=True, kw_only=True):
    """Lines on two axes.

    Attributes:
        title: Above it.
        x_title: Below the horizontal axis.
        y_title: Beside the vertical axis, which goes from 0 to 1.
        x_range: Ends of the horizontal axis.
        lines: The lines.
        note: In small letters below, such as n.
    """

    title: str
    x_title: str
    y_title: str
    lines: tuple[Line, ...]
    x_range: tuple[float, float] = (0.0, 1.0)
    note: str = ""


def draw(plot: Plot) -> str:
    """Write a plot as SVG.

    Args:
        plot: What to draw.

    Returns:
        A whole SVG file, the same for the same plot; names are escaped.

    Examples:
        >>> draw(Plot(title="<T>", x_title="x", y_title="y", lines=()))[:38]
        '<svg xmlns="http://www.w3.org/2000/svg'
    """
    low, high = plot.x_range
    wide, tall = _WIDE, _HEIGHT - _TOP - _BOTTOM
    longest = max((len(line.name) for line in plot.lines), default=0)
    width = round(_LEFT + wide + _LEGEND + _LETTER * longest)
    middle = _TOP + tall / 2

    def x(value: float) -> float:
        return _LEFT + wide * (value - low) / ((high - low) or 1)

    def y(value: float) -> float:
        return _TOP + tall * (1 - min(1.0, max(0.0, value)))

    parts = [
        f"<title>{escape(plot.title)}</title>",
        element("rect", width=width, height=_HEIGHT, fill="#ffffff"),
        words(_LEFT, 22, plot.title, size=14),
        words(_LEFT + wide / 2, _HEIGHT - 22, plot.x_title, anchor="middle"),
        words(
            16, middle, plot.y_title, anchor="middle", turn=f"rotate(-90 16 {middle})"
        ),
        words(_LEFT, _HEIGHT - 6, plot.note, size=10),
    ]
    for step in range(6):
        at, value = step / 5, low + (high - low) * step / 5
        parts += [
            segment(_LEFT, y(at), _LEFT + wide, y(at), stroke="#dddddd"),
            words(_LEFT - 6, y(at) + 4, f"{at:.1f}", anchor="end"),
            words(x(value), _TOP + tall + 16, f"{value:g}", anchor="middle"),
        ]
    for place, line in enumerate(plot.lines):
        stroke = {"stroke": COLOURS[place % len(COLOURS)], "stroke_width": "2"}
        if line.dashed:
            stroke = {**stroke, "stroke": "#888888", "stroke_dasharray": "4 4"}
        corners = [f"{x(a):.1f},{y(b):.1f}" for a, b, _ in line.points]
        parts.append(
            element("polyline", fill="none", points=" ".join(corners), **stroke)
        )
        for a, b, error in () if line.dashed else line.points:
            parts.append(
                element("circle", cx=x(a), cy=y(b), r=3, fill=stroke["stroke"])
            )
            if error is not None:
                top, bottom = y(b + error), y(b - error)
                parts.append(segment(x(a), top, x(a), bottom, stroke=stroke["stroke"]))
        left, height = _LEFT + wide + 12, _TOP + 14 + 18 * place
        parts += [
            segment(left, height - 4, left + 20, height - 4, **stroke),
            words(left + 26, height, line.name),
        ]
    head = element(
        "svg",
        xmlns="http://www.w3.org/2000/svg",
        width=width,
        height=_HEIGHT,
        viewBox=f"0 0 {width} {_HEIGHT}",
        font_family="sans-serif",
        font_size=12,
    )
    return "\n".join([head.replace("/>", ">"), *filter(None, parts), "</svg>"]) + "\n"
