"""A person's hands: how each step of work is done with mouse and keys.

Every method does one step as the person would and notes it as it is done, so
that what is noted does not depend on what the recorder makes of it.
"""

from __future__ import annotations

import random
import re
from contextlib import contextmanager
from dataclasses import asdict
from datetime import datetime, timezone
from typing import TYPE_CHECKING, Any, Literal

from examples.scripted.steps import Button, Field, Operation, Step

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence
    from datetime import date

    from playwright.sync_api import Locator, Page

    from examples.scripted.people import Person

Kind = Literal[
    "link",
    "button",
    "checkbox",
    "radio button",
    "tab",
    "menu",
    "row",
    "icon",
    "box",
    "canvas",
]
_NEAR = 6
"""How many times somebody presses Tab rather than reach for the mouse."""
_MONTH = 20
"""How far from the left a browser's own field for a day has the month."""
_WORD = 8
"""How far from the left of a text its first word surely is."""
_NEIGHBOURS = {
    "a": "s", "b": "v", "c": "x", "d": "f", "e": "r", "f": "g", "g": "h", "h": "j",
    "i": "o", "j": "k", "k": "l", "l": "k", "m": "n", "n": "b", "o": "p", "p": "o",
    "r": "t", "s": "d", "t": "y", "u": "i", "v": "c", "w": "e", "y": "u", "z": "x",
}  # fmt: skip
_TABS_TO = """target => {
  const all = [], kinds = 'a[href], button, input, select, textarea, [tabindex]';
  const walk = one => {
    if (one.inert) return;
    if (one.matches(kinds) && one.tabIndex >= 0 && !one.disabled
        && one.type !== 'hidden' && one.getClientRects().length) all.push(one);
    const given = one.localName === 'slot' ? one.assignedElements() : [];
    for (const inner of given.length ? given : (one.shadowRoot ?? one).children)
      walk(inner);
  };
  walk(document.documentElement);
  let active = document.activeElement;
  while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
  const from = all.indexOf(active);
  const to = all.indexOf(target);
  return from < 0 || to <= from ? -1 : to - from;
}"""
"""Through the shadow roots of a page, in the order in which it is laid out."""
_HAS_FOCUS = "e => e === e.getRootNode().activeElement"

_HELD = """e => e.isContentEditable ? e.innerText.trim() : e.value"""
_SHOWN_MONTH = """e => {
  const lists = [...e.querySelectorAll('select')];
  const text = lists.reduce(
    (text, list) => text.replace(list.innerText, ''), e.innerText);
  return text.trim() ? text : lists.map(list => list.selectedOptions[0].text).join('');
}"""
"""Without the lists of months and years that lie unseen over their names; else theirs."""
_CAN_BE_HIT = """target => {
  const box = target.getBoundingClientRect();
  const x = box.left + Math.min(box.width / 2, 80), y = box.top + box.height / 2;
  let hit = document.elementFromPoint(x, y);
  while (hit?.shadowRoot) {
    const inner = hit.shadowRoot.elementFromPoint(x, y);
    if (!inner || inner === hit) break;
    hit = inner;
  }
  const around = one => one.assignedSlot ?? one.parentNode ?? one.host;
  const holds = (outer, one) => {
    while (one && one !== outer) one = around(one);
    return one === outer;
  };
  const cutOff = outer => {
    for (let one = around(target); one !== outer; one = around(one)) {
      if (!(one instanceof Element)
          || !/auto|scroll/.test(getComputedStyle(one).overflowY)) continue;
      const edge = one.getBoundingClientRect();
      if (y < edge.top || y > edge.bottom) return true;
    }
    return false;
  };
  return hit !== null && (holds(target, hit) || holds(hit, target) && !cutOff(hit)
    || hit.closest('label')?.control === target);
}"""
"""What lies around a target is as good, unless a box that scrolls cuts the target off."""

