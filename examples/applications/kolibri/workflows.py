"""Three workflows at the evening school: newcomers, courses, tables of a course."""

from __future__ import annotations

from examples.applications.kolibri.admitting import admit, admit_with_a_blank
from examples.applications.kolibri.cases import COURSES, NEWCOMERS, TABLES
from examples.applications.kolibri.opening import open_course, open_unconfirmed
from examples.applications.kolibri.tabling import give_to_everybody, set_table
from examples.scripted.tasks import Failure, Workflow

_CLASSES = "/en/facility/#/classes"

WORKFLOWS = (
    Workflow(
        id=7601,
        template='Give "{{name}}" an account and enroll them in "{{course}}" and '
        '"{{second}}"',
        instances=NEWCOMERS,
        start=_CLASSES,
        shows="{{name}}",
        way=admit,
        failure=Failure(
            person="p01",
            what="types a username with a blank, is told what it may have, and leaves",
            way=admit_with_a_blank,
        ),
    ),
    Workflow(
        id=7602,
        template='Open the course "{{course}}", taught by "{{coach}}" and '
        '"{{helper}}", for "{{first}}", "{{second}}" and "{{third}}"',
        instances=COURSES,
        start=_CLASSES,
        shows="{{course}}",
        way=open_course,
        failure=Failure(
            person="p04",
            what="ticks who has waited, leaves without confirming, and goes elsewhere",
            way=open_unconfirmed,
        ),
    ),
    Workflow(
        id=7603,
        template='Make the group "{{group}}" in "{{course}}" with "{{first}}" and '
        '"{{second}}", and give it the lesson "{{title}}"',
        instances=TABLES,
        start=_CLASSES,
        shows="{{title}}",
        way=set_table,
        failure=Failure(
            person="p02",
            what="forgets to choose the group, so that the whole course sees the lesson",
            way=give_to_everybody,
        ),
    ),
)
