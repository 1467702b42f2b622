"""Train steps by parameters: what they count, move when partitioned, and compute."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable
from functools import cache

import numpy as np
import pytest

from shardwright.backends.jax.capture.dropout import LAYER, another, stays
from shardwright.backends.jax.capture.recipe import Parallel, Recipe
from shardwright.backends.jax.capture.train import parameters
from shardwright.backends.jax.models.transformer import Transformer
from shardwright.ir.analysis.collective_traffic import Transfer, collectives
from shardwright.ir.core import Module
from shardwright.ir.parse import parse
from shardwright.ir.reference.random_inputs import inputs
from shardwright.ir.run import run, run_devices
from shardwright.passes.registry import parse_pipeline
from shardwright.testing.verbs import ask
from shardwright.tools.model.text import model_record

LAYERS, HIDDEN, HEADS, VOCAB, SEQ, ROWS = 3, 4096, 32, 50368, 2048, 4
LARGE = f"""--layers {LAYERS} --hidden {HIDDEN} --heads {HEADS} --vocab {VOCAB} --seq {SEQ}
    --microbatch {ROWS}"""
SMALL = "--layers 2 --hidden 32 --heads 4 --vocab 64 --seq 16 --dtype f32"


@cache
def text(words: str) -> str:
    code, output, errors = ask("model", *words.split())
    assert code == 0, errors
    return output


def captured(words: str) -> Module:
    return parse(text(words))


@cache
def local(words: str) -> Module:
    module = captured(words)
    parse_pipeline("propagate,partition").run(module)
    return module


# --- counts: the models of published measurements (mosaicml/llm-foundry, Apache-2.0; its formula is
# (vocab + seq) hidden + 12 layers hidden^2 + (13 layers + 2) hidden)

SHAPES = {
    "125m": (12, 768, 12), "350m": (24, 1024, 16), "760m": (24, 1536, 12), "1b": (24, 2048, 16),
    "3b": (32, 2560, 20), "7b": (32, 4096, 32), "13b": (40, 5120, 40), "30b": (48, 7168, 56),
}  # fmt: skip
COUNTED = {
    ("125m", 512): 124131840, ("125m", 4096): 126884352, ("350m", 2048): 355985408,
    ("760m", 32768): 807656448, ("1b", 65536): 1445974016, ("3b", 2048): 2651837440,
    ("7b", 2048): 6658859008, ("13b", 8192): 12885411840, ("30b", 1024): 29967874048,
}  # fmt: skip


def counted(name: str, seq: int, recipe: Recipe = Recipe()) -> dict[str, object]:
    """What `plan.model` says of a model; nothing is captured."""
    layers, hidden, heads = SHAPES[name]
    sizes = {"layers": layers, "hidden": hidden, "heads": heads, "seq": seq}
    model = Transformer(**sizes)
    model.check(recipe)
    return model_record("transformer", sizes, model, parameters(model, recipe), recipe)


@pytest.mark.parametrize(("name", "seq"), COUNTED)
def test_parameters_are_those_that_were_counted(name: str, seq: int):
    assert counted(name, seq)["parameters"] == COUNTED[name, seq]
    assert (
        counted(name, seq, Recipe(parallel=Parallel(fsdp=8, tp=2)))["parameters"]
        == COUNTED[name, seq]
    )


# model, sequence length, processors, rows, passes, peak in flop/s, tokens/s, percent of the peak
RUNS = [
    ("30b", 2048, 256, 8, 1, 989.5e12, 550022, 40.89),
    ("760m", 2048, 8, 24, 2, 989.5e12, 505177, 34.9),
    ("7b", 32768, 8, 2, 2, 312e12, 13382, 49.46),
    ("1b", 65536, 8, 1, 2, 312e12, 24353, 46.18),
]


@pytest.mark.parametrize(("name", "seq", "gpus", "rows", "passes", "peak", "rate", "percent"), RUNS)
def test_flops_give_published_utilisations(
    name: str, seq: int, gpus: int, rows: int, passes: int, peak: float, rate: float, percent: float
):
    recipe = Recipe(rows, passes, parallel=Parallel(fsdp=gpus))
    found = counted(name, seq, recipe)
    flops, tokens = found["flops"], found["tokens"]
    assert isinstance(flops, int) and isinstance(tokens, int)
    assert tokens == rows * passes * gpus * seq
    assert abs(100 * flops * rate / tokens / (gpus * peak) - percent) < 0.01


# --- what moves

GATHER, SCATTER, SUM = "all_gather", "reduce_scatter", "all_reduce"
ACTIVATION = ROWS * SEQ * HIDDEN * 2  # bytes, bf16
BLOCK = (3 * HIDDEN**2, HIDDEN**2, 4 * HIDDEN**2, 4 * HIDDEN**2)  # matrices of a layer
TABLES = (VOCAB * HIDDEN, SEQ * HIDDEN)
Moved = dict[tuple[str, str], tuple[int, int]]  # kind and axes -> messages, bytes


def moved(module: Module) -> Moved:
    """What matrices and activations move in a step, the larger side of each message.

    Vectors and numbers may move as matrices do, and nothing but sums moves where there are none;
    cut in more parts they may also be permuted.
    """
    found: Counter[tuple[str, str, str]] = Counter()
    small: set[tuple[str, str]] = set()
    for transfer in collectives(module):
        key = transfer.kind.removeprefix("stablehlo."), ",".join(transfer.axes)
        if is_large(transfer):
            found[*key, "messages"] += transfer.count
            found[*key, "bytes"] += transfer.count * size(transfer)
        else:
            small.add(key)
    keys = dict.fromkeys((kind, axes) for kind, axes, _ in found)
    free = (SUM, "collective_permute")
    assert all(kind in free or (kind, axes) in keys for kind, axes in small), small
    return {key: (found[*key, "messages"], found[*key, "bytes"]) for key in keys}


def is_large(transfer: Transfer) -> bool:
    """More than a vector per layer, or a number per token."""
    return size(transfer) > 4 * max(LAYERS * 4 * HIDDEN, ROWS * SEQ)


def size(transfer: Transfer) -> int:
    values = (*transfer.op.operands, *transfer.op.results)
    return max(value.tensor.bytes for value in values)


def gathered(matrices: Iterable[int], tables: Iterable[int], axes: str = "fsdp") -> Moved:
    """Fully sharded: a matrix is gathered in each pass, its gradient scattered; tables once."""
    block, rest = [2 * size for size in matrices], [2 * size for size in tables]
    return {
        (GATHER, axes): (LAYERS * 2 * len(block) + len(rest), LAYERS * 2 * sum(block) + sum(rest)),
        (SCATTER, axes): (LAYERS * len(block) + len(rest), LAYERS * sum(block) + sum(rest)),
    }


def messages(kind: str, axes: str, count: int) -> Moved:
    """So many activations."""
    return {(kind, axes): (count, count * ACTIVATION)}


def in_slices(found: Moved, size: int) -> Moved:
    """One gradient of so many bytes, which tp repeats, is scattered in slices and gathered."""
    count, every = found[SCATTER, "fsdp"]
    less = {(SCATTER, "fsdp"): (count, every - size * 7 // 8)}
    return found | less | {(GATHER, "tp"): (1, size // 8)}


SHARES = [size // 8 for size in BLOCK]  # of a device, where tensors are cut in eight
TEXTBOOK: dict[str, Moved] = {
    "fsdp=8": gathered(BLOCK, TABLES),
    "dp=8": {
        (SUM, "dp"): (LAYERS * 4 + 2, 2 * (LAYERS * sum(BLOCK) + sum(TABLES))),
    },
    # two sums forward, two backward; embedding, logits
    "tp=8": messages(SUM, "tp", 4 * LAYERS + 2),
    # instead of each sum a scatter and a gather; what entered products is gathered once more
    "tp=8,sp=on": messages(SCATTER, "tp", 4 * LAYERS + 2) | messages(GATHER, "tp", 6 * LAYERS + 3),
    "fsdp=8,tp=8": in_slices(gathered(SHARES, (TABLES[0] // 8, TABLES[1])), 2 * TABLES[1])
    | messages(SUM, "tp", 4 * LAYERS + 2),
    "dp=2,fsdp=8": gathered(BLOCK, TABLES)
    | {(SUM, "dp"): (LAYERS * 4 + 2, (LAYERS * sum(BLOCK) + sum(TABLES)) * 2 // 8)},
    # parameters whole from the start of the step
    "fsdp=8 --shard-grad-op": gathered(BLOCK, TABLES)
    | {(GATHER, "fsdp"): (4 + 2, 2 * (LAYERS * sum(BLOCK) + sum(TABLES)))},
}


@pytest.mark.parametrize("words", TEXTBOOK)
def test_a_step_moves_what_textbooks_say(words: str):
    assert moved(local(f"transformer {LARGE} --parallel {words}")) == TEXTBOOK[words]


def test_a_step_without_its_constraints_is_caught():
    whole = text(f"transformer {LARGE} --parallel fsdp=8")
    bare = re.sub(r"sdy.sharding_constraint (%\w+) <.*?> :", r"stablehlo.negate \1 :", whole)
    module = parse(bare)
    parse_pipeline("propagate,partition").run(module)
    assert bare != whole and moved(module) != TEXTBOOK["fsdp=8"]


def test_no_layer_is_gathered_with_the_others():
    found = collectives(local(f"transformer {LARGE} --parallel fsdp=8"))
    layers = [one for one in found if one.count > 1]
    assert {one.count for one in layers} == {LAYERS}
    assert max(map(size, layers)) == 2 * max(BLOCK)


def test_replicas_meet_once_after_all_passes():
    once = moved(local(f"transformer {LARGE} --parallel dp=8 --accumulate 4"))
    wanted = LAYERS * sum(BLOCK) + sum(TABLES)
    assert once == {(SUM, "dp"): (4 + 2, 4 * wanted)}  # of f32 sums, a message per stack


def test_shards_meet_in_every_pass_also_where_layers_are_computed_again():
    found = moved(local(f"transformer {LARGE} --parallel fsdp=8 --accumulate 4 --remat full"))
    wanted = gathered(BLOCK, TABLES)
    assert found == {key: (4 * count, 4 * bytes) for key, (count, bytes) in wanted.items()}


def test_experts_exchange_tokens_twice_in_each_pass():
    experts, places = 8, int(1.25 * 2 * SEQ / 8)
    words = f"moe {LARGE} --ffn 4096 --experts {experts} --top-k 2 --parallel ep=8"
    found = moved(local(words))
    assert found["all_to_all", "ep"] == (
        4 * LAYERS,
        4 * LAYERS * ROWS * experts * places * HIDDEN * 2,
    )
    attention = 2 * LAYERS * (BLOCK[0] + BLOCK[1])
    assert found[SUM, "ep"][1] >= attention  # what is not an expert is a replica's


# --- what is computed

MODES = [
    "fsdp=2,tp=2,sp=on --kv-heads 2 --remat full --mlp swiglu --positions rotary --untied",
    "dp=2,fsdp=2 --accumulate 2 --shard-grad-op",
    "pp=2,dp=2,tp=2 --accumulate 2 --schedule gpipe",
    # devices with copies of keys, words that never occur
    "dp=2,tp=4 --kv-heads 2 --vocab 63",
    "pp=2,dp=2,tp=2 --accumulate 2 --attention plain --dropout 25 --remat full --unroll",
]


@pytest.mark.parametrize("words", MODES)
def test_devices_compute_what_one_computes(words: str):
    whole = captured(f"transformer {SMALL} --parallel {words}")
    part = local(f"transformer {SMALL} --parallel {words}")
    args = inputs(whole, 0)
    for found, wanted in zip(run_devices(part, args), run(whole, args), strict=True):
        np.testing.assert_allclose(found, wanted, rtol=0, atol=1e-5 * (1 + np.abs(wanted).max()))


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("--attention flash", "--attention plain"),
        ("--remat none", "--remat full"),
        ("--attention plain --dropout 25", "--attention plain --dropout 25 --remat full"),
        ("--parallel dp=2 --accumulate 2", "--microbatch 2 --accumulate 2"),
    ],
)
def test_ways_to_run_a_model_do_not_change_it(one: str, other: str):
    a, b = (captured(f"transformer {SMALL} {words}") for words in (one, other))
    args = inputs(a, 0)
    for x, y in zip(run(a, args), run(b, args), strict=True):
        np.testing.assert_allclose(x, y, rtol=0, atol=1e-5 * (1 + np.abs(y).max()))


def test_dropout_leaves_out_its_part_and_another_one_each_time():
    noise = np.arange(3, dtype=np.uint32) * 12345
    shape = (3, 4, 1, 64, 64)
    seen = [np.asarray(stays(another(noise, k, LAYER), shape, 25)) for k in range(3)]
    for mask in seen:
        assert mask.mean() == pytest.approx(0.75, abs=0.01)
        for dim in (1, 3, 4):
            others = tuple(d for d in range(1, 5) if d != dim)
            assert mask.mean(axis=others).std() < 0.06
    apart = [*((a, b) for a, b in zip(seen, seen[1:], strict=False)), (seen[0][:2], seen[0][1:])]
    for a, b in apart:
        assert (a == b).mean() == pytest.approx(0.75**2 + 0.25**2, abs=0.02)


def test_dropout_changes_what_is_computed():
    words = f"transformer {SMALL} --attention plain"
    plain, left = captured(words), captured(f"{words} --dropout 25")
    args = inputs(left, 0)
    losses = [run(left, args)[-1], run(plain, [a for a in args if a.dtype != np.uint32])[-1]]
    assert abs(float(losses[0]) - float(losses[1])) > 1e-3


@pytest.mark.parametrize("words", ["--dropout 100 --attention plain", "--dropout 10"])
def test_dropout_that_cannot_be_is_refused(words: str):
    code, _, errors = ask("model", "transformer", *words.split())
    assert code == 2
    assert "help: write --" in errors
