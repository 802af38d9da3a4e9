"""What differs from one person's work to the next."""

from __future__ import annotations

BEGUN = (
    'Begin a pile for text classification "{{name}}" ("{{about}}") with the tag '
    '"{{tag}}" and "{{first}}" and "{{second}}" ticked, and make the label "{{label}}" '
    'with the key "{{key}}" in {{colour}}'
)
PILES = (
    {
        "name": "Fair in Harwick",
        "about": "Cards from the box on our table",
        "tag": "fair",
        "first": "Allow single label",
        "second": "Share annotations across all users",
        "label": "Wants a catalogue",
        "key": "4",
        "colour": "#009CE0",
    },
    {
        "name": "Letters about the barrow",
        "about": "Since the newspaper wrote about it",
        "tag": "letters",
        "first": "Randomize document order",
        "second": "Share annotations across all users",
        "label": "Squeaks",
        "key": "7",
        "colour": "#AEA1FF",
    },
    {
        "name": "Survey among schools",
        "about": "Answers in their own words",
        "tag": "schools",
        "first": "Allow single label",
        "second": "Randomize document order",
        "label": "Too heavy",
        "key": "2",
        "colour": "#7B64FF",
    },
)
"""Who wants what read; the colours are in the row of the form."""

READ = (
    'Read the review "{{text}}": mark it as "{{first}}" and "{{second}}", leave the '
    'comment "{{comment}}" and mark it as finished'
)
REVIEWS = (
    {
        "text": "My mother is eighty-one and prunes with your shears every day.",
        "word": "eighty",
        "page": "4",
        "first": "Praise",
        "first_key": "1",
        "second": "Delivery",
        "second_key": "4",
        "other": "Complaint",
        "comment": "May we print this on the box?",
    },
    {
        "text": "The box was wet and the gloves in it smelled of the cellar.",
        "word": "cellar",
        "page": "5",
        "first": "Complaint",
        "first_key": "2",
        "second": "Packaging",
        "second_key": "5",
        "other": "Question",
        "comment": "Third wet box this month.",
    },
    {
        "text": "Is there a smaller dibber?",
        "word": "dibber",
        "page": "6",
        "first": "Question",
        "first_key": "3",
        "second": "Praise",
        "second_key": "1",
        "other": "Packaging",
        "comment": "The small one is back in spring.",
    },
)
"""What was asked for on the telephone; `other` is a label somebody may take wrongly."""
UNKNOWN = "lawnmower"
"""A word that is in no review."""

JOINED = (
    'Let "{{who}}" into "{{pile}}" as "{{role}}", describe it as "{{about}}", tick '
    '"{{box}}" and write down the rule "{{rule}}"'
)
READERS = (
    {
        "who": "sigrid",
        "pile": "Shop reviews 2026",
        "number": "1",
        "role": "Annotator",
        "other": "Annotation Approver",
        "about": "What customers write, read every Friday",
        "box": "Randomize document order",
        "rule": "Names of customers stay out of comments.",
    },
    {
        "who": "chidera",
        "pile": "Mails to the workshop",
        "number": "4",
        "role": "Annotation Approver",
        "other": "Annotator",
        "about": "Mails that are not orders",
        "box": "Allow project members to create label types",
        "rule": "Invoices are forwarded unread.",
    },
    {
        "who": "noor",
        "pile": "Warranty claims, summer",
        "number": "2",
        "role": "Annotator",
        "other": "Project Admin",
        "about": "What broke, where and when, until August",
        "box": "Randomize document order",
        "rule": "Mark the whole name of the tool.",
    },
)
"""Who begins on Monday; `other` is a role somebody may choose wrongly."""
MEMBER = "hanneke"
"""Somebody who reads in all piles already."""