_WHERE_TO_TURN = """(target, [x, y]) => {
  const boxes = [];
  const around = one =>
    one.assignedSlot ?? one.parentElement ?? one.getRootNode().host;
  for (let box = around(target); box && box !== document.body; box = around(box))
    if (box.scrollHeight > box.clientHeight
        && /auto|scroll/.test(getComputedStyle(box).overflowY)) boxes.push(box);
  for (const [n, box] of boxes.entries()) {
    const all = boxes.slice(n).map(one => one.getBoundingClientRect());
    const left = Math.max(0, ...all.map(one => one.left));
    const right = Math.min(innerWidth, ...all.map(one => one.right));
    const top = Math.max(0, ...all.map(one => one.top));
    const bottom = Math.min(innerHeight, ...all.map(one => one.bottom));
    if (left <= x && x <= right && top <= y && y <= bottom) return [x, y];
    if (right - left > 40 && bottom - top > 40)
      return [left + (right - left) * 0.6, (top + bottom) / 2];
  }
  return [x, y];
}"""
"""The middle of the page, unless what has to move is a box that lies elsewhere."""

_LIST_TOP = """target => {
  for (let box = target.parentElement; box; box = box.parentElement)
    if (box.scrollHeight > box.clientHeight
        && /auto|scroll/.test(getComputedStyle(box).overflowY))
      return box.getBoundingClientRect().top;
  return -Infinity;
}"""
"""Where the list that scrolls begins; what is above that has to come down."""


