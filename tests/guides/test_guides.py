"""Procedures as pages, Markdown and folders: whatever they say is text."""

from __future__ import annotations

import io
import re
import sys
import zipfile
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner
from docx import Document
from lxml import etree, html
from markdown_it import MarkdownIt
from PIL import Image

from wb2pm.bundled import demonstrations_of
from wb2pm.cli import main
from wb2pm.errors import MissingExtraError, OptionError, UnknownNameError, WriteError
from wb2pm.guides.files import write_guides
from wb2pm.llm.answers import Answer
from wb2pm.procedures.procedure import Procedure, ProcedureStep
from wb2pm.procedures.reading import parse_procedure
from wb2pm.procedures.step_pictures import Illustrations, StepPicture
from wb2pm.report.html import POLICY

HOSTILE = (
    "<script>alert(1)</script>",
    "<img src=x onerror=alert(1)>",
    "</title></style></li><h1>",
    '" onmouseover="alert(1)',
    "{{ 7 * 7 }} {% raw %} ${7*7}",
    "[here](javascript:alert(1))",
    "![x](http://a.example/x.png)",
    "<javascript:alert(1)> <http://a.example>",
    "`code` **bold** _it_ ~~no~~ | a | b |",
    "# heading",
    "- [ ] point",
    "1) first",
    "    code",
    "&lt;b&gt; &#60;i&#62; &amp;",
    "a\u202eb\u0000c\ud800",
    "one\n\n# two\r\n---",
    "ftp://a.example www.a.example mailto:kim@a.example",
    "]]> --> */ ?>",
    "$$x$$ :::note",
    "\\",
)
PICTURE = StepPicture(png=b"\x89PNG", width=4, height=3, alt='A "page": <Save>')


def hostile(text: str) -> Procedure:
    """Say a text everywhere."""
    return Procedure(
        title=text,
        purpose=text,
        start=text,
        result=text,
        steps=(
            ProcedureStep(number=1, text=text, ways=((text,), (text, text))),
            ProcedureStep(number=2, text=f'Click on "{text}".'),
        ),
    )


def page(
    procedure: Procedure, path: Path, pictures: Illustrations | None = None
) -> str:
    """Write a page and return it."""
    procedure.write(path, pictures=pictures)
    return path.read_text(encoding="utf-8")


def parsed(content: str) -> Any:
    """Parse a page; what an expression finds in it may be of any kind."""
    return html.document_fromstring(content)


def structure(content: str) -> list[tuple[str, list[str]]]:
    """List the elements of a page but names and links, with their attributes."""
    return [
        (str(element.tag), sorted(map(str, element.attrib)))
        for element in parsed(content).iter()
        if element.tag not in {"strong", "a"}
    ]


@pytest.mark.parametrize("text", HOSTILE)
def test_no_text_changes_the_structure_of_a_page(tmp_path: Path, text: str) -> None:
    """The same elements and attributes as for a harmless text."""
    pictures = Illustrations(
        steps=(None, StepPicture(png=b"", width=1, height=1, alt=text)), notes=(text,)
    )
    plain = Illustrations(
        steps=(None, StepPicture(png=b"", width=1, height=1, alt="x")), notes=("x",)
    )

    found = structure(page(hostile(text), tmp_path / "a.html", pictures))

    assert found == structure(page(hostile("x"), tmp_path / "b.html", plain))


@pytest.mark.parametrize("text", HOSTILE)
def test_no_text_changes_the_structure_of_markdown(tmp_path: Path, text: str) -> None:
    """A reader of CommonMark with tables and links of its own finds text alone."""

    def tokens(said: str, name: str) -> list[str]:
        content = page(hostile(said), tmp_path / name)
        reader = MarkdownIt("gfm-like", {"linkify": False})
        return [
            inner.type
            for token in reader.parse(content)
            for inner in [token, *(token.children or ())]
            if inner.type not in {"text", "text_special"}
            and inner.attrs.get("href")
            not in {"http://a.example", "http://a.example/x.png"}
            and inner.type != "link_close"
        ]

    assert tokens(text, "a.md") == tokens("x", "b.md")


def test_markdown_says_what_the_procedure_says(tmp_path: Path) -> None:
    """Escaped, but for a reader the same."""
    said = 'Click *twice* on <b>"a_b"</b> & 1. then [x](y) \\ | `z`'

    content = page(parse_procedure(f"Log out\n1. {said}"), tmp_path / "a.md")

    shown = parsed(MarkdownIt().render(content))
    assert shown.text_content().split("\n")[0] == "Log out"
    assert said in shown.text_content()


def test_a_page_runs_and_loads_nothing(tmp_path: Path) -> None:
    """It has the policy of the report; pictures are in it."""
    content = page(
        parse_procedure("Log out\n1. Click Log out"),
        tmp_path / "a.html",
        Illustrations(steps=(PICTURE,)),
    )

    tree = parsed(content)
    assert tree.xpath("//meta[@http-equiv]/@content") == [POLICY]
    assert not tree.xpath("//script | //iframe | //link[@href != 'data:,'] | //form")
    assert tree.xpath("//img/@src") == ["data:image/png;base64,iVBORw=="]
    assert tree.xpath("//img/@alt") == ['A "page": <Save>']
    assert tree.xpath("//img/@width | //img/@height") == ["4", "3"]


