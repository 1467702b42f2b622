"""The executable subset: refuses nested modules, jumps and other forms that no pass accepts.

Such programs are read, verified and printed; passes, backends and the interpreter take plain ones:
functions and meshes at the top, one block in each region, `func.return` at the end. Comparators
that custom calls name may end as regions do: passes keep them, and nothing of ours runs them.
"""

from __future__ import annotations

from collections.abc import Container, Iterator

from shardwright.ir.core import Branch, Func, Module, Op, callee
from shardwright.ir.diagnostics.at_op import place_of
from shardwright.ir.errors import ProgramError, error
from shardwright.spec.attributes import Array, ShardingPerValue, Symbol, Word
from shardwright.spec.sharding_rules.dataflow import CALLS, CUSTOM_CALL


def check_plain(module: Module) -> None:
    """Raises ProgramError at the first op that makes a program other than plain."""
    for found in _odd(module):
        raise found


def _odd(module: Module) -> Iterator[ProgramError]:
    compared: Container[str] | None = None
    for op in module.ops:
        if isinstance(op, Func):
            found = next(_odd_func(module, op), None)
            if found is None:
                continue
            if compared is None:
                compared = called_computations(module)
            if op.symbol not in compared:  # XLA reads the others, no pass of ours does
                yield found
        elif op.name != "sdy.mesh":
            what = "a module in a module" if isinstance(op, Module) else f"{op.name} in a module"
            yield _refused(module, op, what, "functions and meshes at the top of one module")


def called_computations(module: Module) -> frozenset[str]:
    """The functions that custom calls name, and no call: comparators of what they sort."""
    named, called = set[str](), set[str]()
    for op in module.walk():
        if op.name == CUSTOM_CALL:
            found = op.attrs.get("called_computations")
            items = found.items if isinstance(found, Array) else ()
            named |= {item.name for item in items if isinstance(item, Symbol)}
        elif op.name in CALLS:
            called.add(callee(op))
    return frozenset(named - called)


def _odd_func(module: Module, func: Func) -> Iterator[ProgramError]:
    if func.is_declaration:
        return
    last = func.body.ops[-1] if func.body.ops else func
    yield from _odd_regions(module, func)
    if last.name != "func.return":
        yield _refused(module, last, f"a function that ends with {last.name}", "func.return there")


def _odd_regions(module: Module, op: Op) -> Iterator[ProgramError]:
    for region in op.regions:
        if len(region.blocks) > 1:
            what = f"{len(region.blocks)} blocks in a region"
            yield _refused(module, op, what, "one; say jumps with stablehlo.while and case")
        for block in region.blocks:
            for inner in block.ops:
                if isinstance(inner, Branch):
                    yield _refused(module, inner, "a jump to a block", "ops without successors")
                if isinstance(inner.attrs.get("replica_groups"), Word):
                    yield _refused(module, inner, "groups of devices by mesh axes", "tables")
                if inner.regions:
                    if name := _mesh_elsewhere(module, inner):
                        what = f"a sharding on @{name}, a mesh of a topology"
                        yield _refused(module, inner, what, "meshes declared by sdy.mesh")
                    yield from _odd_regions(module, inner)


def _mesh_elsewhere(module: Module, op: Op) -> str:
    """A mesh that an op's shardings name and the module lacks, in programs on several; or ""."""
    lists = [attr for _, attr in op.attrs.items_tuple if isinstance(attr, ShardingPerValue)]
    names = [s.mesh for attr in lists for s in attr.shardings if isinstance(s.mesh, str)]
    return next((name for name in names if name not in module.meshes), "")


def _refused(module: Module, op: Op, what: str, taken: str) -> ProgramError:
    return error(
        f"passes do not take {what}",
        place_of(module, op),
        help=f"legal text, which can be read and printed; passes take {taken}",
    )
