"""Runs the main pipeline for a target: the local program, and the steps that produced it.

With a cluster the simulator judges. Each optimisation is left out in turn, and stays out where the
program is then faster, until leaving out one more helps no further: the result is never slower
than with any one of them left out, nor than with none at all. Without a cluster all are taken.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Protocol

from shardwright.ir.analysis.stage_meshes import has_own_meshes
from shardwright.ir.core import Module, dissolve_but
from shardwright.ir.errors import Diagnostic, Place, ProgramError, error, no_main
from shardwright.ir.gc_pause import not_collecting
from shardwright.ir.verifier.call_graph import check_calls
from shardwright.ir.verifier.executable_subset import check_plain
from shardwright.ir.verifier.unannotated import annotating
from shardwright.ir.verify import check
from shardwright.ir.walk import all_ops
from shardwright.passes.base import Memory
from shardwright.passes.cost.evaluation.evaluate import Before, step_times
from shardwright.passes.cost.liveness.scripts import script_bytes
from shardwright.passes.cost.trials.short_programs import NotRepeated, ShortProgram
from shardwright.passes.propagation.engine.flat_module import flatten
from shardwright.passes.registry import Hook, Pipeline, main_pipeline, make_step
from shardwright.passes.running import PassFault, Step
from shardwright.passes.shared.symbols import mesh_named
from shardwright.passes.target import Target, mesh_of, mesh_op, shardings
from shardwright.spec import plan
from shardwright.spec.axes import ONE_DEVICE, Mesh
from shardwright.spec.stages import is_local

MOST_TIMES = (
    4  # that a script holds the bytes of a value: a copy beside it, and both widened to f32
)
_FASTER = 1 - 1e-9  # of the time; what is left out must save more than rounding


class Run(Protocol):
    """Runs a pipeline, with hooks after each step; what it gives is the program then.

    `memory`: of passes, in many runs.
    """

    def __call__(
        self,
        module: Module,
        pipeline: Pipeline,
        after: Sequence[Hook] = (),
        memory: Memory | None = None,
    ) -> Module: ...


@dataclass(frozen=True)
class Compiled:
    """A program on a target.

    propagated  gives the program at stage `propagated`; None where a local one was given
    local       the program of one device
    pipeline    the steps that made `local` of the program as it was given
    target      the target, with the program's mesh where it has a cluster
    unjudged    seconds of the program with all optimisations, where these were judged
    at_hand     what `propagated` gives, or makes longer, where it was made
    is_longer   `at_hand` is of fewer layers
    """

    propagated: Callable[[], Module] | None
    local: Module
    pipeline: Pipeline
    target: Target
    unjudged: float | None = None
    at_hand: Module | None = None
    is_longer: bool = False

    @cached_property
    def whole(self) -> Module | None:
        """The program at stage `propagated`, made on demand where few layers stand for many."""
        return None if self.propagated is None else self.propagated()

    def dissolve(self) -> None:
        """Let go of what was made of a global program: nobody may ask for it again."""
        if self.propagated is not None:
            self.local.dissolve()
        if self.at_hand is not None:
            self.at_hand.dissolve()


def quiet(
    module: Module,
    pipeline: Pipeline,
    after: Sequence[Hook] = (),
    memory: Memory | None = None,
) -> Module:
    """Run a pipeline; its warnings were said, or are nobody's, and nobody saw ops that it lost."""
    first = all_ops(module)
    pipeline.run(module, after=after, memory=memory)
    if not after:
        dissolve_but(first, all_ops(module))
    return module


def warning(said: list[Diagnostic]) -> Run:
    """Runs pipelines, and keeps their warnings."""

    def run(
        module: Module,
        pipeline: Pipeline,
        after: Sequence[Hook] = (),
        memory: Memory | None = None,
    ) -> Module:
        said.extend(pipeline.run(module, after=after, memory=memory))
        return module

    return run


