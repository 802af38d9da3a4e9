"""What the ferry line's office does in Phoenix, and with what."""

from __future__ import annotations

COLLECTED = (
    'Make the dataset "{{name}}" ("{{purpose}}"), label it {{label}}, and add the '
    'question "{{question}}" with the answer "{{answer}}" and the note "{{note}}"'
)
COLLECTIONS = (
    {
        "name": "Fog and ice",
        "purpose": "What is asked when boats stay in port",
        "label": "winter",
        "question": "Will the noon boat run in this fog?",
        "answer": "It runs an hour late",
        "note": "From the pier at Holm",
    },
    {
        "name": "Bicycles on board",
        "purpose": "From the mails of the cycling club",
        "label": "summer",
        "question": "Does a tandem pay twice?",
        "answer": "No, it is one bicycle",
        "note": "Cycling club, in June",
    },
    {
        "name": "Missed trains",
        "purpose": "Mails of those who came too late for one",
        "label": "complaints",
        "question": "Who pays for my taxi?",
        "answer": "We do, if there is a receipt",
        "note": "Complaints of last week",
    },
)
"""What is collected, and the question it begins with."""

JUDGED = (
    'Make the criterion "{{name}}" ("{{meaning}}", {{direction}}) with "{{first}}" '
    '{{first_points}} and "{{second}}" {{second_points}}, give it to the desk '
    '{{desk}}, and let that keep mails for "{{kept}}" and open with {{opens}}'
)
JUDGEMENTS = (
    {
        "name": "guesswork",
        "meaning": "Does it make up what it does not know?",
        "direction": "Minimize",
        "first": "none",
        "first_points": "0",
        "second": "some",
        "second_points": "1",
        "desk": "lost-property",
        "kept": "Half a year",
        "opens": "Traces",
    },
    {
        "name": "language",
        "meaning": "In which language it was answered",
        "direction": "None",
        "first": "English",
        "first_points": "1",
        "second": "Gaelic",
        "second_points": "2",
        "desk": "booking-desk",
        "kept": "Two years",
        "opens": "Sessions",
    },
    {
        "name": "old times",
        "meaning": "Does it tell times of last season?",
        "direction": "Minimize",
        "first": "right ones",
        "first_points": "0",
        "second": "old ones",
        "second_points": "1",
        "desk": "timetable-line",
        "kept": "One winter",
        "opens": "Metrics",
    },
)
"""By what a desk is judged from now on, and what else is set there."""
KEPT_WRONG = "Half a year"
"""What somebody takes who slips in the list."""
