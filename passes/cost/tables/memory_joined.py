"""Sums over devices that a script takes at once, since none waits for another: who waits for whom.

A partial result of which the sum is taken with a later one stays until that is there.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Collection, Mapping, Sequence
from typing import NamedTuple

from shardwright.ir.core import Value
from shardwright.passes.cost.liveness.frame import Held
from shardwright.passes.cost.liveness.order import ALONE, taken_together
from shardwright.passes.cost.liveness.sweep import Sweep
from shardwright.passes.cost.tables.memory_nodes import Nodes
from shardwright.passes.cost.tables.memory_times import Steps, Times
from shardwright.passes.cost.tables.program_graph import NOBODY
from shardwright.spec.factors import Kind

LATEST = (
    2  # reductions, and others, that may be summed with a partial result: no more are looked at
)


class Sums(NamedTuple):
    """Nodes of a frame that may leave partial results, in the order of the text: per one, as bits,
    those that it is made of, the step behind which it is there, and the number of one that it is
    added to, which are summed at once if both are partial over the same; -1 for none.
    """

    nodes: Sequence[int] = ()
    behind: Sequence[int] = ()
    steps: Sequence[int] = ()
    added_to: Sequence[int] = ()


def sums_in(
    swept: Sweep,
    nodes: Nodes,
    times: Times,
    added: Collection[Value],
    pairs: Collection[tuple[int, int]],
) -> Sums:
    """What may be partial. `added`: what is not summed in the frame; `pairs`: nodes of the graph
    that are added up.
    """
    frame = swept.frame
    final = {own: node for node, own in enumerate(nodes.of)}  # before it operands in its order
    marked = [
        node
        for own, node in final.items()
        if own != NOBODY and node in times.steps and _may_be_partial(swept, nodes, node)
        if frame.values[frame.outs[node][0]] not in added
    ]
    marked.sort()
    behind = _behind(swept, {node: 1 << number for number, node in enumerate(marked)})
    there = [max(times.avail[frame.outs[node][0]], 0) for node in marked]
    number = {nodes.of[node]: place for place, node in enumerate(marked)}
    added_to = [-1] * len(marked)
    for pair in pairs:
        if all(one in number for one in pair):
            first, last = sorted(number[one] for one in pair)
            added_to[first] = last
    return Sums(marked, [behind[node] for node in marked], there, added_to)


def turns_of(keys: Sequence[int], sums: Sums) -> list[int]:
    """By node the step behind which its sum is taken, where those of equal `keys` but 0 are taken
    together as `liveness/order.py` does.
    """
    pairs = zip(keys, sums.added_to, strict=True)
    apart = [not key or (other >= 0 and keys[other] == key) for key, other in pairs]
    own = [None if alone else key for key, alone in zip(keys, apart, strict=True)]
    groups, last = taken_together(own, sums.behind), dict[int, int]()
    for step, group in zip(sums.steps, groups, strict=True):
        last[group] = max(step, last.get(group, step))
    return [
        step if group == ALONE else last[group]
        for step, group in zip(sums.steps, groups, strict=True)
    ]


def partners(
    swept: Sweep, nodes: Nodes, steps: Mapping[int, Steps], added: Collection[Value]
) -> dict[int, list[int]]:
    """By node of the frame that may leave a partial result the last such ones that need none of
    it, in the order in which they run. `steps`: by node of the frame; `added`: what is not summed
    in it.
    """
    frame = swept.frame
    own = (node for node in steps if all(frame.values[k] not in added for k in frame.outs[node]))
    marked = sorted(node for node in own if _sums(swept, nodes, node))
    bit = {node: 1 << number for number, node in enumerate(marked)}
    behind, earlier, before = _behind(swept, bit), dict[int, int](), 0
    ordered = sorted(marked, key=lambda node: steps[node][0])
    for node in ordered:
        earlier[node] = before
        before |= bit[node]
    for node in ordered:  # what other products wait for is summed at once
        if swept.frame.kinds[node] is not Held.REDUCE:
            before &= ~behind[node]
    waiting = {True: before, False: before}
    counts: Counter[tuple[int, bool]] = Counter()
    found: defaultdict[int, list[int]] = defaultdict(list)
    for node in reversed(ordered):
        kind = swept.frame.kinds[node] is Held.REDUCE
        hits = waiting[kind] & earlier[node] & ~behind[node]
        while hits:
            lowest = hits & -hits
            hits ^= lowest
            one = marked[lowest.bit_length() - 1]
            found[one].insert(0, node)
            counts[one, kind] += 1
            if counts[one, kind] == LATEST:
                waiting[kind] ^= lowest
    return found


def _behind(swept: Sweep, bit: dict[int, int]) -> dict[int, int]:
    """Per marked node those that it is made of, as bits."""
    frame = swept.frame
    needed = [0] * len(frame.sizes)
    found: dict[int, int] = {}
    for node, (ins, outs) in enumerate(zip(frame.ins, frame.outs, strict=True)):
        seen = 0
        for number in ins:
            seen |= needed[number]
        if node in bit:
            found[node] = seen
            seen |= bit[node]
        for number in outs:
            needed[number] |= seen
    return found


def _sums(swept: Sweep, nodes: Nodes, node: int) -> bool:
    if not swept.fused.runs[node] and swept.frame.kinds[node] is not Held.WHOLE:
        return False  # it is cheap to sum where it is read
    return _may_be_partial(swept, nodes, node)


def _may_be_partial(swept: Sweep, nodes: Nodes, node: int) -> bool:
    rule = swept.frame.ops[node].sig.blocks
    if nodes.of[node] == NOBODY or rule is None or len(swept.frame.outs[node]) != 1:
        return False
    return bool(rule.of_kind(Kind.REDUCTION))
