"""How people build a reminder that a flow sends by itself."""

from __future__ import annotations

from typing import TYPE_CHECKING

from examples.applications.nodered.canvas import (
    WINDOW,
    add_box,
    deploy,
    done,
    edit,
    join,
    name_field,
    open_flow,
)
from examples.scripted.steps import Field

if TYPE_CHECKING:
    from examples.scripted.hands import Hands
    from examples.scripted.tasks import Values

_START, _RULE, _DEBUG = (90.0, 330.0), (270.0, 390.0), (430.0, 460.0)


def build_reminder(hands: Hands, values: Values) -> bool:
    """Put the three boxes in, fill them in, join them and deploy."""
    open_flow(hands, values["flow"])
    if hands.person.order == "up":
        _show(hands, values)
        _tell(hands, values)
        _start(hands, values)
    elif hands.person.detours:  # all boxes first
        add_box(hands, "inject", _START)
        add_box(hands, "change", _RULE, first=False)
        add_box(hands, "debug", _DEBUG, first=False)
        _fill_start(hands, values)
        _fill_rule(hands, values)
        _fill_debug(hands, values)
    else:
        _start(hands, values)
        _tell(hands, values)
        _show(hands, values)
    join(hands, values["start"], values["rule"])
    join(hands, values["rule"], values["debug"])
    deploy(hands)
    return True


def give_up_reminder(hands: Hands, values: Values) -> bool:
    """Begin with the start of it, and leave without joining or deploying anything."""
    open_flow(hands, values["flow"])
    add_box(hands, "inject", _START)
    _fill_start(hands, values)
    add_box(hands, "change", _RULE, first=False)
    edit(hands, "set msg.payload")
    hands.write(name_field(values["rule"], "change"))
    done(hands, button="Cancel")
    return False


def _start(hands: Hands, values: Values) -> None:
    add_box(hands, "inject", _START)
    _fill_start(hands, values)


def _tell(hands: Hands, values: Values) -> None:
    add_box(hands, "change", _RULE, first=False)
    _fill_rule(hands, values)


def _show(hands: Hands, values: Values) -> None:
    add_box(hands, "debug", _DEBUG, first=False)
    _fill_debug(hands, values)


def _fill_start(hands: Hands, values: Values) -> None:
    edit(hands, "timestamp")
    where = WINDOW.format("inject")
    name = name_field(values["start"], "inject")
    repeat = Field(
        name="Repeat",
        location=where,
        value="interval",
        selector="#inject-time-type-select",
        kind="dropdown",
    )
    count = Field(
        name="every",
        location=where,
        value=values["minutes"],
        selector="#inject-time-interval-count",
    )
    units = Field(
        name="every",
        location=f"{where}, to the right of the number",
        value="minutes",
        selector="#inject-time-interval-units",
        kind="dropdown",
    )
    if hands.person.order == "up":
        hands.choose(repeat)
        hands.fill((name, count, units))
    else:
        hands.fill((name, repeat, count, units))
    done(hands)


def _fill_rule(hands: Hands, values: Values) -> None:
    edit(hands, "set msg.payload")
    where = WINDOW.format("change")
    typed = "#node-input-rule-container .red-ui-typedInput-container:visible >> nth=1"
    if hands.person.id == "p03":  # takes the wrong type, sees it and takes it back
        for kind in ("number", "string"):
            hands.choose(
                Field(
                    name="to the value",
                    location=where,
                    value=kind,
                    selector=f"{typed} >> .red-ui-typedInput-type-select",
                    kind="dropdown",
                    options=".red-ui-typedInput-options a",
                )
            )
    value = Field(
        name="to the value",
        location=where,
        value=values["text"],
        selector=f"{typed} >> input.red-ui-typedInput-input",
    )
    hands.fill((name_field(values["rule"], "change"), value))
    done(hands)


def _fill_debug(hands: Hands, values: Values) -> None:
    shown = hands.page.locator(
        "#red-ui-workspace-chart .red-ui-flow-node-label-text", has_text="debug "
    )
    edit(hands, shown.last.text_content() or "debug")
    hands.write(name_field(values["debug"], "debug"))
    done(hands)
