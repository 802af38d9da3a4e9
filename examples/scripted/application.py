"""What an application is to those who record work in it: how it comes to life."""

from __future__ import annotations

import os
import signal
import subprocess
import time
import urllib.request
from abc import ABC, abstractmethod
from contextlib import contextmanager
from dataclasses import dataclass
from http.client import HTTPException
from typing import TYPE_CHECKING, NamedTuple

from examples.scripted.people import PEOPLE

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from playwright.sync_api import Page

    from examples.scripted.people import Person
    from examples.scripted.tasks import Workflow


PATIENCE_S = 180
"""How long somebody waits for a server that starts."""


class Server(NamedTuple):
    """How an application is started.

    Attributes:
        command: Program and arguments.
        environment: What its environment has besides the common one.
    """

    command: tuple[str, ...]
    environment: dict[str, str]


@dataclass(frozen=True, slots=True, kw_only=True)
class Application(ABC):
    """A web application and how to run it.

    Attributes:
        name: Name of its folder.
        title: Name for people, with the version.
        licence: Licence of the application.
        port: Port on loopback; it is part of the recorded addresses.
        ready: Path of a page that is shown once it has started.
        people: Ids of those who work in it.
        samples: Whether it is a row of small pages that have nothing to do with each
            other, each with a workflow of its own in which nobody fails.
        shown_addresses: Addresses outside that its own pages show, to which nobody goes.
    """

    name: str
    title: str
    licence: str
    port: int
    ready: str = "/"
    people: tuple[str, ...] = tuple(person.id for person in PEOPLE)
    samples: bool = False
    shown_addresses: tuple[str, ...] = ()

    @property
    def url(self) -> str:
        """Address of its root, without a slash at the end."""
        return f"http://127.0.0.1:{self.port}"

    def wait_for_start(self) -> None:
        """Wait until it shows its first page.

        Raises:
            OSError: If it does not within some minutes.
            HTTPException: If what answers until then does it wrongly, and goes on so.
        """
        end = time.monotonic() + PATIENCE_S
        while True:
            try:
                with urllib.request.urlopen(f"{self.url}{self.ready}"):  # noqa: S310 (loopback)
                    return
            except (OSError, HTTPException):
                if time.monotonic() > end:
                    raise
                time.sleep(0.3)

    @contextmanager
    def running(self, work: Path, data: Path) -> Iterator[None]:
        """Let the server run while it is filled: enter it when it has started.

        Args:
            work: Folder of what is installed.
            data: Folder of its data.
        """
        server = self.server(work, data)
        with subprocess.Popen(  # noqa: S603 (our own arguments)
            server.command,
            env=os.environ | server.environment,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            start_new_session=True,
        ) as started:
            try:
                self.wait_for_start()
                yield
            finally:
                os.killpg(started.pid, signal.SIGTERM)  # it has started others, too

    @abstractmethod
    def install(self, work: Path) -> None:
        """Install it from packages, by name, unless that was done before.

        Args:
            work: Folder for what is installed; other applications use it too.
        """

    @abstractmethod
    def fill(self, work: Path, data: Path) -> None:
        """Fill an empty folder with all that people find when they begin.

        Args:
            work: The folder it was installed into.
            data: The empty folder.
        """

    @abstractmethod
    def server(self, work: Path, data: Path) -> Server:
        """Tell how it is started.

        Args:
            work: The folder it was installed into.
            data: A copy of what was filled, that people may change.
        """

    @abstractmethod
    def sign_in(self, page: Page, person: Person, workflow: Workflow) -> str:
        """Sign a person in, before anything is recorded.

        Returns:
            Name of the account.
        """
