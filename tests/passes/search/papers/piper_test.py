"""Piper: published seconds per sample, brute force by a second transcription, planted mistakes."""

import json
from collections.abc import Iterator
from functools import cache
from itertools import pairwise, product
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from shardwright.passes.search.kernels.stages import degree_chain, stage_variants
from shardwright.passes.search.methods import equal_split, piper
from shardwright.passes.search.methods.equal_split import EqualSplit
from shardwright.passes.search.methods.piper import Piper
from shardwright.passes.search.problem.found import Status
from shardwright.passes.search.problem.stages.piper_files import PiperGraph, load_piper
from tests.support.verbs import ask

FILE = Path(__file__).parents[3] / "data" / "planners" / "piper" / "bert32a100.json"
GIB = 2**30
FREE, NO_TP, NO_DP, NO_RECOMPUTE = (
    Piper(), Piper(tensor_parallel=False), Piper(data_parallel=False), Piper(recompute=False),
)  # fmt: skip
# GiB, devices: all, without tensor, without data parallelism, without recomputation.
PUBLISHED = {
    (1, 64): (None, None, None, None),
    (1, 128): (0.03887175, None, 0.07390625, None),
    (8, 8): (0.16585575, 0.16585575, 0.16585575, 0.2597525),
    (8, 32): (0.0415154504, 0.0415154504, 0.07390625, 0.0566194733),
    (8, 64): (0.0202005503, 0.0202005503, 0.07390625, 0.0279882783),
    (80, 8): (0.122007269, 0.122007269, 0.16451575, 0.122007269),
    (80, 64): (0.015650178, 0.015650178, 0.07390625, 0.015650178),
}  # fmt: skip


def given(memory: float, devices: int, batch: int = 1920) -> dict[str, str]:
    """Of the published experiments."""
    return {
        "maxMemoryPerDevice": str(int(memory * GIB)), "maxDevices": str(devices),
        "bandwidth": str(25 * GIB), "mbsInBatch": str(batch),
    }  # fmt: skip


@pytest.mark.parametrize("cell", PUBLISHED)
def test_published_seconds(cell: tuple[int, int]):
    graph = load_piper(FILE, given(*cell))
    methods = (FREE, NO_TP, NO_DP, NO_RECOMPUTE)
    for method, known in zip(methods, PUBLISHED[cell], strict=True):
        found = method.of_graph(graph).objective
        if known is None:
            assert found is None
        else:  # nine digits are printed
            assert found == pytest.approx(known, rel=5e-9)


def deeper(extra: int) -> dict[str, Any]:
    """The model with copies of layer 30 behind it, which nothing but their neighbours feeds."""
    file = json.loads(FILE.read_text(encoding="utf-8"))
    node = {one["id"]: one for one in file["nodes"]}
    chain = [30, *range(100, 100 + extra), 31]
    (edge,) = [e for e in file["edges"] if (e["sourceId"], e["destId"]) == (30, 31)]
    file["edges"].remove(edge)
    file["edges"] += [{**edge, "sourceId": a, "destId": b} for a, b in pairwise(chain)]
    copies = [json.loads(json.dumps({**node[30], "id": one})) for one in chain[1:-1]]
    file["nodes"] += copies
    for before, one, behind in zip(chain, copies, chain[2:], strict=False):
        for way in (way for ways in one["TMPCs"].values() for way in ways):
            way["syncTimeFw"] = {str(before): way["syncTimeFw"]["29"]}
            way["syncTimeBw"] = {str(behind): way["syncTimeBw"]["31"]}
    for way in (way for ways in node[30]["TMPCs"].values() for way in ways):
        way["syncTimeBw"][str(chain[1])] = way["syncTimeBw"].pop("31")
    for way in (way for ways in node[31]["TMPCs"].values() for way in ways):
        way["syncTimeFw"][str(chain[-2])] = way["syncTimeFw"].pop("30")
    return file


