"""What units of a step take on devices that a layout spreads them over: measured once by class.

A short step, with every class of unit in it, is written with a stage for each unit, compiled as
any program is, and played by the simulator: seconds forward and back, what a stage does once a
step, what it sends, and bytes: owned, kept by micro-batch in flight, and held besides.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from math import prod
from typing import NamedTuple

from shardwright.ir.core import Module
from shardwright.ir.errors import ProgramError
from shardwright.ir.parse import parse
from shardwright.ir.print import print_module
from shardwright.passes.cost.evaluation.evaluate import Trace, trace
from shardwright.passes.cost.liveness.argument_roles import PARAMETER
from shardwright.passes.cost.liveness.scripts import script_peak
from shardwright.passes.cost.pricing.machine import PER_SECOND
from shardwright.passes.cost.simulator.stage_transfers import Handover
from shardwright.passes.cost.trials.compile import Compiled, compiled
from shardwright.passes.pipeline.schedules.actions import BACKWARD, FORWARD, INPUT, WEIGHT, in_turn
from shardwright.passes.pipeline.schedules.noted_lists import note_lists
from shardwright.passes.pipeline.schedules.placed_orders import serial_lists
from shardwright.passes.registry import PassFault
from shardwright.passes.search.building.staged.laid_stages import Staging, UnitStep, laid_stages
from shardwright.passes.search.planning.program_texts import NAME, WRITTEN, on_mesh
from shardwright.passes.search.rules.stage_layouts import DATA, MODEL, StageLayout
from shardwright.passes.target import target_of
from shardwright.spec.attributes import String
from shardwright.spec.axes import Mesh
from shardwright.spec.cluster import SWITCH, Cluster
from shardwright.spec.plan import ACTIONS, SCHEDULE
from shardwright.spec.schedule_names import GPIPE, ONE_F_ONE_B, ZB_H1, Named


class Way(NamedTuple):
    """How a stage's devices share a micro-batch: `data` x `model`, as `layout` says."""

    data: int
    model: int
    layout: StageLayout

    @property
    def devices(self) -> int:
        return self.data * self.model

    @property
    def mesh(self) -> Mesh:
        """Axes of several devices, or one of one."""
        axes = tuple(axis for axis in ((DATA, self.data), (MODEL, self.model)) if axis[1] > 1)
        return Mesh(axes or ((DATA, 1),))

    def lay(self, module: Module) -> Module:
        """A copy of an unannotated program, laid out. Raises ProgramError; see `StageLayout`."""
        copy = on_mesh(module, self.mesh)
        self.layout.annotate(copy, NAME, self.mesh)
        return copy

    def __str__(self) -> str:
        words = "" if str(self.layout) == "plain" else f" {self.layout}"
        return f"{self.data}x{self.model}{words}"


class Unit(NamedTuple):
    """A unit on a stage of its own. Seconds of a micro-batch: `forward`, `input` and `weight`
    (together the way back; `weight` is 0 where they are one); `once`: of a step, behind the loop.
    Bytes: `sent` on, a micro-batch; `owned` all the time, `kept` by micro-batch in flight, `held`
    besides.
    """

    forward: float
    input: float
    weight: float
    once: float
    sent: int
    owned: float
    kept: float
    held: float

    @property
    def seconds(self) -> float:
        """Of a micro-batch, there and back."""
        return self.forward + self.input + self.weight


@dataclass(frozen=True)
class Asked:
    """A question: a way, micro-batches of a step, what is worked out again, whether gradients of
    weights stand apart.
    """

    way: Way
    microbatches: int
    again: bool = False
    splits: bool = False


def unit_figures(step: UnitStep, asked: Asked, cluster: Cluster) -> list[Unit] | None:
    """[units] of a short step; None where the way does not go with the program."""
    count = len(step)
    schedule = Named(ZB_H1 if asked.splits else ONE_F_ONE_B)
    again = frozenset(range(count)) if asked.again else frozenset[int]()
    staging = Staging(tuple(range(count)), count, asked.microbatches, schedule, again)
    try:
        target = target_of(side_by_side(cluster, asked.way.devices, count))
        text = laid_stages(step, staging, asked.way.lay)
    except (ProgramError, PassFault, KeyError):
        return None
    every: list[Module | Compiled] = [text]
    try:
        every.append(read := parse(print_module(text), WRITTEN))
        every.append(made := compiled(read, target, is_judged=False))
        found = trace(made.local, made.target)
        if found.cost.played is None:
            return None
        return _units(found, [] if asked.splits else _held(made, count, asked.microbatches))
    except (ProgramError, PassFault, KeyError):
        return None
    finally:
        for one in every:
            one.dissolve()  # else only the collector would find them


