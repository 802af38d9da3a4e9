"""Steps in other languages than English."""

from __future__ import annotations

from typing import NamedTuple

import pytest

from wb2pm.procedures.reading import parse_procedure


class Asked(NamedTuple):
    """One action as a test expects it."""

    verb: str
    target: str | None
    value: str | None = None


CASES = [
    (
        "de",
        "Klicken Sie auf die Schaltfläche „Speichern“.",
        [Asked("Click", "Speichern")],
    ),
    ("de", "Geben Sie „Ann“ in das Feld „Name“ ein.", [Asked("Enter", "Name", "Ann")]),
    (
        "de",
        "Geben Sie im Feld „Name“ den Text „Ann“ ein.",
        [Asked("Enter", "Name", "Ann")],
    ),
    (
        "de",
        "Im Feld „Name“ „Ann“ eingeben und auf „Weiter“ klicken.",
        [Asked("Enter", "Name", "Ann"), Asked("Click", "Weiter")],
    ),
    (
        "de",
        "Wählen Sie aus der Auswahlliste „Land“ den Eintrag „Polen“ aus.",
        [Asked("Select", "Land", "Polen")],
    ),
    ("de", "Drücken Sie die Eingabetaste.", [Asked("Press", None, "Enter")]),
    (
        "de",
        "Öffnen Sie das Menü „Verkauf“ und wählen Sie „Bestellungen“.",
        [Asked("Click", "Verkauf"), Asked("Select", None, "Bestellungen")],
    ),
    ("de", "Aktivieren Sie das Kontrollkästchen „Aktiv“.", [Asked("Click", "Aktiv")]),
    (
        "de",
        "Falls eine Meldung erscheint, klicken Sie auf „OK“.",
        [Asked("Click", "OK")],
    ),
    ("de", "Gehen Sie zur Seite „Kunden“.", [Asked("Navigate", "Kunden")]),
    (
        "de",
        "Füllen Sie das Feld „Ort“ mit „Bonn“ aus.",
        [Asked("Enter", "Ort", "Bonn")],
    ),
    ("fr", "Cliquez sur le bouton « Enregistrer ».", [Asked("Click", "Enregistrer")]),
    ("fr", "Saisissez « Ann » dans le champ « Nom ».", [Asked("Enter", "Nom", "Ann")]),
    (
        "fr",
        "Dans le champ « Nom », saisissez « Ann » puis appuyez sur Entrée.",
        [Asked("Enter", "Nom", "Ann"), Asked("Press", None, "Enter")],
    ),
    (
        "fr",
        "Sélectionnez « Pologne » dans la liste déroulante « Pays ».",
        [Asked("Select", "Pays", "Pologne")],
    ),
    ("fr", "Cochez la case « Actif ».", [Asked("Click", "Actif")]),
    ("fr", "Ouvrez l'onglet « Clients ».", [Asked("Click", "Clients")]),
    ("fr", "Appuyez sur la touche Tab.", [Asked("Press", None, "Tab")]),
    ("fr", "Accédez à la page « Commandes ».", [Asked("Navigate", "Commandes")]),
    ("ja", "「保存」ボタンをクリックします。", [Asked("Click", "保存")]),
    ("ja", "「名前」欄に「山田」と入力します。", [Asked("Enter", "名前", "山田")]),
    (
        "ja",
        "「国」のドロップダウンから「日本」を選択します。",
        [Asked("Select", "国", "日本")],
    ),
    ("ja", "Enterキーを押します。", [Asked("Press", None, "Enter")]),
    (
        "ja",
        "「名前」に「山田」を入力し、「次へ」をクリックしてください。",
        [Asked("Enter", "名前", "山田"), Asked("Click", "次へ")],
    ),
    ("ja", "「有効」チェックボックスにチェックを入れます。", [Asked("Click", "有効")]),
    ("ja", "「注文」ページに移動します。", [Asked("Navigate", "注文")]),
    ("zh", "点击“保存”按钮。", [Asked("Click", "保存")]),
    ("zh", "在“姓名”框中输入“张三”。", [Asked("Enter", "姓名", "张三")]),
    (
        "zh",
        "从“国家”下拉列表中选择“中国”，然后点击“下一步”。",
        [Asked("Select", "国家", "中国"), Asked("Click", "下一步")],
    ),
    ("zh", "按回车键。", [Asked("Press", None, "Enter")]),
    ("zh", "勾选“启用”复选框。", [Asked("Click", "启用")]),
    ("zh", "将“数量”改为“5”。", [Asked("Enter", "数量", "5")]),
    ("zh", "进入“订单”页面。", [Asked("Navigate", "订单")]),
    ("es", "Haga clic en el botón «Guardar».", [Asked("Click", "Guardar")]),
    (
        "es",
        'Escriba "Ana" en el campo "Nombre" y pulse Intro.',
        [Asked("Enter", "Nombre", "Ana"), Asked("Press", None, "Enter")],
    ),
    (
        "es",
        'Seleccione "Perú" en la lista desplegable "País".',
        [Asked("Select", "País", "Perú")],
    ),
    ("es", 'Marque la casilla "Activo".', [Asked("Click", "Activo")]),
    ("es", 'Vaya a la página "Pedidos".', [Asked("Navigate", "Pedidos")]),
    ("it", 'Fare clic sul pulsante "Salva".', [Asked("Click", "Salva")]),
    (
        "it",
        'Inserisci "Anna" nel campo "Nome" e premi Invio.',
        [Asked("Enter", "Nome", "Anna"), Asked("Press", None, "Enter")],
    ),
    (
        "it",
        'Seleziona "Italia" dall\'elenco a discesa "Paese".',
        [Asked("Select", "Paese", "Italia")],
    ),
    ("it", 'Seleziona la casella "Attivo".', [Asked("Click", "Attivo")]),
    ("it", 'Vai alla pagina "Ordini".', [Asked("Navigate", "Ordini")]),
    ("pt", 'Clique no botão "Salvar".', [Asked("Click", "Salvar")]),
    (
        "pt",
        'Digite "Ana" no campo "Nome" e pressione Enter.',
        [Asked("Enter", "Nome", "Ana"), Asked("Press", None, "Enter")],
    ),
    (
        "pt",
        'Selecione "Brasil" na lista suspensa "País".',
        [Asked("Select", "País", "Brasil")],
    ),
    ("pt", 'Marque a caixa de seleção "Ativo".', [Asked("Click", "Ativo")]),
    ("pt", 'Acesse a página "Pedidos".', [Asked("Navigate", "Pedidos")]),
    ("nl", 'Klik op de knop "Opslaan".', [Asked("Click", "Opslaan")]),
    (
        "nl",
        'Voer "Anna" in het veld "Naam" in en druk op Enter.',
        [Asked("Enter", "Naam", "Anna"), Asked("Press", None, "Enter")],
    ),
    (
        "nl",
        'Kies "België" in de keuzelijst "Land".',
        [Asked("Select", "Land", "België")],
    ),
    ("nl", 'Vink het selectievakje "Actief" aan.', [Asked("Click", "Actief")]),
    ("nl", 'Ga naar de pagina "Bestellingen".', [Asked("Navigate", "Bestellingen")]),
    ("pl", "Kliknij przycisk „Zapisz”.", [Asked("Click", "Zapisz")]),
    (
        "pl",
        "Wpisz „Anna” w polu „Imię” i naciśnij Enter.",
        [Asked("Enter", "Imię", "Anna"), Asked("Press", None, "Enter")],
    ),
    (
        "pl",
        "Wybierz „Polska” z listy rozwijanej „Kraj”.",
        [Asked("Select", "Kraj", "Polska")],
    ),
    ("pl", "Zaznacz pole wyboru „Aktywny”.", [Asked("Click", "Aktywny")]),
    ("pl", "Przejdź do strony „Zamówienia”.", [Asked("Navigate", "Zamówienia")]),
    ("ro", "Faceți clic pe butonul „Salvare”.", [Asked("Click", "Salvare")]),
    (
        "ro",
        "Introduceți „Ana” în câmpul „Nume” și apăsați Enter.",
        [Asked("Enter", "Nume", "Ana"), Asked("Press", None, "Enter")],
    ),
    (
        "ro",
        "Selectați „România” din lista derulantă „Țară”.",
        [Asked("Select", "Țară", "România")],
    ),
    ("ro", "Bifați caseta „Activ”.", [Asked("Click", "Activ")]),
    ("ro", "Accesați pagina „Comenzi”.", [Asked("Navigate", "Comenzi")]),
    ("ru", "Нажмите кнопку «Сохранить».", [Asked("Click", "Сохранить")]),
    (
        "ru",
        "Введите «Анна» в поле «Имя» и нажмите Enter.",
        [Asked("Enter", "Имя", "Анна"), Asked("Press", None, "Enter")],
    ),
    (
        "ru",
        "Выберите «Россия» в выпадающем списке «Страна».",
        [Asked("Select", "Страна", "Россия")],
    ),
    ("ru", "Установите флажок «Активно».", [Asked("Click", "Активно")]),
    ("ru", "Перейдите на страницу «Заказы».", [Asked("Navigate", "Заказы")]),
    (
        "de",
        "Klicken Sie auf die Schaltfläche Speichern.",
        [Asked("Click", "Speichern")],
    ),
    ("fr", "Cliquez sur le bouton Enregistrer.", [Asked("Click", "Enregistrer")]),
    ("ja", "保存ボタンをクリックします。", [Asked("Click", "保存")]),
    ("zh", "点击保存按钮。", [Asked("Click", "保存")]),
    ("ru", "Нажмите кнопку Сохранить.", [Asked("Click", "Сохранить")]),
    ("de", "Scrollen Sie nach unten.", [Asked("Scroll", None, "down")]),
    ("ja", "画面を下にスクロールします。", [Asked("Scroll", None, "down")]),
    ("de", "Drücken Sie Strg+S.", [Asked("Press", None, "Ctrl+S")]),
    (
        "de",
        "Kehren Sie zur vorherigen Seite zurück.",
        [Asked("Navigate", None, "back")],
    ),
    ("fr", "Fermez la fenêtre.", [Asked("Click", "fenêtre")]),
    ("de", "Löschen Sie den Eintrag „Test“.", [Asked("Delete", "Test")]),
]


