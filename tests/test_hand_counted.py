"""What was counted by hand agrees with itself, before anything is measured against it."""

from __future__ import annotations

import json
import re
import tomllib
from collections import Counter
from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest

DATA = Path(__file__).parent / "data"
APPLICATIONS = Path(__file__).parents[1] / "examples" / "applications"
PAIRS = json.loads((DATA / "procedure_pairs.json").read_text(encoding="utf-8"))
LATER = json.loads((DATA / "later_procedure_pairs.json").read_text(encoding="utf-8"))
THIRD = json.loads((DATA / "third_procedure_pairs.json").read_text(encoding="utf-8"))
FOURTH = json.loads((DATA / "fourth_procedure_pairs.json").read_text(encoding="utf-8"))
FIFTH = json.loads((DATA / "fifth_procedure_pairs.json").read_text(encoding="utf-8"))
SIXTH = json.loads((DATA / "sixth_procedure_pairs.json").read_text(encoding="utf-8"))


def numbers(procedure: str) -> list[int]:
    """Return the numbers of the steps of a procedure."""
    return [int(number) for number in re.findall(r"^(\d+)\. ", procedure, re.MULTILINE)]


def mean(shares: list[float | None]) -> float:
    """Return the mean of what was counted."""
    counted = [Fraction(str(share)) for share in shares if share is not None]
    return float(sum(counted) / len(counted))


@pytest.mark.parametrize(
    "pair",
    [*PAIRS, *LATER, *THIRD, *FOURTH, *FIFTH, *SIXTH],
    ids=lambda pair: pair["id"],
)
def test_each_step_of_a_pair_was_counted(pair: dict[str, Any]) -> None:
    """A share stands for each step, and the figures are their means."""
    for text, counted in (("candidate", "supported"), ("reference", "covered")):
        steps = numbers(pair[text])
        assert steps == list(range(1, len(pair[counted]) + 1))
        assert 4 <= len(steps) <= (14 if pair in [*PAIRS, *LATER] else 28)
    assert pair["precision"] == pytest.approx(mean(pair["supported"]), abs=0.001)
    assert pair["recall"] == pytest.approx(mean(pair["covered"]), abs=0.001)
    assert 0 <= pair["order"] <= 1
    assert {pair["reference_style"], pair["candidate_style"]} == {"formal", "free"}


def test_pairs_are_many_and_of_all_kinds() -> None:
    """Formal and free take turns as the reference."""
    assert len({pair["id"] for pair in PAIRS}) == len(PAIRS) >= 44
    assert len({pair["application"] for pair in PAIRS}) >= 7
    assert len({pair["workflow"] for pair in PAIRS}) >= 20
    formal = [pair for pair in PAIRS if pair["reference_style"] == "formal"]
    assert 0.5 < len(formal) / len(PAIRS) < 0.75
    lines = [line for pair in PAIRS for line in pair["candidate"].splitlines()]
    assert all(line == line.strip() for line in lines)


def test_later_pairs_are_of_other_applications() -> None:
    """No workflow stands in both files."""
    assert len({pair["id"] for pair in LATER}) == len(LATER) >= 20
    assert not {p["application"] for p in LATER} & {p["application"] for p in PAIRS}


def test_third_pairs_are_of_five_more_applications() -> None:
    """Three or four of each workflow that is there; formal is the reference more often."""
    assert len({pair["id"] for pair in THIRD}) == len(THIRD) == 50
    applications = {pair["application"] for pair in THIRD}
    assert len(applications) == 5
    assert not applications & {pair["application"] for pair in [*PAIRS, *LATER]}
    assert {pair["kind"] for pair in THIRD} == {pair["kind"] for pair in PAIRS}
    for pair in THIRD:
        assert pair["id"].startswith(f"{pair['workflow']}-")
        (procedure,) = APPLICATIONS.glob(f"*/SOP - {pair['workflow']}.txt")
        assert procedure.parent.name == pair["application"]
    counted = Counter(pair["workflow"] for pair in THIRD)
    assert len(counted) == 15
    assert set(counted.values()) == {3, 4}
    formal = [pair for pair in THIRD if pair["reference_style"] == "formal"]
    assert 0.5 < len(formal) / len(THIRD) < 0.75
    lines = [line for pair in THIRD for line in pair["candidate"].splitlines()]
    assert all(line == line.strip() for line in lines)


@pytest.mark.parametrize(
    ("pairs", "before"),
    [
        (FOURTH, [*PAIRS, *LATER, *THIRD]),
        (FIFTH, [*PAIRS, *LATER, *THIRD, *FOURTH]),
    ],
    ids=["fourth", "fifth"],
)
def test_pairs_are_of_three_more_applications(
    pairs: list[dict[str, Any]], before: list[dict[str, Any]]
) -> None:
    """Five of each workflow that is there; formal is the reference more often."""
    assert len({pair["id"] for pair in pairs}) == len(pairs) == 45
    applications = {pair["application"] for pair in pairs}
    earlier = {pair["application"] for pair in before}
    assert not applications & earlier
    assert {pair["kind"] for pair in pairs} == {pair["kind"] for pair in PAIRS}
    for pair in pairs:
        assert pair["id"].startswith(f"{pair['workflow']}-")
        (procedure,) = APPLICATIONS.glob(f"*/SOP - {pair['workflow']}.txt")
        assert procedure.parent.name == pair["application"]
    counted = Counter(pair["workflow"] for pair in pairs)
    assert len(counted) == 3 * len(applications) == 9
    assert set(counted.values()) == {5}
    formal = [pair for pair in pairs if pair["reference_style"] == "formal"]
    assert 0.5 < len(formal) / len(pairs) < 0.75
    texts = [pair[text] for pair in pairs for text in ("reference", "candidate")]
    assert all(line == line.strip() for text in texts for line in text.splitlines())


