"""Three workflows in the workshop's issues: reporting, closing, a stay in the dock."""

from __future__ import annotations

from examples.applications.redmine.cases import FINISHED, REPORTED, STAYS
from examples.applications.redmine.closing import close, close_without_hours
from examples.applications.redmine.docking import dock, dock_twice
from examples.applications.redmine.reporting import report, report_too_late
from examples.scripted.tasks import Failure, Workflow

_MY_PAGE = "/my/page"

WORKFLOWS = (
    Workflow(
        id=7201,
        template='Report "{{subject}}", to be done by {{due}}',
        instances=REPORTED,
        start=_MY_PAGE,
        shows="{{subject}}",
        way=report,
        failure=Failure(
            person="p01",
            what="types a day of last year, is told that it comes too early, and leaves",
            way=report_too_late,
        ),
    ),
    Workflow(
        id=7202,
        template='Log {{hours}} hours on "{{subject}}" and close it as {{status}}',
        instances=FINISHED,
        start=_MY_PAGE,
        shows="{{status}}",
        way=close,
        failure=Failure(
            person="p05",
            what="writes the hours in words, is told that they are invalid, and leaves",
            way=close_without_hours,
        ),
    ),
    Workflow(
        id=7203,
        template='Set up "{{version}}", ready by {{due}}, with {{member}}',
        instances=STAYS,
        start=_MY_PAGE,
        shows="{{member}}",
        way=dock,
        failure=Failure(
            person="p03",
            what="takes a name that another version has, is told so, and leaves",
            way=dock_twice,
        ),
    ),
)
