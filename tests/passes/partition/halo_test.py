"""Blocks that overlap: what neighbours exchange, on generated ops; planted errors are caught."""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from random import Random

import pytest

from shardwright.ir.parse import parse
from shardwright.ir.reference.random_inputs import inputs
from shardwright.ir.run import run, run_devices
from shardwright.passes.registry import parse_pipeline
from shardwright.spec import stages
from shardwright.spec.blocks import halo_local, running_overlap
from shardwright.spec.blocks.halo import Exchange, Need, Slab, exchange
from shardwright.spec.machines.ring_bytes import COLLECTIVES
from shardwright.spec.op import ops
from shardwright.testing.generate.cut_programs import BY_PRICE, cut_program, fault
from shardwright.testing.op_table.op_cases import Case, draw
from shardwright.testing.op_table.partitioning import COUNTS
from shardwright.testing.soundness import differences

OPS = (
    "stablehlo.slice",
    "stablehlo.pad",
    "stablehlo.reverse",
    "stablehlo.concatenate",
    "stablehlo.reduce_window",
    "stablehlo.convolution",
    "stablehlo.select_and_scatter",
)
Cut = tuple[Case, int, int]  # a case, a factor whose blocks overlap, a number of blocks


def _longer(random: Random, low: int = 0, high: int = 3) -> tuple[int, ...]:
    rank = random.randint(max(low, 1), min(high, 2))
    return tuple(random.choice((2, 3, 4, 6, 8, 12, 16, 24)) for _ in range(rank))


