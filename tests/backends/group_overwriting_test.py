"""Many results that are written over arguments at one place are written by one line."""

from __future__ import annotations

from shardwright.api.scripts import script
from shardwright.ir.parse import parse
from shardwright.passes.cost.trials.compile import compiled

T = "tensor<64x16xf32>"


def updated(count: int) -> str:
    """A step in a branch that gives new values of all arguments, or the old ones."""
    args = ", ".join(f"%a{k}: {T} {{tf.aliasing_output = {k} : i32}}" for k in range(count))
    types = ", ".join([T] * count)
    names = ", ".join(f"%a{k}" for k in range(count))
    made = [f"%b{k} = stablehlo.add %a{k}, %a{k} : {T}" for k in range(count)]
    new = ", ".join(f"%b{k}" for k in range(count))
    results = ", ".join(f"%r#{k}" for k in range(count))
    return "\n".join(
        [
            'sdy.mesh @mesh = <["x"=2]>',
            f"func.func @main({args}, %p: tensor<i1>) -> ({types}) {{",
            f'  %r:{count} = "stablehlo.if"(%p) ({{',
            f"    stablehlo.return {names} : {types}",
            "  }, {",
            *made,
            f"    stablehlo.return {new} : {types}",
            f"  }}) : (tensor<i1>) -> ({types})",
            f"  return {results} : {types}",
            "}",
            "",
        ]
    )


def lines_of(count: int) -> list[str]:
    text = updated(count)
    made = script("torch", compiled(parse(text)).local, parse(text), "test")
    lines = made.splitlines()
    start = next(k for k, line in enumerate(lines) if line.startswith("def step_on_device"))
    end = next(k for k in range(start, len(lines)) if lines[k].startswith("    return"))
    return [line.strip() for line in lines[start:end]]


def test_many_are_one_line_and_few_have_their_own():
    many = lines_of(20)
    (line,) = [line for line in many if "_over" in line]
    assert line == "_over_all(args[0:20], chosen[0:20])"
    few = lines_of(3)
    assert sum("_over(" in line for line in few) == 3
    assert not any("_over_all" in line for line in few)
