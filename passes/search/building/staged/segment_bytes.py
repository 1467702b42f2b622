"""Bytes of a device that does layers of a step by a plan: what it owns, and keeps by micro-batch.

Parameters, their gradients and what else is updated with them lie as the parameters do, in the
plan's layout of these; what the way back reads, in that of the op that made it.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from shardwright.passes.cost.tables.build_tables import Built
from shardwright.passes.search.building.program_problem import Program
from shardwright.passes.search.building.staged.step_chain import Looped, StepChain
from shardwright.passes.search.problem.problem import Bools, Ints
from shardwright.spec.layout import local_count
from shardwright.spec.types import TensorType


class Held(NamedTuple):
    """A value that a device holds a part of: its node (-1: all of it), which result of that, type,
    bytes of all of it, layer, and whether it is kept by micro-batch.
    """

    node: int
    result: int
    type: TensorType
    bytes: float
    layer: int
    is_kept: bool


class Bytes(NamedTuple):
    """`owned` once, `kept` by micro-batch in flight."""

    owned: float
    kept: float


def held_of(chain: StepChain, looped: Looped, program: Program, ends: Ints) -> list[Held]:
    """What layers that end at such places of the chain hold; `program`: that of micro-batches."""
    main = program.module.main
    assert main is not None
    ops = dict(zip(looped.main.walk(), main.walk(), strict=True))
    node_of: dict[object, int] = {}
    for node, subject in enumerate(program.built.subjects):
        node_of.setdefault(subject, node)
    args = dict(zip(looped.main.args, main.args, strict=True))
    weights, others = np.array(chain.weights, float), np.array(chain.others, float)
    layer_of = np.searchsorted(ends, np.arange(len(chain)), side="right")
    sums = [np.bincount(layer_of, one, minlength=len(ends)) for one in (weights, others)]
    found: list[Held] = []
    for arg, place in looped.weights.items():
        if isinstance(arg.type, TensorType):
            layer = int(layer_of[place])
            more = sums[1][layer] / sums[0][layer] if sums[0][layer] else 0.0
            size = arg.type.bytes * (2 + more)
            node = node_of.get(args[arg], -1)
            found.append(Held(node, 0, arg.type, size, layer, False))
    for one in chain.handed:
        maker = one.value.op
        if one.is_kept and maker is not None and isinstance(one.value.type, TensorType):
            node = node_of.get(ops[maker], -1)
            layer = int(layer_of[one.maker])
            found.append(Held(node, one.value.index, one.value.type, float(one.bytes), layer, True))
    return found


def bytes_of(
    held: list[Held], built: Built, x: Ints, inside: Bools, first: int, last: int
) -> Bytes:  # fmt: skip
    """Of layers `first` to `last`, by a plan x [n] of the nodes `inside` [n]."""
    sizes = [0.0, 0.0]
    for one in held:
        if first <= one.layer <= last:
            sizes[one.is_kept] += one.bytes * _part(one, built, x, inside)
    return Bytes(*sizes)


def _part(one: Held, built: Built, x: Ints, inside: Bools) -> float:
    """Of a value, on a device."""
    if one.node < 0 or not inside[one.node] or not one.type.shape:
        return 1.0
    tables = built.tables
    strategy = tables.strategies[int(tables.kinds[one.node])][int(x[one.node])]
    shape = one.type.shape
    outs = strategy.outs
    if one.result >= len(outs) or len(outs[one.result]) != len(shape):
        return 1.0
    return local_count(shape, outs[one.result]) / max(1, int(np.prod(shape)))
