"""What the animal hospital's people change in rdiffweb, and with what."""

from __future__ import annotations

RULES = (
    'Call the backup of {{machine}} "{{name}}", warn after {{overdue}} without a backup '
    "and {{inactive}} without a change, do not count {{days}}, keep versions for "
    "{{kept}}, and send me the report {{report}} and an alert at {{full}}"
)
DUTIES = (
    {
        "machine": "reception",
        "name": "Front desk in the entrance hall",
        "overdue": "4 days",
        "other_overdue": "2 weeks",
        "inactive": "1 week",
        "days": "Sunday",
        "kept": "2 years",
        "report": "Weekly",
        "full": "75% - Notify when storage is three-quarters full.",
    },
    {
        "machine": "xray-room",
        "name": "X-ray room, plates of small animals",
        "overdue": "1 week",
        "other_overdue": "1 month",
        "inactive": "2 weeks",
        "days": "Saturday, Sunday",
        "kept": "3 years",
        "report": "Monthly",
        "full": "90% - Notify when storage is almost full.",
    },
    {
        "machine": "laboratory",
        "name": "Laboratory, now blood only",
        "overdue": "2 days",
        "other_overdue": "2 weeks",
        "inactive": "3 days",
        "days": "Wednesday, Sunday",
        "kept": "6 months",
        "report": "Daily",
        "full": "50% - Notify when storage is half full.",
    },
)
"""What a machine is for now; `other_overdue` is a wrong choice."""

CLEARED = (
    'Delete the history of "{{folder}}" on {{machine}}, revoke the token "{{old}}", and '
    'make the token "{{token}}" until {{until}} with the scope "{{scope}}"'
)
ENDED = (
    {
        "machine": "reception",
        "folder": "Summer raffle",
        "letters": "raffle",
        "old": "old-reception-pc",
        "token": "front-desk-till",
        "until": "07/31/2027",
        "scope": "Read user settings",
        "other_scope": "Everything",
    },
    {
        "machine": "bookkeeping",
        "folder": "Old tax forms",
        "letters": "tax",
        "old": "accounts-sync",
        "token": "tax-adviser-export",
        "until": "12/31/2026",
        "scope": "Everything",
        "other_scope": "Read user settings",
    },
    {
        "machine": "laboratory",
        "folder": "Trial runs",
        "letters": "trial",
        "old": "lab-printer",
        "token": "analyser-2",
        "until": "03/15/2028",
        "scope": "Write user settings",
        "other_scope": "Everything",
    },
)
"""What has ended; `other_scope` is a wrong choice."""
