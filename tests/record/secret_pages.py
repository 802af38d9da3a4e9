"""An odd page for each way to hide what is typed, which then repeats it everywhere."""

from __future__ import annotations

import base64
import html
import json
import re
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple
from urllib.parse import quote, quote_plus

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from playwright.sync_api import Page

SECRET: Final = 'Vq7&"rope <ü> Zk'
SHORT: Final = "kB4x"

DOTS: Final = (
    "d09GRgABAAAAAAIYAAoAAAAABOgAAQAAAAAAAAAAAAAAAAAAAAAAAAAAAABPUy8yAAABZAAAACsA"
    "AABgQYFBd2NtYXAAAAGYAAAAMgAAAvQA3wVCZ2x5ZgAAAdQAAAAYAAAAGF2mfcJoZWFkAAAA9AAA"
    "ADYAAAA2Lcu61GhoZWEAAAEsAAAAHQAAACQAtgBwaG10eAAAAZAAAAAGAAAABgCCAABsb2NhAAAB"
    "zAAAAAYAAAAGAAwAAG1heHAAAAFMAAAAFgAAACAABAAGbmFtZQAAAewAAAAgAAAAIgB3CGJwb3N0"
    "AAACDAAAAAwAAAAgAAMAAAABAAAAAQAABm9/VV8PPPUAAwBkAAAAAOcovooAAAAA5yi+igAeAB4A"
    "RgBGAAAAAwACAAAAAAAAeJxjYGRgYAj4/wZIpjDIAaEbA0gEGTACAFbFAyUAAAB4nGNgZGBgYGJg"
    "YQDRIBYaAAABEgALAAB4nGNgZkhhnMDAysDCQBiwI3PsgQBIKTDWMwSABQIYRNDUKzAwAAClBgN5"
    "AABkAAAAHgAAeJxjYGBgYmBgYAZiESDJCKZZmB4AaRYgBPIZ6///B/IUwCQjUAxEjsJROGQhABi6"
    "ByIAAAAAAAAADAAAAAEAHgAeAEYARgADAAA3MzUjHigoHigAeJxjYGBgYpBjYGZgZOFkYASyGaBs"
    "JjB0YQgCAAevAOJ4nGNgZsALAAB9AAQ="
)
"""A font in which every letter is the same square."""

ECHO: Final = """
<p id=shown></p><p id=held></p><input id=copy aria-label=Copy><output id=out></output>
<button id=echo>Echo</button><button id=after>After</button><a id=next>Next</a>
<script>
let held = '';
const wide = (text) => btoa(unescape(encodeURIComponent(text)));
function hear(text) {
  held = text;
  if (window.parent !== window) window.parent.postMessage(text, '*');
  document.getElementById('held').textContent = text;
}
function echo(text) {
  document.title = 'Hello ' + text;
  document.getElementById('shown').textContent = 'It is ' + text + '.';
  document.getElementById('copy').value = text;
  const after = document.getElementById('after');
  after.setAttribute('aria-label', 'After ' + text);
  after.setAttribute('data-known', wide(text));
  after.title = JSON.stringify({ pw: text });
  document.getElementById('out').textContent = wide(text) + ' ' + encodeURIComponent(text);
  history.replaceState(null, '', '?a=' + encodeURIComponent(text) + '#' + wide(text));
  const query = '?pw=' + encodeURIComponent(text) + '&x=' + wide('kim:' + text) + '&raw=' + text.replace(/[&#]/g, encodeURIComponent);
  document.getElementById('next').href = '/next' + query;
  for (const frame of document.querySelectorAll('iframe')) frame.contentWindow.postMessage(text, '*');
  fetch('/log' + query).catch(() => null);
  console.log(text);
  localStorage.setItem('kept', text);
}
document.getElementById('echo').onclick = () => echo(held);
window.addEventListener('message', (event) => { if (window.parent === window) { document.title = event.data; hear(event.data); } else echo(event.data); });
</script>
"""
NEXT: Final = """<title>Next</title><h1 id=h></h1><button id=again>Again</button>
<input id=later aria-label=Later><a id=far>Far</a><script>
const known = new URLSearchParams(location.search);
document.title = known.get('pw');
document.getElementById('h').textContent = 'Welcome ' + localStorage.getItem('kept');
document.getElementById('again').title = known.get('x');
document.getElementById('far').href = OTHER + '/far' + location.search + '&sig=' + btoa(known.get('pw').replace(/[^a-z]/gi, ''));
</script>"""
FAR: Final = "<title>Far</title><button>Done</button><p></p><script>document.querySelector('p').textContent = decodeURIComponent(location.search)</script>"


