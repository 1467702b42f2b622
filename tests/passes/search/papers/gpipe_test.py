"""GPipe: brute force over all cuts, batches that are played, planted mistakes."""

import json
from itertools import combinations, pairwise
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from shardwright.passes.pipeline.schedules.actions import PassTimes
from shardwright.passes.pipeline.schedules.ledger import peaks
from shardwright.passes.pipeline.schedules.named_lists import lists_of_schedule
from shardwright.passes.pipeline.schedules.timing import play
from shardwright.passes.search.kernels import chain_cuts
from shardwright.passes.search.methods import gpipe
from shardwright.passes.search.methods.gpipe import GPipe
from shardwright.passes.search.problem.found import Status
from shardwright.passes.search.problem.stages.profile_files import Profile, crossing
from shardwright.passes.search.problem.stages.stage_answers import StageAnswer
from shardwright.spec.schedule_names import Named
from tests.support.verbs import ask

FILE = Path(__file__).parents[3] / "data" / "planners" / "pipedream" / "vgg16.txt"


def drawn(seed: int) -> Profile:
    """Small whole numbers, so that cuts tie; edges that skip layers."""
    rng = np.random.default_rng(seed)
    count = int(rng.integers(1, 10))
    forward, backward, sent, held = rng.integers(0, 5, (4, count)).astype(float)
    edges = {(k, k + 1) for k in range(count - 1)}
    for _ in range(int(rng.integers(0, 3))):
        a, b = sorted(rng.choice(count, 2)) if count > 1 else (0, 0)
        edges |= {(int(a), int(b))} if a != b else set()
    names = tuple(f"n{k}" for k in range(count))
    stages, batch = int(rng.integers(1, count + 1)), int(rng.integers(1, 9))
    shape = (names, forward, backward, sent, held, tuple(sorted(edges)), (), (stages,), (1.0,))
    return Profile(*shape, float(rng.choice([30.0, 1e9])), batch)


def ordered(profile: Profile, is_even: bool, again: bool) -> list[tuple[float, ...]]:
    """Longest stage, sum of squares and what is sent, of all cuts, the best first."""
    weights = profile.forward * (2 if again else 1) + profile.backward
    sent, count = crossing(profile), len(profile.ids)
    found: list[tuple[float, ...]] = []
    for starts in combinations(range(1, count), profile.devices - 1):
        times = [float(weights[a:b].sum()) for a, b in pairwise((0, *starts, count))]
        row = max(times), sum(one * one for one in times), float(sum(sent[k] for k in starts))
        found.append(row[1:] + row[:1] if is_even else row)
    return sorted(found)


def is_wrong(seed: int) -> bool:
    profile, is_even, again = drawn(seed), seed % 3 == 0, seed % 2 == 0
    method = GPipe("variance" if is_even else "longest", again)
    found = method.of_graph(profile)
    if found.objective is None:
        return profile.cap > 1e6 or found.status is not Status.INFEASIBLE
    starts = np.cumsum([len(row.nodes) for row in found.stages])[:-1]
    times = [row.seconds for row in found.stages]
    row = max(times), sum(one * one for one in times), float(crossing(profile)[starts].sum())
    best = ordered(profile, is_even, again)[0]
    if (row[1:] + row[:1] if is_even else row) != best or found.objective != max(times):
        return True
    return found.info["batch_seconds"] != played(profile, found.stages, again)


def played(profile: Profile, stages: Any, again: bool) -> float:
    """The makespan of GPipe's own lists, with the times of these stages."""
    number = {name: k for k, name in enumerate(profile.ids)}
    times: list[PassTimes] = []
    for row in stages:
        some = [number[name] for name in row.nodes]
        there, back = profile.forward[some].sum(), profile.backward[some].sum()
        times.append(PassTimes(int(there), int(back + (there if again else 0)), 0))
    lists = lists_of_schedule(Named("gpipe"), profile.devices, profile.batch)
    assert max(peaks(lists)) == profile.batch
    return play(lists, times).makespan


SEEDS = range(150)


def test_equal_to_brute_force_and_to_its_lists_played():
    assert [seed for seed in SEEDS if is_wrong(seed)] == []
    even = [GPipe("variance").of_graph(drawn(seed)) for seed in SEEDS]
    assert any(one.status is Status.FEASIBLE for one in even), "variance alone is not the longest"
    assert any(one.status is Status.INFEASIBLE for one in even)
    sizes = [len(one.stages) for one in even]
    assert {1, 2, 3, 4, 5} <= set(sizes)


@pytest.mark.parametrize("how", ["squares", "sent", "again"])
def test_planted_mistakes_are_caught(how: str, monkeypatch: pytest.MonkeyPatch):
    if how == "squares":  # of equal longest stages any cuts
        monkeypatch.setattr(chain_cuts, "_most_even", chain_cuts._crossing_least)  # pyright: ignore
    if how == "sent":  # what crosses does not count
        real = chain_cuts.cut_chain

        def blind(weights: Any, sent: Any, *words: Any, **more: Any) -> Any:
            return real(weights, [0.0] * len(sent), *words, **more)

        monkeypatch.setattr(gpipe, "cut_chain", blind)
    if how == "again":  # no stage recomputes
        real_of = GPipe.of_graph

        def kept(self: GPipe, profile: Profile) -> StageAnswer:
            return real_of(GPipe(self.balance, False), profile)

        monkeypatch.setattr(GPipe, "of_graph", kept)
    assert any(is_wrong(seed) for seed in SEEDS)


def test_memory_of_stages():
    def held(again: bool, batch: int) -> list[float]:
        sent, kept = np.array([10.0, 20.0, 30.0]), np.array([1.0, 2.0, 3.0])
        ones = np.ones(3)
        edges = ((0, 1), (1, 2))
        shape = (("a", "b", "c"), ones, ones, sent, kept, edges, (), (3,), (1.0,))
        answer = GPipe(recompute=again).of_graph(Profile(*shape, batch=batch))
        return [row.bytes for row in answer.stages]

    assert held(True, 4) == [1 + 0 + 10, 2 + 4 * 10 + 20, 3 + 4 * 20 + 30]
    assert held(False, 4) == [1 + 4 * 10, 2 + 4 * 20, 3 + 4 * 30]


def test_as_a_verb():
    words = [
        "plan",
        "--instance",
        str(FILE),
        "--format",
        "pipedream",
        "--method",
        "gpipe",
        "--json",
    ]
    given = ["--set", "machines=4", "--set", "mbsInBatch=8"]
    code, text, _ = ask(*words, *given)
    found = json.loads(text)
    assert code == 0 and found["status"] == "optimal" and found["label"] == "paper-formula"
    assert found["objective"] == found["lower_bound"] == pytest.approx(0.289404)
    assert found["info"]["bubble"] == pytest.approx(3 / 11)
    assert [len(row["nodes"]) for row in found["stages"]] == [4, 5, 9, 23]
    code, text, _ = ask(*words, *given, "--set", "maxMemoryPerDevice=1e9")
    assert code == 3 and "balanced by seconds alone" in json.loads(text)["info"]["why"]
    code, text, _ = ask(*words, *given, "--set", "machines=100")
    assert code == 1 and json.loads(text)["status"] == "refused"
    code, _, errors = ask(*words, "--set", "mbsInBatch=4")
    assert code == 2 and "setting machines is missing" in errors
