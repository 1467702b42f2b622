"""All devices in lockstep: collectives by definition, control flow, and what must be refused."""

from __future__ import annotations

import numpy as np
import pytest

from shardwright.ir.core import Module
from shardwright.ir.errors import ProgramError
from shardwright.ir.parse import parse
from shardwright.ir.run import run, run_devices
from shardwright.spec.op import Values

ADD = """({
    ^bb0(%a: tensor<f32>, %b: tensor<f32>):
      %s = stablehlo.add %a, %b : tensor<f32>
      stablehlo.return %s : tensor<f32>
    })"""
CHANNEL = "channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>"


def local(
    body: str,
    *,
    mesh: str = '<["x"=2, "y"=2]>',
    ins: str,
    outs: str,
    arg: tuple[str, str],
    result: tuple[str, str],
    more: str = "",
) -> Module:
    """A local program: `arg` and `result` are (local, global) types, `ins` and `outs` dim
    shardings.

    The body reads %arg0 and defines %r.
    """
    notes = ", ".join(
        (
            f"plan.arg_shardings = #sdy.sharding_per_value<[<@mesh, {ins}>]>",
            f"plan.arg_types = [tensor<{arg[1]}>]",
            f"plan.result_shardings = #sdy.sharding_per_value<[<@mesh, {outs}>]>",
            f"plan.result_types = [tensor<{result[1]}>]",
        )
    )
    types = f"(%arg0: tensor<{arg[0]}>) -> tensor<{result[0]}>"
    return parse(f"""
module {{
  sdy.mesh @mesh = {mesh}
  func.func public @main{types} attributes {{{notes}}} {{
    {body}
    return %r : tensor<{result[0]}>
  }}
  {more}
}}
""")


def numbers(*shape: int) -> Values:
    return np.arange(1, np.prod(shape) + 1, dtype=np.float32).reshape(shape)


def all_reduce(groups: str, count: str, type: str = "2x4xf32", region: str = ADD) -> str:
    return (
        f'%r = "stablehlo.all_reduce"(%arg0) <{{{CHANNEL}, replica_groups = dense<{groups}> : '
        f"tensor<{count}xi64>, use_global_device_ids}}> {region} : "
        f"(tensor<{type}>) -> tensor<{type}>"
    )


def test_all_reduce_adds_the_members_of_each_group() -> None:
    program = local(
        all_reduce("[[0, 2], [1, 3]]", "2x2"),
        ins='[{"x"}, {}]',
        outs="[{}, {}]",
        arg=("2x4xf32", "4x4xf32"),
        result=("2x4xf32", "2x4xf32"),
    )
    x = numbers(4, 4)
    np.testing.assert_array_equal(run_devices(program, [x])[0], x[:2] + x[2:])


def test_all_reduce_with_the_wrong_groups_is_caught() -> None:
    """The groups of the other axis: copies of the result differ."""
    program = local(
        all_reduce("[[0, 1], [2, 3]]", "2x2"),
        ins='[{"x"}, {}]',
        outs="[{}, {}]",
        arg=("2x4xf32", "4x4xf32"),
        result=("2x4xf32", "2x4xf32"),
    )
    with pytest.raises(ProgramError, match="devices 0 and 2 hold copies that differ"):
        run_devices(program, [numbers(4, 4)])


def test_all_reduce_with_the_wrong_reducer_gives_another_result() -> None:
    x = numbers(4, 4)
    results: list[Values] = []
    for region in (ADD, ADD.replace("stablehlo.add", "stablehlo.maximum")):
        program = local(
            all_reduce("[[0, 2], [1, 3]]", "2x2", region=region),
            ins='[{"x"}, {}]',
            outs="[{}, {}]",
            arg=("2x4xf32", "4x4xf32"),
            result=("2x4xf32", "2x4xf32"),
        )
        results += run_devices(program, [x])
    np.testing.assert_array_equal(results[1], np.maximum(x[:2], x[2:]))
    assert not np.array_equal(*results)


