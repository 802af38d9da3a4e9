"""The eight jobs, by rules and against a server that answers as a model would."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import wb2pm
from tests.llm.conftest import MakeBackend
from tests.llm.scripted_server import Say, Server, serve
from tests.report.builder import make_item
from wb2pm.bundled import demonstrations_of, gold_procedures
from wb2pm.discovery.conformance.deviations import Deviation, Verdict
from wb2pm.discovery.conformance.grounding.steps import GroundedProcedure
from wb2pm.discovery.models.values import ProcessModel
from wb2pm.discovery.segmentation.segments import Segmentation
from wb2pm.errors import BackendError, ConformanceError, UnknownNameError
from wb2pm.events import Activity, Demonstration
from wb2pm.llm.answers import (
    Answer,
    Citation,
    Claim,
    Goal,
    Improvements,
    ProcedureChange,
    Ranked,
    Ranking,
    Response,
)
from wb2pm.llm.backends.openai_backend import OpenAIBackend
from wb2pm.llm.jobs.checking import check, judge_demonstration
from wb2pm.llm.jobs.goal import goal
from wb2pm.llm.jobs.grounding import ground_procedure
from wb2pm.llm.jobs.improving import improve
from wb2pm.llm.jobs.procedure import write_sop
from wb2pm.llm.jobs.question import ask
from wb2pm.llm.jobs.ranking import rank
from wb2pm.llm.jobs.segmenting import cut_recording, segment
from wb2pm.procedures.procedure import Procedure
from wb2pm.procedures.reading import parse_procedure

Item = tuple[Demonstration, tuple[Activity, ...]]
CLAIM: Item = make_item(
    "a",
    (
        "Click 'New Claim' @/desk",
        "Enter 'Amount'=84.50 @/claims/new",
        "Click 'Send' @/claims/new",
    ),
    intent="File a claim of 84.50",
)
OTHER: Item = make_item(
    "b",
    (
        "Click 'New Claim' @/desk",
        "Enter 'Amount'=9.90 @/claims/new",
        "Click 'Help' @/claims/new",
        "Click 'Send' @/claims/new",
    ),
)
EMPTY: Item = make_item("c", ())
SOP = parse_procedure(
    "File a claim\n"
    '1. Click on the "New Claim" link.\n'
    '2. Enter "84.50" in the "Amount" field.\n'
    '3. Click on the "Send" button.\n'
)
LONGER = parse_procedure(
    "File a claim\n"
    '1. Click on the "New Claim" link.\n'
    '2. Enter "84.50" in the "Amount" field.\n'
    '3. Click on the "Archive" button.\n'
    '4. Click on the "Send" button.\n'
)
Run = Callable[[Any], Answer[Any]]


def event(number: int, case: str = "a") -> Citation:
    """Cite an event of a demonstration made above."""
    return Citation(kind="event", source=case, place=f"e{number}")


def step(number: int) -> Citation:
    """Cite a step of the procedure."""
    return Citation(kind="step", source="File a claim", place=str(number))


JOBS: dict[str, Run] = {
    "write_sop": lambda backend: write_sop([CLAIM], backend=backend),
    "ask": lambda backend: ask(
        "How do I know it is complete?", [CLAIM], backend=backend
    ),
    "improve": lambda backend: improve([CLAIM, OTHER], backend=backend),
    "check": lambda backend: judge_demonstration(CLAIM, SOP, backend=backend),
    "rank": lambda backend: rank({"x": SOP, "y": LONGER}, [CLAIM], backend=backend),
    "goal": lambda backend: goal(CLAIM, backend=backend),
    "ground": lambda backend: ground_procedure(SOP, [CLAIM, OTHER], backend=backend),
    "segment": lambda backend: cut_recording(CLAIM, {"x": SOP}, backend=backend),
}
REPLIES: dict[str, dict[str, Any]] = {
    "write_sop": {
        "title": "File a claim",
        "steps": [
            {"text": 'Click on the "New Claim" link.', "cites": ["D1.1"]},
            {"text": 'Enter the amount in the "Amount" field.', "cites": ["D1.2"]},
        ],
    },
    "ask": {
        "can_be_answered": True,
        "answer": "It ends with Send.",
        "claims": [{"sentence": "It ends with Send.", "cites": ["D1.3", "D7.1"]}],
    },
    "improve": {
        "work": [
            {"kind": "detour", "sentence": "Help led nowhere.", "cites": ["D2.3"]}
        ],
        "procedure": [],
    },
    "check": {
        "completed": True,
        "followed": False,
        "reasons": [{"sentence": "Send was clicked.", "cites": ["D1.3", "P1.3"]}],
        "deviations": [
            {
                "kind": "missing",
                "sentence": "Nothing was archived.",
                "step": 3,
                "cites": ["P1.3"],
            }
        ],
    },
    "rank": {
        "best_first": [
            {"procedure": "P2", "reason": "It archives.", "cites": ["P2.3"]},
            {"procedure": "P1", "reason": "It is shorter.", "cites": ["P1.1"]},
        ]
    },
    "goal": {
        "goal": "File a claim of 84.50",
        "fulfilled": True,
        "reasons": [{"sentence": "84.50 was entered.", "cites": ["D1.2", "F1"]}],
    },
    "ground": {
        "steps": [
            {"step": 1, "state": "grounded", "activities": ["D1.1", "D2.1"]},
            {"step": 2, "state": "grounded", "activities": ["D1.2", "D2.2"]},
            {"step": 3, "state": "grounded", "activities": ["D1.3", "D2.4"]},
        ]
    },
    "segment": {
        "segments": [
            {"workflow": "P1", "first": "D1.1", "last": "D1.3", "title": "A claim"}
        ]
    },
}
RESULTS: dict[str, type] = {
    "segment": Segmentation,
    "write_sop": Procedure,
    "ask": Response,
    "improve": Improvements,
    "check": Verdict,
    "rank": Ranking,
    "goal": Goal,
    "ground": GroundedProcedure,
}
every_job = pytest.mark.parametrize("job", sorted(JOBS))


def asked(
    make_backend: MakeBackend, say: Say | list[Say], job: str, **given: Any
) -> tuple[Any, Server]:
    """Do a job against a server that answers as told."""
    with serve(say) as server:
        answer = JOBS[job](make_backend(server.url, **given))
    return answer, server


@every_job
def test_rules_and_model_give_results_of_one_type(
    make_backend: MakeBackend, job: str
) -> None:
    """Whoever reads an answer need not know who gave it."""
    by_rules = JOBS[job]("rules")
    by_model, server = asked(make_backend, Say(REPLIES[job]), job)

    assert type(by_rules.result) is type(by_model.result) is RESULTS[job]
    assert (by_rules.job, by_model.job) == (job, job)
    assert (by_rules.backend, by_model.backend) == ("rules", "openai:some-model")
    assert by_rules.declined is by_model.declined is None
    assert by_rules.usage is None
    assert by_model.usage is not None
    assert by_model.grounding == "full"
    assert len(server.seen) == 1


@every_job
@pytest.mark.parametrize("api", ["chat", "responses"])
def test_a_refusal_is_an_answer_that_was_declined(
    make_backend: MakeBackend, job: str, api: str
) -> None:
    """Nothing is raised: there is no result, and the reason is told."""
    answer, _ = asked(make_backend, Say("", refusal="I will not."), job, api=api)

    assert answer.result is None
    assert answer.declined == "the model declined: I will not."


@every_job
def test_a_wrong_reply_never_becomes_a_result(
    make_backend: MakeBackend, job: str
) -> None:
    """Twice of the wrong form: declined."""
    wrong = Say({"goal": 5, "completed": "yes", "followed": "true", "answer": None})

    answer, server = asked(make_backend, wrong, job)

    assert answer.result is None
    assert "not of the form asked for" in (answer.declined or "")
    assert len(server.seen) == 2


@pytest.mark.parametrize(
    "job", sorted(set(JOBS) - {"segment", "ground"})
)  # places by nature
def test_a_reply_that_cites_nothing_is_marked(
    make_backend: MakeBackend, job: str
) -> None:
    """What rests on nothing is told apart."""

    def strip(part: Any) -> Any:
        if isinstance(part, dict):
            return {k: ([] if k == "cites" else strip(v)) for k, v in part.items()}
        return [strip(p) for p in part] if isinstance(part, list) else part

    answer, _ = asked(make_backend, Say(strip(REPLIES[job])), job)

    assert answer.result is not None
    assert answer.grounding == "none"
    assert "nothing that exists is cited" in answer.notes[-1]


@every_job
def test_a_dry_run_shows_the_request_and_sends_none(
    make_backend: MakeBackend, job: str
) -> None:
    """The job is declined, the request is there to be read."""
    with serve(Say()) as server:
        backend = make_backend(server.url, dry_run=True)
        answer = JOBS[job](backend)

    assert server.seen == []
    assert answer.declined == "dry run: nothing was sent"
    assert [p.body["model"] for p in backend.planned] == ["some-model"]


@every_job
def test_trouble_on_the_way_is_an_error(make_backend: MakeBackend, job: str) -> None:
    """A server that is out of order has not declined."""
    with pytest.raises(BackendError, match="status 500"):
        asked(make_backend, Say(status=500), job, retries=0)


@every_job
def test_facts_are_told_or_not_as_asked(make_backend: MakeBackend, job: str) -> None:
    """So that the hybrid can be measured against the model alone."""
    jobs: dict[str, Callable[[OpenAIBackend, bool], Answer[Any]]] = {
        "write_sop": lambda b, f: write_sop([CLAIM, OTHER], backend=b, facts=f),
        "ask": lambda b, f: ask("?", [CLAIM, OTHER], backend=b, facts=f),
        "improve": lambda b, f: improve([CLAIM, OTHER], backend=b, facts=f),
        "check": lambda b, f: judge_demonstration(CLAIM, SOP, backend=b, facts=f),
        "rank": lambda b, f: rank({"x": SOP}, [CLAIM], backend=b, facts=f),
        "goal": lambda b, f: goal(CLAIM, backend=b, facts=f),
        "ground": lambda b, f: ground_procedure(SOP, [CLAIM], backend=b, facts=f),
        "segment": lambda b, f: cut_recording(CLAIM, {"x": SOP}, backend=b, facts=f),
    }
    reply = Say(REPLIES[job])
    if job == "rank":
        reply = Say({"best_first": REPLIES["rank"]["best_first"][1:]})
    if job == "ground":
        steps = [
            {**said, "activities": said["activities"][:1]}
            for said in REPLIES["ground"]["steps"]
        ]
        reply = Say({"steps": steps})

    with serve(reply) as server:
        backend = make_backend(server.url)
        hybrid, alone = jobs[job](backend, True), jobs[job](backend, False)

    assert hybrid.facts
    assert alone.facts == ()
    assert "counted facts" in server.seen[0].user
    assert "counted facts" not in server.seen[1].user


def test_citations_are_events_and_steps_that_exist(make_backend: MakeBackend) -> None:
    """What is cited is looked up; what does not exist is named as such."""
    answer, _ = asked(make_backend, Say(REPLIES["ask"]), "ask")

    assert answer.claims == (
        Claim(sentence="It ends with Send.", citations=(event(2),)),
    )
    assert answer.unknown_citations == ("D7.1",)


def test_a_written_procedure_is_read_like_any_other(make_backend: MakeBackend) -> None:
    """Its steps have actions, whoever wrote it; each cites what it was taken from."""
    answer, _ = asked(make_backend, Say(REPLIES["write_sop"]), "write_sop")

    assert answer.result.title == "File a claim"
    assert answer.result.steps[0].actions[0].target == "New Claim"
    assert answer.claims[1].citations == (event(1),)


def test_an_improvement_has_its_events_as_evidence(make_backend: MakeBackend) -> None:
    """The same fields as one that was counted."""
    answer, _ = asked(make_backend, Say(REPLIES["improve"]), "improve")

    (found,) = answer.result.work
    assert found.evidence == ("b:e2",)
    assert found.demonstrations == ("b",)
    assert found.activities == ("Click 'Help'",)


def test_changes_to_a_procedure_concern_steps_that_exist(
    make_backend: MakeBackend,
) -> None:
    """A change to step 9 of 3 is not passed on."""
    said = [
        {
            "kind": "add",
            "sentence": "Say where to begin.",
            "step": 0,
            "text": "Log in.",
        },
        {"kind": "remove", "sentence": "Nobody does it.", "step": 9, "text": None},
    ]
    with serve(Say({"work": [], "procedure": said})) as server:
        backend = make_backend(server.url)
        answer = improve([CLAIM], procedure=SOP, backend=backend)
        without = improve([CLAIM], backend=backend)

    assert answer.result is not None
    assert answer.result.procedure == (
        ProcedureChange(
            kind="add", sentence="Say where to begin.", step=0, text="Log in."
        ),
    )
    assert answer.unknown_citations == ("P1.9",)
    assert without.result == Improvements()


def test_rules_change_what_most_people_do_differently() -> None:
    """Each change rests on the demonstrations that deviate."""
    answer = improve([CLAIM, CLAIM], procedure=LONGER)

    assert answer.result is not None
    (change,) = answer.result.procedure
    assert (change.kind, change.step) == ("remove", 3)
    assert "2 of 2 demonstrations leave out" in change.sentence
    assert step(3) in answer.claims[-1].citations


@pytest.mark.parametrize(
    ("steps", "kind", "told"),
    [
        (("Click 'Send' @/claims/new", "Click 'New Claim' @/desk"), "move", "another"),
        (("Click 'New Claim' @/desk", "Click 'Send' @/claims/new", "Click 'Log' @/x"), "add", "no step"),
        (("Click 'New Claim' @/desk", "Enter 'Amount'=7 @/x", "Click 'Send' @/x"), "change", "something else"),
    ],
    ids=["order", "extra", "other"],
)  # fmt: skip
def test_rules_name_the_kind_of_change(
    steps: tuple[str, ...], kind: str, told: str
) -> None:
    """Deviations of most people become changes of the procedure."""
    answer = improve([make_item("a", steps)], procedure=SOP)

    assert answer.result is not None
    changes: dict[str, str] = {c.kind: c.sentence for c in answer.result.procedure}
    assert told in changes[kind]


def test_a_verdict_names_steps_and_events(make_backend: MakeBackend) -> None:
    """Deviations of a model have the fields of deviations that were computed."""
    said = {
        "completed": False,
        "followed": False,
        "reasons": [],
        "deviations": [
            {
                "kind": "wrong_value",
                "sentence": "Another amount.",
                "step": 2,
                "cites": ["D1.2", "P1.2"],
            },
            {"kind": "extra", "sentence": "Odd.", "step": 8, "cites": []},
        ],
    }
    answer, _ = asked(make_backend, Say(said), "check")

    assert answer.result.deviations == (
        Deviation(
            kind="wrong_value",
            sentence="Another amount.",
            step=2,
            step_text='Enter "84.50" in the "Amount" field.',
            activity=1,
            activity_label="Enter 'Amount'",
            event="e1",
        ),
        Deviation(kind="extra", sentence="Odd."),
    )
    assert answer.unknown_citations == ("P1.8",)
    assert answer.grounding == "partial"


def test_without_a_procedure_only_the_end_is_judged(make_backend: MakeBackend) -> None:
    """Rules decline; a model may tell from the goal."""
    with serve(Say({"completed": True, "followed": True})) as server:
        answer = judge_demonstration(
            CLAIM, backend=make_backend(server.url), intent="Send a claim"
        )

    assert answer.result is not None
    assert (answer.result.completed, answer.result.followed) == (True, None)
    assert answer.result.declined == "there is nothing to follow"
    assert 'Q1 "Send a claim"' in server.seen[0].user
    assert "none was given" in (judge_demonstration(CLAIM).declined or "")


def test_a_verdict_must_say_whether_the_procedure_was_followed(
    make_backend: MakeBackend,
) -> None:
    """A missing verdict is asked for once more."""
    half = Say({"completed": True, "followed": None})

    answer, server = asked(make_backend, [half, Say(REPLIES["check"])], "check")

    assert answer.result.followed is False
    assert "`followed` is null" in server.seen[1].body["messages"][3]["content"]


def test_check_gives_the_same_verdict_without_its_citations(
    make_backend: MakeBackend,
) -> None:
    """One question has one function and one type, whoever answers."""
    by_rules = check(CLAIM, SOP)
    with serve(Say(REPLIES["check"])) as server:
        by_model = check(CLAIM, SOP, backend=make_backend(server.url))

    assert by_rules == judge_demonstration(CLAIM, SOP).result
    assert (by_rules.followed, by_rules.engine, by_rules.coverage) == (
        True,
        "wb2pm",
        1.0,
    )
    assert (by_model.followed, by_model.engine) == (False, "openai:some-model")
    assert (by_model.demonstration, by_model.reference) == ("a", "File a claim")
    assert by_model.fitness is None


def test_a_verdict_that_a_model_does_not_give_cannot_be_told(
    make_backend: MakeBackend,
) -> None:
    """The reason is the verdict's own."""
    with serve(Say("", refusal="I will not judge.")) as server:
        verdict = check(CLAIM, SOP, backend=make_backend(server.url))

    assert (verdict.followed, verdict.completed) == (None, None)
    assert "I will not judge" in (verdict.declined or "")


