"""Facts of a `local` program that scripts need besides its ops: its mesh and its global types."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

from shardwright.ir.analysis.donation import donated
from shardwright.ir.analysis.stage_meshes import GroupMeshes, group_meshes
from shardwright.ir.analysis.whole_arrays import WholeArrays, whole_args, whole_results
from shardwright.ir.core import Func, Module, Op
from shardwright.ir.diagnostics import at_op
from shardwright.ir.diagnostics.at_op import module_of
from shardwright.ir.errors import ProgramError, error, no_main
from shardwright.ir.value_labels import arg_label, arg_labels, result_label, result_labels
from shardwright.spec import plan
from shardwright.spec.attributes import Array, ShardingPerValue, TypeAttr
from shardwright.spec.axes import ONE_DEVICE, Mesh
from shardwright.spec.rows.spelling import numpy_word
from shardwright.spec.sharding import Sharding
from shardwright.spec.types import ELEMENTS, TensorType, Type


def op_error(op: Op, message: str, help: str = "") -> ProgramError:
    """A diagnostic located at an op."""
    return at_op.op_error(module_of(op), op, message, help=help)


_WORDS = {
    "i1": "bool",
    "bf16": "bfloat16",
    "complex<f32>": "complex64",
    "complex<f64>": "complex128",
    "index": "int64",
}


def dtype_word(element: str) -> str:
    """An element type's usual name: `float32`, `bfloat16`, `bool`."""
    return _WORDS.get(element, numpy_word(element))


@dataclass(frozen=True)
class Tensor:
    """A global argument or result of main: its name and type, the axes that cut each dim, and into
    how many parts.
    """

    name: str
    type: TensorType
    local: TensorType
    axes: tuple[tuple[str, ...], ...]
    counts: tuple[int, ...]

    @property
    def odd_dim(self) -> int | None:
        """The first dim whose parts differ in size."""
        cut = enumerate(zip(self.type.shape, self.counts, strict=True))
        return next((dim for dim, (size, count) in cut if size % count), None)

    @property
    def is_padded(self) -> bool:
        """True if the parts of all devices are together longer than the whole."""
        return self.odd_dim is not None

    @property
    def host_dtype(self) -> str:
        """The numpy dtype that holds it in a file; bfloat16 is held in float32."""
        return ELEMENTS[self.type.element].numpy

    @property
    def dtype(self) -> str:
        """The element type's usual name: `float32`, `bfloat16`, `bool`."""
        return dtype_word(self.type.element)


@dataclass(frozen=True)
class Plan:
    """The layout of a `local` program on its mesh. `groups`: meshes of groups of devices of a
    pipeline, where they have their own, and `mesh` is the largest; each tensor is on one of them.
    `arg_rows`, `result_rows`: what these are of those that the program was given with, if others.
    """

    module: Module
    main: Func
    mesh: Mesh
    args: tuple[Tensor, ...]
    results: tuple[Tensor, ...]
    groups: GroupMeshes | None = None
    arg_rows: WholeArrays | None = None
    result_rows: WholeArrays | None = None

    @property
    def given_args(self) -> tuple[Tensor, ...]:
        """The arguments of the program as it was given."""
        return _given(self.args, self.arg_rows)

    @property
    def given_results(self) -> tuple[Tensor, ...]:
        """The results of the program as it was given."""
        return _given(self.results, self.result_rows)

    @property
    def is_padded(self) -> bool:
        """True if some argument or result is longer on the devices than its type."""
        return any(tensor.is_padded for tensor in (*self.args, *self.results))

    def devices(self, stages: int = 1) -> int:
        """Devices of all groups of a pipeline, which are as many as `stages` where they share a
        mesh.
        """
        own = self.groups
        return stages * self.mesh.device_count if own is None else own.devices

    @property
    def held_bytes(self) -> int:
        """Bytes of arguments and results on a device, but for results in arguments' memory."""
        given = donated(self.main)
        kept = [tensor for k, tensor in enumerate(self.results) if k not in given]
        return sum(tensor.local.bytes for tensor in (*self.args, *kept))


