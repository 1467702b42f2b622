"""Writes into a program which axes cut which classes of dims: arguments, results, and ops that sum.

Ops that sum are told, since values alone do not decide where a sum is taken; all others follow by
propagation.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from contextlib import suppress
from math import prod

from shardwright.ir.analysis.surroundings import Surroundings
from shardwright.ir.build import Builder
from shardwright.ir.core import Func, Module, Op, Value
from shardwright.ir.diagnostics.at_op import op_error
from shardwright.ir.told_cuts import expect_spread
from shardwright.passes.search.rules.written_out import Class, Flow, Node, Step
from shardwright.spec import plan
from shardwright.spec.attributes import Attribute, Attrs, ShardingAttr, String, Unit
from shardwright.spec.axes import Axis, Mesh
from shardwright.spec.cuts import ALL_REDUCE, OWN, written
from shardwright.spec.factors import Kind
from shardwright.spec.sharding import Dim, Sharding, sharding
from shardwright.spec.sharding_rules.dataflow import RESHARD
from shardwright.spec.verifying.faults import Unfit
from shardwright.spec.verifying.read_cuts import read

Names = tuple[str, ...]  # of axes, major to minor
# By class, or by class and size where only dims of that size are cut.
Cuts = Mapping[Class | tuple[Class, int], Names]


def closed(mesh_name: str, dims: Iterable[Names]) -> Sharding:
    """A sharding that propagation leaves as it is."""
    return sharding(mesh_name, tuple(Dim(tuple(map(Axis, names))) for names in dims))


def opened(mesh_name: str, dims: Iterable[Names]) -> Sharding:
    """A sharding whose dims propagation may cut further."""
    own = (Dim(tuple(map(Axis, names)), is_open=True) for names in dims)
    return sharding(mesh_name, tuple(own))


def count(mesh: Mesh, names: Names) -> int:
    """Into how many parts axes cut."""
    sizes = dict(mesh.axes)
    return prod(sizes[name] for name in names)


def axes_of(cuts: Cuts, root: Class, size: int) -> Names:
    """The axes that cut a dim or a factor."""
    return cuts.get(root) or cuts.get((root, size), ())


def dims_of(flow: Flow, node: Node, cuts: Cuts) -> list[Names]:
    """The axes of each dim, each axis once."""
    used: set[str] = set()
    found: list[Names] = []
    for root, size in zip(flow.roots(node), flow.shape(node), strict=True):
        names = axes_of(cuts, root, size)
        found.append(() if used.intersection(names) else names)
        used.update(names)
    return found


def bound(main: Func, mesh_name: str, args: Mapping[int, Sequence[Names]]) -> None:
    """Say how arguments lie; those that are not named are whole on every device."""
    for value in main.args:
        if value.shape:
            names = args.get(value.index, [()] * len(value.shape))
            value.set_sharding(closed(mesh_name, names))


def returned(main: Func, updated: Mapping[int, int]) -> None:
    """Let each new value of an argument lie as the argument does."""
    found = list(main.result_shardings)
    for number, result in updated.items():
        found[result] = main.args[number].sharding
    main.set_boundary(result_shardings=found)


def divided(module: Module, flow: Flow, cuts: Cuts, mesh: Mesh, words: Mapping[Class, str]) -> None:
    """Raises ProgramError at an op that makes a value whose dim the axes do not divide."""
    for node, dim, root in flow.dims():
        size = flow.shape(node)[dim]
        names = axes_of(cuts, root, size)
        parts = count(mesh, names)
        if size > 1 and size % parts:
            at = flow.values[node].op or module.main or module
            axes = ", ".join(f'"{name}"' for name in names)
            message = (
                f"has {words[root]} of {size}, which {parts} devices of axis {axes} do not divide"
            )
            raise op_error(
                module, at, message, help=f"take a number of devices that divides {size}"
            )


def told(flow: Flow, cuts: Cuts, mesh: Mesh, over: str = "") -> None:
    """Say of ops that sum how they are cut, where all uses of a function agree; `over`: not of
    reductions that this axis does not cut.
    """
    found: dict[Op, dict[int, Names] | None] = {}
    for step in flow.steps:
        rule = None if step.is_same else step.op.sig.blocks
        if rule is None or not _sums(step):
            continue
        own = _by_factor(flow, step, cuts)
        if over and not step.op.sig.adds_up and all(over not in names for names in own.values()):
            continue
        if step.op in found and found[step.op] != own:
            own = None
        found[step.op] = own
    for op, own in found.items():
        if own:
            tell(op, own, mesh)


def _sums(step: Step) -> bool:
    rule = step.op.sig.blocks
    sig = step.op.sig
    return sig.adds_up or (rule is not None and Kind.REDUCTION in rule.kinds)


def _by_factor(flow: Flow, step: Step, cuts: Cuts) -> dict[int, Names]:
    """The axes of the factors of an op, each axis once."""
    used: set[str] = set()
    found: dict[int, Names] = {}
    rule = step.op.sig.blocks
    assert rule is not None
    for factor, root in sorted(flow.factors(step).items()):
        names = axes_of(cuts, root, rule.sizes[factor])
        if names and not used.intersection(names):
            found[factor] = names
            used.update(names)
    return found


def tell(op: Op, cut: Mapping[int, Names], mesh: Mesh) -> bool:
    """Say how an op is cut; False, and nothing is said, where it cannot be."""
    rule = op.sig.blocks
    assert rule is not None
    axes = tuple(tuple(map(Axis, cut.get(factor, ()))) for factor in range(len(rule.sizes)))
    try:
        notes = Attrs({**op.notes, plan.CUT: written(op.sig, axes, mesh)})
        expect_spread(op, read(op.sig, notes, mesh), Surroundings(_module(op)))
    except (Unfit, KeyError):
        return False
    op.set_notes(notes)
    return True


def _module(op: Op) -> Module:
    while not isinstance(op, Module):
        assert op.parent is not None
        op = op.parent
    return op


def complete(op: Op, scattered: Mapping[int, Names] | None, mesh: Mesh) -> None:
    """Let a told op sum what it makes at once, scattered over axes into factors or, for None, not;
    where it cannot be scattered so, passes decide.
    """
    rule = op.sig.blocks
    assert rule is not None
    end: Attribute = String(ALL_REDUCE)
    if scattered is not None:
        axes = tuple(tuple(map(Axis, scattered.get(k, ()))) for k in range(len(rule.sizes)))
        end = written(op.sig, axes, mesh)
    notes = Attrs({**op.notes, plan.PARTIAL: end})
    with suppress(Unfit):
        if scattered is None or any(scattered.values()):
            read(op.sig, notes, mesh)
            op.set_notes(notes)


def moved(value: Value, user: Op, index: int, to: Sharding) -> None:
    """Move an operand of an op for that op alone."""
    attrs, notes = Attrs({"sharding": ShardingAttr(to)}), Attrs({plan.TOLD: Unit()})
    made = Builder.before(user).op(RESHARD, [value], [value.type], attrs, notes=notes)
    user.set_operand(index, made.result)


def owned(op: Op, operands: Iterable[int]) -> None:
    """Let operands of a told op be moved for it alone."""
    own: Attribute = Attrs({f"operand{k}": String(OWN) for k in operands})
    op.set_notes(Attrs({**op.notes, plan.OPERANDS: own}))
