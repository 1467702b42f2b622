"""What the op table holds, and how often each column is judged. `pytest -s` shows the table."""

from __future__ import annotations

from collections import Counter

from shardwright.ir.reference.collective_semantics import COLLECTIVES
from shardwright.spec.op import OpRow, ops, problem_of
from shardwright.testing.op_table.op_cases import cases
from shardwright.testing.op_table.op_soundness import cuts

SAMPLES = 40

# Ops whose row alone cannot be drawn or run, and where they are tested instead.
ELSEWHERE = {
    **dict.fromkeys(COLLECTIVES, "need all devices: tests of the reference run"),
    "stablehlo.cross-replica-sum": "no numpy meaning: rule only",
    **dict.fromkeys(
        ("stablehlo.uniform_quantize", "stablehlo.uniform_dequantize"),
        "quantised numbers have no dtype: rule only",
    ),
    "sdy.sharding_constraint": "the identity: tests of propagation",
    "sdy.reshard": "the identity: tests of partitioning",
    "sdy.propagation_barrier": "the identity: tests of propagation",
}


def variants(row: OpRow) -> Counter[str]:
    """How many samples have each reducer, element type and rank of operand 0 or the last result."""
    found: Counter[str] = Counter()
    for case in cases(row, SAMPLES):
        body = case.sample.body
        sig = case.sig
        shapes = {sig.in_ranks[0] if sig.ins else 0, sig.out_ranks[-1]}
        found.update(f"rank {rank}" for rank in shapes)
        found.update({sig.element(), sig.out_element(-1)})
        found.update([body] if body else [])
    return found


def cut_kinds(row: OpRow) -> Counter[str]:
    """How many cuts the soundness test makes, by kind of factor."""
    found: Counter[str] = Counter()
    for case in cases(row, SAMPLES):
        if (rule := case.sig.blocks) is not None:
            found.update(rule.kinds[cut.factor].name for cut in cuts(row, case.sig, rule))
    return found


def test_every_op_with_a_rule_can_be_drawn_and_run() -> None:
    rows = [row for row in ops().values() if row.rule and row.name not in ELSEWHERE]
    assert [row.name for row in rows if row.sample is None or row.run is None] == []


def test_every_op_that_can_be_drawn_is_cut_and_varied() -> None:
    lines: list[str] = []
    for row in ops().values():
        if row.sample is None or row.rule is None:
            continue
        kinds, drawn = cut_kinds(row), variants(row)
        shown = " ".join(f"{key}:{count}" for key, count in sorted(drawn.items()) if key)
        lines.append(f"{row.name:36} {kinds['PASS']:4} {kinds['REDUCTION']:4}  {shown}")
        is_cut = kinds["PASS"] or any(case.sig.overlaps for case in cases(row, SAMPLES))
        assert is_cut, f"no sample of {row.name} has a factor to cut"
        assert len(drawn) > 2, f"all samples of {row.name} are alike"
    print(f"\n{'op':36} {'cut':>4} {'sum':>4}  {SAMPLES} samples of each op\n" + "\n".join(lines))
    assert len(lines) > 100


def test_reductions_are_cut_with_every_known_reducer() -> None:
    row = ops()["stablehlo.reduce"]
    found: Counter[str] = Counter()
    for case in cases(row, 4 * SAMPLES):
        assert case.sig.blocks is not None
        if any(True for cut in cuts(row, case.sig, case.sig.blocks)):
            found[case.sample.body] += 1
    for kind in ("add", "mul", "max", "min", "and", "or", "xor"):
        assert found[kind], f"no cut of a reduction by {kind}"


def test_every_sample_passes_its_own_check() -> None:
    for row in ops().values():
        if row.sample is None:
            continue
        for case in cases(row, SAMPLES):
            assert problem_of(case.sig) is None, f"{case}: {problem_of(case.sig)}"


def test_an_elementwise_op_that_changes_the_rank_is_not_elementwise() -> None:
    found = {case.sig.is_elementwise for case in cases(ops()["stablehlo.bitcast_convert"], SAMPLES)}
    assert found == {True, False}
