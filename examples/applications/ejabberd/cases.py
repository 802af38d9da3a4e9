"""What the ferry company's office does in ejabberd, and with what."""

from __future__ import annotations

from examples.applications.ejabberd.seed import HOST

START_WORD = "Quay-and-anchor-7"
"""The starting password, which is asked to be changed; it is not written down."""

JOINING = (
    'Give "{{user}}" an account on the chat, with "{{contact}}" among the contacts, '
    'and put "{{address}}" into the group "{{group}}"'
)
NEWCOMERS = (
    {
        "user": "jonas.berg",
        "address": f"jonas.berg@{HOST}",
        "contact": f"agnes.holm@{HOST}",
        "group": "deck",
        "other_group": "galley",
    },
    {
        "user": "marte.sol",
        "address": f"marte.sol@{HOST}",
        "contact": f"petra.vik@{HOST}",
        "group": "galley",
        "other_group": "deck",
    },
    {
        "user": "emil.strand",
        "address": f"emil.strand@{HOST}",
        "contact": f"sunniva.dahl@{HOST}",
        "group": "bridge",
        "other_group": "deck",
    },
)
"""Who comes on board; `other_group` is opened by mistake."""

CHANGING = (
    'Make the shared group "{{new}}", shown as "{{label}}", for {{crew}}, and '
    'delete the group "{{old}}"'
)
LINES = (
    {
        "new": "autumn-islets",
        "label": "Islets, autumn",
        "purpose": "One boat only until Christmas",
        "crew": "bjarne.lund and petra.vik",
        "members": f"bjarne.lund@{HOST}\npetra.vik@{HOST}",
        "displayed": "autumn-islets\nbridge",
        "old": "summer-islets",
        "other": "night-line",
    },
    {
        "new": "advent-market",
        "label": "Advent market",
        "purpose": "Every day in December",
        "crew": "odd.rask and petra.vik",
        "members": f"odd.rask@{HOST}\npetra.vik@{HOST}",
        "displayed": "advent-market\nbridge",
        "old": "market-boat",
        "other": "galley",
    },
    {
        "new": "early-line",
        "label": "Early line",
        "purpose": "For the shipyard's first shift",
        "crew": "odd.rask and bjarne.lund",
        "members": f"odd.rask@{HOST}\nbjarne.lund@{HOST}",
        "displayed": "early-line\nbridge",
        "old": "night-line",
        "other": "market-boat",
    },
)
"""Which line begins and which has ended; `other` is ticked by mistake."""
