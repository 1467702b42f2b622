"""What all rules have in common: numbers, independence of order and names, refusals."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from math import prod
from typing import Any

import numpy as np
import pytest

from shardwright.ir.core import Module
from shardwright.ir.errors import ProgramError
from shardwright.ir.parse import parse
from shardwright.ir.reference.random_inputs import inputs
from shardwright.ir.run import run
from shardwright.passes.cost.trials.compile import compiled
from shardwright.passes.search.rules import RULES
from shardwright.passes.target import Target
from shardwright.spec.axes import Mesh
from shardwright.testing.jax_corpus.transformer_steps import Step
from shardwright.testing.laid_out import (
    MODEL,
    NO_ROWS,
    NORM,
    TANH,
    TWO_PRODUCTS,
    annotated,
    moves,
    over_data,
    text_of,
)
from shardwright.testing.soundness import differences, evaluate

# Of variants of one method one each.
SOME = [name for name in RULES if not name.endswith(("-fused", "-bp", "bp-mp", "-z2", "bp-z3"))]


@pytest.mark.parametrize(
    ("name", "qkv"),
    [
        *((name, "separate") for name in SOME),
        ("megatron", "packed"),
        ("megatron-sp", "fused"),
    ],
)
def test_numbers_are_those_of_one_device(name: str, qkv: str):
    step = Step(qkv=qkv, layers=1, width=16, hidden=32, vocab=32, seq=8, batch=8)
    args = _args(parse(text_of(step)), step.vocab)
    expected = run(parse(text_of(step)), args)
    mesh = next(mesh for devices in (4, 8) for mesh in RULES[name].meshes(devices))
    local = compiled(annotated(text_of(step), name, mesh), Target()).local
    assert not differences(evaluate(local, args), expected)


def _args(module: Module, vocab: int) -> list[Any]:
    """Random inputs with tokens below the vocabulary's size."""
    found = inputs(module, 0)
    return [np.abs(a) % vocab if a.dtype.kind == "i" and a.ndim else a for a in found]


def plan(step: Step, name: str, mesh: Mesh) -> Counter[tuple[str, str]]:
    """Types and layouts of arguments, whatever their order."""
    main = annotated(text_of(step), name, mesh).main
    assert main is not None
    return Counter((str(value.type), str(value.sharding)) for value in main.args)


@pytest.mark.parametrize("name", [name for name in SOME if name[:4] not in ("part", "tess")])
def test_order_and_names_of_arguments_change_nothing(name: str):
    step = Step(is_gated=True, optimizer="adam")
    meshes = RULES[name].meshes(8) or RULES[name].meshes(4)
    mesh = meshes[-1 if name.startswith("zero") else 0]
    other = replace(step, order=(4, 2, 1, 3, 0), names="a{}z")
    assert plan(step, name, mesh) == plan(other, name, mesh)
    assert moves(text_of(step), name, mesh) == moves(text_of(other), name, mesh)


def test_null_moves_nothing():
    assert not moves(text_of(Step()), "null", over_data("null"))


def test_meshes_are_all_factorisations():
    sizes = [dict(mesh.axes) for mesh in RULES["megatron"].meshes(12)]
    assert all(prod(one.values()) == 12 for one in sizes)
    assert [one["model"] for one in sizes] == [2, 3, 4, 6, 12]


# --- refusals


@pytest.mark.parametrize(
    ("source", "name", "mesh", "words"),
    [
        (NO_ROWS, "data-parallel", Mesh((("data", 8),)), "has no batch"),
        (TWO_PRODUCTS, "data-parallel", Mesh((("data", 3),)), "batch of 8, which 3 devices"),
        (TWO_PRODUCTS, "zero1", Mesh((("data", 8),)), "no state of an optimizer"),
        (TWO_PRODUCTS.replace(TANH, NORM), "megatron", MODEL, "no product of a weight"),
        (TWO_PRODUCTS, "megatron", Mesh((("data", 8),)), 'an axis "model"'),
        (TWO_PRODUCTS, "megatron", Mesh((("model", 3),)), "a width of 32, which 3 devices"),
        (TWO_PRODUCTS, "megatron-sp", MODEL, "no sequence"),
        ("module {\n}\n", "null", MODEL, "no function main"),
        ("module {\n}\n", "zero3", MODEL, "no function main"),
    ],
)
def test_what_a_rule_is_not_defined_on_is_refused(source: str, name: str, mesh: Mesh, words: str):
    with pytest.raises(ProgramError, match=words) as refusal:
        annotated(source, name, mesh)
    assert "help: " in str(refusal.value)


def test_products_without_state_are_pairs_too():
    assert moves(TWO_PRODUCTS, "megatron", MODEL) == Counter({("all_reduce", 8 * 16): 1})
