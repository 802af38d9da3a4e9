"""What differs from one person's work to the next."""

from __future__ import annotations

CLOSED = (
    'Close the quay "{{quay}}" with the notice "{{notice}}", make "{{headline}}" the '
    "headline and tell the passengers"
)
QUAYS = (
    {
        "quay": "Fishmarket",
        "notice": "Pontoon under repair",
        "headline": "Fishmarket closed until Friday",
    },
    {
        "quay": "Gull Point",
        "notice": "Too much wind",
        "headline": "No boats to Gull Point today",
    },
    {
        "quay": "Old Brickworks",
        "notice": "Gangway broken",
        "headline": "Use Summer Baths for Old Brickworks",
    },
)

KEPT = (
    'Have "{{column}}" ({{kind}}, default: {{default}}, required: {{required}}) kept '
    'of what is found, and create the parameter "{{parameter}}" ({{sort}}): {{value}}'
)
COLUMNS = (
    {
        "column": "shelf",
        "spaced": "shelf number",
        "kind": "Number",
        "default": "1",
        "required": "no",
        "parameter": "daysKept",
        "sort": "Number",
        "value": "60",
    },
    {
        "column": "handedInBy",
        "spaced": "handed in by",
        "kind": "String",
        "default": "crew",
        "required": "yes",
        "parameter": "lostOfficeHours",
        "sort": "String",
        "value": "Monday to Friday, 9 to 16",
    },
    {
        "column": "foundOn",
        "spaced": "found on",
        "kind": "Date",
        "default": "none",
        "required": "yes",
        "parameter": "sentByPost",
        "sort": "Boolean",
        "value": "True",
    },
)
"""`spaced` is how somebody writes it who does not know better."""
