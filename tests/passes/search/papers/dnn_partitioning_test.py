"""DNN-partitioning: published loads, brute force over stages and assignments, planted mistakes."""

import json
from collections.abc import Iterator
from dataclasses import replace
from itertools import product
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from shardwright.passes.search.kernels.stages import device_chain
from shardwright.passes.search.methods import dnn_partitioning
from shardwright.passes.search.methods.dnn_partitioning import DnnPartitioning
from shardwright.passes.search.problem.found import Status
from shardwright.passes.search.problem.stages.placed_files import load_placed
from tests.support.verbs import ask

DATA = Path(__file__).parents[3] / "data" / "planners" / "dnn-partitioning"
# Of the authors' program: the optimum of contiguous splits, how many downsets, and (ours) of any.
PUBLISHED = {
    "bert24_inference": (17.7899, 30), "bert24_training": (41.7458, 30),
    "gnmt_inference": (32.9107, 17_914), "resnet50_training": (78.6318, 242),
    "operators_bert_l-3_inference": (27.9186, 1_428),
}  # fmt: skip


def published(name: str) -> bool:
    found = DnnPartitioning().of_graph(load_placed(DATA / f"{name}.json", {}))
    cost, downsets = PUBLISHED[name]
    assert found.objective is not None
    return abs(found.objective / cost - 1) < 2e-5 and found.info["downsets"] == downsets


@pytest.mark.parametrize("name", PUBLISHED)
def test_published_loads(name: str):
    assert published(name)


def test_any_split_is_lighter_than_published_and_proved():
    file = DATA / "operators_bert_l-3_inference.json"
    found = DnnPartitioning(contiguous=False).of_graph(load_placed(file, {}))
    assert found.status is Status.OPTIMAL
    assert found.objective == pytest.approx(21.9084, rel=2e-6)


def test_the_split_of_an_expert():
    graph = load_placed(DATA / "bert24_training.json", {})
    split = json.loads((DATA / "bert24_training_expert.json").read_text())
    device = np.zeros(len(graph.ids), np.int64)
    for number, part in enumerate(split["fpgas"]):
        device[[graph.ids.index(node) for node in part["nodes"]]] = number
    assert graph.loads(device).max() == pytest.approx(49.4049, rel=2e-6)


# --- brute force


def drawn(seed: int) -> dict[str, Any]:
    """A small file: colours, ends without work, backward nodes, tight memory."""
    rng = np.random.default_rng(seed)
    count = int(rng.integers(2, 6))
    colors = rng.integers(0, count, count) if seed % 3 == 0 else np.arange(count)
    sends = rng.integers(0, 6, 2 * count).tolist()

    def node(number: int, is_backward: bool) -> dict[str, Any]:
        busy = int(rng.integers(0, 4)) if rng.random() < 0.8 else 0
        return {
            "id": number + count * is_backward,
            "supportedOnFpga": int(rng.random() < 0.9 or not busy),
            "cpuLatency": 3 * busy, "fpgaLatency": busy, "isBackwardNode": is_backward,
            "colorClass": int(colors[number]), "size": int(rng.integers(0, 4)),
        }  # fmt: skip

    ahead = [(a, b) for b in range(count) for a in range(b) if rng.random() < 0.5]
    nodes = [node(k, False) for k in range(count)]
    edges = list(ahead)
    if seed % 2:
        nodes += [node(k, True) for k in range(count)]
        edges += [(b + count, a + count) for a, b in ahead] + [(count - 1, 2 * count - 1)]
    return {
        "maxFPGAs": int(rng.integers(0, 3)), "maxCPUs": int(rng.integers(0, 2)),
        "maxSizePerFPGA": int(rng.integers(2, 3 * count)), "nodes": nodes,
        "edges": [{"sourceId": a, "destId": b, "cost": sends[a]} for a, b in edges],
    }  # fmt: skip


def load_of(file: dict[str, Any], inside: set[int], is_cpu: bool) -> float:
    """Straight from the words of the paper."""
    nodes = [one for one in file["nodes"] if one["id"] in inside]
    if is_cpu:
        return sum(one["cpuLatency"] for one in nodes)
    if any(not one["supportedOnFpga"] for one in nodes):
        return np.inf
    if sum(one["size"] for one in nodes) > file["maxSizePerFPGA"]:
        return np.inf
    crossing = {
        edge["sourceId"]: edge["cost"]
        for edge in file["edges"]
        if (edge["sourceId"] in inside) != (edge["destId"] in inside)
    }
    return sum(one["fpgaLatency"] for one in nodes) + sum(crossing.values())


def assignments(file: dict[str, Any]) -> Iterator[tuple[dict[int, int], float]]:
    """By node its device; the heaviest load. Devices: accelerators, then CPUs."""
    nodes, paying = file["nodes"], file["maxFPGAs"]
    colors = sorted({one["colorClass"] for one in nodes})
    for choice in product(range(paying + file["maxCPUs"]), repeat=len(colors)):
        of = dict(zip(colors, choice, strict=True))
        where = {one["id"]: of[one["colorClass"]] for one in nodes}
        loads = [
            load_of(file, {node for node in where if where[node] == d}, d >= paying)
            for d in sorted(set(choice))
        ]
        yield where, max(loads)


