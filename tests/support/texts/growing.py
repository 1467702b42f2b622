# ruff: noqa: E501  lines of IR are long
"""Programs of any size that are large in one way: calls, functions, uses of one value, meshes, ..."""

from __future__ import annotations

from collections.abc import Callable

T = "tensor<8x8xf32>"
MESH = 'sdy.mesh @mesh = <["x"=2, "y"=2]>'
CUT = '{sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {}]>}'
CUTS = '<@mesh, [{"x"}, {}]>', '<@mesh, [{"y"}, {}]>'


def _main(body: list[str], last: str, args: str = f"%v: {T} {CUT}", head: str = MESH) -> str:
    return "\n".join(
        [head, f"func.func @main({args}) -> {T} {{", *body, f"return {last} : {T}\n}}\n"]
    )


def _chain(size: int, step: Callable[[int, str], list[str]]) -> str:
    """Steps that each make `%vK` of the value before."""
    body, last = list[str](), "%v"
    for number in range(size):
        body += step(number, last)
        last = f"%v{number}"
    return _main(body, last)


def _func(name: str) -> str:
    return f"func.func private @{name}(%a: {T}) -> {T} {{\n%0 = stablehlo.negate %a : {T}\nreturn %0 : {T}\n}}\n"


def _call(number: int, name: str, value: str) -> list[str]:
    return [f"%v{number} = call @{name}({value}) : ({T}) -> {T}"]


def calls(size: int) -> str:
    """Many calls of one function."""
    return _chain(size, lambda k, v: _call(k, "f", v)) + _func("f")


def funcs(size: int) -> str:
    """Many functions."""
    text = _chain(size, lambda k, v: _call(k, f"f{k}", v))
    return text + "".join(_func(f"f{k}") for k in range(size))


def products(size: int) -> str:
    """A long chain of different ops."""

    def step(k: int, v: str) -> list[str]:
        dims = "contracting_dims = [1] x [0]"
        product = f"%p{k} = stablehlo.dot_general {v}, %v, {dims} : ({T}, {T}) -> {T}"
        return [product, f"%v{k} = stablehlo.tanh %p{k} : {T}"]

    return _chain(size, step)


def shared(size: int) -> str:
    """Many uses of one constant."""
    text = _chain(size, lambda k, v: [f"%v{k} = stablehlo.add {v}, %c : {T}"])
    return text.replace("{\n", f"{{\n%c = stablehlo.constant dense<1.0> : {T}\n", 1)


def unused(size: int) -> str:
    """Many ops and constants that nobody uses."""

    def step(k: int, v: str) -> list[str]:
        constant = f"%c{k} = stablehlo.constant dense<{k}.0> : {T}"
        used = f"%v{k} = stablehlo.add {v}, %c{k} : {T}"
        return [constant, used, f"%u{k} = stablehlo.exponential %c{k} : {T}"]

    return _chain(size, step)


def equal(size: int) -> str:
    """Many pairs of equal ops, and ops that do nothing."""

    def step(k: int, v: str) -> list[str]:
        twins = [f"%{name}{k} = stablehlo.negate {v} : {T}" for name in "ab"]
        both = f"%s{k} = stablehlo.add %a{k}, %b{k} : {T}"
        return [*twins, both, f"%v{k} = stablehlo.reshape %s{k} : ({T}) -> {T}"]

    return _chain(size, step)


def moved(size: int) -> str:
    """A long chain of reshards."""
    return _chain(size, lambda k, v: [f"%v{k} = sdy.reshard {v} {CUTS[k % 2]} : {T}"])


def constrained(size: int) -> str:
    """Many constraints."""

    def step(k: int, v: str) -> list[str]:
        constraint = f"%v{k} = sdy.sharding_constraint %n{k} {CUTS[k % 2]} : {T}"
        return [f"%n{k} = stablehlo.negate {v} : {T}", constraint]

    return _chain(size, step)


def loops(size: int) -> str:
    """Many loops, one after the other."""

    def step(k: int, v: str) -> list[str]:
        condition = f"%t{k} = stablehlo.constant dense<true> : tensor<i1>"
        turn = f"%n{k} = stablehlo.negate %i{k} : {T}"
        return [
            f"%v{k} = stablehlo.while(%i{k} = {v}) : {T}",
            f"cond {{\n{condition}\nstablehlo.return %t{k} : tensor<i1>\n}}",
            f"do {{\n{turn}\nstablehlo.return %n{k} : {T}\n}}",
        ]

    return _chain(size, step)


def manual(size: int) -> str:
    """Many manual computations."""

    def step(k: int, v: str) -> list[str]:
        sides = f'in_shardings=[{CUTS[0]}] out_shardings=[{CUTS[0]}] manual_axes={{"x"}}'
        local = "tensor<4x8xf32>"
        return [
            f"%v{k} = sdy.manual_computation({v}) {sides} (%i{k}: {local}) {{",
            f"%n{k} = stablehlo.negate %i{k} : {local}\nsdy.return %n{k} : {local}",
            f"}} : ({T}) -> {T}",
        ]

    return _chain(size, step)


def meshes(size: int) -> str:
    """Many meshes, each used once."""
    names = [f"mesh{k or ''}" for k in range(size)]
    head = "\n".join(f'sdy.mesh @{name} = <["x"=2, "y"=2]>' for name in names)
    cut = (CUT.replace("@mesh", f"@{name}") for name in names)
    args = ", ".join(f"%a{k}: {T} {own}" for k, own in enumerate(cut))
    body = [
        f"%v{k} = stablehlo.add %{'v' if k > 1 else 'a'}{k - 1}, %a{k} : {T}"
        for k in range(1, size)
    ]
    return _main(body, f"%v{size - 1}", args, head)


def arguments(size: int) -> str:
    """A function, and a loop in it, with many arguments and results."""
    types = ", ".join([T] * size)
    args = ", ".join(f"%a{k}: {T} {CUT}" for k in range(size))
    body = [f"%n{k} = stablehlo.add %i{k}, %i{(k + 1) % size} : {T}" for k in range(size)]
    return "\n".join([
        f"{MESH}\nfunc.func @main({args}) -> ({types}) {{",
        f"%w:{size} = stablehlo.while({', '.join(f'%i{k} = %a{k}' for k in range(size))}) : {types}",
        "cond {\n%t = stablehlo.constant dense<true> : tensor<i1>\nstablehlo.return %t : tensor<i1>\n} do {",
        *body,
        f"stablehlo.return {', '.join(f'%n{k}' for k in range(size))} : {types}\n}}",
        f"return {', '.join(f'%w#{k}' for k in range(size))} : {types}\n}}\n",
    ])  # fmt: skip


GROWING = (
    calls, funcs, products, shared, unused, equal, moved, constrained, loops, manual, meshes, arguments,
)  # fmt: skip
