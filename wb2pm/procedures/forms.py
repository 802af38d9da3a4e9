"""The forms in which procedures are written to files, by the suffix of the file.

What writes a form knows far more than a procedure does, so it is looked up by name.
Other packages add a form as an entry point in the group ``wb2pm.guides``.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from wb2pm._registry import Registry

if TYPE_CHECKING:
    from collections.abc import Callable

FORMS: Final[Registry[Callable[..., Any]]] = Registry(
    "form of guides",
    group="wb2pm.guides",
    built_in={
        "docx": "wb2pm.guides.word:write_word",
        "html": "wb2pm.guides.html:write_html",
        "md": "wb2pm.guides.markdown:write_markdown",
    },
)
"""Suffix of a file -> what writes a procedure, its pictures and a path as such a file."""


def form_of(path: Path) -> Callable[..., Any]:
    """Return what writes the form that a file's suffix names.

    Args:
        path: The file.

    Raises:
        UnknownNameError: If there is no such form.

    Examples:
        >>> form_of(Path("guide.pdf"))
        Traceback (most recent call last):
        wb2pm.errors.UnknownNameError: No form of guides named 'pdf'. Known: docx, html, md.
    """
    return FORMS.get(path.suffix.removeprefix(".").lower())
