"""Plays a step in pipeline stages by its lists of actions, all devices of a stage in lockstep.

Each rank has what it made or got by a transfer, and nothing else.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from shardwright.ir.analysis.staged_step import StagedStep, StagePiece, read_staged
from shardwright.ir.core import Module, Value
from shardwright.ir.diagnostics.at_op import op_error, place_of
from shardwright.ir.reference.action_order import SENDS, in_order
from shardwright.ir.reference.collective_semantics import Bundle
from shardwright.ir.reference.device_blocks import cut, plan_of
from shardwright.ir.reference.interpreter import Lockstep, Progress
from shardwright.ir.reference.limits import check_bytes, check_devices
from shardwright.ir.run import checked_args, joined
from shardwright.spec.op import Values
from shardwright.spec.types import ELEMENTS


def run_stages(
    module: Module, args: Sequence[Values], progress: Progress | None = None
) -> list[Values]:
    """The global results of a closed step, from global arguments; see `run_devices`.

    Raises ProgramError where lists wait for one another, or a rank reads what it does not have.
    """
    step, main = read_staged(module), module.main
    assert step is not None and main is not None, "close-stages has run"
    check_bytes(module, main)
    plan = plan_of(module, main, place_of(module, main))
    check_devices(plan.mesh.device_count, place_of(module, main))
    arrays = checked_args(module, main, args, plan.arg_types)
    given = {
        value: Bundle(cut(plan.mesh, sharding, array))
        for value, sharding, array in zip(main.args, plan.arg_shardings, arrays, strict=True)
    }
    machine = Lockstep(module, plan.mesh, {}, progress)
    player = _Player(module, step, machine, given)
    try:
        order = in_order(step.rows)
    except ValueError as fault:
        raise op_error(module, module, str(fault)) from None
    player.play(order)
    found = [player.last(value) for value in step.results]
    return [joined(module, main, plan, k, one.parts) for k, one in enumerate(found)]


class _Player:
    """`lasting`, `passing`: by rank, and micro-batch, what the rank has."""

    def __init__(
        self, module: Module, step: StagedStep, machine: Lockstep, given: dict[Value, Any]
    ) -> None:
        self.module, self.step, self.machine, self.given = module, step, machine, given
        self.lasting: dict[tuple[int, Value], Any] = {}
        self.passing: dict[tuple[int, int, Value], Any] = {}
        self.held = set(step.held)
        self.pieces = {(one.kind, one.stage): one for one in step.passes}

    def play(self, order: Sequence[tuple[str, int, int]]) -> None:
        """Do all actions, what stands before them and behind."""
        for one in self.step.setup:
            self._run(one, 0)
        for kind, stage, turn in order:
            if kind in SENDS:
                self._send(kind, stage, turn)
            is_split = kind == "B" and ("B", stage) not in self.pieces
            for key in ("I", "W") if is_split else (kind,):
                if (key, stage) in self.pieces:
                    self._run(self.pieces[key, stage], turn)
        for one in self.step.updates:
            self._run(one, 0)

    def last(self, value: Value) -> Bundle:
        """What lasts a step, from the rank that made it."""
        if value in self.given:
            return self.given[value]
        return self.lasting[self.step.places[self.step.homes[value]], value]

    def _get(self, rank: int, value: Value, turn: int) -> Any:
        """A value as a rank has it. What is behind the loop comes from the rank that made it."""
        if value is self.step.turn:
            type = value.tensor
            return self.machine.everywhere(np.array(turn, ELEMENTS[type.element].numpy))
        if value in self.given:
            return self.given[value]
        if (rank, turn, value) in self.passing:
            return self.passing[rank, turn, value]
        home = self.step.homes.get(value)
        owner = rank if home is None else self.step.places[home]
        if (owner, value) in self.lasting:
            return self.lasting[owner, value]
        message = f"reads a value of micro-batch {turn} on rank {rank}, which has not got it"
        raise op_error(self.module, self.module, message)

    def _keep(self, rank: int, value: Value, turn: int, bundle: Any) -> None:
        if value in self.held:
            self.lasting[rank, value] = bundle
        if value in self.step.made_in:
            self.passing[rank, turn, value] = bundle

    def _run(self, piece: StagePiece, turn: int) -> None:
        rank = self.step.places[piece.stage]
        args = [self._get(rank, value, turn) for value in piece.takes]
        for value, bundle in zip(piece.makes, self.machine.call(piece.func, args), strict=True):
            self._keep(rank, value, turn, bundle)

    def _send(self, kind: str, stage: int, turn: int) -> None:
        rank, other = (self.step.places[one] for one in (stage, stage + SENDS[kind]))
        for value in self.step.sent.get((kind, stage), ()):
            self._keep(other, value, turn, self._get(rank, value, turn))