def in_order(file: dict[str, Any], where: dict[int, int]) -> bool:
    """Whether devices can stand one behind another along forward edges."""
    backward = {one["id"] for one in file["nodes"] if one["isBackwardNode"]}
    ahead = {
        (where[edge["sourceId"]], where[edge["destId"]])
        for edge in file["edges"]
        if edge["sourceId"] not in backward and edge["destId"] not in backward
    }
    left = set(where.values())
    while left:
        free = {d for d in left if not any(b == d != a and a in left for a, b in ahead)}
        if not free:
            return False
        left -= free
    return True


def right(seed: int, path: Path, contiguous: bool) -> bool:
    file = drawn(seed)
    path.write_text(json.dumps(file))
    every = assignments(file)
    best = min(
        (cost for where, cost in every if not contiguous or in_order(file, where)), default=np.inf
    )
    found = DnnPartitioning(contiguous=contiguous).of_graph(load_placed(path, {}))
    if not np.isfinite(best):
        return found.status is Status.INFEASIBLE and found.objective is None
    is_priced = found.objective == max(1e3 * one.seconds for one in found.stages)
    return is_priced and found.objective == pytest.approx(best, abs=1e-9)


@pytest.mark.parametrize("contiguous", [True, False])
def test_brute_force(contiguous: bool, tmp_path: Path):
    seeds = range(90 if contiguous else 25)
    assert [seed for seed in seeds if not right(seed, tmp_path / "x.json", contiguous)] == []


def test_no_bound_is_above_a_plan_and_the_linear_plan_not_below(tmp_path: Path):
    path = tmp_path / "x.json"
    for seed in range(40):
        path.write_text(json.dumps(drawn(seed)))
        graph = load_placed(path, {})
        best, line = DnnPartitioning().of_graph(graph), DnnPartitioning(True).of_graph(graph)
        if line.objective is not None:
            assert best.objective is not None and line.lower_bound is not None
            assert line.lower_bound <= best.objective + 1e-9 <= line.objective + 2e-9


def test_loops_agree(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(device_chain, "compiled", lambda loop: None)  # type: ignore[misc]
    assert published("bert24_training") and published("operators_bert_l-3_inference")


def test_many_downsets_leave_the_linear_plan():
    graph = load_placed(DATA / "gnmt_inference.json", {})
    found = DnnPartitioning(ideals=1000).of_graph(graph)
    line = DnnPartitioning(linear=True).of_graph(graph)
    assert (found.status, found.objective) == (Status.FEASIBLE, line.objective)


# --- mistakes


@pytest.mark.parametrize("how", ["transfers", "ends", "memory"])
def test_planted_mistakes_are_caught(how: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    if how == "transfers":
        plain = dnn_partitioning.straddling
        monkeypatch.setattr(dnn_partitioning, "straddling", lambda *some: plain(*some[:2], ()))  # type: ignore[misc]
    if how == "ends":  # ends stay where they hang though their bytes do not fit
        monkeypatch.setattr(dnn_partitioning, "_fits", lambda *words: True)  # type: ignore[misc]
    if how == "memory":
        plain_chain = dnn_partitioning.best_chain

        def loose(chain: device_chain.DeviceChain, *_: float) -> device_chain.ChainFound | None:
            return plain_chain(replace(chain, cap=np.inf))

        monkeypatch.setattr(dnn_partitioning, "best_chain", loose)
    assert not all(right(seed, tmp_path / "x.json", True) for seed in range(90))


GOOD: dict[str, Any] = {
    "maxFPGAs": 1, "maxCPUs": 0, "maxSizePerFPGA": 9,
    "nodes": [
        {
            "id": k, "supportedOnFpga": 1, "cpuLatency": 1, "fpgaLatency": 1,
            "isBackwardNode": 0, "size": 4,
        }
        for k in range(3)
    ],
    "edges": [{"sourceId": k, "destId": k + 1, "cost": 1} for k in range(2)],
}  # fmt: skip


def broken(how: str) -> dict[str, Any]:
    file: dict[str, Any] = json.loads(json.dumps(GOOD))
    nodes, edges = file["nodes"], file["edges"]
    if how == "missing":
        del nodes[1]["fpgaLatency"]
    if how == "count":
        del file["maxFPGAs"]
    if how == "twice":
        nodes[2]["id"] = 1
    if how == "unknown":
        edges[0]["destId"] = 7
    if how == "costs":
        edges.append({"sourceId": 0, "destId": 2, "cost": 2})
    if how == "cycle":
        edges.append({"sourceId": 2, "destId": 0, "cost": 1})
    if how == "kind":
        nodes[0]["supportedOnFpga"] = "yes"
    if how == "less":
        nodes[0]["size"] = -1
    return file


@pytest.mark.parametrize(
    ("how", "said"),
    [
        ("missing", "field 'nodes[1].fpgaLatency' is missing"),
        ("count", "field 'maxFPGAs' is missing"),
        ("twice", "field 'nodes[2].id' is 1, as is 'nodes[1].id'"),
        ("unknown", "field 'edges[0].destId' is 7, and no node has this id"),
        ("costs", "field 'edges[2].cost' is 2, 'edges[0].cost' 1, and both move"),
        ("cycle", "edges lead in a cycle: 0 -> 1 -> 2 -> 0"),
        ("kind", "field 'nodes[0].supportedOnFpga' is a text, expected true or false"),
        ("less", "field 'nodes[0].size' is -1, expected at least 0"),
    ],
)
def test_bad_files(how: str, said: str, tmp_path: Path):
    path = tmp_path / "bad.json"
    path.write_text(json.dumps(broken(how)))
    code, out, err = ask("plan", "--instance", str(path), "--format", "dnn-partitioning")
    assert (code, out) == (1, "") and f"{path}: error: {said}" in err


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--method", "pase"], 'the method "pase" does not read the format "dnn-partitioning"'),
        (["--set", "speed=1"], "method dnn-partitioning has no setting 'speed'"),
        (["--set", "linear=maybe"], "setting linear is 'maybe', expected on or off"),
        (["--set", "maxFPGAs=two"], "setting maxFPGAs is 'two', expected a number"),
        (["--set", "maxFPGAs=2", "--set", "maxDevices=2"], "are one field, 'maxFPGAs'"),
        (["--devices", "2"], "--devices is given"),
    ],
)
def test_bad_words(words: list[str], said: str):
    file = str(DATA / "bert24_inference.json")
    code, out, err = ask("plan", "--instance", file, "--format", "dnn-partitioning", *words)
    assert (code, out) == (2, "") and said in err


