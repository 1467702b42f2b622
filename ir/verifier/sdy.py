"""Verifies the `sdy` dialect: meshes, shardings where they are attached, and ops."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable, Iterator, Sequence
from contextlib import contextmanager

from shardwright.ir.core import Block, Func, Module, Op, Value
from shardwright.ir.verifier.factor_rules import rule_problems
from shardwright.ir.verifier.manual_computations import (
    IN,
    OUT,
    local_problem,
    mesh_problem,
    named_problems,
    sides,
)
from shardwright.ir.verifier.propagation_edges import EDGES, edge_problems
from shardwright.ir.verifier.sdy_collectives import collective_problems, needs_source
from shardwright.ir.verifier.shardings import (
    Problem,
    find_mesh,
    mesh_problems,
    shape_of,
    sharding_problems,
)
from shardwright.spec.attributes import (
    Attribute,
    AxisList,
    Enum,
    MeshAttr,
    RuleAttr,
    ShardingAttr,
    ShardingPerValue,
    String,
)
from shardwright.spec.axes import Axis, Mesh, quote, symbol
from shardwright.spec.sharding import Sharding
from shardwright.spec.sharding_rules.dataflow import DATA_FLOW
from shardwright.spec.types import Type

_EDGE, _FUNC_EDGE = "sdy.data_flow_edge", "sdy.func_data_flow_edge"
_MANUAL, _NAMED = "sdy.manual_computation", "sdy.named_computation"
_RULE = "sdy.sharding_rule"
_ABSENT = object()


class SdyVerifier:
    """Checks the ops of a module one after the other; knows the manual computations around them."""

    def __init__(self, module: Module, bound: Sequence[tuple[str, ...]] = ()) -> None:
        self.meshes = sound_meshes(module)
        self.bound = list(bound)  # manual axes of the computations around
        self.known: dict[tuple[Sharding, Type | None], Problem | None] = {}
        self.checks: dict[str, Callable[[Op], Iterator[Problem]]] = {
            "sdy.mesh": _mesh_op,
            "sdy.sharding_constraint": self._target,
            "sdy.reshard": self._target,
            "sdy.propagation_barrier": _barrier,
            _EDGE: self._edge,
            _FUNC_EDGE: _func_edge,
            _MANUAL: self._manual,
            _NAMED: self._named,
        }

    # --- where shardings hang

    def func(self, func: Func) -> Iterator[Problem]:
        """Shardings of arguments and results."""
        message = "should have a sharding attribute of type TensorShardingAttr"
        for index, (value, attrs) in enumerate(zip(func.args, func.arg_attrs, strict=True)):
            if value.sharding is not None:
                for problem in self._sharding(value.sharding, value.type):
                    name = (f"%{value.name}",) if value.name else ()
                    yield _prefixed(f"arg {index} - ", problem, name)
            elif "sdy.sharding" in attrs:
                yield Problem(f"arg {index} - {message}", ("sdy.sharding",))
        values = zip(func.result_types, func.result_shardings, func.result_attrs, strict=True)
        for index, (type, sharding, attrs) in enumerate(values):
            if sharding is not None:
                for problem in self._sharding(sharding, type):
                    yield _prefixed(f"result {index} - ", problem, ("->",))
            elif "sdy.sharding" in attrs:
                yield Problem(f"result {index} - {message}", ("->", "sdy.sharding"))

    def op(self, op: Op) -> Iterator[Problem]:
        """All mistakes of one op."""
        for index, value in enumerate(op.results):
            if value.sharding is not None:
                which = "result" if len(op.results) == 1 else f"result {index}"
                for problem in self._sharding(value.sharding, value.type):
                    yield _prefixed(f"{which} - ", problem, ("sdy.sharding",))
        if op.notes:
            yield from self.noted(op)
        check = self.checks.get(op.name)
        if check is not None:
            yield from check(op)
        elif "out_sharding" in op.attrs:
            yield from self._collective(op)

    def noted(self, op: Op) -> Iterator[Problem]:
        """Mistakes of the dialect's attributes on an op of any dialect."""
        written = op.notes.get("sdy.sharding")
        if written is not None:
            yield from self._odd_sharding(op, written)
        rule = op.notes.get(_RULE)
        if isinstance(rule, RuleAttr):
            ins, outs = [v.type for v in op.operands], [v.type for v in op.results]
            yield from rule_problems(rule.rule, ins, outs)
        elif rule is not None:
            message = "should have a sharding rule attribute of type OpShardingRuleAttr"
            yield Problem(f"{message} for attr named '{_RULE}'", (_RULE,))
        yield from edge_problems(op, self.meshes, known_sharding)

    def _odd_sharding(self, op: Op, written: Attribute) -> Iterator[Problem]:
        """A `sdy.sharding` that fits no results."""
        focus = ("sdy.sharding",)
        if not isinstance(written, ShardingPerValue):
            message = "should have a sharding attribute of type TensorShardingPerValueAttr"
            help = "write one per result: #sdy.sharding_per_value<[<@mesh, [...]>]>"
            yield Problem(message, focus, help)
            return
        count, values = len(written.shardings), len(op.results)
        # An op without results may have one maximal sharding: where a host callback runs.
        is_alone = not values and count == 1 and not any(written.shardings[0].axes)
        if not is_alone and count != values:
            yield _count_problem("result", count, values, focus)
        elif is_alone and isinstance(op, Module) and isinstance(written.shardings[0].mesh, str):
            name = symbol(written.shardings[0].mesh)  # a module does not see what it declares
            yield Problem(f"result 0 - unknown mesh: {name}", focus)
        elif is_alone:
            for problem in self._sharding(written.shardings[0], None):
                yield _prefixed("result 0 - ", problem, focus)

    # --- shardings

    def judges(self, op: Op) -> bool:
        """True if shardings are looked at with more than the results that have them."""
        name = op.name
        is_judge = name in self.checks or name in DATA_FLOW or "out_sharding" in op.attrs
        return is_judge or EDGES in op.notes

    def is_sound(self, value: Value) -> bool:
        """True if a value's sharding is in order wherever it stands outside manual axes."""
        sharding, type = value.sharding, value.type
        if sharding is None:
            return True
        found = self.known.get((sharding, type), _ABSENT)
        if found is _ABSENT:
            found = next(self._sharding(sharding, type), None)
        return found is None and not self.bound

    def _sharding(self, sharding: Sharding, type: Type | None) -> Iterator[Problem]:
        """The first mistake of a sharding of a value of a type; None: of no value."""
        key = sharding, type
        if key not in self.known:
            mesh, problem = find_mesh(sharding, self.meshes)
            if mesh is not None and problem is None:
                problem = next(sharding_problems(sharding, type, mesh), None)
            self.known[key] = problem
        problem = self.known[key]
        if problem is not None:
            yield problem
        elif self.bound:
            yield from self._free(sharding.used())

    def _free(self, axes: Iterable[Axis]) -> Iterator[Problem]:
        """Axes that a manual computation around has bound."""
        for axis in axes:
            if any(axis.name in names for names in self.bound):
                yield Problem(
                    f"operates on axis {quote(axis.name)} which is already bound by a parent"
                    " sdy.manual_computation op",
                    (quote(axis.name),),
                    f"leave {quote(axis.name)} out: inside, values are blocks along it",
                )
                return

    def _per_value(
        self, word: str, shardings: Sequence[Sharding], types: Sequence[Type], key: str
    ) -> Problem | None:
        """The problem with shardings of several values."""
        if len(shardings) != len(types):
            return _count_problem(word, len(shardings), len(types), (key,))
        for index, (sharding, type) in enumerate(zip(shardings, types, strict=True)):
            problem = next(self._sharding(sharding, type), None)
            if problem is not None:
                which = word if len(types) == 1 else f"{word} {index}"
                return _prefixed(f"{which} - ", problem, (key,))
        return None

    # --- ops

    def _target(self, op: Op) -> Iterator[Problem]:
        attr = op.attrs["sharding"]
        if isinstance(attr, ShardingAttr):
            yield from self._sharding(attr.sharding, op.operands[0].type)

    def _edge(self, op: Op) -> Iterator[Problem]:
        yield from _edge_problems(op, "input")
        attr = op.attrs.get("sharding")
        if isinstance(attr, ShardingAttr):
            yield from self._sharding(attr.sharding, op.results[0].type)

    def _collective(self, op: Op) -> Iterator[Problem]:
        attr = op.attrs["out_sharding"]
        if not isinstance(attr, ShardingAttr) or not op.operands:
            return
        target, source = attr.sharding, known_sharding(op.operands[0])
        if source is not None and any(self._sharding(source, op.operands[0].type)):
            return  # reported where it stands
        if source is None and needs_source(op):
            message = "collective on operand without sharding"
            yield Problem(message, help="give its operand a sharding")
            return
        problem = next(self._sharding(target, op.operands[0].type), None)
        if problem is not None:
            yield problem
            return
        mesh, _ = find_mesh(target, self.meshes)
        source_mesh = find_mesh(source, self.meshes)[0] if source is not None else None
        if mesh is not None and (source is None) == (source_mesh is None):
            yield from collective_problems(op, target, mesh, source, source_mesh)

    def _named(self, op: Op) -> Iterator[Problem]:
        for problem in named_problems(op):
            yield problem
            return
        for side in sides(op):
            if side.shardings is not None:
                problem = self._per_value(side.key, side.shardings, side.outer, side.key)
                if problem is not None:
                    yield problem

    def _manual(self, op: Op) -> Iterator[Problem]:
        axes = op.attrs["manual_axes"]
        assert isinstance(axes, AxisList)
        for problem in self._free(axes.axes):
            yield problem
            return
        shardings: list[Sharding] = []
        meshes: list[Mesh | None] = []
        for side in sides(op):
            given = side.shardings or ()
            problem = self._per_value(side.word, given, side.outer, side.key)
            if problem is None:
                found = [find_mesh(sharding, self.meshes)[0] for sharding in given]
                problem = local_problem(side, axes, found)
                shardings += given
                meshes += found
            if problem is not None:
                yield problem
                return
        problem = mesh_problem(axes, shardings, meshes)
        if problem is not None:
            yield problem

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


