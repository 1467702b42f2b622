"""Writes a step in pipeline stages: functions of what a stage does in one go, tables of what these
take and make, and of what passes between stages.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from shardwright.backends.emit import Program, write_function
from shardwright.backends.names import LINE, Names, identifier, items, quoted, quoted_items, wrap
from shardwright.ir.analysis.handed_results import handed_on, readers_of
from shardwright.ir.analysis.local_plan import Plan, Tensor, axis_names, dtype_word
from shardwright.ir.analysis.stage_meshes import GroupMeshes
from shardwright.ir.analysis.staged_step import SETUP, UPDATE, StagedStep, StagePiece
from shardwright.ir.core import Func, Value, callee
from shardwright.ir.diagnostics.at_op import op_error
from shardwright.ir.value_labels import is_telling
from shardwright.spec.types import TensorType

TURN = "turn"
_STEMS = {"F": "out", "B": "back", "I": "back", "W": "weights", SETUP: "given", UPDATE: "updated"}
_SAID = {
    "F": "Stage {}, forward.",
    "B": "Stage {}, backward.",
    "I": "Stage {}, backward: gradients of its input.",
    "W": "Stage {}, backward: gradients of its weights.",
    SETUP: "Stage {}, before the first micro-batch.",
    UPDATE: "Stage {}, behind the last micro-batch.",
}


@dataclass(frozen=True)
class Stages:
    """A step in stages, and the names of its values in tables and as parameters."""

    step: StagedStep
    names: Mapping[Value, str]
    groups: GroupMeshes | None = None

    @property
    def ranks(self) -> int:
        """Groups of devices."""
        return len(self.step.rows)

    def functions(self, program: Program) -> list[str]:
        """The functions of all stages, each behind those that it calls."""
        done: dict[str, None] = {}
        lines: list[str] = []
        for one in self.step.pieces:
            if self.groups is not None:
                program.mesh = self.groups.meshes[self.step.places[one.stage]]
            for func in _reached(program, one.func, done):
                said, labels = "", dict[Value, str]()
                if func is one.func:
                    said = _SAID[one.kind].format(one.stage)
                    labels = dict(
                        zip(func.args, map(self.names.__getitem__, one.takes), strict=True)
                    )
                lines += [*write_function(program, func, said, labels).lines, "", ""]
        return lines

    def tables(self, program: Program, plan: Plan) -> list[str]:
        """What functions take and make, what is sent, and in what order."""
        step = self.step
        sent = [f"{hop}: {self._words(values)}" for hop, values in step.sent.items()]
        passes = [f'"{one.stage}{one.kind}": ' for one in step.passes]
        return [
            "# Names of arguments and results, in order.",
            *_tuple("TAKEN", [quoted(self.names[value]) for value in plan.main.args]),
            *_tuple("RETURNED", [quoted(self.names[value]) for value in step.results]),
            "# What stages do before the first micro-batch, with each, and behind the last.",
            *self._pieces(program, "SETUP = (", step.setup, [""] * len(step.setup), ")"),
            *self._pieces(program, "PASSES = {", step.passes, passes, "}"),
            *self._pieces(program, "UPDATES = (", step.updates, [""] * len(step.updates), ")"),
            "# What goes on with a micro-batch, by the stages that send it and get it.",
            *wrap("SENT = {", sent, "}"),
            *self._shared(plan),
            *(self._passed(plan) if self.groups is None else self._laid(plan)),
        ]

    def _shared(self, plan: Plan) -> list[str]:
        """Results that take the place of arguments which stages of other ranks read."""
        rows = [f"{quoted(self.names[v])}: {quoted(self.names[arg])}"
                for v, arg in handed_on(self.step, plan).items()]  # fmt: skip
        said = "# Results that take the place of arguments which other ranks read, too."
        return [said, *wrap("SHARED = {", rows, "}")]

    def _pieces(
        self, program: Program, head: str, pieces: Sequence[StagePiece], keys: Sequence[str],
        tail: str,
    ) -> list[str]:  # fmt: skip
        """A table of pieces: on one line each, or broken as ruff does."""
        if not pieces:
            return [head + tail]
        lines = [head]
        for key, one in zip(keys, pieces, strict=True):
            parts = [str(one.stage), program.functions[one.func.symbol]]
            for word, values in (("takes", one.takes), ("makes", one.makes)):
                parts.append(f"{word}={self._words(values)}")
            if one.func.symbol in program.talking:
                parts.append("talks=True")
            flat = f"    {key}Piece({', '.join(parts)}),"
            lines += (
                [flat] if len(flat) <= LINE else [f"    {key}Piece(", *_broken(parts), "    ),"]
            )
        return [*lines, tail]

    def _passed(self, plan: Plan) -> list[str]:
        """Shapes and types of what goes from rank to rank."""
        step = self.step
        found = dict.fromkeys(v for values in step.sent.values() for v in values)
        found |= dict.fromkeys(handed_on(self.step, plan))
        for one in step.updates:
            for value in one.takes:
                home = step.homes.get(value, one.stage)
                if step.places[home] != step.places[one.stage]:
                    found[value] = None
        rows = [
            f"{quoted(self.names[v])}: ({v.shape}, {quoted(stored_word(v.tensor.element))})"
            for v in found
        ]
        return [
            "# Shapes and types of what goes from rank to rank.",
            *wrap("PASSED = {", rows, "}"),
        ]

    def _laid(self, plan: Plan) -> list[str]:
        """What goes from group to group, and how each of them holds it."""
        args = {value: one.axes for value, one in zip(plan.main.args, plan.args, strict=True)}
        whole = {v: one.type for v, one in zip(self.step.results, plan.results, strict=True)}
        held: dict[Value, dict[int, str]] = {}
        types: dict[Value, TensorType] = {}
        for (value, group), laid in self.step.laid.items():
            types[value] = laid.whole
            axes = axis_names(laid.sharding)
            held.setdefault(value, {})[group] = items([*map(quoted_items, axes)])
        elsewhere = {(v, k): text for v, of in held.items() if v in args for k, text in of.items()}
        for value, arg in handed_on(self.step, plan).items():
            groups = readers_of(self.step, arg) | {self.step.places[self.step.homes[value]]}
            own, known = items([*map(quoted_items, args[arg])]), held.get(arg, {})
            types[value] = whole[value]
            held[value] = {k: known.get(k, own) for k in sorted(groups)}
            elsewhere |= {(value, k): text for k, text in held[value].items()}
        passed = [
            f"{quoted(self.names[v])}: ({quoted(stored_word(types[v].element))}, "
            f"{types[v].shape}, {{{', '.join(f'{k}: {text}' for k, text in of.items())}}})"
            for v, of in held.items()
            if v not in args
        ]
        rows = [f"({quoted(self.names[v])}, {k}): {text}" for (v, k), text in elsewhere.items()]
        return [
            "# What goes from group to group: types and shapes, and by group the axes that cut it.",
            *wrap("PASSED = {", passed, "}"),
            "# Axes that cut arguments and results on groups that have another mesh.",
            *wrap("ELSEWHERE = {", rows, "}"),
        ]

    def _words(self, values: Iterable[Value]) -> str:
        return quoted_items(self.names[value] for value in values)

    def said(self) -> list[str]:
        """Lines of a script's header."""
        count, turns = len(self.step.places), self.step.copies * self.step.microbatches
        mesh = "each of this mesh" if self.groups is None else "each of its mesh"
        said = f"Stages: {count}, on {self.ranks} groups of devices, {mesh}"
        return [f"{said}; {turns} micro-batches", "What follows is of all stages together."]

    def settings(self) -> list[str]:
        """The lines that say on what stages run, and in what order."""
        rows = [quoted(row) for row in self.step.rows]
        places = items([*map(str, self.step.places)])
        return [
            f"RANKS = {self.ranks}  # groups of devices",
            f"PLACES = {places}  # ranks of stages",
            f"CHAIN = {self.step.chain}  # stages of a copy of the model",
            f"TURN_DTYPE = {quoted(self._turn_word())}  # of the number of a micro-batch",
            "# What each rank does, in order: stage, action, micro-batch.",
            *_tuple("ACTIONS", rows),
        ]

    def _turn_word(self) -> str:
        turn = self.step.turn
        return "int32" if turn is None else dtype_word(turn.tensor.element)


