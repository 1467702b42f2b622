"""What a program must keep of the `sdy` dialect: meshes, shardings where they hang, its ops."""

from __future__ import annotations

from collections.abc import Generator, Iterable, Iterator, Sequence
from contextlib import contextmanager

from shardwright.spec.attributes import (
    Attribute,
    AxisList,
    Enum,
    Int,
    MeshAttr,
    RuleAttr,
    ShardingAttr,
    ShardingPerValue,
    String,
)
from shardwright.spec.axes import Axis, Mesh, quote
from shardwright.spec.factors import Kind, Rule, factor_name
from shardwright.spec.sharding import Sharding
from shardwright.spec.types import TensorType, Type

from .core import Func, Module, Op, Value
from .verify_collectives import collective_problems, known_sharding
from .verify_shardings import (
    Problem,
    find_mesh,
    mesh_problems,
    sharding_problems,
)

_EDGE = "sdy.data_flow_edge"
# Attributes that only ops of the dialect have.
_KEYS = frozenset(
    {
        "mesh",
        "sharding",
        "out_sharding",
        "allowed_direction",
        "group_id",
        "manual_axes",
        "in_shardings",
    }
)


class SdyVerifier:
    """Checks ops one after the other; knows the manual computations around them."""

    def __init__(self, module: Module) -> None:
        self.meshes: dict[str, Mesh | None] = {
            name: None if any(mesh_problems(mesh)) else mesh for name, mesh in _meshes(module)
        }
        self.bound: list[tuple[str, ...]] = []  # manual axes of the computations around
        self.known: dict[tuple[Sharding, Type], Problem | None] = {}
        self.members: dict[int, tuple[Value, Op, Op | None]] = {}  # first member of each group
        self.broken: list[tuple[Op, Problem]] = []

    # --- where shardings hang

    def func(self, func: Func) -> Iterator[Problem]:
        """Shardings of arguments and results."""
        for index, value in enumerate(func.args if not func.is_declaration else ()):
            if value.sharding is not None:
                for problem in self._sharding(value.sharding, value.type):
                    name = (f"%{value.name}",) if value.name else ()
                    yield _prefixed(f"arg {index} - ", problem, name)
        pairs = zip(func.result_types, func.result_shardings, strict=True)
        for index, (type, sharding) in enumerate(pairs):
            if sharding is not None:
                for problem in self._sharding(sharding, type):
                    yield _prefixed(f"result {index} - ", problem, ("->",))
        for attrs in (*func.arg_attrs, *func.result_attrs):
            if "sdy.sharding" in attrs:
                yield Problem("should have a sharding attribute of type TensorShardingAttr")

    def op(self, op: Op) -> Iterator[Problem]:
        """All mistakes of one op."""
        for value in op.results:
            if value.sharding is not None:
                for problem in self._sharding(value.sharding, value.type):
                    yield _prefixed("result - ", problem, ("sdy.sharding",))
        if (written := op.notes.get("sdy.sharding")) is not None:
            yield from self._odd_sharding(op, written)
        rule = op.attrs.get("sdy.sharding_rule") or op.notes.get("sdy.sharding_rule")
        if isinstance(rule, RuleAttr):
            yield from rule_problems(rule.rule, len(op.operands), len(op.results))
        if op.name == _EDGE and len(op.operands[0].uses) != 1:
            yield Problem("expected input of sdy.data_flow_edge to have a single user")
        if not _KEYS.isdisjoint(op.attrs):
            yield from self._attrs(op)

    def _odd_sharding(self, op: Op, written: Attribute) -> Iterator[Problem]:
        """A `sdy.sharding` that fits no results."""
        focus = ("sdy.sharding",)
        if not isinstance(written, ShardingPerValue):
            message = "should have a sharding attribute of type TensorShardingPerValueAttr"
            yield Problem(message, focus)
            return
        count, values = len(written.shardings), len(op.results)
        # An op without results may have one maximal sharding: where a host callback runs.
        if values or count != 1:
            yield _count_problem("result ", count, values, focus)
            return
        mesh, problem = find_mesh(written.shardings[0], self.meshes)
        if problem is not None:
            yield problem
        elif mesh is not None and not mesh.is_maximal and written.shardings[0].rank:
            yield _count_problem("result ", count, values, focus)

    def _attrs(self, op: Op) -> Iterator[Problem]:
        attrs = op.attrs
        if isinstance(mesh := attrs.get("mesh"), MeshAttr):
            yield from mesh_problems(mesh.mesh)
        for key in ("sharding", "out_sharding"):
            attr = attrs.get(key)
            if isinstance(attr, ShardingAttr) and op.operands:
                problems = list(self._sharding(attr.sharding, op.operands[0].type))
                yield from problems
                if not problems and key == "out_sharding":
                    yield from self._collective(op, attr.sharding)
        direction = attrs.get("allowed_direction")
        if isinstance(direction, Enum) and direction.case == "BOTH":
            yield Problem(
                "cannot specify `BOTH` as the direction. Not blocking propagation direction makes"
                " the op redundant.",
                ("BOTH",),
            )
        if isinstance(group := attrs.get("group_id"), Int):
            self._member(op, group.value)
        if isinstance(axes := attrs.get("manual_axes"), AxisList):
            yield from self._manual(op, axes)
        elif "in_shardings" in attrs:
            yield from self._computation(op)

    def _sharding(self, sharding: Sharding, type: Type) -> Iterator[Problem]:
        key = sharding, type
        if key not in self.known:
            mesh, problem = find_mesh(sharding, self.meshes)
            if mesh is not None and problem is None:
                problem = next(sharding_problems(sharding, type, mesh), None)
            self.known[key] = problem
        problem = self.known[key]
        if problem is not None:
            yield problem
            return
        if self.bound:
            yield from self._free(sharding.used())

    def _free(self, axes: Iterable[Axis]) -> Iterator[Problem]:
        """Axes that a manual computation around has bound."""
        for axis in axes:
            if any(axis.name in names for names in self.bound):
                yield Problem(
                    f"operates on axis {quote(axis.name)} which is already bound by a parent"
                    " sdy.manual_computation op",
                    (quote(axis.name),),
                )
                return

    def _collective(self, op: Op, target: Sharding) -> Iterator[Problem]:
        mesh, _ = find_mesh(target, self.meshes)
        source = known_sharding(op.operands[0])
        source_mesh = find_mesh(source, self.meshes)[0] if source is not None else None
        if mesh is not None:
            yield from collective_problems(op, target, mesh, source_mesh)

    # --- groups

    def _member(self, op: Op, group: int) -> None:
        value, manual = op.operands[0], _enclosing_manual(op)
        first = self.members.setdefault(group, (value, op, manual))
        if first[0].shape != value.shape:
            message = f"ShardingGroupOps values must have the same shape for groupId: {group}"
            self.broken.append((op, Problem(message, ("group_id",))))
        elif first[2] is not manual:
            message = (
                "ShardingGroupOps values cannot cross ManualComputationOp boundaries for groupId:"
                f" {group}"
            )
            self.broken.append((op, Problem(message, ("group_id",))))

    def groups(self) -> list[tuple[Op, Problem]]:
        """Mistakes between the members of sharding groups."""
        return self.broken

    # --- manual and named computations

    @contextmanager
    def inside(self, op: Op) -> Generator[None]:
        """While the regions of an op are checked, its manual axes are bound."""
        axes = op.attrs.get("manual_axes")
        if not isinstance(axes, AxisList):
            yield
            return
        self.bound.append(tuple(axis.name for axis in axes.axes))
        yield
        self.bound.pop()

    def _sides(
        self, op: Op
    ) -> list[tuple[str, Sequence[Value], Sequence[Value], Sequence[Sharding]]]:
        """Per side: word, outer values, inner values, shardings."""
        block = op.regions[0].blocks[0] if op.regions and op.regions[0].blocks else None
        args = block.args if block else []
        returned = block.ops[-1].operands if block and block.ops else []
        sides: list[tuple[str, Sequence[Value], Sequence[Value], Sequence[Sharding]]] = []
        for word, key, outer, inner in (
            ("operand", "in_shardings", op.operands, args),
            ("result", "out_shardings", op.results, returned),
        ):
            value = op.attrs.get(key)
            found = value.shardings if isinstance(value, ShardingPerValue) else ()
            sides.append((word, outer, inner, found))
        return sides

    def _computation(self, op: Op) -> Iterator[Problem]:
        """Shardings of a named computation."""
        for word, outer, _, shardings in self._sides(op):
            if not shardings:
                continue
            if len(shardings) != len(outer):
                yield _count_problem(f"{word} ", len(shardings), len(outer), ())
                continue
            for value, sharding in zip(outer, shardings, strict=True):
                yield from self._sharding(sharding, value.type)

    def _manual(self, op: Op, axes: AxisList) -> Iterator[Problem]:
        problems: list[Problem] = []
        mesh: Mesh | None = None
        for word, outer, inner, shardings in self._sides(op):
            problems += self._side_counts(op, word, outer, inner, shardings)
            if problems:
                break
            for value, sharding in zip(outer, shardings, strict=True):
                problems += self._sharding(sharding, value.type)
                found, _ = find_mesh(sharding, self.meshes)
                if found is None or found.is_empty:
                    continue
                if mesh is not None and mesh != found:
                    message = (
                        "all in and out shardings must be bound to the same mesh or an empty mesh."
                    )
                    problems.append(Problem(message, (str(sharding),)))
                mesh = mesh or found
        yield from problems
        if problems or mesh is None:
            return
        names = {axis.name for axis in axes.axes}
        for axis in axes.axes:
            if not mesh.has(axis.name):
                message = f"unknown manual axis: {quote(axis.name)}"
                yield Problem(message, ("manual_axes", quote(axis.name)))
                return
        yield from self._free(axes.axes)
        for word, outer, inner, shardings in self._sides(op):
            for index, triple in enumerate(zip(outer, inner, shardings, strict=True)):
                yield from _local_problems(word, index, triple, names, mesh)

    def _side_counts(
        self,
        op: Op,
        word: str,
        outer: Sequence[Value],
        inner: Sequence[Value],
        shardings: Sequence[Sharding],
    ) -> Iterator[Problem]:
        if len(shardings) != len(outer):
            focus = ("in_shardings" if word == "operand" else "out_shardings",)
            yield _count_problem(f"{word} ", len(shardings), len(outer), focus)
        elif len(inner) != len(outer):
            yield Problem(
                f"number of op {word}s and region {word}s must match. Op has {len(outer)} op"
                f" {word}s and {len(inner)} region {word}s"
            )


