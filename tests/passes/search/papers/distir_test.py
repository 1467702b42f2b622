"""DistIR: the published grid, every op played by a second transcription, planted mistakes."""

import json
from itertools import combinations
from typing import Any

import numpy as np
import pytest

from shardwright.passes.search.kernels.stages import lockstep
from shardwright.passes.search.methods import distir
from shardwright.passes.search.methods.distir import DistIr
from shardwright.passes.search.problem.stages.launched_ops import Launches
from shardwright.passes.search.problem.stages.perceptrons import Perceptron
from tests.support.verbs import ask
from tests.transcriptions import distir as transcribed

# 16 layers of 8192, 512 rows, 4 devices: seconds, fastest first; repo microsoft/dist-ir at 7cfa1b0.
PUBLISHED = {
    (1, 2, 2, 4): 0.119769, (1, 1, 4, 8): 0.120021, (1, 2, 2, 8): 0.121334,
    (1, 4, 1, 1): 0.126103, (1, 1, 4, 16): 0.130253, (1, 1, 4, 4): 0.131970,
    (1, 2, 2, 2): 0.134132, (1, 2, 2, 16): 0.139607, (1, 1, 4, 32): 0.167113,
    (1, 1, 4, 2): 0.173703, (1, 2, 2, 32): 0.183728, (1, 1, 4, 64): 0.249029,
    (1, 2, 2, 64): 0.275754, (1, 1, 4, 128): 0.416969, (2, 2, 1, 1): 0.427747,
    (2, 1, 2, 4): 0.444630, (2, 1, 2, 2): 0.448780, (2, 1, 2, 8): 0.458516,
    (1, 2, 2, 128): 0.461700, (2, 1, 2, 16): 0.497383, (2, 1, 2, 32): 0.580662,
    (2, 1, 2, 64): 0.749995, (2, 1, 2, 128): 1.090047, (4, 1, 1, 1): 1.095868,
}  # fmt: skip
PEAKS = {
    (1, 4, 1, 1): 1115684868, (1, 2, 2, 4): 1285554176, (1, 1, 4, 8): 1401946112,
    (2, 2, 1, 1): 2231369732, (4, 1, 1, 1): 4437573636,
}  # fmt: skip
SMALL = Perceptron(16, 8192, 4, 512)
NAME = "distir:L=16,W=8192,D=4,B=512"


def tau(one: list[float], other: list[float]) -> float:
    """Kendall's, of pairs that neither ties."""
    signs = [
        np.sign(one[a] - one[b]) * np.sign(other[a] - other[b])
        for a, b in combinations(range(len(one)), 2)
    ]
    return float(np.mean(signs))


def test_the_published_grid():
    points = list(DistIr().points(SMALL))
    assert set(points) == set(PUBLISHED)
    found = [DistIr().played(SMALL, point) for point in points]
    known = [PUBLISHED[point] for point in points]
    assert max(abs(one.seconds - b) for one, b in zip(found, known, strict=True)) < 6e-7
    assert tau([one.seconds for one in found], known) == 1.0
    assert {one.point: max(one.peaks) for one in found if one.point in PEAKS} == PEAKS


def drawn(seed: int) -> Perceptron:
    rng = np.random.default_rng(seed)
    layers = int(rng.choice([2, 3, 4, 6, 8]))
    return Perceptron(
        layers,
        int(rng.choice([8, 24, 512])),
        int(rng.choice([2, 4, 8])),
        int(rng.choice([8, 12, 16])),
    )


def differs(seed: int) -> bool:
    """Seconds and bytes of a drawn case, at all points of its grid."""
    given = drawn(seed)
    case = {"layers": given.layers, "width": given.width, "batch": given.batch}
    for point in DistIr().points(given):
        seconds, most = transcribed.cost(case, point)
        found = DistIr().played(given, point)
        if found.seconds != pytest.approx(seconds, rel=1e-12) or max(found.peaks) != most:
            return True
    return False


SEEDS = range(24)


