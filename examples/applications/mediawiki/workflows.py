"""Three workflows in the handbook: minutes, another name for a page, a lock-out."""

from __future__ import annotations

from examples.applications.mediawiki.blocking import block, block_somebody_else
from examples.applications.mediawiki.minutes import give_up_minutes, write_minutes
from examples.applications.mediawiki.moving import move, move_to_a_taken_name
from examples.scripted.tasks import Failure, Workflow

_MAIN_PAGE = "/index.php/Main_Page"

WORKFLOWS = (
    Workflow(
        id=6001,
        template='Write the minutes "{{title}}", with a link to "{{about}}"',
        instances=(
            {
                "title": "Minutes 24 November 2026",
                "day": "24 November 2026",
                "present": "Ingrid, Piotr, Wanjiru",
                "decision": "Two more drills before Christmas",
                "about": "Safety drills",
                "summary": "minutes of Tuesday",
                "watched": "1 month",
            },
            {
                "title": "Minutes 8 December 2026",
                "day": "8 December 2026",
                "present": "Tomas, Delia",
                "decision": "Refunds until the boat leaves",
                "about": "Ticket refunds",
                "summary": "what we decided on the 8th",
                "watched": "3 months",
            },
        ),
        start=_MAIN_PAGE,
        shows="Held on {{day}}",
        way=write_minutes,
        failure=Failure(
            person="p04",
            what="looks at the preview, and leaves with Cancel without saving",
            way=give_up_minutes,
        ),
    ),
    Workflow(
        id=6002,
        template='Give the page "{{page}}" the name "{{name}}"',
        instances=(
            {
                "page": "Left luggage",
                "name": "Luggage storage",
                "reason": "The new signs say so",
                "category": "Counter",
                "redirect": "keep",
            },
            {
                "page": "Winter timetable 2025",
                "name": "Winter timetable 2026",
                "reason": "New season",
                "category": "Timetables",
                "redirect": "drop",
            },
            {
                "page": "Bicycle transport",
                "name": "Bicycles on board",
                "reason": "Passengers look for that",
                "category": "Counter",
                "redirect": "keep",
            },
        ),
        start=_MAIN_PAGE,
        shows="has been moved to",
        way=move,
        failure=Failure(
            person="p03",
            what="takes a name that another page has, and leaves when told so",
            way=move_to_a_taken_name,
        ),
    ),
    Workflow(
        id=6003,
        template="Lock out {{user}} for {{period}}: {{reason}}",
        instances=(
            {
                "user": "Best Dealz 77",
                "page": "Lockers",
                "period": "1 month",
                "reason": "Spamming links to external sites",
                "remark": "Sells lockers",
            },
            {
                "user": "Cheap Watches 24",
                "page": "Ticket prices",
                "period": "2 weeks",
                "reason": "Inserting nonsense/gibberish into pages",
                "remark": "Prices that are not ours",
            },
            {
                "user": "Lucky Casino 88",
                "page": "Quiz evening",
                "period": "1 week",
                "reason": "Unacceptable username",
                "remark": "A casino",
            },
        ),
        start=_MAIN_PAGE,
        shows="Block succeeded",
        way=block,
        failure=Failure(
            person="p01",
            what="locks out a colleague in the same list, not the one who advertises",
            way=block_somebody_else,
        ),
    ),
)
