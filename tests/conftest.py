"""What all tests share: the optional folder of real recordings."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

DATA = Path(
    os.environ.get("WB2PM_DATA", Path(__file__).parents[1] / ".." / "shared" / "data")
)


@pytest.fixture(scope="session")
def shared_data() -> Path:
    """Folder of real recordings; the test is skipped where it is absent."""
    if not DATA.is_dir():
        pytest.skip("no real recordings: set WB2PM_DATA to their folder")
    return DATA.resolve()
