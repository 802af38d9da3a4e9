"""``wb2pm cache``: what is kept of recordings, and clearing it."""

from __future__ import annotations

from pathlib import Path

import click

from wb2pm.commands.options import CACHE_VARIABLE, Command, say, write_json

_MEGABYTE = 1e6


@click.command(cls=Command)
@click.option(
    "--folder",
    type=click.Path(path_type=Path, file_okay=False),
    envvar=CACHE_VARIABLE,
    metavar="DIR",
    help="Folder of the cache. Default: that of the system for such files.",
)
@click.option("--clear", is_flag=True, help="Remove what is kept.")
@click.option(
    "--unused-days",
    type=click.FloatRange(min=0),
    default=0,
    metavar="DAYS",
    help="With --clear: only what was not used for as many days.",
)
@click.option("--json", "as_json", is_flag=True, help="Print it as JSON.")
def cache(
    folder: Path | None, *, clear: bool, unused_days: float, as_json: bool
) -> None:
    """Tell what is kept of prepared recordings, or remove it.

    \b
    Examples:
      wb2pm cache
      wb2pm cache --clear --unused-days 30
    """
    from wb2pm.analysis.cache import PreparedCache, default_cache

    kept = PreparedCache(folder=str(folder or default_cache()))
    removed = kept.clear(unused_days=unused_days) if clear else 0
    size = kept.measure()
    if as_json:
        write_json({"folder": size.folder, "entries": size.entries, "bytes": size.size})
        return
    if clear:
        say(f"{removed:,} prepared recordings removed")
    say(
        f"{size.entries:,} prepared recordings, {size.size / _MEGABYTE:,.1f} MB, in"
        f" {size.folder}"
    )
