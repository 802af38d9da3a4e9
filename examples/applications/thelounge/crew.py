"""Those who are always in the chat: they open its channels and say what they know."""

from __future__ import annotations

import asyncio
import os
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[3]))

from examples.applications.thelounge.seed import (
    CHAT_PORT,
    CREW,
    SAID,
    TOPICS,
)


class Member:
    """One of the crew, with a line of its own to the chat's server.

    Attributes:
        nick: What the member is called there.
        there: Is set once the member has come.
        complete: Is set once everybody has come to every channel that is looked for.
    """

    def __init__(self, nick: str, awaited: set[tuple[str, str]]) -> None:
        self.nick = nick
        self.there = asyncio.Event()
        self.complete = asyncio.Event()
        self._awaited = set(awaited)
        self._writer: asyncio.StreamWriter | None = None

    def tell(self, line: str) -> None:
        """Send the server a line."""
        if self._writer is not None:
            self._writer.write(f"{line}\r\n".encode())

    async def stay(self) -> None:
        """Come as soon as the server is there, and stay until it goes."""
        while self._writer is None:
            try:
                reader, self._writer = await asyncio.open_connection(
                    "127.0.0.1", CHAT_PORT
                )
            except OSError:
                await asyncio.sleep(0.2)
        self.tell(f"NICK {self.nick}")
        self.tell(f"USER {self.nick.lower()} 0 * :{self.nick}")
        while line := (await reader.readline()).decode().strip():
            self._hear(line)

    def _hear(self, line: str) -> None:
        """Answer what has to be answered, and go where one is asked to come."""
        words = line.split()
        said_by = words[0].lstrip(":").partition("!")[0]
        if words[0] == "PING":
            self.tell(f"PONG {words[1]}")
        elif words[1] in {"376", "422"}:
            self.there.set()
        elif words[1] == "JOIN":
            self._awaited.discard((said_by.lower(), words[2].lstrip(":")))
            if not self._awaited:
                self.complete.set()
        elif words[1] == "INVITE":
            self.tell(f"JOIN {words[3].lstrip(':')}")


async def main() -> None:
    """Open the channels, wait for the people, say what is to be said, and stay."""
    people = os.environ["LOUNGE_PEOPLE"].split()
    awaited = {(name, channel) for name in people for _, channel, _ in SAID}
    crew = {nick: Member(nick, awaited) for nick in CREW}
    staying = [asyncio.create_task(member.stay()) for member in crew.values()]
    for member in crew.values():
        await member.there.wait()
        for channel, topic in TOPICS.items():
            member.tell(f"JOIN {channel}")
            if member.nick == CREW[0]:
                member.tell(f"TOPIC {channel} :{topic}")
        await asyncio.sleep(0.1)
    await crew[CREW[0]].complete.wait()
    for nick, channel, text in SAID:
        crew[nick].tell(f"PRIVMSG {channel} :{text}")
        await asyncio.sleep(0.05)
    await asyncio.gather(*staying)


if __name__ == "__main__":
    asyncio.run(main())
