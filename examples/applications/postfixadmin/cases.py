"""What differs from one person's work to the next."""

from __future__ import annotations

JOINED = (
    'Make the mailbox "{{user}}" at "{{domain}}" for "{{name}}", with a quota of '
    '{{quota}} MB, without a welcome mail and with the other e-mail "{{home}}", and '
    'let "{{shared}}" go to it as well'
)
NEWCOMERS = (
    {
        "user": "lilian.orr",
        "domain": "harbour.example",
        "other": "brackwell.example",
        "name": "Lilian Orr",
        "quota": "2000",
        "home": "lilian.orr@post.example",
        "shared": "desk@harbour.example",
    },
    {
        "user": "anton.beck",
        "domain": "bookbus.example",
        "other": "brackwell.example",
        "name": "Anton Beck",
        "quota": "1500",
        "home": "anton@beckfamily.example",
        "shared": "driver@bookbus.example",
    },
    {
        "user": "salma.idris",
        "domain": "millbrook.example",
        "other": "libraries.example",
        "name": "Salma Idris",
        "quota": "2500",
        "home": "salma.idris@mailhouse.example",
        "shared": "desk@millbrook.example",
    },
)
"""Who is new; `other` is a wrong house somebody may choose."""

AWAY = (
    'Send the mail of "{{who}}" on to "{{stands_in}}" as well, and answer it from '
    '{{first}} until {{last}}, "{{often}}", with the subject "{{subject}}" and the '
    'message "{{message}}"'
)
ABSENCES = (
    {
        "who": "walter.ames@harbour.example",
        "domain": "harbour.example",
        "stands_in": "frida.lund@harbour.example",
        "first": "2026-12-14",
        "last": "2026-12-18",
        "often": "Reply once a day",
        "not": "Reply once a week",
        "subject": "In the archive until Friday",
        "message": "Frida Lund answers at the harbour until then.",
    },
    {
        "who": "mina.osei@brackwell.example",
        "domain": "brackwell.example",
        "stands_in": "hal.winter@brackwell.example",
        "first": "2026-12-21",
        "last": "2027-01-08",
        "often": "Reply once a week",
        "not": "Reply once a day",
        "subject": "Back in the new year",
        "message": "Please turn to Hal Winter at Brackwell.",
    },
    {
        "who": "agatha.pell@aldermoor.example",
        "domain": "aldermoor.example",
        "stands_in": "noor.haddad@aldermoor.example",
        "first": "2027-01-04",
        "last": "2027-01-22",
        "often": "Reply once a week",
        "not": "Reply once a day",
        "subject": "Three weeks in the mountains",
        "message": "Noor Haddad looks after everything at Aldermoor.",
    },
)
"""Who is away and who stands in; `not` is a wrong choice somebody may make."""
