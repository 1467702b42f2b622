"""Local forms that compute with device offsets, cut along several dims of a 2x2 mesh at once."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from shardwright.ir.core import Block, Op
from shardwright.spec.attributes import Attribute, Attrs, Bool, Dialect, Dims, Int, Number
from shardwright.spec.axes import Axes, Axis, Mesh, total
from shardwright.spec.blocks import index_local
from shardwright.spec.op import Handle, Local, Sample, ops
from shardwright.spec.types import ELEMENTS, TensorType, tensor
from shardwright.spec.values.dense import dense
from shardwright.spec.values.fields import i64
from shardwright.testing.op_table.op_cases import Case, reference, regions_of
from shardwright.testing.op_table.op_soundness import Device, Held

Values = NDArray[Any]
Layout = tuple[Axes, ...]
Rewrite = Callable[[Local], list[Handle]]
MESH = Mesh((("x", 2), ("y", 2)))
X, Y = (MESH.resolve([Axis(name)]) for name in "xy")
WHOLE: Axes = ()


class OnDevice(Device):
    """`Local` of one device of MESH, under given layouts."""

    def __init__(
        self, case: Case, number: int, pieces: Sequence[Values], ins: Sequence[Layout], out: Layout
    ) -> None:
        self.sig, self.mesh, self._number = case.sig, MESH, number
        self._row, self._regions = case.row, case.op.regions
        self.operands: list[Handle] = [
            Held(piece, _with_shape(type, piece.shape))
            for piece, type in zip(pieces, case.sample.ins, strict=True)
        ]
        self.in_axes, self.out_axes = list(ins), [out]
        shape = tuple(n // total(a) for n, a in zip(case.sig.out_shape(0), out, strict=True))
        self.local_outs = (_with_shape(case.sample.outs[0], shape),)

    def shard_index(self, axes: Axes, element: str = "i32") -> Handle:
        index = shard(self._number, axes)
        return Held(np.asarray(index, ELEMENTS[element].numpy), tensor((), element))


def _with_shape(type: object, shape: tuple[int, ...]) -> TensorType:
    assert isinstance(type, TensorType)
    return type.with_shape(shape)


def shard(device: int, axes: Axes) -> int:
    """Number of a device's shard along axes listed major to minor."""
    index = 0
    for axis in axes:
        index = index * axis.size + MESH.coordinate(device, axis)
    return index


