"""The recordings of work in other applications are whole, accounted for and small."""

from __future__ import annotations

import io
import tarfile
from pathlib import Path

import pytest

from examples.applications.check import check
from examples.applications.finding import RECORDINGS, applications
from examples.applications.packing import kept, pack, unpack
from examples.scripted.installing import extract
from examples.scripted.people import PEOPLE

LARGEST_BYTES = 15_000_000


@pytest.mark.parametrize("name", sorted(kept()))
def test_what_is_kept_passes_the_check_of_the_script_that_makes_it(
    name: str, tmp_path: Path
) -> None:
    """Runs, traces, steps, names, procedures, bytes."""
    assert check(unpack(kept()[name], tmp_path / name)) == []


@pytest.mark.parametrize("name", sorted(kept()))
def test_packing_what_was_unpacked_makes_the_same_bytes(
    name: str, tmp_path: Path
) -> None:
    """Nothing is lost, and nothing depends on who packs."""
    home = kept()[name]

    packed = pack(unpack(home, tmp_path / "open"), tmp_path / "packed")

    for path in home.iterdir():
        assert (packed.parent / path.name).read_bytes() == path.read_bytes()


def test_all_that_is_kept_stays_small() -> None:
    """Whoever fetches the project fetches these too."""
    files = [path for path in RECORDINGS.rglob("*") if path.is_file()]

    assert sum(path.stat().st_size for path in files) < LARGEST_BYTES


def test_every_workflow_has_a_procedure_values_and_a_run_that_fails() -> None:
    """What an application's folder holds is what the command needs."""
    for name, found in applications().items():
        assert found.application.name == name
        assert set(found.procedures) == {workflow.id for workflow in found.workflows}
        if found.application.samples:
            assert not any(workflow.failure for workflow in found.workflows)
        else:
            assert 1 <= len(found.workflows) <= 3
            assert all(workflow.failure for workflow in found.workflows)
            assert len(found.application.people) == len(PEOPLE)
        assert all(
            "{{" not in w.intent(v) for w in found.workflows for v in w.instances
        )


def test_what_would_lie_outside_is_not_unpacked(tmp_path: Path) -> None:
    """An archive may name files anywhere."""
    archive = tmp_path / "traces.tar"
    with tarfile.open(archive, "w") as packed:
        member = tarfile.TarInfo("../outside.txt")
        member.size = 2
        packed.addfile(member, io.BytesIO(b"no"))

    inside = tmp_path / "inside"
    with tarfile.open(archive) as packed, pytest.raises(ValueError, match="outside"):
        extract(packed, inside)

    assert not (tmp_path / "outside.txt").exists()
