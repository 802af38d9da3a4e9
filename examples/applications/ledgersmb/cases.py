"""What differs from one person's work to the next."""

from __future__ import annotations

ENTERED = (
    'Enter "{{name}}" in "{{country}}" as a customer of the type "{{business}}" who '
    'pays within "{{terms}}" days, owes "{{limit}}" at most and pays sales tax, with '
    'the contact "{{contact}}" ("{{kind}}", "{{who}}")'
)
CUSTOMERS = (
    {
        "name": "Thornbury Music Academy",
        "letters": "thorn",
        "country": "Canada",
        "business": "School",
        "other": "Orchestra",
        "terms": "30",
        "limit": "1800",
        "kind": "Email",
        "who": "Office",
        "contact": "office@thornburymusic.test",
    },
    {
        "name": "Quarry Lane Sinfonia",
        "letters": "quarry",
        "country": "Norway",
        "business": "Orchestra",
        "other": "Dealer",
        "terms": "14",
        "limit": "950",
        "kind": "Cell Phone",
        "who": "Librarian",
        "contact": "+47 22 99 18 44",
    },
    {
        "name": "Kestrel Bows and Cases",
        "letters": "kestrel",
        "country": "Ireland",
        "business": "Dealer",
        "other": "School",
        "terms": "45",
        "limit": "4000",
        "kind": "Secondary Phone",
        "who": "Shop floor",
        "contact": "+353 20 912 3487",
    },
)
"""Those who want to buy on account."""

BILLED = (
    'Bill "{{customer}}" for "{{first_number}}" of "{{first}}" and "{{second_number}}" '
    'of "{{second}}", with their order "{{order}}", due on "{{due}}", and the note '
    '"{{note}}"'
)
INVOICES = (
    {
        "customer": "Cascade Youth Orchestra",
        "letters": "Cascade",
        "order": "CYO 2611",
        "due": "2026-12-28",
        "first": "STR-VN--Violin strings, set",
        "first_number": "6",
        "second": "ROS-D--Rosin, dark",
        "second_number": "12",
        "total": "548.10",
        "note": "Collected by Mr Amsel on the 23rd.",
    },
    {
        "customer": "Gresham String Quartet",
        "letters": "Gresham",
        "order": "GSQ-88",
        "due": "2026-12-11",
        "first": "HAIR--Rehair a bow",
        "first_number": "4",
        "second": "STR-C--Cello strings, set",
        "second_number": "1",
        "total": "392.20",
        "note": "With thanks for the tickets.",
    },
    {
        "customer": "Alder Creek School of Music",
        "letters": "Alder",
        "order": "4711/B",
        "due": "2026-12-18",
        "first": "RENT--Hire of an instrument, month",
        "first_number": "9",
        "second": "SETUP--Set up an instrument",
        "second_number": "3",
        "total": "486.00",
        "note": "Hire from October to December, three violins.",
    },
)
"""What was mended or sold, and has not been billed."""

BOOKED = (
    'Enter receipt "{{reference}}" of "{{date}}", "{{description}}": "{{amount}}" to '
    '"{{debit}}" from "{{credit}}", with the source "{{source}}"'
)
RECEIPTS = (
    {
        "reference": "PC-1118",
        "date": "2026-11-18",
        "description": "Sandpaper, brushes and a new gluepot",
        "amount": "63.40",
        "debit": "5765--Repair & Maintenance",
        "debit_letters": "repair",
        "other": "5760--Rent",
        "credit": "1065--Petty Cash",
        "credit_letters": "petty",
        "source": "Weller Hardware",
    },
    {
        "reference": "BK-2044",
        "date": "2026-11-20",
        "description": "Electricity for September and October",
        "amount": "212.75",
        "debit": "5790--Utilities",
        "debit_letters": "util",
        "other": "5780--Telephone",
        "credit": "1060--Checking Account",
        "credit_letters": "check",
        "source": "Riverside Power",
    },
    {
        "reference": "PC-1123",
        "date": "2026-11-23",
        "description": "Paper, ink and a box of tags",
        "amount": "41.15",
        "debit": "5700--Office Supplies",
        "debit_letters": "office sup",
        "other": "5800--Licenses",
        "credit": "1065--Petty Cash",
        "credit_letters": "petty",
        "source": "Copperfield Stationers",
    },
)
"""What lies in the box of receipts."""
