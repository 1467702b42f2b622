"""Turn each reshard into the cheapest chain of collectives that performs it.

Slices tend to come first and gathers last, axes that change their dim go by all_to_all, other orders
by collective_permute; see `passes/partition/reshard/planner.py`. Where it is cheaper to move several axes at once, or axes
from under others, the dims are seen as several meanwhile: a reshape before, one behind. An all_reduce whose users all want another layout is part of
the chain: it may become a reduce_scatter, and partial values are cut before they are summed.

What is the same on all devices along an axis that a value does not use may be cut along it on the way,
so that they share the work. Cheapest is what moves fewest bytes, of equals in fewest steps; with
`cluster=gcp-v100:2` what takes least time on the links of that cluster, of which a device is at each place
of the mesh: parts of axes that lie on different levels then move one after the other.

Before:
    module {
      sdy.mesh @mesh = <["x"=2]>
      func.func @main(%arg0: tensor<8x4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {}]>}) -> (tensor<8x4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}]>}) {
        %0 = sdy.reshard %arg0 <@mesh, [{}, {"x"}]> : tensor<8x4xf32>
        return %0 : tensor<8x4xf32>
      }
    }
After:
    module {
      sdy.mesh @mesh = <["x"=2]>
      func.func @main(%arg0: tensor<8x4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {}]>}) -> (tensor<8x4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}]>}) {
        %0 = sdy.all_to_all [{"x"}: 0->1] %arg0 out_sharding=<@mesh, [{}, {"x"}]> : tensor<8x4xf32>
        return %0 : tensor<8x4xf32>
      }
    }
"""  # noqa: E501

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import ClassVar, NamedTuple, Protocol

from shardwright.ir.core import Block, Module, Op, out_sharding
from shardwright.ir.told_cuts import told_ops
from shardwright.passes.base import Memory, Pass, op_error
from shardwright.passes.partition.lowering.coexisting_sub_axes import Cuts, cuts_of
from shardwright.passes.partition.reshard.planner import route
from shardwright.passes.partition.reshard.sub_axis_parts import are_odd
from shardwright.passes.partition.reshard.types import Ends, Step, spare_axes
from shardwright.passes.partition.reshard_timed.planner import FastRoutes, TimedRoute, fast_routes
from shardwright.passes.partition.resharding.layouts import (
    Layouts,
    layouts_of,
    manual_names,
    settle_regions,
)
from shardwright.passes.partition.resharding.steps_as_ops import write_step
from shardwright.passes.target import Target, stage_count
from shardwright.spec import plan
from shardwright.spec.attributes import AxisList
from shardwright.spec.axes import Axes, Mesh
from shardwright.spec.cuts import WORDS
from shardwright.spec.layout import Layout, is_even
from shardwright.spec.types import ELEMENTS, TensorType

_RESHARD, _ALL_REDUCE = "sdy.reshard", "sdy.all_reduce"
_RESHARDS = frozenset({_RESHARD})


@dataclass(frozen=True)
class ReshardToCollectives(Pass):
    needs: ClassVar[str] = "resharded"
    leaves: ClassVar[str] = "collective"

    cluster: str = ""  # a name, NAME:SIZES, or a file; without one, bytes decide

    def left_out(self) -> Pass:
        return replace(self, cluster="")

    def run(self, module: Module) -> None:
        self.run_with(module, Memory())

    def run_with(self, module: Module, memory: Memory) -> None:
        layouts = layouts_of(module, memory.is_again)
        settle_regions(module, layouts)
        cuts = _cuts(module, layouts)
        odd = cuts if cuts is not None and are_odd(cuts.points.values()) else None
        planner, plain = _ByBytes(layouts.mesh, odd), _ByBytes(layouts.mesh, odd, is_direct=True)
        if self.cluster:
            machines = Target(self.cluster).on(module).on_machines
            if stage_count(module) == 1:  # a pipeline's mesh is that of one stage: bytes decide
                routes = fast_routes(module, layouts.mesh, machines, memory, cuts)
                planner = _BySeconds(routes)
        for func in module.funcs:
            if not func.is_declaration:
                _Lowering(module, layouts, planner, plain).block(func.body)
        for op in told_ops(module):  # collectives say it all now, on a mesh that may get other axes
            op.set_notes(op.notes.without(*WORDS, plan.ALGORITHM))


def _cuts(module: Module, layouts: Layouts) -> Cuts | None:
    """The cuts of all axes that a program names; None where they cannot coexist."""
    try:
        return cuts_of(module, layouts.mesh)
    except ValueError:
        return None  # said where the mesh is refined


class _Question(NamedTuple):
    """Two layouts of a value, and axes that are manual where it stands."""

    type: TensorType
    src: Layout
    dst: Layout
    partial: Axes
    manual: frozenset[str]


class _Planner(Protocol):
    """Chains, and what they cost."""

    def plan(self, question: _Question) -> tuple[Step, ...]: ...

    def cost(self, question: _Question) -> float: ...


