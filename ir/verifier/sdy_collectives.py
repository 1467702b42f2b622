"""Verifies the `out_sharding` of sdy collectives against their operands and axes.

Source: shardy `dialect/sdy/ir/verifiers.cc`; mistakes are looked for in its order.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence

from shardwright.ir.core import Op
from shardwright.ir.verifier.shardings import Problem, is_sorted, list_problems, mesh_order
from shardwright.spec import axes as algebra
from shardwright.spec.attributes import AllToAllParams, AxisList, AxisLists
from shardwright.spec.axes import Axes, Axis, Mesh
from shardwright.spec.sharding import Sharding, replicated

_OUT = ("out_sharding",)


def collective_problems(
    op: Op,
    target: Sharding,
    mesh: Mesh,
    source: Sharding | None,
    source_mesh: Mesh | None,
) -> Iterator[Problem]:
    """The first mistake of a collective whose result sharding `target` is one of `mesh`.

    `source`: the sharding of the operand, of `source_mesh`, or None.
    """
    check = _CHECKS.get(op.name)
    if check is None:
        return
    if source is None or source_mesh is None:
        source, source_mesh = replicated(target.mesh, target.rank), mesh
    if check is not _permuted and source_mesh != mesh:
        yield Problem("result mesh does not match operand mesh", _OUT)
        return
    if source.rank != target.rank:
        message = (
            f"result sharding has rank {target.rank} but operand sharding has rank {source.rank}"
        )
        yield Problem(message, _OUT)
        return
    yield from check(op, _Move(source, target, mesh, source_mesh))


def needs_source(op: Op) -> bool:
    """True if the operand of a collective must have a sharding."""
    return op.name in _CHECKS and op.name not in _MAY_LACK_SOURCE


class _Move:
    """Two shardings, and arithmetic on lists of axes as text spells them."""

    def __init__(self, source: Sharding, target: Sharding, mesh: Mesh, before: Mesh) -> None:
        self.source, self.target, self.mesh, self.before = source, target, mesh, before

    def resolved(self, axis: Axis) -> Axis:
        return self.mesh.resolve([axis])[0]

    def added(self, axes: Iterable[Axis], more: Iterable[Axis]) -> list[Axis]:
        """Axes with others at the minor end; mergeable neighbours are merged."""
        found = list(axes)
        for axis in more:
            last, next = self.resolved(found[-1]) if found else None, self.resolved(axis)
            if last is not None and algebra.can_merge(last, next):
                found[-1] = self.mesh.spell([algebra.merge(last, next)])[0]
            else:
                found.append(axis)
        return found

    def dropped(self, axes: Sequence[Axis], gone: Sequence[Axis]) -> list[Axis] | Axis:
        """Axes without others at the minor end, which may split one; or the one not there."""
        found = list(axes)
        for axis in reversed(gone):
            if not found:
                return axis
            last, minor = self.resolved(found.pop()), self.resolved(axis)
            if last == minor:
                continue
            if minor.size < 1 or not algebra.is_suffix(minor, last):
                return axis
            found += self.mesh.spell([Axis(last.name, last.pre, minor.pre // last.pre)])
        return found

    def mismatch(self, dim: int, expected: Sequence[Axis]) -> Problem | None:
        """The mismatch unless the target has these axes on a dim."""
        if list(self.target.axes[dim]) == list(expected):
            return None
        shown = ", ".join(map(str, expected))
        message = f"result sharding doesn't match expected sharding [{shown}] on dimension {dim}"
        return Problem(message, _OUT, f"write {{{shown}}} on dimension {dim}")

    def unreduced_problems(self, added: Iterable[Axis], word: str) -> Iterator[Problem]:
        """Unless the target's unreduced axes are those of the operand and these."""
        both = [*self.source.unreduced, *added]
        axes = sorted(both, key=lambda axis: mesh_order(axis, self.mesh))
        expected = self.added([], axes)
        if expected != list(self.target.unreduced):
            yield Problem(
                f"out_unreduced_axes should be in_unreduced_axes + {word}",
                ("out_sharding", "unreduced"),
                f"write unreduced={{{', '.join(map(str, expected))}}}",
            )

    def overlapping(self, axis: Axis, others: Iterable[Axis]) -> bool:
        """Whether an axis shares a part with others; a whole one does with each of its name, even
        with a part that it has not.
        """
        one = self.resolved(axis)
        return any(
            algebra.overlaps(one, self.resolved(other))
            or (axis.name == other.name and (axis.is_whole or other.is_whole))
            for other in others
        )


