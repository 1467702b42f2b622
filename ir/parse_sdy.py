"""Attributes of the `sdy` dialect from text: meshes, shardings, lists of axes, factor rules."""

from __future__ import annotations

import re
from typing import Any

import lark

from shardwright.spec.attributes import (
    AllToAllParams,
    Attribute,
    AxisList,
    AxisLists,
    MeshAttr,
    RuleAttr,
    ShardingAttr,
    ShardingPerValue,
)
from shardwright.spec.axes import Axes, Axis, Mesh
from shardwright.spec.factors import Kind, Rule
from shardwright.spec.sharding import Dim, Sharding, sharding

from .parse_values import Bad, Children, Values

Tensors = list[list[lark.Token]]


class SdyValues(Values):
    """Attributes of the dialect, beside all others."""

    def mesh_attr(self, c: Children) -> Attribute:
        return MeshAttr(c[0])

    def mesh(self, c: Children) -> Mesh:
        ids = tuple(c[1] or ())
        mesh = Mesh(tuple(c[0]), ids)
        is_iota = bool(c[0]) and ids == tuple(range(len(ids))) and len(ids) == mesh.device_count
        return Mesh(mesh.axes) if is_iota else mesh

    def mesh_axes(self, c: Children) -> list[tuple[str, int]]:
        return list(c)

    def mesh_axis(self, c: Children) -> tuple[str, int]:
        return self.string(c[0]), int(c[1])

    def sharding_attr(self, c: Children) -> Attribute:
        return ShardingAttr(c[0])

    def per_value_attr(self, c: Children) -> Attribute:
        return ShardingPerValue(tuple(c[0]))

    def shardings(self, c: Children) -> list[Sharding]:
        return list(c)

    def sharding(self, c: Children) -> Sharding:
        mesh, dims, clauses = c
        return sharding(
            mesh, tuple(dims), clauses.get("replicated", ()), clauses.get("unreduced", ())
        )

    def mesh_ref(self, c: Children) -> str | Mesh:
        return c[0] if isinstance(c[0], Mesh) else self.symbol(c[0])

    def sharding_clauses(self, c: Children) -> dict[str, Axes]:
        clauses: dict[str, Axes] = {}
        for word, axes in c:
            if str(word) in clauses:
                raise Bad(f"duplicate `{word}`", word.start_pos)
            if not axes:
                raise Bad(f"expected at least one axis in `{word}`", word.start_pos)
            clauses[str(word)] = axes
        return clauses

    def sharding_clause(self, c: Children) -> tuple[lark.Token, Axes]:
        return c[0], c[1].axes

    def dims(self, c: Children) -> list[Dim]:
        return list(c)

    def dim_closed(self, c: Children) -> Dim:
        return Dim((), False, _priority(c[0]))

    def dim_open(self, c: Children) -> Dim:
        return Dim((), True, _priority(c[1]))

    def dim_cut(self, c: Children) -> Dim:
        axes, is_open = c[0]
        return Dim(axes, is_open, _priority(c[1]))

    def dim_axes(self, c: Children) -> tuple[Axes, bool]:
        opens = [item for item in c if not isinstance(item, Axis)]
        if opens and (len(opens) > 1 or isinstance(c[-1], Axis)):
            raise Bad("expected `?` at the end of a dim's axes", opens[0].start_pos)
        return tuple(item for item in c if isinstance(item, Axis)), bool(opens)

    def axes(self, c: Children) -> Axes:
        return tuple(c)

    def axis(self, c: Children) -> Axis:
        if c[1] is None:
            return Axis(self.string(c[0]))
        pre, size = int(c[1]), int(c[2])
        shown = f"{c[0]}:({pre}){size}"
        if pre < 1:
            raise Bad(f"sub-axis pre-size must be at least 1: {shown}", c[1].start_pos)
        if size <= 1:
            raise Bad(f"sub-axis sizes must be greater than 1: {shown}", c[2].start_pos)
        return Axis(self.string(c[0]), pre, size)

    def axis_list(self, c: Children) -> AxisList:
        return AxisList(c[0] or ())

    def axis_lists(self, c: Children) -> AxisLists:
        return AxisLists(tuple(item.axes for item in c))

    def all_to_all_params(self, c: Children) -> AllToAllParams:
        return AllToAllParams(tuple(c))

    def all_to_all_param(self, c: Children) -> tuple[Axes, int, int]:
        return c[0].axes, int(c[1]), int(c[2])

    def list_attr(self, c: Children) -> Attribute:
        return c[0]

    # --- factor rules

    def rule_attr(self, c: Children) -> Attribute:
        return RuleAttr(c[0])

    def rule(self, c: Children) -> Rule:
        operands, results, sizes, kinds, custom = c
        numbers = {name: index for index, (name, _) in enumerate(sizes)}
        found = [Kind.PASS] * len(sizes)
        blocked = [False] * len(sizes)
        for word, factors in kinds:
            for factor in factors:
                index = _factor(factor, numbers)
                if word == "blocked_propagation":
                    blocked[index] = True
                else:
                    found[index] = _KINDS[word]

        def dims(tensors: list[list[lark.Token]]) -> tuple[tuple[tuple[int, ...], ...], ...]:
            return tuple(tuple(_factors(word, numbers) for word in tensor) for tensor in tensors)

        return Rule(
            tuple(size for _, size in sizes),
            tuple(found),
            tuple(blocked),
            dims(operands),
            dims(results),
            custom is not None,
        )

    def rule_tensors(self, c: Children) -> list[Any]:
        return list(c)

    def rule_tensor(self, c: Children) -> list[Any]:
        return list(c)

    def rule_sizes(self, c: Children) -> list[tuple[str, int]]:
        return list(c)

    def rule_size(self, c: Children) -> tuple[str, int]:
        return str(c[0]), int(c[1])

    def rule_kinds(self, c: Children) -> list[Any]:
        return list(c)

    def rule_kind(self, c: Children) -> tuple[str, list[lark.Token]]:
        return str(c[0]), list(c[1:])


_KINDS = {
    "reduction": Kind.REDUCTION,
    "need_replication": Kind.REPLICATE,
    "permutation": Kind.PERMUTATION,
}
_FACTOR = re.compile(r"z_\d+|[a-z]")


def _factors(word: lark.Token, numbers: dict[str, int]) -> tuple[int, ...]:
    found = _FACTOR.findall(word)
    if "".join(found) != str(word):
        raise Bad(f"expected factor names, got {word}", word.start_pos or 0)
    for name in found:
        if name not in numbers:
            raise Bad(f"unknown factor {name}", word.start_pos or 0)
    return tuple(numbers[name] for name in found)


def _factor(word: lark.Token, numbers: dict[str, int]) -> int:
    found = _factors(word, numbers)
    if len(found) != 1:
        raise Bad(f"expected one factor, got {word}", word.start_pos or 0)
    return found[0]


def _priority(word: lark.Token | None) -> int | None:
    return None if word is None else int(word[1:])
