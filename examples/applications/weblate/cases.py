"""What differs from one person's work to the next."""

from __future__ import annotations

CORRECTED = (
    'Correct "{{wrong}}" to "{{right}}" in "{{component}}" ({{language}}), mark it as '
    'needing editing, comment for all languages "{{why}}", and add "{{term}}" as '
    '"{{word}}" to the glossary with the explanation "{{note}}", as terminology'
)
MISTAKES = (
    {
        "project": "Web shop",
        "component": "Product pages",
        "language": "German",
        "english": "Cable length: 3 m",
        "wrong": "Kabellänge: 2 m",
        "right": "Kabellänge: 3 m",
        "why": "A customer has measured it: three metres, as we say in English.",
        "term": "cable",
        "word": "Kabel",
        "note": "Never Leitung, that is in the wall.",
    },
    {
        "project": "Paper",
        "component": "Assembly leaflet",
        "language": "French",
        "english": "Tighten the nut by hand only.",
        "wrong": "Serrez l'écrou avec une clé.",
        "right": "Serrez l'écrou à la main.",
        "why": "No spanner, please: two feet have cracked already.",
        "term": "nut",
        "word": "écrou",
        "note": "The small one of brass.",
    },
    {
        "project": "Web shop",
        "component": "Product pages",
        "language": "Dutch",
        "english": "Dust the shade with a dry brush.",
        "wrong": "Stof de kap af met een natte borstel.",
        "right": "Stof de kap af met een droge borstel.",
        "why": "Felt must not get wet, does it say so everywhere?",
        "term": "shade",
        "word": "kap",
        "note": "Of felt or of linen.",
    },
)
"""What customers wrote to us about."""

ADDED = (
    'Start "{{language}}" for "{{component}}", announce "{{message}}" as '
    '"{{severity}}" until "{{day}}" and notify users, and add "{{who}}" to the team '
    '"{{team}}"'
)
BEGINNINGS = (
    {
        "project": "Web shop",
        "component": "Checkout",
        "language": "Swedish (sv)",
        "letters": "swed",
        "other": "Swedish (Finland) (sv-FI)",
        "message": "Lovisa begins with Swedish, please answer her quickly.",
        "severity": "Success (green)",
        "day": "12/18/2026",
        "who": "Lovisa Ek (lovisa)",
        "name": "lovi",
        "shown": "Lovisa Ek",
        "team": "Translate",
    },
    {
        "project": "Paper",
        "component": "Order e-mails",
        "language": "Danish (da)",
        "letters": "danis",
        "other": "Swedish (sv)",
        "message": "No new sentences in the e-mails until Danish is done.",
        "severity": "Warning (yellow)",
        "day": "12/04/2026",
        "who": "Mads Lindholt (mads)",
        "name": "mads",
        "shown": "Mads Lindholt",
        "team": "Translate",
    },
    {
        "project": "Web shop",
        "component": "Product pages",
        "language": "Italian (it)",
        "letters": "ital",
        "other": "Italian (Switzerland) (it_CH)",
        "message": "Chiara only collects words at first.",
        "severity": "Danger (red)",
        "day": "01/15/2027",
        "who": "Chiara Bellandi (chiara)",
        "name": "chia",
        "shown": "Chiara Bellandi",
        "team": "Glossary",
    },
)
"""Languages that are new; `other` is one that somebody may choose first."""
UNKNOWN = "kirsten"
"""Somebody who has no account."""

COUNTED = (
    'Tell how many source words "{{name}}" did in "{{project}}" from "{{first}}" to '
    '"{{last}}" ({{language}}), and add the label "{{label}}" to what is marked for '
    "edit there"
)
MONTHS = (
    {
        "project": "Web shop",
        "first": "10/01/2026",
        "last": "10/31/2026",
        "language": "German (de)",
        "other": "English (en)",
        "name": "Marlene Voigt",
        "words": "23",
        "label": "Ask again",
    },
    {
        "project": "Web shop",
        "first": "09/01/2026",
        "last": "09/30/2026",
        "language": "Dutch (nl)",
        "other": "French (fr)",
        "name": "Femke Bos",
        "words": "39",
        "label": "Spring",
    },
    {
        "project": "Paper",
        "first": "09/01/2026",
        "last": "09/30/2026",
        "language": "French (fr)",
        "other": "German (de)",
        "name": "Julien Carrel",
        "words": "22",
        "label": "Goes to print",
    },
)
"""Whose month is paid; `other` is a wrong language somebody may choose."""
