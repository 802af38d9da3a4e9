"""What people are to do in the letters' office: intent and instances of each workflow."""

SORT = (
    "Sort the letter of {{sender}}: {{about}}, {{line}}, {{ask}} to be asked,"
    " {{stars}} stars"
)
SORTED = (
    {
        "sender": "Dr S. Menon",
        "task": "6",
        "part": "menon",
        "says": "although my season ticket was valid",
        "about": "Ticket or fare",
        "wrong": "Staff",
        "line": "Coast line",
        "ask": "Legal department",
        "key": "2",
        "ask_key": "0",
        "day": "10/05/2026",
        "amount": "80",
        "stars": "4",
        "sentence": "Wants the fine taken back",
    },
    {
        "sender": "Gwen Pritchard",
        "task": "8",
        "part": "pritch",
        "says": "The heating in the old carriages",
        "about": "Station or train",
        "wrong": "Delay",
        "line": "Mill valley",
        "ask": "Workshop",
        "key": "5",
        "ask_key": "w",
        "day": "10/07/2026",
        "amount": "12.5",
        "stars": "2",
        "sentence": "Freezes or boils, wants the fare back",
    },
)
TAB = (
    "Make the tab {{name}} of letters where {{column}} {{operator}} {{value}}, by"
    " {{order}}, newest first, without {{first}} and {{second}}"
)
TABS = (
    {
        "name": "Hetty, first days",
        "column": "received",
        "operator": "contains",
        "value": "2026-10-0",
        "wrong": "2026-01-0",
        "order": "received",
        "first": "Cancelled",
        "second": "Predictions",
        "left": "10",
    },
    {
        "name": "Post for Bruno",
        "column": "by",
        "operator": "equal",
        "value": "post",
        "wrong": "pots",
        "order": "received",
        "first": "Completed",
        "second": "Annotated by",
        "left": "4",
    },
)
PILE = (
    "Begin the project {{name}} for sorting texts into {{first}}, {{second}} and"
    " {{third}}, in random order, with instructions"
)
PILES = (
    {
        "name": "Letters November 2026",
        "about": "What comes in by post and e-mail, without the lost umbrellas.",
        "first": "Complaint",
        "second": "Question",
        "third": "Thanks",
        "instructions": "Read to the end first. If in doubt, it is a complaint.",
    },
    {
        "name": "Cards from the open day",
        "about": "Left in the box at the old engine shed.",
        "first": "Wish",
        "second": "Memory",
        "third": "Criticism",
        "instructions": "Children's drawings count as a wish. Skip what nobody can read.",
    },
)
