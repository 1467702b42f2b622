"""Chains through strided layouts against enumeration of all of them, and run on all devices."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from fractions import Fraction
from functools import cache
from random import Random
from typing import Any

import numpy as np
import pytest

from shardwright.ir.core import Module
from shardwright.ir.parse import parse
from shardwright.ir.print import print_module
from shardwright.ir.run import run_devices
from shardwright.passes.partition.localize import Localize
from shardwright.passes.partition.lowering import collectives
from shardwright.passes.partition.reshard import planner, strided_search
from shardwright.passes.partition.reshard.planner import Ends, Route, contiguous, route
from shardwright.passes.partition.reshard.receive_bound import least_received
from shardwright.passes.partition.reshard.space import VIEW
from shardwright.passes.partition.reshard.strided_bound import At, StridedBound
from shardwright.passes.partition.reshard.strided_search import StridedSearch
from shardwright.passes.partition.reshard.strided_slots import Slots
from shardwright.passes.partition.reshard_to_collectives import ReshardToCollectives
from shardwright.spec import stages
from shardwright.spec.attributes import Attribute
from shardwright.spec.axes import Axes, Axis
from shardwright.spec.layout import Layout, local_count
from shardwright.spec.op import Values
from shardwright.testing.oracle.device_oracles import interpret_devices, xla_devices
from shardwright.testing.second_opinion.reshard_strided import Combs, Place

# Axes (primes), shape, how many sources to look at; all of their targets are.
CASES: list[tuple[dict[str, int], tuple[int, ...], int]] = [
    ({"x": 2, "y": 2}, (8,), 9),
    ({"x": 2, "y": 2}, (8, 8), 11),
    ({"x": 2, "y": 2}, (8, 8, 8), 4),
    ({"x": 2, "y": 3}, (12, 12), 11),
    ({"x": 2, "y": 3}, (6, 6), 11),
    ({"x": 2, "y": 2, "z": 2}, (8,), 3),
    ({"x": 2, "y": 2, "z": 2}, (8, 8), 4),
    ({"x": 2, "y": 3, "z": 2}, (12, 12), 5),
    ({"x": 2, "y": 3, "z": 2}, (12, 24), 2),
    ({"x": 2, "y": 3, "z": 2}, (6, 12), 4),
    ({"x": 2, "y": 2, "z": 3}, (12, 12), 4),
    ({"x": 2, "y": 2, "z": 3}, (12,), 6),
    ({"x": 5, "y": 2, "z": 2}, (20, 20), 5),
    ({"x": 3, "y": 2, "z": 3}, (18, 18), 3),
]
MIXED = {"x": 2, "y": 3, "z": 2}
# The most states that one question may look at: what keeps it below some milliseconds.
MOST_TRIED, MOST_SETTLED = 800, 400


def _layout(brute: Combs, place: Place) -> Layout:
    found = brute.layout(place)
    assert found is not None
    return tuple(tuple(Axis(name, 1, brute.sizes[name]) for name in axes) for axes in found)


def _compared(
    sizes: dict[str, int], shape: tuple[int, ...], count: int
) -> Iterator[tuple[Ends, tuple[Fraction, int]]]:
    """Pairs of layouts with what the cheapest chain of any layouts between them receives, and its
    number of collectives.
    """
    brute = Combs(sizes, shape)
    places = brute.contiguous()
    axes = tuple(Axis(name, 1, size) for name, size in sizes.items())
    for src in Random(str(shape)).sample(places, min(count, len(places))):
        caps = {dst: max(brute.local(src), brute.local(dst)) for dst in places if dst != src}
        optima = {cap: brute.optima(src, cap) for cap in sorted(set(caps.values()))}
        for dst, cap in caps.items():
            ends = Ends(shape, _layout(brute, src), _layout(brute, dst), spare=axes)
            yield ends, optima[cap][dst]


def _figures(one: Route) -> tuple[int | Fraction, int]:
    return one.received, sum(step.kind != VIEW for step in one.steps)


@pytest.fixture(autouse=True)
def _fresh() -> Iterator[None]:
    planner.forget()
    yield
    planner.forget()


@pytest.fixture
def searches(monkeypatch: pytest.MonkeyPatch) -> list[StridedSearch]:
    """All searches through strided layouts that a test makes."""
    found: list[StridedSearch] = []
    real = StridedSearch.__init__

    def noted(self: StridedSearch, *args: Any) -> None:
        real(self, *args)
        found.append(self)

    monkeypatch.setattr(StridedSearch, "__init__", noted)
    return found


@pytest.mark.parametrize(("sizes", "shape", "count"), CASES, ids=str)
def test_no_chain_of_any_layouts_is_cheaper_or_shorter(
    sizes: dict[str, int], shape: tuple[int, ...], count: int, searches: list[StridedSearch]
) -> None:
    found: Counter[str] = Counter()
    for ends, optimum in _compared(sizes, shape, count):
        answer, plain = route(ends), contiguous(ends)
        assert _figures(answer) == optimum, ends
        assert answer.peak <= max(local_count(shape, end) for end in (ends.src, ends.dst))
        assert answer.settled <= MOST_SETTLED
        found["all"] += 1
        found["strided"] += _figures(answer) < _figures(plain)
        found["idle"] += answer.received < route(replace(ends, spare=())).received
    print(f"{sizes} {shape}: {dict(found)}, at most {max(s.tried for s in searches)} states")
    assert max(search.tried for search in searches) <= MOST_TRIED
    if sizes == MIXED and shape == (12, 12):
        assert found["strided"] > 20 and found["idle"] > 5


@cache
def _pairs() -> list[tuple[Ends, tuple[Fraction, int]]]:
    return list(_compared(MIXED, (12, 12), 4))


def _missed() -> int:
    """The number of pairs whose answer is not the optimum."""
    return sum(_figures(route(ends)) != optimum for ends, optimum in _pairs())


class _NoParks(Slots):
    """Slots of the ends only."""

    def __init__(self, *args: Any) -> None:
        super().__init__(*args)
        self.parks = [()] * len(self.parks)


def _twice(self: StridedBound, at: At) -> int:
    return 2 * _LEFT(self, at)


_LEFT = StridedBound.left
MUTANTS: dict[str, tuple[Any, str, Any]] = {
    "no strided layouts": (planner, "FIRST_TRIES", 0),
    "no slots to park at": (strided_search, "Slots", _NoParks),
    "one exchange only": (strided_search, "MAX_EXCHANGES", 1),
    "too high a bound": (StridedBound, "left", _twice),
}


@pytest.mark.parametrize("name", MUTANTS)
def test_a_search_that_lacks_something_is_caught(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert not _missed()
    planner.forget()
    monkeypatch.setattr(*MUTANTS[name])
    if name == "no strided layouts":
        monkeypatch.setattr(planner, "TRIES", 0)
    assert _missed()


def test_a_search_is_cut_off_and_its_answer_right(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(planner, "FIRST_TRIES", 3)
    monkeypatch.setattr(planner, "TRIES", 6)
    for ends, optimum in _pairs():
        answer = route(ends)
        assert optimum[0] <= answer.received <= contiguous(ends).received
        assert answer.steps[-1].out == ends.dst


A, B, C, D = (Axis(name, 1, 2) for name in "abcd")
WORKED: list[tuple[Layout, Layout, int, list[str]]] = [
    # From under another: 28 without combs.
    (((), (A, B)), ((A,), ()), 24, ["view", "exchange", "gather", "view"]),
    # Two moves at once: 12 without combs, or one by one.
    (((A,), ()), ((), (A, B)), 8, ["view", "slice", "exchange", "view"]),
]


@pytest.mark.parametrize(("src", "dst", "received", "kinds"), WORKED)
def test_worked_cases(src: Layout, dst: Layout, received: int, kinds: list[str]) -> None:
    found = route(Ends((8, 8), src, dst))
    assert found.received == received
    assert [step.kind for step in found.steps] == kinds
    assert found.peak == max(local_count((8, 8), end) for end in (src, dst))


def test_several_dims_change_places_in_one_exchange() -> None:
    found = route(Ends((8,) * 4, ((A,), (B,), (), ()), ((), (), (A,), (B,))))
    (step,) = found.steps
    assert (step.moves, step.view) == (((0, 2), (1, 3)), ())
    assert found.received == 8**4 // 4 * 3 // 4


# Axes a, b, c, ...; shape; source, target; elements received and collectives.
IDLE: list[tuple[tuple[int, ...], tuple[int, ...], str, str, int, int]] = [
    ((5, 2, 2), (20, 20), "|ba", "b|a", 40, 3),
    ((5, 2, 2), (20, 20), "b|a", "ab|", 48, 4),
    ((2, 2, 3), (12, 12, 12), "c||b", "b||c", 384, 4),
    ((3, 3, 4), (36, 36), "a|c", "ca|", 129, 4),
]


@pytest.mark.parametrize(("sizes", "shape", "src", "dst", "least", "count"), IDLE)
def test_idle_axes_share_what_is_moved(
    sizes: tuple[int, ...], shape: tuple[int, ...], src: str, dst: str, least: int, count: int
) -> None:
    axes = {name: Axis(name, 1, size) for name, size in zip("abc", sizes, strict=False)}
    before, after = (
        tuple(tuple(axes[name] for name in dim) for dim in end.split("|")) for end in (src, dst)
    )
    ends = Ends(shape, before, after, spare=tuple(axes.values()))
    answer = route(ends)
    assert _figures(answer) == (least, count)
    assert answer.received < route(replace(ends, spare=())).received
    assert answer.peak == max(local_count(shape, end) for end in (before, after))


def test_no_device_receives_less_than_it_lacks() -> None:
    for ends, _ in _compared({"x": 2, "y": 2, "z": 2}, (8, 8), 2):
        least = least_received(ends.shape, ends.src, ends.dst)
        assert least is not None and least <= route(ends).received


# --- run

PAIRS = [
    ('[{}, {"a", "b"}]', '[{"a"}, {}]'),
    ('[{"a"}, {}]', '[{}, {"a", "b"}]'),
    ('[{"a", "b"}, {"c"}]', '[{"b"}, {"a", "c"}]'),
    ('[{"a"}, {"b"}]', '[{"b", "a"}, {"c"}]'),
    ('[{"b", "a"}, {}]', '[{"c"}, {"b", "a"}]'),
    ('[{"a", "b", "c"}, {}]', '[{"c"}, {"b", "a"}]'),
]


IDS = "5, 3, 0, 7, 1, 6, 2, 4, 11, 8, 10, 9"
Oracle = Callable[[Module, Sequence[Values]], list[Values] | None]


def program(src: str, dst: str) -> str:
    """A reshard between two layouts on a mesh of uneven axes in no plain device order."""
    given, made = (f"{{sdy.sharding = #sdy.sharding<@mesh, {one}>}}" for one in (src, dst))
    return f"""
    sdy.mesh @mesh = <["a"=2, "b"=3, "c"=2], device_ids=[{IDS}]>
    func.func @main(%0: tensor<24x36xi32> {given}) -> (tensor<24x36xi32> {made}) {{
      %1 = sdy.reshard %0 <@mesh, {dst}> : tensor<24x36xi32>
      return %1 : tensor<24x36xi32>
    }}"""


def _lowered(text: str) -> Module:
    module = parse(text)
    ReshardToCollectives().run(module)
    assert stages.problem("collective", module) is None
    module = parse(print_module(module))
    Localize().run(module)
    assert stages.problem("local", module) is None
    return module


def _survives(src: str, dst: str) -> bool:
    data = np.arange(24 * 36, dtype=np.int32).reshape(24, 36)
    (result,) = run_devices(_lowered(program(src, dst)), [data])
    return np.array_equal(result, data)


@pytest.mark.parametrize(("src", "dst"), PAIRS)
def test_every_device_ends_with_its_block(src: str, dst: str) -> None:
    assert _survives(src, dst)


@pytest.mark.parametrize("oracle", [interpret_devices, xla_devices])
def test_other_machines_agree(oracle: Oracle) -> None:
    pytest.importorskip("jaxlib")
    judged = 0
    for src, dst in PAIRS[:3]:
        text = program(src, dst).replace('"b"=3', '"b"=2').replace(IDS, "5, 3, 0, 7, 1, 6, 2, 4")
        data = np.arange(24 * 36, dtype=np.int32).reshape(24, 36)
        found = oracle(_lowered(text), [data])
        if found is not None:
            judged += 1
            assert np.array_equal(found[0], data)
    assert judged


def test_rows_in_another_order_are_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    real = collectives.Move.among

    def turned(move: collectives.Move, axes: Axes, is_global: bool = True) -> dict[str, Attribute]:
        return real(move, axes[::-1], is_global)

    monkeypatch.setattr(collectives.Move, "among", turned)
    assert not all(_survives(*pair) for pair in PAIRS)
