"""Flattens a block into a list of nodes with calls expanded, as a compiler's fusion sees it.

Values are numbers. An argument, and what comes from outside a region, has no producer. A node that
is only another name for its operand's bytes does not appear.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from shardwright.ir.analysis.stage_meshes import is_move
from shardwright.ir.core import TERMINATORS, Block, Func, Module, Op, Value, callee
from shardwright.ir.diagnostics.at_op import op_error
from shardwright.passes.shared.data_flow import is_loop
from shardwright.spec import plan
from shardwright.spec.attributes import Dense, Int
from shardwright.spec.machines.op_work import Class, Work, work_of
from shardwright.spec.machines.ring_bytes import COLLECTIVES
from shardwright.spec.op import Sig
from shardwright.spec.types import TensorType, Type
from shardwright.spec.values.dense import is_splat

NOBODY = -1
MAX_DEPTH = 64  # of calls
_CALLS = ("callee", "decomposition")


class Node:
    """An op of a block. `ins`, `outs` are numbers of values; `work` is None for what is no kernel:
    collectives, moves between groups of devices, and ops that run regions. `sources`: the values in
    memory that it reads, once each, when they are known (`rematerializable.py`). `stage`: of a
    pipeline, that the call around it belongs to.
    """

    __slots__ = ("ins", "op", "outs", "sources", "stage", "work")

    def __init__(self, op: Op, work: Work | None, ins: list[int], outs: list[int]) -> None:
        self.op, self.work, self.ins, self.outs = op, work, ins, outs
        self.sources: tuple[int, ...] = ()
        self.stage = NOBODY  # of a pipeline


class Flat:
    """A block: nodes in order, and by value its producer, its bytes and its number of elements."""

    def __init__(self) -> None:
        self.nodes: list[Node] = []
        self.producer: list[int] = []
        self.bytes: list[int] = []
        self.count: list[int] = []
        self.args: list[int] = []
        self.results: list[int] = []
        self.outer: dict[Value, int] = {}  # values from outside the block
        self.tables: dict[int, Op] = {}  # by value the op of what is in memory as numbers
        self.known: dict[Value, int] = {}  # the block's own values
        self.module: Module | None = None
        self._around: dict[Block, Flat] = {}

    def value(self, value: Value, producer: int) -> int:
        """The number of a new value."""
        size, count = _sizes(value.type)
        self.producer.append(producer)
        self.bytes.append(size)
        self.count.append(count)
        return len(self.producer) - 1

    def around(self, number: int) -> tuple[Flat, int] | None:
        """A value from outside a loop as a value of the block that the loop stands in.

        An argument of a loop's body is one if every iteration hands it on as it is. None: not one.
        """
        values = [value for value, one in self.outer.items() if one == number]
        if number < len(self.args):
            values = [value for value, one in self.known.items() if one == number][:1]
        value = next(iter(values), None)
        while value is not None and isinstance(value.owner, Block):
            value = _outside_value(value, value.owner)
        if value is None or self.module is None:
            return None
        assert isinstance(value.owner, Op)
        block = value.owner.block
        if block is None:
            return None
        if block not in self._around:
            self._around[block] = flatten(self.module, block)
        flat = self._around[block]
        return flat, flat.known[value]


@lru_cache(maxsize=1 << 14)
def _sizes(type: Type) -> tuple[int, int]:
    """Bytes and elements of a value."""
    return (type.bytes, type.count) if isinstance(type, TensorType) else (0, 1)


def _outside_value(value: Value, block: Block) -> Value | None:
    """The outside value of an argument of a loop's body, if that never changes."""
    loop = block.parent
    if loop is None or not is_loop(loop) or not block.ops:
        return None
    place = block.args.index(value)
    return loop.operands[place] if block.terminator.operands[place] is value else None


def flatten(module: Module, block: Block, begun: list[tuple[int, int]] | None = None) -> Flat:
    """The nodes of a block. Raises ProgramError where functions call themselves.

    `begun` collects by op of the block the nodes and values before it.
    """
    flat = Flat()
    flat.module = module
    flat.args = [flat.value(value, NOBODY) for value in block.args]
    known = dict(zip(block.args, flat.args, strict=True))
    funcs = {func.symbol: func for func in module.funcs}
    flat.results = _Reader(module, flat, funcs, begun).read(block, known, 0)
    flat.known = known
    return flat


