"""How the allotment gardens' NodeBB is installed, filled, started and entered."""

from __future__ import annotations

import json
import shutil
from pathlib import Path
from typing import TYPE_CHECKING

from examples.applications.nodebb.seed import CATEGORIES, told
from examples.scripted.application import Application, Server
from examples.scripted.installing import install_debian, install_node, run
from examples.scripted.people import PASSWORD, PEOPLE

if TYPE_CHECKING:
    from playwright.sync_api import Page, ViewportSize

    from examples.scripted.people import Person
    from examples.scripted.tasks import Workflow

_HERE = Path(__file__).parent
_REDIS_PORT = 18576
_DATA = "forum.rdb"
_LEFT_OUT = (
    "nodebb-plugin-emoji-one",
    "nodebb-plugin-emoji-extended",
    "nodebb-plugin-soundpack-default",
)
"""Plugins that fetch pictures from elsewhere when they start, and sounds."""
_VIEW: ViewportSize = {"width": 1280, "height": 800}
"""On a narrower screen the links at the top are behind a button."""


class NodeBB(Application):
    """The forum of the plot holders of some allotment gardens, and its committee."""

    __slots__ = ()

    def install(self, work: Path) -> None:
        """Install npm's packages, lay the program out as its root, and set it up once."""
        install_debian(("redis-server",))
        modules = work / "nodebb-node"
        install_node(modules, _HERE / "package.json", building=(), peers=False)
        empty = self._empty(work)
        if (empty / "whole").is_file():
            return
        program = self._program(work)
        for folder in (program, empty):
            shutil.rmtree(folder, ignore_errors=True)
        shutil.copytree(modules / "node_modules" / "nodebb", program)
        (program / "node_modules").symlink_to(modules / "node_modules")
        for kind in ("category", "profile", "sounds", "files", "system"):
            (program / "public" / "uploads" / kind).mkdir(parents=True, exist_ok=True)
        categories = program / "install" / "data" / "categories.json"
        categories.write_text(json.dumps(CATEGORIES), encoding="utf-8")
        empty.mkdir()
        setup = json.dumps(self._setup())
        self._run(work, empty, "node", "app", f"--setup={setup}")
        leaves_out = (
            f"redis-cli -p {_REDIS_PORT} zrem plugins:active {' '.join(_LEFT_OUT)}"
        )
        self._run(work, empty, "sh", "-c", f"{leaves_out} && node app --build")
        config = program / "config.json"
        known = json.loads(config.read_bytes())
        known["bind_address"] = "127.0.0.1"
        config.write_text(json.dumps(known), encoding="utf-8")
        (empty / "whole").touch()

    def fill(self, work: Path, data: Path) -> None:
        """Register people, make groups and write topics."""
        shutil.copyfile(self._empty(work) / _DATA, data / _DATA)
        content = data / "told.json"
        people = [person.name.capitalize() for person in PEOPLE]
        content.write_text(json.dumps(told(people)), encoding="utf-8")
        program = str(self._program(work))
        seed = str(_HERE / "seed.js")
        self._run(work, data, "node", seed, program, PASSWORD, str(content))

    def server(self, work: Path, data: Path) -> Server:
        """The program, with the data of one folder beside it."""
        started = self._started(work, data)
        return Server((*started, "node", "app"), {"NODE_ENV": "production"})

    def sign_in(
        self,
        page: Page,
        person: Person,
        workflow: Workflow,
    ) -> str:
        """Sign in as a member of the committee; a cookie keeps it."""
        name = person.name.capitalize()
        page.set_viewport_size(_VIEW)
        page.goto(f"{self.url}/login")
        page.fill("#username", name)
        page.fill("#password", PASSWORD)
        page.press("#password", "Enter")
        page.wait_for_url("**/?loggedin")
        page.locator("#user_dropdown").wait_for()
        return name

    def _setup(self) -> dict[str, str]:
        """Return what the program asks when it is set up."""
        return {
            "url": self.url,
            "secret": "invented",
            "database": "redis",
            "redis:host": "127.0.0.1",
            "redis:port": str(_REDIS_PORT),
            "redis:password": "",
            "redis:database": "0",
            "admin:username": "Warden",
            "admin:password": PASSWORD,
            "admin:password:confirm": PASSWORD,
            "admin:email": "warden@elmfield.example",
        }

    def _run(self, work: Path, data: Path, *command: str) -> None:
        """Run a program beside the data, from its start to its end."""
        run((*self._started(work, data), *command))

    def _started(self, work: Path, data: Path) -> tuple[str, ...]:
        start = ("sh", str(_HERE / "start.sh"), str(data), str(_REDIS_PORT))
        return ("env", "-C", str(self._program(work)), *start)

    def _program(self, work: Path) -> Path:
        return work / "nodebb-program"

    def _empty(self, work: Path) -> Path:
        return work / "nodebb-empty"


APPLICATION = NodeBB(
    name="nodebb",
    title="NodeBB 1.4.0",
    licence="GPL-3.0",
    port=8576,
    ready="/login",
)
