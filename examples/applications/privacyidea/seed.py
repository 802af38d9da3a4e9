"""Make what the ferry company's office finds: ``python seed.py PASSWORD NAME...``.

It runs beside the database, in the environment that the application was installed into.
"""

from __future__ import annotations

import sys
from pathlib import Path

import privacyidea
from privacyidea.app import create_app
from privacyidea.lib.auth import create_db_admin
from privacyidea.lib.container import assign_user, init_container
from privacyidea.lib.policy import set_policy
from privacyidea.lib.realm import set_default_realm, set_realm
from privacyidea.lib.resolver import save_resolver
from privacyidea.lib.token import init_token
from privacyidea.lib.user import User
from staff import CONTAINERS, POLICIES, REALMS, TOKENS, WINDOWS

_KEY = "3132333435363738393031323334353637383930"


def fill(password: str, names: list[str]) -> None:
    """Make the staff, their tokens, and the rules; sign up who looks after them."""
    for name in names:
        create_db_admin(name, password=password, email=f"{name}@skerry.test")
    _make_staff()
    for serial, kind, told, account, realm in TOKENS:
        init_token(
            {"serial": serial, "type": kind, "description": told, "otpkey": _KEY},
            user=User(account, realm=realm) if account else None,
        )
    for number, (kind, told, account, realm) in enumerate(CONTAINERS, 1):
        serial = f"{'SMPH' if kind == 'smartphone' else 'CONT'}0000{number:04}"
        init_container({"type": kind, "description": told, "container_serial": serial})
        assign_user(serial, User(account, realm=realm))
    for name, scope, action, realm, time in POLICIES:
        set_policy(name, scope=scope, action=action, realm=realm, time=time)
    set_policy(**WINDOWS)
    _offer_no_templates()


def _make_staff() -> None:
    """Write who works where into a file a realm, which is read when it is asked for."""
    number = 1000
    for realm, people in REALMS.items():
        lines = []
        for account, first, last, place in people:
            number += 1
            mail = f"{account}@skerry.test"
            told = f"{first} {last},{place},,,{mail}"
            lines.append(f"{account}:x:{number}:100:{told}:/{account}:/bin/false\n")
        Path(f"{realm}.passwd").write_text("".join(lines), encoding="utf-8")
        resolver = f"list of the {realm}".replace(" ", "_")
        save_resolver(
            {
                "resolver": resolver,
                "type": "passwdresolver",
                "fileName": f"{realm}.passwd",
            }
        )
        set_realm(realm, [{"name": resolver, "priority": 1}])
    set_default_realm("offices")


def _offer_no_templates() -> None:
    """Write an empty list of what would else be fetched from elsewhere."""
    home = Path(privacyidea.__file__).parent / "static" / "customize" / "templates"
    home.mkdir(exist_ok=True)
    (home / "index.json").write_text("{}", encoding="utf-8")


if __name__ == "__main__":
    with create_app(config_name="production", silent=True).app_context():
        fill(sys.argv[1], sys.argv[2:])
