"""PipeDream: published seconds per minibatch, a second transcription, planted mistakes."""

import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from shardwright.passes.search.kernels.stages import replica_chain
from shardwright.passes.search.methods import pipedream
from shardwright.passes.search.methods.pipedream import PipeDream
from shardwright.passes.search.problem.found import Status
from shardwright.passes.search.problem.stages.profile_files import load_profile
from shardwright.passes.search.problem.stages.stage_answers import StageAnswer
from tests.support.verbs import ask
from tests.transcriptions.pipedream import optimise

FOLDER = Path(__file__).parents[3] / "data" / "planners" / "pipedream"
MACHINES = {
    "A": ("4", "1e9"), "B": ("4x4", "1e10,1.25e9"), "C": ("16", "1.25e9"), "D": ("4x2", "1e10,1.25e9"),  # noqa: E501
}  # fmt: skip
# With and without the communication of activations.
PUBLISHED = {
    ("vgg16", "A"): (0.205520896, 0.175732624),
    ("vgg16", "B"): (0.0671339970, 0.0441210743),
    ("vgg16", "C"): (0.0547948908, 0.0465874887),
    ("vgg16", "D"): (0.157820579, 0.092810798),
    ("resnet18", "A"): (0.100004036, 0.065918),
    ("resnet18", "B"): (0.0234932072, 0.01709254),
    ("resnet18", "C"): (0.0244254971, 0.0179791845),
    ("resnet18", "D"): (0.0423106096, 0.0333245012),
    ("squeezenet1_0", "A"): (0.074414, 0.0723288427),
    ("squeezenet1_0", "B"): (0.0186183755, 0.0180991936),
    ("squeezenet1_0", "C"): (0.018771693, 0.0184484572),
    ("squeezenet1_0", "D"): (0.0367373814, 0.0362830277),
    ("densenet121", "A"): (0.089976, 0.081985),
}
COUNTED, FREE = PipeDream(activation_communication=True), PipeDream()


def profile_of(name: str, machines: str = "A") -> Any:
    count, bandwidth = MACHINES[machines]
    return load_profile(FOLDER / f"{name}.txt", {"machines": count, "bandwidth": bandwidth})


@pytest.mark.parametrize("cell", PUBLISHED)
def test_published_seconds(cell: tuple[str, str]):
    profile = profile_of(*cell)
    for method, known in zip((COUNTED, FREE), PUBLISHED[cell], strict=True):
        found = method.of_graph(profile)
        assert found.objective == pytest.approx(known, rel=5e-9)  # nine digits are printed
        assert found.status is Status.OPTIMAL
        assert sum(one.devices for one in found.stages) == profile.devices
        line = PipeDream(method.activation_communication, linear=True).of_graph(profile)
        assert line.lower_bound and line.objective
        assert line.lower_bound <= known * (1 + 1e-8) <= line.objective * (1 + 2e-8)


def test_published_splits():
    stages = COUNTED.of_graph(profile_of("vgg16")).stages
    layers = [set(one.nodes) - {"node1"} for one in stages]  # without the input
    counts = [(len(one), row.replicas) for one, row in zip(layers, stages, strict=True)]
    assert counts == [(17, 3), (23, 1)]
    stages = FREE.of_graph(profile_of("vgg16")).stages
    assert [(len(one.nodes), one.replicas) for one in stages] == [(16, 3), (25, 1)]
    assert [one.replicas for one in COUNTED.of_graph(profile_of("resnet18")).stages] == [4]


# --- the second transcription


def drawn(seed: int) -> tuple[dict[str, Any], list[tuple[str, str]], list[tuple[int, float]]]:
    """A small graph with an input, from one first layer, numbers that tie often, and machines."""
    rng = np.random.default_rng(seed)
    count = int(rng.integers(2, 8))

    def node(words: str) -> dict[str, Any]:
        first, second, sent, held = (float(rng.integers(0, 5)) for _ in range(4))
        return {
            "description": words, "forward": 1e3 * first, "backward": 1e3 * second,
            "activation": sent, "parameter": held,
        }  # fmt: skip

    nodes = {"in": node("Input"), **{f"n{k}": node("Layer") for k in range(count)}}
    edges = [("in", "n0")]
    for b in range(1, count):
        some = [a for a in range(b) if rng.random() < 0.4] or [int(rng.integers(0, b))]
        edges += [(f"n{a}", f"n{b}") for a in some]
    if rng.random() < 0.3:
        nodes["part"] = node("__getitem__(1)")
        edges.append((f"n{rng.integers(0, count)}", "part"))
    levels = [(int(rng.integers(1, 5)), 2.0)]
    if rng.random() < 0.5:
        levels.append((int(rng.integers(1, 4)), 0.5))
    return nodes, edges, levels


