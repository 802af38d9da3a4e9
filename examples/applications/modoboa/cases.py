"""What differs from one person's work to the next."""

from __future__ import annotations

STARTED = (
    'Make an account for "{{first}} {{last}}" with the address "{{address}}", a quota '
    'of {{quota}} and the alias "{{alias}}", and note the language "{{language}}" and '
    'the secondary email "{{home}}"'
)
BEGINNERS = (
    {
        "first": "Nora",
        "last": "Quill",
        "address": "nora.quill@locks.fenways.test",
        "quota": "4096",
        "alias": "sluices@locks.fenways.test",
        "language": "français",
        "other": "deutsch",
        "home": "nora@quill-home.test",
    },
    {
        "first": "Marta",
        "last": "Rueda",
        "address": "marta.rueda@moorings.fenways.test",
        "quota": "3072",
        "alias": "berths@moorings.fenways.test",
        "language": "español",
        "other": "deutsch",
        "home": "marta@rueda-casa.test",
    },
    {
        "first": "Sofia",
        "last": "Bianchi",
        "address": "sofia.bianchi@fenways.test",
        "quota": "6144",
        "alias": "towpaths@fenways.test",
        "language": "italiano",
        "other": "deutsch",
        "home": "sofia.b@casella.test",
    },
)
"""`other` is a wrong language that somebody may choose."""

MET = (
    'Note "{{first}} {{last}}", {{position}} of "{{company}}" in {{city}}, as a '
    'contact with the {{kind}} address "{{mail}}", the {{line}} number "{{phone}}" '
    'and the note "{{note}}", in the new category "{{category}}"'
)
CONTACTS = (
    {
        "category": "Anglers",
        "first": "Wendel",
        "last": "Froud",
        "company": "Holme Angling Society",
        "position": "Secretary",
        "mail": "froud@holme-anglers.test",
        "kind": "work",
        "phone": "+44 1632 960412",
        "line": "cell",
        "other": "home",
        "city": "Holme",
        "note": "Asked for the dates of the stoppages",
    },
    {
        "category": "Painters",
        "first": "Ottilie",
        "last": "Hahn",
        "company": "Hahn and Daughters",
        "position": "Owner",
        "mail": "ottilie@hahn-paint.test",
        "kind": "work",
        "phone": "+44 1632 960455",
        "line": "work",
        "other": "fax",
        "city": "Reedham",
        "note": "Did the swing bridge in one weekend",
    },
    {
        "category": "Schools",
        "first": "Kofi",
        "last": "Asante",
        "company": "Mill Lane Primary",
        "position": "Teacher",
        "mail": "k.asante@mill-lane.test",
        "kind": "other",
        "phone": "+44 1632 960478",
        "line": "home",
        "other": "work",
        "city": "Upton",
        "note": "Brings a class to the pumps in May",
    },
)
"""`other` is a wrong sort of number that somebody may choose."""