class _Reader:
    def __init__(
        self,
        module: Module,
        flat: Flat,
        funcs: dict[str, Func],
        begun: list[tuple[int, int]] | None = None,
    ) -> None:
        self.module, self.flat, self.funcs, self.begun = module, flat, funcs, begun
        self.plain: dict[Sig, Work] = {}  # of ops that have operands, and are nothing but nodes

    def read(self, block: Block, known: dict[Value, int], depth: int) -> list[int]:
        """Append the nodes of a block; returns the numbers of what it returns."""
        flat, plain = self.flat, self.plain
        nodes = flat.nodes
        begun = self.begun if depth == 0 else None
        for op in block.ops:
            if begun is not None:
                begun.append((len(nodes), len(flat.producer)))
            if not op.regions and (found := plain.get(op.sig)) is not None:
                ins = [known[v] if v in known else self.outside(v, known) for v in op.operands]
                if found.kind is Class.VIEW:
                    known[op.results[0]] = ins[0]
                    continue
                outs = list[int]()
                for value in op.results:
                    known[value] = number = flat.value(value, len(nodes))
                    outs.append(number)
                nodes.append(Node(op, found, ins, outs))
                continue
            if op.name in TERMINATORS:
                return self.numbers(op.operands, known)
            if not op.results:
                continue
            attrs = op.attrs
            is_call = attrs.items_tuple and any(key in attrs for key in _CALLS)
            func = self.funcs.get(callee(op)) if is_call else None
            if func is not None and not func.is_declaration:
                self.call(op, func, known, depth)
                continue
            is_transfer = op.name in COLLECTIVES or is_move(op)
            runs = bool(op.regions) and (is_loop(op) or is_branch(op))
            work = None if runs or is_transfer else work_of(op.sig)
            ins = self.numbers(op.operands, known)
            if work is not None and work.kind == Class.VIEW:
                known[op.results[0]] = ins[0]
                continue
            if work is not None and op.operands and not op.regions:
                plain[op.sig] = work
            if not ins and _is_in_memory(op):
                known[op.results[0]] = number = flat.value(op.results[0], NOBODY)
                flat.tables[number] = op
                continue
            if runs and not is_transfer:
                ins += self.captured(op, known)
            outs = list[int]()
            for value in op.results:
                known[value] = number = flat.value(value, len(nodes))
                outs.append(number)
            nodes.append(Node(op, work, ins, outs))
        return []

    def call(self, op: Op, func: Func, known: dict[Value, int], depth: int) -> None:
        """Append the nodes of a called function."""
        if depth >= MAX_DEPTH:
            help = "programs of devices have loops, not recursion"
            raise op_error(self.module, op, f"is more than {MAX_DEPTH} calls deep", help=help)
        inner = dict(zip(func.args, self.numbers(op.operands, known), strict=True))
        first = len(self.flat.nodes)
        results = self.read(func.body, inner, depth + 1)
        stage = op.notes.get(plan.STAGE)
        if isinstance(stage, Int):
            for node in self.flat.nodes[first:]:
                node.stage = stage.value
        known.update(zip(op.results, results, strict=True))

    def numbers(self, values: Sequence[Value], known: dict[Value, int]) -> list[int]:
        found: list[int] = []
        for value in values:
            number = known.get(value)
            found.append(self.outside(value, known) if number is None else number)
        return found

    def outside(self, value: Value, known: dict[Value, int]) -> int:
        """The number of a value from outside the block."""
        number = known[value] = self.flat.outer[value] = self.flat.value(value, NOBODY)
        return number

    def captured(self, op: Op, known: dict[Value, int]) -> list[int]:
        """The values from around an op that its regions use."""
        inner = [inner for inner in op.walk() if inner is not op]
        own = {id(value) for one in inner for value in one.results}
        own |= {
            id(v) for one in (op, *inner) for r in one.regions for b in r.blocks for v in b.args
        }
        used = [value for one in inner for value in one.operands if id(value) not in own]
        return self.numbers(list(dict.fromkeys(used)), known)


def is_branch(op: Op) -> bool:
    """True if an op runs one of its regions."""
    blocks = [block for region in op.regions for block in region.blocks]
    return bool(blocks) and not any(block.args for block in blocks)


def _is_in_memory(op: Op) -> bool:
    """True if an op without operands is a table of numbers that is kept, not made again."""
    value = op.attrs.get("value")
    return isinstance(value, Dense) and not is_splat(value)
