"""Bytes and flops read off a local program."""

from __future__ import annotations

import pytest

from shardwright.ir.analysis import collective_traffic
from shardwright.ir.parse import parse
from shardwright.ir.reference.collective_semantics import COLLECTIVES
from shardwright.passes.registry import parse_pipeline
from shardwright.spec.machines.ring_bytes import COLLECTIVES as COUNTED
from shardwright.spec.machines.ring_bytes import ring_bytes


@pytest.mark.parametrize(
    ("kind", "expected"),
    [
        ("stablehlo.all_reduce", 150),
        ("stablehlo.all_gather", 75),
        ("stablehlo.reduce_scatter", 300),
        ("stablehlo.all_to_all", 75),
        ("stablehlo.collective_permute", 100),
    ],
)
def test_ring_bytes_of_100_result_bytes_over_4_devices(kind: str, expected: float) -> None:
    assert ring_bytes(kind, 4, 100) == expected
    assert ring_bytes(kind, 1, 100) == 0


LOOP = """
module {
  sdy.mesh @mesh = <["x"=4]>
  func.func @main(%x: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {}]>}, %n: tensor<i32>) -> (tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {}]>}) {
    %c = stablehlo.constant dense<START> : tensor<i32>
    %0:2 = stablehlo.while(%i = %c, %v = %x) : tensor<i32>, tensor<8x8xf32> attributes {sdy.sharding = #sdy.sharding_per_value<[<@mesh, []>, <@mesh, [{"x"}, {}]>]>}
    cond {
      %stop = stablehlo.constant dense<STOP> : tensor<i32>
      %1 = stablehlo.compare DIRECTION, %i, %stop, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %1 : tensor<i1>
    } do {
      %step = stablehlo.constant dense<STEP> : tensor<i32>
      %1 = stablehlo.add %i, %step : tensor<i32>
      %2 = stablehlo.dot_general %v, %v, contracting_dims = [1] x [0] {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"x"}, {}]>]>} : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
      stablehlo.return %1, %2 : tensor<i32>, tensor<8x8xf32>
    }
    return %0#1 : tensor<8x8xf32>
  }
}"""  # noqa: E501


def _loop(start: int, direction: str, stop: int, step: int) -> str:
    words = {"START": start, "STOP": stop, "STEP": step, "DIRECTION": direction}
    text = LOOP
    for word, value in words.items():
        text = text.replace(word, str(value))
    return text


@pytest.mark.parametrize(
    ("start", "direction", "stop", "step", "trips"),
    [
        (0, "LT", 6, 1, 6),
        (0, "LE", 6, 1, 7),
        (1, "LT", 8, 3, 3),
        (9, "GT", 0, -2, 5),
        (9, "GE", 1, -4, 3),
        (5, "LT", 5, 1, 0),
        (5, "LT", 5, -1, 0),
        (2147483000, "LT", 2147483600, 100, 6),
    ],
)
def test_counting_loops_are_multiplied_out(
    start: int, direction: str, stop: int, step: int, trips: int
) -> None:
    module = parse(_loop(start, direction, stop, step))
    (loop,) = [op for op in module.walk() if op.name == "stablehlo.while"]
    assert collective_traffic.trip_count(loop) == trips


@pytest.mark.parametrize(
    ("words", "why"),
    [
        ((0, "NE", 6, 1), "while it is NE 6"),
        ((0, "LT", 6, -1), "expected one that reaches its bound"),
        ((2147483000, "LT", 2147483600, 650), "reaches its bound"),
        ((0, "LE", 2147483647, 1), "reaches its bound"),  # the counter starts again from below
    ],
)
def test_what_cannot_be_counted_is_said(words: tuple[int, str, int, int], why: str) -> None:
    module = parse(_loop(*words[:4]))
    (loop,) = [op for op in module.walk() if op.name == "stablehlo.while"]
    assert collective_traffic.trip_count(loop) is None
    assert why in collective_traffic.uncounted(loop)


def test_a_loop_that_may_not_end_is_counted_once_and_flagged() -> None:
    module = parse(_loop(0, "NE", 6, 1))
    parse_pipeline("partition").run(module)
    (gather,) = collective_traffic.collectives(module)
    assert (gather.count, gather.is_exact) == (1, False)


def test_what_a_device_moves_holds_and_computes() -> None:
    module = parse(_loop(0, "LT", 6, 1))
    flops = collective_traffic.dot_flops(module)
    parse_pipeline("partition").run(module)
    (gather,) = collective_traffic.collectives(module)
    assert (gather.kind, gather.group, gather.axes) == ("stablehlo.all_gather", 4, ("x",))
    assert (gather.result_bytes, gather.ring_bytes, gather.count) == (256, 192, 6)
    assert collective_traffic.total_ring_bytes(module) == 6 * 192
    assert collective_traffic.argument_bytes(module) == 64 + 4
    assert collective_traffic.result_bytes(module) == 64
    assert collective_traffic.dot_flops(module) == flops / 4 == 6 * 2 * 8 * 8 * 8 / 4


def test_every_collective_has_a_formula() -> None:
    silent = {"stablehlo.partition_id", "stablehlo.replica_id"}
    assert set(COLLECTIVES) - silent == set(COUNTED)
