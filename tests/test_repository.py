"""What holds for the repository as a whole."""

from __future__ import annotations

import ast
import inspect
import re
import subprocess
import sys
import tomllib
from importlib.metadata import packages_distributions
from pathlib import Path
from pkgutil import resolve_name

import networkx as nx
import pytest

import wb2pm
from tests.dependencies import (
    MODULES,
    ROOT,
    between_parts,
    circles,
    dependencies,
    imports,
    module_name,
    packages,
    upward,
)

PACKAGE = ROOT / "wb2pm"
LAYERS = {
    "wb2pm": """
        errors columns shown
        kinds
        _registry _options
        vocabulary
        procedures
        events
        bundled  # recordings that come with the package, and what is true of them
        converters
        discovery
        llm
        analysis
        report record evaluation mcp
        guides  # procedures as people and programs are given them
        commands doctor
        cli
        __main__ testing  # for who runs wb2pm, and for who adds to it
    """,
    "wb2pm.converters": """
        writing lifecycle parts  # of an activity in a log; of a long one
        spooled_rows  # that become parts
        pages
        ocel
        sources  # what all readers share
        agents uilogs xes tables
        formats  # every output, by name
        labels
        android browser browsergym desktop eventlogs mind2web webarena wonderbread
        redaction
        eventlog object_log
    """,
    "wb2pm.discovery": """
        drawable time_limits
        counts
        models
        _pm4py _r4pm drawing
        _pm4py_miners
        files measures improvements
        mining
        segmentation
        cases
        conformance
        procedures
    """,
    "wb2pm.llm": """
        answers cases
        given_procedures
        backends grounding
        requests
        judging
        rules
        jobs
    """,
}
"""What may import what: each line those above it, and nothing beside or below it."""
SEAMS = {
    "pm4py": {"wb2pm.discovery._pm4py", "wb2pm.discovery._pm4py_miners"},
    "r4pm": {"wb2pm.discovery._r4pm"},
}
HEAVY = {
    *("jinja2", "joblib", "lxml", "networkx", "numpy", "pandas", "pm4py", "polars"),
    *("pyarrow", "pydantic", "r4pm", "rich"),
}
PROSE = sorted(
    path
    for path in (
        *ROOT.glob("*.md"),
        *ROOT.glob("docs/**/*.md"),
        *ROOT.glob("design/*.md"),
    )
)
every_module = pytest.mark.parametrize(
    "path", MODULES, ids=lambda path: str(path.relative_to(ROOT))
)
every_page = pytest.mark.parametrize(
    "page", PROSE, ids=lambda path: str(path.relative_to(ROOT))
)


def names_of(requirements: list[str]) -> set[str]:
    """Keep the names of requirements, without versions and extras."""
    return {re.split(r"[\[<>=;~! ]", line)[0] for line in requirements}


@pytest.fixture(scope="module")
def graph() -> nx.DiGraph[str]:
    """Which module of wb2pm imports which."""
    return dependencies()


def test_no_modules_import_each_other_in_a_circle(graph: nx.DiGraph[str]) -> None:
    """Each module can be read after those it knows, types and late imports counted."""
    assert circles(graph) == []


def test_no_packages_import_each_other_in_a_circle(graph: nx.DiGraph[str]) -> None:
    """Nor do the packages and modules in any package."""
    found = {name: circles(between_parts(graph, name)) for name in packages(graph)}

    assert {name: parts for name, parts in found.items() if parts} == {}
    assert set(found) > set(LAYERS)


@pytest.mark.parametrize("package", LAYERS)
def test_imports_point_one_way(package: str, graph: nx.DiGraph[str]) -> None:
    """No part of a package knows of one above or beside it, and each has its place."""
    assert upward(between_parts(graph, package), LAYERS[package]) == []


def test_circles_and_upward_imports_are_found() -> None:
    """Through others too, and a module that imports itself; a part without a place."""
    graph: nx.DiGraph[str] = nx.DiGraph(
        [("p.a.x", "p.b"), ("p.b", "p.c"), ("p.c", "p.a.y"), ("p.d", "p.d")]
    )
    parts = between_parts(graph, "p")

    assert circles(graph) == [["p.d"]]
    assert circles(parts) == [["a", "b", "c"]]
    assert upward(parts, "c\nb\na  # highest\ne") == ["c -> a", "d", "e"]
    assert upward(parts, "d\na b\nc") == ["a -> b", "b -> c"]


@every_module
def test_engines_are_imported_at_their_seams_and_on_use(path: Path) -> None:
    """Only the seams know pm4py and r4pm, and they load them when called."""
    for found in imports(path):
        engine = found.name.split(".")[0]
        if engine in SEAMS:
            assert module_name(path) in SEAMS[engine]
            assert found.late


