"""Reads strategies off a program into which reshards have been inserted: what it really does."""

from __future__ import annotations

import numpy as np

from shardwright.ir.core import Module, Op, Value, out_sharding
from shardwright.passes.cost.tables.build_tables import Built
from shardwright.passes.cost.tables.move_seconds import Moves
from shardwright.passes.cost.tables.strategy_seconds import completing
from shardwright.passes.cost.tables.tables import FREE, Floats, Ints, Tables
from shardwright.passes.partition.resharding.layouts import Layouts, layouts_of
from shardwright.spec.axes import total
from shardwright.spec.blocks.padding import uneven
from shardwright.spec.layout import Layout, agreed_cut
from shardwright.spec.op import Sig
from shardwright.spec.strategies import Strategy

NEAR = 1e-12  # seconds


def executed(built: Built, module: Module) -> Ints:
    """By node its strategy in the program that `built` was made of, once `insert-reshards` has run.

    `FREE` where an op was written as others, or does what no strategy says. What the text does not
    lay out is whole; values of several users are had in the layout that costs least. A sum that is
    moved on is read as scattered where that is the fastest chain, else as whole.
    """
    layouts, tables = layouts_of(module), built.tables
    moves = built.prices.moves
    found = np.array(tables.given)
    for node, subject in enumerate(built.subjects):
        if found[node] != FREE:
            continue
        choices = tables.strategies[int(tables.kinds[node])]
        if isinstance(subject, Value) or len(choices) == 1:
            found[node] = 0
        elif subject.block is not None and subject.operands:
            found[node] = _strategy(subject, layouts, choices, moves)
    return shared_values(built.tables, found)


def shared_values(tables: Tables, x: Ints) -> Ints:
    """The strategies with each value of several users in the layout that costs least in all; of
    several that do in that which it is made in, as each user moves it then for itself.
    """
    found = np.array(x)
    costs: dict[int, Floats] = {}
    made: dict[int, Layout] = {}
    for node in tables.shared.tolist():
        costs[node] = np.zeros(int(tables.sizes[node]))
    for edge in range(len(tables.edges)):
        producer, result, consumer, _, number = map(int, tables.edges[edge])
        matrix = tables.tables[number]
        if consumer in costs:
            costs[consumer] += tables.weights[edge] * matrix[max(found[producer], 0)]
            maker = tables.strategies[int(tables.kinds[producer])][max(int(found[producer]), 0)]
            made[consumer] = maker.outs[result]
        elif producer in costs:
            costs[producer] += tables.weights[edge] * matrix[:, max(found[consumer], 0)]
    for node, seconds in costs.items():
        cheapest = np.flatnonzero(seconds <= seconds.min() + NEAR)
        choices = tables.strategies[int(tables.kinds[node])]
        own = [k for k in cheapest.tolist() if choices[k].outs[0] == made.get(node)]
        found[node] = own[0] if own else int(np.argmin(seconds))
    return found


def _strategy(op: Op, layouts: Layouts, choices: tuple[Strategy, ...], moves: Moves) -> int:
    rule = op.sig.blocks
    assert rule is not None, op
    made = [layouts.of(value) for value in op.results]
    cut = agreed_cut(rule, [*map(layouts.of, op.operands), *made], uneven(op.sig))
    outs = tuple(_completed(value, layouts) for value in op.results)
    plain = FREE
    for number, one in enumerate(choices):
        if one.cut == cut:
            plain = number if plain == FREE else plain
            if one.outs == outs and _is_scattered(op.sig, one, moves):
                return number
    return plain


def _is_scattered(sig: Sig, strategy: Strategy, moves: Moves) -> bool:
    """False where a sum and a slice of it are faster than to scatter the sum."""
    for one in completing(sig, strategy):
        told, free = (moves.sent(*one[:5], is_told=flag) for flag in (one.is_told, False))
        if [sent.kind for sent in told] != [sent.kind for sent in free]:
            return False
    return True


def _completed(value: Value, layouts: Layouts) -> Layout:
    """The layout of a result behind its sum: a sum that is only moved becomes part of the move."""
    found = layouts.of(value)
    users = list(value.users())
    if value.sharding is None or not value.sharding.unreduced or len(users) != 1:
        return found
    summed = users[0].results[0]
    movers = list(summed.users())
    if movers and all(out_sharding(user) is not None for user in movers):
        after = layouts.of(movers[0].results[0])
        parts = [np.prod([total(axes) for axes in one], initial=1) for one in (found, after)]
        return after if parts[1] > parts[0] else found
    return found
