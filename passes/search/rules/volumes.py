"""What a device receives for products with weights, by the formula of a layout's paper.

Elements by ring collectives: gathering g blocks brings g - 1 of them, scattering sums (g - 1) / g
of what is summed, summing twice that. Of a product only the parts that the program has count: the
first layer of a network has no gradient of its input.
"""

from __future__ import annotations

from math import prod
from typing import NamedTuple

from shardwright.ir.core import Func, Op
from shardwright.passes.search.rules.grids import Layout, Sizes
from shardwright.passes.search.rules.uses import Part, Use
from shardwright.passes.search.rules.written_out import Node
from shardwright.spec import plan
from shardwright.spec.attributes import Attrs, Int, String
from shardwright.spec.types import TensorType


class Volume(NamedTuple):
    """By formula: `elements` and `bytes` that a device receives for `products` of weights."""

    elements: float
    bytes: float
    products: int


def write_volume(layout: Layout) -> None:
    """Say the volume of a program by formula, where its products are cut as the paper has it."""
    found = volume(layout)
    if found is not None:
        value = Attrs(
            {
                "formula": String(layout.grid.formula),
                "elements": Int(round(found.elements)),
                "bytes": Int(round(found.bytes)),
                "products": Int(found.products),
            }
        )
        module = layout.subject.module
        module.set_notes(Attrs({**module.notes, plan.VOLUME: value}))


def volume(layout: Layout) -> Volume | None:
    """The volume of products with weights; None where one is not all cut, or stands in a loop."""
    parts: dict[Node, dict[Part, Use]] = {}
    for use in layout.uses:
        parts.setdefault(use.product.step.outs[0], {})[use.part] = use
    elements = width = 0.0
    products = 0
    for uses in parts.values():
        use = uses.get(Part.FORWARD)
        if use is None or not use.step.op.sig.is_contraction:
            continue
        if _is_repeated(use.step.op) or not _is_whole(layout, use):
            return None
        found = layout.grid.received(_sizes(layout, use), frozenset(uses))
        elements += found
        type = layout.flow.values[use.step.outs[0]].type
        assert isinstance(type, TensorType)
        width += found * type.bytes / type.count
        products += 1
    return Volume(elements, width, products) if products else None


def _is_whole(layout: Layout, use: Use) -> bool:
    """Whether both sides of a product are cut, into as many parts as the weight's blocks are."""
    sides = layout.sides(use.product)
    if sides.contracts is None or sides.makes is None or sides.contracts == sides.makes:
        return False
    if not layout.grid.is_deep:
        return True
    is_alternating = layout.colours[sides.contracts] != layout.colours[sides.makes]
    return is_alternating and layout.can_cut(sides.makes, layout.grid.side**2)


def _is_repeated(op: Op) -> bool:
    """Whether an op stands in a loop, or in what is called: it may run several times."""
    owner = op.parent
    return not isinstance(owner, Func) or owner.symbol != "main"


def _sizes(layout: Layout, use: Use) -> Sizes:
    flow, roles = layout.flow, layout.subject.roles
    taken = next(node for node in use.step.ins if roles.is_activation[node])
    weight = next(node for node in use.step.ins if not roles.is_activation[node])
    return Sizes(*(prod(flow.shape(node)) for node in (taken, weight, use.step.outs[0])))
