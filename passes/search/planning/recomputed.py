"""Plans that hold less because values are worked out again: `plan.remat` on ops of their text.

Values that are live at the peak are looked at in the program of one device, and those of least work
per byte go first, each from others that stay (`remat_candidates`); layers repeat, so a class of
values goes layer by layer, until it fits. An op that makes them is known by its place, which is its
number in the text.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from shardwright.ir.core import Module, Op
from shardwright.ir.locations.location import named, origin
from shardwright.ir.walk import all_ops
from shardwright.passes.cost.liveness.analysis import Peak
from shardwright.passes.cost.liveness.scripts import script_peak
from shardwright.passes.cost.recompute.remat_candidates import chosen
from shardwright.passes.cost.trials.compile import compiled
from shardwright.passes.target import Target
from shardwright.spec import plan
from shardwright.spec.attributes import Unit

ROUNDS = 8  # programs that are compiled
SPARE = 0.01  # of the limit, by which more is freed than lacks


@dataclass(frozen=True)
class Recomputing:
    """Ops of a text, by number, that are worked out again, and what a device then holds."""

    numbers: frozenset[int]
    peak_bytes: int

    def of(self, written: Module) -> Module:
        """A copy of the text that says so."""
        copy = written.clone()
        for number, op in enumerate(all_ops(copy)):
            if number in self.numbers:
                op.set_note(plan.REMAT, Unit())
        return copy


def recomputed(written: Module, target: Target, limit: float, script: str) -> Recomputing | None:
    """What is to be worked out again so that a device holds `limit`, or the least that is found
    above it; None where nothing helps. Raises ProgramError where it cannot be compiled.
    """
    best, start = Recomputing(frozenset(), 0), 0
    asked, tried = frozenset[int](), frozenset[int]()
    for _ in range(ROUNDS):
        local, peak = _compiled(Recomputing(asked, 0).of(written), target, script)
        start = start or peak.bytes
        if not best.numbers or peak.bytes < best.peak_bytes:
            best = Recomputing(asked, peak.bytes)
        if peak.bytes <= limit:
            break
        makers, more = _chosen(local, peak, limit, tried)
        if not makers:
            break
        asked, tried = asked | more, tried | makers
    return best if best.numbers and best.peak_bytes < start else None


def _compiled(written: Module, target: Target, script: str) -> tuple[Module, Peak]:
    """The program of one device, whose places are numbers of the text, and its peak."""
    for number, op in enumerate(all_ops(written)):
        op.loc = named(f"op{number}")
    made = compiled(written, target, is_judged=False)
    return made.local, script_peak(made.local, made.target.machines, script)


def _chosen(
    local: Module, peak: Peak, limit: float, tried: frozenset[int]
) -> tuple[frozenset[int], frozenset[int]]:
    """Numbers of the ops that make as many values at the peak as have to go, and of all that these
    are made of. What was tried, and is there all the same, stays.
    """
    makers, more = set[int](), set[int]()
    lacks = peak.bytes - limit * (1 - SPARE)
    for one in chosen(local, peak, lambda value: not _numbers([value.op]).isdisjoint(tried)):
        if lacks <= 0:
            break
        makers |= _numbers([one.value.op])
        more |= _numbers(one.chain)
        lacks -= one.bytes
    return frozenset(makers), frozenset(more)


def _numbers(ops: Iterable[Op | None]) -> frozenset[int]:
    """Those of the text that ops were made for."""
    places = (origin(op.loc).path for op in ops if op is not None)
    return frozenset(int(place[2:]) for place in places if place[2:].isdecimal())
