"""What a program of many equal layers moves, by the study of one that has fewer of them."""

from __future__ import annotations

from shardwright.ir.analysis.collective_traffic import Transfer
from shardwright.ir.core import Op, Value
from shardwright.ir.walk import all_ops, all_values
from shardwright.passes.clean.folding.lengthen import Long, Origin
from shardwright.passes.cost.trials.short_programs import NotRepeated, ShortProgram
from shardwright.passes.explain.differences.movements import ByStudy, Movement
from shardwright.passes.explain.differences.value_graph import ValueGraph
from shardwright.passes.explain.study import Study


class ByShortStudy(ByStudy):
    """Movements of the whole program. `long`: what passes made of it; `study`: of the short one."""

    def __init__(self, graph: ValueGraph, study: Study, program: ShortProgram, long: Long) -> None:
        super().__init__(graph, study)
        self.short, self.long = program.short, long

    def __call__(self, one: Transfer) -> Movement:
        return self.movement(one, self._origin(one.op).op)

    def value(self, value: Value, at: Op) -> Value:
        """The value of the whole program for one of the short one. Raises NotRepeated."""
        _, stack, shift = self._origin(at)
        main, op = self.short.module.main, value.op
        if main is not None and op is None and value.owner is main.body:
            return self.short.standing_arg(value.index, stack, shift)
        top = op if op is not None else value.owner.parent
        while top is not None and main is not None and top.block is not main.body:
            top = top.parent
        found = None if top is None else self.short.standing(top, stack, shift)
        if top is None or found is None:
            raise NotRepeated
        return all_values(all_ops(found))[all_values(all_ops(top)).index(value)]

    def op(self, op: Op, at: Op) -> Op:
        """The op of the whole program that an op stems from; itself where it stems from none."""
        _, stack, shift = self._origin(at)
        return self.short.standing(op, stack, shift) or op

    def reason(self, reason: str, at: Op) -> str:
        """A reason, with the numbers of results of the whole program."""
        return self.short.said(reason, self._origin(at).shift)

    def _origin(self, op: Op) -> Origin:
        if op not in self.long.origin:
            raise NotRepeated  # of a function that main calls
        return self.long.origin[op]
