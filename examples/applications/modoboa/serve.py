"""Serve the water board's pages: ``python serve.py PORT``.

It runs in the environment that the application was installed into. What belongs to
neither the interface of programs nor the files is a page that the browser puts together.
"""

from __future__ import annotations

import json
import mimetypes
import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import modoboa
from django.contrib.staticfiles.handlers import StaticFilesHandler
from django.core.wsgi import get_wsgi_application
from waitress import serve

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

CLIENT = "modoboa-frontend"
_ADDRESS = os.environ["MODOBOA_ADDRESS"]
_FILES = Path(modoboa.__file__).parent / "frontend_dist"
_PROGRAMS = ("/api/", "/sitestatic/", "/media/", "/accounts/", "/reset/", "/jsi18n")
_SAID = {
    "API_BASE_URL": f"{_ADDRESS}/api/v2",
    "API_DOC_URL": f"{_ADDRESS}/api/schema-v2/swagger/",
    "OAUTH_AUTHORITY_URL": f"{_ADDRESS}/api/o",
    "OAUTH_CLIENT_ID": CLIENT,
    "OAUTH_REDIRECT_URI": f"{_ADDRESS}/login/logged",
    "OAUTH_POST_REDIRECT_URI": _ADDRESS,
}
_FOREIGN = ("fonts.gstatic.com", "fonts.googleapis.com")


class Pages:
    """Hands out the files of the interface, and the rest to Modoboa."""

    def __init__(self) -> None:
        self._programs = StaticFilesHandler(get_wsgi_application())

    def __call__(
        self, environ: dict[str, str], start: Callable[..., object]
    ) -> Iterable[bytes]:
        path = environ.get("PATH_INFO", "/")
        if path.startswith(_PROGRAMS):
            return self._programs(environ, start)
        if path == "/config.json":
            kind, content = "application/json", json.dumps(_SAID).encode()
        else:
            kind, content = _read(path)
        start("200 OK", [("Content-Type", kind), ("Content-Length", str(len(content)))])
        return [content]


def _read(path: str) -> tuple[str, bytes]:
    """Return a file of the interface; the first page if there is none."""
    file = (_FILES / path.lstrip("/")).resolve()
    if path != "/" and file.is_file() and file.is_relative_to(_FILES.resolve()):
        return mimetypes.guess_type(file.name)[0] or "text/plain", file.read_bytes()
    lines = (_FILES / "index.html").read_text("utf-8").splitlines(keepends=True)
    own = (line for line in lines if not any(name in line for name in _FOREIGN))
    return "text/html", "".join(own).encode()


if __name__ == "__main__":
    serve(Pages(), host="127.0.0.1", port=int(sys.argv[1]), threads=8)
