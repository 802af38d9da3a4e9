"""What the piano firm has in its NocoBase before anybody works with it."""

from __future__ import annotations

import json
import sys
import urllib.error
import urllib.request
from typing import TYPE_CHECKING, Any

from examples.applications.nocobase.pages import pages
from examples.applications.nocobase.records import records
from examples.applications.nocobase.tables import tables

if TYPE_CHECKING:
    from collections.abc import Iterable

_MAY = ["create", "view", "update", "destroy"]


def seed(url: str, root: str, password: str, people: Iterable[str]) -> None:
    """Make accounts, tables, records and pages.

    Args:
        url: Of the server.
        root: E-mail address of the account that it was installed with.
        password: Of all accounts.
        people: Names of those who work with it.
    """

    def ask(path: str, content: object) -> Any:  # noqa: ANN401 (as NocoBase answers)
        return _ask(f"{url}/api/{path}", content, token)

    token = ""
    token = ask("auth:signIn", {"account": root, "password": password})["token"]
    for table in tables():
        ask("collections:create", table)
    for name, rows in records().items():
        for row in rows:
            ask(f"{name}:create", row)
    may = {"strategy": {"actions": _MAY}, "allowNewMenu": True}
    ask("roles:update?filterByTk=member", may)
    for page in pages():
        ask("flowSurfaces:applyBlueprint", page)
    for name in people:
        who = {"username": name, "nickname": name.title(), "password": password}
        ask("users:create", who | {"roles": ["member"]})


def _ask(url: str, content: object, token: str) -> Any:  # noqa: ANN401 (as NocoBase answers)
    heads = {"Content-Type": "application/json", "X-Authenticator": "basic"}
    if token:
        heads["Authorization"] = f"Bearer {token}"
    asked = urllib.request.Request(  # noqa: S310 (loopback)
        url, json.dumps(content).encode(), heads, method="POST"
    )
    try:
        with urllib.request.urlopen(asked) as answer:  # noqa: S310 (loopback)
            return json.load(answer)["data"]
    except urllib.error.HTTPError as error:
        print(url, error.read().decode(), file=sys.stderr)
        raise
