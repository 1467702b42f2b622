"""Sub-axes that no mesh has side by side: the partitioner keeps to one chain of cuts per axis."""

from __future__ import annotations

from dataclasses import replace

import pytest

from shardwright.ir.parse import parse
from shardwright.ir.print import print_module
from shardwright.ir.reference.random_inputs import inputs
from shardwright.ir.run import run
from shardwright.passes.partition.lowering.coexisting_sub_axes import Cuts, cuts_of
from shardwright.passes.registry import parse_pipeline
from shardwright.spec.axes import Axis, Mesh
from shardwright.testing.end_to_end import PIPELINE, SCATTERED, check
from shardwright.testing.generate.spreading import scatter_shardings
from shardwright.testing.recipes import build, table_recipe
from shardwright.testing.soundness import differences, evaluate

BOTH = """module {
  sdy.mesh @mesh = <["x"=6]>
  func.func @main(%a: tensor<4x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x":(1)2}, {}]>},
      %b: tensor<9xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x":(1)3}]>})
      -> (tensor<4x8xf32>, tensor<9xf32>) {
    %0 = stablehlo.negate %a : tensor<4x8xf32>
    %1 = stablehlo.negate %b : tensor<9xf32>
    return %0, %1 : tensor<4x8xf32>, tensor<9xf32>
  }
}"""


def test_the_cut_of_more_bytes_stays_and_the_other_is_warned_of() -> None:
    module = parse(BOTH)
    warnings = parse_pipeline(PIPELINE).run(module)
    (warning,) = [w for w in warnings if w.name == "sub-axes"]
    assert '[{"x":(1)3}]> is taken as <@mesh, [{}]>' in warning.message
    assert warning.place.line == 3 and "divide each other" in warning.help
    text = print_module(module)
    assert "%arg0: tensor<2x8xf32>" in text and "%arg1: tensor<9xf32>" in text
    whole = parse(BOTH)
    args = inputs(whole, 0)
    assert not differences(evaluate(module, args), run(whole, args))


def test_cuts_form_a_chain() -> None:
    cuts = Cuts(Mesh((("x", 12), ("y", 6))))
    half, third = Axis("x", 1, 2), Axis("x", 1, 3)
    assert cuts.admit([(half,)]) and cuts.admit([(third,)])
    assert not cuts.admit([(half,), (third,)])
    cuts.add([(half,)])
    assert not cuts.admit([(third,)]) and cuts.admit([(Axis("x", 2, 3), Axis("y", 1, 3))])
    assert cuts.split((Axis("x", 1, 12),)) == (half, Axis("x", 2, 6))


SEEDS = range(1, 80, 2)
MESHES = ((6,), (12,), (2, 6))


def faults() -> tuple[int, list[str]]:
    """In how many programs sub-axes clash, and what is wrong with any."""
    clashing, wrong = 0, list[str]()
    for seed in SEEDS:
        recipe = replace(table_recipe(seed), mesh=MESHES[seed // 2 % 3])
        module = build(recipe)
        scatter_shardings(module, recipe.spread)
        try:
            cuts_of(module, module.meshes["mesh"])
        except ValueError:
            clashing += 1
            wrong += [
                f"{seed}: {f}" for p in (PIPELINE, SCATTERED) if (f := check(recipe, p).fault)
            ]
    return clashing, wrong


def test_programs_with_clashing_sub_axes_are_partitioned() -> None:
    clashing, wrong = faults()
    assert not wrong
    assert clashing > 5


def test_a_choice_that_heeds_no_other_cuts_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    def free(module: object, mesh: Mesh) -> object:
        return Cuts(mesh), []

    monkeypatch.setattr("shardwright.passes.partition.insert_reshards.settle_cuts", free)
    monkeypatch.setattr(Cuts, "admit", lambda *_: True)
    monkeypatch.setattr(Cuts, "add", lambda *_: None)
    module = parse(BOTH)
    with pytest.raises(Exception, match="cannot coexist"):
        parse_pipeline(PIPELINE).run(module)
