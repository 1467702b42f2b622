"""Programs: loading, partitioning and pricing.

A program is a `Module`; functions give copies and never change what they are given. Everything that
is wrong with a program raises `ProgramError`, which says where, what and how to repair it.
"""

from __future__ import annotations

import sys
from pathlib import Path

from shardwright.api.sources import read_program
from shardwright.ir.core import Module
from shardwright.ir.errors import ProgramError
from shardwright.ir.parse import Parser
from shardwright.ir.verify import check
from shardwright.passes.cost.evaluation import evaluate as answer
from shardwright.passes.cost.evaluation.evaluate import Cost
from shardwright.passes.cost.trials import compile
from shardwright.passes.cost.trials.trial import Edit, Outcome, Where, trial
from shardwright.passes.importing.gspmd.whole_program import import_gspmd
from shardwright.passes.pipeline.several_meshes.staged_program import import_mpmd
from shardwright.passes.target import Target

__all__ = [
    "Cost",
    "Edit",
    "Module",
    "Outcome",
    "ProgramError",
    "Target",
    "Where",
    "evaluate",
    "load",
    "parse",
    "partition",
    "propagate",
    "trial",
]

_PARSER = Parser()


def load(path: str | Path) -> Module:
    """The program in a file, or the one that `FILE.py:name` or `module:name` gives.

    That is a `jax.stages.Lowered` or `Traced`, text, or a function without parameters that returns
    one of these, or `(fn, args)`.

    Python runs in a process of its own. Raises ProgramError where it cannot be read or is wrong.
    """
    return parse(read_program(str(path), sys.stdin, sys.stderr).text, str(path))


def parse(text: str, file: str = "") -> Module:
    """The program that a text is, checked. `file`: its name in messages. Raises ProgramError.

    Shardings of the older partitioner, `mhlo.sharding`, are read as `sdy`, and programs over
    several meshes (`mpmd`) as steps in stages.
    """
    module = _PARSER.parse(text, file)
    check(module)
    import_gspmd(module)
    import_mpmd(module)
    return module


def propagate(program: Module) -> Module:
    """A copy with every sharding decided: stage `propagated`. Raises ProgramError."""
    return compile.propagated(program)


def partition(program: Module, target: Target = Target()) -> Module:
    """The program of one device: stage `local`, every transfer a collective.

    With a cluster seconds decide, and no optimisation is kept that makes it slower. Raises
    ProgramError where it has no mesh, or another number of devices than the cluster.
    """
    return compile.compiled(program, target).local


def evaluate(program: Module, target: Target) -> Cost:
    """Seconds, bytes and operations of one step on one device of the target's cluster.

    A global program is partitioned for the target first. Raises ProgramError.
    """
    found = compile.compiled(program, target)
    return answer.evaluate(found.local, found.target)
