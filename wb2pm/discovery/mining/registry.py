"""What a miner is, and every one by name."""

from __future__ import annotations

from collections.abc import Callable
from importlib.metadata import version
from typing import TYPE_CHECKING, Annotated, Any, Literal

from msgspec import Meta, Struct

from wb2pm import __version__
from wb2pm._options import Option, option_values, options_of, refuse_unknown
from wb2pm._registry import Registry
from wb2pm.discovery.models.values import ProcessModel
from wb2pm.errors import DiscoveryError, Wb2pmError

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

Share = Annotated[float, Meta(ge=0, le=1)]
"""A number between 0 and 1."""


class Miner(Struct, frozen=True, kw_only=True):
    """A way to find a model.

    Attributes:
        find: Takes what it works on and gives a model, of which only the notations
            need to be filled in: ``find(variants, *, ...)``. Its keyword parameters
            are the options of the miner, each typed
            ``Annotated[type, "what it means"]`` and with a default.
        description: What it is, for a person who chooses, in one line.
        works_on: What `find` takes: the ``variants`` of a log (a sequence of
            `Variant`), its directly-follows ``graph`` (a `DirectlyFollowsGraph`), or
            the ``objects`` (an `ObjectCentricLog`).
        extra: Extra of wb2pm that it needs; None if none.
        engine: Package that does the work; its version is recorded with the model.
        net: Whether its models have a Petri net, of which can be asked whether it is
            sound: `auto` chooses among these.
    """

    find: Callable[..., ProcessModel]
    description: str
    works_on: Literal["variants", "graph", "objects"] = "variants"
    extra: str | None = None
    engine: str = "wb2pm"
    net: bool = True

    def engine_version(self) -> str:
        """Name what does the work, with its version.

        Examples:
            >>> miners.get("dfg").engine_version().split()[0]
            'wb2pm'
        """
        if self.engine == "wb2pm":
            return f"wb2pm {__version__}"
        return f"{self.engine} {version(self.engine)}"


_ROWS = "wb2pm.discovery.mining.built_in"

miners: Registry[Miner] = Registry(
    "miner",
    group="wb2pm.miners",
    value_type=Miner,
    built_in={
        "inductive": f"{_ROWS}:INDUCTIVE",
        "inductive_dfg": f"{_ROWS}:INDUCTIVE_DFG",
        "heuristics": f"{_ROWS}:HEURISTICS",
        "alpha": f"{_ROWS}:ALPHA",
        "alpha+++": f"{_ROWS}:ALPHA_THREE",
        "split": f"{_ROWS}:SPLIT",
        "powl": f"{_ROWS}:POWL",
        "declare": f"{_ROWS}:DECLARE",
        "log_skeleton": f"{_ROWS}:LOG_SKELETON",
        "dfg": f"{_ROWS}:DFG",
        "oc_dfg": f"{_ROWS}:OC_DFG",
        "oc_petri_net": f"{_ROWS}:OC_PETRI_NET",
    },
)
"""Every miner by name; other packages add theirs in this entry point group."""


def miner_options(name: str) -> tuple[Option, ...]:
    """List the options of a miner.

    Raises:
        UnknownNameError: If there is no miner of that name.

    Examples:
        >>> [option.name for option in miner_options("declare")]
        ['noise', 'support']
    """
    return options_of(miners.get(name).find)


def usable_miners(*, objects: bool | None = None) -> list[str]:
    """List the miners that can be used; of one that cannot, a warning tells why.

    Args:
        objects: Only those that work on object-centric logs, or only the others.

    Examples:
        >>> usable_miners(objects=True)
        ['oc_dfg', 'oc_petri_net']
    """
    names = miners.usable(lambda miner: options_of(miner.find))
    return [
        name
        for name in names
        if objects is None or (miners.get(name).works_on == "objects") == objects
    ]


def check_miners(names: Sequence[str], options: Mapping[str, Any]) -> None:
    """Refuse miners that do not exist, and options that none of them can heed.

    Args:
        names: The miners.
        options: Option -> value; each miner heeds those that it has.

    Raises:
        OptionError: If a value is not of its option's type.
        UnknownNameError: If there is no such miner, or none of them has an option.

    Examples:
        >>> check_miners(["inductive", "alpha"], {"noise": 0.1})
    """
    known: set[str] = set()
    for name in names:
        find = miners.get(name).find
        known |= {option.name for option in options_of(find)}
        option_values("miner", name, find, options)
    refuse_unknown(f"option of {', '.join(names)}", options, known)


def run_miner(
    name: str, given: object, options: Mapping[str, Any]
) -> tuple[ProcessModel, dict[str, Any]]:
    """Run a miner on what it works on, with the options that it has.

    Returns:
        The model, and the options it was found with, those nobody gave too.

    Raises:
        DiscoveryError: If the miner finds none, breaks off, or gives something else.
        MissingExtraError: If its engine is not installed.
        OptionError: If a value is not of its option's type.
        UnknownNameError: If there is no such miner.
    """
    miner = miners.get(name)
    heeded = {option.name: option.default for option in options_of(miner.find)}
    heeded |= option_values("miner", name, miner.find, options)
    try:
        found = miner.find(given, **heeded)
    except Wb2pmError:
        raise
    except Exception as exc:
        if miners.is_built_in(name):
            raise
        raise DiscoveryError(
            f"the miner {name!r}, which another package brings, broke off with "
            f"{type(exc).__name__}: {exc}"
        ) from exc
    if not isinstance(found, ProcessModel):
        raise DiscoveryError(
            f"the miner {name!r} gave {type(found).__name__!r} instead of a ProcessModel"
        )
    return found, heeded
