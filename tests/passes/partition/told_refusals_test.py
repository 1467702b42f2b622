"""What a plan cannot ask of an op is said at the op, with what it could: on ops of every kind."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from shardwright.ir.core import Module, Op
from shardwright.ir.errors import ProgramError
from shardwright.ir.parse import parse
from shardwright.ir.print import print_module
from shardwright.ir.told_cuts import mesh_of_plan
from shardwright.ir.verify import check, verify
from shardwright.passes.registry import parse_pipeline
from shardwright.spec import cuts, plan
from shardwright.spec.attributes import Array, Attrs, String
from shardwright.spec.op import Sig
from shardwright.spec.verifying import read_cuts
from shardwright.testing.generate.told_programs import told_program
from shardwright.testing.soundness import assert_rewrite_sound

PROGRAMS, MOST = range(60), 2  # how often the same is tried on one kind of op
Words = dict[str, list[str]]  # axes by letter


# --- wrong words on every kind of op


def wrong_words(op: Op, mesh: dict[str, int]) -> dict[str, Words]:
    """By what is wrong a cut that says it."""
    known, may_be = cuts.letters(op.sig), cuts.may_be_cut(op.sig)
    axis = next(iter(mesh))
    legal = [letter for letter, factor in known.items() if factor >= 0 and may_be[factor]]
    barred = [letter for letter in known if letter not in legal]
    found: dict[str, Words] = {"lacks": {"z_99": [axis]}}
    for some in [*known][:1]:
        found["the mesh has"] = {some: ["nowhere"]}
        found["no part of an axis"] = {some: [f"{axis}:(1){mesh[axis] + 1}"]}
    if barred:
        found["cannot be cut"] = {barred[0]: [axis]}
    if legal:
        found["twice"] = {legal[0]: [axis, axis]}
    if len(legal) > 1:
        found["twice, for"] = {letter: [axis] for letter in legal[:2]}
    small = [letter for letter in legal if op.sig.blocks.sizes[known[letter]] < _devices(mesh)]  # pyright: ignore
    if small:
        found["parts"] = {small[0]: list(mesh)}
    return found


def _devices(mesh: dict[str, int]) -> int:
    count = 1
    for size in mesh.values():
        count *= size
    return count


def told(words: Words) -> Attrs:
    return Attrs({k: Array(tuple(map(String, axes))) for k, axes in words.items()})


def lacks(said: ProgramError | None, op: Op, what: str) -> list[str]:
    """What an error lacks: its op, its place, what is wrong, what would be legal."""
    if said is None:
        return ["an error"]
    first = said.diagnostics[0]
    found = [] if f"'{op.name}' op has plan.cut" in first.message else ["the op's name"]
    found += [] if what in first.message else [what]
    found += [] if first.place.line else ["a place"]
    found += [] if first.help else ["a repair"]
    if what in ("lacks", "cannot be cut"):
        found += [f"no {letter}" for letter in named(first.help) if not is_legal(op, letter)]
    return found


def named(help: str) -> list[str]:
    """The letters of factors that a repair offers."""
    return re.findall(r"(\w+) of \d+", help)


def is_legal(op: Op, letter: str) -> bool:
    known = cuts.letters(op.sig)
    return letter in known and cuts.may_be_cut(op.sig)[known[letter]]


def refused(module: Module, op: Op, words: Words) -> ProgramError | None:
    """The error for an op that is told this, which is then told what it was before."""
    before = op.notes
    op.set_notes(op.notes.without(*cuts.WORDS).set(plan.CUT, told(words)))
    try:
        check(module)
    except ProgramError as error:
        return error
    finally:
        op.set_notes(before)
    return None


def lacking(seeds: range) -> tuple[list[str], Counter[tuple[str, str]]]:
    """What errors lack, and how often what was wrong on which kinds of ops."""
    shown, wrong = Counter[tuple[str, str]](), list[str]()
    for seed in seeds:
        made, _ = told_program(seed)
        module = parse(print_module(made))
        found = mesh_of_plan(module)
        assert found is not None
        mesh = {name: size for name, size in found[1].axes if size > 1}
        for op in [op for op in module.walk() if plan.CUT in op.notes]:
            for what, words in wrong_words(op, mesh).items():
                if shown[what, op.name] == MOST:
                    continue
                shown[what, op.name] += 1
                missing = lacks(refused(module, op, words), op, what)
                wrong += [f"{seed}: {op.name} {words} lacks {one}" for one in missing]
        assert not verify(module)
    return wrong, shown


def test_wrong_words_are_refused_on_every_kind_of_op() -> None:
    wrong, shown = lacking(PROGRAMS)
    assert wrong == []
    assert len({name for what, name in shown if what == "lacks"}) >= 60
    assert len({name for what, name in shown if what == "cannot be cut"}) >= 15
    assert len({name for what, name in shown if what == "parts"}) >= 40


def test_letters_that_are_taken_for_others_are_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    """The mutant: what the rule lacks is its first factor."""

    def lenient(sig: Sig) -> dict[str, int]:
        known = cuts.letters(sig)
        return {"z_99": next(iter(known.values()), -1), **known}

    monkeypatch.setattr(read_cuts, "letters", lenient)
    wrong, _ = lacking(range(6))
    assert wrong


# --- ops that are not spread by themselves, however they are reached

HEAD = 'sdy.mesh @mesh = <["x"=2, "y"=4]>\n'
INNER = """
func.func private @inner(%a: tensor<4x4xf32>) -> tensor<4x4xf32> {
  %0 = stablehlo.tanh %a {plan.cut = {i = ["x"]}} : tensor<4x4xf32>
  return %0 : tensor<4x4xf32>
}
func.func private @outer(%a: tensor<4x4xf32>) -> tensor<4x4xf32> {
  %0 = call @inner(%a) : (tensor<4x4xf32>) -> tensor<4x4xf32>
  return %0 : tensor<4x4xf32>
}
"""


def main(body: str, result: str = "4x4") -> str:
    return (
        f"{HEAD}func.func @main(%a: tensor<4x4xf32>) -> tensor<{result}xf32> {{\n{body}\n"
        f"  return %0 : tensor<{result}xf32>\n}}{INNER}"
    )


CALLED = "(tensor<4x4xf32>) -> tensor<4x4xf32>"
MANUAL = main(
    """  %0 = sdy.manual_computation(%a) in_shardings=[<@mesh, [{}, {}]>] out_shardings=[<@mesh, [{}, {}]>] manual_axes={"x"} (%b: tensor<4x4xf32>) {
    %1 = func.call @outer(%b) : (tensor<4x4xf32>) -> tensor<4x4xf32>
    sdy.return %1 : tensor<4x4xf32>
  } : (tensor<4x4xf32>) -> tensor<4x4xf32>"""  # noqa: E501
)
KERNEL = main(f'  %0 = call @outer(%a) {{plan.kernel = "attention"}} : {CALLED}')
COMPOSITE = main(f'  %0 = stablehlo.composite "a.b" %a {{decomposition = @outer}} : {CALLED}')
BODY = main(
    """  %c = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = "stablehlo.reduce"(%a, %c) <{dimensions = array<i64: 0>}> ({
  ^bb0(%d: tensor<f32>, %e: tensor<f32>):
    %1 = func.call @scalar(%d, %e) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    stablehlo.return %1 : tensor<f32>
  }) : (tensor<4x4xf32>, tensor<f32>) -> tensor<4xf32>""",
    "4",
).replace(
    INNER,
    """
