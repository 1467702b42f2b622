"""Make every op consistent: cut its operands and results alike, factor by factor.

Where shardings clash, the cheapest common cut of the op's factors is chosen, by bytes or, with `cluster=dgx-h100:2`,
by seconds on that cluster, and an `sdy.reshard` stands wherever a value changes its layout. Where a reduced factor is cut, results are partial and an
`sdy.all_reduce` with the op's own reducer follows; values that enter a reduction once (init values) are
folded in after it. `plan.reason` says why each value moves. An op whose row says how it is written
as others (`batch_norm_training`, `top_k`) is, where that lets a cut dim stay cut.

Before:
    module {
      sdy.mesh @mesh = <["x"=2]>
      func.func @main(%arg0: tensor<8x4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {}]>}, %arg1: tensor<4x6xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {}]>}) -> (tensor<8x6xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {}]>}) {
        %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0] {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"x"}, {}]>]>} : (tensor<8x4xf32>, tensor<4x6xf32>) -> tensor<8x6xf32>
        return %0 : tensor<8x6xf32>
      }
    }
After:
    module {
      sdy.mesh @mesh = <["x"=2]>
      func.func @main(%arg0: tensor<8x4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {}]>}, %arg1: tensor<4x6xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {}]>}) -> (tensor<8x6xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {}]>}) {
        %0 = sdy.reshard %arg1 <@mesh, [{}, {}]> {plan.reason = "operand 1 of stablehlo.dot_general needs dim 0 (factor k) whole, has it cut by x"} : tensor<4x6xf32>
        %1 = stablehlo.dot_general %arg0, %0, contracting_dims = [1] x [0] {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"x"}, {}]>]>} : (tensor<8x4xf32>, tensor<4x6xf32>) -> tensor<8x6xf32>
        return %1 : tensor<8x6xf32>
      }
    }
"""  # noqa: E501

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import ClassVar, NamedTuple

from shardwright.ir.core import Block, Module, Op, Use, Value, callee, out_sharding
from shardwright.ir.errors import Diagnostic
from shardwright.passes.base import Memory, Pass, op_error
from shardwright.passes.partition.lowering.coexisting_sub_axes import Cuts, Points, settle_cuts
from shardwright.passes.partition.resharding import partial_results, reasons
from shardwright.passes.partition.resharding.choose_cuts import Choice, Situation, choose
from shardwright.passes.partition.resharding.cut_prices import CutPrices
from shardwright.passes.partition.resharding.cut_seconds import prices_for
from shardwright.passes.partition.resharding.deferred_sums import NOWHERE, End, end_of
from shardwright.passes.partition.resharding.expand_op import expanded
from shardwright.passes.partition.resharding.layouts import (
    Layouts,
    layouts_of,
    returned_layouts,
    settle,
)
from shardwright.passes.partition.resharding.rewriter import Rewriter, is_source
from shardwright.passes.partition.resharding.told_choices import (
    Handed,
    ToldChoice,
    handed,
    told_choices,
)
from shardwright.passes.shared.remat_words import keep_remat
from shardwright.passes.target import stage_count
from shardwright.spec import plan
from shardwright.spec.attributes import ShardingPerValue, String, Symbol, Unit
from shardwright.spec.cuts import SELECT, completion, kept_whole
from shardwright.spec.layout import Layout, whole
from shardwright.spec.op import Sig
from shardwright.spec.sharding import Sharding
from shardwright.spec.sharding_rules.dataflow import DATA_FLOW, RESHARD
from shardwright.spec.stages import SPENT, sharding_of
from shardwright.spec.types import TensorType


