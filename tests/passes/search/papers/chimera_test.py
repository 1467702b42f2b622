"""Chimera: figures equal those of the lists that are played, brute force, planted mistakes."""

import json
from collections.abc import Iterator
from fractions import Fraction
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from shardwright.passes.pipeline.schedules import orders
from shardwright.passes.pipeline.schedules.actions import Lists, PassTimes
from shardwright.passes.pipeline.schedules.bubbles import formula_of
from shardwright.passes.pipeline.schedules.ledger import peaks
from shardwright.passes.pipeline.schedules.timing import Played, play
from shardwright.passes.pipeline.schedules.validation import broken
from shardwright.passes.search.kernels.stages import two_directions
from shardwright.passes.search.kernels.stages.two_directions import critical
from shardwright.passes.search.methods import chimera
from shardwright.passes.search.methods.chimera import Chimera
from shardwright.passes.search.problem.stages.profile_files import Profile
from shardwright.spec.schedule_names import Named
from tests.support.verbs import ask

STEP = Path(__file__).parents[4] / "docs" / "schedules" / "step.mlir"
FILE = Path(__file__).parents[3] / "data" / "planners" / "pipedream" / "vgg16.txt"
SHAPES = [(2, 1), (4, 1), (4, 2), (6, 1), (6, 3), (8, 1), (8, 2), (8, 4)]


def lists(ranks: int, microbatches: int, pairs: int) -> Lists:
    lines = (tuple(orders.chimera(rank, ranks, microbatches, pairs)) for rank in range(ranks))
    places = tuple(orders.chimera_place(one, ranks, pairs) for one in range(2 * pairs))
    return Lists(tuple(lines), ranks, microbatches, places)


@pytest.mark.parametrize(("ranks", "pairs"), SHAPES)
def test_figures_are_those_of_the_lists_played(ranks: int, pairs: int):
    assert not broken(lists(ranks, 2 * ranks, pairs))
    held = peaks(lists(ranks, ranks, pairs))
    assert min(held) == ranks - ranks // (2 * pairs) + 1 and max(held) == ranks
    for units in (1, 2, 3):
        given = lists(ranks, units * ranks, pairs)
        for there, back in ((1, 1), (1, 2), (3, 4), (5, 2)):
            played = play(given, [PassTimes(there, back, 0)] * ranks)
            path = critical(ranks, units * ranks, pairs, back >= there)
            assert played.makespan == path.forward * there + path.back * back


@pytest.mark.parametrize("ranks", [4, 8, 16])
def test_bubbles_of_the_paper(ranks: int):
    for back, known in ((1, Fraction(ranks - 2, 3 * ranks - 2)), (2, Fraction(ranks - 2, 1))):
        path = critical(ranks, ranks, 1, True)
        time = path.forward + path.back * back
        bubble = 1 - Fraction(ranks * (1 + back), time)
        formula = formula_of(Named("chimera"), ranks, ranks, PassTimes(1, back, 0))
        assert formula is not None and bubble == formula.value
        assert bubble == (known if back == 1 else Fraction(2 * known, 3 * ranks + 2 * known))
    assert critical(6, 6, 1, True) == (6, 10)  # the paper's figure 6


def drawn(seed: int) -> Profile:
    rng = np.random.default_rng(seed)
    count = int(rng.integers(2, 9))
    forward, backward, sent, held = rng.integers(1, 9, (4, count)).astype(float)
    machines, speeds = (((4,), (2.0,)), ((8,), (4.0,)), ((2, 3), (4.0, 0.5)), ((4, 2), (4.0, 1.0)))[
        int(rng.integers(4))
    ]
    edges = tuple((k, k + 1) for k in range(count - 1))
    names = tuple(f"n{k}" for k in range(count))
    batch, cap = int(rng.choice([4, 8, 12, 24, 48])), float(rng.choice([20, 40, 90, 1e9]))
    return Profile(names, forward, backward, sent, held, edges, (), machines, speeds, cap, batch)


def waited(played: Played, sums: list[int]) -> int:
    """What sums take beyond the passes, by looking at every gap."""
    worst, last = 0, played.makespan
    for line, spans in zip(played.lists.ranks, played.spans, strict=True):
        ends: dict[int, int] = {}
        for one, span in zip(line, spans, strict=True):
            if one.kind == "B":
                ends[one.stage] = max(ends.get(one.stage, 0), span.end)
        for end in ends.values():
            free = last - end - sum(span.end - span.start for span in spans if span.start >= end)
            worst = max(worst, sum(sums[k] for k, other in ends.items() if other >= end) - free)
    return worst


