"""Serve the programme office's pages: ``python serve.py PORT``.

It runs in the environment that the application was installed into.
"""

from __future__ import annotations

import sys

from indico.web.flask.app import make_app
from waitress import serve

if __name__ == "__main__":
    serve(make_app(), host="127.0.0.1", port=int(sys.argv[1]), threads=8)
