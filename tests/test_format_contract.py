"""Every output format that comes with wb2pm keeps the promises that others run."""

from __future__ import annotations

import pytest

from wb2pm.converters.formats.format import formats
from wb2pm.testing import FormatContract


@pytest.fixture(params=formats.names(), autouse=True)
def output_format(
    request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Run each promise for each format."""
    monkeypatch.setattr(FormatContract, "format", request.param, raising=False)


class TestEveryFormat(FormatContract):
    """The promises of a format, kept on invented logs."""
