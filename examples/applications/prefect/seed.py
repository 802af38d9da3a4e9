"""Make what the dairy's office finds: ``python seed.py``.

It runs in the environment that the application was installed into.
"""

from __future__ import annotations

import asyncio
from datetime import datetime, timedelta, timezone
from typing import TYPE_CHECKING

from jobs import DEPLOYMENTS, FAILED, LATE, POOLS, VARIABLES, Job
from prefect.server import models
from prefect.server.database import provide_database_interface
from prefect.server.models.block_registration import run_block_auto_registration
from prefect.server.schemas import actions, core, schedules, states
from prefect.server.schemas.states import StateDetails, StateType

if TYPE_CHECKING:
    from uuid import UUID

    from prefect.server.database.orm_models import Deployment
    from sqlalchemy.ext.asyncio import AsyncSession

DAYS = 12
"""How many days back the runs reach."""
FIRST = 200
"""Number of the oldest run of each job."""
WAITING = {"Scheduled", "Late"}


async def fill() -> None:
    """Make the pools, the jobs, what they did, and what they need."""
    base = provide_database_interface()
    await base.create_db()
    async with base.session_context() as session:
        await run_block_auto_registration(session=session)
    async with base.session_context(begin_transaction=True) as session:
        queues = {name: await _make_pool(session, name) for name in POOLS}
        for job in DEPLOYMENTS:
            await _make_job(session, job, queues[job.pool])
        for name, value, tags in VARIABLES:
            await models.variables.create_variable(
                session, actions.VariableCreate(name=name, value=value, tags=[*tags])
            )


async def _make_pool(session: AsyncSession, name: str) -> UUID:
    """Make a pool; return the line in it that everything stands in."""
    made = await models.workers.create_work_pool(
        session,
        actions.WorkPoolCreate(name=name, description=POOLS[name], type="process"),
    )
    return made.default_queue_id


async def _make_job(session: AsyncSession, job: Job, queue: UUID) -> None:
    flow = await models.flows.create_flow(session, core.Flow(name=job.flow))
    made = await models.deployments.create_deployment(
        session,
        core.Deployment(
            name=job.name,
            flow_id=flow.id,
            description=job.about,
            tags=[*job.tags],
            parameters=dict(job.parameters),
            parameter_openapi_schema=job.asks,
            work_queue_id=queue,
            entrypoint=f"jobs/{job.flow}.py:run",
            enforce_parameter_schema=True,
        ),
    )
    if job.cron:
        schedule = schedules.CronSchedule(cron=job.cron, timezone="UTC")
        await models.deployments.create_deployment_schedules(
            session,
            made.id,
            [actions.DeploymentScheduleCreate(active=True, schedule=schedule)],
        )
    midnight = datetime.now(timezone.utc).replace(
        hour=0, minute=0, second=0, microsecond=0
    )
    for back in range(DAYS, 0, -1):
        if job.hour is not None:
            begun = midnight - timedelta(days=back) + timedelta(hours=job.hour)
            await _run(session, job, begun, made)


async def _run(
    session: AsyncSession, job: Job, begun: datetime, made: Deployment
) -> None:
    """Let a job have run, well or not."""
    back = (datetime.now(timezone.utc).date() - begun.date()).days
    run = await models.flow_runs.create_flow_run(
        session,
        core.FlowRun(
            flow_id=made.flow_id,
            deployment_id=made.id,
            name=f"{job.short}-{FIRST + DAYS - back}",
            tags=[*job.tags],
            parameters=dict(job.parameters),
            work_queue_id=made.work_queue_id,
        ),
    )
    said = FAILED.get((job.flow, back))
    course = [
        (StateType.SCHEDULED, "Scheduled", 0, None),
        (StateType.RUNNING, "Running", 4, None),
        (StateType.FAILED, "Failed", 70, said)
        if said
        else (StateType.COMPLETED, "Completed", job.minutes * 60, None),
    ]
    if (job.flow, back) in LATE:
        course = [(StateType.SCHEDULED, "Late", 0, None)]
    for kind, name, seconds, message in course:
        details = StateDetails(scheduled_time=begun) if name in WAITING else {}
        state = states.State(
            type=kind,
            name=name,
            timestamp=begun + timedelta(seconds=seconds),
            message=message,
            state_details=details,
        )
        await models.flow_runs.set_flow_run_state(session, run.id, state, force=True)


asyncio.run(fill())
