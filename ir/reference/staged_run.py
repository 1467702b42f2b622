"""Plays a step in pipeline stages by its lists of actions, all devices of a stage in lockstep.

Each rank has what it made or got by a transfer, and nothing else.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from shardwright.ir.analysis.stage_meshes import equal_meshes, group_meshes
from shardwright.ir.analysis.staged_step import StagedStep, StagePiece, read_staged
from shardwright.ir.core import Module, Value
from shardwright.ir.diagnostics.at_op import op_error, place_of
from shardwright.ir.reference.action_order import SENDS, Step, in_order
from shardwright.ir.reference.collective_semantics import Bundle, Disagreement
from shardwright.ir.reference.device_blocks import Plan, cut, join, plan_of
from shardwright.ir.reference.interpreter import Lockstep, Progress
from shardwright.ir.reference.limits import check_bytes, check_devices
from shardwright.ir.run import joined, taken_args, whole_arrays_of
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
    groups = group_meshes(module) or equal_meshes(plan.mesh, "", len(step.rows))
    for mesh in dict.fromkeys(groups.meshes):
        check_devices(mesh.device_count, place_of(module, main))
    arrays = taken_args(module, main, args, plan.arg_types)
    known = {mesh: Lockstep(module, mesh, {}, progress) for mesh in groups.meshes}
    machines = [known[mesh] for mesh in groups.meshes]
    player = _Player(module, step, machines)
    cuts = zip(main.args, plan.arg_shardings, arrays, strict=True)
    for value, sharding, array in cuts:
        own = Bundle(cut(module.mesh_of(sharding) or plan.mesh, sharding, array))
        for group, mesh in enumerate(groups.meshes):
            laid = step.laid.get((value, group))
            player.given[group, value] = (
                own if laid is None else Bundle(cut(mesh, laid.sharding, array))
            )
    try:
        order = in_order(step.rows, step.chain)
    except ValueError as fault:
        raise op_error(module, module, str(fault)) from None
    player.play(order)
    found = [player.last(value) for value in step.results]
    results = [
        joined(module, main, _on_own(module, plan, k), k, one.parts) for k, one in enumerate(found)
    ]
    return whole_arrays_of(main, plan.result_types, results)


def _on_own(module: Module, plan: Plan, result: int) -> Plan:
    """The layout of main on the mesh that a result is on."""
    return plan._replace(mesh=module.mesh_of(plan.result_shardings[result]) or plan.mesh)


class _Player:
    """`given`, `lasting`, `passing`: by rank, and micro-batch, what the rank has; `machines`: the
    devices of each rank.
    """

    def __init__(self, module: Module, step: StagedStep, machines: Sequence[Lockstep]) -> None:
        self.module, self.step, self.machines = module, step, machines
        self.given: dict[tuple[int, Value], Any] = {}
        self.lasting: dict[tuple[int, Value], Any] = {}
        self.passing: dict[tuple[int, int, Value], Any] = {}
        self.held = set(step.held)
        self.pieces = {(one.kind, one.stage): one for one in step.passes}

    def play(self, order: Sequence[Step]) -> None:
        """Do all actions, what stands before them and behind."""
        for one in self.step.setup:
            self._run(one, 0)
        for kind, stage, turn, other in order:
            if kind in SENDS:
                self._send(stage, other, turn)
            is_split = kind == "B" and ("B", stage) not in self.pieces
            for key in ("I", "W") if is_split else (kind,):
                if (key, stage) in self.pieces:
                    self._run(self.pieces[key, stage], turn)
        for one in self.step.updates:
            self._run(one, 0)

    def last(self, value: Value) -> Bundle:
        """What lasts a step, from the rank that made it."""
        home = self.step.homes.get(value)
        if home is None:
            return self.given[self._first(value), value]
        return self.lasting[self.step.places[home], value]

    def _first(self, value: Value) -> int:
        """The rank of the first stage that takes an argument."""
        stages = (one.stage for one in self.step.pieces if value in one.takes)
        return self.step.places[min(stages, default=0)]

    def _get(self, rank: int, value: Value, turn: int) -> Any:
        """A value as a rank has it. What is behind the loop comes from the rank that made it."""
        if value is self.step.turn:
            type = value.tensor
            return self.machines[rank].everywhere(np.array(turn, ELEMENTS[type.element].numpy))
        if (rank, value) in self.given:
            return self.given[rank, value]
        if (rank, turn, value) in self.passing:
            return self.passing[rank, turn, value]
        home = self.step.homes.get(value)
        owner = rank if home is None else self.step.places[home]
        if (owner, value) in self.lasting:
            return self._moved(value, owner, rank, self.lasting[owner, value])
        message = f"reads a value of micro-batch {turn} on rank {rank}, which has not got it"
        raise op_error(self.module, self.module, message)

    def _moved(self, value: Value, before: int, rank: int, bundle: Bundle) -> Bundle:
        """A value as another rank has it, which may have another mesh."""
        given, taken = (self.step.laid.get((value, one)) for one in (before, rank))
        if given is None or taken is None:
            return bundle
        mesh = self.machines[before].mesh
        try:
            whole = join(mesh, given.sharding, given.whole, bundle.parts)
        except Disagreement as fault:
            said = f"moves a value from rank {before} to rank {rank}: {fault}"
            raise op_error(self.module, self.module, said) from None
        return Bundle(cut(self.machines[rank].mesh, taken.sharding, whole))

    def _keep(self, rank: int, value: Value, turn: int, bundle: Any) -> None:
        if value in self.held:
            self.lasting[rank, value] = bundle
        if value in self.step.made_in:
            self.passing[rank, turn, value] = bundle

    def _run(self, piece: StagePiece, turn: int) -> None:
        rank = self.step.places[piece.stage]
        args = [self._get(rank, value, turn) for value in piece.takes]
        for value, bundle in zip(
            piece.makes, self.machines[rank].call(piece.func, args), strict=True
        ):
            self._keep(rank, value, turn, bundle)

    def _send(self, stage: int, to: int, turn: int) -> None:
        rank, other = (self.step.places[one] for one in (stage, to))
        for value in self.step.sent.get((stage, to), ()):
            moved = self._moved(value, rank, other, self._get(rank, value, turn))
            self._keep(other, value, turn, moved)
