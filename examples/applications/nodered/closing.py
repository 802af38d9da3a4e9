"""How people put part of a flow aside: a group, a disabled box, a copy."""

from __future__ import annotations

from typing import TYPE_CHECKING

from examples.applications.nodered.canvas import (
    CANVAS,
    IN_FLOW,
    box,
    deploy,
    done,
    edit,
    open_flow,
    open_menu,
    settle,
    take,
)
from examples.scripted.steps import Field

if TYPE_CHECKING:
    from examples.scripted.hands import Hands
    from examples.scripted.tasks import Values

_GROUP = f"{CANVAS} .red-ui-flow-group"
_DIALOG = 'in the window "Export nodes"'
_CONTEXT = "#red-ui-workspace-context-menu"


def close_for_winter(hands: Hands, values: Values) -> bool:
    """Make a group, disable the box that talks to the outside, and keep a copy."""
    open_flow(hands, values["flow"])
    if hands.person.order == "up":
        _export(hands)
    _group(hands, values)
    _disable(hands, values)
    if hands.person.order != "up":
        _export(hands)
    deploy(hands)
    return True


def delete_outside(hands: Hands, values: Values) -> bool:
    """Delete what should only be disabled, and leave without deploying."""
    open_flow(hands, values["flow"])
    _group(hands, values)
    outside = values["outside"]
    hands.click(outside, "box", IN_FLOW, box(outside), record=True)
    hands.press("Delete", "deletes the marked node")
    hands.page.locator(box(outside)).wait_for(state="detached")
    return False


def _group(hands: Hands, values: Values) -> None:
    """Mark the boxes, make a group of them and name it."""
    first = values["first"]
    if hands.person.hand == "keyboard":
        hands.click("canvas", "canvas", IN_FLOW, CANVAS, at=(300, 400))
        hands.press("Control+a", "marks all that is in the flow")
    elif hands.person.id == "p03":
        hands.click(first, "box", IN_FLOW, box(first), record=True)
        for name in (values["rule"], values["outside"]):
            hands.click(
                name, "box", IN_FLOW, box(name), holding="Control", record=True
            )  # fmt: skip
    elif hands.person.searches:
        hands.click(first, "box", IN_FLOW, box(first), holding="Shift", record=True)
    else:
        hands.drag(
            "canvas",
            "around the boxes",
            CANVAS,
            CANVAS,
            held_at=(8, 40),
            dropped_at=(512, 260),
        )
    if hands.person.enter_sends:
        hands.press("Control+Shift+g", "makes a group of what is marked", shows=_GROUP)
    elif hands.person.id == "p03":
        _from_context(hands, first, "Group", "Group selection")
    else:
        open_menu(hands, "Groups", "Group selection")
    hands.page.locator(_GROUP).first.wait_for()
    if hands.person.enter_sends:
        hands.press("Enter", "to edit the marked group")
    else:
        hands.click(
            "group", "box", "around the boxes in the flow", f"{_GROUP}-outline-select",
            times=2, at=(60, 2),
        )  # fmt: skip
    settle(hands)
    hands.write(
        Field(
            name="Name",
            location='in the window "Edit group"',
            value=values["group"],
            selector="#node-input-name",
        )
    )
    done(hands)


def _disable(hands: Hands, values: Values) -> None:
    outside = values["outside"]
    edit(hands, outside)
    hands.click(
        "Enabled",
        "button",
        "at the bottom of the window",
        ".red-ui-tray-footer .red-ui-toggleButton",
    )
    done(hands)


def _from_context(hands: Hands, name: str, *entries: str) -> None:
    """Open the menu of the right mouse button on a box."""
    hands.click(
        name, "box", IN_FLOW, box(name), button="right", record=True, shows=_CONTEXT
    )
    take(hands, _CONTEXT, *entries)


def _export(hands: Hands) -> None:
    """Export the flow, to the clipboard."""
    if hands.person.hand == "keyboard" or hands.person.searches:
        hands.press(
            "Control+e",
            "opens the export",
            shows="#red-ui-clipboard-dialog-export",
        )
    else:
        open_menu(hands, "Export")
    hands.page.locator("#red-ui-clipboard-dialog-export").wait_for()
    hands.page.wait_for_timeout(400)
    _mark(hands, "current flow", "flow")
    if hands.person.id in {"p03", "p04"}:
        _mark(hands, "formatted", "full")
    hands.click(
        "Copy to clipboard",
        "button",
        'at the bottom of the window "Export nodes"',
        "#red-ui-clipboard-dialog-export",
    )
    hands.page.locator(".ui-dialog").filter(visible=True).wait_for(state="detached")
    hands.page.wait_for_timeout(300)


def _mark(hands: Hands, name: str, end: str) -> None:
    hands.click(
        name,
        "button",
        _DIALOG,
        f".red-ui-clipboard-dialog a:text-is('{name}'), "
        f"#red-ui-clipboard-dialog-export-rng-{end}, #red-ui-clipboard-dialog-export-fmt-{end}",
    )
