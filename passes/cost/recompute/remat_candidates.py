"""Rematerialisation candidates of a local program: live values, ops and inputs to recompute."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from shardwright.ir.core import Module, Op, Value
from shardwright.passes.cost.liveness.analysis import Alive, Peak
from shardwright.passes.cost.liveness.argument_roles import ACTIVATION, COLLECTIVE

_LONG = 64  # ops that are worked out again for one value
_SMALL = 1000  # of the peak: smaller parts are not looked at


@dataclass(frozen=True)
class Choice:
    """A live value that can be worked out again: by which ops, from which other live values."""

    value: Value
    bytes: int
    chain: tuple[Op, ...]
    leaves: frozenset[Value]
    flops: float


def chosen(
    module: Module, found: Peak, stays: Callable[[Value], bool] = lambda _: False
) -> list[Choice]:
    """Live values to work out again, each from others that stay: least work per byte first.

    `stays`: values that are kept in any case.
    """
    alive = {one.value: one.until for one in found.live}
    own = [one for one in found.live if one.role in (ACTIVATION, COLLECTIVE)]
    own = [one for one in own if not stays(one.value)]
    large = [one for one in own if one.bytes * _SMALL > found.bytes and _is_in_main(module, one)]
    every = [choice for one in large if (choice := _choice(one, alive)) is not None]
    every.sort(key=lambda choice: (choice.flops / choice.bytes, -choice.bytes))
    picked: list[Choice] = []
    gone, kept = set[Value](), set[Value]()
    for choice in every:
        if choice.value in kept or gone & choice.leaves:
            continue
        gone.add(choice.value)
        kept |= choice.leaves
        picked.append(choice)
    return picked


def _is_in_main(module: Module, one: Alive) -> bool:
    """True if a value is made in main, and not in a function whose late readers are elsewhere."""
    op = one.op
    while op is not None and op is not module.main:
        op = op.parent
    return op is not None


def _choice(one: Alive, alive: Mapping[Value, int]) -> Choice | None:
    """None where it cannot run twice, or what it is made of would have to stay longer for it."""
    op = one.op
    if op is None or not one.bytes:
        return None
    chain: dict[Op, None] = {}
    leaves: set[Value] = set()
    waiting = [op]
    while waiting:
        op = waiting.pop()
        if op in chain:
            continue
        chain[op] = None
        if len(chain) > _LONG or (op.regions and op.sig.rule is None) or not op.sig.is_erasable:
            return None
        for value in op.operands:
            made = value.op
            if made is None or value in alive or made.block is not op.block:
                leaves.add(value)
            else:
                waiting.append(made)
    if any(alive.get(value, one.until) < one.until for value in leaves):
        return None
    flops = sum(op.sig.flops for op in chain)
    return Choice(one.value, one.bytes, tuple(chain), frozenset(leaves), flops)
