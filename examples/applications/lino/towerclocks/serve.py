"""Serve the tower clocks' Lino, with the files that its pages need."""

from __future__ import annotations

import sys

import waitress  # type: ignore[import-untyped]
from django.contrib.staticfiles.handlers import StaticFilesHandler  # type: ignore[import-not-found]
from django.core.wsgi import get_wsgi_application  # type: ignore[import-not-found]

waitress.serve(
    StaticFilesHandler(get_wsgi_application()),
    host="127.0.0.1",
    port=int(sys.argv[1]),
    threads=6,
)
