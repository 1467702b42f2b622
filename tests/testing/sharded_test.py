"""The GPT step is really spread: flops and bytes per device, beside what XLA makes of it."""

from pathlib import Path

from shardwright.ir.analysis import collective_traffic
from shardwright.ir.parse import parse
from shardwright.passes.registry import parse_pipeline
from shardwright.testing.oracles import xla_partitioned

STEP = Path(__file__).parents[2] / "examples" / "gpt_train_step.mlir"
DEVICES = 8


def test_gpt_step_is_spread_as_well_as_xla_spreads_it():
    text = STEP.read_text(encoding="utf-8")
    theirs = xla_partitioned(text, DEVICES)
    assert theirs is not None, "XLA gave no answer"
    whole, local = parse(text), parse(text)
    parse_pipeline("sdy-propagation-pipeline,partition").run(local)

    ours = collective_traffic.total_ring_bytes(local)
    share = collective_traffic.dot_flops(local) * DEVICES / collective_traffic.dot_flops(whole)
    print(f"ring bytes per device: {ours:.0f}, XLA {theirs.wire_bytes:.0f}")
    print(f"dot flops per device: {share:.3f} of total / {DEVICES}")
    assert theirs.wire_bytes > 0
    assert ours <= 1.5 * theirs.wire_bytes
    assert share <= 1.1
    assert collective_traffic.argument_bytes(local) == theirs.argument_bytes
