"""Arguments and returned types of an op's regions."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from shardwright.spec.types import TensorType, Type, tensor

from .core import Op, Region

# Per region: types of its arguments, and of what it returns (None: checked elsewhere).
Expected = Sequence[tuple[Sequence[Type], Sequence[Type] | None]]

_TRUTH = tensor((), "i1")


def _types(op: Op) -> tuple[list[Type], list[Type]]:
    return [value.type for value in op.operands], [value.type for value in op.results]


def _while(op: Op) -> Expected:
    ins, _ = _types(op)
    return [(ins, [_TRUTH]), (ins, ins)]


def _branches(op: Op) -> Expected:
    _, outs = _types(op)
    return [((), outs)] * len(op.regions)


def _sort(op: Op) -> Expected:
    scalars = [_scalar(type) for type in _types(op)[0]]
    return [([scalar for scalar in scalars for _ in range(2)], [_TRUTH])]


def _computation(op: Op) -> Expected:
    ins, outs = _types(op)
    return [(ins, outs)]


def _scalar(type: Type) -> Type:
    return type.with_shape(()) if isinstance(type, TensorType) else type


_EXPECTED: dict[str, Callable[[Op], Expected]] = {
    "stablehlo.while": _while,
    "stablehlo.case": _branches,
    "stablehlo.if": _branches,
    "stablehlo.sort": _sort,
    "sdy.named_computation": _computation,
}


def region_problem(op: Op) -> str | None:
    """What is wrong with the regions of an op, or None."""
    for number, region in enumerate(op.regions):
        if len(region.blocks) != 1:
            return f"region #{number} should have one block, got {len(region.blocks)}"
    make = _EXPECTED.get(op.name)
    if make is None:
        return None
    expected = make(op)
    if len(op.regions) != len(expected):
        return f"expected {len(expected)} regions, got {len(op.regions)}"
    for number, (region, (args, returned)) in enumerate(zip(op.regions, expected, strict=True)):
        problem = _mismatch(region, args, returned)
        if problem is not None:
            return f"region #{number} {problem}"
    return None


def _mismatch(region: Region, args: Sequence[Type], returned: Sequence[Type] | None) -> str | None:
    block = region.block
    found = [value.type for value in block.args]
    if found != list(args):
        return f"expects arguments ({_shown(args)}), got ({_shown(found)})"
    if returned is None or not block.ops:
        return None
    found = [value.type for value in block.ops[-1].operands]
    if block.ops[-1].is_terminator and found != list(returned):
        return f"returns ({_shown(found)}), expected ({_shown(returned)})"
    return None


def _shown(types: Sequence[Type]) -> str:
    return ", ".join(map(str, types))
