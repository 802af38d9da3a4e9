"""Let the co-operative's computers have done something: ``python seed.py``.

It runs in the environment that the application was installed into.
"""

from __future__ import annotations

import dagster as dg
import office

WRITTEN = (
    ("Mill Lane", "The lift is repaired", "L-0365"),
    ("Orchard Row", "Summer party", "P-0371"),
    ("Old School", "Bicycles in the hall", "B-0380"),
)
READ = ("Mill Lane", "Harbour Street")
OURS = {".dagster/repository": "__repository__@office"}
"""So that the pages know which project the runs belong to."""


def fill() -> None:
    """Have letters written, meters read and rents looked up."""
    instance = dg.DagsterInstance.get()
    for house in READ:
        for meter in office.METERS:
            dg.materialize(
                [office.meter_readings],
                instance=instance,
                tags=OURS,
                partition_key=dg.MultiPartitionKey({"house": house, "meter": meter}),
            )
    dg.materialize([office.bank_lines, office.open_rents], instance=instance, tags=OURS)
    office.key_list.execute_in_process(instance=instance, tags=OURS)
    for house, subject, number in WRITTEN:
        text = {"house": house, "subject": subject, "signed_by": "The office"}
        office.letters_to_tenants.execute_in_process(
            run_config={"ops": {"write": {"config": text}}},
            instance=instance,
            tags={**OURS, "matter": number},
        )


fill()
