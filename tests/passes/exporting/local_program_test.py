"""One device's program, against Shardy: every collective, and ops of the whole table."""

import numpy as np
import pytest

from shardwright.ir.errors import ProgramError
from shardwright.ir.parse import parse
from shardwright.ir.print import print_module
from shardwright.ir.reference.random_inputs import inputs
from shardwright.ir.run import run_devices
from shardwright.passes.exporting.localizing import device_tables as tables
from shardwright.passes.registry import parse_pipeline
from shardwright.spec.attributes import Array, ShardingPerValue, TypeAttr
from shardwright.testing.generate.collective_programs import KINDS, collective_program
from shardwright.testing.generate.export_programs import BEFORE_FACTORS, COLLECTIVES, export_program
from shardwright.testing.oracle.shardy_steps import ours, shown_difference, theirs
from shardwright.testing.oracles import Refused, shardy

LOCAL = "sdy-convert-global-to-local"
CHAIN = (
    f"{BEFORE_FACTORS},sdy-resolve-permutation-factors,{COLLECTIVES},"
    "func.func(sdy-pad-for-divisibility)"
)
OPTIONS = (
    "",
    "{enable-rgv3=true}",
    "{per-dim-all-gather=true combine-multi-dimension-reduce-scatter=true}",
)


@pytest.mark.parametrize("option", OPTIONS)
def test_collectives_as_shardy_lowers_them(option: str):
    for seed in range(6 * len(KINDS)):
        _, text = collective_program(seed)
        try:
            wanted = theirs(text, LOCAL + option)
        except Refused:
            wanted = None
        if wanted is not None:
            assert ours(text, LOCAL + option) == wanted, text


def staged(seed: int) -> str:
    """A program with even shards and collectives, as Shardy's passes make it."""
    text = shardy(export_program(seed), CHAIN)
    assert text is not None
    return text


# Seeds of programs that Shardy itself can bring to one device; most of the others it cannot.
SEEDS = (
    0,
    4,
    14,
    18,
    28,
    49,
    61,
    63,
    81,
    94,
    121,
    130,
    141,
    150,
    174,
    188,
    197,
    211,
    221,
    232,
    283,
)


def test_programs_as_shardy_lowers_them():
    for seed in SEEDS:
        text = staged(seed)
        wanted = theirs(text, LOCAL)
        assert wanted is not None and wanted != print_module(parse(text))
        assert not (difference := shown_difference(ours(text, LOCAL), wanted)), difference


@pytest.mark.parametrize("seed", range(24))
def test_moves_change_no_value(seed: int):
    """All devices, run in lockstep: what moves comes out as it went in."""
    kind, text = collective_program(seed)
    module = parse(text)
    (func,) = module.funcs
    (value,) = func.args
    assert value.sharding is not None and func.result_shardings[0] is not None
    notes = {
        "plan.arg_shardings": ShardingPerValue((value.sharding,)),
        "plan.result_shardings": ShardingPerValue((func.result_shardings[0],)),
        "plan.arg_types": Array((TypeAttr(value.type),)),
        "plan.result_types": Array((TypeAttr(value.type),)),
    }
    (given,) = inputs(module, seed)
    parse_pipeline(LOCAL).run(module)
    for key, note in notes.items():
        func.set_note(key, note)
    if "reduce" not in kind:
        (found,) = run_devices(module, [given])
        np.testing.assert_array_equal(found, given)


def test_a_mirrored_group_is_caught(monkeypatch: pytest.MonkeyPatch):
    real = tables.groups
    monkeypatch.setattr(tables, "groups", lambda *args: [row[::-1] for row in real(*args)])
    _, text = collective_program(0)
    assert ours(text, LOCAL) != theirs(text, LOCAL)


UNEVEN = """
sdy.mesh @mesh = <["x"=2]>
func.func @main(%a: tensor<3xf32>) -> tensor<3xf32> {
  %0 = sdy.all_slice [{"x"}] %a out_sharding=<@mesh, [{"x"}]> : tensor<3xf32>
  %1 = sdy.all_gather [{"x"}] %0 out_sharding=<@mesh, [{}]> : tensor<3xf32>
  return %1 : tensor<3xf32>
}
"""
SCATTERED_SUM = """
sdy.mesh @mesh = <["x"=2]>
func.func @main(%a: tensor<4x4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}]>},
                %b: tensor<4x4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {}]>})
    -> (tensor<4x4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {}]>}) {
  %0 = stablehlo.dot %a, %b : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
  %1 = sdy.reduce_scatter [{"x"}, {}] %0 out_sharding=<@mesh, [{"x"}, {}]> : tensor<4x4xf32>
  return %1 : tensor<4x4xf32>
}
"""


@pytest.mark.parametrize(
    ("text", "message"),
    [
        (UNEVEN, "cut into 2 shards of unequal size"),
        (SCATTERED_SUM, "expected sharded contracting dimensions"),
    ],
)
def test_what_shardy_dies_of_is_refused(text: str, message: str):
    with pytest.raises(ProgramError, match=message):
        parse_pipeline(LOCAL).run(parse(text))


def test_reshards_must_be_collectives_by_now():
    text = UNEVEN.replace(
        'sdy.all_gather [{"x"}] %0 out_sharding=<@mesh, [{}]>', "sdy.reshard %0 <@mesh, [{}]>"
    )
    with pytest.raises(ProgramError, match="does not say how to move"):
        parse_pipeline(LOCAL).run(parse(text))
