"""Any program of the reduction language as a `local` program, also where devices differ.

A device holds all chunks, those that it does not have as zeros. Which it has behind each step is
known beforehand, in a table by device. Every step is a sum (or another reducer) in all groups of
its range, also for collectives that only some devices take part in:

    AR, Rd, RS   the reducer, then zeros where a device has nothing
    AG           a sum: of each chunk all members but one hold zeros
    Bc           a sum, where all but the first of each group give zeros

A rooted step runs in all groups; devices that are not in its own keep what they had. So rooted
steps, scatters, gathers and broadcasts move as much as an all-reduce: this is for checking programs
where devices differ. What all devices do alike is lowered to its own collectives by `synthesize`.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import prod

from shardwright.spec.reductions import Collective, Grouping, Instruction, Program, groups

from ._synthesis_states import Space, State, setting_of

Rows = list[list[bool]]  # per device and chunk

_ZEROS_BEHIND = (Collective.REDUCE_SCATTER, Collective.REDUCE)
_COPIES = (Collective.ALL_GATHER, Collective.BROADCAST)


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
    """What so many programs compute, on one device; `start`: the reducer's identity."""
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
    """Lines of a program; what a table says of a device is looked up once."""

    def __init__(self, radices: Sequence[int], width: int, reducer: str) -> None:
        self._radices, self._reducer = tuple(radices), reducer
        self._devices = prod(radices)
        self._space = Space(setting_of(radices))
        self._lines: list[str] = []
        self._count = 0
        self._masks: dict[str, str] = {}
        self._shape = f"1x{self._devices}x{width}"
        self._whole = f"tensor<{self._devices}x{self._devices}x{width}xi32>"
        self._type = f"tensor<{self._shape}xi32>"

    def module(self, programs: Sequence[Program]) -> str:
        """The text of all programs."""
        results = [self._program(program) for program in programs]
        names = [f"d{digit}" for digit in range(len(self._radices))]
        sizes = zip(names, self._radices, strict=True)
        mesh = ", ".join(f'"{name}"={size}' for name, size in sizes)
        cut = ", ".join(f'"{name}"' for name in names)
        sharding = f"<@mesh, [{{{cut}}}, {{}}, {{}}]>"
        types = ", ".join([self._type] * len(results))
        notes = (
            f"plan.arg_shardings = #sdy.sharding_per_value<[{sharding}]>, "
            f"plan.arg_types = [{self._whole}], plan.result_shardings = "
            f"#sdy.sharding_per_value<[{', '.join([sharding] * len(results))}]>, "
            f"plan.result_types = [{', '.join([self._whole] * len(results))}]"
        )
        head = [
            f"module attributes {{mhlo.num_partitions = {self._devices} : i32, "
            "mhlo.num_replicas = 1 : i32} {",
            f"sdy.mesh @mesh = <[{mesh}]>",
            f"func.func @main(%arg0: {self._type}) -> ({types}) attributes {{{notes}}} {{",
            "%device = stablehlo.partition_id : tensor<ui32>",
            "%first = stablehlo.constant dense<0> : tensor<ui32>",
            f"%zeros = stablehlo.constant dense<0> : {self._type}",
        ]
        end = [f"return {', '.join(results)} : {types}", "}", "}"]
        return "\n".join([*head, *self._lines, *end]) + "\n"

    def _emit(self, words: str) -> str:
        self._count += 1
        self._lines.append(f"%v{self._count} = {words}")
        return f"%v{self._count}"

    def _program(self, program: Program) -> str:
        value, state = "%arg0", self._space.start
        for instruction in program:
            found = [
                edge.state for edge in self._space.edges(state) if edge.instruction == instruction
            ]
            if not found:
                raise ValueError("a program that is not legal")
            state = found[0]
            value = self._step(instruction, value, state)
        if state != self._space.goal:
            raise ValueError("a program that does not reduce")
        return value

    def _step(self, instruction: Instruction, value: str, after: State) -> str:
        collective, grouping = instruction
        given = value
        if collective is Collective.BROADCAST:
            given = self._kept(value, "%zeros", self._firsts(grouping))
        name = "stablehlo.add" if collective in _COPIES else self._reducer
        made = self._summed(given, grouping, name)
        if collective in _ZEROS_BEHIND:
            made = self._kept(made, "%zeros", self._held(after))
        return self._kept(made, value, self._members(grouping)) if grouping.rooted else made

    def _summed(self, value: str, grouping: Grouping, reducer: str) -> str:
        rows = groups(Grouping(grouping.first, grouping.end), self._radices)
        table = ", ".join(f"[{', '.join(map(str, row))}]" for row in rows)
        axes = ", ".join(f'"d{digit}"' for digit in range(grouping.first, grouping.end))
        return self._emit(
            f'"stablehlo.all_reduce"({value}) <{{channel_handle = '
            "#stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = "
            f"dense<[{table}]> : tensor<{len(rows)}x{len(rows[0])}xi64>, use_global_device_ids}}> "
            "({\n^bb0(%a: tensor<i32>, %b: tensor<i32>):\n"
            f"%c = {reducer} %a, %b : tensor<i32>\nstablehlo.return %c : tensor<i32>\n"
            f"}}) {{plan.axes = [{axes}]}} : ({self._type}) -> {self._type}"
        )

    def _kept(self, value: str, other: str, rows: Rows) -> str:
        """The value where a device's row of the table says so."""
        mask = self._mask(rows)
        types = f"tensor<{self._shape}xi1>, {self._type}"
        return self._emit(f"stablehlo.select {mask}, {value}, {other} : {types}")

    def _mask(self, rows: Rows) -> str:
        shown = ", ".join(f"[{', '.join(str(one).lower() for one in row)}]" for row in rows)
        if shown not in self._masks:
            count = self._devices
            table = self._emit(f"stablehlo.constant dense<[{shown}]> : tensor<{count}x{count}xi1>")
            row = self._emit(
                f"stablehlo.dynamic_slice {table}, %device, %first, sizes = [1, {count}] : "
                f"(tensor<{count}x{count}xi1>, tensor<ui32>, tensor<ui32>) -> tensor<1x{count}xi1>"
            )
            self._masks[shown] = self._emit(
                f"stablehlo.broadcast_in_dim {row}, dims = [0, 1] : (tensor<1x{count}xi1>) -> "
                f"tensor<{self._shape}xi1>"
            )
        return self._masks[shown]

    def _held(self, state: State) -> Rows:
        return [[bool(chunk) for chunk in chunks] for chunks, _ in self._space.content(state)]

    def _firsts(self, grouping: Grouping) -> Rows:
        return self._rows({group[0] for group in groups(grouping, self._radices)})

    def _members(self, grouping: Grouping) -> Rows:
        return self._rows({one for group in groups(grouping, self._radices) for one in group})

    def _rows(self, devices: set[int]) -> Rows:
        return [[device in devices] * self._devices for device in range(self._devices)]
