"""Finds the materialized values of a frame: those that some reader does not compute itself.

A compiler works pointwise chains out element by element. The rule here, by classes of ops:

- A value made element by element (`INLINE`) takes no memory where all its readers work element by
  element too (pointwise ops, reductions, the parts written by an update), and it is cheap to work
  out again for each of them, or has one reader only.
- A view takes no memory; where a reader wants its operand in memory, it is the operand's.
- A pure op that nobody reads does not run.
- All else is held. What a held value is computed from then lives until it is computed.
"""

from __future__ import annotations

from dataclasses import dataclass

from shardwright.passes.cost.liveness.duplicates import hard_values
from shardwright.passes.cost.liveness.frame import Frame, Held
from shardwright.passes.cost.liveness.library_kernels import Groups

_MANY = 1 << 10  # readers; more are not counted
_FEW = 16  # operands of a fused chain that are remembered


@dataclass(slots=True)
class Fused:
    """Per node whether it `runs` by itself; per value its `store`, -1 where it has none.

    Stores 0 .. number of arguments and captured values - 1 are those of what comes from outside.
    Per store `sizes` in bytes, `owners` (a value), `birth` (a node, -1 from outside); `over`: the
    stores whose place it can take, which its op reads element for element.
    """

    runs: list[bool]
    store: list[int]
    sizes: list[int]
    owners: list[int]
    birth: list[int]
    over: dict[int, tuple[int, ...]]


def fused(frame: Frame, fuses: bool = True, groups: Groups | None = None) -> Fused:
    """The values of a frame that are in memory; `fuses`: False where every op runs by itself.

    `groups`: of nodes that are one kernel.
    """
    runs = _running(frame, fuses, groups)
    return _stored(frame, runs)


def _running(frame: Frame, fuses: bool, groups: Groups | None) -> list[bool]:
    count = len(frame.sizes)
    wanted, reads = [False] * count, [0] * count  # in memory; readers that compute it themselves
    for number in frame.returned:
        wanted[number] = True
    runs = [False] * len(frame.ops)
    soft = _soft_views(frame, groups) if groups is not None else []
    inline, view, reduce, update = Held.INLINE, Held.VIEW, Held.REDUCE, Held.UPDATE
    send, last = Held.SEND, None if groups is None else groups.last
    kinds, ins, outs, ops = frame.kinds, frame.ins, frame.outs, frame.ops
    # Back to front: whether a value takes memory depends on its readers.
    for node in range(len(ops) - 1, -1, -1):
        kind = kinds[node]
        if last is not None and last[node] >= 0:
            assert groups is not None
            _run_in_group(frame, groups, node, runs, wanted, reads)
            continue
        if kind is inline or kind is view:
            out = outs[node][0]
            weight = reads[out]
            if wanted[out]:
                if kind is view and not (soft and soft[node]):
                    for number in ins[node]:
                        wanted[number] = True
                    continue
                runs[node], weight = True, 1
            elif weight == 0:
                continue  # dead
            # A compiler computes expensive functions once for several readers (decision 0025).
            elif kind is inline and weight > 1 and _is_dear(frame, node):
                runs[node], weight = True, 1
            for number in ins[node]:
                count = reads[number] + weight
                reads[number] = count if count < _MANY else _MANY
            continue
        is_read = kind is send or any(wanted[out] or reads[out] for out in outs[node])
        if not is_read and ops[node].sig.is_erasable:
            continue  # dead
        runs[node] = True
        given = ins[node]
        is_soft = kind is reduce or (kind is update and not ops[node].regions)
        if not is_soft:
            for number in given:
                wanted[number] = True
            continue
        if kind is update:
            wanted[given[0]] = True
            given = given[1:]
        for number in given:
            reads[number] = min(reads[number] + 1, _MANY)
    if not fuses:
        _run_all(frame, runs, wanted, reads)
    return runs


