"""How people make a folder for a new production."""

from __future__ import annotations

from typing import TYPE_CHECKING

from examples.applications.syncthing.cases import TAKEN
from examples.applications.syncthing.places import (
    FOLDER,
    FOLDERS,
    choose,
    open_tab,
    press,
    press_below,
    rest,
    settle,
    share,
    unfold,
    write,
)
from examples.scripted.steps import Field

if TYPE_CHECKING:
    from examples.scripted.hands import Hands
    from examples.scripted.tasks import Values

_IGNORES = "#folder-ignores textarea"
_ADD_IGNORES = "#folder-ignores label:has-text('Add ignore patterns')"


def found(hands: Hands, values: Values) -> bool:
    """Fill in all that the sheet says, and the patterns once it is saved."""
    settle(hands)
    if hands.person.detours:
        _look_at_another(hands)
    _open(hands)
    parts = [_call, _share, _keep, _ask_for_patterns, _fetch]
    if hands.person.order == "up":
        parts.reverse()
    for part in parts:
        part(hands, values)
    if hands.person.detours:
        open_tab(hands, "General", FOLDER)  # reads it all once more
        open_tab(hands, "Sharing", FOLDER)
    press(hands, "Save", FOLDER)
    _write_patterns(hands, values)
    return True


def take_an_id_twice(hands: Hands, values: Values) -> bool:
    """Type the ID of another folder, be told so, and leave."""
    settle(hands)
    _open(hands)
    write(hands, "Folder Label", values["label"], "#folderLabel", FOLDER)
    write(hands, "Folder ID", TAKEN, "#folderID", FOLDER)
    hands.wait_for("The folder ID must be unique")
    open_tab(hands, "Sharing", FOLDER)
    share(hands, values["first"], FOLDER)
    open_tab(hands, "General", FOLDER)
    press(hands, "Close", FOLDER)
    return False


def _look_at_another(hands: Hands) -> None:
    """See how another production's folder is shared, and leave that alone."""
    with hands.detour():
        unfold(hands, "folders", "Scripts")
        press_below(hands, "folders", "Scripts", "Edit")
        open_tab(hands, "Sharing", FOLDER)
        press(hands, "Close", FOLDER)


def _open(hands: Hands) -> None:
    button = "button:has-text('Add Folder')"
    hands.click("Add Folder", "button", FOLDERS, button, shows="#folderLabel")
    rest(hands)


def _call(hands: Hands, values: Values) -> None:
    """Say what it is called and where it lies, in the person's order."""
    upwards = hands.person.order == "up"
    if upwards:
        open_tab(hands, "General", FOLDER)
    fields = [
        ("Folder Label", values["label"], "#folderLabel"),
        ("Folder ID", values["id"], "#folderID"),
        ("Folder Path", values["path"], "#folderPath"),
    ]
    for name, value, field in reversed(fields) if upwards else fields:
        write(hands, name, value, field, FOLDER)


def _share(hands: Hands, values: Values) -> None:
    """Tick who gets it; who ticks a wrong one takes that off again."""
    open_tab(hands, "Sharing", FOLDER)
    if hands.person.id == "p03":
        share(hands, values["other"], FOLDER)
        share(hands, values["other"], FOLDER)
    both = [values["first"], values["second"]]
    for name in reversed(both) if hands.person.order == "up" else both:
        share(hands, name, FOLDER)


def _keep(hands: Hands, values: Values) -> None:
    """Say how many old versions are kept, and for how long."""
    open_tab(hands, "File Versioning", FOLDER)
    versioning = "#folder-versioning select"
    if hands.person.id == "p03":
        wrong = "Staggered File Versioning"
        choose(hands, "File Versioning", wrong, versioning, FOLDER)
    choose(hands, "File Versioning", values["sort"], versioning, FOLDER)
    fields = [
        ("Clean out after", values["days"], "#folder-versioning input#trashcanClean"),
        ("Keep Versions", values["keep"], "#folder-versioning input#simpleKeep"),
    ]
    for name, value, field in (
        reversed(fields) if hands.person.order == "up" else fields
    ):
        write(hands, name, value, field, FOLDER)


def _ask_for_patterns(hands: Hands, values: Values) -> None:  # noqa: ARG001 (a part)
    open_tab(hands, "Ignore Patterns", FOLDER)
    tidy = hands.person.id in {"p01", "p03"}
    box = _ADD_IGNORES if tidy else f"{_ADD_IGNORES} input"
    hands.click("Add ignore patterns", "checkbox", "in the window of the folder", box)
    hands.page.wait_for_timeout(300)


def _fetch(hands: Hands, values: Values) -> None:
    """Say in which order files are fetched, and what stays free."""
    open_tab(hands, "Advanced", FOLDER)
    order, unit = "[ng-model='currentFolder.order']", "[ng-model$='minDiskFree.unit']"
    free = "Minimum Free Disk Space"
    if hands.person.order != "up":
        choose(hands, "File Pull Order", values["order"], order, FOLDER)
        write(hands, free, values["free"], "#minDiskFree", FOLDER)
    choose(hands, free, values["unit"], f"#folder-advanced {unit}", FOLDER)
    if hands.person.order == "up":
        write(hands, free, values["free"], "#minDiskFree", FOLDER)
        choose(hands, "File Pull Order", values["order"], order, FOLDER)


def _write_patterns(hands: Hands, values: Values) -> None:
    """Write what is not shared, one a line, and save that, too."""
    hands.page.locator(_IGNORES).wait_for()
    rest(hands)
    hands.write(
        Field(
            name="Enter ignore patterns, one per line.",
            location="in the window of the folder",
            value=f"{values['pattern']}\n{values['also']}",
            selector=_IGNORES,
        )
    )
    press(hands, "Save", FOLDER)
