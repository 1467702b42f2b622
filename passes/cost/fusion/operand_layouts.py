"""Finds product operands whose dims are not in the order of the product's loops.

Libraries multiply rows x depth by depth x columns, or by columns x depth, batches outside. Dims in
another order are copied first where a chip's kernels do not read them as they lie.
"""

from __future__ import annotations

from shardwright.passes.cost.kernels.dataflow import Flat, Node
from shardwright.spec.factors import Rule, Tensor
from shardwright.spec.machines.op_work import Class
from shardwright.spec.types import TensorType

Dims = tuple[int, ...]

# Of the left operand and of the right one, outermost first: batch, rows or columns, depth.
_WAYS = (("bmk",), ("bmk", "bkm"))
_INNERMOST = ("k", "mk")


def copied_bytes(flat: Flat, is_virtual: list[bool], node: Node) -> tuple[int, int]:
    """Bytes of operands of a product that lie in another order than its loops run in.

    Of all, and of those whose innermost dim becomes another.
    """
    rule = node.op.sig.blocks
    if rule is None or len(node.ins) < 2:
        return 0, 0
    left, right = (set(_factors(rule, tensor, None)) for tensor in rule.operands[:2])
    made = set(_factors(rule, rule.results[0], None))
    copied = strided = 0
    first_depths: list[int] | None = None
    for place in (0, 1):
        size = flat.bytes[node.ins[place]]
        order = _memory_order(flat, is_virtual, node, place)
        factors = _factors(rule, rule.operands[place], order)
        classes = "".join(_class(f, left & right & made, made) for f in factors)
        depths = [f for f in factors if f not in made]
        ways = [_sorted(classes, way) for way in _WAYS[place]]
        if order is None or classes not in ways or depths != (first_depths or depths):
            copied += size
            strided += size if order is None or classes[-1:] not in _INNERMOST[place] else 0
        first_depths = depths
    return copied, strided


def _class(factor: int, batch: set[int], kept: set[int]) -> str:
    return "b" if factor in batch else "m" if factor in kept else "k"


def _sorted(classes: str, order: str) -> str:
    return "".join(sorted(classes, key=order.index))


def _factors(rule: Rule, tensor: Tensor, order: Dims | None) -> list[int]:
    """Factors larger than 1, outermost first, of dims in an order."""
    dims = tensor if order is None else [tensor[dim] for dim in order]
    return [f for dim in dims for f in dim if rule.sizes[f] > 1]


def _memory_order(flat: Flat, is_virtual: list[bool], node: Node, place: int) -> Dims | None:
    """The dims of an operand from the outermost in memory; None where they are cut and mixed."""
    type = node.op.operands[place].type
    assert isinstance(type, TensorType)
    plain = tuple(range(len(type.shape)))
    maker = flat.producer[node.ins[place]]
    moves = _moves(flat.nodes[maker]) if maker >= 0 and is_virtual[maker] else None
    if moves is None:
        return plain
    if flat.nodes[maker].op.result.type is not type:
        return None  # a reshape stands between
    # Dim `d` of the operand is dim `moves[d]` of what is in memory.
    return tuple(sorted(plain, key=moves.__getitem__))


def _moves(node: Node) -> Dims | None:
    """By dim of the result the dim of the operand of an op that gives dims another order."""
    work, rule = node.work, node.op.sig.rule
    if work is None or rule is None or work.kind != Class.SPREAD or work.reads != work.writes:
        return None
    places = {f: d for d, dim in enumerate(rule.operands[0]) for f in dim}
    return tuple(places[dim[0]] for dim in rule.results[0])
