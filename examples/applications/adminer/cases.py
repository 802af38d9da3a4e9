"""What the costume store's clerks do in Adminer, and with what."""

from __future__ import annotations

TAKEN_IN = (
    'Take in the piece "{{piece}}" of the {{period}} on rail {{rail}} for a fee of {{fee}} '
    'with the remark "{{remark}}", and move "{{moved}}" from there to rail {{to}}'
)
PIECES = (
    {
        "piece": "Page's doublet",
        "period": "Renaissance",
        "rail": "B2",
        "fee": "16",
        "remark": "laced at the back",
        "moved": "Frock coat, grey",
        "to": "D1",
        "other_rail": "B3",
    },
    {
        "piece": "Bathing dress, striped",
        "period": "1900s",
        "rail": "C1",
        "fee": "14",
        "remark": "cap belongs to it",
        "moved": "Crinoline, plum",
        "to": "D2",
        "other_rail": "C4",
    },
    {
        "piece": "Lamplighter's cape",
        "period": "1840s",
        "rail": "B1",
        "fee": "11",
        "remark": "not washable",
        "moved": "Sailor's jacket",
        "to": "D3",
        "other_rail": "B7",
    },
)
"""What comes in and what makes room for it; `other_rail` is a wrong one."""

WIDENED = (
    'Add the column "{{column}}" of the type {{type}} to the table "{{table}}", with the '
    'index "{{index}}", and put in "{{value}}" for "{{record}}"'
)
COLUMNS = (
    {
        "table": "costume",
        "column": "sewn_in",
        "type": "integer",
        "other_type": "real",
        "index": "by_year",
        "record": "Herald's tabard",
        "value": "1987",
    },
    {
        "table": "borrower",
        "column": "phone",
        "type": "text",
        "other_type": "blob",
        "index": "by_phone",
        "record": "Operetta Circle",
        "value": "04417 2290",
    },
    {
        "table": "loan",
        "column": "fetched_by",
        "type": "text",
        "other_type": "real",
        "index": "by_person",
        "record": "Charleston dress",
        "value": "Mr Adeyemi",
    },
)
"""What is written down from now on; `other_type` is a wrong choice."""
