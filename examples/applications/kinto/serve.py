"""Serve Kinto with its pages for administration, after filling its memory.

``python serve.py FILE PORT``, in Kinto's own environment: it keeps everything in memory,
so that it is told what stands in the file each time before anybody can ask it.
"""

from __future__ import annotations

import json
import sys
from base64 import b64encode
from pathlib import Path
from typing import Any

import kinto  # type: ignore[import-not-found]
from waitress import serve  # type: ignore[import-untyped]
from webob import Request  # type: ignore[import-untyped]

_MEMORY = "kinto.core.{}.memory"
_SETTINGS = {
    "kinto.project_name": "Norrholm Ferries",
    "kinto.includes": "kinto.plugins.accounts kinto.plugins.history kinto.plugins.admin",
    "kinto.storage_backend": _MEMORY.format("storage"),
    "kinto.cache_backend": _MEMORY.format("cache"),
    "kinto.permission_backend": _MEMORY.format("permission"),
    "kinto.userid_hmac_secret": "of no use elsewhere",
    "kinto.experimental_permissions_endpoint": "true",
    "kinto.account_create_principals": "system.Everyone",
    "kinto.bucket_create_principals": "system.Authenticated",
    "multiauth.policies": "account",
    "multiauth.policy.account.use": (
        "kinto.plugins.accounts.authentication.AccountsAuthenticationPolicy"
    ),
}


def main() -> None:
    """Fill it and serve it."""
    told, port = Path(sys.argv[1]), int(sys.argv[2])
    app: Any = kinto.main({}, **_SETTINGS)
    for step in json.loads(told.read_bytes()):
        asked = Request.blank(f"/v1/{step['path']}", method="PUT")
        said = {name: step[name] for name in ("data", "permissions") if name in step}
        asked.body, asked.content_type = json.dumps(said).encode(), "application/json"
        if "by" in step:
            asked.authorization = ("Basic", b64encode(step["by"].encode()).decode())
        answer = asked.get_response(app)
        if answer.status_int not in {200, 201}:
            raise RuntimeError(f"{step['path']}: {answer.status} {answer.text}")
    serve(app, host="127.0.0.1", port=port, threads=4)


if __name__ == "__main__":
    main()
