"""Pad every dim whose size its shards do not divide, so that all shards are equal.

A value's dim of 10 cut into 4 parts becomes one of 12, the padding at its end. What padding holds is
arbitrary; before a reduction over it, operands are masked with what leaves the result as it is. Dims
are lengthened and cut off where they are whole. A function whose face is padded says its true types
in `plan.arg_types` and `plan.result_types`. An even program stays as it is.

Before:
    module {
      sdy.mesh @mesh = <["x"=4]>
      func.func @main(%arg0: tensor<10xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}]>}) -> tensor<10xf32> {
        %0 = stablehlo.negate %arg0 {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"x"}]>]>} : tensor<10xf32>
        %1 = sdy.reshard %0 <@mesh, [{}]> : tensor<10xf32>
        return %1 : tensor<10xf32>
      }
    }
After:
    module {
      sdy.mesh @mesh = <["x"=4]>
      func.func @main(%arg0: tensor<12xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}]>}) -> tensor<10xf32> attributes {plan.arg_types = [tensor<10xf32>], plan.result_types = [tensor<10xf32>]} {
        %0 = stablehlo.negate %arg0 {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"x"}]>]>} : tensor<12xf32>
        %1 = sdy.reshard %0 <@mesh, [{}]> : tensor<12xf32>
        %2 = stablehlo.slice %1 [0:10] {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{}]>]>} : (tensor<12xf32>) -> tensor<10xf32>
        return %2 : tensor<10xf32>
      }
    }
"""  # noqa: E501

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from shardwright.ir.core import Block, Func, Module, Op, Value, out_sharding
from shardwright.ir.errors import Diagnostic, error, nearest
from shardwright.passes.base import UNCHANGED, Memory, Pass, op_error
from shardwright.passes.partition.resharding.choose_cuts import Choice
from shardwright.passes.partition.resharding.layouts import (
    Layouts,
    layouts_of,
    settle_regions,
    spread_ops,
)
from shardwright.passes.partition.resharding.pads_and_masks import Padding
from shardwright.passes.partition.resharding.partial_results import (
    kinds_of,
    once_of,
    reduced_twice,
)
from shardwright.passes.partition.resharding.rewriter import Rewriter, is_source
from shardwright.passes.partition.resharding.uneven_shards import (
    is_uneven,
    legs,
    lengthened_factors,
    scattered_shape,
)
from shardwright.spec import plan
from shardwright.spec.attributes import Array, Attrs, ShardingAttr, TypeAttr
from shardwright.spec.blocks.padding import Padded, can_be_padded, padded, uneven
from shardwright.spec.cuts import SELECT, completion
from shardwright.spec.factors import Kind
from shardwright.spec.layout import Layout, agreed_cut, is_even, padded_shape, partial_axes
from shardwright.spec.op import Sig, problem_of
from shardwright.spec.types import TensorType, Type

FILLS = ("zero", "nan")


@dataclass(frozen=True)
class Pad(Pass):
    fill: str = "zero"  # what new padding holds: zero, or nan to see where it leaks

    needs: ClassVar[str] = "resharded"
    leaves: ClassVar[str] = "resharded"

    def run(self, module: Module) -> Sequence[Diagnostic] | None:
        return self.run_with(module, Memory())

    def run_with(self, module: Module, memory: Memory) -> Sequence[Diagnostic] | None:
        if self.fill not in FILLS:
            message = f'new padding holds zero or nan, not "{self.fill}"'
            raise error(message, help=nearest(self.fill, list(FILLS)), code=2)
        if not is_uneven(module):
            return UNCHANGED
        layouts = layouts_of(module, memory.is_again)
        settle_regions(module, layouts)
        padder = _Padder(module, layouts, Padding(layouts, self.fill))
        for func in module.funcs:
            padder.func(func)
        return None


