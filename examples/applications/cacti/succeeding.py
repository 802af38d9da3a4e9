"""How people let somebody take over from somebody else."""

from __future__ import annotations

from typing import TYPE_CHECKING

from examples.applications.cacti.places import (
    FILTER,
    FORM,
    MESSAGE,
    act,
    go,
    mark,
    open_page,
    open_record,
    open_tab,
    press,
    search,
    settle,
    switch,
    take_note,
    unfold,
    write,
)

if TYPE_CHECKING:
    from examples.scripted.hands import Hands
    from examples.scripted.tasks import Values

_PATTERN = "in the question"
_NEW_PASSWORD = "Must Change Password at Next Login"  # noqa: S105 (a switch)
_GRAPHS = "Show the default graph screen."


def take_over(hands: Hands, values: Values) -> bool:
    """Copy the pattern, settle the copy, and disable who went."""
    _open_users(hands)
    if hands.person.order == "up":
        _disable(hands, values)
    _copy(hands, values)
    _settle_copy(hands, values)
    press(hands, "Save")
    take_note(hands)
    _belong(hands, values)
    if hands.person.order != "up":
        _open_users(hands)
        _disable(hands, values)
    return True


def leave_unsaved(hands: Hands, values: Values) -> bool:
    """Go to the next tab before what is new was saved, so that it is lost."""
    _open_users(hands)
    _copy(hands, values)
    _settle_copy(hands, values)
    hands.click(
        "Group Membership", "tab", "above the form", "a:text-is('Group Membership')"
    )
    hands.wait_for("Unsaved Changes Detected")
    hands.click("Continue", "button", MESSAGE, "#messageContinue")
    settle(hands)
    mark(hands, values["group"])
    act(hands, "Assign Membership")
    return False


def _open_users(hands: Hands) -> None:
    """Come to the list of users, each person another way."""
    if hands.person.hand == "keyboard":
        go(hands, "user_admin.php")
        return
    if hands.person.detours and not hands.steps:
        unfold(hands, "Configuration")
        with hands.detour():
            open_page(hands, "Configuration", "User Groups")
            hands.look_around("looks whether it begins there")
    open_page(hands, "Configuration", "Users")


def _copy(hands: Hands, values: Values) -> None:
    mark(hands, values["pattern"])
    act(hands, "Copy")
    write(hands, "Username", values["account"], "new_username", _PATTERN)
    write(hands, "Full Name", values["full"], "new_fullname", _PATTERN)
    press(hands, "Continue", "below the question")
    take_note(hands)


def _settle_copy(hands: Hands, values: Values) -> None:
    """Say who it is and what is seen first, in the person's order."""
    if hands.person.searches:
        search(hands, values["account"])
    open_record(hands, values["account"])
    if hands.person.order == "up":
        _show_graphs(hands)
        switch(hands, _NEW_PASSWORD, "must_change_password")
    write(hands, "Email Address", values["mail"], "email_address")
    if hands.person.order != "up":
        switch(hands, _NEW_PASSWORD, "must_change_password")
        _show_graphs(hands)
    hands.look_around("checks what is filled in")


def _show_graphs(hands: Hands) -> None:
    hands.click(_GRAPHS, "radio button", FORM, "label[for=login_opts_3]")
    hands.page.wait_for_timeout(300)


def _belong(hands: Hands, values: Values) -> None:
    """Put the copy into the group; who ticks a wrong one takes that off again."""
    if hands.person.order == "up":
        open_page(hands, "Configuration", "User Groups")
        open_record(hands, values["group"])
        open_tab(hands, "Members")
        shown = "#main .filterTable input[type=checkbox]"
        hands.click("Show Members", "checkbox", FILTER, shown)
        settle(hands)
        mark(hands, values["account"])
        act(hands, "Add to Group")
    else:
        open_tab(hands, "Group Membership")
        if hands.person.id == "p03":
            mark(hands, values["other"])
            mark(hands, values["other"])
        mark(hands, values["group"])
        act(hands, "Assign Membership")


def _disable(hands: Hands, values: Values) -> None:
    if hands.person.id == "p03":
        search(hands, values["old"])
    mark(hands, values["old"])
    act(hands, "Disable")
    press(hands, "Continue", "below the question")
