"""Sums over devices that a script takes at once, since none waits for another: who waits for whom.

A partial result of which the sum is taken with a later one stays until that is there.
"""

from __future__ import annotations

from shardwright.passes.cost.liveness.sweep import Sweep
from shardwright.passes.cost.tables.memory_nodes import Nodes
from shardwright.passes.cost.tables.program_graph import NOBODY
from shardwright.spec.factors import Kind

LATEST = 4  # of those that may be summed with a partial result: more are not looked at


def partners(swept: Sweep, nodes: Nodes) -> dict[int, list[int]]:
    """By node of the frame that may leave a partial result the last such ones that need none of
    it, in the order in which they run.
    """
    held = swept.fused
    marked = [node for node, runs in enumerate(held.runs) if runs and _sums(swept, nodes, node)]
    bit = {node: 1 << number for number, node in enumerate(marked)}
    behind, earlier, before = _behind(swept, bit), dict[int, int](), 0
    step_of = {node: step for step, run in enumerate(swept.steps) for node in run}
    ordered = sorted(marked, key=lambda node: step_of[node])
    for node in ordered:
        earlier[node] = before
        before |= bit[node]
    found: dict[int, list[int]] = {}
    waiting = before
    for node in reversed(ordered):
        hits = waiting & earlier[node] & ~behind[node]
        while hits:
            lowest = hits & -hits
            known = found.setdefault(marked[lowest.bit_length() - 1], [])
            known.insert(0, node)
            hits ^= lowest
            if len(known) == LATEST:
                waiting ^= lowest
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
    op = swept.frame.ops[node]
    rule = op.sig.blocks
    if nodes.of[node] == NOBODY or rule is None or len(swept.frame.outs[node]) != 1:
        return False
    return bool(rule.of_kind(Kind.REDUCTION))
