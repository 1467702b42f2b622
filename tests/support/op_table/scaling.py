"""Scaling of cut ops: flops, bytes held and bytes moved per device.

What may be needed follows from the op's rule alone: of each tensor a block per device, completed
sums where a reduced dim is cut, and what blocks that overlap bring.
"""

from __future__ import annotations

from collections.abc import Iterator
from math import prod
from typing import NamedTuple

from shardwright.ir.analysis.collective_traffic import executed, total_ring_bytes
from shardwright.ir.core import Module, Op
from shardwright.passes.partition.resharding.layouts import Layouts, layouts_of
from shardwright.passes.registry import parse_pipeline
from shardwright.spec.axes import total
from shardwright.spec.blocks.halo import Needs, received
from shardwright.spec.blocks.padding import uneven
from shardwright.spec.factors import Kind, Rule, Tensor
from shardwright.spec.layout import agreed_cut
from shardwright.spec.op import Sig
from shardwright.spec.types import ELEMENTS, TensorType, Type
from shardwright.testing.generate.cut_programs import BY_PRICE, cut_program
from shardwright.testing.op_table.op_cases import Case

PIPELINE = "propagate,insert-reshards"
REST = (
    "delay-reduces,sum-after-loops,pad,reshard-to-collectives,hoist-moves{gathers=false},"
    "share-moves,drop-moves,localize"
)
SLACK = 1.001  # of rounding
NUMBERS = 64  # bytes of tables that a device looks its numbers up in


def excess(case: Case, factor: int, count: int) -> str:
    """The work, bytes held or bytes received of a device beyond its share; "" for nothing.

    `factor` is cut into `count` blocks wherever it occurs. `BY_PRICE` where the partitioner finds
    whole blocks cheaper: then no more moves than the rule allows.
    """
    module, sig = cut_program(case, factor, count), case.sig
    parse_pipeline(PIPELINE).run(module)
    is_moved = any(op.name == "sdy.reshard" for op in module.walk())
    parse_pipeline(REST).run(module)
    found = [("bytes received", total_ring_bytes(module), moves_allowed(sig, factor, count))]
    if not is_moved:
        found += [
            ("flops", _flops(module, case.row.name), flops_allowed(sig, factor, count)),
            ("bytes in one value", _largest(module), held_allowed(sig, factor, count) + NUMBERS),
        ]
    for what, has, may in found:
        if has > may * SLACK:
            return f"{has:g} {what} on each of {count} devices, {may:g} by the rule"
    return BY_PRICE if is_moved else ""


def _flops(module: Module, name: str) -> float:
    return sum(times * op.sig.flops for op, times, _ in executed(module) if op.name == name)


def _largest(module: Module) -> int:
    types = (value.type for op, _, _ in executed(module) for value in op.results)
    return max((type.bytes for type in types if isinstance(type, TensorType)), default=0)


class Flops(NamedTuple):
    """Of a program: of all its ops, and of one device, as its ops were cut and as they run."""

    whole: float
    chosen: float
    local: float


def program_flops(module: Module) -> Flops:
    """Of a program at stage `propagated`, which is taken to stage `local`."""
    whole = sum(times * op.sig.flops for op, times, _ in executed(module))
    parse_pipeline("insert-reshards").run(module)
    layouts = layouts_of(module)
    chosen = sum(times * _share(op, layouts) for op, times, _ in executed(module))
    parse_pipeline(REST).run(module)
    # Scalars aside: they say where a device's blocks begin.
    local = sum(n * op.sig.flops for op, n, _ in executed(module) if any(op.sig.out_ranks))
    return Flops(whole, chosen, local)


def _share(op: Op, layouts: Layouts) -> float:
    """Flops of one device, padding and overlaps included."""
    sig, rule = op.sig, op.sig.blocks
    if rule is None or not sig.flops:
        return sig.flops
    found = [layouts.of(value) for value in (*op.operands, *op.results)]
    cut, flops = agreed_cut(rule, found, uneven(sig)), sig.flops
    for factor, (size, axes) in enumerate(zip(rule.sizes, cut, strict=True)):
        if (count := total(axes)) > 1:
            flops *= -(-size // count) / size * _widening(sig, factor, count)
    return flops


# --- what the rule allows


def flops_allowed(sig: Sig, factor: int, count: int) -> float:
    """A share of the flops; as much more as blocks are wider than their share."""
    return sig.flops / count * _widening(sig, factor, count)


def held_allowed(sig: Sig, factor: int, count: int) -> float:
    """Two of the largest block of an operand or result, with what overlaps.

    Two, because positions in a gathered tensor have more components than its indices say.
    Around a block of a dim of which slices are taken a device may put one slice on either side.
    """
    rule = _rule(sig)
    room = 1 + 2 * count * _slice(rule, factor) / rule.sizes[factor]
    shares = [
        _bytes(type) * (room / count if _has(tensor, factor) else 1)
        for type, tensor in _tensors(sig, rule)
    ]
    return 2 * max(shares, default=0) * _widening(sig, factor, count)


def _bytes(type: TensorType) -> float:
    """With integers of at least 4 bytes, as positions are."""
    return max(type.bytes, 4 * type.count if ELEMENTS[type.element].kind != "float" else 0)


def _slice(rule: Rule, factor: int) -> int:
    """Length of the slices taken of a dim, whose factor comes next and stays whole; 0: none."""
    after = factor + 1
    is_sliced = after < len(rule.sizes) and rule.kinds[after] is Kind.REPLICATE
    return rule.sizes[after] if is_sliced else 0


def moves_allowed(sig: Sig, factor: int, count: int) -> float:
    """Completed sums where the factor is reduced, and what blocks that overlap receive."""
    rule, moved = _rule(sig), _exchanged(sig, factor, count)
    if rule.kinds[factor] is Kind.REDUCTION:
        # Summed up by rings; or all pieces gathered, where the op itself joins them.
        share = count - 1 if "select" in sig.hints.body else 2 * (count - 1) / count
        moved += share * sum(type.bytes for type in sig.outs if isinstance(type, TensorType))
    return moved


def _widening(sig: Sig, factor: int, count: int) -> float:
    """Length of blocks with what overlaps, as a multiple of the blocks themselves."""
    widest = 1.0
    for need in _needs(sig, factor, count):
        block = sig.shape(need.operand)[need.dim] / count
        widest = max(widest, 1 + received(sig.shape(need.operand)[need.dim], need) / block)
    return widest


def _exchanged(sig: Sig, factor: int, count: int) -> float:
    rule, moved = _rule(sig), 0.0
    for need in _needs(sig, factor, count):
        type = sig.ins[need.operand]
        assert isinstance(type, TensorType)
        shape, tensor = type.shape, rule.operands[need.operand]
        parts = [n / (count if factor in dim else 1) for n, dim in zip(shape, tensor, strict=True)]
        parts[need.dim] = received(shape[need.dim], need)
        moved += prod(parts) * type.bytes / max(type.count, 1)
    return moved


def _needs(sig: Sig, factor: int, count: int) -> Needs:
    return sig.needs(factor, count) or () if factor in sig.overlaps else ()


def _rule(sig: Sig) -> Rule:
    assert sig.blocks is not None
    return sig.blocks


def _has(tensor: Tensor, factor: int) -> bool:
    return any(factor in dim for dim in tensor)


def _tensors(sig: Sig, rule: Rule) -> Iterator[tuple[TensorType, Tensor]]:
    types: tuple[Type, ...] = sig.ins + sig.outs
    for type, tensor in zip(types, rule.tensors, strict=True):
        if isinstance(type, TensorType):
            yield type, tensor