def test_all_reduce_runs_a_reducer_that_no_table_knows() -> None:
    region = """({
    ^bb0(%a: tensor<f32>, %b: tensor<f32>):
      %p = stablehlo.maximum %a, %b : tensor<f32>
      %q = stablehlo.minimum %a, %b : tensor<f32>
      %s = stablehlo.add %p, %q : tensor<f32>
      stablehlo.return %s : tensor<f32>
    })"""
    program = local(
        all_reduce("[[0, 2], [1, 3]]", "2x2", region=region),
        ins='[{"x"}, {}]',
        outs="[{}, {}]",
        arg=("2x4xf32", "4x4xf32"),
        result=("2x4xf32", "2x4xf32"),
    )
    x = numbers(4, 4)
    np.testing.assert_array_equal(run_devices(program, [x])[0], x[:2] + x[2:])


def test_without_groups_or_with_replica_groups_all_devices_work_together() -> None:
    x = numbers(4, 4)
    for attributes in (
        "replica_groups = dense<> : tensor<0x0xi64>",
        f"{CHANNEL}, replica_groups = dense<0> : tensor<1x1xi64>",
    ):
        program = local(
            f'%r = "stablehlo.all_reduce"(%arg0) <{{{attributes}}}> {ADD} '
            ": (tensor<1x4xf32>) -> tensor<1x4xf32>",
            ins='[{"x", "y"}, {}]',
            outs="[{}, {}]",
            arg=("1x4xf32", "4x4xf32"),
            result=("1x4xf32", "1x4xf32"),
        )
        expected = x.sum(0, keepdims=True)
        np.testing.assert_array_equal(run_devices(program, [x])[0], expected)


@pytest.mark.parametrize(
    ("groups", "axes"), [("[[0, 1], [2, 3]]", '"x", "y"'), ("[[0, 2], [1, 3]]", '"y", "x"')]
)
def test_all_gather_joins_in_group_order(groups: str, axes: str) -> None:
    """Gathering the minor axis of the dim gives back the order of its shards."""
    left = axes.split(",", maxsplit=1)[0]
    program = local(
        f'%r = "stablehlo.all_gather"(%arg0) <{{all_gather_dim = 0 : i64, {CHANNEL}, '
        f"replica_groups = dense<{groups}> : tensor<2x2xi64>, use_global_device_ids}}> "
        ": (tensor<2x3xf32>) -> tensor<4x3xf32>",
        ins=f"[{{{axes}}}, {{}}]",
        outs=f"[{{{left}}}, {{}}]",
        arg=("2x3xf32", "8x3xf32"),
        result=("4x3xf32", "8x3xf32"),
    )
    x = numbers(8, 3)
    np.testing.assert_array_equal(run_devices(program, [x])[0], x)


def test_all_gather_with_members_out_of_order_is_caught() -> None:
    program = local(
        f'%r = "stablehlo.all_gather"(%arg0) <{{all_gather_dim = 0 : i64, {CHANNEL}, '
        "replica_groups = dense<[[1, 0], [3, 2]]> : tensor<2x2xi64>, use_global_device_ids}> "
        ": (tensor<2x3xf32>) -> tensor<4x3xf32>",
        ins='[{"x", "y"}, {}]',
        outs='[{"x"}, {}]',
        arg=("2x3xf32", "8x3xf32"),
        result=("4x3xf32", "8x3xf32"),
    )
    x = numbers(8, 3)
    assert not np.array_equal(run_devices(program, [x])[0], x)


def test_device_ids_of_the_mesh_say_who_holds_which_block() -> None:
    program = local(
        f'%r = "stablehlo.all_gather"(%arg0) <{{all_gather_dim = 0 : i64, {CHANNEL}, '
        "replica_groups = dense<[[2, 0, 3, 1]]> : tensor<1x4xi64>, use_global_device_ids}> "
        ": (tensor<1xf32>) -> tensor<4xf32>",
        mesh='<["x"=4], device_ids=[2, 0, 3, 1]>',
        ins='[{"x"}]',
        outs="[{}]",
        arg=("1xf32", "4xf32"),
        result=("4xf32", "4xf32"),
    )
    x = numbers(4)
    np.testing.assert_array_equal(run_devices(program, [x])[0], x)