def test_only_addresses_of_the_web_are_links(tmp_path: Path) -> None:
    """And only where it is said where to start."""
    procedure = Procedure(
        title="http://title.example",
        start="At (http://a.example/x?y=1). javascript:alert(1) file:///etc/passwd "
        "https://kim:pw@b.example ftp://c.example http://",
        steps=(ProcedureStep(number=1, text="Go to http://step.example."),),
    )

    links = parsed(page(procedure, tmp_path / "a.html")).xpath("//a/@href")
    marked = re.findall(r"\]\(<(.*?)>\)", page(procedure, tmp_path / "a.md"))

    assert links == marked == ["http://a.example/x?y=1"]


def test_a_page_can_be_found_one_s_way_in(tmp_path: Path) -> None:
    """One heading of the first level, the parts below it, a language, a list."""
    procedure = parse_procedure(
        "Abmelden\n\nZweck: Feierabend.\nBeginn: Überall.\n\n"
        "1. Klicken Sie auf „Abmelden“.\n   - Oder drücken Sie Strg+Q.\n\n"
        "Ergebnis: Die Seite ist da.",
        language="de",
    )

    tree = parsed(page(procedure, tmp_path / "a.html"))

    assert tree.get("lang") == "de"
    assert [(h.tag, h.text) for h in tree.xpath("//h1 | //h2 | //h3")] == [
        ("h1", "Abmelden"),
        ("h2", "Zweck"),
        ("h2", "Beginn"),
        ("h2", "Schritte"),
        ("h2", "Ergebnis"),
    ]
    assert len(tree.xpath("//ol/li")) == 1
    assert tree.xpath("//details/summary/text()") == ["Andere Wege (1)"]
    assert tree.xpath("//details/@open") == []


def test_words_of_another_language_say_so(tmp_path: Path) -> None:
    """A procedure in Japanese has English headings, marked as such."""
    procedure = parse_procedure(
        "ログアウト\n1. 「ログアウト」をクリックする", language="ja"
    )

    tree = parsed(page(procedure, tmp_path / "a.html"))

    assert tree.get("lang") == "ja"
    assert [(h.text, h.get("lang")) for h in tree.xpath("//h2")] == [("Steps", "en")]


def test_a_picture_that_is_left_out_is_said_in_its_place(tmp_path: Path) -> None:
    """In the words of the procedure's language."""
    procedure = parse_procedure("Log out\n1. Click Log out")
    hidden = Illustrations(
        steps=(None,), hidden=frozenset({1}), notes=("1 of 1 left out",)
    )

    for name in ("a.html", "a.md"):
        content = page(procedure, tmp_path / name, hidden)
        assert "The picture of this step is left out" in content
        assert "1 of 1 left out" in content


def test_pictures_of_markdown_are_files_beside_it(tmp_path: Path) -> None:
    """Named by their steps."""
    procedure = parse_procedure("Log out\n1. Look\n2. Click Log out")

    content = page(
        procedure, tmp_path / "my [guide].md", Illustrations(steps=(None, PICTURE))
    )

    assert (tmp_path / "my [guide].pictures" / "2.png").read_bytes() == b"\x89PNG"
    assert '![A "page": \\<Save\\>](my%20%5Bguide%5D.pictures/2.png)' in content


@pytest.mark.parametrize("name", ["a.pdf", "a", "a.txt", ".html"])
def test_an_unknown_suffix_is_refused(tmp_path: Path, name: str) -> None:
    """With the ones that are known."""
    with pytest.raises(UnknownNameError, match="docx, html, md"):
        Procedure(title="x", steps=()).write(tmp_path / name)


def test_a_guide_is_there_whole_or_not_at_all(tmp_path: Path) -> None:
    """A folder of that name is not replaced."""
    (tmp_path / "a.html").mkdir()

    with pytest.raises(WriteError):
        Procedure(title="x", steps=()).write(tmp_path / "a.html")

    assert [path.name for path in tmp_path.iterdir()] == ["a.html"]


def answer(title: str | None) -> Answer[Procedure]:
    """Answer with a procedure, or with none."""
    done = Procedure(title=title, steps=()) if title is not None else None
    return Answer(job="write_sop", backend="rules", result=done)


def test_a_folder_of_guides_has_an_index(tmp_path: Path) -> None:
    """It links each of them, whatever they are called."""
    answers = {"index": answer("A"), "../b": answer("<B>"), "c": answer(None)}

    written = write_guides(answers, tmp_path / "guides")

    tree = parsed((tmp_path / "guides/index.html").read_text("utf-8"))
    assert [(a.get("href"), a.text) for a in tree.xpath("//a")] == [
        ("index%201.html", "A"),
        ("b.html", "<B>"),
    ]
    assert sorted(written) == sorted(
        str(tmp_path / "guides" / name)
        for name in ("index.html", "index 1.html", "b.html")
    )
    assert all(Path(path).is_file() for path in written)


