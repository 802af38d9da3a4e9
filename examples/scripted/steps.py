"""What a person does at a page, in words: steps, fields and buttons."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

Operation = Literal[
    "click", "type", "select", "press", "drag", "scroll", "read", "back", "go"
]


@dataclass(slots=True, kw_only=True)
class Step:
    """One step as it was really done.

    Attributes:
        n: Counts from 1.
        op: What was done.
        element: Name of the element as the page shows it.
        kind: Kind of element in words.
        location: Where it is, in words.
        value: What was typed or chosen, or which way was scrolled.
        note: Anything a reader should know.
        detour: Whether the task would have been done without it.
        url_before: Address of the page it was done on.
        start: When the first input of it was sent, with the time zone.
        record: Whether the element stands for one record among others.
        backspaces: How many mistyped characters were taken back.
        also: What others would rightly call the element.
    """

    n: int
    op: Operation
    element: str | None
    kind: str | None
    location: str | None
    value: str | None
    note: str | None
    detour: bool
    url_before: str
    start: str
    record: bool = False
    backspaces: int = 0
    also: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Field:
    """A field of a form and what goes into it.

    Attributes:
        name: As the page shows it.
        location: Where it is, in words.
        value: What to type or choose.
        selector: How to find it.
        kind: What has to be done to it.
        secret: Whether the value must not be written down.
        opens: Whether something opens over the page while it is filled in, so that
            people leave it with Tab.
        important: Whether people who begin with what matters begin with it.
        keeps: Whether what it holds stays, and what is typed goes to its end.
        options: How to find the options of a list that the page draws, or what it
            suggests while somebody types.
        letters: What is typed before a suggestion is taken, or into a list that goes
            to what begins with it; the whole value by default. Empty for a list that
            takes no letters and has to be scrolled.
        opener: Key that opens a list that the page draws, once it was reached with Tab.
        clicks: 2 if only a double click lets people write in it.
    """

    name: str
    location: str
    value: str
    selector: str
    kind: Literal["field", "dropdown", "checkbox", "suggestions"] = "field"
    secret: bool = False
    opens: bool = False
    important: bool = False
    keeps: bool = False
    options: str = ".select2-results__option"
    letters: str | None = None
    opener: str = "Enter"
    clicks: int = 1


@dataclass(frozen=True, slots=True, kw_only=True)
class Button:
    """A button that sends a form.

    Attributes:
        name: As the page shows it.
        location: Where it is, in words.
        selector: How to find it.
    """

    name: str
    location: str
    selector: str
