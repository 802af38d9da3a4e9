"""How the workshop's list of issues is installed, filled, started and entered."""

from __future__ import annotations

import os
import shutil
from pathlib import Path
from typing import TYPE_CHECKING

from examples.scripted.application import Application, Server
from examples.scripted.installing import install_debian, run
from examples.scripted.people import PASSWORD, PEOPLE

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from examples.scripted.people import Person
    from examples.scripted.tasks import Workflow

_HERE = Path(__file__).parent
_NEEDED = (
    *("ruby", "ruby-bundler", "ruby-rails", "ruby-sqlite3", "puma", "bundler"),
    *("ruby-actionpack-action-caching", "ruby-actionpack-xml-parser"),
    *("ruby-addressable", "ruby-commonmarker", "ruby-csv", "ruby-html-pipeline"),
    *("ruby-i18n", "ruby-jquery-rails", "ruby-mail", "ruby-marcel"),
    *("ruby-mini-magick", "ruby-mini-mime", "ruby-mocha", "ruby-net-ldap"),
    *("ruby-nokogiri", "ruby-rails-observers", "ruby-rbpdf", "ruby-redcarpet"),
    *("ruby-request-store", "ruby-roadie", "ruby-roadie-rails", "ruby-rotp"),
    *("ruby-rouge", "ruby-rqrcode", "ruby-sanitize", "ruby-task-list", "ruby-zip"),
    *("libjs-chart.js", "libjs-jquery", "libjs-jquery-ui", "libjs-raphael"),
)
"""What Debian's package needs, but for what sets up a database for the whole system."""
_PROGRAMS = "redmine-programs"
_SHARED = ("javascript", "ruby-jquery-rails")
_GEMS = "".join(f'gem "{name}"\n' for name in ("sqlite3", "puma"))


class Redmine(Application):
    """The workshop of a ferry company, and what is broken aboard."""

    __slots__ = ()

    def install(self, work: Path) -> None:
        """Unpack Debian's package into a folder, and install what it needs.

        Installed as a whole, it asks for gems as files, which Debian does not have.
        """
        install_debian(_NEEDED)
        code = self._code(work)
        if (code / "Gemfile.local").is_file():
            return
        folder = work / _PROGRAMS
        shutil.rmtree(folder, ignore_errors=True)
        folder.mkdir(parents=True)
        run(["apt-get", "download", "-qq", "redmine"], folder=folder)
        (package,) = folder.glob("redmine_*.deb")
        run(["dpkg-deb", "--extract", str(package), str(folder)])
        for name in _SHARED:
            (code.parent / name).symlink_to(Path("/usr/share") / name)
        for path in ("Gemfile.lock", "config/database.yml", "instances"):
            (code / path).unlink()  # they lead to what belongs to the whole system
        (code / "instances").symlink_to(work / self.name)
        (code / "Gemfile.local").write_text(_GEMS, encoding="utf-8")

    def fill(self, work: Path, data: Path) -> None:
        """Make the database, the accounts, the projects and the issues."""
        (data / "config").mkdir()
        secret = data / "config" / "secret_key.txt"
        secret.write_text("harbour" * 10, encoding="utf-8")
        for name in ("files", "log", "tmp"):
            (data / name).mkdir()
        people = " ".join(person.name for person in PEOPLE)
        said = self._said(work, data) | {"PEOPLE": people, "PASSWORD": PASSWORD}
        for command in (
            ("rake", "db:migrate"),
            ("rake", "redmine:load_default_data"),
            ("rails", "runner", str(_HERE / "seed.rb")),
        ):
            bundled = ["bundle", "exec", *command]
            run(bundled, folder=self._code(work), environment=said)

    def server(self, work: Path, data: Path) -> Server:
        """Puma, Debian's own server of Ruby programs."""
        address = self.url.replace("http", "tcp")
        command = (
            *("bundle", "exec", "puma", "--dir", str(self._code(work))),
            *("--bind", address, "--threads", "4:4", "--environment", "production"),
        )
        return Server(command, self._said(work, data))

    def sign_in(self, page: Page, person: Person, workflow: Workflow) -> str:
        """Sign in as somebody of the workshop."""
        page.goto(f"{self.url}/login")
        page.fill("#username", person.name)
        page.fill("#password", PASSWORD)
        with page.expect_navigation():
            page.press("#password", "Enter")
        return person.name

    def _code(self, work: Path) -> Path:
        return work / _PROGRAMS / "usr" / "share" / "redmine"

    def _said(self, work: Path, data: Path) -> dict[str, str]:
        return {
            "BUNDLE_GEMFILE": str(self._code(work) / "Gemfile"),
            "DATABASE_URL": f"sqlite3:{data / 'redmine.sqlite3'}",
            "RAILS_ENV": "production",
            "REDMINE_INSTANCE": data.name,
            "REDMINE_LANG": "en",
            "SCHEMA": os.devnull,
            "TZ": "UTC",
        }


APPLICATION = Redmine(
    name="redmine",
    title="Redmine 5.0.4",
    licence="GPL-2.0-or-later",
    port=8493,
    ready="/login",
)