def stored_word(element: str) -> str:
    """The type in which a device holds an element type: integers below a byte in one."""
    word = dtype_word(element)
    return f"{word[:-1]}8" if word in ("int2", "int4", "uint2", "uint4") else word


def stages_of(step: StagedStep, plan: Plan) -> Stages:
    """A step with names for its values."""
    names, found = Names((TURN,)), dict[Value, str]()
    for value, arg in zip(plan.main.args, plan.args, strict=True):
        found[value] = names.new(identifier(arg.name))
    for value, result in zip(step.results, plan.results, strict=True):
        if value not in found:
            found[value] = names.new(_result_stem(result))
    states = set(step.states)
    if step.turn is not None:
        found[step.turn] = TURN
    for one in step.pieces:
        for value in one.makes:
            if value not in found:
                stem = "sum" if value in states else _STEMS[one.kind]
                stem = identifier(value.name) if is_telling(value.name) else f"{stem}{one.stage}"
                found[value] = names.new(stem)
    return Stages(step, found, plan.groups)


def expect_even(plan: Plan) -> None:
    """Raises ProgramError where parts of arguments or results of stages with meshes of their own
    differ in size.
    """
    if plan.groups is None or not plan.is_padded:
        return
    odd = next(one for one in (*plan.args, *plan.results) if one.is_padded)
    dim = odd.odd_dim
    assert dim is not None
    size, count = odd.type.shape[dim], odd.counts[dim]
    near = _nearest_divisor(size, count)
    said = f"cuts {odd.name} of {odd.type} into parts of different size, on stages with their own"
    cut = f"cut dim {dim} of {size} in {near} parts, not {count}, or " if near > 1 else ""
    help = f"{cut}leave dim {dim} whole"
    raise op_error(plan.module, plan.main, f"{said} meshes", help=help)


