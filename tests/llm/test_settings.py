"""Where settings come from, and how backends are found."""

from __future__ import annotations

from importlib.metadata import EntryPoint
from pathlib import Path

import pytest

from wb2pm import _registry
from wb2pm.errors import BackendError, UnknownNameError
from wb2pm.llm.answers import Usage
from wb2pm.llm.backends.budget import say_usage
from wb2pm.llm.backends.openai_backend import OpenAIBackend
from wb2pm.llm.backends.openai_wire import without_pictures
from wb2pm.llm.backends.registry import backends, find_backend
from wb2pm.llm.backends.reply_reading import reply_schema
from wb2pm.llm.backends.settings import OPENAI_URL, load_settings
from wb2pm.llm.jobs.table import JOBS
from wb2pm.llm.requests import replies
from wb2pm.llm.requests.prompts import instructions


def write(path: Path, text: str) -> dict[str, str]:
    """Write a configuration file and name it in an environment."""
    path.write_text(text, encoding="utf-8")
    return {"WB2PM_CONFIG": str(path), "XDG_CACHE_HOME": str(path.parent)}


def test_arguments_come_before_environment_before_file(tmp_path: Path) -> None:
    """Each setting is taken from the nearest place that has it."""
    environment = write(
        tmp_path / "c.toml",
        '[llm]\nbackend = "openai:file"\nbase_url = "http://file/v1"\npictures = 3\n',
    )
    environment |= {"WB2PM_BASE_URL": "http://env/v1", "WB2PM_BACKEND": "openai:env"}

    settings = load_settings(
        {"backend": "openai:given", "pictures": None}, environment=environment
    )

    assert settings.backend == "openai:given"
    assert settings.base_url == "http://env/v1"
    assert settings.pictures == 3
    assert settings.cache == str(tmp_path / "wb2pm" / "llm")


def test_openai_s_key_goes_to_openai_or_where_the_environment_says() -> None:
    """A key is not sent to whatever address a file names."""
    keys = {"OPENAI_API_KEY": "k"}
    there = {"OPENAI_BASE_URL": "http://proxy/v1"}

    def key(given: dict[str, str], environment: dict[str, str]) -> str | None:
        found = load_settings(given, environment=environment).api_key
        return found.get_secret_value() if found else None

    assert key({}, keys) == "k"
    assert key({}, keys | there) == "k"
    assert key({"base_url": "http://other/v1"}, keys) is None
    assert key({"base_url": OPENAI_URL}, keys | there) is None
    assert key({"base_url": "http://other/v1"}, {"WB2PM_API_KEY": "own"}) == "own"


@pytest.mark.parametrize(
    ("permit", "given", "allowed"),
    [
        ("yes", None, True),
        ("no", True, False),
        ("no", None, False),
        ("", True, True),
        ("", None, False),
    ],
)
def test_a_permit_can_be_forbidden_by_the_environment(
    permit: str, given: bool | None, allowed: bool
) -> None:
    """`no` beats every argument; `yes` spares it."""
    settings = load_settings(
        {"allow_requests": given}, environment={"WB2PM_ALLOW_REQUESTS": permit}
    )

    assert settings.allow_requests is allowed


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("[llm]\nbudget = 3", "setting 'budget': Extra inputs"),
        ("[llm]\npictures = -1", "setting 'pictures'"),
        ("llm = 3", r"\[llm\] must be a table"),
        ("[llm", "c.toml"),
    ],
)
def test_a_wrong_file_is_told_with_the_place(
    tmp_path: Path, text: str, told: str
) -> None:
    """Nothing is passed over in silence."""
    environment = write(tmp_path / "c.toml", text)

    with pytest.raises(BackendError, match=told):
        load_settings(environment=environment)


def test_a_file_that_is_named_must_be_there(tmp_path: Path) -> None:
    """One that is only usual need not be."""
    with pytest.raises(BackendError, match="no such file"):
        load_settings(environment={"WB2PM_CONFIG": str(tmp_path / "none.toml")})
    with pytest.raises(BackendError, match="may be yes or no"):
        load_settings(environment={"WB2PM_ALLOW_REQUESTS": "perhaps"})
    assert load_settings(environment={"XDG_CONFIG_HOME": str(tmp_path)}).pictures == 0


