"""How the museum's journal is installed, filled, started and entered."""

from __future__ import annotations

import shutil
import tarfile
from pathlib import Path
from typing import TYPE_CHECKING

from examples.scripted.application import Application, Server
from examples.scripted.installing import extract, run
from examples.scripted.people import PASSWORD, PEOPLE

if TYPE_CHECKING:
    from playwright.sync_api import Page, ViewportSize

    from examples.scripted.people import Person
    from examples.scripted.tasks import Workflow

_HERE = Path(__file__).parent
_FOLDER = "ghost-node"
_PACKED = "ghost-5.130.6"
_VIEW: ViewportSize = {"width": 1280, "height": 800}
"""On a narrower screen the menu on the left is hidden."""


class Ghost(Application):
    """Posts, readers and letters of a museum of lamps and lighthouses."""

    __slots__ = ()

    def install(self, work: Path) -> None:
        """Unpack npm's package, which brings one of its own, and install the others."""
        home = work / _FOLDER
        whole = home / "installed"
        if whole.is_file() and whole.read_text(encoding="utf-8") == _PACKED:
            return
        shutil.rmtree(home, ignore_errors=True)
        home.mkdir(parents=True)
        run(["npm", "pack", "--silent", _PACKED.replace("-", "@")], folder=home)
        with tarfile.open(home / f"{_PACKED}.tgz") as packed:
            extract(packed, home)
        unpacked = home / "package"
        run(["npm", "pkg", "delete", "devDependencies"], folder=unpacked)
        run(
            [
                "npm",
                "install",
                "--no-audit",
                "--no-fund",
                "--silent",
                "--ignore-scripts",
                "--legacy-peer-deps",
                "--replace-registry-host=always",
            ],
            folder=unpacked,
        )
        run(["npm", "rebuild", "sqlite3"], folder=unpacked)
        whole.write_text(_PACKED, encoding="utf-8")

    def fill(self, work: Path, data: Path) -> None:
        """Lay its themes into the folder, and fill the database through the server."""
        home = work / _FOLDER / "package"
        shutil.copytree(home / "content", data / "content")
        started = self.server(work, data)
        run(
            ["node", str(_HERE / "seed.js"), *(person.name for person in PEOPLE)],
            folder=data,
            environment=started.environment
            | {
                "APPLICATION_PASSWORD": PASSWORD,
                "NODE_PATH": str(home / "node_modules"),
                "SERVER": str(home),
            },
        )

    def server(self, work: Path, data: Path) -> Server:
        """The program that npm brings; it finds its own parts from where it starts."""
        return Server(
            ("env", f"--chdir={work / _FOLDER / 'package'}", "node", "index.js"),
            {
                "NODE_ENV": "production",
                "url": self.url,
                "server__port": str(self.port),
                "server__host": "127.0.0.1",
                "database__client": "sqlite3",
                "database__useNullAsDefault": "true",
                "database__connection__filename": str(data / "ghost.db"),
                "paths__contentPath": str(data / "content"),
                "logging__transports": '["stdout"]',
                "security__staffDeviceVerification": "false",
                "privacy__useUpdateCheck": "false",
                "privacy__useGravatar": "false",
                "privacy__useRpcPing": "false",
                "mail__transport": "stub",
            },
        )

    def sign_in(self, page: Page, person: Person, workflow: Workflow) -> str:
        """Sign in; a cookie keeps it."""
        page.set_viewport_size(_VIEW)
        page.goto(f"{self.url}/ghost/#/signin")
        page.locator("input[name=identification]").fill(f"{person.name}@lamp.example")
        page.locator("input[name=password]").fill(PASSWORD)
        page.keyboard.press("Enter")
        page.locator("[data-test-nav='posts']").first.wait_for()
        page.wait_for_load_state("networkidle")
        return person.name


APPLICATION = Ghost(
    name="ghost",
    title="Ghost 5.130.6",
    licence="MIT",
    port=8504,
    ready="/ghost/",
)
