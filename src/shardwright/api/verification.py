"""Verification: a program and all its compiled forms give the same on the same inputs."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import ExitStack
from dataclasses import dataclass, replace
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter

from shardwright.api.rounding import Decider, Rounding
from shardwright.api.scripts import EMITTERS, script, whole_of
from shardwright.backends.verification.runs import (
    LOCKSTEP,
    Case,
    Reference,
    Run,
    Unwatched,
    Watch,
    outcome,
)
from shardwright.ir.analysis.local_plan import read_plan
from shardwright.ir.core import Module
from shardwright.ir.errors import error, nearest
from shardwright.ir.reference import effort
from shardwright.ir.reference.edge_inputs import edge_inputs
from shardwright.ir.reference.effort import Limit
from shardwright.ir.reference.given_inputs import given_inputs
from shardwright.ir.reference.interpreter import Progress
from shardwright.ir.reference.random_inputs import inputs
from shardwright.ir.reference.staged_run import run_stages
from shardwright.passes.cost.trials.compile import Compiled, compiled
from shardwright.passes.pipeline.stage_closing.closed_program import closed
from shardwright.passes.registry import make_step
from shardwright.passes.running import Pipeline
from shardwright.passes.target import Target, stage_count
from shardwright.spec.op import Values

__all__ = ["Edges", "Question", "Verification", "limited", "verified", "verify"]

BUDGET_S = 100.0  # of reference runs in numpy, by estimate: loops then run fewer turns
MOST = 1 << 12  # turns, where there must be a limit; 2 at least
SHORT = 64  # turns of a loop over layers, which runs them all if it can
CHEAP_S = 2.0  # of the runs so far: edge inputs are then tried unasked


@dataclass(frozen=True)
class Edges:
    """Runs on inputs with special values; `inputs` says which."""

    inputs: str
    runs: tuple[Run, ...]


@dataclass(frozen=True)
class Verification:
    """The result of each way to run the program of one device, compared with the whole on one.

    `limit`: the most turns that loops ran, 0 where all ran to their end. `edges`: the same on
    inputs with special values.
    """

    runs: tuple[Run, ...]
    edges: tuple[Edges, ...] = ()
    limit: Limit = Limit()

    @property
    def every_run(self) -> tuple[Run, ...]:
        """Of all inputs."""
        return (*self.runs, *(run for edge in self.edges for run in edge.runs))

    @property
    def ok(self) -> bool:
        """True if all agree, but for rounding."""
        return all(run.ok for run in self.every_run)

    @property
    def verdict(self) -> str:
        """`ok`, `rounding` where that alone makes some results differ, or `wrong`."""
        if not self.ok:
            return "wrong"
        return "rounding" if any(map(is_rounding, self.every_run)) else "ok"


def is_rounding(run: Run) -> bool:
    """True if some result differs, by rounding alone."""
    return any(isinstance(verdict, Rounding) for verdict in run.verdicts)


@dataclass(frozen=True)
class Question:
    """What to run a program on.

    `inputs`: an npz file with an array per argument, else random ones by `seed`. `turns`: the most
    that a loop runs, 0 for all, None for as many as take less than a minute. `has_edges`: also
    inputs with special values, in all ways; None: in lockstep, where it is cheap.
    """

    seed: int = 0
    inputs: str = ""
    turns: int | None = None
    has_edges: bool | None = None


def verify(
    program: Module,
    target: Target = Target(),
    *,
    skip: Iterable[str] = (),
    original: Module | None = None,
    seed: int = 0,
    inputs: str | Path = "",
    turns: int | None = None,
    edge_inputs: bool | None = None,
    folder: str | Path | None = None,
    fast_extremes: bool = False,
) -> Verification:
    """Run the program on random inputs: all devices in numpy, then the scripts of each target.

    `skip`: scripts to leave out. `original`: what a local program was made of. `inputs`, `turns`,
    `edge_inputs`: as in `Question`. `folder` keeps scripts and arrays. `fast_extremes`: as in
    `compile`. Raises ProgramError.
    """
    left = [skip] if isinstance(skip, str) else list(skip)
    for name in left:
        if name not in EMITTERS:
            raise error(f'no script for "{name}"', help=nearest(name, list(EMITTERS)), code=2)
    if seed < 0:
        raise error(f"the seed must be at least 0, got {seed}", code=2)
    if turns is not None and turns < 0:
        raise error(f"turns must be at least 0, got {turns}", code=2)
    whole, made = whole_of(program, original), compiled(program, target)
    asked = [name for name in EMITTERS if name not in left]
    question = Question(seed, str(inputs), turns, edge_inputs)
    with ExitStack() as stack:
        kept = folder or stack.enter_context(TemporaryDirectory(prefix="shardwright-"))
        return verified(
            whole, made, asked, "shardwright.compile", question, Path(kept), Unwatched(),
            fast_extremes=fast_extremes,
        )  # fmt: skip


def verified(
    whole: Module,
    made: Compiled,
    targets: Iterable[str],
    command: str,
    question: Question,
    folder: Path,
    watch: Watch,
    *,
    fast_extremes: bool = False,
) -> Verification:
    """Run a compiled program in all ways, and compare with the whole one."""

    def writer(name: str) -> Callable[[Module, Module], str]:
        said = f"{command} --emit {name}"
        return lambda local, whole: script(name, local, whole, said, fast_extremes=fast_extremes)

    scripts = {name: writer(name) for name in targets}
    limit = _limit(whole, made.local, question)
    case = Case(limited(whole, limit), limited(made.local, limit), scripts, folder)
    if stage_count(made.local) > 1:
        case = replace(case, groups=stage_count(made.local), lockstep=_stages)
    start = perf_counter()
    reference = Reference.of(case.whole, _args(whole, question), folder, watch)
    runs = tuple(_runs(case, reference, case.ways, watch))
    is_cheap = perf_counter() - start - _script_seconds(runs) < CHEAP_S
    return Verification(runs, tuple(_edges(case, question, is_cheap, watch)), limit)


def _stages(local: Module, args: Sequence[Values], progress: Progress) -> list[Values]:
    """The results of pipeline stages in numpy, each rank with what it has."""
    return run_stages(closed(local), args, progress)


def _args(whole: Module, question: Question) -> list[Values]:
    if question.inputs:
        return given_inputs(whole, question.inputs)
    return inputs(whole, question.seed)


def _runs(case: Case, reference: Reference, ways: Sequence[str], watch: Watch) -> Iterator[Run]:
    decider = Decider(case, reference.args, watch)
    for way in ways:
        yield decider.decided(outcome(case, way, reference, watch))


def _script_seconds(runs: Sequence[Run]) -> float:
    return sum(run.seconds for run in runs if run.name != LOCKSTEP)


def _edges(case: Case, question: Question, is_cheap: bool, watch: Watch) -> Iterator[Edges]:
    """The runs on special values. Where nobody asked, not those of loops that these may not end."""
    if question.has_edges is False:
        return
    if question.has_edges is None and (not is_cheap or effort.has_open_loops(case.whole)):
        return
    ways = case.ways if question.has_edges else [LOCKSTEP]
    for number, (what, args) in enumerate(edge_inputs(case.whole, question.seed)):
        folder = case.folder / f"edge{number}"
        folder.mkdir(exist_ok=True)
        with watch.phase(f"special values: {what}"):
            reference = Reference.of(case.whole, args, folder, Unwatched())
            runs = tuple(_runs(replace(case, folder=folder), reference, ways, Unwatched()))
        yield Edges(what, runs)


def _limit(whole: Module, local: Module, question: Question) -> Limit:
    """The most turns of loops: as asked, else as many as the budget allows."""
    asked = question.turns
    most = effort.longest_loop(whole)
    is_open = effort.has_open_loops(whole)
    if asked is not None:
        return Limit(asked) if asked < most or is_open else Limit()
    if not most and not is_open:
        return Limit()
    devices = read_plan(local).mesh.device_count

    def takes(limit: Limit) -> float:
        return effort.seconds(whole, limit) + effort.seconds(local, limit, devices)

    if takes(Limit()) <= BUDGET_S and not (is_open and _is_longer(whole, question, devices)):
        return Limit()
    tried = [Limit(MOST >> k, short) for short in (SHORT, 0) for k in range(MOST.bit_length() - 1)]
    found = next((limit for limit in tried if takes(limit) <= BUDGET_S), tried[-1])
    return found if is_open or most > max(found) else Limit()


def _is_longer(whole: Module, question: Question, devices: int) -> bool:
    return effort.is_longer(whole, _args(whole, question), BUDGET_S / devices)


def limited(module: Module, limit: Limit) -> Module:
    """The module itself, or a copy whose loops run no more turns than these."""
    if not limit.turns:
        return module
    made = module.clone()
    options = f"turns={limit.turns} short={limit.short}"
    Pipeline((make_step("limit-turns", options),)).run(made)
    return made
