"""`plan.algorithm` says how a collective is done, and `synthesize` does exactly that."""

from __future__ import annotations

import re

import pytest

from shardwright.ir.analysis.collective_traffic import collectives
from shardwright.ir.core import Module
from shardwright.ir.errors import ProgramError
from shardwright.ir.parse import parse
from shardwright.ir.print import print_module
from shardwright.ir.verify import check
from shardwright.passes.collect.chains.chain_prices import Offer
from shardwright.passes.collect.chains.fastest import AG, AR, RS
from shardwright.passes.collect.chains.told_chain import legal_chains
from shardwright.passes.registry import parse_pipeline
from shardwright.spec import plan
from shardwright.spec.attributes import Attrs, String
from shardwright.testing.soundness import assert_rewrite_sound

CLUSTER = "gcp-v100:2"  # two nodes of eight
WHOLE = f"propagate,partition{{cluster={CLUSTER}}}"
KINDS = {"AR": "all_reduce", "RS": "reduce_scatter", "AG": "all_gather"}
MESHES = {1: '<["x"=8, "y"=2], device_ids=[0, 8, 1, 9, 2, 10, 3, 11, 4, 12, 5, 13, 6, 14, 7, 15]>',
          2: '<["x"=16]>'}  # fmt: skip
SUM = """
sdy.mesh @mesh = <["x"=16]>
func.func @main(%a: tensor<32x64xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}]>}, %b: tensor<64xROWSxf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {}]>}) -> tensor<32xROWSxf32> {
  %0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0] {plan.cut = {k = ["x"]}, plan.partial = "all_reduce" WORD} : (tensor<32x64xf32>, tensor<64xROWSxf32>) -> tensor<32xROWSxf32>
  return %0 : tensor<32xROWSxf32>
}
"""  # noqa: E501
SCATTERED = SUM.replace('plan.partial = "all_reduce"', 'plan.partial = {i = ["x"]}').replace(
    "-> tensor<32xROWSxf32> {",
    '-> (tensor<32xROWSxf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {}]>}) {',
)
GATHER = """
sdy.mesh @mesh = <["x"=16]>
func.func @main(%a: tensor<32xROWSxf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {}]>}) -> tensor<32xROWSxf32> {
  %0 = stablehlo.tanh %a : tensor<32xROWSxf32>
  %1 = sdy.reshard %0 <@mesh, [{}, {}]> {plan.told WORD} : tensor<32xROWSxf32>
  return %1 : tensor<32xROWSxf32>
}
"""  # noqa: E501
TEXTS = {AR: SUM, RS: SCATTERED, AG: GATHER}
CASES = [(TEXTS[kind], chain, levels) for kind in TEXTS for levels in (1, 2)
         for chain in legal_chains(kind, levels)]  # fmt: skip


def told(text: str, word: str, levels: int = 2, rows: int = 16) -> str:
    said = text.replace("WORD", f', plan.algorithm = "{word}"' if word else "")
    return said.replace("ROWS", str(rows)).replace(MESHES[2], MESHES[levels], 1)


def done(module: Module) -> list[str]:
    """The collectives of a local program, with how many devices take part in each."""
    return [f"{one.kind.removeprefix('stablehlo.')} {one.group}" for one in collectives(module)]


def expected(chain: str, levels: int) -> list[str]:
    """What the names of a chain mean: `IG0` all devices, `IG1` a node's, `P` one of each node."""
    sizes = {"IG0": 16, "IG1": 8, "P": 2} if levels == 2 else {"IG0": 8}
    return [f"{KINDS[step[:2]]} {sizes[step[3:]]}" for step in chain.split(" ")]


def check_told(text: str, chain: str, levels: int) -> None:
    local = assert_rewrite_sound(told(text, chain, levels), WHOLE)
    assert done(local) == expected(chain, levels)


@pytest.mark.parametrize(("text", "chain", "levels"), CASES)
def test_collectives_are_done_as_told(text: str, chain: str, levels: int) -> None:
    check_told(text, chain, levels)


def test_there_are_many_ways() -> None:
    assert len(CASES) >= 15 and any(chain.count(" ") == 2 for _, chain, _ in CASES)


def test_a_chain_of_one_choosing_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    """The mutant: `synthesize` takes what is fastest, whatever the plan says."""

    def chosen(module: object, op: object, prices: object, offer: Offer) -> Offer:
        return offer

    monkeypatch.setattr("shardwright.passes.collect.synthesize.told_offer", chosen)
    caught = 0
    for text, chain, levels in CASES:
        try:
            check_told(text, chain, levels)
        except AssertionError:
            caught += 1
    assert caught >= 8


# --- against what is chosen without a word


def step_seconds(text: str) -> float:
    module = parse(text)
    parse_pipeline(f"{WHOLE},cost{{cluster={CLUSTER}}}").run(module)
    found = module.notes[plan.COST]
    assert isinstance(found, Attrs)
    step = found["step"]
    assert isinstance(step, String)
    number, unit = step.value.split(" ")
    return float(number) * {"ns": 1e-9, "us": 1e-6, "ms": 1e-3, "s": 1.0}[unit]


def test_what_is_told_is_priced() -> None:
    rows = 1 << 16
    chosen = step_seconds(told(SUM, "", rows=rows))
    others = [step_seconds(told(SUM, one, rows=rows)) for one in ("library", *legal_chains(AR, 2))]
    assert min(others) >= chosen * 0.999 and max(others) > 1.5 * chosen
    assert len({f"{one:.3e}" for one in others}) >= 3


