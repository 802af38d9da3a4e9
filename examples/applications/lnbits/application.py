"""How the market hall's LNbits is installed, filled, started and entered."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING

from examples.applications.lnbits.seed import OFFICE, fill_payments, make_accounts
from examples.scripted.application import Application, Server
from examples.scripted.installing import install_python
from examples.scripted.people import PASSWORD

if TYPE_CHECKING:
    from playwright.sync_api import Page, ViewportSize

    from examples.scripted.people import Person
    from examples.scripted.tasks import Workflow

_HERE = Path(__file__).parent
_FOLDER = "lnbits-env"
_VIEW: ViewportSize = {"width": 1440, "height": 900}
"""On a narrower screen the last columns of the tables are cut off."""


class LNbits(Application):
    """What the stalls of a market hall owe, and who may see it."""

    __slots__ = ()

    def install(self, work: Path) -> None:
        """Install the package with what it was tried with."""
        install_python(work / _FOLDER, _HERE / "requirements.txt")

    def fill(self, work: Path, data: Path) -> None:
        """Let the program make the accounts, and write down what was paid before."""
        with self.running(work, data):
            make_accounts(self.url)
        with closing(sqlite3.connect(data / "database.sqlite3")) as base, base:
            fill_payments(base)

    def server(self, work: Path, data: Path) -> Server:
        """The pages in one process, which ends as it is told, and money that is none."""
        programs = work / _FOLDER / "bin"
        packages = next((work / _FOLDER / "lib").glob("python3*/site-packages"))
        command = (
            *("sh", str(_HERE / "start.sh"), str(packages)),
            *(str(programs / "uvicorn"), "lnbits.__main__:app"),
            *("--host", "127.0.0.1", "--port", str(self.port)),
        )
        return Server(
            command,
            {
                "AUTH_HTTPS_ONLY": "false",
                "HOST": "127.0.0.1",
                "LNBITS_BACKEND_WALLET_CLASS": "FakeWallet",
                "LNBITS_BASEURL": f"{self.url}/",
                "LNBITS_DATA_FOLDER": str(data),
                "LNBITS_EXTENSIONS_PATH": str(data),
                "LNBITS_MAX_INCOMING_PAYMENT_AMOUNT_SATS": "300000",
                "LNBITS_RATE_LIMIT_NO": "100000",
                "LNBITS_SITE_TITLE": "Quay Hall",
                "PORT": str(self.port),
                "TZ": "UTC",
            },
        )

    def sign_in(self, page: Page, person: Person, workflow: Workflow) -> str:
        """Sign in as the office, and send away what is told to newcomers."""
        page.set_viewport_size(_VIEW)
        page.request.post(
            f"{self.url}/api/v1/auth", data={"username": OFFICE, "password": PASSWORD}
        )
        page.goto(f"{self.url}/wallets")
        page.get_by_role("button", name="I understand").click()
        page.locator(".q-dialog").wait_for(state="detached")
        return OFFICE


APPLICATION = LNbits(
    name="lnbits",
    title="LNbits 1.6.2",
    licence="MIT",
    port=8540,
    ready="/api/v1/health",
)
