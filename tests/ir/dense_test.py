"""Constants: numpy arrays to MLIR's payloads and back, bit for bit."""

from __future__ import annotations

import math
from collections.abc import Callable

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from shardwright.spec.attributes import Dense
from shardwright.spec.types import ELEMENTS, tensor
from shardwright.spec.values.dense import canonical, dense, is_splat, splat, values
from shardwright.spec.values.float_text import FORMATS, float_text, from_bits, read_float
from shardwright.testing.oracles import jaxlib_print

PRINTED = [
    ("f32", 1.0, "1.000000e+00"),
    ("f32", -0.0, "-0.000000e+00"),
    ("f32", 1 / math.sqrt(2), "0.707106769"),
    ("f32", 123456792.0, "0x4CEB79A3"),
    ("f32", math.inf, "0x7F800000"),
    ("f32", -math.inf, "0xFF800000"),
    ("f32", math.nan, "0x7FC00000"),
    ("f32", 1.23456789e20, "1.2345679E+20"),
    ("f32", 1e-45, "1.401300e-45"),
    ("f64", 0.1, "1.000000e-01"),
    ("f64", 1 / 3, "0.33333333333333331"),
    ("bf16", 0.1, "1.000980e-01"),
    ("f16", 65504.0, "6.550400e+04"),
    ("f8E4M3FN", 0.1, "1.015630e-01"),
    ("i1", True, "true"),
    ("i8", -128, "-128"),
    ("ui8", 255, "255"),
    ("i4", -3, "-3"),
    ("complex<f32>", 1 - 2j, "(1.000000e+00,-2.000000e+00)"),
]


@pytest.mark.parametrize(("element", "value", "text"), PRINTED)
def test_one_value_prints_as_mlir_prints_it(element: str, value: complex, text: str):
    attr = splat(value, tensor((3,), element))
    assert (attr.text, is_splat(attr)) == (text, True)
    assert values(attr).shape == (3,)


def test_lists_up_to_a_hundred_elements_then_hex():
    for count, start in ((100, "[0.0"), (101, '"0x')):
        attr = dense(np.arange(count, dtype="float32"), tensor((count,), "f32"))
        assert attr.text.startswith(start) and not is_splat(attr)
    assert dense(np.zeros((0, 3), "int64"), tensor((0, 3), "i64")).text == ""
    assert dense(np.full((50, 50), 7), tensor((50, 50), "i32")).text == "7"
    assert dense(np.array([[1, 2], [3, 4]]), tensor((2, 2), "i8")).text == "[[1, 2], [3, 4]]"


def test_a_wrong_shape_is_refused():
    with pytest.raises(ValueError, match="array of shape"):
        dense(np.zeros(3), tensor((4,), "f32"))


def test_hex_in_lower_case_and_short_hex_become_normal():
    assert canonical('"0x0000803f"', tensor((2,), "f32")) == "1.000000e+00"
    assert canonical('"0x0100000002000000"', tensor((2,), "i32")) == "[1, 2]"
    text = np.arange(200, dtype="<i4").tobytes().hex()
    assert canonical(f'"0x{text}"', tensor((200,), "i32")) == f'"0x{text.upper()}"'


def test_one_big_blob_is_not_copied():
    text = f'"0x{np.arange(10_000, dtype="<f4").tobytes().hex().upper()}"'
    assert canonical(text, tensor((10_000,), "f32")) is text


ELEMENTS_AND_SHAPES = [
    (element, shape) for element in ELEMENTS for shape in ((), (3,), (2, 1, 3), (0,), (101,))
]


def _random(element: str, shape: tuple[int, ...]) -> Dense:
    """A constant of random bits."""
    draw = np.random.default_rng(len(element) + 7 * len(shape))
    scalar = element[8:-1] if element.startswith("complex") else element
    bits = (
        64
        if scalar == "index"
        else max(FORMATS[scalar].size * 8 if scalar in FORMATS else ELEMENTS[scalar].bits, 8)
    )
    count = int(np.prod(shape)) * (2 if element.startswith("complex") else 1)
    data = draw.integers(0, 256, count * bits // 8, dtype=np.uint8)
    if scalar == "i1":
        data &= 1
    elif scalar[-2:] in ("i2", "i4"):
        data &= (1 << int(scalar[-1])) - 1
    type = tensor(shape, element)
    return Dense(canonical(f'"0x{data.tobytes().hex()}"' if count else "", type), type)


@pytest.mark.parametrize(("element", "shape"), ELEMENTS_AND_SHAPES)
def test_values_come_back(element: str, shape: tuple[int, ...]):
    attr = _random(element, shape)
    found = values(attr)
    assert found.shape == shape
    assert found.dtype == ELEMENTS[element].numpy
    again = values(dense(found, attr.type))
    assert np.array_equal(found, again, equal_nan=found.dtype.kind in "fc")
    assert canonical(attr.text, attr.type) == attr.text


@pytest.mark.parametrize(("element", "shape"), ELEMENTS_AND_SHAPES)
def test_payloads_are_mlirs(element: str, shape: tuple[int, ...]):
    pytest.importorskip("jaxlib", reason="the oracle is jaxlib's printer")
    attr = _random(element, shape)
    text = f"module attributes {{a.b = {attr}}} {{\n}}\n\n"
    assert (jaxlib_print(text) or "").strip() == text.strip()


@settings(max_examples=60)
@given(st.sampled_from(sorted(set(FORMATS) - {"f80", "f128"})), st.integers(0, 2**64 - 1))
def test_floats_read_back_to_the_same_bits(element: str, bits: int):
    bits &= (1 << FORMATS[element].bits) - 1
    text = float_text(bits, element)
    found = read_float(text, element)
    if not math.isnan(from_bits(bits, element)):
        assert found == bits


def _reads_back(printer: Callable[[float], str]) -> bool:
    return all(np.float32(printer(x)) == np.float32(x) for x in (0.1, 1 / 3, math.pi, 1e-30))


def test_a_printer_with_six_digits_only_is_caught():
    assert _reads_back(lambda x: float_text(int(np.float32(x).view(np.uint32)), "f32"))
    assert not _reads_back(lambda x: f"{x:.6e}")


WRONG = [
    ("[1, 2]", "tensor<3xi32>", "inferred shape"),
    ("[[1], [2, 3]]", "tensor<2x2xi32>", "not consistent"),
    ("1", "tensor<f32>", "unexpected decimal integer literal for a floating point value"),
    ("1.0", "tensor<i32>", "expected integer elements"),
    ("true", "tensor<i32>", "expected i1 type"),
    ("256", "tensor<i8>", "out of range"),
    ('"0x00"', "tensor<3xi32>", "hex data size"),
    ('"00"', "tensor<i8>", "hex digits starting with `0x`"),
    ("", "tensor<2xi32>", "parsed zero elements"),
    ("1, 2", "tensor<2xi32>", "expected '>'"),
    ("(1.0)", "tensor<complex<f32>>", "complex"),
]


@pytest.mark.parametrize(("payload", "type", "message"), WRONG)
def test_wrong_payloads_are_refused(payload: str, type: str, message: str):
    shape = tuple(int(word) for word in type[7:-1].split("x")[:-1] if word.isdigit())
    element = "complex<f32>" if "complex" in type else type[7:-1].split("x")[-1]
    with pytest.raises(ValueError, match=message):
        canonical(payload, tensor(shape, element))
