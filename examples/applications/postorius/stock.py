"""What the office of the bands' federation finds when it begins."""

from __future__ import annotations

DOMAINS = (
    ("reedwater.test", "Reedwater Brass Federation"),
    ("youth.reedwater.test", "Youth bands"),
    ("friends.reedwater.test", "Friends and helpers"),
)
LISTS = (
    ("conductors", 0, "Whoever stands in front of a band"),
    ("treasurers", 0, "Money, and who still owes some"),
    ("cornets", 0, "Front row and back row"),
    ("basses", 0, "Lifts wanted and offered"),
    ("percussion", 0, "Timpani move on Thursdays"),
    ("library", 0, "Parts that are missing, parts that turned up"),
    ("contest", 0, "The autumn contest at Hallam"),
    ("beginners", 1, "Parents of those in their first year"),
    ("summer-course", 1, "A week in July"),
    ("minibus", 1, "Who drives, who rides"),
    ("stewards", 2, "Doors, chairs and raffle"),
    ("bakers", 2, "Cakes for the interval"),
)
MEMBERS = (
    ("Agnes Turnbull", "agnes.turnbull"),
    ("Basil Crowe", "basil.crowe"),
    ("Cora Pettifer", "cora.pettifer"),
    ("Dougal Finch", "dougal.finch"),
    ("Esme Larkin", "esme.larkin"),
    ("Fabian Holt", "fabian.holt"),
    ("Greta Solheim", "greta.solheim"),
    ("Hugo Barnaby", "hugo.barnaby"),
    ("Isla Rowntree", "isla.rowntree"),
    ("Jasper Quayle", "jasper.quayle"),
    ("Kitty Moran", "kitty.moran"),
    ("Lorenz Vogel", "lorenz.vogel"),
    ("Mabel Stokes", "mabel.stokes"),
    ("Niall Corrigan", "niall.corrigan"),
    ("Olwen Pryce", "olwen.pryce"),
    ("Percy Ashdown", "percy.ashdown"),
)
HOME = "bandmail.test"
HELD = {
    "conductors": (
        ("My thoughts on the new uniforms", "esme.larkin", "Mustard, of all colours."),
        ("Make your money work", "offers@quickpound.test", "Only this week!"),
        ("Baton found", "porter@hallam-hall.test", "Left in the dressing room."),
        ("Hall is shut on the 9th", "porter@hallam-hall.test", "The boiler again."),
    ),
    "library": (
        ("Third horn, Nightfall", "kitty.moran", "It was behind the radiator."),
        ("Cheap ink for your printer", "ink@inkbarrel.test", "Ninety per cent off."),
        ("Selling my euphonium", "percy.ashdown", "Hardly used, one dent."),
        ("Parts for Easter", "archive@brasshouse.test", "They are in the post."),
    ),
    "stewards": (
        ("Chairs for Saturday", "hall@stmarks.test", "Sixty are in the porch."),
        ("You have won a cruise", "win@bluefunnel.test", "Claim it today."),
        ("My views on the raffle", "basil.crowe", "Again, and at length."),
        ("Keys", "hall@stmarks.test", "Under the third flowerpot."),
    ),
}
"""Name of a list -> subject, sender and text of what waits there."""
ASKING = {
    "conductors": (("Rhona Kemp", "rhona.kemp"), ("M. Smith", "bulk-sender")),
    "library": (("Silas Whitlow", "silas.whitlow"), ("Jo Jones", "list-reader")),
    "stewards": (("Thea Abbot", "thea.abbot"), ("A. Brown", "free-prizes")),
}
BANNED = ("^.*@cheapreeds\\.test", "casino@luckyseven.test")
