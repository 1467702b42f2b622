"""Reads a chain of collectives that a plan tells: `RS@IG1 AR@P AG@IG1`."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator, Sequence
from itertools import islice
from math import prod

from shardwright.passes.collect.chains.fastest import (
    Chain,
    Price,
    State,
    Step,
    is_done,
    moves,
    started,
)
from shardwright.spec.sharding_rules.reductions import Collective

MOST_SHOWN = 6  # legal chains in a message


def told_chain(
    text: str, whole: Collective, radices: Sequence[int], elements: int, price: Price
) -> Chain | None:
    """The chain of these names in the place of a collective; None where it does not do the same.

    Arguments but the text as of `fastest_chain`.
    """
    count, state = len(radices), started(whole, len(radices))
    steps, seconds = list[Step](), 0.0
    for name in text.split(" "):
        found = {_named(step, count): (step, after) for step, after in moves(whole, state, count)}
        if name not in found:
            return None
        step, after = found[name]
        held = -(-elements // prod(radices[level] for level in state.held))
        seconds += price(step.collective, tuple(sorted(step.levels)), held)
        steps.append(step)
        state = after
    return Chain(tuple(steps), seconds) if is_done(whole, state) else None


def legal_chains(whole: Collective, levels: int) -> list[str]:
    """Some chains that do the same as a collective over so many levels, shortest first."""
    return [*islice(_chains(whole, levels), MOST_SHOWN)]


def _chains(whole: Collective, levels: int) -> Iterator[str]:
    waiting: deque[tuple[tuple[str, ...], State]] = deque([((), started(whole, levels))])
    while waiting:
        names, state = waiting.popleft()
        if is_done(whole, state):
            yield " ".join(names)
            continue
        for step, after in moves(whole, state, levels):
            waiting.append(((*names, _named(step, levels)), after))


def _named(step: Step, levels: int) -> str:
    return Chain((step,), 0.0).text(levels)
