"""How people put a site behind the sign-on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from examples.applications.lemonldap.places import (
    DIALOG,
    agree,
    begin,
    field,
    node,
    open_form,
    press_button,
    settle,
    told,
    unfold,
)

if TYPE_CHECKING:
    from examples.scripted.hands import Hands
    from examples.scripted.tasks import Values

_HOSTS = "Virtual Hosts"
_RULES = "Access rules"
_HEADERS = "Exported headers"
_NEW = "New rule"
_BESIDE = "at the end of the row"
_PLUS = "#right td .glyphicon-plus-sign"


def guard(hands: Hands, values: Values) -> bool:
    """Add the site, say who is let in and what is told of them, and save."""
    begin(hands)
    if hands.person.detours:
        with hands.detour():
            open_form(hands, "CAS Applications")
    _add(hands, values)
    if hands.person.order == "up":
        _send_header(hands, values)
        _let_in(hands, values, values["rule"])
    else:
        _let_in(hands, values, values["rule"])
        _send_header(hands, values)
    _save(hands, values)
    told(hands, "Successfully saved")
    agree(hands)
    return True


def stop_short(hands: Hands, values: Values) -> bool:
    """Leave out the end of a rule, be told so when it is saved, and leave it at that."""
    begin(hands)
    _add(hands, values)
    _let_in(hands, values, values["rule"][:-1])
    _save(hands, values)
    told(hands, "Save report")
    agree(hands)
    return False


def _add(hands: Hands, values: Values) -> None:
    """Add the site, or duplicate one that is like it, and show what belongs to it."""
    host = values["host"]
    if hands.person.order == "up":
        unfold(hands, _HOSTS)
        open_form(hands, values["like"], record=True)
        press_button(hands, "Duplicate")
    else:
        open_form(hands, _HOSTS)
        if hands.person.searches:
            also = ("add", "Add virtualhost")
            hands.click("plus", "icon", _BESIDE, _PLUS, also=also)
        else:
            press_button(hands, "Add virtualhost")
    told(hands, "Virtual host hostname")
    hands.write(field("Hostname", host, "#promptinput", DIALOG))
    agree(hands)
    unfold(hands, host, record=True)


def _let_in(hands: Hands, values: Values, rule: str) -> None:
    """Change who is let in at all, and add a corner for few."""
    site = node(values["host"])
    open_form(hands, _RULES, site)
    if hands.person.hand == "mouse" and not hands.person.detours:  # in the table
        row = "#right tbody tr"
        default = f"{row}:has-text('Default rule') td:nth-child(3) input"
        hands.write(field("Rules", values["default"], default))
        if hands.person.id == "p03":
            also = ("add", _NEW)
            hands.click("plus", "icon", _BESIDE, _PLUS, also=also)
            settle(hands)
        else:
            press_button(hands, _NEW)
        last = len(hands.page.locator(row).all()) - 1
        cell = f"{row}:nth-child({last}) td"
        names = ("Comments", "Regular expressions", "Rules")
        boxes = [f"{cell}:nth-child({n}) input" for n in (1, 2, 3)]
    else:  # each in a form of its own
        rule_box = "#hashvalueinput"
        open_form(hands, "default", site, record=True)
        hands.write(field("Rule", values["default"], rule_box))
        press_button(hands, _NEW)
        open_form(hands, _NEW, site, record=True)
        names = ("Comment", "Regular expression", "Rule")
        boxes = ["#hashkeycomment", "#hashkeyinput", rule_box]
    wanted = (values["comment"], values["regexp"], rule)
    hands.fill(
        [
            field(name, value, box)
            for name, value, box in zip(names, wanted, boxes, strict=True)
        ]
    )


def _send_header(hands: Hands, values: Values) -> None:
    """Add a header, besides those of a site that was duplicated."""
    site = node(values["host"])
    if hands.person.id == "p03":
        with hands.detour():
            open_form(hands, "Form replay", site)
    open_form(hands, _HEADERS, site)
    press_button(hands, "New entry")
    row = "#right tbody tr:last-child td"
    hands.fill(
        [
            field("Keys", values["header"], f"{row}:nth-child(1) input"),
            field("Values", values["value"], f"{row}:nth-child(2) input"),
        ]
    )


def _save(hands: Hands, values: Values) -> None:
    """Save with a summary."""
    press_button(hands, "Save")
    told(hands, "Saving confirmation")
    hands.write(field("Summary", values["summary"], "#longtextinput", DIALOG))
    agree(hands)
