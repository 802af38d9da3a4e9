"""What people did on screens, as frozen values.

Every reader turns its source into these, and every later step starts from
them. The attributes keep the meanings of the reference data model for
user-interaction logs (Abb & Rehse, BPM 2022; Information Systems 124, 2024):
an event has an action type, a target element, an input value and a time;
elements belong to a screen, a screen to an application.
"""

from __future__ import annotations

from datetime import datetime
from typing import Any, Literal

from msgspec import Struct

from wb2pm.procedures.procedure import Procedure
from wb2pm.shown import Shown, Tabular

Action = Literal[
    "click",
    "double_click",
    "right_click",
    "type",
    "press",
    "select",
    "scroll",
    "hover",
    "drag",
    "navigate",
    "tab_open",
    "tab_close",
    "tab_switch",
    "copy",
    "paste",
    "submit",
    "message",
    "wait",
    "other",
]
"""The closed set of actions; `UIEvent.raw_action` keeps the source's word."""

TimeQuality = Literal["recorded", "assumed_zone", "order_only"]
"""`recorded`: zoned in the source. `assumed_zone`: a clock without a zone, read
in the zone the user named (UTC unless told). `order_only`: no clock at all;
the times only carry the order."""

Granularity = Literal["action", "element", "step", "page"]
"""How finely events are labelled; see `wb2pm.converters.labels.labelling`."""

AttributeValue = str | int | float | bool | None


class Box(Struct, frozen=True, kw_only=True, gc=False):
    """A rectangle, by its top left corner.

    Attributes:
        x: Left edge in pixels.
        y: Top edge in pixels.
        width: Width in pixels.
        height: Height in pixels.
        space: Whether `x` and `y` count from the corner of the screen or of
            the page's visible part.
    """

    x: float
    y: float
    width: float
    height: float
    space: Literal["screen", "viewport"]

    @property
    def right(self) -> float:
        """Right edge in pixels."""
        return self.x + self.width

    @property
    def bottom(self) -> float:
        """Bottom edge in pixels."""
        return self.y + self.height

    @property
    def middle(self) -> tuple[float, float]:
        """The point in the middle, across and down.

        Examples:
            >>> Box(x=2, y=0, width=10, height=5, space="screen").middle
            (7.0, 2.5)
        """
        return self.x + self.width / 2, self.y + self.height / 2

    def contains(self, x: float, y: float) -> bool:
        """Return whether a point in the same space lies inside.

        Examples:
            >>> Box(x=0, y=0, width=10, height=5, space="screen").contains(3, 4)
            True
        """
        left, top = self.x, self.y
        return left <= x <= left + self.width and top <= y <= top + self.height

    def holds(self, inner: Box) -> bool:
        """Return whether another box in the same space lies in this one.

        Examples:
            >>> page = Box(x=0, y=0, width=10, height=5, space="screen")
            >>> page.holds(page), page.holds(Box(x=9, y=0, width=2, height=1, space="screen"))
            (True, False)
        """
        return self.contains(inner.x, inner.y) and self.contains(
            inner.right, inner.bottom
        )

    def overlap(self, other: Box) -> tuple[float, float]:
        """Measure how far two boxes in the same space overlap, across and down.

        Returns:
            Pixels; below nothing, how far they are apart in that direction.

        Examples:
            >>> above = Box(x=0, y=0, width=10, height=10, space="screen")
            >>> above.overlap(Box(x=5, y=30, width=9, height=9, space="screen"))
            (5, -20)
        """
        left, top, other_left, other_top = self.x, self.y, other.x, other.y
        right, bottom = left + self.width, top + self.height
        return (
            min(right, other_left + other.width) - max(left, other_left),
            min(bottom, other_top + other.height) - max(top, other_top),
        )


