"""Runs pipelines: passes in order, stages checked on both sides of each.

`Pipeline.until` and `Pipeline.after` cut one by stage.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass, fields

from shardwright.ir.core import Module
from shardwright.ir.errors import Diagnostic, Place, ProgramError, error
from shardwright.ir.gc_pause import not_collecting
from shardwright.ir.verifier.call_graph import check_calls
from shardwright.ir.verifier.executable_subset import check_plain
from shardwright.passes.base import UNCHANGED, Memory, Pass
from shardwright.passes.pipeline_text import MODULE, option_text
from shardwright.passes.verifying import Checker, Verify, timed
from shardwright.spec import stages


@dataclass(frozen=True)
class Step:
    """One pass of a pipeline with its name."""

    name: str
    run: Pass

    def __str__(self) -> str:
        options = " ".join(
            f"{f.name.replace('_', '-')}={option_text(getattr(self.run, f.name))}"
            for f in fields(self.run)
        )
        return f"{self.name}{{{options}}}" if options else self.name


# Called around a step; what one after a step returns takes the module's place.
Hook = Callable[[Step, Module], Module | None]


@dataclass(frozen=True)
class Pipeline:
    """Passes in order; prints back as a string that parses to an equal pipeline."""

    steps: tuple[Step, ...] = ()

    def __str__(self) -> str:
        groups: list[tuple[str, list[str]]] = []
        for step in self.steps:
            if not groups or groups[-1][0] != step.run.anchor:
                groups.append((step.run.anchor, []))
            groups[-1][1].append(str(step))
        shown = (
            ",".join(items) if anchor == MODULE else f"{anchor}({','.join(items)})"
            for anchor, items in groups
        )
        return f"{MODULE}({','.join(shown)})"

    def __add__(self, other: Pipeline) -> Pipeline:
        return Pipeline(self.steps + other.steps)

    def until(self, stage: str) -> Pipeline:
        """The steps that bring a program to a stage. Raises ValueError where none do."""
        return Pipeline(self.steps[: self._cut(stage)])

    def after(self, stage: str) -> Pipeline:
        """The steps that follow once a program is at a stage. Raises ValueError where none do."""
        return Pipeline(self.steps[self._cut(stage) :])

    def _cut(self, stage: str) -> int:
        """The number of steps before a program is at a stage for the first time."""
        for count, step in enumerate(self.steps):
            if step.run.needs == stage:
                return count
            if step.run.leaves == stage:
                return count + 1
        raise ValueError(f"no step of the pipeline reaches stage {stage}")

    def without(self, positions: Collection[int]) -> Pipeline:
        """The pipeline with the optimisations of some steps left out; the other steps stay."""
        kept: list[Step] = []
        for position, step in enumerate(self.steps):
            run = step.run.left_out() if position in positions else step.run
            kept += [] if run is None else [Step(step.name, run)]
        return Pipeline(tuple(kept))

    def optimisations(self) -> tuple[int, ...]:
        """Positions of the steps that may be left out."""
        every = enumerate(self.steps)
        return tuple(k for k, step in every if step.run.left_out() is not step.run)

    def plain(self) -> Pipeline:
        """The pipeline with every optimisation left out."""
        return self.without(self.optimisations())

    def run(
        self,
        module: Module,
        *,
        before: Sequence[Hook] = (),
        after: Sequence[Hook] = (),
        timing: dict[str, float] | None = None,
        progress: Callable[[str], None] | None = None,
        acted: list[int] | None = None,
        verify: Verify = Verify.NOTHING,
        memory: Memory | None = None,
    ) -> list[Diagnostic]:
        """Rewrite a module in place, checking stages on both sides of each pass; the warnings.

        `timing` collects seconds per pass name, `acted` positions of steps that may have changed
        something. A hook of `after` may give another module, which the next steps rewrite instead;
        it sees also a program that is found to be invalid. `verify`: the program was in order.
        `memory`: of passes, in many runs.
        Raises ProgramError; InvalidProgram where verifying everything at the end finds what no pass
        can be blamed for; any other exception is our own bug and comes as `PassFault`.
        """
        warnings: list[Diagnostic] = []
        memory = Memory() if memory is None else memory
        reached, checker = _Reached(), Checker(module, verify, timing)
        if self.steps:
            check_plain(module)
        for position, step in enumerate(self.steps):
            needs, leaves = step.run.needs, step.run.leaves
            if progress:
                progress(step.name)
            if reached.stage not in stages.options(needs):
                _check_stage(needs, module, step.name, "needs")
            reached.look_at_calls(step, module)
            for hook in before:
                hook(step, module)
            try:
                with timed(timing, step.name), not_collecting():
                    found = step.run.run_with(module, memory)
                is_known = found is UNCHANGED and leaves in (needs, "same")
                if leaves != "same" and not is_known:
                    _check_stage(leaves, module, step.name, "leaves")
                warnings += found or ()
                if acted is not None and found is not UNCHANGED:
                    acted.append(position)
                reached.pass_by(step, is_known)
                invalid = checker.after(step.name)
                for hook in after:
                    replaced = hook(step, module)
                    if replaced is not None:
                        module, reached = replaced, _Reached(calls_end=reached.calls_end)
                        checker.take(module)
                if invalid is not None:
                    raise invalid
            except (ProgramError, KeyboardInterrupt):
                raise
            except Exception as fault:
                raise PassFault(self, position) from fault
        if self.steps and (invalid := checker.end()) is not None:
            raise invalid
        return warnings

    def run_again(self, module: Module, memory: Memory, acted: list[int] | None = None) -> None:
        """Rewrite a module like one that came through all stages: these are not checked.

        `acted` collects positions of steps that may have changed something.
        Raises ProgramError; any other exception is our own bug and comes as `PassFault`.
        """
        memory.is_again = True
        try:
            for position, step in enumerate(self.steps):
                try:
                    with not_collecting():
                        found = step.run.run_with(module, memory)
                    if acted is not None and found is not UNCHANGED:
                        acted.append(position)
                except (ProgramError, KeyboardInterrupt):
                    raise
                except Exception as fault:
                    raise PassFault(self, position) from fault
        finally:
            memory.is_again = False


@dataclass
class _Reached:
    """The stage that a program was last checked to be at: "" where it was not, None at first.

    `calls_end`: its calls were looked at, and end.
    """

    stage: str | None = None
    calls_end: bool = False

    def look_at_calls(self, step: Step, module: Module) -> None:
        """Before a pass, unless it takes calls of any kind. Raises ProgramError."""
        if not self.calls_end and not step.run.takes_any_calls:
            check_calls(module)
            self.calls_end = True

    def pass_by(self, step: Step, is_known: bool = False) -> None:
        """Behind a pass. One that needs a stage and leaves the same answers for that itself.

        `is_known`: the pass has changed nothing.
        """
        needs, leaves = step.run.needs, step.run.leaves
        if is_known and needs == "any":
            self.stage = self.stage or ""
        elif leaves != "same":
            self.stage = leaves
        else:
            known = () if needs == "any" else stages.options(needs)
            if self.stage not in known:
                self.stage = known[0] if len(known) == 1 else ""


class PassFault(Exception):
    """A step of a pipeline failed in a way that is our own bug; `__cause__` says how."""

    def __init__(self, pipeline: Pipeline, position: int) -> None:
        self.pipeline, self.position = pipeline, position
        self.name = pipeline.steps[position].name
        super().__init__(f"pass {self.name} failed")


class StageNotLeft(Exception):
    """A pass left the program at another stage than the one that it declares."""


def _check_stage(stage: str, module: Module, name: str, verb: str) -> None:
    if stage == "any" or stage == "same":
        return
    problem = stages.problem(stage, module)
    if problem is None:
        return
    if verb == "leaves":
        raise StageNotLeft(f"{name} does not leave {stage}: {problem}")
    message = f'pass "{name}" needs stage {stage}, but {problem}'
    raise error(message, Place(module.file), help=stages.ROADS.get(stage, ""))
