"""How the ferry line's Phoenix is installed, filled, started and entered."""

from __future__ import annotations

import json
import time
from datetime import datetime, timedelta, timezone
from pathlib import Path
from typing import TYPE_CHECKING, Any
from urllib.request import Request, urlopen

from examples.applications.phoenix.seed import (
    CRITERIA,
    DATASETS,
    LABELS,
    MAKE_POLICY,
    POLICIES,
    PROJECTS,
    PROMPTS,
)
from examples.scripted.application import PATIENCE_S, Application, Server
from examples.scripted.installing import install_python

if TYPE_CHECKING:
    from playwright.sync_api import Page, ViewportSize

    from examples.scripted.people import Person
    from examples.scripted.tasks import Workflow

_HERE = Path(__file__).parent
_FOLDER = "phoenix-env"
_VIEW: ViewportSize = {"width": 1280, "height": 800}
_GRPC = 10_000
"""How far from the port of the pages the one is that other programs tell things to."""
_MODEL = {
    "model_provider": "OPENAI",
    "model_name": "gpt-4o",
    "template_type": "CHAT",
    "template_format": "MUSTACHE",
    "invocation_parameters": {"type": "openai", "openai": {}},
}


class Phoenix(Application):
    """What a ferry line's answering programs were asked, and how that is judged."""

    __slots__ = ()

    def install(self, work: Path) -> None:
        """Install it from the Python package index."""
        install_python(work / _FOLDER, _HERE / "requirements.txt")

    def fill(self, work: Path, data: Path) -> None:
        """Tell it what the ferry line has: desks, criteria, questions and prompts."""
        with self.running(work, data):
            for label, color in LABELS:
                self._tell("v1/dataset_labels", {"name": label, "color": color})
            for criterion in CRITERIA:
                self._tell("v1/annotation_configs", criterion)
            for name, description, asked in PROJECTS:
                told = {"name": name, "description": description}
                self._tell("v1/projects", told)
                spans = {"data": [_span(name, n, *one) for n, one in enumerate(asked)]}
                self._tell(f"v1/projects/{name}/spans", spans)
            for name, days in POLICIES:
                policy = {"name": name, "days": days}
                self._tell("graphql", {"query": MAKE_POLICY, "variables": policy})
            for name, description, examples in DATASETS:
                dataset = {
                    "action": "create",
                    "name": name,
                    "description": description,
                    "inputs": [{"question": question} for question, _ in examples],
                    "outputs": [{"answer": answer} for _, answer in examples],
                }
                self._tell("v1/datasets/upload?sync=true", dataset)
            for name, description, versions in PROMPTS:
                for words in versions:
                    said = [{"role": "system", "content": words}]
                    version = {**_MODEL, "template": {"type": "chat", "messages": said}}
                    prompt = {"name": name, "description": description}
                    self._tell("v1/prompts", {"prompt": prompt, "version": version})
            self._wait_for_spans()

    def server(self, work: Path, data: Path) -> Server:
        """The program's own server, which keeps to itself."""
        program = str(work / _FOLDER / "bin" / "phoenix")
        return Server(
            (program, "serve"),
            {
                "PHOENIX_WORKING_DIR": str(data),
                "PHOENIX_HOST": "127.0.0.1",
                "PHOENIX_PORT": str(self.port),
                "PHOENIX_GRPC_PORT": str(self.port + _GRPC),
                "PHOENIX_TELEMETRY_ENABLED": "false",
                "PHOENIX_ALLOW_EXTERNAL_RESOURCES": "false",
                "PHOENIX_DISABLE_AGENT_ASSISTANT": "true",
                "PHOENIX_ENABLE_MCP_SERVER": "false",
                "TZ": "UTC",
            },
        )

    def sign_in(self, page: Page, person: Person, workflow: Workflow) -> str:
        """Open it: in this office nobody has set a password, and none has a name."""
        page.set_viewport_size(_VIEW)
        page.goto(f"{self.url}/projects")
        page.get_by_text(PROJECTS[0][0]).first.wait_for()
        return person.name

    def _tell(self, path: str, told: dict[str, Any]) -> dict[str, Any]:
        """Tell it something, as other programs do.

        Raises:
            RuntimeError: If it does not take that.
        """
        asked = Request(  # noqa: S310 (loopback)
            f"{self.url}/{path}",
            data=json.dumps(told).encode(),
            headers={"Content-Type": "application/json"},
        )
        with urlopen(asked) as reply:  # noqa: S310 (loopback)
            answer: dict[str, Any] = json.loads(reply.read() or b"{}")
        if answer.get("errors"):
            raise RuntimeError(f"{path} says {answer['errors']}")
        return answer

    def _wait_for_spans(self) -> None:
        """Wait until all that was asked stands in its desk.

        Raises:
            RuntimeError: If that takes minutes.
        """
        end = time.monotonic() + PATIENCE_S
        for name, _, asked in PROJECTS:
            address = f"{self.url}/v1/projects/{name}/spans"
            while True:
                with urlopen(address) as reply:  # noqa: S310 (loopback)
                    if len(json.load(reply)["data"]) == len(asked):
                        break
                if time.monotonic() > end:
                    raise RuntimeError(f"{name} does not get what was asked")
                time.sleep(0.3)


def _span(desk: str, number: int, question: str, answer: str) -> dict[str, Any]:
    """Return what happened when one passenger asked something, some hours ago."""
    begun = datetime.now(timezone.utc) - timedelta(hours=3 + 5 * number)
    ended = begun + timedelta(seconds=2 + number)
    one = f"{desk} {number}".encode().hex()
    return {
        "name": "answer",
        "context": {"trace_id": one[-32:].zfill(32), "span_id": one[-16:].zfill(16)},
        "span_kind": "CHAIN",
        "start_time": begun.isoformat(),
        "end_time": ended.isoformat(),
        "status_code": "OK",
        "attributes": {"input.value": question, "output.value": answer},
    }


APPLICATION = Phoenix(
    name="phoenix",
    title="Arize Phoenix 20.26.1",
    licence="Elastic-2.0",
    port=8582,
)
