"""Twenty questions about the demonstrations, with answers and their evidence.

They are written by hand; only the names of the demonstrations and the numbers
of the steps that they cite are looked up, because those change when everything
is recorded anew.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Literal

if TYPE_CHECKING:
    from collections.abc import Sequence

Kind = Literal["fact", "purpose", "completion", "comparison", "deviation", "advice"]
Place = tuple[int, str, tuple[str, ...]]
"""Workflow, person, and the names of the elements of the steps that are cited.
A step without an element is named by what was done, such as ``back``."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Question:
    """A question about one or several demonstrations.

    Attributes:
        kind: What it asks for.
        question: As asked.
        answer: As a person who saw the demonstrations would answer.
        cites: Where the answer shows.
    """

    kind: Kind
    question: str
    answer: str
    cites: tuple[Place, ...]


QUESTIONS = (
    Question(
        kind="fact",
        question=(
            "In the demonstration in which p01 sets the price and the stock of the"
            " Trail Lantern, what are the new price and the new stock?"
        ),
        answer="The price becomes 29.50 and the stock 48.",
        cites=((3001, "p01", ("Num in stock", "Price")),),
    ),
    Question(
        kind="comparison",
        question=(
            "p01 and p03 both change the price of the Trail Lantern. How do their ways"
            " to the product differ, and which is shorter?"
        ),
        answer=(
            "p01 clicks on the product in the list of all products; p03 first searches"
            " for its title and then clicks on it in the result. p01's way is shorter"
            " by two steps, because the list is short enough to show the product; in a"
            " long list p03's would be."
        ),
        cites=(
            (3001, "p01", ("Trail Lantern",)),
            (3001, "p03", ("Product title", "Search", "Trail Lantern")),
        ),
    ),
    Question(
        kind="deviation",
        question=(
            "Which steps of p04's change of the price of the Fell Wool Socks does the"
            " task not need, and why?"
        ),
        answer=(
            'Opening "Catalogue" and then "Low stock alerts": nothing is done on that'
            ' page, and p04 opens the menu again to get to "Products".'
        ),
        cites=((3001, "p04", ("Low stock alerts",)),),
    ),
    Question(
        kind="purpose",
        question=(
            'Why is "Relative to" set when the category "Gaiters" is added, and what'
            ' does "Position" have to do with it?'
        ),
        answer=(
            'It names the category that the new one is placed by. "Position" stays at'
            ' "First child of", so "Gaiters" becomes a child of "Clothing"; without the'
            " choice it would be a top-level category."
        ),
        cites=((3002, "p01", ("Relative to",)),),
    ),
    Question(
        kind="deviation",
        question=(
            "What does p04 look at before adding the category, and how does p04 get"
            " away from there?"
        ),
        answer=(
            'p04 opens "Product Types" in the menu "Catalogue", goes back with the'
            ' browser\'s Back button, and then opens "Categories".'
        ),
        cites=((3002, "p04", ("Product Types", "back", "Categories")),),
    ),
    Question(
        kind="completion",
        question="How does somebody who marks an order as shipped know that it worked?",
        answer=(
            'After "Change status" the page of the order shows the status "Shipped";'
            ' after "Save note" it shows the message "Note saved" and lists the'
            " note with the parcel's number."
        ),
        cites=((3003, "p01", ("Change status", "Save note")),),
    ),
    Question(
        kind="comparison",
        question=(
            "Order 100016 is marked as shipped by p01, p03 and p05. In which order do"
            " they change the status and write the note, and does it matter?"
        ),
        answer=(
            "p01 and p03 change the status first and then write the note; p05 writes"
            ' the note first and returns to the tab "Order contents" to change the'
            " status. The result is the same; p05's order costs one click more."
        ),
        cites=(
            (3003, "p01", ("Change status", "Save note")),
            (3003, "p03", ("Change status", "Save note")),
            (3003, "p05", ("Save note", "Order contents", "Change status")),
        ),
    ),
    Question(
        kind="advice",
        question=(
            "Somebody has to mark forty orders as shipped and knows their numbers."
            " Whose way to the order should they follow?"
        ),
        answer=(
            "p02's or p05's: they type the order's number and press Enter, which opens"
            " the order at once, however long the list of orders is. p01 and p04 look"
            " for it in the list, and p03 reaches for the Search button."
        ),
        cites=(
            (3003, "p02", ("Order number", "Enter")),
            (3003, "p05", ("Order number", "Enter")),
            (3003, "p01", ("100016",)),
        ),
    ),
    Question(
        kind="completion",
        question=(
            'Is the voucher "Camping club" created in p04\'s demonstration? How can one'
            " tell?"
        ),
        answer=(
            'No. p04 fills in the name and the code and then clicks on "cancel", which'
            " leads back to the list of vouchers; nothing is saved."
        ),
        cites=((3004, "p04", ("Name", "Code", "cancel")),),
    ),
    Question(
        kind="fact",
        question='Until when is the voucher "Autumn letter" good, and how often?',
        answer="Until 2026-12-31 23:00:00, once for each customer.",
        cites=((3004, "p01", ("End datetime", "Usage")),),
    ),
    Question(
        kind="comparison",
        question=(
            "p01 and p05 create the same voucher. In which order do they fill in the"
            " form?"
        ),
        answer=(
            "p01 works from the top to the bottom, from the name to the offer; p05 from"
            " the bottom to the top, from the offer to the name. Both fill in the same"
            " five fields with the same values."
        ),
        cites=(
            (3004, "p01", ("Name", "Which offers apply for this voucher?")),
            (3004, "p05", ("Which offers apply for this voucher?", "Name")),
        ),
    ),
    Question(
        kind="purpose",
        question='Why is "Update" clicked in the basket when two mugs are ordered?',
        answer=(
            'The product was added once. Typing "2" into "Quantity" alone changes'
            ' nothing; "Update" sends the new number, and the total follows it.'
        ),
        cites=((3005, "p01", ("Quantity", "Update")),),
    ),
    Question(
        kind="fact",
        question=(
            "How many orders were placed in October 2026 according to the report, and"
            " between which dates was it made?"
        ),
        answer="Six; the report runs from 01/10/2026 to 31/10/2026.",
        cites=((3006, "p01", ("Date from", "Date to", "number of rows in the table")),),
    ),
    Question(
        kind="purpose",
        question=(
            'Why do people open "More actions" before they publish a piece of news?'
        ),
        answer=(
            'The button that is always shown, "Save draft", keeps the page from'
            ' visitors. "Publish" stands in the menu that "More actions" opens.'
        ),
        cites=((4001, "p01", ("More actions", "Publish")),),
    ),
    Question(
        kind="comparison",
        question=(
            'The page "Opening times" is changed by p01 and p03. Which of them finds'
            " the page in fewer steps?"
        ),
        answer=(
            "p03 does, who types its name into the search box of the dashboard, presses"
            ' Enter and opens the result: three steps. p01 opens "Pages", the museum,'
            ' the section "Visit" and then the page: four.'
        ),
        cites=(
            (4002, "p01", ("Pages", "Marle Valley Museum", "Opening times")),
            (4002, "p03", ("Search term", "Enter", "Opening times")),
        ),
    ),
    Question(
        kind="purpose",
        question='Why is "Permanent" cleared when visitors of /lanterns are sent on?',
        answer=(
            "Because the task says it is for the time being: a permanent redirect is"
            " remembered by browsers and search engines, which would keep sending"
            " visitors on after it has been removed."
        ),
        cites=((4003, "p01", ("Redirect from", "Permanent")),),
    ),
    Question(
        kind="deviation",
        question="Where does p04 stop when giving Amadou Fofana an account?",
        answer=(
            'After the first name. "Last Name", the passwords and the role are left'
            ' empty and "Create" is not clicked, so there is no account.'
        ),
        cites=((4004, "p04", ("Username", "Email", "First Name")),),
    ),
    Question(
        kind="completion",
        question=(
            "What makes Solveig Ruud an editor, and where is that set in the form?"
        ),
        answer=(
            'The checkbox "Editors" below "Groups", on the tab "Roles", which has to be'
            " opened before it shows."
        ),
        cites=((4004, "p01", ("Roles", "Editors", "Create")),),
    ),
    Question(
        kind="fact",
        question='Who was the last to change the page "Cafe", and how was that found?',
        answer=(
            "Piotr Zielony. The site history was filtered by the name of the page; the"
            " first row is the newest change."
        ),
        cites=(
            (
                4005,
                "p02",
                ("Show filters", "Name", 'name in the column "User" of the first row'),
            ),
        ),
    ),
    Question(
        kind="advice",
        question=(
            "What should the procedure for taking an event off the site warn about,"
            " and at which step?"
        ),
        answer=(
            'At "Yes, unpublish it": the page is asked to confirm, and it is kept as a'
            " draft. The procedure should say that the event must not be deleted, and"
            ' that "Unpublish" is in the menu under "More actions".'
        ),
        cites=((4006, "p01", ("More actions", "Unpublish", "Yes, unpublish it")),),
    ),
)


