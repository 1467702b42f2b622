"""Every factor that may be padded can be: the op on longer types, cut off, is the op."""

from __future__ import annotations

import pytest

from shardwright.spec.blocks.padding import Padded, padded
from shardwright.spec.factors import Kind
from shardwright.spec.op import ops
from shardwright.testing.op_table.op_cases import cases, inputs
from shardwright.testing.op_table.op_padding import growths, longer, unsound

SAMPLES = 24
ROWS = [row.name for row in ops().values() if row.sample and row.run and row.rule]

# Ops of which no factor is padded: what they hold depends on the size, libraries refuse singular
# matrices, the target of a call is unknown, or only the sizes of a run say what is whole.
KEPT_EVEN = {
    "stablehlo.cholesky",
    "stablehlo.custom_call",
    "stablehlo.dynamic_broadcast_in_dim",
    "stablehlo.dynamic_gather",
    "stablehlo.dynamic_iota",
    "stablehlo.dynamic_reshape",
    "stablehlo.get_dimension_size",
    "stablehlo.rng_bit_generator",
    "stablehlo.select_and_scatter",
    "stablehlo.triangular_solve",
}


@pytest.mark.filterwarnings("ignore:invalid value")
@pytest.mark.parametrize("name", ROWS)
def test_factors_can_be_padded(name: str) -> None:
    tried = 0
    for k, case in enumerate(cases(ops()[name], SAMPLES)):
        for growth in growths(case):
            tried += 1
            problem = unsound(case, inputs(case, k), growth)
            assert not problem, f"{case} {growth}: {problem}"
    assert bool(tried) is (name not in KEPT_EVEN)


@pytest.mark.parametrize("name", ["stablehlo.dot_general", "stablehlo.reduce", "stablehlo.scatter"])
def test_a_dropped_mask_is_caught(name: str) -> None:
    found = 0
    for k, case in enumerate(cases(ops()[name], 2 * SAMPLES)):
        for growth in growths(case):
            assert case.sig.blocks is not None
            if case.sig.blocks.kinds[growth.factor] == Kind.REDUCTION:
                how = padded(case.sig, *longer(case.sig, growth))._replace(masked=())
                found += bool(unsound(case, inputs(case, k), growth, how))
    assert found


@pytest.mark.parametrize("name", ["stablehlo.gather", "stablehlo.dynamic_update_slice"])
def test_positions_behind_the_true_end_are_caught(name: str) -> None:
    found = 0
    for k, case in enumerate(cases(ops()[name], 2 * SAMPLES)):
        for growth in growths(case):
            how: Padded = padded(case.sig, *longer(case.sig, growth))._replace(highest={})
            found += bool(unsound(case, inputs(case, k), growth, how))
    assert found
