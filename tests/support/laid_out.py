"""What rules make of programs: the moves of local programs, and small programs to lay out."""

from __future__ import annotations

from collections import Counter
from functools import cache
from importlib import import_module
from math import prod
from typing import Any

from shardwright.ir.core import Module, Op
from shardwright.ir.parse import parse
from shardwright.ir.print import print_module
from shardwright.passes.cost.trials.compile import compiled
from shardwright.passes.search.rules import RULES
from shardwright.passes.shared.symbols import called
from shardwright.passes.target import Target
from shardwright.spec.attributes import Attrs, MeshAttr, String
from shardwright.spec.axes import Mesh
from shardwright.spec.machines.ring_bytes import COLLECTIVES
from shardwright.testing.jax_corpus.transformer_steps import Step, shapes, text

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
def text_of(step: Step) -> str:
    """The text of a step, made once."""
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


def kinds(local: Module) -> Counter[str]:
    """Collectives by kind, of functions as often as they are called; of loops those of a turn."""
    assert local.main is not None
    return _kinds(local, local.main)


def _kinds(local: Module, owner: Op) -> Counter[str]:
    found: Counter[str] = Counter()
    for op in owner.walk():
        if op.name in COLLECTIVES:
            found[op.name.partition(".")[2]] += 1
        if "callee" in op.attrs:
            found += _kinds(local, called(op, local))
    return found


def over_data(name: str) -> Mesh:
    """The mesh of 8 devices of a rule that has one."""
    return RULES[name].meshes(8)[0]


def _is_shape(one: object) -> bool:
    return isinstance(one, tuple)


def weights(step: Step) -> dict[str, list[int]]:
    """Elements of the weights by name."""
    found: dict[str, list[int]] = {}
    jax: Any = import_module("jax")
    leaves = jax.tree_util.tree_leaves_with_path(shapes(step), is_leaf=_is_shape)
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


def linear(m: int, k: int, n: int) -> str:
    """A product, the gradient of its input, and the weight less its gradient."""
    x, w, y = (f"tensor<{a}x{b}xf32>" for a, b in ((m, k), (k, n), (m, n)))
    return f"""module {{
  func.func @main(%x: {x}, %w: {w}, %dy: {y}) -> ({y}, {x}, {w}) {{
    %0 = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : ({x}, {w}) -> {y}
    %1 = stablehlo.dot_general %dy, %w, contracting_dims = [1] x [1] : ({y}, {w}) -> {x}
    %2 = stablehlo.dot_general %x, %dy, contracting_dims = [0] x [0] : ({x}, {y}) -> {w}
    %3 = stablehlo.subtract %w, %2 : {w}
    return %0, %1, %3 : {y}, {x}, {w}
  }}
}}
"""


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
