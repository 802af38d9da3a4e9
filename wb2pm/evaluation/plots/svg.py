"""Elements of SVG pictures, written as strings."""

from __future__ import annotations

from xml.sax.saxutils import escape, quoteattr


def element(name: str, **attributes: float | str) -> str:
    """Write an element; numbers get one decimal, names a dash for an underscore.

    Examples:
        >>> element("circle", r=3, stroke_width="2")
        '<circle r="3" stroke-width="2"/>'
    """
    written = (
        f"{key.replace('_', '-')}={quoteattr(_attribute(value))}"
        for key, value in attributes.items()
    )
    return f"<{name} {' '.join(written)}/>"


def _attribute(value: float | str) -> str:
    return f"{value:.1f}" if isinstance(value, float) else str(value)


def segment(x1: float, y1: float, x2: float, y2: float, **stroke: str) -> str:
    """Write a line from one point to another.

    Examples:
        >>> segment(0, 1, 2, 3, stroke="#000000")
        '<line x1="0" y1="1" x2="2" y2="3" stroke="#000000"/>'
    """
    return element("line", x1=x1, y1=y1, x2=x2, y2=y2, **stroke)


def words(  # noqa: PLR0913 (SVG's own attributes)
    x: float,
    y: float,
    text: str,
    *,
    anchor: str = "start",
    size: int = 12,
    turn: str | None = None,
) -> str:
    """Write text, escaped; nothing where there is none.

    Examples:
        >>> words(0, 1, "<T>")
        '<text x="0" y="1" text-anchor="start" font-size="12">&lt;T&gt;</text>'
    """
    if not text:
        return ""
    turned = {} if turn is None else {"transform": turn}
    tag = element("text", x=x, y=y, text_anchor=anchor, font_size=size, **turned)
    return tag.replace("/>", f">{escape(text)}</text>")
