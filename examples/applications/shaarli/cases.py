"""What differs from one person's work to the next."""

from __future__ import annotations

REPLACED = (
    'Keep "{{title}}" at {{address}}, "{{about}}", with the tags "{{kind}}" and '
    '"{{material}}", stick it to the top, and have "{{old}}" say "{{remark}}" and be '
    "private"
)
SUPPLIERS = (
    {
        "title": "Larkfield Yarns",
        "address": "https://larkfield.example",
        "about": "Undyed wool on cones, sent within a week.",
        "kind": "suppliers",
        "material": "wool",
        "other": "workshops",
        "old": "Hobb and Daughters",
        "old_address": "https://hobb.example/",
        "remark": "They close in March, we order at Larkfield now.",
    },
    {
        "title": "The Madder Garden",
        "address": "https://madder.example",
        "about": "Roots and powders, small bags only, by post.",
        "kind": "suppliers",
        "material": "dyes",
        "other": "studies",
        "old": "Colour House Brandt",
        "old_address": "https://brandt.example/",
        "remark": "Sells to factories only since last autumn.",
    },
    {
        "title": "Reed and Heddle Repairs",
        "address": "https://heddle.example",
        "about": "Comes to the house and brings spare reeds.",
        "kind": "workshops",
        "material": "looms",
        "other": "suppliers",
        "old": "Joinery Osgood",
        "old_address": "https://osgood.example/",
        "remark": "Mr Osgood has retired, nobody took it over.",
    },
)
"""Who comes and who goes; `other` is a wrong tag somebody may take."""

TIDIED = (
    'Set "{{first}}" and "{{second}}" of the tag "{{tag}}" to private, rename the tag '
    'into "{{general}}", and leave the note "{{note}}" with "{{where}}"'
)
OCCASIONS = (
    {
        "tag": "springfair",
        "general": "fairs",
        "other": "silk",
        "first": "Plan of the stalls",
        "second": "Who has the keys of the hall",
        "third": "Stallholders of the spring fair",
        "fourth": "How to find the drill hall",
        "note": "The spring fair is over",
        "where": "Bills and photographs are in the blue folder.",
    },
    {
        "tag": "dyeweek",
        "general": "courses",
        "other": "dyes",
        "first": "Beds for the dye week",
        "second": "Shopping list for nine pots",
        "third": "Colours of the dye week",
        "fourth": "What mordants do",
        "note": "The dye week is done",
        "where": "The list of colours hangs in the kitchen.",
    },
    {
        "tag": "jubilee",
        "general": "history",
        "other": "jackets",
        "first": "Speech of the chairwoman, draft",
        "second": "Seating for the jubilee dinner",
        "third": "Sixty years of the guild",
        "fourth": "Pictures of the first looms",
        "note": "The jubilee lies behind us",
        "where": "Speeches and cards went to the archive.",
    },
)
"""What is over; `first` and `second` were for those who helped, `other` is a wrong tag."""
