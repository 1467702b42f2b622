"""PipeDream-2BW: brute force over its grid, a second transcription, planted mistakes."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from shardwright.passes.search.methods import pipedream_2bw
from shardwright.passes.search.methods.pipedream_2bw import PipeDream2Bw
from shardwright.passes.search.problem.stages.profile_files import Profile, load_profile
from tests.support.verbs import ask
from tests.transcriptions.pipedream_2bw import best_plan

FILE = Path(__file__).parents[3] / "data" / "planners" / "pipedream" / "vgg16.txt"


def chain(
    rows: list[tuple[float, float, float]], machines: tuple[int, ...], batch: int, cap: float
):
    """A chain of layers by seconds, bytes of activations and of parameters."""
    time, sent, held = (np.array(column, float) for column in zip(*rows, strict=True))
    edges = tuple((k, k + 1) for k in range(len(rows) - 1))
    names = tuple(f"n{k}" for k in range(len(rows)))
    speeds = (4.0, 0.5)[: len(machines)]
    return Profile(names, time, 0 * time, sent, held, edges, (), machines, speeds, cap, batch)


def drawn(seed: int, is_equal: bool = False) -> Profile:
    rng = np.random.default_rng(seed)
    count = 12 if is_equal else int(rng.integers(1, 8))
    rows = [tuple(float(rng.integers(1, 9)) for _ in range(3)) for _ in range(count)]
    machines = ((2,), (4,), (3,), (2, 2), (1, 3))[int(rng.integers(0, 5))]
    cap = float(rng.choice([20.0, 60.0, 200.0, 1e9]))
    return chain(rows[:1] * 12 if is_equal else rows, machines, int(rng.integers(1, 13)), cap)  # type: ignore[arg-type]


def brute(profile: Profile) -> Iterator[tuple[float, int, int]]:
    """Seconds, width and depth of all points that fit, straight from the formulas."""
    n, batch, devices = len(profile.ids), profile.batch, profile.devices
    spans = dict(zip(np.cumprod(profile.machines).tolist(), profile.bandwidth, strict=True))

    def link(count: int) -> float:
        return spans[min(size for size in spans if size >= count)]

    for w in range(1, devices + 1):
        for d in range(1, min(n, devices // w) + 1):
            cuts = [k * (n // d) + max(0, k - (d - n % d)) for k in range(d + 1)]
            over = [profile.activation[c - 1] if 0 < c < n else 0.0 for c in cuts]
            for b in (b for b in range(1, batch + 1) if batch % (b * w) == 0):
                m = batch // (b * w)
                for again in (False, True):
                    stash = profile.activation.sum() * b * (1 if again else d) / d
                    if 2 * profile.parameter.sum() / d + stash + d * b * max(over) > profile.cap:
                        continue
                    parts: list[float] = []
                    for k in range(d):
                        some = slice(cuts[k], cuts[k + 1])
                        c = b * profile.forward[some].sum() * (4 / 3 if again else 1)
                        a = 2 * b * (over[k] + over[k + 1]) / link(w * d)
                        r = 2 * (w - 1) / w * profile.parameter[some].sum() / link(w)
                        parts.append(max(c + a, r / m))
                    if m >= d:
                        yield max(parts) / (b * w), w, d
                    yield sum(parts) / (b * w), w, d


def is_wrong(seed: int) -> bool:
    profile = drawn(seed)
    found = PipeDream2Bw().of_graph(profile).objective
    best = min((cost for cost, _, _ in brute(profile)), default=None)
    return found is not None if best is None else found is None or abs(found / best - 1) > 1e-9


SEEDS = range(80)


def test_equal_to_brute_force():
    assert [seed for seed in SEEDS if is_wrong(seed)] == []
    answers = [PipeDream2Bw().of_graph(drawn(seed)) for seed in SEEDS]
    assert {one.info.get("recompute") for one in answers} == {"on", "off", None}
    depths = {one.info.get("depth") for one in answers}
    assert {1, 2, 3, 4} <= depths
    assert any(one.info.get("schedule") == "one stage after another" for one in answers)


def test_equal_to_the_second_transcription():
    """On equal layers; a first and a last stage alone move half of what a middle one does."""
    compared = 0
    for seed in range(60):
        profile = drawn(seed, is_equal=True)
        first, second = (*profile.bandwidth, profile.bandwidth[-1])[:2]
        wide = {k: first if k <= profile.machines[0] else second for k in range(1, 5)}
        size, held = float(profile.activation[0]), float(profile.parameter.sum())
        for width in range(1, profile.devices + 1):
            if profile.batch % width:
                continue
            case: dict[str, Any] = {
                "devices": profile.devices, "batch": profile.batch, "cap": profile.cap,
                "blocks": 12, "weights": held, "activations": 12 * size, "in_out": 2 * size,
                "inputs": size, "width_bandwidth": wide,
                "compute": {b: b * profile.forward.sum() for b in range(1, 13)},
                "depth_bandwidth": {
                    d: wide.get(width * d, second) * (2 if d == 2 else 1) for d in range(1, 5)
                },
            }  # fmt: skip
            plan = best_plan(case)
            if plan is None or plan.width != width or (plan.depth == 1 and plan.micro_batch == 1):
                continue  # links between stages are those of one width; no inputs on one stage
            way = [
                one for one in pipedream_2bw.ways(profile)
                if (one.width, one.depth) == (width, plan.depth) and one.pipelined == plan.pipelined
                and one.recomputed == plan.recompute
            ]  # fmt: skip
            if not plan.pipelined or plan.depth == 1:
                continue
            compared += 1
            assert way[0].batch == plan.micro_batch
            assert 1 / way[0].cost == pytest.approx(plan.throughput, rel=1e-12)
    assert compared > 20


def test_fewer_devices_than_there_are_win():
    found = PipeDream2Bw().of_graph(chain([(1.0, 9.0, 1.0)], (3,), 4, 1e9))
    assert sum(one.devices for one in found.stages) == 2 and found.info["width"] == 2


def test_hand_values_of_three_blocks():
    """d = 3, w = 1, b = 2 of 6: C = 8, A = 2 * 2 * (2 + 2) / 4 = 4; 20 + 4 + 12 bytes."""
    profile = chain([(4.0, 2.0, 10.0)] * 3, (3,), 6, 36.0 + 8)
    (way,) = [
        one for one in pipedream_2bw.ways(profile)
        if (one.width, one.depth, one.recomputed, one.pipelined) == (1, 3, True, True)
    ]  # fmt: skip
    assert (way.batch, way.bytes, way.cost) == (2, 20 + 4 + 12, (4 / 3 * 8 + 4) / 2)
    plain = pipedream_2bw.held_bytes(profile, pipedream_2bw.equal(profile, 3), 2, False)
    assert plain == 20 + 12 + 12


@pytest.mark.parametrize("how", ["all", "overlap", "memory", "extra"])
def test_planted_mistakes_are_caught(how: str, monkeypatch: pytest.MonkeyPatch):
    plain_ways, plain_bytes = pipedream_2bw.ways, pipedream_2bw.held_bytes
    plain_equal = pipedream_2bw.equal
    if how == "all":  # w d = N
        monkeypatch.setattr(pipedream_2bw, "ways", lambda p: (  # type: ignore[misc]
            one for one in plain_ways(p) if one.width * one.depth == p.devices
        ))  # fmt: skip
    if how == "overlap":  # transfers hide behind computing
        monkeypatch.setattr(
            pipedream_2bw, "equal", lambda p, d: plain_equal(p, d)._replace(moved=np.zeros(d))  # type: ignore[misc]
        )  # fmt: skip
    if how == "memory":
        monkeypatch.setattr(pipedream_2bw, "held_bytes", lambda *of: plain_bytes(*of[:3], True))  # type: ignore[misc]
    if how == "extra":  # the first stages are larger

        def first(profile: Profile, depth: int) -> Any:
            found = plain_equal(profile, depth)
            return found._replace(seconds=found.seconds[::-1])

        monkeypatch.setattr(pipedream_2bw, "equal", first)
    assert any(is_wrong(seed) for seed in SEEDS)


def test_words_of_an_answer():
    words = ["--instance", str(FILE), "--format", "pipedream", "--method", "pipedream-2bw"]
    words += ["--set", "machines=4x2", "--set", "bandwidth=1e10,1.25e9", "--json"]
    code, out, _ = ask("plan", *words, "--set", "mbsInBatch=64")
    found = json.loads(out)
    assert (code, found["unit"], found["status"]) == (0, "s", "optimal")
    assert found["objective"] == pytest.approx(max(one["seconds"] for one in found["stages"]))
    small = ["--set", "mbsInBatch=64", "--set", "maxMemoryPerDevice=1e6"]
    code, out, _ = ask("plan", *words, *small)
    assert (code, json.loads(out)["status"]) == (3, "infeasible")
    code, _, err = ask("plan", *words)
    assert code == 2 and "setting mbsInBatch is missing: a profile does not say" in err
    code, _, err = ask("plan", *words, "--set", "mbsInBatch=many")
    assert code == 2 and "setting mbsInBatch is 'many'" in err


def test_every_method_reads_profiles():
    assert load_profile(FILE, {"machines": "2"}, ("machines",)).bandwidth == (np.inf,)
