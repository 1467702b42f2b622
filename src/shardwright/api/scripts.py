"""Scripts for devices."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import zip_longest
from typing import Protocol

from shardwright.backends.jax import lower as jax
from shardwright.backends.torch import lower as torch
from shardwright.ir.analysis.local_plan import read_plan
from shardwright.ir.core import Module
from shardwright.ir.errors import Place, error, nearest
from shardwright.ir.gc_pause import not_collecting
from shardwright.ir.print import print_module
from shardwright.ir.value_labels import arg_label, result_label, values_of
from shardwright.passes.clean.outlining.equal_constants import share_constants, share_scalars
from shardwright.passes.clean.outlining.outline_regions import outline as outline_regions
from shardwright.passes.clean.outlining.row_regions import spread_for_each
from shardwright.passes.clean.outlining.sums_of_layers import take_sums_behind
from shardwright.passes.clean.rewrites.unused_ops import erase_dead_calls
from shardwright.passes.cost.trials.compile import compiled
from shardwright.passes.pipeline.stage_closing.closed_program import closed
from shardwright.passes.registry import make_step
from shardwright.passes.target import Target
from shardwright.spec.stages import is_local

__all__ = ["EMITTERS", "compile", "script", "whole_of"]


class Emitter(Protocol):
    """Writes the script of a local program for one ecosystem."""

    def __call__(
        self, local: Module, original: Module, command: str, *, fast_extremes: bool = False,
        folds: bool = False,
    ) -> str: ...  # fmt: skip


EMITTERS: Mapping[str, Emitter] = {"jax": jax.emit, "torch": torch.emit}


def compile(
    program: Module,
    target: Target = Target(),
    *,
    emit: str = "jax",
    original: Module | None = None,
    command: str = "",
    fast_extremes: bool = False,
    outline: bool = True,
) -> str:
    """The script that every device runs, for `jax` or `torch`; or the `mlir` of one device.

    `original`: what a local program was made of, which scripts need for their check. `command`:
    how the script says it was made. `fast_extremes`: maxima and minima over devices take one native
    collective, which may lose a NaN or the sign of a zero. `outline`: regions that repeat are
    functions, and loops over calls of them. Raises ProgramError.
    """
    _expect_emitter(emit)
    whole = whole_of(program, original) if emit != "mlir" else program
    local = compiled(program, target).local
    said = command or "shardwright.compile"
    return script(emit, local, whole, said, fast_extremes=fast_extremes, outline=outline)


def whole_of(program: Module, original: Module | None) -> Module:
    """The global program that a script is checked against. Raises ProgramError without one."""
    if not is_local(program):
        return program
    if original is None or is_local(original):
        help = "name the global program that it was made of as the original"
        message = "the program is already partitioned (stage local)"
        raise error(message, Place(program.file), help=help)
    expect_same_types(original, program)
    return original


def script(
    emit: str, local: Module, original: Module, command: str, *, fast_extremes: bool = False,
    outline: bool = True,
) -> str:  # fmt: skip
    """The text for a target: `jax`, `torch`, or `mlir` for the local program itself.

    Of a pipeline it is that of all stages, for as many devices as they have together.
    """
    if emit == "mlir":
        return print_module(closed(local))
    local = closed(outlined(local) if outline else local)
    whole = outlined(original, keeps_shardings=False) if outline else original
    return EMITTERS[emit](local, whole, command, fast_extremes=fast_extremes, folds=outline)


@not_collecting()
def outlined(module: Module, *, keeps_shardings: bool = True) -> Module:
    """A copy in which regions that repeat are functions; results that feed others stay in sight.

    Without their shardings more regions are alike, and ops are as simple as those of a step.
    """
    copy = module.clone()
    main = copy.main
    erase_dead_calls(copy)
    make_step("symbol-dce").run.run(copy)
    if not keeps_shardings:
        for func in copy.funcs:
            for value in values_of(func):
                value.sharding = None
        make_step("simplify-ops").run.run(copy)
        share_scalars(copy)
    spread_for_each(copy)
    take_sums_behind(copy)
    visible = () if main is None else frozenset(main.body.terminator.operands)
    outline_regions(copy, visible=visible, in_form=True)
    share_constants(copy)
    return copy


def _expect_emitter(name: str) -> None:
    known = [*EMITTERS, "mlir"]
    if name not in known:
        raise error(f'nothing is emitted for "{name}"', help=nearest(name, known), code=2)


def expect_same_types(original: Module, local: Module) -> None:
    """Raises ProgramError where a local program was made of another one."""
    plan, main = read_plan(local), original.main
    if main is None:
        raise error("the program has no function main", Place(original.file))
    kept = [tensor.type for tensor in plan.args + plan.results]
    for index, (found, wanted) in enumerate(
        zip_longest(kept, [*(value.type for value in main.args), *main.result_types])
    ):
        if found is not wanted:
            count = len(main.args)
            is_arg = index < count
            what = arg_label(main, index) if is_arg else result_label(main, index - count)
            message = f"{what} is {wanted} here but {found} in {local.file}"
            help = f"{local.file} was made of another program"
            raise error(message, Place(original.file), help=help)