@pytest.mark.parametrize(("code", "text", "asked"), CASES, ids=[c[1] for c in CASES])
def test_a_clear_step_is_read_in_its_language(
    code: str, text: str, asked: list[Asked]
) -> None:
    """What to do, with which element and which value."""
    step = parse_procedure(f"1. {text}", language=code).steps[0]

    found = [Asked(a.verb, a.target, a.value) for a in step.actions]
    assert found == asked


def test_a_procedure_tells_its_language() -> None:
    """By its words, without the names in quotes, which may be of another."""
    text = 'Anlegen\n1. Klicken Sie auf "Create a new order".'

    assert parse_procedure(text).language == "de"
    assert parse_procedure("1. Click Save.\n2. Press the Enter key.").language == "en"
    assert parse_procedure("1. Lorem ipsum dolor").language is None


def test_a_step_in_another_language_than_its_procedure_is_read_too() -> None:
    """Whoever writes in two languages is understood."""
    german = (
        '1. Klicken Sie auf die Schaltfläche „Neu“.\n2. Click on the "Save" button.'
    )

    first, second = parse_procedure(german).steps

    assert (first.actions[0].verb, first.actions[0].target) == ("Click", "Neu")
    assert (second.actions[0].verb, second.actions[0].target) == ("Click", "Save")


