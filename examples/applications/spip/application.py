"""How the mountain huts' SPIP is installed, filled, started and entered."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import TYPE_CHECKING
from urllib.parse import urlencode
from urllib.request import urlopen

from examples.applications.spip.seed import told
from examples.scripted.application import Application, Server
from examples.scripted.installing import debian_archive, install_debian, run
from examples.scripted.people import PASSWORD, PEOPLE

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from examples.scripted.people import Person
    from examples.scripted.tasks import Workflow

_HERE = Path(__file__).parent
_NEXT = (
    "spip=4.4.30+dfsg-0+deb13u1",
    "php-algo26-idna-convert=3.2.0-1",
    "php-jakeasmith-http-build-url=1.0.1-4",
)
"""What this release of Debian does not have, but the next one."""
_NEEDED = (
    *("php-cli", "php-sqlite3", "php-xml", "php-gd", "php-mbstring", "php-zip"),
    *("php-getid3", "php-symfony-dependency-injection", "php-symfony-filesystem"),
    *("php-symfony-deprecation-contracts", "fonts-dustin", "libjs-jquery"),
    *("libjs-jquery-form", "libjs-jquery-jstree", "libjs-mediaelement"),
    *("libjs-prefix-free", "libjs-twitter-bootstrap-datepicker", "node-js-cookie"),
)
"""What the packages need, but for a web server."""
_PROGRAMS = "spip-programs"
_SHARED = ("fonts", "javascript", "nodejs")
_KEYS = "/usr/share/keyrings/debian-archive-keyring.gpg"
_MOVED = (
    ("spip/vendor/autoload.php", "'/usr/share/php/Algo26", "'/../../php/Algo26"),
    ("spip/vendor/autoload.php", "'/usr/share/php/Spip", "'/../../php/Spip"),
    (
        "php/SpipLeague/Component/Kernel/InstallationDetector.php",
        "'/usr/share/spip",
        "'/../../../../spip",
    ),
    (
        "php/Algo26/IdnaConvert/autoload.php",
        "'/usr/share/php/Jakeasmith",
        "'/../../Jakeasmith",
    ),
)
"""File, what it takes for the place of something, and where that is from there."""
_WRITTEN = ("IMG", "config", "local", "tmp")
_UNUSED = ("mutualisation", "plugins", "sites", "themes")


class Spip(Application):
    """What four huts in the mountains tell their guests."""

    __slots__ = ()

    def install(self, work: Path) -> None:
        """Unpack packages of Debian's next release, and install what they need."""
        install_debian(_NEEDED)
        folder, code = work / _PROGRAMS, self._code(work)
        whole = folder / "whole"
        if whole.is_file():
            return
        shutil.rmtree(folder, ignore_errors=True)
        for name in ("lists/partial", "cache/archives/partial"):
            (folder / name).mkdir(parents=True)
        sources = folder / "sources.list"
        sources.write_text(
            f"deb [signed-by={_KEYS}] {debian_archive()} trixie main\n",
            encoding="utf-8",
        )
        apt = [
            *("apt-get", "-qq", "-o", f"Dir::Etc::sourcelist={sources}"),
            *("-o", "Dir::Etc::sourceparts=/dev/null"),
            *("-o", f"Dir::State::lists={folder / 'lists'}"),
            *("-o", f"Dir::Cache={folder / 'cache'}"),
        ]
        run([*apt, "update"])
        run([*apt, "download", *_NEXT], folder=folder)
        for package in folder.glob("*.deb"):
            run(["dpkg-deb", "--extract", str(package), str(folder)])
        for name in _SHARED:
            (code.parent / name).symlink_to(Path("/usr/share") / name)
        for path, old, new in _MOVED:
            file = code.parent / path
            text = file.read_text(encoding="utf-8").replace(old, f"__DIR__ . {new}")
            file.write_text(text, encoding="utf-8")
        for name in _UNUSED:
            self._remove(code / name)
        (code / "plugins").mkdir()
        shutil.copytree(code / "config" / "spip", folder / "settings")
        whole.touch()

    def fill(self, work: Path, data: Path) -> None:
        """Go through its own installation, and put in what is invented."""
        for name in _WRITTEN:
            (data / name).mkdir()
        shutil.copytree(work / _PROGRAMS / "settings", data / "config" / "spip")
        first = PEOPLE[0].name
        account = {
            "nom": first.capitalize(),
            "email": f"{first}@rimewald.example",
            "login": first,
            "pass": PASSWORD,
            "pass_verif": PASSWORD,
        }
        with self.running(work, data):
            self._install_step("chmod")
            self._install_step("3", choix_db="new_spip", table_new="spip", chmod="511")
            self._install_step("3b", **account)
            self._install_step("4")
            self._install_step("fin")
        invented = data / "invented.json"
        invented.write_text(told(first=1), encoding="utf-8")
        newer = f"-dauto_prepend_file={_HERE / 'newer.php'}"
        script = (str(_HERE / "seed.php"), str(self._code(work)), str(invented))
        run(["php", newer, *script], environment=self._said())
        shutil.rmtree(data / "tmp" / "cache")  # what it remembers of the empty site

    def server(self, work: Path, data: Path) -> Server:
        """PHP's own server; the code finds the data by links."""
        code = self._code(work)
        for name in _WRITTEN:
            self._remove(code / name)
            (code / name).symlink_to(data / name)
        told_php = (
            f"auto_prepend_file={_HERE / 'newer.php'}",
            f"session.save_path={data / 'tmp'}",
            "display_errors=0",
        )
        return Server(
            (
                *("php", *(f"-d{one}" for one in told_php)),
                *("-S", self.url.removeprefix("http://"), "-t", str(code)),
            ),
            self._said() | {"PHP_CLI_SERVER_WORKERS": "4"},
        )

    def sign_in(self, page: Page, person: Person, workflow: Workflow) -> str:
        """Sign in as one of the federation's office."""
        page.goto(f"{self.url}/spip.php?page=login&url=%2Fecrire%2F&lang=en")
        page.fill("#var_login", person.name)
        page.fill("#password", PASSWORD)
        with page.expect_navigation():
            page.press("#password", "Enter")
        page.locator("#bando_navigation").wait_for()
        page.wait_for_load_state("networkidle")
        return person.name

    def _install_step(self, step: str, **answers: str) -> None:
        """Answer one page of its installation."""
        said = {"etape": step, "server_db": "sqlite3", "tprefix": "spip"} | answers
        address = f"{self.url}/ecrire/?exec=install"
        with urlopen(address, urlencode(said).encode()) as answer:  # noqa: S310 (loopback)
            answer.read()

    def _code(self, work: Path) -> Path:
        return work / _PROGRAMS / "usr" / "share" / "spip"

    def _said(self) -> dict[str, str]:
        address = self.url.removeprefix("http://")
        return {"APPLICATION_HOST": address, "TZ": "UTC"}

    def _remove(self, path: Path) -> None:
        if path.is_symlink():
            path.unlink()
        elif path.is_dir():
            shutil.rmtree(path)


APPLICATION = Spip(
    name="spip",
    title="SPIP 4.4.30",
    licence="GPL-3.0-or-later",
    port=8545,
    ready="/spip.png",
    shown_addresses=("https://www.spip.net/en",),
)
