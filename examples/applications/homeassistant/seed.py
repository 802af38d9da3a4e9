"""Fill an empty folder of Home Assistant with what the Lindenhof's office has.

``python seed.py FOLDER ADDRESS NAME ...`` starts it there, signs in as the first of the
people, makes the others, areas, helpers, lists and calendars the way the pages do, and
stops it. The password comes from the environment.
"""

from __future__ import annotations

import asyncio
import json
import os
import sys
from datetime import datetime, timedelta
from pathlib import Path
from typing import Any

from aiohttp import ClientError, ClientSession, ClientWebSocketResponse

_PATIENCE_S = 180
_ADMINS = ["system-admin"]
_DONE = ["user", "core_config", "analytics", "integration"]
_OTHERS = ("Agnieszka", "Bertram", "Chidi")
"""Of the caretaker's and the cleaners' staff, who never sign in."""

_AREAS = (
    "Archive",
    "Bicycle store",
    "Canteen",
    "Loading bay",
    "Meeting room Danube",
    "Meeting room Enns",
    "Meeting room Traun",
    "Print room",
    "Reception",
    "Server room",
    "Terrace",
)

_HELPERS: tuple[tuple[str, dict[str, Any], str | None], ...] = (
    ("counter", {"name": "Parcels waiting"}, "Reception"),
    ("counter", {"name": "Visitors in the house"}, "Reception"),
    ("counter", {"name": "Umbrellas lent"}, "Reception"),
    ("input_boolean", {"name": "Guest Wi-Fi"}, None),
    ("input_boolean", {"name": "Loading bay barred"}, "Loading bay"),
    ("input_boolean", {"name": "Projector lent"}, "Meeting room Traun"),
    (
        "input_number",
        {"name": "Dishwasher tablets left", "min": 0, "max": 200, "mode": "box"},
        "Canteen",
    ),
    (
        "input_select",
        {"name": "Heating", "options": ["Day", "Night", "Holiday"]},
        None,
    ),
    (
        "input_select",
        {"name": "Seating Enns", "options": ["Rows", "U-shape", "Circle"]},
        "Meeting room Enns",
    ),
    ("input_text", {"name": "Note for the night porter"}, "Reception"),
    ("timer", {"name": "Archive airing", "duration": "00:20:00"}, "Archive"),
)

_LISTS = {
    "Caretaker": (
        ("Oil the hinges of the terrace door", "2026-12-04"),
        ("Read the water meters", "2026-11-30"),
        ("Replace the lamp in the stairwell", None),
        ("Salt for the ramp", "2026-12-01"),
    ),
    "Front desk": (
        ("Badges for the trainees", "2026-12-02"),
        ("Call the lift company back", None),
        ("Hang the fire drill notice", "2026-11-27"),
        ("Return the lost umbrella", None),
    ),
    "Canteen": (
        ("Coffee filters, size 4", None),
        ("Descale the machine on the second floor", "2026-12-03"),
        ("Oat milk", None),
        ("Tea towels", None),
    ),
    "Move of the archive": (
        ("Count the boxes in row C", "2026-12-08"),
        ("Order labels", None),
    ),
}

_CALENDARS = {
    "Cleaning": (
        ("Windows, north side", "2026-12-01 07:00", 3),
        ("Carpets, first floor", "2026-12-04 17:00", 4),
    ),
    "Deliveries": (
        ("Paper", "2026-12-02 09:00", 1),
        ("Canteen, dry goods", "2026-12-03 06:30", 1),
    ),
    "Inspections": (
        ("Fire extinguishers", "2026-12-07 10:00", 2),
        ("Lift, yearly", "2026-12-10 08:00", 2),
    ),
    "Meeting rooms": (
        ("Danube: works council", "2026-12-01 13:00", 2),
        ("Enns: tax adviser", "2026-12-09 09:30", 1),
        ("Traun: first aid course", "2026-12-11 08:00", 8),
    ),
}


class Asked:
    """What is asked of Home Assistant, as its pages ask it."""

    def __init__(
        self, session: ClientSession, socket: ClientWebSocketResponse, token: str
    ) -> None:
        self._session = session
        self._socket = socket
        self._headers = {"Authorization": f"Bearer {token}"}
        self._id = 0

    async def tell(self, kind: str, **values: object) -> Any:  # noqa: ANN401 (JSON)
        """Send a command and return its result."""
        self._id += 1
        await self._socket.send_json({"id": self._id, "type": kind, **values})
        while True:
            reply = await self._socket.receive_json()
            if reply.get("id") == self._id and reply["type"] == "result":
                if not reply["success"]:
                    raise RuntimeError(f"{kind} {values}: {reply['error']}")
                return reply["result"]

    async def add(self, handler: str, field: str, name: str) -> None:
        """Add a list or a calendar."""
        path = "/api/config/config_entries/flow"
        flow = await self._post(path, {"handler": handler})
        await self._post(f"{path}/{flow['flow_id']}", {field: name})

    async def serve(self, domain: str, service: str, **values: object) -> None:
        """Call a service."""
        await self.tell(
            "call_service", domain=domain, service=service, service_data=values
        )

    async def _post(self, path: str, values: dict[str, str]) -> Any:  # noqa: ANN401
        async with self._session.post(
            path, json=values, headers=self._headers
        ) as reply:
            reply.raise_for_status()
            return await reply.json()


