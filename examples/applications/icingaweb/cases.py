"""What differs from one person's work to the next."""

from __future__ import annotations

ENTRY = (
    'Give "{{user}}" an account, make them a member of "{{group}}", and add them to '
    'the role "{{role}}"'
)
NEWCOMERS = (
    {
        "user": "halvard.moe",
        "password": "Kettle-weir-9",
        "group": "Network crew",
        "other": "Laboratory",
        "role": "Operators",
        "taken": "sanna.lind",
    },
    {
        "user": "agnes.rye",
        "password": "Blue-barrel-27",
        "group": "Laboratory",
        "other": "Control room",
        "role": "Samplers",
        "taken": "malin.berg",
    },
    {
        "user": "carlo.dent",
        "password": "Gravel-bed-63",
        "group": "Control room",
        "other": "Contractors",
        "role": "Night shift",
        "taken": "lene.vik",
    },
)
"""Who is new and where they belong; `other` is a wrong group somebody may choose."""

NOTICE = (
    'Announce "{{message}}" from {{start}} to {{end}}, and put "{{entry}}" into the '
    'menu of "{{group}}"'
)
WORKS = (
    {
        "message": "Kettle Weir: pump 2 is overhauled, its pressure is not measured.",
        "start": "02/08/2027, 06:00:00 PM",
        "end": "02/10/2027, 04:30:00 PM",
        "entry": "Kettle Weir works",
        "url": "announcements?message=*Kettle*",
        "target": "Single Column",
        "group": "Pumping stations",
        "other": "Control room",
    },
    {
        "message": "Hollin Moss: the reservoir is emptied and cleaned, no samples.",
        "start": "03/14/2027, 07:00:00 PM",
        "end": "03/19/2027, 12:00:00 PM",
        "entry": "Hollin Moss cleaning",
        "url": "announcements?message=*Hollin*",
        "target": "Single Column",
        "group": "Laboratory",
        "other": "Contractors",
    },
    {
        "message": "Ferry Road: the cable is moved, the station is offline at times.",
        "start": "04/05/2027, 08:15:00 PM",
        "end": "04/07/2027, 05:45:00 PM",
        "entry": "Ferry Road cable",
        "url": "announcements?message=*Ferry*",
        "target": "Single Column",
        "group": "Network crew",
        "other": "On call",
    },
)
"""Which works are announced to whom; `other` is a group somebody may name first."""
