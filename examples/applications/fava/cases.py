"""What differs from one person's work to the next."""

from __future__ import annotations

ENTERED = (
    'Enter the bill {{number}} of "{{day}}" from "{{payee}}" for "{{what}}", paid from '
    '{{purse}}: {{sum}} on "{{account}}" that we owe'
)
BILLS = (
    {
        "payee": "Norling Print",
        "what": "Banners for the pier",
        "purse": "#friends",
        "day": "11/19/2026",
        "number": "NP-1188",
        "account": "Expenses:Show:Whales",
        "other": "Expenses:Show:Storms",
        "sum": "63.20 EUR",
        "unknown": "Expenses:Banners",
    },
    {
        "payee": "Harbour Power",
        "what": "Electricity for October",
        "purse": "#council",
        "day": "11/20/2026",
        "number": "88-20417",
        "account": "Expenses:Energy",
        "other": "Expenses:Repairs",
        "sum": "141.75 EUR",
        "unknown": "Expenses:Electricity",
    },
    {
        "payee": "Sayer & Daughter",
        "what": "Gasket of the lens",
        "purse": "#lottery",
        "day": "11/23/2026",
        "number": "2026/311",
        "account": "Expenses:Repairs",
        "other": "Expenses:Cleaning",
        "sum": "218.00 EUR",
        "unknown": "Expenses:Lens",
    },
)
"""`other` is an account that may be taken by mistake, `unknown` one there is not."""

BALANCED = (
    'Put right that "{{what}}" of {{line}} on "{{account}}" was {{right}} rather than '
    '{{wrong}}, and enter the balance {{balance}} EUR of "{{day}}" and the note '
    '"{{note}}"'
)
STATEMENTS = (
    {
        "account": "Assets:Bank:Current",
        "leaf": "Current",
        "letters": "curr",
        "line": "2026-11-12",
        "what": "Electricity for September",
        "wrong": "148.30",
        "typed": "184",
        "right": "184.30",
        "day": "11/26/2026",
        "balance": "4567.40",
        "note": "Statement 11, blue folder",
    },
    {
        "account": "Assets:Bank:Tearoom",
        "leaf": "Tearoom",
        "letters": "bank:te",
        "line": "2026-11-10",
        "what": "Milk and cream",
        "wrong": "39.60",
        "typed": "93",
        "right": "93.60",
        "day": "11/25/2026",
        "balance": "1301.40",
        "note": "Statement 22, kept in the tearoom",
    },
    {
        "account": "Assets:Bank:Appeal",
        "leaf": "Appeal",
        "letters": "appe",
        "line": "2026-11-17",
        "what": "Scaffold for the lens",
        "wrong": "420.00",
        "typed": "402",
        "right": "402.00",
        "day": "11/24/2026",
        "balance": "2283.00",
        "note": "Statement 7, copy sent to the council",
    },
)
"""`typed` is what is written over the whole euros of a sum."""

BEGUN = (
    'Find out what "{{last}}" has cost ({{cost}}), open "{{account}}" with a budget of '
    '{{budget}} a month, and note on it "{{note}}" on "{{day}}"'
)
SHOWS = (
    {
        "last": "Storms",
        "cost": "543.30",
        "account": "Expenses:Show:Foghorn",
        "letters": "foghorn",
        "budget": "45.00 EUR",
        "day": "11/25/2026",
        "since": "2026-11-25",
        "note": "Odile looks after it",
    },
    {
        "last": "Whales",
        "cost": "301.15",
        "account": "Expenses:Show:Bottles",
        "letters": "bottle",
        "budget": "25.00 EUR",
        "day": "11/26/2026",
        "since": "2026-11-26",
        "note": "Marten and the school",
    },
    {
        "last": "Knots",
        "cost": "118.60",
        "account": "Expenses:Show:Beacons",
        "letters": "beacon",
        "budget": "10.00 EUR",
        "day": "11/24/2026",
        "since": "2026-11-24",
        "note": "Nobody yet, ask Ulla",
    },
)
OPENED = "{{since}} open {{account}} EUR"
"""Line of a new account."""
GRANTED = '2027-01-01 custom "budget" {{account}} "monthly" {{budget}}'
"""Line of a new budget."""
ASKED = "SELECT sum(position) WHERE account ~ '{{last}}'"
ASKED_WRONGLY = "SELECT sum(positions) WHERE account ~ '{{last}}'"
"""With a column that there is not."""
