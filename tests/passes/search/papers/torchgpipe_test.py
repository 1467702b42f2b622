"""torchgpipe: bit-equal to the second transcription, beside exact cuts; planted mistakes."""

import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from shardwright.passes.search.kernels.stages import block_partition
from shardwright.passes.search.methods import torchgpipe
from shardwright.passes.search.methods.torchgpipe import Torchgpipe
from shardwright.passes.search.problem.found import Status
from shardwright.passes.search.problem.stages.profile_files import load_profile
from tests.support.verbs import ask
from tests.transcriptions.torchgpipe import block_sizes

FILE = Path(__file__).parents[3] / "data" / "planners" / "pipedream" / "vgg16.txt"


def drawn(seed: int) -> tuple[list[float], int]:
    """Weights that tie often, or not at all."""
    rng = np.random.default_rng(seed)
    count = int(rng.integers(1, 24))
    if seed % 2:
        weights = rng.lognormal(size=count).tolist()
    else:
        weights = rng.integers(0, 6, count).astype(float).tolist()
    return weights, int(rng.integers(1, count + 1))


def sizes(weights: list[float], count: int) -> list[int] | None:
    ends = block_partition.block_partition(weights, count)
    return None if ends is None else np.diff([0, *ends]).tolist()


SEEDS = range(600)


def test_bit_equal_to_the_second_transcription():
    assert sizes([1, 2, 3, 4, 5, 6], 2) == [4, 2]
    assert sizes([1, 1, 1, 3, 5], 4) is None
    assert [seed for seed in SEEDS if sizes(*drawn(seed)) != block_sizes(*drawn(seed))] == []


def test_no_block_is_more_than_an_item_heavier():
    for seed in SEEDS:
        weights, count = drawn(seed)
        ends = block_partition.block_partition(weights, count)
        if ends is not None:
            items = block_partition.scaled(weights)
            loads = [sum(part) for part in np.split(np.array(items), ends[:-1])]
            assert max(loads) <= min(loads) + 1 + 1e-12


@pytest.mark.parametrize("how", ["first", "scale", "rest"])
def test_planted_mistakes_are_caught(how: str, monkeypatch: pytest.MonkeyPatch):
    if how == "first":  # of equal blocks the first is the heaviest

        def first(pairs: Any) -> Any:
            rows = list(pairs)
            return (
                max(rows, key=lambda row: (row[0], -row[1]))
                if isinstance(rows[0], tuple)
                else max(rows)
            )

        monkeypatch.setattr(block_partition, "max", first, raising=False)
    if how == "scale":
        monkeypatch.setattr(block_partition, "scaled", lambda w: [v / max([*w, 1]) for v in w])  # type: ignore[misc]
    if how == "rest":  # floats added up in another order
        monkeypatch.setattr(block_partition, "sum", lambda v: sum(reversed(v)), raising=False)  # type: ignore[misc]
        far = range(601, 4001, 2)
        cases = [([w * 0.1 for w in drawn(s - 1)[0]], drawn(s - 1)[1]) for s in far]
        assert any(sizes(*case) != block_sizes(*case) for case in cases)
        return
    assert any(sizes(*drawn(seed)) != block_sizes(*drawn(seed)) for seed in SEEDS)


def test_the_gap_to_exact_cuts():
    profile = load_profile(FILE, {"machines": "4"}, Torchgpipe.needs)
    found = Torchgpipe().of_graph(profile)
    assert found.objective and found.lower_bound and found.status is Status.FEASIBLE
    gap = found.objective / found.lower_bound - 1
    assert found.info["gap"] == gap > 0
    by_size = torchgpipe.Torchgpipe(by="size").of_graph(profile)
    assert by_size.unit == "B" and by_size.objective == max(one.bytes for one in by_size.stages)


def test_words_of_an_answer(tmp_path: Path):
    words = ["plan", "--format", "pipedream", "--method", "torchgpipe", "--json"]
    code, out, _ = ask(*words, "--instance", str(FILE), "--set", "machines=4")
    found = json.loads(out)
    assert (code, found["unit"], found["status"]) == (0, "s", "feasible")
    assert sum(len(one["nodes"]) for one in found["stages"]) == 41
    code, out, _ = ask(*words, "--instance", str(FILE), "--set", "machines=41")
    found = json.loads(out)
    assert (code, found["status"]) == (1, "refused")
    assert found["info"]["why"] == "40 layers do not fill 41 blocks"
    code, _, err = ask(*words, "--instance", str(FILE))
    assert code == 2 and "setting machines is missing" in err
    code, _, err = ask(*words, "--instance", str(FILE), "--set", "machines=4", "--set", "by=luck")
    assert code == 2 and "setting by is 'luck', expected time or size" in err
