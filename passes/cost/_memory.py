"""The largest number of bytes that one device holds at a time, by liveness.

Kernels run in the order of the simulator; a value is held from the kernel that makes it to the last
one that reads it. Arguments are held throughout unless they are donated. What a fused kernel makes
for itself only is not held, and an update in place takes nothing. Buffers that a compiler adds are
left out.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from shardwright.ir.core import Block, Module, Op
from shardwright.ir.traffic import argument_bytes, result_bytes

from ._flatten import NOBODY, Flat, flatten, is_branch, is_loop
from ._fuse import Fused, fuse
from ._work import Class

_DONATED = ("tf.aliasing_output", "jax.buffer_donor")


@dataclass(frozen=True)
class Peak:
    """`bytes` at most, first reached while `op` runs; of them arguments, results of main."""

    bytes: int
    arguments: int
    results: int
    op: Op | None


Fuse = Callable[[Block], Fused]


def peak(module: Module, fuse_block: Fuse | None = None) -> Peak:
    """The peak of one device that runs main of a local program.

    `fuse_block` gives the kernels of a block, where they are known already.
    """
    main = module.main
    if main is None:
        return Peak(0, 0, 0, None)
    donated = [any(key in attrs for key in _DONATED) for attrs in main.arg_attrs]
    fuse_block = fuse_block or (lambda block: fuse(flatten(module, block)))
    highest, op = _Blocks(fuse_block).highest(main.body, donated)
    return Peak(highest, argument_bytes(module), result_bytes(module), op)


class _Blocks:
    """Peaks of blocks; that of a region is what it holds besides its arguments."""

    def __init__(self, fuse_block: Fuse) -> None:
        self.fuse_block = fuse_block
        self._known: dict[Op, int] = {}

    def highest(self, block: Block, donated: list[bool] | None = None) -> tuple[int, Op | None]:
        """Most bytes at a time, and the op that runs then.

        `donated`: by argument whether it may be freed; None: arguments are held by somebody else.
        """
        fused = self.fuse_block(block)
        flat = fused.flat
        store = _stores(flat)
        last = _last_uses(fused, store, donated)
        held = sum(flat.bytes[store[v]] for v in flat.args) if donated is not None else 0
        ends: dict[int, list[int]] = {}
        for value, number in last.items():
            ends.setdefault(number, []).append(value)
        most, op = held, None
        for number, kernel in enumerate(fused.kernels):
            made = {store[value] for value in kernel.outs} - {store[v] for v in kernel.reads}
            node = kernel.nodes[0]
            takes_place = node.work is None and is_loop(node.op)
            if takes_place:  # results of a loop are where its operands were
                for value in ends.pop(number, ()):
                    held -= flat.bytes[value]
            held += sum(flat.bytes[value] for value in made)
            inside = self._inside(node.op) if node.work is None else 0
            if held + inside > most:
                most, op = held + inside, kernel.main.op
            held -= sum(flat.bytes[value] for value in ends.get(number, ()))
        return most, op

    def _inside(self, op: Op) -> int:
        """What the regions of an op hold besides their arguments."""
        if not (is_loop(op) or is_branch(op)):
            return 0
        if op not in self._known:
            blocks = [block for region in op.regions for block in region.blocks]
            self._known[op] = max(self.highest(block)[0] for block in blocks)
        return self._known[op]


def _stores(flat: Flat) -> list[int]:
    """By value the one whose bytes it has: its own, or those that an update works on in place."""
    store = list(range(len(flat.producer)))
    for node in flat.nodes:
        work = node.work
        if work is None:
            continue
        if work.kind == Class.FENCE:
            for before, after in zip(node.ins, node.outs, strict=True):
                store[after] = store[before]
            continue
        for place, after in enumerate(node.outs):
            is_same = place < len(node.ins) and flat.bytes[node.ins[place]] == flat.bytes[after]
            if is_same and work.writes[place] < flat.bytes[after]:
                store[after] = store[node.ins[place]]
    return store


def _last_uses(fused: Fused, store: list[int], donated: list[bool] | None) -> dict[int, int]:
    """By stored value that is freed, the kernel after which it is."""
    flat = fused.flat
    last: dict[int, int] = {}
    for number, kernel in enumerate(fused.kernels):
        for value in (*kernel.outs, *kernel.reads):
            last[store[value]] = number
    kept = {store[source] for value in flat.results for source in fused.sources.of(value)}
    for place, value in enumerate(flat.args):
        if donated is None or not donated[place]:
            kept.add(store[value])
    kept |= {v for v in range(len(flat.producer)) if flat.producer[v] == NOBODY} - set(flat.args)
    return {value: number for value, number in last.items() if value not in kept}
