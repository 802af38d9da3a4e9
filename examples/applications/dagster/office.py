"""What the co-operative's computers know and do: a project of Dagster's.

It is read in the environment that the application was installed into.
"""

import dagster as dg

HOUSES = ["Mill Lane", "Harbour Street", "Old School", "Ferry Road", "Orchard Row"]
METERS = ["Cold water", "Hot water", "Heating"]
JANUARY = 1
BOOKS_CLOSED = "The books are closed in January"

_houses = dg.StaticPartitionsDefinition(HOUSES)
_meters = dg.MultiPartitionsDefinition(
    {"house": _houses, "meter": dg.StaticPartitionsDefinition(METERS)}
)


@dg.asset(group_name="meters", partitions_def=_meters)
def meter_readings() -> None:
    """What the meters in the cellars and flats showed."""


@dg.asset(group_name="meters", partitions_def=_meters, deps=[meter_readings])
def consumption() -> None:
    """What was used since the last reading."""


@dg.asset(group_name="meters", deps=[consumption])
def water_statements() -> None:
    """What each tenant pays for water."""


@dg.asset(group_name="meters", deps=[consumption])
def heating_statements() -> None:
    """What each tenant pays for heating."""


@dg.asset(group_name="rents")
def bank_lines() -> None:
    """What came in at the bank."""


@dg.asset(group_name="rents", deps=[bank_lines])
def open_rents() -> None:
    """Who has not paid yet."""


@dg.asset(group_name="rents", deps=[open_rents])
def rent_reminders() -> None:
    """Friendly letters to those who forgot."""


@dg.asset(group_name="flats")
def waiting_list() -> None:
    """Who would like to move in, and since when."""


_water = dg.define_asset_job("statements_for_water", selection=[water_statements])
_heating = dg.define_asset_job("statements_for_heating", selection=[heating_statements])
_reminders = dg.define_asset_job("reminders", selection=[bank_lines, open_rents])


class Letter(dg.Config):
    """What a letter to the tenants needs."""

    house: str
    subject: str
    signed_by: str = "The office"


@dg.op
def write(config: Letter) -> None:
    """Write a letter to each flat."""


@dg.static_partitioned_config(HOUSES)
def _for_house(house: str) -> dict[str, object]:
    text = {"house": house, "signed_by": "The office"}
    return {"ops": {"write": {"config": text}}}


@dg.job(config=_for_house, description="A letter to each flat of one house")
def letters_to_tenants() -> None:
    """Write to the tenants of one house."""
    write()


@dg.op
def count_keys() -> None:
    """Count the keys in the cupboard."""


@dg.job(description="Which keys are out, and who has them")
def key_list() -> None:
    """Print the list of keys."""
    count_keys()


@dg.job(description="Names for the boards in the halls")
def name_plates() -> None:
    """Print the name plates."""
    count_keys()


def _decide(
    context: dg.ScheduleEvaluationContext,
) -> dg.RunRequest | dg.SkipReason:
    if context.scheduled_execution_time.month == JANUARY:
        return dg.SkipReason(BOOKS_CLOSED)
    return dg.RunRequest()


_schedules = [
    dg.ScheduleDefinition(
        name=name,
        job=job,
        cron_schedule=cron,
        execution_timezone="UTC",
        execution_fn=_decide,
    )
    for name, job, cron in (
        ("heating_statements_monthly", _heating, "0 6 2 * *"),
        ("water_statements_monthly", _water, "0 6 1 * *"),
        ("reminders_weekly", _reminders, "0 7 * * 1"),
        ("keys_on_fridays", key_list, "0 15 * * 5"),
    )
]


@dg.sensor(job=_reminders, minimum_interval_seconds=300)
def new_bank_file() -> dg.SkipReason:
    """Look whether the bank has sent something."""
    return dg.SkipReason("No new file")


@dg.sensor(job=name_plates, minimum_interval_seconds=300)
def tenant_moved_in() -> dg.SkipReason:
    """Look whether somebody has moved in."""
    return dg.SkipReason("Nobody")


office = dg.Definitions(
    assets=[
        *(meter_readings, consumption, water_statements, heating_statements),
        *(bank_lines, open_rents, rent_reminders, waiting_list),
    ],
    jobs=[_water, _heating, _reminders, letters_to_tenants, key_list, name_plates],
    schedules=_schedules,
    sensors=[new_bank_file, tenant_moved_in],
)