def test_a_field_that_contradicts_itself(tmp_path: Path):
    path = tmp_path / "bad.json"
    path.write_text(json.dumps(GOOD).replace('"size": 4', '"size": 4, "size": 5', 1))
    code, out, err = ask("plan", "--instance", str(path), "--format", "dnn-partitioning")
    assert (code, out) == (1, "")
    assert f"{path}: error: has an object with two fields 'size'" in err


@pytest.mark.parametrize("count", ["65537", "1e18"])
@pytest.mark.parametrize("word", ["maxFPGAs", "maxCPUs"])
def test_more_devices_than_there_are_anywhere(word: str, count: str):
    file = str(DATA / "bert24_inference.json")
    words = ["--format", "dnn-partitioning", "--set", f"{word}={count}"]
    code, out, err = ask("plan", "--instance", file, *words)
    said = f"field '{word}' is {float(count):g}, expected at most 65536"
    assert (code, out) == (1, "") and said in err


@pytest.mark.parametrize("contiguous", [True, False])
def test_devices_beyond_the_nodes_stand_idle(contiguous: bool, tmp_path: Path):
    path = tmp_path / "x.json"
    for seed in range(4):
        path.write_text(json.dumps(drawn(seed)))
        nodes = len(drawn(seed)["nodes"])
        few, many = (
            DnnPartitioning(contiguous=contiguous).of_graph(
                load_placed(path, {"maxFPGAs": str(count), "maxCPUs": str(count)})
            )
            for count in (nodes, 65_536)
        )
        assert many == few


def test_a_program_needs_a_cluster():
    code, _, err = ask("plan", "step.mlir", "--method", "dnn-partitioning")
    assert code == 2 and "--cluster is missing" in err
    assert "of an instance, add --instance FILE --format dnn-partitioning" in err


def test_words_of_an_answer():
    words = ["--instance", str(DATA / "bert24_training.json"), "--format", "dnn-partitioning"]
    code, out, _ = ask("plan", *words, "--json")
    found = json.loads(out)
    keys = ["objective", "unit", "status", "lower_bound", "stages", "seconds"]
    assert code == 0 and list(found)[:6] == keys
    of = ["nodes", "kind", "devices", "replicas", "tensor", "seconds", "bytes"]
    assert all(list(one) == of for one in found["stages"])
    assert sorted(node for one in found["stages"] for node in one["nodes"]) == list(range(1, 65))
    assert max(one["seconds"] for one in found["stages"]) == pytest.approx(0.0417458, rel=2e-5)
    code, text, _ = ask("plan", *words)
    assert code == 0 and "objective    41.7458125 ms" in text
    code, out, _ = ask(
        "plan", *words, "--json", "--set", "maxMemoryPerDevice=9", "--set", "maxCPUs=0"
    )
    found = json.loads(out)
    assert (code, found["status"], found["stages"]) == (3, "infeasible", [])
    assert "6 accelerators 9 each" in found["info"]["why"]
