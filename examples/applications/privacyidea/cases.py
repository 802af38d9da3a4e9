"""What differs from one person's work to the next."""

from __future__ import annotations

REPLACED = (
    'Disable the token {{serial}} of "{{account}}" in "{{realm}}" with the description '
    '"{{where}}", and enroll one of the type "{{kind}}" instead, described as "{{told}}" '
    "and valid until {{day}}"
)
LOSSES = (
    {
        "account": "dfairlie",
        "realm": "crews",
        "serial": "OATH003E90",
        "where": "Fell overboard at Kirrin pier",
        "kind": "TOTP: Time based One Time Passwords.",
        "told": "Telephone of the mate, till a fob comes",
        "day": "2026-12-18",
    },
    {
        "account": "pbexley",
        "realm": "yard",
        "serial": "OATH00D7E1",
        "where": "Went through the wash on Monday",
        "kind": "TAN: TANs printed on a sheet of paper.",
        "told": "Sheet on the board in the engine shop",
        "day": "2026-12-11",
    },
    {
        "account": "kweller",
        "realm": "offices",
        "serial": "OATH00A0F3",
        "where": "Left on the 7:40 to Sula, not handed in",
        "kind": "PPR: One Time Passwords printed on a sheet of paper.",
        "told": "Sheet in the till of hatch 2",
        "day": "2027-01-15",
    },
)
"""Who lost what; they are told a last day."""

RULED = (
    'Make the policy "{{name}}" for "authorization", described as "{{why}}", for '
    '"{{realm}}" from {{client}} at "{{hours}}", with auth_max_fail of {{limit}}, and '
    'disable "{{old}}"'
)
RULES = (
    {
        "name": "gate_2026",
        "why": "Gloves on, so more slips than elsewhere",
        "realm": "yard",
        "other": "crews",
        "client": "10.20.0.0/16",
        "hours": "Mon-Fri: 5-19",
        "limit": "6/30m",
        "old": "gate_2025",
        "beside": "hatch_2025",
    },
    {
        "name": "hatch_2026",
        "why": "Asked for by Isla after the summer",
        "realm": "offices",
        "other": "yard",
        "client": "10.31.4.0/24",
        "hours": "Mon-Sat: 6-21",
        "limit": "5/15m",
        "old": "hatch_2025",
        "beside": "gate_2025",
    },
    {
        "name": "bridge_2026",
        "why": "The insurance wants it stricter",
        "realm": "crews",
        "other": "offices",
        "client": "10.40.8.0/21",
        "hours": "Mon-Sun: 3-23",
        "limit": "4/1h",
        "old": "bridge_2025",
        "beside": "gate_2025",
    },
)
"""`other` is a wrong realm, `beside` a wrong policy that somebody may take."""
