"""Install what applications need, by name, from the registries of their systems."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import tarfile
    from collections.abc import Mapping, Sequence
    from pathlib import Path


def install_python(environment: Path, requirements: Path) -> Path:
    """Install packages from the Python package index into an environment of its own.

    Args:
        environment: Folder of the environment; made if need be.
        requirements: A ``requirements.txt`` with exact versions.

    Returns:
        The environment's Python.
    """
    python = environment / "bin" / "python"
    installed = environment / "requirements.txt"
    if not installed.is_file() or installed.read_bytes() != requirements.read_bytes():
        run([sys.executable, "-m", "venv", "--clear", str(environment)])
        run([str(python), "-m", "pip", "install", "-q", "-r", str(requirements)])
        shutil.copyfile(requirements, installed)
    return python


def install_node(
    folder: Path,
    package: Path,
    *,
    building: Sequence[str] | None = None,
    peers: bool = True,
) -> Path:
    """Install packages of npm into a folder of their own.

    Args:
        folder: Receives ``node_modules``; made if need be.
        package: A ``package.json`` with exact versions.
        building: The only packages that run what they bring for their installation;
            all by default.
        peers: Whether what packages want to find beside them is installed too; some
            want things that do not go together, and do without.

    Returns:
        The folder of the programs that the packages bring.
    """
    programs = folder / "node_modules" / ".bin"
    installed = folder / "package.json"
    whole = folder / "installed"
    if not (whole.is_file() and installed.read_bytes() == package.read_bytes()):
        shutil.rmtree(folder, ignore_errors=True)
        folder.mkdir(parents=True)
        json.loads(package.read_bytes())  # a slip in it is told before npm runs
        shutil.copyfile(package, installed)
        quiet = ["--no-audit", "--no-fund", "--silent"]
        own = [] if building is None else ["--ignore-scripts"]
        alone = [] if peers else ["--legacy-peer-deps"]
        run(["npm", "install", *quiet, *own, *alone], folder=folder)
        if building:
            run(["npm", "rebuild", *building], folder=folder)
        whole.touch()
    return programs


def install_debian(packages: Sequence[str]) -> None:
    """Install packages of Debian that are missing; that takes the rights of root.

    Args:
        packages: Their names.

    Raises:
        RuntimeError: If this is no Debian.
    """
    if not shutil.which("dpkg-query"):
        raise RuntimeError(f"{', '.join(packages)}: only Debian has these packages")
    missing = [package for package in packages if not _has_debian(package)]
    if missing:
        quiet = {"DEBIAN_FRONTEND": "noninteractive"}
        run(["apt-get", "update", "-qq"], environment=quiet)
        run(
            ["apt-get", "install", "-qq", "--no-install-recommends", *missing],
            environment=quiet,
        )


def debian_archive() -> str:
    """Return where this system gets Debian's packages from.

    Raises:
        RuntimeError: If this is no Debian.
    """
    asked = ["apt-get", "indextargets", "--format", "$(LABEL) $(REPO_URI)"]
    told = subprocess.run(asked, check=True, capture_output=True, text=True)  # noqa: S603
    for line in told.stdout.splitlines():
        label, _, address = line.partition(" ")
        if label == "Debian":
            return address
    raise RuntimeError("only Debian has this package")


def run(
    command: Sequence[str],
    *,
    folder: Path | None = None,
    environment: Mapping[str, str] | None = None,
    text: str | None = None,
) -> None:
    """Run a program to its end.

    Args:
        command: Program and arguments.
        folder: Where it runs.
        environment: What its environment has besides the common one.
        text: What it reads from its standard input.

    Raises:
        RuntimeError: If it fails, with what it said.
    """
    done = subprocess.run(  # noqa: S603 (our own arguments)
        command,
        check=False,
        cwd=folder,
        env=os.environ | (environment or {}),
        input=text,
        stdin=None if text is not None else subprocess.DEVNULL,
        capture_output=True,
        text=True,
    )
    if done.returncode:
        said = f"{done.stdout}\n{done.stderr}".strip()[-2000:]
        raise RuntimeError(f"{' '.join(command)} failed:\n{said}")


def _has_debian(package: str) -> bool:
    asked = ["dpkg-query", "--show", "--showformat=${Status}", package]
    told = subprocess.run(asked, check=False, capture_output=True, text=True)  # noqa: S603
    return "ok installed" in told.stdout


def extract(packed: tarfile.TarFile, folder: Path) -> None:
    """Write the files of an archive into a folder, and nothing beside it.

    Python has filters for that from 3.11.4 on (PEP 706).

    Args:
        packed: The archive.
        folder: Receives its files.

    Raises:
        ValueError: If a file would lie outside.
    """
    home = folder.resolve()
    for member in packed:
        place = (home / member.name).resolve()
        if not place.is_relative_to(home):
            raise ValueError(f"{member.name} lies outside {folder}")
        read = packed.extractfile(member) if member.isfile() else None
        if read is not None:
            place.parent.mkdir(parents=True, exist_ok=True)
            with read, place.open("wb") as written:
                shutil.copyfileobj(read, written)
