"""Writes a step in stages of units, each stage on a mesh that a rule lays its ops out on.

What a person would write: `plan.stage` on ops, a mesh with what the rule says, copies of what is
worked out again, `plan.stages`, `plan.microbatches` and `plan.schedule`. One stage is no pipeline:
its micro-batches are a loop, and `plan.remat` says what is worked out again.
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from dataclasses import dataclass
from functools import cached_property

from shardwright.ir.core import Func, Module
from shardwright.passes.pipeline.schedules.noted_lists import note_schedule
from shardwright.passes.registry import Pipeline, make_step
from shardwright.passes.search.building.staged.op_groups import OpGroups
from shardwright.passes.search.building.staged.step_chain import StepChain, labelled
from shardwright.passes.search.building.staged.units_again import work_units_again
from shardwright.passes.search.building.staged.waist_units import near_of, unit_keys, waist_units
from shardwright.spec.attributes import Unit
from shardwright.spec.cluster import Cluster
from shardwright.spec.plan import REMAT
from shardwright.spec.schedule_names import Named

Lay = Callable[[Module], Module]  # a copy on a mesh, with what a rule says


@dataclass(frozen=True)
class UnitStep:
    """A prepared step (`prepared_step`) and its units. `near`: seconds, see `waist_units`."""

    module: Module
    chain: StepChain
    groups: OpGroups
    near: float

    @staticmethod
    def of(module: Module, microbatches: int, cluster: Cluster, near: float = 0.0) -> UnitStep:
        """`microbatches`: any number that the batch is cut into. Raises ProgramError for what is
        no train step.
        """
        chain = StepChain(module, microbatches, cluster)
        near = near or near_of(chain)
        return UnitStep(module, chain, waist_units(chain, near), near)

    def with_fewer(self, most: int) -> UnitStep:
        """The same in at most so many units, as far as longer ones make them fewer."""
        found, near = self, self.near
        while len(found) > most and near < 64 * self.near:
            near *= 1.25
            found = UnitStep(self.module, self.chain, waist_units(self.chain, near), near)
        return found

    def __len__(self) -> int:
        return len(self.groups)

    @cached_property
    def keys(self) -> list[tuple[object, ...]]:
        """[units] what they do."""
        return unit_keys(self.groups)

    @cached_property
    def unit_of(self) -> dict[int, int]:
        """By number of an op of main its unit, for those of the forward pass."""
        of, chain = self.groups.of, self.chain
        return {n: of[place] for place in range(len(chain)) for n in chain.numbers((place,))}


@dataclass(frozen=True)
class Staging:
    """`stage_of`: by unit; `ranks`: groups of devices; `again`: units that are worked out again."""

    stage_of: tuple[int, ...]
    ranks: int
    microbatches: int
    schedule: Named
    again: frozenset[int] = frozenset()

    @property
    def stages(self) -> int:
        return max(self.stage_of) + 1


def laid_stages(step: UnitStep, staging: Staging, lay: Lay) -> Module:
    """The program. Raises ProgramError where the rule, the batch or the stages do not allow it."""
    text = step.module.clone()
    main = text.main
    assert main is not None
    if staging.stages == 1:
        return _looped(step, staging, _laid(text, lay))
    labelled(main, step.chain, step.groups.stage_of(staging.stage_of))
    text = _laid(text, lay)
    main = text.main
    assert main is not None
    work_units_again(main, step.unit_of, staging.again)
    note_schedule(text, staging.ranks, staging.microbatches, staging.schedule)
    return text


def _laid(text: Module, lay: Lay) -> Module:
    """What is laid out of a program, which is let go of where that is a copy."""
    laid = lay(text)
    if laid is not text:
        text.dissolve()
    return laid


def _looped(step: UnitStep, staging: Staging, text: Module) -> Module:
    """One stage: a loop over micro-batches."""
    assert text.main is not None
    _kept_short(text.main, step, staging.again)
    if staging.microbatches > 1:
        Pipeline((make_step("microbatch", f"count={staging.microbatches}"),)).run(text)
    return text


def _kept_short(main: Func, step: UnitStep, again: Collection[int]) -> None:
    """Results of units, but those that enter others, are worked out again."""
    ops = main.body.ops
    unit_of = {ops[number]: unit for number, unit in step.unit_of.items()}
    for op, unit in unit_of.items():
        users = [user for value in op.results for user, _ in value.uses]
        if unit in again and all(unit_of.get(user, unit) == unit for user in users):
            op.set_note(REMAT, Unit())