def test_in_one_piece_stays_in_one_piece() -> None:
    module = parse(told(SUM, "", rows=1 << 16))
    parse_pipeline(WHOLE).run(module)
    assert len(done(module)) == 3
    module = parse(told(SUM, "library", rows=1 << 16))
    parse_pipeline(f"{WHOLE},synthesize{{cluster={CLUSTER} schedules=on chunks=auto}}").run(module)
    assert done(module) == ["all_reduce 16"]


def test_a_told_chain_stays_when_all_is_chosen_again() -> None:
    module = parse(told(SUM, "RS@IG1 RS@P AG@IG0", rows=1 << 16))
    parse_pipeline(WHOLE).run(module)
    before = print_module(module)
    again = parse(before)
    check(again)
    parse_pipeline(f"synthesize{{cluster={CLUSTER}}}").run(again)
    assert print_module(again) == before


def test_told_collectives_are_not_bucketed() -> None:
    two = """
sdy.mesh @mesh = <["x"=4]>
func.func @main(%a: tensor<8x64xf32>) -> (tensor<64xf32>, tensor<64xf32>) {
  %c = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = stablehlo.reduce(%a init: %c) applies stablehlo.add across dimensions = [0] {plan.cut = {i = ["x"]}, plan.partial = "all_reduce" WORD} : (tensor<8x64xf32>, tensor<f32>) -> tensor<64xf32>
  %b = stablehlo.tanh %a : tensor<8x64xf32>
  %1 = stablehlo.reduce(%b init: %c) applies stablehlo.add across dimensions = [0] {plan.cut = {i = ["x"]}, plan.partial = "all_reduce"} : (tensor<8x64xf32>, tensor<f32>) -> tensor<64xf32>
  return %0, %1 : tensor<64xf32>, tensor<64xf32>
}
"""  # noqa: E501
    assert len(done(assert_rewrite_sound(told(two, ""), "propagate,partition,bucket"))) == 1
    assert len(done(assert_rewrite_sound(told(two, "library"), "propagate,partition,bucket"))) == 2


@pytest.mark.parametrize("until", ["propagate", "propagate,insert-reshards",
                                   "propagate,insert-reshards,reshard-to-collectives",
                                   "propagate,partition"])  # fmt: skip
def test_passes_carry_the_word_and_strip_plan_takes_it(until: str) -> None:
    for text, word in ((SUM, "AR@P AR@IG1"), (SCATTERED, "RS@P RS@IG1"), (GATHER, "AG@P AG@IG1")):
        module = parse(told(text, word))
        parse_pipeline(until).run(module)
        check(module)
        assert f'plan.algorithm = "{word}"' in print_module(module)
        again = parse(print_module(module))
        check(again)
        parse_pipeline("strip-plan").run(again)
        assert "plan.algorithm" not in print_module(again)


# --- what is refused

PLAIN = told(SUM, "ring")
STAGED = "module attributes {plan.stages = 2 : i64} {PROGRAM}"
REFUSED = {
    "an unknown name": (PLAIN, 'has plan.algorithm = "ring", expected "library", or steps',
                        'write "library", or steps such as "RS@IG1 AR@P AG@IG1"'),
    "a number": (PLAIN.replace('"ring"', "3 : i64"), "has plan.algorithm = 3 : i64", '"library"'),
    "half a sum": (told(SUM, "RS@IG1 AR@P"), 'expected steps of "stablehlo.all_reduce" over 2 of',
                   '"library", "AR@IG0", "AR@P AR@IG1"'),
    "another level": (told(SUM, "RS@IG2 AG@IG2"), "over 2 of the cluster's levels",
                      '"RS@IG0 AG@IG0"'),
    "another kind": (told(GATHER, "RS@IG0"), 'expected steps of "stablehlo.all_gather"',
                     '"AG@IG0"'),
    "no sum": (told(SUM, "library").replace('plan.partial = "all_reduce" ,', ""),
               "has plan.algorithm without plan.partial", 'add plan.partial = "all_reduce"'),
    "a free move": (told(GATHER, "library").replace("plan.told ,", ""),
                    "has plan.algorithm without plan.told", "add plan.told"),
    "a pipeline": (
        STAGED.replace("PROGRAM", told(SUM, "AR@IG0").replace("=16", "=8")),
        "but the program is a pipeline, expected one of a single stage", "library"),
    "groups that are no levels": (
        told(SUM, "AR@IG0").replace('=16]>', '=16], device_ids=[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, '
                                    '12, 13, 14, 15, 0]>'),
        "but its groups are no product of levels", "library"),
    "an exchange": (told(GATHER, "AG@IG0").replace("[{}, {}]> {", '[{}, {"x"}]> {'),
                    "but is no stablehlo.all_reduce", 'write plan.algorithm = "library"'),
}  # fmt: skip


@pytest.mark.parametrize("name", REFUSED)
def test_what_cannot_be_done_is_said_at_its_place(name: str) -> None:
    text, what, repair = REFUSED[name]
    with pytest.raises(ProgramError) as raised:
        module = parse(text)
        check(module)
        parse_pipeline(WHOLE).run(module)
    said = str(raised.value)
    assert re.match(r"<stdin>:[45]:\d+: error: ", said) and what in said
    assert repair in said.partition("help:")[2]