func.func private @scalar(%a: tensor<f32>, %b: tensor<f32>) -> tensor<f32> {
  %0 = stablehlo.add %a, %b {plan.cut = {}} : tensor<f32>
  return %0 : tensor<f32>
}
""",
)
REACHED = {
    "manual": (MANUAL, 'over axis "x", which is manual here', "not manual"),
    "kernel": (KERNEL, "stands in @outer, which one kernel runs", "plan.kernel"),
    "composite": (COMPOSITE, "stands in @outer, which a composite is made of", "call @outer"),
    "body": (BODY, "stands in the body of stablehlo.reduce", "cut the stablehlo.reduce"),
}


def refusal(text: str) -> str:
    with pytest.raises(ProgramError) as raised:
        check(parse(text))
    return str(raised.value)


@pytest.mark.parametrize("name", REACHED)
def test_functions_that_are_called_there_are_refused_too(name: str) -> None:
    text, what, repair = REACHED[name]
    said = refusal(text)
    assert re.match(r"<stdin>:\d+:\d+: error: ", said) and what in said
    assert repair in said.partition("help:")[2]


def test_free_axes_are_told_in_functions_that_a_manual_computation_calls() -> None:
    assert_rewrite_sound(MANUAL.replace('{i = ["x"]}', '{i = ["y"]}'), "propagate,partition")


def test_a_function_that_main_calls_is_told() -> None:
    assert_rewrite_sound(main(f"  %0 = call @outer(%a) : {CALLED}"), "propagate,partition")


# --- ops that compute nothing that axes could cut

SAYING = {
    "sdy.reshard": '%a <@mesh, [{"x"}, {}]> {plan.cut = {j = ["x"]}} : tensor<4x4xf32>',
    "sdy.sharding_constraint": '%a <@mesh, [{"x"}, {}]> {plan.cut = {}} : tensor<4x4xf32>',
    "sdy.propagation_barrier": "%a allowed_direction=NONE {plan.cut = {}} : tensor<4x4xf32>",
    "stablehlo.iota": 'dim = 0 {plan.cut = {i = ["x"]}} : tensor<4x4xf32>',
    "stablehlo.constant": '{plan.cut = {i = ["x"]}} dense<1.0> : tensor<4x4xf32>',
    "call": f'@outer(%a) {{plan.kernel = "attention", plan.cut = {{i = ["x"]}}}} : {CALLED}',
    "stablehlo.custom_call": f'@unknown(%a) {{plan.cut = {{i = ["x"]}}}} : {CALLED}',
}


@pytest.mark.parametrize("name", SAYING)
def test_what_computes_nothing_is_cut_by_shardings(name: str) -> None:
    said = refusal(main(f"  %0 = {name} {SAYING[name]}"))
    assert said.startswith("<stdin>:3:") and "has plan.cut, but" in said
    assert "sharding" in said.partition("help:")[2]


# --- what operands are partial over is what is scattered

TWO = f"""{HEAD}
func.func @main(%a: tensor<8x16xf32>, %b: tensor<16x8xf32>) -> tensor<8x8xf32> {{
  %0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0] {{plan.cut = {{k = ["y"]}}}} : (tensor<8x16xf32>, tensor<16x8xf32>) -> tensor<8x8xf32>
  %1 = stablehlo.negate %0 {{plan.cut = {{}}, plan.operands = {{operand0 = "partial"}}, plan.partial = {{i = ["AXIS"]}}}} : tensor<8x8xf32>
  return %1 : tensor<8x8xf32>
}}
"""  # noqa: E501


def test_what_is_handed_on_is_scattered_over_its_axes() -> None:
    assert_rewrite_sound(TWO.replace("AXIS", "y"), "propagate,partition")
    with pytest.raises(ProgramError, match="over x, but takes operands before") as raised:
        parse_pipeline("propagate,insert-reshards").run(parse(TWO.replace("AXIS", "x")))
    assert "help: scatter over y" in str(raised.value)