class _Padder:
    """Rebuilds blocks in program order: operands have their padded types before their users."""

    def __init__(self, module: Module, layouts: Layouts, padding: Padding) -> None:
        self.module, self.layouts, self.padding = module, layouts, padding
        # True types, noted before any of them changes.
        self.sigs: dict[Op, Sig] = {op: op.sig for op in spread_ops(module)}
        self.done: set[Op] = set()  # movers that an op before them made needless
        self._types: dict[tuple[TensorType, Layout], TensorType] = {}

    def func(self, func: Func) -> None:
        args = [] if func.is_declaration else func.args
        true = [value.type for value in args], list(func.result_types)
        pairs = zip(func.result_shardings, func.result_types, strict=True)
        func.set_boundary(
            result_types=[
                self.type(type, self.layouts.read(given, type.shape), func)
                if isinstance(type, TensorType)
                else type
                for given, type in pairs
            ]
        )
        if not func.is_declaration:
            self.block(func.body)
        if true != ([value.type for value in args], func.result_types):
            func.set_note(plan.ARG_TYPES, _types(true[0]))
            func.set_note(plan.RESULT_TYPES, _types(true[1]))

    def block(self, block: Block) -> None:
        parent = block.parent
        assert parent is not None
        for value in block.args:
            self.settle(value, parent)
        ops = block.take_ops()
        for op in ops:
            self.visit(op, block)

    def settle(self, value: Value, op: Op) -> None:
        """A value gets its padded type."""
        if isinstance(value.type, TensorType):
            value.set_type(self.type(value.type, self.layouts.of(value), op))

    def type(self, type: TensorType, layout: Layout, op: Op) -> TensorType:
        found = self._types.get((type, layout))
        if found is None:
            found = self._types[type, layout] = self._type(type, layout, op)
        return found

    def _type(self, type: TensorType, layout: Layout, op: Op) -> TensorType:
        shape = padded_shape(type.shape, layout)
        if shape != type.shape and not can_be_padded(type):
            message = f"cannot pad {type}, which its parts do not divide"
            raise op_error(self.module, op, message, help="cut it by axes that divide it")
        return type.with_shape(shape)

    def visit(self, op: Op, block: Block) -> None:
        if op in self.done:
            return
        if out_sharding(op) is not None:
            self.mover(op, block)
        elif is_source(op) and op.row is not None and op.row.padded is None:
            self.whole(op, block)
        elif is_source(op) or self.sigs[op].rule is not None:
            self.factors(op, block)
        else:
            self.others(op, block)

    def others(self, op: Op, block: Block) -> None:
        """Loops, calls, returns: types follow the layouts."""
        for value in op.results:
            self.settle(value, op)
        for region in op.regions:
            for inner in region.blocks:
                self.block(inner)
        op.touch()
        block.append(op)

    # --- movers

    def mover(self, op: Op, block: Block) -> None:
        """A reshard in legs; what completes a partial value has the type of its operand."""
        value, true = op.operands[0], op.result.type
        assert isinstance(true, TensorType)
        src, dst = self.layouts.of(value), self.layouts.of(op.result)
        target = padded_shape(true.shape, dst)
        found = legs(true.shape, src, dst)
        if src == dst or (len(found) == 1 and found[0].shape == value.shape == target):
            op.result.set_type(value.type)
            block.append(op)
            op.touch()
            return
        for leg in found:
            value = self.padding.resized(value, leg.shape, op, block)
            value = self.reshard(value, leg.dst, op, block)
        self.replace(op, self.padding.resized(value, target, op, block))

    def reshard(self, value: Value, layout: Layout, like: Op, block: Block) -> Value:
        if self.layouts.of(value) == layout:
            return value
        attrs = Attrs({"sharding": ShardingAttr(self.layouts.write(layout))})
        made = Op("sdy.reshard", [value], [value.type], attrs, (), like.notes, like.loc, like.place)
        return block.append(made).result

    def replace(self, op: Op, value: Value) -> None:
        value.name = value.name or op.result.name
        op.result.replace_uses(value)
        op.let_go()

    # --- ops with factors

    def whole(self, op: Op, block: Block) -> None:
        """A source that cannot be longer: made whole, then padded and cut."""
        block.append(op)
        for value in op.results:
            layout, true = self.layouts.of(value), value.shape
            if is_even(true, layout):
                continue
            users = tuple(value.uses)
            self.layouts.set(value, ((),) * len(layout))
            target = padded_shape(true, layout)
            made = self.padding.resized(value, target, op, block)
            made = self.reshard(made, layout, op, block)
            for user, index in users:
                user.set_operand(index, made)

    def factors(self, op: Op, block: Block) -> None:
        """The op on padded types, its operands masked and clamped where that is needed."""
        sig = self.sigs[op]
        for value in op.results:
            self.settle(value, op)
        self.lengthen(op, sig, block)
        ins = tuple(value.type for value in op.operands)
        outs = tuple(value.type for value in op.results)
        if ins == sig.ins and outs == sig.outs:
            block.append(op)
            return
        is_selecting = completion(sig) == SELECT
        if is_selecting and any(
            v.sharding is not None and v.sharding.unreduced for v in op.results
        ):
            self.select(op, sig, block)
            return
        how = padded(sig, ins, outs)
        op.set_attrs(how.attrs)
        self.mask(op, sig, how, block)
        for index, highest in how.highest.items():
            value = self.padding.clamped(op.operands[index], highest, op, block)
            op.set_operand(index, value)
        op.touch()
        block.append(op)
        if problem := problem_of(op.sig):
            message = f"cannot run padded, {ins} -> {outs}: {problem}"
            raise op_error(self.module, op, message)

    def select(self, op: Op, sig: Sig, block: Block) -> None:
        """A reducer that selects: masked with init values, then every piece, then all pieces."""
        op.touch()
        block.append(op)
        once = once_of(op)
        inputs = [k for k in range(len(op.operands)) if k not in once]
        for index, ends in enumerate(_ends(sig, op)):
            if ends:
                init = op.operands[once[inputs.index(index)]]
                value = self.padding.masked_by(op.operands[index], ends, init, op, block)
                op.set_operand(index, value)
        values = [*op.operands, *op.results]
        rule = op.sig.blocks
        assert rule is not None
        layouts = tuple(self.layouts.of(value) for value in values)
        cut, count = agreed_cut(rule, layouts, uneven(op.sig)), len(op.operands)
        choice = Choice(cut, layouts[:count], layouts[count:], partial_axes(rule, cut))
        made = reduced_twice(op, choice, Rewriter(self.layouts), block)
        block.remove(op)
        for value, new in zip(op.results, made, strict=True):
            for completed in tuple(value.users()):
                self.replace(completed, new)
                self.done.add(completed)
        op.let_go()

    def lengthen(self, op: Op, sig: Sig, block: Block) -> None:
        """Make a partial result as long as its parts once it is scattered, where it is whole yet.

        Then its all_reduce and the reshards behind it become a reduce_scatter.
        """
        target, rule = self.scattered(op), sig.blocks
        sizes = None if target is None else lengthened_factors(sig, op.result.shape, target)
        if target is None or rule is None or sizes is None:
            return
        for index, value in enumerate(op.operands):
            shape = tuple(
                next((sizes[f] for f in factors if f in sizes), size)
                for size, factors in zip(value.shape, rule.operands[index], strict=True)
            )
            op.set_operand(index, self.padding.resized(value, shape, op, block))
        op.result.set_type(op.result.tensor.with_shape(target))

    def scattered(self, op: Op) -> tuple[int, ...] | None:
        """The shape in which all reshards behind an op's all_reduce want it; None unless one."""
        if len(op.results) != 1 or len(op.result.uses) != 1 or op.result.sharding is None:
            return None
        if not op.result.sharding.unreduced:
            return None
        (completed,) = op.result.users()
        if out_sharding(completed) is None:  # the sum is completed further on
            return None
        src, true = self.layouts.of(op.result), self.sigs[op].outs[0]
        assert isinstance(true, TensorType)
        users = tuple(completed.result.users())
        if any(out_sharding(user) is None for user in users):
            return None
        are_told = [plan.TOLD in one.notes for one in (completed, *users)]
        if any(are_told) and (len(users) > 1 or not all(are_told)):
            return None  # the sum stays as it is
        targets = {scattered_shape(true.shape, src, self.layouts.of(u.result)) for u in users}
        return targets.pop() if len(targets) == 1 else None

    def mask(self, op: Op, sig: Sig, how: Padded, block: Block) -> None:
        """Operands get what their reducer ignores where a reduced factor is padded."""
        ends = _ends(sig, op)
        found = [
            k for k, dims in enumerate(ends) if dims and (how.masked is None or k in how.masked)
        ]
        kinds = kinds_of(op)
        for place, index in enumerate(found):
            # As many masked operands as results: each goes into its own; else all reducers agree.
            kind = kinds[place] if len(found) == len(kinds) else kinds[0]
            value = self.padding.masked(op.operands[index], ends[index], kind, op, block)
            op.set_operand(index, value)


def _ends(sig: Sig, op: Op) -> list[dict[int, int]]:
    """Per operand the true sizes of its padded reduced dims, by dim."""
    rule = sig.blocks
    if rule is None:
        return [{} for _ in op.operands]
    return [
        {
            dim: sig.shape(index)[dim]
            for dim, factors in enumerate(rule.operands[index])
            if value.shape[dim] != sig.shape(index)[dim]
            and any(rule.kinds[f] == Kind.REDUCTION and rule.sizes[f] > 1 for f in factors)
        }
        for index, value in enumerate(op.operands)
    ]


def _types(types: Sequence[Type]) -> Array:
    return Array(tuple(TypeAttr(type) for type in types))
