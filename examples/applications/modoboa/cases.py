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
        "local": "nora.quill",
        "domain": "locks.fenways.test",
        "address": "nora.quill@locks.fenways.test",
        "quota": "4096",
        "alias": "sluices@locks.fenways.test",
        "language": "français",
        "home": "nora@quill-home.test",
    },
    {
        "first": "Pavel",
        "last": "Hruby",
        "local": "pavel.hruby",
        "domain": "moorings.fenways.test",
        "address": "pavel.hruby@moorings.fenways.test",
        "quota": "3072",
        "alias": "berths@moorings.fenways.test",
        "language": "čeština",
        "home": "hruby@posta.test",
    },
    {
        "first": "Sofia",
        "last": "Bianchi",
        "local": "sofia.bianchi",
        "domain": "fenways.test",
        "address": "sofia.bianchi@fenways.test",
        "quota": "6144",
        "alias": "towpaths@fenways.test",
        "language": "italiano",
        "home": "sofia.b@casella.test",
    },
)

REPLACED = (
    'Make the alias "{{alias}}", described as "{{about}}", for "{{one}}" and '
    '"{{two}}", and switch "{{old}}" off with the description "{{why}}"'
)
ALIASES = (
    {
        "alias": "water-levels@locks.fenways.test",
        "local": "water-levels",
        "domain": "locks.fenways.test",
        "about": "Gauges and warnings, read in shifts",
        "one": "dora.lacey@locks.fenways.test",
        "two": "fatou.ndiaye@locks.fenways.test",
        "old": "flood-watch@locks.fenways.test",
        "why": "Gone over to water-levels",
    },
    {
        "alias": "berth-bills@moorings.fenways.test",
        "local": "berth-bills",
        "domain": "moorings.fenways.test",
        "about": "Bills and reminders for the berths",
        "one": "hetty.voss@moorings.fenways.test",
        "two": "chidi.obi@fenways.test",
        "old": "fees@moorings.fenways.test",
        "why": "Write to berth-bills instead",
    },
    {
        "alias": "newsroom@fenways.test",
        "local": "newsroom",
        "domain": "fenways.test",
        "about": "Journalists, answered within the day",
        "one": "bertil.ronn@fenways.test",
        "two": "agnes.pell@fenways.test",
        "old": "press@fenways.test",
        "why": "Replaced by newsroom",
    },
)

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
        "city": "Upton",
        "note": "Brings a class to the pumps in May",
    },
)
