"""How people bring a new machine under watch."""

from __future__ import annotations

from typing import TYPE_CHECKING

from examples.scripted.steps import Field

if TYPE_CHECKING:
    from collections.abc import Callable

    from examples.scripted.hands import Hands
    from examples.scripted.tasks import Values

_MENU = "in the menu on the left"
_DIALOG = 'in the dialog "New host"'
_OPENED = ".modal-popup-large"
_HOST = f"{_OPENED} #host"


def add_host(hands: Hands, values: Values) -> bool:
    """Add the machine, and see that it is in the list."""
    _open_form(hands)
    parts: list[Callable[[], None]] = [
        lambda: hands.write(_field("Host name", values["host"], _HOST)),
        lambda: hands.write(_field("Visible name", values["name"], "#visiblename")),
        lambda: _group(hands, values),
        lambda: _interface(hands, values),
        lambda: hands.write(
            _field("Description", values["description"], "#description")
        ),
        lambda: hands.click("Enabled", "checkbox", _DIALOG, f"{_OPENED} #status"),
    ]
    for part in reversed(parts) if hands.person.order == "up" else parts:
        part()
    if hands.person.detours:
        with hands.detour():
            _tab(hands, "Inventory", "#inventory_mode")
            _tab(hands, "Host", _HOST)
    _send(hands, shows=".msg-good:has-text('Host added')")
    if hands.person.id == "p03":
        _look_for(hands, values)
    return True


def add_without_group(hands: Hands, values: Values) -> bool:
    """Leave out the group, be told that it is missing, and give up."""
    _open_form(hands)
    hands.write(_field("Host name", values["host"], _HOST))
    hands.write(_field("Visible name", values["name"], "#visiblename"))
    _interface(hands, values)
    _send(hands, shows=f"{_OPENED} .msg-bad")
    hands.click("Cancel", "button", f"at the bottom {_DIALOG}", f"{_OPENED} .js-cancel")
    hands.page.locator(_OPENED).wait_for(state="detached")
    return False


def _open_form(hands: Hands) -> None:
    """Come to a page with hosts, each person another way, and open the empty form."""
    if hands.person.hand == "keyboard":
        root = "/".join(hands.page.url.split("/")[:3])
        hands.go(f"{root}/zabbix.php?action=host.list")
    elif hands.person.id == "p05":
        _entry(hands, "monitoring", "Hosts")
    else:
        if hands.person.detours:
            with hands.detour():
                _group_of_menu(hands, "Inventory", "inventory")
                _entry(hands, "inventory", "Hosts")
        _group_of_menu(hands, "Configuration", "configuration")
        _entry(hands, "configuration", "Hosts")
    hands.click(
        "Create host",
        "button",
        "at the top right of the page",
        "button:text-is('Create host')",
        shows=_HOST,
    )


def _group_of_menu(hands: Hands, name: str, icon: str) -> None:
    hands.click(
        name, "menu", _MENU, f".menu-main a.icon-{icon}", shows=_below(icon, "Hosts")
    )
    hands.page.wait_for_function(
        "() => document.getAnimations().every(one => one.playState !== 'running')"
    )


def _entry(hands: Hands, icon: str, name: str) -> None:
    hands.click(
        name,
        "link",
        f'{_MENU}, below "{icon.title()}"',
        _below(icon, name),
        leads_on=True,
    )


def _below(icon: str, name: str) -> str:
    return f".menu-main > li:has(> a.icon-{icon}) ul a:text-is('{name}')"


def _group(hands: Hands, values: Values) -> None:
    hands.pick(
        Field(
            name="Groups",
            location=_DIALOG,
            value=values["group"],
            selector="#groups__ms",
            options=".multiselect-suggest li",
            letters=values["letters"],
        )
    )


def _interface(hands: Hands, values: Values) -> None:
    """Add an interface of an agent, and type its address over the one it begins with."""
    if hands.person.id == "p03":  # takes the wrong kind, sees it and takes it away
        with hands.detour():
            _add_interface(hands, "SNMP", "#SNMPInterfaces input[name$='[ip]']")
            hands.click(
                "Remove",
                "button",
                f'in the row "SNMP" below "Interfaces" {_DIALOG}',
                "#SNMPInterfaces button:text-is('Remove')",
            )
    address = "#agentInterfaces input[name$='[ip]']"
    _add_interface(hands, "Agent", address)
    hands.write(_field("IP address", values["address"], address))


def _add_interface(hands: Hands, kind: str, address: str) -> None:
    hands.click(
        "Add",
        "menu",
        f'below "Interfaces" {_DIALOG}',
        f"{_OPENED} button[aria-label='Add new interface']",
        shows=f".menu-popup a:text-is('{kind}')",
    )
    hands.click(
        kind,
        "menu",
        'in the opened menu "Add"',
        f".menu-popup a:text-is('{kind}')",
        shows=address,
    )


def _tab(hands: Hands, name: str, shows: str) -> None:
    hands.click(
        name, "tab", f"at the top {_DIALOG}", f"{_OPENED} .tabs-nav a:text-is('{name}')",
        shows=shows,
    )  # fmt: skip


def _send(hands: Hands, *, shows: str) -> None:
    hands.click(
        "Add",
        "button",
        f"at the bottom {_DIALOG}",
        f"{_OPENED} .overlay-dialogue-footer button:text-is('Add')",
        shows=shows,
    )


def _look_for(hands: Hands, values: Values) -> None:
    """Look for the machine with the filter above the list."""
    hands.write(
        Field(
            name="Name",
            location="in the filter above the list",
            value=values["name"],
            selector="#filter_host",
        )
    )
    hands.click(
        "Apply",
        "button",
        "below the filter",
        "button[name=filter_set]",
        leads_on=True,
    )


def _field(name: str, value: str, selector: str) -> Field:
    return Field(name=name, location=_DIALOG, value=value, selector=selector)
