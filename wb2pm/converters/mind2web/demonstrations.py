"""A task of Mind2Web as a demonstration."""

from __future__ import annotations

from typing import TYPE_CHECKING

from wb2pm.converters.labels.elements.element_names import ROLES
from wb2pm.converters.mind2web.tasks import (
    Candidate,
    Operation,
    PerformedAction,
    Task,
    candidate_attributes,
)
from wb2pm.converters.sources.kept_attributes import clean_text, keep
from wb2pm.converters.sources.times import NO_CLOCK, order_time
from wb2pm.events import (
    Action,
    Box,
    Demonstration,
    Element,
    Issue,
    Screen,
    UIEvent,
)

if TYPE_CHECKING:
    from pathlib import Path

FORMAT = PAGES = "mind2web"
_ACTIONS: dict[str, Action] = {
    "CLICK": "click",
    "TYPE": "type",
    "SELECT": "select",
    "HOVER": "hover",
    "ENTER": "press",
}
_OTHER_ROLES = frozenset(
    {"heading", "img", "image", "list", "listitem", "cell", "row", "dialog", "slider"}
    | {
        "menu",
        "menubar",
        "group",
        "tabpanel",
        "treeitem",
        "menuitemradio",
        "application",
    }
)
_FIELDS = frozenset(
    {"textbox", "searchbox", "combobox", "listbox", "spinbutton", "checkbox", "radio"}
    | {"switch", "slider", "input", "select", "textarea"}
)
_NAMED = frozenset(
    {"type", "placeholder", "role", "input_value", "value", "backend_node_id"}
    | {"bounding_box_rect", "aria-label"}
)


def build_demonstration(task: Task, source: Path) -> Demonstration:
    """Build the demonstration of a task.

    Args:
        task: The task, decoded.
        source: The file it is in.
    """
    about, issues = task.about, [NO_CLOCK]
    identifier = about.annotation_id or f"{source.stem} {task.where}"
    events = []
    for place, done in enumerate(task.actions):
        event = _event(done, place, source, issues)
        if event is not None:
            events.append(event)
    issues += [
        Issue(kind="unreadable_field", message=reason, where=where)
        for where, reason in task.unread
    ]
    if task.reprs and len(task.reprs) != len(task.actions):
        issues.append(
            Issue(
                kind="missing_step",
                message=f"the task has {len(task.reprs)} actions in words, and"
                f" {len(task.actions)} with their elements",
                where=task.where,
            )
        )
    return Demonstration(
        id=clean_text(identifier),
        source=str(source),
        source_format=FORMAT,
        events=tuple(events),
        source_actions=len(task.actions),
        workflow=clean_text(about.confirmed_task) or None,
        intent=clean_text(about.confirmed_task) or None,
        site=clean_text(about.website) or None,
        attributes=keep(
            {"domain": about.domain or None, "subdomain": about.subdomain or None}
        ),
        issues=tuple(issues),
    )


def _event(
    done: PerformedAction, place: int, source: Path, issues: list[Issue]
) -> UIEvent | None:
    identifier = str(place)
    said = done.said
    operation = done.operation or Operation(
        op=said.op if said else "", value=said.value if said else None
    )
    word = (operation.original_op or operation.op or (said.op if said else "")).upper()
    if not word:
        issues.append(
            Issue(
                kind="no_operation",
                message="nothing says what was done",
                where=done.where,
            )
        )
        return None
    noted: list[str] = []
    action = _ACTIONS.get(word) or _ACTIONS.get(operation.op.upper(), "other")
    if action == "other":
        noted.append("unknown_action")
    candidate = _target(done.candidates)
    if candidate is None and not (said and said.name):
        noted.append("unknown_element")
    for kind in noted:
        message = {
            "unknown_action": f"{word!r} is no operation of Mind2Web's",
            "unknown_element": "the element of the action was not kept",
        }[kind]
        issues.append(
            Issue(kind=kind, message=message, where=done.where, event=identifier)
        )
    time = order_time(place)
    value = clean_text(operation.value or (said.value if said else "") or "")
    return UIEvent(
        id=identifier,
        action=action,
        raw_action=word,
        started_at=time,
        ended_at=time,
        time_quality="order_only",
        source_index=place if done.index is None else done.index,
        target=_element(done, candidate),
        value=_value(action, value),
        screen_before=_screen(done, source),
        attributes=keep(
            {
                "action_uid": done.uid or None,
                "action_repr": said.text if said else None,
                "op": operation.op or None,
                "operation_value": operation.value or None,
                "candidates": len(done.candidates),
                "after": value if action == "type" else None,
            }
        ),
        issues=tuple(noted),
    )


def _screen(done: PerformedAction, source: Path) -> Screen | None:
    if done.page is None:
        return None
    return Screen(page_format=PAGES, page_key=done.page, source=str(source))


def _value(action: Action, value: str) -> str | None:
    if action == "press":
        return "Enter"
    return value if action in {"type", "select"} else value or None


def _target(candidates: list[Candidate]) -> Candidate | None:
    """Take the element that was acted on, else the outermost that is as right."""
    for wanted in ("is_original_target", "is_top_level_target"):
        for candidate in candidates:
            if getattr(candidate, wanted):
                return candidate
    return candidates[0] if candidates else None


def _element(done: PerformedAction, candidate: Candidate | None) -> Element | None:
    """Build the element from its candidate, and its name from the words."""
    said = done.said
    html = candidate_attributes(candidate) if candidate else {}
    bracket = said.role.lower() if said else ""
    is_role = bracket in ROLES or bracket in _OTHER_ROLES
    tag = (candidate.tag.lower() if candidate else "") or (None if is_role else bracket)
    role = bracket if is_role else html.get("role")
    name = said.name if said else ""
    if not (tag or role or name):
        return None
    is_field = (role or tag or "") in _FIELDS or tag in _FIELDS
    node = str(candidate.backend_node_id) if candidate else ""
    node = node or html.get("backend_node_id", "")
    kept = keep(html, _NAMED)
    if node:
        kept["backend_node_id"] = node
    if name:
        kept["label_from"] = "action_repr"
    return Element(
        tag=tag or None,
        role=role,
        label=name or html.get("aria-label"),
        text=None if is_field else name or None,
        placeholder=html.get("placeholder"),
        type=html.get("type"),
        value=html.get("input_value") or html.get("value"),
        path=_path(html.get("id"), node, bracket, name),
        box=_box(html.get("bounding_box_rect")),
        attributes=kept,
    )


def _path(html_id: str | None, node: str, role: str, name: str) -> str:
    """Write a path: the page's own id, else the browser's number, else the name."""
    if html_id and not {"'", '"'} & set(html_id):
        return f"//*[@id='{html_id}']"
    if node:
        return f'[backend_node_id="{node}"]'
    return f'[role="{role}"][name="{name}"]'


def _box(text: str | None) -> Box | None:
    sides = (text or "").split(",")
    if len(sides) != 4:  # noqa: PLR2004 (x, y, width, height)
        return None
    try:
        x, y, width, height = map(float, sides)
    except ValueError:
        return None
    return Box(x=x, y=y, width=width, height=height, space="viewport")
