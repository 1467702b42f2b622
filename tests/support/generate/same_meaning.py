"""Programs that mean the same, and programs with one planted change; one seed, one text."""

from __future__ import annotations

import re
from collections.abc import Callable
from random import Random

from shardwright.ir.core import Block, Module, Op, Value
from shardwright.ir.parse import parse
from shardwright.ir.print import print_module
from shardwright.ir.verify import verify
from shardwright.spec import plan
from shardwright.spec.attributes import MeshAttr, Unit
from shardwright.spec.axes import Axis, Mesh
from shardwright.spec.sharding import Dim, Sharding, sharding
from shardwright.spec.sharding_rules.dataflow import CONSTRAINT
from shardwright.spec.types import TensorType

_INSTEAD = {
    "add": "multiply", "multiply": "subtract", "subtract": "add", "maximum": "minimum",
    "minimum": "maximum", "tanh": "cosine", "negate": "tanh", "cosine": "tanh", "sine": "tanh",
    "abs": "negate", "exponential": "tanh",
}  # fmt: skip
_NAME = re.compile(r"%[A-Za-z0-9_]+")


# --- what says nothing


def meant_alike(text: str, rng: Random, what: str = "all") -> str:
    """A text that means the same: renumbered, reordered, moved, its functions renamed, or all."""
    module = parse(text)
    if what in ("reordered", "all"):
        for block in _blocks(module):
            _shuffle(block, rng)
    found = print_module(module)
    if what in ("renamed functions", "all"):
        for func in module.funcs:
            if func is not module.main:
                found = re.sub(rf"@{re.escape(func.symbol)}\b", f"@other_{func.symbol}", found)
    if what in ("renumbered", "all"):
        found = _NAME.sub(lambda name: f"%v_{name[0][1:]}", found)
    if what in ("moved", "all"):
        found = "// a comment\n\n" * rng.randint(1, 9) + found
    return found


NOTHING = ("renumbered", "reordered", "moved", "renamed functions", "all")


def _blocks(module: Module) -> list[Block]:
    return [
        block for op in module.walk() if op is not module
        for region in op.regions for block in region.blocks
    ]  # fmt: skip


def _shuffle(block: Block, rng: Random) -> None:
    """Another order in which every op comes behind those that it needs."""
    own = set(block.ops)
    makers = {value: op for op in block.ops for value in op.results}
    left, done, order = list(block.ops[:-1]), set[Op](), list[Op]()
    while left:
        ready = [op for op in left if _needs(op, makers, own) <= done | {op}]
        op = rng.choice(ready)
        left.remove(op)
        done.add(op)
        order.append(op)
    block.set_ops([*order, block.ops[-1]])


def _needs(op: Op, makers: dict[Value, Op], own: set[Op]) -> set[Op]:
    found = {makers[v] for one in op.walk() for v in one.operands if v in makers}
    return found & own


# --- one planted change


def planted(text: str, rng: Random, what: str) -> str | None:
    """A text with one change; None where the program has nothing of the kind, or is wrong then."""
    module = parse(text)
    if not _PLANTS[what](module, rng):
        return None
    found = print_module(module)
    return None if verify(parse(found)) else found


def _plain(module: Module) -> list[Op]:
    """Ops of main that may be replaced."""
    assert module.main is not None
    used = [op for op in module.main.body.ops if len(op.results) == 1 and op.result.uses]
    known = [op for op in used if not op.name.startswith("sdy.") and "callee" not in op.attrs]
    return [op for op in known if _is_float(op.result)]


def _is_float(value: Value) -> bool:
    return isinstance(value.type, TensorType) and value.type.element == "f32"


def _replaced(module: Module, rng: Random) -> bool:
    known = [op for op in _plain(module) if op.name.rpartition(".")[2] in _INSTEAD]
    if not known:
        return False
    op = rng.choice(known)
    dialect, _, name = op.name.rpartition(".")
    op.become(f"{dialect}.{_INSTEAD[name]}", op.attrs)
    return True


def _added(module: Module, rng: Random) -> bool:
    known = [op for op in _plain(module) if any(not u.is_terminator for u in op.result.users())]
    if not known:
        return False
    op = rng.choice(known)
    assert op.block is not None
    made = Op("stablehlo.logistic", [op.result], [op.result.type])
    op.block.insert_after(op, made)
    op.result.replace_uses(made.result, keep=[made])
    return True


def _removed(module: Module, rng: Random) -> bool:
    known = [
        op for op in _plain(module)
        if len(op.operands) == 1 and not op.regions and op.operands[0].type is op.result.type
        and op.operands[0].op is not None
    ]  # fmt: skip
    if not known:
        return False
    op = rng.choice(known)
    op.result.replace_uses(op.operands[0])
    op.erase()
    return True


def _cut_argument(module: Module, rng: Random) -> bool:
    assert module.main is not None
    known = [value for value in module.main.args if value.shape and value.uses]
    value = rng.choice(known) if known else None
    return value is not None and _cut(module, value, value, rng)


def _cut(module: Module, value: Value, told: Value, rng: Random) -> bool:
    """Give a value another sharding."""
    found = _other(module, value, told.sharding, rng)
    if found is None:
        return False
    told.set_sharding(found)
    return True


def _other(module: Module, value: Value, given: Sharding | None, rng: Random) -> Sharding | None:
    """A sharding of a value by one axis, or by none, that is not the one given."""
    names = [name for name, mesh in module.meshes.items() if mesh.axes]
    axes = module.meshes[names[0]].axes
    ways = [
        tuple(Dim((Axis(axis),) if dim == cut else ()) for dim in range(len(value.shape)))
        for cut in range(-1, len(value.shape))
        for axis, size in axes
        if cut < 0 or value.shape[cut] % size == 0
    ]
    made = [sharding(names[0], dims) for dims in ways]
    known = [one for one in made if given is None or str(one) != str(given)]
    return rng.choice(known) if known else None


def _lost_constraint(module: Module, rng: Random) -> bool:
    assert module.main is not None
    known = [op for op in module.main.body.ops if op.name == CONSTRAINT and op.result.uses]
    if not known:
        return False
    op = rng.choice(known)
    op.result.replace_uses(op.operands[0])
    op.erase()
    return True


def _told(module: Module, rng: Random) -> bool:
    known = _plain(module)
    if not known:
        return False
    rng.choice(known).set_note(plan.REMAT, Unit())
    return True


def _other_mesh(module: Module, rng: Random) -> bool:
    for op in module.ops:
        found = op.attrs.get("mesh")
        if isinstance(found, MeshAttr) and len(found.mesh.axes) > 1:
            sizes = [size for _, size in found.mesh.axes][::-1]
            axes = tuple((n, s) for (n, _), s in zip(found.mesh.axes, sizes, strict=True))
            if axes == found.mesh.axes:
                return False
            op.set_attr("mesh", MeshAttr(Mesh(axes)))
            return True
    return False


_PLANTS: dict[str, Callable[[Module, Random], bool]] = {
    "replaced": _replaced,
    "added": _added,
    "removed": _removed,
    "argument": _cut_argument,
    "constraint": _lost_constraint,
    "told": _told,
    "mesh": _other_mesh,
}
CHANGES = tuple(_PLANTS)