def written(path: Path, seed: int) -> dict[str, str]:
    """The file of a drawn instance, its lines in any order, and its settings."""
    nodes, edges, levels = drawn(seed)
    lines = [
        f"{name} -- {one['description']} -- forward_compute_time={one['forward']:.3f}, "
        f"backward_compute_time={one['backward']:.3f}, activation_size={one['activation']:.1f}, "
        f"parameter_size={one['parameter']:.1f}\n"
        for name, one in nodes.items()
    ]
    lines += [f"\t{a} -- {b}\n" for a, b in edges]
    np.random.default_rng(seed).shuffle(lines)
    path.write_text("".join(lines))
    return {
        "machines": "x".join(str(count) for count, _ in levels),
        "bandwidth": ",".join(str(rate) for _, rate in levels),
    }


def differs(seed: int, path: Path) -> bool:
    """Whether seconds are not those of the second transcription, or a plan takes other ones."""
    nodes, edges, levels = drawn(seed)
    profile = load_profile(path, written(path, seed))
    for method in (COUNTED, FREE):
        found = method.of_graph(profile)
        seconds, _ = optimise(nodes, edges, levels, method.activation_communication)
        assert found.objective is not None
        if abs(found.objective - seconds) > 1e-9 or not is_a_plan(found, nodes, edges):
            return True
        slowest = max(one.seconds for one in found.stages)
        if not method.activation_communication and abs(slowest - seconds) > 1e-9:
            return True
    return False


def is_a_plan(found: StageAnswer, nodes: dict[str, Any], edges: list[tuple[str, str]]) -> bool:
    """Whether every layer stands on one stage, and none before what it needs."""
    where = {node: k for k, one in enumerate(found.stages) for node in one.nodes}
    count = sum(len(one.nodes) for one in found.stages)
    layers = set(nodes) - {"part"}
    return set(where) == layers and count == len(layers) and all(
        where[a] <= where[b] for a, b in edges if b != "part"
    )  # fmt: skip


SEEDS = range(60)


def test_equal_to_the_second_transcription(tmp_path: Path):
    assert [seed for seed in SEEDS if differs(seed, tmp_path / "x.txt")] == []


