"""Whether the `out_sharding` of an sdy collective is what its operand and axes give.

Source: shardy `dialect/sdy/ir/verifiers.cc`; the ops are told apart by the attributes they have.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from shardwright.spec import axes as algebra
from shardwright.spec.attributes import AllToAllParams, AxisList, AxisLists, ShardingAttr
from shardwright.spec.axes import Axes, Axis, Mesh
from shardwright.spec.sharding import Sharding

from .core import Block, Op, Value
from .verify_shardings import Problem, list_problems

Dims = list[list[Axis]]


class _Mismatch(Exception):
    """The axes cannot be applied to the operand's sharding."""

    def __init__(self, problem: Problem) -> None:
        super().__init__(problem.message)
        self.problem = problem


def known_sharding(value: Value) -> Sharding | None:
    """The sharding of a value, wherever it is written."""
    op = value.op
    if op is None:
        return value.sharding or _of_argument(value)
    for key in ("sharding", "out_sharding"):
        attr = op.attrs.get(key)
        if isinstance(attr, ShardingAttr):
            return attr.sharding
    return value.sharding


def _of_argument(value: Value) -> Sharding | None:
    """The sharding of a loop's argument is that of the result."""
    assert isinstance(value.owner, Block)
    owner = value.owner.parent
    if owner is None or len(owner.results) != len(value.owner.args):
        return None
    return owner.results[value.index].sharding


def collective_problems(
    op: Op, target: Sharding, mesh: Mesh, source_mesh: Mesh | None
) -> Iterator[Problem]:
    """Mistakes of a collective whose result sharding `target` lives on `mesh`."""
    source = known_sharding(op.operands[0]) if op.operands else None
    if source is None or source_mesh is None:
        yield Problem("collective on operand without sharding", help="give its operand a sharding")
        return
    if source.rank != target.rank:
        message = (
            f"result sharding has rank {target.rank} but operand sharding has rank {source.rank}"
        )
        yield Problem(message, ("out_sharding",))
        return
    lists = [value for key, value in op.attrs.items() if key != "out_sharding"]
    if not lists:
        yield from _permuted(source, source_mesh, target, mesh)
        return
    if source_mesh != mesh:
        yield Problem("result mesh does not match operand mesh", ("out_sharding",))
        return
    try:
        yield from _moved(op, source, target, mesh)
    except _Mismatch as mismatch:
        yield mismatch.problem


def _permuted(source: Sharding, before: Mesh, target: Sharding, after: Mesh) -> Iterator[Problem]:
    """collective_permute: other axes, and another order of devices, but the same sizes."""
    if before.axes != after.axes:
        yield Problem("result mesh has different axes than operand mesh", ("out_sharding",))
        return
    pairs = zip(source.sizes(before), target.sizes(after), strict=True)
    for dim, (old, new) in enumerate(pairs):
        if old != new:
            yield Problem(
                f"sharded size of result doesn't match operand on dimension {dim}: {new} != {old}",
                ("out_sharding",),
            )
            return


def _moved(op: Op, source: Sharding, target: Sharding, mesh: Mesh) -> Iterator[Problem]:
    dims = [list(mesh.resolve(axes)) for axes in source.axes]
    attrs = op.attrs
    if (params := attrs.get("params")) is not None:
        assert isinstance(params, AllToAllParams)
        yield from _param_problems(params, len(dims))
        _exchange(dims, params, mesh)
    for key, word in (("gathering_axes", "gathering"), ("axes", "shard-to-unreduce")):
        if isinstance(lists := attrs.get(key), AxisLists):
            _gather(dims, _checked(lists, len(dims), mesh), word, mesh)
    for key in ("slicing_axes", "reduce_scatter_axes"):
        if isinstance(lists := attrs.get(key), AxisLists):
            _slice(dims, _checked(lists, len(dims), mesh))
    for key, word in (("reduction_axes", "reduction"), ("axes", "r2u")):
        if isinstance(axes := attrs.get(key), AxisList):
            yield from _whole_problems(axes, source, mesh, word)
    yield from _unreduced_problems(op, source, target, mesh)
    yield from _target_problems(
        dims, target, mesh, isinstance(attrs.get("reduction_axes"), AxisList)
    )


def _checked(lists: AxisLists, rank: int, mesh: Mesh) -> list[Axes]:
    if len(lists.dims) != rank:
        message = f"result sharding has rank {rank} but collective axes has rank {len(lists.dims)}"
        raise _Mismatch(Problem(message, ("[",), f"write {rank} lists"))
    seen: list[Axis] = []
    for axes in lists.dims:
        for problem in list_problems(axes, mesh, seen):
            raise _Mismatch(problem)
    return [mesh.resolve(axes) for axes in lists.dims]