@pytest.mark.parametrize(
    "text",
    [
        "1. Kattintson a „Mentés” gombra.",
        "1. Napsauta ”Tallenna”-painiketta.",
        "1. اضغط على زر «حفظ».",
        "1. Натисніть кнопку «Зберегти».",
    ],
)
def test_what_no_file_knows_is_unknown(text: str) -> None:
    """A step in a language that has no file asks for nothing that is known."""
    (step,) = parse_procedure(text).steps

    assert not step.understood
    assert [action.verb for action in step.actions] == ["Unknown"]


@pytest.mark.parametrize(
    ("text", "numbers"),
    [
        ("Titel\nSchritt 1: Los\nSchritt 2: Weiter", [1, 2]),
        ("標題\n1、点击“甲”\n2、点击“乙”", [1, 2]),
        ("題\n第1步：点击“甲”\n第2步：点击“乙”", [1, 2]),
        ("題\n（１）「甲」を押す\n（２）「乙」を押す", [1, 2]),
        ("Titre\nÉtape 1 : Ouvrez\nÉtape 2 : Fermez", [1, 2]),
    ],
)
def test_steps_are_numbered_in_each_language(text: str, numbers: list[int]) -> None:
    """As people number by hand there."""
    steps = parse_procedure(text).steps

    assert [step.written_number for step in steps] == numbers
