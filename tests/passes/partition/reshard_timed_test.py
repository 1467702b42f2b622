"""Fastest chains on a cluster: none is faster, bounds hold, reductions and reshards are one."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from itertools import combinations
from math import prod
from pathlib import Path
from random import Random
from typing import Any

import pytest

from shardwright.ir.clusters import find_cluster
from shardwright.passes.collect.synthesis.cluster_prices import ClusterPrice
from shardwright.passes.collect.synthesis.enumerate import programs
from shardwright.passes.collect.synthesis.search import busy
from shardwright.passes.partition.reshard import space as kinds
from shardwright.passes.partition.reshard.planner import route as route_by_bytes
from shardwright.passes.partition.reshard.types import Step
from shardwright.passes.partition.reshard_timed import query, search
from shardwright.passes.partition.reshard_timed.planner import Ends, FastRoutes, TimedRoute
from shardwright.passes.partition.reshard_timed.space import TimedSpace
from shardwright.passes.partition.reshard_timed.step_seconds import StepTimes
from shardwright.spec.axes import Axes, Axis, Mesh, total
from shardwright.spec.cluster import Cluster
from shardwright.spec.layout import Layout, local_count
from shardwright.spec.links import Links
from shardwright.spec.placement import device_ids, placements
from shardwright.spec.sharding_rules.reductions import Collective
from shardwright.testing.generate.level_programs import cluster_text
from shardwright.testing.second_opinion.timed_brute import Place, TimedBrute

File = Callable[[tuple[int, ...]], Cluster]
SYSTEMS = ((2, 2), (2, 3), (2, 2, 2), (2, 3, 2))


@pytest.fixture
def cluster(tmp_path: Path) -> File:
    """A cluster with these levels."""

    def made(system: tuple[int, ...]) -> Cluster:
        path = tmp_path / f"c{'x'.join(map(str, system))}.mlir"
        path.write_text(cluster_text(system))
        return find_cluster(str(path))

    return made


def prime_mesh(random: Random, system: tuple[int, ...]) -> Mesh:
    """An axis per level, in some order, on some of them."""
    names = [f"a{k}" for k in range(len(system))]
    sizes = random.sample(system, len(system))
    matrix = random.choice([*placements(system, sizes)])
    return Mesh(tuple(zip(names, sizes, strict=True)), device_ids(matrix))


def spelled(mesh: Mesh, place: Place) -> tuple[Layout, Axes]:
    sizes = dict(mesh.axes)

    def axes(names: Any) -> Axes:
        return tuple(Axis(name, 1, sizes[name]) for name in names)

    return tuple(map(axes, place[0])), axes(sorted(place[1]))


def question(random: Random, brute: TimedBrute) -> tuple[Place, Place, frozenset[str]]:
    """Two layouts, the second whole, and the axes that a chain may use."""
    src = random.choice(brute.places)
    dst = random.choice([place for place in brute.places if not place[1]])
    used = frozenset(map(str, src[1].union(*src[0], *dst[0])))
    return src, dst, random.choice((used, frozenset(brute.sizes)))


def ends_of(mesh: Mesh, shape: tuple[int, ...], asked: tuple[Place, Place, frozenset[str]]) -> Ends:
    (src, partial), (dst, _) = spelled(mesh, asked[0]), spelled(mesh, asked[1])
    used = {axis.name for axes in (*src, *dst, partial) for axis in axes}
    sizes = dict(mesh.axes)
    spare = tuple(Axis(name, 1, sizes[name]) for name in sorted(asked[2] - used))
    return Ends(shape, src, dst, partial, (), spare)


def compared(seed: int, cluster: File) -> tuple[TimedRoute, float]:
    """The chain found, and the seconds of the fastest one."""
    random = Random(seed)
    system = random.choice(SYSTEMS)
    found = cluster(system)
    mesh = prime_mesh(random, system)
    shape = random.choice(((12, 12), (24,), (12, 24), (4, 6, 4), (1200, 1200), (2, 12)))
    brute = TimedBrute(mesh, found, shape, 4)
    asked = question(random, brute)
    ends = ends_of(mesh, shape, asked)
    route = FastRoutes(StepTimes(mesh, found), is_fine=True).route(ends, 4)
    least = brute.fastest(asked[0], asked[1], asked[2])
    assert route.is_proved and route.bound <= route.seconds * (1 + 1e-9)
    assert route.peak <= max(local_count(shape, ends.src), local_count(shape, ends.dst))
    return route, least


SEEDS = range(60)


def test_no_chain_is_faster(cluster: File):
    used: set[str] = set()
    for seed in SEEDS:
        route, least = compared(seed, cluster)
        used.update(step.kind for step in route.steps)
        assert route.seconds <= least + 1e-14, seed
        # The enumeration knows no exchanges through combs.
        if not is_combed(route.steps):
            assert route.seconds >= least - 1e-14, seed
    assert used >= {*kinds.MERGING[:3], kinds.EXCHANGE, kinds.PERMUTE, kinds.ALL_REDUCE, kinds.VIEW}


def too_dear(self: search.TimedSearch, state: kinds.State) -> int:
    return 10**12 * search.STEPS * sum(map(len, state))


def all_alike(self: query.Query, kind: str, parts: tuple[int, ...], result: int) -> int:
    return result


def none_free(self: TimedSpace, state: kinds.State) -> list[int]:
    return []


MEMO = "shardwright.passes.partition.reshard_timed.planner._asked_before"
MUTANTS: list[tuple[Any, str, Any]] = [
    (search.TimedSearch, "least", too_dear),
    (query.Query, "price", all_alike),
    (TimedSpace, "unused", none_free),
    (TimedSpace, "permuted", lambda self, state: iter(())),  # type: ignore[misc]
]


@pytest.mark.parametrize(("owner", "name", "wrong"), MUTANTS)
def test_mutants_are_caught(
    owner: Any, name: str, wrong: Any, cluster: File, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(MEMO, lambda *_: {})  # else later tests would find wrong chains
    monkeypatch.setattr(owner, name, wrong)
    with pytest.raises(AssertionError):
        test_no_chain_is_faster(cluster)


# --- reductions, and reshards, as one


def axis(mesh: Mesh, name: str) -> Axes:
    return (Axis(name, 1, mesh.axis_size(name)),)


UNIFORM = {Collective.ALL_REDUCE, Collective.REDUCE_SCATTER, Collective.ALL_GATHER}


@pytest.mark.parametrize("system", [(2, 2), (3, 2), (2, 3), (2, 2, 2), (2, 3, 2)])
@pytest.mark.parametrize("elements", [60, 60_000, 60_000_000])
def test_reductions_are_as_fast_as_the_best_uniform_program(
    system: tuple[int, ...], elements: int, cluster: File
):
    """On two levels every set of levels is a run of them; on three there are more chains."""
    found, count = cluster(system), prod(system)
    price = ClusterPrice(Links(found), (system,), (0,), elements * count * 4)
    least = min(
        sum(one.seconds for one in busy(program, price))
        for program in programs(len(system), 6 if len(system) > 2 else 5)
        if all(one.collective in UNIFORM and not one.grouping.rooted for one in program)
    )
    mesh = Mesh((("x", count),))
    ends = Ends((elements * count,), ((),), ((),), axis(mesh, "x"))
    route = FastRoutes(StepTimes(mesh, found), is_fine=True).route(ends, 4)
    assert route.is_proved
    if len(system) == 2:
        assert route.seconds == pytest.approx(least, rel=1e-9)
    assert route.seconds <= least * (1 + 1e-9)


def paths(is_strided: bool) -> list[int]:
    """How many chains of 1 to 5 collectives over runs of two levels do a sum, by length."""
    space = TimedSpace((6,), (2, 3), 6, ((), ()), lambda kind, parts, result: 0, (0, 1))
    ways: dict[kinds.State, int] = {((), (0, 1)): 1}
    found: list[int] = []
    for _ in range(5):
        after: dict[kinds.State, int] = {}
        for state, count in ways.items():
            for out, move in space.moves(state):
                is_step = move.kind in (kinds.ALL_REDUCE, kinds.REDUCE_SCATTER, kinds.GATHER)
                is_named = move.kind == kinds.GATHER or move.parts == tuple(sorted(move.parts))
                if is_step and is_named and (is_strided or space.is_contiguous(out)):
                    after[out] = after.get(out, 0) + count
        found.append(after.pop(space.goal, 0))
        ways = after
    return found


def test_chains_of_two_levels_are_as_many_as_uniform_programs():
    assert paths(is_strided=True) == [1, 3, 10, 6, 0]
    assert sum(paths(is_strided=False)) == 17


def test_one_chain_is_never_slower_than_two(cluster: File):
    """A sum and a reshard in one against the fastest of each, by way of any layout."""
    faster = 0
    for seed in range(40):
        random = Random(seed)
        system = random.choice(SYSTEMS)
        found = cluster(system)
        mesh = prime_mesh(random, system)
        brute = TimedBrute(mesh, found, (24, 24), 4)
        src, dst, _ = question(random, brute)
        ends = ends_of(mesh, (24, 24), (src, dst, frozenset(brute.sizes)))
        routes = FastRoutes(StepTimes(mesh, found), is_fine=True)
        cap = max(local_count(ends.shape, ends.src), local_count(ends.shape, ends.dst))
        middles = [ends.src, spelled(mesh, random.choice(brute.places))[0]]
        one = routes.route(ends, 4)
        for middle in [one for one in middles if local_count(ends.shape, one) <= cap]:
            first = routes.route(replace(ends, dst=middle, spare=()), 4)
            then = routes.route(replace(ends, src=middle, partial=(), spare=()), 4)
            if middle == ends.src or not is_combed((*first.steps, *then.steps)):
                assert one.seconds <= (first.seconds + then.seconds) * (1 + 1e-9), seed
            faster += one.seconds < (first.seconds + then.seconds) * (1 - 1e-6)
    assert faster > 10


def is_combed(steps: Sequence[Step]) -> bool:
    """Whether something is exchanged while dims are seen as others."""
    return {kinds.VIEW, kinds.EXCHANGE}.issubset(step.kind for step in steps)


@pytest.mark.parametrize("name", ["gcp-v100:2", "dgx-a100:2", "tpu-v4:2x2x2x2", "ndv2:2"])
def test_shipped_clusters_are_answered_within_their_bounds(name: str):
    found = find_cluster(name)
    mesh = Mesh((("x", 4), ("y", found.devices // 4)))
    x, y = axis(mesh, "x"), axis(mesh, "y")
    routes = FastRoutes(StepTimes(mesh, found), is_fine=False)
    for src, dst, partial in (
        (((), ()), ((), ()), x),
        (((), ()), ((), y), x),
        ((x, y), (y, x), ()),
        ((y, ()), ((), y), x),
    ):
        ends = Ends((4096, 4096), src, dst, partial)
        ends = replace(ends, spare=routes.idle(ends))
        route = routes.route(ends, 2)
        assert 0 < route.bound <= route.seconds
        by_bytes = routes.timed(ends, route_by_bytes(replace(ends, spare=())), 2)
        assert route.seconds <= by_bytes.seconds


def briefly(cluster: File, seeds: range) -> tuple[int, int]:
    """Of how many questions there are, how many a brief search answers as well."""
    same = 0
    for seed in seeds:
        random = Random(seed)
        system = random.choice(SYSTEMS)
        found = cluster(system)
        mesh = prime_mesh(random, system)
        brute = TimedBrute(mesh, found, (24, 24), 4)
        ends = ends_of(mesh, (24, 24), question(random, brute))
        times = StepTimes(mesh, found)
        slow, fast = (
            FastRoutes(times, is_fine=False, is_brief=is_brief).route(ends, 4)
            for is_brief in (True, False)
        )
        assert fast.seconds <= slow.seconds * (1 + 1e-9) and slow.bound <= slow.seconds * (1 + 1e-9)
        assert slow.peak <= max(local_count(ends.shape, one) for one in (ends.src, ends.dst))
        same += slow.seconds <= fast.seconds * (1 + 1e-9)
    return len(seeds), same


def test_a_brief_search_finds_nearly_all_of_the_fastest_chains(cluster: File):
    count, same = briefly(cluster, range(60))
    assert same >= 0.95 * count


def test_a_brief_search_that_takes_any_chain_is_caught(
    cluster: File, monkeypatch: pytest.MonkeyPatch
):
    def bytes_alone(self: FastRoutes, ends: Ends, width: float) -> TimedRoute:
        return self.timed(ends, route_by_bytes(replace(ends, spare=())), width)

    monkeypatch.setattr(FastRoutes, "_soon", bytes_alone)
    monkeypatch.setattr(MEMO, lambda *_: {})
    count, same = briefly(cluster, range(60))
    assert same < 0.95 * count


def test_what_is_alike_on_a_level_is_one_state(cluster: File):
    """The number of states does not grow with parts that may change places."""
    found = cluster((2, 8))
    settled: list[int] = []
    for names in combinations("xyz", 2):
        mesh = Mesh((("x", 2), ("y", 2), ("z", 4)))
        partial = tuple(Axis(name, 1, mesh.axis_size(name)) for name in names)
        ends = Ends((64, 64), ((), ()), ((), ()), partial)
        route = FastRoutes(StepTimes(mesh, found), is_fine=True).route(ends, 4)
        settled.append(route.settled)
        assert total(partial) > 2 and route.is_proved
    assert max(settled) < 400


def forgetful(self: FastRoutes, steps: tuple[Step, ...], ends: Ends, width: float) -> float:
    known = self._seconds  # pyright: ignore[reportPrivateUsage]
    if (steps,) not in known:
        known[(steps,)] = self.times.chain(steps, ends.src, ends.shape, width)
    return known[(steps,)]


def test_programs_on_one_mesh_share_answers(monkeypatch: pytest.MonkeyPatch):
    mesh, axis = Mesh((("x", 4), ("y", 2))), Axis("x", 1, 4)
    ends = Ends((64, 64), ((axis,), ()), ((), (axis,)))

    def answer(name: str = "dgx-h100") -> TimedRoute:
        times = StepTimes(mesh, find_cluster(name))
        return FastRoutes(times, is_fine=False).route(ends, 4.0)

    first = answer()
    assert answer() is first and answer("dgx-a100").each != first.each
    monkeypatch.setattr(MEMO, lambda *_: {})
    assert answer() is not first and answer() == first


@pytest.mark.parametrize("is_mutant", [False, True])
def test_seconds_of_a_chain_are_those_of_its_shape(
    is_mutant: bool, monkeypatch: pytest.MonkeyPatch
):
    if is_mutant:
        monkeypatch.setattr(FastRoutes, "seconds", forgetful)
    found = find_cluster("dgx-h100")
    mesh = Mesh((("x", 4), ("y", 2)))
    times = StepTimes(mesh, found)
    routes, axis = FastRoutes(times, is_fine=False), Axis("x", 1, 4)
    step = Step(kinds.GATHER, ((axis,), ()), ((), ()), 0)
    wrong = 0
    for size in (8, 1 << 12, 1 << 20) * 2:
        for width in (2, 4):
            ends = Ends((size, size), ((axis,), ()), ((), ()))
            alone = times.chain((step,), ends.src, ends.shape, width)
            wrong += routes.seconds((step,), ends, width) != alone
    assert bool(wrong) is is_mutant
