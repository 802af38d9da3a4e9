"""Fill OctoPrint with what a print shop has: people, keys, printers, files, films.

Run by OctoPrint's own Python in its empty folder:
``seed.py PORT PASSWORD NAME ...``, with the names of those who work there.
"""

from __future__ import annotations

import os
import sys
from datetime import datetime, timezone
from pathlib import Path
from typing import Any

import yaml
from octoprint.access.users import UserManager
from octoprint.printer.profile import PrinterProfileManager

GROUPS = {
    "counter": ("Counter", "Takes orders in and says when they are ready"),
    "workshop": ("Workshop", "Changes filament and looks after the machines"),
    "weekend": ("Weekend", "Looks in on Saturdays and Sundays"),
}
_SEES = ["STATUS", "CONNECTION", "WEBCAM", "FILES_LIST", "FILES_DOWNLOAD"]
PERMISSIONS = {
    "counter": [*_SEES, "FILES_UPLOAD", "FILES_SELECT"],
    "workshop": [*_SEES, "CONTROL", "FILES_SELECT", "PRINT", "MONITOR_TERMINAL"],
    "weekend": [*_SEES, "TIMELAPSE_LIST"],
}
HELPERS = {
    "amara": ["users", "workshop"],
    "bruno": ["users", "weekend"],
    "celeste": ["users", "counter"],
    "dmitri": ["users", "workshop"],
    "eun-ji": ["users", "weekend"],
}
KEYS = (
    ("amara", "OctoPod"),
    ("amara", "Spool scales"),
    ("bruno", "Printoid"),
    ("celeste", "Order desk"),
    ("celeste", "Shop window"),
    ("dmitri", "Cura"),
    ("dmitri", "PrusaSlicer"),
)
PROFILES = (
    ("mini_by_the_window", "Mini by the window", "Original Prusa MINI+", 180, 180, 180),
    ("big_one", "Big one", "Original Prusa MK4", 250, 210, 220),
)
MATERIALS = (("PLA", 215, 60), ("PETG", 240, 85), ("ABS", 255, 100), ("TPU", 225, 50))
FILES = {
    "": ["calibration_cube.gcode", "first_layer.gcode", "temperature_tower.gcode"],
    "Incoming": [
        "bracket_left_v3.gcode",
        "bracket_right_v3.gcode",
        "drip_tray_final.gcode",
        "gear_24_teeth.gcode",
        "lens_hood_62mm.gcode",
        "nameplate_door.gcode",
    ],
    "Customers/Bakery Lindqvist": ["cookie_cutter_star.gcode"],
    "Customers/City Museum": ["stand_amphora.gcode", "stand_coin.gcode"],
    "Customers/Rowing Club": ["oar_clip.gcode"],
}
FILMS = ("cookie_cutter_star", "oar_clip", "stand_amphora", "stand_coin")
_BEGAN = datetime(2026, 9, 1, 9, 30, tzinfo=timezone.utc).timestamp()
_DAY = 86_400


def main() -> None:
    """Write all that the server reads when it starts."""
    port, password, *names = sys.argv[1:]
    _write("config.yaml", _settings(int(port)))
    _write("groups.yaml", {"_version": 2, "groups": _groups()})
    _write("users.yaml", {"_version": 2} | _people(names, password))
    _write("data/appkeys/keys.yaml", _keys())
    for name, title, model, width, depth, height in PROFILES:
        volume = {"width": width, "depth": depth, "height": height}
        known = PrinterProfileManager.default
        _write(
            f"printerProfiles/{name}.profile",
            known
            | {"id": name, "name": title, "model": model}
            | {"volume": known["volume"] | volume},
        )
    _write_files()


def _settings(port: int) -> dict[str, Any]:
    """Nothing that asks the net, introduces itself or looks at the machine."""
    silent = (
        *("achievements", "announcements", "backup", "discovery", "errortracking"),
        *("file_check", "firmware_check", "health_check", "pi_support"),
        *("pluginmanager", "softwareupdate", "tracking"),
    )
    return {
        "accessControl": {"defaultReauthenticationTimeout": 0},
        "appearance": {"name": "Kingfisher Prints"},
        "feature": {"sdSupport": False, "keyboardControl": False},
        "gcodeAnalysis": {"runAt": "never"},
        "plugins": {
            "_disabled": list(silent),
            "classicwebcam": {
                "_config_version": 1,
                "snapshot": f"http://127.0.0.1:{port}/snapshot",
            },
            "virtual_printer": {"enabled": True},
        },
        "serial": {"autoconnect": True, "port": "VIRTUAL"},
        "server": {
            "firstRun": False,
            "host": "127.0.0.1",
            "port": port,
            "onlineCheck": {"enabled": False},
            "pluginBlacklist": {"enabled": False},
            "seenWizards": {"classicwebcam": 1, "corewizard": 4},
        },
        "temperature": {
            "profiles": [
                {"name": name, "extruder": extruder, "bed": bed}
                for name, extruder, bed in MATERIALS
            ]
        },
        "webcam": {"ffmpeg": "/usr/bin/ffmpeg", "webcamEnabled": False},
    }


def _groups() -> dict[str, Any]:
    return {
        key: {
            "name": name,
            "description": description,
            "permissions": PERMISSIONS[key],
            "subgroups": [],
            "default": False,
        }
        for key, (name, description) in GROUPS.items()
    }


def _people(names: list[str], password: str) -> dict[str, Any]:
    known = UserManager.create_password_hash(password)
    groups = {name: ["users", "admins"] for name in names} | HELPERS
    return {
        name: {
            "active": name != "eun-ji",
            "apikey": None,
            "groups": belongs,
            "password": known,
            "permissions": [],
            "roles": ["user"],
            "settings": {},
        }
        for name, belongs in groups.items()
    }


def _keys() -> dict[str, Any]:
    kept: dict[str, Any] = {}
    for number, (name, application) in enumerate(KEYS):
        key = f"{number:032X}"
        kept.setdefault(name, []).append({"api_key": key, "app_id": application})
    return kept


def _write_files() -> None:
    """Each file is of another size and another day."""
    paths = [
        Path("uploads", folder, name)
        for folder, names in FILES.items()
        for name in names
    ]
    for number, path in enumerate(paths, 1):
        path.parent.mkdir(parents=True, exist_ok=True)
        lines = [
            f"G1 X{at % 60 + 40} Y{at % 45 + 50} E{at / 20:.2f}\n"
            for at in range(number * 90)
        ]
        path.write_text("G28\nG1 Z0.2 F1200\n" + "".join(lines), encoding="utf-8")
        _date(path, number)
    for number, name in enumerate(FILMS, 1):
        film = Path("timelapse", f"{name}_2026100{number}143000.mp4")
        film.parent.mkdir(exist_ok=True)
        film.write_bytes(bytes(number * 70_000))
        _date(film, number)


def _date(path: Path, number: int) -> None:
    moment = _BEGAN + number * _DAY
    os.utime(path, (moment, moment))


def _write(name: str, held: dict[str, Any]) -> None:
    path = Path(name)
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(yaml.safe_dump(held), encoding="utf-8")


if __name__ == "__main__":
    main()
