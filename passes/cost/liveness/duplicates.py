"""Values that are in memory for some readers and computed again by others, as XLA fuses them.

A pointwise value that a kernel of a library reads lies in memory. Its other readers compute it
again all the same where that reads no more than it does: where at most one operand is as large.
"""

from __future__ import annotations

from collections.abc import Sequence

from shardwright.passes.cost.liveness.frame import Frame, Held, spreads
from shardwright.passes.cost.liveness.library_kernels import Groups


def hard_values(frame: Frame, groups: Groups) -> list[bool]:
    """By value whether some reader wants it in memory, whatever makes it."""
    hard = [False] * len(frame.sizes)
    for number in frame.returned:
        hard[number] = True
    last, kinds = groups.last, frame.kinds
    for node, given in enumerate(frame.ins):
        if last[node] < 0 and kinds[node] in _COMPUTING:
            continue  # most nodes
        for number in hard_operands(frame, groups, node, given):
            hard[number] = True
    return hard


def hard_operands(frame: Frame, groups: Groups, node: int, given: list[int]) -> Sequence[int]:
    """The operands that a reader does not compute itself."""
    if groups.last[node] >= 0:
        return [number for number in given if number not in groups.inner]
    kind = frame.kinds[node]
    if kind in _COMPUTING:
        return ()
    return given[:1] if kind is Held.UPDATE and not frame.ops[node].regions else given


_COMPUTING = frozenset((Held.INLINE, Held.VIEW, Held.REDUCE))


def is_soft(frame: Frame, groups: Groups, node: int, kind: Held, index: int) -> bool:
    """True if a reader computes an operand itself."""
    if groups.last[node] >= 0:
        return frame.ins[node][index] in groups.inner
    return kind in _COMPUTING or (kind is Held.UPDATE and index > 0 and not frame.ops[node].regions)


def duplicated(frame: Frame, groups: Groups) -> tuple[Frame, Groups]:
    """A frame in which such values are there twice, and its groups."""
    twice = _twice(frame, groups)
    if not twice:
        return frame, groups
    found, last = frame.copied(), list[int]()
    again: dict[int, int] = {}  # by value what others compute
    place: list[int] = []
    start = 0
    for end in sorted(twice):
        found.extend(frame, start, end + 1)
        last += groups.last[start : end + 1]
        place += range(len(place) + len(again), len(found.ops))
        (out,) = frame.outs[end]
        again[out] = found.number(frame.values[out], frame.sizes[out])
        found.add(frame, end, frame.ins[end], [again[out]])
        last.append(-1)
        start = end + 1
    found.extend(frame, start, len(frame.ops))
    last += groups.last[start:]
    place += range(len(place) + len(again), len(found.ops))
    made = Groups(
        [place[node] if node >= 0 else node for node in last], groups.inner, groups.spread
    )
    kinds, doubled = found.kinds, again.keys()
    for node in [k for k, ins in enumerate(found.ins) if not doubled.isdisjoint(ins)]:
        found.ins[node] = [
            again.get(number, number) if is_soft(found, made, node, kinds[node], index) else number
            for index, number in enumerate(found.ins[node])
        ]
    return found, made


def _twice(frame: Frame, groups: Groups) -> set[int]:
    hard = hard_values(frame, groups)
    softly: set[int] = set()
    last, kinds = groups.last, frame.kinds
    for node, given in enumerate(frame.ins):
        kind = kinds[node]
        if kind in _COMPUTING and last[node] < 0:  # most nodes
            softly.update([number for number in given if hard[number]])
            continue
        for index, number in enumerate(given):
            if hard[number] and is_soft(frame, groups, node, kind, index):
                softly.add(number)
    inline = [node for node, kind in enumerate(kinds) if kind is Held.INLINE]
    if not softly:
        return set()
    free = {
        out
        for node in inline
        if not frame.ins[node] or spreads(frame.ops[node])
        for out in frame.outs[node]
    }
    found: set[int] = set()
    for node in inline:
        outs = frame.outs[node]
        if groups.last[node] >= 0 or outs[0] not in softly:
            continue
        row = frame.ops[node].row
        if row is None or row.dear:
            continue
        large = [
            v for v in frame.ins[node] if v not in free and _rank(frame, v) >= _rank(frame, outs[0])
        ]
        if len(large) <= 1:
            found.add(node)
    return found


def _rank(frame: Frame, number: int) -> int:
    """The number of dims of more than one element."""
    return sum(size > 1 for size in frame.values[number].shape)
