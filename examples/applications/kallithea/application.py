"""How the music publisher's Kallithea is installed, filled, started and entered."""

from __future__ import annotations

import json
import shutil
import sqlite3
import sys
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING
from urllib.request import Request, urlopen

from examples.applications.kallithea.seed import (
    FORKS,
    PROOFS,
    SHELVES,
    TEAMS,
    USERS,
    WORKS,
    files_of,
)
from examples.scripted.application import Application, Server
from examples.scripted.installing import run
from examples.scripted.people import PASSWORD, PEOPLE

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from examples.scripted.people import Person
    from examples.scripted.tasks import Workflow

_HERE = Path(__file__).parent
_FOLDER = "kallithea-env"
_PYTHON = "python3.8"
"""The newest that it and the libraries of its time can do with."""
_NO_PORTRAITS = (
    "UPDATE settings SET app_settings_value = 'False'"
    " WHERE app_settings_name = 'use_gravatar'"
)
_LAST_NAMES = ("Aune", "Benes", "Kamau", "Lewicki", "Marlowe")


class Kallithea(Application):
    """The scores of a small music publisher, each a repository of its own."""

    __slots__ = ()

    def install(self, work: Path) -> None:
        """Install it from the Python package index, and what its pages need from npm.

        Raises:
            RuntimeError: If there is no Python that is old enough.
        """
        environment, whole = work / _FOLDER, work / _FOLDER / "installed"
        wanted = _HERE / "requirements.txt"
        if whole.is_file() and whole.read_bytes() == wanted.read_bytes():
            return
        run([_old_python(), "-m", "venv", "--clear", str(environment)])
        programs = environment / "bin"
        pip = [str(programs / "python"), "-m", "pip", "install", "-q"]
        run([*pip, "-r", str(_HERE / "build.txt")])
        run([*pip, "--no-build-isolation", "-r", str(wanted)])
        run(["sh", str(_HERE / "build.sh"), str(programs)])
        shutil.copyfile(wanted, whole)

    def fill(self, work: Path, data: Path) -> None:
        """Make the repositories, and tell it of people and of who may do what."""
        programs = work / _FOLDER / "bin"
        cli, settings = str(programs / "kallithea-cli"), str(data / "kallithea.ini")
        told = ("host=127.0.0.1", f"port={self.port}", "threads=4", "instance_id=")
        run([cli, "config-create", settings, *told])
        (data / "repositories").mkdir()
        first = PEOPLE[0]
        run(
            [
                *(cli, "db-create", "-c", settings, "--force-yes"),
                *("--user", first.name, "--password", PASSWORD),
                *("--email", f"{first.name}@notenhaus.test"),
                *("--repos", str(data / "repositories"), "--no-public-access"),
            ]
        )
        for work_name, title in WORKS:
            self._make(str(programs / "hg"), data / "repositories", work_name, title)
        with self.running(work, data):
            self._tell(data)

    def server(self, work: Path, data: Path) -> Server:
        """Its own server, once it knows where the repositories are."""
        python = str(work / _FOLDER / "bin" / "python")
        return Server((python, str(_HERE / "start.py"), str(data)), {"TZ": "UTC"})

    def sign_in(self, page: Page, person: Person, workflow: Workflow) -> str:
        """Sign in as everybody does."""
        page.goto(f"{self.url}/_admin/login")
        page.locator("#username").fill(person.name)
        page.locator("#password").fill(PASSWORD)
        with page.expect_navigation():
            page.locator("#password").press("Enter")
        page.locator("#quick_login_link").wait_for()
        return person.name

    def _make(self, hg: str, shelf: Path, name: str, title: str) -> None:
        """Make a repository with a first change in it."""
        folder = shelf / name
        folder.mkdir(parents=True)
        for path, text in files_of(name, title).items():
            (folder / path).parent.mkdir(exist_ok=True)
            (folder / path).write_text(text, encoding="utf-8")
        for command in (
            ("init",),
            ("commit", "-A", "-m", "First edition", "-u", "Henrik Soler <henrik>"),
            ("update", "null"),
        ):
            run([hg, "-q", *command], folder=folder, environment={"HGPLAIN": "1"})

    def _tell(self, data: Path) -> None:
        """Tell it all that is no file."""
        with closing(sqlite3.connect(data / "kallithea.db")) as database:
            asked = "SELECT api_key FROM users WHERE username = ?"
            (key,) = database.execute(asked, [PEOPLE[0].name]).fetchone()
            database.execute(_NO_PORTRAITS)
            database.commit()

        def tell(method: str, **args: object) -> None:
            body = {"id": 1, "api_key": key, "method": method, "args": args}
            request = Request(  # noqa: S310 (loopback)
                f"{self.url}/_admin/api",
                data=json.dumps(body).encode(),
                headers={"Content-Type": "application/json"},
            )
            with urlopen(request) as reply:  # noqa: S310 (loopback)
                answer = json.load(reply)
            if answer["error"]:
                raise RuntimeError(f"{method} {args}: {answer['error']}")

        tell("rescan_repos")
        people = zip((one.name for one in PEOPLE), _LAST_NAMES, strict=True)
        for name, last in people:
            what = "update_user" if name == PEOPLE[0].name else "create_user"
            key_word = "userid" if what == "update_user" else "username"
            tell(
                what,
                **{key_word: name},
                email=f"{name}@notenhaus.test",
                password=PASSWORD,
                firstname=name.capitalize(),
                lastname=last,
                admin=True,
            )
        for name, given, last in USERS:
            tell(
                "create_user",
                username=name,
                email=f"{name}@notenhaus.test",
                password=PASSWORD,
                firstname=given,
                lastname=last,
            )
        for team, what, members in TEAMS:
            tell("create_user_group", group_name=team, description=what)
            for member in members:
                tell("add_user_to_user_group", usergroupid=team, userid=member)
        for shelf, what in SHELVES:
            tell("update_repo_group", repogroupid=shelf, description=what)
        for name, title in WORKS:
            tell("update_repo", repoid=name, description=title, owner="henrik")
        tell("create_repo_group", group_name=PROOFS, description="Still to be read")
        for name, proof in FORKS:
            tell("fork_repo", repoid=name, fork_name=f"{PROOFS}/{proof}", owner="oluf")


def _old_python() -> str:
    """Return the Python that it is installed into."""
    for found in (
        shutil.which(_PYTHON),
        *sorted(Path(sys.base_prefix).parent.glob("3.8*/bin/python3.8")),
    ):
        if found is not None:
            try:
                run([str(found), "-c", ""])
            except RuntimeError:
                continue
            return str(found)
    raise RuntimeError(f"this needs {_PYTHON}")


APPLICATION = Kallithea(
    name="kallithea",
    title="Kallithea 0.7.0",
    licence="GPL-3.0-only",
    port=8573,
    ready="/_admin/login",
)
