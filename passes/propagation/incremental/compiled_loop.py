"""The driver's loop over integer columns, compiled or interpreted.

Shardings are numbers, 0 for a missing one, and so are transitions, -1 where nothing may move. Behind the
ops stand the pairs of a returned value and its declaration, as ops of two slots. What a transition does
to an op's shardings is looked up by them; where that is not known yet, a visit stops and says so.
"""  # noqa: E501

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple, cast

import numpy as np
from numpy.typing import NDArray

Ints = NDArray[np.int32]
Flags = NDArray[np.uint8]
AT, DEPTH, NEXT, PLACE = range(4)  # of `cursor`


class Columns(NamedTuple):
    """A program under propagation. Lists of numbers lie end to end; `*_start` says where.

    `slots` are those of each op, operands then results; `listeners`, `quiet` and `groups` are by
    slot, as in `Flow`. `cursor` is where a visit stopped: the op in program order, the height of
    the stack, the op to visit next (-1: see the stack), and the one of `places` for its entry.
    `places` is a hash table of where entries stand in `memo`, -1 where free. An entry is the
    transition, the shardings of its tensors, the count of changes, and per change the position of
    the tensor, the new sharding of its slot and that of the other members of its group.
    """

    state: Ints
    pending: Flags
    waiting: Flags
    stack: Ints
    slots: Ints
    slots_start: Ints
    listeners: Ints
    listeners_start: Ints
    quiet: Ints
    quiet_start: Ints
    groups: Ints
    groups_start: Ints
    cursor: Ints
    places: Ints
    memo: Ints


Visit = Callable[[Columns, Ints], int]  # by the transition of each op; the op to learn about or -1
Jit = Callable[[Any], Any]


def plain(function: Any) -> Any:
    """Leaves a function as it is: slow, and needs no compiler."""
    return function


def kernel(jit: Jit, inline: Jit) -> tuple[Visit, Visit]:
    """Visits to all ops and those that they wake, and to all returned values, in turn.

    Both go on from the cursor; its start is -1, 0, -1. `inline` marks the functions that take part
    in a visit: as calls they would pass all columns on each time.
    """

    @inline
    def find(c: Columns, i: int, table: int) -> int:
        """The place of the changes of op i in the memo; -1 less its free one of `places`."""
        first, last = c.slots_start[i], c.slots_start[i + 1]
        hashed = int(table)
        for k in range(first, last):
            hashed = ((hashed ^ int(c.state[c.slots[k]])) * 0x01000193) & 0xFFFFFFFF
        mask = len(c.places) - 1
        place = (hashed ^ (hashed >> 15)) & mask
        while c.places[place] >= 0:
            entry = c.places[place]
            if c.memo[entry] == table:
                entry += 1
                k = first
                while k < last and c.memo[entry] == c.state[c.slots[k]]:
                    entry += 1
                    k += 1
                if k == last:
                    return entry
            place = (place + 1) & mask
        return -1 - place

    @inline
    def wake(c: Columns, slot: int, i: int, depth: int) -> int:
        """Mark the readers of a slot that op i changed; the height of the stack then."""
        for k in range(c.listeners_start[slot], c.listeners_start[slot + 1]):
            listener = c.listeners[k]
            c.pending[listener] = 1
            if listener <= c.cursor[AT] and not c.waiting[listener] and listener != i:
                c.waiting[listener] = 1
                c.stack[depth] = listener
                depth += 1
        for k in range(c.quiet_start[slot], c.quiet_start[slot + 1]):
            c.pending[c.quiet[k]] = 1
        return depth

    @inline
    def change(c: Columns, i: int, entry: int, depth: int) -> int:
        """Make the changes of op i; the height of the stack then."""
        c.pending[i] = 1
        for k in range(entry + 1, entry + 1 + 3 * c.memo[entry], 3):
            slot = c.slots[c.slots_start[i] + c.memo[k]]
            if slot == 0:
                continue
            c.state[slot] = c.memo[k + 1]
            depth = wake(c, slot, i, depth)
            for member in range(c.groups_start[slot], c.groups_start[slot + 1]):
                c.state[c.groups[member]] = c.memo[k + 2]
                depth = wake(c, c.groups[member], i, depth)
        return depth

    @jit
    def visit_ops(c: Columns, tables: Ints) -> int:
        cursor, count = c.cursor, len(c.waiting)
        depth, i = cursor[DEPTH], cursor[NEXT]
        while True:
            if i < 0 and depth > 0:
                depth -= 1
                i = c.stack[depth]
                c.waiting[i] = 0
            elif i < 0:
                i = cursor[AT] + 1
                while i < count and not c.pending[i]:
                    i += 1
                cursor[AT] = i
                if i == count:
                    return -1
            if tables[i] >= 0:
                entry = find(c, i, tables[i])
                if entry < 0:
                    cursor[DEPTH], cursor[NEXT], cursor[PLACE] = depth, i, -1 - entry
                    return int(i)
                c.pending[i] = 0
                if c.memo[entry]:
                    depth = change(c, i, entry, depth)
            i = -1

    @jit
    def visit_returns(c: Columns, tables: Ints) -> int:
        cursor, count = c.cursor, len(c.waiting)
        for i in range(max(cursor[NEXT], count), len(tables)):
            entry = find(c, i, tables[i])
            if entry < 0:
                cursor[NEXT], cursor[PLACE] = i, -1 - entry
                return i
            if c.memo[entry]:
                change(c, i, entry, 0)
        return -1

    return cast(tuple[Visit, Visit], (visit_ops, visit_returns))
