"""What stands on the website of an open-air swimming bath."""

from __future__ import annotations

PAGES = (
    (
        "Welcome",
        (
            "Fifty metres of spring water under old limes, open from April on.",
            "Today's temperature is written on the board by the gate.",
        ),
        (),
    ),
    (
        "Opening hours",
        (
            "From April to September we open every day at half past six.",
            "In bad weather the lawn stays closed.",
        ),
        (
            ("Winter swimming", ("Members swim on Saturdays from ten to twelve.",)),
            ("Public holidays", ("On public holidays we open at nine.",)),
        ),
    ),
    (
        "Prices",
        (
            "A day ticket is 5.20, for children 2.60.",
            "Ten swims cost as much as eight.",
        ),
        (("Season tickets", ("A season ticket is 96.00, for families 170.00.",)),),
    ),
    (
        "Courses",
        ("All courses are booked at the gate or by telephone.",),
        (
            ("Crawl for beginners", ("Eight evenings, on Tuesdays at seven.",)),
            ("Tadpoles", ("For children from five, with a parent on the edge.",)),
            ("Life saving", ("Bring pyjamas to the last evening.",)),
        ),
    ),
    (
        "Notices",
        ("What is different from usual.",),
        (
            ("Diving tower closed", ("The tower is being painted until June.",)),
            ("Lost property", ("Whatever is found lies at the gate for a month.",)),
        ),
    ),
    (
        "About us",
        ("The lido belongs to a society of swimmers, founded in 1926.",),
        (("The society", ("There are 412 of us.",)),),
    ),
)
"""Title, paragraphs, and the pages below."""
BOXES = (
    (
        "Boxes",
        (
            ("How to book", "Courses are booked at the gate, or ring 0555 0142."),
            ("Bring a coin", "The lockers take a coin, which you get back."),
            ("Bad weather", "When it thunders everybody has to leave the water."),
            ("Dogs", "No dogs on the lawn, please."),
        ),
    ),
    (
        "Contacts",
        (
            ("Who teaches", "Our teachers are in the hut by the shallow end."),
            ("The gate", "At the gate: 0555 0142, from six in the morning."),
        ),
    ),
)
"""Category, and the boxes in it with what they say."""
