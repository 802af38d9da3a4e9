"""How the lost property office's SQLPad is installed, filled, started and entered."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from examples.applications.sqlpad.seed import TABLES_PORT, address, seed
from examples.applications.sqlpad.tables import statements
from examples.scripted.application import Application, Server
from examples.scripted.installing import install_debian, install_node, run
from examples.scripted.people import PASSWORD

if TYPE_CHECKING:
    from playwright.sync_api import Page, ViewportSize

    from examples.scripted.people import Person
    from examples.scripted.tasks import Workflow

_HERE = Path(__file__).parent
_FOLDER = "sqlpad-node"
_VIEW: ViewportSize = {"width": 1280, "height": 800}
"""On a narrower screen little room is left beside the editor."""


class SQLPad(Application):
    """What was found in trams, and who asked for it."""

    __slots__ = ()

    def install(self, work: Path) -> None:
        """Install Debian's MariaDB and npm's package, nothing of which is compiled."""
        install_debian(("mariadb-server",))
        install_node(work / _FOLDER, _HERE / "package.json", building=())

    def fill(self, work: Path, data: Path) -> None:
        """Make the office's tables, and then its people, connections and queries."""
        invented = data / "invented.sql"
        invented.write_text(statements())
        common = ("--no-defaults", "--user=root", f"--datadir={data / 'tables'}")
        small = (f"--tmpdir={data}", "--innodb-log-file-size=8M", "--skip-test-db")
        run(["mariadb-install-db", *common, *small])
        filling = ("mariadb", "--no-defaults", "-e", f"source {invented}")
        run([*self._started(data), *filling])
        (data / "pad").mkdir()
        with self.running(work, data):
            seed(self.url)

    def server(self, work: Path, data: Path) -> Server:
        """Tables and pages."""
        pad = work / _FOLDER / "node_modules" / "sqlpad" / "server.js"
        return Server(
            (*self._started(data), "node", str(pad)),
            {
                "SQLPAD_COOKIE_SECRET": "gloves and keys",
                "SQLPAD_DB_PATH": str(data / "pad"),
                "SQLPAD_IP": "127.0.0.1",
                "SQLPAD_PORT": str(self.port),
                "TZ": "UTC",
            },
        )

    def sign_in(self, page: Page, person: Person, workflow: Workflow) -> str:
        """Sign in; a cookie keeps it."""
        page.set_viewport_size(_VIEW)
        account = address(person.name)
        page.goto(f"{self.url}/signin")
        page.locator("input[name=email]").fill(account)
        page.locator("input[name=password]").fill(PASSWORD)
        page.keyboard.press("Enter")
        page.wait_for_url("**/queries**")
        page.wait_for_load_state("networkidle")
        return account

    def _started(self, data: Path) -> tuple[str, ...]:
        return ("sh", str(_HERE / "tables.sh"), str(data), str(TABLES_PORT))


APPLICATION = SQLPad(
    name="sqlpad",
    title="SQLPad 3.1.0 on MariaDB 10.11",
    licence="MIT",
    port=8551,
    ready="/signin",
)
