"""The published figures of WONDERBREAD: as printed, and what each bug did to them."""

from __future__ import annotations

import csv
import json
import shutil
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest
from click.testing import CliRunner
from msgspec.structs import replace

from wb2pm.cli import main
from wb2pm.errors import EvaluationError, UnknownNameError
from wb2pm.evaluation.correlation import kendall, p_value, ranks, spearman
from wb2pm.evaluation.published import validation
from wb2pm.evaluation.published.figures import correlation_of, spread_of
from wb2pm.evaluation.published.files import PublishedFiles
from wb2pm.evaluation.published.printing import figure_table, published_tables
from wb2pm.evaluation.published.recomputing import (
    SUBJECTS,
    Recomputed,
    find_subjects,
    recompute_published,
)
from wb2pm.evaluation.published.sop_generation import count_lines
from wb2pm.evaluation.published.sop_ranking import SUBJECT, invert
from wb2pm.evaluation.published.validation import PRINTED, right_answers

HEADINGS = "folder_name,gt_ranking,pred_ranking,demo_name,ablation--model\n"
Figures = Callable[[str, str], dict[tuple[str, ...], tuple[float | None, ...]]]


@pytest.fixture(scope="session")
def recomputed(shared_data: Path) -> Recomputed:
    """All tables of the half of the published predictions."""
    return recompute_published(shared_data / "wonderbread")


@pytest.fixture
def figures(recomputed: Recomputed) -> Figures:
    """Look up the figures of a table, by row."""

    def look_up(
        mode: str, subject: str
    ) -> dict[tuple[str, ...], tuple[float | None, ...]]:
        tables = recomputed.published if mode == "published" else recomputed.corrected
        (table,) = (table for table in tables if table.subject == subject)
        return {
            row.key: tuple(
                None if s.value is None else round(s.value, 4) for s in row.summaries
            )
            for row in table.rows
        }

    return look_up


def test_sop_generation_as_published(figures: Figures, recomputed: Recomputed) -> None:
    """Source: README of the data, precision / recall / F1 / ordering / steps, with n."""
    found = figures("published", "sop-generation")
    counts = {
        row.key: row.summaries[0].n
        for row in recomputed.published[0].rows
        if row.key[0] != "people"
    }

    assert list(found.values())[:9] == [
        (0.7809, 0.8820, 0.8151, 0.7454, 10.2386),
        (0.6669, 0.7778, 0.6907, 0.6310, 10.2955),
        (0.4731, 0.5966, 0.4891, 0.4322, 12.8295),
        (0.7103, 0.8519, 0.7536, 0.5468, 10.5568),
        (0.6488, 0.7922, 0.6973, 0.4303, 11.5455),
        (0.5013, 0.5281, 0.4795, 0.4218, 11.3636),
        (0.5719, 0.6159, 0.5718, 0.5327, 9.2414),
        (0.4504, 0.5191, 0.4449, 0.4056, 11.1379),
        (0.4012, 0.3556, 0.3450, 0.3793, 7.4828),
    ]
    assert [key[1] for key in found][:3] == [
        "intent+frames+trace",
        "intent+frames",
        "intent",
    ]
    assert list(counts.values()) == [88] * 6 + [87] * 3


def test_undefined_f1_counted_as_zero(recomputed: Recomputed) -> None:
    """Source: README of the data, "with undefined F1 counted as 0"."""
    changed = {
        effect.key: (effect.metric, round(effect.corrected or 0, 4))
        for effect in recomputed.effects
        if effect.correction == "undefined"
    }

    assert changed == {
        ("Claude 3", "intent+frames"): ("F1", 0.6894),
        ("Claude 3", "intent"): ("F1", 0.4740),
        ("Gemini Pro", "intent+frames+trace"): ("F1", 0.5652),
        ("Gemini Pro", "intent"): ("F1", 0.3251),
    }


