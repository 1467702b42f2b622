"""Programs of one op whose values are all cut along one factor, and its local form."""

from __future__ import annotations

from collections import Counter

from shardwright.ir.core import Module, Op
from shardwright.ir.parse import parse
from shardwright.ir.print import print_module
from shardwright.ir.run import run, run_devices
from shardwright.passes.registry import parse_pipeline
from shardwright.spec.attributes import Attrs, MeshAttr, String
from shardwright.spec.axes import Axis, Mesh
from shardwright.spec.blocks.halo import received
from shardwright.spec.factors import Tensor
from shardwright.spec.machines.ring_bytes import COLLECTIVES
from shardwright.spec.op import Values
from shardwright.spec.sharding import Dim, Sharding, sharding
from shardwright.spec.types import TensorType
from shardwright.testing.op_table.op_cases import Case, inputs, module_of
from shardwright.testing.soundness import differences

BY_PRICE = "resharded by price"  # whole blocks were found cheaper


def cut_program(case: Case, factor: int, count: int) -> Module:
    """The op at stage `propagated`: `factor` is cut into `count` blocks wherever it occurs."""
    module, rule = module_of([case]), case.sig.blocks
    assert rule is not None
    (func,) = module.funcs
    mesh = MeshAttr(Mesh((("x", count),)))
    attrs = Attrs({"sym_name": String("mesh"), "mesh": mesh})
    module.body.ops.insert(0, Op("sdy.mesh", (), (), attrs))
    op = next(op for op in func.body.ops if op.name == case.row.name)
    for values, tensors in ((op.operands, rule.operands), (op.results, rule.results)):
        for value, tensor in zip(values, tensors, strict=True):
            if isinstance(value.type, TensorType):
                value.sharding = _cut(tensor, factor)
    func.result_shardings = [value.sharding for value in op.results]
    return parse(print_module(module))  # so that places in it are known


def _cut(tensor: Tensor, factor: int) -> Sharding:
    return sharding("mesh", tuple(Dim((Axis("x"),) if factor in dim else ()) for dim in tensor))


def fault(case: Case, factor: int, count: int, word: str, seed: int = 0) -> str:
    """The problem with how a factor of a fate (a word of `partitioning.WORDS`) runs cut.

    "" for nothing; `BY_PRICE` where the partitioner found whole blocks cheaper.
    """
    module = cut_program(case, factor, count)
    given = inputs(case, seed)
    expected = run(module, given)
    parse_pipeline("insert-reshards").run(module)
    if word not in ("cut", "partial", "exchange"):
        parse_pipeline("reshard-to-collectives,localize").run(module)
        return _wrong(module, given, expected)
    is_moved = any(op.name == "sdy.reshard" for op in module.walk())
    parse_pipeline("reshard-to-collectives,localize").run(module)
    if wrong := _wrong(module, given, expected):
        return wrong
    if is_moved:
        return BY_PRICE
    return _unscaled(module, case, factor, count) or _moved(module, case, factor, count, word)


def _wrong(module: Module, given: list[Values], expected: list[Values]) -> str:
    found = differences(run_devices(module, given), expected)
    return f"wrong numbers: {found[0]}" if found else ""


def _unscaled(module: Module, case: Case, factor: int, count: int) -> str:
    """True if a device has more to do than its share.

    An op whose result is wider than the block, until it is cut off, does as much more.
    """
    flops, wider, rule = 0.0, 1.0, case.sig.blocks
    assert rule is not None
    is_spread = factor in case.sig.overlaps and any(factor in dim for dim in rule.results[0])
    for op in module.funcs[0].walk():
        if op.name == case.row.name:
            flops += op.sig.flops
            if is_spread:
                share = case.op.results[0].tensor.count / count
                wider = max(wider, op.results[0].tensor.count / share)
    if flops * count > case.sig.flops * wider * 1.001:
        return f"{flops} flops on each of {count} devices, {case.sig.flops} in all"
    return ""


_COMPLETING = frozenset({"stablehlo.all_reduce", "stablehlo.reduce_scatter"})


def _moved(module: Module, case: Case, factor: int, count: int, word: str) -> str:
    """True if more moves than the fate says."""
    found: Counter[str] = Counter()
    sent = 0
    for op in module.funcs[0].walk():
        if op.name in COLLECTIVES:
            found[op.name] += 1
            sent += op.result.tensor.count * (op.name == "stablehlo.collective_permute")
    kinds = frozenset(found)
    if word == "cut" and kinds:
        return f"moves by {sorted(kinds)}"
    if word == "partial" and not kinds & {*_COMPLETING, "stablehlo.all_gather"}:
        return f"nothing completes a partial result, but {sorted(kinds)}"
    if word == "exchange" and not kinds <= {*_COMPLETING, "stablehlo.collective_permute"}:
        return f"an exchange by {sorted(kinds)}"
    wanted = priced(case, factor, count)
    return f"{sent} elements exchanged, {wanted} priced" if sent != wanted else ""


def priced(case: Case, factor: int, count: int) -> int:
    """Elements that a device is said to receive because blocks overlap."""
    rule, elements = case.sig.blocks, 0
    assert rule is not None
    for need in case.sig.needs(factor, count) or () if factor in case.sig.overlaps else ():
        shape = case.sig.shape(need.operand)
        others = [
            size // (count if factor in dim else 1)
            for k, (size, dim) in enumerate(zip(shape, rule.operands[need.operand], strict=True))
            if k != need.dim
        ]
        rest = 1
        for size in others:
            rest *= size
        elements += received(shape[need.dim], need) * rest
    return elements
