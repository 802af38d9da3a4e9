"""How the ferry company's RabbitMQ is installed, filled, started and entered."""

from __future__ import annotations

import base64
import json
from pathlib import Path
from typing import TYPE_CHECKING, Any
from urllib.request import Request, urlopen

from examples.applications.rabbitmq.seed import (
    COMPANY,
    FIRST,
    definitions,
    limits,
    messages,
)
from examples.scripted.application import Application, Server
from examples.scripted.installing import install_debian
from examples.scripted.people import PASSWORD, PEOPLE

if TYPE_CHECKING:
    from playwright.sync_api import Page, ViewportSize

    from examples.scripted.people import Person
    from examples.scripted.tasks import Workflow

_HERE = Path(__file__).parent
_SETTINGS, _PLUGINS = "rabbitmq.conf", "plugins"
_VIEW: ViewportSize = {"width": 1280, "height": 800}
"""On a narrower screen what stands at the top covers the lists."""


class RabbitMq(Application):
    """What a ferry company's departments tell each other."""

    __slots__ = ()

    def install(self, work: Path) -> None:
        """Install it from Debian, whose own service is not used."""
        install_debian(("rabbitmq-server",))

    def fill(self, work: Path, data: Path) -> None:
        """Say what it listens to, and tell it who and what there is."""
        first = PEOPLE[0].name
        settings = {
            "listeners.tcp.1": f"127.0.0.1:{self._port(2)}",
            "management.tcp.ip": "127.0.0.1",
            "management.tcp.port": self.port,
            "cluster_name": COMPANY,
            "default_vhost": FIRST,
            "default_user": first,
            "default_pass": PASSWORD,
        }
        lines = [f"{name} = {value}\n" for name, value in settings.items()]
        (data / _SETTINGS).write_text("".join(lines), encoding="utf-8")
        (data / _PLUGINS).write_text("[rabbitmq_management].\n", encoding="utf-8")
        with self.running(work, data):
            self._tell("POST", "definitions", definitions())
            for path, told in limits():
                self._tell("PUT", path, told)
            for path, told in messages():
                self._tell("POST", path, told)

    def server(self, work: Path, data: Path) -> Server:
        """One node, on its own name and ports, that keeps all in one folder."""
        return Server(
            ("sh", str(_HERE / "serve.sh"), str(data)),
            {
                "HOME": str(data),
                "LC_ALL": "C.UTF-8",
                "ERL_EPMD_PORT": str(self._port(0)),
                "RABBITMQ_NODENAME": "ferries@localhost",
                "RABBITMQ_DIST_PORT": str(self._port(1)),
                "RABBITMQ_CONFIG_FILE": str(data / _SETTINGS),
                "RABBITMQ_CONF_ENV_FILE": str(data / "none"),
                "RABBITMQ_ENABLED_PLUGINS_FILE": str(data / _PLUGINS),
                "RABBITMQ_GENERATED_CONFIG_DIR": str(data / "settled"),
                "RABBITMQ_LOG_BASE": str(data / "log"),
                "RABBITMQ_MNESIA_BASE": str(data / "kept"),
                "RABBITMQ_SERVER_ADDITIONAL_ERL_ARGS": (
                    "-kernel inet_dist_use_interface {127,0,0,1}"
                ),
                "TZ": "UTC",
            },
        )

    def sign_in(self, page: Page, person: Person, workflow: Workflow) -> str:
        """Sign in with a name and a password."""
        page.set_viewport_size(_VIEW)
        page.goto(f"{self.url}/")
        page.fill("[name=username]", person.name)
        page.fill("[name=password]", PASSWORD)
        page.press("[name=password]", "Enter")
        page.locator("#main h1:text-is('Overview')").wait_for()
        counting = page.get_by_text("Node statistics not available")
        counting.wait_for(state="hidden")  # for some seconds it has not counted yet
        return person.name

    def _port(self, n: int) -> int:
        """Return a port for what is no page."""
        return 10_000 + self.port + n

    def _tell(self, how: str, path: str, told: dict[str, Any]) -> None:
        """Tell it something by way of its own interface."""
        who = base64.b64encode(f"{PEOPLE[0].name}:{PASSWORD}".encode()).decode()
        said = {"Authorization": f"Basic {who}", "Content-Type": "application/json"}
        request = Request(  # noqa: S310 (loopback)
            f"{self.url}/api/{path}", json.dumps(told).encode(), said, method=how
        )
        with urlopen(request) as answer:  # noqa: S310 (loopback)
            answer.read()


APPLICATION = RabbitMq(
    name="rabbitmq",
    title="RabbitMQ 3.10.8 with its management pages",
    licence="MPL-2.0",
    port=8555,
    shown_addresses=(
        "https://www.rabbitmq.com/admin-guide.html",
        "https://www.rabbitmq.com/getstarted.html",
        "https://groups.google.com/forum/#!forum/rabbitmq-users",
        "https://rabbitmq-slack.herokuapp.com/",
        "https://www.rabbitmq.com/services.html",
        "https://www.rabbitmq.com/plugins.html",
        "https://www.rabbitmq.com/github.html",
        "https://www.rabbitmq.com/changelog.html",
    ),
)
