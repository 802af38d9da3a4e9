"""Process models as values of our own.

They do not depend on any mining engine, so that writing, drawing and checking
work the same whichever engine found the model.
"""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING, Any, Literal

from msgspec import Struct, field

from wb2pm.discovery.counts.values import DirectlyFollowsGraph
from wb2pm.discovery.drawable import GRAPHS, Drawable, InGraphviz, InNetworkX
from wb2pm.errors import DiscoveryError
from wb2pm.shown import Shown, Tabular

if TYPE_CHECKING:
    import graphviz


class Transition(Struct, frozen=True, kw_only=True):
    """A transition of a Petri net; silent when it has no label."""

    id: str
    label: str | None


class PetriNet(InNetworkX, InGraphviz, Drawable, frozen=True, kw_only=True):
    """A Petri net with the markings it starts from and ends in.

    Attributes:
        places: Ids of the places.
        transitions: The transitions.
        arcs: Pairs of ids, place to transition or transition to place.
        initial: Place -> tokens at the start.
        final: Place -> tokens at the end.
    """

    places: tuple[str, ...]
    transitions: tuple[Transition, ...]
    arcs: tuple[tuple[str, str], ...]
    initial: dict[str, int]
    final: dict[str, int]


class ProcessTree(InGraphviz, Drawable, frozen=True, kw_only=True, omit_defaults=True):
    """A process tree: an operator over children, or a leaf.

    Attributes:
        operator: `sequence`, `exclusive`, `parallel`, `loop` (do, redo), or
            `or`; None for a leaf.
        label: Activity of a leaf; None for a silent leaf.
        children: The children of an operator.
    """

    operator: Literal["sequence", "exclusive", "parallel", "loop", "or"] | None = None
    label: str | None = None
    children: tuple[ProcessTree, ...] = ()