def compiled(
    program: Module,
    target: Target = Target(),
    run: Run = quiet,
    *,
    pipeline: Pipeline | None = None,
    is_judged: bool = True,
    memory: Memory | None = None,
    is_followed: bool = False,
    stands_for: ShortProgram | None = None,
) -> Compiled:
    """Propagate and partition a copy of a program; one that is local already is only completed.

    `run` is told of every step that is new to the user; what is tried beside it runs quietly.
    `pipeline`: what another program was found to need, which is then taken as it is. `memory`: of
    passes, in many runs. `is_followed`: `run` is to see the program itself, not one of fewer
    layers. `stands_for`: the program is this one's, and optimisations are judged by the whole one;
    raises NotRepeated where that cannot be told.
    Raises ProgramError where the program has no main, no mesh, or is half way, and where its mesh
    and the cluster differ in devices.
    """
    check_plain(program)
    check_calls(program)
    if program.main is None or program.main.is_declaration:
        raise no_main(program.file)
    if is_local(program):
        return _completed(program, target, run)
    if has_own_meshes(program):
        steps = Pipeline((make_step("spread-stages"),))
        local = run(program.clone(), steps)
        check(local)
        return Compiled(None, local, steps, target.on(local))
    expect_mesh(program, target)
    expect_fit(program, target)
    short = None if is_followed else ShortProgram.of(program, memory)
    if short is not None:
        found = _by_short(short, target, pipeline, is_judged, memory)
        if found is not None:
            return found
    return _made(program, target, run, pipeline, is_judged, memory, stands_for)


def _by_short(
    short: ShortProgram, target: Target, pipeline: Pipeline | None, is_judged: bool,
    memory: Memory | None,
) -> Compiled | None:  # fmt: skip
    """The program of one device by that of a short one. None where that tells too little: of what
    is wrong, and of warnings, the whole program tells the places.
    """
    said: list[Diagnostic] = []
    try:
        run = warning(said)
        made = _made(short.short.module, target, run, pipeline, is_judged, memory, short)
        if said or made.whole is None:
            return None
        few, local = made.whole, short.long(made.local).module
        if is_judged and _is_misjudged(short, made, local):
            return None
    except (ProgramError, PassFault, NotRepeated):
        return None

    def whole() -> Module:
        try:
            return short.long(few).module
        except NotRepeated:
            return propagated(with_mesh(short.short.whole.clone(), target))

    made.local.dissolve()  # else only the collector would find it
    return replace(made, propagated=whole, local=local, at_hand=few, is_longer=True)


def _is_misjudged(short: ShortProgram, made: Compiled, local: Module) -> bool:
    """True if a whole program does not fit, though it does by how few layers grow: what holds most
    then stands elsewhere in it.
    """
    machines = made.target.machines
    if machines is None or MOST_TIMES * _bytes_of_all(local) <= made.target.memory:
        return False

    def peak(module: Module) -> int:
        return script_bytes(module, machines)

    return peak(local) > made.target.memory >= short.grown(made.local, peak)


def _made(
    program: Module, target: Target, run: Run, pipeline: Pipeline | None, is_judged: bool,
    memory: Memory | None, short: ShortProgram | None = None,
) -> Compiled:  # fmt: skip
    """The program of one device of a global one. `short`: says that it stands for a whole one."""
    first = main_pipeline(target.cluster, target.placement).until("propagated")
    whole = run(with_mesh(program.clone(), target), first)
    return _partitioned(whole, fitted(whole, target), run, pipeline, is_judged, memory, short)


def _partitioned(
    whole: Module, target: Target, run: Run, pipeline: Pipeline | None, is_judged: bool,
    memory: Memory | None, short: ShortProgram | None, every: Module | None = None,
) -> Compiled:  # fmt: skip
    """The same of one at stage `propagated`; `target` has its mesh. `every`: what all steps make of
    it, where that is known.
    """
    main, seconds = main_pipeline(target.cluster, target.placement), None
    first, rest = main.until("propagated"), main.after("propagated")
    if pipeline is not None:
        rest = pipeline.after("propagated")
    elif target.machines is not None and is_judged:
        memory = Memory() if memory is None else memory
        kept, seconds = judged(whole, rest, target, memory, short)
        every, rest = every if kept == rest else None, kept
    local = run(whole.clone(), rest, memory=memory) if every is None else every
    check(local)
    return Compiled(lambda: whole, local, first + rest, target, seconds, whole)


def now_judged(made: Compiled, memory: Memory | None = None) -> Compiled | None:
    """What `compiled` gives, of a program that it compiled without judging, which this takes over:
    propagation is not done again. None where a local one was given, or few layers stood for many.
    """
    if made.at_hand is None or made.is_longer:
        return None
    whole, every = made.at_hand, made.local
    found = _partitioned(whole, made.target, quiet, None, True, memory, None, every)
    if found.local is not every:
        every.dissolve()  # else only the collector would find it
    return found


def rewrite_alike(
    module: Module, steps: Pipeline, memory: Memory, is_known: bool, acted: list[int] | None = None
) -> None:
    """Rewrite one of many programs that are alike, and let go of the ops that it loses.

    `is_known`: one of them came through all stages, so these are not checked again. `acted`
    collects positions of steps that may have changed something. Raises ProgramError, PassFault.
    """
    first = all_ops(module)
    if is_known:
        steps.run_again(module, memory, acted)
    else:
        steps.run(module, acted=acted, memory=memory)
    dissolve_but(first, all_ops(module))  # else only the collector would find them


