"""Serve the website and the office's side of it: ``python serve.py PORT``.

It runs in the environment that the application was installed into.
"""

from __future__ import annotations

import sys

import django
from django.conf import settings
from django.core.wsgi import get_wsgi_application
from waitress import serve
from whitenoise import WhiteNoise

if __name__ == "__main__":
    django.setup()
    serve(
        WhiteNoise(
            get_wsgi_application(), root=settings.STATIC_ROOT, prefix="/static/"
        ),
        host="127.0.0.1",
        port=int(sys.argv[1]),
        threads=4,
    )
