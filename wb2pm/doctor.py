"""What this installation can do: extras, outside programs, and their purposes."""

from __future__ import annotations

import platform
import re
import shutil
from importlib import metadata
from typing import TYPE_CHECKING, Any

from msgspec import Struct, to_builtins

from wb2pm.errors import Wb2pmError

if TYPE_CHECKING:
    from rich.table import Table

    from wb2pm._registry import Registry

PURPOSES = {
    "": "reading, labels, logs, procedures, directly-follows maps, the report",
    "mining": (
        "process models and their quality, BPMN and PNML, checks against a model "
        "(pm4py is AGPL-3.0-or-later; r4pm is MIT or Apache-2.0)"
    ),
    "png": "process models as PNG pictures (SVG needs nothing)",
    "viz": "maps, nets, trees and diagrams in Graphviz's language, for whoever has Graphviz",
    "record": "recording work in an installed Chromium, Chrome or Edge",
    "desktop": "recording a whole computer on Linux, in a session of X",
    "llm": "asking a language model behind an endpoint of OpenAI's kind, pictures of screens",
    "guides": "guides for Word, and guides with pictures of screens",
    "embeddings": "comparing sentences by a model in a local folder, when recordings are cut",
    "inspect": "running evaluation tasks in Inspect, with its providers and its viewer",
    "scale": "counting logs where they are: DuckDB, Spark and others through Ibis",
    "mcp": "serving recordings to assistants by the Model Context Protocol",
    "dask": "preparing recordings on a Dask cluster",
    "ray": "preparing recordings on a Ray cluster",
    "spark": "preparing recordings on a Spark cluster, which needs Java",
    "notebook": "opening the example notebooks in JupyterLab",
}
"""Extra -> what it is for; the empty name stands for wb2pm itself."""

PROGRAMS = {
    "chromium": "recording, and tests: opens the report and the BPMN diagrams as a reader would",
    "java": "tests: reads our XES and PNML with ProM's own libraries",
    "node": "tests: checks our BPMN with bpmnlint and bpmn-js",
    "dot": "not needed: maps and diagrams are drawn without; notebooks draw `to_graphviz()` with it",
}
"""Outside program -> what it is for; the main job needs none of them."""

ALTERNATIVES = {"chromium": ("chromium", "chromium-browser", "google-chrome")}


class Package(Struct, frozen=True, kw_only=True):
    """A Python package that wb2pm or one of its extras asks for.

    Attributes:
        name: Its name on PyPI.
        wanted: Versions that will do, such as ``>=2.7.20``.
        version: The version that is installed; None if there is none.
    """

    name: str
    wanted: str
    version: str | None


class Extra(Struct, frozen=True, kw_only=True):
    """A set of packages that serve one purpose.

    Attributes:
        name: Its name, as in ``pip install 'wb2pm[NAME]'``; empty for what
            wb2pm cannot do without.
        purpose: What it is for.
        packages: Its packages.
    """

    name: str
    purpose: str
    packages: tuple[Package, ...]

    @property
    def present(self) -> bool:
        """Whether all its packages are installed."""
        return all(package.version for package in self.packages)


class Program(Struct, frozen=True, kw_only=True):
    """A program outside Python.

    Attributes:
        name: Its name.
        purpose: What it is for.
        path: Where it is; None if it is not on the search path.
    """

    name: str
    purpose: str
    path: str | None


class Plugin(Struct, frozen=True, kw_only=True):
    """What another package adds.

    Attributes:
        name: Its name.
        kind: What it is, such as ``reader`` or ``miner``.
        package: The package that brings it, with its version.
        problem: Why it cannot be used; None if it can.
    """

    name: str
    kind: str
    package: str
    problem: str | None


class Diagnosis(Struct, frozen=True, kw_only=True):
    """What an installation has and lacks.

    Attributes:
        wb2pm: Version of wb2pm.
        python: Version of Python.
        system: Operating system and machine.
        extras: What wb2pm itself needs, then each extra, by name.
        programs: The outside programs, by name.
        plugins: What other packages add, by kind and name.
    """

    wb2pm: str
    python: str
    system: str
    extras: tuple[Extra, ...]
    programs: tuple[Program, ...]
    plugins: tuple[Plugin, ...]

    def to_dict(self) -> dict[str, Any]:
        """Turn it into what JSON can hold, with `present` spelt out.

        Examples:
            >>> sorted(diagnose().to_dict())
            ['extras', 'plugins', 'programs', 'python', 'system', 'wb2pm']
        """
        content: dict[str, Any] = to_builtins(self)
        for extra, entry in zip(self.extras, content["extras"], strict=True):
            entry["present"] = extra.present
        return content


