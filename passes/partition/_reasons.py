"""Why a value moves, in words: the `plan.reason` of movers."""

from __future__ import annotations

from shardwright.ir.core import Op
from shardwright.spec.axes import Axes, Mesh
from shardwright.spec.factors import Rule, factor_name
from shardwright.spec.layout import Cut, Layout

from ._values import axes_text


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


def _reduces(rule: Rule, factor: int) -> bool:
    return not any(factor in factors for tensor in rule.results for factors in tensor)


def _where(rule: Rule, factor: int) -> str:
    for operand, tensor in enumerate(rule.operands):
        for dim, factors in enumerate(tensor):
            if factor in factors:
                return f" (dim {dim} of operand {operand})"
    return ""
