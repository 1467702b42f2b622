"""Clones marked ops next to their late uses."""

from __future__ import annotations

from dataclasses import dataclass, field
from itertools import pairwise

from shardwright.ir.build import Builder
from shardwright.ir.core import Block, Module, Op, Value, clone
from shardwright.passes.cost.liveness.frame import Held, frame_of
from shardwright.passes.cost.liveness.materialized import fused
from shardwright.spec import plan
from shardwright.spec.attributes import Attrs, Unit

_BARRIER = "stablehlo.optimization_barrier"
_RECOMPUTED = Attrs({plan.RECOMPUTED: Unit()})
_NEVER = -1


@dataclass(slots=True)
class _Reads:
    """The reads of a named op: until `near`, and again from `late` on (`_NEVER`: not again)."""

    near: int
    late: int


@dataclass(slots=True)
class _Group:
    """The ops to recompute in front of the op at a place."""

    ops: dict[Op, None] = field(default_factory=dict[Op, None])
    kept: dict[Value, None] = field(default_factory=dict[Value, None])


def recompute(module: Module, block: Block) -> None:
    """Clone the ops named by `plan.remat` in a block for their late readers."""
    _Recompute(module, block).run()


class _Recompute:
    def __init__(self, module: Module, block: Block) -> None:
        self.block = block
        self.ops = list(block.ops)
        self.place = {op: index for index, op in enumerate(self.ops)}
        frame = frame_of(module, block, with_callees=False)
        runs = fused(frame).runs
        soft = (Held.INLINE, Held.VIEW)
        nodes = zip(frame.ops, frame.kinds, runs, strict=True)
        self.passing = {op for op, kind, own in nodes if kind in soft and not own}
        self.readers: dict[Value, set[int]] = {}
        for op in reversed(self.ops):
            for value in op.results:
                self.readers[value] = self._places(value)
        self.ready: dict[Op, int] = {}  # place of the last op that has to run before
        self.named: dict[Op, _Reads] = {}
        self.late: dict[Op, int] = {}  # from where on readers take a clone
        for op in self.ops:
            self._look(op)
        self.copies: dict[Value, Value] = {}

    def run(self) -> None:
        """Rewrite the block."""
        if not self.late:
            return
        for index, op in enumerate(self.ops):
            if op in self.passing or op.is_terminator:
                continue
            asked = [(user, k) for user in op.walk() for k, v in enumerate(user.operands)
                     if self._is_late(v, index)]  # fmt: skip
            if not asked:
                continue
            group = _Group()
            for user, k in asked:
                self._want(user.operands[k], index, group)
            tie = self._emit(op, index, group, {user.operands[k] for user, k in asked})
            for user, k in asked:
                user.set_operand(k, self.copies[user.operands[k]])
            if tie is not None:
                self._tie(*tie, index)
        self._erase()

    # --- who reads what, and when

    def _top(self, op: Op) -> Op:
        """The op of the block that holds an op."""
        while op.block is not self.block:
            assert op.parent is not None
            op = op.parent
        return op

    def _places(self, value: Value) -> set[int]:
        """The places of the ops that read a value; of the terminator the number of ops."""
        places: set[int] = set()
        for user in value.users():
            top = self._top(user)
            if top.is_terminator:
                places.add(len(self.ops))
            elif top in self.passing:
                places.update(*(self.readers[out] for out in top.results))
            else:
                places.add(self.place[top])
        return places

    def _look(self, op: Op) -> None:
        """Note when an op is ready, whether it is named, and from where on it is read late."""
        before = [self.ready[v.op] for v in op.operands if v.op is not None and v.op in self.ready]
        self.ready[op] = max(before, default=_NEVER) if op in self.passing else self.place[op]
        is_named = plan.REMAT in op.notes
        op.set_note(plan.REMAT, None)
        if op in self.passing:
            late = [self.late[v.op] for v in op.operands if v.op is not None and v.op in self.late]
            if late:
                self.late[op] = min(late)
            return
        places = sorted(set[int]().union(*(self.readers[out] for out in op.results)))
        if not is_named or not places or places[-1] == len(self.ops):
            return  # what is returned stays
        # Lateness is found from the text: plans name ops, not readers (decision 0025).
        gap, near, late = max((b - a, a, b) for a, b in pairwise([self.place[op], *places]))
        if gap > 1:
            self.named[op], self.late[op] = _Reads(near, late), late
        else:
            self.named[op] = _Reads(places[-1], _NEVER)

    def _is_late(self, value: Value, index: int) -> bool:
        """True if a reader at a place takes a clone of a value."""
        late = self.late.get(value.op) if value.op is not None else None
        return late is not None and index >= late

    # --- what runs again

    def _want(self, value: Value, index: int, group: _Group) -> None:
        """Add what has to run again for a value that is needed at a place."""
        waiting = [value]
        while waiting:
            value = waiting.pop()
            op = value.op
            if value in self.copies or op in group.ops:
                continue
            if op is None or op not in self.place:
                group.kept[value] = None
                continue
            reads = self.named.get(op)
            is_gone = reads is not None and index > reads.near
            if is_gone or op in self.passing:
                group.ops[op] = None
                waiting += _given(op)
            elif op.operands or op.regions:  # what is made of nothing needs no barrier
                group.kept[value] = None

    def _emit(
        self, user: Op, index: int, group: _Group, asked: set[Value]
    ) -> tuple[Value, Value] | None:
        """Insert the barrier and the clones; the value that the barrier waits for, and its other
        side.
        """
        build = Builder.before(user)
        if not group.ops:
            return None
        # Without a barrier compilers merge both runs, or start the second early (decision 0025).
        starts = any(op in self.named for op in group.ops)  # else it goes on from clones
        tie = self._waited(user, index, group, asked) if starts else None
        values = [*group.kept] if starts else []
        if tie is not None and tie not in group.kept:
            values.append(tie)
        mapping = dict(self.copies)
        if values:
            types, shardings = [v.type for v in values], [v.sharding for v in values]
            made = build.op(_BARRIER, values, types, notes=_RECOMPUTED, shardings=shardings)
            mapping |= dict(zip(values, made.results, strict=True))
        other = mapping.get(tie) if tie is not None else None
        for op in sorted(group.ops, key=lambda op: self.place[op]):
            copy = build.insert(clone(op, mapping))
            copy.set_note(plan.RECOMPUTED, Unit())
            self.copies.update(zip(op.results, copy.results, strict=True))
        return (tie, other) if tie is not None and other is not None else None

    def _waited(self, user: Op, index: int, group: _Group, asked: set[Value]) -> Value | None:
        """Another value that the reader waits for, made after the first run was last read."""
        near = max((self.named[op].near for op in group.ops if op in self.named), default=_NEVER)
        best: tuple[int, bool] = (near, True)
        found: Value | None = None
        for value in user.operands:
            op = value.op
            if value in asked or op is None or op not in self.place:
                continue
            rank = self.ready[op], op not in self.passing
            if rank > best:
                best, found = rank, value
        return found

    def _tie(self, value: Value, other: Value, index: int) -> None:
        """Readers from a place on take the barrier's result."""
        for op, k in tuple(value.uses):
            top = self._top(op)
            if self.place.get(top, _NEVER) >= index:
                op.set_operand(k, other)

    def _erase(self) -> None:
        """Remove first runs that nobody reads any more."""
        for op in reversed(self.ops):
            is_ours = op in self.named or any(value in self.copies for value in op.results)
            if is_ours and not any(value.uses for value in op.results):
                op.erase()


def _given(op: Op) -> list[Value]:
    """Operands, and what regions take from outside."""
    inside = {
        id(block) for inner in op.walk() for region in inner.regions for block in region.blocks
    }
    found: dict[Value, None] = dict.fromkeys(op.operands)
    for inner in op.walk():
        for value in inner.operands:
            owner = value.owner
            block = owner.block if isinstance(owner, Op) else owner
            if inner is not op and id(block) not in inside:
                found[value] = None
    return list(found)
