"""Serve the reading room, with its styles: ``python serve.py PORT``.

It runs in the environment that the application was installed into.
"""

from __future__ import annotations

import sys

from django.core.wsgi import get_wsgi_application
from waitress import serve

if __name__ == "__main__":
    serve(get_wsgi_application(), host="127.0.0.1", port=int(sys.argv[1]), threads=4)
