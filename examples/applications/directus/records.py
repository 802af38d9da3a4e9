"""The loft's customers, jobs and photographs; all of it is invented."""

from __future__ import annotations

CUSTOMERS = (
    ("Agnes Tolliver", "Private", "Wivenhoe", "01632 960311"),
    ("Blackwater School of Sailing", "School", "Maldon", "01632 960324"),
    ("Casper Nyman", "Private", "Brightlingsea", "01632 960335"),
    ("Harald Penrose", "Private", "Tollesby", "01632 960346"),
    ("Ida Lovell", "Private", "Burnham", "01632 960358"),
    ("Mersea Oyster Fleet", "Charter", "West Mersea", "01632 960362"),
    ("Oyster Charters", "Charter", "Brightlingsea", "01632 960377"),
    ("Quay Scouts", "Club", "Maldon", "01632 960384"),
    ("Rufus Tandy", "Private", "Wivenhoe", "01632 960390"),
    ("Tollesby Sailing Club", "Club", "Tollesby", "01632 960393"),
)
"""Name, kind, harbour, telephone."""

JOBS = (
    ("Mainsail, third reef", "Avocet", 1, "Repair", "Dacron 7 oz", "Taken in", "12-18"),
    ("Two panels at the foot", "Curlew", 3, "Repair", "Laminate", "Begun", "12-04"),
    ("Washing and a new window", "Curlew", 3, "Washing", "", "Taken in", "12-09"),
    (
        "Jib for the juniors",
        "Dabchick",
        10,
        "New sail",
        "Dacron 7 oz",
        "Begun",
        "12-11",
    ),
    ("Cruising main", "Ebb Tide", 6, "New sail", "Hydranet", "Taken in", "12-16"),
    ("Staysail", "Ebb Tide", 6, "New sail", "Hydranet", "Taken in", "12-16"),
    ("Spray hood", "Firefly", 9, "Canopy", "Acrylic canvas", "Taken in", "12-15"),
    ("Main for the long trip", "Gannet", 5, "New sail", "Hydranet", "Begun", "12-08"),
    ("New genoa", "Marigold", 7, "New sail", "Laminate", "Begun", "12-03"),
    ("Sheets to be whipped", "Marigold", 7, "Repair", "", "Taken in", "12-10"),
    ("Racing jib", "Osprey", 10, "New sail", "Laminate", "Taken in", "12-17"),
    ("Boom cover", "Petrel", 2, "Canopy", "Acrylic canvas", "Taken in", "12-14"),
    ("Spinnaker sock", "Ruff", 8, "Repair", "Nylon", "Taken in", "12-18"),
    (
        "Zip of the cockpit tent",
        "Teal",
        4,
        "Canopy",
        "Acrylic canvas",
        "Begun",
        "12-02",
    ),
    ("Winter cover", "Teal", 4, "Canopy", "Acrylic canvas", "Taken in", "12-11"),
    (
        "Genoa, new sheet points",
        "Whimbrel",
        1,
        "Repair",
        "Laminate",
        "Taken in",
        "12-15",
    ),
    ("Light wind main", "Yare", 10, "New sail", "Laminate", "Taken in", "12-22"),
    ("Trysail", "Yare", 10, "New sail", "Hydranet", "Taken in", "12-22"),
)
"""Title, boat, number of the customer, kind, cloth, state, promised for (in 2026)."""

PICTURES = (
    ("Avocet, mast track", (96, 125, 139)),
    ("Curlew, foot", (121, 85, 72)),
    ("Curlew, window", (69, 90, 100)),
    ("Loft, long shelf", (158, 157, 36)),
    ("Marigold, genoa", (239, 108, 0)),
    ("Marigold, sheets", (85, 139, 47)),
    ("Teal, frame", (2, 119, 189)),
    ("Teal, zip", (0, 131, 143)),
)
"""Title, and the colour that most of the picture has."""
