"""Actions of a pipeline, and the lists of them that ranks work through in order.

A rank holds one stage of the model, or several, one after another on all ranks in turn. What a
stage does with a micro-batch is one action: forward, and backward in one piece (B) or in two, the
gradient of its input (I), then those of its weights (W).
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import NamedTuple

FORWARD, BACKWARD, INPUT, WEIGHT, RECOMPUTE = "F", "B", "I", "W", "R"
SEND_F, RECV_F, SEND_B, RECV_B = "SEND_F", "RECV_F", "SEND_B", "RECV_B"
SYNC, STEP, UNSHARD, RESHARD = "REDUCE_GRAD", "STEP", "UNSHARD", "RESHARD"
OVERLAP = "OVERLAP_F_B"

COMPUTING = (FORWARD, BACKWARD, INPUT, WEIGHT, RECOMPUTE)
BACKS = (BACKWARD, INPUT)  # what hands a gradient to the stage before
SENDS = {SEND_F: RECV_F, SEND_B: RECV_B}
RECEIVES = {receive: send for send, receive in SENDS.items()}
TRANSFERS = (*SENDS, *RECEIVES)
PARTNERS = {**SENDS, **RECEIVES}
_TOWARDS = {SEND_F: 1, RECV_B: 1, SEND_B: -1, RECV_F: -1}  # the other end's stage
OF_STAGE = (SYNC, STEP, UNSHARD, RESHARD)  # of no micro-batch
KINDS = (*COMPUTING, *TRANSFERS, *OF_STAGE, OVERLAP)
NOBODY = -1


class Action(NamedTuple):
    """What a rank does next. `microbatch` is -1 for what belongs to none.

    `replica`: the copy of the model; `version`: optimizer steps that the weights it reads have
    behind them; `parts`: the two actions of an overlap, done at the same time. `to`: the stage at
    the other end of a transfer past stages between; -1 where that is the next stage.
    """

    kind: str
    stage: int
    microbatch: int = NOBODY
    replica: int = 0
    version: int = 0
    parts: tuple[Action, ...] = ()
    to: int = NOBODY

    def of(self, kind: str, stage: int) -> Action:
        """Another action on the same micro-batch."""
        return Action(kind, stage, self.microbatch, self.replica, self.version)


class Skip(NamedTuple):
    """What a stage sends one that is not the next, with each micro-batch: `kind` is SEND_F to a
    later stage, SEND_B to an earlier one.
    """

    kind: str
    stage: int
    to: int

    @property
    def is_legal(self) -> bool:
        """Whether it goes the way of its kind, past at least one stage."""
        return _TOWARDS[self.kind] * (self.to - self.stage) > 1


class PassTimes(NamedTuple):
    """Times of a stage's actions on a micro-batch, in whole units of any kind. B takes as long as I
    and W. `sent`: from the stage before it, and as long back.
    """

    forward: int
    input: int
    weight: int
    sent: int = 0

    @property
    def all(self) -> int:
        """Of a micro-batch, forward and backward."""
        return self.forward + self.input + self.weight

    def of(self, kind: str) -> int:
        """Of an action; what no row says takes no time. R takes as long as F."""
        if kind in (FORWARD, RECOMPUTE):
            return self.forward
        if kind == BACKWARD:
            return self.input + self.weight
        return self.input if kind == INPUT else self.weight if kind == WEIGHT else 0


@dataclass(frozen=True)
class Lists:
    """Actions per rank, in order. `stages`: of a replica; `places`: by replica, ranks of stages.
    `skips`: what goes past stages. `copies`: of the model among the stages, one behind another;
    from the last stage of one nothing goes to the first of the next.
    """

    ranks: tuple[tuple[Action, ...], ...]
    stages: int
    microbatches: int
    places: tuple[tuple[int, ...], ...]
    skips: tuple[Skip, ...] = ()
    copies: int = 1

    @cached_property
    def chain(self) -> int:
        """Stages from the first to the last of a copy."""
        return max(1, self.stages // self.copies)

    def is_first(self, stage: int) -> bool:
        """Whether nothing comes to a stage on the way there."""
        return stage % self.chain == 0

    def is_last(self, stage: int) -> bool:
        """Whether nothing goes on from a stage on the way there."""
        return (stage + 1) % self.chain == 0

    @cached_property
    def chunks(self) -> int:
        """Stages of a copy on a rank."""
        return max(1, self.chain // max(1, len(self.ranks)))

    @cached_property
    def splits(self) -> frozenset[tuple[int, int, int]]:
        """Replica, stage, and micro-batch of what goes back in two pieces."""
        return frozenset(
            (one.replica, one.stage, one.microbatch)
            for rank in self.ranks
            for one in flat(rank)
            if one.kind == INPUT
        )

    @cached_property
    def recomputes(self) -> frozenset[Action]:
        """What is worked out again before its way back."""
        return frozenset(one for rank in self.ranks for one in flat(rank) if one.kind == RECOMPUTE)

    def rank_of(self, replica: int, stage: int) -> int:
        """The rank that holds a stage; -1 for none."""
        if 0 <= replica < len(self.places) and 0 <= stage < len(self.places[replica]):
            return self.places[replica][stage]
        return NOBODY

    def back(self, one: Action, stage: int) -> Action:
        """The action that hands the gradient of a stage's input on, for a micro-batch."""
        is_split = (one.replica, stage, one.microbatch) in self.splits
        return one.of(INPUT if is_split else BACKWARD, stage)

    @cached_property
    def skips_from(self) -> dict[tuple[str, int], list[Skip]]:
        """By kind and stage what it sends past others."""
        found: dict[tuple[str, int], list[Skip]] = {}
        for one in self.skips:
            found.setdefault((one.kind, one.stage), []).append(one)
        return found

    def ways_on(self, one: Action) -> Iterator[Action]:
        """The sends of what an action on a micro-batch makes to other ranks: to the next stage,
        then past it.
        """
        if one.kind != FORWARD and one.kind not in BACKS:
            return
        kind, rank = SEND_F if one.kind == FORWARD else SEND_B, self.rank_of(one.replica, one.stage)
        way = self.sent_on(one)
        if way is not None and self.rank_of(one.replica, way[1]) != rank:
            yield one.of(kind, one.stage)
        for skip in self.skips_from.get((kind, one.stage), ()):
            yield one.of(kind, one.stage)._replace(to=skip.to)

    def sent_on(self, one: Action) -> tuple[str, int] | None:
        """How the result of an action goes on, and to which stage; None where it stays."""
        if one.kind == FORWARD and not self.is_last(one.stage):
            return SEND_F, one.stage + 1
        if one.kind in BACKS and not self.is_first(one.stage):
            return SEND_B, one.stage - 1
        return None

    def maker(self, one: Action) -> Action:
        """The action that makes what a transfer carries, or at its other end, that reads it."""
        is_forward = one.kind in (SEND_F, RECV_F)
        return one.of(FORWARD, one.stage) if is_forward else self.back(one, one.stage)

    def needs(self, one: Action) -> Iterator[Action]:
        """The computing actions whose results an action on a micro-batch reads."""
        stage = one.stage
        if one.kind == FORWARD and not self.is_first(stage):
            yield one.of(FORWARD, stage - 1)
        elif one.kind in BACKS:
            again = one.of(RECOMPUTE, stage)
            yield again if again in self.recomputes else one.of(FORWARD, stage)
            if not self.is_last(stage):
                yield self.back(one, stage + 1)
        elif one.kind == WEIGHT:
            yield one.of(INPUT, stage)
        elif one.kind == RECOMPUTE:
            yield one.of(FORWARD, stage)


def flat(actions: tuple[Action, ...]) -> Iterator[Action]:
    """Actions with those of overlaps in their place."""
    for one in actions:
        yield from one.parts or (one,)


def partner(one: Action) -> Action:
    """The other end of a transfer."""
    if one.to != NOBODY:
        return one.of(PARTNERS[one.kind], one.to)._replace(to=one.stage)
    return one.of(PARTNERS[one.kind], one.stage + _TOWARDS[one.kind])


def in_turn(ranks: int, stages: int) -> tuple[int, ...]:
    """Ranks of stages that go round them."""
    return tuple(stage % ranks for stage in range(stages))
