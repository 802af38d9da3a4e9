"""What differs from one person's work to the next."""

from __future__ import annotations

PRINTED = (
    'Have "Labels for a batch" run as "{{run}}" for the variety "{{variety}}", batch '
    '"{{batch}}", best before "{{best}}", on "{{sheets}}" sheets with the price, to '
    'start on "{{night}}", with the message "{{message}}"'
)
BATCHES = (
    {
        "run": "ashdown-2231",
        "variety": "Ashdown",
        "other": "Blue Fell",
        "batch": "A-2231",
        "best": "Feb 12th, 2027",
        "sheets": "24",
        "night": "Dec 28th, 2026 at 12:00 AM",
        "message": "For the market at Kelby, asked for by Rosa",
    },
    {
        "run": "smoked-tarn-0417",
        "variety": "Smoked Tarn",
        "other": "Mild Martha",
        "batch": "T-0417",
        "best": "Mar 9th, 2027",
        "sheets": "36",
        "night": "Dec 30th, 2026 at 12:00 AM",
        "message": "Wilf needs them before the lorry leaves",
    },
    {
        "run": "mild-martha-1180",
        "variety": "Mild Martha",
        "other": "Ashdown",
        "batch": "M-1180",
        "best": "Jan 22nd, 2027",
        "sheets": "18",
        "night": "Dec 29th, 2026 at 12:00 AM",
        "message": "Second try, the first roll was crooked",
    },
)
"""`other` is a wrong variety that somebody may choose."""

HELD = (
    'Let "{{held}}" be paused when a run of "{{flow}}" has failed, as "{{name}}" '
    'described as "{{why}}", and keep the number {{number}} as the variable '
    '"{{variable}}" with the tag "{{tag}}"'
)
AUTOMATIONS = (
    {
        "flow": "lab-results",
        "other": "farm-letters",
        "held": "Payout to the farms",
        "name": "No payout without samples",
        "why": "Nobody is paid for milk that was not measured",
        "variable": "ring_for_samples",
        "number": '"01632 960203"',
        "tag": "quality",
    },
    {
        "flow": "milk-collection",
        "other": "temperatures",
        "held": "Samples of the night",
        "name": "No samples without a round",
        "why": "Without lorries there is nothing to measure",
        "variable": "ring_for_lorries",
        "number": '"01632 960218"',
        "tag": "lorries",
    },
    {
        "flow": "shop-orders",
        "other": "cheese-labels",
        "held": "Morning round",
        "name": "No round without orders",
        "why": "The lorries bring the cheese on their way back",
        "variable": "ring_for_orders",
        "number": '"01632 960247"',
        "tag": "farms",
    },
)
"""`other` is a wrong job that somebody may choose."""

MENDED = (
    'Keep the failed runs of the past 30 days with the tag "{{tag}}" as the view '
    '"{{title}}", and set "{{run}}" to "{{state}}" because "{{reason}}"'
)
FAILURES = (
    {
        "tag": "quality",
        "other": "lorries",
        "title": "Failed, quality",
        "run": "cold-201",
        "state": "Completed",
        "reason": "Hanif wrote the figures down by hand",
    },
    {
        "tag": "lorries",
        "other": "shops",
        "title": "Lorries that did not go",
        "run": "round-203",
        "state": "Cancelled",
        "reason": "The dairy at Kelby fetched the milk for us",
    },
    {
        "tag": "shops",
        "other": "quality",
        "title": "Orders to ask about",
        "run": "orders-204",
        "state": "Completed",
        "reason": "Rosa rang all the shops up",
    },
)
"""`other` is a wrong tag that somebody may choose."""
