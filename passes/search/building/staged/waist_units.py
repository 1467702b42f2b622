"""Layers of a step by where little is sent: units that stages of a pipeline are made of.

A chain of forward ops is cut where no place near it sends less on: behind each block of a
transformer, where only the residual stream goes on. Units with equal ops are of one class, so what
one of them takes is known of all.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import accumulate

from shardwright.ir.core import Op
from shardwright.passes.search.building.staged.op_groups import OpGroups
from shardwright.passes.search.building.staged.step_chain import StepChain

PARTS = 128  # of a chain's seconds; no place so near may send less
LEAST = 0.2  # of such a part; shorter units belong to the one before


def near_of(chain: StepChain) -> float:
    """Seconds that are near in a chain."""
    return (sum(chain.there) + sum(chain.back)) / PARTS


def waist_units(chain: StepChain, near: float) -> OpGroups:
    """The chain in units; `near`: seconds on either side in which no place sends less."""
    count = len(chain)
    weights = [a + b for a, b in zip(chain.there, chain.back, strict=True)]
    ends = [*accumulate(weights)]
    sent = chain.sent(range(count), count)
    starts, last = [0], 0.0
    for place in _waists(sent, weights, ends, near):
        is_long = ends[place] - last > LEAST * near and ends[-1] - ends[place] > LEAST * near
        if is_long:
            starts.append(place + 1)
            last = ends[place]
    return _joined(OpGroups(chain, (*starts, count)))


def _joined(groups: OpGroups) -> OpGroups:
    """Units whose way back stands elsewhere, as where it reads all of a layer at once, are parts of
    the one before; without one before, of the first that has its own.
    """
    chain, own = groups.chain, range(len(groups))
    forward = set(chain.numbers())
    staged = chain.staged(groups.stage_of(own))
    back = {unit for number, unit in staged.items() if number not in forward}
    starts = [start for unit, start in zip(own, groups.starts, strict=False) if unit in back]
    return OpGroups(chain, (0, *starts[1:], len(chain)))  # what stands before all belongs to it


def _waists(
    sent: Sequence[int], weights: Sequence[float], ends: Sequence[float], near: float
) -> list[int]:  # fmt: skip
    """Places behind which no more is sent than behind any place near; of several next to one
    another, with hardly any work between them, the last.
    """
    found: list[int] = []
    low = high = 0
    for place, size in enumerate(sent):
        while ends[low] < ends[place] - near:
            low += 1
        while high < len(sent) and ends[high] <= ends[place] + near:
            high += 1
        after = place + 1
        is_last = after == len(sent) or sent[after] != size or weights[after] > LEAST * near
        if is_last and size <= min(sent[low:high]):
            found.append(place)
    return found


def unit_keys(groups: OpGroups) -> list[tuple[object, ...]]:
    """[g] what a unit does: equal ones have equal ops in equal order, and hand the same on."""
    handed: list[list[tuple[int, int]]] = [[] for _ in range(len(groups))]
    for one in groups.chain.handed:
        unit = groups.of[one.maker]
        away = sum(groups.of[place] != unit for place in one.readers)
        if away:
            handed[unit].append((one.maker - groups.starts[unit], min(away, 1)))
    ops = groups.chain.ops
    return [
        (tuple(map(_kind, ops[a:b])), tuple(handed[k]))
        for k, (a, b) in enumerate(zip(groups.starts, groups.starts[1:], strict=False))
    ]


def _kind(op: Op) -> object:
    """What an op does; functions that are called have names of their own."""
    sig = op.sig
    return (sig.name, sig.ins, sig.outs) if "callee" in op.attrs else sig