def read_plan(local: Module) -> Plan:
    """Read mesh and global types of a `local` module. Raises ProgramError on any other stage."""
    main = local.main
    if main is None:
        raise no_main()
    if plan.ARG_SHARDINGS not in main.notes:
        help = "run the pipeline sdy-propagation-pipeline,partition first"
        raise error("the program is not partitioned: no plan.arg_shardings on main", help=help)
    groups = group_meshes(local)
    meshes = [mesh for mesh in local.meshes.values() if mesh.axes]  # others name a device
    if groups is not None:
        meshes = [max(groups.meshes, key=lambda mesh: mesh.device_count)]
    if len(meshes) > 1:
        raise error(f"a local program has one mesh, this one has {len(meshes)}")
    args = _only_tensors(main, arg_label, [value.type for value in main.args])
    results = _only_tensors(main, result_label, main.result_types)
    mesh = meshes[0] if meshes else ONE_DEVICE
    taken = _tensors(local, main, mesh, _ARGS, args, arg_labels(main))
    made = _tensors(local, main, mesh, _RESULTS, results, result_labels(main))
    return Plan(
        local,
        main,
        mesh,
        taken,
        made,
        groups,
        whole_args(main, [tensor.type for tensor in taken]),
        whole_results(main, [tensor.type for tensor in made]),
    )


def _given(tensors: tuple[Tensor, ...], whole: WholeArrays | None) -> tuple[Tensor, ...]:
    """Tensors, or the whole ones that they are rows of, cut as the first rows are."""
    if whole is None:
        return tensors
    found: list[Tensor] = []
    for type, group in zip(whole.types, whole.groups(), strict=True):
        first, rows = tensors[group[0]], whole.rows[group[0]]
        assert isinstance(type, TensorType)
        found.append(replace(first, name=first.name.removesuffix(rows.suffix), type=type))
    return tuple(found)


def _only_tensors(
    main: Func, label: Callable[[Func, int], str], types: Sequence[Type]
) -> list[TensorType]:
    found: list[TensorType] = []
    for index, type in enumerate(types):
        if not isinstance(type, TensorType):
            message = f"has {type} for {label(main, index)}, scripts take and return tensors"
            raise op_error(main, message, "leave it out, or take the program with --emit mlir")
        found.append(type)
    return found


# A word for arguments or results, and where their shardings and types stand.
_ARGS = "arg", plan.ARG_SHARDINGS, plan.ARG_TYPES
_RESULTS = "result", plan.RESULT_SHARDINGS, plan.RESULT_TYPES


def _tensors(
    module: Module,
    main: Func,
    mesh: Mesh,
    where: tuple[str, str, str],
    local: list[TensorType],
    labels: list[str],
) -> tuple[Tensor, ...]:
    word, cut_by, of_type = where
    shardings, types = main.notes.get(cut_by), main.notes.get(of_type)
    if not isinstance(shardings, ShardingPerValue) or not isinstance(types, Array):
        raise op_error(main, f"expected {cut_by} and {of_type}")
    whole = [item.type for item in types if isinstance(item, TypeAttr)]
    if not len(whole) == len(local) == len(shardings.shardings):
        raise op_error(main, f"has {len(local)} {word}s but {len(whole)} {of_type}")
    found: list[Tensor] = []
    for label, type, part, sharding in zip(labels, whole, local, shardings.shardings, strict=True):
        assert isinstance(type, TensorType)
        own = module.mesh_of(sharding) or mesh
        counts = tuple(sharding.sizes(own))
        cut = zip(type.shape, counts, strict=True)
        if part.shape != tuple(-(-size // count) for size, count in cut):
            raise op_error(main, f"has a {word} of type {part}, but {type} is cut by {sharding}")
        found.append(Tensor(label, type, part, axis_names(sharding), counts))
    return tuple(found)


def axis_names(sharding: Sharding) -> tuple[tuple[str, ...], ...]:
    """By dim the axes that cut it."""
    return tuple(tuple(axis.name for axis in dim.axes) for dim in sharding.dims)
