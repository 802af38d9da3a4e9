"""What differs from one person's work to the next."""

from __future__ import annotations

FOUNDED = (
    'Make the list "{{list}}" at "{{host}}" for "{{description}}", owned by '
    '"{{owner}}", in the style "{{style}}" and so that it says "{{shown}}", put '
    '"{{first}}" and "{{second}}" in without a welcome message, and add '
    '"{{name}}" <{{moderator}}> as a moderator'
)
LISTS = (
    {
        "list": "uniforms",
        "host": "reedwater.test",
        "other": "friends.reedwater.test",
        "owner": "mabel.stokes@bandmail.test",
        "description": "Jackets, sizes and who mends them",
        "style": "Ordinary discussion mailing list style.",
        "shown": "Hide this list in list index",
        "first": "Ida Brandt <ida.brandt@bandmail.test>",
        "second": "Cora Pettifer <cora.pettifer@bandmail.test>",
        "name": "Hugo Barnaby",
        "moderator": "hugo.barnaby@bandmail.test",
    },
    {
        "list": "raffle-prizes",
        "host": "friends.reedwater.test",
        "other": "reedwater.test",
        "owner": "kitty.moran@bandmail.test",
        "description": "What was given, and by whom",
        "style": "Discussion mailing list style with private archives.",
        "shown": "Hide this list in list index",
        "first": "Walter Poole <walter.poole@bandmail.test>",
        "second": "Agnes Turnbull <agnes.turnbull@bandmail.test>",
        "name": "Olwen Pryce",
        "moderator": "olwen.pryce@bandmail.test",
    },
    {
        "list": "rehearsal-dates",
        "host": "youth.reedwater.test",
        "other": "reedwater.test",
        "owner": "lorenz.vogel@bandmail.test",
        "description": "When the young ones meet, and when not",
        "style": "Announce only mailing list style.",
        "shown": "Hide this list in list index",
        "first": "Una Fairlie <una.fairlie@bandmail.test>",
        "second": "Greta Solheim <greta.solheim@bandmail.test>",
        "name": "Dougal Finch",
        "moderator": "dougal.finch@bandmail.test",
    },
)
"""`other` is a wrong place that somebody may choose."""
TAKEN = "treasurers"
"""A list that there is already."""

CLEARED = (
    'Clear what waits in the list "{{list}}": reject "{{rejected}}" because '
    '"{{reason}}" and hold what its sender writes from now on, discard "{{spam}}", '
    'accept the others, let "{{asking}}" in, refuse "{{refused}}" with the reason '
    '"{{why}}", and ban "{{banned}}"'
)
WAITING = (
    {
        "list": "Conductors",
        "rejected": "My thoughts on the new uniforms",
        "reason": "There will be a list of its own for the uniforms",
        "moderation": "Hold for moderation",
        "spam": "Make your money work",
        "first": "Baton found",
        "second": "Hall is shut on the 9th",
        "asking": "rhona.kemp@bandmail.test",
        "refused": "bulk-sender@bandmail.test",
        "why": "Please tell us your band",
        "banned": "offers@quickpound.test",
    },
    {
        "list": "Library",
        "rejected": "Selling my euphonium",
        "reason": "Things for sale belong on the notice board",
        "moderation": "Hold for moderation",
        "spam": "Cheap ink for your printer",
        "first": "Third horn, Nightfall",
        "second": "Parts for Easter",
        "asking": "silas.whitlow@bandmail.test",
        "refused": "list-reader@bandmail.test",
        "why": "Only for those who borrow parts",
        "banned": "ink@inkbarrel.test",
    },
    {
        "list": "Stewards",
        "rejected": "My views on the raffle",
        "reason": "Please keep this for the meeting on Monday",
        "moderation": "Hold for moderation",
        "spam": "You have won a cruise",
        "first": "Chairs for Saturday",
        "second": "Keys",
        "asking": "thea.abbot@bandmail.test",
        "refused": "free-prizes@bandmail.test",
        "why": "We do not know who this is",
        "banned": "win@bluefunnel.test",
    },
)

QUIETENED = (
    'Let members\' messages to "{{list}}" be treated as "{{members}}" and those of '
    'others as "{{others}}", at most {{size}} kB, accept what "{{speaker}}" writes '
    'immediately, and put "{{text}}" below every message'
)
_ACCEPT = "Accept immediately (bypass other rules)"
_FOOTER = (
    "[list:member:regular:footer] - The footer for a regular (non-digest) message."
)
QUIET = (
    {
        "list": "Basses",
        "members": "Hold for moderation",
        "others": "Reject (with notification)",
        "size": "80",
        "letters": "hugo",
        "speaker": '"Hugo Barnaby" <hugo.barnaby@bandmail.test>',
        "moderation": _ACCEPT,
        "template": _FOOTER,
        "text": "Lifts are arranged by Hugo, 01632 960311",
    },
    {
        "list": "Bakers",
        "members": "Reject (with notification)",
        "others": "Discard (no notification)",
        "size": "120",
        "letters": "olwen",
        "speaker": '"Olwen Pryce" <olwen.pryce@bandmail.test>',
        "moderation": _ACCEPT,
        "template": _FOOTER,
        "text": "Only Olwen writes here, ring her about cakes",
    },
    {
        "list": "Minibus",
        "members": "Hold for moderation",
        "others": "Discard (no notification)",
        "size": "60",
        "letters": "isla",
        "speaker": '"Isla Rowntree" <isla.rowntree@bandmail.test>',
        "moderation": _ACCEPT,
        "template": _FOOTER,
        "text": "Keys of the minibus are with Isla",
    },
)
