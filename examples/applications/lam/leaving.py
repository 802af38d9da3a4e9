"""How people let somebody go: the last day, the group, the letters."""

from __future__ import annotations

from datetime import datetime
from typing import TYPE_CHECKING

from examples.applications.lam.places import (
    ABOVE,
    CHANGED,
    FORM,
    change_members,
    go,
    mark,
    narrow,
    open_account,
    open_page,
    open_tab,
    press,
    press_icon,
    row,
    save,
    settle,
    shift,
    text_field,
)
from examples.scripted.steps import Field

if TYPE_CHECKING:
    from examples.scripted.hands import Hands
    from examples.scripted.tasks import Values

_DAY = "#shadowexpire"
_CALENDAR = ".flatpickr-calendar.open"
_NEW = "#rfc822MailMember"


def let_go(hands: Hands, values: Values) -> bool:
    """Change the day, take them out of the group, and give the letters to another."""
    if hands.person.order == "up":
        _come_by_group(hands, values)
        _end(hands, values)
        save(hands, CHANGED)
        _take_out_there(hands, values)
    else:
        _find(hands, values)
        _end(hands, values)
        _take_out(hands, values)
        hands.look_around("checks what is filled in")
        save(hands, CHANGED)
    _hand_over(hands, values)
    return True


def forget_to_save(hands: Hands, values: Values) -> bool:
    """Change the day and the group, and go back to the list before that is saved."""
    _find(hands, values)
    _end(hands, values)
    _take_out(hands, values)
    press(hands, "Back to user list", ABOVE)
    _hand_over(hands, values)
    return False


def _find(hands: Hands, values: Values) -> None:
    """Find them among the users, each person another way."""
    if hands.person.hand == "keyboard":
        go(hands, "lists/list.php?type=user")
    else:
        open_page(hands, "Accounts", "Users")
    if hands.person.searches or hands.person.hand == "keyboard":
        narrow(hands, "Last name", values["last"], "sn")
    open_account(hands, values["account"])
    if hands.person.detours:
        with hands.detour():
            _look_at_lock(hands)


def _look_at_lock(hands: Hands) -> None:
    """Look whether it is done by the padlock, which is for other things."""
    dialog = ".modal-account-status"
    hands.click(
        "Account status",
        "icon",
        "beside the name at the top, a padlock",
        "img[onclick*=account-status]",
        shows=f"{dialog} h2",
    )
    hands.page.wait_for_timeout(500)  # it comes down
    cancel = f"{dialog} button:text-is('Cancel')"
    hands.click("Cancel", "button", 'in "Change account status"', cancel)
    hands.page.locator(f"{dialog}.show-modal").wait_for(state="detached")
    hands.page.wait_for_timeout(500)


def _come_by_group(hands: Hands, values: Values) -> None:
    """Come to their page by the group that has their name as a link."""
    open_page(hands, "Accounts", "Groups")
    member = f"{row(values['group'])} a:text-is('{values['account']}')"
    place = f'in the row "{values["group"]}"'
    hands.click(values["account"], "link", place, member, record=True, leads_on=True)
    settle(hands)


def _end(hands: Hands, values: Values) -> None:
    """Change the last day in the calendar."""
    open_tab(hands, "Shadow", "shadowAccount")
    opener = "[name*=shadowAccount_expire_open]"
    press_icon(hands, "Change", 'beside "Account expiration date"', opener)
    hands.choose_day(
        Field(
            name="Account expiration date",
            location=FORM,
            value=values["day"],
            selector=_DAY,
        ),
        datetime.strptime(values["day"], "%d.%m.%Y").date(),  # noqa: DTZ007
        month=f"{_CALENDAR} .flatpickr-current-month",
        onward=f"{_CALENDAR} .flatpickr-next-month",
        days=f"{_CALENDAR} .flatpickr-day:not(.prevMonthDay):not(.nextMonthDay)",
        written="%B",
    )
    held = hands.page.input_value(_DAY)
    if held != values["day"]:
        raise RuntimeError(f"{held} is there, not {values['day']}")
    press(hands, "Change", "below the date")


def _take_out(hands: Hands, values: Values) -> None:
    """Take them out of the group; who takes the wrong one out puts it back."""
    open_tab(hands, "Unix", "posixAccount")
    press(hands, "Edit groups", 'beside "Additional groups"')
    if hands.person.id == "p03":
        for chosen in (False, True):
            shift(hands, values["other"], "groups", chosen=chosen, box="groups")
    shift(hands, values["group"], "groups", chosen=False, box="groups")
    press(hands, "Back", "below the lists")


def _take_out_there(hands: Hands, values: Values) -> None:
    """Take them out on the page of the group."""
    change_members(hands, values, values["group"], inside=False)


def _hand_over(hands: Hands, values: Values) -> None:
    """Put somebody who stays into the mail alias, typed or picked."""
    if hands.person.hand == "keyboard":
        go(hands, "lists/list.php?type=mailAlias")
    else:
        open_page(hands, "Accounts", "Mail aliases")
    open_account(hands, values["alias"])
    cross = f"input[value='{values['account']}'] ~ [name^=delRec]"
    press_icon(hands, "cross", f'beside "{values["account"]}"', cross)
    if hands.person.searches:
        _pick_heir(hands, values)
    else:
        hands.write(text_field("New recipient", values["heir"], _NEW))
        press_icon(hands, "plus", 'beside "New recipient"', "#btn_addRec")
    save(hands, CHANGED)
    press(hands, "Back to alias list", "below the message")
    hands.page.locator(row(values["alias"])).filter(has_text=values["heir"]).wait_for()


def _pick_heir(hands: Hands, values: Values) -> None:
    """Look them up in the list of all of us."""
    opener = "[name*=selectUser_recipientNew]"
    press_icon(hands, "Select user", 'beside "New recipient"', opener)
    mark(hands, "User", values["heir"], "#selectBox")
    press(hands, "Ok", "below the list")
