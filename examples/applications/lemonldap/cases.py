"""What differs from one person's work to the next."""

from __future__ import annotations

GUARDED = (
    'Put "{{host}}" behind the sign-on: {{default}} for all, "{{comment}}" at '
    '{{regexp}} for {{rule}}, the header "{{header}}" with {{value}}; and save it as '
    '"{{summary}}"'
)
HOSTS = (
    {
        "host": "loans.museums.example",
        "like": "catalogue.museums.example",
        "default": "accept",
        "comment": "Insurance values",
        "regexp": "^/insurance",
        "rule": 'inGroup("registrars")',
        "header": "Auth-Mail",
        "value": "$mail",
        "summary": "Loans desk goes online",
    },
    {
        "host": "climate.museums.example",
        "like": "tickets.museums.example",
        "default": 'inGroup("keepers")',
        "comment": "Alarm limits",
        "regexp": "^/limits",
        "rule": '$uid eq "gudrun.falk"',
        "header": "Auth-Name",
        "value": "$cn",
        "summary": "Climate readings for the keepers",
    },
    {
        "host": "prints.museums.example",
        "like": "catalogue.museums.example",
        "default": "accept",
        "comment": "Price list",
        "regexp": "^/prices",
        "rule": 'inGroup("shop")',
        "header": "Auth-Branch",
        "value": "$ou",
        "summary": "Print orders, as asked by the shop",
    },
)
"""`like` is an old one that somebody may duplicate."""

TOLD = (
    'Notify "{{uid}}" from {{date}} on, as "{{reference}}" if {{condition}}: '
    '"{{title}}", "{{text}}"; and mark "{{old}}" of "{{whose}}" as done'
)
NOTES = (
    {
        "uid": "allusers",
        "date": "2026-12-07",
        "not": "2026-12-08",
        "reference": "rota-moves",
        "condition": 'inGroup("guides")',
        "title": "The rota moves",
        "text": "It is shut on Monday until noon.",
        "old": "lift-out-of-order",
        "whose": "allusers",
    },
    {
        "uid": "marek.soll",
        "date": "2026-12-14",
        "not": "2026-12-15",
        "reference": "keys-due",
        "condition": '$ou eq "harbour"',
        "title": "Keys to be returned",
        "text": "Please bring them to the lodge by Friday.",
        "old": "forms-missing",
        "whose": "gudrun.falk",
    },
    {
        "uid": "allusers",
        "date": "2027-01-11",
        "not": "2027-01-12",
        "reference": "stocktaking",
        "condition": 'inGroup("shop")',
        "title": "Stocktaking",
        "text": "Nothing can be ordered on that day.",
        "old": "late-opening",
        "whose": "petra.lindh",
    },
)
"""`not` is a wrong day that somebody may take first."""
