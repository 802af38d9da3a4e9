"""Move the fragments of the change log into CHANGELOG.md.

python changelog.d/release.py VERSION [YYYY-MM-DD]
"""

from __future__ import annotations

import sys
from datetime import datetime, timezone
from pathlib import Path


def release(root: Path, version: str, day: str) -> None:
    """Put the fragments under a heading for `version`, newest release first.

    Args:
        root: The repository.
        version: What is released.
        day: When, as YYYY-MM-DD.

    Raises:
        SystemExit: If there is no fragment, or the version is there already.
    """
    log = root / "CHANGELOG.md"
    text = log.read_text(encoding="utf-8")
    fragments = sorted(
        path for path in (root / "changelog.d").glob("*.md") if path.name != "README.md"
    )
    if not fragments:
        raise SystemExit("There is no fragment in changelog.d.")
    if f"\n## {version} " in text:
        raise SystemExit(f"CHANGELOG.md has a section for {version} already.")
    changes = [path.read_text(encoding="utf-8").strip() for path in fragments]
    intro, separator, older = text.partition("\n## ")
    section = f"\n## {version} ({day})\n\n" + "\n\n".join(changes) + "\n"
    log.write_text(intro + section + separator + older, encoding="utf-8", newline="\n")
    for path in fragments:
        path.unlink()


if __name__ == "__main__":
    if len(sys.argv) not in {2, 3}:
        raise SystemExit(__doc__)
    today = f"{datetime.now(tz=timezone.utc):%Y-%m-%d}"
    release(Path(__file__).parents[1], *(*sys.argv[1:], today)[:2])
