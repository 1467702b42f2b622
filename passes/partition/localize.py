"""Lower to the program of one device: local shapes, StableHLO collectives with replica groups.

The mesh is refined so that every collective runs over whole axes. Functions say in `plan.*` notes how
their global arguments and results are spread; a device's shard number along axes comes from private
functions `@shard_index_...`. Manual computations are inlined.

Before:
    module {
      sdy.mesh @mesh = <["x"=2]>
      func.func @main(%arg0: tensor<8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}]>}) -> tensor<8xf32> {
        %0 = sdy.all_gather [{"x"}] %arg0 out_sharding=<@mesh, [{}]> : tensor<8xf32>
        return %0 : tensor<8xf32>
      }
    }
After:
    module attributes {mhlo.num_partitions = 2 : i32, mhlo.num_replicas = 1 : i32} {
      sdy.mesh @mesh = <["x"=2]>
      func.func @main(%arg0: tensor<4xf32>) -> tensor<8xf32> attributes {plan.arg_shardings = #sdy.sharding_per_value<[<@mesh, [{"x"}]>]>, plan.arg_types = [tensor<8xf32>], plan.result_shardings = #sdy.sharding_per_value<[<@mesh, [{}]>]>, plan.result_types = [tensor<8xf32>]} {
        %0 = "stablehlo.all_gather"(%arg0) <{all_gather_dim = 0 : i64, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, use_global_device_ids}> {plan.axes = ["x"]} : (tensor<4xf32>) -> tensor<8xf32>
        return %0 : tensor<8xf32>
      }
    }
"""  # noqa: E501

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import ClassVar, NamedTuple

from shardwright.ir.core import Block, Func, Module, Op, Value
from shardwright.ir.walk import all_ops
from shardwright.passes.base import Memory, Pass, op_error
from shardwright.passes.partition.lowering.coexisting_sub_axes import axes_in_use, named_axes
from shardwright.passes.partition.lowering.collectives import LOWERINGS, PLAIN_NAMES, Move
from shardwright.passes.partition.lowering.device_view import LocalOp, ShardIndices
from shardwright.passes.partition.lowering.refined_mesh import Refined, refined
from shardwright.passes.partition.lowering.replica_groups import (
    axes_note,
    axes_of_groups,
    axes_of_pairs,
    table_of,
)
from shardwright.passes.partition.resharding.layouts import (
    Layouts,
    layouts_of,
    manual_names,
    settle_regions,
)
from shardwright.passes.shared.remat_words import keep_remat
from shardwright.passes.target import mesh_of, shardings
from shardwright.spec import plan
from shardwright.spec.attributes import (
    EMPTY,
    RULE_NOTE,
    Array,
    Attrs,
    Int,
    MeshAttr,
    ShardingPerValue,
    String,
    TypeAttr,
)
from shardwright.spec.axes import Axes, Axis, shown_count
from shardwright.spec.layout import Layout, is_even, layout_of, local_shape, spelled
from shardwright.spec.op import Sig, problem_of
from shardwright.spec.sharding import Sharding
from shardwright.spec.stages import sharding_of
from shardwright.spec.types import TensorType, Type

MOST_DEVICES = (1 << 31) - 1  # of a mesh: `mhlo.num_partitions` and shard numbers are i32
_PAD = "run pad before reshard-to-collectives"


@dataclass(frozen=True)
class Localize(Pass):
    needs: ClassVar[str] = "collective"
    leaves: ClassVar[str] = "local"

    def run(self, module: Module) -> None:
        self.run_with(module, Memory())

    def run_with(self, module: Module, memory: Memory) -> None:
        layouts = layouts_of(module, memory.is_again)
        settle_regions(module, layouts)
        _expect_numbered(module, layouts)
        mesh = _refined(module, layouts)
        question = "local ops", layouts.mesh, layouts.name, mesh.mesh, (*mesh.parts.items(),)
        localizer = _Localizer(module, layouts, mesh, memory.of(question, _Known))
        for func in module.funcs:
            localizer.func(func)
        localizer.indices.finish()
        _write_mesh(module, layouts, mesh)


