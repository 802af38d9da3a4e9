"""How people bring back a file that somebody deleted, to where it is needed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from examples.applications.backuppc.places import (
    FORM,
    choose_computer,
    field,
    find_in_summary,
    go,
    open_left,
    open_of_computer,
    search,
)
from examples.scripted.steps import Field

if TYPE_CHECKING:
    from examples.scripted.hands import Hands
    from examples.scripted.tasks import Values

_RESTORE = "input[value='Restore selected files']"
_DONE = """async url => {
  const answer = await fetch(url);
  return (await answer.text()).includes('action=restoreInfo');
}"""


def restore(hands: Hands, values: Values) -> bool:
    """Keep the backup, restore the file out of it, and see where it went."""
    _come_to_backup(hands, values)
    _comment(hands, values)
    _open_folder(hands, values)
    name, place = values["file"], "in the table"
    box = f"input[type=checkbox][value='/{values['folder']}/{name}']"
    hands.click(name, "checkbox", place, box, record=True)
    hands.click("Restore selected files", "button", place, _RESTORE, leads_on=True)
    _tell_where(hands, values)
    hands.look_around("checks what is filled in")
    start = "input[value='Start Restore']"
    hands.click("Start Restore", "button", FORM, start, leads_on=True)
    sure = "#Content input[type=button][value=Restore]"
    hands.click("Restore", "button", "below the table", sure, leads_on=True)
    _see(hands, values)
    return True


def tick_nothing(hands: Hands, values: Values) -> bool:
    """Restore without having ticked the file, be told so, and leave it for today."""
    _come_to_backup(hands, values)
    _comment(hands, values)
    _open_folder(hands, values)
    place = "in the table"
    hands.click("Restore selected files", "button", place, _RESTORE, leads_on=True)
    hands.wait_for("You haven't selected any files")
    open_left(hands, "Host Summary")
    return False


def _come_to_backup(hands: Hands, values: Values) -> None:
    """Mark the backup to be kept and open it; p04 opens the last one before."""
    _come_to_computer(hands, values)
    if hands.person.detours:
        with hands.detour():
            _open_backup(hands, values["last"])
            _open_folder(hands, values)
        search(hands, values["host"])
    number = values["number"]
    keep = f"tr:has(a[href*='num={number}']) input[type=checkbox][name=keep]"
    place = f"in the row of backup {number}"
    hands.click("Keep", "checkbox", place, keep, leads_on=True)
    if hands.person.hand == "keyboard":
        go(hands, f"action=browse&host={values['host']}&num={number}")
    elif hands.person.id == "p03":
        open_of_computer(hands, "Browse backups")
        _choose_backup_before(hands, values["wanted"])
    else:
        _open_backup(hands, number)


def _choose_backup_before(hands: Hands, wanted: str) -> None:
    """Choose the backup above the one that is shown, which shows it at once."""
    field = Field(
        name="Select the backup you wish to view",
        location="above the files",
        value=wanted,
        selector="#Content select.inputCompact",
        kind="dropdown",
    )
    with hands.page.expect_navigation():
        hands.choose_by_keys(field, ("ArrowUp", "Enter"))
    hands.wait_for("You are browsing backup #1")


def _come_to_computer(hands: Hands, values: Values) -> None:
    """Come to the page of the computer, each person another way."""
    if hands.person.hand == "keyboard":
        go(hands, f"host={values['host']}")
    elif hands.person.order == "up":
        search(hands, values["user"])
    elif hands.person.searches:
        search(hands, values["host"])
    elif hands.person.detours:
        find_in_summary(hands, values["host"])
    else:
        choose_computer(hands, values["host"])


def _open_backup(hands: Hands, number: str) -> None:
    link = f"#Content a[href*='action=browse'][href$='num={number}']"
    place = 'below "Backup Summary"'
    hands.click(number, "link", place, link, leads_on=True, record=True)


def _comment(hands: Hands, values: Values) -> None:
    """Say why it is kept."""
    sends = hands.person.enter_sends
    comment = Field(
        name="Comment",
        location="above the files",
        value=values["comment"],
        selector="input[name=comment]",
    )
    hands.write(comment, send=sends)
    if not sends:
        save = "input[name=SetComment]"
        hands.click("Save", "button", "beside the field", save, leads_on=True)


def _open_folder(hands: Hands, values: Values) -> None:
    """Open the folder, in the table, in the tree or by its name."""
    name = values["folder"]
    if hands.person.id == "p02":
        below = Field(
            name="Enter directory",
            location="above the files",
            value=f"/{name}",
            selector="input[name=dir]",
        )
        hands.write(below, send=True)
        return
    table = hands.person.id in {"p01", "p05"}
    where = "td.fviewborder a" if table else "a.fview"
    place = "in the table" if table else "in the tree"
    link = f"{where}[href$='dir=/{name}']"
    hands.click(name, "link", place, link, leads_on=True, record=True)


def _tell_where(hands: Hands, values: Values) -> None:
    """Say where it goes; p03 takes a wrong computer, sees it, and the right one."""
    wrong = [values["other"]] if hands.person.id == "p03" else []
    lists = [_onto(one) for one in (*wrong, values["onto"])]
    share = field("Restore the files to share", values["share"], "[name=shareDest]")
    below = field("Restore the files below dir", values["below"], "[name=pathHdr]")
    if hands.person.order == "up":
        hands.write(below)
        hands.choose(lists[-1])  # which empties the field for the share
        hands.write(share)
    else:
        hands.fill([*lists, share, below])


def _onto(computer: str) -> Field:
    return Field(
        name="Restore the files to host",
        location=FORM,
        value=computer,
        selector="select[name=hostDest]",
        kind="dropdown",
        letters="",
    )


def _see(hands: Hands, values: Values) -> None:
    """Wait for it, come to the other computer, and open what is told of it there."""
    computer = values["onto"]
    address = f"{hands.page.url.split('?')[0]}?host={computer}"
    hands.page.wait_for_function(_DONE, arg=address, polling=500)
    if hands.person.hand == "keyboard":
        go(hands, f"host={computer}")
    elif hands.person.id == "p03":
        search(hands, computer)
    elif hands.person.order == "up":
        choose_computer(hands, computer)
    else:
        name = f"{computer} home page"
        link = f"#Content a:text-is('{name}')"
        hands.click(name, "link", "in the text", link, leads_on=True, record=True)
    told = "#Content a[href*='action=restoreInfo']"
    place = 'below "Restore Summary"'
    hands.click("0", "link", place, told, leads_on=True, record=True)
