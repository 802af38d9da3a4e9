"""Who works for the ferry company, and what they sign in with."""

from __future__ import annotations

REALMS = {
    "crews": (
        ("asgrimsen", "Aud", "Grimsen", "MV Brindle"),
        ("bmaclure", "Brodie", "Maclure", "MV Brindle"),
        ("ctolliver", "Cass", "Tolliver", "MV Sandpiper"),
        ("dfairlie", "Dougal", "Fairlie", "MV Sandpiper"),
        ("ehalvard", "Eskil", "Halvard", "MV Turnstone"),
        ("fokoro", "Femi", "Okoro", "MV Turnstone"),
        ("gpellow", "Gwen", "Pellow", "MV Brindle"),
        ("hstrand", "Hedda", "Strand", "MV Sandpiper"),
    ),
    "offices": (
        ("icraven", "Isla", "Craven", "Timetables"),
        ("jmbeki", "Jabu", "Mbeki", "Tickets"),
        ("kweller", "Kit", "Weller", "Tickets"),
        ("lnorrie", "Lorna", "Norrie", "Wages"),
        ("mduarte", "Miro", "Duarte", "Freight"),
        ("nquist", "Nils", "Quist", "Freight"),
    ),
    "yard": (
        ("orlander", "Olga", "Rlander", "Slipway"),
        ("pbexley", "Per", "Bexley", "Engines"),
        ("qtamm", "Quinn", "Tamm", "Paint shop"),
        ("rsolheim", "Rune", "Solheim", "Engines"),
    ),
}
"""Account, first name, surname and place, by what the people belong to."""
TOKENS = (
    ("OATH001A3C", "hotp", "Grey fob", "asgrimsen", "crews"),
    ("OATH002B71", "hotp", "Grey fob", "bmaclure", "crews"),
    ("TOTP00C4D2", "totp", "Own telephone", "ctolliver", "crews"),
    ("OATH003E90", "hotp", "Blue fob", "dfairlie", "crews"),
    ("OATH00F152", "hotp", "Blue fob", "ehalvard", "crews"),
    ("TOTP006B18", "totp", "Bridge telephone", "fokoro", "crews"),
    ("TOTP007D44", "totp", "Own telephone", "icraven", "offices"),
    ("OATH0089AE", "hotp", "Grey fob", "jmbeki", "offices"),
    ("OATH00A0F3", "hotp", "Grey fob", "kweller", "offices"),
    ("TOTP00B2C6", "totp", "Own telephone", "lnorrie", "offices"),
    ("OATH00C9D5", "hotp", "Blue fob", "mduarte", "offices"),
    ("OATH00D7E1", "hotp", "Yellow fob", "pbexley", "yard"),
    ("OATH00E4F8", "hotp", "Yellow fob", "rsolheim", "yard"),
    ("OATH0101A7", "hotp", "Grey fob, drawer 1", None, None),
    ("OATH0102B9", "hotp", "Grey fob, drawer 1", None, None),
    ("OATH0103C2", "hotp", "Blue fob, drawer 2", None, None),
    ("OATH0104D6", "hotp", "Blue fob, drawer 2", None, None),
    ("OATH0105E3", "hotp", "Yellow fob, drawer 3", None, None),
    ("DAYP0201F4", "daypassword", "Sheet for the bridge safe", None, None),
    ("DAYP0202A8", "daypassword", "Sheet for the ticket hatch", None, None),
    ("DAYP0203B5", "daypassword", "Sheet for the yard gate", None, None),
)
"""Serial, type, what it is, and whose."""
CONTAINERS = (
    ("generic", "Kit of the engine room", "pbexley", "yard"),
    ("generic", "Kit of the night shift", "fokoro", "crews"),
    ("smartphone", "Telephone of the bridge", "ehalvard", "crews"),
)
POLICIES = (
    ("fobs_of_the_crews", "enrollment", "max_token_per_user=3", "crews", ""),
    ("fobs_of_the_office", "enrollment", "max_token_per_user=2", "offices", ""),
    ("gate_2025", "authorization", "auth_max_fail=5/1h", "yard", "Mon-Fri: 6-18"),
    ("hatch_2025", "authorization", "auth_max_fail=10/1h", "offices", "Mon-Sat: 7-20"),
    ("bridge_2025", "authorization", "auth_max_fail=8/1h", "crews", "Mon-Sun: 4-23"),
    ("own_pin", "user", "setpin, disable, auditlog", "offices", ""),
    ("password_too", "authentication", "otppin=userstore", "offices", ""),
)
"""Name, scope, what it does, for whom, and when."""
WINDOWS = {
    "action": {
        "logout_time": 14400,
        "rss_age": 0,
        "hide_welcome_info": True,
        "token_page_size": 15,
        "user_page_size": 15,
        "policy_template_url": "/static/customize/templates/",
    },
    "scope": "webui",
    "name": "windows",
}
"""Nobody is signed out over coffee, and nothing is fetched from elsewhere."""
