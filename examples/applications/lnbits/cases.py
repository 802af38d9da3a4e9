"""What differs from one person's work to the next."""

from __future__ import annotations

LAPSED = (
    'Find the bill "{{lapsed}}" that ran out in the wallet "{{wallet}}", label it '
    '"{{label}}", and bill {{amount}} sats with the memo "{{memo}}" and the internal '
    'memo "{{internal}}"'
)
BILLS = (
    {
        "wallet": "Rents",
        "lapsed": "Stall 14, rent for October",
        "word": "stall 14",
        "label": "billed-again",
        "other": "written-off",
        "amount": "48500",
        "memo": "Stall 14, rent for October, second bill",
        "internal": "Marit was at sea, she pays on Friday",
    },
    {
        "wallet": "Water",
        "lapsed": "Oyster bar, water and drains",
        "word": "oyster",
        "label": "disputed",
        "other": "billed-again",
        "amount": "16200",
        "memo": "Oyster bar, water and drains, meter read anew",
        "internal": "The old meter was stuck, Joss has seen it",
    },
    {
        "wallet": "Ice",
        "lapsed": "Hake and Sons, twelve boxes",
        "word": "hake",
        "label": "billed-again",
        "other": "disputed",
        "amount": "7350",
        "memo": "Hake and Sons, twelve boxes of ice, with the extra",
        "internal": "Rang twice, says the first one never came",
    },
)
"""`other` is a wrong label that somebody may choose, `word` what somebody searches."""

SETTLED = (
    'Make the account "{{username}}" for {{first}} {{last}} of stall {{stall}} with '
    'the mail {{mail}}, call their wallet "{{goods}}", and put {{deposit}} sats on a '
    'second one, "{{second}}"'
)
STALLHOLDERS = (
    {
        "username": "nessa.quayle",
        "mail": "nessa@quayle-crab.example.com",
        "first": "Nessa",
        "last": "Quayle",
        "stall": "N-22",
        "goods": "Crab",
        "second": "Deposit",
        "deposit": "120000",
    },
    {
        "username": "bram.tolley",
        "mail": "bram@tolley-smoke.example.com",
        "first": "Bram",
        "last": "Tolley",
        "stall": "S-05",
        "goods": "Smoked fish",
        "second": "Deposit for S-05",
        "deposit": "95000",
    },
    {
        "username": "ines.corrigan",
        "mail": "ines@corrigan-weed.example.com",
        "first": "Ines",
        "last": "Corrigan",
        "stall": "N-07",
        "goods": "Samphire and dulse",
        "second": "Deposit",
        "deposit": "60000",
    },
)
TAKEN = "marit.olsen"
"""Name of an account that there is already."""

COLLECTED = (
    'Open the wallet "{{wallet}}" with the picture "{{picture}}" in {{colour}}, pinned '
    'and shared with "{{helper}}" who may view and receive, and keep the label "{{label}}" '
    'described as "{{about}}" in {{shade}}'
)
COLLECTIONS = (
    {
        "wallet": "Lifeboat",
        "picture": "waves",
        "icon": "water",
        "colour": "blue",
        "helper": "joss.penrose",
        "label": "lifeboat-day",
        "about": "Tins and sats on the day of the lifeboat",
        "shade": "#006cd6",
    },
    {
        "wallet": "New roof",
        "picture": "house",
        "icon": "home",
        "colour": "brown",
        "helper": "marit.olsen",
        "label": "roof-fund",
        "about": "For the slates over the north row",
        "shade": "#795548",
    },
    {
        "wallet": "Cats",
        "picture": "paw",
        "icon": "pets",
        "colour": "green",
        "helper": "agnes.hake",
        "label": "harbour-cats",
        "about": "The vet, and what the cats eat in winter",
        "shade": "#2e7d32",
    },
)
"""`icon` is what the page's own font calls the picture; nobody sees that word."""
NOBODY = "joss.penrise"
"""Name that nobody has."""
