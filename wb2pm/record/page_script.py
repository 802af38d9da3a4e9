"""The script that runs in every frame and tells the recorder what happens there."""

from __future__ import annotations

import json
from functools import cache
from importlib import resources


def page_script(*, token: str, keep_html: bool, scripted: bool) -> str:
    """Put the script together from its parts.

    Args:
        token: Part of the binding's name that no page can guess.
        keep_html: Whether screens carry the page's source.
        scripted: Whether changes that a script makes in the person's place
            count, such as Playwright's `select_option`, which no real event
            accompanies.

    Returns:
        JavaScript for `BrowserContext.add_init_script`.

    Examples:
        >>> "__wb2pm_" in page_script(token="a1", keep_html=False, scripted=True)
        True
    """
    settings = (
        f"const TOKEN = {json.dumps(token)};\n"
        f"const KEEP_HTML = {json.dumps(keep_html)};\n"
        f"const SCRIPTED = {json.dumps(scripted)};\n"
    )
    return f'(() => {{\n"use strict";\n{settings}{_parts()}\n}})();'


def reading_script() -> str:
    """Put together the parts that only read a page, to use them alone.

    Returns:
        A JavaScript expression: an object with ``named``, a function of some elements
        that returns of each its ``role``, its ``name`` and what that was taken
        ``from``, as the standards compute them; and ``source``, a function that returns
        the page's source and may be given one of an element and its copy.

    Examples:
        >>> "accessibleName(el)" in reading_script()
        True
    """
    parts = _parts("1_accessible", "2_secrets", "3_page_source")
    return (
        f'(() => {{\n"use strict";\nconst ROOT = window;\n{parts}\n'
        "const named = (elements) => [...elements].map((el) => {\n"
        "const [name, from] = accessibleName(el);\n"
        "return { role: ariaRole(el), name, from };\n});\n"
        "return { named, source: pageSource };\n})()"
    )


@cache
def _parts(*names: str) -> str:
    """Join the parts whose names begin with one of some; all without any."""
    folder = resources.files("wb2pm.record") / "page"
    parts = sorted(
        (
            part
            for part in folder.iterdir()
            if part.name.endswith(".js") and part.name.startswith(names or ("",))
        ),
        key=lambda part: part.name,
    )
    return "\n".join(part.read_text(encoding="utf-8") for part in parts)
