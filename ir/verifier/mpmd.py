"""Verifies ops of the `mpmd` dialect: programs over several meshes, their functions and regions."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from math import prod

from shardwright.ir.core import Block, Func, Op, callee
from shardwright.ir.errors import nearest
from shardwright.ir.verifier.shardings import Problem, sharding_problems
from shardwright.spec.attributes import MeshAttr, String
from shardwright.spec.types import Type
from shardwright.spec.values.mesh_tensor import MeshTensorType
from shardwright.spec.values.mpmd_types import mesh_tensor, meshes
from shardwright.spec.values.rare_attributes import Topology

Funcs = Mapping[str, Func]
Problems = Callable[[Op, Funcs], Iterator[Problem]]


def _func_of(op: Op) -> Func | None:
    """The function around an op."""
    owner = op.parent
    while owner is not None and not isinstance(owner, Func):
        owner = owner.parent
    return owner


def _unknown_mesh(op: Op, name: str) -> Iterator[Problem]:
    """Unless the topology of the op's function has a mesh of this name."""
    func = _func_of(op)
    topology = func.notes.get("topology") if func is not None else None
    if func is None or topology is None:
        symbol = func.symbol if func is not None else ""
        help = 'add attributes {topology = #mpmd.topology<<"m1": <["x"=2]>>>} to the function'
        yield Problem(f"Function does not have a topology attribute: {symbol}", help=help)
    elif name not in (known := meshes(topology)):
        help = nearest(name, list(known))
        yield Problem(f"Topology doesn't have a mesh with name: {name}", (f'"{name}"',), help)


def _placed(op: Op, _: Funcs) -> Iterator[Problem]:
    """Meshes of the op's own types are those of the topology."""
    for value in (*op.operands, *op.results):
        found = mesh_tensor(value.type)
        if found is not None:
            yield from _unknown_mesh(op, found.mesh)
            yield from _cut_problems(op, value.type)


def _cut_problems(op: Op, type: Type) -> Iterator[Problem]:
    """The sharding of a type is one of its mesh, and divides the dims."""
    func = _func_of(op)
    topology = func.notes.get("topology") if func is not None else None
    if not isinstance(type, MeshTensorType) or not isinstance(topology, Topology):
        return
    mesh, sharding = dict(topology.meshes).get(type.mesh), type.sharding
    if mesh is None or sharding is None:
        return
    for problem in sharding_problems(sharding, type.tensor, mesh):
        yield problem
        return
    for number, (size, axes) in enumerate(zip(type.tensor.shape, sharding.axes, strict=True)):
        count = prod(axis.size for axis in mesh.resolve(axes))
        if size >= 0 and size % count:
            message = f"dim {number} with size {size} is not divisible by its sharded size {count}"
            yield Problem(message)
            return


def _name(op: Op) -> str:
    value = op.attrs["mesh_name"]
    return value.value if isinstance(value, String) else ""


def _wholes(op: Op) -> Iterator[Problem]:
    """Operands and results stand on the op's mesh, which is not looked up where there are none."""
    if op.operands or op.results:
        yield from _unknown_mesh(op, _name(op))
    for word, values in (("operand", op.operands), ("result", op.results)):
        for value in values:
            found = mesh_tensor(value.type)
            if found is not None and found.mesh != _name(op):
                yield Problem(
                    f"expected the mesh name of the {word} to match that of the fragment op: "
                    f"{found.mesh} != {_name(op)}"
                )
            else:
                yield from _cut_problems(op, value.type)


def _whole(type: Type) -> str:
    """The text of a value's global type."""
    found = mesh_tensor(type)
    return str(type) if found is None else found.whole


def _body(
    op: Op, args: Sequence[Type], returned: Sequence[Type], is_global: bool
) -> Iterator[Problem]:
    """Arguments are as the operands, returned values as the results."""
    ins, outs = [v.type for v in op.operands], [v.type for v in op.results]
    both = (
        ("block argument", "block arguments", "operand", args, ins),
        ("returned value", "returned values", "result", returned, outs),
    )
    for one, many, other, found, wanted in both:
        if len(found) != len(wanted):
            yield Problem(
                f"number of {many} must match the number of {other}s respectively: "
                f"{len(found)} != {len(wanted)}"
            )
            return
        for type, expected in zip(found, wanted, strict=True):
            words = f"be global tensor type {other}"
            whole = _whole(expected)
            if not is_global:
                words, whole = f"match the type of {other}", str(expected)
            if str(type) != whole:
                shown = (whole, str(type)) if is_global else (str(type), whole)
                yield Problem(
                    f"expected the type of the {one} to {words}: '{shown[0]}', got: '{shown[1]}'"
                )
                return


