"""Reductions over cut dims, where the open partitioner is wrong: devices compute what one does."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
import pytest

from shardwright.ir.core import Module
from shardwright.ir.parse import parse
from shardwright.ir.run import run, run_devices
from shardwright.passes.partition.resharding import partial_results
from shardwright.passes.registry import parse_pipeline
from shardwright.spec.attributes import Dense
from shardwright.spec.values.dense import dense, values

DATA = np.array([3, 9, -2, 5, 1, 7, 8, 4], np.float32)
NEGATIVE_INFINITY = "0xFF800000"


def _reduction(op: str, init: str) -> str:
    return f"""
    module {{
      sdy.mesh @mesh = <["x"=2, "y"=2]>
      func.func @main(%x: tensor<8xf32> {{sdy.sharding = #sdy.sharding<@mesh, [{{"y", "x"}}]>}}) -> tensor<f32> {{
        %init = stablehlo.constant dense<{init}> : tensor<f32>
        %0 = stablehlo.reduce(%x init: %init) applies stablehlo.{op} across dimensions = [0] : (tensor<8xf32>, tensor<f32>) -> tensor<f32>
        return %0 : tensor<f32>
      }}
    }}"""  # noqa: E501


SOFTMAX = f"""
module {{
  sdy.mesh @mesh = <["x"=4]>
  func.func @main(%x: tensor<8xf32> {{sdy.sharding = #sdy.sharding<@mesh, [{{"x"}}]>}}) -> (tensor<8xf32> {{sdy.sharding = #sdy.sharding<@mesh, [{{"x"}}]>}}) {{
    %low = stablehlo.constant dense<{NEGATIVE_INFINITY}> : tensor<f32>
    %0 = stablehlo.reduce(%x init: %low) applies stablehlo.maximum across dimensions = [0] : (tensor<8xf32>, tensor<f32>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] {{sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{{"x"}}]>]>}} : (tensor<f32>) -> tensor<8xf32>
    %2 = stablehlo.subtract %x, %1 {{sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{{"x"}}]>]>}} : tensor<8xf32>
    %3 = stablehlo.exponential %2 {{sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{{"x"}}]>]>}} : tensor<8xf32>
    %zero = stablehlo.constant dense<0.0> : tensor<f32>
    %4 = stablehlo.reduce(%3 init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<8xf32>, tensor<f32>) -> tensor<f32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [] {{sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{{"x"}}]>]>}} : (tensor<f32>) -> tensor<8xf32>
    %6 = stablehlo.divide %3, %5 {{sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{{"x"}}]>]>}} : tensor<8xf32>
    return %6 : tensor<8xf32>
  }}
}}"""  # noqa: E501

ARGMAX = f"""
module {{
  sdy.mesh @mesh = <["x"=2, "y"=2]>
  func.func @main(%x: tensor<8xf32> {{sdy.sharding = #sdy.sharding<@mesh, [{{"y", "x"}}]>}}) -> (tensor<f32>, tensor<i32>) {{
    %place = stablehlo.iota dim = 0 : tensor<8xi32>
    %low = stablehlo.constant dense<{NEGATIVE_INFINITY}> : tensor<f32>
    %none = stablehlo.constant dense<0> : tensor<i32>
    %0:2 = stablehlo.reduce(%x init: %low), (%place init: %none) across dimensions = [0] : (tensor<8xf32>, tensor<8xi32>, tensor<f32>, tensor<i32>) -> (tensor<f32>, tensor<i32>)
     reducer(%a: tensor<f32>, %b: tensor<f32>) (%i: tensor<i32>, %j: tensor<i32>)  {{
      %1 = stablehlo.compare GT, %a, %b, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %2 = stablehlo.compare EQ, %a, %b, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %3 = stablehlo.compare LT, %i, %j, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %4 = stablehlo.and %2, %3 : tensor<i1>
      %5 = stablehlo.or %1, %4 : tensor<i1>
      %6 = stablehlo.select %1, %a, %b : tensor<i1>, tensor<f32>
      %7 = stablehlo.select %5, %i, %j : tensor<i1>, tensor<i32>
      stablehlo.return %6, %7 : tensor<f32>, tensor<i32>
    }}
    return %0#0, %0#1 : tensor<f32>, tensor<i32>
  }}
}}"""  # noqa: E501


def _partitioned(text: str, *passes: str) -> Module:
    module = parse(text)
    for step in passes or ("partition",):
        parse_pipeline(step).run(module)
    return module


def _names(module: Module) -> list[str]:
    return [op.name.partition(".")[2] for func in module.funcs for op in func.walk()]


@pytest.mark.parametrize(
    ("op", "init", "expected"),
    [
        ("maximum", NEGATIVE_INFINITY, 9),
        ("minimum", "0x7F800000", -2),
        ("multiply", "1.0", -60480),
        ("add", "0.0", 35),
        ("add", "1.0", 36),  # the init counts once, not once per device
        ("multiply", "2.0", -120960),
        ("maximum", "20.0", 20),
    ],
)
def test_a_reduction_combines_with_its_own_op(op: str, init: str, expected: float) -> None:
    module = _partitioned(_reduction(op, init))
    (result,) = run_devices(module, [DATA])
    assert result == expected
    assert "all_reduce" in _names(module)


def test_softmax_over_a_cut_dim() -> None:
    module = _partitioned(SOFTMAX)
    (result,) = run_devices(module, [DATA])
    (expected,) = run(parse(SOFTMAX), [DATA])
    np.testing.assert_allclose(result, expected, rtol=1e-6)
    assert _names(module).count("all_reduce") == 2  # a maximum and a sum


@pytest.mark.parametrize("data", [DATA, DATA * 0, -DATA], ids=["mixed", "ties", "negated"])
def test_argmax_selects_among_the_pieces_of_all_devices(data: np.ndarray) -> None:
    module = _partitioned(ARGMAX)
    value, place = run_devices(module, [data])
    assert (value, place) == (data.max(), data.argmax())
    assert "all_reduce" not in _names(module) and "all_gather" in _names(module)


# --- planted errors


def _wrong(text: str, *steps: str | Callable[[Module], None]) -> bool:
    """Whether a partitioning with an error in it gives another result."""
    module = parse(text)
    for step in steps:
        if isinstance(step, str):
            parse_pipeline(step).run(module)
        else:
            step(module)
    (expected,) = run(parse(text), [DATA])
    (result,) = run_devices(module, [DATA])
    return not np.array_equal(result, expected)


def _forget_kinds(module: Module) -> None:
    for op in module.walk():
        op.set_note("plan.kind", None)


def test_a_sum_instead_of_a_maximum_is_caught() -> None:
    text = _reduction("maximum", NEGATIVE_INFINITY)
    assert _wrong(text, "insert-reshards", _forget_kinds, "reshard-to-collectives", "localize")


def test_an_init_that_enters_on_every_device_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(partial_results, "neutral", lambda *_: {})
    assert _wrong(_reduction("add", "1.0"), "partition")


GATHER = """
module {
  sdy.mesh @mesh = <["x"=2, "y"=2]>
  func.func @main(%x: tensor<8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"y", "x"}]>}) -> tensor<8xf32> {
    return %x : tensor<8xf32>
  }
}"""  # noqa: E501


def _swap_groups(module: Module) -> None:
    """Number the devices of each group as if the axes were listed the other way round."""
    for op in module.walk():
        table = op.attrs.get("replica_groups")
        if isinstance(table, Dense):
            swapped = values(table).reshape(-1, 2, 2).transpose(0, 2, 1).reshape(-1, 4)
            op.set_attr("replica_groups", dense(swapped, table.type))


def test_a_gather_in_the_wrong_axis_order_is_caught() -> None:
    assert not _wrong(GATHER, "partition")
    assert _wrong(GATHER, "partition", _swap_groups)
