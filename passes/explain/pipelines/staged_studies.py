"""Studies of a program in pipeline stages: one of all stages, or one for each mesh that they have.

The program is cut into stages first, so that values are those of the functions of stages; these
keep the names that they have in the text.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from shardwright.ir.analysis import collective_traffic
from shardwright.ir.analysis.collective_traffic import Transfer
from shardwright.ir.core import Module
from shardwright.passes.cost.trials.compile import Run, quiet
from shardwright.passes.explain.movers import number_of
from shardwright.passes.explain.pipelines.laid_out import laid_out
from shardwright.passes.explain.stages.pipeline_facts import PipelineFacts
from shardwright.passes.explain.study import Study, study
from shardwright.passes.target import Target


def staged_studies(
    program: Module, target: Target = Target(), run: Run = quiet
) -> tuple[list[Study], PipelineFacts]:
    """Studies of a program with `plan.stages`, and what is to say of all of it. Each study knows
    all collectives, and the movers of those that its own stages run.

    Raises ProgramError where the program cannot be cut, propagated or partitioned.
    """
    found = laid_out(program, target, run, _studied)
    sent = collective_traffic.collectives(found.local)
    return [_of(one, sent, stages) for one, stages in found.parts], found.pipeline


def _studied(program: Module, target: Target, run: Run) -> tuple[Study, Module]:
    found = study(program, target, run)
    return found, found.compiled.local


def _of(found: Study, sent: Sequence[Transfer], stages: frozenset[int]) -> Study:
    """A study that knows the collectives of all stages; `stages`: its own."""
    movers = [number_of(one.op) if one.stage in stages else None for one in sent]
    return replace(found, sent=list(sent), mover_of=movers, stages=stages)