class PartialOrder(Shown, Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A POWL model: a partial order, a choice or a loop over children, or a leaf.

    Partially ordered workflow language (Kourani & van Zelst, BPM 2023).

    Attributes:
        operator: `partial_order`, `exclusive`, or `loop` (do, redo); None for a leaf.
        label: Activity of a leaf; None for a silent leaf.
        children: The children of an operator.
        order: Of a partial order: pairs of positions, the first of which is done
            before the second; none that follows from others.
    """

    operator: Literal["partial_order", "exclusive", "loop"] | None = None
    label: str | None = None
    children: tuple[PartialOrder, ...] = ()
    order: tuple[tuple[int, int], ...] = ()


class Constraint(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One rule of a declarative model.

    Attributes:
        template: Its kind, for example ``response``
            (see `wb2pm.discovery.models.rules.TEMPLATES`).
        activities: What it speaks of: one activity or two.
        counts: How often the activity may occur, where the rule is about that.
        support: Share of the cases in which it has something to say.
        confidence: Share of those cases that keep it.
    """

    template: str
    activities: tuple[str, ...]
    counts: tuple[int, ...] = ()
    support: float
    confidence: float


class ObjectFlow(Struct, frozen=True, kw_only=True):
    """What happens to the objects of one type.

    Attributes:
        object_type: The type.
        graph: What directly followed what in the life of its objects; `cases` of it
            are objects.
        net: Their life as a Petri net; None in a directly-follows graph.
        several: Activities that may handle several objects of the type at once, or
            none: their arcs are variable.
    """

    object_type: str
    graph: DirectlyFollowsGraph
    net: PetriNet | None = None
    several: tuple[str, ...] = ()


Soundness = Literal["sound", "unsound", "unknown"]
"""Whether a model can always come to its end, leaves nothing behind, and has no
part that can never happen; unknown where its states are too many to look at."""


class Sampled(Struct, frozen=True, kw_only=True):
    """The variants that measures rest on, where a log has more than were aligned.

    Attributes:
        variants: How many were aligned.
        of: How many the log has.
        certain: How many of those aligned are the most frequent ones, each for its own
            cases; the others were drawn, and stand for the rest as well.
        margin: How far fitness is from that of all variants at most, in 95 of 100
            samples; None if a single variant was drawn.
        shown: Share that the sample shows of what follows what in the variants, as the
            model can replay them. Precision of the sample was divided by that.
    """

    variants: int
    of: int
    certain: int
    margin: float | None
    shown: float


class Quality(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """How well a model describes a log; each between 0 and 1.

    Attributes:
        fitness: Share of the behaviour of the log that the model allows
            (alignment based).
        precision: Share of what the model allows that the log shows.
        generalisation: How likely it is that the next case fits too.
        simplicity: 1 over the mean arc degree above two (see `quality.py`).
        soundness: Whether the model can always come to its end.
        engine: What computed them.
        notes: What was left out and why.
        measured: Share of the cases that fitness, precision and generalisation rest
            on, where not all variants were aligned: those of the most frequent
            variants, or of a sample.
        sampled: Of that sample; None if there is none.
    """

    fitness: float | None = None
    precision: float | None = None
    generalisation: float | None = None
    simplicity: float | None = None
    soundness: Soundness | None = None
    engine: str = "wb2pm"
    notes: tuple[str, ...] = ()
    measured: float = 1.0
    sampled: Sampled | None = None

    @property
    def f_score(self) -> float | None:
        """Harmonic mean of fitness and precision; None if either is unknown.

        Examples:
            >>> Quality(fitness=1.0, precision=0.5).f_score
            0.6666666666666666
        """
        if self.fitness is None or self.precision is None:
            return None
        both = self.fitness + self.precision
        return 2 * self.fitness * self.precision / both if both else 0.0


class Candidate(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A model that could have been taken.

    Attributes:
        miner: Who found it.
        quality: How well it describes the log; None if there is no model.
        why_not: What spoke against it; empty for the one that was taken.
    """

    miner: str
    quality: Quality | None = None
    why_not: str = ""


class Choice(Tabular, Struct, frozen=True, kw_only=True):
    """Which of several models was taken, and why.

    Attributes:
        reason: Why, in a sentence or two.
        candidates: The models, best first.
    """

    reason: str
    candidates: tuple[Candidate, ...]

    def rows(self) -> list[dict[str, Any]]:
        """Return a row a candidate: its miner, its measures, what spoke against it.

        Examples:
            >>> Choice(reason="", candidates=(Candidate(miner="dfg"),)).rows()[0]["F"]
        """
        return [
            {
                "miner": each.miner,
                **measures_of(each.quality),
                "why not": each.why_not,
            }
            for each in self.candidates
        ]

    def _repr_html_(self) -> str:
        """Show the reason and the table in a notebook."""
        return f"<p>{escape(self.reason)}</p>{Tabular._repr_html_(self)}"


MEASURES = ("fitness", "precision", "F", "generalisation", "simplicity", "soundness")
"""What tables of models tell, in this order."""


def measures_of(quality: Quality | None) -> dict[str, Any]:
    """Return what is known of a model, by the names in `MEASURES`.

    Examples:
        >>> measures_of(Quality(fitness=1.0, precision=0.5))["F"]
        0.6666666666666666
        >>> measures_of(None)["soundness"]
    """
    if quality is None:
        return dict.fromkeys(MEASURES)
    values = (
        *(quality.fitness, quality.precision, quality.f_score),
        *(quality.generalisation, quality.simplicity, quality.soundness),
    )
    return dict(zip(MEASURES, values, strict=True))


class ProcessModel(Drawable, frozen=True, kw_only=True, omit_defaults=True):
    """A process model that was discovered or read, in whatever notation.

    A model has a Petri net unless it is declarative or object-centric; the other
    notations are there where the miner gives them.

    Attributes:
        name: What it is a model of; this and the next three are filled in for a miner.
        miner: How it was found.
        engine: What found it, with its version.
        parameters: Options it was found with.
        net: The model as a Petri net with markings.
        tree: The model as a process tree, if it is block structured.
        powl: The model as a partial order, where the miner found one.
        graph: The directly-follows graph, where that is the model.
        constraints: The rules of a declarative model.
        objects: What happens to each type of object, in an object-centric model.
        quality: How well it describes the log it was found in.
        choice: What else could have been taken, where the miner is ``auto``.
    """

    name: str = ""
    miner: str = ""
    engine: str = ""
    parameters: dict[str, str | float | int | bool] = field(default_factory=dict)
    net: PetriNet | None = None
    tree: ProcessTree | None = None
    powl: PartialOrder | None = None
    graph: DirectlyFollowsGraph | None = None
    constraints: tuple[Constraint, ...] = ()
    objects: tuple[ObjectFlow, ...] = ()
    quality: Quality | None = None
    choice: Choice | None = None

    def to_graphviz(
        self, notation: Literal["bpmn", "net", "map", "tree"] | None = None
    ) -> graphviz.Source:
        """Return the model in Graphviz's language; a notebook draws it.

        Args:
            notation: The first of these that it has by default.

        Raises:
            DiscoveryError: If the model has no such notation.
            MissingExtraError: If the extra ``viz`` is not installed.
        """
        source: graphviz.Source = GRAPHS.get("graphviz")(self, notation)
        return source

    def petri_net(self) -> PetriNet:
        """Return the model's Petri net.

        Raises:
            DiscoveryError: If the model is declarative or object-centric.
        """
        if self.net is None:
            raise DiscoveryError(
                f"the model of {self.name!r} that the miner {self.miner!r} found has "
                "no Petri net; use a miner that finds one, such as 'inductive'"
            )
        return self.net
