"""Rules bring about what their papers say: the moves of the local program, and its numbers."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from functools import cache
from math import prod
from typing import Any

import numpy as np
import pytest

from shardwright.ir.core import Module, Op
from shardwright.ir.errors import ProgramError
from shardwright.ir.parse import parse
from shardwright.ir.print import print_module
from shardwright.ir.reference.random_inputs import inputs
from shardwright.ir.run import run
from shardwright.passes.cost.trials.compile import compiled
from shardwright.passes.search.rules import RULES, pairs, roles, sequence, zero
from shardwright.passes.target import Target
from shardwright.spec.attributes import Attrs, MeshAttr, String
from shardwright.spec.axes import Mesh
from shardwright.spec.machines.ring_bytes import COLLECTIVES
from shardwright.testing.jax_corpus.transformer_steps import Step, shapes, text
from shardwright.testing.soundness import differences, evaluate

jax = pytest.importorskip("jax")

MODEL, BOTH = Mesh((("model", 4),)), Mesh((("data", 2), ("model", 4)))
Moves = Counter[tuple[str, int]]  # kind, elements of the result
SPELLINGS = {
    "plain": Step(),
    "renamed": Step(order=(3, 1, 0, 4, 2), names="z_{}"),
    "heads last": Step(qkv="heads last"),
    "fused": Step(qkv="fused", is_gated=True, optimizer="adam"),
    "by heads": Step(qkv="fused by heads", is_tied=False, optimizer="adam", is_donated=True),
    "grouped": Step(qkv="flat", heads=8, groups=4, picks_labels=True),
    "scanned": Step(is_scanned=True, layers=3),
    "rounded": Step(half="compute", clips=True),
    "copied": Step(half="weights", optimizer="adam"),
    "no norm": Step(has_norm=False, width=96, heads=8, hidden=64),
}


@cache
def _text(step: Step) -> str:
    return text(step)


def annotated(source: str, name: str, mesh: Mesh) -> Module:
    """The program on a mesh, as a rule lays it out, printed and read again."""
    module = parse(source)
    attrs = Attrs({"sym_name": String("mesh"), "mesh": MeshAttr(mesh)})
    module.body.insert(0, Op("sdy.mesh", attrs=attrs))
    RULES[name].annotate(module, "mesh", mesh)
    return parse(print_module(module))


def moves(source: str, name: str, mesh: Mesh) -> Moves:
    """The collectives of the local program."""
    devices = mesh.device_count
    target = Target("dgx-h100") if devices == 8 else Target()
    local = compiled(annotated(source, name, mesh), target).local
    found = (op for op in local.walk() if op.name in COLLECTIVES)
    return Counter((op.name.partition(".")[2], v.tensor.count) for op in found for v in op.results)


def over_data(name: str) -> Mesh:
    return RULES[name].meshes(8)[0]


def weights(step: Step) -> dict[str, list[int]]:
    """Elements of the weights by name."""
    found: dict[str, list[int]] = {}
    leaves = jax.tree_util.tree_leaves_with_path(
        shapes(step), is_leaf=lambda one: isinstance(one, tuple)
    )
    for path, shape in leaves:
        found.setdefault(path[-1].key, []).append(prod(shape))
    return found if step.has_norm else {k: v for k, v in found.items() if "norm" not in k}


def sums(step: Step, kind: str, parts: int = 1, *, apart: bool = False) -> Moves:
    """One sum per weight and the loss's own; `apart`: uses of a tied table are summed apart."""
    found = Counter((kind, n // parts) for ns in weights(step).values() for n in ns)
    if apart and step.is_tied:
        found[kind, step.vocab * step.width // parts] += 1
    return found + Counter({("all_reduce", 1): 1})


def gathers(step: Step) -> Moves:
    """A gather per weight."""
    return Counter(("all_gather", n) for ns in weights(step).values() for n in ns)


def is_data_parallel(step: Step) -> bool:
    return moves(_text(step), "data-parallel", over_data("data-parallel")) == sums(
        step, "all_reduce"
    )


# --- data parallelism and ZeRO

DATA = {name: step for name, step in SPELLINGS.items() if not step.clips}


@pytest.mark.parametrize("step", DATA.values(), ids=DATA)
def test_data_parallelism_sums_each_gradient_once_and_moves_nothing_else(step: Step):
    assert is_data_parallel(step)


@pytest.mark.parametrize("name", ["plain", "fused", "by heads", "copied"])
def test_zero1_sums_gradients_whole_and_gathers_new_weights(name: str):
    step = SPELLINGS[name]
    expected = sums(step, "all_reduce", apart=True) + gathers(step)
    assert moves(_text(step), "zero1", over_data("zero1")) == expected


@pytest.mark.parametrize("name", ["plain", "fused", "by heads", "copied"])
def test_zero2_scatters_gradients_and_gathers_new_weights(name: str):
    step = SPELLINGS[name]
    expected = sums(step, "reduce_scatter", 8, apart=True) + gathers(step)
    assert moves(_text(step), "zero2", over_data("zero2")) == expected


def uses(step: Step) -> Moves:
    """A gather per use: forward, and backward where the input's gradient takes the weight."""
    once = {"bias": 1, "table": 3 if step.is_tied else 1}
    found: Moves = Counter()
    for name, sizes in weights(step).items():
        for size in sizes:
            found["all_gather", size // (step.layers if _is_stacked(step, name) else 1)] += (
                once.get(name, 2)
            )
    return found


def _is_stacked(step: Step, name: str) -> bool:
    return step.is_scanned and name not in ("table", "head", "norm")


def is_zero3(step: Step) -> bool:
    scattered = sums(replace(step, is_scanned=False), "reduce_scatter", 8, apart=True)
    if step.is_scanned:  # one layer's, each turn
        layer = sums(replace(step, is_scanned=False, layers=1), "reduce_scatter", 8, apart=True)
        scattered = layer
    return moves(_text(step), "zero3", over_data("zero3")) == uses(step) + scattered


@pytest.mark.parametrize("name", ["plain", "renamed", "fused", "by heads", "scanned", "copied"])
def test_zero3_gathers_weights_per_use_and_scatters_gradients(name: str):
    assert is_zero3(SPELLINGS[name])


# --- Megatron


def pair_sums(step: Step, kind: str, parts: int = 1) -> Moves:
    """Four per layer, or per loop over layers, one of the table and one of the logits' input."""
    layers = 1 if step.is_scanned else step.layers
    size = step.batch * step.seq * step.width // parts
    return Counter({(kind, size): 4 * layers + 2})


def vocabulary(step: Step, parts: int = 1) -> Moves:
    """The largest logit, the sum of exponentials, and the label's logit."""
    return Counter({("all_reduce", step.batch * step.seq // parts): 3})


def is_megatron(step: Step) -> bool:
    expected = pair_sums(step, "all_reduce") + vocabulary(step)
    found = moves(_text(step), "megatron", MODEL)
    return {k: n for k, n in found.items() if k != ("all_reduce", 1)} == expected


@pytest.mark.parametrize("step", SPELLINGS.values(), ids=SPELLINGS)
def test_megatron_sums_four_times_per_layer(step: Step):
    assert is_megatron(step)


@pytest.mark.parametrize("name", ["plain", "fused", "grouped"])
def test_megatron_beside_data_sums_each_part_of_a_gradient_once(name: str):
    step = SPELLINGS[name]
    whole = {"norm", "norm1", "norm2"}
    parts = {key: 1 if key in whole else 4 for key in weights(step)}
    expected = pair_sums(step, "all_reduce", 2) + vocabulary(step, 2)
    expected += Counter(
        ("all_reduce", n // parts[k]) for k, ns in weights(step).items() for n in ns
    )
    expected["all_reduce", 1] += 1
    assert moves(_text(step), "megatron", BOTH) == expected


def is_sequence_parallel(step: Step) -> bool:
    norms = 1 + 2 * (1 if step.is_scanned else step.layers)
    found = moves(_text(step), "megatron-sp", MODEL)
    gathered = found.pop(("all_gather", step.batch * step.seq * step.width), 0)
    scattered = pair_sums(step, "reduce_scatter", 4)
    sizes = Counter({("all_reduce", step.width): norms})
    (at_least,) = scattered.values()
    at_most = at_least + (2 if step.is_scanned else 0)  # a loop's backward gathers again
    return found == scattered + vocabulary(step) + sizes and at_least <= gathered <= at_most


@pytest.mark.parametrize("name", ["plain", "renamed", "fused", "by heads"])
def test_sequence_parallelism_scatters_what_megatron_sums_and_gathers_it_again(name: str):
    assert is_sequence_parallel(SPELLINGS[name])


def is_cut_within_blocks() -> bool:
    """Whether a stack of blocks behind a product, without norms, is summed once per block and
    direction, but for the input of the first product.
    """
    found = moves(_blocks_text(), "megatron", MODEL)
    return found == Counter({("all_reduce", 64 * 32): 3 + 3})


@cache
def _blocks_text() -> str:
    def loss(weights: Any, x: Any) -> Any:
        first, *blocks = weights
        x = x @ first
        for up, down in blocks:
            x = x + jax.numpy.tanh(x @ up) @ down
        return (x * x).mean()

    def step(weights: Any, x: Any) -> Any:
        return jax.tree.map(lambda w, g: w - 0.1 * g, weights, jax.grad(loss)(weights, x))

    def of(*shape: int) -> Any:
        return jax.ShapeDtypeStruct(shape, "float32")

    given = [of(16, 32), *[(of(32, 128), of(128, 32))] * 3], of(64, 16)
    return jax.jit(step).trace(*given).lower(lowering_platforms=("cpu",)).as_text()


def test_blocks_without_norms_are_cut_within():
    assert is_cut_within_blocks()


# --- all of them


@pytest.mark.parametrize("name", RULES)
def test_numbers_are_those_of_one_device(name: str):
    step = Step(layers=1, width=16, hidden=32, vocab=32, seq=8, batch=8)
    args = _args(parse(_text(step)), step.vocab)
    expected = run(parse(_text(step)), args)
    mesh = RULES[name].meshes(4)[0]
    local = compiled(annotated(_text(step), name, mesh), Target()).local
    assert not differences(evaluate(local, args), expected)


def _args(module: Module, vocab: int) -> list[Any]:
    """Random inputs with tokens below the vocabulary's size."""
    found = inputs(module, 0)
    return [np.abs(a) % vocab if a.dtype.kind == "i" and a.ndim else a for a in found]


def plan(step: Step, name: str, mesh: Mesh) -> Counter[tuple[str, str]]:
    """Types and layouts of arguments, whatever their order."""
    main = annotated(_text(step), name, mesh).main
    assert main is not None
    return Counter((str(value.type), str(value.sharding)) for value in main.args)


@pytest.mark.parametrize("name", RULES)
def test_order_and_names_of_arguments_change_nothing(name: str):
    step = Step(is_gated=True, optimizer="adam")
    mesh = RULES[name].meshes(8)[-1 if name.startswith("zero") else 0]
    other = replace(step, order=(4, 2, 1, 3, 0), names="a{}z")
    assert plan(step, name, mesh) == plan(other, name, mesh)
    assert moves(_text(step), name, mesh) == moves(_text(other), name, mesh)


def test_null_moves_nothing():
    assert not moves(_text(Step()), "null", over_data("null"))


def test_meshes_are_all_factorisations():
    sizes = [dict(mesh.axes) for mesh in RULES["megatron"].meshes(12)]
    assert all(prod(one.values()) == 12 for one in sizes)
    assert [one["model"] for one in sizes] == [2, 3, 4, 6, 12]


# --- refusals

NO_ROWS = """module {
  func.func @main(%a: tensor<f32>) -> tensor<f32> {
    %0 = stablehlo.negate %a : tensor<f32>
    return %0 : tensor<f32>
  }
}
"""
TWO_PRODUCTS = """module {
  func.func @main(%x: tensor<8x16xf32>, %v: tensor<16x32xf32>, %w: tensor<32x16xf32>) -> tensor<8x16xf32> {
    %0 = stablehlo.dot_general %x, %v, contracting_dims = [1] x [0] : (tensor<8x16xf32>, tensor<16x32xf32>) -> tensor<8x32xf32>
    %1 = stablehlo.tanh %0 : tensor<8x32xf32>
    %2 = stablehlo.dot_general %1, %w, contracting_dims = [1] x [0] : (tensor<8x32xf32>, tensor<32x16xf32>) -> tensor<8x16xf32>
    return %2 : tensor<8x16xf32>
  }
}
"""  # noqa: E501
NORM = """    %zero = stablehlo.constant dense<0.0> : tensor<f32>
    %s = stablehlo.reduce(%0 init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<8x32xf32>, tensor<f32>) -> tensor<8xf32>
    %t = stablehlo.broadcast_in_dim %s, dims = [0] : (tensor<8xf32>) -> tensor<8x32xf32>
    %1 = stablehlo.divide %0, %t : tensor<8x32xf32>
"""  # noqa: E501
TANH = "    %1 = stablehlo.tanh %0 : tensor<8x32xf32>\n"


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


# --- planted errors: each law's test fails


def test_another_dim_than_the_batch_is_caught(monkeypatch: pytest.MonkeyPatch):
    found = roles._batch

    def columns(module: Module, main: Any) -> list[Any]:
        return [(value, 1) for value, _ in found(module, main)]

    monkeypatch.setattr(roles, "_batch", columns)
    assert not is_data_parallel(Step())


def test_a_norm_within_a_pair_is_caught(monkeypatch: pytest.MonkeyPatch):
    source = TWO_PRODUCTS.replace(TANH, NORM)
    with pytest.raises(ProgramError):
        annotated(source, "megatron", MODEL)
    monkeypatch.setattr(pairs.Pairs, "_otherwise_summed", lambda self: {})
    annotated(source, "megatron", MODEL)


def test_a_width_between_blocks_is_caught(monkeypatch: pytest.MonkeyPatch):
    assert is_cut_within_blocks()
    monkeypatch.setattr(pairs.Pairs, "_between_blocks", lambda self: {})
    assert not is_cut_within_blocks()


def test_weights_that_stay_cut_are_caught(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(zero, "_gather", lambda subject: None)
    assert not is_zero3(Step())


def test_sums_that_stay_whole_are_caught(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(sequence, "_sums", lambda subject, pairs, cuts: iter(()))
    assert not is_sequence_parallel(Step())
