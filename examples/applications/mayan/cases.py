"""What differs from one person's work to the next."""

from __future__ import annotations

NOTE = (
    'File the delivery note of the scan "{{file}}": it came to "{{site}}" on "{{day}}"'
    ' from "{{supplier}}"; mark it as "{{tag}}" and put it into "{{cabinet}}"'
)
NOTES = (
    {
        "file": "scan-0413.pdf",
        "site": "Mill Lane 4",
        "day": "2026-11-23",
        "supplier": "Castle Ironmongery",
        "wrong_supplier": "Brennan Glass",
        "tag": "Urgent",
        "cabinet": "Building sites / Mill Lane 4",
    },
    {
        "file": "scan-0415.pdf",
        "site": "Weavers Yard",
        "day": "2026-11-24",
        "supplier": "Erskine Paints",
        "wrong_supplier": "Dover Veneers",
        "tag": "Disputed",
        "cabinet": "Building sites / Weavers Yard",
    },
    {
        "file": "scan-0412.pdf",
        "site": "Saint Anne Hall",
        "day": "2026-11-20",
        "supplier": "Dover Veneers",
        "wrong_supplier": "Castle Ironmongery",
        "tag": "Warranty",
        "cabinet": "Building sites / Saint Anne Hall",
    },
)
"""What the driver brought, and what the scanner made of its papers."""

CONTRACT = (
    'Let the contract "{{contract}}" with "{{partner}}" go on until "{{ends}}", as'
    ' agreed with "{{agreed}}": "{{comment}}"'
)
CONTRACTS = (
    {
        "contract": "Van insurance.pdf",
        "partner": "Northern Mutual",
        "ends": "2028-02-29",
        "agreed": "Hanna Pruitt",
        "comment": "Same price, with the two new vans.",
    },
    {
        "contract": "Cleaning of the offices.pdf",
        "partner": "Brightside",
        "ends": "2028-01-31",
        "agreed": "Owen Tasker",
        "comment": "From February on they come on Fridays as well.",
    },
    {
        "contract": "Waste timber collection.pdf",
        "partner": "Greer Recycling",
        "ends": "2027-12-31",
        "agreed": "Ines Marlow",
        "comment": "The container is emptied twice a month.",
    },
)
"""Contracts that are renewed, and what was agreed."""
COPIER = "Copier rental.pdf"
"""The one that notice has been given of."""