def test_whatever_is_imported_is_asked_for() -> None:
    """A fresh installation lacks nothing that happened to lie on one machine."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    core = names_of(project["project"]["dependencies"])
    optional = project["project"]["optional-dependencies"]
    extras = names_of([line for name in optional for line in optional[name]])
    developing = names_of(project["dependency-groups"]["dev"])
    providers = packages_distributions()

    def missing(folder: str, declared: set[str]) -> set[str]:
        roots = {
            found.name.split(".")[0]
            for path in (ROOT / folder).rglob("*.py")
            for found in imports(path)
        } - {*sys.stdlib_module_names, "wb2pm", "tests", "bench", "examples"}
        return {
            root
            for root in roots
            if not {
                re.sub(r"[-_.]+", "-", name).lower()  # as packages are compared
                for name in providers.get(root, [root, f"python-{root}"])
                # of what is not installed, its own name, or so, is all that is known
            }
            & declared
        }

    assert missing("wb2pm", core | extras) == set()
    assert missing("tests", core | extras | developing) == set()
    assert missing("bench", core | extras | developing) == set()


def test_importing_wb2pm_is_cheap_and_silent() -> None:
    """`import wb2pm` loads nothing heavy, prints nothing, and warns of nothing."""
    code = (
        "import sys, time; start = time.process_time(); import wb2pm; "
        "spent = time.process_time() - start; "
        f"print(spent, *sorted({HEAVY!r} & set(sys.modules)))"
    )
    command = [sys.executable, "-W", "error", "-c", code]

    runs = [
        subprocess.run(command, capture_output=True, text=True, check=True)
        for _ in range(3)
    ]

    assert [run.stderr for run in runs] == ["", "", ""]
    assert [run.stdout.split()[1:] for run in runs] == [[], [], []]
    assert min(float(run.stdout.split()[0]) for run in runs) < 0.1


def test_the_public_surface_is_explicit() -> None:
    """What `wb2pm` offers is listed, sorted, and there."""
    names = list(wb2pm.__all__)

    assert names == sorted(names)
    assert len(names) == len(set(names))
    assert all(getattr(wb2pm, name) is not None for name in names)
    assert set(names) <= set(dir(wb2pm))


def test_everything_without_an_underscore_has_a_docstring() -> None:
    """Whoever reads the code finds what each function and class is for."""
    named = [
        (f"{module_name(path)}.{node.name}", ast.get_docstring(node))
        for path in MODULES
        for node in ast.parse(path.read_text(encoding="utf-8")).body
        if isinstance(node, ast.FunctionDef | ast.ClassDef)
        and not node.name.startswith("_")
    ]

    assert len(named) > 100
    assert [name for name, text in named if not (text or "").strip()] == []


def test_the_linter_is_one_version() -> None:
    """Before a commit it finds what `make check` finds."""
    developing = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    hooks = (ROOT / ".pre-commit-config.yaml").read_text("utf-8")

    (pinned,) = re.findall(r"ruff-pre-commit\n +rev: v(\S+)", hooks)

    assert f"ruff=={pinned}" in developing["dependency-groups"]["dev"]


@pytest.mark.parametrize("name", wb2pm.__all__)
def test_what_wb2pm_offers_is_shown_at_work(name: str) -> None:
    """A function of the public surface has an example, which the suite runs."""
    offered = getattr(wb2pm, name)

    docstring = inspect.getdoc(offered) or ""

    assert docstring
    if inspect.isfunction(offered):
        assert ">>> " in docstring


@every_page
def test_make_targets_in_the_documentation_exist(page: Path) -> None:
    """Nobody is told to make what cannot be made."""
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    text = page.read_text(encoding="utf-8")

    told = set(re.findall(r"(?:^\$ |`)make ([a-z]+)", text, re.MULTILINE))

    assert told <= set(re.findall(r"^([a-z]+):", makefile, re.MULTILINE))


@every_page
def test_links_in_the_documentation_lead_somewhere(page: Path) -> None:
    """Links to files of the repository are right."""
    text = page.read_text(encoding="utf-8")

    links = re.findall(r"\]\(([^)#]+)(?:#[^)]*)?\)", text)
    local = [link for link in links if "://" not in link]

    assert [link for link in local if not (page.parent / link).exists()] == []


GROUPS = set(
    re.findall(
        r'"(wb2pm\.[a-z_]+)"',
        "".join(path.read_text(encoding="utf-8") for path in MODULES),
    )
)
"""Groups of entry points, which are named like modules and are none."""


@pytest.mark.parametrize(
    "path", [*PROSE, *MODULES], ids=lambda path: str(path.relative_to(ROOT))
)
def test_what_is_named_in_prose_and_docstrings_exists(path: Path) -> None:
    """Whoever looks up a module or function of wb2pm by its name finds it."""
    text = path.read_text(encoding="utf-8")

    named = set(re.findall(r"`(wb2pm(?:\.\w+)+)(?:\(.*?\))?`", text)) - GROUPS

    assert [name for name in sorted(named) if not exists(name)] == []


def exists(name: str) -> bool:
    """Return whether a dotted name leads to a module or to something in one."""
    try:
        resolve_name(name)
    except (ImportError, AttributeError):
        return False
    return True


def test_the_first_screen_names_the_two_commands() -> None:
    """Who opens the README sees the picture and how to try it."""
    lines = (ROOT / "README.md").read_text(encoding="utf-8").splitlines()[:20]
    text = "\n".join(lines)

    assert "make demo" in text
    assert "make test" in text
    assert "docs/pipeline.svg" in text


def test_the_picture_is_what_its_script_draws(tmp_path: Path) -> None:
    """The README's picture can be changed by changing its script."""
    script = tmp_path / "draw_pipeline.py"
    script.write_bytes((ROOT / "docs" / "draw_pipeline.py").read_bytes())

    subprocess.run([sys.executable, str(script)], check=True)

    drawn = (tmp_path / "pipeline.svg").read_bytes()
    assert drawn == (ROOT / "docs" / "pipeline.svg").read_bytes()


