"""What readers, page forms, miners and output formats promise, as tests to run on your own.

A test class names what it tests; pytest finds it and runs each promise as a test::

    from wb2pm.testing import MinerContract

    class TestMyMiner(MinerContract):
        miner = "my-miner"

Nothing here needs pytest to be imported.
"""

from wb2pm.testing.formats import FormatContract
from wb2pm.testing.miners import MinerContract
from wb2pm.testing.pages import PageContract
from wb2pm.testing.readers import ReaderContract

__all__ = ["FormatContract", "MinerContract", "PageContract", "ReaderContract"]
