"""A person at a browser, as the hooks of a recorder see them: key by key."""

from __future__ import annotations

from bisect import bisect_right
from dataclasses import dataclass, field
from random import Random
from typing import TYPE_CHECKING, Any, Literal

from making.pages import FOCUSABLE

if TYPE_CHECKING:
    from making.pages import Page, Widget

SHIFTED = frozenset('ABCDEFGHIJKLMNOPQRSTUVWXYZ@:_!?"()+*&%$')
TOKENS = {" ": "Key.space"}
DOM_KEYS = {
    "Key.space": " ",
    "Key.tab": "Tab",
    "Key.enter": "Enter",
    "Key.shift": "Shift",
    "Key.backspace": "Backspace",
}


@dataclass(frozen=True, slots=True, kw_only=True)
class Display:
    """A screen with one browser window that fills it below the menu bar."""

    width: int
    height: int
    top: int = 38
    bar: int = 79

    @property
    def view(self) -> float:
        """Height of the visible part of a page."""
        return self.height - self.top - self.bar - 46


@dataclass(frozen=True, slots=True, kw_only=True)
class Input:
    """One thing the hooks caught: a mouse button, a key, or a tick of the wheel."""

    kind: Literal["mouseup", "key", "scroll"]
    at: float
    step: int
    element: dict[str, Any] | None = None
    key: str = ""
    x: float = 0
    y: float = 0
    dy: int = 0
    popup: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Moment:
    """What the browser showed from a moment on."""

    at: float
    page: Page
    scrolled: float


