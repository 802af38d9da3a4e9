"""Which module of wb2pm imports which, wherever in its text it does so."""

from __future__ import annotations

import ast
from pathlib import Path
from typing import NamedTuple

import networkx as nx

ROOT = Path(__file__).parents[1]
MODULES = sorted((ROOT / "wb2pm").rglob("*.py"))


class Import(NamedTuple):
    """One imported name, and whether it is imported inside a function."""

    name: str
    late: bool


def module_name(path: Path) -> str:
    """Name a module by its path."""
    parts = path.relative_to(ROOT).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def imports(path: Path) -> list[Import]:
    """List everything a module imports: for types and inside functions too."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    late = {
        id(node)
        for function in ast.walk(tree)
        if isinstance(function, ast.FunctionDef | ast.AsyncFunctionDef)
        for node in ast.walk(function)
    }
    found: list[Import] = []
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            found += [Import(alias.name, id(node) in late) for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}: relative import"
            names = [f"{node.module}.{alias.name}" for alias in node.names]
            found += [Import(name, id(node) in late) for name in names]
    return found


def dependencies() -> nx.DiGraph[str]:
    """Draw an edge from each module of wb2pm to each that it imports.

    The package's own `__init__` is left out: it finds a verb's module when the verb is
    first used, and what others take from it is the version alone.
    """
    paths = {module_name(path): path for path in MODULES}
    del paths["wb2pm"]
    graph: nx.DiGraph[str] = nx.DiGraph()
    graph.add_nodes_from(paths)
    for module, path in paths.items():
        for found in imports(path):
            if not found.name.startswith("wb2pm.") or found.name == "wb2pm.__version__":
                continue
            owner = found.name.rpartition(".")[0]
            target = found.name if found.name in paths else owner
            assert target in paths, f"{module} imports {found.name}, which is nowhere"
            graph.add_edge(module, target)
    return graph


def packages(graph: nx.DiGraph[str]) -> list[str]:
    """List the packages whose modules a graph holds."""
    return sorted({node.rpartition(".")[0] for node in graph} - {""})


def between_parts(graph: nx.DiGraph[str], package: str) -> nx.DiGraph[str]:
    """Draw an edge from each module or package in a package to each that it needs."""
    part_of = {
        node: node.removeprefix(f"{package}.").split(".")[0]
        for node in graph
        if node.startswith(f"{package}.")
    }
    drawn: nx.DiGraph[str] = nx.DiGraph()
    drawn.add_nodes_from(part_of.values())
    drawn.add_edges_from(
        (part_of[source], part_of[target])
        for source, target in graph.edges
        if {source, target} <= part_of.keys() and part_of[source] != part_of[target]
    )
    return drawn


def circles(graph: nx.DiGraph[str]) -> list[list[str]]:
    """List what needs each other, directly or through others, or needs itself."""
    return sorted(
        sorted(group)
        for group in nx.strongly_connected_components(graph)
        if len(group) > 1 or any(graph.has_edge(node, node) for node in group)
    )


def upward(parts: nx.DiGraph[str], order: str) -> list[str]:
    """List the imports between the parts of a package that do not point down.

    Args:
        parts: What needs what, as `between_parts` draws it.
        order: One layer a line, lowest first; parts of a layer know nothing of each
            other. What comes after a ``#`` is a remark.

    Returns:
        The imports, then the parts without a place, then places without a part.
    """
    heights = {
        part: height
        for height, line in enumerate(order.strip().splitlines())
        for part in line.partition("#")[0].split()
    }
    wrong = [
        f"{source} -> {target}"
        for source, target in parts.edges
        if {source, target} <= heights.keys() and heights[source] <= heights[target]
    ]
    return [
        *sorted(wrong),
        *sorted(set(parts) - heights.keys()),
        *sorted(heights.keys() - set(parts)),
    ]
