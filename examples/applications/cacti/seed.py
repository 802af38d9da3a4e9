"""What is in the waterway's network when people begin: places, boxes and accounts."""

from __future__ import annotations

import hashlib

from examples.scripted.people import PASSWORD, PEOPLE

SITES = (
    ("Alder Lock", "Towpath 2", "Wendbury", "Hollowshire"),
    ("Bittern Weir", "Mill Lane 19", "Lower Fenning", "Hollowshire"),
    ("Cotter's Bridge", "Bridge Street 1", "Cotter", "Marchford"),
    ("Dragonfly Basin", "Wharf Road 40", "Wendbury", "Hollowshire"),
    ("Elver Pumping Station", "Sluice Road 8", "Marl", "Marchford"),
    ("Head Office", "Granary Square 3", "Wendbury", "Hollowshire"),
    ("Otter Locks", "Staircase 1", "Upper Fenning", "Hollowshire"),
    ("Reedham Yard", "Dry Dock 5", "Reedham", "Marchford"),
)
"""Name, street, town and county."""
_GENERIC, _ROUTER, _SERVER, _RADIO = 1, 2, 3, 5
DEVICES = (
    ("Alder gauge", "gauge.alder", 1, _GENERIC, "Lower gate"),
    ("Alder router", "router.alder", 1, _ROUTER, "Keeper's hut"),
    ("Bittern camera", "camera.bittern", 2, _GENERIC, "Weir crest"),
    ("Bittern radio", "radio.bittern", 2, _RADIO, "Mast"),
    ("Bittern router", "router.bittern", 2, _ROUTER, "Sluice house"),
    ("Cotter camera", "camera.cotter", 3, _GENERIC, "North pier"),
    ("Cotter radio", "radio.cotter", 3, _RADIO, "North pier"),
    ("Dragonfly gate", "gate.dragonfly", 4, _GENERIC, "Harbour office"),
    ("Dragonfly router", "router.dragonfly", 4, _ROUTER, "Harbour office"),
    ("Elver pump 1", "pump1.elver", 5, _GENERIC, "Engine hall"),
    ("Elver pump 2", "pump2.elver", 5, _GENERIC, "Engine hall"),
    ("Elver router", "router.elver", 5, _ROUTER, "Engine hall"),
    ("Office files", "files.office", 6, _SERVER, "Cellar"),
    ("Office mail", "mail.office", 6, _SERVER, "Cellar"),
    ("Office router", "router.office", 6, _ROUTER, "Cellar"),
    ("Otter gauge", "gauge.otter", 7, _GENERIC, "Chamber 3"),
    ("Otter router", "router.otter", 7, _ROUTER, "Keeper's hut"),
    ("Reedham radio", "radio.reedham", 8, _RADIO, "Crane"),
    ("Reedham store", "store.reedham", 8, _SERVER, "Paint shop"),
)
"""Description, host, number of its place, of its template, and where it hangs."""
ACCOUNTS = (
    ("alder", "Keepers at Alder", "on"),
    ("bneville", "Barnaby Neville", "on"),
    ("cotter", "Keepers at Cotter's Bridge", ""),
    ("fosei", "Felicity Osei", "on"),
    ("hlund", "Halvard Lund", "on"),
    ("keeper", "Pattern for keepers", ""),
    ("mthorne", "Maud Thorne", "on"),
    ("office", "Pattern for the office", ""),
    ("rbasu", "Ranjit Basu", "on"),
)
"""Name for signing in, full name, and whether it may be used."""
GROUPS = (
    ("Keepers", "Those who work gates and weirs"),
    ("Office", "Those who only look at graphs"),
    ("On call", "Those who are rung up at night"),
    ("Pumps", "Those who look after the engines"),
)
SEARCHES = (
    ("Alder in spring", "10.41.0.0/26", 1, "2", "3"),
    ("Bittern at night", "10.42.0.0/26", 2, "3", "2,4"),
    ("Cotter, both piers", "10.43.0.0/26", 3, "1", ""),
    ("Elver, all halls", "10.45.0.0/24", 5, "3", "7"),
    ("Head office, cellar", "10.46.0.0/24", 6, "1", ""),
)
"""Name, range, number of the place, how often, and on which days."""
TREES = ("Hollowshire", "Marchford", "Lent out")
_BEGAN = "2026-03-01 02:00:00"
_RIGHTS = (
    "INSERT INTO user_auth_realm (realm_id, user_id)"
    " SELECT realm_id, LAST_INSERT_ID() FROM user_auth_realm WHERE"
)
_SETTINGS = {
    "availability_method": "0",
    "default_template": "0",
    "default_site": "0",
    "snmp_retries": "0",
    "snmp_timeout": "100",
    "path_cactilog": "/dev/null",
    "rrdtool_version": "1.7.2",
    "selected_theme": "modern",
    "i18n_language_support": "0",
    "secpass_minlen": "8",
    "secpass_reqmixcase": "",
    "secpass_reqnum": "",
    "secpass_reqspec": "",
    "stats_poller": "Time:2.1 Method:cmd.php",
}


