"""A block as numbered columns: the input of liveness, with calls inlined.

Ops are told apart by what their row says of memory, never by name.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from enum import IntEnum
from functools import lru_cache
from typing import NamedTuple

from shardwright.ir.core import TERMINATORS, Block, Module, Op, Value, callee
from shardwright.ir.diagnostics.at_op import op_error
from shardwright.ir.errors import ProgramError
from shardwright.passes.cost.stages.stages import Pass
from shardwright.passes.pipeline.schedules.staged_calls import FORWARD, WEIGHT, stage_of
from shardwright.spec import plan
from shardwright.spec.attributes import String
from shardwright.spec.machines.ring_bytes import COLLECTIVES
from shardwright.spec.op import Sig
from shardwright.spec.types import Type

LIMIT = 2_000_000  # ops, functions written out once per call


class Held(IntEnum):
    """The memory behaviour of an op.

    INLINE  each element of the result is made of one place per operand: readers may compute it
    VIEW    the result is the operand's memory
    PINNED  so are several results, and no computation moves over it
    UPDATE  writes over operand 0
    REDUCE  its operands are read once, element by element
    LOOP    operands are carried in place through regions
    BRANCH  one of its regions runs
    MOVE    devices exchange; what arrives has a buffer of its own
    SEND    operands go to another stage of a pipeline
    WHOLE   anything else: operands and results lie in memory
    """

    INLINE = 0
    VIEW = 1
    PINNED = 2
    UPDATE = 3
    REDUCE = 4
    LOOP = 5
    BRANCH = 6
    MOVE = 7
    WHOLE = 8
    SEND = 9


class Part(NamedTuple):
    """The part of a call: a pipeline stage, and the piece of its work on a micro-batch: 0 there, 1
    what follows, 2 gradients of weights where they stand apart.
    """

    stage: int
    piece: int


class Frame:
    """A block by numbers: nodes are ops in order, values are block arguments and results.

    Per node `ops`, `kinds`, `ins` (what regions capture included), `outs`, `inner` (frames of its
    regions), `parts` (of a pipeline, by the call it is written out for); per value `sizes` in bytes
    and `values`. `lanes`: how a device of a pipeline works through the iterations of this loop's
    body.
    """

    __slots__ = ("args", "captured", "copies", "ends", "inner", "ins", "kinds", "lanes", "ops",
                 "outs", "parts", "returned", "sizes", "values")  # fmt: skip

    def __init__(self) -> None:
        self.ops: list[Op] = []
        self.kinds: list[Held] = []
        self.ins: list[list[int]] = []
        self.outs: list[list[int]] = []
        self.inner: list[tuple[Frame, ...]] = []
        self.parts: list[Part | None] = []
        self.sizes: list[int] = []
        self.values: list[Value] = []
        self.args: list[int] = []
        self.returned: list[int] = []
        self.captured: list[tuple[Value, int]] = []  # values from outside, by number here
        self.lanes: Lanes | None = None
        self.copies: set[int] = set()  # values that are others in another layout
        self.ends: dict[int, int] = {}  # by value the last node of the call that it is made in

    def number(self, value: Value, size: int = -1) -> int:
        """A new number for a value; `size`: of a buffer made from it or for it, in bytes."""
        self.values.append(value)
        self.sizes.append(_size(value.type) if size < 0 else size)
        return len(self.sizes) - 1

    def copied(self) -> Frame:
        """A frame of the same values, without nodes."""
        found = Frame()
        found.sizes, found.values = list(self.sizes), list(self.values)
        found.args, found.returned, found.captured = self.args, self.returned, self.captured
        found.lanes, found.copies = self.lanes, self.copies
        return found

    def add(self, other: Frame, node: int, ins: list[int], outs: list[int]) -> None:
        """Append a node of another frame with these operands and results."""
        self.ops.append(other.ops[node])
        self.kinds.append(other.kinds[node])
        self.ins.append(ins)
        self.outs.append(outs)
        self.inner.append(other.inner[node])
        self.parts.append(other.parts[node])

    def extend(self, other: Frame, start: int, end: int) -> None:
        """Append the nodes of another frame from one number up to another."""
        self.ops += other.ops[start:end]
        self.kinds += other.kinds[start:end]
        self.ins += other.ins[start:end]
        self.outs += other.outs[start:end]
        self.inner += other.inner[start:end]
        self.parts += other.parts[start:end]


class Lane(NamedTuple):
    """A stage's part of a loop's body; `turns`: the nodes at which its next pieces begin."""

    stage: int
    frame: Frame
    turns: tuple[int, ...]


class Lanes(NamedTuple):
    """The stages of a device, and the order of their passes over micro-batches."""

    lanes: tuple[Lane, ...]
    order: Sequence[Pass]


@lru_cache(maxsize=1 << 14)
def _size(type: Type) -> int:
    """Bytes that a value takes; 0 for what is no tensor."""
    return type.bytes


def frame_of(module: Module, block: Block, *, with_callees: bool = True) -> Frame:
    """The columns of a block, what it calls written out `with_callees`; else node k is op k.

    Raises ProgramError for recursion, or more than `LIMIT` ops.
    """
    return Builder(module, with_callees).frame(block)


_kinds: dict[Sig, Held] = {}


def kind_of(op: Op) -> Held:
    """The class of an op, by its row."""
    if op.regions and op.sig.rule is None:
        return _control(op)
    sig = op.sig
    found = _kinds.get(sig)
    if found is None:
        if len(_kinds) > 1 << 16:
            _kinds.clear()
        found = _kinds[sig] = _kind(sig, bool(op.regions))
    return found


_spreads: dict[Sig, bool] = {}


def spreads(op: Op) -> bool:
    """True if an op writes each element of its operand several times, and makes nothing else."""
    sig = op.sig
    found = _spreads.get(sig)
    if found is None:
        if len(_spreads) > 1 << 16:
            _spreads.clear()
        found = _spreads[sig] = _is_spreading(op)
    return found


def _is_spreading(op: Op) -> bool:
    row = op.row
    if row is None or row.rule is None or row.flops or row.held or len(op.operands) != 1:
        return False
    return op.results[0].tensor.count > op.operands[0].tensor.count


def _control(op: Op) -> Held:
    blocks = [block for region in op.regions for block in region.blocks]
    if not blocks or len(blocks) != len(op.regions):
        return Held.WHOLE
    if not any(block.args for block in blocks):
        return Held.BRANCH
    sizes = {len(block.args) for block in blocks} | {len(op.operands), len(op.results)}
    return Held.LOOP if len(blocks) == 2 and len(sizes) == 1 else Held.WHOLE


def _kind(sig: Sig, has_regions: bool) -> Held:
    row = sig.row
    if row is None:
        return Held.WHOLE
    if sig.name in COLLECTIVES:
        return Held.MOVE
    if row.held in ("view", "turn"):
        return Held.VIEW if row.rule is not None else Held.PINNED
    if row.held == "update":
        return Held.UPDATE
    if row.combine is not None and row.once is not None and row.flops:
        return Held.REDUCE
    if sig.is_elementwise:
        return Held.INLINE
    is_moving = row.pure and not row.flops and not has_regions and len(sig.outs) == 1
    return Held.INLINE if is_moving else Held.WHOLE


class Builder:
    """Makes frames of blocks."""

    def __init__(self, module: Module, with_callees: bool) -> None:
        self.module = module
        self.with_callees = with_callees
        self.count = 0
        self.calling: list[str] = []
        self.part: Part | None = None
        # A block, and by op of it the nodes and values before it.
        self.begun: tuple[Block, list[tuple[int, int]]] | None = None

    def frame(self, block: Block) -> Frame:
        found = Frame()
        known: dict[Value, int] = {}
        for value in block.args:
            known[value] = found.number(value)
        found.args = list(range(len(block.args)))
        found.returned = self._ops(found, block, known)
        return found

    def _ops(self, frame: Frame, block: Block, known: dict[Value, int]) -> list[int]:
        """Add the ops of a block; the numbers of what its terminator returns."""
        seen = known.get
        begun = self.begun[1] if self.begun is not None and self.begun[0] is block else None
        for op in block.ops:
            if begun is not None:
                begun.append((len(frame.ops), len(frame.sizes)))
            ins: list[int] = []
            for value in op.operands:
                number = seen(value)
                ins.append(self._seen(frame, known, value) if number is None else number)
            if op.name in TERMINATORS:
                return ins
            if (
                op.attrs.items_tuple
                and "callee" in op.attrs
                and not op.regions
                and self._call(frame, op, ins, known)
            ):
                continue
            self._node(frame, op, ins, known)
        return []

    def _seen(self, frame: Frame, known: dict[Value, int], value: Value) -> int:
        number = known.get(value)
        if number is None:  # from outside this frame
            number = known[value] = frame.number(value)
            frame.captured.append((value, number))
        return number

    def _node(self, frame: Frame, op: Op, ins: list[int], known: dict[Value, int]) -> None:
        self.count += 1
        if self.count > LIMIT:
            raise self.too_many(op)
        kind = kind_of(op)
        inner: tuple[Frame, ...] = ()
        if kind is Held.LOOP or kind is Held.BRANCH:
            inner = tuple(self.frame(block) for block in _blocks(op))
            for one in inner:
                ins = ins + [self._seen(frame, known, value) for value, _ in one.captured]
        outs = [frame.number(value) for value in op.results]
        known.update(zip(op.results, outs, strict=True))
        self._add(frame, op, kind, ins, outs, inner)

    def too_many(self, op: Op) -> ProgramError:
        """The error of a program of more ops than are looked at."""
        return op_error(self.module, op, f"stands behind {LIMIT} others, calls written out")

    def _add(
        self,
        frame: Frame,
        op: Op,
        kind: Held,
        ins: list[int],
        outs: list[int],
        inner: tuple[Frame, ...] = (),
    ) -> None:
        frame.ops.append(op)
        frame.kinds.append(kind)
        frame.ins.append(ins)
        frame.outs.append(outs)
        frame.inner.append(inner)
        frame.parts.append(self.part)

    def _call(self, frame: Frame, op: Op, ins: list[int], known: dict[Value, int]) -> bool:
        """Write a called function out in place; False where it has no body."""
        name = callee(op)
        target = self.module.func(name) if self.with_callees else None
        if target is None or target.is_declaration:
            return False
        if name in self.calling:
            raise op_error(self.module, op, f"calls @{name}, which is running already")
        outer = self.part
        self.part = outer or part_of(op)
        self.calling.append(name)
        returned = self._ops(frame, target.body, dict(zip(target.args, ins, strict=True)))
        self.calling.pop()
        self.part = outer
        known.update(zip(op.results, returned, strict=True))
        return True


def part_of(op: Op) -> Part | None:
    """The part of a pipeline that a call is; None for others."""
    stage = stage_of(op)
    if stage is None:
        return None
    phase = op.notes.get(plan.PHASE)
    return Part(stage, 2 if phase == String(WEIGHT) else int(phase != String(FORWARD)))


def _blocks(op: Op) -> Iterator[Block]:
    for region in op.regions:
        yield from region.blocks
