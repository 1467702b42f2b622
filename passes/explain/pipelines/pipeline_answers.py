"""Answers about a program, of one stage or of several: of a pipeline, all that its stages do.

Stages with meshes of their own are laid out mesh by mesh, so that a value may have an answer on
each mesh; annotations are tried where all stages have one mesh.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cached_property

from shardwright.ir.core import Module
from shardwright.passes.cost.trials.compile import Run, quiet
from shardwright.passes.explain.answers import (
    Answer,
    Elsewhere,
    about_collective,
    about_everything,
    about_op,
    about_value,
    why_not,
)
from shardwright.passes.explain.chains import Chains
from shardwright.passes.explain.fix_its import Fixer
from shardwright.passes.explain.mover_groups import in_order
from shardwright.passes.explain.pipelines.staged_studies import staged_studies
from shardwright.passes.explain.stages.pipeline_facts import PipelineFacts, TransferLine
from shardwright.passes.explain.study import study
from shardwright.passes.explain.value_numbers import Names
from shardwright.passes.pipeline.schedules.function_stages import function_stages
from shardwright.passes.pipeline.schedules.staged_calls import stage_of
from shardwright.passes.target import Target, stage_count
from shardwright.spec.sharding import Sharding


class Explanations:
    """`chains`: by mesh of the stages; one where all have the same. `tries`: annotations that
    fix-its may try.

    Raises ProgramError where the program cannot be cut, propagated or partitioned.
    """

    def __init__(
        self, program: Module, target: Target = Target(), run: Run = quiet, tries: int = 0
    ) -> None:
        self.pipeline: PipelineFacts | None = None
        if stage_count(program) > 1:
            studies, self.pipeline = staged_studies(program, target, run)
        else:
            studies = [study(program, target, run)]
        self.chains = [Chains(one) for one in studies]
        self.fixers = [Fixer(one, tries if len(studies) == 1 else 0) for one in self.chains]

    @property
    def names(self) -> Names:
        """Of the values; they are the same on all meshes."""
        return self.chains[0].names

    def everything(self) -> Answer:
        """The most expensive causes of communication; of a pipeline, also what stages send."""
        pairs = zip(self.chains, self.fixers, strict=True)
        answer = self._together([about_everything(*pair) for pair in pairs])
        answer.transfers = () if self.pipeline is None else self.pipeline.transfers
        return answer

    def value(self, number: int) -> Answer:
        """The origin of each axis of a value, what it refused, and its moves."""
        pairs = self._having(number)
        return self._of(number, [about_value(chains, number, fixer) for chains, fixer in pairs])

    def op(self, number: int) -> Answer:
        """The refusals at the op that makes a value, and the moves because of it."""
        pairs = self._having(number)
        return self._of(number, [about_op(chains, number, fixer) for chains, fixer in pairs])

    def collective(self, index: int) -> Answer:
        """The reason why a collective is there."""
        pairs = zip(self.chains, self.fixers, strict=True)
        found = [about_collective(chains, index, fixer) for chains, fixer in pairs]
        return self._together([one for one in found if one.groups] or found)

    def why_not(self, number: int, wanted: Sharding) -> Answer:
        """Axis by axis, why a value has another sharding, and what asking for it would move."""
        chains, fixer = self._having(number)[0]
        answer = self._of(number, [about_value(chains, number, Fixer(chains, 0))])
        answer.groups, answer.fixes = [], []
        answer.why_not = why_not(chains, number, wanted, fixer)
        answer.runs = fixer.runs
        return answer

    # --- values on several meshes

    @cached_property
    def _stages(self) -> dict[str, set[int]]:
        """By function the stages that call it."""
        return function_stages(self.chains[0].names.module)

    def _having(self, number: int) -> Sequence[tuple[Chains, Fixer]]:
        """Where a value is: on the mesh of the stages that have it; an argument, on all of them."""
        pairs = [*zip(self.chains, self.fixers, strict=True)]
        stages = self._stages_of(number)
        kept = [pair for pair in pairs if _own(pair[0], stages)]
        return kept or pairs[:1]

    def _stages_of(self, number: int) -> set[int]:
        names = self.names
        if names.functions[number] != names.main:
            return self._stages.get(names.functions[number], set())
        users = names.values[number].users()
        return {found for user in users if (found := stage_of(user)) is not None}

    def _of(self, number: int, answers: list[Answer]) -> Answer:
        """An answer about a value; on other meshes it may be cut otherwise."""
        answer, stages = self._together(answers), self._stages_of(number)
        answer.number, answer.links = number, answers[0].links
        answer.conflicts = answers[0].conflicts
        for chains, _ in self._having(number)[1:] if len(self.chains) > 1 else ():
            mesh = next(iter(chains.study.module.meshes.values()))
            value = chains.names.values[number]
            own = tuple(sorted(_own(chains, stages)))
            found = Elsewhere(own, str(mesh), value.type, chains.study.sharding(number))
            answer.elsewhere.append(found)
        answer.transfers = [*self._sent(answer.what)]
        answer.stages = sorted(stages)
        return answer

    def _sent(self, what: str) -> Iterator[TransferLine]:
        """The transfers of a value."""
        name = what.partition(" = ")[0].partition(" of @")[0]
        for one in () if self.pipeline is None else self.pipeline.transfers:
            if one.value.partition(" of @")[0] == name:
                yield one

    def _together(self, answers: list[Answer]) -> Answer:
        """The answers of all meshes as one."""
        first = answers[0]
        first.pipeline = self.pipeline
        for other in answers[1:]:
            first.links = [*first.links, *other.links]
            first.groups = [*first.groups, *other.groups]
            first.fixes = [*first.fixes, *other.fixes]
            first.hidden += other.hidden
            first.runs += other.runs
        first.groups = in_order(first.groups)
        return first


def _own(chains: Chains, stages: set[int]) -> set[int]:
    """Those of some stages that a study stands for."""
    own = chains.study.stages
    return stages if own is None else stages & own
