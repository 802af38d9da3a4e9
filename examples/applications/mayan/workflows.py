"""Work in the archive of a joiner: delivery notes and contracts."""

from __future__ import annotations

from examples.applications.mayan.cases import (
    CONTRACT,
    CONTRACTS,
    NOTE,
    NOTES,
)
from examples.applications.mayan.filing import file, file_without_a_day
from examples.applications.mayan.renewing import renew, renew_another
from examples.scripted.tasks import Failure, Workflow

_HOME = "/"

WORKFLOWS = (
    Workflow(
        id=9701,
        template=NOTE,
        instances=NOTES,
        start=_HOME,
        shows="{{file}}",
        way=file,
        failure=Failure(
            person="p05",
            what="types something that is no day, is told so, and gives it up",
            way=file_without_a_day,
        ),
    ),
    Workflow(
        id=9702,
        template=CONTRACT,
        instances=CONTRACTS,
        start=_HOME,
        shows="{{agreed}}",
        way=renew,
        failure=Failure(
            person="p02",
            what="takes a contract that notice was given of for it, changes that, and "
            "finds no renewal to take",
            way=renew_another,
        ),
    ),
)
