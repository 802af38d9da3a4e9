"""Names for what users may add."""

from __future__ import annotations

from importlib.metadata import EntryPoint

import pytest

from wb2pm import _registry
from wb2pm._registry import Registry
from wb2pm.errors import UnknownNameError, Wb2pmError


@pytest.fixture
def registry(monkeypatch: pytest.MonkeyPatch) -> Registry[object]:
    """One built-in, two plug-ins: one of a taken name, one that is broken."""
    plugins = {
        name: EntryPoint(name, value, "test.things")
        for name, value in (
            ("own", "json:dumps"),
            ("pi", "math:pi"),
            ("bad", "no_such:x"),
        )
    }
    monkeypatch.setattr(_registry, "_plugins", lambda _group: plugins)
    things: Registry[object] = Registry("thing", group="test.things")
    things.register("own")("built in")
    return things


def test_built_ins_and_plug_ins_are_found_by_name(registry: Registry[object]) -> None:
    """A plug-in cannot take the place of a built-in."""
    assert registry.names() == ["own", "bad", "pi"]
    assert registry.get("own") == "built in"
    assert registry.get("pi") == pytest.approx(3.14159, abs=1e-4)


def test_a_broken_plug_in_harms_only_who_asks_for_it(
    registry: Registry[object],
) -> None:
    """With an error that names it, and what was wrong."""
    with pytest.raises(Wb2pmError, match=r"'bad'.*ModuleNotFoundError.*no_such"):
        registry.get("bad")


def test_an_unknown_name_is_refused_with_what_is_known(
    registry: Registry[object],
) -> None:
    """And what may have been meant."""
    with pytest.raises(UnknownNameError) as caught:
        registry.get("owm")

    assert str(caught.value) == (
        "No thing named 'owm'. Did you mean 'own'? Known: own, bad, pi."
    )


def test_a_name_that_two_packages_give_is_refused(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Which one is used must not depend on the order of a folder."""
    both = [EntryPoint("pi", value, "test.twice") for value in ("math:pi", "cmath:pi")]
    monkeypatch.setattr(_registry, "entry_points", lambda **_: both)
    things: Registry[object] = Registry("thing", group="test.twice")

    with pytest.raises(Wb2pmError, match="cmath and math both bring one of this name"):
        things.get("pi")

    assert things.plugins() == {"pi": "cmath and math"}


def test_what_is_of_another_kind_is_refused_when_it_is_asked_for(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The message says what it should be."""
    plugins = {"pi": EntryPoint("pi", "math:pi", "test.numbers")}
    monkeypatch.setattr(_registry, "_plugins", lambda _group: plugins)
    numbers: Registry[int] = Registry("number", group="test.numbers", value_type=int)

    with pytest.raises(Wb2pmError, match=r"it is 'float', not a builtins\.int"):
        numbers.get("pi")
    with pytest.warns(RuntimeWarning, match="the number 'pi' is left out"):
        assert numbers.usable() == []


def test_a_name_is_given_once(registry: Registry[object]) -> None:
    """Whoever comes second is told."""
    add = registry.register("own")

    with pytest.raises(ValueError, match="'own' is already registered"):
        add("another")


def test_plug_ins_are_looked_for_in_the_group() -> None:
    """None are installed for a group of this name."""
    assert Registry[object]("thing", group="wb2pm.no_such_group").names() == []
