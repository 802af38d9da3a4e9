"""What differs from one person's work to the next."""

from __future__ import annotations

SIGNED = (
    'Add a contract "{{kind}}" with "{{option}}" for {{amount}} from {{start}} for '
    '{{member}}, and the note "{{note}}"'
)
SLIPS = (
    {
        "member": "Hanneke Smit",
        "login": "hanneke.smit",
        "beside": "goran.petric",
        "kind": "Mornings",
        "other": "Whole day",
        "option": "Sauna",
        "amount": "36.50",
        "start": "2027-01-04",
        "spoken": "4 January",
        "note": "Works in the afternoons from January on.",
    },
    {
        "member": "Cosmo Reyes",
        "login": "cosmo.reyes",
        "beside": "dorothea.lind",
        "kind": "Whole day",
        "other": "Mornings",
        "option": "Climbing wall",
        "amount": "44.00",
        "start": "2026-12-15",
        "spoken": "15 December",
        "note": "Has used up the card, two stamps were given back.",
    },
    {
        "member": "Kaya Demir",
        "login": "kaya.demir",
        "beside": "jonah.meller",
        "kind": "Family",
        "other": "Ten visits",
        "option": "Locker",
        "amount": "52.00",
        "start": "2027-02-01",
        "spoken": "1 February",
        "note": "Her son is ten and is not to be on the wall alone.",
    },
)
"""Slips from the desk; `other` is a wrong kind, `beside` another member."""

PLANNED = (
    'Begin a workout for {{member}} with the day "{{day}}" on {{first}} and {{second}}, '
    "and {{exercise}} in it, {{reps}} times with {{weight}} kg"
)
TESTS = (
    {
        "member": "Emeka Obi",
        "login": "emeka.obi",
        "beside": "dorothea.lind",
        "day": "Strong back",
        "first": "Monday",
        "second": "Thursday",
        "exercise": "Lat pulldown",
        "letters": "pulld",
        "other": "Triceps pushdown",
        "reps": "12",
        "weight": "35",
    },
    {
        "member": "Mirela Popa",
        "login": "mirela.popa",
        "beside": "lorcan.byrne",
        "day": "Legs after the ski trip",
        "first": "Tuesday",
        "second": "Saturday",
        "exercise": "Leg press",
        "letters": "leg",
        "other": "Leg curls, lying",
        "reps": "10",
        "weight": "60",
    },
    {
        "member": "Jonah Meller",
        "login": "jonah.meller",
        "beside": "kaya.demir",
        "day": "Shoulders and neck",
        "first": "Wednesday",
        "second": "Friday",
        "exercise": "Face pulls",
        "letters": "face",
        "other": "Lateral raises",
        "reps": "15",
        "weight": "12.5",
    },
)
"""What came out of the test; `other` is a wrong exercise, `beside` another member."""
