"""What the op table tells MLIR's drivers and Shardy's: what is erasable, what is elementwise."""

import re
from random import Random

import pytest

from shardwright.ir.parse import parse
from shardwright.passes.shared.dead_ops import is_dead
from shardwright.passes.shared.op_facts import is_elementwise
from shardwright.spec.op import OpRow
from shardwright.testing.generate.fragments import Fragment, draw_fragment, fragment_rows
from shardwright.testing.oracles import Refused, shardy

DRAWS = 2  # instances of each row
TYPE = re.compile(r"tensor<(?:\d+x)*(\w+)>")


def fragments(row: OpRow) -> list[Fragment]:
    """Instances of a row."""
    random = Random(row.name)
    drawn = (draw_fragment(row, random) for _ in range(DRAWS))
    return [fragment for fragment in drawn if fragment is not None]


def answer(text: str, pipeline: str) -> str | None:
    """What MLIR makes of a text; None where it has no opinion."""
    try:
        return shardy(text, pipeline)
    except Refused:
        return None


def count(name: str, text: str) -> int:
    """Ops of a name in a text."""
    return len(re.findall(rf'\b{re.escape(name)}(?=[ "(])', text))


@pytest.mark.parametrize("row", fragment_rows(), ids=lambda row: row.name)
def test_unused_ops_go_as_in_mlir(row: OpRow):
    for fragment in fragments(row):
        names = [f"%x{k}" for k in range(len(fragment.args))]
        given = ", ".join(f"{n}: {t}" for n, (_, t) in zip(names, fragment.args, strict=True))
        lines, _ = fragment.placed(names, "p")
        text = f"func.func @main({given}) {{\n{lines}\nreturn\n}}"
        wanted = answer(text, "canonicalize")
        if wanted is None:
            continue
        found = [op for op in parse(text).funcs[0].body.ops if op.name == row.name]
        if len(found) != 1:
            continue  # the op stands in the region of another
        (op,) = found
        is_gone = count(row.name, wanted) < count(row.name, text)
        assert is_dead(op) == is_gone or any(v.uses for v in op.results), text


def constant(name: str, type: str) -> str:
    """A constant of zeros."""
    match = TYPE.fullmatch(type)
    assert match is not None
    zero = "0.0" if "f" in match[1] else "false" if match[1] == "i1" else "0"
    return f"{name} = stablehlo.constant dense<{zero}> : {type}"


@pytest.mark.parametrize("row", fragment_rows(), ids=lambda row: row.name)
def test_constants_stay_constants_through_elementwise_ops_only(row: OpRow):
    """Shardy copies a value for each of its uses if it is made of constants elementwise."""
    for fragment in fragments(row):
        types = [type for _, type in fragment.args]
        plain = all((m := TYPE.fullmatch(t)) and "complex" not in m[1] for t in types)
        if not plain or not types or len(fragment.results) != 1 or _is_scalar(fragment):
            continue
        names = [f"%x{k}" for k in range(len(types))]
        lines, (value,) = fragment.placed(names, "p")
        type = fragment.results[0][1]
        body = [constant(name, t) for name, t in zip(names, types, strict=True)]
        body += [lines, f"%u:2 = stablehlo.optimization_barrier {value}, {value} : {type}, {type}"]
        text = f"func.func @main() -> {type} {{\n" + "\n".join(body)
        text += f"\nreturn %u#0 : {type}\n}}"
        wanted = answer(text, "sdy-constant-or-scalar-splitter")
        if wanted is None:
            continue
        found = [op for op in parse(text).funcs[0].body.ops if op.name == row.name]
        if len(found) != 1:
            continue
        (op,) = found
        copied = count(row.name, wanted) == 2 * count(row.name, text)
        if is_elementwise(op):
            assert copied, text
        elif row.elementwise or row.own_rule:
            assert not copied, text


def _is_scalar(fragment: Fragment) -> bool:
    """Scalars are shared, not copied."""
    return "x" not in fragment.results[0][1].partition("<")[2].rpartition("x")[1]
