"""How the observatory's Fossil is installed, filled, started and entered."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from http.cookiejar import CookieJar
from pathlib import Path
from typing import TYPE_CHECKING
from urllib.parse import urlencode
from urllib.request import HTTPCookieProcessor, build_opener

from examples.applications.fossil.seed import PAGES, SITE, THREADS, TICKETS, told
from examples.scripted.application import Application, Server
from examples.scripted.installing import install_debian, run
from examples.scripted.people import PASSWORD, PEOPLE

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from examples.scripted.people import Person
    from examples.scripted.tasks import Workflow

_HERE = Path(__file__).parent
_KEEPER = "greta"
"""Who set it up."""
_MAY = "bcfhjkmnoprw234"
"""What everybody else may do: write in the wiki, tickets and the forum."""
_SETTINGS = {
    "backoffice-disable": "1",
    "search-forum": "1",
    "search-tkt": "1",
    "search-wiki": "1",
}
_REPOSITORY = "observatory.fossil"


class Fossil(Application):
    """What the people of an observatory write down for each other."""

    __slots__ = ()

    def install(self, work: Path) -> None:
        """Install it from Debian."""
        install_debian(("fossil",))

    def fill(self, work: Path, data: Path) -> None:
        """Make a repository, and put in what is invented, the forum through its pages."""
        repository, home = str(data / _REPOSITORY), self._home(data)
        at = ("-R", repository)
        named = ("-A", _KEEPER, "--project-name", SITE)
        run(["fossil", "init", *named, repository], environment=home)
        for name in (person.name for person in PEOPLE):
            known = (name, name.capitalize(), PASSWORD)
            run(["fossil", "user", "new", *known, *at], environment=home)
            rights = ("user", "capabilities", name, _MAY)
            run(["fossil", *rights, *at], environment=home)
        lists = (_HERE / "lists.th1").read_text(encoding="utf-8")
        with closing(sqlite3.connect(repository)) as opened, opened:
            opened.executemany(
                "replace into config (name, value, mtime) values (?, ?, 0)",
                (_SETTINGS | {"ticket-common": lists}).items(),
            )
        for name, text in PAGES:
            page = ("wiki", "create", name, "-M", "markdown", "--user", _KEEPER)
            run(["fossil", *page, *at], environment=home, text=told(text))
        columns = ("title", "type", "severity", "subsystem", "status")
        for one in TICKETS:
            pairs = [text for pair in zip(columns, one, strict=True) for text in pair]
            ticket = ("ticket", "add", *pairs, "--user", _KEEPER)
            run(["fossil", *ticket, *at], environment=home)
        with self.running(work, data):
            self._ask_in_forum()

    def server(self, work: Path, data: Path) -> Server:
        """Its own server."""
        place = ("--localhost", "-P", str(self.port), "--nojail", "--nossl")
        command = ("fossil", "server", *place, str(data / _REPOSITORY))
        return Server(command, self._home(data))

    def sign_in(self, page: Page, person: Person, workflow: Workflow) -> str:
        """Sign in as one of those who look after the observatory."""
        page.goto(f"{self.url}/login")
        page.fill("#u", person.name)
        page.fill("#p", PASSWORD)
        with page.expect_navigation():
            page.press("#p", "Enter")
        page.locator(f"a:text-is('{person.name}')").wait_for()
        return person.name

    def _ask_in_forum(self) -> None:
        """Let people ask, and others reply, each signed in."""
        signed_in = []
        for person in PEOPLE:
            opener = build_opener(HTTPCookieProcessor(CookieJar()))
            opener.addheaders = [("Referer", f"{self.url}/")]
            known = {"u": person.name, "p": PASSWORD, "in": "Login"}
            opener.open(f"{self.url}/login", urlencode(known).encode()).close()
            signed_in.append(opener)
        common = {"mimetype": "text/x-markdown", "submit": "Submit"}
        for n, (title, question, replies) in enumerate(THREADS):
            sent = {"title": title, "content": question}
            path = "forume1"
            for k, reply in enumerate((*replies, None)):
                opener = signed_in[(n + k) % len(signed_in)]
                body = urlencode(common | sent).encode()
                with opener.open(f"{self.url}/{path}", body) as shown:
                    post = shown.url.rpartition("/")[2]
                sent = {"fpid": post, "reply": "1", "content": reply or ""}
                path = "forume2"

    def _home(self, data: Path) -> dict[str, str]:
        return {"FOSSIL_HOME": str(data), "TZ": "UTC"}


APPLICATION = Fossil(
    name="fossil",
    title="Fossil 2.21",
    licence="BSD-2-Clause",
    port=8556,
    ready="/home",
)
