"""Fill the service desk with what is broken in the bakeries.

It runs in the environment that the application was installed into, and reads the
password of everybody from the environment: ``python seed.py NAME ...``.
"""

from __future__ import annotations

import os
import sys
from datetime import datetime, timedelta, timezone

import django

django.setup()

from django.contrib.auth.models import User  # noqa: E402 (Django has to be set up)
from django.contrib.sites.models import Site  # noqa: E402
from helpdesk.models import (  # noqa: E402
    ChecklistTemplate,
    CustomField,
    KBCategory,
    KBItem,
    PreSetReply,
    Queue,
    SavedSearch,
    Ticket,
)
from helpdesk.query import query_to_base64  # noqa: E402
from stock import (  # noqa: E402
    ADVICE,
    BEGUN,
    CHECKLISTS,
    FINISHED,
    QUEUES,
    REPLIES,
    SHOPS,
    TICKETS,
)

_SOON = {1, 2}
"""Priorities of what has to be seen to within two weeks."""


def fill(password: str, names: list[str]) -> None:
    """Make the staff, what they answer with, and what they were told."""
    Site.objects.update(domain=os.environ["CRUMB_URL"].split("//")[1])
    for name in names:
        User.objects.create_user(
            username=name,
            password=password,
            first_name=name.capitalize(),
            email=f"{name}@crumb.test",
            is_staff=True,
        )
    for title, slug in QUEUES:
        Queue.objects.create(
            title=title,
            slug=slug,
            allow_public_submission=True,
            email_address=f"{slug}@crumb.test",
        )
    _ask_for_more()
    _help()
    shop = CustomField.objects.get(name="shop")
    for ticket in TICKETS:
        _tell(*ticket).ticketcustomfieldvalue_set.create(field=shop, value=ticket[3])
    for title, checklist in BEGUN:
        begun = Ticket.objects.get(title=title).checklists.create(name=checklist)
        begun.create_tasks_from_template(ChecklistTemplate.objects.get(name=checklist))
    SavedSearch.objects.create(
        user=User.objects.get(username=names[0]),
        title="Everything about vans",
        shared=True,
        query=query_to_base64(
            {
                "filtering": {"queue__id__in": [Queue.objects.get(slug="vans").id]},
                "filtering_null": {},
                "sorting": "created",
                "sortreverse": False,
                "search_string": "",
            }
        ),
    )


def _ask_for_more() -> None:
    """Make the fields that the bakeries have besides those of everybody."""
    CustomField.objects.create(
        name="shop",
        label="Shop",
        data_type="list",
        list_values="\n".join(SHOPS),
        empty_selection_list=True,
        ordering=1,
    )
    CustomField.objects.create(
        name="stops", label="Stops us from selling", data_type="boolean", ordering=2
    )


def _help() -> None:
    """Make what answers are put together from."""
    for name, body in REPLIES:
        PreSetReply.objects.create(name=name, body=body)
    for name, tasks in CHECKLISTS:
        ChecklistTemplate.objects.create(name=name, task_list=tasks)
    for title, slug, what, items in ADVICE:
        category = KBCategory.objects.create(
            name=title, title=title, slug=slug, description=what
        )
        for question, answer in items:
            KBItem.objects.create(
                category=category, title=question, question=question, answer=answer
            )


def _tell(  # noqa: PLR0913, PLR0917 (all that is told of something broken)
    title: str,
    queue: int,
    priority: int,
    shop: str,
    owner: str | None,
    month: int,
    day: int,
) -> Ticket:
    when = datetime(2026, month, day, 8, 10 + day, tzinfo=timezone.utc)
    ticket = Ticket.objects.create(
        title=title,
        queue=Queue.objects.get(slug=QUEUES[queue][1]),
        priority=priority,
        submitter_email=f"{shop.lower().replace(' ', '-')}@crumb.test",
        description=f"{title}. Please come and have a look.",
        assigned_to=User.objects.filter(username=owner).first(),
        status=Ticket.RESOLVED_STATUS if title in FINISHED else Ticket.OPEN_STATUS,
        due_date=when + timedelta(days=14) if priority in _SOON else None,
    )
    opened = ticket.followup_set.create(title="Ticket Opened", public=True)
    opened.comment = ticket.description
    opened.date = when
    opened.save()
    Ticket.objects.filter(id=ticket.id).update(created=when)  # saving said now
    return ticket


if __name__ == "__main__":
    fill(os.environ["APPLICATION_PASSWORD"], sys.argv[1:])
