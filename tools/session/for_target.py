"""Partitions the program of a verb: warnings are said, crashes written down."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from shardwright.ir.core import Module
from shardwright.passes.base import Memory
from shardwright.passes.cost.trials.compile import Compiled, Run, compiled
from shardwright.passes.registry import Hook, PassFault, Pipeline, Verify, main_pipeline
from shardwright.passes.target import Target
from shardwright.tools.session.driver import PARSER, Watch, apply, rewind
from shardwright.tools.session.session import Session


def runner(session: Session, watch: Watch | None = None) -> Run:
    """A verb's pipeline runner: with its warnings, and a crash written down."""
    watched = Watch(Verify.NOTHING) if watch is None else watch
    done = Pipeline()

    def run(
        module: Module,
        pipeline: Pipeline,
        after: Sequence[Hook] = (),
        memory: Memory | None = None,
    ) -> Module:
        nonlocal done
        hooked = replace(watched, after=(*watched.after, *after))
        module = apply(session, module, pipeline, hooked, done, memory)
        done += pipeline
        return module

    return run


def partitioned(session: Session, module: Module, target: Target = Target()) -> Compiled:
    """The program for one device, made by the main pipeline. Raises ProgramError."""
    session.phase = "partition"
    try:
        found = compiled(module, target, runner(session))
    except PassFault as fault:  # of what was only tried
        rewind(session, fault, PARSER, main_pipeline().until("propagated"))
        raise fault.__cause__ or fault from None
    session.phase = "verify"
    return found
