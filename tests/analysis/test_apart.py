"""Workflows analysed in several processes are analysed alike."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest

from wb2pm.bundled import demonstrations_of
from wb2pm.report.main_job import analyze

if TYPE_CHECKING:
    from pathlib import Path

_SECONDS = re.compile(rb'"seconds": [\d.e-]+')


@pytest.mark.slow
def test_two_processes_write_the_same_bytes(tmp_path: Path) -> None:
    """Logs, models, verdicts, procedures and the report, whoever found what."""
    paths = [*demonstrations_of(3001)[:3], *demonstrations_of(4003)[:3]]
    found = [
        analyze(paths, out=tmp_path / str(jobs), miner="inductive", jobs=jobs)
        for jobs in (1, 2)
    ]

    assert found[0].workflows[0].demonstrations == found[1].workflows[0].demonstrations
    assert found[0].workflows[0].log.equals(found[1].workflows[0].log)
    files = sorted(path for path in (tmp_path / "1").rglob("*") if path.is_file())
    assert len(files) > 20
    for path in files:
        other = tmp_path / "2" / path.relative_to(tmp_path / "1")
        one, two = (_SECONDS.sub(b"", each.read_bytes()) for each in (path, other))
        assert one == two, path.name
