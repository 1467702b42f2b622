"""The simulator against a second one, and against what must not change or must not get worse."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from functools import cache
from random import Random
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from shardwright.ir.core import Module
from shardwright.ir.errors import ProgramError
from shardwright.ir.parse import parse
from shardwright.ir.verify import check
from shardwright.passes.cost.evaluation.evaluate import Cost, evaluate
from shardwright.passes.cost.fusion import fusion, kernel_depth
from shardwright.passes.cost.kernels import rematerializable
from shardwright.passes.cost.pricing import machine
from shardwright.passes.cost.pricing.machine import Machine
from shardwright.passes.cost.simulator import prefetch, streams
from shardwright.passes.cost.simulator.simulate import Simulator
from shardwright.passes.cost.simulator.simulated_run import Run
from shardwright.passes.registry import parse_pipeline
from shardwright.passes.target import target_of
from shardwright.spec.cluster import OVERLAPS, Cluster
from shardwright.spec.machines import op_work, roofline
from shardwright.testing.generate.timed_programs import timed_program
from shardwright.testing.machines.timed_clusters import (
    IDEAL,
    SMALL,
    faster,
    with_chip,
    without_latency,
)
from shardwright.testing.recipes import build, random_recipe, table_recipe
from shardwright.testing.second_opinion.simple_simulator import simulate

SEEDS = range(40)
SHARING = 10  # picoseconds: rounded once per change of speed


@cache
def program(seed: int, ops: int = 20) -> Module:
    module = parse(timed_program(Random(seed), ops))
    check(module)
    return module


def simulated(module: Module, cluster: Cluster, overlap: str) -> Run:
    return Simulator(module, Machine(cluster), overlap).main()


def agrees(seed: int, overlap: str, cluster: Cluster = SMALL) -> bool:
    """Whether both simulators give a program the same times."""
    run, simple = (of(program(seed), cluster, overlap) for of in (simulated, simulate))
    mistakes = (run.time - simple.step, run.computed - simple.computed)
    is_shared = overlap == "levels" or cluster.chip.kernels.interference
    most = SHARING if is_shared else 0
    return all(abs(mistake) <= most for mistake in mistakes) and (
        run.time == run.computed + run.exposed
    )


@pytest.mark.parametrize("overlap", OVERLAPS)
def test_a_second_simulator_agrees(overlap: str):
    assert [seed for seed in SEEDS if not agrees(seed, overlap)] == []


@pytest.mark.parametrize("overlap", OVERLAPS)
def test_transfers_slow_kernels_by_a_part_of_their_time(overlap: str):
    kernels = replace(SMALL.chip.kernels, interference=0.4)
    cluster = with_chip(SMALL, lambda chip: replace(chip, kernels=kernels))
    assert [seed for seed in SEEDS if not agrees(seed, overlap, cluster)] == []
    slower = [seed for seed in SEEDS if _time(seed, overlap, cluster) > _time(seed, overlap, SMALL)]
    assert bool(slower) == (overlap != "none")


@pytest.mark.parametrize("overlap", OVERLAPS)
def test_operands_are_copied_and_collectives_differ_where_a_chip_says_so(overlap: str):
    parts = (("all_gather", 0.5), ("all_to_all", 0.1))
    kernels = replace(SMALL.chip.kernels, copies=0.4, permute=0.3, collectives=parts)
    cluster = with_chip(SMALL, lambda chip: replace(chip, kernels=kernels))
    assert [seed for seed in SEEDS if not agrees(seed, overlap, cluster)] == []
    only_copies = replace(SMALL.chip.kernels, copies=0.1)
    copying = with_chip(SMALL, lambda chip: replace(chip, kernels=only_copies))
    slower = [seed for seed in SEEDS if _time(seed, overlap, copying) > _time(seed, overlap, SMALL)]
    assert len(slower) > 1


def _time(seed: int, overlap: str, cluster: Cluster) -> int:
    return simulated(program(seed), cluster, overlap).time


def test_the_programs_have_what_is_to_agree_on():
    found = {"fused": 0, "fences": 0, "collectives": 0, "sharing": 0, "hidden": 0}
    found["permuted"] = 0
    for seed in SEEDS:
        one, levels, none = (simulated(program(seed), SMALL, o) for o in ("one", "levels", "none"))
        kernels = one.fused.kernels
        found["fused"] += any(len(kernel.nodes) > 2 for kernel in kernels)
        found["fences"] += any(kernel.is_fence for kernel in kernels)
        found["collectives"] += any(kernel.load is None for kernel in kernels)
        found["permuted"] += any(kernel.is_permuted for kernel in kernels)
        found["hidden"] += one.time < none.time
        found["sharing"] += levels.time != one.time
    assert min(found.values()) > len(SEEDS) // 4, found


# --- planted mistakes


@contextmanager
def planted(target: Any, name: str, value: Any) -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(target, name, value)
        op_work.work_of.cache_clear()
        yield
    op_work.work_of.cache_clear()


def _nothing(*_: Any) -> None:
    """Does not do what it should."""


_seconds, _is_fence, _class = roofline.product_seconds, fusion._is_fence, op_work._class  # pyright: ignore[reportPrivateUsage]


def _no_rounds(product: Any, chip: Any) -> float:
    return roofline.product_flops(product) / roofline.product_peak(product, chip)


def _all_kept(sig: Any) -> op_work.Class:
    found = _class(sig)
    return op_work.Class.LIGHT if found == op_work.Class.SPREAD else found


MUTANTS = {
    "links are not shared": (streams.Streams, "_share", _nothing, "levels"),
    "products have no tiles": (roofline, "product_seconds", _no_rounds, "one"),
    "nothing is postponed": (kernel_depth, "_postpone", _nothing, "one"),
    "broadcasts are kept": (op_work, "_class", _all_kept, "one"),
    "times are rounded down": (machine, "picoseconds", lambda s: int(s * 1e12), "one"),
    "partial sums are free": (roofline, "_sums_seconds", lambda product, parts, chip: 0.0, "one"),
    "transposes of products are kernels": (
        rematerializable,
        "_permuted_products",
        lambda flat: [],
        "one",
    ),
    "orders of dims cost nothing": (rematerializable, "permutes", lambda flat, node: False, "one"),
    "fences take time": (fusion, "_is_fence", lambda node: False, "one"),
}


@pytest.mark.parametrize("name", MUTANTS)
def test_a_planted_mistake_is_caught(name: str):
    target, attribute, value, overlap = MUTANTS[name]
    with planted(target, attribute, value):
        assert not all(agrees(seed, overlap) for seed in SEEDS)


_fences = prefetch._fences  # pyright: ignore[reportPrivateUsage]
LONGER = 40  # ops: fewer seldom fetch anything behind a barrier


def _all_bound(kernels: Any) -> list[int]:
    return [prefetch.BOUND if fence >= 0 else fence for fence in _fences(kernels)]


def test_what_waits_for_barriers_alone_is_fetched_up_to_them():
    """The mutant: nothing behind a barrier goes ahead."""
    programs = [program(seed, LONGER) for seed in range(12)]
    expected = [simulate(one, SMALL, "one").step for one in programs]
    assert [simulated(one, SMALL, "one").time for one in programs] == expected
    with planted(prefetch, "_fences", _all_bound):
        assert [simulated(one, SMALL, "one").time for one in programs] != expected


# --- what must not change, or get worse


def collective_time(run: Run) -> int:
    return sum(
        price.time for price, k in zip(run.prices, run.fused.kernels, strict=True) if k.load is None
    )


@settings(max_examples=40)
@given(st.integers(0, 400), st.floats(0.1, 10.0))
def test_links_twice_as_fast_take_half_the_time(seed: int, factor: float):
    start = without_latency(SMALL)
    before, after = (
        simulated(program(seed), cluster, "none")
        for cluster in (start, faster(start, 1.0, 1.0, factor))
    )
    count = len(before.prices)
    assert collective_time(after) * factor == pytest.approx(
        collective_time(before), abs=count * (1 + factor)
    )
    assert after.exposed * factor == pytest.approx(before.exposed, abs=count * (1 + factor))
    assert after.computed == before.computed


RATES = st.floats(1.0, 8.0)


@settings(max_examples=40)
@given(st.integers(0, 400), RATES, RATES, RATES, st.sampled_from(["none", "one"]))
def test_a_faster_machine_is_never_slower(
    seed: int, flops: float, memory: float, links: float, overlap: str
):
    quick = faster(SMALL, flops, memory, links)
    module = program(seed)
    assert simulated(module, quick, overlap).time <= simulated(module, SMALL, overlap).time


@settings(max_examples=40)
@given(st.integers(0, 400))
def test_a_stream_for_transfers_never_hurts(seed: int):
    one, none = (simulated(program(seed), SMALL, overlap) for overlap in ("one", "none"))
    assert one.time <= none.time
    assert one.computed == none.computed


@settings(max_examples=40)
@given(st.integers(0, 400), st.sampled_from(OVERLAPS), st.sampled_from([SMALL, IDEAL]))
def test_no_bound_is_above_the_time(seed: int, overlap: str, cluster: Cluster):
    run = simulated(program(seed), cluster, overlap)
    least = run.least
    found = (least.computing, least.moving, least.path, *least.links)
    assert 0 <= least.bound == max(found) <= run.time


def test_a_bound_without_overlap_is_caught():
    """The sum of everything is no bound, and the test above would say so."""
    runs = [simulated(program(seed), SMALL, "one") for seed in SEEDS]
    assert any(run.computed + collective_time(run) > run.time for run in runs)


def relabelled(text: str, order: list[int]) -> str:
    """A program whose device k is called `order[k]`."""
    head, *rest = text.split("dense<[[")
    parts = [head]
    for part in rest:
        table, end = part.split("]]>", 1)
        names = "".join(str(order[int(c)]) if c.isdecimal() else c for c in table)
        parts.append(f"{names}]]>{end}")
    return "dense<[[".join(parts)


@settings(max_examples=40)
@given(st.integers(0, 400), st.lists(st.booleans(), min_size=7, max_size=7))
def test_names_of_devices_do_not_count(seed: int, flips: list[bool]):
    """Units of a level change places: the machine is the same, groups have other ids."""
    ids = np.arange(8).reshape(2, 2, 2)
    ids = ids[::-1] if flips[0] else ids
    ids = np.stack([half[::-1] if flips[1 + k] else half for k, half in enumerate(ids)])
    pairs = [pair[::-1] if flips[3 + k] else pair for k, pair in enumerate(ids.reshape(4, 2))]
    order = [int(device) for pair in pairs for device in pair]
    text = timed_program(Random(seed), 12)
    first, second = (
        simulated(parse(one), SMALL, "levels") for one in (text, relabelled(text, order))
    )
    assert (first.time, first.computed) == (second.time, second.computed)


def test_other_devices_do_count():
    """Groups across nodes are slower, so a wrong relabelling would be seen."""
    order = [0, 2, 4, 6, 1, 3, 5, 7]
    texts = [timed_program(Random(seed), 12) for seed in SEEDS]
    times = [
        [simulated(parse(one), SMALL, "one").time for one in (text, relabelled(text, order))]
        for text in texts
    ]
    assert any(before != after for before, after in times)


def halves(kind: str, size: int, is_split: bool) -> str:
    """A light op or a product on `size` rows, or on two halves."""
    rows = [size // 2] * 2 if is_split else [size]
    args = ", ".join(f"%a{k}: tensor<{n}x64xf32>, %w{k}: tensor<64x64xf32>"
                     for k, n in enumerate(rows))  # fmt: skip
    lines: list[str] = []
    for k, n in enumerate(rows):
        if kind == "light":
            lines.append(f"%r{k} = stablehlo.tanh %a{k} : tensor<{n}x64xf32>")
        else:
            lines.append(
                f"%r{k} = stablehlo.dot_general %a{k}, %w{k}, contracting_dims = [1] x [0] : "
                f"(tensor<{n}x64xf32>, tensor<64x64xf32>) -> tensor<{n}x64xf32>"
            )
    types = ", ".join(f"tensor<{n}x64xf32>" for n in rows)
    names = ", ".join(f"%r{k}" for k in range(len(rows)))
    body = "\n".join(lines)
    return f"func.func @main({args}) -> ({types}) {{\n{body}\nreturn {names} : {types}\n}}"


@pytest.mark.parametrize("kind", ["light", "product"])
def test_two_halves_take_as_long_as_the_whole(kind: str):
    """Bytes are no limit of the product here: two halves read their weights twice."""
    free = with_chip(IDEAL, lambda chip: replace(chip, memory_bandwidth=1e15))
    cluster = free if kind == "product" else IDEAL
    whole, split = (
        simulated(parse(halves(kind, 4096, is_split)), cluster, "one") for is_split in (False, True)
    )
    assert whole.time == pytest.approx(split.time, abs=2) and whole.time > 1000
    assert len(split.prices) == 2 * len(whole.prices)
    launched = simulated(parse(halves(kind, 4096, True)), SMALL, "one")
    assert launched.time > simulated(parse(halves(kind, 4096, False)), SMALL, "one").time


@pytest.mark.parametrize("seed", range(12))
def test_partitioned_programs_keep_the_laws(seed: int):
    """Loops, branches, calls and ops of the whole table, spread over meshes of any size."""
    module = build(table_recipe(seed) if seed % 2 else random_recipe(seed))
    try:
        parse_pipeline("propagate,partition").run(module)
    except ProgramError:
        pytest.skip("not to be partitioned")
    devices = max([mesh.device_count for mesh in module.meshes.values()], default=1)
    card = replace(SMALL.levels[2], count=devices)
    cluster = replace(SMALL, levels=(card,), chips=((SMALL.chip, devices),))
    none, one, levels = (
        Simulator(module, Machine(cluster), overlap, 3).main() for overlap in OVERLAPS
    )
    assert max(one.least.bound, levels.least.bound) <= min(one.time, levels.time)
    assert one.time == levels.time <= none.time == none.computed + none.exposed


@settings(max_examples=30)
@given(st.integers(0, 400))
def test_an_answer_adds_up(seed: int):
    cost: Cost = evaluate(program(seed), target_of(replace(SMALL, overlap="one")))
    parts = cost.compute + cost.exposed + cost.idle
    assert parts == pytest.approx(cost.step, rel=1e-9)
    assert cost.exposed <= cost.collective_seconds * (1 + 1e-9)
    lines = sum(line.seconds for line in cost.lines)
    assert lines == pytest.approx(cost.compute + cost.idle + cost.collective_seconds)
