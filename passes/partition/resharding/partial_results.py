"""Completes partial results, which ops have where a reduced factor is cut.

A reducer with an identity (sum, max, ...) is completed by an all_reduce of that kind. What enters a
reduction once, such as an init value, must not enter on every device: the op gets the identity
instead, and the real value is folded in afterwards. A reducer that selects (argmax and the like)
reduces each piece, gathers the pieces and reduces them again with the same region.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from shardwright.ir.core import Block, Op, Value, clone_region
from shardwright.passes.partition.resharding.choose_cuts import Choice
from shardwright.passes.partition.resharding.layouts import Layouts
from shardwright.passes.partition.resharding.rewriter import Rewriter
from shardwright.spec.attributes import Attrs, Dense, Ints
from shardwright.spec.axes import Axes, total
from shardwright.spec.factors import Kind, Rule
from shardwright.spec.layout import Layout
from shardwright.spec.op import REDUCER_OF, Values, reducer_identity
from shardwright.spec.types import TensorType, tensor
from shardwright.spec.values.dense import values as dense_values


def kinds_of(op: Op) -> tuple[str, ...]:
    """Per result the reducer that joins its partial values; "" where there is none."""
    row = op.row
    found = row.combine(op.sig) if row and row.combine else ()
    return found or ("",) * len(op.results)


def once_of(op: Op) -> tuple[int, ...]:
    """Per result the operand that enters its reduction once; empty when none does."""
    row = op.row
    return row.once(op.sig) if row and row.once else ()


# --- what enters once


def is_identity(value: Value, kind: str) -> bool:
    """True if a value is known to be the identity of a reducer in every element."""
    found = _constant(value)
    if found is None or found.size == 0:
        return False
    identity = reducer_identity(kind, value.tensor.element)
    return bool(np.all(found == identity))


def _constant(value: Value) -> Values | None:
    """The elements of a constant, or of a constant scalar made larger."""
    op = value.op
    if op is None:
        return None
    attribute = op.attrs.get("value")
    if not op.operands and isinstance(attribute, Dense):
        return dense_values(attribute)
    rule, is_pure = op.sig.rule, op.row is not None and op.row.pure
    repeats = rule is not None and is_pure and not op.sig.is_elementwise and not op.regions
    if repeats and len(op.operands) == 1 and not op.operands[0].shape:
        return _constant(op.operands[0])
    return None


def neutral(op: Op, choice: Choice, rewriter: Rewriter, block: Block) -> dict[int, Value]:
    """Operands to replace by identities: position to the value that is to be folded in later."""
    real: dict[int, Value] = {}
    for kind, position in zip(kinds_of(op), once_of(op), strict=False):
        value = op.operands[position]
        if is_identity(value, kind):
            continue
        real[position] = value
        type = value.tensor
        # On every device the init value would enter once per shard (decision 0004).
        identity = reducer_identity(kind, type.element)
        layout = choice.operands[position]
        op.set_operand(position, rewriter.splat(identity, type, layout, op, block))
    return real


def folded(result: Value, real: Value, kind: str, layouts: Layouts) -> tuple[list[Op], Value]:
    """Ops, not yet placed, that fold a value in once; the folded value, cut as the result is."""
    assert result.op is not None
    like, layout, ops = result.op, layouts.of(result), list[Op]()
    if real.shape != result.shape:
        attrs = Attrs({"broadcast_dimensions": Ints(())})
        wide = Op("stablehlo.broadcast_in_dim", [real], [result.type], attrs)
        ops.append(wide)
        real = wide.result
    ops.append(Op(REDUCER_OF[kind], [real, result], [result.type]))
    for made in ops:
        made.loc, made.place = like.loc, like.place
        layouts.set(made.result, layout)
    return ops, ops[-1].result


# --- reducers that select


def has_equal_pieces(op: Op, choice: Choice) -> bool:
    """True if the pieces of reduced dims are equally long; else `pad` makes them so."""
    rule = op.sig.rule
    assert rule is not None
    return all(rule.sizes[f] % total(choice.cut[f]) == 0 for f in rule.of_kind(Kind.REDUCTION))


def reduced_twice(op: Op, choice: Choice, rewriter: Rewriter, block: Block) -> list[Value]:
    """Reduce the piece of each device, gather the pieces, reduce them again; returns whole results.

    Operands already have the layouts of `choice`.
    """
    rule = op.sig.rule
    assert rule is not None
    once = once_of(op)
    inputs = [k for k in range(len(op.operands)) if k not in once]
    inits = [op.operands[k] for k in once]
    pieces = [_in_pieces(op, k, choice, rewriter, block) for k in inputs]
    first, second = _piece_dims(rule, choice, rule.operands[inputs[0]])
    partial = _reduce(op, pieces, inits, first, rewriter, block)
    shift = [dim - sum(gone < dim for gone in first) for dim in second]
    gathered: list[Value] = []
    for index, value in enumerate(partial):
        layout = tuple(
            () if dim in shift else axes for dim, axes in enumerate(rewriter.layouts.of(value))
        )
        reason = f"result {index} of {op.name}: every device selects among the pieces of all"
        gathered.append(rewriter.moved(value, layout, reason, op))
    return _reduce(op, gathered, inits, shift, rewriter, block)


def _piece_dims(
    rule: Rule, choice: Choice, tensor: Sequence[Sequence[int]]
) -> tuple[list[int], list[int]]:
    """Dims of an operand in pieces that the first and the second reduction remove."""
    first: list[int] = []
    second: list[int] = []
    dim = 0
    for (factor,) in tensor:
        if rule.kinds[factor] == Kind.REDUCTION:
            if choice.cut[factor]:
                second.append(dim)
                dim += 1
            first.append(dim)
        dim += 1
    return first, second


def _in_pieces(op: Op, index: int, choice: Choice, rewriter: Rewriter, block: Block) -> Value:
    """An operand whose cut reduced dims `n` are split into `pieces, n / pieces`, which moves
    nothing.
    """
    rule, value = op.sig.rule, op.operands[index]
    assert rule is not None
    shape: list[int] = []
    layout: list[Axes] = []
    for (factor,), size, axes in zip(
        rule.operands[index], value.shape, choice.operands[index], strict=True
    ):
        if rule.kinds[factor] == Kind.REDUCTION and axes:
            shape += [total(axes), size // total(axes)]
            layout += [axes, ()]
        else:
            shape.append(size)
            layout.append(axes)
    if tuple(shape) == value.shape:
        return value
    type = tensor(tuple(shape), value.tensor.element)
    made = rewriter.make(op, block, "stablehlo.reshape", [value], [type]).result
    rewriter.layouts.set(made, tuple(layout))
    return made


def _reduce(
    op: Op,
    values: Sequence[Value],
    inits: Sequence[Value],
    removed: Sequence[int],
    rewriter: Rewriter,
    block: Block,
) -> list[Value]:
    """The same fold over other dims; layouts of results are those of the dims that stay."""
    layouts = [_without(rewriter.layouts.of(value), removed) for value in values]
    types = [_smaller(value.tensor, removed) for value in values]
    attrs = Attrs({"dimensions": Ints(tuple(removed))})
    region = clone_region(op.regions[0], {})
    made = rewriter.make(op, block, "stablehlo.reduce", [*values, *inits], types, attrs, [region])
    for value, layout in zip(made.results, layouts, strict=True):
        rewriter.layouts.set(value, layout)
    return list(made.results)


def _without(layout: Layout, removed: Sequence[int]) -> Layout:
    return tuple(axes for dim, axes in enumerate(layout) if dim not in removed)


def _smaller(type: TensorType, removed: Sequence[int]) -> TensorType:
    return type.with_shape(tuple(n for dim, n in enumerate(type.shape) if dim not in removed))