def statements() -> str:
    """Return what fills the tables, once the templates are in them."""
    lines = [
        "UPDATE version SET cacti = '1.2.24'",
        *("DELETE FROM user_auth WHERE id > 1", "DELETE FROM automation_networks"),
        *("DELETE FROM graph_tree", "DELETE FROM graph_tree_items"),
        *("DELETE FROM sites", "DELETE FROM host"),
        *(_row("settings", name=name, value=_SETTINGS[name]) for name in _SETTINGS),
        *(_row("user_auth_group", name=one, description=who) for one, who in GROUPS),
        *(
            _row("graph_tree", id=number, name=tree, sequence=number)
            for number, tree in enumerate(TREES, start=1)
        ),
    ]
    lines += _places() + _searches()
    people = [(person.name, person.name.capitalize(), "on") for person in PEOPLE]
    for name, full, enabled in (*people, *ACCOUNTS):
        every = (name, full, enabled) in people
        lines += _account(name, full, enabled, every=every)
    return ";\n".join(lines) + ";\n"


def _places() -> list[str]:
    """Return what makes the places, their branches on the trees, and what hangs there."""
    lines = []
    for number, (name, street, town, county) in enumerate(SITES, start=1):
        site = {"name": name, "address1": street, "city": town, "state": county}
        lines.append(
            _row(
                "sites", id=number, **site, country="England", timezone="Europe/London"
            )
        )
        branch = {"position": number, "graph_tree_id": TREES.index(county) + 1}
        lines.append(_row("graph_tree_items", parent=0, title=name, **branch))
    for name, host, site_id, template, corner in DEVICES:
        box = {"description": name, "hostname": f"{host}.example", "location": corner}
        spoken = {"snmp_community": "wend-01", "snmp_version": 2, "snmp_timeout": 100}
        known = {"site_id": site_id, "host_template_id": template, "status": 3}
        lines.append(_row("host", **box, **spoken, **known, availability_method=0))
    return lines


def _searches() -> list[str]:
    lines = []
    for name, addresses, site_id, often, days in SEARCHES:
        search = {"name": name, "subnet_range": addresses, "site_id": site_id}
        when = {"sched_type": often, "day_of_week": days, "start_at": _BEGAN}
        others = {"enabled": "on", "snmp_id": 1, "total_ips": 62}
        lines.append(_row("automation_networks", **search, **when, **others))
    return lines


def _account(name: str, full: str, enabled: str, *, every: bool) -> list[str]:
    """Return what makes an account, which may do everything or only look at graphs."""
    password = hashlib.md5(PASSWORD.encode(), usedforsecurity=False).hexdigest()
    account = {"username": name, "full_name": full, "enabled": enabled, "login_opts": 1}
    mail = f"{name}@wend.example"
    rights = "user_id = 1" if every else "user_id = 1 AND realm_id = 7"
    return [
        _row("user_auth", **account, email_address=mail, password=password),
        f"{_RIGHTS} {rights}",
    ]


def _row(table: str, **values: str | int) -> str:
    columns = ", ".join(values)
    quoted = ", ".join(
        "'" + str(one).replace("'", "''") + "'" for one in values.values()
    )
    return f"REPLACE INTO {table} ({columns}) VALUES ({quoted})"  # noqa: S608 (invented)
