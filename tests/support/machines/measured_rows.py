"""Published measurements of training as programs: rows of tables, and their command lines.

`tests/data/measured/SOURCE.md` says where the numbers are from and how utilisation is defined.
"""

from __future__ import annotations

import csv
from dataclasses import dataclass
from itertools import product
from math import log2
from pathlib import Path

DATA = Path(__file__).parents[4] / "tests" / "data" / "measured"
DIMS = {  # of MPT models: layers, hidden, heads; SOURCE.md
    "125m": (12, 768, 12), "350m": (24, 1024, 16), "760m": (24, 1536, 12), "1b": (24, 2048, 16),
    "3b": (32, 2560, 20), "7b": (32, 4096, 32), "13b": (40, 5120, 40), "30b": (48, 7168, 56),
}  # fmt: skip
CHIPS = {"a100_80gb": "a100-80gb", "h100_80gb": "h100"}
CLUSTERS = {"a100-80gb": "dgx-a100", "h100": "dgx-h100"}  # whose links the source has, or assumed
PEAKS = {"a100-80gb": 312e12, "h100": 989.5e12}
NODE = 8


Words = tuple[str, ...]


@dataclass(frozen=True)
class Row:
    """A measured run. `seconds`: of an optimizer step; `flops`: that count for MFU, of a step.

    `microbatch`: sequences on a GPU at a time; of a step, where that is not known.
    """

    table: str
    model: str
    parameters: int
    seq: int
    gpus: int
    chip: str
    microbatch: int
    is_recomputed: bool
    seconds: float
    flops: float
    choices: tuple[Words, ...]  # words of `shardwright model`; the fastest counts

    @property
    def name(self) -> str:
        again = ", recomputed" if self.is_recomputed else ""
        return f"{self.model}, {self.seq} tokens, {self.gpus} GPUs, {self.microbatch} a GPU{again}"

    @property
    def group(self) -> tuple[str, int]:
        """Rows of a group are left out together."""
        return self.model, self.seq

    @property
    def cluster(self) -> str:
        return f"{CLUSTERS[self.chip]}:{max(1, self.gpus // NODE)}"

    def mfu(self, seconds: float) -> float:
        """Of a step that takes so long, as the source defines it."""
        return self.flops / (seconds * self.gpus * PEAKS[self.chip])


def mpt_rows() -> list[Row]:
    """MPT models with PyTorch FSDP, in the table's order."""
    with (DATA / "llm_training.csv").open(encoding="utf-8") as file:
        return [_mpt(one) for one in csv.DictReader(file)]


def _mpt(one: dict[str, str]) -> Row:
    layers, hidden, heads = DIMS[one["model"]]
    seq, gpus, params = int(one["seq_len"]), int(one["gpus"]), int(one["params"])
    batch, micro = int(one["global_batch"]), int(one["microbatch"])
    again = one["activation_checkpointing"] == "True"
    words = [
        *("transformer", "--layers", layers, "--hidden", hidden, "--heads", heads),
        *("--vocab", 50368, "--seq", seq, "--microbatch", micro, "--dtype", "bf16"),
        *("--accumulate", one["grad_accum"], "--parallel", f"fsdp={gpus}"),
        *(("--shard-grad-op",) if one["sharding_strategy"] == "SHARD_GRAD_OP" else ()),
        *(("--remat", "full") if again else ()),
    ]
    flops = 3 * (2 * params * seq + layers * 4 * hidden * seq**2) * batch
    seconds = batch * seq / float(one["tokens_per_s"])
    return Row(
        "mpt", one["model"], params, seq, gpus, CHIPS[one["gpu"]], micro, again,
        seconds, flops, (tuple(map(str, words)),),
    )  # fmt: skip


def megatron_rows() -> list[Row]:
    """GPT models with Megatron-LM. Its micro-batches and chunks are not in the table."""
    with (DATA / "megatron_sc21.csv").open(encoding="utf-8") as file:
        return [_megatron(one) for one in csv.DictReader(file)]


def _megatron(one: dict[str, str]) -> Row:
    seq, vocab = 2048, 51200
    layers, hidden, tp, pp, gpus, batch = (
        int(one[key]) for key in ("layers", "hidden", "tp", "pp", "gpus", "batch")
    )
    replicas = gpus // (tp * pp)
    choices: list[Words] = []
    for micro, chunks in product((1, 2, 4, 8), (1, 2)):
        if batch % (replicas * micro) or (chunks > 1 and pp == 1) or layers % (pp * chunks):
            continue
        passes = batch // (replicas * micro)
        if chunks > 1 and passes % pp:
            continue
        schedule = "1f1b" if chunks == 1 else f"interleaved:{chunks}"
        words = [
            *("transformer", "--layers", layers, "--hidden", hidden, "--heads", one["heads"]),
            *("--vocab", vocab, "--seq", seq, "--microbatch", micro, "--accumulate", passes),
            *("--dtype", "bf16", "--remat", "full", "--attention", "plain"),
            *("--dropout", "10"),
            # As there: no copies of stacked layers, weights and gradients in 16 bits.
            *("--unroll", "--shard-grad-op", "--half-gradients"),
            *("--parallel", f"dp={replicas},tp={tp},pp={pp}"),
            *(("--schedule", schedule) if pp > 1 else ()),
        ]
        choices.append(tuple(map(str, words)))
    parameters = 12 * layers * hidden**2 + (vocab + seq) * hidden
    # Section 5.1 of the paper; the forward pass that is computed again counts.
    flops = 96 * batch * seq * layers * hidden**2 * (
        1 + seq / (6 * hidden) + vocab / (16 * layers * hidden)
    )  # fmt: skip
    return Row(
        "megatron", f"{one['params_b']}b", parameters, seq, gpus, "a100-80gb", batch // gpus, True,
        flops / (float(one["tflops_per_gpu"]) * 1e12 * gpus), flops, tuple(choices),
    )  # fmt: skip


def copied(row: Row, known: list[Row]) -> float:
    """The MFU of the nearest known row on the same chip: what one does without a model.

    Near: in parameters, sequence, GPUs and tokens per GPU, by factors of two; recomputed or not.
    """

    def distance(other: Row) -> float:
        return (
            abs(log2(row.parameters / other.parameters))
            + abs(log2(row.seq / other.seq))
            + abs(log2(row.gpus / other.gpus)) / 2
            + abs(log2(row.microbatch * row.seq / other.microbatch / other.seq)) / 2
            + (row.is_recomputed != other.is_recomputed)
        )

    nearest = min((one for one in known if one.chip == row.chip), key=distance)
    return nearest.mfu(nearest.seconds)
