"""What is in the chimney sweep's Horde when people begin: visits, customers, tasks."""

from __future__ import annotations

from datetime import datetime, timezone
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import sqlite3
    from collections.abc import Sequence

_MASTER = "keeper"
_NORTH, _SOUTH, _CUSTOMERS, _YARD = "northround", "southround", "customers", "yard"
CALENDARS = (
    (_NORTH, "North round", "#3b6ea5"),
    (_SOUTH, "South round", "#a5473b"),
)
VISITS = (
    (_NORTH, "Two stoves, Dyers' Yard", "2026-12-09 13:00", "2026-12-09 14:30"),
    (_NORTH, "Flue test, dance hall", "2026-12-10 08:00", "2026-12-10 09:00"),
    (_NORTH, "Open fire, rectory", "2026-12-16 10:00", "2026-12-16 11:00"),
    (_NORTH, "Oil burner, cooperative", "2026-12-17 09:30", "2026-12-17 11:00"),
    (_SOUTH, "Stove, ferry house", "2026-12-08 09:00", "2026-12-08 09:45"),
    (_SOUTH, "Boiler, swimming bath", "2026-12-14 14:00", "2026-12-14 16:00"),
    (_SOUTH, "Smokehouse, eel shop", "2026-12-15 09:00", "2026-12-15 10:30"),
)
CUSTOMERS = (
    ("Agatha", "Aldous", "Kiln Road 40", "CH7 2PL", "Emberley", "GB"),
    ("Boris", "Thackeray", "Dyers' Yard 2", "CH7 1AA", "Emberley", "GB"),
    ("Cordelia", "Nwosu", "Rectory Lane 1", "CH7 4QB", "Emberley", "GB"),
    ("Desmond", "Quigg", "Ferry House", "CH8 9ZY", "Lower Ember", "GB"),
    ("Esme", "Marchetti", "Oven Street 22", "CH7 1AC", "Emberley", "GB"),
    ("Fergus", "Penhallow", "Smoke Alley 6", "CH8 9XX", "Lower Ember", "GB"),
    ("Gwendolyn", "Ide", "Tanner's Row 14", "CH7 3RT", "Emberley", "GB"),
)
TASKS = (
    ("Brushes: count what is left", 3),
    ("Ladder: ask the maker", 3),
    ("Overalls: collect from the laundry", 4),
    ("Soot: ring the tip", 2),
    ("Van: look for a garage", 2),
    ("Yard: salt for the steps", 5),
)
"""Name and how urgent it is."""
_SEEN_BY_ALL = (2, 4, 8, 16)
"""See that it is there, read, change and delete."""
_ENGINE = {
    "kronolith": "kronolith_sharesng",
    "nag": "nag_sharesng",
    "turba": "turba_sharesng",
}


def fill_tables(database: sqlite3.Connection, names: Sequence[str]) -> None:
    """Fill in what belongs to the master and is open to all, and what each sees."""
    for key, name, colour in CALENDARS:
        _share(database, "kronolith", key, name, attribute_color=colour)
    _share(
        database, "nag", _YARD, "Yard", attribute_color="#7a6a2f", attribute_issmart=0
    )
    kept = 'a:2:{s:6:"source";s:8:"localsql";s:4:"name";s:9:"customers";}'
    _share(database, "turba", _CUSTOMERS, "Customers", attribute_params=kept)
    _fill_calendars(database)
    _fill_lists(database)
    for name in names:
        _fill_account(database, name)


def _fill_calendars(database: sqlite3.Connection) -> None:
    for number, (calendar, title, start, end) in enumerate(VISITS, start=1):
        _insert(
            database,
            "kronolith_events",
            event_id=f"visit{number}",
            event_uid=f"visit{number}@ember.example",
            calendar_id=calendar,
            event_creator_id=_MASTER,
            event_title=title,
            event_description="",
            event_location="",
            event_status=2,
            event_recurtype=0,
            event_start=f"{start}:00",
            event_end=f"{end}:00",
            event_alarm=0,
            event_modified=_seconds("2026-11-02"),
        )


def _fill_lists(database: sqlite3.Connection) -> None:
    for number, (name, urgent) in enumerate(TASKS, start=1):
        _insert(
            database,
            "nag_tasks",
            task_id=f"task{number}",
            task_uid=f"task{number}@ember.example",
            task_owner=_YARD,
            task_creator=_MASTER,
            task_name=name,
            task_desc="",
            task_parent="",
            task_priority=urgent,
            task_start=0,
            task_due=0,
        )
    for number, (first, last, street, code, town, land) in enumerate(CUSTOMERS):
        _insert(
            database,
            "turba_objects",
            object_id=f"customer{number}",
            object_uid=f"customer{number}@ember.example",
            owner_id=_CUSTOMERS,
            object_type="Object",
            object_firstname=first,
            object_lastname=last,
            object_homestreet=street,
            object_homepostalcode=code,
            object_homecity=town,
            object_homecountry=land,
        )


def _fill_account(database: sqlite3.Connection, name: str) -> None:
    """Make what is somebody's own, and show what is everybody's."""
    own = f"own{name}"
    title = name.capitalize()
    _share(database, "kronolith", own, title, name, attribute_color="#6a8f3c")
    _share(
        *(database, "nag", f"list{name}", title, name),
        attribute_color="#6a8f3c",
        attribute_issmart=0,
    )
    shown = {
        ("kronolith", "default_share"): own,
        ("kronolith", "display_cals"): _list(own, _NORTH, _SOUTH),
        ("kronolith", "defaultview"): "week",
        ("nag", "default_tasklist"): f"list{name}",
        ("nag", "display_tasklists"): _list(f"list{name}", _YARD),
        ("turba", "default_dir"): _CUSTOMERS,
        ("horde", "timezone"): "UTC",
    }
    for (scope, pref), value in shown.items():
        told = {"pref_uid": name, "pref_scope": scope, "pref_name": pref}
        _insert(database, "horde_prefs", **told, pref_value=value.encode())


def _share(
    database: sqlite3.Connection,
    engine: str,
    key: str,
    name: str,
    owner: str = _MASTER,
    **others: str | int,
) -> None:
    told: dict[str, str | int] = {"share_name": key, "share_owner": owner}
    told |= {"share_flags": 0, "attribute_name": name, "attribute_desc": ""}
    if owner == _MASTER:
        told |= {f"perm_default_{right}": 1 for right in _SEEN_BY_ALL}
    _insert(database, _ENGINE[engine], **told, **others)


def _list(*names: str) -> str:
    """Write a list as PHP keeps it."""
    items = "".join(f'i:{n};s:{len(one)}:"{one}";' for n, one in enumerate(names))
    return f"a:{len(names)}:{{{items}}}"


def _seconds(day: str) -> int:
    return int(datetime.fromisoformat(day).replace(tzinfo=timezone.utc).timestamp())


def _insert(
    database: sqlite3.Connection, table: str, **values: str | bytes | int
) -> None:
    columns, marks = ", ".join(values), ", ".join("?" * len(values))
    database.execute(
        f"INSERT INTO {table} ({columns}) VALUES ({marks})",  # noqa: S608 (our own)
        tuple(values.values()),
    )
