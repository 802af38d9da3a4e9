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


def circles(graph: nx.DiGraph[str]) -> list[list[str]]:
    """List the modules that import each other, directly or through others."""
    found = nx.strongly_connected_components(graph)
    alone = {(node, node) for node in graph if graph.has_edge(node, node)}
    return sorted(
        sorted(each) for each in found if len(each) > 1 or (*each, *each) in alone
    )


def upward(graph: nx.DiGraph[str], package: str, order: str) -> list[str]:
    """List the imports within a package that do not point down.

    Args:
        graph: What imports what.
        package: Whose parts are ordered, such as ``wb2pm.llm``.
        order: One layer a line, lowest first; parts of a layer know nothing of each
            other. What comes after a ``#`` is a remark.

    Returns:
        The imports, and the parts of the package that the order does not name.
    """
    heights = {
        part: height
        for height, line in enumerate(order.strip().splitlines())
        for part in line.partition("#")[0].split()
    }
    parts = {
        node: node.removeprefix(f"{package}.").split(".")[0]
        for node in graph
        if node.startswith(f"{package}.")
    }
    unknown = {part for part in parts.values() if part not in heights}
    gone = heights.keys() - set(parts.values())
    wrong = [
        f"{source} -> {target}"
        for source, target in graph.edges
        if {source, target} <= parts.keys()
        and parts[source] != parts[target]
        and not unknown & {parts[source], parts[target]}
        and heights[parts[source]] <= heights[parts[target]]
    ]
    return [*sorted(wrong), *sorted(unknown), *sorted(gone)]
