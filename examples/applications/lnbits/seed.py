"""Make what the market hall's office finds: accounts, wallets, what was paid."""

from __future__ import annotations

import hashlib
import json
import urllib.request
from datetime import datetime, timezone
from typing import TYPE_CHECKING, Any

from examples.applications.lnbits.stalls import LABELS, PAYMENTS, PEOPLE, WALLETS
from examples.scripted.people import PASSWORD

if TYPE_CHECKING:
    import sqlite3

OFFICE = "office"
"""Name of the account that everybody in the office uses."""
_BILL = "lnbc1quayhall"


def make_accounts(url: str) -> None:
    """Make the office's account with its wallets, and those of the stalls.

    Args:
        url: Where the program runs.
    """
    twice = {"password": PASSWORD, "password_repeat": PASSWORD}
    made = _ask(url, "PUT", "/api/v1/auth/first_install", {"username": OFFICE, **twice})
    token = str(made["access_token"])
    for name, _, _ in WALLETS[1:]:  # the first is there from the beginning
        _ask(url, "POST", "/api/v1/wallet", {"name": name}, token)
    for person in PEOPLE:
        first, last = person.name.split(" ")
        account = {
            "username": f"{first}.{last}".lower(),
            "email": person.mail,
            "external_id": person.stall,
            "extra": {"first_name": first, "last_name": last},
        }
        _ask(url, "POST", "/users/api/v1/user", account, token)


def _ask(
    url: str, way: str, path: str, content: dict[str, Any], token: str | None = None
) -> dict[str, Any]:
    """Ask the program for something, and return what it says."""
    headers = {"Content-Type": "application/json"}
    if token:
        headers["Authorization"] = f"Bearer {token}"
    asked = urllib.request.Request(  # noqa: S310 (loopback)
        f"{url}{path}", json.dumps(content).encode(), headers, method=way
    )
    with urllib.request.urlopen(asked) as reply:  # noqa: S310 (loopback)
        return dict(json.load(reply))


def fill_payments(base: sqlite3.Connection) -> None:
    """Write what was paid and what was not, and how the office's wallets look.

    Args:
        base: The program's own tables.
    """
    asked = "SELECT id, extra FROM accounts WHERE username = ?"
    office, extra = base.execute(asked, (OFFICE,)).fetchone()
    base.execute(
        "UPDATE accounts SET extra = ? WHERE id = ?",
        (json.dumps({**json.loads(extra), "labels": LABELS}), office),
    )
    first = "SELECT id FROM wallets WHERE user = ? ORDER BY created_at"
    wallets = {}
    found = [one for (one,) in base.execute(first, (office,))]
    for (name, icon, color), wallet in zip(WALLETS, found, strict=True):
        looks = {"icon": icon, "color": color, "pinned": False, "shared_with": []}
        base.execute(
            "UPDATE wallets SET name = ?, extra = ? WHERE id = ?",
            (name, json.dumps(looks), wallet),
        )
        wallets[name] = wallet
    for one in PAYMENTS:
        _write(
            base, wallets[one.wallet], one.memo, one.sats, one.day, lapsed=one.lapsed
        )


def _write(  # noqa: PLR0913 (what a bill has)
    base: sqlite3.Connection,
    wallet: str,
    memo: str,
    sats: int,
    day: str,
    *,
    lapsed: bool,
) -> None:
    mark = hashlib.sha256(f"{wallet} {memo} {day}".encode()).hexdigest()
    written = datetime.fromisoformat(f"{day}T09:30").replace(tzinfo=timezone.utc)
    moment = int(written.timestamp())
    row = {
        "checking_id": mark,
        "payment_hash": mark,
        "wallet_id": wallet,
        "amount": sats * 1000,
        "fee": 0,
        "memo": memo,
        "bolt11": _BILL + mark,
        "preimage": mark[::-1],
        "time": moment,
        "created_at": moment,
        "updated_at": moment,
        "expiry": moment + 3600,
        "status": "failed" if lapsed else "success",
        "labels": json.dumps(["expired"] if lapsed else []),
        "extra": "{}",
    }
    names = ", ".join(row)
    marks = ", ".join(f":{name}" for name in row)
    base.execute(f"INSERT INTO apipayments ({names}) VALUES ({marks})", row)  # noqa: S608 (our own names)