def test_lines_are_counted_as_the_published_code_counts_them(shared_data: Path) -> None:
    """Source: n_lines_pred_sop and n_lines_gold_sop of every row."""
    rows = PublishedFiles(shared_data / "wonderbread").rows(
        "sop_generation", "pred_sop", "gold_sop"
    )

    wrong = [
        row["demo_name"]
        for row in rows
        for kind in ("pred_sop", "gold_sop")
        if count_lines(row[kind]) != int(row[f"n_lines_{kind}"])
    ]

    assert wrong == []


def test_question_answering_as_published(figures: Figures) -> None:
    """Source: README of the data, four axes and their average."""
    assert figures("published", "question-answering") == {
        ("GPT-4",): (2.1739, 2.4203, 2.9710, 2.8986, 2.6159),
        ("Claude 3",): (1.5942, 1.8261, 2.2319, 2.6667, 2.0797),
        ("Gemini Pro",): (1.8116, 2.1159, 2.8696, 2.9275, 2.4312),
        ("Human",): (3.0, 3.0, 2.6087, 2.8406, 2.8623),
    }


def test_people_are_not_compared_with_themselves(figures: Figures) -> None:
    """Corrected: what is 3.00 by construction is left out, the rest stays."""
    corrected = figures("corrected", "question-answering")

    assert corrected["Human",] == (None, None, 2.6087, 2.8406, None)
    assert corrected["GPT-4",] == (2.1739, 2.4203, 2.9710, 2.8986, 2.6159)


def test_sop_ranking_as_published(figures: Figures, recomputed: Recomputed) -> None:
    """Source: README of the data, tau with its spread, and rho; 88 groups."""
    found = figures("published", "sop-ranking")
    (table,) = (t for t in recomputed.published if t.subject == "sop-ranking")

    assert {key: values[:3] for key, values in found.items()} == {
        ("GPT-4",): (0.0439, 0.5106, 0.0716),
        ("Claude 3",): (0.0394, 0.5149, 0.0727),
        ("Gemini Pro",): (0.0402, 0.4797, 0.0557),
        ("longest first (baseline)",): (0.2775, 0.4916, 0.3388),
    }
    assert {row.summaries[0].n for row in table.rows} == {88}


def test_orderings_are_inverted_into_ranks(shared_data: Path) -> None:
    """Source: README of the data, "with the ordering inverted into ranks"."""
    found = recompute_published(
        shared_data / "wonderbread",
        corrections=["sop-ranking:ordering"],
        subjects=[SUBJECT],
    )
    (table,) = found.corrected

    assert table.corrections == ("ordering",)
    assert {
        row.key[0]: tuple(round(s.value or 0, 4) for s in row.summaries[:3])
        for row in table.rows[:3]
    } == {
        "GPT-4": (0.1652, 0.5055, 0.2261),
        "Claude 3": (-0.0091, 0.5338, 0.0125),
        "Gemini Pro": (0.0492, 0.4946, 0.0670),
    }


def test_the_stored_correlations_are_computed_again(shared_data: Path) -> None:
    """Source: kendall_corr and spearman_corr of every row of the ranking file."""
    columns = ("demo_name", "ablation--model", "gt_ranking", "pred_ranking")
    rows = PublishedFiles(shared_data / "wonderbread").rows(
        "sop_ranking", *columns, "kendall_corr", "spearman_corr"
    )
    groups: dict[tuple[str, str], list[dict[str, str]]] = {}
    for row in rows:
        groups.setdefault((row["ablation--model"], row["demo_name"]), []).append(row)

    for group in groups.values():
        truth = [float(row["gt_ranking"]) for row in group]
        said = [float(row["pred_ranking"]) for row in group]
        assert kendall(said, truth) == pytest.approx(float(group[0]["kendall_corr"]))
        assert spearman(said, truth) == pytest.approx(float(group[0]["spearman_corr"]))


