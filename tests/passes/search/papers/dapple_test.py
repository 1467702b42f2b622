"""DAPPLE: brute force over its policies, a second transcription tie for tie, planted mistakes."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from shardwright.passes.search.kernels.stages import placements
from shardwright.passes.search.kernels.stages.placements import POLICIES, placed
from shardwright.passes.search.methods import dapple
from shardwright.passes.search.methods.dapple import Dapple, Stage, block_of, finished, latency
from shardwright.passes.search.problem.found import Status
from shardwright.passes.search.problem.stages.profile_files import Profile
from tests.support.verbs import ask
from tests.transcriptions import dapple as second

FILE = Path(__file__).parents[3] / "data" / "planners" / "pipedream" / "vgg16.txt"
LINKS = Dapple().links
LEAST = Dapple(rank="block")


def drawn(seed: int) -> Profile:
    """Unequal layers on two machines or one; transfers take about as long as layers."""
    rng = np.random.default_rng(seed)
    count = int(rng.integers(1, 7))
    machines = ((2, 2), (4,), (1, 4), (3, 2), (2,))[int(rng.integers(0, 5))]
    time = rng.integers(1, 13, count).astype(float)
    sent = rng.integers(0, 5, count) * float(rng.choice([1e8, 1e9, 1e10]))
    held = rng.integers(0, 9, count) * 1e9
    names = tuple(f"n{k}" for k in range(count))
    edges = tuple((k, k + 1) for k in range(count - 1))
    batch = int(rng.choice([1, 2, 8]))
    speeds = (np.inf,) * len(machines)
    return Profile(names, time, 0 * time, sent, held, edges, (), machines, speeds, np.inf, batch)


def brute(profile: Profile) -> Iterator[list[Stage]]:
    """All plans that the policies give, each stage by stage."""
    count, room = len(profile.ids), profile.machines[0]

    def grow(plan: list[Stage], first: int, used: tuple[int, ...]) -> Iterator[list[Stage]]:
        left = profile.devices - sum(used)
        if first == count:
            if not left:
                yield plan
            return
        for last in range(first + 1, count + 1):
            for size in range(1, left + 1):
                for policy in POLICIES:
                    own = placed(policy, used, room, size)
                    after = tuple(a + b for a, b in zip(used, own, strict=True))
                    yield from grow([*plan, Stage(first, last, own, policy)], last, after)

    yield from grow([], 0, (0,) * (profile.devices // room))


SEEDS = range(40)


def gaps(seed: int) -> tuple[float, float]:
    """How far from brute force the least block is, and the ranked latency."""
    profile = drawn(seed)
    plans = list(brute(profile))
    block = min(block_of(profile, LINKS, plan) for plan in plans)
    time = min(latency(profile, LINKS, plan) for plan in plans)
    found, ranked = LEAST.of_graph(profile), Dapple().of_graph(profile)
    assert found.objective is not None and ranked.objective is not None
    return found.objective / block - 1, ranked.objective / time - 1


def test_the_block_is_that_of_brute_force_and_the_ranking_is_not_below():
    found = [gaps(seed) for seed in SEEDS]
    assert max(abs(block) for block, _ in found) < 1e-12
    assert min(time for _, time in found) > -1e-12
    assert max(time for _, time in found) > 1e-3  # it is no optimum


def uneven(seed: int) -> Profile:
    """Layers that send and hold much or nothing, on machines of two or three."""
    rng = np.random.default_rng(seed)
    count = int(rng.integers(2, 7))
    machines = ((2, 2), (3, 2), (2, 3))[int(rng.integers(0, 3))]
    time = rng.integers(1, 13, count).astype(float)
    sent, held = rng.choice([0, 1e8, 1e9, 5e9], count), rng.choice([0, 1e9, 3e10, 1e11], count)
    names = tuple(f"n{k}" for k in range(count))
    edges = tuple((k, k + 1) for k in range(count - 1))
    batch = int(rng.choice([1, 2, 8]))
    return Profile(names, time, 0 * time, sent, held, edges, (), machines, (1, 1), np.inf, batch)


def test_every_policy_is_chosen():
    """By the ranking; the least block is always that of one stage on all devices."""
    words = [
        str(Dapple().of_graph(uneven(seed)).info["policies"]).split() for seed in range(115, 125)
    ]
    assert {policy for some in words for policy in some} == set(POLICIES)
    least = [LEAST.of_graph(uneven(seed)).stages for seed in range(10)]
    assert {len(stages) for stages in least} == {1}


def case_of(profile: Profile) -> dict[str, Any]:
    return {
        "seconds": (profile.forward * profile.batch).tolist(),
        "activations": profile.activation.tolist(), "parameters": profile.parameter.tolist(),
        "machines": profile.devices // profile.machines[0], "per_machine": profile.machines[0],
        "micro_batches": profile.batch,
    }  # fmt: skip


def differs(seed: int) -> bool:
    profile = drawn(seed)
    case = case_of(profile)

    def words(plan: list[Stage]) -> list[tuple[int, int, tuple[int, ...]]]:
        return [(one.first, one.last, one.taken) for one in plan]

    def theirs(plan: second.Plan) -> list[tuple[int, int, tuple[int, ...]]]:
        homes = [[device // case["per_machine"] for device in s.devices] for s in plan.stages]
        machines = range(case["machines"])
        return [
            (s.start, s.stop, tuple(some.count(m) for m in machines))
            for s, some in zip(plan.stages, homes, strict=True)
        ]

    plans, others = list(finished(profile, LINKS)), second.finished_plans(case)
    if sorted(map(words, plans)) != sorted(map(theirs, others)):
        return True
    times = sorted(latency(profile, LINKS, plan) for plan in plans)
    if not np.allclose(times, sorted(second.released_latency(case, p) for p in others), rtol=1e-12):
        return True
    found, best = LEAST.of_graph(profile), second.least_block(case)
    stages = [len(one.nodes) for one in found.stages]
    return found.objective != best.block or stages != [s.stop - s.start for s in best.stages]


def test_equal_to_the_second_transcription():
    assert [seed for seed in range(60) if differs(seed)] == []


@pytest.mark.parametrize("how", ["policies", "share", "transfer", "reduce"])
def test_planted_mistakes_are_caught(how: str, monkeypatch: pytest.MonkeyPatch):
    if how == "policies":
        monkeypatch.setattr(dapple, "POLICIES", POLICIES[:1])
    if how == "share":  # every maker pays for all
        plain = placements.send
        monkeypatch.setattr(dapple, "send", lambda links, a, b: plain(links, a, b) * sum(a))  # type: ignore[misc]
    if how == "transfer":
        plain_extend = dapple._extend  # pyright: ignore[reportPrivateUsage]
        monkeypatch.setattr(
            dapple, "_extend", lambda a, b, c, m, n, p: plain_extend(a, b, c, m / 2, n, p)
        )  # type: ignore[misc]
    if how == "reduce":
        monkeypatch.setattr(
            dapple, "all_reduce", lambda links, taken, size: size / links.sum_across
        )  # type: ignore[misc]
    assert any(differs(seed) for seed in range(60))


def test_gradients_are_added_up_by_formula():
    assert placements.all_reduce(LINKS, (4, 0), 25e9) == 2 * 3 / 4 / 2
    assert placements.all_reduce(LINKS, (2, 2), 3e9) == 2 * 3 / 4
    assert placements.all_reduce(LINKS, (1, 0), 3e9) == 0.0


def test_words_of_an_answer():
    words = [
        "plan",
        "--instance",
        str(FILE),
        "--format",
        "pipedream",
        "--method",
        "dapple",
        "--json",
    ]
    code, out, _ = ask(*words, "--set", "machines=4x2", "--set", "mbsInBatch=16")
    found = json.loads(out)
    assert (code, found["unit"], found["status"]) == (0, "s", "feasible")
    assert found["lower_bound"] <= found["objective"] == found["info"]["latency"]
    assert sum(one["devices"] for one in found["stages"]) == 8
    code, out, _ = ask(
        *words, "--set", "machines=4x2", "--set", "mbsInBatch=16", "--set", "rank=block"
    )
    found = json.loads(out)
    assert found["status"] == Status.OPTIMAL and found["objective"] == found["info"]["block"]
    code, _, err = ask(*words, "--set", "machines=4")
    assert code == 2 and "setting mbsInBatch is missing" in err


def test_too_many_placements_are_refused():
    profile = drawn(3)
    answer = Dapple(most=3).of_graph(profile)
    assert answer.status is Status.REFUSED and "take more than 3 steps" in str(answer.info["why"])
