"""Three workflows behind the website: news, tidying up, a new season."""

from __future__ import annotations

from examples.applications.wordpress.announcing import announce, publish_at_once
from examples.applications.wordpress.preparing import add_known_user, prepare
from examples.applications.wordpress.tidying import answer_with_nothing, tidy
from examples.scripted.tasks import Failure, Workflow

_DASHBOARD = "/wp-admin/"

WORKFLOWS = (
    Workflow(
        id=6801,
        template='Announce "{{title}}" for {{day}}, {{hour}}, in {{category}}',
        instances=(
            {
                "title": "Lantern boats in December",
                "text": "Two more boats run every Friday evening.",
                "heading": "Where they leave",
                "more": "Both leave from North quay.",
                "category": "Timetable",
                "tag": "winter",
                "picture": "Lanterns at the quay",
                "excerpt": "Two more boats on Fridays.",
                "day": "2026-12-04",
                "hour": "07:30 AM",
            },
            {
                "title": "Heron is back",
                "text": "The Heron has left the dock and sails again.",
                "heading": "What was done",
                "more": "She got a new rudder and a coat of paint.",
                "category": "Ships",
                "tag": "repairs",
                "picture": "The Heron in snow",
                "excerpt": "The Heron sails again.",
                "day": "2026-12-01",
                "hour": "06:15 AM",
            },
            {
                "title": "Bicycles travel free",
                "text": "On the third Sunday no bicycle has to pay.",
                "heading": "How many",
                "more": "Every ship takes twelve.",
                "category": "Fares",
                "tag": "bicycles",
                "picture": "Bicycle rack",
                "excerpt": "A Sunday for bicycles.",
                "day": "2026-12-11",
                "hour": "05:45 PM",
            },
        ),
        start=_DASHBOARD,
        shows="is now scheduled",
        way=announce,
        failure=Failure(
            person="p03",
            what="forgets the day, so that everybody can read it at once",
            way=publish_at_once,
        ),
    ),
    Workflow(
        id=6802,
        template=(
            "Answer {{question}} and mark {{spam}} as spam, archive"
            ' "{{notice}}", throw old drafts away'
        ),
        instances=(
            {
                "spam": "Best Watches",
                "question": "Owen",
                "answer": "Yes, two fit on the lower deck.",
                "notice": "Old pier closed on Sunday",
                "category": "Notices",
                "drafts": "Photo contest, Snow plan",
            },
            {
                "spam": "Quick Loans",
                "question": "Sunniva",
                "answer": "On Thursday, the workshop says.",
                "notice": "Lift at North quay out of order",
                "category": "Notices",
                "drafts": "Ideas for the leaflet, Who lost a trombone",
            },
            {
                "spam": "Casino Royal",
                "question": "Henrik",
                "answer": "It does, on a lead.",
                "notice": "Autumn fares until the end of October",
                "category": "Fares",
                "drafts": "A word from the press office, Ticket machine at the old pier",
            },
        ),
        start=_DASHBOARD,
        shows="moved to the Trash",
        way=tidy,
        failure=Failure(
            person="p04",
            what="sends an answer without a word, is told so, and goes away",
            way=answer_with_nothing,
        ),
    ),
    Workflow(
        id=6803,
        template='Prepare the website for "{{page}}", with {{first}} as {{role}}',
        instances=(
            {
                "tagline": "Every hour through the ice",
                "week": "Sunday",
                "posts": "5",
                "page": "Winter at the quay",
                "label": "Winter",
                "user": "lumi",
                "mail": "lumi@harbour.test",
                "first": "Lumi",
                "last": "Koski",
                "role": "Author",
            },
            {
                "tagline": "Lights on the water",
                "week": "Saturday",
                "posts": "8",
                "page": "Lantern weeks",
                "label": "Lanterns",
                "user": "bastian",
                "mail": "bastian@harbour.test",
                "first": "Bastian",
                "last": "Roth",
                "role": "Editor",
            },
            {
                "tagline": "From island to island",
                "week": "Wednesday",
                "posts": "12",
                "page": "Summer on the islands",
                "label": "Summer",
                "user": "yara",
                "mail": "yara@harbour.test",
                "first": "Yara",
                "last": "Santos",
                "role": "Author",
            },
        ),
        start=_DASHBOARD,
        shows="New user created.",
        way=prepare,
        failure=Failure(
            person="p05",
            what="adds somebody under a name that somebody has, is told so, and leaves",
            way=add_known_user,
        ),
    ),
)
