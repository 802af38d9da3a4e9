"""Records of rrweb put together: a click, a text, a choice, a scroll."""

from __future__ import annotations

from datetime import datetime, timedelta
from typing import TYPE_CHECKING, Any, Final

from msgspec import Struct

from wb2pm.converters.sources.loose_values import as_number
from wb2pm.events import Action, Element, Issue, Screen, UIEvent

if TYPE_CHECKING:
    from pathlib import Path

    from wb2pm.converters.browser.rrweb_page import PageNode, RecordedPage

PAGES: Final = "rrweb"
"""The form of the pages of a recording."""
_CLICKS: Final[dict[int, Action]] = {
    2: "click",
    3: "right_click",
    4: "double_click",
}
"""Kinds of interaction that are actions; the others (down, up, focus, blur, touch)
belong to one."""
_BOXES: Final = frozenset({"checkbox", "radio"})
_DOUBLE: Final = timedelta(seconds=1)
"""Two clicks of a double click are never further apart (systems allow half of it)."""


class _Step(Struct):
    """An action that further records may still belong to."""

    action: Action
    raw: str
    position: int
    started: datetime
    ended: datetime
    node: int | None
    target: Element | None
    value: str | None = None
    x: float | None = None
    y: float | None = None
    url: str | None = None
    records: int = 1


class Interactions:
    """What a person did on a page, from the records of it."""

    def __init__(self, page: RecordedPage, path: Path) -> None:
        self._page = page
        self._source = str(path)
        self._steps: list[_Step] = []
        self._issues: list[Issue] = []
        self._url: str | None = None
        self._loose = 0

    def go(self, address: object) -> None:
        """Take the address of the page in front."""
        self._url = address if isinstance(address, str) else None

    def interact(self, position: int, at: datetime, data: dict[str, Any]) -> None:
        """Take a record of the pointer or the focus."""
        kind, number = data.get("type"), data.get("id")
        action = _CLICKS.get(kind) if isinstance(kind, int) else None
        if action is None or not isinstance(number, int):
            self._loose += 1  # it leads up to a click, or follows one
            return
        node = self._page.acted_on(number)
        if action == "double_click":
            self._join_clicks(node)
        step = self._begin(action, "MouseInteraction", position, at, node)
        step.x, step.y = as_number(data.get("x")), as_number(data.get("y"))
        step.records += self._loose
        self._loose = 0

    def _join_clicks(self, node: PageNode | None) -> None:
        """Take back the two clicks that a double click begins with."""
        for _ in range(2):
            last = self._steps[-1] if self._steps else None
            same = last and node and last.node == node.id and last.action == "click"
            if last is not None and same:
                self._loose += last.records
                self._steps.pop()

    def type(self, position: int, at: datetime, data: dict[str, Any]) -> None:
        """Take a record of what a field holds now."""
        number = data.get("id")
        node = self._page.acted_on(number) if isinstance(number, int) else None
        kind = str((node.attributes.get("type") or "") if node else "").lower()
        text = str(data.get("text") or "")
        last = self._steps[-1] if self._steps else None
        if node is not None and kind in _BOXES:
            self._toggle(node, position, at, last)
        elif node is not None and node.tag == "select":
            step = self._begin("select", "Input", position, at, node)
            step.value = self._page.option_text(node, text)
        elif (
            last is not None
            and node is not None
            and last.action == "type"
            and last.node == node.id
        ):
            if not text and len(last.value or "") > 1:
                self._send(position, at, node)
            else:
                last.records += 1
                last.ended = at
                last.value = text
        elif not text:
            self._no_person(position, "a field was emptied", node)
        else:
            step = self._begin("type", "Input", position, at, node)
            step.value = text

    def _send(self, position: int, at: datetime, node: PageNode) -> None:
        """Take a text that is gone at once for one that was sent with Enter."""
        self._begin("press", "Input", position, at, node).value = "Enter"
        message = "the field lost its whole text at once: taken for Enter"
        self._issues.append(
            Issue(kind="enter_inferred", message=message, event=str(position))
        )

    def _toggle(
        self, node: PageNode, position: int, at: datetime, last: _Step | None
    ) -> None:
        """A box changes by a click on it or its label, or by the page itself."""
        clicked = last is not None and last.action == "click"
        if clicked and last is not None and at - last.ended <= _DOUBLE:
            last.records += 1
            return
        self._no_person(position, "a box changed without a click", node)

    def scroll(self, position: int, at: datetime, data: dict[str, Any]) -> None:
        """Take a record of how far something is scrolled."""
        number = data.get("id")
        place = (as_number(data.get("x")) or 0.0, as_number(data.get("y")) or 0.0)
        last = self._steps[-1] if self._steps else None
        if last is not None and last.action == "scroll" and last.node == number:
            last.records += 1
            last.ended = at
            last.value = "up" if place[1] < (last.y or 0.0) else "down"
            last.x, last.y = place
            return
        node = self._page.acted_on(number) if isinstance(number, int) else None
        step = self._begin("scroll", "Scroll", position, at, node)
        step.node = number if isinstance(number, int) else None
        step.value, (step.x, step.y) = "down", place

    def _begin(
        self,
        action: Action,
        raw: str,
        position: int,
        at: datetime,
        node: PageNode | None,
    ) -> _Step:
        step = _Step(
            action=action,
            raw=raw,
            position=position,
            started=at,
            ended=at,
            node=node.id if node else None,
            target=self._page.element(node) if node else None,
            url=self._url,
        )
        self._steps.append(step)
        return step

    def _no_person(self, position: int, what: str, node: PageNode | None) -> None:
        named = f": {self._page.element(node).path}" if node else ""
        message = f"{what}, by the page rather than by a person{named}"
        where = f"$[{position}]"
        self._issues.append(Issue(kind="no_person", message=message, where=where))

    def finish(self) -> tuple[list[UIEvent], list[Issue]]:
        """Return the events in the order of the recording, and what had to be noted."""
        if self._loose:
            message = f"{self._loose} records of pointer or focus belong to no click"
            self._issues.append(Issue(kind="loose_records", message=message))
        return [self._event(step) for step in self._steps], self._issues

    def _event(self, step: _Step) -> UIEvent:
        event_id = str(step.position)
        kinds = [issue.kind for issue in self._issues if issue.event == event_id]
        screen = Screen(
            url=step.url,
            title=self._page.title or None,
            page_format=PAGES,
            page_key=event_id,
            source=self._source,
        )
        return UIEvent(
            id=event_id,
            action=step.action,
            raw_action=step.raw,
            target=step.target,
            value=step.value,
            x=step.x,
            y=step.y,
            started_at=step.started,
            ended_at=max(step.started, step.ended),  # clocks are set back
            time_quality="recorded",
            screen_before=screen if step.url else None,
            source_index=step.position,
            attributes={"rrweb:records": step.records},
            issues=tuple(kinds),
        )
