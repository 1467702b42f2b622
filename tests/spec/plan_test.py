"""One table of `plan.*` keys: it holds what is in use, and what follows from it does."""

from __future__ import annotations

import ast
import re
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import get_args

import pytest

from shardwright.ir.core import Module
from shardwright.ir.parse import parse
from shardwright.ir.print import print_module
from shardwright.ir.verifier.lint import lint
from shardwright.ir.verify import verify
from shardwright.passes.registry import names, parse_pipeline
from shardwright.spec import plan
from shardwright.spec.stages import STAGES
from shardwright.testing.plan_page import page
from shardwright.tools import cli

ROOT = Path(__file__).parents[2]
FOLDERS = ("spec", "ir", "passes", "backends", "tools")
CODE = [
    path
    for folder in FOLDERS
    for path in sorted((ROOT / folder).rglob("*.py"))
    if path != ROOT / "spec" / "plan.py"
]
DATA = [
    path
    for folder in ("spec", "examples", "tests", "docs")
    for path in sorted((ROOT / folder).rglob("*.mlir"))
]
CONSTANTS = {
    name: value
    for name, value in vars(plan).items()
    if isinstance(value, str) and value.startswith(plan.PREFIX) and value != plan.PREFIX
}
NOT_KNOWN = {"plan.mine", "plan.remt"}  # of tests/errors/plan.mlir
_KEY = re.compile(r"(?<![\w.])plan\.(?!(?:md|py|mlir)\b)[a-z]\w*")


# --- the table


def test_each_constant_is_a_key():
    assert {f"plan.{name.lower()}": value for name, value in CONSTANTS.items()} == {
        value: value for value in CONSTANTS.values()
    }
    assert sorted(CONSTANTS.values()) == sorted(plan.NAMES)


def test_a_row_is_a_key_at_a_place():
    rows = [(key.name, key.where) for key in plan.KEYS]
    assert len(rows) == len(set(rows))
    assert {where for _, where in rows} == set(plan.WHERE) == set(get_args(plan.Where))


@pytest.mark.parametrize("key", plan.KEYS, ids=lambda key: f"{key.name}-{key.where}")
def test_a_row_says_who_when_and_what(key: plan.PlanKey):
    verbs = {f"shardwright {verb}" for verb in cli.VERBS}
    assert key.writers and set(key.writers) <= {"user", *names(), *verbs}
    assert [stage for stage in STAGES if stage in key.stages] == list(key.stages)
    assert key.meaning and key.meaning[-1] != "." and "|" not in key.meaning + str(key.type)


# --- the code


@cache
def read(source: str) -> ast.Module:
    return ast.parse(source)


def texts(source: str) -> Iterator[str]:
    """String constants of a module that are no docstrings."""
    tree = read(source)
    docs = {
        id(node.body[0].value)
        for node in ast.walk(tree)
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef)
        and node.body
        and isinstance(node.body[0], ast.Expr)
    }
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in docs:
            yield node.value


def literals(source: str) -> list[str]:
    """Keys spelt out: a key by itself, or one in the text of a program."""
    spelt = re.compile(r"plan\.\w*\Z|.*\bplan\.\w+ = ", re.DOTALL)
    return [text for text in texts(source) if spelt.match(text)]


def used(source: str) -> set[str]:
    """Keys that a module takes from the table."""
    found: set[str] = set()
    for node in ast.walk(read(source)):
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name):
            found |= {node.attr} if node.value.id == "plan" else set()
        if isinstance(node, ast.ImportFrom) and (node.module or "").endswith("plan"):
            found |= {alias.name for alias in node.names}
    return {CONSTANTS[name] for name in found if name in CONSTANTS}


def test_no_code_spells_a_key():
    found = {str(path): literals(path.read_text(encoding="utf-8")) for path in CODE}
    assert {path: spelt for path, spelt in found.items() if spelt} == {}


@pytest.mark.parametrize(
    "line",
    [
        'REMAT = "plan.remat"',
        'note = op.notes.get("plan.placement")',
        'key = f"plan.{word}_types"',
        'text = f"attributes {{plan.axes = [{over}]}}"',
    ],
)
def test_a_planted_literal_is_caught(line: str):
    assert len(literals(f'"""Writes `plan.x = 1`."""\n{line}')) == 1
    assert literals('said = "has plan.remat, but cannot run twice"') == []


