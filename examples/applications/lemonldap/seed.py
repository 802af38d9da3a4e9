"""What stands behind the museums' sign-on when people begin, and what is told there."""

from __future__ import annotations

import base64
import json
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Iterator

DOMAIN = "museums.example"
_ALL = "accept"
SITES = (
    ("catalogue", 'inGroup("keepers") or inGroup("registrars")', {}),
    ("manager", 'inGroup("office")', {}),
    ("rota", _ALL, {"(?#Wages)^/wages": 'inGroup("office")'}),
    ("tickets", 'inGroup("shop") or inGroup("guides")', {}),
    ("wiki", _ALL, {"(?#Drafts)^/drafts": 'inGroup("keepers")'}),
)
"""Name, who is let in, and who into which corner."""
NOTES = (
    ("20261103", "allusers", "flu-jabs", "Flu jabs", "Put your name on the list."),
    (
        "20261116",
        "allusers",
        "lift-out-of-order",
        "The lift",
        "Please take the stairs.",
    ),
    ("20261109", "gudrun.falk", "forms-missing", "Forms", "Two are still missing."),
    ("20261118", "henrik.osk", "new-badge", "Badge", "It lies ready at the lodge."),
    ("20261112", "petra.lindh", "late-opening", "Late opening", "Open until nine."),
    ("20261120", "petra.lindh", "cash-box", "Cash box", "The key has been changed."),
)
"""Day, for whom, what it is called, title and text."""


def configuration(data: str) -> dict[str, Any]:
    """Return what the Manager finds settled.

    Args:
        data: Folder of its data.
    """
    hosts = {f"{name}.{DOMAIN}": (who, rules) for name, who, rules in SITES}
    kept = {
        "Directory": f"{data}/sessions",
        "LockDirectory": f"{data}/sessions/lock",
    }
    return {
        "cfgNum": 1,
        "cfgAuthor": "sune",
        "cfgDate": "1793624400",
        "cfgLog": "Rota for all branches",
        "cfgVersion": "2.16.1",
        "applicationList": {
            "1house": {
                "type": "category",
                "catname": "In the house",
                "rota": {
                    "type": "application",
                    "options": {
                        "name": "Rota",
                        "description": "Who is where",
                        "uri": f"https://rota.{DOMAIN}/",
                        "logo": "thumbnail.png",
                        "display": "auto",
                    },
                },
            }
        },
        "authentication": "Demo",
        "cookieName": "lemonldap",
        "domain": DOMAIN,
        "exportedHeaders": {host: {"Auth-User": "$uid"} for host in hosts},
        "globalStorage": "Apache::Session::File",
        "globalStorageOptions": kept,
        "locationRules": {
            host: {**rules, "default": who} for host, (who, rules) in hosts.items()
        },
        "macros": {"_whatToTrace": "lc($_user)"},
        "notification": 1,
        "notificationStorage": "File",
        "notificationStorageOptions": {"dirName": f"{data}/notifications"},
        "passwordDB": "Demo",
        "persistentStorage": "Apache::Session::File",
        "persistentStorageOptions": kept,
        "portal": f"https://auth.{DOMAIN}/",
        "portalSkin": "bootstrap",
        "registerDB": "Demo",
        "securedCookie": 1,
        "timeout": 72000,
        "userDB": "Same",
        "whatToTrace": "_whatToTrace",
    }


def notes() -> Iterator[tuple[str, str]]:
    """Yield the name and content of each file of something told."""
    for day, uid, reference, title, text in NOTES:
        coded = base64.b64encode(reference.encode()).decode()
        told = {
            "date": f"{day[:4]}-{day[4:6]}-{day[6:]}",
            "uid": uid,
            "reference": reference,
            "title": title,
            "text": text,
        }
        yield f"{day}_{uid}_{coded}.json", json.dumps(told)
