"""Reads main of a program over several meshes as one over plain tensors, with the stage of each op.

Meshes are stages, in the order of the topology. What only says where a value is (`transfer`,
`assign`, `unassign`, `named_tensor`) goes; fragments and named computations are written out.
"""

from __future__ import annotations

from shardwright.ir.core import Func, Module, Op, Value, callee, clone
from shardwright.ir.diagnostics.at_op import op_error
from shardwright.passes.shared.symbols import CALL, mesh_named
from shardwright.spec.attributes import Array, Attribute, Attrs, Int, String, Symbol
from shardwright.spec.axes import Mesh
from shardwright.spec.plan import STAGE
from shardwright.spec.plan import TOPOLOGY as OWN_MESHES
from shardwright.spec.sharding import Sharding
from shardwright.spec.types import Type
from shardwright.spec.values.mesh_tensor import MeshTensorType
from shardwright.spec.values.rare_attributes import Topology

TOPOLOGY, MESH_SHAPE, COUNTER = "topology", "mesh_shape", "call_counter"
PLACES = frozenset(("mpmd.transfer", "mpmd.assign", "mpmd.unassign", "mpmd.named_tensor"))
CALLS = frozenset(("mpmd.fragment_call", "mpmd.call"))
REGIONS = frozenset(("mpmd.fragment", "mpmd.named_computation"))


class PlainProgram:
    """`topology`: that of `main`."""

    def __init__(self, module: Module, main: Func, topology: Topology) -> None:
        self.module, self.main = module, main
        self.stages = {name: number for number, (name, _) in enumerate(topology.meshes)}
        self.meshes = [mesh for _, mesh in topology.meshes]
        self.now: dict[Value, Value] = {}

    def write(self) -> Func:
        """Put the plain main into the module, in place of the other one."""
        main = self.main
        func = Func(
            main.symbol, [_plain(value.type) for value in main.args],
            [_plain(type) for type in main.result_types], main.visibility, main.loc, main.place,
        )  # fmt: skip
        func.notes = main.notes.without(TOPOLOGY)
        func.set_boundary(
            arg_attrs=main.arg_attrs, result_attrs=main.result_attrs,
            result_shardings=[
                _cut(type) or said
                for type, said in zip(main.result_types, main.result_shardings, strict=True)
            ],
        )  # fmt: skip
        for old, new in zip(main.args, func.args, strict=True):
            new.name, new.loc, new.sharding = old.name, old.loc, _cut(old.type) or old.sharding
            self.now[old] = new
        for op in main.body.ops:
            self._op(op, func)
        place = self.module.body.index(main)
        main.erase()
        self.module.body.insert(place, func)
        for other in self.module.funcs:
            other.set_note(MESH_SHAPE, None)
        self._declare_meshes()
        return func

    def _op(self, op: Op, func: Func) -> None:
        if op.name in PLACES:
            self.now[op.result] = self.now[op.operands[0]]
        elif op.name in CALLS:
            given = [self.now[value] for value in op.operands]
            made = Op(
                CALL, given, [_plain(value.type) for value in op.results],
                Attrs({"callee": Symbol(callee(op))}), (), self._notes(op), op.loc, op.place,
            )  # fmt: skip
            func.body.append(made)
            self.now.update(zip(op.results, made.results, strict=True))
        elif op.name in REGIONS:
            self._written_out(op, func)
        elif op.name.startswith("mpmd."):
            help = "unroll it first, or write what it does with other ops"
            raise op_error(self.module, op, "cannot be read as a part of one stage", help=help)
        else:
            func.body.append(clone(op, self.now))

    def _notes(self, op: Op) -> Attrs:
        """The stage by the mesh, unless the op says its own."""
        notes: dict[str, Attribute] = dict(op.notes.items())
        stage = self._stage(op)
        if stage is not None:
            notes.setdefault(STAGE, Int(stage))
        return Attrs(notes)

    def _stage(self, op: Op) -> int | None:
        name = op.attrs.get("mesh_name")
        return self.stages.get(name.value) if isinstance(name, String) else None

    def _written_out(self, op: Op, func: Func) -> None:
        """The ops of a region, each on the stage of the mesh."""
        block = op.regions[0].block
        inner = {arg: self.now[value] for arg, value in zip(block.args, op.operands, strict=True)}
        stage = self._stage(op)
        for one in block.ops[:-1]:
            made = func.body.append(clone(one, inner))
            if stage is not None and made.operands and STAGE not in made.notes:
                made.set_note(STAGE, Int(stage))
        ends = block.ops[-1].operands
        self.now.update((v, inner[end]) for v, end in zip(op.results, ends, strict=True))

    def _declare_meshes(self) -> None:
        """The meshes of stages. Where these or others that the module has differ, it names that of
        each stage; else one device needs none.
        """
        module, known = self.module, [mesh for mesh in self.module.meshes.values() if mesh.axes]
        if len({*self.meshes, *known}) > 1 or len(known) > 1:
            names = [Symbol(self._declared(mesh)) for mesh in self.meshes]
            module.set_note(OWN_MESHES, Array(tuple(names)))
        elif self.meshes[0].device_count > 1:
            self._declared(self.meshes[0])

    def _declared(self, mesh: Mesh) -> str:
        """The name of a mesh, which is declared if it is not."""
        known = self.module.meshes
        found = next((name for name, one in known.items() if one == mesh), None)
        if found is None:
            found = next(name for name in ("mesh", *self.stages) if name not in known)
            self.module.body.insert(0, mesh_named(found, mesh))
        return found


def _plain(type: Type) -> Type:
    return type.tensor if isinstance(type, MeshTensorType) else type


def _cut(type: Type) -> Sharding | None:
    return type.sharding if isinstance(type, MeshTensorType) else None
