"""Pages of invented business applications, as far as a recorder sees them."""

from __future__ import annotations

from dataclasses import dataclass, field
from html import escape
from typing import Literal

Kind = Literal["link", "button", "field", "dropdown", "checkbox", "caption", "text"]

FOCUSABLE = frozenset({"link", "button", "field", "dropdown", "checkbox"})


@dataclass(frozen=True, slots=True, kw_only=True)
class Widget:
    """One thing on a page.

    Attributes:
        name: What a person would call it.
        kind: What a person would take it for.
        tag: HTML tag.
        path: XPath as the recorder computes it.
        x: Left edge in pixels of the page.
        y: Top edge in pixels of the page.
        width: Width in pixels.
        height: Height in pixels.
        text: Visible text.
        type: Input type.
        label: ``aria-label``.
        placeholder: Placeholder of a field.
        options: Key and text of each option of a dropdown.
        value: Content when the page is loaded.
        inner: Whether the text lies in a ``span`` of its own, so that a click
            lands on that.
        location: Where it is, in words.
        href: Where a link leads.
    """

    name: str
    kind: Kind
    tag: str
    path: str
    x: float
    y: float
    width: float
    height: float
    text: str = ""
    type: str | None = None
    label: str | None = None
    placeholder: str | None = None
    options: tuple[tuple[str, str], ...] = ()
    value: str | None = None
    inner: bool = False
    location: str | None = None
    href: str | None = None

    def html(self) -> str:
        """Write the widget as the page's source would have it."""
        identity = self.path.removeprefix("//*[@id='").removesuffix("']")
        parts = [self.tag]
        parts += [f'id="{identity}"'] if identity != self.path else []
        pairs = {
            "href": self.href,
            "type": self.type,
            "aria-label": self.label,
            "placeholder": self.placeholder,
            "value": self.value if self.tag == "input" else None,
        }
        parts += [f'{key}="{escape(v)}"' for key, v in pairs.items() if v is not None]
        if self.tag == "input":
            return f"<{' '.join(parts)}>"
        inside = "".join(
            f'<option value="{escape(key)}">{escape(text)}</option>'
            for key, text in self.options
        ) or escape(self.text)
        inside = f"<span>{inside}</span>" if self.inner else inside
        return f"<{' '.join(parts)}>{inside}</{self.tag}>"


@dataclass(frozen=True, slots=True, kw_only=True)
class Page:
    """One page.

    Attributes:
        url: Its address.
        title: Its title.
        widgets: What is on it, in the order in which Tab visits it.
        focus: Name of the field that has the cursor when the page is loaded.
        height: Height in pixels; what exceeds the window is scrolled to.
    """

    url: str
    title: str
    widgets: tuple[Widget, ...]
    focus: str | None = None
    height: float = 800

    def __getitem__(self, name: str) -> Widget:
        """Find what a person would call `name` and could use."""
        return next(w for w in self.widgets if w.name == name and w.kind in FOCUSABLE)

    def html(self) -> str:
        """Write the page's source."""
        body = "\n".join(widget.html() for widget in self.widgets)
        return (
            f'<!DOCTYPE html>\n<html lang="en"><head><title>{escape(self.title)}'
            f'</title></head>\n<body><input type="hidden" name="form_key" '
            f'value="k7Qd93mVx1">\n{body}\n</body></html>'
        )


@dataclass(slots=True, kw_only=True)
class Layout:
    """Puts widgets on a page from top to bottom.

    Attributes:
        base: XPath of the part that is laid out.
        left: Left edge of the captions.
        top: Where the next row begins.
        widgets: What has been laid out.
    """

    base: str
    left: float
    top: float
    widgets: list[Widget] = field(default_factory=list)

    def heading(self, text: str) -> None:
        """Add a line of text that nobody clicks."""
        self._text(text, tag="p", width=9.0 * len(text) + 8)
        self.top += 44

    def value(self, caption: str, text: str) -> None:
        """Add a caption with a value to read beside it."""
        self._text(caption, tag="span", width=130)
        self._text(text, tag="span", width=8.0 * len(text) + 8, shift=160)
        self.top += 34

    def link(
        self, text: str, href: str, *, inner: bool = False, location: str | None = None
    ) -> None:
        """Add a link on a line of its own."""
        self.widgets.append(
            Widget(
                name=text,
                kind="link",
                tag="a",
                path=self._path("a"),
                x=self.left,
                y=self.top,
                width=8.0 * len(text) + 4,
                height=18,
                text=text,
                inner=inner,
                location=location,
                href=href,
            )
        )
        self.top += 40

    def row(self, text: str, href: str, *, beside: str) -> None:
        """Add a line of a list: a link, and something to read beside it."""
        self._text(beside, tag="span", width=8.0 * len(beside) + 8, shift=320)
        self.link(text, href, location="in the list")

    def entry(  # noqa: PLR0913 (a form has this many kinds of fields)
        self,
        caption: str,
        *,
        identity: str | None,
        type: str = "text",  # noqa: A002 (the word of HTML)
        placeholder: str | None = None,
        label: str | None = None,
        value: str = "",
        location: str | None = None,
        captioned: bool = True,
    ) -> None:
        """Add a field with a caption to its left."""
        if captioned:
            self._caption(caption)
        box = type == "checkbox"
        self.widgets.append(
            Widget(
                name=caption,
                kind="checkbox" if box else "field",
                tag="input",
                path=f"//*[@id='{identity}']" if identity else self._path("input"),
                x=self.left + 160,
                y=self.top,
                width=18 if box else 320,
                height=18 if box else 30,
                type=type,
                label=label,
                placeholder=placeholder,
                value="on" if box else value,
                location=location,
            )
        )
        self.top += 52

    def choice(
        self,
        caption: str,
        options: tuple[tuple[str, str], ...],
        *,
        identity: str | None,
        location: str | None = None,
    ) -> None:
        """Add a dropdown with a caption to its left."""
        self._caption(caption)
        self.widgets.append(
            Widget(
                name=caption,
                kind="dropdown",
                tag="select",
                path=f"//*[@id='{identity}']" if identity else self._path("select"),
                x=self.left + 160,
                y=self.top,
                width=180,
                height=30,
                text="\n".join(text for _, text in options),
                options=options,
                value=options[0][0],
                location=location,
            )
        )
        self.top += 52

    def button(
        self,
        text: str,
        *,
        identity: str | None,
        inner: bool = False,
        shift: float = 160,
        location: str | None = None,
    ) -> None:
        """Add a button, without going on to the next row."""
        self.widgets.append(
            Widget(
                name=text,
                kind="button",
                tag="button",
                path=f"//*[@id='{identity}']" if identity else self._path("button"),
                x=self.left + shift,
                y=self.top,
                width=9.0 * len(text) + 32,
                height=36,
                text=text,
                type="submit",
                inner=inner,
                location=location,
            )
        )

    def _caption(self, text: str) -> None:
        self._text(text, tag="label", width=130, lower=6)

    def _text(
        self, text: str, *, tag: str, width: float, shift: float = 0, lower: float = 0
    ) -> None:
        self.widgets.append(
            Widget(
                name=text,
                kind="caption" if tag == "label" else "text",
                tag=tag,
                path=self._path(tag),
                x=self.left + shift,
                y=self.top + lower,
                width=width,
                height=18,
                text=text,
            )
        )

    def _path(self, tag: str) -> str:
        count = 1 + sum(widget.tag == tag for widget in self.widgets)
        return f"{self.base}/{tag}[{count}]"
