"""What the village halls write to one another: members, categories and threads."""

from __future__ import annotations

from typing import NamedTuple

CATEGORIES = (
    ("From the office", "What everybody ought to read", None),
    ("Buildings", "Everything that leaks, cracks or wobbles", None),
    ("Roofs and drains", "", "Buildings"),
    ("Heating", "Boilers, heat pumps and cold feet", "Buildings"),
    ("Kitchens", "", "Buildings"),
    ("Money", "Where it comes from and where it goes", None),
    ("Grants", "", "Money"),
    ("Insurance", "", "Money"),
    ("Hiring out", "Prices, keys, deposits and noise", None),
    ("Events", "Whatever happens in our halls", None),
    ("Swaps", "Chairs, curtains, pianos", None),
)
"""Name, what stands below it, and what it belongs to."""

MEMBERS = (
    ("MavisKelby", "mavis@kelbyhall.test", "192.0.2.14"),
    ("RonThornby", "ron@thornbyhall.test", "192.0.2.27"),
    ("PriyaAldham", "priya@aldhamhall.test", "192.0.2.31"),
    ("GeorgeWick", "george@wickhall.test", "192.0.2.48"),
    ("LinaMarsh", "lina@marshhall.test", "192.0.2.53"),
    ("OwenHatch", "owen@hatchhall.test", "192.0.2.66"),
    ("BethStoke", "beth@stokehall.test", "192.0.2.72"),
    ("TariqFenby", "tariq@fenbyhall.test", "192.0.2.85"),
    ("NoraUpton", "nora@uptonhall.test", "192.0.2.91"),
    ("KitSandal", "kit@sandalhall.test", "192.0.2.103"),
    ("RoofDeals", "roofs@dealsnow.test", "198.51.100.7"),
    ("LoanWizard", "wizard@quickloan.test", "198.51.100.44"),
    ("ChairKing", "king@chairsale.test", "203.0.113.19"),
)
"""Name, address and where they came from."""

BANNED = (
    ("USERNAME", "pillshop", "Pills, twice"),
    ("EMAIL", "*@cheappills.test", "Whoever it is, they sell pills"),
    ("USERNAME", "mavis*kelby", "Somebody who played Mavis"),
)
"""Whom the office has shut out before: of what kind, what, and why."""


class Talk(NamedTuple):
    """A thread.

    Attributes:
        category: Where it is.
        title: As it stands above it.
        days: How many days ago it began.
        posts: Who wrote what, a day apart.
    """

    category: str
    title: str
    days: int
    posts: tuple[tuple[str, str], ...]


TALKS = (
    Talk(
        "From the office",
        "Telephone hours of the office",
        70,
        (("MavisKelby", "Mornings only, it says on the leaflet. Is that so?"),),
    ),
    Talk(
        "Hiring out",
        "Help!!!",
        9,
        (
            (
                "GeorgeWick",
                (
                    "The boiler at Wick went out on Friday and the badminton played in "
                    "their coats. The dial says 0.4. Is that too low?"
                ),
            ),
            (
                "OwenHatch",
                (
                    "Far too low. There is a tap below the dial, let water in until it "
                    "says 1.2 and light it again."
                ),
            ),
            (
                "ChairKing",
                "100 CHAIRS for the price of 80, only this week, write to king!",
            ),
            ("GeorgeWick", "It burns. Thank you, Owen."),
        ),
    ),
    Talk(
        "Events",
        "Question about the form",
        12,
        (
            (
                "PriyaAldham",
                (
                    "The county wants three years of accounts for the new floor. We only "
                    "became a charity last year. What did others send?"
                ),
            ),
            (
                "LoanWizard",
                "Why wait for the county? Money in an hour, ask the wizard.",
            ),
            (
                "BethStoke",
                "We sent the minutes of the old committee, and they were happy.",
            ),
        ),
    ),
    Talk(
        "Swaps",
        "Anybody there?",
        6,
        (
            (
                "NoraUpton",
                (
                    "Water comes through the ceiling above the stage when the wind is "
                    "from the west. No slate is missing."
                ),
            ),
            (
                "TariqFenby",
                "Look at the lead below the chimney. Ours was as thin as paper.",
            ),
            ("RoofDeals", "New roof? First 50 halls half price. Do not miss it!"),
            ("RonThornby", "Or a gutter that is full of leaves."),
        ),
    ),
    Talk(
        "Heating",
        "Heat pump or oil, once more",
        31,
        (
            ("LinaMarsh", "Our oil tank is thirty years old. Has anybody changed?"),
            ("KitSandal", "We did in May. Warm enough, but begin a day earlier."),
        ),
    ),
    Talk(
        "Heating",
        "Thermostats that children turn up",
        44,
        (
            ("BethStoke", "The playgroup leaves it at 26 every time."),
            ("RonThornby", "A wire cage from the ironmonger, nine pounds."),
        ),
    ),
    Talk(
        "Roofs and drains",
        "Moss on the north side",
        25,
        (
            ("KitSandal", "Scrape it off or leave it?"),
            ("MavisKelby", "Leave it, the scraping broke more than the moss did."),
        ),
    ),
    Talk(
        "Kitchens",
        "How many cups does a hall need",
        18,
        (
            ("TariqFenby", "We have 60, and the funeral on Monday is for 90."),
            ("NoraUpton", "120 here, and 40 of them are chipped."),
        ),
    ),
    Talk(
        "Kitchens",
        "The inspector and the second sink",
        52,
        (("OwenHatch", "She wants one for hands only. Where would that go?"),),
    ),
    Talk(
        "Grants",
        "Lottery money for stages",
        38,
        (
            ("MavisKelby", "The new round opens in the spring."),
            ("PriyaAldham", "Ask for the curtains as well, they paid ours."),
        ),
    ),
    Talk(
        "Insurance",
        "Are bouncy castles covered",
        15,
        (
            ("LinaMarsh", "Ours says nothing about them, neither yes nor no."),
            ("GeorgeWick", "Then it is no."),
        ),
    ),
    Talk(
        "Hiring out",
        "What do you charge for a wedding",
        20,
        (
            ("NoraUpton", "350 with the kitchen. Too little?"),
            ("KitSandal", "420 here, and a deposit of 200."),
        ),
    ),
    Talk(
        "Hiring out",
        "Keys that never come back",
        28,
        (("RonThornby", "Eleven were cut, four are on the hook."),),
    ),
    Talk(
        "Events",
        "Ceilidh band for February",
        8,
        (
            ("BethStoke", "Somebody who calls the dances as well, please."),
            ("OwenHatch", "The Hatch Hens, they know everything twice."),
        ),
    ),
    Talk(
        "Swaps",
        "Piano, has to be fetched",
        33,
        (("LinaMarsh", "In tune until 2019. Four strong people needed."),),
    ),
    Talk(
        "Swaps",
        "40 grey chairs against curtains",
        11,
        (("TariqFenby", "They stack. Curtains at least three metres."),),
    ),
)
