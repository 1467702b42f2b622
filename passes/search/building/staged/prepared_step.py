"""A train step made ready for stages: calls and layers written out, no labels, a mesh."""

from __future__ import annotations

from collections.abc import Sequence

from shardwright.ir.analysis.collective_traffic import trip_count
from shardwright.ir.core import Func, Module, Value
from shardwright.ir.errors import error
from shardwright.passes.pipeline.microbatching.batch_dims import Dims, batch_of
from shardwright.passes.pipeline.microbatching.turn_states import Refusal
from shardwright.passes.pipeline.stage_cuts.call_labels import spread_labels
from shardwright.passes.registry import Pipeline, make_step
from shardwright.passes.shared.shardings import set_sharding
from shardwright.passes.shared.symbols import mesh_named
from shardwright.spec.attributes import Array, Symbol
from shardwright.spec.axes import Axis, Mesh
from shardwright.spec.plan import PHASE, STAGE, TOPOLOGY
from shardwright.spec.sharding import Dim, sharding
from shardwright.spec.sharding_rules.dataflow import LOOPS

_MOST_OPS = 50_000  # of loops that are written out
DATA = "data"  # the axis of a stage's devices, where the program has no mesh


def prepared(given: Module) -> tuple[Module, Func]:
    """A copy whose @main has all ops of the step. Raises ProgramError without one."""
    module = given.clone()
    spread_labels(module)
    Pipeline((make_step("inline"),)).run(module)
    _write_layers_out(module)
    main = module.main
    if main is None or main.is_declaration:
        raise error("needs a function @main, the program has none")
    for op in main.walk():
        op.set_notes(op.notes.without(STAGE, PHASE))
    return module, main


def _write_layers_out(module: Module) -> None:
    """Loops that do most of the work become ops, layers of a scan on stages of their own; not where
    that would be more ops than a person reads.
    """
    loops = {op: trip_count(op) or 0 for op in module.walk() if op.name in LOOPS}
    inner = [(one, trips) for op, trips in loops.items() for one in op.walk() if one is not op]
    inside = {one for one, _ in inner}
    within = sum(one.sig.flops * trips for one, trips in inner)
    without = sum(op.sig.flops for op in module.walk() if op not in inside and op not in loops)
    if within > without and sum(trips for _, trips in inner) <= _MOST_OPS:
        Pipeline(tuple(map(make_step, ("unroll", "forward-slices", "dce", "symbol-dce")))).run(
            module
        )


def mesh_devices(module: Module) -> int | None:
    """Devices of the program's own mesh; None without one."""
    return next((mesh.device_count for mesh in module.meshes.values()), None)


def spread_data(module: Module, main: Func, devices: int, rows: int = 1) -> bool:
    """Without a mesh, the devices of a stage share its micro-batches by rows. `rows`: into how many
    micro-batches the batch is cut; true where all of the batch is shared.
    """
    mesh = Mesh(((DATA, devices),))
    module.body.insert(0, mesh_named("mesh", mesh))
    if devices == 1:
        return True
    dims = _batch(module, main)
    shared = [(value, dim) for value, dim in dims if value.shape[dim] % (devices * rows) == 0]
    for value, dim in shared:
        _share_rows(value, dim, "mesh")
    return bool(dims) and len(shared) == len(dims)


def spread_apart(module: Module, main: Func, sizes: Sequence[int], rows: int) -> bool:
    """The same where groups of devices have these numbers of them: a mesh for each. True where all
    of the batch is shared by each.
    """
    names = {size: f"{DATA}{size}" for size in sizes}
    for number, (size, name) in enumerate(names.items()):
        module.body.insert(number, mesh_named(name, Mesh(((DATA, size),))))
    module.set_note(TOPOLOGY, Array(tuple(Symbol(names[size]) for size in sizes)))
    dims = _batch(module, main)
    if not dims or any(value.shape[dim] % (size * rows) for value, dim in dims for size in sizes):
        return False
    for value, dim in dims:
        _share_rows(value, dim, names[max(sizes)])
    return True


def _batch(module: Module, main: Func) -> Dims:
    """The dims of the batch; none where it is not certain."""
    try:
        found = batch_of(module, main)
    except Refusal:
        return ()
    return found[0].dims if len(found) == 1 else ()


def _share_rows(value: Value, dim: int, mesh: str) -> None:
    cut = tuple(Dim((Axis(DATA),) if k == dim else ()) for k in range(len(value.shape)))
    set_sharding(value, sharding(mesh, cut))