@pytest.mark.parametrize(("layers", "known"), [(48, 0.0328297554), (64, 0.0439450388)])
def test_published_seconds_of_deeper_models(layers: int, known: float, tmp_path: Path):
    path = tmp_path / "deeper.json"
    path.write_text(json.dumps(deeper(layers - 32)))
    found = FREE.of_graph(load_piper(path, given(8, 64, 512)))
    assert found.objective == pytest.approx(known, rel=5e-9)


def test_published_seconds_of_resnet():
    """Its 177 nodes are no chain; times are ms, as published."""
    found = FREE.of_graph(load_piper(FILE.with_name("resnet.json"), given(4, 8, 7680)))
    assert found.objective == pytest.approx(73.4932860, rel=5e-9)


# GiB, devices: of equal stages.
EQUAL = {
    (1, 128): None, (8, 8): 0.230978, (8, 32): 0.0513510889, (8, 64): 0.0257245478,
    (80, 8): 0.122007269, (80, 32): 0.0308440482, (80, 64): 0.015650178,
}  # fmt: skip


@pytest.mark.parametrize("cell", EQUAL)
def test_published_seconds_of_equal_stages(cell: tuple[int, int]):
    found = EqualSplit().of_graph(load_piper(FILE, given(*cell)))
    if EQUAL[cell] is None:
        assert found.status is Status.INFEASIBLE
        return
    assert found.objective == pytest.approx(EQUAL[cell], rel=5e-9)
    assert all(one.bytes <= cell[0] * GIB for one in found.stages)
    assert sorted(node for one in found.stages for node in one.nodes) == list(range(37))


# The same of a model none of whose names comes twice: all nodes are layers, depth first.
EQUAL_GNMT = {
    (2.5, 2): 325.0259297, (3.5, 2): 260.2268233, (2.5, 4): 162.5131182, (1.2, 8): 137.5181094,
    (1.2, 4): None, (0.6, 8): None,
}  # fmt: skip


@pytest.mark.parametrize("cell", EQUAL_GNMT)
def test_published_seconds_of_equal_stages_of_all_nodes(cell: tuple[float, int]):
    found = EqualSplit().of_graph(load_piper(FILE.with_name("gnmt.json"), given(*cell, 256)))
    if EQUAL_GNMT[cell] is None:
        assert found.status is Status.INFEASIBLE
    else:
        assert found.objective == pytest.approx(EQUAL_GNMT[cell], rel=5e-9)


