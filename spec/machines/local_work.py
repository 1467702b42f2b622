"""The work of one device, of an op whose factors are cut, as the load of a kernel of its own."""

from __future__ import annotations

from math import prod

from shardwright.spec.axes import total
from shardwright.spec.layout import Cut, dims, local_count, padded_shape
from shardwright.spec.machines.op_work import Class, product_of, work_of
from shardwright.spec.machines.roofline import Load
from shardwright.spec.op import Sig
from shardwright.spec.types import TensorType

_KERNELS = (Class.LIGHT, Class.PRODUCT, Class.OTHER)


def cut_load(sig: Sig, cut: Cut) -> Load | None:
    """The load of a device, padding included; None of ops that take no time of their own.

    The op has a rule; `cut`: per factor of it the axes that cut it.
    """
    rule, work = sig.blocks, work_of(sig)
    assert rule is not None, sig
    if work.kind not in _KERNELS:
        return None
    counts = {factor: total(axes) for factor, axes in enumerate(cut) if axes}
    moved = 0
    for tensor, (type, size) in enumerate(
        zip((*sig.ins, *sig.outs), (*work.reads, *work.writes), strict=True)
    ):
        if isinstance(type, TensorType) and type.count:
            moved += size * local_count(type.shape, dims(rule, tensor, cut)) // type.count
    if work.product is not None:
        product = product_of(sig, counts)
        return Load(() if product is None else (product,), 0.0, work.element, moved)
    padded = zip(rule.sizes, padded_shape(rule.sizes, cut), strict=True)
    waste = prod(after / size for size, after in padded if size)
    return Load((), work.flops / prod(counts.values()) * waste, work.element, moved)
