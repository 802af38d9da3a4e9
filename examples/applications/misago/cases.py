"""What differs from one person's work to the next."""

from __future__ import annotations

TIDIED = (
    'Move the thread "{{thread}}" from "{{from}}" to "{{to}}", call it "{{title}}", '
    'hide what "{{seller}}" wrote in it, and reply "{{reply}}"'
)
THREADS = (
    {
        "thread": "Help!!!",
        "word": "badminton",
        "from": "Hiring out",
        "above": "Buildings",
        "to": "Heating",
        "other": "Kitchens",
        "title": "Boiler goes out, the dial says 0.4",
        "seller": "ChairKing",
        "reply": "Moved to Heating, where the others can find it. Nobody is cross.",
    },
    {
        "thread": "Question about the form",
        "word": "accounts",
        "from": "Events",
        "above": "Money",
        "to": "Grants",
        "other": "Insurance",
        "title": "Three years of accounts for a new charity",
        "seller": "LoanWizard",
        "reply": "This has gone to Grants now. A good question, by the way.",
    },
    {
        "thread": "Anybody there?",
        "word": "chimney",
        "from": "Swaps",
        "above": "Buildings",
        "to": "Roofs and drains",
        "other": "Heating",
        "title": "Water above the stage when the wind is west",
        "seller": "RoofDeals",
        "reply": "You are with the roofs now, Nora. Send a picture when it is dry.",
    },
)
"""`other` is a wrong category that somebody may choose."""
TOO_SHORT = "Roof"
"""A title that is refused."""

ASKED = (
    'Start the thread "{{title}}" in "{{category}}", pinned globally, with the text '
    '"{{text}}", and add the poll "{{question}}" with the choices "{{first}}", '
    '"{{second}}" and "{{third}}", for {{days}} days and {{crosses}} choices, with '
    "changes allowed"
)
POLLS = (
    {
        "title": "When shall we all meet?",
        "category": "From the office",
        "other": "Buildings",
        "text": "The yearly meeting needs a day. Please vote, one per hall.",
        "question": "Which Saturday suits your hall?",
        "first": "6 March",
        "second": "13 March",
        "third": "20 March",
        "days": "14",
        "crosses": "2",
    },
    {
        "title": "Chairs bought together",
        "category": "Swaps",
        "other": "Events",
        "text": "If ten halls join in, the maker comes down with the price.",
        "question": "How many chairs would you take?",
        "first": "No chairs",
        "second": "Up to 40",
        "third": "More than 40",
        "days": "21",
        "crosses": "1",
    },
    {
        "title": "A day on money matters",
        "category": "Money",
        "other": "Buildings",
        "text": "The treasurer of the county would come and answer questions.",
        "question": "What should she speak about?",
        "first": "Gift aid",
        "second": "Insurance",
        "third": "Where grants come from",
        "days": "10",
        "crosses": "2",
    },
)
"""`other` is a wrong category that somebody may choose."""
TOO_MANY = "7"
"""More choices than there are."""

BANNED = (
    'Ban "{{name}}" with name and address until {{until}}, with the message '
    '"{{message}}" and, for the team, "{{reason}}", and let the ban of the address '
    "never end"
)
SELLERS = (
    {
        "name": "ChairKing",
        "address": "king@chairsale.test",
        "until": "2027-01-15",
        "message": "Selling is not what we are for. Please write to the office.",
        "reason": "George of Wick complained, third time",
    },
    {
        "name": "LoanWizard",
        "address": "wizard@quickloan.test",
        "until": "2026-12-18",
        "message": "We do not let anybody offer loans here.",
        "reason": "Priya had a letter from them as well",
    },
    {
        "name": "RoofDeals",
        "address": "roofs@dealsnow.test",
        "until": "2027-02-26",
        "message": "No advertisements, please. You may ask us in a letter.",
        "reason": "Nora rang, they came to her door",
    },
)
