"""Small train steps move what textbooks say and share all work, though copies would be cheap."""

from __future__ import annotations

from collections import Counter

import pytest

from shardwright.ir.analysis.collective_traffic import collectives
from shardwright.passes.partition.resharding import choose_cuts
from shardwright.passes.registry import parse_pipeline
from shardwright.testing.second_opinion.textbook import Step, astray, size, written

SMALL = [
    Step(64, 2),
    Step(64, 4, accumulate=2, sp=True),
    Step(64, 8, dp=2, sp=True, dtype="fp8"),
    Step(128, 2, dp=2, accumulate=2),
]


@pytest.mark.parametrize("step", SMALL, ids=lambda step: step.words.partition(" --")[2][-60:])
def test_a_small_step_moves_what_textbooks_say(step: Step):
    assert astray(step) == ""


def test_repeated_work_is_caught(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(choose_cuts, "_repeated", lambda shared, cut: 0)  # pyright: ignore
    said = astray(SMALL[0])
    assert "of the work" in said and "all_gather" in said


def messages(words: str) -> Counter[tuple[str, str, int]]:
    """Kind, axes and bytes of the larger side -> how often."""
    module = written(words)
    parse_pipeline("propagate,partition").run(module)
    found: Counter[tuple[str, str, int]] = Counter()
    for one in collectives(module):
        kind = one.kind.removeprefix("stablehlo.")
        found[kind, ",".join(one.axes), size(one)] += one.count
    return found


@pytest.mark.parametrize(
    ("parallel", "experts", "top_k", "hidden"),
    [("ep=4", 4, 1, 64), ("ep=2,dp=2", 8, 2, 32), ("ep=8", 8, 2, 64), ("ep=2,fsdp=2", 4, 2, 64)],
)
def test_experts_exchange_tokens_twice_in_each_pass(
    parallel: str, experts: int, top_k: int, hidden: int
):
    """A device sends its tokens to as many experts as each has, with a quarter more places."""
    layers, seq, rows = 2, 64, 2
    words = f"--layers {layers} --hidden {hidden} --heads 4 --vocab 64 --seq {seq} --ffn 64"
    found = messages(
        f"moe {words} --microbatch {rows} --experts {experts} --top-k {top_k} --parallel {parallel}"
    )
    exchanges = {key: count for key, count in found.items() if key[0] == "all_to_all"}
    sent = rows * seq * top_k * hidden * 2 * 5 // 4
    assert exchanges == {("all_to_all", "ep", sent): 4 * layers}


def test_tables_exchange_means():
    """Not what was looked up: as many bytes less as an example looks up rows."""
    tables, rows, hot, width, devices = 3, 16, 4, 32, 4
    found = messages(
        f"dlrm --tables {tables} --rows 64 --hot {hot} --width {width} --hidden 48"
        f" --microbatch {rows} --parallel fsdp={devices}"
    )
    means = rows * devices * width * 2
    assert found["reduce_scatter", "fsdp", means] == tables
    assert found["all_gather", "fsdp", means] >= tables
    assert not any(bytes >= means * hot for _, _, bytes in found)


def test_copies_of_keys_are_summed_as_weights():
    step = Step(64, 4, dp=2)
    found = messages(f"{step.words} --kv-heads 2")
    weights = step.hidden * 2 * (step.hidden // step.heads) * 2  # of a group, keys and values
    assert found["all_reduce", "tp", weights] == step.layers
    assert found["all_reduce", "kv,tp", step.activation] == 4 * step.layers + 2
