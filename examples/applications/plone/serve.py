"""Serve the town's website: ``python serve.py CONFIGURATION PORT``.

It runs in the environment that the application was installed into.
"""

from __future__ import annotations

import sys

from waitress import serve
from Zope2.Startup.run import make_wsgi_app

if __name__ == "__main__":
    serve(
        make_wsgi_app({}, sys.argv[1]),
        host="127.0.0.1",
        port=int(sys.argv[2]),
        threads=4,
    )
