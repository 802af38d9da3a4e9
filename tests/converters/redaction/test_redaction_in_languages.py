"""Secrets that pages and texts name in other languages than English."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from wb2pm.converters.redaction.rules import mask_text
from wb2pm.converters.redaction.spans import secret_name

PAGES = Path(__file__).parents[2] / "data" / "languages"


@pytest.mark.parametrize("code", ["de", "fr", "ja"])
def test_fields_of_secrets_are_known_by_their_names(code: str) -> None:
    """All fields of two pages that take secrets, and no other field, are known."""
    fields = [
        element
        for page in ("form", "list")
        for element in json.loads(
            (PAGES / code / f"{page}.json").read_text(encoding="utf-8")
        )["elements"]
        if element["kind"] == "field"
    ]

    found = {field["name"] for field in fields if secret_name(field["name"])}

    assert found == {field["name"] for field in fields if field["secret"]}
    assert found


@pytest.mark.parametrize(
    ("text", "masked"),
    [
        ("Ihr Passwort lautet „Ldl7x“.", "Ihr Passwort lautet „[password]“."),
        ("Passwort: Geheim7", "Passwort: [password]"),
        ("パスワードは「abc9X」です", "パスワードは「[password]」です"),
        ("493021 ist Ihr Code", "[code] ist Ihr Code"),
        ("認証コードは 493021 です", "認証コードは [code] です"),
        ("Le code PIN : 4821", "Le code PIN : [code]"),
        (
            "Votre code de vérification est 493 021",
            "Votre code de vérification est [code]",
        ),
    ],
)
def test_secrets_that_a_text_says_are_masked(text: str, masked: str) -> None:
    """What follows the word for a password or a code is masked, in any language."""
    assert mask_text(text) == masked


@pytest.mark.parametrize(
    "text",
    [
        "Kennwort vergessen?",
        "Mot de passe oublié ?",
        "Passwort ist erforderlich",
        "Das Passwort muss 8 Zeichen haben",
        "Votre mot de passe doit contenir 8 caractères",
        "code postal : 75011",
        "パスワードを変更する",
    ],
)
def test_texts_of_forms_survive(text: str) -> None:
    """What pages say about passwords holds none."""
    assert mask_text(text) == text
