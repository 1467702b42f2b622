"""Custom calls of unknown targets run on blocks as the rule that stands on them says."""

from __future__ import annotations

import io

import pytest

from shardwright.ir.parse import parse
from shardwright.ir.verify import verify
from shardwright.passes.registry import parse_pipeline
from shardwright.tools import opt

RULE = "sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([i, j]) {i=8, j=16}"
TEXT = """module {
  sdy.mesh @mesh = <["x"=2, "y"=4]>
  func.func @main(%a: tensor<8x16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {"y"}]>}) -> tensor<8x16xf32> {
    %0 = stablehlo.custom_call @my_kernel(%a) {RULE} : (tensor<8x16xf32>) -> tensor<8x16xf32>
    return %0 : tensor<8x16xf32>
  }
}
"""  # noqa: E501
MOVERS = ("stablehlo.all_gather", "stablehlo.all_to_all")


@pytest.mark.parametrize(
    ("rule", "block"),
    [
        (RULE + ", custom>", (4, 4)),
        (RULE + " need_replication={j}, custom>", (1, 16)),
        (RULE + " need_replication={i, j}, custom>", (8, 16)),
        (RULE + ">", (8, 16)),  # dropped after propagation
    ],
)
def test_the_call_runs_on_the_blocks_of_its_rule(rule: str, block: tuple[int, ...]):
    module = parse(TEXT.replace("RULE", rule))
    parse_pipeline("propagate,partition").run(module)
    assert not verify(module)
    calls = [op for op in module.walk() if op.name == "stablehlo.custom_call"]
    assert [call.operands[0].shape for call in calls] == [block]
    found = [op for op in module.walk() if op.name in MOVERS]
    assert bool(found) == (block != (4, 4))


def test_a_rule_that_is_dropped_is_named():
    errors = io.StringIO()
    text = TEXT.replace("RULE", RULE + ">")
    assert opt.main(["-p", "propagate"], io.StringIO(text), io.StringIO(), errors) == 0
    assert "<stdin>:4:10: warning: the rule of @my_kernel is dropped" in errors.getvalue()
    assert f"help: mark it as yours: {{{RULE}, custom>}}" in errors.getvalue()