@dataclass(frozen=True)
class InsertReshards(Pass):
    needs: ClassVar[str] = "propagated"
    leaves: ClassVar[str] = "resharded"

    cluster: str = ""  # a name, NAME:SIZES, or a file; without one, bytes decide

    def left_out(self) -> Pass:
        return replace(self, cluster="") if self.cluster else self

    def run(self, module: Module) -> Sequence[Diagnostic]:
        return self.run_with(module, Memory())

    def run_with(self, module: Module, memory: Memory) -> Sequence[Diagnostic]:
        layouts = layouts_of(module, memory.is_again)
        cuts = Cuts(layouts.mesh)
        told = told_choices(module, layouts, cuts)
        cuts, warnings = settle_cuts(module, cuts)
        settle(module, layouts)
        before = memory.of(
            ("cuts", layouts.mesh, self.cluster, stage_count(module)),
            lambda: _Before(prices_for(module, layouts.mesh, self.cluster)),
        )
        inserter = _Inserter(module, layouts, cuts, told, before)
        for func in module.funcs:
            if not func.is_declaration:
                inserter.block(func.body)
        for func in module.funcs:
            if not func.is_declaration:
                _drop_unused(func.body)
        inserter.ways.clear()  # a circle of references to all values
        return warnings


# A signature, the layouts that each operand can be had in, those that results are declared to have,
# and where these go.
_Case = tuple[Sig, tuple[tuple[Layout, ...], ...], tuple[Layout, ...], tuple[End, ...]]
# A signature, the shardings of operands and which of these are free, the shardings of results.
_Plain = tuple[Sig, tuple[Sharding | None, ...], tuple[bool, ...], tuple[Sharding | None, ...]]
_Where = tuple[tuple[str, Points], ...]  # axes are cut
_Way = Callable[[Op, Block], object]


class _Settled(NamedTuple):
    """What was found of an op: `is_plain` says that it stays as it is."""

    case: _Case
    choice: Choice
    is_plain: bool


@dataclass
class _Before:
    """What earlier runs on a mesh found out.

    chosen   by all that a choice follows from, it and whether it cuts axes where nothing did
    settled  the same by what is quick to look up, of choices that cut no axes
    """

    prices: CutPrices
    chosen: dict[tuple[_Case, _Where], tuple[Choice, bool]] = field(
        default_factory=dict[tuple[_Case, _Where], tuple[Choice, bool]]
    )
    settled: dict[_Where, dict[tuple[_Plain, tuple[End, ...]], _Settled]] = field(
        default_factory=dict[_Where, dict[tuple[_Plain, tuple[End, ...]], _Settled]]
    )


