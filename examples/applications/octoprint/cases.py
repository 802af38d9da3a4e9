"""What differs from one time to the next in the work of the print shop."""

from __future__ import annotations

ORDERED = (
    "Make the folder {{customer}}, move {{file}} into it as {{order}}, load it, warm up"
    " for {{material}}, and have a timelapse of the kind {{film}} with a picture every"
    " {{seconds}} seconds at most"
)
ORDERS = (
    {
        "customer": "Harbour Library",
        "file": "lens_hood_62mm.gcode",
        "order": "K-2231_lens_hood.gcode",
        "material": "PETG",
        "preset": "Set PETG (Tool: 240°C/Bed: 85°C)",
        "film": "Timed",
        "seconds": "15",
        "other": "/Customers",
        "words": "lens",
    },
    {
        "customer": "Allotment Society",
        "file": "drip_tray_final.gcode",
        "order": "K-2240_drip_tray.gcode",
        "material": "ABS",
        "preset": "Set ABS (Tool: 255°C/Bed: 100°C)",
        "film": "On Z Change",
        "seconds": "8",
        "other": "/Customers",
        "words": "drip",
    },
)
ADDED = (
    "Add a printer profile {{name}} for {{model}} with a bed of the form {{form}},"
    " {{wide}} mm wide, {{high}} mm high and with a nozzle of {{nozzle}} mm, and make it"
    " the default"
)
MACHINES = (
    {
        "name": "Tall delta",
        "model": "FLSUN V400",
        "form": "Circular",
        "wide": "300",
        "deep": "300",
        "high": "410",
        "nozzle": "0.6",
        "other": "Big one",
    },
    {
        "name": "Workhorse",
        "model": "Voron 2.4",
        "form": "Rectangular",
        "wide": "350",
        "deep": "340",
        "high": "330",
        "nozzle": "0.5",
        "other": "Mini by the window",
    },
)
HANDED_OVER = (
    "Take the access from {{leaver}}, put {{successor}} into the group {{group}} with the"
    " permission {{extra}} besides, and revoke all application keys of {{leaver}}"
)
HANDOVERS = (
    {
        "leaver": "amara",
        "successor": "bruno",
        "group": "Workshop",
        "extra": "File Delete",
        "keys": "OctoPod, Spool scales",
        "other": "Printoid",
    },
    {
        "leaver": "celeste",
        "successor": "dmitri",
        "group": "Counter",
        "extra": "Timelapse Delete",
        "keys": "Order desk, Shop window",
        "other": "Cura",
    },
)
