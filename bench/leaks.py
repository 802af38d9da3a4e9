"""Carry invented secrets through every reader into every output, and look for them.

    python bench/leaks.py [--reader NAME] [--fast]

Writes the lines of ``tests/data/secret_kinds.toml`` into a source of every form that can
carry them, runs the commands on it, and looks for each secret in all that was
written, printed or would be sent: plain, percent-encoded, in base64, packed, in
UTF-16, as HTML and JSON write it, and with tags between its letters. Prints what was
found, by reader and place; exits with 1 if anything was.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from tests.secret_lines import secrets
from tests.secret_runs import COMMANDS, FAST, carry
from tests.secret_search import is_searchable
from tests.secret_sources import SOURCES


def main() -> int:
    """Run it; return the exit code."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--reader", choices=sorted(SOURCES))
    parser.add_argument("--fast", action="store_true")
    asked = parser.parse_args()
    lines = [line for line in secrets() if is_searchable(line)]
    names = [asked.reader] if asked.reader else sorted(SOURCES)
    total = 0
    for name in names:
        begun = time.perf_counter()
        with tempfile.TemporaryDirectory() as folder:
            run = carry(name, lines, Path(folder), FAST if asked.fast else COMMANDS)
        total += len(run.leaks)
        seconds = time.perf_counter() - begun
        print(
            f"{name}: {run.carried} of {len(lines)} lines carried into"
            f" {run.places} places, {len(run.leaks)} leaks, {seconds:.0f} s"
        )
        for place, count in Counter(leak.place for leak in run.leaks).most_common():
            ids = sorted({k.line for k in run.leaks if k.place == place})
            print(f"  {place}: {count} ({', '.join(ids[:12])})")
        for failure in run.failures:
            print(f"  failed: {failure}")
    print(f"{total} leaks of {len({line.kind for line in lines})} kinds")
    return 1 if total else 0


if __name__ == "__main__":
    sys.exit(main())
