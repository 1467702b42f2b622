"""Train steps that do not fit, asked for in other words; and pipelines stage by stage."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

import pytest

from shardwright.backends.jax.capture.recipe import Parallel, Recipe
from shardwright.ir.parse import parse
from shardwright.testing.verbs import ask, record
from shardwright.tools.memory.model_variants import harder, milder, wider
from shardwright.tools.model.invocation import Asked, asked_for

pytest.importorskip("jax")

SIZES = "--layers 2 --hidden 64 --heads 4 --vocab 256 --seq 32"
STEP = f"transformer {SIZES} --microbatch 4 --accumulate 4 --parallel pp=2,tp=2 --schedule gpipe"


@cache
def step() -> str:
    return written(STEP)


def written(words: str) -> str:
    code, text, errors = ask("model", *words.split())
    assert code == 0, errors
    return text


def small(folder: Path, memory: int) -> str:
    path = folder / "small.mlir"
    flops = '{bf16 = "1TFLOP/s", f32 = "1TFLOP/s"}'
    chip = f'name = "small", memory = "{memory}B", memory_bandwidth = "1TB/s", flops = {flops}'
    level = 'name = "gpu", count = 4, topology = "switch", bandwidth = "25GB/s", latency = "1us"'
    path.write_text(
        f'module @small attributes {{plan.cluster = {{chip = {{{chip}, source = ["made up"]}}, '
        f'levels = [{{{level}}}], source = ["made up"]}}}} {{}}\n',
        encoding="utf-8",
    )
    return str(path)


# --- words


@pytest.mark.parametrize(
    "words",
    [
        STEP,
        "mlp --layers 2 --hidden 64 --parallel fsdp=4 --shard-grad-op --optimizer sgd --unroll",
        "mlp --layers 8 --hidden 64 --accumulate 4 --parallel pp=2 --schedule interleaved:2",
    ],
)
def test_a_program_says_the_words_that_make_it(words: str):
    text = written(words)
    asked = asked_for(parse(text))
    assert asked is not None
    found = asked.words()
    assert written(" ".join([asked.family, *found])) == text
    given = words.split()[1:]
    assert sorted(map(_parts, found)) == sorted(map(_parts, given))


def _parts(word: str) -> list[str]:
    return sorted(word.split(","))


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ('family = "transformer"', 'family = "zeppelin"'),
        ('dtype = "bf16"', 'dtype = "bf61"'),
        ("layers = 2 : i64", 'layers = "many"'),
        ("tp = 2 : i64", "tp = 0 : i64"),
    ],
)
def test_what_is_no_such_step_has_no_words(before: str, after: str):
    assert before in step()
    assert asked_for(parse(step().replace(before, after))) is None


def _asked(**fields: Any) -> Asked:
    return Asked("transformer", {}, Recipe(**fields))


def test_changes_come_alone_and_together():
    recipe = {"microbatch": 6, "accumulate": 2, "schedule": "gpipe", "shard_grad_op": True}
    asked = _asked(**recipe, parallel=Parallel(tp=2, pp=2))
    assert [what for what, _ in milder(asked)] == [
        "1f1b", "sp=on", "no shard-grad-op", "4 micro-batches of 3", "12 micro-batches of 1",
        "1f1b, sp=on, no shard-grad-op, 12 micro-batches of 1",
    ]  # fmt: skip
    for _, other in (*milder(asked), *harder(asked), *wider(asked)):
        assert other.recipe.sequences == asked.recipe.sequences
    (what, last), *_ = reversed([*harder(asked)])
    assert last.recipe == Recipe(
        1, 12, parallel=Parallel(tp=2, pp=2, sp=True), remat="full", schedule="1f1b"
    ), what
    assert [what for what, _ in wider(asked)][::2] == ["pp=4", "tp=4", "fsdp=2"]


def test_nothing_is_left_to_change():
    assert not [*milder(_asked()), *harder(_asked(remat="full"))]


# --- the verb


def test_the_printed_words_make_a_step_that_fits(tmp_path: Path):
    whole = record("memory", "-", "--cluster", small(tmp_path, 10**9), stdin=step())
    memory = whole["peak_bytes"] * 9 // 10
    cluster = small(tmp_path, memory)
    found = record("memory", "-", "--cluster", cluster, stdin=step())
    assert not found["fits"]
    change = found["changes"][found["nearest"]]
    words = change["detail"][-1].split()
    assert words[:2] == ["shardwright", "model"] and words[-2:] == ["-o", "smaller.mlir"]
    again = record("memory", "-", "--cluster", cluster, stdin=written(" ".join(words[2:-2])))
    assert again["fits"] and again["peak_bytes"] == change["peak_bytes"] <= memory


@pytest.mark.parametrize("is_changed", [False, True])
def test_a_step_that_was_changed_by_hand_has_no_other_words(is_changed: bool, tmp_path: Path):
    text = step().replace("stablehlo.tanh", "stablehlo.sine" if is_changed else "stablehlo.tanh")
    found = record("memory", "-", "--cluster", small(tmp_path, 10**5), "--budget", "1", stdin=text)
    assert any("model" in str(one["detail"]) for one in found["changes"]) != is_changed


def test_stages_are_listed_and_the_fullest_is_the_answer(tmp_path: Path):
    machines = small(tmp_path, 10**9)
    found = record("memory", "-", "--cluster", machines, stdin=step())
    assert found["devices"] == 4
    first, last = found["stages"]
    assert [first["stage"], last["stage"]] == [0, 1]
    assert found["peak_bytes"] == max(first["peak_bytes"], last["peak_bytes"])
    for one in (first, last):
        assert one["in_flight"] == 4 and one["fits"]
        assert sum(value["bytes"] for value in one["live"]) == one["peak_bytes"]
    assert {value["count"] for value in first["live"]} >= {1, 3}
    _, text, _ = ask("memory", "-", "--cluster", machines, stdin=step())
    assert "in flight" in text and "<- most" in text and "3 x %" in text


@pytest.mark.parametrize("verb", ["cost", "memory"])
def test_the_mesh_of_a_stage_fits_its_share_of_a_cluster(verb: str):
    code, _, said = ask(verb, "-", "--cluster", "dgx-h100", stdin=step())
    assert code == 1 and "the cluster dgx-h100 8 for 2 stages" in said and '"tp"=4' in said
