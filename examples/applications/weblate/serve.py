"""Serve the lamp maker's pages with their styles: ``python serve.py PORT``.

It runs in the environment that the application was installed into.
"""

from __future__ import annotations

import os
import sys

from waitress import serve
from weblate.wsgi import application
from whitenoise import WhiteNoise

if __name__ == "__main__":
    styled = WhiteNoise(
        application, root=os.environ["APPLICATION_STYLES"], prefix="static/"
    )
    serve(styled, host="127.0.0.1", port=int(sys.argv[1]), threads=8)
