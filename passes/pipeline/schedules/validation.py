"""Whether lists of actions are a schedule: seven rules, each broken one said in words.

1. Every stage does a micro-batch once: F, and B or I then W, all in one replica.
2. No actions wait for one another in a circle, by lists and by what they read.
3. Every action stands on the rank that holds its stage.
4. Weights are those of the step: as many optimizer steps behind as the list has before.
5. No rank holds more than the limit.
6. Transfers are posted in the same order at both ends, carry what is there, arrive before they are
   used, and end even if each batch lasts until its other ends are posted.
7. Actions that overlap do not wait for one another.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from typing import NamedTuple

from shardwright.passes.pipeline.schedules.action_text import spelled
from shardwright.passes.pipeline.schedules.actions import (
    BACKWARD,
    COMPUTING,
    FORWARD,
    INPUT,
    OF_STAGE,
    RECEIVES,
    SENDS,
    STEP,
    SYNC,
    TRANSFERS,
    WEIGHT,
    Action,
    Lists,
    flat,
    partner,
)
from shardwright.passes.pipeline.schedules.circles import circle
from shardwright.passes.pipeline.schedules.ledger import SPLIT, Ledger, peaks
from shardwright.passes.pipeline.schedules.rendezvous import posted_faults


class Broken(NamedTuple):
    """A rule that lists break, and how."""

    rule: int
    message: str

    def __str__(self) -> str:
        return f"rule {self.rule}: {self.message}"


def broken(lists: Lists, limit: Fraction | None = None, ledger: Ledger = SPLIT) -> list[Broken]:
    """What is wrong with lists; nothing for a schedule. Rules further down are asked only where
    those before hold, as they need what these say. `limit`: of activations on a rank.
    """
    if lists.stages * lists.microbatches > sum(map(len, lists.ranks)):
        what = f"{lists.stages} stages and {lists.microbatches} micro-batches"
        return [Broken(1, f"{what} are more than the lists have actions for")]
    for rule in (_places, _once, _versions, _overlaps, _order):
        found = list(rule(lists))
        if found:
            return found
    return [*_memory(lists, limit, ledger), *_transfers(lists)]


# --- rules 1 and 3


def _places(lists: Lists) -> Iterator[Broken]:
    for rank, line in enumerate(lists.ranks):
        for one in flat(line):
            holder = lists.rank_of(one.replica, one.stage)
            if holder != rank:
                who = f"rank {holder}" if holder >= 0 else "no rank"
                where = f"{spelled(one)} stands on rank {rank}"
                yield Broken(3, f"{where}, stage {one.stage} is held by {who}")
            elif one.kind not in OF_STAGE and not 0 <= one.microbatch < lists.microbatches:
                count = lists.microbatches
                yield Broken(1, f"{spelled(one)} is of none of {count} micro-batches")


def _once(lists: Lists) -> Iterator[Broken]:
    every = (one for rank in lists.ranks for one in flat(rank))
    counts = Counter(one if one.kind in OF_STAGE else one._replace(version=0) for one in every)
    for one, count in counts.items():
        if count > 1:
            yield Broken(1, f"{spelled(one)} is done {count} times")
    owners: dict[int, int] = {}
    for one in counts:
        if one.kind == FORWARD:
            owners.setdefault(one.microbatch, one.replica)
    for microbatch in range(lists.microbatches):
        for stage in range(lists.stages):
            some = Action(FORWARD, stage, microbatch, owners.get(microbatch, 0))
            yield from _done(some, counts)
    for one in counts:
        if one.kind in COMPUTING and owners.get(one.microbatch) != one.replica:
            yield Broken(1, f"{spelled(one)} is of another replica than its micro-batch")


def _done(one: Action, counts: Counter[Action]) -> Iterator[Broken]:
    """A stage's work on a micro-batch is all there."""
    has = {kind: bool(counts[one.of(kind, one.stage)]) for kind in COMPUTING}
    what = f"stage {one.stage} does not do micro-batch {one.microbatch}"
    if not has[FORWARD]:
        yield Broken(1, f"{what}: {spelled(one)} is missing")
    if has[BACKWARD] == (has[INPUT] and has[WEIGHT]) or has[INPUT] != has[WEIGHT]:
        said = "".join(kind for kind in (BACKWARD, INPUT, WEIGHT) if has[kind]) or "none"
        yield Broken(1, f"{what} backward as B, or as I and W: it has {said}")


# --- rules 2, 4, 5 and 7