class Element(Shown, Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What an event was aimed at, as the source describes it.

    Attributes:
        tag: HTML tag, lower case.
        role: ARIA role, if the page gives one.
        label: Accessible label (``aria-label``).
        text: Visible text of the element and all in it.
        placeholder: Placeholder of a field.
        type: Input type (``text``, ``password``, ``checkbox``, ...).
        value: Content of a field, or the key of the chosen option, at the time.
        path: XPath or selector, as stable as the source has it.
        box: Where it is.
        attributes: Whatever else the source says of it.
    """

    tag: str | None = None
    role: str | None = None
    label: str | None = None
    text: str | None = None
    placeholder: str | None = None
    type: str | None = None
    value: str | None = None
    path: str | None = None
    box: Box | None = None
    attributes: dict[str, AttributeValue] = {}


class Screen(Shown, Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What was in front of the actor.

    Of its page it carries what the source lists of it, still encoded, or says where in
    the source's file the page is kept. `wb2pm.converters.pages` decodes either when it
    is asked for.

    Attributes:
        url: Address of the page.
        title: Title of the page or window.
        application: Program in front.
        width: Width of the screen in points.
        height: Height of the screen in points.
        window: The front window.
        screenshot: Path of a picture file.
        pictured: The part of the screen that the picture shows; None where the source
            does not tell.
        elements_json: The elements on the screen as the source encodes them.
        elements_format: The page form that decodes them (entry point group
            ``wb2pm.page_forms``).
        page_format: The page form that decodes the page kept in `source`.
        page_key: Which of the pages in `source`, in the words of that form; None
            where `source_index` tells.
        source: File the screen comes from.
        source_index: Position in that file.
        of_moment: Whether the source looked at it at the very moment of an action:
            what was acted on was on it, listed or not.
    """

    url: str | None = None
    title: str | None = None
    application: str | None = None
    width: float | None = None
    height: float | None = None
    window: Box | None = None
    screenshot: str | None = None
    pictured: Box | None = None
    elements_json: str | None = None
    elements_format: str | None = None
    page_format: str | None = None
    page_key: str | None = None
    source: str | None = None
    source_index: int | None = None
    of_moment: bool = False


class Issue(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Something a reader had to note about a recording.

    Attributes:
        kind: Short stable word for the kind of issue, such as
            ``assumed_zone``, ``merged_keys``, ``stale_element``, ``late_screen``.
        message: What was found and what was made of it.
        where: Place in the file, for example ``$.trace[3]``.
        event: Id of the event it concerns, if there is one.
    """

    kind: str
    message: str
    where: str | None = None
    event: str | None = None


class UIEvent(Shown, Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One thing a person or agent did.

    Attributes:
        id: Unique within the demonstration.
        action: What kind of thing was done.
        raw_action: The source's own word for it.
        target: The element it was done to.
        value: Text that was typed, key that was pressed, option that was
            chosen, direction scrolled (``"down"``), or address gone to.
        keys: Key by key, where the source has it.
        x: Pointer position in screen pixels.
        y: Pointer position in screen pixels.
        started_at: When it began, with a time zone.
        ended_at: When it ended, with a time zone; equal to `started_at` for
            an instant.
        time_quality: How far the times can be trusted.
        screen_before: The screen the actor saw, as far as the source knows:
            some recorders look too late, and `issues` then says so.
        screen_after: The screen that followed.
        actor: Who did it.
        application: Program it was done in.
        source_index: Position of the source record in its file.
        attributes: Whatever else the source carries.
        issues: Kinds of the issues noted for this event.
    """

    id: str
    action: Action
    raw_action: str
    started_at: datetime
    ended_at: datetime
    time_quality: TimeQuality
    source_index: int
    target: Element | None = None
    value: str | None = None
    keys: tuple[str, ...] = ()
    x: float | None = None
    y: float | None = None
    screen_before: Screen | None = None
    screen_after: Screen | None = None
    actor: str | None = None
    application: str | None = None
    attributes: dict[str, AttributeValue] = {}
    issues: tuple[str, ...] = ()


class Demonstration(Tabular, Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One recorded execution of a workflow: a case.

    Attributes:
        id: Case id, unique in a data set.
        source: File or folder it was read from.
        source_format: Name of the reader.
        events: What was done, in the order of the source.
        workflow: The goal it shares with other demonstrations.
        intent: The goal in words.
        site: Application or web site the work was done on.
        actor: Who did it, if the source says so.
        procedure: The written procedure that lies beside the recording.
        outcome: How it ended, if the source says so.
        attributes: Whatever else the source carries.
        issues: What the reader had to note.
        source_actions: How many actions the source holds. Each is an event or
            named in `issues`.
    """

    id: str
    source: str
    source_format: str
    events: tuple[UIEvent, ...]
    source_actions: int
    workflow: str | None = None
    intent: str | None = None
    site: str | None = None
    actor: str | None = None
    procedure: Procedure | None = None
    outcome: str | None = None
    attributes: dict[str, AttributeValue] = {}
    issues: tuple[Issue, ...] = ()

    def rows(self) -> list[dict[str, Any]]:
        """Return a row an event, without what was typed: that may be a secret.

        Returns:
            Columns ``event``, ``action``, ``element``, ``page``, ``application``,
            ``started_at`` (with its zone) and ``seconds``.
        """
        return [
            {
                "event": event.id,
                "action": event.action,
                "element": event.target
                and (event.target.label or event.target.text or event.target.tag),
                "page": event.screen_before and event.screen_before.title,
                "application": event.application,
                "started_at": event.started_at,
                "seconds": (event.ended_at - event.started_at).total_seconds(),
            }
            for event in self.events
        ]

    def summary(self) -> dict[str, Any]:
        """Return what a table of recordings says of this one, in a row.

        Returns:
            Columns ``case``, ``workflow``, ``actor``, ``site``, ``events``,
            ``started_at`` (with its zone), ``seconds`` and ``outcome``.
        """
        first, last = (self.events[0], self.events[-1]) if self.events else (None, None)
        return {
            "case": self.id,
            "workflow": self.workflow,
            "actor": self.actor,
            "site": self.site,
            "events": len(self.events),
            "started_at": first and first.started_at,
            "seconds": (
                (last.ended_at - first.started_at).total_seconds()
                if first and last
                else None
            ),
            "outcome": self.outcome,
        }


class Statement(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What a witness says who was asked what an element is called.

    Attributes:
        witness: Who was asked, in words.
        said: The name; None from one who knows nothing.
        row: The kind of row that the element is taken for, since what was said is
            somebody's data.
        source: `Activity.name_source` where this one is believed.
    """

    witness: str
    said: str | None = None
    row: str | None = None
    source: str | None = None


class Naming(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Where an element is found again, and how it came by its name.

    Attributes:
        application: Host of its page, or the program it is in.
        page: Template of its page.
        kind: Kind of element in words.
        path: Its path on the page, without the numbers of rows of a list.
        name: What the witnesses call it; None when none of them knows a name.
        source: Which kind of witness that was.
        apart: What told it from another element of that name on the page.
        is_row: Whether it is named as one row among others.
        given: Row of the file of names that overruled the witnesses, if one did.
        asked: What the witnesses said, in the order in which they are asked; the
            first that said something is believed. Empty unless asked for.
    """

    kind: str
    application: str | None = None
    page: str | None = None
    path: str | None = None
    name: str | None = None
    source: str | None = None
    apart: str | None = None
    is_row: bool = False
    given: int | None = None
    asked: tuple[Statement, ...] = ()


class Activity(Shown, Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What a run of events is called at one granularity.

    Each event of a demonstration belongs to exactly one activity, in order.

    Attributes:
        label: The activity's name in the log, such as ``Enter 'From'``.
        verb: First word of the label: Click, Enter, Select, Press, Scroll, ...
        events: The events it stands for.
        element: Canonical name of the element, such as ``From``.
        element_type: Kind of element in words: link, button, field, dropdown,
            checkbox, row, tab, menu.
        group: Heading of the part of the page that tells elements of one name
            apart, such as ``Issues``.
        location: Where the element is, in words, such as ``at the top right``.
        name_source: Which witness told the name, such as ``label`` or ``caption``
            (docs/labels.md lists them); nameless where there is none, and the
            element's path tells it from others; given by a file of names.
        value: What was typed or chosen in the end: instance data.
        value_source: Whether the value was recorded or had to be inferred, and
            from what.
        page: Template of the page it happened on, such as ``/order/view/{id}``.
        notes: What a reader of the log should know about the labelling.
        lead: How many of the first events only led up to it, such as a scroll
            or a Tab.
        naming: How its element came by its name, where that was asked for or
            names were given.
        place: Path of its element on its page, where one is known.
    """

    label: str
    verb: str
    events: tuple[UIEvent, ...]
    element: str | None = None
    element_type: str | None = None
    group: str | None = None
    location: str | None = None
    name_source: str | None = None
    value: str | None = None
    value_source: str | None = None
    page: str | None = None
    notes: tuple[str, ...] = ()
    lead: int = 0
    naming: Naming | None = None
    place: str | None = None

    @property
    def is_row(self) -> bool:
        """Whether its element is named as one row among others."""
        return self.name_source == "row" or (
            self.naming is not None and self.naming.is_row
        )

    @property
    def acting(self) -> UIEvent:
        """The first event that did it, rather than led up to it."""
        return self.events[self.lead]

    @property
    def started_at(self) -> datetime:
        """When the first of its events began."""
        return self.events[0].started_at

    @property
    def ended_at(self) -> datetime:
        """When the last of its events ended; never before it began."""
        return max(self.started_at, *(event.ended_at for event in self.events))
