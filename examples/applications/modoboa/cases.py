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
        "first": "Lotte",
        "last": "Visser",
        "address": "lotte.visser@moorings.fenways.test",
        "quota": "3072",
        "alias": "berths@moorings.fenways.test",
        "language": "nederlands",
        "other": "deutsch",
        "home": "lotte@thuispost.test",
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

REPLACED = (
    'Make the alias "{{alias}}", described as "{{about}}", for "{{one}}" and '
    '"{{two}}", and switch "{{old}}" off with the description "{{why}}"'
)
ALIASES = (
    {
        "alias": "water-levels@locks.fenways.test",
        "about": "Gauges and warnings, read in shifts",
        "one": "dora.lacey@locks.fenways.test",
        "two": "fatou.ndiaye@locks.fenways.test",
        "other": "edwin.marsh@locks.fenways.test",
        "old": "flood-watch@locks.fenways.test",
        "why": "Gone over to water-levels",
    },
    {
        "alias": "berth-bills@moorings.fenways.test",
        "about": "Bills and reminders for the berths",
        "one": "hetty.voss@moorings.fenways.test",
        "two": "chidi.obi@fenways.test",
        "other": "gus.harker@moorings.fenways.test",
        "old": "fees@moorings.fenways.test",
        "why": "Write to berth-bills instead",
    },
    {
        "alias": "newsroom@fenways.test",
        "about": "Journalists, answered within the day",
        "one": "bertil.ronn@fenways.test",
        "two": "agnes.pell@fenways.test",
        "other": "office@fenways.test",
        "old": "press@fenways.test",
        "why": "Replaced by newsroom",
    },
)
"""`other` is a wrong reader whom somebody may add."""

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
