"""The planner of reshards against plain enumeration: optimal, no larger than the ends, right."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from fractions import Fraction
from random import Random

import pytest

from shardwright.passes.partition.reshard import bound, planner, query, space
from shardwright.passes.partition.reshard.planner import Ends, Route, contiguous, route, routes
from shardwright.passes.partition.reshard.receive_bound import least_received
from shardwright.spec.axes import Axes, Axis, joined
from shardwright.spec.layout import local_count
from shardwright.testing.second_opinion.reshard_brute import Brute, Cost, Place

# Axes (primes), shape, pairs to look at.
CASES: list[tuple[dict[str, int], tuple[int, ...], int]] = [
    ({"x": 2, "y": 2}, (8,), 90),
    ({"x": 2, "y": 2}, (8, 8), 306),
    ({"x": 2, "y": 2}, (2, 4, 8), 60),
    ({"x": 2, "y": 3}, (12, 12), 306),
    ({"x": 2, "y": 3}, (6, 4), 100),
    ({"x": 2, "y": 2, "z": 2}, (8,), 40),
    ({"x": 2, "y": 2, "z": 2}, (8, 8), 300),
    ({"x": 2, "y": 2, "z": 2}, (4, 2, 8), 20),
    ({"x": 2, "y": 2, "z": 2}, (8, 8, 8), 15),
    ({"x": 2, "y": 3, "z": 2}, (12, 12), 50),
    ({"x": 2, "y": 3, "z": 3}, (18, 6), 40),
]
# Parts of one axis in place of axes.
PARTS = {"x": Axis("a", 1, 2), "y": Axis("a", 2, 2), "z": Axis("a", 4, 2)}


def _ends(brute: Brute, parts: dict[str, Axis], src: Place, dst: Place, spare: bool) -> Ends:
    def lists(place: Place) -> tuple[tuple[Axes, ...], Axes]:
        dims = tuple(joined(parts[name] for name in axes) for axes in place[0])
        return dims, joined(sorted(parts[name] for name in place[1]))

    (before, partial), (after, wanted) = lists(src), lists(dst)
    others = tuple(parts.values()) if spare else ()
    return Ends(brute.shape, before, after, partial, wanted, others)


def _parts(sizes: dict[str, int]) -> dict[str, Axis]:
    return {name: Axis(name, 1, size) for name, size in sizes.items()}


def _questions(
    brute: Brute, parts: dict[str, Axis], count: int, spare: bool = True
) -> Iterator[tuple[Ends, Cost, Fraction]]:
    """Random pairs with their optima and the most that a device may hold."""
    pairs = brute.pairs()
    pairs = sorted(Random(count).sample(pairs, min(count, len(pairs))), key=str)
    for src, dst in pairs:
        cap = max(brute.local(src), brute.local(dst))
        used = frozenset[str]().union(src[1], dst[1], *src[0], *dst[0])
        optima = brute.optima(src, cap, dst[1], None if spare else used)
        yield _ends(brute, parts, src, dst, spare), optima[dst], cap


def _worse(brute: Brute, parts: dict[str, Axis], count: int, spare: bool = True) -> object:
    """The first question whose answer is not the optimum, or holds too much; None: no such one."""
    for ends, optimum, cap in _questions(brute, parts, count, spare):
        answer = contiguous(ends)
        if (answer.received, len(answer.steps)) != optimum or answer.peak > cap:
            return ends, answer, optimum
    return None


_by_volume = planner._by_volume  # pyright: ignore[reportPrivateUsage]
_query = planner._query  # pyright: ignore[reportPrivateUsage]


@pytest.fixture(autouse=True)
def _fresh() -> Iterator[None]:
    planner.forget()
    yield
    planner.forget()


@pytest.mark.parametrize(("sizes", "shape", "count"), CASES, ids=str)
def test_no_chain_is_cheaper(sizes: dict[str, int], shape: tuple[int, ...], count: int) -> None:
    assert _worse(Brute(sizes, shape), _parts(sizes), count) is None


def test_no_chain_over_parts_of_an_axis_is_cheaper() -> None:
    brute = Brute(dict.fromkeys(PARTS, 2), (8, 16))
    assert _worse(brute, PARTS, 40) is None


def test_no_chain_over_the_axes_of_both_ends_is_cheaper() -> None:
    brute = Brute({"x": 2, "y": 2, "z": 3}, (12, 6))
    assert _worse(brute, _parts(brute.sizes), 40, spare=False) is None


def test_labels_are_searched_once_for_axes_of_any_mesh() -> None:
    """Names of axes do not matter, and of sizes only what divides them."""
    found: list[Route] = []
    for shape, x, y in [((8, 16), "x", "y"), ((24, 48), "b", "a")]:
        one, two = Axis(x, 1, 2), Axis(y, 1, 4)
        found.append(route(Ends(shape, ((), ()), ((one,), ()), (one, two))))
    first, second = found
    assert [step.kind for step in first.steps] == [step.kind for step in second.steps]
    assert (first.settled, 9 * first.received) == (second.settled, second.received)
    assert (_by_volume.cache_info().misses, _by_volume.cache_info().hits) == (1, 1)


def test_of_very_many_devices_chains_keep_parts_whole(monkeypatch: pytest.MonkeyPatch) -> None:
    """Above `MAX_PARTS` primes, dims of strided layouts would be cut within parts."""
    major, minor, other = Axis("x", 1, 1024), Axis("x", 1024, 4), Axis("y", 1, 2)
    ends = Ends((8192, 4096), ((major, minor), (other,)), ((other,), (major, minor)))
    found = route(ends)
    assert found.steps and found.steps[-1].out == (((other,)), (Axis("x", 1, 4096),))
    monkeypatch.setattr(planner, "_query", lambda ends, price: (_query(ends, price)[0], True))
    planner.forget()
    with pytest.raises(IndexError):
        route(ends)


@dataclass(frozen=True)
class Links:
    """Some time per collective, and per element more over `slow` than over other axes."""

    slow: str
    start: int = 7
    scale: int = 36  # makes volumes whole

    def __call__(self, kind: str, axes: Axes, volume: int, unit: Fraction) -> int:
        rate = 5 if not axes or any(axis.name == self.slow for axis in axes) else 1
        cost = volume * unit * rate * self.scale + self.start * self.scale
        assert cost.denominator == 1
        return int(cost)

    def rate(self, unit: Fraction) -> int:
        return int(unit * self.scale)

    def level(self, axis: Axis) -> int:
        return int(axis.name == self.slow)


@pytest.mark.parametrize("sizes", [{"x": 2, "y": 2, "z": 2}, {"x": 2, "y": 3}], ids=str)
def test_a_price_of_links_is_minimised_as_well(sizes: dict[str, int]) -> None:
    brute, price = Brute(sizes, (12, 12) if 3 in sizes.values() else (8, 8)), Links("y")

    def cost(kind: str, axes: tuple[str, ...], volume: Fraction) -> Fraction:
        rate = 5 if kind == "permute" or "y" in axes else 1
        return (volume * rate + price.start) * price.scale

    brute.price = cost
    differs = False
    for ends, optimum, _ in _questions(brute, _parts(sizes), 30):
        answer = contiguous(ends, price)
        assert (answer.cost, len(answer.steps)) == optimum
        differs |= answer.steps != contiguous(ends).steps
    assert differs  # else it is no other price


def test_too_high_a_bound_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    real = bound.Bounds.of

    def doubled(self: bound.Bounds, state: space.State, *, pending: bool) -> object:
        volume, steps = real(self, state, pending=pending)
        return 2 * volume, steps

    monkeypatch.setattr(bound.Bounds, "of", doubled)
    brute = Brute({"x": 2, "y": 2, "z": 2}, (8, 8))
    assert _worse(brute, _parts(brute.sizes), 100)


@pytest.mark.parametrize("name", ["permuted", "_exchanges", "_reductions"])
def test_a_lacking_collective_is_caught(monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    def nothing(*_: object) -> Iterator[object]:
        return iter(())

    monkeypatch.setattr(space.Space, name, nothing)
    brute = Brute({"x": 2, "y": 2, "z": 2}, (8, 8))
    monkeypatch.setattr(planner, "MAX_STATES", 300)
    assert _worse(brute, _parts(brute.sizes), 60)


def test_a_chain_that_holds_too_much_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    real = query.Query.labelled

    def unlimited(self: query.Query, **options: bool) -> query.Labelled:
        found = real(self, **options)
        return replace(found, space=replace(found.space, cap=found.space.units))

    monkeypatch.setattr(query.Query, "labelled", unlimited)
    brute = Brute({"x": 2, "y": 2, "z": 2}, (4, 2, 8))
    assert _worse(brute, _parts(brute.sizes), 200)


def test_a_chain_that_ends_elsewhere_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    real = query.Labelled.walked

    def short(self: query.Labelled, chain: object) -> object:
        return real(self, chain)[:-1]  # pyright: ignore[reportArgumentType]

    monkeypatch.setattr(query.Labelled, "walked", short)
    a, b = Axis("a", 1, 2), Axis("b", 1, 4)
    with pytest.raises(AssertionError, match="ends in"):
        route(Ends((8,), ((a,),), ((b,),)))


def test_several_chains_come_cheapest_first_and_differ() -> None:
    x, y = Axis("x", 1, 4), Axis("y", 1, 2)
    found = routes(Ends((64, 32), ((x,), (y,)), ((y,), (x,))), 5)
    assert len(found) == 5 and found[0] == route(Ends((64, 32), ((x,), (y,)), ((y,), (x,))))
    order = [(one.received, len(one.steps)) for one in found]
    assert order == sorted(order)
    assert len({tuple((s.kind, s.received) for s in one.steps) for one in found}) == 5


def _check(answer: Route, ends: Ends) -> None:
    last = answer.steps[-1]
    assert (last.out, last.partial) == (ends.dst, ends.wanted)
    assert sum(Fraction(step.received) for step in answer.steps) == answer.received


def test_parts_that_cannot_coexist_and_endless_searches_end_right(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    two, three = Axis("a", 1, 2), Axis("a", 1, 3)
    odd = Ends((36,), ((two,),), ((three,),), (Axis("b", 1, 2),))
    answer = route(odd)
    _check(answer, odd)
    assert not answer.is_proved and answer.peak == 36
    x, y = Axis("x", 1, 4), Axis("y", 1, 2)
    swap = Ends((64, 32), ((x,), (y,)), ((y,), (x,)))
    for states, peak in ((2, 64 * 32), (30_000, 256)):
        monkeypatch.setattr(planner, "MAX_STATES", states)
        answer = contiguous(swap)
        _check(answer, swap)
        assert answer.is_proved == (peak == 256) and answer.peak == peak


def test_every_answer_receives_what_some_device_lacks() -> None:
    brute = Brute({"x": 2, "y": 3, "z": 2}, (12, 12))
    tight = 0
    for src, dst in Random(5).sample(brute.pairs(), 400):
        if not src[1] and not dst[1]:
            ends = _ends(brute, _parts(brute.sizes), src, dst, spare=True)
            least, answer = least_received(ends.shape, ends.src, ends.dst), route(ends)
            assert least is not None and least <= answer.received
            tight += least == answer.received
    assert tight > 20


def test_the_bound_of_what_is_received_counts_what_is_not_held() -> None:
    a, b = Axis("a", 1, 2), Axis("b", 1, 4)
    assert least_received((16, 16), ((a, b), ()), ((b,), (a,))) == 32
    assert least_received((8,), ((a,),), ((a,),)) == 0


def test_idle_axes_share_the_work_of_a_sum() -> None:
    x, y = Axis("x", 1, 4), Axis("y", 1, 4)
    ends = Ends((64,), ((),), ((),), (x,))
    assert route(ends).received == 96
    shared = route(replace(ends, spare=(y,)))
    assert [step.kind for step in shared.steps] == ["slice", "all_reduce", "gather"]
    assert shared.received == 72 and local_count((64,), shared.steps[0].out) == 16


def _parts_of_large_axes(random: Random) -> list[Axis]:
    """Axes of a mesh 8x16x32, whole or in two or three parts."""
    found: list[Axis] = []
    for number, size in enumerate((8, 16, 32)):
        pre = 1
        while pre < size:
            part = random.choice([2**k for k in range(1, 6) if pre * 2**k <= size])
            found.append(Axis(f"a{number}", pre, part))
            pre *= part
    return found


@pytest.mark.parametrize("seed", range(40))
def test_parts_of_large_axes_move_no_less_than_devices_lack(seed: int) -> None:
    """A chain that starts or ends in another layout would."""
    random, sizes = Random(seed), (4096, 4096, 4096)
    layouts: list[tuple[Axes, ...]] = []
    for _ in range(2):
        dims: list[list[Axis]] = [[] for _ in sizes]
        for part in _parts_of_large_axes(random):
            if random.random() < 0.75:
                random.choice(dims).append(part)
        layouts.append(tuple(map(joined, dims)))
    spare = tuple(Axis(f"a{number}", 1, size) for number, size in enumerate((8, 16, 32)))
    ends = Ends(sizes, layouts[0], layouts[1], (), spare=spare)
    assert route(ends).received >= least_received(sizes, *layouts)
