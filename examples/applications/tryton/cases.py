"""What differs from one person's work to the next."""

from __future__ import annotations

CHANGES = (
    {
        "code": "LMP-03",
        "article": "Oil lamp, brass",
        "letters": "lamp",
        "price": "87.50",
        "category": "Safety",
        "other": "Paint",
        "time": "9d",
    },
    {
        "code": "SHA-08",
        "article": "Shackle, galvanised",
        "letters": "shackle",
        "price": "4.65",
        "category": "Cabin",
        "other": "Mooring",
        "time": "3d",
    },
    {
        "code": "VAR-01",
        "article": "Varnish, clear, 1 l",
        "letters": "varnish",
        "price": "31.20",
        "category": "Cabin",
        "other": "Safety",
        "time": "12d",
    },
)
"""What suppliers wrote about."""

CUSTOMERS = (
    {
        "name": "Kvitholmen Ferries",
        "street": "Brygga 11",
        "postal_code": "6530",
        "city": "Averøy",
        "country": "Norway",
        "phone": "+4771513300",
        "email": "deck@kvitholmen.test",
        "category": "Ferries",
        "term": "14 days",
        "letters": "kvit",
    },
    {
        "name": "Lauwersoog Nets",
        "street": "Haven 45",
        "postal_code": "9976",
        "city": "Lauwersoog",
        "country": "Netherlands",
        "phone": "+31519349110",
        "email": "office@lauwersnets.test",
        "category": "Fishing",
        "term": "30 days",
        "letters": "lauwers",
    },
    {
        "name": "Marina da Horta",
        "street": "Cais de Santa Cruz",
        "postal_code": "9900",
        "city": "Horta",
        "country": "Portugal",
        "phone": "+351292391693",
        "email": "docas@hortamarina.test",
        "category": "Marinas",
        "term": "On receipt",
        "letters": "horta",
    },
)
"""Those who have never bought before."""

ORDERS = (
    {
        "customer": "Islay Lines",
        "letters": "islay",
        "reference": "IL-5507",
        "ordered": "11/23/2026",
        "leaves": "11/30/2026",
        "first": "[LJC-01] Life jacket, child",
        "first_number": "12",
        "second": "[FLA-01] Hand flare, red",
        "second_number": "20",
    },
    {
        "customer": "Harlingen Boatyard",
        "letters": "harl",
        "reference": "HB 318",
        "ordered": "11/23/2026",
        "leaves": "12/02/2026",
        "first": "[PNT-05] Antifouling, red, 5 l",
        "first_number": "8",
        "second": "[BRU-50] Brush, flat, 50 mm",
        "second_number": "15",
    },
    {
        "customer": "Aalesund Pilots",
        "letters": "aale",
        "reference": "AP-77",
        "wrong": "[ANC-12] Anchor, 12 kg",
        "ordered": "11/23/2026",
        "leaves": "11/27/2026",
        "first": "[LIN-14] Mooring line, 14 mm",
        "first_number": "4",
        "second": "[SHA-08] Shackle, galvanised",
        "second_number": "30",
    },
)
"""What was ordered by telephone."""
