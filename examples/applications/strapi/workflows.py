"""Three workflows of a reserve's office: an announcement, a role, a form."""

from __future__ import annotations

from examples.applications.strapi.announcing import announce, forget_the_kind
from examples.applications.strapi.arranging import arrange, leave_it
from examples.applications.strapi.cases import (
    ALL_NEWS,
    FORM,
    FORMS,
    GROUP,
    GROUPS,
    NEWS,
)
from examples.applications.strapi.permitting import permit, take_a_taken_name
from examples.scripted.tasks import Failure, Workflow

WORKFLOWS = (
    Workflow(
        id=6901,
        template=NEWS,
        instances=ALL_NEWS,
        start="/admin",
        shows="{{title}}",
        way=announce,
        failure=Failure(
            person="p01",
            what="is told that the kind is missing, and goes away",
            way=forget_the_kind,
        ),
    ),
    Workflow(
        id=6902,
        template=GROUP,
        instances=GROUPS,
        start="/admin",
        shows="{{role}}",
        way=permit,
        failure=Failure(
            person="p04",
            what="is told that the name is taken, and goes away",
            way=take_a_taken_name,
        ),
    ),
    Workflow(
        id=6903,
        template=FORM,
        instances=FORMS,
        start="/admin",
        shows="{{label}}",
        way=arrange,
        failure=Failure(
            person="p03",
            what="changes the form, thinks better of it, and does not save",
            way=leave_it,
        ),
    ),
)
