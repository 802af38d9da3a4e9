"""What makes a recording whole: its folder, its trace, its procedure."""

from __future__ import annotations

import re
from datetime import datetime, timedelta
from pathlib import Path

from wb2pm.converters.wonderbread.folder import JOURNAL
from wb2pm.converters.wonderbread.journal import journal_trace
from wb2pm.converters.writing import atomic_path
from wb2pm.errors import ConversionError, WriteError

_UNFIT = re.compile(r"[\\/:*?\"<>|\x00-\x1f]+")
"""What some file system does not take in a name."""
_NO_WORKFLOW = "trace"


def new_folder(out: Path, workflow: str | None, now: datetime) -> Path:
    """Make a demonstration's folder, named as WONDERBREAD names one.

    Args:
        out: Folder that receives it; made if there is none.
        workflow: Id of the workflow, if it has one.
        now: When the recording begins. A second later is taken while there is a
            demonstration of that name.

    Returns:
        The new folder.

    Raises:
        WriteError: If it cannot be made.
    """
    task = _UNFIT.sub("-", workflow or "").strip(" .") or _NO_WORKFLOW
    moment = now
    while True:
        folder = out / f"{task} @ {moment:%Y-%m-%d-%H-%M-%S}"
        try:
            folder.mkdir(parents=True)
        except FileExistsError:
            if not out.is_dir():
                raise WriteError(f"{out}: is not a folder") from None
            moment += timedelta(seconds=1)
        except OSError as exc:
            raise WriteError(f"{folder}: {exc.strerror or exc}") from exc
        else:
            return folder


def finish_recording(folder: str | Path) -> Path:
    """Write the trace and the procedure of a recording from its journal.

    It is how every recording ends, and how one that was killed is mended. A
    procedure that is there already stays: somebody may have edited it. The
    journal goes once all it holds is in the trace.

    Args:
        folder: The demonstration's folder.

    Returns:
        The trace.

    Raises:
        ConversionError: If there is no journal, or it cannot be read.
    """
    home = Path(folder)
    journal = home / JOURNAL
    if not journal.is_file():
        raise ConversionError(f"there is no {JOURNAL} in it", str(home))
    trace = home / f"{home.name}.json"
    content = journal_trace(journal)
    with atomic_path(trace) as unfinished:
        unfinished.write_bytes(content)
    journal.unlink()
    _write_procedure(home)
    return trace


def _write_procedure(home: Path) -> None:
    from wb2pm.analysis.preparing import prepare
    from wb2pm.discovery.procedures.writing import write_procedure
    from wb2pm.procedures.procedure import procedure_text

    path = home / f"SOP - {home.name}.txt"
    if path.exists():
        return
    prepared = prepare([home])
    (demonstration,) = prepared.demonstrations
    procedure = write_procedure(demonstration, prepared.steps[demonstration.id])
    with atomic_path(path) as unfinished:
        unfinished.write_text(procedure_text(procedure), encoding="utf-8")