async def main(folder: Path, address: str, names: list[str], password: str) -> None:
    """Start it, fill it and stop it."""
    server = await asyncio.create_subprocess_exec(
        str(Path(sys.executable).parent / "hass"), "--config", str(folder), "--skip-pip"
    )
    try:
        async with ClientSession(address) as session:
            await _wait(session)
            token = await _begin(session, address, names[0], password)
            async with session.ws_connect("/api/websocket") as socket:
                await socket.receive_json()
                await socket.send_json({"type": "auth", "access_token": token})
                await socket.receive_json()
                await _fill(Asked(session, socket, token), names, password)
    finally:
        server.terminate()
        await server.wait()
    path = folder / ".storage" / "onboarding"
    kept = json.loads(path.read_bytes())
    kept["data"]["done"] = _DONE
    path.write_text(json.dumps(kept), encoding="utf-8")


async def _wait(session: ClientSession) -> None:
    for _ in range(_PATIENCE_S * 2):
        await asyncio.sleep(0.5)
        try:
            async with session.get("/api/onboarding") as reply:
                if reply.ok:
                    return
        except ClientError:
            continue
    raise RuntimeError("Home Assistant does not start")


async def _begin(session: ClientSession, address: str, name: str, password: str) -> str:
    """Make the first account; the others are made by it."""
    account = {
        "name": name.title(),
        "username": name,
        "password": password,
        "client_id": f"{address}/",
        "language": "en-GB",
    }
    async with session.post("/api/onboarding/users", json=account) as reply:
        code = (await reply.json())["auth_code"]
    form = {
        "grant_type": "authorization_code",
        "code": code,
        "client_id": f"{address}/",
    }
    async with session.post("/auth/token", data=form) as reply:
        return str((await reply.json())["access_token"])


async def _fill(asked: Asked, names: list[str], password: str) -> None:
    for name in names[1:]:
        made = await asked.tell(
            "config/auth/create", name=name.title(), group_ids=_ADMINS
        )
        user = made["user"]["id"]
        await asked.tell(
            "config/auth_provider/homeassistant/create",
            user_id=user,
            username=name,
            password=password,
        )
        await asked.tell("person/create", name=name.title(), user_id=user)
    for name in _OTHERS:
        await asked.tell("person/create", name=name)
    await _fill_areas(asked)
    await _fill_lists(asked)
    told = await asked.tell("repairs/list_issues")
    for issue in told["issues"]:  # such as that this Python is getting old
        await asked.tell(
            "repairs/ignore_issue",
            domain=issue["domain"],
            issue_id=issue["issue_id"],
            ignore=True,
        )


async def _fill_areas(asked: Asked) -> None:
    for area in await asked.tell("config/area_registry/list"):
        await asked.tell("config/area_registry/delete", area_id=area["area_id"])
    areas = {
        name: (await asked.tell("config/area_registry/create", name=name))["area_id"]
        for name in _AREAS
    }
    for domain, values, area in _HELPERS:
        made = await asked.tell(f"{domain}/create", **values)
        if area:
            await asked.tell(
                "config/entity_registry/update",
                entity_id=f"{domain}.{made['id']}",
                area_id=areas[area],
            )


async def _fill_lists(asked: Asked) -> None:
    for name, items in _LISTS.items():
        await asked.add("local_todo", "todo_list_name", name)
        entity = f"todo.{_slug(name)}"
        for item, due in items:
            more = {"due_date": due} if due else {}
            await asked.serve("todo", "add_item", entity_id=entity, item=item, **more)
    for name, events in _CALENDARS.items():
        await asked.add("local_calendar", "calendar_name", name)
        for summary, begins, hours in events:
            start = datetime.fromisoformat(begins)
            end = start + timedelta(hours=hours)
            await asked.tell(
                "calendar/event/create",
                entity_id=f"calendar.{_slug(name)}",
                event={
                    "summary": summary,
                    "dtstart": f"{start.isoformat()}+00:00",
                    "dtend": f"{end.isoformat()}+00:00",
                },
            )


def _slug(name: str) -> str:
    return name.lower().replace(" ", "_")


if __name__ == "__main__":
    asyncio.run(
        main(
            Path(sys.argv[1]),
            sys.argv[2],
            sys.argv[3:],
            os.environ["APPLICATION_PASSWORD"],
        )
    )