def test_equal_stages_in_another_order_are_caught(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(equal_split, "depth_first", lambda count, edges: list(range(count)))  # type: ignore[misc]
    found = EqualSplit().of_graph(load_piper(FILE.with_name("gnmt.json"), given(2.5, 2, 256)))
    assert found.objective != pytest.approx(EQUAL_GNMT[2.5, 2], rel=1e-6)


def test_equal_stages_of_other_variants_are_caught(monkeypatch: pytest.MonkeyPatch):
    """A first stage with one layer more than the last."""
    plain = equal_split.grouped

    def first(graph: PiperGraph, stages: int) -> list[list[int]]:
        sizes = [len(some) for some in plain(graph, stages)]
        order = [node for some in plain(graph, stages) for node in some]
        ends = np.cumsum(sizes[::-1]).tolist()
        return [order[a:b] for a, b in zip([0, *ends], ends, strict=False)]

    monkeypatch.setattr(equal_split, "grouped", first)
    found = EqualSplit().of_graph(load_piper(FILE, given(8, 8))).objective
    assert found != pytest.approx(EQUAL[8, 8], rel=1e-6)


# --- brute force


def drawn(seed: int) -> dict[str, Any]:
    """A small file with two degrees and up to three variants."""
    rng = np.random.default_rng(seed)
    count = int(rng.integers(2, 5))
    pairs = [(a, b) for b in range(count) for a in range(b) if rng.random() < 0.6]

    def variant(node: int, name: str) -> dict[str, Any]:
        fw = {str(a): int(rng.integers(0, 3)) for a, b in pairs if b == node}
        bw = {str(b): int(rng.integers(0, 3)) for a, b in pairs if a == node}
        return {
            "id": name, "timePerSample": int(rng.integers(1, 9)),
            "parameterSize": int(rng.integers(0, 4)), "memoryUsageA": int(rng.integers(0, 5)),
            "memoryUsageB": int(rng.integers(0, 5)), "syncTimeFw": fw, "syncTimeBw": bw,
        }  # fmt: skip

    def ways(node: int) -> dict[str, Any]:
        degrees = ["1", "2"] if rng.random() < 0.6 else ["1"]
        names = ["vanilla", "recomputed", "other"][: int(rng.integers(1, 4))]
        return {t: [variant(node, name) for name in names] for t in degrees}

    return {
        "maxDevices": int(rng.integers(1, 6)),
        "maxMemoryPerDevice": int(rng.integers(4, 16 + 4 * count)),
        "bandwidth": 2.0, "mbsInBatch": int(rng.choice([2, 4, 6])),
        "nodes": [{"id": k, "TMPCs": ways(k)} for k in range(count)],
        "edges": [
            {"sourceId": a, "destId": b, "communicationCost": int(rng.integers(0, 4))}
            for a, b in pairs
        ],
    }  # fmt: skip


def chains(file: dict[str, Any]) -> Iterator[list[set[int]]]:
    """Stages one behind another, along edges."""
    count = len(file["nodes"])
    for stages in range(1, count + 1):
        for where in product(range(stages), repeat=count):
            back = [e for e in file["edges"] if where[e["sourceId"]] > where[e["destId"]]]
            if len(set(where)) == stages and not back:
                yield [{k for k in range(count) if where[k] == s} for s in range(stages)]


def brute(file: dict[str, Any]) -> float:
    """The best over chains, degrees and variants, straight from the formulas."""
    batch, devices, cap = file["mbsInBatch"], file["maxDevices"], file["maxMemoryPerDevice"]
    sizes = [(t, d) for t in (1, 2) for d in range(1, devices + 1) if batch % d == 0]

    @cache
    def time(inside: frozenset[int], t: int, d: int, s: int) -> float:
        if any(str(t) not in file["nodes"][v]["TMPCs"] for v in inside):
            return np.inf
        best = np.inf
        for ways in product(*(file["nodes"][v]["TMPCs"][str(t)] for v in sorted(inside))):
            cost = memory = 0.0
            for v, way in zip(sorted(inside), ways, strict=True):
                sent = 0.0
                for edge in file["edges"]:
                    a, b, c = edge["sourceId"], edge["destId"], edge["communicationCost"]
                    if b == v and a not in inside:
                        sent += 2 * (c + way["syncTimeFw"][str(a)])
                    if a == v and b not in inside:
                        sent += 2 * (c + way["syncTimeBw"][str(b)])
                weights = 4 * (d - 1) * way["parameterSize"] / d / batch / file["bandwidth"]
                cost += way["timePerSample"] / d + sent / d / file["bandwidth"] + weights
                memory += way["memoryUsageA"] * -(-s // d) + way["memoryUsageB"]
            if memory <= cap:
                best = min(best, cost)
        return best

    best = np.inf
    for stages in chains(file):
        for choice in product(sizes, repeat=len(stages)):
            replicas = [d for _, d in choice]
            if sum(t * d for t, d in choice) > devices or sum(replicas) > batch:
                continue
            times = [
                time(frozenset(inside), t, d, sum(replicas[k:]))
                for k, (inside, (t, d)) in enumerate(zip(stages, choice, strict=True))
            ]
            best = min(best, max(times))
    return best


def gap(seed: int, path: Path, method: Piper) -> float:
    """How far above the optimum; -1 where only one of both finds a plan."""
    path.write_text(json.dumps(drawn(seed)))
    found = method.of_graph(load_piper(path, {}))
    best = brute(drawn(seed))
    if found.objective is None or not np.isfinite(best):
        return 0.0 if found.status is Status.INFEASIBLE and not np.isfinite(best) else -1.0
    assert found.lower_bound is not None and found.lower_bound <= best * (1 + 1e-9)
    assert max(one.seconds for one in found.stages) == found.objective
    assert all(one.bytes <= drawn(seed)["maxMemoryPerDevice"] + 1e-9 for one in found.stages)
    assert sum(one.devices for one in found.stages) <= drawn(seed)["maxDevices"]
    return found.objective / best - 1


SEEDS = range(40)


def test_the_exact_knapsack_is_the_optimum_and_the_released_not_below(tmp_path: Path):
    exact = [gap(seed, tmp_path / "x.json", Piper(knapsack="exact")) for seed in SEEDS]
    assert max(map(abs, exact)) < 1e-9
    assert min(gap(seed, tmp_path / "x.json", FREE) for seed in SEEDS) > -1e-9


def test_the_released_knapsack_saves_more_than_need_be(tmp_path: Path):
    file = broken("")
    file["maxMemoryPerDevice"] = 15
    for node, rows in enumerate((((10, 12), (11, 2)), ((10, 5), (10.5, 2)))):
        (way,) = file["nodes"][node]["TMPCs"]["1"]
        file["nodes"][node]["TMPCs"]["1"] = [
            {**way, "timePerSample": time, "memoryUsageA": 0, "memoryUsageB": size}
            for time, size in rows
        ]
    path = tmp_path / "x.json"
    path.write_text(json.dumps(file))
    found = [Piper(how).of_graph(load_piper(path, {})).objective for how in ("released", "exact")]
    assert found == [21.0, 20.5]


def test_the_exact_knapsack_is_better_on_a_published_model():
    graph = load_piper(FILE.with_name("gnmt.json"), given(0.8, 8, 256))
    found = [Piper(how).of_graph(graph).objective for how in ("released", "exact")]
    assert found == [pytest.approx(83.99890625), pytest.approx(83.66760160064698)]


def test_loops_agree(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    path = tmp_path / "x.json"
    for seed in range(6):
        path.write_text(json.dumps(drawn(seed)))
        graph = load_piper(path, {})
        fast = [Piper(knapsack).of_graph(graph).objective for knapsack in ("released", "exact")]
        with monkeypatch.context() as patch:
            patch.setattr(stage_variants, "compiled", lambda loop: None)  # type: ignore[misc]
            patch.setattr(degree_chain, "compiled", lambda loop: None)  # type: ignore[misc]
            slow = [Piper(knapsack).of_graph(graph).objective for knapsack in ("released", "exact")]
        assert fast == slow


def test_many_downsets_leave_one_order():
    found = Piper(ideals=10).of_graph(load_piper(FILE, given(8, 8)))
    assert found.objective is not None and "cut_off" in found.info
    assert found.status is Status.FEASIBLE


@pytest.mark.parametrize("how", ["transfers", "flight", "devices"])
def test_planted_mistakes_are_caught(how: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    if how == "transfers":
        plain = piper.cheapest

        def beside(table: Any, inside: Any, *words: Any) -> Any:
            return (
                plain(table, inside | True, *words)
                if inside.sum() == 1
                else plain(table, inside, *words)
            )

        monkeypatch.setattr(piper, "cheapest", beside)
    if how == "flight":  # samples in flight are those of one replica more
        plain_most = degree_chain.DegreeStages

        def more(*columns: Any) -> Any:
            after, before, tensor, replicas, most, *rest = columns
            return plain_most(after, before, tensor, replicas, most + 1, *rest)

        monkeypatch.setattr(piper, "DegreeStages", more)
    if how == "devices":
        plain_best = piper.best_degrees
        monkeypatch.setattr(piper, "best_degrees", lambda s, n, k, m: plain_best(s, n, k + 1, m))  # type: ignore[misc]
    exact = Piper(knapsack="exact")

    def is_wrong(seed: int) -> bool:
        try:
            return abs(gap(seed, tmp_path / "x.json", exact)) > 1e-9
        except AssertionError:
            return True

    assert any(is_wrong(seed) for seed in SEEDS)


def broken(how: str) -> dict[str, Any]:
    way: dict[str, Any] = {
        "id": "vanilla", "timePerSample": 1, "parameterSize": 1, "memoryUsageA": 1,
        "memoryUsageB": 1, "syncTimeFw": {}, "syncTimeBw": {},
    }  # fmt: skip
    nodes: list[dict[str, Any]] = [
        {"id": 0, "TMPCs": {"1": [{**way, "syncTimeBw": {"1": 0}}]}},
        {"id": 1, "TMPCs": {"1": [{**way, "syncTimeFw": {"0": 0}}]}},
    ]
    edges = [{"sourceId": 0, "destId": 1, "communicationCost": 1}]
    file = {
        "maxDevices": 1, "maxMemoryPerDevice": 9, "bandwidth": 1, "mbsInBatch": 1,
        "nodes": nodes, "edges": edges,
    }  # fmt: skip
    if how == "batch":
        file["maxBatchSize"] = file.pop("mbsInBatch")
    if how == "bandwidth":
        file["bandwidth"] = 0
    if how == "sync":
        nodes[1]["TMPCs"]["1"][0]["syncTimeFw"] = {}
    if how == "ends":  # by the opposite ends
        nodes[1]["TMPCs"]["1"][0]["syncTimeBw"] = {"0": 0}
    if how == "degree":
        nodes[0]["TMPCs"]["two"] = nodes[0]["TMPCs"].pop("1")
    if how == "none":
        nodes[0]["TMPCs"]["1"] = []
    if how == "cycle":
        edges.append({"sourceId": 1, "destId": 0, "communicationCost": 1})
    if how == "devices":
        file["maxDevices"] = 10**18
    if how == "rows":
        file["mbsInBatch"] = 1e300
    if how == "bytes":
        nodes[0]["TMPCs"]["1"][0]["memoryUsageA"] = 1e308
    if how == "text":
        nodes[1]["id"] = "0"
    return file


@pytest.mark.parametrize(
    ("how", "said"),
    [
        ("batch", "field 'mbsInBatch' is missing"),
        ("bandwidth", "field 'bandwidth' is 0, expected more than 0"),
        ("sync", "field 'nodes[1].TMPCs.1[0].syncTimeFw.0' is missing, of a predecessor"),
        ("ends", "field 'nodes[1].TMPCs.1[0].syncTimeBw.0' is given, and no successor has this id"),
        ("degree", "field 'nodes[0].TMPCs.two' is no tensor-parallel degree"),
        ("none", "field 'nodes[0].TMPCs.1' is empty, expected at least one variant"),
        ("cycle", "edges lead in a cycle: 0 -> 1 -> 0"),
        ("devices", "field 'maxDevices' is 1e+18, expected at most 65536"),
        ("rows", "field 'mbsInBatch' is 1e+300, expected at most 1000000000000"),
        ("bytes", "field 'nodes[0].TMPCs.1[0].memoryUsageA' is 1e+308, expected at most 1e+300"),
        ("text", "field 'nodes[1].id' is 0, as is 'nodes[0].id'"),
    ],
)
def test_bad_files(how: str, said: str, tmp_path: Path):
    path = tmp_path / "bad.json"
    path.write_text(json.dumps(broken(how)))
    code, out, err = ask("plan", "--instance", str(path), "--format", "piper")
    assert (code, out) == (1, "") and f"{path}: error: {said}" in err


def test_words_of_an_answer():
    words = ["--instance", str(FILE), "--format", "piper", "--json", "--set", "maxDevices=64"]
    words += ["--set", "maxMemoryPerDevice=8589934592", "--set", "bandwidth=26843545600"]
    code, out, _ = ask("plan", *words, "--set", "mbsInBatch=1920")
    found = json.loads(out)
    assert (code, found["unit"], found["status"]) == (0, "s", "feasible")
    assert found["objective"] == pytest.approx(0.0202005503, rel=5e-9)
    of = ["nodes", "kind", "devices", "replicas", "tensor", "seconds", "bytes"]
    assert all(list(one) == of for one in found["stages"])
    assert sorted(node for one in found["stages"] for node in one["nodes"]) == list(range(37))
    off = ["--set", "tensorParallel=off", "--set", "dataParallel=off", "--set", "recompute=off"]
    code, out, _ = ask("plan", *words, *off)
    assert (code, json.loads(out)["status"]) == (3, "infeasible")
    code, _, err = ask("plan", *words, "--set", "knapsack=best")
    assert code == 2 and "setting knapsack is 'best', expected released or exact" in err