@dataclass(slots=True, kw_only=True)
class Person:
    """Someone who works through a task while a recorder runs.

    Attributes:
        seed: Decides pauses and where on an element a click lands.
        display: The screen.
        page: What the browser shows.
        key_s: Mean time from key to key.
    """

    seed: int
    display: Display
    page: Page
    key_s: float = 0.14
    now: float = 1.0
    scrolled: float = 0
    focus: Widget | None = None
    inputs: list[Input] = field(default_factory=list)
    shown: list[Moment] = field(default_factory=list)
    steps: list[dict[str, Any]] = field(default_factory=list)
    values: dict[str, str] = field(default_factory=dict)
    last_key_element: dict[str, Any] | None = None
    random: Random = field(init=False)

    def __post_init__(self) -> None:
        self.random = Random(self.seed)  # noqa: S311 (pauses, not secrets)
        self._show(self.page, after=0)
        self.look(self.random.uniform(1.4, 2.6))

    def look(self, seconds: float) -> None:
        """Do nothing for a while."""
        self.now += seconds

    def click(  # noqa: PLR0913 (what a click can differ in)
        self,
        name: str,
        *,
        to: Page | None = None,
        load: float = 0.7,
        on_text: bool = False,
        detour: bool = False,
        note: str | None = None,
    ) -> None:
        """Click on something, which may lead to another page."""
        widget = self.page[name]
        self._step("click", widget, detour=detour, note=note)
        self._press_mouse(widget, on_text=on_text)
        if to is not None:
            self._show(to, after=load)

    def enter(  # noqa: PLR0913 (what typing can differ in)
        self,
        name: str,
        text: str,
        *,
        by: Literal["mouse", "tab", "focus"] = "mouse",
        slip: tuple[int, str] | None = None,
        clicks: int = 1,
        detour: bool = False,
    ) -> None:
        """Type into a field; `slip` is a place and what is mistyped there first."""
        widget = self.page[name]
        note = "reached with Tab" if by == "tab" else None
        self._step("type", widget, value=text, detour=detour, note=note)
        if by == "mouse":
            for _ in range(clicks):
                self._press_mouse(widget)
        elif by == "tab":
            self._tab_to(widget)
        before = "" if clicks > 1 or by == "tab" else self._value(widget)
        place, wrong = slip or (len(text), "")
        typed = [*text[:place], *wrong, *["\b"] * len(wrong), *text[place:]]
        for character in typed:
            self._press_character(character)
        self.values[widget.path] = before + text

    def choose(
        self,
        name: str,
        option: str,
        *,
        by: Literal["mouse", "tab", "keys"] = "mouse",
        stale: bool = False,
        detour: bool = False,
    ) -> None:
        """Choose an option of a dropdown; `stale`: the event does not show which."""
        widget = self.page[name]
        key = next(key for key, text in widget.options if text == option)
        note = "reached with Tab" if by == "tab" else None
        self._step("select", widget, value=option, detour=detour, note=note)
        if by == "tab":
            self._tab_to(widget)
            for character in self._type_ahead(widget, option):
                self._press_character(character)
            self.values[widget.path] = key
            return
        self._press_mouse(widget)
        if by == "keys":
            for character in self._type_ahead(widget, option):
                self._press_key(repr(character), in_popup=True)
            self._press_key("Key.enter", in_popup=True)
            self.values[widget.path] = key
            return
        if not stale:
            self.values[widget.path] = key
        row = [text for _, text in widget.options].index(option)
        self._press_mouse(widget, below=22.0 * (row + 1), popup=True)
        self.values[widget.path] = key

    def press_enter(
        self, *, to: Page | None = None, load: float = 0.7, detour: bool = False
    ) -> None:
        """Press Enter where the cursor is."""
        where = self.focus
        note = f'with the cursor in "{where.name}"' if where else None
        self._step("press", None, element="Enter", note=note, detour=detour)
        self._press_key("Key.enter")
        if to is not None:
            self._show(to, after=load)

    def press_on(
        self, name: str, key: Literal["Enter", "Space"], *, to: Page | None = None
    ) -> None:
        """Go to something with Tab and press a key on it."""
        widget = self.page[name]
        note = f'with the focus on "{name}" (Tab)'
        self._step("press", None, element=key, note=note)
        self._tab_to(widget)
        self._press_key(f"Key.{key.lower()}")
        if to is not None:
            self._show(to, after=0.7)

    def scroll(self, distance: float, *, detour: bool = False) -> None:
        """Scroll down, or up when `distance` is negative."""
        direction = "down" if distance > 0 else "up"
        self._step("scroll", None, value=direction, detour=detour)
        x = self.display.width * 0.5 + self.random.uniform(-90, 90)
        y = self.display.height * 0.6 + self.random.uniform(-60, 60)
        for _ in range(4):
            self._pause(0.09)
            self.scrolled = min(
                max(0, self.scrolled + distance / 4),
                max(0, self.page.height - self.display.view),
            )
            self.inputs.append(
                Input(
                    kind="scroll",
                    at=self.now,
                    step=len(self.steps),
                    x=x,
                    y=y,
                    dy=-round(distance / 48),
                )
            )
            self._note_view()

    def page_at(self, at: float) -> Moment:
        """Say what the browser showed at a moment."""
        times = [moment.at for moment in self.shown]
        return self.shown[max(0, bisect_right(times, at) - 1)]

    def _step(  # noqa: PLR0913 (what a step is told by)
        self,
        op: str,
        widget: Widget | None,
        *,
        element: str | None = None,
        value: str | None = None,
        note: str | None = None,
        detour: bool = False,
    ) -> None:
        self.look(self.random.uniform(0.5, 1.3))
        self.steps.append(
            {
                "n": len(self.steps) + 1,
                "op": op,
                "element": widget.name if widget else element,
                "kind": widget.kind if widget else None,
                "location": widget.location if widget else None,
                "value": value,
                "note": note,
                "detour": detour,
                "url_before": self.page.url,
                "start": self.now,
            }
        )

    def _show(self, page: Page, *, after: float) -> None:
        at = self.now + after
        self.page, self.scrolled = page, 0
        self.focus = page[page.focus] if page.focus else None
        self.values = {}
        self.shown.append(Moment(at=at, page=page, scrolled=0))
        self.now = at

    def _note_view(self) -> None:
        self.shown.append(Moment(at=self.now, page=self.page, scrolled=self.scrolled))

    def _bring_into_view(self, widget: Widget) -> None:
        bottom = widget.y + widget.height - self.display.view
        if self.scrolled < bottom or widget.y < self.scrolled:
            self.scrolled = max(0, bottom + 40)
            self._note_view()

    def _press_mouse(
        self,
        widget: Widget,
        *,
        on_text: bool = False,
        below: float = 0,
        popup: bool = False,
    ) -> None:
        self._pause(0.9)
        self._bring_into_view(widget)
        offset = self.display.top + self.display.bar
        share = 0.5 if on_text else self.random.uniform(0.3, 0.7)
        x = round(widget.x + widget.width * share, 2)
        y = round(widget.y + widget.height / 2 - self.scrolled + offset + below, 2)
        element = self._describe(widget, inner=on_text and widget.inner)
        element["y"] += offset
        self.inputs.append(
            Input(
                kind="mouseup",
                at=self.now,
                step=len(self.steps),
                element=element,
                x=x,
                y=y,
                popup=popup,
            )
        )
        self.focus = widget

    def _press_character(self, character: str) -> None:
        if character == "\b":
            self._press_key("Key.backspace")
            return
        if character in SHIFTED:
            self._press_key("Key.shift")
        self._press_key(TOKENS.get(character, repr(character)))

    def _press_key(self, key: str, *, in_popup: bool = False) -> None:
        self._pause(self.key_s)
        if in_popup:  # the page hears nothing of what an opened dropdown hears
            heard = self.last_key_element
        else:
            element = self._describe(self.focus) if self.focus else {}
            heard = {"key": DOM_KEYS.get(key, key[1:-1]), "element": element}
            self.last_key_element = heard
        self.inputs.append(
            Input(kind="key", at=self.now, step=len(self.steps), element=heard, key=key)
        )

    def _tab_to(self, widget: Widget) -> None:
        order = [w for w in self.page.widgets if w.kind in FOCUSABLE]
        start = order.index(self.focus) if self.focus in order else -1
        for stop in order[start + 1 : order.index(widget) + 1]:
            self._press_key("Key.tab")
            self.focus = stop
            self._bring_into_view(stop)

    def _type_ahead(self, widget: Widget, option: str) -> str:
        texts = [text.lower() for _, text in widget.options]
        for length in range(1, len(option) + 1):
            start = option[:length].lower()
            if next(text for text in texts if text.startswith(start)) == option.lower():
                return start
        return option.lower()

    def _value(self, widget: Widget) -> str:
        return self.values.get(widget.path, widget.value or "")

    def _describe(self, widget: Widget, *, inner: bool = False) -> dict[str, Any]:
        element: dict[str, Any] = {
            "xpath": widget.path + ("/span" if inner else ""),
            "label": None if inner else widget.label,
            "type": None if inner else widget.type,
            "placeholder": None if inner else widget.placeholder,
            "role": None,
            "tag": "span" if inner else widget.tag,
            "text": widget.text,
        }
        if widget.tag in {"input", "select"}:
            element["value"] = self._value(widget)
        elif widget.tag == "button" and not inner:
            element["value"] = ""
        edge = 14 if inner and widget.tag == "button" else 0
        element["x"] = widget.x + edge
        element["y"] = widget.y - self.scrolled + edge / 2
        element["height"] = widget.height - edge
        element["width"] = widget.width - 2 * edge
        return element

    def _pause(self, seconds: float) -> None:
        self.now += seconds * self.random.uniform(0.7, 1.4)
