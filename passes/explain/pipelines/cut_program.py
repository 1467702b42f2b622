"""A program cut into pipeline stages, with names for all its values."""

from __future__ import annotations

from itertools import count

from shardwright.ir.core import Block, Module, Op
from shardwright.ir.value_labels import values_of
from shardwright.passes.cost.trials.compile import Run
from shardwright.passes.registry import Pipeline, make_step


def cut_program(program: Module, run: Run) -> Module:
    """A copy with stages as functions, each value named as in the text that it comes from.

    Raises ProgramError where the program cannot be cut so.
    """
    found = run(program.clone(), Pipeline((make_step("follow-stages"),)))
    name_all(found)
    return found


def name_all(module: Module) -> None:
    """Give values numbers where they have no name, or one that another of the block has."""
    known = {value.name for func in module.funcs for value in values_of(func)}
    fresh = (name for number in count() if (name := str(number)) not in known)
    for func in module.funcs:
        taken: dict[tuple[Block | None, str], Block | Op] = {}
        for value in values_of(func):
            owner = value.owner
            key = owner if isinstance(owner, Block) else owner.block, value.name
            if not value.name or taken.setdefault(key, owner) is not owner:
                value.name = next(fresh)
