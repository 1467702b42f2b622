"""Writes main of a step in stages as calls of fragments on meshes, with transfers between these."""

from __future__ import annotations

from math import prod

from shardwright.ir.analysis.stage_meshes import GroupMeshes
from shardwright.ir.analysis.staged_step import KINDS, StagedStep, StagePiece
from shardwright.ir.core import Block, Func, Module, Op, Region, Value
from shardwright.ir.diagnostics.at_op import op_error
from shardwright.passes.pipeline.several_meshes.ordered_passes import Turn, ordered
from shardwright.passes.pipeline.several_meshes.plain_program import (
    COUNTER,
    MESH_SHAPE,
    TOPOLOGY,
)
from shardwright.passes.pipeline.stage_meshes.mesh_views import sharding_on
from shardwright.passes.shared.counted_loops import constant
from shardwright.spec.attributes import (
    Array,
    Attribute,
    Attrs,
    Int,
    MeshAttr,
    String,
    Symbol,
    Word,
)
from shardwright.spec.axes import quote
from shardwright.spec.plan import PHASE, STAGE
from shardwright.spec.plan import TOPOLOGY as OWN_MESHES
from shardwright.spec.sharding import Sharding
from shardwright.spec.types import OtherType, TensorType, Type
from shardwright.spec.values.mesh_tensor import mesh_tensor
from shardwright.spec.values.rare_attributes import Topology

Key = tuple[Value, int | None]  # a value of the step, and of which micro-batch it is
PHASES = {kind: phase for phase, kind in KINDS.items()}
FORWARD = "F"


