"""Cheapest programs: against all programs, their proofs, their cost in the model of nodes."""

from __future__ import annotations

import time
from collections.abc import Iterator
from math import inf, prod
from random import Random

import pytest

from shardwright.passes.collect.synthesis.enumerate import programs
from shardwright.passes.collect.synthesis.least_load import least_loaded
from shardwright.passes.collect.synthesis.prices import (
    EXTRA,
    TICKS,
    Busy,
    Costs,
    Links,
    Price,
    Tier,
    Tiers,
    cost,
    nodes,
    placed,
)
from shardwright.passes.collect.synthesis.search import busy, cheapest, listed, steps
from shardwright.passes.collect.synthesis.states import Space, State, is_legal, setting_of, skeleton
from shardwright.spec.sharding_rules.reductions import (
    Collective,
    Grouping,
    Instruction,
    Program,
    Step,
    groups,
    program_text,
    volume,
)
from shardwright.testing.second_opinion.optimality_proofs import cost_of, faults

GB = 1e9


def random_price(radices: tuple[int, ...], seed: int) -> Price:
    """Each level has its own bandwidth and latency; a group is as slow as its slowest level."""
    random = Random(seed)
    rates = [10 ** random.uniform(-1, 2) for _ in radices]
    latency = random.choice([0.0, 0.0, 10 ** random.uniform(-3, 0)])

    def price(step: Step) -> Busy:
        collective, (first, end, rooted) = step.instruction
        members = 1
        for radix in radices[first:end]:
            members *= radix
        shares = [
            1 / rates[first] if not kind.cuts else held(kind.cuts) / min(rates[first:end])
            for kind in step.kinds
        ]
        return Busy((volume(collective, members, max(shares)),), latency * (1 + rooted))

    def held(cuts: tuple[int, ...]) -> float:
        share = 1.0
        for radix, cut in zip(radices, cuts, strict=True):
            share /= radix**cut
        return share

    return price


def all_costs(radices: tuple[int, ...], price: Price, size: int) -> list[int]:
    """What every program of at most so many instructions costs, ascending."""
    return sorted(
        sum(cost(one).ticks for one in busy(program, price))
        for program in programs(len(radices), size)
        if is_legal(program, radices)
    )


# All programs of one and two levels; of three levels some seeds with all programs.
BRUTE = [((n,), 3, seed) for n in (2, 5) for seed in range(4)]
BRUTE += [(radices, 6, seed) for radices in ((2, 2), (4, 3), (2, 8)) for seed in range(8)]


@pytest.mark.parametrize(("radices", "size", "seed"), BRUTE, ids=str)
def test_no_program_is_cheaper(radices: tuple[int, ...], size: int, seed: int):
    price = random_price(radices, seed)
    costs = all_costs(radices, price, size)
    assert cheapest(radices, price).best.cost == costs[0]
    assert [one.cost for one in listed(radices, price, 8)] == costs[:8]


def walked_costs(
    radices: tuple[int, ...], price: Price, size: int
) -> dict[tuple[Instruction, ...], int]:
    """The same without walking each program anew."""
    known: dict[Step, int] = {}
    found: dict[tuple[Instruction, ...], int] = {}
    for program in programs(len(radices), size):
        total = 0
        for step in steps(program):
            if step not in known:
                known[step] = cost(price(step)).ticks
            total += known[step]
        found[program] = total
    return found


@pytest.mark.parametrize("radices", [(2, 2, 2), (2, 4, 8)], ids=str)
def test_nor_on_three_levels(radices: tuple[int, ...]):
    for seed in range(2):
        price = random_price(radices, seed)
        costs = walked_costs(radices, price, 9)
        assert len(costs) == 3161
        assert cheapest(radices, price).best.cost == min(costs.values())


def every_cost(levels: int, price: Price) -> list[int]:
    """Costs of all programs of any length: every path to the goal is walked."""
    space = skeleton(levels)
    costs = Costs(space, price)
    ahead: dict[State, list[tuple[int, State]]] = {}

    def leads_to_goal(state: State) -> bool:
        if state not in ahead:
            ahead[state] = [
                (costs.of(state, edge.instruction).ticks, edge.state)
                for edge in space.edges(state)
                if leads_to_goal(edge.state)
            ]
        return state == space.goal or bool(ahead[state])

    found: list[int] = []

    def walk(state: State, paid: int) -> None:
        if state == space.goal:
            found.append(paid)
        for price, after in ahead[state]:
            walk(after, paid + price)

    assert leads_to_goal(space.start)
    walk(space.start, 0)
    return found


def test_nor_is_any_of_all_programs_on_four_levels():
    price = random_price((2, 3, 4, 5), 1)
    costs = every_cost(4, price)
    assert len(costs) == 408975
    assert cheapest((2, 3, 4, 5), price).best.cost == min(costs)


# --- proofs