# --- lists of axes


def _list_problems(lists: Iterable[Axes], mesh: Mesh) -> Iterator[Problem]:
    """The first mistake of lists of axes: these need not be axes that a sharding may have."""
    seen: list[Axis] = []
    for axes in lists:
        for problem in list_problems(axes, mesh, seen):
            yield problem
            return


def _per_dim(op: Op, key: str, move: _Move) -> tuple[list[Axes], Problem | None]:
    """The lists of an attribute, one per dim, or what is wrong with them."""
    value = op.attrs.get(key)
    lists = list(value.dims) if isinstance(value, AxisLists) else []
    problem = next(_list_problems(lists, move.mesh), None)
    if problem is None and len(lists) != move.target.rank:
        rank = move.target.rank
        message = f"result sharding has rank {rank} but collective axes has rank {len(lists)}"
        problem = Problem(message, ("[",), f"write {rank} lists")
    return lists, problem


# --- one function per kind of collective


def _gathered(key: str, word: str) -> Callable[[Op, _Move], Iterator[Problem]]:
    """Axes leave the minor end of dims."""

    def check(op: Op, move: _Move) -> Iterator[Problem]:
        lists, problem = _per_dim(op, key, move)
        if problem is not None:
            yield problem
            return
        for dim, gone in enumerate(lists):
            expected = move.dropped(move.source.axes[dim], gone)
            problem = (
                _inapplicable(word, expected, dim)
                if isinstance(expected, Axis)
                else move.mismatch(dim, expected)
            )
            if problem is not None:
                yield problem
                return
        if key == "axes":
            added = [axis for axes in lists for axis in axes]
            yield from move.unreduced_problems(added, "sharded_to_unreduced_axes")

    return check


def _inapplicable(word: str, axis: Axis, dim: int) -> Problem:
    message = f"can't apply {word} axis {axis} to operand sharding on dimension {dim}"
    return Problem(message, (str(axis),))


def _sliced(key: str) -> Callable[[Op, _Move], Iterator[Problem]]:
    """Axes join the minor end of dims."""

    def check(op: Op, move: _Move) -> Iterator[Problem]:
        lists, problem = _per_dim(op, key, move)
        if problem is not None:
            yield problem
            return
        for dim, more in enumerate(lists):
            problem = move.mismatch(dim, move.added(move.source.axes[dim], more))
            if problem is not None:
                yield problem
                return

    return check


def _exchanged(op: Op, move: _Move) -> Iterator[Problem]:
    """Axes go from one dim to another."""
    value = op.attrs.get("params")
    params = value.params if isinstance(value, AllToAllParams) else ()
    problem = Problem("parameter list is empty") if not params else None
    problem = problem or next(_list_problems((axes for axes, _, _ in params), move.mesh), None)
    problem = problem or next(_param_problems(params, move.target.rank), None)
    if problem is not None:
        yield problem
        return
    rest = set(range(move.target.rank))
    for axes, source, target in params:
        rest -= {source, target}
        left = move.dropped(move.source.axes[source], axes)
        if isinstance(left, Axis):
            yield _inapplicable("all-to-all", left, source)
            return
        joined = move.added(move.source.axes[target], axes)
        problem = move.mismatch(source, left) or move.mismatch(target, joined)
        if problem is not None:
            yield problem
            return
    for dim in sorted(rest):
        problem = move.mismatch(dim, move.source.axes[dim])
        if problem is not None:
            yield problem
            return


def _param_problems(params: Sequence[tuple[Axes, int, int]], rank: int) -> Iterator[Problem]:
    used: set[int] = set()
    for _, source, target in params:
        focus = (f"{source}->{target}",)
        for word, dim in (("source", source), ("target", target)):
            if not 0 <= dim < rank:
                yield Problem(f"{word} dimension {dim} is out of range [0, {rank})", focus)
            if dim in used:
                message = f"overlapping source/target dimensions in all-to-all params: {dim}"
                yield Problem(message, focus)
            used.add(dim)
    for (_, before, _), (_, source, target) in zip(params, params[1:], strict=False):
        if source < before:
            message = (
                f"source dimensions are not sorted in ascending order: {source} appears after"
                f" {before}"
            )
            yield Problem(message, (f"{source}->{target}",))


