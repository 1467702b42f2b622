"""Textbook volumes of train steps, compared with the programs of `shardwright model`.

Source: M. Shoeybi et al., "Megatron-LM" (arXiv 1909.08053): two sums of activations per layer and pass
over tensor parallel devices; V. Korthikanti et al. (arXiv 2205.05198): with sequences cut, a scatter and
a gather for each of them, and what entered products gathered once more in the backward pass.
"""  # noqa: E501

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from itertools import product

from shardwright.ir.analysis.collective_traffic import Transfer, collectives, dot_flops
from shardwright.ir.core import Module
from shardwright.ir.parse import parse
from shardwright.passes.registry import main_pipeline
from shardwright.testing.verbs import ask

Moved = dict[tuple[str, str], tuple[int, int]]  # kind and axes -> messages, bytes
GATHER, SCATTER, SUM = "all_gather", "reduce_scatter", "all_reduce"


@dataclass(frozen=True)
class Step:
    """A train step of a transformer: GELU, biases, learned positions, tied embeddings."""

    hidden: int
    tp: int
    dp: int = 1
    accumulate: int = 1
    sp: bool = False
    layers: int = 2
    seq: int = 128
    vocab: int = 512
    rows: int = 4
    heads: int = 8
    dtype: str = "bf16"

    @property
    def sizes(self) -> str:
        """Words that do not depend on what is parallel."""
        return (
            f"transformer --layers {self.layers} --hidden {self.hidden} --heads {self.heads}"
            f" --vocab {self.vocab} --seq {self.seq}"
        )

    @property
    def words(self) -> str:
        """Of `shardwright model`."""
        spread = f"dp={self.dp},tp={self.tp},sp={'on' if self.sp else 'off'}"
        passes = f"--microbatch {self.rows} --accumulate {self.accumulate} --dtype {self.dtype}"
        return f"{self.sizes} {passes} --parallel {spread}"

    @property
    def activation(self) -> int:
        """Bytes between the parts of a block, bf16."""
        return self.rows * self.seq * self.hidden * 2

    @property
    def matrices(self) -> tuple[int, ...]:
        """Numbers of a layer's weights on a device."""
        square = self.hidden**2 // self.tp
        return 3 * square, square, 4 * square, 4 * square

    @property
    def tables(self) -> tuple[int, int]:
        """The same of the embedding and of positions, which are cut where sequences are."""
        places = self.seq // self.tp if self.sp else self.seq
        return self.vocab * self.hidden // self.tp, places * self.hidden

    def textbook(self) -> Moved:
        """Matrices and activations that a step moves."""
        found: Moved = {}
        sums = self.accumulate * (4 * self.layers + 2)  # two in each pass; embedding, logits
        again = self.accumulate * (2 * self.layers + 1)
        for kind, count in ((SCATTER, sums), (GATHER, sums + again)) if self.sp else ((SUM, sums),):
            found[kind, "tp"] = count, count * self.activation
        if self.dp > 1:
            per_layer, rest = len(self.matrices), len(self.tables)
            numbers = self.layers * sum(self.matrices) + sum(self.tables)
            # In one pass gradients meet as they come, in bf16; else once, stacked, in f32.
            one = self.accumulate == 1
            messages = self.layers * per_layer + rest if one else per_layer + rest
            found[SUM, "dp"] = messages, numbers * (2 if one else 4)
        return found

    def is_large(self, transfer: Transfer) -> bool:
        """More than a vector of all layers, summed together; or than a number per token."""
        vectors = 4 * self.layers * self.hidden * max(4 // self.tp, 1)
        per_token = 4 * self.rows * self.seq if transfer.axes == ("tp",) else 0
        return size(transfer) > max(vectors, per_token)


def size(transfer: Transfer) -> int:
    """Bytes of the larger side of a message."""
    values = (*transfer.op.operands, *transfer.op.results)
    return max(value.tensor.bytes for value in values)


def moved(step: Step, module: Module) -> Moved:
    """Large messages of a local program; of small ones there are only sums."""
    found: Counter[tuple[str, str]] = Counter()
    bytes: Counter[tuple[str, str]] = Counter()
    for transfer in collectives(module):
        key = transfer.kind.removeprefix("stablehlo."), ",".join(transfer.axes)
        if step.is_large(transfer) or key[0] != SUM:
            found[key] += transfer.count
            bytes[key] += transfer.count * size(transfer)
    return {key: (count, bytes[key]) for key, count in found.items()}


def written(words: str) -> Module:
    """The program of `shardwright model`."""
    code, text, errors = ask("model", *words.split())
    assert code == 0, errors
    return parse(text)


def astray(step: Step) -> str:
    """The difference of a step from the textbook; "" where there is none."""
    module = written(step.words)
    main_pipeline().run(module)
    one = written(f"{step.sizes} --microbatch {step.rows * step.dp}")
    ratio = dot_flops(module) * step.tp * step.dp / (dot_flops(one) * step.accumulate)
    said = "" if abs(ratio - 1) < 0.01 else f"devices compute {ratio:.3f} of the work\n"
    found, wanted = moved(step, module), step.textbook()
    return said + ("" if found == wanted else f"moves {found}\nnot {wanted}\n")


def steps(hidden: tuple[int, ...], tp: tuple[int, ...], dp: tuple[int, ...] = (1, 2)) -> list[Step]:
    """All of these sizes, in one pass and in two, sequences whole and cut."""
    ways = product(hidden, tp, dp, (1, 2), (False, True))
    return [Step(h, t, d, accumulate, sp) for h, t, d, accumulate, sp in ways]
