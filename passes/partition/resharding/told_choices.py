"""Choices that a plan makes instead of the partitioner: `plan.cut` and its companions."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from shardwright.ir.core import Module, Op, Value
from shardwright.ir.told_cuts import told_of
from shardwright.passes.base import op_error
from shardwright.passes.partition.lowering.coexisting_sub_axes import Cuts
from shardwright.passes.partition.resharding import reasons
from shardwright.passes.partition.resharding.choose_cuts import Choice
from shardwright.passes.partition.resharding.layouts import Layouts, axes_text
from shardwright.spec import plan
from shardwright.spec.axes import Axes, Mesh, contains, overlaps
from shardwright.spec.cuts import Told, commuting
from shardwright.spec.layout import Layout, partial_axes


@dataclass(frozen=True)
class ToldChoice:
    """The choice that a plan makes for an op, and what else it says of the op."""

    op: Op
    told: Told

    @cached_property
    def choice(self) -> Choice:
        rule, cut = self.op.sig.blocks, self.told.cut
        assert rule is not None and cut is not None
        layouts, count = self.told.layouts(rule), len(rule.operands)
        return Choice(cut, layouts[:count], layouts[count:], partial_axes(rule, cut))

    @cached_property
    def left(self) -> tuple[Layout, ...]:
        """Layouts of the results behind what completes them."""
        assert self.op.sig.blocks is not None
        return self.told.left(self.op.sig.blocks)

    @property
    def is_completed(self) -> bool:
        """Whether the plan says how partial results become whole."""
        return self.told.scattered is not None


def told_choices(module: Module, layouts: Layouts, cuts: Cuts) -> dict[Op, ToldChoice]:
    """By op the choice of the plan; `cuts` learns the axes. Raises ProgramError at an op where what
    the plan says cannot be done.
    """
    found: dict[Op, ToldChoice] = {}
    for op, told in told_of(module, layouts.mesh).items():
        if told.cut is None:
            continue
        made = found[op] = ToldChoice(op, told)
        lists = [*made.choice.lists, *(axes for layout in made.left for axes in layout)]
        if not cuts.admit(lists):
            text = "; ".join(axes_text(axes, layouts.mesh) for axes in told.cut if axes)
            message = f"is cut over {text} by a plan, which cannot stand beside other sub-axes"
            help = "use sub-axes that divide each other, in all shardings and cuts"
            raise op_error(module, op, message, help=help)
        cuts.add(lists)
    return found


@dataclass(frozen=True)
class Handed:
    """What operands are partial over, where an op takes them before they are summed."""

    axes: Axes
    kind: str


def handed(
    module: Module, found: ToldChoice, layouts: Layouts, kinds: dict[Value, str]
) -> Handed | None:
    """What an op takes before it is summed; `kinds`: of values that are partial.

    Raises ProgramError where there is nothing to sum, or the op cannot run on it as it is cut.
    """
    op, choice = found.op, found.choice
    if not found.told.partial:
        return None
    first: Handed | None = None
    for index in found.told.partial:
        value = op.operands[index]
        if value not in kinds:
            help = f"cut a reduced factor of what makes it, or remove {plan.OPERANDS}"
            message = f"takes operand {index} before it is summed, but nothing is partial there"
            raise op_error(module, op, message, help=help)
        sharding = value.sharding
        axes = layouts.mesh.resolve(sharding.unreduced) if sharding is not None else ()
        one = Handed(axes, kinds[value])
        if first is not None and (set(one.axes), one.kind) != (set(first.axes), first.kind):
            both = " and ".join(axes_text(each.axes, layouts.mesh) for each in (first, one))
            message = f"takes operands before they are summed over different axes: {both}"
            raise op_error(module, op, message, help="cut what makes them alike")
        first = first or one
        _expect_layout(module, op, index, layouts, choice.operands[index])
    assert first is not None
    if tuple(found.told.partial) not in commuting(op.sig, first.kind):
        message = f"takes operands before they are reduced by {first.kind}, which does not commute"
        raise op_error(module, op, message, help=f"remove {plan.OPERANDS}")
    own = [axis for axes in choice.cut for axis in axes]
    if choice.partial or any(overlaps(a, b) for a in own for b in first.axes):
        text = axes_text(first.axes, layouts.mesh)
        message = f"takes operands before they are summed over {text}, and is cut over it"
        message = f"{message} itself" if not choice.partial else f"{message} or partial itself"
        raise op_error(module, op, message, help="cut it over other axes, or sum them first")
    _expect_scatter(module, found, first, layouts.mesh)
    return first


def _expect_scatter(module: Module, found: ToldChoice, handed: Handed, mesh: Mesh) -> None:
    """What a plan scatters is partial over the axes of which it does."""
    for axes in found.told.scattered or ():
        for axis in axes:
            if not any(contains(whole, axis) for whole in handed.axes):
                text, over = axes_text((axis,), mesh), axes_text(handed.axes, mesh)
                message = f"has {plan.PARTIAL} over {text}, but takes operands before they are"
                help = f"scatter over {over}"
                raise op_error(module, found.op, f"{message} summed over {over}", help=help)


def _expect_layout(module: Module, op: Op, index: int, layouts: Layouts, wanted: Layout) -> None:
    has = layouts.of(op.operands[index])
    if has == wanted:
        return
    what = f"takes operand {index} before it is summed, but"
    message = reasons.changed(what, has, wanted, layouts.mesh, op.sig.blocks, index)
    raise op_error(
        module, op, message, help="cut what makes it as the op needs it, or sum it first"
    )
