"""Evaluates the one-line spellings of op rows in jax and torch."""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from typing import Any, cast

import numpy as np
from numpy.typing import NDArray

from shardwright.spec.op import OpRow, Sig
from shardwright.spec.types import ELEMENTS

Values = NDArray[Any]


def spelled(sig: Sig, target: str, names: Sequence[str], row: OpRow | None = None) -> str:
    """The expression of an op in `jax` or `torch`; "" where the row leaves it to the backend."""
    row = row or sig.row
    assert row is not None
    spelling = getattr(row, target)
    if spelling is None:
        return ""
    return spelling.format(*names) if isinstance(spelling, str) else spelling(sig, names)


def evaluate(
    sig: Sig, target: str, operands: Sequence[Values], row: OpRow | None = None
) -> list[Values] | None:
    """Results of the spelling as numpy arrays (bf16 as float32); None where the row has none.

    Raises TypeError when a result has another element type than the op.
    """
    names = [f"x{k}" for k in range(len(operands))]
    text = spelled(sig, target, names, row)
    if not text:
        return None
    evaluator = _jax if target == "jax" else _torch
    return evaluator(sig, text, dict(zip(names, operands, strict=True)))


_LIBRARIES = {
    "jax": ("prelude", "algebra", "matrices"),
    "torch": ("prelude", "indexing", "algebra", "decompositions"),
}


def _names(target: str) -> dict[str, Any]:
    found: dict[str, Any] = {"np": np}
    for library in _LIBRARIES[target]:
        found |= vars(import_module(f"shardwright.backends.{target}.{library}"))
    return found


def _listed(found: Any) -> list[Any]:
    return [*cast(Any, found)] if isinstance(found, (tuple, list)) else [found]


def _jax(sig: Sig, text: str, operands: dict[str, Values]) -> list[Values]:
    jax: Any = import_module("jax")
    jnp, lax = jax.numpy, jax.lax
    with jax.enable_x64(True):
        known = {**_names("jax"), "jnp": jnp, "lax": lax, "jax": jax}
        arrays = {
            name: jnp.asarray(value, jnp.bfloat16 if sig.element(k) == "bf16" else value.dtype)
            for k, (name, value) in enumerate(operands.items())
        }

        def spelled(given: dict[str, Any]) -> Any:
            return eval(text, {**known, **given})  # our own text, in a test

        results = _listed(jax.jit(spelled)(arrays))  # as in scripts, operands are traced
        words = [result.dtype.name for result in results]
        return [_checked(sig, k, words[k], np.asarray(r)) for k, r in enumerate(results)]


def _torch(sig: Sig, text: str, operands: dict[str, Values]) -> list[Values]:
    torch: Any = import_module("torch")
    known = {**_names("torch"), "torch": torch}
    for k, (name, value) in enumerate(operands.items()):
        tensor = torch.from_numpy(np.array(value))
        known[name] = tensor.to(torch.bfloat16) if sig.element(k) == "bf16" else tensor
    results = _listed(eval(text, known))  # our own text, in a test
    arrays: list[Values] = []
    for k, result in enumerate(results):
        word = str(result.dtype).removeprefix("torch.")
        plain = result.to(torch.float32) if word == "bfloat16" else result
        arrays.append(_checked(sig, k, word, plain.resolve_conj().numpy()))
    return arrays


def _checked(sig: Sig, index: int, word: str, value: Values) -> Values:
    element = sig.out_element(index)
    wanted = "bfloat16" if element == "bf16" else np.dtype(ELEMENTS[element].numpy).name
    if word != wanted:
        raise TypeError(f"result {index} is {word}, expected {wanted}")
    return value.astype(np.float32) if word == "bfloat16" else value
