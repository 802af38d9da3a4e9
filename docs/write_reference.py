"""Write docs/reference.md from the names that `wb2pm` offers: `python docs/write_reference.py`."""

from __future__ import annotations

import sys
from pathlib import Path

import wb2pm

INTRODUCTION = """\
# Reference

<!-- Written by docs/write_reference.py; the site fills it from the docstrings. -->

What each name at the top of `wb2pm` takes, returns and refuses. In a checkout, `help(wb2pm.discover)` says the same;
[public names](api.md) has all others, a sentence each.
"""


def page() -> str:
    """List every name at the top for the site to write its docstring there."""
    homes = wb2pm._HOME  # noqa: SLF001 (our own)
    names = [f"::: {homes[name]}.{name}" for name in sorted(homes, key=str.casefold)]
    return "\n\n".join([INTRODUCTION.rstrip(), *names]) + "\n"


if __name__ == "__main__":
    place = Path(__file__).with_name("reference.md")
    target = Path(sys.argv[1]) if sys.argv[1:] else place
    target.write_text(page(), encoding="utf-8", newline="\n")
