# ruff: noqa: AIR311, AIR312 (it is Airflow 2 that reads this)
"""What the bus company's computers do at night, and what its office starts by hand.

Airflow reads it, in the environment that the application was installed into.
"""

from __future__ import annotations

from datetime import datetime, timezone

from airflow import DAG
from airflow.models.param import Param
from airflow.operators.empty import EmptyOperator

SINCE = datetime(2026, 11, 1, tzinfo=timezone.utc)
LINES = (
    "1 Town hall",
    "2 Hospital",
    "4 Market",
    "7 University",
    "11 Airport",
    "14 Stadium",
    "22 Seafront",
)
DEPOTS = ("Castle Street", "Millpond", "Northgate", "Quayside")
NIGHTLY = (
    ("ticket_sales", "Adds up what the drivers sold", "Sales", "15 1 * * *"),
    ("card_payments", "Compares the bank's list with ours", "Sales", "0 2 * * *"),
    ("fuel_figures", "What each bus took at the pump", "Depots", "30 2 * * *"),
    ("stop_displays", "Sends the day's times to stops", "Passengers", "0 3 * * *"),
    ("driver_rosters", "Puts up the depots' rosters", "Depots", "45 3 * * *"),
    ("accounts_export", "Hands the day to the accounts", "Accounts", "0 4 * * *"),
)
"""Name, what it does, whom it is for, when."""
BY_HAND = (
    (
        "diversion_notices",
        "Tells that a line goes another way",
        "Passengers",
        {
            "line": Param(LINES[0], type="string", title="Line", enum=[*LINES]),
            "first_day": Param(
                None, type=["null", "string"], format="date", title="First day"
            ),
            "depots": Param(
                [], type="array", title="Depots to tell", examples=[*DEPOTS]
            ),
            "sheets": Param(
                10, type="integer", title="Sheets for each stop", minimum=1
            ),
            "wording": Param(
                None,
                type=["null", "string"],
                format="multiline",
                title="Wording",
                description="What the passengers read",
            ),
            "texts": Param(default=False, type="boolean", title="Send text messages"),
        },
    ),
    (
        "season_ticket_letters",
        "Reminds holders whose ticket runs out",
        "Passengers",
        {"signed": Param("The ticket office", type="string", title="Signed by")},
    ),
    (
        "refund_list",
        "Lists journeys that never happened",
        "Accounts",
        {"bus": Param("all", type="string", title="Bus")},
    ),
)
TASKS = {
    "ticket_sales": ("fetch_machines", "check_totals", "add_up", "send_figures"),
    "card_payments": ("fetch_bank_list", "compare", "write_differences"),
    "fuel_figures": ("fetch_pumps", "match_buses", "write_table"),
    "stop_displays": ("read_timetable", "find_changes", "send_to_stops", "confirm"),
    "driver_rosters": ("read_rosters", "draw_boards", "send_boards"),
    "accounts_export": ("collect", "write_file", "hand_over"),
    "diversion_notices": ("find_stops", "print_sheets", "send_messages"),
    "season_ticket_letters": ("find_holders", "write_letters", "print_letters"),
    "refund_list": ("find_journeys", "write_list", "send_list"),
}


def _make(name: str, does: str, tags: list[str], when: str | None, **more: dict) -> DAG:
    with DAG(
        name,
        description=does,
        tags=tags,
        schedule=when,
        start_date=SINCE,
        catchup=False,
        default_args={"owner": "office"},
        **more,
    ) as job:
        before = None
        for task in TASKS[name]:
            after = EmptyOperator(task_id=task)
            if before is not None:
                before.set_downstream(after)
            before = after
    return job


JOBS = {
    name: _make(name, does, [whom, "Every night"], when)
    for name, does, whom, when in NIGHTLY
} | {
    name: _make(name, does, [whom, "By hand"], None, params=params)
    for name, does, whom, params in BY_HAND
}
globals().update(JOBS)  # Airflow looks for jobs among a file's own names
