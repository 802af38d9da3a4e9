"""The server: jobs as tools of the Model Context Protocol, over standard input.

The official SDK speaks the protocol. Standard output belongs to it: whatever a
library prints goes to standard error.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from wb2pm import __version__
from wb2pm.errors import MissingExtraError
from wb2pm.mcp.jobs import Jobs
from wb2pm.mcp.sources import Folders
from wb2pm.mcp.telling import UNTRUSTED

if TYPE_CHECKING:
    from collections.abc import Iterable
    from pathlib import Path

    from mcp.server.mcpserver import MCPServer

INSTRUCTIONS: Final = f"""\
wb2pm reads recordings of work on screens and turns them into event logs, process models,
verdicts and written procedures. Begin with `recordings` of a folder (f1, f2, ...), then
`read` some: the answer names what is held, such as r1 with its workflows r1.w1 and cases
r1.c1. All other tools take these names. Secrets are masked, and nothing is ever written.
{UNTRUSTED}"""


def make_server(folders: Iterable[str | Path]) -> MCPServer[Any]:
    """Make a server of the recordings in some folders.

    Args:
        folders: What an assistant may read, and nothing else.

    Returns:
        A server of the official SDK; `run` serves standard input and output.

    Raises:
        MissingExtraError: If the extra ``mcp`` is not installed.
        OptionError: If no folder is named, or one is no folder.

    Examples:
        >>> import asyncio, tempfile
        >>> server = make_server([tempfile.mkdtemp()])
        >>> tools = asyncio.run(server.list_tools())
        >>> [tool.name for tool in tools][:3]
        ['recordings', 'read', 'log']
    """
    try:
        from mcp.server.mcpserver import MCPServer
        from mcp.server.mcpserver.exceptions import ResourceError
        from mcp.types import ToolAnnotations
    except ImportError as exc:
        raise MissingExtraError("serving assistants", "mcp") from exc
    from wb2pm.mcp.tools import answered, tools_of

    known = Folders(folders)
    jobs = Jobs(known)
    server: MCPServer[Any] = MCPServer(
        "wb2pm",
        version=__version__,
        instructions=f"{INSTRUCTIONS}\nFolders: {', '.join(known.names())}.",
        log_level="WARNING",
    )
    only_reads = ToolAnnotations(
        read_only_hint=True,
        destructive_hint=False,
        idempotent_hint=True,
        open_world_hint=False,
    )
    for tool in tools_of(jobs):
        server.add_tool(tool, annotations=only_reads, structured_output=False)
    server.resource(
        "wb2pm://models/{model}.bpmn", mime_type="application/xml", name="model"
    )(answered(jobs.bpmn, ResourceError))
    return server


def serve(folders: Iterable[str | Path]) -> None:
    """Serve the recordings in some folders over standard input and output.

    Args:
        folders: What an assistant may read.

    Raises:
        MissingExtraError: If the extra ``mcp`` is not installed.
        OptionError: If no folder is named, or one is no folder.
    """
    make_server(folders).run()
