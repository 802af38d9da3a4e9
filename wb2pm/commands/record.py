"""The command that records work in a browser."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import click

from wb2pm.commands.options import PATHS, Command, tell, write_json


@click.command(cls=Command)
@click.argument("url", required=False)
@click.option("--out", type=PATHS, help="Folder that receives the recording's folder.")
@click.option("--intent", metavar="TEXT", help="The goal in words.")
@click.option("--workflow", metavar="ID", help="Workflow that the recording is of.")
@click.option("--actor", metavar="NAME", help="Who does it.")
@click.option(
    "--site", metavar="NAME", help="Name of the application. Default: its host."
)
@click.option(
    "--cdp",
    metavar="ADDRESS",
    help="Attach to a browser that was started with --remote-debugging-port, such"
    " as http://127.0.0.1:9222.",
)
@click.option(
    "--browser",
    type=click.Path(exists=True, dir_okay=False),
    help="The browser's program. Default: an installed Chromium, Chrome or Edge.",
)
@click.option("--headless", is_flag=True, help="Open the browser without a window.")
@click.option("--keep-html", is_flag=True, help="Keep the source of every page.")
@click.option("--no-screenshots", is_flag=True, help="Keep no pictures.")
@click.option(
    "--desktop",
    is_flag=True,
    help="Record this whole computer instead of a browser (Linux, in a session of X;"
    " needs the extra `desktop`).",
)
@click.option(
    "--recover",
    type=click.Path(path_type=Path, exists=True, file_okay=False),
    help="Write the trace of a recording that was killed, and record nothing.",
)
@click.option(
    "--json", "as_json", is_flag=True, help="Print what was recorded as JSON."
)
def record(
    url: str | None,
    out: Path | None,
    recover: Path | None,
    no_screenshots: bool,
    as_json: bool,
    **options: Any,
) -> None:
    """Record work in a browser (needs the extra `record`).

    A browser opens at URL; do the work, then close it or press Ctrl-C. Passwords,
    card details and one-time codes are never stored.

    \b
    Examples:
      wb2pm record https://shop.example/admin --out recordings --intent "Ship an order"
      wb2pm record --cdp http://127.0.0.1:9222 --out recordings --workflow 2001
      wb2pm record --desktop --out recordings --intent "File the invoices"
      wb2pm record --recover "recordings/2001 @ 2026-03-17-09-12-04"
    """
    if recover is not None:
        from wb2pm.record.finishing import finish_recording

        finish_recording(recover)
        _say(recover, as_json=as_json)
        return
    if out is None:
        raise click.UsageError("Missing option '--out'.")
    if options.pop("desktop"):
        _record_desktop(out, options, given=url)
        return
    if url is None and options["cdp"] is None:
        raise click.UsageError("Missing argument 'URL': where does the work begin?")
    from wb2pm.record.session import record as run

    def started(folder: Path) -> None:
        tell(f"Recording to {folder}; close the browser or press Ctrl-C to end.")

    folder = run(
        url, out=out, screenshots=not no_screenshots, on_start=started, **options
    )
    _say(folder, as_json=as_json)


def _record_desktop(out: Path, options: dict[str, Any], *, given: str | None) -> None:
    of_browsers = {"site", "actor", "cdp", "browser", "headless", "keep_html"}
    named = [f"--{name.replace('_', '-')}" for name in of_browsers if options[name]]
    if given or named:
        raise click.UsageError(
            "--desktop records the whole computer: leave out"
            f" {', '.join([*([given] if given else []), *sorted(named)])}."
        )
    from wb2pm.record.desktop.recorder import record_desktop
    from wb2pm.record.session import interrupts

    with interrupts() as interrupted:
        folder = record_desktop(
            out,
            intent=options["intent"],
            workflow=options["workflow"],
            until=interrupted,
            on_start=lambda folder: tell(
                f"Recording to {folder}; press Ctrl-C here to end."
            ),
        )
    click.echo(folder)


def _say(folder: Path, *, as_json: bool) -> None:
    from wb2pm.converters.wonderbread.reader import read_demonstration

    demonstration = read_demonstration(folder)
    said = {
        "folder": str(folder),
        "actions": demonstration.source_actions,
        "notes": [issue.message for issue in demonstration.issues],
    }
    if as_json:
        write_json(said)
        return
    tell(f"{demonstration.source_actions} actions")
    for issue in demonstration.issues:
        tell(issue.message)
    click.echo(folder)
