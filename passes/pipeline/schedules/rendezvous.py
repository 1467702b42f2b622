"""Whether batches of transfers end if each lasts until all its other ends are posted.

That is the strictest a library can be: no buffer takes a send, and a rank goes on when its batch is
over. Transfers from one rank to another are matched in the order in which they are posted.
"""

from __future__ import annotations

from collections.abc import Iterator

from shardwright.passes.pipeline.schedules.action_text import spelled
from shardwright.passes.pipeline.schedules.actions import (
    SENDS,
    TRANSFERS,
    Action,
    Lists,
    partner,
)
from shardwright.passes.pipeline.schedules.batches import batches

_Pair = tuple[int, int]


def posted_faults(lists: Lists) -> Iterator[str]:
    """Orders that differ at two ends; then ranks whose batches wait for one another."""
    ways = _ways(lists)
    for pair, (sent, received) in ways.items():
        wanted = [partner(one) for one in sent]
        for one, other in zip(wanted, received, strict=True):
            if one != other:
                ends = f"rank {pair[0]} sends {spelled(one)} to rank {pair[1]}"
                yield f"{ends}, which receives {spelled(other)} in its place"
                return
    yield from _stuck(lists)


def _ways(lists: Lists) -> dict[_Pair, tuple[list[Action], list[Action]]]:
    """Per sender and receiver what the one posts, and the other."""
    found: dict[_Pair, tuple[list[Action], list[Action]]] = {}
    for rank, line in enumerate(lists.ranks):
        for one in line:
            if one.kind in TRANSFERS:
                is_send = one.kind in SENDS
                other = lists.rank_of(one.replica, partner(one).stage)
                pair = (rank, other) if is_send else (other, rank)
                found.setdefault(pair, ([], []))[not is_send].append(one)
    return found


def _stuck(lists: Lists) -> Iterator[str]:
    """Post batch after batch, each rank as far as it comes."""
    lines = [[one for one in batches(line) if one[0].kind in TRANSFERS] for line in lists.ranks]
    places = [0] * len(lines)
    posted: set[Action] = set()
    fresh = list(range(len(lines)))
    for line in lines:
        posted.update(line[0] if line else ())
    while fresh:
        rank = fresh.pop()
        line = lines[rank]
        while places[rank] < len(line) and all(
            partner(one) in posted for one in line[places[rank]]
        ):
            places[rank] += 1
            if places[rank] < len(line):
                posted.update(line[places[rank]])
                fresh += [lists.rank_of(one.replica, partner(one).stage)
                          for one in line[places[rank]]]  # fmt: skip
    left = [rank for rank, line in enumerate(lines) if places[rank] < len(line)]
    if not left:
        return
    walk = [left[0]]
    while walk[-1] not in walk[:-1]:
        rank = walk[-1]
        late = next(one for one in lines[rank][places[rank]] if partner(one) not in posted)
        walk.append(lists.rank_of(late.replica, partner(late).stage))
    heads = (f"rank {r} posts {' '.join(map(spelled, lines[r][places[r]]))}"
             for r in walk[walk.index(walk[-1]) : -1])  # fmt: skip
    yield f"batches wait for one another: {', '.join(heads)}"