def test_a_model_may_be_given_other_demonstrations_to_compare_with(
    make_backend: MakeBackend,
) -> None:
    """It sees all of them, and judges the first."""
    others = [OTHER[0]]
    with serve(Say({**REPLIES["check"], "deviations": []})) as server:
        verdict = check(CLAIM, others, backend=make_backend(server.url))

    assert "It should do what D2 have in common." in server.seen[0].user
    assert verdict.reference == "1 other demonstrations"
    assert verdict.reference_kind == "demonstrations"


def test_only_rules_check_against_a_process_model(make_backend: MakeBackend) -> None:
    """A model of language is not shown one."""
    model = ProcessModel(name="x", miner="inductive", engine="e")

    with (
        serve(Say(REPLIES["check"])) as server,
        pytest.raises(ConformanceError, match="by rules"),
    ):
        check(CLAIM, model, backend=make_backend(server.url))


def test_without_a_reference_rules_cannot_tell() -> None:
    """No verdict is made up."""
    verdict = check(CLAIM)

    assert verdict.followed is None
    assert "none was given" in (verdict.declined or "")


def test_segments_that_a_model_does_not_give_are_one_of_no_workflow(
    make_backend: MakeBackend,
) -> None:
    """Every entry is in one all the same, and the reason is named."""
    with serve(Say("", refusal="No.")) as server:
        found = segment(CLAIM, {"x": SOP}, backend=make_backend(server.url))

    assert found.workflows() == [None, None, None]
    assert "gave no answer" in found.issues[0]