@pytest.mark.parametrize("how", ["within", "divided", "borders", "states", "rows"])
def test_planted_mistakes_are_caught(how: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    if how == "within":  # the exchange of a stage alone is shared by nobody
        monkeypatch.setattr(pipedream, "levels_of", lambda p: tuple(  # type: ignore[misc]
            replica_chain.Level(c, 1, b) for c, b in zip(p.machines, p.bandwidth, strict=True)
        ))  # fmt: skip
    if how == "divided":  # an honest exchange, which is not divided once more
        plain = replica_chain.single

        def honest(chain: Any, level: Any, m: int) -> Any:
            return plain(chain, level, m) + 4 * (m - 1) ** 2 * chain.weight / level.bandwidth / m**2

        monkeypatch.setattr(replica_chain, "single", honest)
    if how == "borders":  # only layers with users outside

        def outside(profile: Any, inside: Any) -> Any:
            users = np.zeros((len(profile.ids), len(profile.ids)))
            for a, b in profile.edges:
                users[a, b] = 1
            open_ = inside & ((~inside @ users.T.astype(float) > 0) | (users.sum(1) == 0))
            return open_ @ profile.activation

        monkeypatch.setattr(pipedream, "borders", outside)
    if how == "states":
        plain_sets = pipedream.downsets
        monkeypatch.setattr(pipedream, "downsets", lambda p, m: np.delete(plain_sets(p, m), 2, 0))  # type: ignore[misc]
    if how == "rows":
        plain_steps = pipedream.traced
        monkeypatch.setattr(pipedream, "traced", lambda c, f: plain_steps(c, f)[::-1])  # type: ignore[misc]
    assert any(differs(seed, tmp_path / "x.txt") for seed in SEEDS)


def test_many_states_leave_one_order():
    found = PipeDream(ideals=10).of_graph(profile_of("resnet18"))
    assert "cut_off" in found.info and found.status is Status.FEASIBLE
    assert found.lower_bound == pytest.approx(0.25974 / 4, rel=2e-5)


# --- words

NODE = "{} -- Layer -- forward_compute_time={}, backward_compute_time=1, activation_size={}, parameter_size=1\n"  # noqa: E501


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("a -- Layer\n", "1:1: error: is no node, expected 'nodeK -- description -- "),
        ("a -- Layer -- forward_compute_time=1\n", "1:1: error: field 'backward_compute_time' is missing"),  # noqa: E501
        (NODE.format("a", "x", 1), "1:1: error: field 'forward_compute_time' is 'x', expected a number of at least 0"),  # noqa: E501
        (NODE.format("a", 1, 1) * 2, "2:1: error: two nodes are called 'a'"),
        (NODE.format("a", 1, 1) + "\ta -- b\n", "2:1: error: no node is called 'b'"),
        (NODE.format("a", 1, 1) + "\ta\n", "2:1: error: an edge is set in, expected '<tab>nodeA -- nodeB'"),  # noqa: E501
        (NODE.format("a", 1, 1) + NODE.format("b", 1, 1) + "\ta -- b\n\tb -- a\n", ": error: edges lead in a cycle: a -> b -> a"),  # noqa: E501
        ("", ": error: the file has no layers, expected at least one node besides inputs"),
    ],
)  # fmt: skip
def test_bad_files(text: str, said: str, tmp_path: Path):
    path = tmp_path / "bad.txt"
    path.write_text(text)
    words = ["--set", "machines=2", "--set", "bandwidth=1e9"]
    code, out, err = ask("plan", "--instance", str(path), "--format", "pipedream", *words)
    assert (code, out) == (1, "") and f"{path}{'' if said[0] == ':' else ':'}{said}" in err


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["bandwidth=1"], "setting machines is missing: a profile does not say what it runs on"),
        (["machines=4"], "setting bandwidth is missing: a profile does not say what it runs on"),
        (["machines=4x0", "bandwidth=1,1"], "setting machines is '4x0', expected counts such as 4x2"),  # noqa: E501
        (["machines=256x257", "bandwidth=1,1"], "setting machines is '256x257', expected at most 65536 devices"),  # noqa: E501
        (["machines=4", "bandwidth=0"], "setting bandwidth is '0', expected bytes per second above 0"),  # noqa: E501
        (["machines=4x2", "bandwidth=1"], "1 bandwidths are set for 2 levels of machines"),
        (["machines=4", "bandwidth=1", "activationCommunication=yes"], "setting activationCommunication is 'yes'"),  # noqa: E501
    ],
)  # fmt: skip
def test_bad_settings(words: list[str], said: str):
    given = [part for word in words for part in ("--set", word)]
    file = str(FOLDER / "vgg16.txt")
    code, out, err = ask("plan", "--instance", file, "--format", "pipedream", *given)
    assert (code, out) == (2, "") and said in err


def test_words_of_an_answer():
    words = ["--instance", str(FOLDER / "vgg16.txt"), "--format", "pipedream", "--json"]
    words += ["--set", "machines=4x2", "--set", "bandwidth=1e10,1.25e9"]
    for how, seconds in zip(("on", "off"), PUBLISHED["vgg16", "D"], strict=True):
        code, out, _ = ask("plan", *words, "--set", f"activationCommunication={how}")
        found = json.loads(out)
        assert (code, found["unit"], found["status"]) == (0, "s", "optimal")
        assert found["objective"] == pytest.approx(seconds, rel=5e-9)
        of = ["nodes", "kind", "devices", "replicas", "tensor", "seconds", "bytes"]
        assert all(list(one) == of for one in found["stages"])
        assert sum(len(one["nodes"]) for one in found["stages"]) == 41


def test_activations_of_several_outputs(tmp_path: Path):
    path = tmp_path / "x.txt"
    path.write_text(NODE.format("a", 1, "[3.0; 4.0]"))
    assert load_profile(path, {"machines": "1", "bandwidth": "1"}).activation.tolist() == [7.0]


def test_methods_read_their_own_formats():
    words = ["plan", "--instance", str(FOLDER / "vgg16.txt"), "--format", "pipedream"]
    code, _, err = ask(*words, "--method", "piper")
    assert code == 2 and 'the method "piper" does not read the format "pipedream"' in err
    assert "take --method pipedream" in err
    code, _, err = ask("plan", str(FOLDER / "vgg16.txt"), "--method", "torchgpipe")
    assert code == 2 and "add --instance FILE --format pipedream" in err
