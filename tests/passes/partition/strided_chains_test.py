"""Chains through combs against plain enumeration of all combs, and run on all devices."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from fractions import Fraction
from random import Random

import numpy as np
import pytest

from shardwright.ir.core import Module
from shardwright.ir.parse import parse
from shardwright.ir.print import print_module
from shardwright.ir.run import run_devices
from shardwright.passes.partition.localize import Localize
from shardwright.passes.partition.lowering import collectives
from shardwright.passes.partition.reshard import planner
from shardwright.passes.partition.reshard.planner import Ends, contiguous, route
from shardwright.passes.partition.reshard.receive_bound import least_received
from shardwright.passes.partition.reshard_to_collectives import ReshardToCollectives
from shardwright.spec import stages
from shardwright.spec.attributes import Attribute
from shardwright.spec.axes import Axes, Axis, Mesh
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
    ({"x": 2, "y": 2, "z": 2}, (8,), 3),
    ({"x": 2, "y": 2, "z": 2}, (8, 8), 4),
]


def _layout(brute: Combs, place: Place) -> Layout:
    found = brute.layout(place)
    assert found is not None
    return tuple(tuple(Axis(name, 1, brute.sizes[name]) for name in axes) for axes in found)


def _compared(
    sizes: dict[str, int], shape: tuple[int, ...], count: int
) -> Iterator[tuple[Ends, Fraction]]:
    """Pairs of layouts with what the cheapest chain of any layouts between them receives."""
    brute = Combs(sizes, shape)
    places = brute.contiguous()
    axes = tuple(Axis(name, 1, size) for name, size in sizes.items())
    for src in Random(str(shape)).sample(places, min(count, len(places))):
        caps = {dst: max(brute.local(src), brute.local(dst)) for dst in places if dst != src}
        optima = {cap: brute.optima(src, cap) for cap in sorted(set(caps.values()))}
        for dst, cap in caps.items():
            ends = Ends(shape, _layout(brute, src), _layout(brute, dst), spare=axes)
            yield ends, optima[cap][dst][0]


@pytest.mark.parametrize(("sizes", "shape", "count"), CASES, ids=str)
def test_no_chain_through_combs_is_cheaper(
    sizes: dict[str, int], shape: tuple[int, ...], count: int
) -> None:
    for ends, optimum in _compared(sizes, shape, count):
        assert route(ends).received == optimum


def test_mixed_sizes_are_never_dearer_than_without_combs_and_seldom_than_the_optimum() -> None:
    found: Counter[str] = Counter()
    for ends, optimum in _compared({"x": 2, "y": 3, "z": 2}, (12, 12), 4):
        received = route(ends).received
        plain = contiguous(ends).received
        assert optimum <= received <= plain
        found["optimal"] += received == optimum
        found["gained"] += received < plain
        found["all"] += 1
    assert found["optimal"] >= 0.95 * found["all"] and found["gained"] > 20


def test_a_search_without_combs_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    route.cache_clear()

    def nothing(*_: object) -> Iterator[object]:
        return iter(())

    monkeypatch.setattr(planner, "combs", nothing)
    pairs = list(_compared({"x": 2, "y": 2}, (8, 8), 11))
    assert sum(route(ends).received > optimum for ends, optimum in pairs) == 20
    route.cache_clear()


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
    real = collectives.communication

    def turned(mesh: Mesh, axes: Axes, is_global: bool = True) -> dict[str, Attribute]:
        return real(mesh, axes[::-1], is_global)

    monkeypatch.setattr(collectives, "communication", turned)
    assert not all(_survives(*pair) for pair in PAIRS)
