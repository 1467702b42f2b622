"""Reasons of data movement as text: the `plan.reason` of movers."""

from __future__ import annotations

from collections.abc import Sequence

from shardwright.ir.core import Op
from shardwright.passes.partition.resharding.layouts import axes_text
from shardwright.spec.axes import Axes, Mesh
from shardwright.spec.blocks.halo import received
from shardwright.spec.factors import Rule, factor_name
from shardwright.spec.layout import Cut, Layout, exchanges


def changed(
    what: str, has: Layout, wants: Layout, mesh: Mesh, rule: Rule | None, tensor: int
) -> str:
    """`operand 1 of stablehlo.add needs dim 0 (factor i) whole, has it cut by x`."""
    parts: list[str] = []
    for dim, (before, after) in enumerate(zip(has, wants, strict=True)):
        if before == after:
            continue
        name = f"dim {dim}{_factors(rule, tensor, dim)}"
        parts.append(f"{name} {_cut(after, mesh)}, has it {_cut(before, mesh)}")
    return f"{what} needs {' and '.join(parts)}"


def _factors(rule: Rule | None, tensor: int, dim: int) -> str:
    if rule is None:
        return ""
    return f" (factor {''.join(map(factor_name, rule.tensors[tensor][dim]))})"


def _cut(axes: Axes, mesh: Mesh) -> str:
    return f"cut by {axes_text(axes, mesh)}" if axes else "whole"


def partial(op: Op, result: int, kind: str, cut: Cut, rule: Rule, mesh: Mesh) -> str:
    """`result 0 of stablehlo.dot is a partial add: factor k (dim 1 of operand 0) is cut by x`."""
    causes = [
        f"factor {factor_name(f)}{_where(rule, f)} is cut by {axes_text(cut[f], mesh)}"
        for f, axes in enumerate(cut)
        if axes and _reduces(rule, f)
    ]
    return f"result {result} of {op.name} is a partial {kind}: {' and '.join(causes)}"


def handed(op: Op, result: int, kind: str, axes: Axes, mesh: Mesh) -> str:
    """`result 0 of stablehlo.add is a partial add over x, as its operands are`."""
    text = axes_text(axes, mesh)
    return f"result {result} of {op.name} is a partial {kind} over {text}, as its operands are"


def _reduces(rule: Rule, factor: int) -> bool:
    return not any(factor in factors for tensor in rule.results for factors in tensor)


def _where(rule: Rule, factor: int) -> str:
    for operand, tensor in enumerate(rule.operands):
        for dim, factors in enumerate(tensor):
            if factor in factors:
                return f" (dim {dim} of operand {operand})"
    return ""


def halo(op: Op, cut: Cut, operands: Sequence[Layout], mesh: Mesh) -> str:
    """`stablehlo.reverse receives 2 positions of dim 1 (factor j) of operand 0 along x`; "" if
    nothing.

    The number is of positions a device receives, each as long as the rest of its block.
    """
    rule = op.sig.blocks
    assert rule is not None
    parts: list[str] = []
    for _, needs in exchanges(op.sig, cut):
        for need in needs:
            count = received(op.operands[need.operand].shape[need.dim], need)
            if not count:
                continue
            axes = axes_text(operands[need.operand][need.dim], mesh)
            where = f"dim {need.dim}{_factors(rule, need.operand, need.dim)}"
            many = f"{count} position{'s' if count > 1 else ''}"
            parts.append(f"{many} of {where} of operand {need.operand} along {axes}")
    return f"{op.name} receives {' and '.join(parts)}" if parts else ""
