"""Evaluates a step of a program on a cluster: seconds, bytes and operations per device."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import NamedTuple

from shardwright.ir.core import Module, Op
from shardwright.ir.diagnostics.at_op import op_error
from shardwright.ir.errors import Place
from shardwright.ir.gc_pause import not_collecting
from shardwright.ir.locations.location import origin
from shardwright.passes.base import Memory
from shardwright.passes.cost.attention.mask_density import Views
from shardwright.passes.cost.evaluation.work_done import (
    Executed,
    done_by_all,
    flops_again,
    flops_by_rate,
    own_kernels,
)
from shardwright.passes.cost.fusion.fusion import Fused, Kernel
from shardwright.passes.cost.liveness.analysis import Peak, peak
from shardwright.passes.cost.liveness.scripts import DEFAULT, script_peak
from shardwright.passes.cost.pricing.machine import PER_SECOND, Machine, Price
from shardwright.passes.cost.simulator.simulate import Fusions, Simulator
from shardwright.passes.cost.simulator.simulated_run import Run
from shardwright.passes.cost.simulator.stage_transfers import Handover, Send, busiest, handovers
from shardwright.passes.pipeline.schedules.action_text import spelled
from shardwright.passes.pipeline.schedules.timing import Played
from shardwright.passes.target import Target
from shardwright.spec import plan
from shardwright.spec.attributes import Attrs, Float, Int
from shardwright.spec.cluster import Cluster
from shardwright.spec.machines.number_words import byte_count
from shardwright.spec.machines.roofline import product_flops
from shardwright.spec.machines.units import shown
from shardwright.spec.op import Sig
from shardwright.spec.stages import is_local
from shardwright.spec.values.float8 import KINDS as SMALL_FLOATS


@dataclass(frozen=True)
class Line:
    """Equal kernels or collectives. `seconds`, `flops`, `bytes`: of all `count` executions.

    `sig`, `place` and `source` (the line of its author, "" where unknown) are those of the op that
    names them; `ops`: how many ops of the program a kernel is made of.
    """

    sig: Sig
    place: Place
    source: str
    kind: str  # kernel | product | attention | collective
    ops: int
    count: int
    seconds: float
    flops: float
    bytes: int
    detail: str


@dataclass(frozen=True)
class LevelUse:
    """A level of the cluster: bytes over its busiest link owner, and for how long they keep it."""

    name: str
    link: str
    bytes: float
    seconds: float


@dataclass(frozen=True)
class OpenLoop:
    """A loop that may end before: it was priced with as many turns as it can take at most.

    `is_guess`: nothing tells how many that are.
    """

    place: Place
    turns: int
    is_guess: bool = False


@dataclass(frozen=True)
class Model:
    """The author's figures of a program: per step, on all devices; 0 where nothing is said.

    `products`: operations of the products that `flops` stands for, each done once.
    """

    flops: float = 0.0
    tokens: float = 0.0
    parameters: float = 0.0
    products: float = 0.0


@dataclass(frozen=True)
class Cost:
    """A step, in plain numbers. All times in seconds; `flops` are those of products on one device,
    of a pipeline on one of its slowest group.

    `again`: those of `flops` that a kernel for attention does in its backward pass once more.
    `done`: products less these, the mean over all devices.
    `idle`: launches of kernels, and allocating memory. `bubble`: waiting for other
    stages of a pipeline. `collective_seconds`: of all collectives, hidden or not, and of what its
    stages send and get. `peak_bytes`: what a device holds at most, as `memory` says it; 0
    where the program does not say how it is spread.
    `bounds`: lower bounds by name. `peak_rate`: operations per second, at the peak that most
    products run at, which `element` names: an element type, or tf32.
    """

    cluster: Cluster
    overlap: str
    step: float
    compute: float
    exposed: float
    idle: float
    bubble: float
    collective_seconds: float
    flops: float
    again: float
    done: float
    element: str
    peak_rate: float
    bounds: dict[str, float]
    levels: tuple[LevelUse, ...]
    handovers: tuple[Handover, ...]
    lines: tuple[Line, ...]
    model: Model
    peak_bytes: int
    loops: tuple[OpenLoop, ...]
    played: Played | None = field(default=None, repr=False)  # of a pipeline: who does what when

    @property
    def bound(self) -> float:
        """The largest lower bound."""
        return max(self.bounds.values())

    def actions(self) -> list[list[tuple[str, float, float]]]:
        """Of a pipeline, per group of devices what it does from when to when, in seconds from the
        start of the loop over micro-batches, as `plan.actions` spells it.
        """
        if self.played is None:
            return []
        return [
            [(spelled(one), span.start / PER_SECOND, span.end / PER_SECOND)
             for one, span in zip(line, spans, strict=True)]
            for line, spans in zip(self.played.lists.ranks, self.played.spans, strict=True)
        ]  # fmt: skip

    @property
    def memory(self) -> float:
        """Bytes of the smallest chip."""
        return min(chip.memory for chip, _ in self.cluster.chips)

    @property
    def fits(self) -> bool:
        """True if the bytes held at most are no more than a device has."""
        return self.peak_bytes <= self.memory

    def __repr__(self) -> str:
        step, peak = shown(self.step, "seconds"), byte_count(self.peak_bytes)
        return f"<Cost of a step on {self.cluster.name}: {step}, {peak} on a device>"

    def utilisation(self, flops: float) -> float:
        """Part of the peak that so many operations per device and step make."""
        return flops / (self.step * self.peak_rate) if self.step else 0.0


@dataclass(frozen=True)
class Trace:
    """The derivation of the cost of a program: the run, the ops that name the cost's lines, and
    the memory; None where the program does not say how it is spread.
    """

    cost: Cost
    run: Run
    simulator: Simulator
    ops: tuple[Op, ...]
    memory: Peak | None


@dataclass(frozen=True)
class Before:
    """What holds of all programs on a cluster: prices on its machine, and masks of attention."""

    machine: Machine
    views: Views = field(default_factory=Views)

    @staticmethod
    def of(cluster: Cluster, memory: Memory) -> Before:
        """Of many runs on a cluster the same."""
        return memory.of(("before", cluster), lambda: Before(Machine(cluster)))


def evaluate(module: Module, target: Target, script: str = DEFAULT, guess: int = 0) -> Cost:
    """The cost of main of a local program on a target whose cluster has as many devices.

    `script`: whose memory is asked for (`liveness/scripts.py`). `guess`: turns of loops of which
    nobody says how often they run; 0: there must be none.
    Raises ProgramError where the target has no cluster, where the numbers of devices differ, and
    where loops do not say how often they run and the target does not either.
    """
    return trace(module, target, script, guess=guess).cost


def trace(
    module: Module,
    target: Target,
    script: str = DEFAULT,
    *,
    memory: Peak | None = None,
    before: Before | None = None,
    guess: int = 0,
) -> Trace:
    """The cost of main of a local program, and how it came about; see `evaluate`.

    `memory`: of the program as this script runs it, where it is known; `before`: what was found out
    of other programs on this cluster.
    """
    simulator = _simulator(module, target, before, guess)
    with not_collecting():
        return _traced(simulator, script, memory)


class StepTimes(NamedTuple):
    """Seconds of a step, and those of it in which a device waits for what is sent."""

    step: float
    exposed: float


def step_times(
    module: Module, target: Target, before: Before | None = None, kernels: Fused | None = None
) -> StepTimes:
    """`step` and `exposed` of `evaluate`, without all the rest. `kernels`: of main, where known."""
    simulator = _simulator(module, target, before)
    if kernels is not None and module.main is not None:
        depth = simulator.machine.attention_depth
        simulator.fusions.fused[module.main.body, depth] = kernels
    with not_collecting():
        run = simulator.main()
        _expect_peaks(module, list(run.executed()), simulator.machine)
        step = run.time / PER_SECOND + taking_seconds(module, simulator.machine.cluster)
        return StepTimes(step, run.exposed / PER_SECOND)


def _simulator(module: Module, target: Target, before: Before | None, guess: int = 0) -> Simulator:
    cluster = target.on(module).on_machines
    before = Before(Machine(cluster)) if before is None else before
    fusions = Fusions(views=before.views)
    return Simulator(module, before.machine, cluster.overlap, target.trips, fusions, guess)


def _traced(simulator: Simulator, script: str, memory: Peak | None) -> Trace:
    module, machine = simulator.module, simulator.machine
    cluster, groups = machine.cluster, simulator.groups()
    run = max((run for run, _ in groups), key=lambda run: run.time)
    executed = list(run.executed())
    _expect_peaks(module, executed, machine)
    own = own_kernels(simulator, run)
    launches = sum(times for kernel, _, times in own if kernel.load is not None)
    launching = launches * machine.launch
    taking = taking_seconds(module, cluster)
    rates = flops_by_rate(own, machine)
    element = max(rates, key=rates.__getitem__, default="f32")
    moved = sum(price.time * times for kernel, price, times in executed if kernel.load is None)
    sent = list(run.sent())
    passed = (one for one in sent if run.group in one[0].groups)
    moved += sum(send.ways * times * send.price.time for send, times in passed)
    found = _lines(module, executed)
    if memory is None and is_local(module):
        memory = script_peak(module, cluster, script, simulator.fused)
    cost = Cost(
        cluster=cluster,
        overlap=simulator.overlap,
        step=run.time / PER_SECOND + taking,
        compute=max(0.0, run.computed / PER_SECOND - launching),
        exposed=run.exposed / PER_SECOND,
        idle=launching + taking,
        bubble=run.bubble / PER_SECOND,
        collective_seconds=moved / PER_SECOND,
        flops=sum(rates.values()),
        again=sum(times * flops_again(kernel) for kernel, _, times in own),
        done=done_by_all(simulator, groups),
        element=element,
        peak_rate=min(chip.peak(element) for chip in machine.chips),
        bounds=_bounds(run, cluster),
        levels=_levels(executed, sent, cluster),
        handovers=handovers(sent, cluster),
        lines=tuple(line for line, _ in found),
        model=model_of(module),
        peak_bytes=0 if memory is None else memory.bytes,
        loops=_open_loops(simulator),
        played=run.pipeline(),
    )
    return Trace(cost, run, simulator, tuple(op for _, op in found), memory)


def _open_loops(simulator: Simulator) -> tuple[OpenLoop, ...]:
    file = simulator.module.file
    most = [OpenLoop(Place(file, *op.place), n) for op, n in simulator.at_most.items()]
    guessed = [OpenLoop(Place(file, *op.place), n, True) for op, n in simulator.guessed.items()]
    return (*most, *guessed)


def takes_fresh_memory(cluster: Cluster) -> bool:
    """True if `taking_seconds` are not always 0 there."""
    return any(chip.kernels.fresh for chip, _ in cluster.chips)


def taking_seconds(module: Module, cluster: Cluster) -> float:
    """Seconds in which a step takes memory that it gives back when it ends.

    None where chips keep it from step to step; results that take the place of arguments are there.
    Temporaries are one block, as XLA takes them, and so are the other results.
    """
    slow = [chip.kernels for chip, _ in cluster.chips if chip.kernels.fresh]
    if not slow:
        return 0.0
    held = peak(module, cluster)
    blocks = (held.temp_bytes, held.result_bytes - held.aliased_bytes)
    return max(sum(b for b in blocks if b >= one.fresh_from) / one.fresh for one in slow)


def model_of(module: Module) -> Model:
    """What `plan.model` of a module says."""
    note = module.notes.get(plan.MODEL)
    if not isinstance(note, Attrs):
        return Model()
    return Model(*(_number(note, key) for key in ("flops", "tokens", "parameters", "products")))


def _number(note: Attrs, key: str) -> float:
    value = note.get(key)
    if isinstance(value, Int):
        return float(value.value)
    try:
        return float(value.text) if isinstance(value, Float) else 0.0
    except ValueError:  # a hexadecimal pattern: no number that a person wrote
        return 0.0


def _expect_peaks(module: Module, executed: Executed, machine: Machine) -> None:
    """Raises ProgramError where products are of floats so small that a chip lacks them."""
    for kernel, _, _ in executed:
        for product in kernel.load.products if kernel.load is not None else ():
            for chip in machine.chips:
                if product.element in SMALL_FLOATS and product.element not in dict(chip.flops):
                    message = f"multiplies {product.element}, and {chip.name} states no peak of it"
                    help = (
                        "take a chip that does, such as h100, or 16 bits (--dtype bf16 of a model)"
                    )
                    raise op_error(module, kernel.main.op, message, help=help)


def _bounds(run: Run, cluster: Cluster) -> dict[str, float]:
    least = run.least
    found = {"operations": least.computing, "memory": least.moving, "critical path": least.path}
    for level, time in zip(cluster.levels, least.links, strict=True):
        found[f"{level.link or level.name} links"] = time
    return {name: time / PER_SECOND for name, time in found.items()}


def _levels(
    executed: Executed, sent: list[tuple[Send, int]], cluster: Cluster
) -> tuple[LevelUse, ...]:
    busy = busiest(sent, len(cluster.levels))
    for _, price, times in executed:
        for level, seconds in enumerate(price.busy):
            busy[level] += times * seconds
    return tuple(
        LevelUse(level.name, level.link, seconds * level.rate, seconds)
        for level, seconds in zip(cluster.levels, busy, strict=True)
    )


def _lines(module: Module, executed: Executed) -> list[tuple[Line, Op]]:
    """One line per kernel that is written once, longest first, and the op that names it."""
    counts: dict[int, int] = {}
    for kernel, _, times in executed:
        counts[id(kernel)] = counts.get(id(kernel), 0) + times
    seen: set[int] = set()
    found: list[tuple[Line, Op]] = []
    for kernel, price, _ in executed:
        if id(kernel) not in seen:
            seen.add(id(kernel))
            found.append((_line(module, kernel, price, counts[id(kernel)]), kernel.main.op))
    return sorted(found, key=lambda one: -one[0].seconds)


def _line(module: Module, kernel: Kernel, price: Price, count: int) -> Line:
    op, load = kernel.main.op, kernel.load
    place, source = Place(module.file, *op.place), str(origin(op.loc))
    seconds = count * price.time / PER_SECOND
    if load is None:
        size = sum(value.tensor.bytes for value in op.results)
        return Line(
            op.sig, place, source, "collective", 1, count, seconds, 0.0, count * size,
            price.algorithm,
        )  # fmt: skip
    flops = load.flops + sum(map(product_flops, load.products))
    kind = "attention" if load.is_attention else "product" if load.products else "kernel"
    ops = len(kernel.nodes)
    return Line(
        op.sig, place, source, kind, ops, count, seconds, count * flops, count * load.bytes, ""
    )