@pytest.mark.parametrize(
    ("url", "local"),
    [
        ("http://localhost:11434/v1", True),
        ("http://127.0.0.1:8000/v1", True),
        ("http://[::1]:1/v1", True),
        ("http://127.0.0.1.evil.example/v1", False),
        ("http://localhost.example/v1", False),
        ("http://user@localhost@evil.example/v1", False),
        ("http://10.0.0.3/v1", False),
    ],
)
def test_only_this_machine_is_this_machine(url: str, local: bool) -> None:
    """A name that only looks local needs a permit."""
    found = load_settings({"base_url": url}, environment={})

    assert found.is_local is local


def test_a_backend_is_found_by_kind_and_model() -> None:
    """Rules are no backend object; a backend passes through."""
    found = find_backend("openai:llama3:8b")

    assert isinstance(found, OpenAIBackend)
    assert found.name == "openai:llama3:8b"
    assert find_backend(found) is found
    assert find_backend("rules") is None
    assert find_backend("openai:llama3:8b") is found  # and so has one budget
    with_settings = find_backend("openai:x", {"reply_tokens": 77})
    assert isinstance(with_settings, OpenAIBackend)
    assert with_settings.limits.reply_tokens == 77
    assert backends.names() == ["openai"]


def test_other_packages_add_backends(monkeypatch: pytest.MonkeyPatch) -> None:
    """By an entry point of the group `wb2pm.backends`."""
    entry = EntryPoint(
        name="mine", value="wb2pm.llm.backends.registry:_make_openai", group="x"
    )
    monkeypatch.setattr(
        _registry,
        "_plugins",
        lambda group: {"mine": entry} if group == "wb2pm.backends" else {},
    )

    found = find_backend("mine:model")

    assert isinstance(found, OpenAIBackend)
    with pytest.raises(UnknownNameError, match="openai, mine"):
        find_backend("other:model")


def test_what_was_spent_is_said_for_people() -> None:
    """With everything that matters to a bill."""
    usage = Usage(
        requests=4,
        cached=1,
        retries=2,
        prompt_tokens=1_234,
        completion_tokens=5,
        cost=0.5,
        estimated=True,
    )

    assert say_usage(usage) == (
        "4 requests (1 from the cache), 2 sent again, about 1,234 tokens sent,"
        " 5 received, cost 0.5000"
    )
    assert say_usage(Usage(requests=1)) == "1 request, 0 tokens sent, 0 received"


def test_pictures_are_not_printed() -> None:
    """Their size is."""
    body = {"a": [{"url": "data:image/png;base64,QUJD"}, 3, "x"]}

    assert without_pictures(body) == {
        "a": [{"url": "data:image/png;base64,(3 bytes)"}, 3, "x"]
    }


@pytest.mark.parametrize(
    "reply",
    [
        replies.ProcedureReply,
        replies.QuestionReply,
        replies.ImprovementReply,
        replies.VerdictReply,
        replies.SegmentationReply,
        replies.RankingReply,
        replies.GoalReply,
    ],
)
def test_every_schema_is_strict_throughout(reply: type) -> None:
    """As endpoints with strict schemas ask: all required, nothing else, no default."""

    def check(part: object) -> None:
        if isinstance(part, dict):
            if "properties" in part:
                assert part["required"] == list(part["properties"])
                assert part["additionalProperties"] is False
            assert "default" not in part
            for value in part.values():
                check(value)
        if isinstance(part, list):
            for value in part:
                check(value)

    check(reply_schema(reply))


def test_every_job_has_instructions_and_a_form_of_its_own() -> None:
    """What all share comes first."""
    texts = {instructions(name) for name in JOBS}
    forms = {getattr(replies, job.reply) for job in JOBS.values()}

    assert len(texts) == len(forms) == 8
    assert all(text.startswith("You help people understand") for text in texts)
