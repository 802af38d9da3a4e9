"""What people are to do in the choir's accounts: intent and instances of each workflow."""

BILL = (
    "Enter {{amount}} that {{payee}} got on {{day}} out of the {{account}}, for"
    " {{category}}"
)
BILLS = (
    {
        "payee": "Harbour Print",
        "category": "Programmes",
        "other": "Sheet music",
        "account": "Cash box",
        "day": "2026-11-18",
        "amount": "44.90",
        "note": "Advent concert",
    },
    {
        "payee": "North Quay Music",
        "category": "Sheet music",
        "other": "Stamps and paper",
        "account": "Current account",
        "day": "2026-11-20",
        "amount": "132.50",
        "note": "Rutter, 30 copies",
    },
)
PLAN = (
    "Plan {{plan}}: {{amount}} to {{payee}} from the {{account}}, every {{number}}"
    " {{unit}} from {{day}}"
)
PLANS = (
    {
        "plan": "Extra rehearsals",
        "payee": "Seamen's Hall",
        "account": "Current account",
        "amount": "95.00",
        "day": "2026-12-04",
        "number": "2",
        "unit": "Weeks",
        "other": "Days",
        "taken": "Conductor's fee",
    },
    {
        "plan": "Big piano service",
        "payee": "Oldfield Pianos",
        "account": "Savings",
        "amount": "420.00",
        "day": "2026-12-11",
        "number": "3",
        "unit": "Years",
        "other": "Weeks",
        "taken": "Insurance",
    },
)
NEED = (
    "Budget {{sum}} for {{category}}, new under {{group}}: {{amount}}, and {{moved}}"
    " out of {{source}}"
)
NEEDS = (
    {
        "category": "Posters",
        "group": "Concerts",
        "elsewhere": "Office",
        "amount": "75.00",
        "moved": "50.00",
        "sum": "125.00",
        "source": "Soloists",
        "rest": "250.00",
        "other": "Programmes",
    },
    {
        "category": "Parking",
        "group": "Every week",
        "elsewhere": "Concerts",
        "amount": "18.00",
        "moved": "12.00",
        "sum": "30.00",
        "source": "Conductor",
        "rest": "348.00",
        "other": "Tea and biscuits",
    },
)
