"""Let written procedures be followed by the scripts that wb2pm makes of them.

``python examples/record/following.py`` starts the shop and the museum, has the procedure
of each bundled workflow written from its five recordings, makes a script of it, and runs
that in a fresh application, signed in as the person whose recording the procedure follows.
"""

from __future__ import annotations

import argparse
import json
import sys
import tempfile
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING

from wb2pm.bundled import demonstrations_of

sys.path.insert(0, str(Path(__file__).parents[2]))

from applications import CMS, SHOP
from cms_tasks import CMS_WORK
from shop_tasks import SHOP_WORK

from examples.scripted.following import Followed, follow, make_script, tell
from examples.scripted.people import PASSWORD
from examples.scripted.running import Running

if TYPE_CHECKING:
    from collections.abc import Iterator

_WORK = ((SHOP, SHOP_WORK), (CMS, CMS_WORK))
_SECRETS = {"MAIL": "solveig.ruud@post.test", "": PASSWORD}
"""The one e-mail address that is entered; recordings hold it masked."""

Cases = Mapping[int, Mapping[str, str]]


def follow_bundled(work: Path, only: set[int], cases: Cases) -> Iterator[Followed]:
    """Run the scripts of the bundled workflows.

    Args:
        work: Keeps the applications, and receives the scripts.
        only: Workflows; all if empty.
        cases: Workflow -> values to enter instead of those recorded.
    """
    for application, workflows in _WORK:
        wanted = [each for each in workflows if not only or each.id in only]
        if not wanted:
            continue
        with Running(application, work) as running:
            for workflow in wanted:
                script = make_script(workflow, demonstrations_of(workflow.id), work)
                yield follow(script, running, _SECRETS, cases.get(workflow.id))


def main() -> None:
    """Follow what the command line asks for, and say how far it went."""
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--work", type=Path, help="keeps the applications and scripts")
    asked.add_argument("--only", type=int, nargs="*", default=[], help="workflows")
    asked.add_argument(
        "--values", type=Path, help="JSON: workflow -> values to enter instead"
    )
    told = asked.parse_args()
    with tempfile.TemporaryDirectory() as thrown_away:
        work = (told.work or Path(thrown_away)).resolve()
        work.mkdir(parents=True, exist_ok=True)
        given = json.loads(told.values.read_text()) if told.values else {}
        cases = {int(workflow): values for workflow, values in given.items()}
        tell(follow_bundled(work, set(told.only), cases))


if __name__ == "__main__":
    main()
