"""Three workflows in the baths' tickets: reporting, closing, preparing a new part."""

from __future__ import annotations

from examples.applications.trac.cases import FINISHED, PREPARED, REPORTED
from examples.applications.trac.closing import close, comment_only
from examples.applications.trac.preparing import prepare, prepare_twice
from examples.applications.trac.reporting import report, report_without_summary
from examples.scripted.tasks import Failure, Workflow

_START = "/timeline"

WORKFLOWS = (
    Workflow(
        id=8601,
        template='Report "{{summary}}" for the "{{component}}" with the priority '
        '"{{priority}}", to be done by "{{owner}}"',
        instances=REPORTED,
        start=_START,
        shows="{{summary}}",
        way=report,
        failure=Failure(
            person="p02",
            what="forgets the summary, is told that there must be one, and leaves",
            way=report_without_summary,
        ),
    ),
    Workflow(
        id=8602,
        template='Close "{{summary}}" as "{{resolution}}" for the milestone '
        '"{{milestone}}"',
        instances=FINISHED,
        start=_START,
        shows="({{resolution}})",
        way=close,
        failure=Failure(
            person="p01",
            what="writes the comment but forgets to resolve it, so that it stays open",
            way=comment_only,
        ),
    ),
    Workflow(
        id=8603,
        template='Prepare "{{milestone}}", due on "{{due}}", with the component '
        '"{{component}}" for "{{owner}}"',
        instances=PREPARED,
        start=_START,
        shows="{{milestone}}",
        way=prepare,
        failure=Failure(
            person="p03",
            what="takes a name that another milestone has, is told so, and leaves",
            way=prepare_twice,
        ),
    ),
)
