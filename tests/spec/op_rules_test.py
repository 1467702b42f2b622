"""Every op's factor rule equals what Shardy's own pass writes on that op."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from random import Random

import pytest

from shardwright.ir.core import Block, Op, Value
from shardwright.ir.parse import parse
from shardwright.ir.print import print_module
from shardwright.passes.registry import parse_pipeline
from shardwright.spec.attributes import Attrs, Dense, Ints
from shardwright.spec.factors import Kind, Rule, RuleBuilder
from shardwright.spec.op import ops
from shardwright.spec.types import TensorType, tensor
from shardwright.testing.op_table.op_cases import Case, cases, text_of

oracles = pytest.importorskip("shardwright.testing.oracles")
pytest.importorskip("jaxlib")

SAMPLES = 60
ROWS = [row for row in ops().values() if row.sample and not row.own_rule]


def shardy_rules(found: Sequence[Case], *, conservative: bool = False) -> list[str]:
    """Shardy's rule of each case, as text; "" where it has none."""
    text = text_of(found)
    shown = oracles.shardy_rules(text, conservative=conservative)
    assert shown is not None, f"Shardy died on\n{text}"
    rules: list[str] = [""] * len(found)
    current = 0
    for line in shown.split("\n"):
        if match := re.search(r"func\.func (?:\w+ )?@f(\d+)\(", line):
            current = int(match[1])
        # Ops of the function itself are indented by four; the case's op comes last.
        if re.match(r"    [^ ]", line):
            match = re.search(r"#sdy\.op_sharding_rule(<\(.*?\)->\(.*?[^-]>)", line)
            rules[current] = match[1] if match else rules[current]
    return rules


def disagreements(
    found: Sequence[Case],
    rule_of: Callable[[Case], Rule | None] = lambda case: case.sig.rule,
    *,
    conservative: bool = False,
) -> list[str]:
    """The cases in which our rule is not Shardy's."""
    problems: list[str] = []
    theirs_of = shardy_rules(found, conservative=conservative)
    for case, theirs in zip(found, theirs_of, strict=True):
        rule = rule_of(case)
        if (ours := str(rule) if rule else "") != theirs:
            problems.append(f"{case}\n  ours   {ours}\n  Shardy {theirs}")
    return problems


@pytest.mark.parametrize("name", [row.name for row in ROWS])
def test_rule_equals_shardys(name: str) -> None:
    assert not disagreements(cases(ops()[name], SAMPLES))


def written(text: str) -> list[str]:
    """The rules in a text."""
    return re.findall(r"#sdy\.op_sharding_rule<[^\n]*?[^-]>", text)


@pytest.mark.parametrize("conservative", [False, True])
@pytest.mark.parametrize("name", [row.name for row in ROWS])
def test_the_pass_writes_what_shardys_writes(name: str, conservative: bool) -> None:
    text = text_of(cases(ops()[name], SAMPLES // 6, seed=1))
    module = parse(text)
    options = f"conservative-propagation={str(conservative).lower()} chlo-rules=false"
    parse_pipeline(f"sdy-populate-op-sharding-rules{{{options}}}").run(module)
    theirs = oracles.shardy_rules(text, conservative=conservative)
    assert theirs is not None
    assert written(print_module(module)) == written(theirs)


def test_conservative_rules_differ() -> None:
    found = cases(ops()["stablehlo.pad"], SAMPLES)
    assert not disagreements(found, lambda case: case.sig.careful_rule, conservative=True)
    assert disagreements(found, conservative=True)


# --- rules that look at what defines the operands


def with_sources(case: Case, random: Random) -> Case:
    """The same op on constants, slices and repeated values instead of plain arguments."""
    block = Block()
    operands: list[Value] = []
    for type in case.sample.ins:
        assert isinstance(type, TensorType)
        operands.append(_source(block, operands, type, random))
    op = Op(case.row.name, operands, case.sample.outs, case.sample.attrs)
    return Case(case.row, case.sample, block, block.append(op))


def _source(block: Block, before: list[Value], type: TensorType, random: Random) -> Value:
    same = [value for value in before if value.type is type]
    if type.element in ("i32", "i64") and random.random() < 0.6:
        attrs = Attrs({"value": Dense("0", type)})
        return block.append(Op("stablehlo.constant", (), [type], attrs)).result
    if type.rank and random.random() < 0.5:
        whole = [v for v in block.args if v.shape == (type.shape[0] + 1, *type.shape[1:])]
        source = random.choice(whole) if whole else None
        if source is None or source.type.element != type.element:
            source = block.add_arg(tensor((type.shape[0] + 1, *type.shape[1:]), type.element))
        zeros, ones = Ints((0,) * type.rank), Ints((1,) * type.rank)
        attrs = Attrs({"start_indices": zeros, "limit_indices": Ints(type.shape), "strides": ones})
        return block.append(Op("stablehlo.slice", [source], [type], attrs)).result
    return random.choice(same) if same and random.random() < 0.6 else block.add_arg(type)


@pytest.mark.parametrize("name", [row.name for row in ROWS if "operands" in row.hints])
def test_rule_equals_shardys_on_constants_and_slices(name: str) -> None:
    random = Random(0)
    found = [with_sources(case, random) for case in cases(ops()[name], 2 * SAMPLES)]
    assert not disagreements(found)
    assert len({case.sig.hints for case in found}) > 1


# --- the check can fail


def _transposed_wrongly(case: Case) -> Rule:
    """As if the permutation were its inverse."""
    order = case.sig.attrs["permutation"]
    assert isinstance(order, Ints)
    builder = RuleBuilder(case.sig.in_ranks, case.sig.out_ranks)
    for dim, source in enumerate(order.values):
        builder.factor([dim], [source], case.sig.shape(0)[dim])
    return builder.build()


def _without_kinds(case: Case) -> Rule:
    """As if a contraction were no reduction."""
    rule = case.sig.rule
    assert rule is not None
    kinds = (Kind.PASS,) * len(rule.kinds)
    return Rule(rule.sizes, kinds, rule.blocked, rule.operands, rule.results)


@pytest.mark.parametrize(
    ("name", "mutant"),
    [("stablehlo.transpose", _transposed_wrongly), ("stablehlo.dot_general", _without_kinds)],
)
def test_a_wrong_rule_is_caught(name: str, mutant: Callable[[Case], Rule]) -> None:
    assert disagreements(cases(ops()[name], SAMPLES), mutant)