def questions(truths: Sequence[dict[str, Any]]) -> list[dict[str, Any]]:
    """Return the questions with the places that they cite looked up.

    Args:
        truths: Entries of the ground truth.

    Returns:
        The questions whose demonstrations are among them.

    Raises:
        LookupError: If a demonstration lacks a step that is cited.
    """
    known = {(truth["task_id"], truth["person"]): truth for truth in truths}
    return [
        {
            "kind": one.kind,
            "question": one.question,
            "answer": one.answer,
            "cites": [_look_up(place, known) for place in one.cites],
        }
        for one in QUESTIONS
        if all(place[:2] in known for place in one.cites)
    ]


def _look_up(
    place: Place, known: dict[tuple[int, str], dict[str, Any]]
) -> dict[str, Any]:
    workflow, person, names = place
    truth = known[workflow, person]
    cited = []
    for name in names:
        found = [
            step["n"]
            for step in truth["steps"]
            if name in {step["element"], step["op"]} and step["n"] not in cited
        ]
        if not found:
            raise LookupError(f"{truth['demo_name']} has no step {name!r}")
        cited.append(found[-1] if name == "Name" else found[0])
    return {
        "demo_name": truth["demo_name"],
        "workflow": workflow,
        "person": person,
        "steps": cited,
    }
