"""The reference on one device: arguments, memory, given results, errors."""

from __future__ import annotations

import weakref

import numpy as np
import pytest

from shardwright.ir.core import Op, Value
from shardwright.ir.errors import ProgramError
from shardwright.ir.parse import parse
from shardwright.ir.reference.interpreter import Interpreter
from shardwright.ir.run import run

CHAIN = """
func.func @main(%a: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
  %0 = stablehlo.add %a, %a : tensor<4xf32>
  %1 = stablehlo.multiply %0, %a : tensor<4xf32>
  return %0, %1 : tensor<4xf32>, tensor<4xf32>
}
"""


def test_results_in_order() -> None:
    x = np.arange(4, dtype=np.float32)
    doubled, product = run(parse(CHAIN), [x])
    np.testing.assert_array_equal(doubled, 2 * x)
    np.testing.assert_array_equal(product, 2 * x * x)


def test_given_results_count_for_all_that_uses_them() -> None:
    x, given = np.arange(4, dtype=np.float32), np.full(4, 10, np.float32)
    doubled, product = run(parse(CHAIN), [x], given={0: given})
    np.testing.assert_array_equal(doubled, given)
    np.testing.assert_array_equal(product, 10 * x)


def test_results_belong_to_the_caller() -> None:
    x = np.arange(4, dtype=np.float32)
    text = "func.func @main(%a: tensor<4xf32>) -> tensor<4xf32> { return %a : tensor<4xf32> }"
    (result,) = run(parse(text), [x])
    result[0] = 7
    assert x[0] == 0


def test_progress_counts_the_ops_of_main() -> None:
    seen: list[tuple[int, int]] = []
    run(parse(CHAIN), [np.zeros(4, np.float32)], progress=lambda *step: seen.append(step))
    assert seen == [(1, 2), (2, 2)]


def test_values_are_freed_after_their_last_use() -> None:
    text = """
    func.func @main(%a: tensor<4xf32>) -> tensor<4xf32> {
      %0 = stablehlo.negate %a : tensor<4xf32>
      %1 = stablehlo.negate %0 : tensor<4xf32>
      %2 = stablehlo.negate %1 : tensor<4xf32>
      return %2 : tensor<4xf32>
    }
    """
    alive: list[int] = []
    made: list[weakref.ref[np.ndarray]] = []

    class Watched(Interpreter):
        def apply(self, op: Op, operands, frame: dict[Value, object], is_lifted: bool):  # type: ignore[no-untyped-def]
            results = super().apply(op, operands, frame, is_lifted)
            made.extend(weakref.ref(array) for array in results)
            alive.append(sum(ref() is not None for ref in made))
            return results

    module = parse(text)
    assert module.main is not None
    Watched(module).call(module.main, [np.ones(4, np.float32)])
    assert max(alive) == 2


def test_regions_see_the_values_around_them() -> None:
    text = """
    func.func @main(%a: tensor<2xf32>, %n: tensor<i32>) -> tensor<2xf32> {
      %zero = stablehlo.constant dense<0> : tensor<i32>
      %one = stablehlo.constant dense<1> : tensor<i32>
      %w:2 = stablehlo.while(%k = %zero, %x = %a) : tensor<i32>, tensor<2xf32>
      cond {
        %c = stablehlo.compare LT, %k, %n, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
        stablehlo.return %c : tensor<i1>
      } do {
        %s = stablehlo.add %x, %a : tensor<2xf32>
        %next = stablehlo.add %k, %one : tensor<i32>
        stablehlo.return %next, %s : tensor<i32>, tensor<2xf32>
      }
      return %w#1 : tensor<2xf32>
    }
    """
    x = np.array([1, 2], np.float32)
    for count in (0, 3):
        (result,) = run(parse(text), [x, np.array(count, np.int32)])
        np.testing.assert_array_equal(result, (count + 1) * x)


def test_manual_computations_run_on_their_devices() -> None:
    text = """
    module {
      sdy.mesh @mesh = <["x"=2, "y"=2]>
      func.func @main(%a: tensor<4x6xf32>) -> tensor<2x6xf32> {
        %0 = sdy.manual_computation(%a) in_shardings=[<@mesh, [{"x"}, {}]>]
            out_shardings=[<@mesh, [{}, {}]>] manual_axes={"x"} (%b: tensor<2x6xf32>) {
          %s = "stablehlo.all_reduce"(%b) <{channel_handle = #stablehlo.channel_handle<handle = 1,
              type = 1>, replica_groups = dense<[[0, 2], [1, 3]]> : tensor<2x2xi64>,
              use_global_device_ids}> ({
          ^bb0(%p: tensor<f32>, %q: tensor<f32>):
            %t = stablehlo.add %p, %q : tensor<f32>
            stablehlo.return %t : tensor<f32>
          }) : (tensor<2x6xf32>) -> tensor<2x6xf32>
          sdy.return %s : tensor<2x6xf32>
        } : (tensor<4x6xf32>) -> tensor<2x6xf32>
        return %0 : tensor<2x6xf32>
      }
    }
    """
    x = np.arange(24, dtype=np.float32).reshape(4, 6)
    (result,) = run(parse(text), [x])
    np.testing.assert_array_equal(result, x[:2] + x[2:])