@pytest.mark.parametrize("radices", [(5,), (2, 2), (2, 16), (4, 2, 3)], ids=str)
def test_proofs_hold_and_changed_ones_do_not(radices: tuple[int, ...]):
    levels = len(radices)
    for seed in range(3):
        price = random_price(radices, seed)
        found = cheapest(radices, price)
        proof = found.proof()
        assert proof.cost == found.best.cost == cost_of(levels, price, found.best.program)
        assert list(faults(levels, price, proof.cost, proof.potentials)) == []
        assert len(proof.potentials) <= found.settled
        assert any(faults(levels, price, proof.cost + 1, proof.potentials))
        for state, potential in list(proof.potentials.items())[:: 1 + len(proof.potentials) // 5]:
            raised = {**proof.potentials, state: potential + 1}
            assert any(faults(levels, price, proof.cost, raised))
            left_out = {one: cost for one, cost in proof.potentials.items() if one != state}
            assert any(faults(levels, price, proof.cost, left_out))


def test_states_that_a_proof_does_not_name_may_not_lead_above_the_cost():
    price = random_price((2, 2), 0)
    proof = cheapest((2, 2), price).proof()
    high = {**proof.potentials, max(proof.potentials): proof.cost + 1}
    assert "a potential is above the cost" in list(faults(2, price, proof.cost, high))


def test_a_program_that_real_devices_do_not_run_is_not_taken():
    """Four programs of three levels need the outer radix to divide the inner one."""
    lost = next(one for one in programs(3, 7) if not is_legal(one, (4, 2, 2)))
    free = set(steps(lost))

    def price(step: Step) -> Busy:
        return Busy((0.0 if step in free else 1.0,))

    assert cheapest((2, 2, 2), price).best.program == lost
    found = cheapest((4, 2, 2), price)
    assert is_legal(found.best.program, (4, 2, 2)) and found.is_checked
    assert found.bound < found.best.cost and found.best == listed((4, 2, 2), price, 1)[0]
    assert list(faults(3, price, found.bound, found.proof().potentials)) == []
    best = listed((4, 2, 2), price, 6)
    assert all(is_legal(one.program, (4, 2, 2)) for one in best)
    assert [one.cost for one in best] == sorted(one.cost for one in best)
    many = listed((100, 2, 2), price, 1)  # too many devices to try
    assert many[0].program == lost and not cheapest((100, 2, 2), price).is_checked


def test_a_program_that_does_not_reduce_has_no_cost():
    price = random_price((2, 2), 0)
    inner = Instruction(Collective.ALL_REDUCE, Grouping(1, 2))
    whole = Instruction(Collective.ALL_REDUCE, Grouping(0, 2))
    assert cost_of(2, price, (inner,)) is None
    assert cost_of(2, price, (inner, whole)) is None
    assert cost_of(2, price, (whole,)) is not None
    with pytest.raises(ValueError, match="AR·IG0 is not legal here"):
        steps((inner, whole))


def test_a_price_must_be_a_time():
    for seconds in (-1.0, inf):
        with pytest.raises(ValueError, match="a step cannot take"):
            cheapest((2, 2), lambda step, s=seconds: Busy((s,)))


def test_one_device_needs_no_program():
    found = cheapest((1, 1), random_price((), 0))
    assert (found.best.program, found.best.cost, found.settled) == ((), 0, 0)
    assert least_loaded((1,), random_price((), 0)).program == ()


def test_ties_go_to_fewer_instructions_and_then_to_the_text():
    found = [program_text(one.program, 2) for one in listed((2, 2), lambda step: Busy((0.0,)), 5)]
    expected = ["AR·IG0", "AR·IG1 AR·P", "AR·P AR·IG1", "RS·IG0 AG·IG0", "Rd·IG0 Bc·IG0"]
    assert found == expected


# --- nodes that share network cards


def test_the_hand_check():
    price = nodes((2, 16), 1, GB, 270 * GB, 8 * GB)
    whole = (Instruction(Collective.ALL_REDUCE, Grouping(0, 2)),)
    assert busy(whole, price)[0].seconds == pytest.approx(0.2421875)
    best = cheapest((2, 16), price).best
    assert program_text(best.program, 2) == "RS·IG1 AR·P AG·IG1"
    parts = [one.seconds for one in busy(best.program, price)]
    assert parts == pytest.approx([15 / 16 / 270, 0.125, 15 / 16 / 270])
    assert best.seconds == pytest.approx(0.1319444, abs=1e-7)
    assert 0.2421875 / best.seconds == pytest.approx(1.836, abs=5e-4)


def test_an_axis_across_nodes_costs_540_times_one_inside():
    links = (Links(1, 8 * GB), Links(1, 270 * GB))
    inside = placed(((1, 2), (2, 8)), {0}, links, GB)
    across = placed(((2, 1), (1, 16)), {0}, links, GB)
    assert inside.tiers == (Tier(0, 8 * GB, beside=8), Tier(1, 270 * GB))
    assert across.tiers == (Tier(1, 8 * GB, beside=16), Tier(0, 270 * GB))
    times = [cheapest((2,), price).best.seconds for price in (inside, across)]
    assert times[1] / times[0] == pytest.approx(540)


def test_masters_alone_cross_the_network():
    price = nodes((2, 4), 1, GB, 100 * GB, 10 * GB)
    program = next(one for one in programs(2, 3) if program_text(one, 2) == "Rd·IG1 AR·M Bc·IG1")
    assert [one.links for one in busy(program, price)] == [(0.0, 0.01), (0.1, 0.0), (0.0, 0.01)]


def test_each_node_pays_for_the_groups_on_it():
    """Of three digits the masters of the last leave most groups out, the middle one leaves none."""
    price = nodes((2, 2, 4), 2, GB, 100 * GB, 10 * GB)
    program = next(one for one in programs(3, 1))
    assert busy(program, price)[0].links == pytest.approx((2 * 15 / 16 / 10, 2 * 15 / 16 / 100))
    inner = Instruction(Collective.ALL_REDUCE, Grouping(1, 2))
    outer = Instruction(Collective.ALL_REDUCE, Grouping(0, 1))
    last = Instruction(Collective.ALL_REDUCE, Grouping(2, 3))
    across = busy((inner, outer, last), price)
    assert across[0].links == across[1].links == (pytest.approx(4 * 1 / 10), 0.0)
    double = busy((inner, outer, last), nodes((2, 2, 4), 2, GB, 100 * GB, 10 * GB, 2, 0.5))
    assert double[0].links[0] == pytest.approx(0.8) and double[0].seconds == pytest.approx(1.3)


# --- speed


def fastest(radices: tuple[int, ...], price: Price, tries: int = 3) -> float:
    times: list[float] = []
    for _ in range(tries):
        begin = time.process_time()
        cheapest(radices, price)
        times.append(time.process_time() - begin)
    return min(times)


def test_many_devices_cost_no_more_than_few():
    cluster = {"across": 1, "data": GB, "local": 300 * GB, "nic": 25 * GB}
    few = fastest((2, 2, 4), nodes((2, 2, 4), **cluster))
    many = fastest((16, 16, 16), nodes((16, 16, 16), **cluster))
    assert many < 2 * few + 0.05


def test_seconds_of_ticks():
    assert cost(Busy((0.25, 0.5), 0.5)) == (TICKS + EXTRA, (TICKS // 4, TICKS // 2))


# --- the price of nodes against every group on every device


def links_of_devices(
    program: Program, radices: tuple[int, ...], model: Tiers
) -> Iterator[tuple[float, ...]]:
    """Seconds of the links of each tier, group by group, by what devices hold."""
    space = Space(setting_of(radices))
    state, count = space.start, prod(radices)
    ends = [sum(tier.digits for tier in model.tiers[: n + 1]) for n in range(len(model.tiers))]
    sizes = [prod(radices[end:]) for end in ends]  # devices of a part
    outer = [count, *sizes]  # devices of what the parts of a tier stand in
    for instruction in program:
        sent = [[0.0] * (count // size) for size in sizes]
        content = space.content(state)
        for group in groups(instruction.grouping, radices):
            held = sum(map(bool, content[group[0]][0])) / count * model.data
            each = volume(instruction.collective, len(group), held)
            for tier, size in enumerate(sizes):
                for part in {device // size for device in group}:
                    around = [d for d in group if d // outer[tier] == part * size // outer[tier]]
                    if any(device // size != part for device in around):
                        sent[tier][part] += each * model.tiers[tier].beside
        yield tuple(max(one) / tier.bandwidth for one, tier in zip(sent, model.tiers, strict=True))
        (state,) = [e.state for e in space.edges(state) if e.instruction == instruction]


@pytest.mark.parametrize(
    ("radices", "digits"),
    [
        ((2, 3), (1, 1)), ((3, 2), (0, 2)), ((2, 3), (2, 0)), ((2, 3, 2), (1, 2)),
        ((2, 2, 4), (2, 1)), ((3, 2, 2), (1, 1, 1)), ((2, 3, 2), (0, 1, 1, 1)),
    ],
    ids=str,
)  # fmt: skip
def test_tiers_price_every_group(radices: tuple[int, ...], digits: tuple[int, ...]):
    tiers = [Tier(count, 10 * GB * 3**n, 0, 4 - n) for n, count in enumerate(digits)]
    model = Tiers(radices, GB, tuple(tiers))
    found = list(programs(len(radices), 5 if len(radices) < 3 else 4))
    for program in Random(0).sample(found, 60):
        expected = [pytest.approx(one) for one in links_of_devices(program, radices, model)]
        assert [one.links for one in busy(program, model)] == expected