def propagated(program: Module, run: Run = quiet) -> Module:
    """A copy of a program with every sharding decided."""
    return run(program.clone(), main_pipeline().until("propagated"))


def _completed(program: Module, target: Target, run: Run) -> Compiled:
    """A local program: what `plan.remat` names is worked out again, and nothing else is done."""
    rest = main_pipeline().after("local").plain()
    local = program
    if any(plan.REMAT in op.notes for op in program.walk()):
        local = run(program.clone(), rest)
        check(local)
    return Compiled(None, local, rest, target.on(local))


# --- judging


def judged(
    whole: Module,
    rest: Pipeline,
    target: Target,
    memory: Memory | None = None,
    short: ShortProgram | None = None,
) -> tuple[Pipeline, float | None]:
    """The steps after propagation, less the optimisations that cost more than they save, and the
    seconds of a step with all of them, None where it cannot be priced.

    All are kept where the program cannot be priced. Loops that do not say how often they run count
    as one turn if the target does not say either. `memory`: of passes, in many runs. `short`: what
    counts is the program that `whole` is short for; raises NotRepeated where that cannot be told.
    """
    first = min(rest.optimisations(), default=0)
    start = whole.clone()
    memory = Memory() if memory is None else memory
    try:
        Pipeline(rest.steps[:first]).run(start, memory=memory)  # all trials begin so
    except ProgramError:
        return rest, None
    trips = target.with_trips(target.trips or 1)
    judge = _Judge(start, Pipeline(rest.steps[first:]), trips, memory, short)
    every = judge.tried(frozenset())
    steps = rest.without({k + first for k in judge.left_out()})
    judge.end()
    return steps, None if every is None else every.seconds


@dataclass(frozen=True)
class Tried:
    """What was left out, the optimisations that did something, and what the program costs."""

    left: frozenset[int]
    acted: frozenset[int]
    seconds: float
    fits: bool

    def is_better(self, other: Tried) -> bool:
        """Whether it takes less time; what does not fit is worse than all that does."""
        if self.fits != other.fits:
            return self.fits
        return self.seconds < other.seconds * _FASTER


class _Judge:
    """Makes programs with some optimisations left out, and prices them."""

    def __init__(
        self, start: Module, rest: Pipeline, target: Target, memory: Memory,
        short: ShortProgram | None = None,
    ) -> None:  # fmt: skip
        self.start, self.rest, self.target, self.memory = start, rest, target, memory
        self.short = short
        self._known: dict[frozenset[int], Tried | None] = {}
        self._begun: dict[frozenset[int], tuple[Module, list[int]]] = {}
        self._prices: dict[tuple[int, ...], tuple[float, bool]] = {}  # by the steps that acted
        self._before = Before.of(target.on_machines, memory)
        self._first = next(iter(rest.optimisations()[1:]), len(rest.steps))
        self._came_through = False  # all stages, a program of this kind

    def left_out(self) -> frozenset[int]:
        """What is best left out."""
        every = self.tried(frozenset())
        if every is None:
            return frozenset()
        best = self.better(every, lambda one: [one.left | {k} for k in one.acted])
        none = self.tried(frozenset(self.rest.optimisations()), best)
        if none is not None and none.is_better(best):  # several only pay, or only cost, together
            best = self.better(none, lambda one: [one.left - {k} for k in one.left])
        return best.left

    def end(self) -> None:
        """Let go of the programs: only the collector would find them."""
        for module in (self.start, *(begun for begun, _ in self._begun.values())):
            module.dissolve()

    def tried(self, left: frozenset[int], rival: Tried | None = None) -> Tried | None:
        """None where the program cannot be made so, or not be priced. `rival`: none that is not
        better counts, and rivals only become better.
        """
        if left not in self._known:
            self._known[left] = self._try(left, rival)
        return self._known[left]

    def better(self, start: Tried, moves: Callable[[Tried], Iterable[frozenset[int]]]) -> Tried:
        """From a start by the best of moves, until none helps."""
        best = start
        while True:
            rival = best
            made = (self.tried(left, rival) for left in sorted(moves(best), key=sorted))
            found = [one for one in made if one is not None and one.is_better(best)]
            if not found:
                return best
            best = min(found, key=lambda one: (not one.fits, one.seconds))

    def _try(self, left: frozenset[int], rival: Tried | None) -> Tried | None:
        steps = self.rest.without(left).steps
        kept = [k for k, step in enumerate(self.rest.steps) if k not in left or step.run.left_out()]
        head = sum(k < self._first for k in kept)
        try:
            begun, first = self._begin(frozenset(left & {*range(self._first)}), steps[:head])
            with not_collecting():
                local, rest = begun.clone(), list[int]()
                rewrite_alike(local, Pipeline(steps[head:]), self.memory, self._came_through, rest)
                self._came_through = True
                acted = [kept[k] for k in (*first, *(head + k for k in rest))]
                key = tuple(~k if k in left else k for k in acted)
                if key not in self._prices:  # else it is a program that is known
                    self._prices[key] = self._price(local, rival)
                local.dissolve()
        except ProgramError:
            return None
        own = {*acted} & {*self.rest.optimisations()} - left
        return Tried(left, frozenset(own), *self._prices[key])

    def _price(self, local: Module, rival: Tried | None) -> tuple[float, bool]:
        """Seconds, and whether it fits, which needs no look where there is room for everything;
        False, too, where it is no faster than a rival that fits.
        """
        memory, seconds = self.target.memory, self._figure(local, self._seconds)
        if MOST_TIMES * self._figure(local, _bytes_of_all) <= memory:
            return seconds, True
        if rival is not None and rival.fits and seconds >= rival.seconds * _FASTER:
            return seconds, False
        return seconds, self._figure(local, self._peak) <= memory

    def _figure(self, local: Module, figure: Callable[[Module], float]) -> float:
        """Of the program, or of the one that it is short for."""
        return figure(local) if self.short is None else self.short.grown(local, figure)

    def _seconds(self, local: Module) -> float:
        return step_times(local, self.target, self._before).step

    def _peak(self, local: Module) -> float:
        return script_bytes(local, self.target.machines)

    def _begin(self, left: frozenset[int], steps: Sequence[Step]) -> tuple[Module, list[int]]:
        """The program behind the first optimisation, and the steps that acted: all trials that
        keep it, and all that leave it out, begin alike.
        """
        if left not in self._begun:
            module, acted = self.start.clone(), list[int]()
            Pipeline(tuple(steps)).run(module, acted=acted, memory=self.memory)
            self._begun[left] = module, acted
        return self._begun[left]