def test_sixth_pairs_are_of_four_more_applications() -> None:
    """Fifteen of each application, however many workflows it has."""
    assert len({pair["id"] for pair in SIXTH}) == len(SIXTH) == 60
    applications = Counter(pair["application"] for pair in SIXTH)
    assert len(applications) == 4
    assert set(applications.values()) == {15}
    before = [*PAIRS, *LATER, *THIRD, *FOURTH, *FIFTH]
    assert not set(applications) & {pair["application"] for pair in before}
    assert {pair["kind"] for pair in SIXTH} == {pair["kind"] for pair in PAIRS}
    for pair in SIXTH:
        assert pair["id"].startswith(f"{pair['workflow']}-")
        (procedure,) = APPLICATIONS.glob(f"*/SOP - {pair['workflow']}.txt")
        assert procedure.parent.name == pair["application"]
    counted = Counter(pair["workflow"] for pair in SIXTH)
    assert len(counted) == 10
    assert set(counted.values()) == {5, 7, 8}
    formal = [pair for pair in SIXTH if pair["reference_style"] == "formal"]
    assert 0.5 < len(formal) / len(SIXTH) < 0.75
    texts = [pair[text] for pair in SIXTH for text in ("reference", "candidate")]
    assert len(set(texts)) == 2 * len(SIXTH)
    assert all(line == line.strip() for text in texts for line in text.splitlines())


TRANSLATED = sorted((DATA / "translated_procedures").glob("*.txt"))


@pytest.mark.parametrize("file", TRANSLATED, ids=lambda file: file.stem)
def test_a_translation_has_the_steps_of_its_original(file: Path) -> None:
    """Step for step, and with captions only where they are said to be quoted."""
    workflow, _, form = file.stem.split(".")
    (original,) = APPLICATIONS.glob(f"*/SOP - {workflow}.txt")
    text = file.read_text(encoding="utf-8")
    assert numbers(text) == numbers(original.read_text(encoding="utf-8"))
    quoted = re.findall(r"[„«「]\s?([A-Za-z ]+?)\s?[“»」]", text)
    assert bool(quoted) == (form == "quoted")


def test_both_forms_of_each_translation_are_there() -> None:
    """Two workflows, three languages, two forms."""
    assert len({tuple(file.stem.split(".")) for file in TRANSLATED}) == 12


def lines(file: str) -> list[dict[str, str]]:
    """Return the tables of a file that has one kind of them."""
    (tables,) = tomllib.loads((DATA / file).read_text(encoding="utf-8")).values()
    return list(tables)


SECRETS = lines("secret_kinds.toml")
NO_SECRETS = lines("not_secrets.toml")
LANGUAGES = {"de", "en", "es", "fr", "it", "ja", "nl", "pl", "pt", "ro", "ru", "zh"}
CARD = re.compile(r"\d(?:[ -]?\d){12,18}")


def luhn(number: str) -> bool:
    """Say whether the last digit of a card's number is the right one (ISO/IEC 7812)."""
    digits = [int(digit) for digit in number if digit.isdigit()][::-1]
    doubled = sum(sum(divmod(2 * digit, 10)) for digit in digits[1::2])
    return (sum(digits[::2]) + doubled) % 10 == 0


def iban(number: str) -> bool:
    """Say whether the check digits of an account's number are right (ISO 13616)."""
    plain = number.replace(" ", "")
    return int("".join(str(int(sign, 36)) for sign in plain[4:] + plain[:4])) % 97 == 1


@pytest.mark.parametrize("secret", SECRETS, ids=lambda secret: secret["id"])
def test_a_secret_stands_in_its_line(secret: dict[str, str]) -> None:
    """Once, and with the check digits that it would have."""
    assert secret["text"].count(secret["secret"]) == 1
    assert ("label" in secret) == ("name" in secret) == (secret["where"] == "field")
    if secret["kind"].startswith("card-number"):
        assert luhn(secret["secret"])
    if secret["kind"].startswith("iban"):
        assert iban(secret["secret"])


@pytest.mark.parametrize("line", NO_SECRETS, ids=lambda line: line["id"])
def test_a_line_without_a_secret_has_none_by_its_digits(line: dict[str, str]) -> None:
    """No card's number is among them by chance, and each says why it is harmless."""
    assert not any(luhn(found) for found in CARD.findall(line["text"]))
    assert line["why"]
    assert ("label" in line) == ("name" in line) == (line["where"] == "field")


@pytest.mark.parametrize(("listed", "least"), [(SECRETS, 70), (NO_SECRETS, 150)])
def test_the_lines_are_many_and_of_all_languages(
    listed: list[dict[str, str]], least: int
) -> None:
    """Twelve languages in each list, and all the places where text is seen."""
    assert {line["language"] for line in listed} == LANGUAGES
    assert {line["where"] for line in listed} == {
        "field",
        "address",
        "title",
        "text",
        "terminal",
    }
    assert len({line["id"] for line in listed}) == len(listed)
    assert len({line.get("kind", line["id"]) for line in listed}) >= least
