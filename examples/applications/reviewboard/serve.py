"""Serve Review Board with its styles: ``python serve.py PORT``.

It runs in the environment that the application was installed into, in the folder of
its data.
"""

from __future__ import annotations

import sys
from pathlib import Path

from django.conf import settings
from django.core.wsgi import get_wsgi_application
from waitress import serve
from whitenoise import WhiteNoise


def main() -> None:
    """Tell it where the texts are now, and serve."""
    application = get_wsgi_application()
    from reviewboard.scmtools.models import Repository

    Repository.objects.update(path=str(Path("texts").resolve() / ".git"))
    styled = WhiteNoise(application, root=settings.STATIC_ROOT, prefix="static/")
    serve(styled, host="127.0.0.1", port=int(sys.argv[1]), threads=4)


if __name__ == "__main__":
    main()
