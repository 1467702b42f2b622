"""Writes a step in pipeline stages: functions of what a stage does in one go, tables of what these
take and make, and of what passes between stages.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from shardwright.backends.emit import Program, write_function
from shardwright.backends.names import Names, identifier, items, quoted, quoted_items, wrap
from shardwright.ir.analysis.local_plan import Plan, Tensor
from shardwright.ir.analysis.staged_step import SETUP, UPDATE, StagedStep, StagePiece
from shardwright.ir.core import Func, Value, callee
from shardwright.ir.value_labels import is_telling

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

    @property
    def ranks(self) -> int:
        """Groups of devices."""
        return len(self.step.rows)

    def functions(self, program: Program) -> list[str]:
        """The functions of all stages, each behind those that it calls."""
        done: dict[str, None] = {}
        lines: list[str] = []
        for one in self.step.pieces:
            for func in _reached(program, one.func, done):
                said, labels = "", dict[Value, str]()
                if func is one.func:
                    said = _SAID[one.kind].format(one.stage)
                    labels = dict(
                        zip(func.args, map(self.names.__getitem__, one.takes), strict=True)
                    )
                lines += [*write_function(program, func, said, labels), "", ""]
        return lines

    def tables(self, program: Program, plan: Plan) -> list[str]:
        """What functions take and make, what is sent, and in what order."""
        step = self.step
        passes = [f'"{one.stage}{one.kind}": {self._piece(program, one)}' for one in step.passes]
        sent = [
            f'"{stage}{kind}": {self._words(values)}'
            for (kind, stage), values in sorted(step.sent.items())
        ]
        return [
            "# Names of arguments and results, in order.",
            *_tuple("TAKEN", [quoted(self.names[value]) for value in plan.main.args]),
            *_tuple("RETURNED", [quoted(self.names[value]) for value in step.results]),
            "# What stages do before the first micro-batch, with each, and behind the last.",
            *_tuple("SETUP", [self._piece(program, one) for one in step.setup]),
            *wrap("PASSES = {", passes, "}"),
            *_tuple("UPDATES", [self._piece(program, one) for one in step.updates]),
            "# What goes on with a micro-batch, by the stage that sends it.",
            *wrap("SENT = {", sent, "}"),
        ]

    def _piece(self, program: Program, one: StagePiece) -> str:
        function = program.functions[one.func.symbol]
        takes, makes = self._words(one.takes), self._words(one.makes)
        return f"Piece({one.stage}, {function}, takes={takes}, makes={makes})"

    def _words(self, values: Iterable[Value]) -> str:
        return quoted_items(self.names[value] for value in values)

    def said(self) -> list[str]:
        """Lines of a script's header."""
        count, turns = len(self.step.places), self.step.microbatches
        said = f"Stages: {count}, on {self.ranks} groups of devices, each of this mesh"
        return [f"{said}; {turns} micro-batches", "What follows is of all stages together."]

    def settings(self) -> list[str]:
        """The lines that say on what stages run, and in what order."""
        rows = [quoted(row) for row in self.step.rows]
        places = items([*map(str, self.step.places)])
        return [
            f"RANKS = {self.ranks}  # groups of devices",
            f"PLACES = {places}  # ranks of stages",
            "# What each rank does, in order: stage, action, micro-batch.",
            *_tuple("ACTIONS", rows),
        ]


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
    return Stages(step, found)


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
