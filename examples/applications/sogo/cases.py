"""What differs from one person's work to the next, and what each of them is to do."""

from __future__ import annotations

DATED = (
    'Put "{{title}}" into the calendar "{{calendar}}" for "{{day}}" from "{{start}}" to'
    ' "{{end}}" at "{{place}}", as "{{category}}", "{{seen}}", repeated "{{repeat}}",'
    ' with "{{guest}}" invited and a reminder'
)
EVENTS = (
    {
        "title": "Brass ensemble in the hall",
        "calendar": "Rooms",
        "place": "Hall",
        "category": "Projects",
        "seen": "Public",
        "day": "08-Dec-26",
        "start": "17:30",
        "end": "19:00",
        "repeat": "Weekly",
        "guest": "Amadou Keita",
        "letters": "amad",
        "other": "Private",
    },
    {
        "title": "Talk about the new cello",
        "calendar": "Personal Calendar",
        "place": "Library",
        "category": "Clients",
        "seen": "Confidential",
        "day": "10-Dec-26",
        "start": "11:00",
        "end": "11:45",
        "repeat": "Monthly",
        "guest": "Birgit Solheim",
        "letters": "birg",
        "other": "Public",
    },
    {
        "title": "Winter concert, evening two",
        "calendar": "Concerts",
        "place": "Town hall, foyer",
        "category": "Business",
        "seen": "Public",
        "day": "11-Dec-26",
        "start": "18:30",
        "end": "21:00",
        "repeat": "Yearly",
        "guest": "Carlos Ferreira",
        "letters": "carl",
        "other": "Confidential",
    },
)
"""What takes place in the second week of December."""

CARDED = (
    'Put "{{first}} {{last}}" of "{{firm}}" into the address book, role "{{role}}", with'
    ' the "{{mail_type}}" e-mail "{{mail}}", the "{{phone_type}}" telephone "{{phone}}"'
    ' and the address "{{street}}", "{{code}}" "{{city}}", under "{{category}}"'
)
CARDS = (
    {
        "first": "Oda",
        "last": "Brekke",
        "firm": "Brekke Harp Works",
        "role": "Harp maker",
        "mail": "oda@brekke-harps.example",
        "mail_type": "Work",
        "phone": "+47 55 90 12 34",
        "phone_type": "Work",
        "street": "Torggata 8",
        "code": "5014",
        "city": "Bergen",
        "category": "Provider",
        "other": "Fax",
    },
    {
        "first": "Luca",
        "last": "Ferrante",
        "firm": "Stamperia Ferrante",
        "role": "Printer",
        "mail": "luca@ferrante-stampa.example",
        "mail_type": "Work",
        "phone": "+39 011 555 0182",
        "phone_type": "Cell",
        "street": "Via Po 31",
        "code": "10124",
        "city": "Torino",
        "category": "Business Partner",
        "other": "Home",
    },
    {
        "first": "Maren",
        "last": "Tideman",
        "firm": "Harbour Parents",
        "role": "Treasurer",
        "mail": "maren.tideman@harbour.example",
        "mail_type": "Home",
        "phone": "+45 33 12 90 07",
        "phone_type": "Home",
        "street": "Strandgade 22",
        "code": "1401",
        "city": "Copenhagen",
        "category": "Family",
        "other": "Pager",
    },
)
"""Who wrote or called for the first time."""

SHARED = (
    'Make a calendar "{{name}}", without alarms, and share it with "{{colleague}}": '
    '"{{public}}" for public things, "{{confidential}}" for confidential ones, "{{may}}"'
)
CALENDARS = (
    {
        "name": "Instrument loans",
        "colleague": "Yuki Tanabe",
        "letters": "yuki",
        "public": "Modify",
        "confidential": "View the Date & Time",
        "may": "This person can create objects in my calendar.",
        "other": "View All",
    },
    {
        "name": "Summer course",
        "colleague": "Birgit Solheim",
        "letters": "solh",
        "public": "View All",
        "confidential": "View the Date & Time",
        "may": "This person can create objects in my calendar.",
        "other": "Modify",
    },
    {
        "name": "Repairs and tuning",
        "colleague": "Carlos Ferreira",
        "letters": "carl",
        "public": "Respond To",
        "confidential": "View All",
        "may": "This person can create objects in my calendar.",
        "other": "Modify",
    },
)
"""What several people plan together."""
