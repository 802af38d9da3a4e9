"""Put all into Unleash that people find when they begin."""

from __future__ import annotations

import json
import urllib.error
import urllib.request
from http.cookiejar import CookieJar
from typing import Any

from examples.applications.unleash.stock import (
    CONTEXT,
    FLAGS,
    SEGMENTS,
    TAG_TYPES,
    USED,
)

_LOGIN = "/auth/simple/login"
_FEATURES = "projects/default/features"


class Office:
    """What can be asked of an Unleash that runs.

    Args:
        url: Its address.
        password: Of everybody.
    """

    def __init__(self, url: str, password: str) -> None:
        self._url = url
        self._password = password
        kept = urllib.request.HTTPCookieProcessor(CookieJar())
        self._opener = urllib.request.build_opener(kept)
        self._ask(_LOGIN, {"username": "admin", "password": password})

    def fill(self, names: list[str]) -> None:
        """Make the staff, and the switches they have.

        Args:
            names: First names of those who work there.
        """
        for name in names:
            self._ask("user-admin", self._user(name))
        for name, words in TAG_TYPES:
            self._ask("tag-types", {"name": name, "description": words, "icon": ""})
        for name, words, values in CONTEXT:
            legal = [{"value": value, "description": ""} for value in values]
            known = {"name": name, "description": words, "legalValues": legal}
            self._ask("context", known | {"stickiness": name == "plan"})
        for name, words, known, operator, value in SEGMENTS:
            rule = {
                "contextName": known,
                "operator": operator,
                "caseInsensitive": False,
                "inverted": False,
            }
            rule |= {"value": value} if operator != "IN" else {"values": [value]}
            segment = {"name": name, "description": words, "constraints": [rule]}
            self._ask("segments", segment)
        for tag, value in sorted({flag[3:] for flag in FLAGS}):
            self._ask("tags", {"type": tag, "value": value})
        for name, kind, words, tag, value in FLAGS:
            tags = [{"type": tag, "value": value}]
            flag = {"name": name, "type": kind, "description": words, "tags": tags}
            self._ask(_FEATURES, flag)
        for name, share in USED.items():
            for place in ("development", "production"):
                self._use(f"{_FEATURES}/{name}/environments/{place}", name, share)

    def _user(self, name: str) -> dict[str, Any]:
        return {
            "username": name,
            "name": name.title(),
            "email": f"{name}@spokes.example.com",
            "password": self._password,
            "rootRole": 1,
            "sendEmail": False,
        }

    def _use(self, place: str, name: str, share: int) -> None:
        """Switch something on for some of those who use it."""
        told = {"rollout": str(share), "stickiness": "default", "groupId": name}
        strategy = {"name": "flexibleRollout", "parameters": told, "constraints": []}
        self._ask(f"{place}/strategies", strategy)
        self._ask(f"{place}/on", {})

    def _ask(self, path: str, content: dict[str, Any]) -> None:
        place = path if path == _LOGIN else f"/api/admin/{path}"
        request = urllib.request.Request(  # noqa: S310 (loopback)
            f"{self._url}{place}",
            data=json.dumps(content).encode(),
            headers={"Content-Type": "application/json"},
        )
        try:
            with self._opener.open(request) as answer:
                answer.read()
        except urllib.error.HTTPError as wrong:
            said = wrong.read().decode()
            raise RuntimeError(f"{path}: {wrong.code} {said}") from wrong
