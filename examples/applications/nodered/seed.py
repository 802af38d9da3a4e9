"""The flows that the ferry company's pier runs on, before anybody changes them."""

from __future__ import annotations

from typing import Any

Node = dict[str, Any]


def flows() -> list[Node]:
    """Return what ``flows.json`` holds: flows, their nodes and their lines."""
    return [
        *_reading("Office clock", "On the hour", "Time of day", "Clock log"),
        *_reading("Pumps", "Gauge of pump 2", "To litres", "Litres"),
        *_asking("Weather", "Ask for the wind", "wind", "Wind log"),
        *_reading("Night watch", "Light on the pier", "On or off", "Light log"),
        *_asking("Tides", "Ask for the tide", "tides", "Tide log"),
        *_selling(
            "Boat hire", "Every morning", "Prices of today", "Send the price list"
        ),
        *_selling("Ice cream", "At opening time", "Count the tubs", "Order more ice"),
    ]


def _id(*names: str) -> str:
    """Make the same id of the same names, as Node-RED's are: 16 hexadecimal digits."""
    return f"{sum(ord(c) * 31**n for n, c in enumerate(' '.join(names))):016x}"[-16:]


def _node(flow: str, kind: str, name: str, at: tuple[int, int], **more: Any) -> Node:  # noqa: ANN401 (properties of any node)
    node = {"id": _id(flow, name), "type": kind, "z": _id(flow), "name": name}
    return node | {"x": at[0], "y": at[1], "wires": []} | more


def _tab(flow: str) -> Node:
    return {
        "id": _id(flow),
        "type": "tab",
        "label": flow,
        "disabled": False,
        "info": "",
    }


def _inject(flow: str, name: str, after: str) -> Node:
    return _node(
        flow,
        "inject",
        name,
        (120, 100),
        props=[{"p": "payload"}],
        repeat="",
        crontab="",
        once=False,
        onceDelay=0.1,
        topic="",
        payload="",
        payloadType="date",
        wires=[[_id(flow, after)]],
    )


def _change(flow: str, name: str, after: str) -> Node:
    rules = [{"t": "set", "p": "payload", "pt": "msg", "to": "0", "tot": "num"}]
    wires = [[_id(flow, after)]]
    return _node(flow, "change", name, (320, 100), rules=rules, wires=wires)


def _debug(flow: str, name: str) -> Node:
    return _node(
        flow,
        "debug",
        name,
        (400, 180),
        active=True,
        tosidebar=True,
        console=False,
        tostatus=False,
        complete="payload",
        targetType="msg",
    )


def _reading(flow: str, start: str, rule: str, log: str) -> list[Node]:
    return [
        _tab(flow),
        _inject(flow, start, rule),
        _change(flow, rule, log),
        _debug(flow, log),
    ]


def _asking(flow: str, request: str, host: str, log: str) -> list[Node]:
    return [
        _tab(flow),
        _inject(flow, "Now", request),
        _request(flow, request, host, log),
        _debug(flow, log),
    ]


def _selling(flow: str, start: str, rule: str, outside: str) -> list[Node]:
    return [
        _tab(flow),
        _inject(flow, start, rule),
        _change(flow, rule, outside),
        _request(flow, outside, "office", ""),
    ]


def _request(flow: str, name: str, host: str, after: str) -> Node:
    return _node(
        flow,
        "http request",
        name,
        (320, 100) if after else (400, 180),
        method="GET",
        ret="txt",
        paytoqs="ignore",
        url=f"http://{host}.harbour.test/now",
        tls="",
        persist=False,
        proxy="",
        insecureHTTPParser=False,
        authType="",
        senderr=False,
        headers=[],
        wires=[[_id(flow, after)]] if after else [[]],
    )
