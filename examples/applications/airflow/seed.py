# ruff: noqa: AIR311 (it is Airflow 2 that is filled)
"""Make what the bus company's office finds: ``python seed.py NAME...``.

It runs in the environment that the application was installed into.
"""

from __future__ import annotations

import os
import sys
from datetime import datetime, timedelta, timezone
from typing import TYPE_CHECKING

from airflow.jobs.job import Job
from airflow.models import Connection, DagBag, DagModel, Pool, Variable
from airflow.models.serialized_dag import SerializedDagModel
from airflow.settings import Session
from airflow.utils.state import DagRunState, JobState, TaskInstanceState
from airflow.utils.types import DagRunType
from airflow.www.app import create_app
from sqlalchemy.orm.attributes import flag_modified

if TYPE_CHECKING:
    from airflow.models import DAG, DagRun

NIGHTS = 10
LAST = datetime(2026, 11, 25, tzinfo=timezone.utc)
FAILED = {
    ("accounts_export", 20): "hand_over",
    ("fuel_figures", 21): "fetch_pumps",
    ("ticket_sales", 22): "check_totals",
    ("card_payments", 23): "compare",
    ("ticket_sales", 25): "check_totals",
    ("fuel_figures", 25): "match_buses",
    ("driver_rosters", 25): "draw_boards",
}
"""Job and day of November -> the task that failed."""
CONNECTIONS = (
    ("bank_list", "http", "The bank's list of card payments", "bank.test"),
    ("ticket_machines", "ftp", "Where the drivers' machines leave it", "till.test"),
    ("pumps", "http", "The pumps at the depots", "pumps.test"),
    ("office_mail", "smtp", "Sends what has to be sent", "mail.test"),
)
VARIABLES = (
    ("mail_figures_to", "sales@valebus.test", "Who gets the figures in the morning"),
    ("oldest_bus", "1998", "Buses before that are left out"),
    ("price_of_diesel", "1.42", "For the fuel figures, without tax"),
    ("ticket_price_adult", "2.80", "Single journey"),
)
POOLS = (
    ("bank_list", 1, "The bank lets us in once"),
    ("printers", 2, "Only two letters at a time"),
)
FILE = "/srv/jobs/nights.py"
"""Where the pages say that the jobs are written down."""


def fill(names: list[str]) -> None:
    """Make the office, its jobs, what they did and what they need."""
    _employ(names)
    jobs = DagBag(os.environ["AIRFLOW__CORE__DAGS_FOLDER"], include_examples=False)
    jobs.sync_to_db()
    session = Session()
    _show(session)
    for job in jobs.dags.values():
        if job.schedule_interval:
            _run_every_night(job, session)
    for name, kind, what, host in CONNECTIONS:
        session.add(
            Connection(conn_id=name, conn_type=kind, description=what, host=host)
        )
    session.add(_scheduler())
    session.commit()
    for name, value, what in VARIABLES:
        Variable.set(name, value, description=what)
    for name, places, what in POOLS:
        Pool.create_or_update_pool(name, places, what, include_deferred=False)


def _employ(names: list[str]) -> None:
    application = create_app()
    with application.app_context():
        security = application.appbuilder.sm
        role = security.find_role("Admin")
        for name in names:
            address = f"{name}@valebus.test"
            password = os.environ["APPLICATION_PASSWORD"]
            security.add_user(
                name, name.capitalize(), "Office", address, role, password
            )


def _show(session: Session) -> None:
    """Switch all jobs on, as jobs of a file that lies where such files lie."""
    for job in session.query(DagModel):
        job.is_paused = False
        job.fileloc = FILE
    for written in session.query(SerializedDagModel):
        written.fileloc = FILE
        written._data["dag"]["fileloc"] = FILE  # noqa: SLF001 (it has no other way)
        flag_modified(written, "_data")


def _run_every_night(job: DAG, session: Session) -> None:
    minute, hour = (int(part) for part in job.schedule_interval.split()[:2])
    for back in reversed(range(NIGHTS)):
        begun = (LAST - timedelta(days=back)).replace(hour=hour, minute=minute)
        failed = FAILED.get((job.dag_id, begun.day))
        run = job.create_dagrun(
            run_type=DagRunType.SCHEDULED,
            execution_date=begun,
            start_date=begun,
            state=DagRunState.FAILED if failed else DagRunState.SUCCESS,
            data_interval=(begun, begun),
            session=session,
        )
        run.end_date = begun + timedelta(minutes=4)
        _do(job, run, failed, session)


def _do(job: DAG, run: DagRun, failed: str | None, session: Session) -> None:
    """Let the tasks of a run follow one another, up to the one that failed."""
    begun = run.start_date
    state = TaskInstanceState.SUCCESS
    for task in job.topological_sort():
        done = run.get_task_instance(task.task_id, session=session)
        if state != TaskInstanceState.SUCCESS:
            done.state = TaskInstanceState.UPSTREAM_FAILED
            continue
        if task.task_id == failed:
            state = TaskInstanceState.FAILED
        done.state = state
        done.try_number = 1
        done.start_date, done.duration = begun, 31
        done.end_date = begun + timedelta(seconds=done.duration)
        begun += timedelta(seconds=40)


def _scheduler() -> Job:
    """Return what makes the pages believe that a scheduler is at work."""
    beats = Job()
    beats.job_type = "SchedulerJob"
    beats.state = JobState.RUNNING
    beats.latest_heartbeat = datetime(2099, 1, 1, tzinfo=timezone.utc)
    return beats


if __name__ == "__main__":
    fill(sys.argv[1:])
