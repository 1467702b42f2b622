"""On slightly wrong types, every op's check accepts and refuses what MLIR accepts and refuses."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from random import Random

import pytest

from shardwright.ir.core import Block, Op
from shardwright.spec.op import OpRow, Sample, Sig, ops, problem_of
from shardwright.spec.ops.pointwise import CHLO
from shardwright.spec.types import TensorType, tensor
from shardwright.testing.op_table.op_cases import Case, regions_of, text_of

oracles = pytest.importorskip("shardwright.testing.oracles")
pytest.importorskip("jaxlib")

SAMPLES = 20
ROWS = [row for row in ops().values() if row.sample and (row.check or row.structure)]

# Where we refuse more than MLIR: it passes what has no meaning, or elements that the op's region
# promotes, which the reference run does not.
STRICTER = {
    "stablehlo.bitcast_convert": "equal widths in different ranks",
    "stablehlo.scatter": "promotion in the region",
    "stablehlo.reduce_window": "promotion in the region",
}
# Where MLIR refuses more: it looks into the region, which the check of a signature does not see.
LAXER = {
    **dict.fromkeys(
        ("stablehlo.map", "stablehlo.reduce_window", "stablehlo.select_and_scatter"),
        "elements and shapes of the region",
    ),
    "stablehlo.reduce": "elements of the region",
    "stablehlo.scatter": "elements of the region",
    "stablehlo.fft": "an inferred type, without a sentence",
}

# Ops whose definition leaves their types open.
OPEN = {
    "stablehlo.custom_call",
    "stablehlo.einsum",
    "stablehlo.unary_einsum",
    "stablehlo.torch_index_select",
}


def mutated(sample: Sample, random: Random) -> Sample:
    """The sample with another size, rank or element in one operand or result."""
    groups = [list(sample.ins), list(sample.outs)]
    group = random.choice([group for group in groups if group])
    index = random.randrange(len(group))
    type = group[index]
    assert isinstance(type, TensorType)
    change = random.choice(("size", "rank", "element"))
    if change == "size" and type.rank:
        shape = list(type.shape)
        shape[random.randrange(type.rank)] += 1
        group[index] = type.with_shape(tuple(shape))
    elif change == "rank":
        group[index] = type.with_shape((*type.shape, 2))
    else:
        others = [e for e in ("f32", "i32", "i1", "ui8", "complex<f32>") if e != type.element]
        group[index] = tensor(type.shape, random.choice(others))
    return replace(sample, ins=tuple(groups[0]), outs=tuple(groups[1]))


def verdicts(
    row: OpRow, random: Random, judge: Callable[[Sig], str | None] = problem_of
) -> tuple[str, str, str]:
    """A mutated op, what MLIR says of it and what we say; "" for nothing."""
    assert row.sample is not None
    sample = mutated(row.sample(random), random)
    block = Block(sample.ins)
    op = Op(row.name, block.args, sample.outs, sample.attrs, regions_of(sample))
    case = Case(row, sample, block, block.append(op))
    ours = judge(case.sig) or ""
    try:
        oracles.jaxlib_print(text_of([case]))
    except oracles.Refused as refusal:
        return str(case), str(refusal), ours
    return str(case), "", ours


@pytest.mark.parametrize("name", [row.name for row in ROWS])
def test_check_agrees_with_mlir(name: str) -> None:
    random = Random(name)
    refused = 0
    for _ in range(SAMPLES):
        case, theirs, ours = verdicts(ops()[name], random)
        refused += bool(theirs)
        if ours and not theirs:  # MLIR leaves shapes of chlo broadcasts to a later pass
            assert name in STRICTER or name.startswith(f"{CHLO}broadcast_"), f"{case}: {ours}"
        if theirs and not ours:
            assert name in LAXER, f"{case}: {theirs}"
    assert refused or name in OPEN, f"no mutation of {name} was wrong"


def test_a_check_that_refuses_nothing_is_caught() -> None:
    random, row = Random(0), ops()["stablehlo.add"]
    found = [verdicts(row, random, lambda sig: None) for _ in range(SAMPLES)]
    assert any(theirs and not ours for _, theirs, ours in found)