def _reduced(op: Op, move: _Move) -> Iterator[Problem]:
    """Unreduced axes become replicated ones."""
    # Meshes are compared as they are written, unless no dim is cut: another name is another mesh.
    is_same = move.source.mesh == move.target.mesh or not any(move.source.axes)
    if not is_same or move.source.axes != move.target.axes:
        yield Problem("operand and result shardings are not equivalent", _OUT)
        return
    axes, problem = _whole(op, "reduction_axes", "reduction", move)
    if problem is not None:
        yield problem
        return
    taken = [axis for dim in move.source.axes for axis in dim] + list(move.source.replicated)
    for axis in axes:
        if move.overlapping(axis, taken):
            message = (
                f"reduction axis {axis} overlaps with operand dimension sharding or replicated axes"
            )
            yield Problem(message, (str(axis),))
            return
        if move.overlapping(axis, move.target.unreduced):
            message = f"reduction axis {axis} overlaps with result unreduced axes"
            yield Problem(message, (str(axis),))
            return


def _unreduced(op: Op, move: _Move) -> Iterator[Problem]:
    """Replicated axes become unreduced ones."""
    if move.source.dims != move.target.dims:
        yield Problem("input and output must share the same dimension shardings", _OUT)
        return
    value = op.attrs.get("axes")
    if isinstance(value, AxisList) and not value.axes:
        yield Problem("r2u axes must not be empty")
        return
    axes, problem = _whole(op, "axes", "r2u", move)
    if problem is not None:
        yield problem
        return
    taken = [axis for dim in move.source.axes for axis in dim]
    for axis in axes:
        for word, others in (("dimension sharding", taken), ("unreduced axes", None)):
            if move.overlapping(axis, move.source.unreduced if others is None else others):
                yield Problem(f"r2u axis {axis} overlaps with operand {word}", (str(axis),))
                return
    yield from move.unreduced_problems(axes, "r2u_axes")


def _whole(op: Op, key: str, word: str, move: _Move) -> tuple[Axes, Problem | None]:
    """A list of axes for the value as a whole, or what is wrong with it."""
    value = op.attrs.get(key)
    axes = value.axes if isinstance(value, AxisList) else ()
    if not is_sorted(axes, move.mesh):
        return axes, Problem(f"{word} axes are not ordered w.r.t. mesh", (str(AxisList(axes)),))
    return axes, next(_list_problems([axes], move.mesh), None)


def _permuted(op: Op, move: _Move) -> Iterator[Problem]:
    """Other axes, and perhaps another order of devices, but the same sizes."""
    if move.before.axes != move.mesh.axes:
        yield Problem("result mesh has different axes than operand mesh", _OUT)
        return
    if move.source.mesh != move.target.mesh and move.before == move.mesh:
        yield Problem("result mesh name is different but same device ids as operand", _OUT)
        return
    pairs = zip(move.source.sizes(move.before), move.target.sizes(move.mesh), strict=True)
    for dim, (old, new) in enumerate(pairs):
        if old != new:
            message = f"sharded size of result doesn't match operand on dimension {dim}"
            yield Problem(f"{message}: {new} != {old}", _OUT)
            return


_CHECKS: dict[str, Callable[[Op, _Move], Iterator[Problem]]] = {
    "sdy.all_gather": _gathered("gathering_axes", "gathering"),
    "sdy.sharded_to_unreduced": _gathered("axes", "shard-to-unreduce"),
    "sdy.all_slice": _sliced("slicing_axes"),
    "sdy.reduce_scatter": _sliced("reduce_scatter_axes"),
    "sdy.all_to_all": _exchanged,
    "sdy.all_reduce": _reduced,
    "sdy.replicated_to_unreduced": _unreduced,
    "sdy.collective_permute": _permuted,
}
_MAY_LACK_SOURCE = frozenset({"sdy.all_slice", "sdy.reduce_scatter", "sdy.all_reduce"})
