"""Start, reset and stop an application."""

from __future__ import annotations

import os
import shutil
import signal
import socket
import subprocess
import time
import urllib.request
from contextlib import suppress
from http import HTTPStatus
from http.client import HTTPException
from typing import TYPE_CHECKING, Self

from examples.scripted.application import PATIENCE_S

if TYPE_CHECKING:
    from pathlib import Path
    from types import TracebackType

    from examples.scripted.application import Application


class Running:
    """An application that runs on loopback for as long as the context lasts.

    Args:
        application: Which one.
        work: Folder for what is installed and for its data; what was installed
            there before is used again.
    """

    def __init__(self, application: Application, work: Path) -> None:
        self.application = application
        self._work = work
        self._data = work / application.name
        self._server: subprocess.Popen[bytes] | None = None

    def __enter__(self) -> Self:
        self.application.install(self._work)
        shutil.rmtree(self._data, ignore_errors=True)
        filled = self._data / "filled"
        filled.mkdir(parents=True)
        self.application.fill(self._work, filled)
        try:
            self.reset()
        except BaseException:
            self._stop()
            raise
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._stop()

    def reset(self) -> None:
        """Bring the data back to what they were before anybody worked with them.

        Raises:
            RuntimeError: If the application does not start, or something else runs
                at its address.
        """
        self._stop()
        now = self._data / "now"
        shutil.copytree(self._data / "filled", now, symlinks=True)
        _wait_for_port(self.application)
        server = self.application.server(self._work, now)
        with (self._data / "server.log").open("ab") as log:
            self._server = subprocess.Popen(  # noqa: S603 (our own arguments)
                server.command,
                cwd=now,
                env=os.environ | server.environment,
                stdout=log,
                stderr=log,
                start_new_session=True,
            )
        end = time.monotonic() + PATIENCE_S
        while not self._answers():
            if time.monotonic() > end or self._server.poll() is not None:
                raise RuntimeError(
                    f"{self.application.title} does not start: see "
                    f"{self._data / 'server.log'}"
                )
            time.sleep(0.1)

    def _answers(self) -> bool:
        """Return whether the server that was started shows its first page."""
        url = self.application.url + self.application.ready
        try:
            with urllib.request.urlopen(url, timeout=PATIENCE_S) as reply:  # noqa: S310 (loopback)
                shown = bool(reply.status == HTTPStatus.OK)
        except (OSError, HTTPException):
            return False
        return shown and self._server is not None and self._server.poll() is None

    def _stop(self) -> None:
        """Stop the server with all that it started, and forget what was changed."""
        if self._server is not None:
            group = self._server.pid  # a session of its own
            with suppress(ProcessLookupError):  # it has ended by itself
                os.killpg(group, signal.SIGTERM)
            try:
                self._server.wait(timeout=20)
            except subprocess.TimeoutExpired:
                os.killpg(group, signal.SIGKILL)
                self._server.wait()
            self._server = None
        shutil.rmtree(self._data / "now", ignore_errors=True)


def _wait_for_port(application: Application) -> None:
    """Make sure that nobody else serves at an application's address.

    What was left running by somebody else would answer with other data.
    """
    end = time.monotonic() + PATIENCE_S
    while True:
        with socket.socket() as tried:
            tried.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            try:
                tried.bind(("127.0.0.1", application.port))
            except OSError as error:
                if time.monotonic() > end:
                    raise RuntimeError(
                        f"something else runs at {application.url}: stop it first"
                    ) from error
            else:
                return
        time.sleep(0.2)