class Held(NamedTuple):
    """Bytes of a unit: `owned` all the time, `kept` by micro-batch in flight, `held` besides."""

    owned: float
    kept: float
    held: float


def _held(made: Compiled, count: int, microbatches: int) -> list[Held]:
    """Of every unit: by what it holds with one micro-batch in flight, and with all of them."""
    module, cluster = made.local, made.target.machines
    places = in_turn(count, count)
    note_lists(module, serial_lists(places, microbatches))
    few = script_peak(module, cluster).stages
    module.set_note(ACTIONS, None)
    module.set_note(SCHEDULE, String(GPIPE))
    many = script_peak(module, cluster).stages
    found: list[Held] = []
    for one, all in zip(few, many, strict=True):
        owned = one.argument_bytes + one.roles.get(PARAMETER, 0)
        more = all.flying - one.flying
        kept = (all.bytes - one.bytes) / more if more else max(0.0, one.bytes - owned)
        found.append(Held(owned, kept, max(0.0, one.bytes - one.flying * kept - owned)))
    return found


def side_by_side(cluster: Cluster, each: int, count: int) -> Cluster:
    """So many groups of the first devices of a cluster, on switches as its outermost links are.

    Raises KeyError where the cluster cannot be parted so.
    """
    part = cluster.first(each)
    if not cluster.levels:
        raise KeyError(each)
    outer = replace(
        cluster.levels[0], name="group", count=count, topology=SWITCH, torus="", edges=()
    )
    size = prod(level.count for level in part.levels)
    levels = tuple(level for level in part.levels if level.count > 1)
    return replace(
        cluster, name="groups", levels=(outer, *levels), chips=((part.chip, count * size),)
    )


def _crossing(handovers: Sequence[Handover], microbatches: int) -> dict[int, int]:
    """By unit the bytes of a micro-batch that it and those before send to those behind it."""
    found: dict[int, int] = {}
    for one in handovers:
        ways = 2 if one.after == one.before + 1 else 1
        for unit in range(one.before, one.after):
            found[unit] = found.get(unit, 0) + one.bytes // (ways * microbatches)
    return found


def _units(found: Trace, held: Sequence[Held]) -> list[Unit]:
    cost, played = found.cost, found.cost.played
    assert played is not None
    groups = found.simulator.groups()
    once = {run.group: (run.time - played.makespan) / PER_SECOND for run, _ in groups}
    sent = _crossing(cost.handovers, played.lists.microbatches)
    units: list[Unit] = []
    for rank, (line, spans) in enumerate(zip(played.lists.ranks, played.spans, strict=True)):
        takes: dict[str, float] = {}
        for one, span in zip(line, spans, strict=True):
            takes.setdefault(one.kind, (span.end - span.start) / PER_SECOND)
        before = units[-1].once if units else 0.0  # groups that do the same are simulated once
        back = takes.get(BACKWARD, takes.get(INPUT, 0.0))
        times = takes.get(FORWARD, 0.0), back, takes.get(WEIGHT, 0.0), once.get(rank, before)
        bytes = held[rank] if held else Held(0.0, 0.0, 0.0)
        units.append(Unit(*times, sent.get(rank, 0), *bytes))
    return units


def of_classes(step: UnitStep, short: UnitStep, figures: Sequence[Unit]) -> list[Unit]:
    """[units] of the whole step, by those of a short one: the first of the same class there, not at
    an end where that can be.
    """
    place: dict[object, int] = {}
    for unit, key in enumerate(short.keys):
        if key not in place or place[key] == 0:
            place[key] = unit
    return [figures[place[key]] for key in step.keys]
