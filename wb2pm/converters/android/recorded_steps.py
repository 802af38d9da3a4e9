"""Steps as Android in the Wild and in the Zoo record them, put into events.

Both number the kinds of action alike; a tap and a scroll are one kind, told
apart by where the finger touched and lifted.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct
from msgspec.structs import replace

from wb2pm.converters.android.gestures import (
    Part,
    part_at,
    read_gesture,
    unknown_element,
)
from wb2pm.converters.sources.times import NO_CLOCK, order_time
from wb2pm.events import (
    Action,
    AttributeValue,
    Demonstration,
    Element,
    Issue,
    Screen,
    UIEvent,
)

if TYPE_CHECKING:
    from collections.abc import Sequence

_KINDS = {
    3: "type",
    4: "dual-point gesture",
    5: "press back",
    6: "press home",
    7: "press enter",
    10: "task complete",
    11: "task impossible",
}
_NUMBERS = {name: number for number, name in _KINDS.items()} | {
    "go back": 5,
    "go home": 6,
    "enter": 7,
    "status task complete": 10,
    "status task impossible": 11,
    "dual point": 4,
    "dual point gesture": 4,
}
_TYPE, _GESTURE, _BACK, _HOME, _ENTER, _COMPLETE, _IMPOSSIBLE = _KINDS
_ENDS = {_COMPLETE: "complete", _IMPOSSIBLE: "impossible"}


class RecordedStep(Struct, frozen=True, kw_only=True):
    """One step of an episode.

    Attributes:
        where: Its place in the file.
        episode: The episode's id.
        number: Its number in the episode; None where the source has none.
        length: Steps that the episode has in all.
        goal: What was to be done.
        kind: What was done, as a number or in words.
        text: What was typed.
        touch: Where the finger touched: height, width, in parts of the screen.
        lift: Where it lifted, likewise.
        parts: What was recognised on the screen.
        height: The screen's height in pixels.
        width: Its width.
        activity: The activity in front, such as ``com.android.chrome/...``.
        screenshot: A picture of the screen.
        attributes: The rest.
    """

    where: str
    episode: str
    number: int | None = None
    length: int | None = None
    goal: str | None = None
    kind: int | str = ""
    text: str = ""
    touch: tuple[float, ...] = ()
    lift: tuple[float, ...] = ()
    parts: tuple[Part, ...] = ()
    height: float = 0
    width: float = 0
    activity: str | None = None
    screenshot: str | None = None
    attributes: dict[str, AttributeValue] = {}


def build_episode(
    identifier: str, steps: Sequence[RecordedStep], *, source: str, source_format: str
) -> Demonstration:
    """Build the demonstration of an episode.

    Args:
        identifier: Its case id.
        steps: Its steps in any order; their numbers are the order where each has
            another one.
        source: The file.
        source_format: The reader.
    """
    issues = [NO_CLOCK]
    ordered = _in_order(steps)
    outcome: str | None = None
    events: list[UIEvent] = []
    for place, step in enumerate(ordered):
        kind = kind_number(step.kind)
        if kind in _ENDS:
            outcome = _ENDS[kind]
            issues.append(
                Issue(
                    kind="end_of_task",
                    message=f"the step only says that the task is {outcome}; it is the"
                    " outcome of the case",
                    where=step.where,
                )
            )
            continue
        after = ordered[place + 1] if place + 1 < len(ordered) else None
        events.append(_event(step, kind, place, after, issues))
    expected = next((step.length for step in ordered if step.length), None)
    if expected is not None and expected != len(ordered):
        issues.append(
            Issue(
                kind="missing_step",
                message=f"the episode has {expected} steps, and {len(ordered)} are here",
            )
        )
    goal = next((step.goal for step in ordered if step.goal), None)
    site = next((event.application for event in events if event.application), None)
    return Demonstration(
        id=identifier,
        source=source,
        source_format=source_format,
        events=tuple(events),
        source_actions=len(ordered),
        workflow=goal,
        intent=goal,
        site=site,
        outcome=outcome,
        attributes={"episode_length": expected} if expected is not None else {},
        issues=tuple(issues),
    )


def kind_number(kind: int | str) -> int:
    """Return the number of a kind of action, which sources also write in words.

    Examples:
        >>> kind_number("dual-point gesture"), kind_number("STATUS_TASK_COMPLETE")
        (4, 10)
    """
    if isinstance(kind, int):
        return kind
    text = kind.strip().lower().rpartition(".")[2]
    if text.lstrip("-").isdecimal() and len(text) < 9:  # noqa: PLR2004 (a small number)
        return int(text)
    return _NUMBERS.get(text, _NUMBERS.get(text.replace("_", " "), -1))


def _in_order(steps: Sequence[RecordedStep]) -> list[RecordedStep]:
    """Order steps by their numbers; where these tell nothing, they get their places."""
    numbers = {n for step in steps if (n := step.number) is not None and n >= 0}
    if len(numbers) < len(steps):
        return [replace(step, number=place) for place, step in enumerate(steps)]
    return sorted(steps, key=lambda step: step.number or 0)


def _event(
    step: RecordedStep,
    kind: int,
    place: int,
    after: RecordedStep | None,
    issues: list[Issue],
) -> UIEvent:
    identifier = str(place if step.number is None else step.number)
    doing = _doing(step, kind)
    noted = []
    if doing.issue:
        noted.append(doing.issue)
        message = {
            "unknown_element": "nothing that was recognised is where it was tapped",
            "unknown_action": f"{step.kind!r} is no kind of action that is known",
        }[doing.issue]
        issues.append(
            Issue(kind=doing.issue, message=message, where=step.where, event=identifier)
        )
    time = order_time(place)
    on_screen = kind == _GESTURE and len(step.touch) > 1 and doing.action != "other"
    application = _application(step)
    return UIEvent(
        id=identifier,
        action=doing.action,
        raw_action=_KINDS.get(kind, str(step.kind)),
        started_at=time,
        ended_at=time,
        time_quality="order_only",
        source_index=place if step.number is None else step.number,
        target=doing.target,
        value=doing.value,
        x=step.touch[1] * step.width if on_screen and step.width else None,
        y=step.touch[0] * step.height if on_screen and step.height else None,
        screen_before=_screen(step),
        screen_after=_screen(after) if after else None,
        application=application,
        attributes=step.attributes | doing.attributes,
        issues=tuple(noted),
    )


class _Doing(Struct, frozen=True, kw_only=True):
    action: Action
    value: str | None = None
    target: Element | None = None
    attributes: dict[str, AttributeValue] = {}
    issue: str | None = None


def _doing(step: RecordedStep, kind: int) -> _Doing:
    if kind == _TYPE:
        return _Doing(action="type", value=step.text)
    if kind == _BACK:
        return _Doing(action="navigate", attributes={"way": "back"})
    if kind == _HOME:
        return _Doing(action="press", value="Home button")
    if kind == _ENTER:
        return _Doing(action="press", value="Enter")
    gesture = read_gesture(step.touch, step.lift) if kind == _GESTURE else None
    if gesture is None or gesture.kind == "none":
        return _Doing(action="other", issue="unknown_action", value=step.text or None)
    if gesture.kind == "scroll":
        return _Doing(action="scroll", value=gesture.value)
    found = part_at(
        step.parts, step.touch, height=step.height or 1, width=step.width or 1
    )
    if found is None:
        return _Doing(
            action="click",
            target=unknown_element(step.touch[0], step.touch[1]),
            issue="unknown_element",
        )
    return _Doing(action="click", target=found[0], attributes={"element_by": found[1]})


def _screen(step: RecordedStep) -> Screen | None:
    if not (step.activity or step.screenshot):
        return None
    return Screen(
        title=step.activity,
        application=_application(step),
        screenshot=step.screenshot,
        width=step.width or None,
        height=step.height or None,
    )


def _application(step: RecordedStep) -> str | None:
    """Name the app by the package of its activity."""
    return step.activity.partition("/")[0] or None if step.activity else None