def test_one_file_holds_one_procedure(tmp_path: Path) -> None:
    """Several are refused, and none too."""
    with pytest.raises(OptionError, match="2 procedures do not go into one file"):
        write_guides({"a": answer("A"), "b": answer("B")}, tmp_path / "a.html")
    with pytest.raises(OptionError, match="there is no procedure to write"):
        write_guides({"a": answer(None)}, tmp_path / "a.html")
    assert list(tmp_path.iterdir()) == []


def test_the_command_writes_a_guide_with_pictures(tmp_path: Path) -> None:
    """From recordings to a page; the same bytes each time."""
    folder = str(demonstrations_of(3001)[0])
    paths = [tmp_path / "a.html", tmp_path / "b.html"]

    for path in paths:
        result = CliRunner().invoke(
            main, ["sop", folder, "--out", str(path), "--pictures"]
        )
        assert (result.exit_code, result.stdout) == (0, f"{path}\n")

    first, second = (path.read_bytes() for path in paths)
    assert first == second
    assert first.count(b"<img ") == 7


def test_the_command_says_what_it_cannot_do(tmp_path: Path) -> None:
    """Pictures without a guide, a number that is none, a form that is none."""
    folder = str(demonstrations_of(3001)[0])

    def refusal(*options: str) -> str:
        result = CliRunner().invoke(main, ["sop", folder, *options])
        assert result.exit_code != 0
        return result.stderr

    assert "--pictures without a number needs --out" in refusal("--pictures")
    assert "'x' is no number" in refusal("--pictures", "x")
    assert "No form of guides named 'pdf'" in refusal("--out", str(tmp_path / "a.pdf"))
    assert list(tmp_path.iterdir()) == []


def words_of(path: Path) -> list[str]:
    """Read the paragraphs of a document again."""
    return [paragraph.text for paragraph in Document(str(path)).paragraphs]


@pytest.mark.parametrize("text", HOSTILE)
def test_no_text_changes_the_structure_of_a_document(tmp_path: Path, text: str) -> None:
    """The same parts, elements and styles as for a harmless text; no link, no field."""

    def parts(said: str, name: str) -> dict[str, list[str]]:
        path = tmp_path / name
        hostile(said).write(path)
        with zipfile.ZipFile(path) as archive:
            assert "hyperlink" not in archive.read("word/document.xml").decode()
            return {
                entry: [
                    str(e.tag) for e in etree.fromstring(archive.read(entry)).iter()
                ]
                for entry in archive.namelist()
                if entry.endswith((".xml", ".rels"))
            }

    quoted = text.replace('"', "'")
    assert parts(quoted, "a.docx") == parts("x", "b.docx")


def test_a_document_has_the_steps_their_ways_and_pictures(tmp_path: Path) -> None:
    """Opened again it says what the procedure says."""
    drawn = io.BytesIO()
    Image.new("RGB", (400, 300), "red").save(drawn, "PNG")
    picture = StepPicture(
        png=drawn.getvalue(), width=400, height=300, alt="Shop: <Save>"
    )
    procedure = parse_procedure(
        "Log out\n\nPurpose: To go home.\nStart: Anywhere.\n\n1. Look up.\n"
        '2. Click on "Log out".\n   - Or press Q.\n\nResult: The page "Bye" is shown.'
    )
    path = tmp_path / "a.docx"

    procedure.write(
        path, pictures=Illustrations(steps=(None, picture), notes=("Note.",))
    )

    assert words_of(path) == [
        *("Log out", "Purpose", "To go home.", "Start", "Anywhere.", "Steps"),
        *("1.\tLook up.", '2.\tClick on "Log out".', "Other ways:", "Or press Q.", ""),
        *("Result", 'The page "Bye" is shown.', "Note."),
    ]
    (shape,) = Document(str(path)).inline_shapes
    assert shape._inline.docPr.get("descr") == "Shop: <Save>"


def test_a_document_tells_nothing_of_its_making(tmp_path: Path) -> None:
    """The same bytes each time, and no author but the program."""
    for name in ("a.docx", "b.docx"):
        parse_procedure("Log out\n1. Click Log out").write(tmp_path / name)

    about = Document(str(tmp_path / "a.docx")).core_properties
    assert (about.author, about.comments, about.title) == ("wb2pm", "", "Log out")
    assert (tmp_path / "a.docx").read_bytes() == (tmp_path / "b.docx").read_bytes()


def test_a_document_without_its_library_names_the_extra(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nothing is written."""
    monkeypatch.setitem(sys.modules, "docx", None)

    with pytest.raises(MissingExtraError, match=r"pip install 'wb2pm\[guides\]'"):
        Procedure(title="x", steps=()).write(tmp_path / "a.docx")
    assert list(tmp_path.iterdir()) == []
