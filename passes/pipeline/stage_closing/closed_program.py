"""Programs of one device as pipelines run them."""

from __future__ import annotations

from shardwright.ir.core import Module
from shardwright.passes.registry import Pipeline, make_step
from shardwright.passes.target import stage_count


def closed(local: Module) -> Module:
    """A local program as it runs: pipeline stages as functions that follow lists of actions.

    The program itself where it has one stage. Raises ProgramError where stages cannot run so.
    """
    if stage_count(local) < 2:
        return local
    copy = local.clone()
    Pipeline((make_step("close-stages"),)).run(copy)
    return copy
