"""Moves between stages: what a stage reads of another one comes by an op of its own.

What other stages read of a micro-batch goes from one to the next that reads it, as transfers do;
behind the loop it comes from where it was made. A move is a custom call that changes no value,
known to compilers as what places one, so that it is laid out as its operand is, and sums over
devices are finished in front of it.
"""

from __future__ import annotations

from shardwright.ir.analysis.stage_meshes import MOVE, TARGET
from shardwright.ir.analysis.staged_step import StagedStep
from shardwright.ir.core import Module, Op, Value
from shardwright.passes.pipeline.stage_closing.opened_calls import part_of
from shardwright.passes.pipeline.stage_closing.step_pieces import SETUP, UPDATE
from shardwright.spec.attributes import Attrs, Int, String
from shardwright.spec.plan import PLACE
from shardwright.spec.sharding_rules.dataflow import LOOPS

NUMBER = "backend_config"  # tells the moves of a step apart until it is put together


def move(value: Value, stage: int, number: int) -> Op:
    """A move of a value to the devices of a stage."""
    attrs = Attrs({"call_target_name": String(TARGET), NUMBER: String(str(number))})
    return Op(MOVE, [value], [value.type], attrs, notes=Attrs({PLACE: Int(stage)}))


def add_moves(module: Module, step: StagedStep) -> int:
    """Write all moves of a closed step, in place; how many."""
    return _Mover(module, step).write()


class _Mover:
    def __init__(self, module: Module, step: StagedStep) -> None:
        assert module.main is not None
        self.main, self.step, self.places = module.main, step, step.places
        self.moved: dict[tuple[Value, int], Value] = {}  # by group, of what a stage makes
        self.count = 0

    def write(self) -> int:
        for op in [*self.main.walk()]:
            part = part_of(op)
            if part is None or part[0] == SETUP:
                continue
            for index, value in enumerate(op.operands):
                home = home_of(value)
                if home is not None and home != part[1]:
                    op.set_operand(index, self._at(value, home, part))
        return self.count

    def _at(self, value: Value, home: int, part: tuple[str, int]) -> Value:
        """A value that a stage has made, as another one has it."""
        phase, stage = part
        self.moved[value, self.places[home]] = value
        if phase == UPDATE:
            return self._moved(value, value, stage)
        for before, there in self.step.routes[value]:
            self._moved(value, self.moved[value, self.places[before]], there)
        return self.moved[value, self.places[stage]]

    def _moved(self, value: Value, before: Value, stage: int) -> Value:
        """A value on a group that it comes to, each once. `before`: as it is on the one before."""
        key = value, self.places[stage]
        if key not in self.moved:
            maker = before.op
            assert maker is not None and maker.block is not None
            made = maker.block.insert_after(maker, move(before, stage, self.count))
            self.moved[key] = made.result
            self.count += 1
        return self.moved[key]


def home_of(value: Value) -> int | None:
    """The stage that makes a value; None for arguments, and what is carried by a loop in it."""
    op = value.op
    if op is not None and op.name in LOOPS:
        body = op.regions[-1].block
        return home_of(body.terminator.operands[value.index])
    part = None if op is None else part_of(op)
    return None if part is None else part[1]
