"""How the organ builder's directory is installed, filled, started and entered."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import TYPE_CHECKING

from examples.applications.lam.seed import PROFILES, entries, profile
from examples.scripted.application import Application, Server
from examples.scripted.installing import install_debian, run
from examples.scripted.people import PASSWORD, PEOPLE

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from examples.scripted.people import Person
    from examples.scripted.tasks import Workflow

_HERE = Path(__file__).parent
_CODE = Path("/usr/share/ldap-account-manager")
_SETTINGS = Path("/var/lib/ldap-account-manager/config")
_PACKAGES = ("ldap-account-manager", "slapd", "php-cli")


class LdapAccountManager(Application):
    """Who works in an organ builder's workshop, and what each may use."""

    __slots__ = ()

    def install(self, work: Path) -> None:
        """Install Debian's packages, and copy the page's code to settle it by itself."""
        install_debian(_PACKAGES)
        code = work / "lam-code"
        if not code.is_dir():
            kept = shutil.ignore_patterns("config", "sess", "tmp", "docs", "*.mo")
            shutil.copytree(_CODE, code, ignore=kept)

    def fill(self, work: Path, data: Path) -> None:
        """Make the directory, and what the page keeps beside it."""
        for name in ("directory", "sess", "tmp/internal"):
            (data / name).mkdir(parents=True)
        config = data / "config"
        profiles = config / "profiles" / "lam"
        profiles.mkdir(parents=True)
        for name in PROFILES:
            (profiles / f"{name}.user").write_text(profile(name))
        (config / "pdf").mkdir()
        shutil.copytree(_SETTINGS / "templates", config / "templates")
        shutil.copyfile(_SETTINGS / "language", config / "language")
        shutil.copyfile(_SETTINGS / "config.cfg.sample", config / "config.cfg")
        shutil.copyfile(_HERE / "lam.conf", config / "lam.conf")
        keepers = [person.name.capitalize() for person in PEOPLE]
        run(
            ["slapadd", "-q", "-f", str(_HERE / "slapd.conf")],
            folder=data,
            text=entries(PASSWORD, keepers),
        )

    def server(self, work: Path, data: Path) -> Server:
        """The directory's server, and PHP's own."""
        return Server(
            (
                *("sh", str(_HERE / "start.sh"), str(data)),
                *(self.url.removeprefix("http://"), str(work / "lam-code")),
                *(str(_HERE / "slapd.conf"), f"ldap://127.0.0.1:{10_000 + self.port}"),
            ),
            {"PHP_CLI_SERVER_WORKERS": "4"},
        )

    def sign_in(self, page: Page, person: Person, workflow: Workflow) -> str:
        """Sign in as one of those who keep the directory."""
        name = person.name.capitalize()
        page.goto(f"{self.url}/templates/login.php")
        page.select_option("[name=username]", label=name)
        page.fill("[name=passwd]", PASSWORD)
        with page.expect_navigation():
            page.press("[name=passwd]", "Enter")
        page.wait_for_load_state("networkidle")
        return name


APPLICATION = LdapAccountManager(
    name="lam",
    title="LDAP Account Manager 8.3 on OpenLDAP 2.5.13",
    licence="GPL-2.0-or-later",
    port=8526,
    ready="/templates/login.php",
)