def test_reduce_scatter_gives_each_member_its_part_of_the_sum() -> None:
    program = local(
        f'%r = "stablehlo.reduce_scatter"(%arg0) <{{{CHANNEL}, replica_groups = '
        "dense<[[0, 2], [1, 3]]> : tensor<2x2xi64>, scatter_dimension = 1 : i64, "
        f"use_global_device_ids}}> {ADD} : (tensor<2x4xf32>) -> tensor<2x2xf32>",
        ins='[{"x"}, {}]',
        outs='[{}, {"x"}]',
        arg=("2x4xf32", "4x4xf32"),
        result=("2x2xf32", "2x4xf32"),
    )
    x = numbers(4, 4)
    np.testing.assert_array_equal(run_devices(program, [x])[0], x[:2] + x[2:])


def test_all_to_all_moves_an_axis_from_dim_to_dim() -> None:
    program = local(
        f'%r = "stablehlo.all_to_all"(%arg0) <{{{CHANNEL}, concat_dimension = 0 : i64, '
        "replica_groups = dense<[[0, 2], [1, 3]]> : tensor<2x2xi64>, split_count = 2 : i64, "
        "split_dimension = 1 : i64}> : (tensor<2x6xf32>) -> tensor<4x3xf32>",
        ins='[{"x"}, {}]',
        outs='[{}, {"x"}]',
        arg=("2x6xf32", "4x6xf32"),
        result=("4x3xf32", "4x6xf32"),
    )
    x = numbers(4, 6)
    np.testing.assert_array_equal(run_devices(program, [x])[0], x)


def test_collective_permute_sends_along_pairs_and_others_get_zeros() -> None:
    program = local(
        f'%r = "stablehlo.collective_permute"(%arg0) <{{{CHANNEL}, source_target_pairs = '
        "dense<[[0, 1], [1, 2], [2, 3]]> : tensor<3x2xi64>}> : (tensor<2xf32>) -> tensor<2xf32>",
        ins='[{"x", "y"}]',
        outs='[{"x", "y"}]',
        arg=("2xf32", "8xf32"),
        result=("2xf32", "8xf32"),
    )
    x = numbers(8)
    expected = np.concatenate([np.zeros(2, np.float32), x[:6]])
    np.testing.assert_array_equal(run_devices(program, [x])[0], expected)


def test_collective_broadcast_copies_from_the_first_of_a_group() -> None:
    program = local(
        f'%r = "stablehlo.collective_broadcast"(%arg0) <{{{CHANNEL}, replica_groups = '
        "dense<[[2, 0, 1, 3]]> : tensor<1x4xi64>}> : (tensor<2xf32>) -> tensor<2xf32>",
        ins='[{"x", "y"}]',
        outs="[{}]",
        arg=("2xf32", "8xf32"),
        result=("2xf32", "2xf32"),
    )
    x = numbers(8)
    np.testing.assert_array_equal(run_devices(program, [x])[0], x[4:6])


SHARD_INDEX = """
  func.func private @shard_index_y() -> tensor<i32> {
    %p = stablehlo.partition_id : tensor<ui32>
    %i = stablehlo.convert %p : (tensor<ui32>) -> tensor<i32>
    %two = stablehlo.constant dense<2> : tensor<i32>
    %r = stablehlo.remainder %i, %two : tensor<i32>
    return %r : tensor<i32>
  }"""


def test_partition_id_reaches_through_calls() -> None:
    program = local(
        """%i = call @shard_index_y() : () -> tensor<i32>
    %f = stablehlo.convert %i : (tensor<i32>) -> tensor<f32>
    %b = stablehlo.broadcast_in_dim %f, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %r = stablehlo.multiply %arg0, %b : tensor<4xf32>""",
        ins='[{"y"}]',
        outs='[{"y"}]',
        arg=("4xf32", "8xf32"),
        result=("4xf32", "8xf32"),
        more=SHARD_INDEX,
    )
    x = numbers(8)
    expected = np.concatenate([np.zeros(4, np.float32), x[4:]])
    np.testing.assert_array_equal(run_devices(program, [x])[0], expected)