def test_what_was_not_understood_is_told_with_every_job_that_compares(
    make_backend: MakeBackend,
) -> None:
    """No change is suggested to what was not understood, and a model is told."""
    basque = parse_procedure('Gorde\n1. Sakatu "Gorde" botoia.\n2. Idatzi "Kim".')

    better = improve([CLAIM, OTHER], procedure=basque)
    ranked = rank({"basque": basque, "sop": SOP}, [CLAIM])
    with serve(Say(REPLIES["check"])) as server:
        check(CLAIM, basque, backend=make_backend(server.url))

    too_few = "0 of 2 steps of the procedure were understood, too few for a verdict; its language could not be told."
    assert better.result is not None
    assert better.result.procedure == ()
    assert better.notes[:2] == (
        too_few,
        'Step 1 was not understood: "Sakatu "Gorde" botoia."',
    )
    assert ranked.result is not None
    assert any(too_few in r for r in ranked.result.procedures[-1].reasons)
    assert f"D1 with the procedure: {too_few}" in server.seen[0].user


def test_rules_say_what_a_perfect_run_rests_on() -> None:
    """No deviation is a finding too."""
    answer = judge_demonstration(CLAIM, SOP)

    assert answer.result is not None
    assert (answer.result.followed, answer.result.fitness) == (True, 1.0)
    assert answer.claims[0].citations == (step(1), step(2), step(3))


