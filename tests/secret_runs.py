"""Runs the commands on recordings that hold secrets, and gathers all that comes out."""

from __future__ import annotations

import json
import threading
import traceback
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any, Final, NamedTuple

import msgspec
from click.testing import CliRunner

from tests.secret_lines import Line
from tests.secret_search import Leak, files_below, leaks
from tests.secret_sources import POLICIES, SOURCES
from wb2pm.cli import main as wb2pm
from wb2pm.converters.formats.format import formats
from wb2pm.converters.sources.reading import read
from wb2pm.errors import Wb2pmError
from wb2pm.evaluation.records import write_record
from wb2pm.evaluation.running import evaluate
from wb2pm.evaluation.tasks import Setting
from wb2pm.mcp.jobs import LONGEST_TEXT, Jobs
from wb2pm.mcp.sources import Folders

_Arguments = Callable[[str, str], list[str]]
JOBS: Final = ("sop", "check", "improve", "goal", "ask")
PROCEDURE: Final = "procedure.txt"
QUICKLY: Final = ("--miner", "inductive")
"""One run of hundreds of steps, no two alike, is what some miners take minutes for."""
MODELS: Final = ("bpmn", "json", "pnml", "ptml", "svg")
ENDS: Final = (0, 3)
"""How a command may end: one that is not understood would write nothing."""


def _request(job: str) -> _Arguments:
    def arguments(source: str, _: str) -> list[str]:
        question = ["What was entered?"] if job == "ask" else []
        model = ["--backend", "openai:m", "--base-url", "http://127.0.0.1:9/v1"]
        return [job, *question, source, *model, "--dry-run"]

    return arguments


def _procedure(source: str) -> list[str]:
    """Name a procedure that says all that the lines say."""
    return ["--procedure", str(Path(source).parent.parent / PROCEDURE)]


def _model_as(form: str) -> _Arguments:
    def arguments(source: str, out: str) -> list[str]:
        return ["discover", source, "--out", f"{out}/d.{form}", *QUICKLY]

    return arguments


def _guide(option: str, name: str) -> _Arguments:
    def arguments(source: str, out: str) -> list[str]:
        return ["sop", source, "--merge", option, f"{out}/{name}"]

    return arguments


FAST: Final[dict[str, _Arguments]] = {
    "analyze": lambda source, out: ["analyze", source, "--out", out, *QUICKLY],
}
COMMANDS: Final[dict[str, _Arguments]] = FAST | {
    "analyze what was kept": lambda source, out: [
        "analyze",
        source,
        "--out",
        out,
        *QUICKLY,
    ],
    "convert": lambda source, out: [
        *("convert", source, "--out", f"{out}/c", "--json", "--granularity", "action"),
        *(part for name in formats.names() for part in ("--to", name)),
    ],
    "label": lambda source, out: [
        *("label", source, "--out", f"{out}/names.csv", "--explain"),
    ],
    "label as JSON": lambda source, _: ["label", source, "--json"],
    "sop": lambda source, _: ["sop", source, "--json"],
    "check": lambda source, _: ["check", source, "--others", "--json"],
    "improve": lambda source, _: ["improve", source, "--json"],
    "goal": lambda source, _: ["goal", source, "--json"],
    **{f"model as {form}": _model_as(form) for form in MODELS},
    "ground": lambda source, _: ["ground", source, *_procedure(source), "--json"],
    "segment": lambda source, _: ["segment", source, *_procedure(source), "--json"],
    "rank": lambda source, _: [
        *("rank", _procedure(source)[1], _procedure(source)[1]),
        *("--recordings", source, "--intent", "Sign in", "--json"),
    ],
    **{
        f"guide as {form}": _guide("--out", f"guide.{form}")
        for form in ("html", "md", "docx")
    },
    "pages of guides": _guide("--out", "guides"),
    "skill": _guide("--skill", "skills"),
    "script": _guide("--playwright", "script.py"),
    **{f"{job} as it would be asked": _request(job) for job in JOBS},
}
"""What is run, and its arguments: the source, and where to write."""


class Run(NamedTuple):
    """What became of the lines in one form.

    Attributes:
        carried: How many of the secrets the reader gave to the rest.
        places: How many files and messages were searched.
        leaks: Secrets that were found.
        failures: Commands that broke off with an unexpected error.
    """

    carried: int
    places: int
    leaks: list[Leak]
    failures: list[str]


