"""Ops on the part of the batch that a turn has: what a device of a mesh axis in time would run."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from shardwright.ir.core import Block, Module, Op, Value, clone_region
from shardwright.passes.partition.lowering.device_view import LocalOp, ShardIndices
from shardwright.passes.pipeline.microbatching.turn_states import Refusal, Rows
from shardwright.spec.attributes import RULE_NOTE, Attrs, RuleAttr
from shardwright.spec.axes import Axes, Axis, Mesh
from shardwright.spec.blocks.halo import Pairs
from shardwright.spec.layout import Layout
from shardwright.spec.op import Handle, problem_of
from shardwright.spec.types import Type, tensor

NAME = "time"


class TurnOp(LocalOp):
    """The context of an op's row: turns are the devices of one axis, and exchange nothing."""

    def __init__(
        self, module: Module, op: Op, block: Block, rows: Sequence[Rows | None], count: int,
        types: Sequence[Type], turn: Value,
    ) -> None:  # fmt: skip
        mesh = Mesh(((NAME, count),))
        layouts = [_layout(v, r, count) for v, r in zip(_values(op), rows, strict=True)]
        ins, outs = layouts[: len(op.operands)], layouts[len(op.operands) :]
        indices = ShardIndices(module, mesh)
        super().__init__(module, op, op.sig, block, mesh, indices, ins, outs, types, {})
        self._turn = turn
        self._is_first = all(r is None or r.before == 1 for r in rows)

    def shard_index(self, axes: Axes, element: str = "i32") -> Handle:
        """The number of the turn, where its rows are neighbours."""
        if not self._is_first:
            raise Refusal(
                self._op,
                "needs to know where rows of the batch stand, which devices hold in blocks",
                "use another number of micro-batches, or do it behind the step",
                is_place=True,
            )
        if element == "i32":
            return self._turn
        return self.emit("stablehlo.convert", [self._turn], [tensor((), element)])[0]

    def permute(self, value: Handle, axes: Axes, pairs: Pairs) -> Handle:
        raise Refusal(
            self._op,
            "needs rows of another micro-batch",
            "keep rows apart, or keep the batch whole",
        )


def turn_op(
    module: Module, op: Op, block: Block, operands: Sequence[Value], types: Sequence[Type],
    rows: Sequence[Rows | None], factor: int, count: int, turn: Value,
) -> list[Value]:  # fmt: skip
    """Append an op on a turn's operands; its results have these types.

    `rows`: of operands, then of results; `factor`: the one that they are rows of.
    """
    row = op.row
    if row is not None and row.local is not None:
        local = TurnOp(module, op, block, rows, count, types, turn)
        local.operands = list(operands)
        made = row.local(local)
        return [value for value in made if isinstance(value, Value)]
    ins, outs = tuple(value.type for value in operands), tuple(types)
    attrs = op.attrs
    if row is not None and row.local_attrs is not None:
        attrs = row.local_attrs(op.sig, ins, outs)
    regions = [clone_region(region, {}) for region in op.regions]
    notes = _resized(op, factor, count)
    made = block.append(Op(op.name, operands, types, attrs, regions, notes, op.loc, op.place))
    problem = problem_of(made.sig)
    if problem is not None:
        raise Refusal(op, f"cannot run on a micro-batch: {problem}", "keep the batch out of it")
    return list(made.results)


def _resized(op: Op, factor: int, count: int) -> Attrs:
    """Notes; a rule that was given by hand tells the sizes of what a turn has."""
    given = op.notes.get(RULE_NOTE)
    if not isinstance(given, RuleAttr):
        return op.notes
    sizes = [n // count if f == factor else n for f, n in enumerate(given.rule.sizes)]
    return op.notes.set(RULE_NOTE, RuleAttr(replace(given.rule, sizes=tuple(sizes))))


def _values(op: Op) -> list[Value]:
    return [*op.operands, *op.results]


def _layout(value: Value, rows: Rows | None, count: int) -> Layout:
    axis = Axis(NAME, 1, count)
    dims = range(len(value.shape))
    return tuple((axis,) if rows is not None and rows.dim == dim else () for dim in dims)
