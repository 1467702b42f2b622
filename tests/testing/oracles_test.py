"""The oracles answer, refuse and survive what aborts them; ours agrees with them."""

from __future__ import annotations

import os
from dataclasses import replace

import numpy as np
import pytest

from shardwright.ir.print import print_module
from shardwright.ir.reference.random_inputs import inputs
from shardwright.ir.run import run
from shardwright.testing import oracles
from shardwright.testing.oracle.fork import Fork
from shardwright.testing.recipes import build, random_recipe
from shardwright.testing.soundness import differences

PROGRAM = """
module {
  sdy.mesh @mesh = <["x"=2, "y"=4]>
  func.func @main(%a: tensor<8x4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}]>},
                  %b: tensor<4x16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {}]>})
      -> (tensor<8x16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}]>}) {
    %0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0]
      : (tensor<8x4xf32>, tensor<4x16xf32>) -> tensor<8x16xf32>
    return %0 : tensor<8x16xf32>
  }
}
"""
A = np.arange(32, dtype=np.float32).reshape(8, 4)
B = np.arange(64, dtype=np.float32).reshape(4, 16)


def test_interpreter_and_xla_compute() -> None:
    for oracle in (oracles.interpret, oracles.xla_run):
        results = oracle(PROGRAM, [A, B])
        assert results is not None
        np.testing.assert_allclose(results[0], A @ B, rtol=1e-6)


def test_xla_partitions_a_contraction_into_one_all_reduce() -> None:
    found = oracles.xla_partitioned(PROGRAM)
    assert found is not None
    (one,) = found.collectives
    assert (one.kind, one.bytes, one.group) == ("all-reduce", 8 * 16 * 4, 2)
    assert found.wire_bytes == 8 * 16 * 4
    assert found.argument_bytes == (8 * 4 + 4 * 16) * 4 / 2
    assert found.flops >= 2 * 8 * 4 * 16 / 2


def test_shardy_propagates_and_gives_rules() -> None:
    propagated = oracles.shardy(PROGRAM)
    assert propagated is not None and "sdy.sharding" in propagated
    rules = oracles.shardy_rules(PROGRAM)
    assert rules is not None
    assert "([i, k], [k, j])->([i, j]) {i=8, j=16, k=4} reduction={k}" in rules


def test_bad_programs_are_refused_with_a_message() -> None:
    with pytest.raises(oracles.Refused, match="rank"):
        oracles.jaxlib_print(PROGRAM.replace('[{"x"}, {}]', '[{"x"}]'))


def test_an_abort_is_no_opinion_and_the_next_question_is_answered() -> None:
    child = oracles.Child()
    assert child.ask("print", PROGRAM, timeout_s=0) is None  # it takes longer to start
    assert child.ask("print", PROGRAM) is not None
    child.stop()
    assert child.ask("print", PROGRAM) is not None
    child.stop()


def _parts_of_four(value: int) -> int:
    return 4 // value if value >= 0 else os._exit(1)


def test_a_fork_that_dies_is_no_opinion_and_the_next_question_is_answered() -> None:
    fork = Fork(_parts_of_four)
    assert (fork(2), fork(-1), fork(4)) == (2, None, 1)
    with pytest.raises(RuntimeError, match="ZeroDivisionError"):
        fork(0)
    assert fork(1) == 4
    fork.stop()


@pytest.mark.parametrize("oracle", [oracles.xla_run, oracles.interpret])
def test_the_reference_run_agrees(oracle: object) -> None:
    """40 generated programs against XLA and against the StableHLO interpreter."""
    judged = 0
    for seed in range(1000, 1040):
        module = build(replace(random_recipe(seed), plain_starts=True))
        args = inputs(module, seed)
        expected = oracle(print_module(module), args)  # type: ignore[operator]
        if expected is None:
            continue
        judged += 1
        assert not differences(run(module, args), expected), seed
    assert judged >= 36
