"""What is said of a request that cannot be met."""

from __future__ import annotations

from wb2pm.errors import OptionError


def refused(argument: str, reason: str) -> OptionError:
    """Return the error for an argument that a tool cannot take.

    Args:
        argument: Its name.
        reason: What is wrong with it, and what would be right.

    Examples:
        >>> print(refused("folders", "name at least one"))
        option 'folders' of server 'mcp': name at least one
    """
    return OptionError("server", "mcp", argument, reason)
