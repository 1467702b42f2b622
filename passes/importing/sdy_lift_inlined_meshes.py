"""Give every inlined mesh a symbol, and let equal meshes share one.

Before:
    func.func @main(%arg0: tensor<8xf32> {sdy.sharding = #sdy.sharding<mesh<["a"=2]>, [{"a"}]>}) -> tensor<8xf32> {
      return %arg0 : tensor<8xf32>
    }
After:
    sdy.mesh @mesh = <["a"=2]> {stablehlo.mesh = {axes = [{name = "a", size = 2 : i64}]}}
    func.func @main(%arg0: tensor<8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"a"}]>}) -> tensor<8xf32> {
      return %arg0 : tensor<8xf32>
    }
"""  # noqa: E501

from __future__ import annotations

from dataclasses import dataclass

from shardwright.ir.core import Module, Op
from shardwright.passes.base import Pass
from shardwright.passes.shared.shardings import map_shardings
from shardwright.passes.shared.symbols import MESH, SymbolNames, mesh_named
from shardwright.spec.attributes import Array, Attribute, Attrs, Dense, Int, MeshAttr, String
from shardwright.spec.axes import Mesh
from shardwright.spec.sharding import Sharding, sharding
from shardwright.spec.types import tensor

MESH_NOTE = "stablehlo.mesh"  # the mesh as StableHLO will spell it; JAX writes it too


@dataclass(frozen=True)
class LiftInlinedMeshes(Pass):
    def run(self, module: Module) -> None:
        names = SymbolNames(module)
        kept: dict[Mesh, str] = {}  # first symbol of each mesh
        renamed: dict[str, str] = {}
        last = -1
        for op in [op for op in module.ops if op.name == MESH]:
            name, mesh = op.attrs["sym_name"], op.attrs["mesh"]
            assert isinstance(name, String) and isinstance(mesh, MeshAttr)
            renamed[name.value] = kept.setdefault(mesh.mesh, name.value)
            if renamed[name.value] == name.value:
                last = module.ops.index(op)
            else:
                op.erase()
        lifted: list[Op] = []

        def symbol_of(value: Sharding) -> Sharding:
            if isinstance(value.mesh, str):
                name = renamed.get(value.mesh, value.mesh)
            elif value.mesh in kept:
                name = kept[value.mesh]
            else:
                name = kept[value.mesh] = names.unique(_base_name(value.mesh))
                lifted.append(mesh_named(name, value.mesh))
            return sharding(name, value.dims, value.replicated, value.unreduced)

        map_shardings(module, symbol_of)
        for op in lifted:
            last += 1
            module.body.insert(last, op)
        for op in module.ops:
            if op.name == MESH and MESH_NOTE not in op.notes:
                mesh = op.attrs["mesh"]
                assert isinstance(mesh, MeshAttr)
                op.set_note(MESH_NOTE, _described(mesh.mesh))


def _base_name(mesh: Mesh) -> str:
    if mesh.is_maximal:
        return f"maximal_mesh_{mesh.device_ids[0]}"
    return "empty_mesh" if mesh.is_empty else "mesh"


def _described(mesh: Mesh) -> Attrs:
    axes = tuple(Attrs({"name": String(n), "size": Int(s)}) for n, s in mesh.axes)
    fields: dict[str, Attribute] = {"axes": Array(axes)}
    if ids := mesh.device_ids:
        # Ids are distinct, so more than one never print as a splat.
        text = str(ids[0]) if len(ids) == 1 else f"[{', '.join(map(str, ids))}]"
        fields["device_ids"] = Dense(text, tensor((len(ids),), "i64"))
    return Attrs(fields)