class Hands:
    """Mouse and keyboard of one person at one page.

    Attributes:
        page: The page that is worked on.
        person: Whose hands they are.
        steps: What was done so far.
        answer: What was read off the page, if the task was a question.
        before_step: Is called before each step.
    """

    def __init__(self, page: Page, person: Person, *, seed: int) -> None:
        self.page = page
        self.person = person
        self.steps: list[Step] = []
        self.answer: str | None = None
        self.before_step: Callable[[], None] = lambda: None
        self._chance = random.Random(f"{person.seed} {seed}")  # noqa: S311 (a habit)
        self._detour = False

    @contextmanager
    def detour(self) -> Iterator[None]:
        """Mark the steps within as a detour."""
        self._detour = True
        yield
        self._detour = False

    def click(  # noqa: PLR0913 (a control, its name for people and its place)
        self,
        element: str,
        kind: Kind,
        location: str,
        selector: str,
        *,
        leads_on: bool = False,
        record: bool = False,
        shows: str | None = None,
        times: int = 1,
        button: Literal["left", "right"] = "left",
        holding: str | None = None,
        at: tuple[float, float] | None = None,
        also: tuple[str, ...] = (),
    ) -> None:
        """Click on something, or press Enter on it where it is a few Tabs away.

        Args:
            element: Its name as the page shows it.
            kind: Its kind in words.
            location: Where it is, in words.
            selector: How to find it.
            leads_on: Whether another page follows.
            record: Whether it stands for one record among others.
            shows: How to find what is shown then, on the same page.
            times: 2 for a double click.
            button: Of the mouse.
            holding: Key that is held down, as Playwright names it.
            at: Where on it, from its top left corner, if that matters.
            also: What others would rightly call it, if nothing on the page names it.
        """
        target = self._find(selector)
        if at is None:
            self._scroll_to(target, element)
        self._begin("click", element, kind, location)
        self.steps[-1].record = record
        self.steps[-1].also = also
        plain = times == 1 and button == "left" and not (holding or at)
        if plain and self._reaches_with_tab(target, kind):
            self.steps[-1].note = "reached with Tab"
            with self._leading_on(leads_on=leads_on, shows=shows):
                marks = kind in {"checkbox", "radio button"}
                self.page.keyboard.press("Space" if marks else "Enter")
        else:
            with self._leading_on(leads_on=leads_on, shows=shows):
                if holding:
                    self.page.keyboard.down(holding)
                self._point_and_click(target, times=times, button=button, at=at)
                if holding:
                    self.page.keyboard.up(holding)

    def write(self, field: Field, *, send: bool = False) -> None:
        """Type into a field, in place of what it holds.

        Args:
            field: The field and what to type.
            send: Whether Enter then sends the form.
        """
        target = self._find(field.selector)
        self._scroll_to(target, field.name)
        shown = None if field.secret else field.value
        self._begin("type", field.name, "field", field.location, value=shown)
        held = target.evaluate(_HELD)
        if self._reaches_with_tab(target, "field"):
            self.steps[-1].note = "reached with Tab"
        else:
            self._point_and_click(target, times=field.clicks)
        if held or field.clicks > 1:
            self._wait(0.1)
            self.page.keyboard.press("Control+End" if field.keeps else "Control+a")
            self._wait(0.1)
        self._type(field.value)
        if field.opens:
            self._wait(0.2)
            self.page.keyboard.press("Tab")
            self._wait(0.3)
        if send:
            self.press_enter(field.name)

    def replace_word(self, field: Field) -> None:
        """Double-click on the beginning of a text, and type over the word it marks.

        Args:
            field: What is typed, and how to find the text in an editor.
        """
        target = self._find(field.selector)
        self._scroll_to(target, field.name)
        self._begin("type", field.name, "field", field.location, value=field.value)
        box = target.bounding_box() or {"height": 0}
        self._point_and_click(target, times=2, at=(_WORD, box["height"] / 2))
        self._wait(0.2)
        self._type(field.value)

    def write_moment(self, field: Field) -> None:
        """Type a day, and the hour if there is one, into a field of the browser's own.

        Args:
            field: The field, whose value is the day and the hour as it shows them. If
                something opens, it is the browser's calendar, which is sent away.
        """
        target = self._find(field.selector)
        self._scroll_to(target, field.name)
        self._begin("type", field.name, "field", field.location, value=field.value)
        if self._reaches_with_tab(target, "field"):
            self.steps[-1].note = "reached with Tab"
        else:
            box = target.bounding_box() or {"height": 0}
            self._point_and_click(target, at=(_MONTH, box["height"] / 2))
        if field.opens:
            self._close_calendar(target)
        day, _, hour = field.value.partition(", ")
        self._type(day)
        if hour:
            self._wait(0.1)
            self.page.keyboard.press("ArrowRight")
            self._wait(0.1)
            self._type(hour.replace(" ", ""))
        self._wait(0.2)

    def _close_calendar(self, target: Locator) -> None:
        """Send the browser's own calendar away, which would take what is typed."""
        field = target.element_handle()
        self.page.wait_for_function("e => e.matches(':open')", arg=field)
        self._wait(0.3)
        self.page.keyboard.press("Escape")  # it is no part of the page, nor is this
        self.page.wait_for_function("e => !e.matches(':open')", arg=field)
        self._wait(0.2)

    def turn_to(self, name: str, selector: str) -> None:
        """Turn the wheel until something is on the screen, unless it is.

        Args:
            name: What the page calls it.
            selector: How to find it.
        """
        self._scroll_to(self._find(selector), name)

    def turn_within(self, name: str, selector: str, within: str) -> None:
        """Turn the wheel over a box that is too short for what is in it.

        Args:
            name: What the page calls the thing that is cut off.
            selector: How to find it.
            within: How to find the box, below which something else can be clicked on.
        """
        target, box = self._find(selector), self._find(within)
        frame = box.bounding_box()
        if frame is None:
            raise RuntimeError(f"nothing to turn at {self.page.url}: {box}")
        self._begin("scroll", None, None, None, value="down")
        self.steps[-1].note = f'to reach "{name}"'
        across, down = frame["x"] + frame["width"] / 2, frame["y"] + frame["height"] / 2
        self.page.mouse.move(across, down, steps=4)
        for _ in range(12):
            place = target.bounding_box()
            end = frame["y"] + frame["height"]
            if place is None or place["y"] + place["height"] <= end:
                return
            self.page.mouse.wheel(0, 120)
            self._wait(0.3)

    def type_on(self, name: str, location: str, text: str) -> None:
        """Type where the cursor is, such as over what a button has just marked.

        Args:
            name: Of the field that has the cursor.
            location: Where it is, in words.
            text: What is typed; it may have several lines.
        """
        self._begin("type", name, "field", location, value=text)
        self._type(text)
        self._wait(0.2)

    def take(self, field: Field) -> None:
        """Type some letters where the cursor is, and take with Tab what is suggested.

        The value is chosen rather than typed: it is a step of that kind.
        """
        self._begin("select", field.name, "field", field.location, value=field.value)
        self._type(field.letters or field.value)
        self._option(field).wait_for(state="visible")
        self._wait(0.4)
        self.page.keyboard.press("Tab")
        self._wait(0.3)

    def press_enter(self, name: str) -> None:
        """Press Enter in the field that has the focus, which sends its form."""
        self._begin("press", "Enter", None, None)
        self.steps[-1].note = f'with the cursor in the "{name}" field'
        with self._leading_on(leads_on=True):
            self.page.keyboard.press("Enter")

    def press(
        self,
        keys: str,
        note: str,
        *,
        leads_on: bool = False,
        shows: str | None = None,
    ) -> None:
        """Press keys that do something of their own, such as a shortcut.

        Args:
            keys: As Playwright names them, such as ``"Control+s"``.
            note: What they do here.
            leads_on: Whether another page follows.
            shows: How to find what is shown then, on the same page.
        """
        self._begin("press", keys, None, None)
        self.steps[-1].note = note
        with self._leading_on(leads_on=leads_on, shows=shows):
            self.page.keyboard.press(keys)

    def drag(  # noqa: PLR0913 (a thing, its name for people and two places)
        self,
        element: str,
        location: str,
        selector: str,
        to: str,
        *,
        held_at: tuple[float, float] | None = None,
        dropped_at: tuple[float, float] | None = None,
        record: bool = False,
    ) -> None:
        """Drag something onto something else.

        Args:
            element: Its name as the page shows it.
            location: Where it is, in words.
            selector: How to find it.
            to: How to find what it is dropped on.
            held_at: Where it is held, from its top left corner; else in the middle.
            dropped_at: Where it is dropped, likewise.
            record: Whether it stands for one record among others.
        """
        target, goal = self._find(selector), self._find(to)
        self._scroll_to(target, element)
        self._begin("drag", element, None, location)
        self.steps[-1].record = record
        for place, button, at in (
            (target, "down", held_at),
            (goal, "up", dropped_at),
        ):
            box = place.bounding_box()
            if box is None:
                raise RuntimeError(f"nothing to drag at {self.page.url}: {place}")
            right, down = at or (box["width"] / 2, box["height"] / 2)
            self.page.mouse.move(box["x"] + right, box["y"] + down, steps=12)
            self._wait(0.1)
            if button == "down":
                self.page.mouse.down()
            else:
                self.page.mouse.up()
        self._wait(0.3)

    def pick(self, field: Field) -> None:
        """Type some letters into a field and take what it suggests.

        The value is chosen rather than typed: it is a step of that kind.
        """
        target = self._find(field.selector)
        self._scroll_to(target, field.name)
        self._begin("select", field.name, "field", field.location, value=field.value)
        tabbed = self._reaches_with_tab(target, "field")
        if tabbed:
            self.steps[-1].note = "reached with Tab"
        else:
            self._point_and_click(target)
        if target.evaluate(_HELD):
            self.page.keyboard.press("Control+a")
        self._type(field.letters or field.value)
        wanted = self._option(field)
        wanted.wait_for(state="visible")
        self._wait(0.4)
        self._point_and_click(wanted)
        self._wait(0.3)

    def choose(self, field: Field) -> None:
        """Choose an option of a dropdown, the browser's own or one a page draws."""
        target = self._find(field.selector)
        self._scroll_to(target, field.name)
        self._begin("select", field.name, "dropdown", field.location, value=field.value)
        own = target.evaluate("e => e.tagName") == "SELECT"
        tabbed = field.letters != "" and self._reaches_with_tab(target, "dropdown")
        if tabbed:
            self.steps[-1].note = "reached with Tab"
        else:
            self._point_and_click(target)
        if own:
            self._type_ahead(field.value, opened=not tabbed)
        else:
            self._choose_drawn(field, opened=not tabbed)

    def choose_also(self, field: Field) -> None:
        """Choose one more option of a list that stayed open after the one before."""
        self._begin("select", field.name, "dropdown", field.location, value=field.value)
        if field.letters:
            self._type(field.letters)
        wanted = self._option(field)
        wanted.wait_for(state="visible")
        self._wait(0.4)
        self._turn_to(wanted)
        self._point_and_click(wanted)
        self._wait(0.3)

    def choose_through(self, field: Field, levels: Sequence[str]) -> None:
        """Choose an option that lies below others.

        Args:
            field: The field, whose value is the option as it is shown then.
            levels: How to find what is clicked on in the opened list, in turn.
        """
        target = self._find(field.selector)
        self._scroll_to(target, field.name)
        self._begin("select", field.name, "dropdown", field.location, value=field.value)
        self._point_and_click(target)
        for level in levels:
            wanted = self._find(level)
            self._wait(0.5)
            self._turn_to(wanted)
            self._point_and_click(wanted)
        self._wait(0.3)

    def choose_by_keys(self, field: Field, keys: Sequence[str]) -> None:
        """Choose an option with keys alone, once the field was reached.

        Args:
            field: The field, whose value is the option as it is shown.
            keys: What opens the list, goes to the option and takes it.
        """
        target = self._find(field.selector)
        self._begin("select", field.name, "dropdown", field.location, value=field.value)
        if self._reaches_with_tab(target, "dropdown"):
            self.steps[-1].note = "reached with Tab"
        else:
            self._point_and_click(target)
        for key in keys:
            self._wait(0.3)
            if len(key) > 1 and key[0].isupper():
                self.page.keyboard.press(key)
            else:
                self._key(key)
        self._wait(0.3)

    def choose_day(  # noqa: PLR0913 (a calendar has several parts)
        self,
        field: Field,
        day: date,
        *,
        month: str,
        onward: str,
        days: str,
        written: str = "%B%Y",
    ) -> None:
        """Choose a day in a calendar that the page draws below a field.

        Args:
            field: The field, whose value is the day as it is shown then.
            day: A day of the month that is shown first, or of a later one.
            month: How to find the name of the month and its year.
            onward: How to find what shows the next month.
            days: How to find the days of the month.
            written: How a month is written above its days, without spaces.
        """
        target = self._find(field.selector)
        self._scroll_to(target, field.name)
        self._begin("select", field.name, "dropdown", field.location, value=field.value)
        self._point_and_click(target)
        shown = self._find(month)
        while f"{day:{written}}" not in re.sub(r"\s", "", shown.evaluate(_SHOWN_MONTH)):
            self._wait(0.4)
            self._point_and_click(self._find(onward))
            self._wait(0.2)
        self._wait(0.4)
        number = re.compile(rf"^\s*{day.day}\s*$")
        self._point_and_click(self.page.locator(days).filter(has_text=number).first)
        self._wait(0.3)

    def tick(self, field: Field) -> None:
        """Tick or clear a checkbox."""
        self.click(field.name, "checkbox", field.location, field.selector)

    def fill(
        self,
        fields: Sequence[Field],
        send: Button | None = None,
        *,
        enter_sends: bool = False,
    ) -> None:
        """Work through the fields of a form in the person's order.

        Args:
            fields: In the order of the page.
            send: What sends the form; None if something else comes before that.
            enter_sends: Whether Enter in the last field sends it too, for those who
                are in the habit.
        """
        fields = list(fields)
        if self.person.order == "up":
            fields.reverse()
        elif self.person.order == "important first":
            fields.sort(key=lambda field: not field.important)
        with_enter = (
            enter_sends and self.person.enter_sends and fields[-1].kind == "field"
        )
        for field in fields:
            if field.kind == "dropdown":
                self.choose(field)
            elif field.kind == "checkbox":
                self.tick(field)
            elif field.kind == "suggestions":
                self.pick(field)
            else:
                self.write(field, send=with_enter and field is fields[-1])
        if send is not None and not with_enter:
            self.click(send.name, "button", send.location, send.selector, leads_on=True)

    def wait_for(self, text: str) -> None:
        """Wait for what the page tells: no step of its own."""
        self.page.get_by_text(text).filter(visible=True).first.wait_for()

    def look_around(self, note: str) -> None:
        """Scroll down and up again, if that is a habit of the person."""
        height = self.page.evaluate(
            "() => document.scrollingElement.scrollHeight - innerHeight"
        )
        if self.person.looks_around and height > 80:
            self.scroll("down", note)
            self.scroll("up", note)

    def hover(self, element: str, selector: str) -> None:
        """Move the mouse over something that then shows more: no step of its own.

        Args:
            element: Its name as the page shows it.
            selector: How to find it.
        """
        target = self._find(selector)
        self._scroll_to(target, element)
        box = target.bounding_box()
        if box is None:
            raise RuntimeError(f"nothing to point at at {self.page.url}: {target}")
        across = min(box["width"] / 2, 160)
        self.page.mouse.move(box["x"] + across, box["y"] + box["height"] / 2, steps=4)
        self._wait(0.4)

    def scroll(self, way: Literal["down", "up"], note: str) -> None:
        """Turn the wheel over the middle of the page."""
        self._begin("scroll", None, None, None, value=way)
        self.steps[-1].note = note
        self._wheel(4 if way == "down" else -4)

    def back(self) -> None:
        """Go back to the page before, with the browser's own button."""
        self._begin("back", None, None, None)
        self.page.go_back()
        self._wait(0.5)

    def go(self, address: str) -> None:
        """Type an address into the browser's address bar."""
        self._begin("go", "Address bar", None, None, value=address)
        self.page.goto(address)
        self._wait(0.5)

    def read(self, what: str, answer: str, *, expected: str) -> None:
        """Read an answer off the page: nothing is done that could be recorded.

        Args:
            what: Where the answer stands, in words.
            answer: What stands there.
            expected: What has to stand there.

        Raises:
            RuntimeError: If something else stands there.
        """
        if answer != expected:
            raise RuntimeError(f"{self.page.url} shows {answer!r}, not {expected!r}")
        self._begin("read", what, None, None, value=answer)
        self.answer = answer
        self._wait(0.8)

    def truth(self) -> list[dict[str, Any]]:
        """Return the steps as they stand in the ground truth."""
        return [asdict(step) for step in self.steps]

    def _begin(
        self,
        op: Operation,
        element: str | None,
        kind: str | None,
        location: str | None,
        *,
        value: str | None = None,
    ) -> None:
        self._wait(self.person.thinking_seconds * self._chance.uniform(0.7, 1.3))
        self.before_step()
        self.steps.append(
            Step(
                n=len(self.steps) + 1,
                op=op,
                element=element,
                kind=kind,
                location=location,
                value=value,
                note=None,
                detour=self._detour,
                url_before=self.page.url,
                start=datetime.now(timezone.utc).isoformat(),
            )
        )

    def _find(self, selector: str) -> Locator:
        target = self.page.locator(selector).filter(visible=True).first
        target.wait_for(state="visible")
        return target

    def _scroll_to(self, target: Locator, name: str) -> None:
        """Turn the wheel until the target is on the screen, as a step of its own."""
        for _ in range(12):
            if target.evaluate(_CAN_BE_HIT):
                return
            box = target.bounding_box()
            if box is None:
                return
            way = "down" if box["y"] > 200 else "up"
            last = self.steps[-1] if self.steps else None
            if last is None or (last.op, last.value) != ("scroll", way):
                self._begin("scroll", None, None, None, value=way)
                self.steps[-1].note = f'to reach "{name}"'
            self._wheel(2 if way == "down" else -2, target)
            moved = target.bounding_box()
            if moved is None or abs(moved["y"] - box["y"]) < 1:
                return

    def _wheel(self, notches: int, towards: Locator | None = None) -> None:
        view = self.page.viewport_size or {"width": 0, "height": 0}
        place = [view["width"] * 0.6, view["height"] * 0.5]
        if towards is not None:
            place = towards.evaluate(_WHERE_TO_TURN, place)
        self.page.mouse.move(*place)
        for _ in range(abs(notches)):
            self.page.mouse.wheel(0, 120 if notches > 0 else -120)
            self._wait(0.07)
        self._wait(0.25)

    def _reaches_with_tab(self, target: Locator, kind: str) -> bool:
        if self.person.hand != "keyboard" or kind == "menu":
            return False
        tabs = target.evaluate(_TABS_TO)
        if not 0 < tabs <= _NEAR:
            return False
        for _ in range(tabs + 1):
            if target.evaluate(_HAS_FOCUS):
                return True
            self.page.keyboard.press("Tab")
            self._wait(0.15)
        return bool(target.evaluate(_HAS_FOCUS))

    def _point_and_click(
        self,
        target: Locator,
        *,
        times: int = 1,
        button: Literal["left", "right"] = "left",
        at: tuple[float, float] | None = None,
    ) -> None:
        box = target.bounding_box()
        if box is None:
            raise RuntimeError(f"nothing to click on at {self.page.url}: {target}")
        if at is None and not target.evaluate(_CAN_BE_HIT):
            raise RuntimeError(f"something covers {target} at {self.page.url}")
        across = min(box["width"] * self._chance.uniform(0.35, 0.65), 160)
        if target.get_attribute("type") in {"date", "number"}:
            across /= 3  # where the day is; a number's arrows on the right count
        right, down = at or (across, box["height"] / 2)
        x, y = box["x"] + right, box["y"] + down
        self.page.mouse.move(x, y, steps=4)
        self._wait(0.08)
        for count in range(1, times + 1):
            self.page.mouse.down(button=button, click_count=count)
            self._wait(0.05)
            self.page.mouse.up(button=button, click_count=count)

    @contextmanager
    def _leading_on(
        self, *, leads_on: bool, shows: str | None = None
    ) -> Iterator[None]:
        if leads_on:
            with self.page.expect_navigation():
                yield
            self._wait(0.35)
        else:
            yield
            self._wait(0.15)
        if shows is not None:
            self._find(shows)
            self._wait(0.2)

    def _type(self, text: str) -> None:
        for index, letter in enumerate(text):
            wrong = _NEIGHBOURS.get(letter)
            if wrong and index and self._chance.randrange(1000) < self.person.slips:
                self._key(wrong)
                self._wait(0.25)
                self.page.keyboard.press("Backspace")
                self.steps[-1].backspaces += 1
                self._wait(0.1)
            self._key(letter)

    def _key(self, letter: str) -> None:
        self.page.keyboard.type(letter)
        self._wait(self.person.key_seconds * self._chance.uniform(0.6, 1.4))

    def _type_ahead(self, option: str, *, opened: bool) -> None:
        """Choose in a dropdown of the browser's by its first letters."""
        self._wait(0.3)
        for letter in option[:4]:
            self._key(letter)
        self._wait(0.2)
        if opened:
            self.page.keyboard.press("Enter")
            self._wait(0.2)

    def _choose_drawn(self, field: Field, *, opened: bool) -> None:
        """Choose in a dropdown that the page draws, which takes letters typed."""
        if not opened:
            self.page.keyboard.press(field.opener)
        wanted = self._option(field)
        options = self.page.locator(field.options).filter(visible=True)
        options.first.wait_for(state="visible")
        self._wait(0.4)
        if opened:
            if not wanted.evaluate(_CAN_BE_HIT) and field.letters == "":
                self._turn_to(wanted)
            elif not wanted.evaluate(_CAN_BE_HIT):
                self._type(field.letters or field.value)
                self._wait(0.5)
            self._point_and_click(wanted)
        else:
            self._type(field.letters or field.value)
            self._wait(0.5)
            self.page.keyboard.press("Enter")
        self._wait(0.2)

    def _turn_to(self, wanted: Locator) -> None:
        """Turn the wheel over a list that takes no letters, which may begin lower."""
        for _ in range(12):
            if wanted.evaluate(_CAN_BE_HIT):
                return
            box = wanted.bounding_box()
            above = box is not None and box["y"] < wanted.evaluate(_LIST_TOP)
            self._wheel(-1 if above else 2, wanted)

    def _option(self, field: Field) -> Locator:
        text = re.compile(rf"^\s*{re.escape(field.value)}\s*$")
        return self.page.locator(field.options).filter(has_text=text).first

    def _wait(self, seconds: float) -> None:
        # Playwright's own waiting lets the recorder's events through.
        self.page.wait_for_timeout(seconds * 1000)
