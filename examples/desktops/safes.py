"""How people keep accesses in KeePassXC, a program made with Qt."""

from __future__ import annotations

import subprocess
from typing import TYPE_CHECKING

from examples.desktops.hands import wait_for_window
from examples.desktops.saving import PASSWORD

if TYPE_CHECKING:
    from collections.abc import Mapping
    from pathlib import Path

    from examples.desktops.hands import Hands

LOCKED, _OPEN = "safe.kdbx [Locked]", "safe.kdbx - KeePassXC"
OTHER = "Larch-Ferry-31"  # invented
"""The password of the access that is kept."""
_BEFORE = "store"
"""What the field for the name holds, by which the program calls it then."""
START = (
    f"printf '{PASSWORD}\\n{PASSWORD}\\n' | keepassxc-cli db-create -q -p -t 200 safe.kdbx"
    f" && for who in 'Ink shop' 'Paper mill' 'Parcel post'; do printf '{PASSWORD}\\n' |"
    f' keepassxc-cli add -q -u {_BEFORE} safe.kdbx "$who"; done'
    " && exec keepassxc safe.kdbx"
)
"""Makes a safe with three accesses, and opens it."""
_TITLE, _USER = ("Title field", "Title"), ("Username field", "Username", "User name")
_URL, _NOTES = ("Url field", "URL"), ("Notes field", "Notes")
NEW: dict[str, dict[str, str]] = {
    "p1": {"title": "Toner depot", "user": "office", "url": "https://toner.example"},
    "p2": {
        "title": "Stamp works",
        "user": "front desk",
        "url": "https://stamp.example",
    },
    "p3": {"title": "Box maker", "user": "store", "url": "https://box.example"},
}
CHANGED: dict[str, dict[str, str]] = {
    "p1": {"title": "Ink shop", "user": "lena", "note": "Since 4 May"},
    "p2": {"title": "Paper mill", "user": "omar", "note": "From June on"},
    "p3": {"title": "Parcel post", "user": "ines", "note": "Since July"},
}


def new_by_mouse(hands: Hands, given: Mapping[str, str]) -> None:
    """By the tool bar, from field to field with the pointer."""
    _unlock_by_mouse(hands)
    hands.click("New Entry…", "button", ("push button", "New Entry…"))
    hands.write("Title", "field", ("text", "Title field"), given["title"], also=_TITLE)
    hands.write("Username", "field", ("combo box", "Username field"), given["user"], also=_USER)  # fmt: skip
    hands.write("Password", "field", ("password text", ""), OTHER, secret=True)
    hands.write("URL", "field", ("text", "Url field"), given["url"], also=_URL)
    hands.click("OK", "button", ("push button", "OK"))
    _lock_by_mouse(hands)


def new_by_keys(hands: Hands, given: Mapping[str, str]) -> None:
    """By shortcuts and Tab."""
    _unlock_by_keys(hands)
    hands.press("ctrl+n", "Ctrl+N", "begins an entry")
    hands.type_on("Title", "field", given["title"], also=_TITLE, slip="Sto")
    hands.send("Tab")
    hands.type_on("Username", "field", given["user"], also=_USER)
    hands.send("Tab")
    hands.type_on("Password", "field", OTHER, secret=True)
    hands.send("Tab")
    hands.type_on("URL", "field", given["url"], also=_URL)
    hands.press("Return", "Enter", "takes the entry")
    hands.press("ctrl+l", "Ctrl+L", "locks the safe")
    wait_for_window(LOCKED)


def new_given_up(hands: Hands, given: Mapping[str, str]) -> None:
    """Like the first, but thinks better of it."""
    _unlock_by_mouse(hands)
    hands.click("New Entry…", "button", ("push button", "New Entry…"))
    hands.write("Title", "field", ("text", "Title field"), given["title"], also=_TITLE)
    hands.click("Cancel", "button", ("push button", "Cancel"))


def changed_by_mouse(hands: Hands, given: Mapping[str, str]) -> None:
    """By a double click on the entry."""
    _unlock_by_mouse(hands)
    hands.click(given["title"], "entry", ("table cell", given["title"]), times=2, record=True)  # fmt: skip
    hands.write("Username", "field", ("combo box", _BEFORE), given["user"], replaces=True, also=_USER)  # fmt: skip
    hands.write("Notes", "field", ("text", "Notes field"), given["note"], also=_NOTES)
    hands.click("OK", "button", ("push button", "OK"))
    _lock_by_mouse(hands)


def changed_by_keys(hands: Hands, given: Mapping[str, str]) -> None:
    """By the search, and a shortcut for changing."""
    _unlock_by_keys(hands)
    hands.press("ctrl+f", "Ctrl+F", "goes to the search")
    hands.type_on("Search", "field", given["title"], also=("Search (Ctrl+F)...",))
    hands.send("Down")
    hands.press("ctrl+e", "Ctrl+E", "opens the entry")
    hands.send("Tab")
    hands.type_on("Username", "field", given["user"], first="ctrl+a", also=_USER)
    hands.write("Notes", "field", ("text", "Notes field"), given["note"], also=_NOTES)
    hands.click("OK", "button", ("push button", "OK"))
    hands.press("ctrl+l", "Ctrl+L", "locks the safe")
    wait_for_window(LOCKED)


def changed_given_up(hands: Hands, given: Mapping[str, str]) -> None:
    """Like the first, but leaves it as it was."""
    _unlock_by_mouse(hands)
    hands.click(given["title"], "entry", ("table cell", given["title"]), times=2, record=True)  # fmt: skip
    hands.click("Cancel", "button", ("push button", "Cancel"))


def is_new(home: Path, given: Mapping[str, str]) -> bool:
    """Return whether the access is in the safe."""
    kept = _kept(home)
    return all(f"<Value>{given[what]}</Value>" in kept for what in NEW["p1"])


def is_changed(home: Path, given: Mapping[str, str]) -> bool:
    """Return whether the access has the new name and the note."""
    kept = _kept(home)
    return all(f"<Value>{given[what]}</Value>" in kept for what in CHANGED["p1"])


def _kept(home: Path) -> str:
    command = ["keepassxc-cli", "export", "-q", str(home / "safe.kdbx")]
    done = subprocess.run(
        command, input=f"{PASSWORD}\n", capture_output=True, text=True, check=True
    )
    return done.stdout


def _unlock_by_mouse(hands: Hands) -> None:
    hands.write("Password", "field", ("password text", ""), PASSWORD,
                secret=True, also=("Enter Password", "Password field"))  # fmt: skip
    hands.click("Unlock", "button", ("push button", "Unlock"))
    wait_for_window(_OPEN)


def _unlock_by_keys(hands: Hands) -> None:
    hands.type_on("Password", "field", PASSWORD, secret=True,
                  also=("Enter Password", "Password field"))  # fmt: skip
    hands.press("Return", "Enter", "opens the safe")
    wait_for_window(_OPEN)


def _lock_by_mouse(hands: Hands) -> None:
    hands.click("Database", "menu", ("menu item", "Database"))
    hands.click("Lock Database", "menu item", ("menu item", "Lock Database"))
    wait_for_window(LOCKED)