class Case(NamedTuple):
    """A field that hides what is typed in it.

    Attributes:
        page: The part of the page with the field, which calls `hear` with what it holds.
        enter: How it is entered; by a click at `#f` and the keyboard where not given.
        secret: What is entered.
        frame: A page in a frame, and whether it is of another origin.
    """

    page: str
    enter: Callable[[Page, str], None] | None = None
    secret: str = SECRET
    framed: str | None = None


def _shadow(mode: str, inside: str) -> str:
    return f"""<x-box></x-box><script>customElements.define('x-box', class extends HTMLElement {{
      connectedCallback() {{ const root = this.attachShadow({{mode: '{mode}'}});
        root.innerHTML = `{inside}`;
        root.querySelector('input').addEventListener('input', (e) => hear(e.target.value)); }} }});
    </script>"""


def _declared(host: str) -> str:
    return f"""<{host}><template shadowrootmode=closed><input type=password style='width:200px'
      oninput='hear(this.value)'></template></x-host>"""


def _masked(wait_ms: int) -> str:
    """A text field whose script puts bullets in the place of what is typed."""
    return f"""<input id=f><script>(() => {{ const f = document.getElementById('f'); let real = '';
      f.addEventListener('input', () => {{
        const now = f.value; let kept = '';
        for (let i = 0; i < now.length; i += 1) kept += now[i] === '\\u2022' && i < real.length ? real[i] : now[i];
        real = kept; hear(real);
        const hide = () => {{ f.value = '\\u2022'.repeat(f.value.length); }};
        {"hide()" if not wait_ms else f"clearTimeout(f.late); f.late = setTimeout(hide, {wait_ms})"};
      }}); }})();</script>"""


def _keys(page: Page, secret: str) -> None:
    page.keyboard.type(secret, delay=5)


def by_click(page: Page, secret: str) -> None:
    """Click on the field and type."""
    page.locator("#f").click()
    _keys(page, secret)


def in_host(page: Page, secret: str) -> None:
    """Click on what is drawn in a shadow root that nobody can look into, and type."""
    page.locator("x-box, x-host").click()
    _keys(page, secret)


def by_tab(page: Page, secret: str) -> None:
    """Come from the field before with Tab, and type."""
    page.locator("#before").click()
    page.keyboard.press("Tab")
    _keys(page, secret)


def by_paste(page: Page, _: str) -> None:
    """Copy it from where it stands in clear, and paste it."""
    page.locator("#source").click()
    page.keyboard.press("Control+a")
    page.keyboard.press("Control+c")
    page.locator("#f").click()
    page.keyboard.press("Control+v")


def by_event(page: Page, secret: str) -> None:
    """Type nothing: what manages passwords sets it, with the events of a person."""
    page.evaluate(
        """(text) => { const f = document.getElementById('f'); f.focus(); f.value = text;
        for (const kind of ['keydown', 'input', 'keyup', 'change'])
          f.dispatchEvent(new Event(kind, { bubbles: true, composed: true })); hear(text); }""",
        secret,
    )


def by_autofill(page: Page, secret: str) -> None:
    """It stands there already, set without an event."""
    page.evaluate("(t) => { document.getElementById('f').value = t; hear(t); }", secret)
    page.locator("#f").click()
    page.keyboard.press("End")


def by_drop(page: Page, _: str) -> None:
    """Choose it from where it stands in clear, and drag it into the field."""
    page.locator("#source").select_text()
    page.locator("#source").drag_to(page.locator("#f"))


