"""How people have a dashboard sent by e-mail."""

from __future__ import annotations

from typing import TYPE_CHECKING

from examples.applications.superset.places import (
    DIALOG,
    OPTIONS,
    choose,
    confirm,
    go,
    leave,
    open_list,
    press,
    search,
    settle,
    take,
    unfold,
    wait_closed,
    wait_for_quiet,
)
from examples.scripted.steps import Field

if TYPE_CHECKING:
    from collections.abc import Callable

    from examples.scripted.hands import Hands
    from examples.scripted.tasks import Values

_NEW = "Add report"
_IN_DIALOG = f'in the dialog "{_NEW}"'
_ADD = ".ant-btn-primary:has-text('Report')"
_ANOTHER = "Cellar on the first"


def post(hands: Hands, values: Values) -> bool:
    """Fill in the sections of a new report, and add it."""
    _begin(hands, values)
    parts: list[Callable[[Hands, Values], None]] = [_general, _contents, _when, _whom]
    if hands.person.order == "up":
        parts.reverse()
    for part in parts:
        part(hands, values)
    if hands.person.detours:
        unfold(hands, "Report contents", _NEW)
        unfold(hands, "Schedule", _NEW)
    confirm(hands, "Add", _NEW)
    wait_closed(hands)
    if hands.person.id == "p03":
        return True
    hands.page.locator(f"tbody tr:has-text('{values['name']}')").wait_for()
    return True


def post_twice(hands: Hands, values: Values) -> bool:
    """Take a name that another report has, be told so, and leave it."""
    _begin(hands, {**values, "name": "Friday report"})
    for part in (_general, _contents, _when, _whom):
        part(hands, {**values, "name": "Friday figures for the shops"})
    confirm(hands, "Add", _NEW)
    hands.page.get_by_text("already exists").first.wait_for()
    wait_for_quiet(hands)
    leave(hands, _NEW)
    return False


def _begin(hands: Hands, values: Values) -> None:
    """Come to the empty dialog, each person another way."""
    if hands.person.hand == "keyboard":
        go(hands, "/report/list/")
    else:
        if hands.person.detours:
            with hands.detour():
                open_list(hands, "Dashboards")
                hands.look_around("looks whether they are sent from here")
        take(hands, "Alerts & Reports", shows="#report-tab")
        hands.click(
            "Reports",
            "tab",
            'beside the heading "Alerts & reports"',
            "#report-tab",
            shows=_ADD,
        )
        settle(hands)
    if hands.person.searches:  # looks whether there is one already
        word = values["name"].split()[-1].lower()
        search(hands, word, _ANOTHER)
    press(
        hands,
        "Report",
        "at the top right",
        _ADD,
        f"{DIALOG} input[name=name]",
    )


def _field(name: str, value: str, selector: str) -> Field:
    return Field(
        name=name,
        location=_IN_DIALOG,
        value=value,
        selector=f"{DIALOG} {selector}",
    )


def _general(hands: Hands, values: Values) -> None:
    unfold(hands, "General information", _NEW)
    hands.fill(
        [
            _field("Report name", values["name"], "input[name=name]"),
            _field("Description", values["what"], "input[name=description]"),
        ]
    )


def _contents(hands: Hands, values: Values) -> None:
    unfold(hands, "Report contents", _NEW)
    box = f"{DIALOG} [data-test=Dashboard]"
    hands.pick(
        Field(
            name="Select dashboard",
            location=_IN_DIALOG,
            value=values["dashboard"],
            selector=f"{box} .ant-select-selector",
            options=OPTIONS,
            letters=values["letters"],
        )
    )
    hands.page.locator(
        f"{box} .ant-select-selection-item[title='{values['dashboard']}']"
    ).wait_for()
    if values["format"] != "Send as PNG":
        choose(
            hands,
            Field(
                name="Content format",
                location=_IN_DIALOG,
                value=values["format"],
                selector="Select format",
                letters="pdf",
            ),
        )


def _when(hands: Hands, values: Values) -> None:
    unfold(hands, "Schedule", _NEW)
    choose(
        hands,
        Field(
            name="Schedule type",
            location=_IN_DIALOG,
            value="CRON Schedule",
            selector="Schedule type",
            letters="cron",
        ),
    )
    hands.write(_field("Schedule", values["cron"], "input[name=crontab]"))
    if hands.person.id == "p03":  # takes the wrong one, sees it and takes the right one
        _keep(hands, "60 days" if values["kept"] != "60 days" else "30 days")
    _keep(hands, values["kept"])


def _keep(hands: Hands, value: str) -> None:
    choose(
        hands,
        Field(
            name="Log retention",
            location=_IN_DIALOG,
            value=value,
            selector="Log retention",
            letters=value[:2].lower(),
        ),
    )


def _whom(hands: Hands, values: Values) -> None:
    unfold(hands, "Notification method", _NEW)
    hands.fill(
        [
            _field(
                "Email subject name (optional)",
                values["subject"],
                "input[name=email_subject]",
            ),
            _field("Email recipients", values["mail"], "[data-test=recipients]"),
        ]
    )
