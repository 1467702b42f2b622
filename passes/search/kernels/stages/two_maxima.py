"""Chains of blocks on devices: the largest forward time plus the largest backward time, least.

As released by RaNNC (Tanaka et al., IPDPS 2021; src/graph/DPStaging.cpp), one state by stages s,
blocks b and devices d:
    val = max(F + in + out, prev.maxF) + max(B + in + out, prev.maxB)
and a candidate replaces the state iff val < stored eval; then eval = max(val, prev.eval), maxF =
max(F, prev.maxF), maxB likewise, without communication. s ascends, b ascends (the last stage ends
with the last block), d descends, b_prev and d_prev ascend. Memory that does not fit ends the loop
of d_prev; d for which nothing fits ends that of d, and those up to d are not looked at for larger
b; b without any ends that of b.

A sum of two maxima needs more than one state: `pareto_chain` keeps all pairs that no other beats,
with communication, and is exact.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import NamedTuple


class Segment(NamedTuple):
    """Of blocks [first, last) on n devices: times forward, backward, of both transfers, bytes."""

    forward: float
    backward: float
    sent: float
    memory: float


@dataclass(frozen=True)
class BlockChain:
    """`segment(first, last, n)`; `allowed(n)`: whether a stage may have n devices; `cap`: bytes
    that a device must stay below.
    """

    blocks: int
    devices: int
    segment: Callable[[int, int, int], Segment]
    cap: float
    allowed: Callable[[int], bool]


class State(NamedTuple):
    """`blocks`, `devices`: of the state before, [-1, -1] at the start."""

    eval: float
    forward: float
    backward: float
    blocks: int
    devices: int


class Chain(NamedTuple):
    """`value`: as the recurrence has it; `ends`: cumulated blocks and devices by stage."""

    value: float
    ends: tuple[tuple[int, int], ...]


_START = State(0, 0, 0, -1, -1)
Table = list[dict[tuple[int, int], State]]


def released_chain(chain: BlockChain, stages: int) -> Chain | None:
    """What the released recurrence finds with exactly these stages on all devices."""
    table: Table = [{(0, 0): _START}]
    for s in range(1, stages + 1):
        table.append(_level(chain, table[-1], s, stages))
    here = (chain.blocks, chain.devices)
    if here not in table[-1]:
        return None
    value, ends = table[-1][here].eval, list[tuple[int, int]]()
    for states in reversed(table[1:]):
        ends.append(here)
        here = states[here].blocks, states[here].devices
    return Chain(value, tuple(reversed(ends)))


def _level(
    chain: BlockChain, before: dict[tuple[int, int], State], s: int, stages: int
) -> dict[tuple[int, int], State]:
    found: dict[tuple[int, int], State] = {}
    least = 1
    for b in range(chain.blocks if s == stages else s, chain.blocks - stages + s + 1):
        some = False
        for d in range(chain.devices, max(least, s) - 1, -1):
            best, skipped = _best(chain, before, s, b, d)
            if best is not None:
                found[b, d], some = best, True
            elif not skipped:
                least = d + 1
                break
        if not some:
            break
    return found


def _best(
    chain: BlockChain, before: dict[tuple[int, int], State], s: int, b: int, d: int
) -> tuple[State | None, bool]:
    """The state, and whether a count of devices was passed over."""
    best: State | None = None
    skipped = False
    for b_prev in range(s - 1, b if s > 1 else 1):
        for d_prev in range(s - 1, d if s > 1 else 1):
            prev = before.get((b_prev, d_prev))
            if prev is None:
                continue
            if not chain.allowed(d - d_prev):
                skipped = True
                continue
            one = chain.segment(b_prev, b, d - d_prev)
            if one.memory >= chain.cap:
                break
            value = max(one.forward + one.sent, prev.forward)
            value += max(one.backward + one.sent, prev.backward)
            if best is None or value < best.eval:
                best = State(
                    max(value, prev.eval), max(one.forward, prev.forward),
                    max(one.backward, prev.backward), b_prev, d_prev,
                )  # fmt: skip
    return best, skipped


def score(chain: BlockChain, ends: tuple[tuple[int, int], ...]) -> float:
    """max (F + communication) + max (B + communication) of a plan."""
    parts = list(segments(chain, ends))
    return max(p.forward + p.sent for p in parts) + max(p.backward + p.sent for p in parts)


def segments(chain: BlockChain, ends: tuple[tuple[int, int], ...]) -> Iterator[Segment]:
    """The stages of a plan."""
    first = taken = 0
    for last, devices in ends:
        yield chain.segment(first, last, devices - taken)
        first, taken = last, devices


class Pair(NamedTuple):
    """Maxima so far, and the plan."""

    forward: float
    backward: float
    ends: tuple[tuple[int, int], ...]


def pareto_chain(chain: BlockChain, stages: int) -> Chain | None:
    """The least score with exactly these stages on all devices."""
    fronts: dict[tuple[int, int], list[Pair]] = {(0, 0): [Pair(0, 0, ())]}
    for s in range(1, stages + 1):
        grown: dict[tuple[int, int], list[Pair]] = {}
        rest = stages - s
        for (first, taken), pairs in fronts.items():
            for last in range(first + 1 if rest else chain.blocks, chain.blocks - rest + 1):
                for d in range(taken + 1 if rest else chain.devices, chain.devices - rest + 1):
                    if last <= first or d <= taken or not chain.allowed(d - taken):
                        continue
                    one = chain.segment(first, last, d - taken)
                    if one.memory >= chain.cap:
                        continue
                    grown.setdefault((last, d), []).extend(
                        Pair(
                            max(p.forward, one.forward + one.sent),
                            max(p.backward, one.backward + one.sent), (*p.ends, (last, d)),
                        )
                        for p in pairs
                    )  # fmt: skip
        fronts = {key: _front(pairs) for key, pairs in grown.items()}
    last = fronts.get((chain.blocks, chain.devices))
    if not last:
        return None
    best = min(last, key=lambda pair: pair.forward + pair.backward)
    return Chain(best.forward + best.backward, best.ends)


def _front(pairs: list[Pair]) -> list[Pair]:
    found: list[Pair] = []
    for pair in sorted(pairs):
        if not found or pair.backward < found[-1].backward:
            found.append(pair)
    return found