def _expect_numbered(module: Module, layouts: Layouts) -> None:
    """Raises ProgramError at the mesh where it has more devices than the program can number."""
    count = layouts.mesh.device_count
    if count <= MOST_DEVICES:
        return
    op = next((op for op in module.ops if "mesh" in op.attrs and mesh_of(op) == layouts.mesh), None)
    message = (
        f"has {shown_count(count)} devices, which are numbered in 32 bits: at most {MOST_DEVICES}"
    )
    raise op_error(module, op or module, message, help="make axes of the mesh smaller")


def _refined(module: Module, layouts: Layouts) -> Refined:
    """The mesh refined by all axes in use."""
    mesh = layouts.mesh
    try:
        return refined(mesh, mesh.resolve(axes_in_use(module)))
    except ValueError as problem:
        help = "change one of the shardings so that their sub-axes divide each other"
        raise op_error(module, _culprit(module, layouts), str(problem), help=help) from None


def _culprit(module: Module, layouts: Layouts) -> Op:
    """The first op whose axes cannot coexist with those of the ops before it."""
    used: list[Axis] = []
    for op in module.walk():
        used += layouts.mesh.resolve(named_axes(op))
        try:
            refined(layouts.mesh, used)
        except ValueError:
            return op
    return module


def _write_mesh(module: Module, layouts: Layouts, mesh: Refined) -> None:
    """Keep one mesh, the refined one, and those that ops without a result are still placed on."""
    meshes = [op for op in module.ops if "mesh" in op.attrs]
    several = len(meshes) > 1  # else, as mostly, shardings need not be looked through
    named = {found.mesh for found in (shardings(module) if several else ())}
    for op in meshes:
        name = op.attrs["sym_name"]
        assert isinstance(name, String)
        if name.value != layouts.name:
            if name.value not in named:
                op.erase()
        elif mesh.mesh != layouts.mesh:
            op.set_attrs(op.attrs.set("mesh", MeshAttr(mesh.mesh)))
            op.set_notes(EMPTY)  # they name the old axes
    module.set_note("mhlo.num_partitions", Int(mesh.mesh.device_count, "i32"))
    module.set_note("mhlo.num_replicas", Int(1, "i32"))


class _Same(NamedTuple):
    """The same op on local types. A case: signature, types of operands, shardings of results."""

    types: tuple[Type, ...]
    name: str
    attrs: Attrs | None  # None: those it has
    sig: Sig
    axes: Axes | None  # of a collective that the program had itself
    is_resized: bool


_Case = tuple[Sig, tuple[Type, ...], tuple[Sharding | None, ...]]


@dataclass
class _Known:
    """What holds in all programs on a mesh that is refined alike."""

    types: dict[tuple[Type, Layout], Type] = field(default_factory=dict[tuple[Type, Layout], Type])
    layouts: dict[tuple[Sharding | None, Type], Layout] = field(
        default_factory=dict[tuple[Sharding | None, Type], Layout]
    )
    problems: dict[Sig, str | None] = field(default_factory=dict[Sig, str | None])
    same: dict[_Case, _Same] = field(default_factory=dict[_Case, _Same])