def _drop(axes: list[Axis], gone: Sequence[Axis], dim: int, word: str, mesh: Mesh) -> None:
    """Take axes off the minor end of a dim; they may split its last axis."""
    for axis in reversed(gone):
        last = axes.pop() if axes else None
        if last == axis:
            continue
        if last is None or not algebra.is_suffix(axis, last):
            shown = mesh.spell([axis])[0]
            message = f"can't apply {word} axis {shown} to operand sharding on dimension {dim}"
            raise _Mismatch(Problem(message, (str(shown),)))
        axes.append(Axis(last.name, last.pre, axis.pre // last.pre))


def _gather(dims: Dims, lists: list[Axes], word: str, mesh: Mesh) -> None:
    for dim, axes in enumerate(lists):
        _drop(dims[dim], axes, dim, word, mesh)


def _slice(dims: Dims, lists: list[Axes]) -> None:
    for dim, axes in enumerate(lists):
        for axis in axes:
            algebra.append(dims[dim], axis)


def _param_problems(params: AllToAllParams, rank: int) -> Iterator[Problem]:
    if not params.params:
        yield Problem("parameter list is empty")
    used: set[int] = set()
    previous = -1
    for axes, source, target in params.params:
        for word, dim in (("source", source), ("target", target)):
            if not 0 <= dim < rank:
                message = f"{word} dimension {dim} is out of range [0, {rank})"
                raise _Mismatch(Problem(message, (f"{source}->{target}",)))
            if dim in used:
                message = f"overlapping source/target dimensions in all-to-all params: {dim}"
                raise _Mismatch(Problem(message, (f"{source}->{target}",)))
            used.add(dim)
        if source < previous:
            message = "source dimensions of all-to-all params are not in ascending order"
            raise _Mismatch(Problem(message, (f"{source}->{target}",)))
        previous = source
        if not axes:
            yield Problem("all-to-all params have an empty list of axes", (f"{source}->{target}",))


def _exchange(dims: Dims, params: AllToAllParams, mesh: Mesh) -> None:
    seen: list[Axis] = []
    for axes, source, target in params.params:
        for problem in list_problems(axes, mesh, seen):
            raise _Mismatch(problem)
        moved = mesh.resolve(axes)
        _drop(dims[source], moved, source, "all-to-all", mesh)
        for axis in moved:
            algebra.append(dims[target], axis)


def _whole_problems(axes: AxisList, source: Sharding, mesh: Mesh, word: str) -> Iterator[Problem]:
    """A list of axes for the value as a whole: all_reduce and replicated_to_unreduced."""
    for problem in list_problems(axes.axes, mesh, []):
        raise _Mismatch(problem)
    if word == "r2u" and not axes.axes:
        raise _Mismatch(Problem("r2u axes must not be empty"))
    resolved = mesh.resolve(axes.axes)
    if list(resolved) != sorted(resolved, key=mesh.order):
        yield Problem(f"{word} axes are not ordered w.r.t. mesh", (str(axes),))
        return
    taken = mesh.resolve([axis for dim in source.axes for axis in dim] + list(source.replicated))
    for axis, shown in zip(resolved, axes.axes, strict=True):
        if any(algebra.overlaps(axis, other) for other in taken):
            yield Problem(
                f"{'reduction' if word == 'reduction' else word} axis {shown} overlaps with operand"
                " dimension sharding or replicated axes",
                (str(shown),),
            )
            return


def _unreduced_problems(
    op: Op, source: Sharding, target: Sharding, mesh: Mesh
) -> Iterator[Problem]:
    """Conversions to unreduced add their axes to those of the operand."""
    axes = op.attrs.get("axes")
    if isinstance(axes, AxisList):
        added, word = axes.axes, "r2u_axes"
    elif isinstance(axes, AxisLists):
        added, word = tuple(axis for dim in axes.dims for axis in dim), "sharded_to_unreduced_axes"
    else:
        return
    before = [*mesh.resolve(source.unreduced), *mesh.resolve(added)]
    expected = algebra.joined(sorted(before, key=mesh.order))
    if expected != algebra.joined(mesh.resolve(target.unreduced)):
        yield Problem(
            f"out_unreduced_axes should be in_unreduced_axes + {word}",
            ("out_sharding", "unreduced"),
            f"write unreduced={{{', '.join(map(str, mesh.spell(expected)))}}}",
        )


def _target_problems(
    dims: Dims, target: Sharding, mesh: Mesh, is_all_reduce: bool
) -> Iterator[Problem]:
    for dim, (axes, found) in enumerate(zip(dims, target.axes, strict=True)):
        if list(mesh.resolve(found)) == axes:
            continue
        if is_all_reduce:
            yield Problem("operand and result shardings are not equivalent", ("out_sharding",))
            return
        shown = ", ".join(map(str, mesh.spell(axes)))
        yield Problem(
            f"result sharding doesn't match expected sharding [{shown}] on dimension {dim}",
            ("out_sharding",),
        )
        return