def test_code_uses_each_key():
    found = {key for path in CODE for key in used(path.read_text(encoding="utf-8"))}
    assert sorted(plan.NAMES) == sorted(found)
    assert used("from shardwright.spec import plan\nx = plan.REMAT") == {"plan.remat"}
    assert used("from shardwright.spec.plan import COST, KEYS") == {"plan.cost"}


# --- words and data


def unknown(text: str) -> set[str]:
    """Keys that a text has and the table has not."""
    return {key for key in _KEY.findall(text) if not plan.is_known(key)}


def test_data_has_no_key_that_the_table_lacks():
    found = {key for path in DATA for key in unknown(path.read_text(encoding="utf-8"))}
    assert found == NOT_KNOWN
    assert unknown('{plan.axes = ["x"], plan.stagee = 1 : i64}') == {"plan.stagee"}


def test_pages_and_messages_have_no_key_that_the_table_lacks():
    pages = [ROOT / "README.md", ROOT / "spec/language.md", *sorted((ROOT / "docs").rglob("*.md"))]
    found = {key for path in pages for key in unknown(path.read_text(encoding="utf-8"))}
    assert found == set()
    for path in CODE:
        source = path.read_text(encoding="utf-8")
        docs = [ast.get_docstring(read(source)) or ""]
        assert unknown("\n".join([*docs, *texts(source)])) == set(), path


# --- what passes write

SMALL = [path for path in sorted((ROOT / "examples").glob("*.mlir")) if path.stat().st_size < 9000]
HALO = """
sdy.mesh @mesh = <["x"=8]>
func.func @main(%a: tensor<1x16x1xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}, {}]>}, %w: tensor<3x1x1xf32>) -> (tensor<1x16x1xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}, {}]>}) {
  %0 = stablehlo.convolution(%a, %w) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {pad = [[1, 1]]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x16x1xf32>, tensor<3x1x1xf32>) -> tensor<1x16x1xf32>
  %1 = stablehlo.tanh %0 {plan.remat} : tensor<1x16x1xf32>
  %2 = stablehlo.tanh %1 : tensor<1x16x1xf32>
  %3 = stablehlo.multiply %2, %1 : tensor<1x16x1xf32>
  return %3 : tensor<1x16x1xf32>
}
"""  # noqa: E501
MAXIMA = """
sdy.mesh @mesh = <["node"=2, "gpu"=8]>
func.func @main(%a: tensor<16x3145728xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"node", "gpu"}, {}]>}) -> tensor<3145728xf32> {
  %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %0 = stablehlo.reduce(%a init: %cst) applies stablehlo.maximum across dimensions = [0] : (tensor<16x3145728xf32>, tensor<f32>) -> tensor<3145728xf32>
  return %0 : tensor<3145728xf32>
}
"""  # noqa: E501

TOLD = """
sdy.mesh @mesh = <["x"=2]>
func.func @main(%a: tensor<8x4xf32>, %b: tensor<4x8xf32>) -> tensor<8x8xf32> {
  %0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0] {plan.cut = {k = ["x"]}, plan.partial = "all_reduce"} : (tensor<8x4xf32>, tensor<4x8xf32>) -> tensor<8x8xf32>
  return %0 : tensor<8x8xf32>
}
"""  # noqa: E501


BY_STEPS = (
    TOLD.replace('"all_reduce"', '"all_reduce", plan.algorithm = "RS@IG0 AG@IG0"')
    .replace('"x"=2', '"x"=8')
    .replace("8x4", "8x16")
    .replace("4x8", "16x8")
)


def faults(module: Module) -> list[str]:
    """What the verifier and the warnings have against the keys of a program."""
    return [found.message for found in (*verify(module), *lint(module))]


def keys(module: Module) -> set[str]:
    return {key for op in module.walk() for key in op.notes if plan.is_plan(key)}


PIPELINED = """module attributes {plan.stages = 2 : i64, plan.microbatches = 2 : i64,
                                  plan.schedule = "zb-h1"} {}"""