class _Inserter:
    """Walks blocks in program order; every op is placed again with consistent operands."""

    def __init__(
        self,
        module: Module,
        layouts: Layouts,
        cuts: Cuts,
        told: Mapping[Op, ToldChoice],
        before: _Before,
    ) -> None:
        self.module = module
        self.told = told
        self.kinds: dict[Value, str] = {}  # of partial results: how their parts combine
        self.cuts, self.before = cuts, before
        self.layouts = layouts
        self.rewriter = Rewriter(layouts)
        self.choices: dict[_Case, Choice] = {}
        self.settled = before.settled.setdefault(self.where(), {})
        self.looked_up: list[_Settled] = []
        self.is_where_it_was = True  # no axis was cut since
        self.plain: set[_Plain] = set()
        self.ways: dict[Sig, _Way] = {}

    def block(self, block: Block) -> None:
        for op in self.rewriter.begin(block):
            self.visit(op, block)
        self.rewriter.end(block)

    def visit(self, op: Op, block: Block) -> None:
        """Place an op, with what it needs before it and what follows from it behind it."""
        way = self.ways.get(op.sig)
        if way is None:
            way = self.ways[op.sig] = self.way(op)
        if not op.notes.items_tuple:
            way(op, block)
            return
        start = len(block.ops)
        way(op, block)
        if plan.REMAT in op.notes:
            made = block.ops[start:]
            behind = made[made.index(op) + 1 :] if op in made else made
            keep_remat(op, behind)

    def way(self, op: Op) -> _Way:
        """The placement of ops of a signature."""
        if op.name in SPENT:
            return self.spent
        if out_sharding(op) is not None:
            return self.mover
        if op.is_terminator:
            return self.terminator
        if isinstance(op.attrs.get("callee"), Symbol):
            return self.call
        if op.name in DATA_FLOW:
            return self.flow
        if is_source(op):
            return self.rewriter.place
        return self.opaque if op.sig.rule is None else self.factors

    # --- kinds of ops

    def spent(self, op: Op, block: Block) -> None:
        """An op that only steered propagation."""
        self.forward(op.result, op.operands[0])
        op.let_go()

    def mover(self, op: Op, block: Block) -> None:
        """A reshard the program asks for: kept where it moves something, with its reason."""
        asked, source = out_sharding(op), op.operands[0]
        layout, given = self.layouts.read(asked, source.shape), op.notes.get(plan.REASON)
        is_moved = source.op is not None and source.op.name == RESHARD
        if not is_moved and self.layouts.of(source) == layout:  # most
            self.forward(op.results[0], source)
            op.let_go()
            return
        reason = self.change("the program asked for this: it", self.layouts.of(source), layout)
        reason = given.value if isinstance(given, String) else reason
        if plan.TOLD in op.notes:
            made = self.rewriter.moved_alone(source, layout, reason, op, block, is_told=True)
            if made is not source:
                _keep_algorithm(op, made)
        else:
            made = self.brought(source, layout, reason, op)
        self.forward(op.results[0], made)
        op.let_go()

    def terminator(self, op: Op, block: Block) -> None:
        assert block.region is not None and block.parent is not None
        wanted = returned_layouts(self.layouts, block.region, op.operands)
        self.expect(op, wanted)
        self.rewriter.place(op, block)

    def call(self, op: Op, block: Block) -> None:
        """Arguments as the callee has them; results as it returns them."""
        func = self.module.func(callee(op))
        if func is None:
            raise op_error(self.module, op, f"calls @{callee(op)}, which does not exist")
        self.expect(op, [self.layouts.of(value) for value in func.args])
        self.rewriter.place(op, block)
        for index, (value, given) in enumerate(zip(op.results, func.result_shardings, strict=True)):
            self.deliver(op, index, self.layouts.read(given, value.shape))

    def flow(self, op: Op, block: Block) -> None:
        """Loops, branches, barriers, manual computations: results say how all is cut."""
        if DATA_FLOW[op.name].from_operands:
            wanted = [self.layouts.of(value) for value in op.results]
        elif isinstance(given := op.attrs.get("in_shardings"), ShardingPerValue):
            pairs = zip(given.shardings, op.operands, strict=True)
            wanted = [self.layouts.read(sharding, value.shape) for sharding, value in pairs]
        else:
            wanted = [whole(len(value.shape)) for value in op.operands]
        self.expect(op, wanted)
        self.regions(op)
        self.rewriter.place(op, block)

    def opaque(self, op: Op, block: Block) -> None:
        """Nothing is known of how the op's dims are related: everything is whole."""
        self.expect(op, [whole(len(value.shape)) for value in op.operands])
        self.regions(op)
        self.rewriter.place(op, block)
        for index, value in enumerate(op.results):
            self.deliver(op, index, whole(len(value.shape)))

    def regions(self, op: Op) -> None:
        for region in op.regions:
            for block in region.blocks:
                self.block(block)

    def factors(self, op: Op, block: Block) -> None:
        """An op with a rule: choose how its factors are cut, then supply and deliver."""
        if self.told and (told := self.told.get(op)) is not None:
            self.place(op, block, told.choice, told)
            return
        case = self.case(op)
        if case in self.plain:
            block.append(op)
            return
        if (found := expanded(op, self.layouts, self.cuts)) is not None:
            self.replace(op, *found, block)
            return
        settled = self.settle(op, case)
        if case is not None and settled.is_plain:
            self.plain.add(case)
            block.append(op)
            return
        self.place(op, block, settled.choice)

    def settle(self, op: Op, case: _Plain | None) -> _Settled:
        """The cut of an op, looked up by its case where that says enough."""
        ends = _ends(op, self.layouts)
        if case is not None and self.is_where_it_was:
            known = self.settled.get((case, ends))
            if known is not None:
                self.looked_up.append(known)
                return known
        have = tuple([self.rewriter.versions(value) for value in op.operands])
        wanted = tuple([self.layouts.of(value) for value in op.results])
        choice = self.chosen(op, have, wanted, ends)
        settled = _Settled((op.sig, have, wanted, ends), choice, self.is_plain(op, choice, wanted))
        if case is not None and self.is_where_it_was:
            self.settled[case, ends] = settled
        return settled

    def place(self, op: Op, block: Block, choice: Choice, told: ToldChoice | None = None) -> None:
        """An op cut as chosen: supply its operands, deliver its results."""
        gathers = bool(choice.partial) and completion(op.sig) == SELECT
        if gathers and partial_results.has_equal_pieces(op, choice):
            self.supply(op, block, choice, told)
            whole_values = partial_results.reduced_twice(op, choice, self.rewriter, block)
            for index, value in enumerate(whole_values):
                self.forward_as_declared(op, index, value)
            op.let_go()
            return
        folds = bool(choice.partial) and not gathers
        real = partial_results.neutral(op, choice, self.rewriter, block) if folds else {}
        taken = told and handed(self.module, told, self.layouts, self.kinds)
        self.supply(op, block, choice, told)
        if op.row is not None and op.row.overlap is not None:
            needs = reasons.halo(op, choice.cut, choice.operands, self.layouts.mesh)
            op.set_note(plan.HALO, String(needs) if needs else None)
        self.rewriter.place(op, block)
        for index, layout in enumerate(choice.results):
            if choice.partial or taken:
                self.complete(op, index, choice, real, told, taken)
            else:
                self.deliver(op, index, layout)

    def case(self, op: Op) -> _Plain | None:
        """All that decides about an op; None where an operand can be had in several layouts."""
        operands = op.operands
        if self.rewriter.has_versions(operands):
            return None
        # What moves has no sharding of its own, and nothing else may have to be looked up.
        ins = tuple([sharding_of(v) if v.sharding is None else v.sharding for v in operands])
        outs = tuple([value.sharding for value in op.results])
        return op.sig, ins, self.rewriter.are_free(operands), outs

    def is_plain(self, op: Op, choice: Choice, wanted: Sequence[Layout]) -> bool:
        """True if an op can stay as it is, without a note."""
        if choice.partial or (op.row is not None and op.row.overlap is not None):
            return False
        has = tuple([self.layouts.of(value) for value in op.operands])
        return has == choice.operands and wanted == choice.results

    def replace(self, op: Op, ops: Sequence[Op], values: Sequence[Value], block: Block) -> None:
        """Others in an op's place: they are visited in its stead."""
        for old, new in zip(op.results, values, strict=True):
            self.layouts.set(new, self.layouts.of(old))
            self.forward(old, new)
        op.let_go()
        for made in ops:
            self.visit(made, block)

    def chosen(
        self,
        op: Op,
        have: tuple[tuple[Layout, ...], ...],
        wanted: tuple[Layout, ...],
        ends: tuple[End, ...],
    ) -> Choice:
        """The chosen cut of an op, once per distinct case."""
        key = op.sig, have, wanted, ends
        found = self.choices.get(key)
        if found is None:
            where = self.where()
            known = self.before.chosen.get((key, where))
            if known is None:
                found = self.choose(*key)
                self.cuts.add(found.lists)
                is_cutting = self.where() != where
                self.before.chosen[key, where] = found, is_cutting
            else:
                found, is_cutting = known
                if is_cutting:
                    self.cuts.add(found.lists)
            if is_cutting:
                self.moves_on()
            self.choices[key] = found
        return found

    def moves_on(self) -> None:
        """Axes are cut elsewhere now: what was chosen before that stays so for this program."""
        self.is_where_it_was = False
        for one in self.looked_up:
            self.choices.setdefault(one.case, one.choice)
        self.looked_up.clear()

    def where(self) -> _Where:
        """The places at which axes are cut."""
        return tuple(sorted(self.cuts.points.items()))

    def choose(
        self,
        sig: Sig,
        have: tuple[tuple[Layout, ...], ...],
        wanted: tuple[Layout, ...],
        ends: tuple[End, ...],
    ) -> Choice:
        gathers, uncut = completion(sig) == SELECT, kept_whole(sig)
        return choose(
            Situation(sig, have, wanted, gathers, uncut, self.cuts, ends, self.before.prices)
        )

    # --- operands and results

    def expect(self, op: Op, wanted: Sequence[Layout]) -> None:
        """Make all operands have given layouts."""
        bring = self.obtained if op.sig.rule is not None else self.brought
        for index, layout in enumerate(wanted):
            value = op.operands[index]
            has = self.layouts.of(value)
            if has == layout or not isinstance(value.type, TensorType):
                continue
            reason = self.change(f"operand {index} of {op.name}", has, layout, op, index)
            op.set_operand(index, bring(value, layout, reason, op))

    def supply(self, op: Op, block: Block, choice: Choice, told: ToldChoice | None) -> None:
        """Make all operands have the layouts of a choice."""
        if told is None:
            self.expect(op, choice.operands)
            return
        moved: dict[tuple[Value, Layout], Value] = {}
        for index, layout in enumerate(choice.operands):
            value = op.operands[index]
            has = self.layouts.of(value)
            if has == layout or index in told.told.partial:
                continue
            reason = self.change(f"operand {index} of {op.name}", has, layout, op, index)
            is_own, key = index in told.told.own, (value, layout)
            if is_own and not self.rewriter.is_free(value):
                moved[key] = self.rewriter.moved_alone(
                    value, layout, reason, op, block, is_told=True
                )
            elif key not in moved:
                moved[key] = self.brought(value, layout, reason, op)
            op.set_operand(index, moved[key])

    def change(
        self, what: str, has: Layout, wants: Layout, op: Op | None = None, tensor: int = 0
    ) -> str:
        rule = op.sig.blocks if op else None
        return reasons.changed(what, has, wants, self.layouts.mesh, rule, tensor)

    def obtained(self, value: Value, layout: Layout, reason: str, like: Op) -> Value:
        """A value in another layout: made again where it costs nothing, else moved."""
        is_made = self.rewriter.known(value, layout) is None and self.rewriter.is_free(value)
        if is_made and len(value.uses) == 1 and value.op and is_source(value.op):
            self.layouts.set(value, layout)  # a constant is born as its only user wants it
        elif is_made:
            copy = self.rewriter.reborn(value, layout)
            self.visit(copy, self.rewriter.block_of(value))
            made = self.rewriter.moved(copy.result, layout, reason, like)
            self.rewriter.add_version(value, made)
        return self.rewriter.moved(value, layout, reason, like)

    def brought(self, value: Value, layout: Layout, reason: str, like: Op) -> Value:
        """The same for what is no choice. Where a plan tells cuts, each such move is made alone."""
        made = value.op
        if made is not None and made.name == RESHARD and self.rewriter.is_free(made.operands[0]):
            value = made.operands[0]  # it could not be born as it was declared
        if not self.told or self.rewriter.is_free(value):
            return self.obtained(value, layout, reason, like)
        block = self.rewriter.block_of(value)
        return self.rewriter.moved_alone(value, layout, reason, like, block, is_told=False)

    def deliver(self, op: Op, index: int, produced: Layout) -> None:
        """Users of a result produced in one layout get it in the one it is declared to have."""
        value = op.results[index]
        declared = self.layouts.of(value)
        if produced == declared or not isinstance(value.type, TensorType):
            return
        users = tuple(value.uses)
        self.layouts.set(value, produced)
        final = self.moved_result(op, index, value, declared)
        self.forward(value, final, users)

    def complete(
        self,
        op: Op,
        index: int,
        choice: Choice,
        real: dict[int, Value],
        told: ToldChoice | None,
        handed: Handed | None,
    ) -> None:
        """The same for a partial result: an all_reduce in between, then what enters once.

        Users that a plan lets take it before it is summed do so.
        """
        value, rule = op.results[index], op.sig.blocks
        assert rule is not None and op.block is not None
        users, declared = self.others(value), self.layouts.of(value)
        axes, kind = choice.partial, partial_results.kinds_of(op)[index]
        reason = reasons.partial(op, index, kind, choice.cut, rule, self.layouts.mesh)
        if handed is not None:
            axes, kind = handed.axes, handed.kind
            reason = reasons.handed(op, index, kind, axes, self.layouts.mesh)
        produced = choice.results[index]
        self.kinds[value] = kind
        if value.uses and not users:  # all take it before it is summed
            self.layouts.set(value, produced, axes)
            return
        made = self.rewriter.reduced(value, produced, axes, kind, reason)
        if told is not None and told.is_completed:
            made = self.completed_as_told(op, index, made, told)
        once = partial_results.once_of(op)
        if once and once[index] in real and told is not None:
            made = self.folded_as_told(op, made, real[once[index]], kind)
            self.forward(value, self.moved_result(op, index, made, declared), users)
            return
        final = self.moved_result(op, index, made, declared)
        if once and once[index] in real:
            ops, result = partial_results.folded(final, real[once[index]], kind, self.layouts)
            for made in ops:
                self.visit(made, op.block)
            final = self.rewriter.moved(result, declared, reason, op)
        self.forward(value, final, users)

    def folded_as_told(self, op: Op, made: Value, real: Value, kind: str) -> Value:
        """What enters once enters where the sum is completed, and is brought there for it."""
        assert op.block is not None
        layout = self.layouts.of(made)
        if len(real.shape) == len(layout) and self.layouts.of(real) != layout:
            reason = self.change(f"what enters {op.name} once", self.layouts.of(real), layout)
            bring = self.obtained if self.rewriter.is_free(real) else self.brought
            real = bring(real, layout, reason, op)
        ops, result = partial_results.folded(made, real, kind, self.layouts)
        for one in ops:
            self.visit(one, op.block)
        return result

    def completed_as_told(self, op: Op, index: int, made: Value, told: ToldChoice) -> Value:
        """A sum that stands as the plan says: no pass moves it, or merges it with others."""
        assert made.op is not None and op.block is not None
        made.op.set_note(plan.TOLD, Unit())
        _keep_algorithm(op, made)
        has, wanted = self.layouts.of(made), told.left[index]
        if has == wanted:
            return made
        reason = self.change(f"the plan scatters result {index} of {op.name}: it", has, wanted)
        return self.rewriter.moved_alone(made, wanted, reason, op, op.block, is_told=True)

    def others(self, value: Value) -> list[Use]:
        """Users of a partial value that take it once it is summed."""
        found: list[Use] = []
        for user, index in value.uses:
            told = self.told.get(user)
            if told is None or index not in told.told.partial:
                found.append((user, index))
        return found

    def forward_as_declared(self, op: Op, index: int, made: Value) -> None:
        """Users of a result get a value made in its place."""
        final = self.moved_result(op, index, made, self.layouts.of(op.results[index]))
        self.forward(op.results[index], final)

    def moved_result(self, op: Op, index: int, made: Value, declared: Layout) -> Value:
        """The replacement of a result, in the layout that is declared for it."""
        has, tensor = self.layouts.of(made), len(op.operands) + index
        reason = self.change(f"result {index} of {op.name}", has, declared, op, tensor)
        final = self.rewriter.moved(made, declared, reason, op)
        if final is not made:
            self.rewriter.add_version(final, made)
        return final

    def forward(self, value: Value, made: Value, users: Sequence[Use] | None = None) -> None:
        """Give `made` to the users of a value."""
        if made is value:
            return
        made.name = made.name or value.name
        for user, index in reversed(tuple(value.uses) if users is None else users):
            user.set_operand(index, made)


def _keep_algorithm(op: Op, made: Value) -> None:
    """A move is done as the plan says of what it stands for."""
    if made.op is not None and plan.ALGORITHM in op.notes:
        made.op.set_note(plan.ALGORITHM, op.notes[plan.ALGORITHM])


def _ends(op: Op, layouts: Layouts) -> tuple[End, ...]:
    """The sinks of results that may be sums over devices."""
    kinds = partial_results.kinds_of(op)
    pairs = zip(op.results, kinds, strict=True)
    return tuple([end_of(v, layouts) if kind == "add" else NOWHERE for v, kind in pairs])


def _drop_unused(block: Block) -> None:
    """Remove movers and free values that nobody took in the end."""
    for op in reversed(tuple(block.ops)):
        for region in op.regions:
            for inner in region.blocks:
                _drop_unused(inner)
        if not op.results or any([value.uses for value in op.results]):
            continue  # most ops
        if op.row is not None and op.row.pure and (is_source(op) or op.sig.rule is not None):
            op.erase()