def _bytes_of_all(module: Module) -> int:
    """Bytes of all values of a program together."""
    found = 0
    for op in all_ops(module):
        arguments = (value for region in op.regions for one in region.blocks for value in one.args)
        for value in (*op.results, *arguments):
            found += value.type.bytes
    return found


# --- meshes


def expect_global(program: Module, what: str) -> None:
    """Raises ProgramError where a program is partitioned; `what`: is done to a global one."""
    if is_local(program):
        help = f"{what} the program that it was made of"
        message = "the program is already partitioned (stage local)"
        raise error(message, Place(program.file), help=help)


def expect_mesh(program: Module, target: Target = Target()) -> None:
    """Raises ProgramError where a program has no mesh to partition over, and needs one."""
    is_one = target.machines is not None and target.machines.devices == 1
    if is_one or any(_meshes(program)):
        return
    flatten(program)  # says where a shape is dynamic, for which no mesh helps
    help = f'declare one, e.g. sdy.mesh @mesh = <["x"=8]>, and {annotating(program, "mesh", "x")}'
    if target.machines is not None:
        help += "; or name a chip as the cluster: one device needs no mesh"
    raise error("the program has no mesh to partition over", Place(program.file), help=help)


def _meshes(program: Module) -> Iterator[Mesh]:
    """The meshes that a program declares, and those inside its shardings."""
    yield from program.meshes.values()
    for found in shardings(program):
        if isinstance(found.mesh, Mesh):
            yield found.mesh


def with_mesh(program: Module, target: Target) -> Module:
    """On a cluster of one device a program without a mesh gets one of one device."""
    is_one = target.machines is not None and target.machines.devices == 1
    if is_one and not any(mesh.axes for mesh in _meshes(program)):
        program.body.insert(0, mesh_named("one", ONE_DEVICE))
    return program


def expect_fit(program: Module, target: Target) -> None:
    """Raises ProgramError where the one mesh has other devices than the cluster: propagation takes
    long, and changes no mesh.
    """
    found = [op for op in program.ops if "mesh" in op.attrs and mesh_of(op).axes]
    if target.machines is None or len(found) != 1 or mesh_of(found[0]) == target.mesh:
        return
    if not any(isinstance(one.mesh, Mesh) for one in shardings(program)):
        target.expect_fit(program, found[0])


def fitted(whole: Module, target: Target) -> Target:
    """The target with the program's mesh, where that is plain."""
    return target if target.machines is None or mesh_op(whole) is None else target.on(whole)
