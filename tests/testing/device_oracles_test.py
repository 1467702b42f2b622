"""What one device's program computes on all devices, by the StableHLO interpreter and by XLA."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from shardwright.ir.core import Module
from shardwright.ir.parse import parse
from shardwright.ir.reference.random_inputs import inputs
from shardwright.ir.run import run
from shardwright.spec.attributes import Dense
from shardwright.spec.values.dense import dense, values
from shardwright.testing.end_to_end import PIPELINE, check
from shardwright.testing.oracle.device_oracles import can_interpret, interpret_devices, xla_devices
from shardwright.testing.oracles import Refused
from shardwright.testing.recipes import build, random_recipe, table_recipe
from shardwright.testing.soundness import differences, rewrite

EXAMPLES = Path(__file__).parents[2] / "examples"
SMALL = ("linear_layers", "mlp_fully_sharded", "moe_layer", "reductions")
PROGRAMS = [*map(random_recipe, range(16))]
TABLE = [*map(table_recipe, (1, 2))]

interprets = pytest.mark.skipif(not can_interpret(), reason="no C compiler for its threads")


@interprets
@pytest.mark.parametrize("name", SMALL)
def test_the_interpreter_agrees_on_examples(name: str) -> None:
    module = parse((EXAMPLES / f"{name}.mlir").read_text(), name)
    args = inputs(module, 1)
    found = interpret_devices(rewrite(module, PIPELINE), args)
    assert found is not None
    assert not differences(found, run(module, args))


@pytest.mark.parametrize("name", [*SMALL[:2], "while_loop"])
def test_xla_agrees_on_examples(name: str) -> None:
    module = parse((EXAMPLES / f"{name}.mlir").read_text(), name)
    args = inputs(module, 1)
    found = xla_devices(rewrite(module, PIPELINE), args)
    assert found is not None
    assert not differences(found, run(module, args))


@interprets
def test_the_interpreter_agrees_on_generated_programs() -> None:
    outcomes = [check(recipe, oracles=("interpreter",)) for recipe in PROGRAMS]
    assert not [outcome.fault for outcome in outcomes if outcome.fault]
    judged = sum("interpreter" in outcome.judged for outcome in outcomes)
    print(f"{judged} of {len(outcomes)} judged")
    assert judged >= len(outcomes) // 2


def test_xla_agrees_on_rows_of_the_table() -> None:
    outcomes = [check(recipe, oracles=("xla",)) for recipe in TABLE]
    assert not [outcome.fault for outcome in outcomes if outcome.fault]
    assert any(outcome.judged for outcome in outcomes)


def _transposed_groups(module: Module) -> bool:
    """Every collective over devices of other groups of the same sizes."""
    changed = False
    for op in module.walk():
        groups = op.attrs.get("replica_groups")
        if isinstance(groups, Dense):
            table = values(groups)
            other = table.T.reshape(table.shape)
            changed |= not np.array_equal(table, other)
            op.set_attr("replica_groups", dense(other, groups.type))
    return changed


@interprets
def test_the_interpreter_sees_wrong_groups() -> None:
    """The oracle can fail: the same program with groups transposed gives other numbers."""
    caught = judged = 0
    for recipe in PROGRAMS:
        module = build(recipe)
        args = inputs(module, recipe.spread)
        local = rewrite(module, PIPELINE)
        if not _transposed_groups(local):
            continue
        judged += 1
        try:
            found = interpret_devices(local, args)
        except Exception:  # copies of a result differ, or groups do not fit
            found = []
        caught += found is not None and bool(differences(found, run(module, args)))
    print(f"{caught} of {judged} caught")
    assert judged >= 4 and caught >= judged // 2


def test_what_an_oracle_lacks_is_refused_with_its_words() -> None:
    text = """
    sdy.mesh @mesh = <["x"=2]>
    func.func @main(%a: tensor<4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}]>}) -> tensor<4xf32> {
      %0 = stablehlo.custom_call @nobody_knows(%a) : (tensor<4xf32>) -> tensor<4xf32>
      return %0 : tensor<4xf32>
    }
    """  # noqa: E501
    module = rewrite(parse(text), PIPELINE)
    with pytest.raises(Refused, match="nobody_knows"):
        xla_devices(module, [np.zeros(4, np.float32)])
