"""Which procedure each recording of a workflow is compared with."""

from __future__ import annotations

from msgspec.structs import replace

from tests.report.builder import make_item
from wb2pm.analysis.workflows import choose_procedures
from wb2pm.events import Demonstration
from wb2pm.procedures.reading import parse_procedure


def run(
    name: str, text: str | None = None, *, rewritten: bool = False
) -> Demonstration:
    """Make a recording with a procedure of one step beside it."""
    demonstration, _ = make_item(name, ("Click 'Save' @/",))
    if text is None:
        return demonstration
    procedure = replace(parse_procedure(f"Save\n1. {text}"), rewritten=rewritten)
    return replace(demonstration, procedure=procedure)


def chosen(*runs: Demonstration) -> dict[str, str]:
    """Say of each recording which text it is compared with."""
    found = choose_procedures(runs)
    return {case: p.steps[0].text if p else "" for case, p in found.items()}


def test_the_rewritten_one_serves_those_with_an_authors_own_text() -> None:
    """As WONDERBREAD has it: one gold procedure for a workflow."""
    runs = run("a", "Save it."), run("b", "Click Save.", rewritten=True), run("c")

    assert chosen(*runs) == dict.fromkeys("abc", "Click Save.")


def test_what_was_rewritten_for_a_recording_is_its_own() -> None:
    """Another's is not put in its place: the values in it are of another case."""
    runs = (
        run("a", "Save 7.", rewritten=True),
        run("b", "Save 8.", rewritten=True),
        run("c", "Save it."),
        run("d"),
    )

    assert chosen(*runs) == {
        "a": "Save 7.",
        "b": "Save 8.",
        "c": "Save 7.",
        "d": "Save 7.",
    }


def test_without_a_rewritten_one_each_has_what_lies_beside_it() -> None:
    """And one that has none takes the first that another has."""
    assert chosen(run("a"), run("b", "Save b."), run("c", "Save c.")) == {
        "a": "Save b.",
        "b": "Save b.",
        "c": "Save c.",
    }