def brute(profile: Profile, states: int) -> Iterator[float]:
    """Seconds of all points that fit, each played; in units of 1 / scale."""
    scale, devices = 48 * 35, profile.devices
    spans = dict(zip(np.cumprod(profile.machines).tolist(), profile.bandwidth, strict=True))
    n = len(profile.ids)
    for d in range(2, min(n, devices) + 1, 2):
        w = devices // d
        near = spans[min(size for size in spans if size >= d)]
        cuts = [k * (n // d) + max(0, k - (d - n % d)) for k in range(d + 1)]
        parts = [slice(a, b) for a, b in zip(cuts, cuts[1:], strict=False)]
        over = max(profile.activation[cut - 1] for cut in cuts[1:-1])
        for b in range(1, profile.batch + 1):
            count = profile.batch // (w * b)
            if d * w != devices or b * w * count != profile.batch or count % d:
                continue
            moved = b * over / near
            there, back = (
                b * max(float(row[part].sum()) for part in parts) + moved
                for row in (profile.forward, profile.backward)
            )
            for f in (one for one in range(1, d // 2 + 1) if d // 2 % one == 0):
                played = play(
                    lists(d, count, f),
                    [PassTimes(round(there * scale), round(back * scale), 0)] * d,
                )
                copies = 2 * f * w
                sums = [
                    2
                    * (copies - 1)
                    / copies
                    * float(profile.parameter[part].sum())
                    / profile.bandwidth[-1]
                    for part in parts
                ]
                most = 0.0
                for line in played.lists.ranks:
                    mine = {(one.replica, one.stage) for one in line}
                    now = states * sum(float(profile.parameter[parts[k]].sum()) for _, k in mine)
                    for one in line:
                        size = b * profile.activation[parts[one.stage]].sum()
                        now += size if one.kind == "F" else -size
                        most = max(most, float(now))
                if most <= profile.cap:
                    yield (
                        played.makespan + waited(played, [round(one * scale) for one in sums])
                    ) / scale


def is_wrong(seed: int) -> bool:
    """The best of a drawn case, and all that fit."""
    profile, states = drawn(seed), 1 + seed % 3
    method = Chimera(states=float(states))
    known = sorted(brute(profile, states))
    fits = [one for one in method.ways(profile) if one.held.max() <= profile.cap]
    if sorted(one.cost for one in fits) != pytest.approx(known, rel=1e-9):
        return True
    found = method.of_graph(profile).objective
    return found != pytest.approx(known[0], rel=1e-9) if known else found is not None


SEEDS = range(40)


def test_equal_to_brute_force():
    assert [seed for seed in SEEDS if is_wrong(seed)] == []
    answers = [Chimera(states=1.0 + seed % 3).of_graph(drawn(seed)).info for seed in SEEDS]
    ways = {(one.depth, one.pairs) for seed in SEEDS for one in Chimera().ways(drawn(seed))}
    assert ways >= {(2, 1), (4, 1), (4, 2), (6, 1), (6, 3), (8, 1), (8, 2), (8, 4)}
    assert {2, 4, None} <= {one.get("depth") for one in answers}
    assert any(one.get("left_over") for one in answers)


@pytest.mark.parametrize("how", ["path", "sums", "held", "early"])
def test_planted_mistakes_are_caught(how: str, monkeypatch: pytest.MonkeyPatch):
    if how == "path":  # as if nothing waited

        def busy(
            ranks: int, microbatches: int, pairs: int, longer: bool
        ) -> two_directions.Critical:
            return two_directions.Critical(microbatches, microbatches)

        monkeypatch.setattr(chimera, "critical", busy)
    if how == "sums":  # all sums run beside the passes
        monkeypatch.setattr(chimera, "left_over", lambda *_: 0.0)  # pyright: ignore
    if how == "held":  # one direction alone
        monkeypatch.setattr(chimera, "stages_of", lambda d, f: two_directions.stages_of(d, f)[:1])  # pyright: ignore
    if how == "early":  # sums begin when all is over

        def none(ranks: int, pairs: int) -> tuple[Any, Any]:
            stages = np.sort(two_directions.stages_of(ranks, pairs).T, axis=1)
            return stages, 0 * stages

        monkeypatch.setattr(two_directions, "_waits", none)
    assert any(is_wrong(seed) for seed in SEEDS)


def test_as_a_verb():
    words = [
        "plan",
        "--instance",
        str(FILE),
        "--format",
        "pipedream",
        "--method",
        "chimera",
        "--json",
    ]
    for word in ("machines=4x2", "bandwidth=1e10,1.25e9", "mbsInBatch=64"):
        words += ["--set", word]
    code, text, _ = ask(*words, "--set", "pairs=2")
    found = json.loads(text)
    assert code == 0 and found["status"] == "optimal" and found["label"] == "paper-formula"
    assert found["objective"] == found["lower_bound"] and found["info"]["pairs"] == 2
    assert {row["devices"] for row in found["stages"]} == {4 * found["info"]["width"]}
    nodes = [node for row in found["stages"] for node in row["nodes"]]
    assert len(nodes) == len(set(nodes)) == 41
    code, text, _ = ask(*words, "--set", "maxMemoryPerDevice=1e9")
    assert code == 3 and "every way needs at least" in json.loads(text)["info"]["why"]
    code, text, _ = ask(*words, "--set", "machines=3", "--set", "bandwidth=1e9")
    assert code == 3 and "no even depth divides 3 devices" in json.loads(text)["info"]["why"]
    code, _, errors = ask(*words[:8])
    assert code == 2 and "setting machines is missing" in errors


def test_two_copies_of_a_program_run():
    words = ["--cluster", "dgx-h100:1/4", "--method", "chimera", "--microbatches", "8", "--json"]
    code, text, _ = ask("plan", str(STEP), *words)
    found = json.loads(text)
    assert code == 0 and found["status"] == "optimal" and found["schedule"] == "chimera"
    assert found["stages"] * found["replicas"] == found["devices"] == 4
    info = found["own"]["info"]
    assert (found["stages"], found["microbatches"]) == (info["depth"], info["micro_batches"])
    assert {row["devices"] for row in found["own"]["stages"]} == {2 * info["width"]}
    code, text, _ = ask("plan", str(STEP), *words, "--set", "pairs=2")
    why = json.loads(text)["own"]["info"]["why"]
    assert code == 1 and why.startswith("it runs 4 copies of the model in opposite directions")