def test_length_wins_only_by_the_rewritten_procedure(figures: Figures) -> None:
    """Without the rewritten gold SOP the longest is no better than chance."""
    corrected = figures("corrected", "sop-ranking")

    tau = corrected["longest first (baseline)",][0]
    assert tau == pytest.approx(-0.0538)


def test_human_correlation(figures: Figures) -> None:
    """Source: scipy 1.17 on human_ratings_sop_generation.csv: r, p, rho, p; means."""
    found = figures("published", "judge-of-sops")

    assert found["precision",] == (0.836, 0.0, 0.8283, 0.0, 0.4770, 0.4835, 0.1134)
    assert found["recall",] == (0.8709, 0.0, 0.7647, 0.0, 0.5727, 0.6138, 0.0802)


def test_improvement_scores(figures: Figures) -> None:
    """Source: pandas means of published_sop_improvement_scores.csv by model."""
    found = figures("published", "sop-improvement")

    assert {key: values[:2] for key, values in found.items()} == {
        ("GPT-4",): (3.4886, 4.8756),
        ("Claude 3",): (3.4609, 4.3690),
        ("Gemini Pro",): (3.5815, 3.7517),
    }


def test_the_judge_seldom_agrees_with_itself(figures: Figures) -> None:
    """Source: specification: a quarter in three runs, r = 0.70 to 0.74, on all tasks."""
    found = figures("published", "judge-noise")

    same, *_ = found["all runs",]
    assert same == pytest.approx(0.25, abs=0.05)
    for runs, (_, correlation, _) in found.items():
        if runs != ("all runs",):
            assert correlation == pytest.approx(0.72, abs=0.1)


def test_scores_that_are_missing_are_left_out(tmp_path: Path) -> None:
    """An empty cell is no score: neither before nor after."""
    write(
        tmp_path / "published_sop_improvement_scores.csv",
        [
            {
                "demo_name": name,
                "0_rubric_eval_score": before,
                "1_rubric_eval_score": after,
                "model": model,
            }
            for name, before, after, model in (
                ("1 @ a", "", "4.0", "GPT4"),
                ("2 @ a", "3.0", "nan", "GPT4"),
                ("3 @ a", "3.0", "5.0", "GPT4"),
                ("3 @ a", "2.0", "5.0", "Claude3"),
            )
        ],
    )

    found = recompute_published(
        tmp_path, subjects=find_subjects(["sop-improvement", "judge-noise"])
    )

    gpt4, _ = found.published[0].rows
    assert [(s.value, s.n) for s in gpt4.summaries] == [
        (3.0, 2),
        (4.5, 2),
        (2.0, 1),
        (1.0, 1),
    ]
    assert [row.key for row in found.published[1].rows] == [
        ("GPT-4 and Claude 3",),
        ("all runs",),
    ]


def test_answers_that_do_not_pair_are_refused(tmp_path: Path) -> None:
    """The judge's and the person's files have to hold the same answers."""
    folder = tmp_path / "data/experimental_results/question_answering/human_correlation"
    axes = ("completeness", "soundness", "clarity", "compactness")
    for name, count in (("GPT4", 1), ("human", 2)):
        rows: list[dict[str, object]] = [{f"{axis}_score": 1 for axis in axes}] * count
        write(folder / f"qna-{name}-sample-final.csv", rows)

    with pytest.raises(EvaluationError, match="1 answers scored by the judge, 2 by"):
        recompute_published(tmp_path, subjects=find_subjects(["judge-of-answers"]))