def then_shown(page: Page, secret: str) -> None:
    """Type in clear, then hide."""
    by_click(page, secret)
    page.locator("#hide").click()


def by_prompt(page: Page, secret: str) -> None:
    """Answer a window of the browser."""
    page.once("dialog", lambda dialog: dialog.accept(secret))
    page.locator("#f").click()


def in_frame(page: Page, secret: str) -> None:
    """Type in a frame."""
    page.frame_locator("iframe").locator("#f").click()
    _keys(page, secret)


def twice(page: Page, secret: str) -> None:
    """Type it in secret, then in clear in another field."""
    by_click(page, secret)
    page.locator("#copy").click()
    _keys(page, secret)


def mended(page: Page, secret: str) -> None:
    """Type it with a slip in the middle."""
    page.locator("#f").click()
    _keys(page, secret[:4] + "xy")
    page.keyboard.press("Backspace")
    page.keyboard.press("Backspace")
    _keys(page, secret[4:])


_FIELD = "oninput='hear(this.value)'"
_SOURCE = f'<input id=source value="{html.escape(SECRET)}">'

CASES: Final = {
    "password": Case(f"<input id=f type=password {_FIELD}>"),
    "short": Case(f"<input id=f type=password {_FIELD}>", secret=SHORT),
    "open root": Case(
        _shadow("open", "<input type=password id=f aria-label=P>"), by_click
    ),
    "closed root": Case(
        _shadow("closed", "<input type=password style=width:200px>"),
        in_host,
    ),
    "closed root by Tab": Case(
        "<input id=before>" + _shadow("closed", "<input type=password>"), by_tab
    ),
    "closed root of the source": Case(
        _declared("x-host"),
        in_host,
    ),
    "closed root of the source by Tab": Case(
        "<input id=before>" + _declared("x-host"), by_tab
    ),
    "closed root in a host with a tab stop": Case(
        _declared("x-host tabindex=0"),
        in_host,
    ),
    "hidden by style": Case(
        f"<style>.s {{ -webkit-text-security: disc }}</style><input id=f class=s {_FIELD}>"
    ),
    "hidden by style, edited": Case(
        "<div id=f contenteditable style='-webkit-text-security:square;height:30px'"
        " oninput='hear(this.textContent)'></div>"
    ),
    "hidden by style, several lines": Case(
        f"<textarea id=f style='-webkit-text-security:circle' {_FIELD}></textarea>"
    ),
    "font of dots": Case(
        f"<style>@font-face {{ font-family: D; src: url(data:font/woff;base64,{DOTS}) }}"
        f"#f {{ font-family: D }}</style><input id=f {_FIELD}>"
    ),
    "masked by script": Case(_masked(0)),
    "masked by script later": Case(_masked(400)),
    "masked by script, with a slip": Case(_masked(0), mended),
    "by name, French": Case(f"<label>Mot de passe <input id=f {_FIELD}></label>"),
    "by name, Japanese": Case(f"<input id=f placeholder=パスワード {_FIELD}>"),
    "by name, Russian": Case(f"<input id=f aria-label=Пароль {_FIELD}>"),
    "by name, of the program": Case(f"<input id=f name=user_passwd {_FIELD}>"),
    "by name, by Tab": Case(
        f"<input id=before><label>Hasło <input id=f {_FIELD}></label>", by_tab
    ),
    "by purpose": Case(f"<input id=f autocomplete='x current-password' {_FIELD}>"),
    "hidden after typing": Case(
        f"<input id=f {_FIELD}><button id=hide onclick=\"f.type = 'password'\">Hide</button>",
        then_shown,
    ),
    "paste": Case(f"{_SOURCE}<input id=f type=password {_FIELD}>", by_paste),
    "paste, masked by script": Case(_SOURCE + _masked(0), by_paste),
    "paste in a closed root": Case(_SOURCE + _declared("x-host id=f"), by_paste),
    "drop": Case(f"{_SOURCE}<input id=f type=password {_FIELD}>", by_drop),
    "managed": Case(f"<input id=f type=password {_FIELD}>", by_event),
    "filled": Case(f"<input id=f type=password {_FIELD}>", by_autofill),
    "prompt": Case(
        "<button id=f onclick=\"hear(prompt('Your password, please'))\">Log in</button>",
        by_prompt,
    ),
    "typed again in clear": Case(f"<input id=f type=password {_FIELD}>", twice),
    "typed with a slip": Case(f"<input id=f type=password {_FIELD}>", mended),
    "frame of another origin": Case(
        "<iframe src=OTHER/inner width=500 height=120></iframe>",
        in_frame,
        framed=f"<input id=f type=password {_FIELD}>",
    ),
    "frame of the same origin": Case(
        "<iframe src=/inner width=500 height=120></iframe>",
        in_frame,
        framed=f"<input id=f type=password {_FIELD}>",
    ),
}


