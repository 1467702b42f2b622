"""Verifies the factor rules written on ops: Shardy's invariants, in its words."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from shardwright.ir.verifier.shardings import Problem, shape_of
from shardwright.spec.factors import Kind, Rule, factor_name
from shardwright.spec.types import Type


def rule_problems(rule: Rule, ins: Sequence[Type], outs: Sequence[Type]) -> Iterator[Problem]:
    """The first mistake of the rule of an op with these operand and result types."""
    sides = (("operand", rule.operands, ins), ("result", rule.results, outs))
    for word, mappings, types in sides:
        if len(mappings) != len(types):
            message = f"number of {word}s and mappings must match"
            yield Problem(f"{message}: {len(types)} != {len(mappings)}", ("sdy.sharding_rule",))
            return
        for number, (mapping, type) in enumerate(zip(mappings, types, strict=True)):
            problem = _type_problem(type) or _mapping_problem(mapping, type, rule.sizes)
            if problem is not None:
                which = f"{word} {number}" if len(types) > 1 else word
                yield Problem(f"{which} - {problem}", ("sdy.sharding_rule",))
                return
    yield from _factor_problems(rule)


def _type_problem(type: Type) -> str | None:
    """The problem with the type of one value."""
    shape = shape_of(type)
    if shape is not None and -1 not in shape:
        return None
    return f"expected a ranked tensor with a static shape. type: '{type}'"


def _mapping_problem(
    mapping: Sequence[Sequence[int]], type: Type, sizes: Sequence[int]
) -> str | None:
    """The problem with the factors of one value."""
    rank = len(shape_of(type) or ())
    if len(mapping) != rank:
        return f"mapping rank must match: {len(mapping)} != {rank}"
    seen: set[int] = set()
    for factors in mapping:
        if not factors:
            return "dim mapping must have at least one factor"
        for factor in factors:
            if factor >= len(sizes):
                return (
                    "expecting factor indices to be within 0<=...<num_factors; received:"
                    f" {factor}, num_factors: {len(sizes)}"
                )
            if factor in seen:
                return "cannot reuse factors for the same tensor value"
            seen.add(factor)
            if len(factors) > 1 and sizes[factor] == 1:
                return "dim mapping can't have a factor of size 1 if there are multiple factors"
    return None


def _factor_problems(rule: Rule) -> Iterator[Problem]:
    in_results = {f for tensor in rule.results for dim in tensor for f in dim}
    used = in_results | {f for tensor in rule.operands for dim in tensor for f in dim}
    for factor, size in enumerate(rule.sizes):
        name = factor_name(factor)
        if rule.kinds[factor] is Kind.REDUCTION and factor in in_results:
            yield Problem("reduction factor cannot be in result mappings", ("reduction", name))
            return
        if factor not in used:
            yield Problem(
                f"has factor {name}={size} that isn't used in operand and result mappings",
                (f"{name}={size}",),
            )
            return
