"""Lists of several copies of a model as lists of its stages, those of one copy behind another's."""

from __future__ import annotations

from dataclasses import replace

from shardwright.passes.pipeline.schedules.actions import FORWARD, Action, Lists, flat


def as_stages(lists: Lists) -> Lists:
    """Stage s of replica r is stage r * stages + s; each replica counts its own micro-batches.

    Lists without transfers, whose replicas have as many micro-batches each.
    """
    own: list[list[int]] = [[] for _ in lists.places]
    for line in lists.ranks:
        for one in flat(line):
            if one.kind == FORWARD and not one.stage:
                own[one.replica].append(one.microbatch)
    numbers = [{k: turn for turn, k in enumerate(sorted(some))} for some in own]

    def renamed(one: Action) -> Action:
        turn = numbers[one.replica][one.microbatch]
        stage = one.replica * lists.stages + one.stage
        return one._replace(stage=stage, microbatch=turn, replica=0)

    copies = len(lists.places)
    ranks = tuple(tuple(map(renamed, line)) for line in lists.ranks)
    places = (tuple(rank for place in lists.places for rank in place),)
    turns = lists.microbatches // copies
    every = copies * lists.stages
    return replace(
        lists, ranks=ranks, stages=every, microbatches=turns, places=places, copies=copies
    )