class MeshProgram:
    """`groups`: the mesh of each group of devices."""

    def __init__(self, module: Module, step: StagedStep, groups: GroupMeshes) -> None:
        main = module.main
        assert main is not None
        self.module, self.main, self.step, self.groups = module, main, step, groups
        self.names = [f"stage{k}" for k in range(len(step.rows))]
        self.at: dict[Key, dict[int, Value]] = {}  # by group of devices
        self.home: dict[Key, int] = {}
        self.turns: dict[tuple[int, int], Value] = {}
        self.body: Block = main.body

    def write(self) -> None:
        """Put the program into the module, in place of its main."""
        main, turns = self.main, [*ordered(self.step)]
        homes = self._homes(turns)
        types = [
            self._type(k, arg.type, self._cut(f"argument {arg.index}", arg.type, k, arg.sharding))
            for arg, k in homes.items()
        ]
        results = [self._home_of(value, homes) for value in self.step.results]
        made = [
            self._type(k, v.type, self._cut(f"result {number}", v.type, k, cut))
            for number, (v, k, cut) in enumerate(
                zip(self.step.results, results, main.result_shardings, strict=True)
            )
        ]
        func = Func(main.symbol, types, made, main.visibility, main.loc, main.place)
        meshes = zip(self.names, self.groups.meshes, strict=True)
        func.notes = main.notes.set(TOPOLOGY, Topology(tuple(meshes)))
        self.module.set_note(OWN_MESHES, None)
        self.body = func.body
        func.set_boundary(arg_attrs=main.arg_attrs, result_attrs=main.result_attrs)
        for (arg, group), new in zip(homes.items(), func.args, strict=True):
            self.at[arg, None], self.home[arg, None] = {group: new}, group
            new.name, new.loc = arg.name, arg.loc
        for turn in turns:
            self._call(turn)
        ends = [
            self._as(self._on(self._key(v, None), k), type)
            for v, k, type in zip(self.step.results, results, made, strict=True)
        ]
        func.body.append(Op("func.return", ends))
        place = self.module.body.index(main)
        main.erase()
        self.module.body.insert(place, func)

    # --- where values are

    def _homes(self, turns: list[Turn]) -> dict[Value, int]:
        """By argument of main the group of devices that takes it first."""
        found: dict[Value, int] = {}
        for one, _ in turns:
            for value in one.takes:
                found.setdefault(value, self.step.places[one.stage])
        return {arg: found.get(arg, 0) for arg in self.main.args}

    def _home_of(self, value: Value, homes: dict[Value, int]) -> int:
        if value in homes:
            return homes[value]
        makers = [one for one in self.step.pieces if value in one.makes]
        return self.step.places[makers[-1].stage]

    def _cut(self, what: str, type: Type, group: int, found: Sharding | None) -> Sharding | None:
        """How an argument or result is said to be cut. Raises ProgramError where that does not
        divide it, as tensors on meshes are cut evenly, and where its mesh lacks one of the axes.
        """
        if found is None or not isinstance(type, TensorType):
            return None
        name, mesh = self.groups.names[group], self.groups.meshes[group]
        if sharding_on(self.module, name, mesh, found).axes != found.axes:
            lacking = next(a.name for dim in found.axes for a in dim if a.name not in mesh.names)
            said = f'has {what} of {type} cut as {found} on {mesh}, which lacks axis "{lacking}"'
            help = f'add "{lacking}"=1 to that mesh, or leave it out of the sharding'
            raise op_error(self.module, self.main, said, help=help)
        counts = [prod(axis.size for axis in mesh.resolve(axes)) for axes in found.axes]
        if any(n % k for n, k in zip(type.shape, counts, strict=True)):
            said = f"has {what} of {type} cut as {found}: tensors on meshes are cut evenly"
            help = "cut it over axes that divide its dims, or leave it whole"
            raise op_error(self.module, self.main, said, help=help)
        return found

    def _type(self, group: int, type: Type, cut: Sharding | None = None) -> OtherType:
        assert isinstance(type, TensorType)
        return mesh_tensor(self.names[group], type, cut)

    def _key(self, value: Value, turn: int | None) -> Key:
        """What a value is called in a turn; what is read behind the loop is of the last one."""
        if value not in self.step.made_in:
            return value, None
        return value, self.step.microbatches - 1 if turn is None else turn

    def _on(self, key: Key, group: int) -> Value:
        """A value on a group of devices: sent there once."""
        places = self.at[key]
        if group not in places:
            source = places[self.home[key]]
            type = self._type(group, key[0].type)
            places[group] = self.body.append(Op("mpmd.transfer", [source], [type])).result
        return places[group]

    def _as(self, value: Value, type: Type) -> Value:
        """A result, laid out as it is said to be."""
        if value.type is type:
            return value
        return self.body.append(Op("mpmd.transfer", [value], [type])).result

    # --- calls

    def _call(self, turn: Turn) -> None:
        one, number = turn
        group = self.step.places[one.stage]
        operands = [
            self._turn(number or 0, group) if value is self.step.turn
            else self._on(self._key(value, number), group)
            for value in one.takes
        ]  # fmt: skip
        types = [self._type(group, value.type) for value in one.makes]
        op = Op("mpmd.fragment_call", operands, types, self._attrs(one, group))
        notes: dict[str, Attribute] = {STAGE: Int(one.stage), PHASE: String(_phase(one))}
        if number is not None:
            notes[COUNTER] = Int(number, "ui32")
        op.set_notes(Attrs(notes))
        self.body.append(op)
        self._note_mesh(one, group)
        for value, new in zip(one.makes, op.results, strict=True):
            key = self._key(value, number)
            self.at[key], self.home[key] = {group: new}, group

    def _note_mesh(self, one: StagePiece, group: int) -> None:
        """The mesh of a function. Raises ProgramError where groups with other ones call it, too."""
        mesh = MeshAttr(self.groups.meshes[group])
        if one.func.notes.get(MESH_SHAPE, mesh) != mesh:
            said = "is called on meshes of different shape: a function has one"
            help = "give each stage a function of its own: run close-stages first"
            raise op_error(self.module, one.func, said, help=help)
        one.func.set_note(MESH_SHAPE, mesh)

    def _attrs(self, one: StagePiece, group: int) -> Attrs:
        """`transpose_count` of an origin is 0 forward, 1 on the way back."""
        count = "" if one.kind == FORWARD or one.kind not in PHASES else "(1)"
        origin = Word(f"#mpmd.user_origin<{quote(f'stage{one.stage}')}{count}>")
        return Attrs({
            "callee": Symbol(one.func.symbol), "mesh_name": String(self.names[group]),
            "origin": Array((origin,)),
        })  # fmt: skip

    def _turn(self, number: int, group: int) -> Value:
        """The number of a micro-batch, which a fragment makes where it is asked for."""
        if (number, group) not in self.turns:
            assert self.step.turn is not None
            type = self.step.turn.type
            assert isinstance(type, TensorType)
            block = Block()
            block.append(Op("mpmd.return", [constant(block, number, type)]))
            attrs = {"mesh_name": String(self.names[group]), "origin": Array(())}
            op = Op("mpmd.fragment", (), [self._type(group, type)], Attrs(attrs), [Region([block])])
            self.turns[number, group] = self.body.append(op).result
        return self.turns[number, group]


def _phase(one: StagePiece) -> str:
    return PHASES.get(one.kind, one.kind)
