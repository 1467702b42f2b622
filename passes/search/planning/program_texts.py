"""Programs as a search begins with them: with a mesh, with or without what a person annotated."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass

from shardwright.ir.core import Func, Module, Op
from shardwright.ir.diagnostics.at_op import place_of
from shardwright.ir.errors import error
from shardwright.ir.exit_codes import USAGE
from shardwright.passes.shared.symbols import MESH, mesh_named
from shardwright.passes.target import shardings
from shardwright.spec import plan
from shardwright.spec.attributes import Attrs, MeshAttr
from shardwright.spec.axes import Mesh
from shardwright.spec.cuts import WORDS, is_told
from shardwright.spec.sharding_rules.dataflow import CONSTRAINT, GROUP, RESHARD

NAME = "mesh"  # of the mesh that a program gets
WRITTEN = "planned.mlir"  # what a text is called whose lines are places
_SAID = frozenset({CONSTRAINT, RESHARD})


def has_manual(module: Module) -> bool:
    """True if parts of a program are written for the devices of its mesh."""
    return any("manual_axes" in op.attrs for op in module.walk())


def has_devices(module: Module) -> bool:
    """True if a mesh of a program has several devices. What lies on others says nothing: those of
    one device, as a step written for one has, and those without axes, as JAX prints of random keys.
    """
    inline = (one.mesh for one in shardings(module) if isinstance(one.mesh, Mesh))
    meshes = (*module.meshes.values(), *inline)
    return any(size > 1 for mesh in meshes for _, size in mesh.axes)


@dataclass(frozen=True)
class Said:
    """How much of a program says how it lies. `arguments`: of main; `values`: all others, results
    of functions too; `ops`: with a cut, or what becomes of a sum.
    """

    arguments: int
    values: int
    ops: int

    @staticmethod
    def of(module: Module) -> Said:
        found = Counter(_sayings(module))
        return Said(found["argument"], found["value"], found["op"])


def is_annotated(module: Module) -> bool:
    """True if anything says how a value lies on a mesh, or how an op is cut."""
    return any(True for _ in _sayings(module)) or has_manual(module)


def _sayings(module: Module) -> Iterator[str]:
    """By all that says how it lies: an "argument" of main or of another "block", a "value", an
    "op" that is cut.
    """
    main = module.main
    given = None if main is None or main.is_declaration else main.body
    for op in module.walk():
        if is_told(op.notes):
            yield "op"
        if op.name in _SAID or any(value.sharding is not None for value in op.results):
            yield "value"
        for block in (block for region in op.regions for block in region.blocks):
            word = "argument" if block is given else "block"
            yield from (word for value in block.args if value.sharding is not None)
        if isinstance(op, Func):
            yield from ("value" for one in op.result_shardings if one is not None)


def unannotated(module: Module) -> Module:
    """A copy that says nothing of devices: no shardings, no constraints, no cuts, and no mesh.

    Manual computations keep their mesh and what they say themselves.
    """
    copy = module.clone()
    for op in _outside(copy):
        if op.name in _SAID:
            op.result.replace_uses(op.operands[0])
            op.erase()
        elif op.name == GROUP:
            op.erase()
    for op in _outside(copy):
        for word in (*WORDS, plan.REMAT, plan.VOLUME):
            op.set_note(word, None)
        _forget(op)
    if not has_manual(copy):
        for op in [op for op in copy.ops if op.name == MESH]:
            op.erase()
    return copy


def _outside(module: Module) -> list[Op]:
    """All ops that stand in no manual computation."""
    found: list[Op] = []
    waiting: list[Op] = [module]
    while waiting:
        op = waiting.pop()
        found.append(op)
        if "manual_axes" not in op.attrs:
            waiting += (
                inner for region in op.regions for block in region.blocks for inner in block.ops
            )
    return found


def _forget(op: Op) -> None:
    """Drop the shardings of results, of arguments of regions, and of what a function returns."""
    if "manual_axes" in op.attrs:
        return
    values = [
        *op.results,
        *(value for region in op.regions for block in region.blocks for value in block.args),
    ]
    for value in values:
        value.set_sharding(None)
    if isinstance(op, Func):
        op.set_boundary(result_shardings=[None] * len(op.result_shardings))


def on_mesh(module: Module, mesh: Mesh) -> Module:
    """A copy with a mesh in place of its own, whose axes it has.

    Raises ProgramError where shardings name an axis that the mesh lacks.
    """
    copy = module.clone()
    own = [op for op in copy.ops if op.name == MESH and _mesh(op).axes]
    sizes = dict(mesh.axes)
    for op in own:
        for name, size in _mesh(op).axes:
            if is_annotated(copy) and sizes.get(name) != size:
                message = f'has the axis "{name}"={size}, which the mesh {spelled(mesh)} lacks'
                help = "keep its axes in --mesh, or drop what is annotated by --ignore-annotations"
                raise error(f"'{op.name}' op {message}", place_of(copy, op), help=help, code=USAGE)
    if own:
        own[0].set_attrs(Attrs({**own[0].attrs, "mesh": MeshAttr(mesh)}))
    else:
        copy.body.insert(0, mesh_named(NAME, mesh))
    return copy


def spelled(mesh: Mesh) -> str:
    """`data=4,model=2`, as options write it."""
    return ",".join(f"{name}={size}" for name, size in mesh.axes)


def _mesh(op: Op) -> Mesh:
    found = op.attrs["mesh"]
    assert isinstance(found, MeshAttr)
    return found.mesh
