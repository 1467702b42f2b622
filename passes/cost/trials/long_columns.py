"""Columns of a long program, by those of what passes made of the short one.

Nodes and values are those of the whole program, in its order. What becomes of them, in which
kernels they run and how long they are held, is found out of these columns as of any others.
"""

from __future__ import annotations

from shardwright.passes.clean.folding.stretches import Irregular
from shardwright.passes.cost.kernels.dataflow import NOBODY, Flat, Node
from shardwright.passes.cost.liveness.frame import Frame
from shardwright.passes.cost.trials.drawn_out import Begun, Columns, Lengthening, parted
from shardwright.passes.cost.trials.long_order import Order


def long_frame(order: Order, frame: Frame, begun: Begun) -> Frame:
    """The columns of main of the long program, as memory is told by.

    Raises Irregular, or KeyError, where those of the short one do not tell them.
    """

    def what(node: int) -> object:
        outs = frame.outs[node]
        return frame.kinds[node], [(frame.sizes[out], out in frame.copies) for out in outs]

    if frame.captured or frame.ends:
        raise Irregular
    columns = Columns(frame.ins, frame.outs, frame.returned, len(frame.sizes), begun, what)
    long, found = Lengthening(order, columns).drawn_out(), Frame()
    nodes, values = long.nodes.tolist(), long.values.tolist()
    found.ops = [frame.ops[node] for node in nodes]
    found.kinds = [frame.kinds[node] for node in nodes]
    found.inner = [frame.inner[node] for node in nodes]
    found.parts = [frame.parts[node] for node in nodes]
    found.ins = parted(long.taken, frame.ins, long.nodes)
    found.outs = parted(long.made, frame.outs, long.nodes)
    found.returned = long.returned
    found.sizes = [frame.sizes[value] for value in values]
    found.values = [frame.values[value] for value in values]
    found.args = [*range(len(order.short.all_args))]
    found.copies = {k for k, value in enumerate(values) if value in frame.copies}
    return found


def long_flat(order: Order, flat: Flat, begun: Begun) -> Flat:
    """The same, as times are told by."""

    def what(node: int) -> object:
        one = flat.nodes[node]
        return one.op.sig, one.stage

    if flat.outer:
        raise Irregular
    ins, outs = [node.ins for node in flat.nodes], [node.outs for node in flat.nodes]
    columns = Columns(ins, outs, flat.results, len(flat.producer), begun, what)
    long, found = Lengthening(order, columns).drawn_out(), Flat()
    taken, made = parted(long.taken, ins, long.nodes), parted(long.made, outs, long.nodes)
    nodes: list[int] = long.nodes.tolist()
    for node, ins, outs in zip(nodes, taken, made, strict=True):
        like = flat.nodes[node]
        found.nodes.append(Node(like.op, like.work, ins, outs))
        found.nodes[-1].stage = like.stage
    values = long.values.tolist()
    found.producer = [NOBODY] * len(values)
    for node, outs in enumerate(made):
        for out in outs:
            found.producer[out] = node
    found.bytes = [flat.bytes[value] for value in values]
    found.count = [flat.count[value] for value in values]
    found.args, found.results = [*range(len(order.short.all_args))], long.returned
    tables = flat.tables
    found.tables = {k: tables[value] for k, value in enumerate(values) if value in tables}
    found.known, found.module = flat.known, flat.module
    return found
