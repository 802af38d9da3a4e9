"""What is in the waterworks' Icinga Web before anybody begins."""

from __future__ import annotations

import subprocess
from datetime import datetime, timezone
from hashlib import md5

from examples.scripted.people import PASSWORD, PEOPLE

GROUPS = {
    "Control room": ("harald.stromme", "lene.vik", "oskar.dahlin"),
    "Pumping stations": ("birgit.solheim", "tor.eide"),
    "Laboratory": ("ines.carvalho", "malin.berg"),
    "Network crew": ("jakub.wrona", "sanna.lind", "oskar.dahlin"),
    "On call": ("harald.stromme", "tor.eide", "jakub.wrona"),
    "Contractors": ("petra.nowak",),
}
"""Who belongs together."""
ROLES = {
    "Administrators": ("", "", "*"),
    "Announcers": ("lene.vik,malin.berg", "", "application/announcements"),
    "Operators": (
        "harald.stromme,oskar.dahlin",
        "Control room",
        "user/share/navigation,application/log",
    ),
    "Station keepers": (
        "birgit.solheim,tor.eide",
        "Pumping stations",
        "user/share/navigation",
    ),
    "Samplers": ("ines.carvalho", "Laboratory", "user/password-change"),
    "Night shift": ("sanna.lind", "On call", "application/announcements"),
    "Guests": ("petra.nowak", "Contractors", "application/about"),
}
"""Users, groups and permissions of each role."""
ANNOUNCEMENTS = (
    (
        "harald.stromme",
        "Chlorine sensor at Ferry Road is calibrated on Tuesday, ignore its warnings.",
        "2026-08-31 06:00",
        "2026-09-02 18:00",
    ),
    (
        "lene.vik",
        "New telephone number of the control room: 4410.",
        "2026-06-01 00:00",
        "2026-07-01 00:00",
    ),
    (
        "malin.berg",
        "Samples of the reservoir at Hollin Moss are late this week.",
        "2026-09-14 07:00",
        "2026-09-19 12:00",
    ),
)
"""Author, message, start and end of what was announced before."""
_MENU = (
    ("Control room news", "announcements?author=harald.stromme", "Control room"),
    ("Laboratory news", "announcements?author=malin.berg", "Laboratory"),
)
_SETTINGS = {
    "config.ini": """[global]
show_stacktraces = "0"
show_application_state_messages = "0"
config_resource = "icingaweb_db"
module_path = "/usr/share/icingaweb2/modules"

[logging]
log = "none"

[themes]
default = "Icinga"
""",
    "resources.ini": """[icingaweb_db]
type = "db"
db = "mysql"
host = "localhost"
dbname = "icingaweb2"
username = "root"
password = ""
charset = "utf8mb4"
use_ssl = "0"
""",
    "authentication.ini": """[waterworks]
backend = "db"
resource = "icingaweb_db"
""",
    "groups.ini": """[waterworks]
backend = "db"
resource = "icingaweb_db"
""",
}


def settings() -> dict[str, str]:
    """Return its settings, each a file."""
    staff = ",".join(person.name for person in PEOPLE)
    roles = []
    for name, (users, groups, permissions) in ROLES.items():
        named = users or staff
        roles.append(
            f'[{name}]\nusers = "{named}"\ngroups = "{groups}"\n'
            f'permissions = "{permissions}"\n'
        )
    announced = []
    for author, message, start, end in ANNOUNCEMENTS:
        told = md5(f"{author}{message}".encode(), usedforsecurity=False).hexdigest()
        announced.append(
            f'[{told}]\nauthor = "{author}"\nmessage = "{message}"\nhash = "{told}"\n'
            f'start = "{_seconds(start)}"\nend = "{_seconds(end)}"\n'
        )
    shared = [
        f'[{name}]\ntype = "menu-item"\ntarget = "_main"\nurl = "{url}"\n'
        f'owner = "harald.stromme"\ngroups = "{group}"\n'
        for name, url, group in _MENU
    ]
    return _SETTINGS | {
        "roles.ini": "\n".join(roles),
        "announcements.ini": "\n".join(announced),
        "navigation/menu.ini": "\n".join(shared),
    }


def _seconds(moment: str) -> int:
    day = datetime.strptime(moment, "%Y-%m-%d %H:%M").replace(tzinfo=timezone.utc)
    return int(day.timestamp())


def statements() -> str:
    """Return the statements that make the accounts and the groups."""
    making = "echo password_hash($argv[1], PASSWORD_BCRYPT);"
    password = subprocess.run(  # noqa: S603 (our own arguments)
        ["php", "-r", making, PASSWORD],  # noqa: S607 (installed by name)
        check=True,
        capture_output=True,
        text=True,
    ).stdout
    users = {person.name for person in PEOPLE}
    users.update(name for members in GROUPS.values() for name in members)
    active = {"active": 1, "password_hash": password}
    lines = [_row("user", name=name, **active) for name in sorted(users)]
    for number, (group, members) in enumerate(GROUPS.items(), start=1):
        lines.append(_row("group", id=number, name=group))
        lines += [
            _row("group_membership", group_id=number, username=member)
            for member in members
        ]
    return ";\n".join(lines) + ";\n"


def _row(table: str, **values: str | int) -> str:
    known = values | {"ctime": "2026-05-04 08:00:00"}
    quoted = ", ".join(f"'{one}'" for one in known.values())
    return f"INSERT INTO icingaweb_{table} ({', '.join(known)}) VALUES ({quoted})"  # noqa: S608 (invented)
