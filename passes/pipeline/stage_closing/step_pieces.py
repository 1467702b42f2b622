"""Which ops of a step a stage does in one go: calls of its phase, and what stands around them.

What depends on no stage is copied to where it is read: slices of the batch, broadcasts of weights.
What depends on stages runs once: on the stage that made what it reads, or, where a later one alone
reads it and it is longer than what it is made of, there. Behind the loop, all that a stage does
before it has to wait for another one is one piece. Moves to stages with other meshes stay between
pieces: what is made of what they bring belongs to the first piece that reads it.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from shardwright.ir.analysis.stage_meshes import is_move, moved_to
from shardwright.ir.core import Op, Value, callee
from shardwright.ir.diagnostics.at_op import op_error
from shardwright.passes.pipeline.stage_closing.opened_calls import part_of
from shardwright.passes.pipeline.stage_closing.step_blocks import StepBlocks
from shardwright.passes.shared.dead_ops import is_pure
from shardwright.passes.shared.symbols import CALL
from shardwright.spec.machines.ring_bytes import COLLECTIVES
from shardwright.spec.sharding_rules.dataflow import LOOPS
from shardwright.spec.stages import MOVERS

FORWARD, BACKWARD, INPUT, WEIGHT = "forward", "backward", "input", "weight"
SETUP, UPDATE = "setup", "update"
_RANKS = {SETUP: 0, FORWARD: 1, BACKWARD: 2, INPUT: 2, WEIGHT: 3, UPDATE: 4}


class Piece(NamedTuple):
    """What a stage does in one go; `turn` numbers those of an update that wait for one another."""

    phase: str
    stage: int
    turn: int = 0

    @property
    def order(self) -> tuple[int, int, int]:
        """Pieces by their place in a pass over a micro-batch, and behind it."""
        is_back = self.phase in (BACKWARD, INPUT, WEIGHT)
        return _RANKS[self.phase], self.turn, -self.stage if is_back else self.stage


class StepPieces:
    """`home`: the piece of every op that runs once; `splits`: stages whose way back is in two;
    `moves`: ops that bring a value to another stage, with that stage.
    """

    def __init__(self, blocks: StepBlocks) -> None:
        self.blocks = blocks
        parts = [part for op in (*blocks.body, *blocks.tail) if (part := part_of(op)) is not None]
        self.splits = {stage for phase, stage in parts if phase in (INPUT, WEIGHT)}
        self.stages = 1 + max((stage for _, stage in parts), default=0)
        every = (*blocks.head, *blocks.body, *blocks.tail)
        self._places = {op: k for k, op in enumerate(every)}
        self.moves = {op: moved_to(op) for op in every if is_move(op)}
        self.sent = {value for op in self.moves for value in blocks.read(op)}
        self.constants = _constants(blocks)
        self.home: dict[Op, Piece] = {}
        self.makers = {value: op for op in (*blocks.body, *blocks.tail) for value in op.results}
        self._pass()
        self.owners = self._owners()
        self._behind()

    def homes(self, values: Iterable[Value]) -> list[Piece]:
        """The pieces that make values, those of states too."""
        found: dict[Piece, None] = {}
        for value in values:
            piece = self.owners.get(value) if value in self.blocks.states else None
            op = self.makers.get(value)
            piece = self.home.get(op) if op is not None else piece
            if piece is not None:
                found[piece] = None
        return [*found]

    # --- over a micro-batch

    def _pass(self) -> None:
        blocks = self.blocks
        ends = {*blocks.states.values(), *(() if blocks.loop else blocks.results)}
        brought: dict[Op, None] = {}
        for op in blocks.body:
            part = part_of(op)
            if part is not None:
                self.home[op] = self._piece_of_call(*part)
                continue
            if op in self.moves or any(value.op in brought for value in blocks.read(op)):
                brought[op] = None
                continue
            before = self._made(op)
            if before:
                self.home[op] = max(before, key=lambda one: one.order)
            elif blocks.loop is None and ends & set(op.results):
                self.home[op] = Piece(FORWARD, 0)
        for op in reversed(blocks.body):
            if op in brought and op not in self.moves:
                self.home[op] = self._first_reader(op)
            elif op in self.home and part_of(op) is None and not ends & set(op.results):
                self.home[op] = self._later(op)

    def _first_reader(self, op: Op) -> Piece:
        """The first piece that reads what is made of what moves bring."""
        readers = (self._reader(user) for value in op.results for user in value.users())
        found = [one for one in readers if one is not None]
        if not found:
            raise op_error(
                self.blocks.module, op, "reads what a move brings, and no stage reads it"
            )
        return min(found, key=lambda one: one.order)

    def _made(self, op: Op) -> list[Piece]:
        """The pieces that make what an op reads in a micro-batch."""
        values = (value for value in self.blocks.read(op) if value not in self.blocks.states)
        return self.homes(values)

    def _piece_of_call(self, phase: str, stage: int) -> Piece:
        if phase in (FORWARD, BACKWARD, INPUT, WEIGHT):
            return Piece(phase, stage)
        return Piece(WEIGHT if stage in self.splits else BACKWARD, stage)  # "accumulate"

    def _later(self, op: Op) -> Piece:
        """The one piece that reads a longer value than it is made of; else the op's own."""
        own = self.home[op]
        readers = {self._reader(user) for value in op.results for user in value.users()}
        given = sum(_bytes(v) for v in self.blocks.read(op) if self.homes([v]))
        if len(readers) != 1 or _bytes(*op.results) <= given:
            return own
        (reader,) = readers
        return own if reader is None else reader

    def _reader(self, user: Op) -> Piece | None:
        """The piece of what reads a value of the body; None behind the loop."""
        while user.block is not None and user not in self.home:
            parent = user.parent
            if parent is None:
                return None
            user = parent
        return self.home.get(user)

    def _owners(self) -> dict[Value, Piece]:
        """By state the piece that makes the next one. Raises ProgramError where others read it."""
        blocks, found = self.blocks, dict[Value, Piece]()
        for state, after in blocks.states.items():
            op = self.makers.get(after)
            if op is None or op not in self.home:
                raise self._unowned(state)
            found[state] = self.home[op]
        for op in blocks.body:
            for value in blocks.read(op):
                if value in found and self.home.get(op) != found[value]:
                    raise self._early(op, found[value])
        return found

    def _unowned(self, state: Value) -> Exception:
        loop = self.blocks.loop
        assert loop is not None
        said = f"carries operand {state.index} from micro-batch to micro-batch beside all stages"
        help = "let a stage make it, or work it out of the number of the micro-batch"
        return op_error(self.blocks.module, loop, said, help=help)

    def _early(self, op: Op, owner: Piece) -> Exception:
        said = "reads what the micro-batch before gives back, so that no other can begin before it"
        help = f"read it in the {owner.phase} pass of stage {owner.stage} alone"
        return op_error(self.blocks.module, op, said, help=help)

    # --- behind the loop

    def _behind(self) -> None:
        blocks = self.blocks
        ends = set(blocks.results)
        brought: dict[Value, Piece] = {}  # what stands for the pieces that moves come from
        for op in blocks.tail:
            part = part_of(op)
            read = [*blocks.read(op)]
            before = [*self.homes(read), *(brought[v] for v in read if v in brought)]
            if op in self.moves:
                turns = [one.turn + 1 for one in before if one.phase == UPDATE]
                piece = Piece(UPDATE, self.moves[op], max(turns, default=0))
                brought.update((value, piece) for value in op.results)
                continue
            is_result = bool(ends & set(op.results))
            if part is None and not before and not is_result:
                continue
            stage = part[1] if part is not None else self._stage_behind(op, before)
            turns = [one.turn + (one.stage != stage) for one in before if one.phase == UPDATE]
            self.home[op] = Piece(UPDATE, stage, max(turns, default=0))

    def _stage_behind(self, op: Op, before: Sequence[Piece]) -> int:
        """Where all that an op reads is; else where most is; for a result alone, the first."""
        if not before:
            return 0
        held: dict[int, int] = {}
        for value in self.blocks.read(op):
            for piece in self.homes([value]):
                held[piece.stage] = held.get(piece.stage, 0) + _bytes(value)
        if not held:
            return before[0].stage
        return max(held, key=lambda stage: (held[stage], stage))

    # --- what a piece does

    def members(self) -> dict[Piece, list[Op]]:
        """By piece its own ops, in order; pieces in order."""
        found: dict[Piece, list[Op]] = {}
        for op in (*self.blocks.body, *self.blocks.tail):
            if op in self.home:
                found.setdefault(self.home[op], []).append(op)
        return {piece: found[piece] for piece in sorted(found, key=lambda one: one.order)}

    def whole(self, ops: Sequence[Op]) -> list[Op]:
        """Ops behind copies of what they read that stands free, constants before the loop too."""
        every = (*self.blocks.body, *self.blocks.tail)
        free = {op for op in every if op not in self.home and op not in self.moves}
        return self.with_sources(ops, free | self.constants)

    def with_sources(self, ops: Sequence[Op], free: set[Op]) -> list[Op]:
        """Ops behind all of `free` that they read."""
        needed, waiting = dict.fromkeys(ops), [*ops]
        while waiting:
            for value in self.blocks.read(waiting.pop()):
                maker = value.op
                if maker in free and maker not in needed:
                    self._expect_copies(maker)
                    needed[maker] = None
                    waiting.append(maker)
        return sorted(needed, key=lambda op: self._places[op])

    def _expect_copies(self, op: Op) -> None:
        if not self._is_copied(op):
            said = "has an effect, and stands beside all stages, which would each do it"
            raise op_error(self.blocks.module, op, said, help="call it in a stage")

    def _is_copied(self, op: Op) -> bool:
        """True for what has no effect, and calls nothing that has. Collectives have none beside
        their results: all devices of a stage take part in each.
        """
        func = self.blocks.module.func(callee(op)) if op.name == CALL else None
        if func is not None and not func.is_declaration:
            return all(self._is_copied(inner) for inner in func.body.ops[:-1])
        if op.name in COLLECTIVES or op.name in MOVERS or is_pure(op):
            return True
        inner = [one for region in op.regions for block in region.blocks for one in block.ops[:-1]]
        return bool(inner) and op.name in LOOPS and all(map(self._is_copied, inner))


def _bytes(*values: Value) -> int:
    return sum(v.type.bytes for v in values)


def _constants(blocks: StepBlocks) -> set[Op]:
    """Ops before the loop that no argument reaches."""
    found: set[Op] = set()
    for op in blocks.head:
        if is_pure(op) and all(value.op in found for value in blocks.read(op)):
            found.add(op)
    return found