def _soft_views(frame: Frame, groups: Groups) -> list[bool]:
    """Views of what is computed where it is read: such a view is computed, too."""
    hard = hard_values(frame, groups)
    readers, maker = [0] * len(frame.sizes), [-1] * len(frame.sizes)
    for node, outs in enumerate(frame.outs):
        for number in frame.ins[node]:
            readers[number] += 1
        for out in outs:
            maker[out] = node
    found = [False] * len(frame.ops)
    for node, kind in enumerate(frame.kinds):
        if kind is not Held.VIEW:
            continue
        source = frame.ins[node][0]
        made = maker[source]
        if made < 0 or hard[source]:
            continue
        if frame.kinds[made] is Held.INLINE:
            found[node] = readers[source] == 1 or not _is_dear(frame, made)
        elif frame.kinds[made] is Held.VIEW:
            found[node] = found[made]
    return found


def _run_in_group(
    frame: Frame,
    groups: Groups,
    node: int,
    runs: list[bool],
    wanted: list[bool],
    reads: list[int],
) -> None:
    """A group runs at its last node, and wants in memory what others make for it."""
    out = frame.outs[node][0]
    if not (wanted[out] or reads[out]):
        return  # dead
    runs[node] = not groups.is_inside(node)
    for number in frame.ins[node]:
        reads[number] = min(reads[number] + 1, _MANY)
        if number not in groups.inner and number not in groups.spread:
            wanted[number] = True


def _run_all(frame: Frame, runs: list[bool], wanted: list[bool], reads: list[int]) -> None:
    """Every living op that is no view runs by itself."""
    for node, kind in enumerate(frame.kinds):
        if kind is Held.INLINE:
            out = frame.outs[node][0]
            runs[node] = wanted[out] or reads[out] > 0


def _is_dear(frame: Frame, node: int) -> bool:
    row = frame.ops[node].row
    return row is not None and row.dear


def _stored(frame: Frame, runs: list[bool]) -> Fused:
    found = Fused(runs, [-1] * len(frame.sizes), [], [], [], {})
    aligned: list[tuple[int, ...]] = [()] * len(frame.sizes)  # stores read element for element
    for number in [*frame.args, *(number for _, number in frame.captured)]:
        aligned[number] = (_new(found, frame, number, -1),)
    inline, view, pinned = Held.INLINE, Held.VIEW, Held.PINNED
    columns = zip(frame.kinds, frame.ins, frame.outs, runs, strict=True)
    for node, (kind, ins, outs, is_running) in enumerate(columns):
        if kind is view and not is_running:
            found.store[outs[0]] = found.store[ins[0]]
            row = frame.ops[node].row
            is_turned = row is not None and row.held == "turn"
            aligned[outs[0]] = () if is_turned else aligned[ins[0]]
        elif not is_running:
            if kind is inline:
                aligned[outs[0]] = _aligned(frame, node, aligned)
        elif kind is pinned:
            for one, other in zip(ins, outs, strict=True):
                found.store[other], aligned[other] = found.store[one], aligned[one]
        else:
            _hold(found, frame, node, aligned)
    return found


def _hold(found: Fused, frame: Frame, node: int, aligned: list[tuple[int, ...]]) -> None:
    """Stores of the results of an op that runs."""
    kind, ins, outs = frame.kinds[node], frame.ins[node], frame.outs[node]
    for index, out in enumerate(outs):
        if kind is Held.LOOP:
            body = frame.inner[node][1]
            if body.returned[index] == body.args[index]:
                found.store[out], aligned[out] = found.store[ins[index]], aligned[ins[index]]
                continue
        store = _new(found, frame, out, node)
        if kind is Held.LOOP or kind is Held.UPDATE:
            found.over[store] = (found.store[ins[index]],)
        elif kind is Held.INLINE:
            found.over[store] = _aligned(frame, node, aligned)
        aligned[out] = (store,)


def _new(found: Fused, frame: Frame, number: int, node: int) -> int:
    store = found.store[number] = len(found.sizes)
    found.sizes.append(frame.sizes[number])
    found.owners.append(number)
    found.birth.append(node)
    return store


def _aligned(frame: Frame, node: int, aligned: list[tuple[int, ...]]) -> tuple[int, ...]:
    """The stores that a pointwise op reads element for element, at most a few."""
    if not frame.ops[node].sig.is_elementwise:
        return ()
    sizes, ins = frame.sizes, frame.ins[node]
    size = sizes[frame.outs[node][0]]
    if len(ins) == 1:
        return aligned[ins[0]] if sizes[ins[0]] == size else ()
    stores = [store for v in ins if sizes[v] == size for store in aligned[v]]
    return tuple(dict.fromkeys(stores))[:_FEW]