def _order(lists: Lists) -> Iterator[Broken]:
    """Kahn's algorithm over the order of lists and what actions read."""
    before: dict[Action, list[Action]] = {}
    whole: dict[Action, Action] = {}
    for rank in lists.ranks:
        previous: Action | None = None
        for one in (one for one in rank if one.kind not in TRANSFERS):
            before[one] = [] if previous is None else [previous]
            whole |= dict.fromkeys(one.parts, one)
            previous = one
    for one, needs in before.items():
        for part in one.parts or (one,):
            needs += [whole.get(other, other) for other in _read(lists, part)]
    found = circle(before)
    if found:
        words = " <- ".join(map(spelled, [*found, found[0]]))
        yield Broken(2, f"actions wait for one another: {words}")


def _read(lists: Lists, one: Action) -> Iterator[Action]:
    """What must be over before an action: what it reads, and of a stage all gradients."""
    if one.kind not in (SYNC, STEP):
        yield from lists.needs(one)
        return
    for rank in lists.ranks:
        for other in flat(rank):
            is_sum = one.kind == STEP and other.kind == SYNC
            is_same = other.stage == one.stage and other.version == one.version
            if is_same and (is_sum or other.kind in (BACKWARD, WEIGHT)):
                yield other


def _versions(lists: Lists) -> Iterator[Broken]:
    read: dict[int, int] = {}
    for rank in lists.ranks:
        steps: Counter[tuple[int, int]] = Counter()
        for one in flat(rank):
            behind = steps[one.replica, one.stage]
            if one.kind not in TRANSFERS and one.version != behind:
                said = f"reads weights of step {one.version}, the list has {behind} before it"
                yield Broken(4, f"{spelled(one)} {said}")
            steps[one.replica, one.stage] += one.kind == STEP
            if one.kind in COMPUTING and read.setdefault(one.microbatch, behind) != behind:
                both = f"{read[one.microbatch]} and {behind}"
                yield Broken(4, f"micro-batch {one.microbatch} reads weights of steps {both}")


def _memory(lists: Lists, limit: Fraction | None, ledger: Ledger) -> Iterator[Broken]:
    if limit is None:
        return
    for rank, most in enumerate(peaks(lists, ledger)):
        if most > limit:
            yield Broken(5, f"rank {rank} holds {most} micro-batches at its peak, at most {limit}")


def _overlaps(lists: Lists) -> Iterator[Broken]:
    for rank in lists.ranks:
        for one in (one for one in rank if one.parts):
            parts = set(one.parts)
            if len(one.parts) != 2 or any(part.kind not in COMPUTING for part in one.parts):
                yield Broken(7, f"{spelled(one)} is not of two passes")
            elif any(need in parts for part in one.parts for need in lists.needs(part)):
                yield Broken(7, f"{spelled(one)} overlaps what waits for one another")


# --- rule 6


def _transfers(lists: Lists) -> Iterator[Broken]:
    """Both ends of all transfers are there, in order, and end. Lists may name none."""
    if not any(one.kind in TRANSFERS for rank in lists.ranks for one in rank):
        return
    found = [*_missing(lists), *_misplaced(lists)]
    yield from (Broken(6, message) for message in found or posted_faults(lists))


def _missing(lists: Lists) -> Iterator[str]:
    wanted: Counter[Action] = Counter()
    for line in lists.ranks:
        for one in flat(line):
            for sent in lists.ways_on(one._replace(version=0)):
                wanted[sent] += 1
                wanted[partner(sent)] += 1
    there = Counter(
        one._replace(version=0) for rank in lists.ranks for one in rank if one.kind in TRANSFERS
    )
    for one in wanted.keys() | there.keys() if wanted != there else ():
        if wanted[one] != there[one]:
            yield f"{spelled(one)} is posted {there[one]} times, wanted {wanted[one]}"


def _misplaced(lists: Lists) -> Iterator[str]:
    """A send stands behind what makes it, a receive before what reads it."""
    for rank, line in enumerate(lists.ranks):
        places = {part._replace(version=0): k for k, one in enumerate(line)
                  for part in (*one.parts, one)}  # fmt: skip
        for one, place in list(places.items()):
            if one.kind in SENDS and places.get(lists.maker(one), place) >= place:
                yield f"rank {rank} posts {spelled(one)} before it is made"
            elif one.kind in RECEIVES and places.get(lists.maker(one), place) <= place:
                yield f"rank {rank} posts {spelled(one)} behind what reads it"
