"""Programs in f64: legal, without a narrow float but for bits, and the same but for rounding."""

from __future__ import annotations

import numpy as np
import pytest

from shardwright.ir.core import Module
from shardwright.ir.parse import parse
from shardwright.ir.reference.tolerances import value_types
from shardwright.ir.run import run
from shardwright.ir.verify import check
from shardwright.passes.registry import parse_pipeline
from shardwright.spec.op import ops
from shardwright.spec.types import ELEMENTS, TensorType
from shardwright.spec.values.wide import wide_type
from shardwright.testing.op_table.op_cases import (
    Case,
    cases,
    difference,
    evaluate,
    inputs,
    module_of,
)

CASES = 15
READS_BITS = {"stablehlo.bitcast_convert", "chlo.next_after", "chlo.broadcast_next_after"}
ROUNDS = {"stablehlo.reduce_precision"}  # to fewer bits: in f64 to none
ON_DEVICES = (
    "sdy.",
    "mpmd.",
    "stablehlo.all_",
    "stablehlo.collective_",
    "stablehlo.reduce_scatter",
)
NOT_ALONE = {"stablehlo.partition_id", "stablehlo.replica_id", "stablehlo.rng"}
ROWS = [
    name
    for name, row in ops().items()
    if row.sample and row.run and not name.startswith(ON_DEVICES) and name not in NOT_ALONE
]


def widened(module: Module) -> Module:
    """The module itself, in f64."""
    parse_pipeline("widen-floats").run(module)
    check(module)
    return module


def is_narrow(case: Case) -> bool:
    """True if the case has floats whose results differ from those of f64 by little."""
    types = [t for t in (*case.sig.ins, *case.sig.outs) if isinstance(t, TensorType)]
    kinds = {ELEMENTS[t.element].kind for t in types}
    narrow = {t.element for t in types if ELEMENTS[t.element].kind in ("float", "complex")}
    return kinds <= {"float", "complex"} and narrow <= {"f32", "complex<f32>"}


@pytest.mark.parametrize("name", ROWS)
def test_every_op_has_a_wide_form(name: str):
    for number, case in enumerate(cases(ops()[name], CASES)):
        module = widened(module_of([case]))
        values = inputs(case, number)
        main = module.main
        assert main is not None
        wide = [
            value.astype(ELEMENTS[arg.tensor.element].numpy)
            for value, arg in zip(values, main.args, strict=True)
        ]
        results = run(module, wide)
        if name not in READS_BITS:
            left = [type.text for type in value_types(module) if wide_type(type) is not type]
            assert not left, case
        if is_narrow(case) and name not in ROUNDS | READS_BITS:
            expected = evaluate(case.sig, case.op.regions, values)
            for k, (a, b) in enumerate(zip(results, expected, strict=True)):
                assert not difference(a.astype(b.dtype), b, case.sig.out_element(k), slack=20), case


def test_bits_are_those_of_the_narrow_type():
    module = parse("""func.func @main(%arg0: tensor<4xf32>) -> tensor<4xi32> {
      %0 = stablehlo.bitcast_convert %arg0 : (tensor<4xf32>) -> tensor<4xi32>
      return %0 : tensor<4xi32>
    }""")
    array = np.array([1, -0.0, np.inf, 1e-30], np.float32)
    (bits,) = run(widened(module), [array.astype(np.float64)])
    assert bits.tolist() == array.view(np.int32).tolist()


def test_constants_keep_their_numbers():
    module = parse("""func.func @main() -> (tensor<3xbf16>, tensor<f32>, tensor<2xcomplex<f32>>) {
      %0 = stablehlo.constant dense<[1.5, 0xFF80, -0.0]> : tensor<3xbf16>
      %1 = stablehlo.constant dense<0x7F800001> : tensor<f32>
      %2 = stablehlo.constant dense<(1.0, 0xFF800000)> : tensor<2xcomplex<f32>>
      return %0, %1, %2 : tensor<3xbf16>, tensor<f32>, tensor<2xcomplex<f32>>
    }""")
    row, nan, pair = run(widened(module), [])
    assert str(row.tolist()) == "[1.5, -inf, -0.0]"
    assert np.isnan(nan) and pair.tolist() == [complex(1, -np.inf)] * 2