def test_a_ranking_holds_every_procedure_once(make_backend: MakeBackend) -> None:
    """A place that is missing or double is asked for once more; names are mapped back."""
    double = Say({"best_first": 2 * REPLIES["rank"]["best_first"][:1]})

    answer, server = asked(make_backend, [double, Say(REPLIES["rank"])], "rank")

    assert answer.result.procedures == (
        Ranked(procedure="y", rank=1, reasons=("It archives.",)),
        Ranked(procedure="x", rank=2, reasons=("It is shorter.",)),
    )
    assert "exactly once" in server.seen[1].body["messages"][3]["content"]


def test_rules_rank_equals_equally() -> None:
    """The same text under two names has one place."""
    answer = rank({"x": SOP, "y": SOP, "z": parse_procedure("File\n1. Do it")})

    assert answer.result is not None
    places = {ranked.procedure: ranked.rank for ranked in answer.result.procedures}
    assert places == {"x": 1, "y": 1, "z": 3}


def piece(first: str, last: str, workflow: str | None) -> dict[str, Any]:
    """Report that a stretch belongs to a workflow."""
    return {"workflow": workflow, "first": first, "last": last, "title": None}


@pytest.mark.parametrize(
    ("pieces", "told"),
    [
        ([piece("D1.1", "D1.2", "P1")], "must cover D1.1 to D1.3"),
        ([piece("D1.1", "D1.2", "P1"), piece("D1.2", "D1.3", None)], "must cover"),
        ([piece("D1.3", "D1.1", "P1")], "must cover"),
        ([piece("D1.1", "D2.3", "P1")], "'D2.3' is no activity"),
        ([piece("D1.1", "the end", "P1")], "'the end' is no activity"),
        ([piece("D1.1", "D1.3", "P9")], "must be one of P1, P2 or null"),
    ],
    ids=["short", "overlap", "backward", "elsewhere", "words", "unknown"],
)
def test_segments_cover_every_activity_once(
    make_backend: MakeBackend, pieces: list[dict[str, Any]], told: str
) -> None:
    """What does not is sent back; the names of candidates are mapped back."""
    right = [piece("D1.1", "D1.1", None), piece("D1.2", "D1.3", "P2")]

    with serve([Say({"segments": pieces}), Say({"segments": right})]) as server:
        answer = cut_recording(
            CLAIM, {"x": SOP, "y": LONGER}, backend=make_backend(server.url)
        )

    assert told in server.seen[1].body["messages"][3]["content"]
    assert answer.result is not None
    assert answer.result.recording == "a"
    assert [(s.first, s.last, s.workflow) for s in answer.result.segments] == [
        (0, 0, None),
        (1, 2, "y"),
    ]
    assert answer.claims[0].citations == (event(0),)


