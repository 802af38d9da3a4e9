"""How the weavers' guild's Shaarli is installed, filled, started and entered."""

from __future__ import annotations

import json
import shutil
from pathlib import Path
from typing import TYPE_CHECKING
from urllib.parse import urlencode
from urllib.request import urlopen

from examples.applications.shaarli.seed import SITE, told
from examples.scripted.application import Application, Server
from examples.scripted.installing import install_debian, run
from examples.scripted.people import PASSWORD

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from examples.scripted.people import Person
    from examples.scripted.tasks import Workflow

_HERE = Path(__file__).parent
_OFFICE = "office"
"""Shaarli knows one account only: those who look after the links share it."""
_INSTALLED = Path("/usr/share/shaarli")
_PROGRAM = "shaarli-program"
_DATA = "kept"
_WRITTEN = ("data", "cache", "pagecache", "tmp", "sessions")
_PREFIX, _SUFFIX = "<?php /*", "*/ ?>"


class Shaarli(Application):
    """What the guild has collected on the web."""

    __slots__ = ()

    def install(self, work: Path) -> None:
        """Install it from Debian, and copy it, as it names the folder of its data."""
        install_debian(("php-cli", "fonts-fork-awesome", "shaarli"))
        code = self._code(work)
        if (code / "whole").is_file():
            return
        shutil.rmtree(code, ignore_errors=True)
        shutil.copytree(_INSTALLED, code, ignore=lambda *_: ("cache", "doc"))
        moved = {
            str(_INSTALLED): str(code),
            "/var/lib/shaarli": str(code / _DATA),
            "/var/cache/shaarli": str(code / _DATA),
        }
        for path in code.rglob("*.php"):
            text = path.read_text(encoding="utf-8")
            for old, new in moved.items():
                text = text.replace(old, new)
            path.write_text(text, encoding="utf-8")
        (code / "whole").touch()

    def fill(self, work: Path, data: Path) -> None:
        """Go through its own installation, and put in what is invented."""
        for name in _WRITTEN:
            (data / name).mkdir()
        account = {"setlogin": _OFFICE, "setpassword": PASSWORD, "title": SITE}
        with self.running(work, data):
            answers = urlencode(account | {"language": "en"}).encode()
            with urlopen(f"{self.url}/install", answers) as answer:  # noqa: S310 (loopback)
                answer.read()
        config = data / "data" / "config.json.php"
        text = config.read_text(encoding="utf-8")
        settings = json.loads(text.removeprefix(_PREFIX).removesuffix(_SUFFIX))
        settings["thumbnails"]["mode"] = "none"  # they would be fetched
        changed = f"{_PREFIX}{json.dumps(settings)}{_SUFFIX}"
        config.write_text(changed, encoding="utf-8")
        invented = data / "invented.json"
        invented.write_text(told(), encoding="utf-8")
        script = (str(_HERE / "seed.php"), str(self._code(work)), str(invented))
        run(["php", *script], environment={"TZ": "UTC"})

    def server(self, work: Path, data: Path) -> Server:
        """PHP's own server, which fetches no page; the code finds the data by a link."""
        code = self._code(work)
        link = code / _DATA
        link.unlink(missing_ok=True)
        link.symlink_to(data)
        said = (
            f"session.save_path={data / 'sessions'}",
            "allow_url_fopen=0",
            "disable_functions=curl_init",
            "display_errors=0",
        )
        return Server(
            (
                *("php", *(f"-d{one}" for one in said)),
                *("-S", self.url.removeprefix("http://"), "-t", str(code)),
            ),
            {"PHP_CLI_SERVER_WORKERS": "4", "TZ": "UTC"},
        )

    def sign_in(self, page: Page, person: Person, workflow: Workflow) -> str:
        """Sign in with the account that the guild's office shares."""
        page.goto(f"{self.url}/login")
        page.fill("[name=login]:visible", _OFFICE)
        page.fill("[name=password]:visible", PASSWORD)
        with page.expect_navigation():
            page.keyboard.press("Enter")
        page.locator("#shaarli-menu-shaare").wait_for()
        return _OFFICE

    def _code(self, work: Path) -> Path:
        return work / _PROGRAM


APPLICATION = Shaarli(
    name="shaarli",
    title="Shaarli 0.12.1",
    licence="Zlib",
    port=8554,
    ready="/tpl/default/img/favicon.png",
    shown_addresses=(
        "https://github.com/shaarli/Shaarli",
        "http://daringfireball.net/projects/markdown/syntax",
    ),
)
