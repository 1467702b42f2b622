"""Restricts a frame to the nodes and values of some pipeline stages."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from shardwright.passes.cost.liveness.frame import Frame, Held, Lane, Lanes, Part
from shardwright.passes.cost.liveness.stage_owners import Owners
from shardwright.passes.cost.stages.stages import Pass

Schedule = Callable[[int], Sequence[Pass]]  # of the loop that is a node


@dataclass(frozen=True)
class Slice:
    """A frame of `stages` (bits) with the positions of `args` and of returned values it has."""

    frame: Frame
    args: list[int]
    returned: list[int]


def sliced(frame: Frame, owners: Owners, stages: int, schedule: Schedule) -> Slice:
    """The part of a program that a device with some stages runs. Arguments that nobody uses, and
    results that nobody in particular makes, are everybody's.
    """
    given = {
        number: place
        for place, number in enumerate(frame.args)
        if owners.used[number] & stages or not owners.used[number]
    }
    outside = frozenset(frame.args) - given.keys()
    returned = [
        place
        for place, number in enumerate(frame.returned)
        if number in given or (number not in outside and _is_held(owners, number, stages))
    ]
    args = [*given.values()]
    return Slice(_Slicer(frame, owners, stages, schedule).run(args, returned), args, returned)


def _is_held(owners: Owners, number: int, stages: int) -> bool:
    who = owners.made[number] or owners.used[number]
    return bool(who & stages) or not who


class _Slicer:
    def __init__(
        self, frame: Frame, owners: Owners, stages: int, schedule: Schedule | None
    ) -> None:
        self.frame, self.owners, self.stages, self.schedule = frame, owners, stages, schedule
        self.found = Frame()
        self.numbers: dict[int, int] = {}  # of values, by those of the whole frame
        self.outside = {number for _, number in frame.captured}

    def run(self, args: Sequence[int], returned: Sequence[int]) -> Frame:
        """The frame with arguments and returned values at these positions."""
        frame, found = self.frame, self.found
        found.args = [self._number(frame.args[place]) for place in args]
        for node, who in enumerate(self.owners.nodes):
            if who & self.stages:
                self._keep(node)
        found.returned = [self._seen(frame.returned[place], None) for place in returned]
        return found

    def _number(self, number: int) -> int:
        new = self.found.number(self.frame.values[number])
        self.found.sizes[new] = self.frame.sizes[number]
        self.numbers[number] = new
        return new

    def _seen(self, number: int, part: Part | None) -> int:
        """A value by its new number; one that other stages make is received."""
        if number in self.numbers:
            return self.numbers[number]
        new = self._number(number)
        if number in self.outside:
            self.found.captured.append((self.frame.values[number], new))
        else:
            self._add(self.owners.maker[number], Held.MOVE, [], [new], part)
        return new

    def _keep(self, node: int) -> None:
        frame, part = self.frame, self.frame.parts[node]
        if node in self.owners.bodies:
            self._keep_loop(node)
        else:
            ins = [self._seen(number, part) for number in frame.ins[node]]
            outs = [self._number(number) for number in frame.outs[node]]
            self._add(node, frame.kinds[node], ins, outs, part, frame.inner[node])
        for number in frame.outs[node]:
            others = self.owners.used[number] & ~self.stages
            if others and self.owners.made[number] & self.stages and number in self.numbers:
                self._add(node, Held.SEND, [self.numbers[number]], [], part)

    def _add(
        self,
        node: int,
        kind: Held,
        ins: list[int],
        outs: list[int],
        part: Part | None,
        inner: tuple[Frame, ...] = (),
    ) -> None:
        found = self.found
        found.ops.append(self.frame.ops[node])
        found.kinds.append(kind)
        found.ins.append(ins)
        found.outs.append(outs)
        found.inner.append(inner)
        found.parts.append(part)

    # --- loops around stages

    def _keep_loop(self, node: int) -> None:
        """A loop with what these stages carry, its body played stage by stage."""
        frame, outs = self.frame, self.frame.outs[node]
        condition, body = frame.inner[node]
        places = self._places(node, self.stages)
        nobody = [0] * len(condition.sizes)
        everything = Owners([1] * len(condition.ops), nobody, nobody, nobody)
        asking = _Slicer(condition, everything, 1, None).run(places, [0])
        turn = _Slicer(body, self.owners.bodies[node], self.stages, None).run(places, places)
        assert self.schedule is not None, "stages stand in one loop"
        lanes = [self._lane(node, stage) for stage in range(self.stages.bit_length())
                 if self.stages >> stage & 1]  # fmt: skip
        turn.lanes = Lanes(tuple(lanes), self.schedule(node))
        outer = dict(
            zip(
                (value for one in (condition, body) for value, _ in one.captured),
                frame.ins[node][len(outs) :],
                strict=True,
            )
        )
        given = [frame.ins[node][place] for place in places]
        given += [outer[value] for one in (asking, turn) for value, _ in one.captured]
        ins = [self._seen(number, None) for number in given]
        made = [self._number(outs[place]) for place in places]
        self._add(node, Held.LOOP, ins, made, None, (asking, turn))

    def _places(self, node: int, stages: int) -> list[int]:
        return [place for place, who in enumerate(self.owners.carried[node]) if who & stages]

    def _lane(self, node: int, stage: int) -> Lane:
        body, inside = self.frame.inner[node][1], self.owners.bodies[node]
        places = self._places(node, 1 << stage)
        frame = _Slicer(body, inside, 1 << stage, None).run(places, places)
        pieces = [0 if part is None else part.piece for part in frame.parts]
        turns = [next((n for n, one in enumerate(pieces) if one >= piece), len(pieces))
                 for piece in range(1, max(pieces, default=0) + 1)]  # fmt: skip
        return Lane(stage, frame, tuple(turns) or (len(pieces),))