STAGED = """func.func @main(%0: tensor<8x8xf32>, %1: tensor<4x8xf32>) -> (tensor<8x8xf32>, tensor<f32>) {
  %2 = stablehlo.constant dense<0.0> : tensor<f32>
  %3 = stablehlo.dot_general %1, %0, contracting_dims = [1] x [0] {plan.stage = 0 : i64} : (tensor<4x8xf32>, tensor<8x8xf32>) -> tensor<4x8xf32>
  %4 = stablehlo.tanh %3 {plan.stage = 1 : i64} : tensor<4x8xf32>
  %5 = stablehlo.reduce(%4 init: %2) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x8xf32>, tensor<f32>) -> tensor<f32>
  %6 = stablehlo.dot_general %1, %4, contracting_dims = [0] x [0] : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<8x8xf32>
  %7 = stablehlo.subtract %0, %6 : tensor<8x8xf32>
  return %7, %5 : tensor<8x8xf32>, tensor<f32>
}"""  # noqa: E501
STACKED = """func.func @main(%0: tensor<2x8x8xf32>, %1: tensor<4x8xf32>) -> (tensor<2x8x8xf32>, tensor<f32>) {
  %2 = stablehlo.constant dense<0.0> : tensor<f32>
  %3 = stablehlo.slice %0 [0:1, 0:8, 0:8] : (tensor<2x8x8xf32>) -> tensor<1x8x8xf32>
  %4 = stablehlo.reshape %3 : (tensor<1x8x8xf32>) -> tensor<8x8xf32>
  %5 = stablehlo.dot_general %1, %4, contracting_dims = [1] x [0] {plan.stage = 0 : i64} : (tensor<4x8xf32>, tensor<8x8xf32>) -> tensor<4x8xf32>
  %6 = stablehlo.slice %0 [1:2, 0:8, 0:8] : (tensor<2x8x8xf32>) -> tensor<1x8x8xf32>
  %7 = stablehlo.reshape %6 : (tensor<1x8x8xf32>) -> tensor<8x8xf32>
  %8 = stablehlo.dot_general %5, %7, contracting_dims = [1] x [0] {plan.stage = 1 : i64} : (tensor<4x8xf32>, tensor<8x8xf32>) -> tensor<4x8xf32>
  %9 = stablehlo.reduce(%8 init: %2) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x8xf32>, tensor<f32>) -> tensor<f32>
  %10 = stablehlo.dot_general %1, %8, contracting_dims = [0] x [0] : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<8x8xf32>
  %11 = stablehlo.dot_general %5, %8, contracting_dims = [0] x [0] : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<8x8xf32>
  %12 = stablehlo.reshape %10 : (tensor<8x8xf32>) -> tensor<1x8x8xf32>
  %13 = stablehlo.reshape %11 : (tensor<8x8xf32>) -> tensor<1x8x8xf32>
  %14 = stablehlo.concatenate %12, %13, dim = 0 : (tensor<1x8x8xf32>, tensor<1x8x8xf32>) -> tensor<2x8x8xf32>
  %15 = stablehlo.subtract %0, %14 : tensor<2x8x8xf32>
  return %15, %9 : tensor<2x8x8xf32>, tensor<f32>
}"""  # noqa: E501
ON_MESHES = """module attributes {plan.stages = 2 : i64, plan.microbatches = 2 : i64,
                                  plan.schedule = "1f1b", plan.topology = [@two, @one]} {
  sdy.mesh @two = <["x"=2]>
  sdy.mesh @one = <["x"=1]>
"""
ROWS = '{sdy.sharding = #sdy.sharding<@two, [{"x"}, {}]>}'
APART = ON_MESHES + STAGED.replace("4x8xf32>) ->", f"4x8xf32> {ROWS}) ->", 1) + "}"
MEASURED = "memory, cost{cluster=dgx-a100:1}"
PROGRAMS = [
    *((path.read_text(encoding="utf-8"), f"compile, {MEASURED}") for path in SMALL),
    (HALO, f"compile, {MEASURED}"),
    *((text, "propagate, insert-reshards") for text in (HALO, MAXIMA, TOLD)),
    (MAXIMA, "compile{cluster=dgx-a100:2}, place{cluster=dgx-a100:2}"),
    (MAXIMA, "compile, synthesize{cluster=gcp-v100:2 chunks=4}"),
    (BY_STEPS, "compile{cluster=dgx-a100:1}"),
    (PIPELINED, "write-actions"),
    (STAGED, "cut-stages"),
    (STACKED, "split-stacks, cut-stages"),
    (APART, "spread-stages"),
]