@pytest.fixture(autouse=True)
def _longer_dims(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in OPS:
        module = sys.modules[ops()[name].sample.__module__]
        if hasattr(module, "draw_shape"):
            monkeypatch.setattr(module, "draw_shape", _longer)


def exchanges(name: str, count: int, seed: int = 0) -> Iterator[Cut]:
    """That many of an op."""
    random = Random(f"{name} {seed}")
    while count > 0:
        case = draw(ops()[name], random)
        for factor in case.sig.overlaps:
            for blocks in COUNTS:
                if count > 0 and case.sig.needs(factor, blocks) is not None:
                    count -= 1
                    yield case, factor, blocks


@pytest.mark.parametrize("name", OPS)
def test_exchanges_are_sound(name: str) -> None:
    outcomes = [fault(*cut, "", seed=k) for k, cut in enumerate(exchanges(name, 25))]
    assert [problem for problem in outcomes if problem] == []


# --- the least that can move

SIZE = 16


def moved(starts: tuple[int, ...], length: int) -> list[tuple[int, list[tuple[int, int]]]]:
    """Width and pairs of each slab that changes hands."""
    slabs = exchange(SIZE, Need(0, 0, starts, length)).moving
    return [(slab.width, [*slab.pairs]) for slab in slabs]


def test_a_window_of_three_takes_one_position_from_each_side():
    right, left = [(0, 1), (1, 2), (2, 3)], [(1, 0), (2, 1), (3, 2)]
    assert moved((-1, 3, 7, 11), 6) == [(1, right), (1, left)]


def test_a_slice_within_blocks_takes_nothing():
    assert moved((0, 4, 8, 12), 3) == []


def test_a_halo_longer_than_a_block_takes_two_hops():
    assert [width for width, _ in moved((-5, -1, 3, 7), 9)] == [1, 4]


def test_a_reversal_sends_each_block_once():
    assert moved((12, 8, 4, 0), 4) == [(4, [(3, 0), (2, 1), (1, 2), (0, 3)])]


def test_a_block_that_serves_two_sends_each_its_part():
    # The first half of a dim, spread over all blocks.
    assert moved((0, 2, 4, 6), 2) == [(2, [(0, 0), (1, 2)]), (2, [(0, 1), (1, 3)])]


# --- stages

TEXT = """
sdy.mesh @mesh = <["x"=2]>
func.func @main(%a: tensor<8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}]>}) -> (tensor<8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}]>}) {
  %0 = stablehlo.reverse %a, dims = [0] {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"x"}]>]>} : tensor<8xf32>
  return %0 : tensor<8xf32>
}
"""  # noqa: E501


def test_an_exchange_is_named_before_it_is_made():
    module = parse(TEXT)
    problem = stages.problem("resharded", module)
    wanted = "stablehlo.reverse takes positions from other blocks without saying so"
    assert str(problem) == f"{wanted}: run insert-reshards first"
    parse_pipeline("insert-reshards").run(module)
    assert stages.problem("resharded", module) is None
    (op,) = [op for op in module.walk() if "plan.halo" in op.notes]
    assert str(op.notes["plan.halo"]) == (
        '"stablehlo.reverse receives 4 positions of dim 0 (factor i) of operand 0 along x"'
    )


# --- corners, and running folds

CORNERS = """
sdy.mesh @mesh = <["x"=4, "y"=2]>
func.func @main(%a: tensor<1x8x8x2xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}, {"y"}, {}]>}, %k: tensor<3x3x2x2xf32>) -> (tensor<1x8x8x2xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}, {"y"}, {}]>}) {
  %0 = stablehlo.convolution(%a, %k) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {pad = [[1, 1], [1, 1]]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x8x8x2xf32>, tensor<3x3x2x2xf32>) -> tensor<1x8x8x2xf32>
  return %0 : tensor<1x8x8x2xf32>
}
"""  # noqa: E501


def moves(text: str, seed: int = 0) -> Counter[str]:
    """The collectives of a program that is propagated and partitioned; its numbers are right."""
    module = parse(text)
    given = inputs(module, seed)
    expected = run(module, given)
    parse_pipeline("sdy-propagation-pipeline,partition").run(module)
    assert differences(run_devices(module, given), expected) == []
    return Counter(op.name for op in module.funcs[0].walk() if op.name in COLLECTIVES)


def test_a_window_over_two_cut_dims_gets_its_corners():
    assert moves(CORNERS) == {"stablehlo.collective_permute": 4}


def test_a_permute_names_its_axes_in_the_order_of_the_mesh():
    """JAX numbers the devices of a permutation by it, in whatever order axes are listed."""
    cut = '{sdy.sharding = #sdy.sharding<@mesh, [{"y", "x"}]>}'
    module = parse(f"""
sdy.mesh @mesh = <["x"=2, "y"=2]>
func.func @main(%a: tensor<8xi32> {cut}) -> (tensor<8xi32> {cut}) {{
  %0 = stablehlo.reverse %a, dims = [0] : tensor<8xi32>
  return %0 : tensor<8xi32>
}}""")
    parse_pipeline("sdy-propagation-pipeline,partition").run(module)
    (op,) = [op for op in module.walk() if op.name == "stablehlo.collective_permute"]
    assert str(op.notes["plan.axes"]) == '["x", "y"]'


_STARTS = {
    ("add", "f32"): "0.0",
    ("multiply", "f32"): "1.0",
    ("maximum", "f32"): "0xFF800000",
    ("and", "i32"): "-1",
}


def running(reducer: str, element: str, start: str, edges: str) -> str:
    """A running fold over 16 positions, cut into 8 blocks."""
    type = f"tensor<16x2x{element}>"
    cut = '{sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {}]>}'
    return f"""
sdy.mesh @mesh = <["x"=8]>
func.func @main(%a: {type} {cut}) -> ({type} {cut}) {{
  %c = stablehlo.constant dense<{start}> : tensor<{element}>
  %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<{element}>) -> tensor<{element}>
  %1 = "stablehlo.reduce_window"(%a, %0) <{{padding = dense<[{edges}, [0, 0]]> : tensor<2x2xi64>,
      window_dimensions = array<i64: 16, 1>}}> ({{
  ^bb0(%p: tensor<{element}>, %q: tensor<{element}>):
    %2 = stablehlo.{reducer} %p, %q : tensor<{element}>
    stablehlo.return %2 : tensor<{element}>
  }}) : ({type}, tensor<{element}>) -> {type}
  return %1 : {type}
}}"""


@pytest.mark.parametrize("edges", ["[15, 0]", "[0, 15]"])
@pytest.mark.parametrize(("reducer", "element"), list(_STARTS))
def test_a_running_fold_goes_on_from_block_to_block(reducer: str, element: str, edges: str):
    text = running(reducer, element, _STARTS[reducer, element], edges)
    assert moves(text) == {"stablehlo.collective_permute": 4}  # the shift, then 1, 2, 4 blocks


def test_a_running_fold_from_another_start_takes_all_that_is_before_it():
    assert moves(running("add", "f32", "3.0", "[15, 0]")) == {"stablehlo.collective_permute": 7}


# --- planted errors


def is_caught(name: str) -> bool:
    """Whether some exchange of an op goes wrong."""
    for k, (case, factor, count) in enumerate(exchanges(name, 60)):
        try:
            if fault(case, factor, count, "", seed=k):
                return True
        except Exception:  # does not even run
            return True
    return False


def _changed(monkeypatch: pytest.MonkeyPatch, change: object) -> None:
    assert callable(change)

    def planted(size: int, need: Need) -> Exchange:
        found = exchange(size, need)
        places = tuple(
            tuple(change(slab, size // len(need.starts)) for slab in place)
            for place in found.places
        )
        return replace(found, places=places)

    monkeypatch.setattr(halo_local, "exchange", planted)


def _off_by_one(slab: Slab, block: int) -> Slab:
    room = slab.low + slab.width < block
    return replace(slab, low=slab.low + 1) if room else replace(slab, low=max(slab.low - 1, 0))


def _swapped(slab: Slab, block: int) -> Slab:
    return replace(slab, pairs=tuple((b, a) for a, b in slab.pairs))


@pytest.mark.parametrize("name", ["stablehlo.convolution", "stablehlo.reduce_window"])
@pytest.mark.parametrize("change", [_off_by_one, _swapped])
def test_a_halo_from_the_wrong_place_is_caught(
    name: str, change: object, monkeypatch: pytest.MonkeyPatch
):
    _changed(monkeypatch, change)
    assert is_caught(name)


@pytest.mark.parametrize("name", ["stablehlo.pad", "stablehlo.reduce_window"])
def test_a_dropped_mask_is_caught(name: str, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(halo_local, "_masked", lambda local, buffer, *_: buffer)
    assert is_caught(name)


def test_a_running_fold_that_starts_anew_on_a_device_is_caught(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(running_overlap, "_before", lambda local, fold, *_: fold)
    with pytest.raises(AssertionError):
        moves(running("add", "f32", "0.0", "[15, 0]"))


def test_a_price_that_differs_from_what_moves_is_caught(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr("shardwright.testing.generate.cut_programs.priced", lambda *_: 1)
    found = [fault(*cut, "exchange") for cut in exchanges("stablehlo.reverse", 5)]
    assert any(problem not in ("", BY_PRICE) for problem in found)


def test_a_program_of_one_exchange_is_cut_as_asked():
    case, factor, count = next(exchanges("stablehlo.reverse", 1))
    module = cut_program(case, factor, count)
    parse_pipeline("partition").run(module)
    assert "stablehlo.collective_permute" in [op.name for op in module.walk()]
