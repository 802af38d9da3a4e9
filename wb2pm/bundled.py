"""The demonstrations that come with wb2pm."""

from __future__ import annotations

from pathlib import Path

from wb2pm.errors import Wb2pmError


def demonstrations_folder() -> Path:
    """Find the folder of demonstrations that `wb2pm demo` analyses.

    They lie in the installed package, or in ``examples/`` when wb2pm runs from
    a checkout of its repository. They are in WONDERBREAD's released layout and
    entirely invented; ``ground_truth.json`` beside them says what each person
    really did.

    Returns:
        A folder with one folder per demonstration.

    Raises:
        Wb2pmError: If the installation lacks them.

    Examples:
        >>> folder = demonstrations_folder()
        >>> sum(entry.is_dir() for entry in folder.iterdir())
        12
    """
    package = Path(__file__).parent
    candidates = (
        package / "_demonstrations",
        package.parent / "examples" / "demonstrations",
    )
    for folder in candidates:
        if (folder / "ground_truth.json").is_file():
            return folder
    raise Wb2pmError(
        f"The bundled demonstrations are neither in {candidates[0]} nor in "
        f"{candidates[1]}: install wb2pm again, or name recordings of your own."
    )
