"""How people correct a tempo among the proofs, and ask for it in the published work."""

from __future__ import annotations

from typing import TYPE_CHECKING

from examples.applications.kallithea.places import (
    BAR,
    LIST,
    SUGGESTED,
    TOP,
    field,
    go,
    open_option,
    open_row,
    search,
    send,
)
from examples.scripted.steps import Field

if TYPE_CHECKING:
    from examples.scripted.hands import Hands
    from examples.scripted.tasks import Values

_COMMIT = "input[name=commit]"


def correct(hands: Hands, values: Values) -> bool:
    """Replace the word, commit that, ask for it and say who reads it."""
    _open_file(hands, values)
    message = field("Commit Message", values["message"], "textarea[name=message]")
    if hands.person.order == "up":
        hands.write(message)
        _replace(hands, values)
    else:
        _replace(hands, values)
        hands.write(message)
    send(hands, "Commit Changes", _COMMIT)
    hands.wait_for("Successfully committed")
    _request(hands, values)
    _name_reviewer(hands, values)
    return True


def change_nothing(hands: Hands, values: Values) -> bool:
    """Say what was changed without changing it, be told so, and give up."""
    _open_file(hands, values)
    hands.write(field("Commit Message", values["message"], "textarea[name=message]"))
    send(hands, "Commit Changes", _COMMIT)
    hands.wait_for("No changes")
    hands.look_around("looks what is wrong")
    return False


def _open_file(hands: Hands, values: Values) -> None:
    """Come to the tempi, each person another way, and edit them."""
    person, work = hands.person, values["work"]
    if person.hand == "keyboard":
        go(hands, f"proofs/{work}/files/tip/")
    else:
        _open_work(hands, values)
        files = "a:has(.icon-doc-inv):has-text('Files')"
        hands.click("Files", "tab", BAR, files, leads_on=True)
    for name, shows in (("parts", "tempo.txt"), ("tempo.txt", "Edit on Branch")):
        link = f"#tbody td a:has-text('{name}')"
        next_one = f"#files_data a:has-text('{shows}')"
        hands.click(name, "link", LIST, link, shows=next_one, record=True)
        hands.page.wait_for_timeout(400)
    edit = "#files_data a:has-text('Edit on Branch')"
    name = "Edit on Branch: default"
    hands.click(name, "button", "above the file", edit, leads_on=True)
    hands.page.locator(".CodeMirror-line").first.wait_for()


def _open_work(hands: Hands, values: Values) -> None:
    """Come to the work among the proofs."""
    work = values["work"]
    if hands.person.id == "p03":
        opener = ".repo-switcher .select2-choice"
        hands.click("Repositories", "menu", TOP, opener, shows=SUGGESTED)
        hands.type_on("search", 'in the menu "Repositories"', values["letters"])
        hands.steps[-1].also = ("search field", "search box", "filter")
        entry = f"{SUGGESTED}:has-text('proofs/{work}')"
        place = 'in the menu "Repositories"'
        name = f"proofs/{work}"
        hands.click(name, "link", place, entry, leads_on=True, record=True)
        return
    if hands.person.detours:
        with hands.detour():
            open_row(hands, values["shelf"])
            hands.look_around("sees that these are the published ones")
            hands.back()
    open_row(hands, "proofs")
    if hands.person.searches:
        search(hands, values["letters"])
    link = f"td a[href='/proofs/{work}']"
    hands.click(work, "link", LIST, link, leads_on=True, record=True)


def _replace(hands: Hands, values: Values) -> None:
    """Put the right word in place of the wrong one."""
    line = f".CodeMirror-line:has-text('{values['wrong']}')"
    hands.replace_word(field("editor", values["right"], line, "in the file"))
    hands.steps[-1].also = ("text editor", "code editor", "file editor", "text")


def _request(hands: Hands, values: Values) -> None:
    """Make the pull request."""
    if hands.person.hand == "keyboard":
        go(hands, f"proofs/{values['work']}/pull-request/new")
    elif hands.person.searches:
        tab = "a[title^='Show Pull Requests for']"
        hands.click("Pull Requests", "tab", BAR, tab, leads_on=True)
        name = "Open New Pull Request"
        hands.click(name, "button", "above the list", "#open_new_pr", leads_on=True)
    else:
        open_option(hands, "Create Pull Request")
    hands.wait_for("Merge Ancestor")
    hands.fill(
        [
            field("Title", values["title"], "#pullrequest_title"),
            field("Description", values["reason"], "#pullrequest_desc"),
        ]
    )
    hands.look_around("checks where it goes to")
    send(hands, "Create Pull Request", "[type=submit][value='Create Pull Request']")


def _name_reviewer(hands: Hands, values: Values) -> None:
    """Say who is to read it; p03 takes somebody else first, and takes that back."""
    if hands.person.id == "p03":
        _take(hands, values["other_letters"], values["other_reviewer"])
        place = 'below "Reviewers"'
        hands.click("minus", "icon", place, ".reviewer_member_remove")
        hands.steps[-1].also = ("remove", "remove reviewer", "delete")
    _take(hands, values["reviewer_letters"], values["reviewer"])
    save = "[type=submit][value='Save Changes']"
    send(hands, "Save Changes", save)
    hands.wait_for("Pull request updated")


def _take(hands: Hands, letters: str, reviewer: str) -> None:
    hands.pick(
        Field(
            name="Reviewers",
            location="on the right",
            value=reviewer,
            selector="#s2id_user .select2-choice",
            options=SUGGESTED,
            letters=letters,
        )
    )
    hands.page.locator(f"#review_members:has-text('{reviewer}')").wait_for()
