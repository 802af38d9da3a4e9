"""How people enter a box that was hung up, and put it where its keepers look."""

from __future__ import annotations

from typing import TYPE_CHECKING

from examples.applications.cacti.places import (
    FILTER,
    FORM,
    MESSAGE,
    act,
    add,
    choose,
    go,
    mark,
    open_page,
    open_record,
    press,
    search,
    settle,
    take_note,
    unfold,
    write,
)
from examples.scripted.steps import Field

if TYPE_CHECKING:
    from collections.abc import Callable

    from examples.scripted.hands import Hands
    from examples.scripted.tasks import Values

_ON_TREE = "Place on a Tree ({})"
_CORNER = "#location_wrap"
_DEVICES = 'below "Available Devices"'


def hang(hands: Hands, values: Values) -> bool:
    """Look whether it is there, enter it, and put it on the tree of its county."""
    _look(hands, values)
    _open_form(hands)
    for part in _parts(hands):
        part(hands, values)
    hands.look_around("checks what is filled in")
    press(hands, "Create")
    take_note(hands)
    _hang_in_corner(hands, values)
    if hands.person.order == "up":
        _pull_over(hands, values)
    else:
        _put_on_tree(hands, values)
    return True


def forget_the_host(hands: Hands, values: Values) -> bool:
    """Leave out what it answers to, be told so, and leave."""
    open_page(hands, "Create", "New Device")
    for part in (_name, _place, _sort, _word):
        part(hands, values)
    press(hands, "Create")
    hands.wait_for("Action failed")
    hands.click("Ok", "button", MESSAGE, ".ui-dialog-buttonset button:has-text('Ok')")
    hands.look_around("looks for what is wrong")
    press(hands, "Cancel")
    return False


def _look(hands: Hands, values: Values) -> None:
    """See in the list that it is not there yet, each person another way."""
    if hands.person.hand == "keyboard":
        go(hands, "host.php")
    else:
        if hands.person.detours:
            unfold(hands, "Management")
            with hands.detour():
                open_page(hands, "Management", "Sites")
                hands.look_around("looks whether they are in there")
        open_page(hands, "Management", "Devices")
    if hands.person.searches or hands.person.hand == "keyboard":
        search(hands, values["name"])
    else:
        choose(hands, "Site", values["place"], "site_id", FILTER)


def _open_form(hands: Hands) -> None:
    if hands.person.hand == "keyboard":
        go(hands, "host.php?action=edit&create=true")
    elif hands.person.detours or hands.person.order == "up":
        open_page(hands, "Create", "New Device")
    else:
        add(hands, "Devices")


def _parts(hands: Hands) -> list[Callable[[Hands, Values], None]]:
    """Return what is filled in, in the person's order."""
    if hands.person.order == "up":
        return [_notes, _word, _sort, _place, _host, _name]
    if hands.person.detours:  # begins with what is written on the box
        return [_sort, _place, _name, _host, _word, _notes]
    return [_name, _host, _place, _sort, _word, _notes]


def _name(hands: Hands, values: Values) -> None:
    write(hands, "Description", values["name"], "description")


def _host(hands: Hands, values: Values) -> None:
    write(hands, "Hostname", values["host"], "hostname")


def _place(hands: Hands, values: Values) -> None:
    """Choose the place; who chooses the wrong one sees it and chooses again."""
    if hands.person.id == "p03":
        choose(hands, "Device Site Association", values["other"], "site_id")
    choose(hands, "Device Site Association", values["place"], "site_id")


def _sort(hands: Hands, values: Values) -> None:
    choose(hands, "Device Template", values["sort"], "host_template_id")


def _word(hands: Hands, values: Values) -> None:
    write(hands, "SNMP Community String", values["word"], "snmp_community")


def _notes(hands: Hands, values: Values) -> None:
    write(hands, "Notes", values["notes"], "notes")


def _hang_in_corner(hands: Hands, values: Values) -> None:
    """Take one of the corners that are offered once the place is known."""
    hands.turn_to("Location", _CORNER)
    hands.choose(
        Field(
            name="Location",
            location=FORM,
            value=values["corner"],
            selector=_CORNER,
            kind="dropdown",
            options=".ui-autocomplete .ui-menu-item-wrapper",
            letters="",
        )
    )
    settle(hands)
    press(hands, "Save")
    take_note(hands)


def _put_on_tree(hands: Hands, values: Values) -> None:
    """Tick it in the list, and say where it belongs."""
    if hands.person.hand == "keyboard":
        go(hands, "host.php")
    else:
        open_page(hands, "Management", "Devices")
    hands.look_around("looks for it")
    mark(hands, values["name"])
    act(hands, _ON_TREE.format(values["county"]))
    branch = f"- {values['place']}"
    choose(hands, "Destination Branch", branch, "tree_item_id", "in the question")
    press(hands, "Continue", "below the question")


def _pull_over(hands: Hands, values: Values) -> None:
    """Open the tree for editing, pull it below its place, and finish that."""
    open_page(hands, "Management", "Trees")
    open_record(hands, values["county"])
    press(hands, "Edit Tree", "above the tree")
    words = values["name"]
    hands.write(
        Field(name="Search", location=_DEVICES, value=words, selector="#hfilter")
    )
    settle(hands)
    device = f"#hosts a:has-text('{values['name']}')"
    hands.page.locator(device).wait_for()
    hands.drag(
        f"{values['name']} ({values['host']})",
        _DEVICES,
        device,
        f'#ctree a:has-text("{values["place"]}")',
        held_at=(60, 12),
        dropped_at=(60, 12),
        record=True,
    )
    settle(hands)
    press(hands, "Finish Editing Tree", "above the tree")