def diagnose() -> Diagnosis:
    """Look at what is installed; of it, only plugins are imported.

    Returns:
        What there is and what it is for. A package counts as present when its
        metadata is there; whether it works shows when it is used.

    Examples:
        >>> diagnosis = diagnose()
        >>> [extra.name for extra in diagnosis.extras][:2]
        ['', 'mining']
        >>> diagnosis.extras[0].present
        True
    """
    wanted: dict[str, list[Package]] = {name: [] for name in PURPOSES}
    for line in metadata.requires("wb2pm") or ():
        requirement, _, marker = line.partition(";")
        extra = re.search(r"""extra\s*==\s*["']([\w-]+)["']""", marker)
        packages = wanted.get(extra.group(1) if extra else "")
        if packages is not None:  # `all` only repeats the others
            packages.append(_look_up(requirement))
    return Diagnosis(
        wb2pm=metadata.version("wb2pm"),
        python=platform.python_version(),
        system=f"{platform.system()} {platform.machine()}",
        extras=tuple(
            Extra(name=name, purpose=PURPOSES[name], packages=tuple(packages))
            for name, packages in wanted.items()
        ),
        programs=tuple(
            Program(name=name, purpose=purpose, path=_find_program(name))
            for name, purpose in PROGRAMS.items()
        ),
        plugins=tuple(
            Plugin(
                name=name,
                kind=registry.kind,
                package=package,
                problem=_problem(registry, name),
            )
            for registry in _registries()
            for name, package in registry.plugins().items()
        ),
    )


def diagnosis_tables(diagnosis: Diagnosis) -> tuple[Table, ...]:
    """Lay a diagnosis out for a terminal.

    Args:
        diagnosis: What was found.

    Returns:
        Tables for `rich.console.Console.print`: packages, programs, and plugins if
        there are any.

    Examples:
        >>> [table.title for table in diagnosis_tables(diagnose())]
        ['Python packages', 'Outside programs']
    """
    from rich.markup import escape
    from rich.table import Table

    packages = Table("", "extra", "packages", "what for", title="Python packages")
    for extra in diagnosis.extras:
        packages.add_row(
            _mark(present=extra.present),
            extra.name or "(none)",
            "\n".join(
                f"{package.name} {package.version}"
                if package.version
                else f"{package.name} is missing"
                for package in extra.packages
            ),
            extra.purpose
            if extra.present
            else f"{extra.purpose}\npip install 'wb2pm\\[{extra.name}]'",
        )
    programs = Table("", "program", "where", "what for", title="Outside programs")
    for program in diagnosis.programs:
        programs.add_row(
            _mark(present=program.path is not None),
            program.name,
            program.path or "absent",
            program.purpose,
        )
    if not diagnosis.plugins:
        return packages, programs
    plugins = Table("", "name", "kind", "brought by", "problem", title="Plugins")
    for plugin in diagnosis.plugins:
        plugins.add_row(
            _mark(present=plugin.problem is None),
            escape(plugin.name),
            plugin.kind,
            escape(plugin.package),
            escape(plugin.problem or ""),
        )
    return packages, programs, plugins


def _registries() -> tuple[Registry[Any], ...]:
    from wb2pm.converters.formats.format import formats
    from wb2pm.converters.pages.forms import page_forms
    from wb2pm.converters.sources.readers import readers
    from wb2pm.discovery.mining.registry import miners
    from wb2pm.evaluation.registry import plugins as tasks
    from wb2pm.llm.backends.registry import backends

    return readers, page_forms, miners, formats, backends, tasks


def _problem(registry: Registry[Any], name: str) -> str | None:
    """Return why what another package brings is not used; None if it is."""
    if registry.is_built_in(name):
        return f"wb2pm itself has a {registry.kind} of this name, which is used"
    try:
        registry.get(name)
    except Wb2pmError as exc:
        return str(exc)
    return None


def _mark(*, present: bool) -> str:
    return "[green]yes[/]" if present else "[yellow]no[/]"


def _look_up(requirement: str) -> Package:
    match = re.match(r"\s*([\w.-]+)(?:\[[^\]]*\])?\s*(.*)", requirement)
    name, wanted = match.groups() if match else (requirement, "")
    try:
        version = metadata.version(name)
    except metadata.PackageNotFoundError:
        version = None
    return Package(name=name, wanted=wanted.strip(), version=version)


def _find_program(name: str) -> str | None:
    found = map(shutil.which, ALTERNATIVES.get(name, (name,)))
    return next((path for path in found if path), None)
