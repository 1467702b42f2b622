"""Whether a program says anywhere how it is spread, and how to say it."""

from __future__ import annotations

from collections.abc import Iterator

from shardwright.ir.core import Func, Module, Op, out_sharding
from shardwright.ir.diagnostics.at_op import place_of
from shardwright.ir.diagnostics.warnings import warning
from shardwright.ir.errors import Diagnostic
from shardwright.ir.value_labels import arg_labels
from shardwright.spec import plan
from shardwright.spec.types import TensorType

_MESH = "sdy.mesh"
_JAX = 'in JAX: jax.ShapeDtypeStruct(shape, dtype, sharding=NamedSharding(mesh, P("{axis}")))'


def unannotated(module: Module) -> Iterator[Diagnostic]:
    """A warning about a program with a mesh of several devices and no annotation."""
    for op in module.ops if module.main is not None else ():
        mesh = module.meshes.get(_symbol(op)) if op.name == _MESH else None
        if mesh is None or mesh.device_count == 1:
            continue
        if not any(map(_says, module.walk())):
            message = "nothing in the program is annotated, so every device holds and does all"
            help = annotating(module, _symbol(op), mesh.axes[0][0])
            yield warning("unannotated", message, place_of(module, op), help=help)
        return


def annotating(module: Module, mesh: str, axis: str) -> str:
    """How to annotate an argument of a program, in its text and in JAX."""
    main = module.main
    for value, label in zip(main.args, arg_labels(main), strict=True) if main is not None else ():
        if isinstance(value.type, TensorType) and value.type.rank:
            dims = ", ".join([f'{{"{axis}"}}', *["{}"] * (value.type.rank - 1)])
            text = f"sdy.sharding = #sdy.sharding<@{mesh}, [{dims}]>"
            return f"annotate an argument, e.g. {label} {{{text}}}; {_JAX.format(axis=axis)}"
    return f"annotate a value with sdy.sharding; {_JAX.format(axis=axis)}"


def _symbol(op: Op) -> str:
    found = op.attrs.get("sym_name")
    return getattr(found, "value", "")


def _says(op: Op) -> bool:
    """True if an op says how something is spread."""
    if isinstance(op, Module) or op.name == _MESH:
        return False
    if op.name.startswith("sdy.") or out_sharding(op) is not None or plan.CUT in op.notes:
        return True
    if isinstance(op, Func) and (any(op.result_shardings) or plan.ARG_SHARDINGS in op.notes):
        return True
    args = (value for region in op.regions for block in region.blocks for value in block.args)
    return any(value.sharding is not None for value in (*op.results, *args))
