"""How people have a new computer backed up, and say what of it and when."""

from __future__ import annotations

from typing import TYPE_CHECKING

from examples.applications.backuppc.places import (
    FORM,
    choose_and_go,
    choose_computer,
    field,
    find_in_summary,
    go,
    open_left,
    open_of_computer,
    search,
)

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from examples.scripted.hands import Hands
    from examples.scripted.tasks import Values

_TOP = "at the top of the page"
_ROWS = "input[name^='v_zZ_Hosts_zZ_'][name$='_zZ_{}']"


def add(hands: Hands, values: Values) -> bool:
    """Add the computer, settle what is its own, and see it among all."""
    _name(hands, values)
    _open_settings(hands, values)
    for part in _parts(hands):
        part(hands, values)
    hands.look_around("checks what is filled in")
    _save(hands)
    if hands.person.hand == "keyboard":
        go(hands, "action=summary")
    else:
        open_left(hands, "Host Summary")
    return True


def write_the_hour_in_words(hands: Hands, values: Values) -> bool:
    """Write when office hours end as people say it, be told that it is no number."""
    _name(hands, values)
    _open_settings(hands, values)
    _fetch(hands, values)
    _leave_in_peace(hands, {**values, "end": "quarter past six"})
    _save(hands)
    hands.wait_for("must be a real-valued number")
    open_left(hands, "Host Summary")
    return False


def _parts(hands: Hands) -> Sequence[Callable[[Hands, Values], None]]:
    """Return what is settled, in the order of the person."""
    parts = (_fetch, _leave_in_peace, _remark)
    return parts[::-1] if hands.person.order == "up" else parts


def _name(hands: Hands, values: Values) -> None:
    """Add a line for the computer and its user."""
    if hands.person.hand == "keyboard":
        go(hands, "action=editConfig&newMenu=hosts")
    else:
        if hands.person.detours:
            with hands.detour():
                open_left(hands, "Admin Options")
        open_left(hands, "Edit Hosts")
    before = hands.page.locator(_ROWS.format(0)).count()
    add = "input[name=add_Hosts]"
    hands.click("Add", "button", "below the table", add, leads_on=True)
    row = f"input[name='v_zZ_Hosts_zZ_{before}_zZ_"
    hands.fill(
        [
            field("host", values["host"], f"{row}0']"),
            field("user", values["user"], f"{row}2']"),
        ]
    )
    _save(hands)


def _open_settings(hands: Hands, values: Values) -> None:
    """Come to the computer's own settings, each person another way."""
    if hands.person.hand == "keyboard":
        go(hands, f"action=editConfig&host={values['host']}")
        return
    if hands.person.order == "up":
        search(hands, values["user"])
    elif hands.person.searches:
        search(hands, values["host"])
    elif hands.person.detours:
        find_in_summary(hands, values["host"])
    else:
        open_left(hands, "Status")  # the list does not know it until another page
        choose_computer(hands, values["host"])
    open_of_computer(hands, "Edit Config")


def _fetch(hands: Hands, values: Values) -> None:
    """Say how and what; p03 takes a wrong method, sees it, and the right one."""
    _open_tab(hands, "Xfer")
    wrong = [values["other_method"]] if hands.person.id == "p03" else []
    for method in (*wrong, values["method"]):
        lists = "select[name=v_zZ_XferMethod]"
        choose_and_go(hands, "XferMethod", FORM, method, lists)
    share = "input[name=v_zZ_TarShareName_zZ_0]"
    hands.write(field("TarShareName", values["share"], share))


def _leave_in_peace(hands: Hands, values: Values) -> None:
    """Say when office hours end."""
    _open_tab(hands, "Schedule")
    hour = "input[name=v_zZ_BlackoutPeriods_zZ_0_zZ_1]"
    hands.write(field("hourEnd", values["end"], hour))


def _remark(hands: Hands, values: Values) -> None:
    """Say where it stands; that part may be open already."""
    name = "ClientComment"
    comment = f"input[name=v_zZ_{name}][type=text]"
    if not hands.page.locator(comment).count():
        _open_tab(hands, "Backup Settings")
    hands.write(field(name, values["comment"], comment))


def _open_tab(hands: Hands, name: str) -> None:
    link = f".editTabNoSel a:text-is('{name}')"
    hands.click(name, "tab", _TOP, link, leads_on=True)


def _save(hands: Hands) -> None:
    hands.click("Save", "button", _TOP, "input.editSaveButton", leads_on=True)
