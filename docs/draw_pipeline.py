"""Draw docs/pipeline.svg, the picture on the README's first screen."""

from __future__ import annotations

from html import escape
from pathlib import Path

FONT = "font-family='Helvetica,Arial,sans-serif'"
INK, SOFT, LINE, BLUE, PALE = "#1f2a3a", "#5b677a", "#b9c3d3", "#2a5db0", "#eef3fb"


def box(  # noqa: PLR0913 (where, how wide, and what is in it)
    x: int, y: int, width: int, title: str, lines: tuple[str, ...], *, strong: bool
) -> list[str]:
    """Draw a box with a title and lines of small print."""
    height = 34 + 18 * len(lines)
    fill, colour = (BLUE, "#ffffff") if strong else (PALE, INK)
    small = "#dbe7fb" if strong else SOFT
    parts = [
        (
            f"<rect x='{x}' y='{y}' width='{width}' height='{height}' rx='8' "
            f"fill='{fill}' stroke='{BLUE if strong else LINE}'/>"
        ),
        (
            f"<text x='{x + 14}' y='{y + 23}' {FONT} font-size='15' font-weight='700' "
            f"fill='{colour}'>{escape(title)}</text>"
        ),
    ]
    parts += [
        f"<text x='{x + 14}' y='{y + 43 + 18 * row}' {FONT} font-size='12.5' "
        f"fill='{small}'>{escape(line)}</text>"
        for row, line in enumerate(lines)
    ]
    return parts


def arrow(x1: int, y1: int, x2: int, y2: int) -> str:
    """Draw an arrow that leaves and arrives level."""
    bend = (x1 + x2) // 2
    path = f"M{x1},{y1} C{bend},{y1} {bend},{y2} {x2 - 7},{y2}"
    return f"<path d='{path}' fill='none' stroke='{SOFT}' stroke-width='1.6' marker-end='url(#tip)'/>"


def draw() -> str:
    """Draw the whole picture."""
    results = (
        ("Process model", ("BPMN, PNML, process map",)),
        ("Verdicts", ("what was missing, extra, out of order",)),
        ("Procedure", ("an SOP per recording and per workflow",)),
        ("Improvements", ("detours, repeats, waiting",)),
    )
    parts = box(
        16,
        126,
        212,
        "Recordings",
        ("clicks, keys, scrolls", "pages, screenshots", "the SOP beside them"),
        strong=False,
    )
    parts.append(arrow(228, 170, 276, 170))
    parts += box(
        276,
        126,
        228,
        "Event log",
        ("one name for one step", "secrets masked", "XES, OCEL 2.0, CSV, Parquet"),
        strong=True,
    )
    for row, (title, lines) in enumerate(results):
        y = 24 + 76 * row
        parts.append(arrow(504, 170, 552, y + 26))
        parts += box(552, y, 262, title, lines, strong=False)
        parts.append(arrow(814, y + 26, 862, 170))
    parts += box(
        862,
        126,
        182,
        "report.html",
        ("one file to read", "and to send on;", "no network needed"),
        strong=True,
    )
    body = "\n".join(parts)
    return (
        "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 1060 328' role='img' "
        "aria-label='Recordings become an event log, and that a model, verdicts, a "
        "procedure, improvements and a report'>\n"
        "<defs><marker id='tip' viewBox='0 0 8 8' refX='2' refY='4' markerWidth='7' "
        f"markerHeight='7' orient='auto'><path d='M0,0 L8,4 L0,8 z' fill='{SOFT}'/>"
        "</marker></defs>\n<rect width='1060' height='328' fill='#ffffff'/>\n"
        f"{body}\n</svg>\n"
    )


if __name__ == "__main__":
    target = Path(__file__).with_name("pipeline.svg")
    target.write_text(draw(), encoding="utf-8", newline="\n")