def written(secret: str) -> dict[str, list[str]]:
    """List the forms in which a secret may be written."""
    raw = secret.encode()
    percent = quote(secret, safe="")
    in_addresses = [percent, quote(secret, safe="!'()*"), quote_plus(secret)]
    in_addresses += [quote(secret, safe="!$&'()*+,/:;=?@[]\\^`{|}")]
    encoded = []
    for before in ("", "k", "ki", "kim:"):
        text = base64.b64encode(before.encode() + raw).decode()
        skipped = -(-len(before.encode()) * 8 // 6)
        whole = (len(before.encode()) + len(raw)) * 8 // 6
        encoded.append(text[skipped:whole])
    forms = {
        "plain": [secret],
        "percent": in_addresses
        + [re.sub("%..", lambda m: m[0].lower(), p) for p in in_addresses],
        "twice percent": [quote(percent)],
        "base64": [
            e for one in encoded for e in (one, one.replace("+", "-").replace("/", "_"))
        ],
        "html": [html.escape(secret), html.escape(secret, quote=False)],
        "json": [
            json.dumps(secret)[1:-1],
            json.dumps(secret, ensure_ascii=False)[1:-1],
        ],
    }
    deep = {
        f"{kind} in json": [json.dumps(one, ensure_ascii=False)[1:-1] for one in ones]
        for kind, ones in forms.items()
    }
    return (
        forms
        | deep
        | {
            f"{kind} in json again": [
                json.dumps(one, ensure_ascii=False)[1:-1] for one in ones
            ]
            for kind, ones in deep.items()
        }
    )


def leaks(contents: dict[str, bytes], secret: str) -> list[tuple[str, str, int]]:
    """Find a secret in files: where, in which form, how often."""
    found = []
    for name, content in contents.items():
        text = content.decode("utf-8", "replace")
        forms_of = written(secret)
        if len(secret) > len(SHORT):
            forms_of["all but the last"] = [secret[:-1], secret[:-2]]
        for kind, forms in forms_of.items():
            count = max(
                (
                    text.lower().count(form.lower())
                    if len(secret) > 8
                    else text.count(form)
                )
                for form in forms
            )
            if count:
                found.append((name, kind, count))
        keys = "".join(_keys_in(text))
        if secret in keys or secret[:-2] in keys:
            found.append((name, "key by key", 1))
    return found


def _keys_in(text: str) -> Iterator[str]:
    """Give what was pressed, in the order in which it was written."""
    for listed in re.findall(r'"keys":(\[[^]]*\])', text):
        yield from (key for key in json.loads(listed) if len(key) == 1)


def files(folder: Path) -> dict[str, bytes]:
    """Read everything in a folder but pictures, the names of files included."""
    paths = [path for path in folder.rglob("*") if path.is_file()]
    names = "\n".join(str(path.relative_to(folder)) for path in paths).encode()
    kept = {p.name: p.read_bytes() for p in paths if p.suffix != ".png"}
    return kept | {"names of files": names}


__all__ = ["CASES", "Case", "files", "leaks", "written"]
