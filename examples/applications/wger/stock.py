"""Who comes to the gym, and what can be signed there."""

from __future__ import annotations

KINDS = (
    ("Ten visits", "A card that is stamped at the desk."),
    ("Mornings", "Until two in the afternoon."),
    ("Whole day", "From six to ten, Sundays too."),
    ("Family", "Two grown-ups and their children."),
)
OPTIONS = (
    ("Locker", "One with a key of one's own."),
    ("Sauna", "Tuesdays women only."),
    ("Climbing wall", "After the introduction."),
    ("Towel", "A fresh one each time."),
)
MEMBERS = (
    ("Bodil", "Aakre", 2, "Asked for a locker near the door."),
    ("Cosmo", "Reyes", 0, ""),
    ("Dorothea", "Lind", 1, "Pays in cash at the desk."),
    ("Emeka", "Obi", 2, ""),
    ("Fenna", "de Wit", 3, "The children are eight and eleven."),
    ("Goran", "Petric", 1, ""),
    ("Hanneke", "Smit", 2, "Bad knee, no rowing."),
    ("Ilse", "Brandt", 0, ""),
    ("Jonah", "Meller", 2, ""),
    ("Kaya", "Demir", 1, "Wants to be told when the wall is closed."),
    ("Lorcan", "Byrne", 3, ""),
    ("Mirela", "Popa", 2, ""),
)
EXERCISES = (
    ("Abs", ("Crunches", "Plank", "Hanging leg raises")),
    ("Arms", ("Biceps curls with dumbbell", "Triceps pushdown", "Hammer curls")),
    ("Back", ("Rowing, seated", "Lat pulldown", "Pull-ups", "Hyperextensions")),
    ("Calves", ("Standing calf raises", "Seated calf raises")),
    ("Chest", ("Bench press", "Butterfly", "Push-ups")),
    ("Legs", ("Squats", "Leg press", "Leg curls, lying", "Walking lunges")),
    ("Shoulders", ("Shoulder press, dumbbells", "Lateral raises", "Face pulls")),
)
"""By the part of the body that each is for."""
STAFF = {
    "ingrid": "Vold",
    "tomas": "Hradil",
    "wanjiru": "Kamau",
    "piotr": "Nowak",
    "delia": "Ruiz",
}
"""Their last names, which stand in the menu at the top."""
