"""What a long program holds in memory, by what passes made of the short one.

Which values are in memory follows from what stands near: it is found of the short program. Those
are repeated, with the ops that make and read them; when these run, and what is held how long, is
found of all of them.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import accumulate
from typing import NamedTuple

import numpy as np

from shardwright.passes.clean.folding.stretches import Irregular
from shardwright.passes.cost.liveness.duplicates import duplicated
from shardwright.passes.cost.liveness.frame import Frame
from shardwright.passes.cost.liveness.library_kernels import library_kernels
from shardwright.passes.cost.liveness.materialized import Fused, fused
from shardwright.passes.cost.liveness.order import Order as MemoryOrder
from shardwright.passes.cost.trials.drawn_out import Begun, Columns, DrawnOut, Lengthening, parted
from shardwright.passes.cost.trials.long_order import Order

Held = tuple[Frame, Fused]


def long_memory(order: Order, frame: Frame, begun: Begun, memory: MemoryOrder) -> Held:
    """The ops of main of the long program that run, as columns, and what they hold.

    Raises Irregular, or KeyError, where those of the short one do not tell them.
    """
    if frame.captured or frame.ends:
        raise Irregular
    twice, groups = duplicated(frame, library_kernels(frame))
    few = _Few(twice, fused(twice, memory.fuses, groups))
    columns = few.columns(_begun(begun, few, frame))
    return few.long(Lengthening(order, columns).drawn_out(), len(order.short.all_args))


class _Makes(NamedTuple):
    """Of a node that runs: by result the operand in whose place it is, -1 for a place of its own;
    and there the operands whose place it may take.
    """

    alias: tuple[int, ...]
    over: tuple[tuple[int, ...] | None, ...]


class _Few:
    """The short program: by node whether it is kept, what it reads in memory, and what it makes.

    Of nodes that do not run those are kept that read arguments: they tell where in the text that is
    first done.
    """

    def __init__(self, frame: Frame, held: Fused) -> None:
        self.frame, self.held = frame, held
        self.ins, self.outs = list[Sequence[int]](), list[Sequence[int]]()
        self.kept, self.makes = list[bool](), list[_Makes | None]()
        # By value those in memory that it is made of, numbered as they are made.
        reads: list[tuple[int, ...]] = [()] * len(frame.sizes)
        self.like = list(frame.args)  # by number the value
        for number in frame.args:
            reads[number] = (number,)
        args = len(frame.args)
        columns = zip(frame.ins, frame.outs, held.runs, strict=True)
        for node, (ins, outs, runs) in enumerate(columns):
            needs = _read([reads[number] for number in ins])
            self.ins.append(needs)
            self.kept.append(runs or any([number < args for number in ins]))
            if not runs:
                self.outs.append(())
                self.makes.append(None)
                for out in outs:
                    reads[out] = needs
                continue
            first = len(self.like)
            self.outs.append(range(first, first + len(outs)))
            self.makes.append(self._makes(node, needs))
            for number, out in enumerate(outs, first):
                reads[out] = (number,)
            self.like += outs
        self.returned = [self._returned(number, reads[number]) for number in frame.returned]

    def _makes(self, node: int, needs: Sequence[int]) -> _Makes:
        held, stores = self.held, [self.held.store[self.like[number]] for number in needs]
        alias, over = list[int](), list[tuple[int, ...] | None]()
        for out in self.frame.outs[node]:
            store = held.store[out]
            is_own = held.owners[store] == out
            taken = held.over.get(store) if is_own else None
            try:
                alias.append(-1 if is_own else stores.index(store))
                over.append(None if taken is None else tuple(map(stores.index, taken)))
            except ValueError:
                raise Irregular from None
        return _Makes(tuple(alias), tuple(over))

    def _returned(self, value: int, reads: Sequence[int]) -> int:
        """The number of what is in memory for a returned value."""
        sizes = self.frame.sizes
        if len(reads) != 1 or sizes[self.like[reads[0]]] != sizes[value]:
            raise Irregular
        return reads[0]

    def columns(self, begun: Begun) -> Columns:
        return Columns(self.ins, self.outs, self.returned, len(self.like), begun, self._what)

    def _what(self, node: int) -> object:
        frame = self.frame
        sizes = [frame.sizes[out] for out in frame.outs[node]]
        return frame.ops[node].sig, frame.kinds[node], self.kept[node], self.makes[node], sizes

    def long(self, all: DrawnOut, args: int) -> Held:
        """The long program."""
        frame, found = self.frame, Frame()
        kept = np.array(self.kept, np.bool_)[all.nodes].tolist()
        rows = zip(
            all.nodes.tolist(),
            parted(all.taken, self.ins, all.nodes),
            parted(all.made, self.outs, all.nodes),
            kept,
            strict=True,
        )
        like = list[int]()
        for node, ins, outs, is_kept in rows:
            if is_kept:
                like.append(node)
                found.ins.append(ins)
                found.outs.append(outs)
        found.ops = [frame.ops[node] for node in like]
        found.kinds = [frame.kinds[node] for node in like]
        found.inner = [frame.inner[node] for node in like]
        found.parts = [frame.parts[node] for node in like]
        numbers: list[int] = all.values.tolist()
        values = [self.like[number] for number in numbers]
        found.sizes = [frame.sizes[value] for value in values]
        found.values = [frame.values[value] for value in values]
        found.args, found.returned = [*range(args)], all.returned
        return found, self._held(found, like)

    def _held(self, frame: Frame, like: Sequence[int]) -> Fused:
        """Where the values of the long program are. `like`: by node that of the short one."""
        args, sizes = len(frame.args), frame.sizes
        found = Fused([self.held.runs[node] for node in like], [*frame.args], [], [], [], {})
        found.store += [-1] * (len(sizes) - args)
        found.sizes, found.owners, found.birth = sizes[:args], [*frame.args], [-1] * args
        for node, number in enumerate(like):
            makes = self.makes[number]
            if makes is None:
                continue
            stores = [found.store[value] for value in frame.ins[node]]
            for out, alias, over in zip(frame.outs[node], *makes, strict=True):
                if alias >= 0:
                    found.store[out] = stores[alias]
                    continue
                store = found.store[out] = len(found.sizes)
                found.sizes.append(sizes[out])
                found.owners.append(out)
                found.birth.append(node)
                if over is not None:
                    found.over[store] = tuple([stores[place] for place in over])
        return found


def _read(given: Sequence[tuple[int, ...]]) -> tuple[int, ...]:
    """What operands are made of: by operand where each is one value, else each once."""
    if all([len(one) == 1 for one in given]):
        return tuple([number for (number,) in given])
    return tuple(dict.fromkeys([number for one in given for number in one]))


def _begun(begun: Begun, few: _Few, frame: Frame) -> Begun:
    """By op of main the nodes and values before it. `begun`, `frame`: before nodes were doubled."""
    twice, own = few.frame, len(frame.sizes)
    nodes = [k for k, outs in enumerate(twice.outs) if not outs or outs[0] < own]
    nodes.append(len(twice.ops))
    made = [*accumulate(map(len, few.outs), initial=len(frame.args))]
    return [(nodes[node], made[nodes[node]]) for node, _ in begun]
