"""What the numbered nodes and values of a frame are in the graph of a program."""

from __future__ import annotations

from bisect import bisect_left
from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass, field

from shardwright.ir.core import Block, Op, Value
from shardwright.passes.cost.liveness.frame import Frame
from shardwright.passes.cost.tables.memory_sizes import Term, What
from shardwright.passes.cost.tables.program_graph import NOBODY, Region
from shardwright.passes.cost.tables.users_of import Source, Users


@dataclass
class Nodes:
    """Of a frame.

    of      by node of the frame that of the graph, `NOBODY` where it is none
    made    by value the node of the graph that makes it
    needed  of what lies in another order for a kernel, and of what no node makes, by value the
            nodes of the frame that read it, each with the layout that it needs
    """

    of: list[int] = field(default_factory=list[int])
    made: dict[int, Source] = field(default_factory=dict[int, Source])
    needed: dict[int, list[tuple[int, Term]]] = field(
        default_factory=dict[int, "list[tuple[int, Term]]"]
    )


def nodes_of(
    frame: Frame, region: Region, args: Sequence[Source | None], made: dict[Value, Source],
    users: Users,
) -> Nodes:  # fmt: skip
    """The nodes of a frame that is `region`. `made`: by value what makes it; added to."""
    found, visits = Nodes(), region.visits
    places: defaultdict[int, list[int]] = defaultdict(list)
    for number, visit in enumerate(visits):
        places[id(visit.op)].append(number)
    for number, source in zip(frame.args, args, strict=True):
        if source is not None:
            found.made[number] = source
    for value, number in frame.captured:
        if value in made:
            found.made[number] = made[value]
    at, last, before = 0, None, 0
    for node, op in enumerate(frame.ops):
        if id(op) in places and (op is not last or _runs_again(frame, before, node)):
            known, first = places[id(op)], at + int(op is last)
            at = known[min(bisect_left(known, first), len(known) - 1)]
            last = op
        before = node if op is last else before
        own = visits[at].node if last is op else NOBODY
        own = users.movers.get(op, own)
        found.of.append(own)
        for number in frame.outs[node]:
            _name(found, frame, op, own, number, users, places, at, region)
    for node, op in enumerate(frame.ops):
        for operand, number in enumerate(frame.ins[node][: len(op.operands)]):
            term = None if number in found.made else _needed(op, found.of[node], operand, users)
            if term is not None:
                found.needed.setdefault(number, []).append((node, term))
    made.update({frame.values[number]: source for number, source in found.made.items()})
    return found


def _runs_again(frame: Frame, before: int, node: int) -> bool:
    """True if a node is of another run of its op than the node of that before it: of a function
    that is called again. Of one run each node reads what the one before it made.
    """
    op, made = frame.ops[node], frame.outs[before]
    if op.row is None or op.row.pieces is not None or len(made) != 1:
        return False
    is_result = made[0] not in frame.copies and frame.values[made[0]].op is op
    return is_result and made[0] not in frame.ins[node]


def _name(
    found: Nodes, frame: Frame, op: Op, own: int, number: int, users: Users,
    places: dict[int, list[int]], at: int, region: Region,
) -> None:  # fmt: skip
    value = frame.values[number]
    if number in frame.copies:
        return  # its reader says what it is
    if value.op is op:
        source = (own, _index(op, value)) if own != NOBODY else users.handed(value)
        if source is not None:
            found.made[number] = source
    elif value.op is not None and id(value.op) in places:
        known = places[id(value.op)]
        node = region.visits[known[min(bisect_left(known, at), len(known) - 1)]].node
        if node != NOBODY:
            found.made[number] = node, _index(value.op, value)


def _needed(op: Op, own: int, operand: int, users: Users) -> Term | None:
    """An operand as a node of the graph needs it, or as a loop carries it."""
    if own != NOBODY:
        is_op = isinstance(users.built.subjects[own], Op)
        return Term(What.NEED, own, operand) if is_op else None
    carried = users.own.get(op.results[operand]) if operand < len(op.results) else None
    return None if carried is None else Term(What.MADE, carried, 0)


def _index(op: Op, value: Value) -> int:
    return next(k for k, result in enumerate(op.results) if result is value)


def inner_nodes(op: Op, users: Users) -> list[int]:
    """Nodes of the graph in the regions of an op, calls written out."""
    found: list[int] = []
    waiting: list[Block] = [block for region in op.regions for block in region.blocks]
    while waiting:
        block = waiting.pop()
        found += users.inside[block]
        for one in block.ops:
            waiting += [inner for region in one.regions for inner in region.blocks]
    return found
