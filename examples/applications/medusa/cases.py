"""What differs from one person's work to the next, and what each of them is to do."""

from __future__ import annotations

OFFERED = (
    'Put the product "{{title}}" ("{{about}}") into the shop: by "{{option}}", without '
    '"{{without}}", a "{{type}}" under "{{category}}" with the tag "{{tag}}"; '
    '"{{first}}" has the number "{{first_number}}" and costs {{first_price}}, '
    '"{{second}}" has "{{second_number}}" and costs {{second_price}}'
)
PRODUCTS = (
    {
        "title": "Sandpiper",
        "about": "Small, quick and hard to see against the dunes.",
        "option": "Size",
        "without": "Medium",
        "type": "Kite",
        "category": "Two lines",
        "tag": "light wind",
        "first": "Small",
        "first_number": "SA-S",
        "first_price": "49",
        "second": "Large",
        "second_number": "SA-L",
        "second_price": "69",
        "other": "Strength",
    },
    {
        "title": "Leader for stunters",
        "about": "Two metres, sewn at both ends.",
        "option": "Strength",
        "without": "Storm",
        "type": "Line",
        "category": "Reels and lines",
        "tag": "repairable",
        "first": "Light",
        "first_number": "LE-LI",
        "first_price": "7.50",
        "second": "Strong",
        "second_number": "LE-ST",
        "second_price": "9.80",
        "other": "Size",
    },
    {
        "title": "Canvas pouch",
        "about": "Keeps sand out of the reels.",
        "option": "Size",
        "without": "Large",
        "type": "Part",
        "category": "Spare parts",
        "tag": "beginner",
        "first": "Small",
        "first_number": "CP-S",
        "first_price": "12",
        "second": "Medium",
        "second_number": "CP-M",
        "second_price": "16",
        "other": "Strength",
    },
)
"""What is to be sold besides."""

PROMISED = (
    'Make the code "{{code}}" for {{percent}} per cent off an order, for the group '
    '"{{group}}", in the new campaign "{{campaign}}" ("{{short}}") from {{from}} '
    "to {{to}}"
)
CODES = (
    {
        "code": "NEWYEARGALE",
        "percent": "12",
        "group": "Clubs",
        "campaign": "Letter to the clubs",
        "short": "club-letter",
        "from": "2027-01-09",
        "to": "2027-02-20",
        "other": "Country",
    },
    {
        "code": "CLASSROOM",
        "percent": "25",
        "group": "Schools",
        "campaign": "Kites for every class",
        "short": "every-class",
        "from": "2027-01-18",
        "to": "2027-03-12",
        "other": "Region",
    },
    {
        "code": "FROSTYLINE",
        "percent": "8",
        "group": "Regulars",
        "campaign": "Cold hands",
        "short": "cold-hands",
        "from": "2027-01-05",
        "to": "2027-01-31",
        "other": "Sales Channel",
    },
)
"""Which codes stand in a letter."""

SENT = (
    'Send the order of "{{customer}}" to the new address "{{street}}" by '
    '"{{method}}", with {{count}} of "{{product}}", under the number "{{number}}", '
    "and mark it as paid"
)
ORDERS = (
    {
        "customer": "Imke Tjarks",
        "street": "Am Siel 14",
        "method": "Courier",
        "product": "Gannet stunter",
        "count": "1",
        "number": "JD 0146 2210",
        "other": "Parcel",
    },
    {
        "customer": "Desmond Quigley",
        "street": "Shore Road 23, at the back",
        "method": "Courier",
        "product": "Long tail",
        "count": "6",
        "number": "JD 0146 2387",
        "other": "Parcel",
    },
    {
        "customer": "Folke Nyberg",
        "street": "Strandgatan 30",
        "method": "Parcel",
        "product": "Braided line",
        "count": "4",
        "number": "PF 77 310 5",
        "other": "Courier",
    },
)
"""Which orders go out."""
