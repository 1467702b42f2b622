"""Combines runs of sums, gathers, cuts and exchanges into one reshard query.

At stage `collective` types are those of whole tensors, and a move changes nothing but who holds
what. So moves that follow one another, each the only user of the one before, are one way from
the first layout to the last, sums included; reshapes to other dims and back count for nothing. The
fastest way on the cluster takes their place where it is faster.

Left alone is what combines in two ways (a sum, then a maximum), and what parts do not divide.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from shardwright.ir.build import Builder
from shardwright.ir.core import Block, Module, Op, Value
from shardwright.passes.partition.reshard_timed.planner import FastRoutes, TimedRoute
from shardwright.passes.partition.resharding.steps_as_ops import (
    FROM_SHARDED,
    FROM_WHOLE,
    NAMES,
    RESHAPE,
    SUMS,
    Ends,
    Layouts,
    Step,
    read_step,
    write_step,
)
from shardwright.spec import plan
from shardwright.spec.attributes import Attribute, AxisList, String
from shardwright.spec.axes import Axes, Mesh, joined, overlaps
from shardwright.spec.layout import is_even
from shardwright.spec.stages import MOVERS, sharding_of
from shardwright.spec.types import ELEMENTS, TensorType

_SAME = 1e-9  # of the time; a way must be faster by more


@dataclass(frozen=True)
class Run:
    """Moves in order, each the only user of the one before, and the way that they go."""

    ops: tuple[Op, ...]
    steps: tuple[Step, ...]
    ends: Ends
    manual: frozenset[str]  # axes that are manual where it stands

    @property
    def width(self) -> float:
        """Bytes of an element."""
        return ELEMENTS[self.ops[0].result.tensor.element].bits / 8


@dataclass(frozen=True)
class Way:
    """A run with what it takes, and the fastest way in its place."""

    run: Run
    seconds: float
    route: TimedRoute

    @property
    def least(self) -> float:
        """Seconds of the faster one of both."""
        return self.route.seconds if self.is_faster else self.seconds

    @property
    def is_faster(self) -> bool:
        is_sayable = all(step.kind not in (FROM_SHARDED, FROM_WHOLE) for step in self.route.steps)
        return is_sayable and self.route.seconds < self.seconds * (1 - _SAME)


def runs(module: Module, layouts: Layouts) -> Iterator[Run]:
    """All runs of a program at stage `collective`."""
    for func in module.funcs:
        if not func.is_declaration:
            yield from _runs(func.body, layouts, frozenset())


def way(run: Run, routes: FastRoutes) -> Way:
    """The fastest way in the place of a run, perhaps its own."""
    ends = replace(run.ends, spare=routes.idle(run.ends, run.manual))
    return Way(run, routes.seconds(run.steps, ends, run.width), routes.route(ends, run.width))


def write_way(found: Way, layouts: Layouts, note: tuple[str, Attribute]) -> None:
    """Put the fastest way in the place of a run; its first move gets the note."""
    first, last = found.run.ops[0], found.run.ops[-1]
    summing = next((op for op in found.run.ops if _sums(op)), last)
    builder, value = Builder.before(first), first.operands[0]
    made: list[Op] = []
    for step in found.route.steps:
        like = summing if step.kind in SUMS else last
        value = write_step(layouts, like, value, step, builder.insert)
        assert value.op is not None
        made.append(value.op)
    for op in [op for op in made if op.name in MOVERS][:1]:
        op.set_note(*note)
    value.name = value.name or last.result.name
    last.result.replace_uses(value)
    for op in reversed(found.run.ops):
        op.erase()


def described(steps: Sequence[Step], mesh: Mesh) -> str:
    """`reduce_scatter x:(2)8; all_gather x:(2)8`."""
    words: list[str] = []
    for step in steps:
        if step.kind in NAMES:
            axes = step.axes or tuple(axis for axes in step.moved for axis in axes)
            spelled = ", ".join(str(axis).replace('"', "") for axis in mesh.spell(axes))
            words.append(f"{NAMES[step.kind].removeprefix('sdy.')} {spelled}".rstrip())
    return "; ".join(words)


# --- finding runs


def _runs(block: Block, layouts: Layouts, manual: frozenset[str]) -> Iterator[Run]:
    taken: set[Op] = set()
    for op in tuple(block.ops):
        for region in op.regions if op.regions and op.sig.rule is None else ():
            for other in region.blocks:
                yield from _runs(other, layouts, manual | _manual(op))
        if _is_link(op) and op not in taken:
            found = _run(_chain(op), layouts, manual)
            if found is not None:
                taken.update(found.ops)
                yield found


def _manual(op: Op) -> frozenset[str]:
    found = op.attrs.get("manual_axes")
    return frozenset(a.name for a in found.axes) if isinstance(found, AxisList) else frozenset()


def _is_link(op: Op) -> bool:
    if op.name not in MOVERS and op.name != RESHAPE:
        return False  # most ops
    if plan.TOLD in op.notes:
        return False
    return op.name in MOVERS or (op.name == RESHAPE and isinstance(op.result.type, TensorType))


def _chain(op: Op) -> list[Op]:
    """Ops from one on, each the only user of the one before; up to where the type is as at first.

    No two of them combine in different ways.
    """
    chain, kinds, count = list[Op](), set[str](), 0
    following: Op | None = op
    while following is not None and _is_link(following) and following.block is op.block:
        kinds |= {_kind(following)} if _sums(following) else set()
        if len(kinds) > 1:
            break
        chain.append(following)
        if following.result.type is op.operands[0].type:
            count = len(chain)
        users = list(following.result.users())
        following = users[0] if len(users) == 1 else None
    return chain[:count]


def _sums(op: Op) -> bool:
    return op.name in (NAMES[kind] for kind in SUMS)


def _kind(op: Op) -> str:
    found = op.notes.get(plan.KIND)
    return found.value if isinstance(found, String) else "add"


def _run(ops: Sequence[Op], layouts: Layouts, manual: frozenset[str]) -> Run | None:
    """The run of some ops; None where nothing moves, or parts divide not all that does."""
    if not any(op.name in MOVERS for op in ops):
        return None
    value, last = ops[0].operands[0], ops[-1].result
    values = [value, *(op.result for op in ops)]
    if not isinstance(value.type, TensorType) or not all(
        is_even(one.shape, layouts.of(one)) for one in values
    ):
        return None
    partial = _unreduced(layouts, last)
    wanted, steps = partial, list[Step]()
    for op in reversed(ops):
        step = read_step(layouts, op, partial)
        summed = _summed(step)
        if any(overlaps(a, b) for a in summed for b in partial):
            return None
        steps.append(step)
        partial = (*partial, *summed)
    given = _unreduced(layouts, value)
    if given and joined(sorted(given)) != joined(sorted(partial)):
        return None
    ends = Ends(value.shape, layouts.of(value), layouts.of(last), partial, wanted)
    return Run(tuple(ops), tuple(reversed(steps)), ends, manual)


def _summed(step: Step) -> Axes:
    """The axes that a step sums over."""
    if step.kind not in SUMS:
        return ()
    return step.axes or tuple(axis for axes in step.moved for axis in axes)


def _unreduced(layouts: Layouts, value: Value) -> Axes:
    found = sharding_of(value)
    return layouts.mesh.resolve(found.unreduced) if found is not None else ()
