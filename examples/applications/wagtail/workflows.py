"""Work behind the garden's website."""

from __future__ import annotations

from examples.applications.wagtail.announcing import announce, announce_without_a_day
from examples.applications.wagtail.cases import ANNOUNCED
from examples.scripted.tasks import Failure, Workflow

_DASHBOARD = "/admin/"

WORKFLOWS = (
    Workflow(
        id=7301,
        template='Announce "{{title}}" on {{day}} at {{hour}}, in the place {{place}}',
        instances=ANNOUNCED,
        start=_DASHBOARD,
        shows="has been published",
        way=announce,
        failure=Failure(
            person="p04",
            what="leaves out the day, is told so, and goes away",
            way=announce_without_a_day,
        ),
    ),
)