class _Localizer:
    def __init__(self, module: Module, layouts: Layouts, mesh: Refined, known: _Known) -> None:
        self.module, self.name, self.mesh = module, layouts.name, mesh
        self.indices = ShardIndices(module, mesh.mesh)
        self.old = layouts.mesh
        self._local_types, self._problems = known.types, known.problems
        self._refined, self._same = known.layouts, known.same
        # What is global is noted before any type changes.
        self.layouts: dict[Value, Layout] = {}
        self.sigs: dict[Op, Sig] = {}
        of_types, of_values, sigs = self._refined, self.layouts, self.sigs
        for op in all_ops(module):
            sigs[op] = op.sig
            for value in _defined(op) if op.regions else op.results:
                found = value.sharding
                given = sharding_of(value) if found is None else found
                layout = of_types.get((given, value.type))
                of_values[value] = self.refined(given, value.type) if layout is None else layout

    def func(self, func: Func) -> None:
        """A function: its global face goes to notes, types and body become local."""
        shardings = [
            spelled(self.refined(given, type), self.mesh.mesh, self.name)
            for given, type in zip(func.result_shardings, func.result_types, strict=True)
        ]
        args = [] if func.is_declaration else func.args
        func.set_note(plan.RESULT_SHARDINGS, ShardingPerValue(tuple(shardings)))
        if plan.ARG_TYPES not in func.notes:  # else it is padded, and they are the true ones
            func.set_note(plan.ARG_TYPES, _types([value.type for value in args]))
            func.set_note(plan.RESULT_TYPES, _types(func.result_types))
        given = [spelled(self.layouts[v], self.mesh.mesh, self.name) for v in args]
        func.set_note(plan.ARG_SHARDINGS, ShardingPerValue(tuple(given)))
        func.set_boundary(
            result_types=[
                self.local_type(type, self.refined(given, type))
                for given, type in zip(func.result_shardings, func.result_types, strict=True)
            ]
        )
        func.set_boundary(result_shardings=[None] * len(func.result_types))
        if not func.is_declaration:
            self.block(func.body)

    def refined(self, given: Sharding | None, type: Type) -> Layout:
        found = self._refined.get((given, type))
        if found is None:
            rank = type.rank if isinstance(type, TensorType) else 0
            found = self.mesh.layout(layout_of(given, self.old, rank))
            self._refined[given, type] = found
        return found

    def local_type(self, type: Type, layout: Layout) -> Type:
        if not isinstance(type, TensorType) or not any(layout):
            return type
        found = self._local_types.get((type, layout))
        if found is None:
            if not is_even(type.shape, layout):
                message = f"cuts {type} into parts of different size"
                raise op_error(self.module, self.module, message, help=_PAD)
            local = type.with_shape(local_shape(type.shape, layout))
            found = self._local_types[type, layout] = local
        return found

    def block(self, block: Block) -> None:
        for value in block.args:
            self.settle(value)
        ops = block.take_ops()
        for op in ops:
            self.visit(op, block)

    def settle(self, value: Value) -> None:
        """A value gets its local type and loses its sharding."""
        value.set_type(self.local_type(value.type, self.layouts[value]))
        value.set_sharding(None)

    def visit(self, op: Op, block: Block) -> None:
        if op.name in LOWERINGS:
            self.collective(op, block)
            return
        if op.regions and manual_names(op):
            self.inline(op, block)
            return
        row = op.row
        if row is not None and row.local is not None and self.is_cut(op):
            self.rewrite(op, block)
        else:
            self.keep(op, block)

    def is_cut(self, op: Op) -> bool:
        return any(axes for value in (*op.operands, *op.results) for axes in self.layouts[value])

    def local(self, op: Op, block: Block) -> LocalOp:
        """The context of an op for rows and lowerings."""
        ins = [self.layouts[value] for value in op.operands]
        outs = [self.layouts[value] for value in op.results]
        types = [self.local_type(v.type, self.layouts[v]) for v in op.results]
        mesh = self.mesh.mesh
        sig = self.sigs[op]
        return LocalOp(
            self.module, op, sig, block, mesh, self.indices, ins, outs, types, PLAIN_NAMES
        )

    def collective(self, op: Op, block: Block) -> None:
        local = self.local(op, block)
        src, dst = local.in_axes[0], local.out_axes[0]
        move = Move(op, local, block, self.axes, src, dst)
        start = len(block.ops)
        self.substitute(op, [LOWERINGS[op.name](move)], block)
        keep_remat(op, block.ops[start:])

    def axes(self, textual: Axes) -> Axes:
        return self.mesh.axes(self.old.resolve(textual))

    def rewrite(self, op: Op, block: Block) -> None:
        """An op whose row says how it runs on a device."""
        assert op.row is not None and op.row.local is not None
        start = len(block.ops)
        made = op.row.local(self.local(op, block))
        self.substitute(op, [value for value in made if isinstance(value, Value)], block)
        keep_remat(op, block.ops[start:])

    def substitute(self, op: Op, made: Sequence[Value], block: Block) -> None:
        """Users of an op's results get local values; each stands for one result only."""
        for value, new in zip(op.results, made, strict=True):
            layout = self.layouts[value]
            wanted = self.local_type(value.type, layout)
            assert new.type is wanted, f"{op.name} became {new.type}, expected {wanted}"
            if self.layouts.setdefault(new, layout) != layout:
                new = block.append(Op("stablehlo.reshape", [new], [new.type])).result
                self.layouts[new] = layout
            new.name = new.name or value.name
            value.replace_uses(new)
        op.let_go()

    def keep(self, op: Op, block: Block) -> None:
        """The same op on local types."""
        sig, ins = self.sigs[op], tuple([value.type for value in op.operands])
        results = op.results
        if plan.PLACE in op.notes:
            self.note_move(op)
        case = sig, ins, tuple([value.sharding for value in results])
        same = self._same.get(case)
        if same is None:
            same = self.same(op, sig, ins)
            is_known = not (sig.hints.operands or sig.hints.notes or _has_inner(op, sig))
            if is_known:  # else it depends on more
                self._same[case] = same
        for value, type in zip(results, same.types, strict=True):
            value.set_type(type)
            value.set_sharding(None)
        op.become(same.name, op.attrs if same.attrs is None else same.attrs, same.sig)
        if same.is_resized and op.notes.items_tuple:
            op.set_note(RULE_NOTE, None)  # it speaks of the sizes of the whole tensors
        if same.axes is not None and plan.AXES not in op.notes:
            op.set_note(plan.AXES, axes_note(same.axes))
        block.append(op)

    def note_move(self, op: Op) -> None:
        """How a value is cut that goes to the devices of another stage."""
        for key, values in ((plan.ARG_SHARDINGS, op.operands), (plan.RESULT_SHARDINGS, op.results)):
            cut = [spelled(self.layouts[v], self.mesh.mesh, self.name) for v in values]
            op.set_note(key, ShardingPerValue(tuple(cut)))

    def same(self, op: Op, sig: Sig, ins: tuple[Type, ...]) -> _Same:
        """The op on local types; what it has inside is made local, too."""
        for value in op.results:
            self.settle(value)
        if _has_inner(op, sig):
            for region in op.regions:
                for inner in region.blocks:
                    self.block(inner)
        outs = tuple([value.type for value in op.results])
        is_resized = ins != sig.ins or outs != sig.outs
        attrs = None
        if op.row is not None and op.row.local_attrs is not None and is_resized:
            attrs = op.row.local_attrs(sig, ins, outs)
        if is_resized:
            op.set_note(RULE_NOTE, None)
        op.become(PLAIN_NAMES.get(op.name, op.name), op.attrs if attrs is None else attrs)
        problem = self.problem(op.sig) if is_resized else None
        if problem:
            raise op_error(self.module, op, f"cannot run on blocks {ins} -> {outs}: {problem}")
        return _Same(outs, op.name, attrs, op.sig, self.group(op), is_resized)

    def problem(self, sig: Sig) -> str | None:
        """The problem with a local op."""
        if sig not in self._problems:
            self._problems[sig] = problem_of(sig)
        return self._problems[sig]

    def group(self, op: Op) -> Axes | None:
        """The axes of a collective that the program had itself: ours say theirs in a note."""
        members = table_of(op.attrs.get("replica_groups"))
        pairs = table_of(op.attrs.get("source_target_pairs"))
        if members is not None and members.size:
            return axes_of_groups(self.mesh.mesh, members)
        return None if pairs is None else axes_of_pairs(self.mesh.mesh, pairs)

    def inline(self, op: Op, block: Block) -> None:
        """A manual computation: its body is local along manual axes, from here on along all."""
        body = op.regions[0].block
        self.block(body)
        for arg, value in zip(body.args, op.operands, strict=True):
            assert arg.type is value.type, f"operand is {value.type}, the body has {arg.type}"
            arg.replace_uses(value)
        returned = body.terminator
        inner = {value for made in body.ops for value in made.results}
        results = list(returned.operands)
        returned.let_go()
        for made in body.ops[:-1]:
            block.append(made)
        for value in results:
            if value in inner:  # seen from outside it is cut by manual axes too
                self.layouts.pop(value, None)
        self.substitute(op, results, block)


def _defined(op: Op) -> Iterator[Value]:
    yield from op.results
    for region in op.regions:
        for block in region.blocks:
            yield from block.args


def _has_inner(op: Op, sig: Sig) -> bool:
    """True if an op has regions whose values are spread over the mesh."""
    return bool(op.regions) and sig.rule is None


def _types(types: Sequence[Type]) -> Array:
    return Array(tuple(TypeAttr(type) for type in types))
