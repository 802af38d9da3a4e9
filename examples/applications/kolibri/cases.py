"""What differs from one person's work to the next."""

from __future__ import annotations

NEWCOMERS = (
    {
        "name": "Leocadia Brandt",
        "username": "leocadia",
        "number": "MR-311",
        "year": "1983",
        "gender": "Female",
        "course": "Bookkeeping",
        "second": "Welding",
        "like": "brandt",
    },
    {
        "name": "Casper Winther",
        "username": "casper_w",
        "number": "MR-312",
        "year": "1996",
        "gender": "Male",
        "course": "Bicycle repair",
        "second": "Watercolours",
        "like": "winther",
    },
    {
        "name": "Teodora Ilieva",
        "username": "teodora",
        "number": "MR-313",
        "year": "1971",
        "gender": "Female",
        "course": "Sewing machines",
        "second": "Norwegian for beginners",
        "like": "ilieva",
    },
)
"""Who is new, and what they came for."""

COURSES = (
    {
        "course": "Beekeeping in town",
        "coach": "Halvard Lunde",
        "helper": "Oona Virtanen",
        "first": "Bronwen Parry",
        "second": "Dagny Solberg",
        "third": "Yusuf Demir",
        "like": "Welding",
    },
    {
        "course": "Bread and sourdough",
        "coach": "Beatriz Pinho",
        "helper": "Mireille Aubert",
        "first": "Chidi Nwosu",
        "second": "Gerda Blom",
        "third": "Zofia Lis",
        "like": "Sewing machines",
    },
    {
        "course": "Clock repair",
        "coach": "Samir Haddad",
        "helper": "Halvard Lunde",
        "first": "Anton Kvist",
        "second": "Kerstin Falk",
        "third": "Wilma Hartog",
        "like": "Bookkeeping",
    },
)
"""Courses that open, who teaches them, and who has waited for them."""

TABLES = (
    {
        "course": "Bookkeeping",
        "group": "Own businesses",
        "first": "Astrid Moen",
        "second": "Pavel Sykora",
        "title": "The first invoice",
        "about": "What has to stand on it, and what is better left out",
        "other": "Fast lane",
    },
    {
        "course": "Norwegian for beginners",
        "group": "Night shift",
        "first": "Noor Rahimi",
        "second": "Yusuf Demir",
        "title": "At the tram stop",
        "about": "To ask for the way and to understand the answer",
        "other": "Tuesday table",
    },
    {
        "course": "Watercolours",
        "group": "Window table",
        "first": "Edmund Pike",
        "second": "Odile Garnier",
        "title": "Wet skies",
        "about": "Bring paper that does not mind a lot of water",
        "other": "Portraits",
    },
)
"""Tables that learners of a course make up, and what they begin with."""
