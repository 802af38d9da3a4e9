"""How people write down that a machine has gone somewhere else."""

from __future__ import annotations

from typing import TYPE_CHECKING

from examples.applications.lam.places import go, open_page, settle, text_field
from examples.scripted.steps import Field

if TYPE_CHECKING:
    from examples.scripted.hands import Hands
    from examples.scripted.tasks import Values

_ENTRY = "#ldap_actionarea"
_TREE = "in the tree on the left"
_FIELDS = "in the entry on the right"
_ABOVE = "ou=Machines"
_PLACE = "localityName"
_HOLDER = "organizationalUnitName"


def move(hands: Hands, values: Values) -> bool:
    """Bring up to date what is written, and hang it into another folder."""
    _open_tree(hands)
    if hands.person.order == "up":
        _put_into(hands, values, values["folder"])
        _open_entry(hands, values)
        _place(hands, values)
        _describe(hands, values)
        _save(hands)
        return True
    _open_entry(hands, values)
    if hands.person.hand == "keyboard":
        _place(hands, values)
        _describe(hands, values)
    else:
        _describe(hands, values)
        _place(hands, values)
    _save(hands)
    if hands.person.id == "p03":
        _put_into(hands, values, values["other"])
    _put_into(hands, values, values["folder"])
    _open_entry(hands, values)
    return True


def move_unsaved(hands: Hands, values: Values) -> bool:
    """Write what is new, and hang it elsewhere before that is saved, so it is lost."""
    _open_tree(hands)
    _open_entry(hands, values)
    _describe(hands, values)
    _place(hands, values)
    _put_into(hands, values, values["folder"])
    return False


def _open_tree(hands: Hands) -> None:
    """Come to the tree and unfold the machines, each person another way."""
    if hands.person.hand == "keyboard":
        go(hands, "tools/treeView.php")
    else:
        if hands.person.detours:
            with hands.detour():
                open_page(hands, "Accounts", "Hosts")
                hands.look_around("looks whether there is room for it")
        open_page(hands, "Tools", "Tree view")
    node = _node(_ABOVE)
    inner = f"li:has(> {node}) li a"
    if hands.person.hand == "keyboard":
        hands.click(_ABOVE, "row", _TREE, node, record=True)
        settle(hands)
        hands.press("ArrowRight", f'unfolds "{_ABOVE}"', shows=inner)
    elif hands.person.looks_around:
        hands.click(_ABOVE, "row", _TREE, node, record=True, times=2, shows=inner)
    else:
        arrow = f"li:has(> {node}) > .jstree-ocl"
        hands.click("arrow", "icon", f'before "{_ABOVE}"', arrow, shows=inner)
    settle(hands)
    hands.page.wait_for_timeout(400)  # it slides open


def _node(name: str) -> str:
    return f"a.jstree-anchor:text-is('{name}')"


def _open_entry(hands: Hands, values: Values) -> None:
    machine = values["machine"]
    title = f"{_ENTRY} h2:has-text('{machine}')"
    hands.click(machine, "row", _TREE, _node(machine), record=True, shows=title)
    settle(hands)


def _reach(hands: Hands, name: str, selector: str) -> None:
    """Turn the wheel over the entry if something is not among what is shown of it."""
    area = hands.page.locator(_ENTRY).bounding_box()
    box = hands.page.locator(selector).bounding_box()
    if not area or not box:
        raise RuntimeError(f"{name} is not in the entry")
    if box["y"] + box["height"] > area["y"] + area["height"]:
        hands.turn_within(name, selector, _ENTRY)
    elif box["y"] < area["y"]:
        hands.scroll("up", f'to reach "{name}"')


def _describe(hands: Hands, values: Values) -> None:
    about = f"{_ENTRY} #lam_attr_description"
    _reach(hands, "description", about)
    hands.write(text_field("description", values["about"], about, _FIELDS))
    held = hands.page.input_value(about)
    if held != values["about"]:
        raise RuntimeError(f"{held!r} is there, not {values['about']!r}")


def _place(hands: Hands, values: Values) -> None:
    """Take the two fields out of the list that has them, and fill them in."""
    names = [_PLACE, _HOLDER]
    if hands.person.order == "up":
        names.reverse()
    for name in names:
        _take(hands, name)
        value = values["place"] if name == _PLACE else values["holder"]
        field = f"{_ENTRY} #lam_attr_{name}"
        _reach(hands, name, field)
        hands.write(text_field(name, value, field, _FIELDS))


def _take(hands: Hands, name: str) -> None:
    """Choose in the list, which is empty again as soon as it has given the field."""
    attribute = Field(
        name="Attribute",
        location='below "Add new attribute"',
        value=name,
        selector=f"{_ENTRY} #newAttribute",
        kind="dropdown",
    )
    _reach(hands, attribute.name, attribute.selector)
    hands.choose(attribute)
    hands.page.locator(f"{_ENTRY} #lam_attr_{name}").wait_for()


def _save(hands: Hands) -> None:
    button = f"{_ENTRY} button:text-is('Save')"
    _reach(hands, "Save", button)
    done = f"{_ENTRY} :text('All changes were successful.')"
    hands.click("Save", "button", "below the entry", button, shows=done)
    settle(hands)


def _put_into(hands: Hands, values: Values, folder: str) -> None:
    """Cut it out where it hangs, and paste it where it belongs."""
    machine = values["machine"]
    _choose_in_menu(hands, machine, "Cut")
    _choose_in_menu(hands, folder, "Paste")
    hands.page.locator(f"li:has(> {_node(folder)}) {_node(machine)}").wait_for()
    settle(hands)
    hands.page.wait_for_timeout(500)  # the folder slides open


def _choose_in_menu(hands: Hands, name: str, entry: str) -> None:
    shown = f".vakata-context a:has-text('{entry}')"
    hands.click(
        name, "row", _TREE, _node(name), record=True, button="right", shows=shown
    )
    hands.click(entry, "link", "in the menu that opens", shown)
    settle(hands)
