"""Lowers a program of the reduction language to a `local` program, also where devices differ.

A device holds the chunks that it has in ascending order, and nothing else: which these are behind
each step is known beforehand, in a table by device. Where one has fewer than others, what stands
behind them is never read. So each step moves what its collective is said to move:

    AR, RS, AG   in all groups of a range: the collective of that name
    Bc           in all groups of a range: collective_broadcast
    Rd           a chain of permutes to the first member, in pieces
    rooted       rings (AR, RS, AG) and chains (Rd, Bc) of permutes between those that take part;
                 the others keep what they have

Source: the forms of `spec.sharding_rules.reductions`; `group_moves` for chains and rings.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import prod

from shardwright.ir.parse import parse
from shardwright.ir.print import print_module
from shardwright.passes.collect.synthesis.instruction_lowering import Step, StepWriter
from shardwright.passes.collect.synthesis.states import Space, State, setting_of
from shardwright.spec import plan
from shardwright.spec.placement import Groups
from shardwright.spec.sharding_rules.reductions import (
    Instruction,
    Program,
    groups,
    instruction_name,
)

Held = tuple[tuple[int, ...], ...]  # per device the chunks that it has, ascending


def local_text(
    programs: Sequence[Program], radices: Sequence[int], width: int, reducer: str
) -> str:
    """A program for one device that runs programs one after another on one integer argument.

    The argument has a row per device, and in it as many chunks as devices, each of `width` numbers;
    each program gives a result of that shape, in which all rows are the sum. `reducer`: an op of
    two numbers. Radices are above 1. Raises ValueError for a program that is not legal.
    """
    return ProgramWriter(radices, width, reducer).module(programs)


def whole_text(count: int, radices: Sequence[int], width: int, reducer: str, start: int) -> str:
    """The computation of so many programs, on one device; `start`: the reducer's identity."""
    devices = prod(radices)
    whole, part = f"{devices}x{devices}x{width}xi32", f"{devices}x{width}xi32"
    results = ", ".join([f"tensor<{whole}>"] * count)
    values = ", ".join(["%1"] * count)
    return (
        f"func.func @main(%arg0: tensor<{whole}>) -> ({results}) {{\n"
        f"%c = stablehlo.constant dense<{start}> : tensor<i32>\n"
        f"%0 = stablehlo.reduce(%arg0 init: %c) applies {reducer} across dimensions = [0] : "
        f"(tensor<{whole}>, tensor<i32>) -> tensor<{part}>\n"
        f"%1 = stablehlo.broadcast_in_dim %0, dims = [1, 2] : (tensor<{part}>) -> tensor<{whole}>\n"
        f"return {values} : {results}\n}}\n"
    )


class ProgramWriter:
    """Programs one after the other, over one space of states."""

    def __init__(self, radices: Sequence[int], width: int, reducer: str) -> None:
        self._radices, self._reducer, self._width = tuple(radices), reducer, width
        self._devices = prod(radices)
        self._space = Space(setting_of(radices))
        self._names = tuple(f"d{digit}" for digit in range(len(self._radices)))

    def module(self, programs: Sequence[Program]) -> str:
        """The text of all programs."""
        module = parse(self._frame(len(programs)))
        main = module.main
        assert main is not None
        end = main.body.terminator
        steps = StepWriter(end, self._devices, self._names, self._reducer)
        given = steps.ops.reshaped(main.args[0], (self._devices, self._width))
        for number, program in enumerate(programs):
            value = given
            for step in self._steps(program):
                value = steps.written(step, value)
            end.set_operand(number, steps.ops.reshaped(value, main.args[0].shape))
        return print_module(module)

    def _frame(self, count: int) -> str:
        """The program without steps: it gives its argument."""
        shape = f"{self._devices}x{self._width}xi32"
        type, whole = f"tensor<1x{shape}>", f"tensor<{self._devices}x{shape}>"
        sizes = zip(self._names, self._radices, strict=True)
        mesh = ", ".join(f'"{name}"={size}' for name, size in sizes)
        cut = ", ".join(f'"{name}"' for name in self._names)
        sharding = f"<@mesh, [{{{cut}}}, {{}}, {{}}]>"
        types = ", ".join([type] * count)
        notes = (
            f"{plan.ARG_SHARDINGS} = #sdy.sharding_per_value<[{sharding}]>, "
            f"{plan.ARG_TYPES} = [{whole}], {plan.RESULT_SHARDINGS} = "
            f"#sdy.sharding_per_value<[{', '.join([sharding] * count)}]>, "
            f"{plan.RESULT_TYPES} = [{', '.join([whole] * count)}]"
        )
        return (
            f"module attributes {{mhlo.num_partitions = {self._devices} : i32, "
            f"mhlo.num_replicas = 1 : i32}} {{\nsdy.mesh @mesh = <[{mesh}]>\n"
            f"func.func @main(%arg0: {type}) -> ({types}) attributes {{{notes}}} {{\n"
            f"return {', '.join(['%arg0'] * count)} : {types}\n}}\n}}\n"
        )

    def _steps(self, program: Program) -> list[Step]:
        state, found = self._space.start, list[Step]()
        for number, instruction in enumerate(program, 1):
            after = self._space.after(state, instruction)
            if after is None:
                raise ValueError("a program that is not legal")
            name = f"{number}. {instruction_name(instruction, len(self._radices))}"
            found.append(
                Step(
                    name,
                    instruction,
                    self._groups(instruction),
                    self._held(state),
                    self._held(after),
                )
            )
            state = after
        if state != self._space.goal:
            raise ValueError("a program that does not reduce")
        return found

    def _groups(self, instruction: Instruction) -> Groups:
        return groups(instruction.grouping, self._radices)

    def _held(self, state: State) -> Held:
        return tuple(
            tuple(chunk for chunk, made_of in enumerate(chunks) if made_of)
            for chunks, _ in self._space.content(state)
        )