def _types(block: Block) -> tuple[list[Type], list[Type]]:
    """Of a block's arguments and of what it returns."""
    end = block.ops[-1].operands if block.ops else []
    return [value.type for value in block.args], [value.type for value in end]


def _named_computation(op: Op, _: Funcs) -> Iterator[Problem]:
    yield from _body(op, *_types(op.regions[0].block), is_global=False)


def _fragment(op: Op, _: Funcs) -> Iterator[Problem]:
    yield from _wholes(op)
    yield from _body(op, *_types(op.regions[0].block), is_global=True)


def _unknown_function(op: Op, funcs: Funcs) -> Iterator[Problem]:
    name = callee(op)
    if name not in funcs:
        help = nearest(name, list(funcs))
        yield Problem(f"'{name}' does not reference a valid function", (f"@{name}",), help)


def _fragment_call(op: Op, funcs: Funcs) -> Iterator[Problem]:
    """The called function takes and returns whole tensors, on a mesh of the same shape."""
    unknown = [*_unknown_function(op, funcs)]
    yield from unknown
    if unknown:
        return
    func = funcs[callee(op)]
    yield from _wholes(op)
    yield from _body(op, [arg.type for arg in func.args], func.result_types, is_global=True)
    shape = func.notes.get("mesh_shape")
    if not isinstance(shape, MeshAttr):
        help = 'add attributes {mesh_shape = #sdy.mesh<["x"=2]>} to the function'
        yield Problem(f"Function does not have a mesh_shape attribute: {func.symbol}", help=help)
        return
    caller = _func_of(op)
    topology = caller.notes.get("topology") if caller is not None else None
    own = meshes(topology).get(_name(op)) if topology is not None else None
    if own is not None and own != str(shape.mesh):
        yield Problem(
            "Expected mesh of fragment call and callee function to match: "
            f"#sdy.mesh{own} vs {shape}"
        )


def _call(op: Op, funcs: Funcs) -> Iterator[Problem]:
    unknown = [*_unknown_function(op, funcs)]
    yield from unknown
    if unknown:
        return
    func = funcs[callee(op)]
    pairs = (
        ("operand", op.operands, [arg.type for arg in func.args]),
        ("result", op.results, func.result_types),
    )
    for word, values, expected in pairs:
        for value, type in zip(values, expected, strict=False):
            if value.type is not type:
                yield Problem(
                    f"Type mismatch. Expected call {word} to have type '{type}' but got "
                    f"'{value.type}'"
                )
    if "topology" in func.notes and func.visibility in ("", "public"):
        yield Problem(
            "MPMD CallOp callee with topology must also have visibility set to private, as public "
            "functions with topologies are assumed to be entry point functions.",
            help="write func.func private",
        )


def _for(op: Op, _: Funcs) -> Iterator[Problem]:
    """Arguments as the operands, then the number of the iteration."""
    ins = [value.type for value in op.operands]
    args, returned = _types(op.regions[0].block)
    if len(args) != len(ins) + 1:
        yield Problem("wrong number of arguments for region")
        return
    for number, (type, expected) in enumerate(zip(args, ins, strict=False)):
        if type is not expected:
            yield Problem(f"wrong argument type at argument no. {number}")
            return
    if returned != [value.type for value in op.results]:
        yield Problem("type mismatch for result of region")


MPMD: dict[str, Problems] = {
    "mpmd.assign": _placed,
    "mpmd.unassign": _placed,
    "mpmd.transfer": _placed,
    "mpmd.named_computation": _named_computation,
    "mpmd.fragment": _fragment,
    "mpmd.fragment_call": _fragment_call,
    "mpmd.call": _call,
    "mpmd.for": _for,
}