def test_without_candidates_a_model_names_the_work_itself(
    make_backend: MakeBackend,
) -> None:
    """Any name will do."""
    said = {"segments": [piece("D1.1", "D1.3", "Claims")]}

    with serve(Say(said)) as server:
        answer = cut_recording(CLAIM, backend=make_backend(server.url))

    assert answer.result is not None
    assert answer.result.workflows() == ["Claims"] * 3
    assert "nothing is known" in server.seen[0].user
    assert cut_recording(CLAIM).result is not None


def test_a_model_that_cannot_answer_says_so(make_backend: MakeBackend) -> None:
    """Its reason is the reason."""
    said = {"can_be_answered": False, "answer": "The end is not shown.", "claims": []}

    answer, _ = asked(make_backend, Say(said), "ask")

    assert answer.result is None
    assert answer.declined == "The end is not shown."
    assert answer.notes == ()


def test_neither_intent_nor_procedure_is_told_where_the_goal_is_asked_for(
    make_backend: MakeBackend,
) -> None:
    """Or the answer would be in the question."""
    _, server = asked(make_backend, Say(REPLIES["goal"]), "goal")

    assert "File a claim" not in server.seen[0].raw.decode()
    assert "84.50" in server.seen[0].user


def test_where_nothing_was_done_nobody_is_asked(make_backend: MakeBackend) -> None:
    """Neither rules nor a model, and the reason is the same."""
    backend = make_backend("http://127.0.0.1:1/v1")

    for who in ("rules", backend):
        declined: list[Answer[Any]] = [
            write_sop([EMPTY], backend=who),
            improve([EMPTY], backend=who),
            goal(EMPTY, backend=who),
            cut_recording(EMPTY, backend=who),
            ask("Why?", [EMPTY], backend=who),
            rank({}, backend=who),
        ]
        assert [answer.result for answer in declined] == [None] * 6
        assert all(answer.declined for answer in declined)
    assert backend.spent.requests == 0


