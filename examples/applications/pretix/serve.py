"""Serve the ticket shop with its pictures and styles: ``python serve.py PORT``.

It runs in the environment that the application was installed into.
"""

from __future__ import annotations

import sys

from django.conf import settings
from pretix.wsgi import application
from waitress import serve
from whitenoise import WhiteNoise

if __name__ == "__main__":
    serve(
        WhiteNoise(application, root=settings.STATIC_ROOT, prefix="/static/"),
        host="127.0.0.1",
        port=int(sys.argv[1]),
        threads=4,
    )