def loop(bound: str) -> str:
    """Adds over all devices as often as `bound` says, in a loop that contains the collective."""
    return f"""%zero = stablehlo.constant dense<0> : tensor<i32>
    %one = stablehlo.constant dense<1> : tensor<i32>
    {bound}
    %w:2 = stablehlo.while(%k = %zero, %x = %arg0) : tensor<i32>, tensor<2xf32>
    cond {{
      %c = stablehlo.compare LT, %k, %n, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %c : tensor<i1>
    }} do {{
      %s = "stablehlo.all_reduce"(%x) <{{{CHANNEL}, replica_groups = dense<[[0, 1, 2, 3]]> :
        tensor<1x4xi64>, use_global_device_ids}}> {ADD} : (tensor<2xf32>) -> tensor<2xf32>
      %next = stablehlo.add %k, %one : tensor<i32>
      stablehlo.return %next, %s : tensor<i32>, tensor<2xf32>
    }}
    %r = stablehlo.add %w#1, %w#1 : tensor<2xf32>"""


def test_loops_with_collectives_run_in_lockstep() -> None:
    program = local(
        loop("%n = stablehlo.constant dense<2> : tensor<i32>"),
        ins='[{"x", "y"}]',
        outs="[{}]",
        arg=("2xf32", "8xf32"),
        result=("2xf32", "2xf32"),
    )
    x = numbers(8)
    expected = 2 * 4 * x.reshape(4, 2).sum(0)
    np.testing.assert_array_equal(run_devices(program, [x])[0], expected)


def test_devices_that_leave_a_loop_at_different_times_are_an_error() -> None:
    program = local(
        loop("%n = call @shard_index_y() : () -> tensor<i32>"),
        ins='[{"x", "y"}]',
        outs="[{}]",
        arg=("2xf32", "8xf32"),
        result=("2xf32", "2xf32"),
        more=SHARD_INDEX,
    )
    with pytest.raises(ProgramError, match=r"'stablehlo.while' op devices disagree .* device 1"):
        run_devices(program, [numbers(8)])


def test_a_device_in_two_groups_is_an_error() -> None:
    program = local(
        all_reduce("[[0, 1], [1, 2]]", "2x2"),
        ins='[{"x"}, {}]',
        outs="[{}, {}]",
        arg=("2x4xf32", "4x4xf32"),
        result=("2x4xf32", "2x4xf32"),
    )
    with pytest.raises(ProgramError, match="device 1 is in two replica groups"):
        run_devices(program, [numbers(4, 4)])


def test_one_device_cannot_run_collectives() -> None:
    program = local(
        all_reduce("[[0, 2], [1, 3]]", "2x2"),
        ins='[{"x"}, {}]',
        outs="[{}, {}]",
        arg=("2x4xf32", "4x4xf32"),
        result=("2x4xf32", "2x4xf32"),
    )
    with pytest.raises(ProgramError, match="needs all devices"):
        run(program, [numbers(2, 4)])


def test_global_programs_are_refused_with_the_missing_step() -> None:
    program = parse(
        "func.func @main(%a: tensor<2xf32>) -> tensor<2xf32> { return %a : tensor<2xf32> }"
    )
    with pytest.raises(ProgramError, match="partition the program first"):
        run_devices(program, [numbers(2)])


def test_given_results_are_cut_like_the_results() -> None:
    program = local(
        "%r = stablehlo.negate %arg0 : tensor<2xf32>",
        ins='[{"x", "y"}]',
        outs='[{"x", "y"}]',
        arg=("2xf32", "8xf32"),
        result=("2xf32", "8xf32"),
    )
    given = 10 * numbers(8)
    results = run_devices(program, [numbers(8)], given={0: given})
    np.testing.assert_array_equal(results[0], given)


def test_integers_wrap_alike_on_all_devices() -> None:
    region = ADD.replace("f32", "i32")
    program = local(
        all_reduce("[[0, 1, 2, 3]]", "1x4", "1xi32", region),
        ins='[{"x", "y"}]',
        outs="[{}]",
        arg=("1xi32", "4xi32"),
        result=("1xi32", "1xi32"),
    )
    x = np.array([2**31 - 1, 1, 5, 7], np.int32)
    assert run_devices(program, [x])[0].tolist() == [-(2**31) + 12]
