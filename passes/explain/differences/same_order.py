"""Puts the ops of a program into the order in which another one has their like.

Propagation and optimisations heed the order of the text, which says nothing of what is computed:
what differs by it alone is no difference.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from heapq import heapify, heappop, heappush

from shardwright.ir.core import Block, Module, Op, Value
from shardwright.passes.explain.differences.matching import Matching
from shardwright.passes.explain.differences.value_graph import ValueGraph


def in_same_order(found: Matching) -> ValueGraph:
    """The new program with its ops in the order of the old one: its graph, or a copy's."""
    module = found.new.module
    keys = _keys(found)
    if not any(_is_disordered(block, keys) for block in _blocks(module)):
        return found.new
    copy = module.clone()
    place: dict[Op, int] = {}
    numbers: dict[Value, int] = {}
    for op, other in zip(module.walk(), copy.walk(), strict=True):
        if op in keys:
            place[other] = keys[op]
        for value, like in zip(_values(op), _values(other), strict=True):
            if value in found.new.of:
                numbers[like] = found.new.of[value]
    for block in _blocks(copy):
        if _is_disordered(block, place):
            block.set_ops([block.ops[k] for k in _order(block.ops, place)])
    return replace(found.new, module=copy, of=numbers)


def _values(op: Op) -> list[Value]:
    blocks = (block for region in op.regions for block in region.blocks)
    return [*op.results, *(value for block in blocks for value in block.args)]


def _keys(found: Matching) -> dict[Op, int]:
    """By op of the new program the place of its like in the text of the old one."""
    place = {op: k for k, op in enumerate(found.old.module.walk())}
    keys: dict[Op, int] = {}
    for old, new in found.nodes.items():
        a, b = found.old.nodes[old], found.new.nodes[new]
        keys.setdefault(b.op, place[a.op])
        for call, like in zip(b.calls, a.calls, strict=False):
            keys.setdefault(call, place[like])
    for x, y in found.values():
        if x in found.old.asked and y in found.new.asked:
            free = list(found.old.asked[x])
            for ask in found.new.asked[y]:
                like = next((one for one in free if one.text == ask.text), None)
                if like is not None:
                    free.remove(like)
                    keys.setdefault(ask.op, place[like.op])
    return keys


def _blocks(module: Module) -> list[Block]:
    return [
        block for op in module.walk() if op is not module
        for region in op.regions for block in region.blocks
    ]  # fmt: skip


def _is_disordered(block: Block, place: dict[Op, int]) -> bool:
    """True if some op stands before one that it is behind in the old program."""
    known = [place[op] for op in block.ops if op in place]
    return any(a > b for a, b in zip(known, known[1:], strict=False))


def _order(ops: Sequence[Op], place: dict[Op, int]) -> list[int]:
    """An order in which each op comes behind what it needs, else by its place."""
    at = {op: k for k, op in enumerate(ops)}
    makers = {value: k for k, op in enumerate(ops) for value in op.results}
    waits: list[set[int]] = [_needed(op, makers) - {k} for k, op in enumerate(ops)]
    fixed = [k for k, op in enumerate(ops) if not op.results or op.is_terminator]
    for before, after in zip(fixed, fixed[1:], strict=False):
        waits[after].add(before)
    waits[at[ops[-1]]] |= {*range(len(ops) - 1)}
    users: list[list[int]] = [[] for _ in ops]
    for k, needed in enumerate(waits):
        for other in needed:
            users[other].append(k)
    keys = _filled(ops, place)
    ready = [(keys[k], k) for k, needed in enumerate(waits) if not needed]
    heapify(ready)
    found: list[int] = []
    while ready:
        _, k = heappop(ready)
        found.append(k)
        for user in users[k]:
            waits[user].discard(k)
            if not waits[user]:
                heappush(ready, (keys[user], user))
    return found


def _filled(ops: Sequence[Op], place: dict[Op, int]) -> list[int]:
    """Places of all ops: what has none stays behind the op before it."""
    found, last = list[int](), -1
    for op in ops:
        last = place.get(op, last)
        found.append(last)
    return found


def _needed(op: Op, makers: dict[Value, int]) -> set[int]:
    """Ops of the block that an op, or one inside it, takes values of."""
    found = {makers[value] for value in op.operands if value in makers}
    for inner in op.walk() if op.regions else ():
        found |= {makers[value] for value in inner.operands if value in makers}
    return found