def test_names_of_recordings_are_not_sent(make_backend: MakeBackend) -> None:
    """A folder may be named after a person."""
    item = make_item("kim.smith @ 2026", ("Click 'Go' @/",))

    with serve(Say(REPLIES["goal"])) as server:
        goal(item, backend=make_backend(server.url))

    assert b"kim.smith" not in server.seen[0].raw


def test_an_unknown_backend_is_named_with_those_there_are() -> None:
    """Near misses are suggested."""
    with pytest.raises(UnknownNameError, match="Did you mean 'openai'"):
        goal(CLAIM, backend="opnai:x")
    with pytest.raises(BackendError, match="openai:NAME"):
        goal(CLAIM, backend="openai")


def test_rules_decline_what_they_have_no_rule_for() -> None:
    """Scrolling alone reveals no goal."""
    assert goal(make_item("a", ("Scroll down @/",))).declined


def test_rules_cite_the_event_and_the_step_of_a_deviation() -> None:
    """Each deviation is a claim with both its sides."""
    answer = judge_demonstration(OTHER, SOP)

    assert answer.result is not None
    assert answer.result.followed is False
    cited = {citation for claim in answer.claims for citation in claim.citations}
    assert {step(2), event(1, "b"), event(2, "b")} <= cited
    assert answer.grounding == "full"