def block(shape: tuple[int, ...], layout: Layout, device: int) -> tuple[slice, ...]:
    """Which part of a whole tensor a device holds."""
    sizes = [n // total(axes) for n, axes in zip(shape, layout, strict=True)]
    firsts = [shard(device, axes) * n for axes, n in zip(layout, sizes, strict=True)]
    return tuple(slice(a, a + n) for a, n in zip(firsts, sizes, strict=True))


def run_on_devices(
    case: Case,
    operands: Sequence[Values],
    ins: Sequence[Layout],
    out: Layout,
    rewrite: Rewrite | None = None,
    is_sum: bool = False,
) -> Values:
    """The result joined from all devices, or summed over those that hold parts of one block."""
    (type,) = case.sample.outs
    assert isinstance(type, TensorType)
    joined = np.zeros(type.shape, ELEMENTS[type.element].numpy)
    local_form = rewrite or case.row.local
    assert local_form is not None
    for device in range(MESH.device_count):
        pieces = [
            x[block(x.shape, layout, device)] for x, layout in zip(operands, ins, strict=True)
        ]
        (handle,) = local_form(OnDevice(case, device, pieces, ins, out))
        assert isinstance(handle, Held)
        place = block(type.shape, out, device)
        joined[place] = joined[place] + handle.value if is_sum else handle.value
    return joined


def case_of(name: str, sample: Sample) -> Case:
    operands = Block(sample.ins)
    op = Op(name, operands.args, sample.outs, sample.attrs, regions_of(sample))
    return Case(ops()[name], sample, operands, operands.append(op))


# --- gather

ROWS_OF = Dialect(
    "stablehlo.gather",
    (
        ("offset_dims", Dims((1,))),
        ("collapsed_slice_dims", Dims((0, 2))),
        ("start_index_map", Dims((2, 0))),
        ("index_vector_dim", Number(1)),
    ),
)
ONE_ROW = Dialect(
    "stablehlo.gather",
    (
        ("offset_dims", Dims((1,))),
        ("collapsed_slice_dims", Dims((0, 2))),
        ("start_index_map", Dims((2,))),
        ("index_vector_dim", Number(1)),
    ),
)


def gather_case(numbers: Dialect, element: str, components: int) -> Case:
    attrs = Attrs({"dimension_numbers": numbers, "slice_sizes": i64((1, 3, 1))})
    ins = (tensor((4, 3, 6), "i32"), tensor((7, components), element))
    return case_of("stablehlo.gather", Sample(ins, (tensor((7, 3), "i32"),), attrs))


INDICES = np.array([[0, 0], [5, 3], [2, 1], [-1, 2], [6, 4], [-128, 127], [3, -2]], np.int8)


@pytest.mark.parametrize("element", ["i8", "ui8", "i32", "ui64"])
def test_gather_from_a_dim_of_every_axis(element: str) -> None:
    case = gather_case(ROWS_OF, element, 2)
    operands = [
        np.arange(72, dtype=np.int32).reshape(4, 3, 6) + 1,
        INDICES.astype(ELEMENTS[element].numpy),
    ]
    ins = [(X, WHOLE, Y), (WHOLE, WHOLE)]
    got = run_on_devices(case, operands, ins, (WHOLE, WHOLE), is_sum=True)
    assert np.array_equal(got, reference(case, operands)[0])


def test_gather_of_a_dim_without_index_reads_its_first_row() -> None:
    case = gather_case(ONE_ROW, "i32", 1)
    operands = [np.arange(72, dtype=np.int32).reshape(4, 3, 6) + 1, INDICES[:, :1].astype(np.int32)]
    ins = [(X, WHOLE, Y), (WHOLE, WHOLE)]
    got = run_on_devices(case, operands, ins, (WHOLE, WHOLE), is_sum=True)
    assert np.array_equal(got, reference(case, operands)[0])


def test_a_gather_that_forgets_to_mask_is_caught() -> None:
    case = gather_case(ROWS_OF, "i32", 2)
    operands = [np.arange(72, dtype=np.int32).reshape(4, 3, 6) + 1, INDICES.astype(np.int32)]
    ins = [(X, WHOLE, Y), (WHOLE, WHOLE)]

    def plain(local: Local) -> list[Handle]:
        return local.emit_same(local.operands, index_local.gather_attrs(local))

    got = run_on_devices(case, operands, ins, (WHOLE, WHOLE), plain, is_sum=True)
    assert not np.array_equal(got, reference(case, operands)[0])


# --- scatter


def scatter_case(element: str, body: str, window: int) -> Case:
    """Rows of `window` elements (of 4) of an operand of shape 8x4x6, at (row, plane, start)."""
    numbers = Dialect(
        "stablehlo.scatter",
        (
            ("update_window_dims", Dims((1,))),
            ("inserted_window_dims", Dims((0, 2))),
            ("scatter_dims_to_operand_dims", Dims((0, 2, 1))),
            ("index_vector_dim", Number(1)),
        ),
    )
    attrs: dict[str, Attribute] = {
        "scatter_dimension_numbers": numbers,
        "indices_are_sorted": Bool(False),
        "unique_indices": Bool(False),
    }
    operand = tensor((8, 4, 6), "i32")
    ins = (operand, tensor((6, 3), element), tensor((6, window), "i32"))
    return case_of("stablehlo.scatter", Sample(ins, (operand,), Attrs(attrs), body))


@pytest.mark.parametrize("element", ["i8", "ui8", "i32", "ui32", "i64", "ui64"])
@pytest.mark.parametrize("body", ["add", "max", "compose"])
def test_scatter_into_cut_dims_drops_what_lies_outside(element: str, body: str) -> None:
    case = scatter_case(element, body, window=4)
    dtype = np.dtype(ELEMENTS[element].numpy)
    limits = np.iinfo(dtype)
    rows = [[0, 0, 0], [7, 5, 0], [7, 5, 0], [limits.max, 1, 0], [limits.min, 6, 0], [3, 2, 1]]
    operands = [
        np.arange(192, dtype=np.int32).reshape(8, 4, 6),
        np.array(rows, dtype),
        np.arange(24, dtype=np.int32).reshape(6, 4) * 7 - 50,
    ]
    layout = (X, WHOLE, Y)
    got = run_on_devices(case, operands, [layout, (WHOLE,) * 2, (WHOLE,) * 2], layout)
    assert np.array_equal(got, reference(case, operands)[0])


def test_scatter_judges_a_cut_window_by_the_whole_operand() -> None:
    case = scatter_case("i32", "add", window=4)
    operands = [
        np.zeros((8, 4, 6), np.int32),
        np.array([[1, 1, start] for start in (0, 1, 2, 3, 4, -1)], np.int32),
        np.ones((6, 4), np.int32),
    ]
    layout = (WHOLE, (*X, *Y), WHOLE)
    got = run_on_devices(case, operands, [layout, (WHOLE,) * 2, (WHOLE, (*X, *Y))], layout)
    expected = reference(case, operands)[0]
    assert np.array_equal(got, expected)
    assert expected.sum() == 4  # only the window that starts at 0 fits


# --- dynamic_update_slice


@pytest.mark.parametrize("element", ["i8", "ui8", "i32", "i64"])
@pytest.mark.parametrize("starts", [(0, 0), (3, 5), (100, 2), (5, 127), (1, 3), (-3, -100)])
def test_update_of_a_slice_that_lies_on_several_devices(
    element: str, starts: tuple[int, int]
) -> None:
    operand, update, index = tensor((8, 12), "i32"), tensor((5, 3), "i32"), tensor((), element)
    case = case_of(
        "stablehlo.dynamic_update_slice", Sample((operand, update, index, index), (operand,))
    )
    dtype = ELEMENTS[element].numpy
    operands = [
        np.arange(96, dtype=np.int32).reshape(8, 12),
        -np.arange(15, dtype=np.int32).reshape(5, 3) - 1,
        *(np.array(start).astype(dtype) for start in starts),
    ]
    layout = (Y, X)
    got = run_on_devices(case, operands, [layout, (WHOLE, WHOLE), (), ()], layout)
    assert np.array_equal(got, reference(case, operands)[0])


# --- iota and constants


@pytest.mark.parametrize("element", ["i8", "i32", "bf16", "f16", "ui64"])
def test_iota_counts_on_over_devices(element: str) -> None:
    type = tensor((600, 2), element)
    case = case_of("stablehlo.iota", Sample((), (type,), Attrs({"iota_dimension": Int(0)})))
    got = run_on_devices(case, [], [], ((*Y, *X), WHOLE))
    assert np.array_equal(got, reference(case, [])[0])


def test_dense_constants_are_cut() -> None:
    type = tensor((4, 6), "i32")
    attrs = Attrs({"value": dense(np.arange(24, dtype=np.int32).reshape(4, 6), type)})
    case = case_of("stablehlo.constant", Sample((), (type,), attrs))
    got = run_on_devices(case, [], [], (Y, X))
    assert np.array_equal(got, np.arange(24).reshape(4, 6))