def test_no_file_names_a_place_on_one_machine() -> None:
    """What is committed works on any machine."""
    tracked = subprocess.run(
        ["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True, check=False
    )
    if tracked.returncode:
        pytest.skip("not a checkout")
    places = re.compile(r"(?<![\w.}$*])/(?:work|root|tmp)/[\w.]")
    suffixes = {".py", ".md", ".toml", ".yaml", ".yml", ".json", ".lock", ".mjs", ""}
    found = [
        f"{name}: {match.group()}"
        for name in tracked.stdout.split("\0")
        if name and (ROOT / name).suffix in suffixes and (ROOT / name).is_file()
        for match in places.finditer((ROOT / name).read_text(encoding="utf-8"))
    ]

    assert found == []


def test_the_lock_file_is_current_and_general() -> None:
    """It pins what pyproject.toml asks for, from PyPI and nowhere else."""
    text = (ROOT / "uv.lock").read_text(encoding="utf-8")
    packages = tomllib.loads(text)["package"]
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))

    (own,) = (package for package in packages if package["name"] == "wb2pm")

    core = project["project"]["dependencies"]
    assert {entry["name"] for entry in own["dependencies"]} == names_of(core)
    for extra, wanted in project["project"]["optional-dependencies"].items():
        locked = {entry["name"] for entry in own["optional-dependencies"][extra]}
        assert locked == names_of(wanted) - {"wb2pm"} or extra == "all"
    developing = {entry["name"] for entry in own["dev-dependencies"]["dev"]}
    assert developing == names_of(project["dependency-groups"]["dev"])
    hosts = set(re.findall(r"https?://([^/\"]+)", text))
    assert hosts == {"files.pythonhosted.org", "pypi.org"}


def test_the_licence_is_stated_plainly() -> None:
    """Apache-2.0 throughout, and the README says what of the quickstart is not."""
    licence = (ROOT / "LICENSE").read_text(encoding="utf-8")
    readme = (ROOT / "README.md").read_text(encoding="utf-8")

    assert "Apache License" in licence.splitlines()[1]
    assert "AGPL-3.0-or-later" in readme.split("## Licence")[1].split("## ")[0]
    assert (PACKAGE / "py.typed").is_file()


def test_fragments_become_a_section_of_the_change_log(tmp_path: Path) -> None:
    """A release moves every fragment below its heading, newest release first."""
    home = tmp_path / "changelog.d"
    home.mkdir()
    for name in ("release.py", "README.md"):
        (home / name).write_bytes((ROOT / "changelog.d" / name).read_bytes())
    (home / "reading.md").write_text("- Reads more.\n", encoding="utf-8")
    log = tmp_path / "CHANGELOG.md"
    log.write_text("# Changes\n\n## 0.1.0 (2026-01-01)\n\n- First.\n", encoding="utf-8")
    script = [sys.executable, str(home / "release.py")]

    subprocess.run([*script, "0.2.0", "2026-02-02"], check=True)
    again = subprocess.run([*script, "0.3.0"], check=False, capture_output=True)

    assert log.read_text(encoding="utf-8") == (
        "# Changes\n\n## 0.2.0 (2026-02-02)\n\n- Reads more.\n"
        "\n## 0.1.0 (2026-01-01)\n\n- First.\n"
    )
    assert again.returncode == 1
    assert b"no fragment" in again.stderr
    assert sorted(path.name for path in home.iterdir()) == ["README.md", "release.py"]


def test_the_reading_benchmark_runs() -> None:
    """It measures time and memory; whether targets are met is for a quiet machine."""
    command = [sys.executable, "bench/reading.py", "--megabytes", "1", "--runs", "1"]

    done = subprocess.run(
        command, cwd=ROOT, capture_output=True, text=True, check=False
    )

    assert "time ratio" in done.stdout, done.stderr
    assert "memory ratio" in done.stdout