def test_a_manual_computation_returns_the_same_where_it_says_so() -> None:
    text = """
    module {
      sdy.mesh @mesh = <["x"=2, "y"=2]>
      func.func @main(%a: tensor<4x6xf32>) -> tensor<2x6xf32> {
        %0 = sdy.manual_computation(%a) in_shardings=[<@mesh, [{"x"}, {}]>]
            out_shardings=[<@mesh, [{}, {}]>] manual_axes={"x"} (%b: tensor<2x6xf32>) {
          sdy.return %b : tensor<2x6xf32>
        } : (tensor<4x6xf32>) -> tensor<2x6xf32>
        return %0 : tensor<2x6xf32>
      }
    }
    """
    with pytest.raises(ProgramError) as caught:
        run(parse(text), [np.arange(24, dtype=np.float32).reshape(4, 6)])
    shown = str(caught.value)
    assert "5:14: error: 'sdy.manual_computation' op result 0: devices 0 and 2 return" in shown
    assert 'help: cut result 0 by "x" in out_shardings, or reduce it in the body' in shown
    run(parse(text), [np.ones((4, 6), np.float32)])  # it is a matter of the values


@pytest.mark.parametrize(
    ("args", "message"),
    [
        ([], "takes 1 arguments, got 0"),
        (
            [np.zeros(3, np.float32)],
            r"argument 0 .a. has shape \(3,\) and dtype float32, expected shape",
        ),
        ([np.zeros(4)], "dtype float64, expected shape .* dtype float32: tensor<4xf32>"),
    ],
)
def test_arguments_that_do_not_fit(args: list[np.ndarray], message: str) -> None:
    with pytest.raises(ProgramError, match=message):
        run(parse(CHAIN), args)


def test_an_op_without_reference_is_named_with_its_place() -> None:
    text = 'func.func @main(%a: tensor<4xf32>) -> tensor<4xf32> {\n  %0 = "stablehlo.custom_call"(%a) <{call_target_name = "secret"}> : (tensor<4xf32>) -> tensor<4xf32>\n  return %0 : tensor<4xf32>\n}'  # noqa: E501
    with pytest.raises(ProgramError, match=r"2:\d+: error: 'stablehlo.custom_call' op"):
        run(parse(text), [np.zeros(4, np.float32)])


def test_results_have_their_rounding() -> None:
    """1 + 2^-9 is no bf16: it rounds to 1 after every op."""
    text = """
    func.func @main(%a: tensor<bf16>, %b: tensor<bf16>) -> tensor<bf16> {
      %0 = stablehlo.add %a, %b : tensor<bf16>
      return %0 : tensor<bf16>
    }
    """
    (result,) = run(parse(text), [np.float32(1), np.float32(2**-9)])
    assert result == 1


REDUCERS = {
    "reduce": "dimensions = array<i64: 1>",
    "reduce_window": "window_dimensions = array<i64: 1, 4>",
}


@pytest.mark.parametrize("name", REDUCERS)
def test_a_reducer_may_call_a_function(name: str) -> None:
    type = "tensor<3xf32>" if name == "reduce" else "tensor<3x1xf32>"
    text = f"""
func.func @main(%a: tensor<3x4xf32>) -> {type} {{
  %c = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %0 = "stablehlo.{name}"(%a, %c) <{{{REDUCERS[name]}}}> ({{
  ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    %r = func.call @larger(%p, %q) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    stablehlo.return %r : tensor<f32>
  }}) : (tensor<3x4xf32>, tensor<f32>) -> {type}
  return %0 : {type}
}}
func.func private @larger(%p: tensor<f32>, %q: tensor<f32>) -> tensor<f32> {{
  %0 = stablehlo.compare GT, %p, %q : (tensor<f32>, tensor<f32>) -> tensor<i1>
  %1 = stablehlo.select %0, %p, %q : tensor<i1>, tensor<f32>
  return %1 : tensor<f32>
}}
"""
    x = np.random.default_rng(0).standard_normal((3, 4)).astype(np.float32)
    (found,) = run(parse(text), [x])
    np.testing.assert_array_equal(found.reshape(3), x.max(axis=1))
