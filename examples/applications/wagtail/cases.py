"""What differs from one person's work to the next."""

from __future__ import annotations

ANNOUNCED = (
    {
        "title": "Winter moths by lamplight",
        "day": "2026-12-11",
        "hour": "18:30",
        "place": "Orchard",
        "picture": "Lamp in the orchard",
        "text": "We hang up a sheet and see who comes.",
        "bring": "Warm shoes, A torch",
        "slug": "winter-moths",
        "description": "An evening with moths in the orchard.",
        "like": "Moth night",
    },
    {
        "title": "Grafting old apple trees",
        "day": "2027-01-16",
        "hour": "10:00",
        "place": "Potting shed",
        "picture": "Apple tree in frost",
        "text": "Our gardener shows how two trees become one.",
        "bring": "A sharp knife, An apron",
        "slug": "grafting",
        "description": "Learn to graft an apple tree in a morning.",
        "like": "Rose pruning for beginners",
    },
    {
        "title": "Orchids after dark",
        "day": "2026-12-18",
        "hour": "19:00",
        "place": "Palm house",
        "picture": "Orchids at night",
        "text": "The orchids smell most when nobody is there.",
        "bring": "A ticket, A light coat",
        "slug": "orchids-after-dark",
        "description": "A late round among the orchids.",
        "like": "Cactus weekend",
    },
)
"""What is on in the garden, and what was on that is like it."""
