"""Write docs/api.md from the docstrings: `python docs/write_api.py`."""

from __future__ import annotations

import ast
import re
import sys
from collections import defaultdict
from inspect import cleandoc
from pathlib import Path
from typing import TYPE_CHECKING

import wb2pm

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping

ROOT = Path(__file__).parents[1]
INTRODUCTION = """\
# Public names

<!-- Written by docs/write_api.py from the docstrings; edit them instead. -->

Names that begin with an underscore, and modules that are not on this page, may change
without notice. `help(wb2pm.discover)` says of each function what it takes, returns and
refuses, with an example.
"""
VALUES = (
    "wb2pm.events",
    "wb2pm.columns",
    "wb2pm.errors",
    "wb2pm.procedures.procedure",
    "wb2pm.procedures.step_pictures",
    "wb2pm.converters.ocel.log",
    "wb2pm.converters.writing",
    "wb2pm.analysis.preparing",
    "wb2pm.discovery.counts.values",
    "wb2pm.discovery.models.values",
    "wb2pm.discovery.conformance.deviations",
    "wb2pm.discovery.segmentation.segments",
    "wb2pm.discovery.improvements.improvement",
    "wb2pm.llm.answers",
    "wb2pm.analysis.findings",
)
"""What the verbs take and return."""
SEAMS = (
    "wb2pm.testing",
    "wb2pm.converters.sources.readers",
    "wb2pm.converters.formats.format",
    "wb2pm.discovery.mining.registry",
    "wb2pm.discovery.drawable",
    "wb2pm.procedures.forms",
    "wb2pm.llm.backends.calls",
    "wb2pm.llm.backends.registry",
)
"""What whoever adds to wb2pm builds on."""
_IMPORTED = re.compile(r"from (wb2pm(?:\.\w+)+) import (\([^)]*\)|[\w, ]+)")
_NAMED = re.compile(r"`(wb2pm(?:\.\w+)+)`")


def page() -> str:
    """List every public name with one sentence, gathered by what it is for."""
    further = _documented()
    for module in (*VALUES, *SEAMS):
        further.pop(module, None)
    parts = [
        INTRODUCTION,
        *("## `import wb2pm`", "", *_verbs()),
        *("", "## What they take and return", *_modules(VALUES)),
        *("", "## Adding to wb2pm", *_modules(SEAMS)),
        *("", "## Further names that these pages use", *_modules(further, further)),
    ]
    return "\n".join(parts) + "\n"


def _verbs() -> Iterator[str]:
    """Yield a row for each name that `wb2pm` offers."""
    yield from ("| name | what it does |", "|---|---|")
    for name in wb2pm.__all__:
        if not name.startswith("_"):
            home = wb2pm._HOME[name]  # noqa: SLF001 (where a verb lives)
            yield f"| `{name}` | {dict(_names(_tree(home)))[name]} |"


def _modules(
    modules: Iterable[str], only: Mapping[str, set[str]] | None = None
) -> Iterator[str]:
    """Yield a section for each module: all its public names, or some of them."""
    for module in sorted(modules) if only else modules:
        tree = _tree(module)
        yield from ("", f"### {module}", "", _sentence(ast.get_docstring(tree)), "")
        yield from ("| name | what it is |", "|---|---|")
        for name, sentence in _names(tree):
            if only is None or name in only[module]:
                yield f"| `{name}` | {sentence} |"


def _documented() -> dict[str, set[str]]:
    """Find what other pages and notebooks import or name: module -> names."""
    pages = [*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md")]
    texts = [
        path.read_text(encoding="utf-8")
        for path in (*pages, *ROOT.glob("examples/**/*.ipynb"))
        if path.name != "api.md"
    ]
    found: defaultdict[str, set[str]] = defaultdict(set)
    for text in texts:
        for module, names in _IMPORTED.findall(text):
            found[module] |= set(re.findall(r"\w+", names))
        for name in _NAMED.findall(text):
            module, _, last = name.rpartition(".")
            if _path(name):  # a module, and all that is in it
                found[name] |= {each for each, _ in _names(_tree(name))}
            else:
                found[module].add(last)
    for module in list(found):
        defined = dict(_names(_tree(module))) if _path(module) else {}
        found[module] &= defined.keys() - set(wb2pm.__all__)
    return {module: names for module, names in found.items() if names}


def _path(module: str) -> Path | None:
    home = ROOT.joinpath(*module.split("."))
    places = (home.with_suffix(".py"), home / "__init__.py")
    return next((place for place in places if place.is_file()), None)


def _tree(module: str) -> ast.Module:
    path = _path(module)
    if path is None:
        raise SystemExit(f"docs/write_api.py lists {module}, which is no module")
    return ast.parse(path.read_text(encoding="utf-8"))


def _names(tree: ast.Module) -> Iterator[tuple[str, str]]:
    """Yield the public names of a module, each with its first sentence.

    They are those that it defines, and those of other modules in its `__all__`.
    """
    offered = any(_constant(node) == "__all__" for node in tree.body)
    for node, following in zip(tree.body, [*tree.body[1:], None], strict=True):
        if offered and isinstance(node, ast.ImportFrom) and _path(node.module or ""):
            home = dict(_names(_tree(node.module or "")))
            yield from ((a.name, home[a.name]) for a in node.names if a.name in home)
        elif isinstance(node, ast.FunctionDef | ast.ClassDef):
            yield from _entry(node.name, ast.get_docstring(node))
        else:
            yield from _entry(_constant(node), _text(following))


def _entry(name: str, docstring: str | None) -> Iterator[tuple[str, str]]:
    if name and docstring and not name.startswith("_"):
        yield name, _sentence(docstring)


def _constant(node: ast.stmt) -> str:
    targets = node.targets if isinstance(node, ast.Assign) else []
    if isinstance(node, ast.AnnAssign):
        targets = [node.target]
    first = targets[0] if targets else None
    return first.id if isinstance(first, ast.Name) else ""


def _text(node: ast.stmt | None) -> str | None:
    """Return what a string that stands alone says: the docstring of a constant."""
    value = node.value if isinstance(node, ast.Expr) else None
    if isinstance(value, ast.Constant) and isinstance(value.value, str):
        return cleandoc(value.value)
    return None


def _sentence(docstring: str | None) -> str:
    paragraph = " ".join((docstring or "").split("\n\n")[0].split())
    first = re.split(r"(?<=[.!?]) (?=[A-Z`])", paragraph)[0]
    return first.replace("``", "`").replace("|", "\\|")


if __name__ == "__main__":
    target = Path(sys.argv[1]) if sys.argv[1:] else Path(__file__).with_name("api.md")
    target.write_text(page(), encoding="utf-8", newline="\n")
