"""Programs with `plan.*` keys of absurd values."""

from __future__ import annotations

import random

from shardwright.spec.plan import KEYS
from shardwright.testing.texts.fuzz_inputs import NUMBERS

T = "tensor<8x8xf32>"


_WHOLE = (
    "0",
    "-1",
    "1",
    "2",
    "3",
    "255",
    "2147483648",
    "9223372036854775807",
    "-9223372036854775808",
)


def _number(draw: random.Random) -> str:
    odd = (
        draw.choice(NUMBERS[:14]),
        "1 : i1",
        "1.0e400",
        "0x7FF0000000000000 : f64",
        "-1.5",
        "0xFFFFFFFF",
    )
    return draw.choice(odd) if draw.random() < 0.2 else f"{draw.choice(_WHOLE)} : i64"


def _actions(draw: random.Random) -> str:
    words = (
        "0F0",
        "0B0",
        "1F0",
        "1B0",
        "0F1",
        "0SEND_F0",
        "1RECV_F0",
        "0I0",
        "0W0",
        "99999999999F0",
        "0F99999999999",
        "-1F0",
        "F",
        "",
        "0X0",
        ",",
    )
    rows = [
        ",".join(draw.choice(words) for _ in range(draw.choice((0, 1, 4, 100))))
        for _ in range(draw.choice((0, 1, 2, 2, 50)))
    ]
    return "[" + ", ".join(f'"{row}"' for row in rows) + "]"


def _axes(draw: random.Random) -> str:
    words = (
        "x",
        "y",
        "z",
        "",
        "x:(1)2",
        "y:(2)2",
        "y:(0)0",
        f"y:({draw.choice(NUMBERS[:14])}){draw.choice(NUMBERS[:14])}",
        "x:",
        "\\0A",
        ":(1)2",
    )
    return (
        "["
        + ", ".join(f'"{draw.choice(words)}"' for _ in range(draw.choice((0, 1, 1, 2, 30))))
        + "]"
    )


def _factors(draw: random.Random) -> str:
    letters = (
        "i",
        "j",
        "k",
        "q",
        "i_1",
        "operand0",
        "operand1",
        "operand9",
        f'"i_{draw.choice(NUMBERS[:14])}"',
    )
    return (
        "{"
        + ", ".join(
            f"{draw.choice(letters)} = {draw.choice((_axes(draw), _value(draw)))}"
            for _ in range(draw.randrange(4))
        )
        + "}"
    )


def _limits(draw: random.Random) -> str:
    words = (
        "cluster",
        "step_seconds",
        "exposed_seconds",
        "peak_bytes",
        "collective_bytes",
        "collectives",
        "nothing",
    )
    values = (_number(draw), '"dgx-h100"', '"none"', f"{{all_reduce = {_number(draw)}}}", '"1 s"')
    return (
        "{"
        + ", ".join(
            f"{word} = {draw.choice(values)}" for word in draw.sample(words, draw.randrange(5))
        )
        + "}"
    )


def _calls(draw: random.Random) -> str:
    rules = (
        "#sdy.op_sharding_rule<([i, j])->([i, j]) {i=8, j=8}>",
        "#sdy.op_sharding_rule<([])->([]) {}>",
        '"i"',
        _number(draw),
    )
    spell = (
        '"a + b"',
        '"{in0"',
        "\"__import__('os')\"",
        '"\\0A"',
        '"jax.numpy.sin({0})"',
        '"' + "(" * draw.choice((1, 300)) + '"',
        _number(draw),
    )
    entry = ", ".join(
        f"{word} = {draw.choice(rules if word == 'rule' else spell)}"
        for word in draw.sample(
            ("rule", "jax", "torch", "flops", "modules", "odd"), draw.randrange(5)
        )
    )
    return "{" + draw.choice(("f", '"a b"', '"\\22"')) + f" = {{{entry}}}" + "}"


def _value(draw: random.Random) -> str:
    makers = (_number, _actions, _axes, _factors, _limits, _calls)
    words = (
        '"all_reduce"',
        '"own"',
        '"add"',
        '"max"',
        "unit",
        "[]",
        "{}",
        '"1f1b"',
        f'"interleaved:{draw.choice(NUMBERS[:14])}"',
        '""',
        "f32",
        "@f",
        f"[{T}]",
        "true",
    )
    return draw.choice(words) if draw.random() < 0.5 else draw.choice(makers)(draw)


# Values of the shape that a key asks for, so that they come past the first check.
_SHAPED = {
    "plan.actions": _actions,
    "plan.axes": _axes,
    "plan.calls": _calls,
    "plan.call": _calls,
    "plan.cut": _factors,
    "plan.partial": _factors,
    "plan.operands": _factors,
    "plan.limits": _limits,
    "plan.stage": _number,
    "plan.stages": _number,
    "plan.microbatches": _number,
    "plan.chunk": _number,
}


def _entries(draw: random.Random, where: tuple[str, ...], count: int) -> str:
    """Entries of a dictionary; mostly keys that may stand there, with values of their type."""
    names = [key.name for key in KEYS if key.where in where or draw.random() < 0.02]
    rows = {
        name: (_SHAPED.get(name, _value) if draw.random() < 0.9 else _value)(draw)
        for name in (draw.choice([*names, "plan.nothing"]) for _ in range(count))
    }
    return ", ".join(f"{name} = {value}" for name, value in rows.items())


def plans(draw: random.Random) -> str:
    """A small program with keys of plans on its module, functions and ops."""
    places = (("module",), ("func",), ("op",), ("op",), ("call", "op"))
    on = [_entries(draw, where, draw.choice((0, 0, 0, 1, 2))) for where in places]
    cut = '{sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {}]>}'
    braced = [f" {{{entries}}}" if entries else "" for entries in on]
    return f"""module attributes {{{on[0]}}} {{
sdy.mesh @mesh = <["x"=2, "y"=4]>
func.func public @main(%a: {T} {cut}, %b: {T}) -> {T} attributes {{{on[1]}}} {{
%0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0]{braced[2]} : ({T}, {T}) -> {T}
%1 = stablehlo.tanh %0{braced[3]} : {T}
%2 = call @f(%1){braced[4]} : ({T}) -> {T}
return %2 : {T}
}}
func.func private @f(%a: {T}) -> {T} attributes {{{on[1]}}} {{
%0 = stablehlo.negate %a{braced[3]} : {T}
return %0 : {T}
}}
}}
"""
