"""Values that a notebook shows as pictures, and the registry of what draws them.

A value knows nothing of drawing: it inherits from `Drawable`, and what draws it is
looked up by the name of its class. Other packages add a picture of their own values as
an entry point in the group ``wb2pm.pictures``, or with `PICTURES.register`.
"""

from __future__ import annotations

from base64 import b64encode
from typing import TYPE_CHECKING, Any, Final

from msgspec import Struct

from wb2pm._registry import Registry
from wb2pm.shown import Shown

if TYPE_CHECKING:
    from collections.abc import Callable

    import graphviz
    import networkx as nx

PICTURES: Final[Registry[Callable[[Any], str]]] = Registry(
    "picture of the class",
    group="wb2pm.pictures",
    built_in={
        "DirectlyFollowsGraph": "wb2pm.discovery.drawing.pictures:graph_svg",
        "PetriNet": "wb2pm.discovery.drawing.pictures:net_svg",
        "ProcessModel": "wb2pm.discovery.drawing.pictures:model_svg",
        "ProcessTree": "wb2pm.discovery.drawing.pictures:tree_svg",
    },
)
"""Name of a class -> what draws a value of it as an SVG document."""


GRAPHS: Final[Registry[Callable[..., Any]]] = Registry(
    "graph in the form of",
    group="wb2pm.graphs",
    built_in={
        "networkx": "wb2pm.discovery.files.graphs:networkx_graph",
        "graphviz": "wb2pm.discovery.files.graphs:graphviz_source",
    },
)
"""Name of a tool -> what makes its graph of a value."""


class InNetworkX:
    """A value that is a graph of NetworkX too."""

    __slots__ = ()

    def to_networkx(self) -> nx.DiGraph[str]:
        """Return it as a directed graph of NetworkX.

        Returns:
            See `wb2pm.discovery.files.graphs.networkx_graph` for the attributes of
            nodes and edges.
        """
        graph: nx.DiGraph[str] = GRAPHS.get("networkx")(self)
        return graph


class InGraphviz:
    """A value that Graphviz can draw."""

    __slots__ = ()

    def to_graphviz(self) -> graphviz.Source:
        """Return it in Graphviz's language; a notebook draws it.

        Raises:
            MissingExtraError: If the extra ``viz`` is not installed.
        """
        source: graphviz.Source = GRAPHS.get("graphviz")(self)
        return source


class Drawable(Shown, Struct, frozen=True):
    """A value that a notebook shows as a picture.

    Examples:
        >>> class Light(Drawable, frozen=True):
        ...     colour: str
        >>> @PICTURES.register("Light")
        ... def light_svg(light: Light) -> str:
        ...     return f'<svg><circle r="9" fill="{light.colour}"/></svg>'
        >>> Light("red")._repr_svg_()
        '<svg><circle r="9" fill="red"/></svg>'
        >>> Light("red")._repr_html_()[:55]
        '<img alt="Light" style="max-width:100%;height:auto" src'
    """

    def _repr_svg_(self) -> str:
        """Draw the value, as its class or else its base class is drawn."""
        names = [kind.__name__ for kind in type(self).__mro__]
        drawn = next((name for name in names if name in PICTURES.names()), names[0])
        return PICTURES.get(drawn)(self)

    def _repr_html_(self) -> str:
        """Show the picture in a notebook, made smaller where the page is narrower.

        Notebooks cut off an SVG that is wider than they are; and a picture in an `img`
        runs nothing, whatever its texts hold.
        """
        content = b64encode(self._repr_svg_().encode()).decode()
        return (
            f'<img alt="{type(self).__name__}" style="max-width:100%;height:auto"'
            f' src="data:image/svg+xml;base64,{content}">'
        )