class _ByBytes:
    """The planner by bytes. `cuts`: where axes must be cut, if anywhere; `is_direct`: axes that a
    value does not use stay out of its way.
    """

    def __init__(self, mesh: Mesh, cuts: Cuts | None, is_direct: bool = False) -> None:
        self.mesh, self.cuts, self.is_direct = mesh, cuts, is_direct

    def plan(self, question: _Question) -> tuple[Step, ...]:
        return route(self._ends(question)).steps

    def cost(self, question: _Question) -> float:
        return float(route(self._ends(question)).received)

    def _ends(self, question: _Question) -> Ends:
        type, src, dst, partial, manual = question
        spare = () if self.is_direct else spare_axes(self.mesh, manual)
        ends = Ends(type.shape, src, dst, partial, spare=spare)
        return ends if self.cuts is None else ends.over(self.cuts.split)


class _BySeconds:
    """The planner by seconds."""

    def __init__(self, routes: FastRoutes) -> None:
        self.routes = routes

    def plan(self, question: _Question) -> tuple[Step, ...]:
        return self._route(question).steps

    def cost(self, question: _Question) -> float:
        return self._route(question).seconds

    def _route(self, question: _Question) -> TimedRoute:
        type, src, dst, partial, manual = question
        ends = Ends(type.shape, src, dst, partial)
        ends = replace(ends, spare=self.routes.idle(ends, manual))
        return self.routes.route(ends, ELEMENTS[type.element].bits / 8)


class _Lowering:
    """Rebuilds blocks in program order: an all_reduce is seen before the reshards that use it."""

    def __init__(
        self, module: Module, layouts: Layouts, planner: _Planner, plain: _Planner
    ) -> None:
        """`plain`: the planner of moves whose algorithm a plan tells."""
        self.module, self.layouts = module, layouts
        self.planner, self.plain = planner, plain
        self.manual = frozenset[str]()

    def block(self, block: Block) -> None:
        lowerings = {_RESHARD: self.reshard, _ALL_REDUCE: self.all_reduce}
        ops = block.take_ops()
        for op in ops:
            if op.regions:
                self.inside(op)
            lowered = lowerings.get(op.name)
            if lowered is None:
                block.append(op)  # most ops
            else:
                lowered(op, block)

    def inside(self, op: Op) -> None:
        around, self.manual = self.manual, self.manual | manual_names(op)
        for region in op.regions:
            for block in region.blocks:
                self.block(block)
        self.manual = around

    def reshard(self, op: Op, block: Block) -> None:
        value, wanted = op.operands[0], self.layouts.read(out_sharding(op), op.result.shape)
        src = self.layouts.of(value)
        self.expect_even(op, src, wanted)
        question = _Question(value.tensor, src, wanted, (), self.manual)
        self.write(op, question, block)

    def all_reduce(self, op: Op, block: Block) -> None:
        """Keep it, or make it part of the chains to what its users ask for."""
        value, partial = op.operands[0], op.attrs["reduction_axes"]
        assert isinstance(partial, AxisList)
        axes, layout = self.layouts.mesh.resolve(partial.axes), self.layouts.of(value)
        wanted = [
            self.layouts.read(out_sharding(user), op.result.shape)
            for user in op.result.users()
            if user.name in _RESHARDS
        ]
        stays = any(user.name not in _RESHARDS for user in op.result.users())
        if not wanted or stays or not self.may_join(op):
            block.append(op)
            return
        self.expect_even(op, layout, *wanted)
        question = _Question(value.tensor, layout, layout, axes, self.manual)
        self.write(op, question._replace(dst=_met(self.planner, question, wanted)), block)

    def may_join(self, op: Op) -> bool:
        """Whether a sum may be taken together with the moves behind it: one that a plan tells only
        with a move of which that is told, too.
        """
        users = list(op.result.users())
        if plan.TOLD in op.notes:
            return len(users) == 1 and plan.TOLD in users[0].notes
        return not any(plan.TOLD in user.notes for user in users)

    def write(self, op: Op, question: _Question, block: Block) -> None:
        """The chain in the place of an op."""
        value = op.operands[0]
        # A told scatter is one, though a sum and a slice may be faster; `synthesize` does whole
        # collectives by the steps that are told.
        is_told = op.name == _ALL_REDUCE and plan.TOLD in op.notes
        planner = self.plain if is_told or plan.ALGORITHM in op.notes else self.planner
        for step in planner.plan(question):
            value = write_step(self.layouts, op, value, step, block.append)
        value.name = value.name or op.result.name
        op.result.replace_uses(value)
        op.let_go()

    def expect_even(self, op: Op, *layouts: Layout) -> None:
        """Raises ProgramError unless all of these layouts divide what an op moves."""
        type = op.operands[0].tensor
        if not all(is_even(type.shape, layout) for layout in layouts):
            message = f"moves {type}, which its parts do not divide"
            raise op_error(self.module, op, message, help="run pad first")


def _met(planner: _Planner, question: _Question, wanted: Sequence[Layout]) -> Layout:
    """The layout in which a sum serves all its users: cheapest in all, chains to them included."""

    def cost(layout: Layout) -> float:
        others = dict.fromkeys(wanted)
        return planner.cost(question._replace(dst=layout)) + sum(
            planner.cost(question._replace(src=layout, dst=other, partial=())) for other in others
        )

    found = dict.fromkeys(wanted)
    for layout in tuple(found):
        steps = planner.plan(question._replace(dst=layout))
        summed = (step.out for step in steps if not step.partial and not step.view)
        found.setdefault(next(summed))
    return min((*found, question.src), key=cost)
