"""What may stand at each stage, and what is said when something may not."""

from __future__ import annotations

from pathlib import Path

import pytest

from shardwright.ir.core import Module
from shardwright.ir.parse import parse
from shardwright.passes.registry import parse_pipeline
from shardwright.spec import stages

EXAMPLES = sorted((Path(__file__).parents[2] / "examples").glob("*.mlir"))
ROAD = ["sdy-propagation-pipeline", "insert-reshards", "reshard-to-collectives", "localize"]
SMALL = [path for path in EXAMPLES if path.stat().st_size < 20_000]


def _where(module: Module) -> list[str]:
    return [stage for stage in stages.STAGES if stages.is_at(stage, module)]


@pytest.mark.parametrize("path", SMALL, ids=lambda path: path.stem)
def test_examples_reach_every_stage_in_order(path: Path) -> None:
    module = parse(path.read_text())
    assert "input" in _where(module)
    for step, stage in zip(ROAD, stages.STAGES[1:], strict=True):
        parse_pipeline(step).run(module)
        assert stage in _where(module)
    assert _where(module) == ["local"]


def _program(body: str, arg: str = '{"x"}', out: str = '{"x"}') -> Module:
    return parse(f"""
    module {{
      sdy.mesh @mesh = <["x"=2]>
      func.func @main(%a: tensor<8xf32> {{sdy.sharding = #sdy.sharding<@mesh, [{arg}]>}}) -> (tensor<8xf32> {{sdy.sharding = #sdy.sharding<@mesh, [{out}]>}}) {{
        {body}
        return %0 : tensor<8xf32>
      }}
    }}""")  # noqa: E501


CUT = '{sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"x"}]>]>} : tensor<8xf32>'

WRONG = [
    (
        "propagated",
        '%0 = sdy.sharding_constraint %a <@mesh, [{"x"}]> : tensor<8xf32>',
        "%0 is a sdy.sharding_constraint (line 5): run sdy-propagation-pipeline first",
    ),
    (
        "propagated",
        '%0 = stablehlo.tanh %a {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"x", ?}]>]>}'
        " : tensor<8xf32>",
        'a value of stablehlo.tanh has the open sharding <@mesh, [{"x", ?}]>: '
        "run sdy-propagation-pipeline first",
    ),
    (
        "propagated",
        '%0 = sdy.all_slice [{"x"}] %a out_sharding=<@mesh, [{"x"}]> : tensor<8xf32>',
        "%0 is a sdy.all_slice (line 5): that pass has run already",
    ),
    (
        "resharded",
        "%0 = stablehlo.tanh %a : tensor<8xf32>",
        'result 0 of stablehlo.tanh is cut [{}] where its factors call for [{"x"}]: '
        "run insert-reshards first",
    ),
    (
        "collective",
        "%0 = sdy.reshard %a <@mesh, [{}]> : tensor<8xf32>",
        "%0 is a sdy.reshard (line 5): run reshard-to-collectives first",
    ),
    (
        "local",
        f"%0 = stablehlo.tanh %a {CUT}",
        "a value of func.func has a sharding: run localize first",
    ),
]


@pytest.mark.parametrize(("stage", "body", "message"), WRONG)
def test_the_op_in_the_way_and_the_missing_pass_are_named(
    stage: str, body: str, message: str
) -> None:
    assert str(stages.problem(stage, _program(body))) == message


def test_a_partial_value_may_only_be_completed() -> None:
    partial = '{sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{}], unreduced={"x"}>]>}'
    body = f"""%p = stablehlo.tanh %a {partial} : tensor<8xf32>
        %0 = stablehlo.tanh %p : tensor<8xf32>"""
    found = stages.problem("resharded", _program(body, "{}", "{}"))
    assert str(found) == "operand 0 of stablehlo.tanh is partial: run insert-reshards first"
    completed = body.replace(
        "stablehlo.tanh %p", 'sdy.all_reduce {"x"} %p out_sharding=<@mesh, [{}]>'
    )
    assert stages.is_at("resharded", _program(completed, "{}", "{}"))


def test_equal_ops_are_looked_at_once_per_case_only() -> None:
    fine = f"%1 = stablehlo.tanh %a {CUT}"
    wrong = fine.replace("%1", "%0").replace('[{"x"}]', "[{}]")
    assert stages.is_at("resharded", _program(f"{fine}\n%0 = stablehlo.tanh %1 {CUT}"))
    found = stages.problem("resharded", _program(f"{fine}\n{fine}\n{wrong}".replace("%1", "%2", 1)))
    assert found is not None
    assert found.op.place[0] == 7


@pytest.mark.parametrize("stage", ["any", "same"])
def test_any_and_same_admit_everything(stage: str) -> None:
    assert stages.problem(stage, _program("%0 = stablehlo.tanh %a : tensor<8xf32>")) is None