def test_what_is_too_long_to_be_searched_whole_is_judged_all_the_same(
    make_backend: MakeBackend, monkeypatch: pytest.MonkeyPatch
) -> None:
    """By a band around the diagonal, in rules and in the facts a model is told."""
    monkeypatch.setattr("wb2pm.discovery.conformance.procedure.alignment.MAX_CELLS", 1)

    answer = judge_demonstration(CLAIM, SOP)
    better = improve([CLAIM], procedure=SOP)
    ranked = rank({"x": SOP}, [CLAIM])
    told, _ = asked(make_backend, Say(REPLIES["check"]), "check")

    assert answer.result is not None
    assert answer.result.followed is True
    assert better.result is not None
    assert ranked.result is not None
    assert "1 demonstrations" in ranked.result.procedures[0].reasons[0]
    assert any("Alignment of D1" in fact.sentence for fact in told.facts)


def test_more_workflows_than_a_recording_can_hold_are_declined(
    make_backend: MakeBackend,
) -> None:
    """Rules look for each once; a model may know better, and is told no cut."""
    many = {f"w{n}": SOP for n in range(5)}
    said = {"segments": [piece("D1.1", "D1.3", "P2")]}

    with serve(Say(said)) as server:
        by_model = cut_recording(CLAIM, many, backend=make_backend(server.url))

    assert cut_recording(CLAIM, many).result is None
    assert by_model.result is not None
    assert by_model.result.workflows() == ["w1"] * 3
    assert not any("By likeness" in fact.sentence for fact in by_model.facts)


def test_a_step_that_is_missing_is_added_in_words_where_it_was_done() -> None:
    """By rules: the text can be put into the procedure as it is."""
    (demonstration,) = wb2pm.read(demonstrations_of(3002)[0]).demonstrations
    gold = gold_procedures()[3002]
    steps = [step.text for step in gold.steps]
    lacking = [*steps[:2], *steps[3:]]
    text = "\n".join(f"{n}. {step}" for n, step in enumerate(lacking, start=1))

    answer = improve([demonstration], procedure=parse_procedure(f"T\n{text}"))

    assert answer.result is not None
    (change,) = answer.result.procedure
    assert (change.kind, change.step) == ("add", 2)
    assert change.text is not None
    assert change.text.startswith('Click on the "Create new category" link')