def test_equal_to_the_second_transcription():
    assert [seed for seed in SEEDS if differs(seed)] == []
    points = [point for seed in SEEDS for point in DistIr().points(drawn(seed))]
    assert {p for _, _, p, _ in points} == {1, 2, 4, 8} and {h for _, h, _, _ in points} >= {
        1,
        2,
        4,
    }
    assert any(d > 1 and h > 1 and p > 1 for d, h, p, _ in points)


@pytest.mark.parametrize("how", ["order", "sum", "held", "product"])
def test_planted_mistakes_are_caught(how: str, monkeypatch: pytest.MonkeyPatch):
    if how == "order":  # a forward pass first

        def gpipe(ranks: int, microbatches: int) -> Any:
            there = [
                tuple(
                    (rank, False, step - rank)
                    for rank in range(ranks)
                    if 0 <= step - rank < microbatches
                )
                for step in range(microbatches + ranks - 1)
            ]
            turned = [tuple((ranks - 1 - rank, True, m) for rank, _, m in step) for step in there]
            return (*there, *turned)

        monkeypatch.setattr(lockstep, "lockstep", gpipe)
    if how == "sum":  # as if each held the whole and sent it twice

        def whole(self: Launches, size: float, among: int) -> float:
            return 2 * size / self.network * (among > 1)

        monkeypatch.setattr(Launches, "summed", whole)
    if how == "held":  # a rank's transfers leave nothing at their receiver
        real = lockstep.Pass
        monkeypatch.setattr(distir, "Pass", lambda *words: real(*words)._replace(sent=0.0))  # type: ignore[misc]
    if how == "product":  # results are written, too
        real_product = Launches.product

        def written(self: Launches, m: int, k: int, n: int) -> float:
            return real_product(self, m, k, n) + m * n / self.memory

        monkeypatch.setattr(Launches, "product", written)
    assert any(differs(seed) for seed in SEEDS)


def test_ties_and_what_is_asked():
    one = DistIr(microbatches=16, pipeline=4).of_graph(SMALL)
    assert one.objective == pytest.approx(PUBLISHED[1, 1, 4, 16], abs=1e-6)
    assert one.info["configurations"] == 1 and len(one.stages) == 4
    assert [row.nodes for row in one.stages] == [tuple(range(k, k + 4)) for k in (0, 4, 8, 12)]
    odd = DistIr().points(Perceptron(3, 8, 2, 4))
    assert list(odd) == [(2, 1, 1, 1)], "three layers are neither halved nor cut in turn"


def test_as_a_verb():
    code, text, _ = ask("plan", "--instance", NAME, "--json")
    found = json.loads(text)
    assert code == 0 and found["status"] == "optimal" and found["method"] == "distir"
    assert found["objective"] == found["lower_bound"] == pytest.approx(0.119769, abs=1e-6)
    assert found["info"]["ranking"].startswith("(1,2,2,4) 0.119769; (1,1,4,8) 0.120021")
    assert [row["devices"] for row in found["stages"]] == [2, 2]
    code, text, _ = ask("plan", "--instance", NAME, "--set", "maxMemoryPerDevice=1e9", "--json")
    assert code == 3 and json.loads(text)["status"] == "infeasible"
    assert "at least 1115684868" in json.loads(text)["info"]["why"]
    code, text, _ = ask("plan", "--instance", "distir:L=4,W=8,D=3,B=4", "--json")
    assert code == 1 and json.loads(text)["status"] == "refused"


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--instance", "distir:L=16,W=8192,D=4"], "problem 'distir:L=16,W=8192,D=4' lacks B"),
        (["--instance", "distir:L=0,W=8,D=4,B=4"], "says L is 0, expected 1 to 10000"),
        (["--instance", "distir:L=4,W=8,D=4,B=4,K=3"], "has no setting 'K'"),
        (["--instance", NAME, "--format", "piper"], "--format is that of a file"),
        (["--instance", NAME, "--method", "piper"], 'does not take instances of "distir"'),
        (["x.mlir", "--method", "distir"], "plans instances of its own"),
        (["--instance", NAME, "--set", "most=x"], "setting most is 'x', expected a whole number"),
    ],
)
def test_bad_input(words: list[str], said: str):
    code, _, errors = ask("plan", *words)
    assert code == 2 and said in errors
