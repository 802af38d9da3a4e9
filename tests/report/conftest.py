"""A browser for the tests of the report."""

from __future__ import annotations

import contextlib
import os
import subprocess
from collections.abc import Iterator

import pytest

from tests.report.chromium import CHROMIUM, Browser


@pytest.fixture(scope="module")
def browser(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Browser]:
    """Start a browser that reads commands from descriptor 3 and answers on 4."""
    to_browser, from_test = os.pipe()
    to_test, from_browser = os.pipe()
    command = (
        f'exec "$0" --headless --no-sandbox --disable-gpu --remote-debugging-pipe'
        f' --user-data-dir="$1" 3<&{to_browser} 4>&{from_browser}'
    )
    profile = tmp_path_factory.mktemp("profile")
    process = subprocess.Popen(
        ["/bin/bash", "-c", command, str(CHROMIUM), str(profile)],
        pass_fds=(to_browser, from_browser),
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    os.close(to_browser)
    os.close(from_browser)
    try:
        yield Browser(from_test, to_test)
    finally:
        os.close(from_test)
        with contextlib.suppress(subprocess.TimeoutExpired):
            process.wait(timeout=60)
        if process.poll() is None:
            process.terminate()
            process.wait(timeout=60)
        os.close(to_test)
