"""The offline judge of procedures: what it finds, misses, and how far to trust it."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from wb2pm.errors import EvaluationError
from wb2pm.evaluation import free_procedures
from wb2pm.evaluation.counted_procedures import counted_pairs, truth_of
from wb2pm.evaluation.free_judges import fit_in_folds
from wb2pm.evaluation.free_procedures import recorded_works
from wb2pm.evaluation.judging_steps import TASK, benchmark_lines
from wb2pm.evaluation.running import evaluate
from wb2pm.evaluation.shipped_judges import HOME, ship, ship_free
from wb2pm.evaluation.tasks import Setting
from wb2pm.llm.judging.fitted_shares import fit_shares
from wb2pm.llm.judging.recorded_works import WORK_EVIDENCE, RecordedWorks
from wb2pm.llm.judging.step_evidence import EVIDENCE, gather_evidence
from wb2pm.llm.judging.step_judge import StepWeights, judge_steps, shipped_weights

ROOT = Path(__file__).parents[2]
EXAMPLES = ROOT / "examples"
APPLICATIONS = EXAMPLES / "applications"
GOLD = [
    "Click on the 'Reports' tab in the left menu",
    "Click on the 'Bestsellers' link",
    "Type '01/01/2023' into the 'From' field",
    "Click on the 'Show Report' button",
]


def test_a_procedure_that_says_the_same_is_right() -> None:
    """In other words, too."""
    other = [
        "Select the Reports tab on the left side",
        "Open the link named 'Bestsellers'",
        "Enter the start date '01/01/2023' in the 'From' field",
        "Press the 'Show Report' button",
    ]

    same, said_otherwise = judge_steps(GOLD, GOLD), judge_steps(other, GOLD)

    assert same.f1 > 0.85
    assert said_otherwise.f1 > 0.7
    assert same.ordering == 1.0
    assert same.missed == same.hallucinated == ()


def test_steps_that_are_invented_or_missing_are_listed() -> None:
    """Precision falls with the first, recall with the second."""
    invented = "Order a pizza with extra cheese from the nearest restaurant"

    more = judge_steps([*GOLD, invented], GOLD)
    less = judge_steps(GOLD[:2], GOLD)

    assert more.hallucinated == (invented,)
    assert more.precision < judge_steps(GOLD, GOLD).precision
    assert GOLD[2] in less.missed
    assert less.recall < more.recall


def test_steps_out_of_order_keep_precision_and_lose_ordering() -> None:
    """The longest run in order counts, not what comes before the first slip."""
    turned = judge_steps(GOLD[::-1], GOLD)

    assert turned.ordering == 0.25
    assert turned.precision > 0.5


def test_an_empty_procedure_is_worth_nothing() -> None:
    """And its steps are all missed."""
    judged = judge_steps([], GOLD)

    assert (judged.precision, judged.recall, judged.f1) == (0.0, 0.0, 0.0)
    assert judged.missed == tuple(GOLD)


@given(
    lines=st.lists(st.text(min_size=1, max_size=30), min_size=1, max_size=4),
    others=st.lists(st.text(min_size=1, max_size=30), min_size=1, max_size=4),
)
def test_any_text_can_be_judged(lines: list[str], others: list[str]) -> None:
    """Evidence is finite, shares are shares."""
    rows, best = gather_evidence(lines, others)
    judged = judge_steps(lines, others)

    assert rows.shape == (len(lines), len(EVIDENCE))
    assert np.isfinite(rows).all()
    assert set(best.tolist()) <= set(range(len(others)))
    assert 0 <= judged.precision <= 1
    assert 0 <= judged.recall <= 1
    assert 0 <= judged.ordering <= 1


def test_shares_are_learned_from_wholes() -> None:
    """What tells found lines from others is found though no line was judged."""
    drawn = np.random.default_rng(1)
    texts = [drawn.normal(size=(6, 2)) for _ in range(80)]
    shares = [float((rows[:, 0] > 0).mean()) for rows in texts]

    model = fit_shares(texts, shares)

    assert model.weights[0] > 5 * abs(model.weights[1])
    unseen = np.array([[2.0, 0.0], [-2.0, 0.0]])
    high, low = model.probabilities(unseen)
    assert high > 0.9
    assert low < 0.1


def test_lines_are_cut_as_the_benchmark_cuts_them() -> None:
    """Numbers go; a line without one loses what stands before its first full stop."""
    assert benchmark_lines("Intent\n1. Click A.\n\n  a. then B\nGo. Wait") == [
        *("Intent", "Click A.", "then B", "Wait"),
    ]


@pytest.mark.slow
def test_the_judge_follows_gpt4_on_tasks_it_has_not_seen(shared_data: Path) -> None:
    """Cross-validated by task; the line matchers stay behind."""
    evaluation = evaluate(
        TASK,
        setting=Setting(data=(str(shared_data / "wonderbread"),)),
        solvers=["offline judge, fitted on other tasks", "TF-IDF line matching"],
    )

    fitted, plain = (
        {summary.metric: summary.value or 0 for summary in run.summaries}
        for run in evaluation.runs
    )
    for share in ("precision", "recall"):
        name = f"{share}: r with GPT-4"
        assert fitted[name] >= 0.65
        assert fitted[name] > plain[name] + 0.1


def test_the_shipped_judges_are_those_that_the_data_give(
    shared_data: Path, tmp_path: Path
) -> None:
    """Fitting again gives the weights in the package."""
    ship(shared_data / "wonderbread", tmp_path)

    assert "790 SOPs of 88 tasks" in shipped_weights().origin
    for name in ("step_weights.json", "answer_weights.json"):
        again, shipped = _numbers(tmp_path / name), _numbers(HOME / name)
        assert len(again) == len(shipped) > 30
        assert np.allclose(again, shipped, atol=0.02)


def _numbers(path: Path) -> list[float]:
    words = path.read_text().replace(",", " ").split()
    return [float(w) for w in words if w.lstrip("-").replace(".", "", 1).isdigit()]


def test_lines_that_are_put_together_are_still_found() -> None:
    """One step of free words may be three of formal ones, and the other way round."""
    together = [
        "Open Contact Us and fill in name, email and message, then send it with Submit."
    ]
    one_by_one = [
        'Click on the "Contact Us" link.',
        'Type "Ann" in the "Name" field.',
        'Type "ann@x.test" in the "Email" field.',
        'Type "Hello" in the "Message" field.',
        'Click on the "Submit" button.',
    ]
    foreign = [
        'Click on the "Catalogue" link.',
        'Click on the "Trail Lantern" row.',
        'Type "48" in the "Stock" field.',
    ]

    same, other = (judge_steps(steps, together) for steps in (one_by_one, foreign))

    assert same.precision > other.precision + 0.2
    assert same.recall > other.recall + 0.2


PAIRS = [
    ROOT / "tests" / "data" / f"{name}procedure_pairs.json"
    for name in ("", "later_", "third_", "fourth_", "fifth_", "sixth_")
]
"""What a person counted, and the judge is fitted on."""
LEAST = (
    (0.55, 0.68, 0.1, 0.8),
    (0.7, 0.7, 0.1, 0.85),
    (0.6, 0.6, 0.04, 0.83),
    (0.7, 0.7, 0.04, 0.83),
    (0.5, 0.65, -0.1, 0.7),
    (0.5, 0.55, -0.1, 0.78),
)
"""Of each file: r of precision and of recall, how much that is more than of the judge
of one style, and r of the judge told of works in folds."""


@pytest.fixture(scope="module")
def in_folds() -> dict[str, StepWeights]:
    """Fit for each application a judge on the pairs of others."""
    counted = counted_pairs(PAIRS, EXAMPLES)
    return fit_in_folds(free_procedures.mixtures(APPLICATIONS), counted)


@pytest.mark.parametrize(("file", "least"), [*zip(PAIRS, LEAST, strict=True)])
def test_the_judge_follows_what_a_person_counted_in_other_words(
    file: Path, least: tuple[float, ...], in_folds: dict[str, StepWeights]
) -> None:
    """Formal and free procedures; better if free, and best told of recorded works."""
    pairs = counted_pairs([file], EXAMPLES)
    works = {
        name: recorded_works(truth_of(EXAMPLES, name), name)
        for name in {pair.workflow[0] for pair in pairs}
    }
    plain = [judge_steps(pair.written, pair.gold) for pair in pairs]
    free = [judge_steps(pair.written, pair.gold, free=True) for pair in pairs]
    told = [
        judge_steps(pair.written, pair.gold, works=works[name], weights=in_folds[name])
        for pair in pairs
        for name in pair.workflow[:1]
    ]

    for share, enough in zip(("precision", "recall"), least[:2], strict=True):
        before, found = (_r([share], judged, pairs) for judged in (plain, free))
        assert found > enough
        assert found > before + least[2]
    assert _r(["precision", "recall"], told, pairs) > least[3]


def _r(shares: list[str], judged: Sequence[Any], pairs: Sequence[Any]) -> float:
    said, counted = (
        [[getattr(one, share) for share in shares] for one in ones]
        for ones in (judged, pairs)
    )
    return float(np.corrcoef(np.ravel(said), np.ravel(counted))[0, 1])


def test_one_recorded_work_tells_nothing() -> None:
    """It is as if none had been given; the texts are free ones all the same."""
    work = ["Click on the 'Reports' tab", "Type 'May' into the 'Month' field"]

    told = judge_steps(["The report of May"], GOLD, works=[work])

    assert told == judge_steps(["The report of May"], GOLD, free=True)


def test_works_are_taken_apart_once_for_many_texts() -> None:
    """Taken apart before, they say the same."""
    works = [["Click 'Orders'", "Click 'Ship'"], ["Click 'Vouchers'"]]

    told = judge_steps(["The vouchers"], ["Click 'Vouchers'"], works=works)

    apart = RecordedWorks(works)
    assert told == judge_steps(["The vouchers"], ["Click 'Vouchers'"], works=apart)


def test_works_of_which_neither_text_has_a_word_leave_it_open() -> None:
    """No division by nothing, and no certainty either way."""
    works = RecordedWorks([["Click 'Orders'"], ["Click 'Vouchers'"]])

    rows = works.gather(["Ämter", "Öl"], ["Zug"])

    assert rows.shape == (2, len(WORK_EVIDENCE))
    assert np.isfinite(rows).all()
    assert set(rows[:, :2].ravel()) == {0.5}


def test_the_judge_of_free_texts_is_the_one_that_the_recordings_give(
    tmp_path: Path,
) -> None:
    """Fitting again gives the weights in the package; nothing is drawn."""
    ship_free(EXAMPLES, PAIRS, tmp_path)

    for name in ("free_step_weights.json", "told_step_weights.json"):
        assert np.allclose(_numbers(tmp_path / name), _numbers(HOME / name), atol=0.02)
    assert "2085 pairs" in shipped_weights(works=True).origin


def test_mixtures_have_shares_and_no_application_of_the_counted_pairs() -> None:
    """Whole, lacking, of other work, and mixed; each either way."""
    made = free_procedures.mixtures(APPLICATIONS)

    shares = {share for e in made for share in (e.precision, e.recall)}
    assert {0.05, 1.0} < shares
    assert min(shares) == 0.05
    assert len({(e.workflow, e.written, e.gold) for e in made}) == len(made) > 1000
    counted = {pair.workflow[0] for pair in counted_pairs(PAIRS, EXAMPLES)}
    assert len(counted) == 27
    assert not counted & {e.workflow[0] for e in made}
    with pytest.raises(EvaluationError, match="name a folder of applications"):
        free_procedures.mixtures(ROOT / "docs")
    with pytest.raises(EvaluationError, match="holds no pairs of procedures"):
        counted_pairs([ROOT / "README.md"], EXAMPLES)


def test_without_data_the_task_says_what_it_needs() -> None:
    """As an error."""
    with pytest.raises(EvaluationError, match=r"evaluate run .* FOLDER"):
        TASK.examples(Setting())


def test_the_best_line_does_not_depend_on_the_processor(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Two lines are equally like, whatever the last bits of a product say."""
    written = ["Click 'Save changes'", "Scroll down to the reports"]
    gold = ["Save changes now", "Reports", "Changes, save now", "Reports"]
    exact, real = gather_evidence(written, gold), np.linalg.norm
    for seed in range(20):
        draw = np.random.default_rng(seed)

        def rounded(rows: Any, draw: Any = draw, **options: Any) -> Any:
            found = real(rows, **options)
            return found * (1 + 4e-16 * draw.integers(-2, 3, size=found.shape))

        monkeypatch.setattr(np.linalg, "norm", rounded)
        rows, best = gather_evidence(written, gold)

        assert best.tolist() == exact[1].tolist()
        assert np.allclose(rows, exact[0], rtol=0, atol=1e-8)
