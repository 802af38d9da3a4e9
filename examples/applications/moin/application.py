"""How the cable railway's MoinMoin is installed, filled, started and entered."""

from __future__ import annotations

from http.cookiejar import CookieJar
from pathlib import Path
from typing import TYPE_CHECKING
from urllib.parse import quote, urlencode
from urllib.request import HTTPCookieProcessor, OpenerDirector, build_opener

from examples.applications.moin.seed import PAGES, Page
from examples.scripted.application import Application, Server
from examples.scripted.installing import install_python, run
from examples.scripted.people import PASSWORD, PEOPLE

if TYPE_CHECKING:
    from playwright.sync_api import Page as BrowserPage
    from playwright.sync_api import ViewportSize

    from examples.scripted.people import Person
    from examples.scripted.tasks import Workflow

_HERE = Path(__file__).parent
_FOLDER = "moin-env"
_VIEW: ViewportSize = {"width": 1280, "height": 800}
_KIND = "text/x.moin.wiki;charset=utf-8"
_WROTE = "delia"
"""Who wrote what people find."""


class Moin(Application):
    """The wiki of a cable railway's office."""

    __slots__ = ()

    def install(self, work: Path) -> None:
        """Install it from the Python package index."""
        install_python(work / _FOLDER, _HERE / "requirements.txt")

    def fill(self, work: Path, data: Path) -> None:
        """Make the accounts, and let one of them write the pages."""
        moin = str(work / _FOLDER / "bin" / "moin")
        environment = self._environment(data)
        run([moin, "index-create"], folder=data, environment=environment)
        for person in PEOPLE:
            who = ["--name", person.name, "--email", f"{person.name}@hohegg.example"]
            run(
                [moin, "account-create", *who, "--password", PASSWORD],
                folder=data,
                environment=environment,
            )
        with self.running(work, data):
            opened = build_opener(HTTPCookieProcessor(CookieJar()))
            self._post(
                opened,
                "+login",
                {
                    "login_username": _WROTE,
                    "login_password": PASSWORD,
                    "login_nexturl": "/+index",
                    "login_submit": "1",
                },
            )
            for page in PAGES:
                self._write_page(opened, page)

    def server(self, work: Path, data: Path) -> Server:
        """The wiki's own server."""
        program = str(work / _FOLDER / "bin" / "moin")
        address = ("--host", "127.0.0.1", "--port", str(self.port))
        return Server((program, "run", *address), self._environment(data))

    def sign_in(self, page: BrowserPage, person: Person, workflow: Workflow) -> str:
        """Sign in with the form of the wiki."""
        page.set_viewport_size(_VIEW)
        page.goto(f"{self.url}/+login")
        page.fill("#f_login_username", person.name)
        page.fill("#f_login_password", PASSWORD)
        with page.expect_navigation():
            page.press("#f_login_password", "Enter")
        page.goto(f"{self.url}/Home")
        page.locator(f"a:has-text('{person.name}')").first.wait_for()
        return person.name

    def _environment(self, data: Path) -> dict[str, str]:
        return {
            "MOINCFG": str(_HERE / "wiki.cfg"),
            "WIKI_DATA": str(data),
            "WIKI_URL": f"{self.url}/",
            "TZ": "UTC",
        }

    def _post(self, opened: OpenerDirector, path: str, told: dict[str, str]) -> str:
        """Send a form, and return the page that follows."""
        with opened.open(f"{self.url}/{path}", urlencode(told).encode()) as reply:
            return str(reply.read().decode())

    def _write_page(self, opened: OpenerDirector, page: Page) -> None:
        """Save a page as often as it was changed."""
        kind = urlencode({"itemtype": "default", "contenttype": _KIND, "template": ""})
        for text in page.texts:
            self._post(
                opened,
                f"+modify/{quote(page.name)}?{kind}",
                {
                    "content_form_data_text": text,
                    "meta_form_acl": "None",
                    "meta_form_name": page.name,
                    "meta_form_summary": page.summary,
                    "meta_form_tags": page.tags,
                    "comment": "",
                    "submit": "OK",
                },
            )


APPLICATION = Moin(
    name="moin",
    title="MoinMoin 2.0.0b4",
    licence="GPL-2.0-or-later",
    port=8574,
    ready="/+login",
)