def _mesh_op(op: Op) -> Iterator[Problem]:
    mesh = op.attrs.get("mesh")
    if isinstance(mesh, MeshAttr):
        yield from mesh_problems(mesh.mesh)


def _barrier(op: Op) -> Iterator[Problem]:
    direction = op.attrs.get("allowed_direction")
    if isinstance(direction, Enum) and direction.case == "BOTH":
        yield Problem(
            "cannot specify `BOTH` as the direction. Not blocking propagation direction makes the"
            " op redundant.",
            ("BOTH",),
            "remove the barrier",
        )


def _func_edge(op: Op) -> Iterator[Problem]:
    for problem in _edge_problems(op, "operand"):
        yield problem
        return
    value = op.operands[0]
    message = f"expected operand of {op.name} to be a"
    if value.op is None and not isinstance(_owner(value), Func):
        yield Problem(f"{message} block argument of a func op.")
    elif value.op is not None and value.op.name != "func.call":
        yield Problem(f"{message} result of call op.")


def _edge_problems(op: Op, word: str) -> Iterator[Problem]:
    value = op.operands[0]
    shape = shape_of(value.type)
    if shape is None or -1 in shape:
        yield Problem(f"expected {op.name} to have a static-shaped result. type: '{value.type}'")
    elif len(value.uses) != 1:
        yield Problem(f"expected {word} of {op.name} to have a single user")
    elif op.name == _EDGE and value.op is not None and _is_transparent(value.op):
        yield Problem(
            f"expected input of {op.name} to not be defined by an SdyDialect op (other than an"
            f" {_NAMED})."
        )


