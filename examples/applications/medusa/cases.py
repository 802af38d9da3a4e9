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
        "without": "Small",
        "type": "Kite",
        "category": "Two lines",
        "tag": "light wind",
        "first": "Medium",
        "first_number": "SA-M",
        "first_price": "49",
        "second": "Large",
        "second_number": "SA-L",
        "second_price": "69",
    },
    {
        "title": "Leader for stunters",
        "about": "Two metres, sewn at both ends.",
        "option": "Strength",
        "without": "Light",
        "type": "Line",
        "category": "Reels and lines",
        "tag": "repairable",
        "first": "Strong",
        "first_number": "LE-SR",
        "first_price": "7.50",
        "second": "Storm",
        "second_number": "LE-SM",
        "second_price": "9.80",
    },
    {
        "title": "Canvas pouch",
        "about": "Keeps sand out of the reels.",
        "option": "Size",
        "without": "Small",
        "type": "Part",
        "category": "Spare parts",
        "tag": "beginner",
        "first": "Medium",
        "first_number": "CP-M",
        "first_price": "12",
        "second": "Large",
        "second_number": "CP-L",
        "second_price": "16",
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
    },
    {
        "customer": "Desmond Quigley",
        "street": "Shore Road 23, at the back",
        "method": "Courier",
        "product": "Long tail",
        "count": "6",
        "number": "JD 0146 2387",
    },
    {
        "customer": "Folke Nyberg",
        "street": "Strandgatan 30",
        "method": "Parcel",
        "product": "Braided line",
        "count": "4",
        "number": "PF 77 310 5",
    },
)
"""Which orders go out."""
