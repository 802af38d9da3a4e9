"""The language of a text."""

from __future__ import annotations

import pytest

from wb2pm.vocabulary.detection import detect_language


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("Haga clic en el botón Guardar", "es"),
        ("Fare clic sul pulsante Salva", "it"),
        ("Clique no botão Salvar", "pt"),
        ("Klik op de knop Opslaan", "nl"),
        ("Kliknij przycisk Zapisz", "pl"),
        ("Faceți clic pe butonul Salvare", "ro"),
        ("Нажмите кнопку Сохранить", "ru"),
        ("点击保存按钮", "zh"),
        ("保存ボタンをクリックします", "ja"),
        ("Cliquez sur le bouton Enregistrer", "fr"),
        ("Klicken Sie auf Speichern", "de"),
        ("Click the Save button", "en"),
    ],
)
def test_a_short_sentence_tells_its_language(text: str, code: str) -> None:
    """The words of one step are enough."""
    assert detect_language(text) == code


@pytest.mark.parametrize(
    "text",
    [
        "",
        "Save",
        "42 000,00",
        "Klicka på knappen Spara och vänta",
        "Stiskněte tlačítko Uložit a počkejte na stránku",
        "Натисніть кнопку Зберегти і зачекайте на сторінку",
        "저장 버튼을 클릭합니다",
        "اضغط على زر حفظ",
    ],
)
def test_too_little_or_an_unknown_language_tells_nothing(text: str) -> None:
    """Better none than a wrong one."""
    assert detect_language(text) is None


def test_a_hint_decides_only_where_the_text_does_not() -> None:
    """A page may say that it is in a language which its text is not in."""
    assert detect_language("Start", "de-AT") == "de"
    assert detect_language("用户名", "ja") == "ja"
    assert detect_language("Cliquez sur le bouton Enregistrer", "en") == "fr"
    assert detect_language("Start", "tlh") is None
