"""Invented secrets of many kinds, and lines that only look like them."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from tests.secret_lines import Line, no_secrets, secrets
from wb2pm.converters.redaction.named import announced
from wb2pm.converters.redaction.redact import redact, secrets_in
from wb2pm.converters.redaction.rules import mask_text

MAIL = {"en-address-14"}
"""Holds an address of mail, which is masked whatever it is for."""
UNDECIDED = {"en-field-9"}
"""A field called "Pin number": more take a PIN than the place on a plug."""


@pytest.mark.parametrize("line", secrets(), ids=lambda line: line.id)
def test_no_secret_is_left_of_a_line(line: Line) -> None:
    """Whatever its kind, its language and where it stands."""
    assert not line.is_left()


@pytest.mark.parametrize(
    "line",
    [one for one in no_secrets() if not one.hard and one.id not in MAIL | UNDECIDED],
    ids=lambda line: line.id,
)
def test_a_line_without_a_secret_stays(line: Line) -> None:
    """It may speak of secrets, or look like one."""
    assert not line.is_touched()


@pytest.mark.parametrize(
    ("text", "masked"),
    [
        # what programs are given
        ("curl -sS -u 'kim:a b' https://a.example", "curl -sS -u 'kim:[password]' https://a.example"),
        ("curl --user=kim:rope https://a.example", "curl --user=kim:[password] https://a.example"),
        ("mysql -uroot -p'a b' shop", "mysql -uroot -p'[password]' shop"),
        ("mysql -u root -p shop", "mysql -u root -p shop"),
        ("net use * \\\\srv\\share rope /user:kim", "net use * \\\\srv\\share [password] /user:kim"),
        ("net use z: \\\\srv\\share * /user:kim", "net use z: \\\\srv\\share * /user:kim"),
        ("net user kim rope4 /add", "net user kim [password] /add"),
        ("plink -ssh -pw rope srv", "plink -ssh -pw [password] srv"),
        ("unzip -P rope a.zip", "unzip -P [password] a.zip"),
        ("sqlcmd -S db -U sa -P rope", "sqlcmd -S db -U sa -P [password]"),
        ("svn up --username kim --password rope", "svn up --username kim --password [password]"),
        ("gpg --passphrase 'a b' -d x", "gpg --passphrase '[password]' -d x"),
        ("gpg --passphrase-file /run/p -d x", "gpg --passphrase-file /run/p -d x"),
        ("keytool -list -storepass rope", "keytool -list -storepass [password]"),
        ("echo kim:rope | sudo chpasswd", "echo [password] | sudo chpasswd"),
        ("echo rope | docker login -u kim --password-stdin", "echo [password] | docker login -u kim --password-stdin"),
        ("http -a kim:rope a.example", "http -a kim:[password] a.example"),
        # settings
        ("MYSQL_ROOT_PASSWORD=rope docker run x", "MYSQL_ROOT_PASSWORD=[password] docker run x"),
        ("spring.datasource.password=rope", "spring.datasource.password=[password]"),
        ('"clientSecret": "a1b2c3d4e5"', '"clientSecret": "[token]"'),
        ("Host=db;Username=kim;Password=a b", "Host=db;Username=kim;Password=[password] b"),
        ('<add key="SmtpPassword" value="rope"/>', '<add key="SmtpPassword" value="[password]"/>'),
        ('<property name="password">rope</property>', '<property name="password">[password]</property>'),
        ("<key>apiKey</key>\n<string>rope</string>", "<key>apiKey</key>\n<string>[token]</string>"),
        ("<wachtwoord>rope</wachtwoord>", "<wachtwoord>[password]</wachtwoord>"),
        ('<label for="pw">Password</label>', '<label for="pw">Password</label>'),
        # headers
        ('Authorization: Digest username="kim", response="0a0b0c0d"', 'Authorization: Digest username="kim", response="[token]"'),
        ("Authorization: Negotiate YIIabcd1234==", "Authorization: Negotiate [token]"),
        ("Authorization: Bearer $TOKEN", "Authorization: Bearer $TOKEN"),
        # addresses
        ("https://a.example/f?sp=r&sig=a%2Bb1", "https://a.example/f?sp=r&sig=[token]"),
        ("https://a.example/f?X-Amz-Signature=abc", "https://a.example/f?X-Amz-Signature=[token]"),
        ("https://a.example/convite/q1W2e3R4t5", "https://a.example/convite/[token]"),
        ("https://a.example/verify?t=q1W2e3R4t5", "https://a.example/verify?t=[token]"),
        ("https://a.example/confirm?next=https%3A%2F%2Fb.example%2Fd%2F1aB2cD3e", "https://a.example/confirm?next=https%3A%2F%2Fb.example%2Fd%2F1aB2cD3e"),
        ("https://a.example/reset/step-2", "https://a.example/reset/step-2"),
        # what texts say
        ("Le mot de passe du scanner sera : Quai77", "Le mot de passe du scanner sera : [password]"),
        ("Das Kennwort für das WLAN lautet jetzt Boje-31.", "Das Kennwort für das WLAN lautet jetzt [password]."),
        ("Type 493021 to log in", "Type [code] to log in"),
        ("Type 493021 to find the order", "Type 493021 to find the order"),
        ("493 021 is your sign-in code", "[code] is your sign-in code"),
        ("Alarm code: 4821", "Alarm code: [code]"),
        ("Il codice del cancello è 4821", "Il codice del cancello è [code]"),
        ("Seed phrase: fog gull rope kelp tide pier", "Seed phrase: [password]"),
        ("Recovery phrase: write it down and keep it in a safe place", "Recovery phrase: write it down and keep it in a safe place"),
        ("Antwort auf die Sicherheitsfrage: Bello", "Antwort auf die Sicherheitsfrage: [password]"),
        # numbers of people
        ("CF: RSSMRA85T10A562S", "CF: [identity]"),
        ("CF: RSSMRA85T10A562T", "CF: RSSMRA85T10A562T"),
        ("My SSN is 219-09-9999", "My SSN is [identity]"),
        ("Order 219-09-9999", "Order 219-09-9999"),
        ("111.444.777-35 / 111.444.777-36", "[identity] / 111.444.777-36"),
        ("Liczba dni: 12345678", "Liczba dni: 12345678"),
    ],
)  # fmt: skip
def test_the_whole_family_is_known(text: str, masked: str) -> None:
    """Relatives of the lines above, and what is next to them and hides nothing."""
    assert mask_text(text) == masked


def test_a_secret_typed_in_two_goes_is_known_as_a_whole() -> None:
    """A label may join what was typed before and after a further click in the field."""
    line = Line(
        id="pin", language="en", where="field", text="", label="PIN", name="pin"
    )
    typed = [
        replace(line.event(place), value=text, action=action)
        for place, (action, text) in enumerate(
            [("type", "4821"), ("click", None), ("type", "7306")]
        )
    ]

    known = secrets_in(replace(line.demonstration, events=tuple(typed)))

    assert known == {"4821": "code", "7306": "code", "48217306": "code"}


def test_a_secret_typed_anew_is_known_each_time() -> None:
    """Whoever types into a field again most often types over what stands there."""
    line = Line(
        id="p", language="en", where="field", text="", label="Password", name="pw"
    )
    said = [("Regenschirm77", "type [7] [Regenschirm77]"), ("1402", "type [7] [1402]")]
    typed = [
        replace(line.event(place), value=text, action="type", attributes={"said": told})
        for place, (text, told) in enumerate(said)
    ]

    masked = redact(replace(line.demonstration, events=tuple(typed))).demonstration

    assert [event.attributes["said"] for event in masked.events] == [
        "type [7] [[password]]"
    ] * 2


def test_a_long_name_of_a_field_announces_what_stands_beside_it() -> None:
    """The words of the secret's own name do not make it a sentence."""
    known = announced("Nom de jeune fille de votre m\u00e8re")

    assert known == "password"
    assert announced("The link to reset the password was sent") is None
