"""What differs from one person's work to the next."""

from __future__ import annotations

ORDERED = (
    'Enter the order "{{title}}" of "{{customer}}" on "{{paper}}", "{{kind}}", '
    '{{copies}} copies, finished as "{{finish}}" and "{{second}}", with a proof, at '
    '{{price}}, wanted by {{day}}, delivered as "{{way}}", agreed, with the note '
    '"{{note}}" and the extra "{{extra}}" at {{cost}}'
)
ORDERS = (
    {
        "title": "Cards for the wedding",
        "customer": "Ivo and Marguerite Stell",
        "letters": "Margue",
        "paper": "Felt ivory",
        "other": "Gummed",
        "kind": "Invitations",
        "copies": "120",
        "finish": "Gilt edges",
        "second": "Folded",
        "price": "148.50",
        "day": "2027-01-18",
        "way": "By post",
        "note": "Two hyphens in the place's name, please.",
        "extra": "Envelopes, lined",
        "cost": "36.00",
    },
    {
        "title": "Letterheads for the studio",
        "customer": "Esme Quarrie",
        "letters": "Quarr",
        "paper": "Laid cream",
        "other": "Kraft brown",
        "kind": "Letterheads",
        "copies": "750",
        "finish": "Numbered",
        "second": "Perforated",
        "price": "132.00",
        "day": "2026-12-17",
        "way": "Fetched",
        "note": "Green as on the last ones, not as on the door.",
        "extra": "Second colour",
        "cost": "28.00",
    },
    {
        "title": "Carol evening",
        "customer": "Beacon Choir",
        "letters": "Beaco",
        "paper": "Poster white",
        "other": "Cotton white",
        "kind": "Posters",
        "copies": "45",
        "finish": "Rounded corners",
        "second": "Folded",
        "price": "87.20",
        "day": "2026-12-09",
        "way": "By bicycle",
        "note": "The tenors put them up themselves.",
        "extra": "Cutting by hand",
        "cost": "12.50",
    },
)
"""What was said at the counter; `other` is a wrong paper somebody may take."""
TOO_MANY = "7500"
"""More copies than the presses take."""

TOLD = (
    'Publish the notice "{{title}}" beginning with "{{first}}", with the heading '
    '"{{heading}}", the points "{{point}}" and "{{further}}" and the word '
    '"{{bold}}" in bold, shown from {{day}}, {{hour}}, on top, by "{{author}}", about '
    '"{{topic}}" and "{{second}}"'
)
NOTICES = (
    {
        "title": "Open door before Christmas",
        "first": "Come and print your own card.",
        "heading": "What to bring",
        "point": "An old shirt",
        "further": "Something to write",
        "bold": "No dogs!",
        "day": "2026-12-07",
        "hour": "08:30:00",
        "author": "Rufus Amory",
        "wrong": "Paper",
        "topic": "Open days",
        "second": "The old press",
    },
    {
        "title": "Cotton gets dearer",
        "first": "The mill has sent a new list.",
        "heading": "From January on",
        "point": "Cards by a tenth",
        "further": "Nothing else",
        "bold": "Old orders stay.",
        "day": "2027-01-04",
        "hour": "09:15:00",
        "author": "Solveig Brandt",
        "wrong": "Courses",
        "topic": "Paper",
        "second": "Prices",
    },
    {
        "title": "Setting type in February",
        "first": "Four evenings for beginners.",
        "heading": "How it goes",
        "point": "Mondays from six",
        "further": "Eight people at most",
        "bold": "Write to us!",
        "day": "2026-12-28",
        "hour": "07:45:00",
        "author": "Linus Okoro",
        "wrong": "Open days",
        "topic": "Courses",
        "second": "Prices",
    },
)
"""What people outside should know; `wrong` is a topic somebody may take first."""

BEGUN = (
    'Enter "{{name}}" ({{email}}) among the staff, at "{{bench}}" on "{{first}}" and '
    '"{{second}}", from {{day}} on, with a key; filter the orders for "Agreed", show '
    'who prints them, sort by "Wanted by", and give "{{order}}" to "{{name}}" with '
    'the note "{{note}}"'
)
BEGINNERS = (
    {
        "name": "Odette Marsh",
        "email": "odette@quoin.example",
        "bench": "Hand press",
        "other": "Guillotine",
        "first": "Wednesday",
        "second": "Thursday",
        "day": "2027-01-11",
        "order": "Menu for the new year",
        "note": "Odette does it, Rufus looks on.",
    },
    {
        "name": "Callum Petrie",
        "email": "callum@quoin.example",
        "bench": "Guillotine",
        "other": "Type cases",
        "first": "Monday",
        "second": "Friday",
        "day": "2026-12-14",
        "order": "Bookmarks with the gable",
        "note": "Callum cuts and prints these.",
    },
    {
        "name": "Birgit Saxby",
        "email": "birgit@quoin.example",
        "bench": "Cylinder press",
        "other": "Hand press",
        "first": "Tuesday",
        "second": "Saturday",
        "day": "2027-01-25",
        "order": "Letterheads for the yard",
        "note": "Birgit knows the yard, she sets it.",
    },
)
"""Who has signed; `other` is a wrong place somebody may take."""
TAKEN = "solveig@quoin.example"
"""An address that a colleague has already."""
