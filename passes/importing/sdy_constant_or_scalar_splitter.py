"""Give each use of a constant, and of a scalar made into a tensor, a copy that can be cut its own way.

Before:
    func.func @main(%arg0: tensor<8xf32>) -> tensor<8xf32> {
      %cst = stablehlo.constant dense<1.000000e+00> : tensor<8xf32>
      %0 = stablehlo.add %arg0, %cst : tensor<8xf32>
      %1 = stablehlo.multiply %0, %cst : tensor<8xf32>
      return %1 : tensor<8xf32>
    }
After:
    func.func @main(%arg0: tensor<8xf32>) -> tensor<8xf32> {
      %0 = sdy.constant dense<1.000000e+00> : tensor<8xf32>
      %1 = sdy.constant dense<1.000000e+00> : tensor<8xf32>
      %2 = stablehlo.add %arg0, %0 : tensor<8xf32>
      %3 = stablehlo.multiply %2, %1 : tensor<8xf32>
      return %3 : tensor<8xf32>
    }
"""  # noqa: E501

from __future__ import annotations

from dataclasses import dataclass

from shardwright.ir.core import Block, Func, Module, Op, Value, callee, clone
from shardwright.ir.walk import all_ops, erase_all
from shardwright.passes.base import Pass
from shardwright.passes.shared.dead_ops import is_pure
from shardwright.passes.shared.op_facts import is_elementwise
from shardwright.passes.shared.symbols import SymbolNames, call_to, callees_first, clone_func
from shardwright.spec.sharding_rules.dataflow import (
    BROADCAST,
    CALLS,
    CONSTANT_KEEPING,
    CONSTANT_SOURCES,
    CONSTANTS,
    GROUP,
    SHARED_CONSTANT,
)


@dataclass(frozen=True)
class ConstantOrScalarSplitter(Pass):
    def run(self, module: Module) -> None:
        for op in all_ops(module):
            if op.name in CONSTANTS:
                # The sharding dialect's constant is not folded or merged by other passes.
                op.become(SHARED_CONSTANT, op.attrs)
                assert op.sig  # made once: its copies share it
        splitter = _Splitter(module)
        for func in callees_first(module):
            splitter.split(func)


class _Splitter:
    """Splits function by function, callees first, so that calls of constants are known."""

    def __init__(self, module: Module) -> None:
        self.module = module
        self.names = SymbolNames(module)
        self.is_constant_func: dict[str, bool] = {}
        self._grouped: dict[Value, list[Op]] = {}  # who puts a value in a group

    def split(self, func: Func) -> None:
        constants: dict[Op, None] = {}
        expansions: dict[Op, None] = {}
        copied: dict[Value, None] = {}  # the results of these
        copies: dict[Op, list[Op]] = {}  # to be inserted before their original
        has_none_of = copied.keys().isdisjoint
        for op in all_ops(func):
            operands = op.operands
            is_expansion = op.name == BROADCAST and not operands[0].shape
            if operands and has_none_of(operands) and not is_expansion:
                continue  # most ops
            if isinstance(op, Func) or op.name == GROUP:
                continue
            if self._is_constant(op, constants):
                constants[op] = None
                copied.update(dict.fromkeys(op.results))
                continue
            for index, value in enumerate(operands):
                if value in copied and not _is_unshared(value):
                    op.set_operand(index, self._copy(value, {}, copies))
            if is_expansion:
                expansions[op] = None
                copied[op.result] = None
        _insert(copies)
        _erase_unused([*reversed(expansions), *reversed(constants)])
        self.is_constant_func[func.symbol] = self._returns_constants(func)

    def _is_constant(self, op: Op, constants: dict[Op, None]) -> bool:
        """True if the results depend on constants only."""
        if op.name in CONSTANT_SOURCES:
            return True
        for value in op.operands:
            if value.owner not in constants:
                return False
        if op.name in CALLS:
            return self._keeps_constants(op)
        return op.name in CONSTANT_KEEPING or (is_elementwise(op) and is_pure(op))

    def _keeps_constants(self, op: Op) -> bool:
        if op.regions:
            return self._block_keeps(op.regions[0].block)
        return self.is_constant_func.get(callee(op), False)

    def _returns_constants(self, func: Func) -> bool:
        return not func.is_declaration and self._block_keeps(func.body)

    def _block_keeps(self, block: Block) -> bool:
        """True if a body computes constants when its arguments are constants."""
        known: dict[Op, None] = {}
        for op in block.ops[:-1]:
            if op.name in CONSTANT_SOURCES:
                known[op] = None
                continue
            if op.name in CALLS:
                keeps = self._keeps_constants(op)
            else:
                keeps = op.name in CONSTANT_KEEPING or (is_elementwise(op) and is_pure(op))
            if not keeps or not all(v.op is None or v.op in known for v in op.operands):
                return False
            known[op] = None
        return True

    def _copy(self, value: Value, mapping: dict[Value, Value], copies: dict[Op, list[Op]]) -> Value:
        """A copy of all that computes a value, each op before its original; scalars are shared."""
        if not value.shape:
            return value
        if value in mapping:
            return mapping[value]
        op = value.op
        assert op is not None
        for operand in op.operands:
            if operand.op is not None:
                self._copy(operand, mapping, copies)
        made = copies.setdefault(op, [])
        made.append(self._clone(op, mapping))
        if value not in self._grouped:  # a constant has as many copies as users: look once
            users = reversed(tuple(value.users()))
            self._grouped[value] = [user for user in users if user.name == GROUP]
        made += [clone(user, mapping) for user in self._grouped[value]]
        return mapping[value]

    def _clone(self, op: Op, mapping: dict[Value, Value]) -> Op:
        copy = clone(op, mapping)
        for call in copy.walk():
            if call.name in CALLS and not call.regions:
                call_to(call, clone_func(self.module, callee(call), self.names).symbol)
        return copy


def _is_unshared(value: Value) -> bool:
    """True if a value, and all that computes it, scalars aside, has one use: a copy to itself."""
    if not value.shape:
        return True
    op = value.op
    if op is None or len(value.uses) > 1 or len(op.results) > 1 or op.name in CALLS:
        return False
    for operand in op.operands:
        if operand.op is not None and not _is_unshared(operand):
            return False
    return True


def _insert(copies: dict[Op, list[Op]]) -> None:
    blocks = {op.block: None for op in copies if op.block is not None}
    for block in blocks:
        ops: list[Op] = []
        for op in block.ops:
            for copy in copies.get(op, ()):
                ops.append(copy)
            ops.append(op)
        block.set_ops(ops)


def _is_needed(op: Op, gone: dict[Op, None]) -> bool:
    for value in op.results:
        for user, _ in value.uses:
            if user.name != GROUP and user not in gone:
                return True
    return False


def _erase_unused(ops: list[Op]) -> None:
    """Erase the originals that only sharding groups, or originals erased before, still use."""
    gone: dict[Op, None] = {}
    for op in ops:
        if _is_needed(op, gone):
            continue
        for value in op.results:
            gone.update(dict.fromkeys(value.users()))
        gone[op] = None
    for op in gone:
        for inner in op.walk():
            inner.erase_operands()
    erase_all(gone)
