"""Serve the bands' lists with their styles: ``python serve.py PORT``.

It runs in the environment that the application was installed into. Mailman itself
answers the pages in a process of its own, one question after the other.
"""

from __future__ import annotations

import multiprocessing
import os
import socket
import sys

from waitress import serve


def answer(listening: socket.socket) -> None:
    """Answer what the pages ask Mailman."""
    from core import begin

    begin(listening.getsockname()[1])
    from mailman.rest.wsgiapp import make_application

    serve(make_application(), sockets=[listening], threads=1)


def show(port: int) -> None:
    """Show the pages."""
    from django.conf import settings
    from django.core.wsgi import get_wsgi_application
    from whitenoise import WhiteNoise

    styled = WhiteNoise(
        get_wsgi_application(), root=settings.STATIC_ROOT, prefix="static/"
    )
    serve(styled, host="127.0.0.1", port=port, threads=4)


if __name__ == "__main__":
    listening = socket.socket()
    listening.bind(("127.0.0.1", 0))
    listening.listen(64)
    os.environ["BANDSTAND_CORE"] = f"http://127.0.0.1:{listening.getsockname()[1]}"
    core = multiprocessing.get_context("fork").Process(
        target=answer, args=(listening,), daemon=True
    )
    core.start()
    listening.close()
    show(int(sys.argv[1]))
