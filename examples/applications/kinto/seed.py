"""What stands in Kinto before anybody begins: a small ferry company's notices and lists."""

from __future__ import annotations

from typing import Any

BUCKET = "passengers"
_OFFICE = "ferry-office:Harbour-light-7"
LINES = ["1 Inner islands", "2 Outer islands", "3 Night ferry", "4 Car ferry"]
KINDS = ["For information", "Plan ahead", "Act now"]
PIERS = ["Town quay", "Sandvik", "Old lighthouse", "Kalvholm", "Church island"]

_NOTICES: dict[str, Any] = {
    "sort": "-from",
    "displayFields": ["headline", "pier", "until"],
    "schema": {
        "type": "object",
        "required": ["headline", "pier"],
        "properties": {
            "headline": {"type": "string", "title": "Headline", "maxLength": 60},
            "pier": {"type": "string", "title": "Pier", "enum": PIERS},
            "urgency": {
                "type": "string",
                "title": "Urgency",
                "enum": KINDS,
            },
            "from": {"type": "string", "title": "Valid from", "format": "date"},
            "until": {"type": "string", "title": "Valid until", "format": "date"},
            "lines": {
                "type": "array",
                "title": "Lines concerned",
                "uniqueItems": True,
                "items": {"type": "string", "enum": LINES},
            },
            "text": {"type": "string", "title": "Text on the boards"},
            "app": {"type": "boolean", "title": "Also send to the app"},
        },
    },
    "uiSchema": {
        "ui:order": [
            "headline",
            "pier",
            "urgency",
            "from",
            "until",
            "lines",
            "text",
            "app",
        ],
        "urgency": {"ui:widget": "radio"},
        "lines": {"ui:widget": "checkboxes"},
        "text": {"ui:widget": "textarea", "ui:options": {"rows": 3}},
    },
}
_FOUND: dict[str, Any] = {
    "sort": "-last_modified",
    "displayFields": ["what", "ship", "shelf"],
    "schema": {
        "type": "object",
        "required": ["what"],
        "properties": {
            "what": {"type": "string", "title": "What it is"},
            "ship": {
                "type": "string",
                "title": "Ship",
                "enum": ["Ejdern", "Skarven", "Tärnan"],
            },
            "shelf": {"type": "string", "title": "Shelf"},
        },
    },
    "uiSchema": {},
}
NOTICES = (
    ("Fog: boats run late", "Kalvholm", "For information", "2027-01-11", "2027-01-12"),
    ("Ramp under repair", "Sandvik", "Plan ahead", "2027-01-18", "2027-02-05"),
    (
        "Toilets out of order",
        "Old lighthouse",
        "For information",
        "2027-01-04",
        "2027-01-22",
    ),
    ("Thin ice near the jetty", "Church island", "Act now", "2027-01-07", "2027-01-31"),
    (
        "Ticket machine is new",
        "Town quay",
        "For information",
        "2026-12-14",
        "2027-01-15",
    ),
)
_FOUND_ITEMS = (
    ("Red umbrella", "Ejdern", "B 2"),
    ("Child's mitten, blue", "Skarven", "A 1"),
    ("Flute in a case", "Skarven", "C 4"),
)


def steps(accounts: dict[str, str]) -> list[dict[str, Any]]:
    """Return what Kinto is told before it is served, one after the other.

    Args:
        accounts: Name -> password.
    """
    office, password = _OFFICE.split(":")
    told: list[dict[str, Any]] = [
        {"path": f"accounts/{name}", "data": {"password": secret}}
        for name, secret in {office: password, **accounts}.items()
    ]
    everybody = {"permissions": {"write": ["system.Authenticated"]}}

    def put(path: str, data: dict[str, Any]) -> None:
        asked = {"path": path, "by": _OFFICE, "data": data}
        told.append(asked if "/" in path.partition("/")[2] else asked | everybody)

    put(f"buckets/{BUCKET}", {})
    put(
        f"buckets/{BUCKET}/groups/pier-staff",
        {"members": ["account:asta", "account:nils"]},
    )
    put(f"buckets/{BUCKET}/groups/bridge", {"members": ["account:henrike"]})
    inside = f"buckets/{BUCKET}/collections"
    put(f"{inside}/notices", _NOTICES)
    put(f"{inside}/found-things", _FOUND)
    for n, (headline, pier, urgency, begins, ends) in enumerate(NOTICES, 1):
        notice = {"headline": headline, "pier": pier, "urgency": urgency}
        dated = {"from": begins, "until": ends, "lines": [LINES[n % 4]], "app": False}
        words = {"text": f"{headline}. Thank you for your patience."}
        put(f"{inside}/notices/records/notice-{n}", notice | dated | words)
    for n, (what, ship, shelf) in enumerate(_FOUND_ITEMS, 1):
        thing = {"what": what, "ship": ship, "shelf": shelf}
        put(f"{inside}/found-things/records/thing-{n}", thing)
    return told