@pytest.fixture(scope="module")
def written() -> list[Module]:
    """Programs of several stages, with what passes write in them."""
    modules = [parse(text) for text, _ in PROGRAMS]
    for module, (_, passes) in zip(modules, PROGRAMS, strict=True):
        parse_pipeline(passes).run(module)
    return modules


def test_passes_write_keys_as_the_table_says(written: list[Module]):
    assert [fault for module in written for fault in faults(module)] == []
    found = {key for module in written for key in keys(module)}
    assert all(map(plan.is_known, found))
    by_passes = {key.name for key in plan.KEYS if set(key.writers) & set(names())}
    assert by_passes <= found


def test_strip_plan_leaves_no_key(written: list[Module]):
    for module in (*written, parse("module attributes {plan.mine} {}")):
        assert keys(module)
        parse_pipeline("strip-plan").run(module)
        assert keys(module) == set()


# --- the verifier

LOOP = """func.func @f(%%a: tensor<i1>) {
  %%0 = stablehlo.while(%%b = %%a) : tensor<i1> attributes {%s}
  cond { stablehlo.return %%b : tensor<i1> } do { stablehlo.return %%b : tensor<i1> }
  return
}"""
PLACES: dict[plan.Where, str] = {
    "module": "module attributes {%s} {}",
    "func": "func.func @f() attributes {%s} { return }",
    "call": "func.func @f() { call @g() {%s} : () -> () return } func.func private @g()",
    "loop": LOOP,
    "op": "func.func @f(%%a: tensor<f32>) { %%0 = stablehlo.abs %%a {%s} : tensor<f32> return }",
}
# Per type a legal value and one that is not.
VALUES = {
    plan.UNIT: ("unit", "true"),
    plan.CALL_TYPE: ('{jax = "jnp.tanh({0})"}', '{jax = "print({0})"}'),
    plan.BOOL: ("true", "1 : i64"),
    plan.INT: ("1 : i64", "1.0 : f64"),
    plan.BYTES: ("1 : i64", '"1"'),
    plan.NUMBER: ("1.0 : f64", '"1"'),
    plan.TEXT: ('"a"', "1 : i64"),
    plan.TIME: ('"1 us"', "1.0 : f64"),
    plan.STRINGS: ('["a", "b"]', '["a", 1 : i64]'),
    plan.TYPES: ("[tensor<2xf32>]", '["tensor<2xf32>"]'),
    plan.MESHES: ("[@mesh, @mesh]", '["mesh"]'),
    plan.MATRIX: ("[array<i64: 1, 2>]", "[1 : i64]"),
    plan.SHARDINGS: ('#sdy.sharding_per_value<[<@mesh, [{"x"}]>]>', "[]"),
    plan.ONE_KIND: ('{arg0 = "max"}', '"median"'),
    plan.RECORD: ("{anything = 1 : i64}", '"a"'),
    plan.BOUND: ("4 : i64", "-4 : i64"),
    plan.COUNT: ("4 : i64", "-4 : i64"),
    plan.POSITIVE: ("4 : i64", "0 : i64"),
    plan.ORDER: ('"interleaved:3"', '"2f2b"'),
    plan.COUNTS: ("{all_gather = 4 : i64}", '"a"'),
    plan.BOUNDS: ("{peak_bytes = 1 : i64, collectives = {all_gather = 4 : i64}}", '"a"'),
    plan.CUTS: ('{i = ["x"]}', '{i = "x"}'),
    plan.END: ('"all_reduce"', '"sum"'),
    plan.ALGORITHMS: ('"RS@IG1 AR@P AG@IG1"', '"ring"'),
    plan.ROWS_OF: ('["arg0", "arg1[0:2]", "res1[:, 2:4]"]', '["arg0[2:1]"]'),
    plan.STAGE_OF: ("[0, 1]", "[]"),
    plan.STAGES_OF: ("{arg0 = 0 : i64, arg1 = [0, 1]}", "{arg0 = [0.5]}"),
    plan.USES: ('{operand0 = "own"}', '{operand0 = "mine"}'),
}


MESH = 'sdy.mesh @mesh = <["x"=2]>\n'


