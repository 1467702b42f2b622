"""Options of Shardy's propagation passes, each told once, and the run that they ask for.

A dataclass collects fields from its last base to its first. So a pass names its bases in the
reverse of the order in which it prints their options.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from shardwright.ir.core import Module
from shardwright.ir.errors import Diagnostic
from shardwright.passes.base import Pass
from shardwright.passes.propagation.engine.priorities import Scheduler
from shardwright.passes.propagation.engine.recorder import Recorder
from shardwright.passes.propagation.engine.run import Save, propagate


@dataclass(frozen=True)
class InRounds(Pass):
    """Rounds by kind of op: those that only rename dims first."""

    run_op_priority_propagation: bool = True  # False: one round, or one per user priority


@dataclass(frozen=True)
class ByRules(Pass):
    """What becomes of sharding rules, and how far they reach."""

    keep_sharding_rules: bool = False
    conservative_propagation: bool = False  # make no sub-axes, cut no window or slice


@dataclass(frozen=True)
class ByStrategy(ByRules):
    """What happens where tensors disagree."""

    propagation_strategy: str = "aggressive"  # or "basic", "basic-then-aggressive"


@dataclass(frozen=True)
class Propagation(ByRules):
    """What is written down on the way."""

    # As in Shardy, only a pass with user priorities saves: the program after each but the last.
    module_dump_directory: str = ""
    debug_sharding_origins: bool = False  # say at each value where its axes came from
    debug_propagation_edge_sharding: bool = False  # say at each op which axes it moved, and when
    chlo_rules: bool = True  # False: sharding stops where Shardy has no rule, as at chlo ops

    def propagated(
        self,
        module: Module,
        strategy: str,
        run: Callable[[Scheduler, Save], None],
        conflicts: str = "size",
        recorder: Recorder | None = None,
    ) -> list[Diagnostic]:
        """Run a schedule over a module by these options. Returns warnings."""
        return propagate(
            module,
            strategy,
            run,
            keep_rules=self.keep_sharding_rules,
            conservative=self.conservative_propagation,
            chlo_rules=self.chlo_rules,
            conflicts=conflicts,
            origins=self.debug_sharding_origins,
            edges=self.debug_propagation_edge_sharding,
            dump=self.module_dump_directory,
            recorder=recorder,
        )
