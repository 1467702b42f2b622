"""Orders of actions that formulas give: what rank `rank` of `ranks` works through.

GPipe (Huang et al., 2019); 1F1B (Narayanan et al., SOSP 2019); interleaved 1F1B (Narayanan et al.,
SC 2021); breadth first (Lamy-Poirier, 2022); ZB-H1 (Qi et al., 2023); Chimera (Li and Hoefler, SC
2021), whose two copies of the model run through the ranks in opposite directions.
"""

from __future__ import annotations

from collections.abc import Iterator

from shardwright.passes.pipeline.schedules.actions import (
    BACKWARD,
    FORWARD,
    INPUT,
    WEIGHT,
    Action,
)


def gpipe(rank: int, microbatches: int) -> Iterator[Action]:
    """All forward, then all backward."""
    for kind in (FORWARD, BACKWARD):
        yield from (Action(kind, rank, k) for k in range(microbatches))


def interleaved(rank: int, ranks: int, chunks: int, microbatches: int) -> Iterator[Action]:
    """1F1B: as many forward as ranks are behind, then one forward and one backward in turn. On
    several stages, of each as many micro-batches at a time as there are ranks.
    """
    total = microbatches * chunks
    ahead = ranks - rank - 1
    if chunks > 1:
        ahead = 2 * ahead + (chunks - 1) * ranks
    ahead = min(ahead, total)
    for k in range(ahead):
        yield _nth(k, rank, ranks, chunks, FORWARD)
    for k in range(total - ahead):
        yield _nth(ahead + k, rank, ranks, chunks, FORWARD)
        yield _nth(k, rank, ranks, chunks, BACKWARD)
    for k in range(total - ahead, total):
        yield _nth(k, rank, ranks, chunks, BACKWARD)


def _nth(k: int, rank: int, ranks: int, chunks: int, kind: str) -> Action:
    """The k-th action in a direction."""
    if chunks == 1:
        return Action(kind, rank, k)
    chunk = k // ranks % chunks
    microbatch = k // (ranks * chunks) * ranks + k % ranks
    return Action(
        kind, (chunk if kind == FORWARD else chunks - 1 - chunk) * ranks + rank, microbatch
    )


def looped_bfs(rank: int, ranks: int, chunks: int, microbatches: int) -> Iterator[Action]:
    """All micro-batches of a stage before the next; backward in the opposite order."""
    stages = range(rank, ranks * chunks, ranks)
    for stage in stages:
        yield from (Action(FORWARD, stage, k) for k in range(microbatches))
    for stage in reversed(stages):
        yield from (Action(BACKWARD, stage, k) for k in reversed(range(microbatches)))


def zb_h1(rank: int, ranks: int, microbatches: int) -> Iterator[Action]:
    """1F1B; the weights of a micro-batch wait for as many others as ranks are before."""
    for one in interleaved(rank, ranks, 1, microbatches):
        if one.kind == FORWARD:
            yield one
            continue
        yield Action(INPUT, rank, one.microbatch)
        if one.microbatch >= rank:
            yield Action(WEIGHT, rank, one.microbatch - rank)
    yield from (Action(WEIGHT, rank, k) for k in range(max(0, microbatches - rank), microbatches))


def chimera(rank: int, ranks: int, microbatches: int, pairs: int = 1) -> list[Action]:
    """Units of as many micro-batches as ranks, half of them downwards, half upwards.

    By slots of equal length: micro-batch i of a direction enters the stage it meets s-th in slot
    s + 2i, and turns at the end. No two actions of a rank share a slot. Several `pairs` of
    directions, which divide half the ranks, begin as many ranks apart (section 3.6).
    """
    slots: list[tuple[int, Action]] = []
    share = ranks // (2 * pairs)
    for replica in range(2 * pairs):
        stage = chimera_place(replica, ranks, pairs).index(rank)
        for k in range(microbatches // (2 * pairs)):
            unit, place = divmod(k, share)
            start = 2 * ranks * unit + 2 * place
            number = unit * ranks + replica * share + place
            slots.append((start + stage, Action(FORWARD, stage, number, replica)))
            back = start + 2 * ranks - 1 - stage
            slots.append((back, Action(BACKWARD, stage, number, replica)))
    return [one for _, one in sorted(slots)]


def chimera_place(replica: int, ranks: int, pairs: int = 1) -> tuple[int, ...]:
    """The ranks of a direction's stages: downwards and upwards in turn, each pair further on."""
    pair, is_up = divmod(replica, 2)
    ahead = pair * (ranks // pairs)
    found = tuple((stage + ahead) % ranks for stage in range(ranks))
    return tuple(ranks - 1 - rank for rank in found) if is_up else found