def test_figures_that_no_counts_give_are_refused(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A misprint would show."""
    misprint = (replace(PRINTED[0], f1=0.5),)
    monkeypatch.setattr(validation, "PRINTED", misprint)
    right_answers.cache_clear()

    with pytest.raises(EvaluationError, match="no counts give the printed figures"):
        right_answers(0)
    right_answers.cache_clear()


def test_validation_counts_give_every_printed_digit(figures: Figures) -> None:
    """Source: Table 5 (precision and recall as printed, F1), from recovered counts."""
    found = figures("published", "validation")

    for printed in PRINTED:
        precision, recall, f1, *_ = found[printed.question, printed.run]
        assert precision == pytest.approx(printed.precision, abs=0.00501)
        assert recall == pytest.approx(printed.recall, abs=0.00501)
        assert f1 == pytest.approx(printed.f1, abs=0.00501)
    assert right_answers(0) == (125, 406)


def test_validation_from_accuracies(figures: Figures) -> None:
    """Source: specification, table of true precision, recall, F1, balanced, MCC."""
    found = figures("corrected", "validation-accuracies")

    expected = [
        (0.91, 0.89, 0.90, 0.93, 0.87),
        (0.78, 0.84, 0.81, 0.88, 0.74),
        (0.25, 0.94, 0.40, 0.51, 0.02),
        (0.26, 0.94, 0.41, 0.54, 0.10),
        (0.31, 0.58, 0.40, 0.58, 0.13),
        (0.50, 0.85, 0.63, 0.79, 0.50),
        (0.18, 0.52, 0.27, 0.56, 0.09),
        (0.14, 0.94, 0.25, 0.49, -0.02),
    ]
    assert list(found.values()) == [pytest.approx(row, abs=0.00501) for row in expected]


def test_always_yes_is_as_good_as_what_was_published(figures: Figures) -> None:
    """F1 0.40 and 0.25 without looking: the mark that validation has to pass."""
    found = figures("corrected", "validation")

    assert found["completion", "always yes (baseline)"][2] == 0.4
    assert found["trajectory", "always yes (baseline)"][2] == 0.25


def test_every_table_says_its_mode(recomputed: Recomputed) -> None:
    """Nobody takes a corrected table for the published one."""
    titles = [table.title for table in published_tables(recomputed)]

    assert "SOP generation [published]" in titles
    assert "SOP generation [corrected: undefined, missing, ordering, steps]" in titles
    assert "sop-ranking: effect of correcting 'gold-leak' alone" in titles
    only = published_tables(recomputed, mode="published")
    assert all(title.title.endswith("[published]") for title in only)
    assert recomputed.absent == {
        "judge-of-answers": "data/experimental_results/question_answering/"
        "human_correlation/qna-GPT4-sample-final.csv"
    }
    assert len(figure_table(recomputed).rows) > 200


def write(path: Path, rows: list[dict[str, object]]) -> None:
    """Write a small table."""
    path.parent.mkdir(parents=True, exist_ok=True)
    with path.open("w", encoding="utf-8", newline="") as file:
        writer = csv.DictWriter(file, rows[0])
        writer.writeheader()
        writer.writerows(rows)


def ranking(model: str, group: str, said: list[int]) -> list[dict[str, object]]:
    """Make a model's answer on one group whose true ranks are 1, 2, 3."""
    return [
        {
            "folder_name": f"1 @ {place}",
            "gt_ranking": place + 1,
            "pred_ranking": rank,
            "ablation--model": model,
            "demo_name": group,
        }
        for place, rank in enumerate(said)
    ]


def test_a_clone_s_files_are_found(tmp_path: Path) -> None:
    """The repository's own names and folders are read as well."""
    results = tmp_path / "data" / "experimental_results"
    write(results / "sop_ranking_all_results.csv", ranking("New", "1 @ a", [2, 3, 1]))
    for model, after in (("GPT4", "5.0"), ("Claude3", "")):
        write(
            results / f"sop_ranking/sop_ranking_all_results_rubric_FINAL_0704_{model}"
            "_gpt4turbo.csv",
            [
                {
                    "demo_name": "1 @ a",
                    "0_rubric_eval_score": "3.0",
                    "1_rubric_eval_score": after,
                }
            ],
        )
    for name, score in (("GPT4", 1), ("human", 2)):
        write(
            results
            / f"question_answering/human_correlation/qna-{name}-sample-final.csv",
            [
                {
                    f"{axis}_score": score + (place if axis == "clarity" else 0)
                    for axis in ("completeness", "soundness", "clarity", "compactness")
                }
                for place in range(5)
            ],
        )

    found = recompute_published(
        tmp_path,
        corrections=["ordering"],
        subjects=[s for s in SUBJECTS if s.needs],
    )

    by_name = {table.subject: table for table in found.published}
    assert [row.key for row in by_name["sop-ranking"].rows] == [("New",)]
    assert [row.key for row in by_name["sop-improvement"].rows] == [
        ("GPT-4",),
        ("Claude 3",),
    ]
    clarity = by_name["judge-of-answers"].rows[2].summaries
    assert clarity[0].value == pytest.approx(1.0)
    assert by_name["judge-of-answers"].rows[0].summaries[0].value is None
    assert published_tables(found)


def test_an_ordering_that_is_none_is_left_out_and_shows_in_n(tmp_path: Path) -> None:
    """Rather than inverted into something, or refused with all the others."""
    rows = [
        *ranking("M", "1 @ a", [1, 1, 2]),
        *ranking("M", "2 @ a", [2, 3, 1]),
        *ranking("M", "3 @ a", [1, 2, 3]),
    ]
    rows[-1]["pred_ranking"] = "NaN"  # a model that gave no rank
    write(tmp_path / "published_sop_ranking.csv", rows)

    found = recompute_published(tmp_path, corrections=["ordering"], subjects=[SUBJECT])

    assert [s.n for s in found.published[0].rows[0].summaries] == [2, 2, 2, 2, 0]
    assert [s.n for s in found.corrected[0].rows[0].summaries] == [1, 1, 1, 1, 1]
    assert found.corrected[0].rows[0].summaries[0].value == pytest.approx(-1 / 3)
    assert invert([2, 3, 1]) == [3, 1, 2]


def test_a_group_without_the_gold_procedure_leaks_nothing(tmp_path: Path) -> None:
    """Only rank 1 is the rewritten text; a group of one SOP has no order."""
    without = ranking("M", "1 @ a", [1, 2, 3])
    for row, rank in zip(without, (2, 3, 4), strict=True):
        row["gt_ranking"] = rank
    write(
        tmp_path / "published_sop_ranking.csv",
        [*without, *ranking("M", "2 @ a", [1]), *ranking("M", "3 @ a", [2, 1])],
    )

    found = recompute_published(tmp_path, subjects=[SUBJECT])

    assert [(s.value, s.n) for s in found.corrected[0].rows[0].summaries] == [
        (1.0, 1),
        (None, 1),
        (1.0, 1),
        (None, 1),
        (1.0, 1),
    ]


def generated(demo: str, **cells: object) -> dict[str, object]:
    """Make a generated SOP of one step, with its judgement."""
    return {
        "pred_sop": "1. Click A",
        "gold_sop": "1. Click A",
        "demo_name": demo,
        "ablation--model": "GPT4",
        "ablation--is_pairwise": "False",
        "ablation--is_kf": "True",
        "ablation--is_act": "True",
        "n_lines_pred_sop": 1,
        "n_lines_gold_sop": 1,
        "precision": 1,
        "recall": 1,
        "ordering": 1,
        **cells,
    }


def test_rows_that_come_twice_count_twice_and_truth_is_read_however_written(
    tmp_path: Path,
) -> None:
    """As the authors' means do; 1, true and True are the same."""
    write(
        tmp_path / "published_sop_generation.csv",
        [
            generated("1 @ a", precision=0.5),
            generated("1 @ a", precision=1, **{"ablation--is_kf": "true"}),
            generated("2 @ a", precision=1, **{"ablation--is_act": "1"}),
            generated("2 @ a", **{"ablation--is_pairwise": "1.0"}),
        ],
    )

    found = recompute_published(tmp_path, subjects=find_subjects(["sop-generation"]))

    rows = {row.key: row.summaries[0] for row in found.published[0].rows}
    assert list(rows) == [("GPT-4", "intent+frames+trace"), ("people", "gold SOP")]
    assert rows["GPT-4", "intent+frames+trace"].n == 3
    assert rows["GPT-4", "intent+frames+trace"].value == pytest.approx(2.5 / 3)
    assert found.published[0].rows[1].summaries[-1].n == 2


def test_what_was_not_judged_is_no_zero(tmp_path: Path) -> None:
    """F1 is 0 where precision and recall are, not where the judge gave none."""
    write(
        tmp_path / "published_sop_generation.csv",
        [
            generated("1 @ a", precision="NA", recall=""),
            generated("2 @ a", precision=0, recall=0),
            generated("3 @ a"),
        ],
    )

    found = recompute_published(tmp_path, subjects=find_subjects(["sop-generation"]))

    as_printed, mended = (
        table.rows[0].summaries[2] for table in (*found.published, *found.corrected)
    )
    assert (as_printed.value, as_printed.n) == (1.0, 1)
    assert (mended.value, mended.n) == (0.5, 2)


@pytest.mark.parametrize(
    ("cells", "message"),
    [
        ({"ablation--is_kf": "perhaps"}, "is_kf is 'perhaps', not True or False"),
        ({"precision": "inf"}, "precision is 'inf', no number"),
    ],
)
def test_cells_that_cannot_be_read_are_refused(
    tmp_path: Path, cells: dict[str, object], message: str
) -> None:
    """Rather than taken for false, or for a number."""
    write(
        tmp_path / "published_sop_generation.csv",
        [generated("1 @ a", **cells)],
    )

    with pytest.raises(EvaluationError, match=message):
        recompute_published(tmp_path, subjects=find_subjects(["sop-generation"]))


def test_an_unchanged_score_is_no_better_for_rounding(tmp_path: Path) -> None:
    """The mean of three times 4.9 is 4.9: no gain."""
    write(
        tmp_path / "published_sop_improvement_scores.csv",
        [
            {
                "demo_name": "1 @ a",
                "0_rubric_eval_score": 4.9,
                "1_rubric_eval_score": 4.9,
                "model": model,
            }
            for model in ("GeminiPro", "Llama", "GPT4")
        ],
    )

    found = recompute_published(
        tmp_path, subjects=find_subjects(["sop-improvement", "judge-noise"])
    )

    assert {row.summaries[3].value for row in found.corrected[0].rows} == {0.0}
    assert [row.key[0] for row in found.published[1].rows] == [
        "GPT-4 and Gemini Pro",  # in the paper's order, whatever the file's
        "GPT-4 and Llama",
        "Gemini Pro and Llama",
        "all runs",
    ]


def test_a_table_without_rows_is_laid_out(tmp_path: Path) -> None:
    """A file of headings alone has no figures, which is no error."""
    (tmp_path / "published_sop_ranking.csv").write_text(HEADINGS)

    found = recompute_published(tmp_path, subjects=[SUBJECT])

    assert [table.rows for table in published_tables(found)] == [(), (), (), ()]


def test_sops_may_begin_with_a_mark_and_hold_signs_that_end_lines(
    tmp_path: Path,
) -> None:
    """A byte-order mark, empty lines and U+2028 are no reason to refuse a list."""
    write(tmp_path / "published_sop_ranking.csv", ranking("M", "1 @ a", [1, 2]))
    (tmp_path / "sops.jsonl").write_text(
        "\ufeff"
        + json.dumps({"demo_name": "1 @ 0", "sop": "a\u2028b"}, ensure_ascii=False)
        + "\r\n\r\n"
        + json.dumps({"demo_name": "1 @ 1", "sop": "a"})
        + "\n\n",
        encoding="utf-8",
        newline="",
    )

    found = recompute_published(tmp_path, subjects=[SUBJECT])

    assert found.published[0].rows[1].key == ("longest first (baseline)",)
    assert found.published[0].rows[1].summaries[0].value == pytest.approx(1.0)


@pytest.mark.parametrize(
    ("content", "message"),
    [
        ("a,b\n1,2\n", "no column folder_name, gt_ranking"),
        (
            HEADINGS + "x,1\n",
            "row 2 has not as many cells",
        ),
        (
            HEADINGS + "x,one,1,x,M\n",
            "gt_ranking is 'one', no number",
        ),
        (
            HEADINGS + "x,1.5,1,x,M\n",
            "gt_ranking is '1.5', no rank",
        ),
        ("\x00", "no column"),
    ],
)
def test_tables_that_are_none_are_refused(
    tmp_path: Path, content: str, message: str
) -> None:
    """The message says which file and what is wrong with it."""
    (tmp_path / "published_sop_ranking.csv").write_text(content)

    with pytest.raises(EvaluationError, match=message):
        recompute_published(tmp_path, subjects=[SUBJECT])


def test_a_table_that_is_none_keeps_no_other_from_being_computed(
    tmp_path: Path,
) -> None:
    """It is named, and the command ends as one that failed."""
    write(tmp_path / "published_sop_ranking.csv", ranking("M", "1 @ a", [1, 2, 3]))
    (tmp_path / "human_ratings_sop_generation.csv").write_text("a\n1\n")

    found = recompute_published(tmp_path)
    ran = CliRunner().invoke(
        main, ["evaluate", "published", str(tmp_path), "--table", "sop-ranking"]
    )
    failed = CliRunner().invoke(main, ["evaluate", "published", str(tmp_path)])

    assert "sop-ranking" in {table.subject for table in found.published}
    assert list(found.refused) == ["judge-of-sops"]
    assert "no column demo_name" in found.refused["judge-of-sops"]
    assert ran.exit_code == 0
    assert failed.exit_code == 1
    assert "SOP ranking" in failed.stdout
    assert "judge-of-sops: left out: " in failed.stderr


@pytest.mark.parametrize("line", ["[1]", '{"demo_name": "x"}', "{"])
def test_sops_that_are_none_are_refused(tmp_path: Path, line: str) -> None:
    """A line has to be an object with its keys."""
    write(tmp_path / "published_sop_ranking.csv", ranking("M", "1 @ a", [1, 2, 3]))
    (tmp_path / "sops.jsonl").write_text(line)

    with pytest.raises(EvaluationError, match=r"sops\.jsonl: "):
        recompute_published(tmp_path, subjects=[SUBJECT])


def test_folders_without_predictions_are_refused(tmp_path: Path) -> None:
    """And so are folders that are not there, and corrections that are none."""
    (tmp_path / "sops.jsonl").write_text(json.dumps({}))

    with pytest.raises(EvaluationError, match="no published predictions; wanted is"):
        recompute_published(tmp_path)
    with pytest.raises(EvaluationError, match="there is no such folder"):
        recompute_published(tmp_path / "none")
    with pytest.raises(UnknownNameError, match="Did you mean 'sop-ranking:ordering'"):
        recompute_published(tmp_path, corrections=["sop-ranking:orderin"])


def test_figures_that_are_undefined_are_none() -> None:
    """Nothing varies, or too few pairs: no correlation, no p-value, no spread."""
    assert correlation_of("x", "y", heading="r").value((0, 0, 0, 0, 0, 0)) is None
    assert spread_of("x", heading="sd").value((1.0, 2.0, 4.0)) is None
    assert kendall([1, 1], [1, 2]) is None
    assert spearman([1, 1], [1, 2]) is None
    assert p_value(0.5, 2) is None
    assert ranks([]) == []


@pytest.mark.parametrize(
    ("correlation", "pairs", "expected"),
    [
        (0.842, 30, 5.478e-09),
        (0.5, 3, 2 / 3),
        (0.5, 10, 0.14111),
        (-0.2, 22, 0.37218),
        (0.0, 8, 1.0),
    ],
)
def test_p_values(correlation: float, pairs: int, expected: float) -> None:
    """Source: Student's t on n - 2 degrees of freedom (scipy 1.17)."""
    assert p_value(correlation, pairs) == pytest.approx(expected, rel=1e-3)


def test_tables_are_recorded_and_replayed(shared_data: Path, tmp_path: Path) -> None:
    """What was edited in the record, or changed in the files, is named; exit code 1."""
    folder, record = tmp_path / "predictions", tmp_path / "tables.json"
    folder.mkdir()
    file = folder / "human_ratings_sop_generation.csv"
    shutil.copy(shared_data / "wonderbread" / file.name, file)
    command = ["evaluate", "published", str(folder), "--table", "judge-of-sops"]

    made = CliRunner().invoke(main, [*command, "--record", str(record)])
    again = CliRunner().invoke(main, ["evaluate", "replay", str(record)])
    edited = record.read_text("utf-8").replace(
        '"metric": "Pearson"', '"metric": "r"', 1
    )
    record.write_text(edited, encoding="utf-8")
    file.write_bytes(file.read_bytes() + b"\n")
    changed = CliRunner().invoke(main, ["evaluate", "replay", str(record)])

    assert made.exit_code == 0, made.output
    assert again.exit_code == 0, again.output
    assert "Everything came out as recorded." in again.output
    assert changed.exit_code == 1
    assert f"{file.name} : the file: recorded" in changed.output
    assert (
        "judge-of-sops (published) precision: Pearson: recorded absent"
        in changed.output
    )


def test_tables_are_drawn_as_published_and_corrected(
    shared_data: Path, tmp_path: Path
) -> None:
    """A dot and its error for each figure of each row; one mode alone where asked for."""
    folder = tmp_path / "predictions"
    folder.mkdir()
    name = "published_sop_ranking.csv"
    shutil.copy(shared_data / "wonderbread" / name, folder / name)
    command = ["evaluate", "published", str(folder), "--table", "sop-ranking"]

    both = CliRunner().invoke(main, [*command, "--plots", str(tmp_path / "both")])
    one = CliRunner().invoke(
        main, [*command, "--mode", "corrected", "--plots", str(tmp_path / "one")]
    )

    assert both.exit_code == one.exit_code == 0, both.output
    (file,) = (tmp_path / "both").iterdir()
    assert f"Plot: {file}" in both.output
    assert file.name == "published-sop-ranking.svg"
    texts, dots, lines = _drawn(file)
    assert texts >= {"GPT-4", "Gemini Pro", "tau", "published", "-0.05"}
    assert "rho p" not in texts
    # three rows of tau, rho and their spreads; their top-1 was not published
    assert dots["#0072b2"] == 1 + 3 * 4
    assert dots["#d55e00"] == 1 + 3 * 5
    assert lines["#d55e00"] == 3 * 5
    texts, dots, _ = _drawn(tmp_path / "one" / file.name)
    assert "published" not in texts
    assert dots == {"#0072b2": 1 + 3 * 5}


def _drawn(file: Path) -> tuple[set[str], Counter[str], Counter[str]]:
    """List the words of a picture, its dots by colour, and its lines by colour."""
    root = ET.fromstring(file.read_text("utf-8"))
    space = "{http://www.w3.org/2000/svg}"
    return (
        {element.text or "" for element in root.iter(f"{space}text")},
        Counter(element.get("fill", "") for element in root.iter(f"{space}circle")),
        Counter(
            element.get("stroke", "")
            for element in root.iter(f"{space}line")
            if element.get("stroke-width")
        ),
    )