def _nearest_divisor(size: int, count: int) -> int:
    """Into how many equal parts a dim can be cut, as near to a count as can be."""
    whole = (k for k in range(1, min(size, 2 * count) + 1) if size % k == 0)
    return min(whole, key=lambda k: (abs(k - count), k), default=1)


def _broken(parts: Sequence[str]) -> list[str]:
    """Arguments of a call on lines of their own; those that are long tuples are broken, too."""
    lines: list[str] = []
    for part in parts:
        head, _, inner = part.partition("=(")
        if len(part) + 9 <= LINE or not inner:
            lines.append(f"        {part},")
        else:
            words = inner.removesuffix(")").rstrip(",").split(", ")
            lines += wrap(f"{head}=(", words, ",),", " " * 8)
    return lines


def _tuple(name: str, parts: Sequence[str]) -> list[str]:
    """The lines of `name = (...)`."""
    return wrap(f"{name} = (", parts, ",)" if len(parts) == 1 else ")")


def _result_stem(result: Tensor) -> str:
    stem = result.name.removeprefix("result")
    return f"new_{identifier(stem)}" if stem and not stem.startswith("res") else "result"


def _reached(program: Program, func: Func, done: dict[str, None]) -> list[Func]:
    """A function behind those that it calls and that are not done."""
    found: list[Func] = []
    for op in func.walk():
        if op.name == "func.call" and callee(op) not in done and not program.is_index(op):
            found += _reached(program, program.function(op), done)
    if func.symbol not in done:
        done[func.symbol] = None
        found.append(func)
    return found
