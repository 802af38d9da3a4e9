"""What differs from one person's work to the next."""

from __future__ import annotations

LENT = (
    'Lend "{{thing}}" to "{{name}}" of "{{street}}", a new member (telephone '
    '"{{phone}}", yearly fee "{{fee}}", with the newsletter), from "{{out}}" to '
    '"{{due}}", handed out by "{{by}}" for "{{purpose}}", the deposit taken, with the '
    'remark "{{remark}}"'
)
LOANS = (
    {
        "thing": "Fruit press",
        "other": "Soup kettle",
        "name": "Hanna Brook",
        "phone": "01632 960305",
        "street": "5 Weir Cottages",
        "fee": "Full",
        "out": "2026-11-30",
        "due": "2026-12-14",
        "by": "Owen",
        "purpose": "Allotment",
        "remark": "Brings it back washed.",
    },
    {
        "thing": "Scarifier",
        "other": "Wheelbarrow",
        "name": "Ivo Marchetti",
        "phone": "01632 960318",
        "street": "27 Station Road",
        "fee": "Reduced",
        "out": "2026-11-30",
        "due": "2026-12-07",
        "by": "Priya",
        "purpose": "Own home",
        "remark": "Was shown how to set the depth.",
    },
    {
        "thing": "Jigsaw",
        "other": "Pasting table",
        "name": "Joan Abara",
        "phone": "01632 960322",
        "street": "11 Chapel Row",
        "fee": "Waived",
        "out": "2026-12-03",
        "due": "2026-12-17",
        "by": "Marta",
        "purpose": "School",
        "remark": "Two blades were given with it.",
    },
)
"""Who came to the counter; `other` is a wrong thing somebody may choose."""

TAKEN = (
    'Take back "{{thing}}" on "{{day}}" with {{stars}} stars and the remark '
    '"{{remark}}", report "{{what}}" for "{{mender}}" until "{{wanted}}", which needs '
    'parts and is not to be lent meanwhile, with the details "{{details}}", and put it '
    'to "{{stage}}"'
)
RETURNS = (
    {
        "thing": "Hedge trimmer",
        "by": "Owen",
        "other": "Marta",
        "day": "2026-11-30",
        "stars": "2",
        "remark": "Went over its own cable.",
        "what": "Cable cut through",
        "mender": "Repair café",
        "wanted": "2026-12-12",
        "details": "Half a metre is missing near the plug.",
        "stage": "Waiting for parts",
    },
    {
        "thing": "Wallpaper steamer",
        "by": "Owen",
        "other": "Priya",
        "day": "2026-11-30",
        "stars": "3",
        "remark": "Stops after ten minutes.",
        "what": "Switches itself off",
        "mender": "Priya",
        "wanted": "2026-12-19",
        "details": "Full of chalk, or the fuse is at fault.",
        "stage": "On the bench",
    },
    {
        "thing": "Carpet cleaner",
        "by": "Marta",
        "other": "Owen",
        "day": "2026-12-03",
        "stars": "2",
        "remark": "They are very sorry.",
        "what": "Brush torn off",
        "mender": "Owen",
        "wanted": "2026-12-21",
        "details": "The brush is in the bag beside it.",
        "stage": "Waiting for parts",
    },
)
"""What came back broken; `other` handed out other things."""

ASKED = (
    'Add the field "{{label}}" to the table "{{table}}", a whole number from {{least}} '
    'to {{most}}, described as "{{what}}", and create the user "{{email}}" as '
    '"{{role}}"'
)
QUESTIONS = (
    {
        "table": "members",
        "other": "loans",
        "label": "Hours a month",
        "what": "What somebody helps with at the counter",
        "least": "1",
        "most": "40",
        "email": "rosa@shed.example",
        "role": "staff",
    },
    {
        "table": "things",
        "other": "damages",
        "label": "Weight in kg",
        "what": "For those who come by bicycle",
        "least": "1",
        "most": "120",
        "email": "idris@shed.example",
        "role": "staff",
    },
    {
        "table": "damages",
        "other": "things",
        "label": "Minutes spent",
        "what": "For the report at the end of the year",
        "least": "5",
        "most": "600",
        "email": "noor@committee.example",
        "role": "admin",
    },
)
"""What the committee decided; `other` is a table that somebody may look into."""
