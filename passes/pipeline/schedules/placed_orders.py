"""Lists for stages that stand on ranks in any order, as planners of parts place them.

A rank does what it can do first; of that the way back before the way there, early micro-batches
before late ones. A stage has no more micro-batches under way than stages from it to the end, as in
1F1B; so the earliest micro-batch can always go on.
"""

from __future__ import annotations

from collections.abc import Sequence

from shardwright.passes.pipeline.schedules.actions import BACKWARD, FORWARD, Action, Lists

_TIMES = {FORWARD: 1, BACKWARD: 2}


def placed_lists(places: Sequence[int], microbatches: int) -> Lists:
    """By stage its rank. Forward takes one unit of time, backward two."""
    ranks, stages = 1 + max(places), len(places)
    lines: list[list[Action]] = [[] for _ in range(ranks)]
    free, ended = [0] * ranks, dict[Action, int]()
    there, back = [0] * stages, [0] * stages
    while sum(back) < stages * microbatches:
        start, _, one = min(_ready(places, microbatches, there, back, free, ended))
        end = start + _TIMES[one.kind]
        free[places[one.stage]] = ended[one] = end
        (there if one.kind == FORWARD else back)[one.stage] += 1
        lines[places[one.stage]].append(one)
    return Lists(tuple(map(tuple, lines)), stages, microbatches, (tuple(places),))


def serial_lists(places: Sequence[int], microbatches: int) -> Lists:
    """A micro-batch passes all stages, there and back, before the next one begins."""
    lines: list[list[Action]] = [[] for _ in range(1 + max(places))]
    for k in range(microbatches):
        for stage, rank in enumerate(places):
            lines[rank].append(Action(FORWARD, stage, k))
        for stage, rank in reversed([*enumerate(places)]):
            lines[rank].append(Action(BACKWARD, stage, k))
    return Lists(tuple(map(tuple, lines)), len(places), microbatches, (tuple(places),))


def _ready(
    places: Sequence[int], microbatches: int, there: Sequence[int], back: Sequence[int],
    free: Sequence[int], ended: dict[Action, int],
) -> list[tuple[int, tuple[int, int, int], Action]]:  # fmt: skip
    """What can be next: when, in which order of those of a time, and what."""
    found: list[tuple[int, tuple[int, int, int], Action]] = []
    stages = len(places)
    for stage, rank in enumerate(places):
        flying = there[stage] - back[stage]
        if there[stage] < microbatches and flying < stages - stage:
            one = Action(FORWARD, stage, there[stage])
            needs = [one.of(FORWARD, stage - 1)] if stage else []
            found += _timed(one, needs, free[rank], ended)
        if back[stage] < there[stage]:
            one = Action(BACKWARD, stage, back[stage])
            needs = [one.of(FORWARD, stage)]
            needs += [one.of(BACKWARD, stage + 1)] if stage + 1 < stages else []
            found += _timed(one, needs, free[rank], ended)
    return found


def _timed(
    one: Action, needs: Sequence[Action], free: int, ended: dict[Action, int]
) -> list[tuple[int, tuple[int, int, int], Action]]:
    if any(need not in ended for need in needs):
        return []
    start = max([free, *(ended[need] for need in needs)])
    return [(start, (one.kind != BACKWARD, one.microbatch, -one.stage), one)]
