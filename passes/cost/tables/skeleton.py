"""Copies of blocks for fusion: without copies of equal layers, and without changes of layout.

What a plan moves is not known yet, so ops that give a value another layout stand for the value. Ops
that are left out because a kept one is like them stand for that one's values.
"""

from __future__ import annotations

from shardwright.ir.core import Block, Func, Module, Op, Value, clone, out_sharding
from shardwright.passes.cost.tables.folding import Ints
from shardwright.spec.stages import SPENT


class Skeleton:
    """Copies of blocks of a module. `module`: for the functions that they call. `origin`: the ops
    that copies are made of.
    """

    def __init__(self, module: Module) -> None:
        self.origin: dict[Op, Op] = {}
        self.module = module
        self._made: list[Block] = []
        called = [func for func in module.funcs if not func.is_declaration]
        if any(map(is_layout_only, (op for func in called for op in func.body.ops))):
            self.module = Module()
            for func in called:
                if func is not module.main:
                    self.module.body.append(self._function(func))

    def block(self, block: Block, stand_in: Ints) -> Block:
        """A copy of a block of the ops that stand for themselves; see `stand_ins`."""
        made = Block([value.type for value in block.args])
        made.region = block.region
        mapping = dict[Value, Value](zip(block.args, made.args, strict=True))
        likes: list[int] = stand_in.tolist()
        for number, (op, like) in enumerate(zip(block.ops, likes, strict=True)):
            if is_layout_only(op):
                mapping[op.results[0]] = mapping.get(op.operands[0], op.operands[0])
            elif like == number:
                copy = made.append(clone(op, mapping))
                self.origin[copy] = op
            else:
                for value, same in zip(op.results, block.ops[like].results, strict=True):
                    mapping[value] = mapping[same]
        self._made.append(made)
        return made

    def dissolve(self) -> None:
        """Forget the copies: values of the program are not used by them any more."""
        for block in self._made:
            for op in block.ops:
                op.let_go()

    def _function(self, func: Func) -> Op:
        copy = clone(func, {})
        assert isinstance(copy, Func)
        for op, made in zip(func.walk(), tuple(copy.walk()), strict=True):
            self.origin[made] = op
        for op in tuple(copy.body.ops):
            if is_layout_only(op):
                op.results[0].replace_uses(op.operands[0])
                op.erase()
        return copy


def is_layout_only(op: Op) -> bool:
    """True if an op makes the value that it is given, in another layout at most."""
    if len(op.results) != 1:
        return False
    return op.name in SPENT or (bool(op.attrs.items_tuple) and out_sharding(op) is not None)