def _is_transparent(op: Op) -> bool:
    """True if an op of the dialect passes its operand on."""
    return op.name.startswith("sdy.") and op.name not in (_NAMED, _MANUAL)


# --- the sharding that a value has, wherever it is written


def known_sharding(value: Value) -> Sharding | None:
    """The sharding of a value; None when it has none."""
    op = value.op
    if op is None:
        return value.sharding or _of_argument(value)
    for key in ("sharding", "out_sharding"):
        attr = op.attrs.get(key)
        if isinstance(attr, ShardingAttr):
            return attr.sharding
    return _nth(op, OUT, value.index) or value.sharding


def _of_argument(value: Value) -> Sharding | None:
    """The sharding of a region's argument, as its op gives it."""
    owner = _owner(value)
    if owner is None or owner.name not in DATA_FLOW:
        return None
    if owner.name in (_MANUAL, _NAMED):
        found = _nth(owner, IN, value.index)
        return found if found is None else _inside(found, owner)
    if value.index >= len(owner.results):
        return None
    result = owner.results[value.index]
    edges = [use for use in result.users() if use.name == _EDGE]
    return known_sharding(edges[0].results[0]) if edges else result.sharding


def _inside(sharding: Sharding, owner: Op) -> Sharding:
    """A sharding without the axes that its manual computation has bound."""
    axes = owner.attrs.get("manual_axes")
    names = {axis.name for axis in axes.axes} if isinstance(axes, AxisList) else set[str]()
    if not names:
        return sharding
    kept = [dim._replace(axes=_without(dim.axes, names)) for dim in sharding.dims]
    return sharding.with_dims(kept)


def _without(axes: Sequence[Axis], names: set[str]) -> tuple[Axis, ...]:
    return tuple(axis for axis in axes if axis.name not in names)


def _nth(op: Op, key: str, index: int) -> Sharding | None:
    attr = op.attrs.get(key)
    if not isinstance(attr, ShardingPerValue) or index >= len(attr.shardings):
        return None
    return attr.shardings[index]


def _owner(value: Value) -> Op | None:
    return value.owner.parent if isinstance(value.owner, Block) else None


def sound_meshes(module: Module) -> dict[str, Mesh | None]:
    """The meshes of a module by name, None for one that is wrong."""
    found: dict[str, Mesh | None] = {}
    for name, mesh in _meshes(module):
        found.setdefault(name, None if any(mesh_problems(mesh)) else mesh)
    return found


def _meshes(module: Module) -> Iterator[tuple[str, Mesh]]:
    for op in module.ops:
        mesh, name = op.attrs.get("mesh"), op.attrs.get("sym_name")
        if isinstance(mesh, MeshAttr) and isinstance(name, String):
            yield name.value, mesh.mesh


def _prefixed(prefix: str, problem: Problem, focus: tuple[str, ...]) -> Problem:
    return problem._replace(message=prefix + problem.message, focus=(*focus, *problem.focus))


def _count_problem(word: str, count: int, values: int, focus: tuple[str, ...]) -> Problem:
    return Problem(
        f"{word} shardings don't match number of values: {count} shardings vs {values} values",
        focus,
        f"write {values} of them" if values else "",
    )
