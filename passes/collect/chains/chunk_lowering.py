"""Lowers a collective that is cut into chunks, each a chain, in the order of a schedule.

Chunks do not depend on one another. Collectives stand in the order in which the schedule begins
them, each behind the local ops that it needs; so a runtime that runs them as they come, and in the
background, has links of several levels at work at once.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from math import prod
from typing import NamedTuple

from shardwright.ir.build import Builder
from shardwright.ir.core import Block, Op, Value, clone_region
from shardwright.passes.collect.chains.chain_lowering import Site, write_chain
from shardwright.passes.collect.chains.chain_prices import KINDS
from shardwright.passes.collect.chains.fastest import AG, RS
from shardwright.passes.collect.chains.pipelined_chains import Piped, scatter_dim
from shardwright.passes.collect.permutes.array_ops import ArrayOps
from shardwright.spec import plan
from shardwright.spec.attributes import Attribute, Int


class _Cut(NamedTuple):
    """An operand in the shape in which it is cut, and the dim that is."""

    value: Value
    dim: int


def write_chunks(site: Site, piped: Piped, note: tuple[str, Attribute]) -> None:
    """Replace a collective by chains over chunks of its data; the first step gets the note.

    All steps say the number of their chunk. The data can be cut so (`can_be_cut`).
    """
    op = site.op
    block = op.block
    assert block is not None
    first = block.index(op)
    ops = ArrayOps(Builder.before(op))
    value, dim = _ready(ops, site, piped)
    size = value.shape[dim] // piped.chunks
    chunks = [
        ops.builder.insert(_like(op, ops.rows(value, chunk * size, (chunk + 1) * size, dim)))
        for chunk in range(piped.chunks)
    ]
    op.result.replace_uses(_done(ops, op, [one.result for one in chunks], dim))
    end = len(block.ops) - block.index(op)
    op.erase()
    steps: list[list[Op]] = []
    for number, one in enumerate(chunks):
        begin, after = block.index(one), len(block.ops) - block.index(one)
        mark = plan.CHUNK, Int(number)
        write_chain(replace(site, op=one), piped.chain, note if not number else mark)
        written = block.ops[begin : len(block.ops) - after + 1]
        steps.append([made for made in written if made.name in KINDS])
        for made in steps[-1]:
            made.set_note(*mark)
    order = [steps[slot.chunk][slot.stage] for slot in piped.slots]
    _reorder(block, first, len(block.ops) - end + 1, order)


def _ready(ops: ArrayOps, site: Site, piped: Piped) -> _Cut:
    op = site.op
    value, shape, count = op.operands[0], op.operands[0].shape, op.operands[0].tensor.count
    dim, whole = scatter_dim(op), KINDS[op.name]
    if whole in (RS, AG):  # each part by itself, so that chunks of parts are put side by side
        parts = shape[dim] // op.result.shape[dim] if whole is RS else 1
        apart = (*shape[:dim], parts, shape[dim] // parts, *shape[dim + 1 :])
        return _Cut(ops.reshaped(value, apart), dim + 1)
    scattered = [site.axes(step.levels) for step in piped.chain.steps if step.collective is RS]
    each = piped.chunks * prod(axis.size for axes in scattered for axis in axes)
    for dim, size in enumerate(shape):
        if size % each == 0:
            return _Cut(value, dim)
    return _Cut(ops.resized(ops.reshaped(value, (count,)), -(-count // each) * each), 0)


def _like(op: Op, value: Value) -> Op:
    """The collective of one chunk."""
    shape, dim = list(value.shape), scatter_dim(op)
    before, after = op.operands[0].shape[dim], op.result.shape[dim]
    if before != after:
        shape[dim] = shape[dim] * after // before
    type = value.tensor.with_shape(tuple(shape))
    regions = [clone_region(region, {}) for region in op.regions]
    return Op(op.name, [value], [type], op.attrs, regions, op.notes, op.loc, op.place)


def _done(ops: ArrayOps, op: Op, parts: Sequence[Value], dim: int) -> Value:
    value = ops.joined(parts, dim)
    count = op.result.tensor.count
    if value.tensor.count > count:
        value = ops.resized(value, count)
    return ops.reshaped(value, op.result.shape)


def _reorder(block: Block, first: int, end: int, order: Sequence[Op]) -> None:
    """Collectives in that order, each behind what it needs of the ops between two places."""
    waiting = dict.fromkeys(block.ops[first:end])
    placed: dict[Op, None] = {}

    def place(op: Op) -> None:
        if op in placed or op not in waiting:
            return
        for value in op.operands:
            if value.op is not None:
                place(value.op)
        placed[op] = None

    for op in (*order, *waiting):
        place(op)
    block.set_ops([*block.ops[:first], *placed, *block.ops[end:]])
