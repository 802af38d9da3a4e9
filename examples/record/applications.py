"""Install, fill, start, reset and stop the two applications."""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import sys
import time
import urllib.request
from dataclasses import dataclass
from http import HTTPStatus
from pathlib import Path
from typing import TYPE_CHECKING, Self

if TYPE_CHECKING:
    from types import TracebackType

_HERE = Path(__file__).parent
_PATIENCE_S = 120


@dataclass(frozen=True, slots=True, kw_only=True)
class Application:
    """A web application and how to run it.

    Attributes:
        name: Name of its folder beside this file.
        title: Name for people, with the version.
        licence: Licence of the application.
        port: Port on loopback; it is part of the recorded addresses.
        commands: What fills an empty folder, in order: arguments of Python.
        sign_in: Path of the page to sign in on.
    """

    name: str
    title: str
    licence: str
    port: int
    commands: tuple[tuple[str, ...], ...]
    sign_in: str

    @property
    def url(self) -> str:
        """Address of its root, without a slash at the end."""
        return f"http://127.0.0.1:{self.port}"


SHOP = Application(
    name="shop",
    title="django-oscar 4.2.1",
    licence="BSD-3-Clause",
    port=8471,
    commands=(
        ("-m", "django", "migrate", "--verbosity=0"),
        ("-m", "shop.seed"),
        ("-m", "django", "rebuild_index", "--noinput", "--verbosity=0"),
    ),
    sign_in="/accounts/login/",
)
CMS = Application(
    name="cms",
    title="Wagtail 8.0.1",
    licence="BSD-3-Clause",
    port=8472,
    commands=(
        ("-m", "django", "migrate", "--verbosity=0"),
        ("-m", "cms.seed"),
    ),
    sign_in="/admin/login/",
)


class Running:
    """An application that runs on loopback for as long as the context lasts.

    Args:
        application: Which one.
        work: Folder for its virtual environment and its data; what was
            installed there before is used again.
    """

    def __init__(self, application: Application, work: Path) -> None:
        self.application = application
        self._data = work / application.name
        self._python = work / f"{application.name}-env" / "bin" / "python"
        self._server: subprocess.Popen[bytes] | None = None

    def __enter__(self) -> Self:
        self._install()
        self._fill()
        self.reset()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._stop()

    def reset(self) -> None:
        """Bring the data back to what they were before anybody worked with them."""
        self._stop()
        shutil.copytree(self._data / "filled", self._data / "now", dirs_exist_ok=True)
        _wait_for_port(self.application)
        with (self._data / "server.log").open("ab") as log:
            self._server = subprocess.Popen(  # noqa: S603 (our own arguments)
                [
                    str(self._python),
                    *("-W", "ignore", "-m", "django", "runserver", "--noreload"),
                    f"127.0.0.1:{self.application.port}",
                ],
                cwd=self._data,
                env=self._environment("now"),
                stdout=log,
                stderr=log,
            )
        end = time.monotonic() + _PATIENCE_S
        while not self._answers():
            if time.monotonic() > end or self._server.poll() is not None:
                raise RuntimeError(
                    f"{self.application.title} does not start: see "
                    f"{self._data / 'server.log'}"
                )
            time.sleep(0.1)

    def _answers(self) -> bool:
        """Return whether the server that was started shows the page to sign in on."""
        url = self.application.url + self.application.sign_in
        try:
            with urllib.request.urlopen(url, timeout=_PATIENCE_S) as reply:  # noqa: S310 (loopback)
                shown = bool(reply.status == HTTPStatus.OK)
        except OSError:
            return False
        return shown and self._server is not None and self._server.poll() is None

    def _install(self) -> None:
        requirements = _HERE / self.application.name / "requirements.txt"
        installed = self._python.parents[1] / "requirements.txt"
        if installed.is_file() and installed.read_bytes() == requirements.read_bytes():
            return
        environment = self._python.parents[1]
        _run([sys.executable, "-m", "venv", "--clear", str(environment)])
        _run([str(self._python), "-m", "pip", "install", "-q", "-r", str(requirements)])
        shutil.copyfile(requirements, installed)

    def _fill(self) -> None:
        shutil.rmtree(self._data, ignore_errors=True)
        (self._data / "filled").mkdir(parents=True)
        for command in self.application.commands:
            _run(
                [str(self._python), "-W", "ignore", *command],
                folder=self._data,
                environment=self._environment("filled"),
            )

    def _stop(self) -> None:
        if self._server is not None:
            self._server.terminate()
            self._server.wait(timeout=_PATIENCE_S)
            self._server = None
        shutil.rmtree(self._data / "now", ignore_errors=True)

    def _environment(self, folder: str) -> dict[str, str]:
        return {
            **os.environ,
            "APPLICATION_FOLDER": str(self._data / folder),
            "DJANGO_SETTINGS_MODULE": f"{self.application.name}.settings",
            "PYTHONPATH": str(_HERE),
            "PYTHONDONTWRITEBYTECODE": "1",
        }


def _run(
    command: list[str],
    *,
    folder: Path | None = None,
    environment: dict[str, str] | None = None,
) -> None:
    subprocess.run(command, check=True, cwd=folder, env=environment)  # noqa: S603 (our own arguments)


def _wait_for_port(application: Application) -> None:
    """Make sure that nobody else serves at an application's address.

    What was left running by somebody else would answer with other data.
    """
    end = time.monotonic() + _PATIENCE_S
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