def carry(
    reader: str, lines: Sequence[Line], folder: Path, commands: dict[str, _Arguments]
) -> Run:
    """Write the lines in the form of a reader, run commands, and look for secrets.

    Args:
        reader: Name of the form.
        lines: The lines.
        folder: An empty folder.
        commands: What to run.
    """
    (folder / "in").mkdir()
    source = SOURCES[reader](folder / "in", lines)
    plain = msgspec.json.encode(read(source).demonstrations).decode()
    carried = [line for line in lines if _in_json(line.secret) in plain]
    _write_procedure(folder / PROCEDURE, lines)
    options = ["--redact", POLICIES[reader]] if reader in POLICIES else []
    said: list[tuple[str, bytes]] = []
    failures: list[str] = []
    for name, arguments in commands.items():
        out = folder / "out" / name.replace(" ", "-")
        out.mkdir(parents=True)
        kept = ["--recordings-cache", str(folder / "out" / "prepared")]
        asked = [*arguments(str(source), str(out)), *kept, *options]
        result = CliRunner().invoke(wb2pm, asked)
        if result.exception and not isinstance(result.exception, SystemExit):
            told = "".join(traceback.format_exception(result.exception))
            failures.append(f"{name}: {told[-300:]}")
        elif result.exit_code not in ENDS:
            failures.append(f"{name}: exit {result.exit_code}: {result.output[-300:]}")
        said.append((f"{name}: printed", result.output.encode()))
    if len(commands) > len(FAST):
        said += _asked(source, folder / "out", options)
        if not options:  # an assistant cannot ask for more to be masked
            said += _told_to_an_assistant(source, folder / PROCEDURE)
        if reader == "wonderbread":
            setting = Setting(data=(str(source),))
            write_record(
                evaluate("goal", setting=setting), folder / "out" / "goal.json"
            )
    said += [*files_below(folder / "out"), *_refusals(source, folder)]
    return Run(len(carried), len(said), leaks(lines, said), failures)


def _write_procedure(path: Path, lines: Sequence[Line]) -> None:
    """Write down what is typed and shown, as somebody may in a procedure."""
    steps = [
        f"{place}. Type {line.text!r} in the {line.label or line.name!r} field."
        for place, line in enumerate(lines, start=1)
    ]
    path.write_text("\n".join(["Sign in", *steps]), encoding="utf-8")


def _in_json(text: str) -> str:
    return msgspec.json.encode(text).decode()[1:-1]


def _asked(
    source: Path, folder: Path, options: Sequence[str]
) -> list[tuple[str, bytes]]:
    """Ask a model that answers nonsense; return what was sent and printed."""
    said: list[tuple[str, bytes]] = []
    with _model() as (address, bodies):
        for job in JOBS[:-1]:
            arguments = [
                *(job, str(source), "--backend", "openai:m", "--base-url", address),
                *("--allow-requests", "--cache", str(folder / "cache")),
                *("--recordings-cache", str(folder / "prepared"), *options),
            ]
            result = CliRunner().invoke(wb2pm, arguments)
            said.append((f"{job} asked of a model: printed", result.output.encode()))
        assert bodies, "nothing was asked"
        said += [("sent to a model", body) for body in bodies]
    return said


def _told_to_an_assistant(source: Path, procedure: Path) -> list[tuple[str, bytes]]:
    """Call what an assistant can call; return what it is told."""
    jobs = Jobs(Folders([source if source.is_dir() else source.parent]))
    written = procedure.read_text(encoding="utf-8")
    told = {"recordings": jobs.recordings(), "read": jobs.read(["f1"])}
    assert "r1.c1" in told["read"], told["read"][:300]
    calls: dict[str, Callable[[], str]] = {
        "log": lambda: jobs.log("r1"),
        "events": lambda: jobs.events("r1.c1"),
        "discover": lambda: jobs.discover("r1.w1", "inductive"),
        "diagram": lambda: jobs.bpmn("m1"),
        "check": lambda: jobs.check("r1.w1", written[:LONGEST_TEXT]),
        "segment": lambda: jobs.segment("r1.c1", {"p": written[:LONGEST_TEXT]}),
        "sop": lambda: jobs.sop("r1.c1"),
        "ask": lambda: jobs.ask("r1.c1", "What was entered?"),
        "improve": lambda: jobs.improve("r1.w1"),
    }
    for name, call in calls.items():
        try:
            told[name] = call()
        except Wb2pmError as exc:
            told[name] = str(exc)
    return [(f"assistant: {name}", text.encode()) for name, text in told.items()]


@contextmanager
def _model() -> Iterator[tuple[str, list[bytes]]]:
    """Run a model on this machine that says the same to everything."""
    bodies: list[bytes] = []
    message = {"role": "assistant", "content": json.dumps({"goal": "Log in"})}
    reply = {"choices": [{"message": message, "finish_reason": "stop"}], "usage": {}}

    class Model(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            bodies.append(self.rfile.read(int(self.headers["Content-Length"])))
            raw = json.dumps(reply).encode()
            self.send_response(200)
            self.send_header("Content-Type", "application/json")
            self.send_header("Content-Length", str(len(raw)))
            self.end_headers()
            self.wfile.write(raw)

        def log_message(self, *_: Any) -> None:
            """Stay silent."""

    server = ThreadingHTTPServer(("127.0.0.1", 0), Model)
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    try:
        yield f"http://127.0.0.1:{server.server_address[1]}/v1", bodies
    finally:
        server.shutdown()
        server.server_close()
        thread.join()


def _refusals(source: Path, folder: Path) -> Iterator[tuple[str, bytes]]:
    """Yield what is said of the source when it is damaged."""
    files = [source] if source.is_file() else sorted(source.rglob("*.json"))
    for file in files:
        content = file.read_bytes()
        for share in (3, 2):
            broken = folder / f"broken{share}" / file.name
            broken.parent.mkdir(exist_ok=True)
            broken.write_bytes(content[: len(content) * (share - 1) // share])
            out = str(folder / f"out{share}")
            result = CliRunner().invoke(wb2pm, ["analyze", str(broken), "--out", out])
            yield "analyze of a damaged source: printed", result.output.encode()