def _local_problems(
    word: str,
    index: int,
    triple: tuple[Value, Value, Sharding],
    manual: set[str],
    mesh: Mesh,
) -> Iterator[Problem]:
    """An operand or result of a manual computation: manual axes first, even, shapes that fit."""
    outer, inner, sharding = triple
    if not isinstance(outer.type, TensorType) or mesh.is_maximal:
        return
    shape: list[int] = []
    for dim, size in enumerate(outer.type.shape):
        free: Axis | None = None
        count = 1
        for axis in sharding.dims[dim].axes:
            if axis.name not in manual:
                free = free or axis
            elif free is not None:
                yield Problem(
                    f"{word} sharding at index {index} must have all manual axes come before free"
                    f" axes in its dimension sharding at index {dim}. Saw manual axis {axis} after"
                    f" free axis {free}",
                    (str(sharding),),
                )
                return
            else:
                count *= mesh.size(axis)
        if size % count:
            yield Problem(
                f"{word} sharding at index {index}: dimension {dim} of size {size} is not divisible"
                f" by the manual axes size {count}",
                (str(sharding),),
                f"pad it to {-(-size // count) * count}",
            )
            return
        shape.append(size // count)
    expected = outer.type.with_shape(tuple(shape))
    if inner.type is not expected:
        place = "operand" if word == "operand" else "result"
        yield Problem(
            f"{word} shape, corresponding sharding, and region {place} shape at index {index} must"
            f" match. Expected local shape '{expected}', actual local shape '{inner.type}'"
        )


def rule_problems(rule: Rule, operands: int, results: int) -> Iterator[Problem]:
    """Mistakes of a factor rule that the text gives an op."""
    for word, found, expected in (
        ("operands", rule.operands, operands),
        ("results", rule.results, results),
    ):
        if len(found) != expected:
            yield Problem(f"number of {word} and mappings must match: {expected} != {len(found)}")
            return
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


def _meshes(module: Module) -> Iterator[tuple[str, Mesh]]:
    for op in module.ops:
        mesh, name = op.attrs.get("mesh"), op.attrs.get("sym_name")
        if isinstance(mesh, MeshAttr) and isinstance(name, String):
            yield name.value, mesh.mesh


def _enclosing_manual(op: Op) -> Op | None:
    parent = op.parent
    while parent is not None and "manual_axes" not in parent.attrs:
        parent = parent.parent
    return parent


def _prefixed(prefix: str, problem: Problem, focus: tuple[str, ...]) -> Problem:
    return problem._replace(message=prefix + problem.message, focus=(*focus, *problem.focus))


def _count_problem(prefix: str, count: int, values: int, focus: tuple[str, ...]) -> Problem:
    return Problem(
        f"{prefix}shardings don't match number of values: {count} shardings vs {values} values",
        focus,
    )