def program(where: plan.Where, name: str, value: str) -> str:
    return ("" if where == "module" else MESH) + PLACES[where] % f"{name} = {value}"


def said(where: plan.Where, name: str, value: str) -> list[str]:
    """Faults of a key's type or place, not of what it says of the op."""
    messages = [one.message for one in verify(parse(program(where, name, value)))]
    return [one for one in messages if "plan." in one and "expected" in one]


def test_a_closed_dictionary_has_no_other_fields():
    closed = [key for key in plan.KEYS if key.type.closed]
    assert [key.name for key in closed] == [plan.LIMITS]
    for key in closed:
        (message,) = said(key.where, key.name, "{peak_byte = 4 : i64}")
        assert 'has plan.limits with "peak_byte", expected cluster, ' in message
        (message,) = said(key.where, key.name, "{collectives = {gather = 4 : i64}}")
        assert 'has plan.limits with "collectives.gather", expected all_gather, ' in message


@pytest.mark.parametrize("key", plan.KEYS, ids=lambda key: f"{key.name}-{key.where}")
def test_a_key_holds_what_its_row_says(key: plan.PlanKey):
    right, wrong = VALUES.get(key.type, VALUES[plan.RECORD])
    assert said(key.where, key.name, right) == []
    (message,) = said(key.where, key.name, wrong)
    assert key.name in message and f"expected {key.type.words}" in message
    for field, type in key.type.fields:
        right, wrong = VALUES[type]
        more = "" if key.type.closed else ", more = 1 : i64"
        assert said(key.where, key.name, f"{{{field} = {right}{more}}}") == []
        (message,) = said(key.where, key.name, f"{{{field} = {wrong}}}")
        assert f" with {field} = " in message and f"expected {type.words}" in message


@pytest.mark.parametrize("key", plan.KEYS, ids=lambda key: f"{key.name}-{key.where}")
def test_jaxlib_reads_a_key_and_prints_the_same(key: plan.PlanKey):
    pytest.importorskip("jaxlib", reason="the oracle is jaxlib's parser")
    from shardwright.testing import oracles

    right, _ = VALUES.get(key.type, VALUES[plan.RECORD])
    source = program(key.where, key.name, right)
    assert oracles.jaxlib_print(source) == print_module(parse(source))


@pytest.mark.parametrize("name", plan.NAMES)
def test_a_key_stands_where_its_rows_say(name: str):
    rows = {key.where: key for key in plan.KEYS if key.name == name}
    for where in plan.WHERE:
        row = rows.get(where) or (rows.get("op") if where in ("call", "loop") else None)
        if row is None:
            (message,) = said(where, name, "unit")
            assert all(word in message for one, word in plan.WHERE.items() if one in rows)
        else:
            right, _ = VALUES.get(row.type, VALUES[plan.RECORD])
            assert said(where, name, right) == []


@pytest.mark.parametrize("name", [*plan.NAMES, "plan.mine"])
def test_no_key_stands_on_an_argument_or_a_result(name: str):
    for part in ("func.func @f(%a: i1 {KEY}) { return }", "func.func private @f() -> (i1 {KEY})"):
        (found,) = verify(parse(part.replace("KEY", name)))
        assert f"{name} on " in found.message and found.place.column == part.index("KEY") + 1
        assert found.help


def test_an_unknown_key_is_warned_about_once():
    text = "func.func @f(%a: tensor<i1>) attributes {plan.stagess} { "
    text += "%0:2 = stablehlo.optimization_barrier {plan.remt} %a, %a : tensor<i1>, tensor<i1> "
    text += "func.call @f(%0#0) {plan.remt} : (tensor<i1>) -> () return }"
    module = parse(text)
    assert verify(module) == []
    found = lint(module)
    assert [one.name for one in found] == ["unknown-plan-key"] * 2
    assert [one.help for one in found] == ["did you mean plan.stages?", "did you mean plan.remat?"]
    assert [one.place.column - 1 for one in found] == [text.index("plan.s"), text.index("plan.r")]
    assert lint(parse(text.replace("stagess", "remat").replace("remt", "remat"))) == []


# --- the page


def test_the_page_is_fresh(golden: Callable[[Path, str], None]):
    golden(ROOT / "docs" / "plan.md", page())
