# ruff: noqa: E501  lines of IR are long
"""Hostile files by class: nests, counts, cycles, wrong sizes, plans, spliced files, names, bytes.

Every file is a function of its seed, and of at most some hundred kilobytes.
"""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from functools import cache
from pathlib import Path

from shardwright.testing.texts.fuzz_inputs import MUTATIONS, NUMBERS
from shardwright.testing.texts.hostile_plans import plans

_LONGEST = 12_000  # characters of a valid file
_SPLIT = re.compile(r"^// -----.*$", re.MULTILINE)
T = "tensor<8x8xf32>"
MESH = 'sdy.mesh @mesh = <["x"=2, "y"=4]>\n'


def size(draw: random.Random, most: int) -> int:
    """A number from 1 to `most`; small and large ones as often."""
    return min(most, round(most ** draw.random()))


def main(body: str, last: str = "%a", args: str = f"%a: {T}", result: str = T) -> str:
    """A function of a body."""
    return f"func.func public @main({args}) -> {result} {{\n{body}\nreturn {last} : {result}\n}}\n"


# --- nests


def nested_regions(draw: random.Random) -> str:
    """Ops in regions of ops."""
    depth = size(draw, 3000)
    kind = draw.randrange(4)
    if kind == 0:
        return "module {\n" * depth + "}\n" * (depth - draw.randrange(2))
    if kind == 1:
        heads = [f'%{n} = "stablehlo.optimization_barrier"(%a) ({{\n' for n in range(depth)]
        return main("".join(heads) + f"}}) : ({T}) -> {T}\n" * depth)
    if kind == 2:
        opened = f"%w{{}} = stablehlo.while(%i{{}} = %a) : {T}\ncond {{\n%c{{}} = stablehlo.constant dense<false> : tensor<i1>\nstablehlo.return %c{{}} : tensor<i1>\n}} do {{\n"
        heads = "".join(
            opened.replace("{}", str(n)).replace("{{", "{").replace("}}", "}") for n in range(depth)
        )
        return main(heads + f"stablehlo.return %a : {T}\n}}\n" * depth)
    inner = '"stablehlo.case"(%p) ({\n' * depth + f"}}) : (tensor<i32>) -> {T}\n" * depth
    return main(inner, args=f"%a: {T}, %p: tensor<i32>")


_PAIRS = (
    ("[", "]"), ("{a = ", "}"), ("#x.y<", ">"), ("#x<a ", ">"), ("(", ")"), ("loc(", ")"), ("array<", ">"),
    ("dense<[", "]>"), ('loc("a"(', "))"), ("loc(fused[", "])"), ("affine_map<(d0) -> (", ")>"), ('loc(callsite("a" at ', "))"),
    ("#sdy.sharding<@mesh, [", "]>"), ("distinct[0]<", ">"), ("-", ""), ("@a::", ""), ("tensor<2x", ">"),
)  # fmt: skip


def nested_attributes(draw: random.Random) -> str:
    """Attributes in attributes."""
    left, right = draw.choice(_PAIRS)
    depth = size(draw, draw.choice((500, 500, 500, 20_000)))
    value = (
        left * depth
        + draw.choice(("1", "", "unit", '"a"', "x"))
        + right * (depth - draw.randrange(2))
    )
    places = (
        f"module attributes {{x.y = {value}}} {{}}",
        f"#a = {value}\nmodule attributes {{x.y = #a}} {{}}",
        main(f"%0 = stablehlo.constant {value} : {T}", "%0"),
        main(f"%0 = stablehlo.negate %a {{z = {value}}} : {T}", "%0"),
        main("", args=f"%a: {T} {{sdy.sharding = {value}}}"),
        f"module {{}} loc({value})",
    )
    return draw.choice(places)


_TYPE_PAIRS = (
    ("tuple<", ">"), ("complex<", ">"), ("tensor<2x", ">"), ("(", ") -> ()"), ("vector<2x", ">"), ("!x.y<", ">"), ("!x<a ", ">"),
    ("tensor<2xf32, ", ">"), ("!quant.uniform<i8:", ", 1.0>"), ("memref<2x", ">"), ("() -> ", ""), ("!stablehlo.future<", ">"),
)  # fmt: skip


def nested_types(draw: random.Random) -> str:
    """Types in types."""
    left, right = draw.choice(_TYPE_PAIRS)
    depth = size(draw, draw.choice((500, 500, 500, 20_000)))
    type = left * depth + draw.choice(("f32", "", "i1", "?")) + right * (depth - draw.randrange(2))
    return draw.choice(
        (
            main("", args=f"%a: {type}", result=type),
            f"!t = {type}\n{main('', args='%a: !t', result='!t')}",
            main(f"%0 = stablehlo.negate %a : {type}", "%0"),
            f"module attributes {{x.y = {type}}} {{}}",
        )
    )


# --- counts


def _counted_meshes(draw: random.Random) -> str:
    count = size(draw, 2000)
    kind = draw.randrange(4)
    if kind == 0:
        return "".join(f'sdy.mesh @m{n} = <["x"=2]>\n' for n in range(count)) + main("")
    if kind == 1:
        axes = ", ".join(
            f'"a{n}"={draw.choice(("1", "2", "3", "1000000007"))}' for n in range(count)
        )
        cut = ", ".join(f'"a{n}"' for n in range(count))
        return f"sdy.mesh @mesh = <[{axes}]>\n" + main(
            "", args=f"%a: {T} {{sdy.sharding = #sdy.sharding<@mesh, [{{{cut}}}, {{}}]>}}"
        )
    axis = draw.choice(NUMBERS[:14])
    ids = ", ".join(str(draw.choice((n, 0, -1))) for n in range(count))
    listed = f", device_ids=[{ids}]" if kind == 2 else ""
    return f'sdy.mesh @mesh = <["x"={axis}, "y"={draw.choice(NUMBERS[:14])}]{listed}>\n' + main("")


def _counted_sub_axes(draw: random.Random) -> str:
    count = size(draw, 60)
    parts = ", ".join(f'"x":({2**n}){draw.choice((2, 2, 2, 4, 0))}' for n in range(count))
    rows = draw.choice((8, 2**count, 2**62))
    args = f"%a: tensor<{rows}x8xf32> {{sdy.sharding = #sdy.sharding<@mesh, [{{{parts}}}, {{}}]>}}"
    return f'sdy.mesh @mesh = <["x"={2**count}]>\n' + main(
        "", args=args, result=f"tensor<{rows}x8xf32>"
    )


def _counted_dims(draw: random.Random) -> str:
    dim = draw.choice(("4611686018427387904", "1", "0", "?", "2", "9" * 30, "1000000"))
    type = (
        "tensor<"
        + f"{dim}x" * size(draw, 2000)
        + draw.choice(("f32>", "i1>", "i16777215>", "complex<f64>>"))
    )
    value = draw.choice(("0", "1.0", "true", "[]", '"0x00"', '"0x"', "(1.0, 2.0)"))
    return main(f"%0 = stablehlo.constant dense<{value}> : {type}", "%0", result=type)


def _counted_groups(draw: random.Random) -> str:
    count = size(draw, 20_000)
    row, axis = ", ".join(map(str, range(count))), '#stablehlo.axis_ref<name = "x">'
    groups = draw.choice(
        (
            f"dense<[[{row}]]> : tensor<1x{count}xi64>",
            f"dense<0> : tensor<{draw.choice(NUMBERS[:14])}x{count}xi64>",
            f"dense<[{'[0], ' * count}[0]]> : tensor<{count + 1}x1xi64>",
            f"dense<[[{row}], [0]]> : tensor<2x{count}xi64>",
            f"#stablehlo.replica_group_mesh_axes<mesh = @mesh, axes = [{', '.join([axis] * min(count, 2000))}]>",
        )
    )
    body = f'%0 = "stablehlo.all_reduce"(%a) <{{replica_groups = {groups}, channel_handle = #stablehlo.channel_handle<handle = {draw.choice(NUMBERS[:14])}, type = 1>}}> ({{\n^bb0(%l: tensor<f32>, %r: tensor<f32>):\n%s = stablehlo.add %l, %r : tensor<f32>\nstablehlo.return %s : tensor<f32>\n}}) : ({T}) -> {T}'
    return MESH + main(body, "%0")


def _counted_values(draw: random.Random) -> str:
    count = size(draw, 3000)
    kind = draw.randrange(4)
    if kind == 0:
        args = ", ".join(f"%a{n}: {T}" for n in range(count))
        return main("", "%a0", args)
    if kind == 1:
        number = draw.choice(NUMBERS)
        return main(
            f"%0:{number} = stablehlo.custom_call @f(%a) : ({T}) -> ({', '.join([T] * min(count, 500))})",
            f"%0#{draw.choice(NUMBERS)}",
        )
    if kind == 2:
        return main(
            "\n".join(
                f"%{n} = stablehlo.add %{max(0, n - 1) if n else 'a'}, %a : {T}"
                for n in range(count)
            ),
            f"%{count - 1}",
        )
    blocks = "\n".join(f"^b{n}:\ncf.br ^b{(n + 1) % count}" for n in range(count))
    return main(f"cf.br ^b0\n{blocks}")


def counts(draw: random.Random) -> str:
    """Many meshes, axes, parts of axes, dims, groups, devices, values."""
    kinds = (_counted_meshes, _counted_sub_axes, _counted_dims, _counted_groups, _counted_values)
    return draw.choice(kinds)(draw)


# --- cycles


def cycles(draw: random.Random) -> str:
    """Calls, symbols, meshes, aliases and values that lead back to themselves."""
    count = size(draw, 300)
    back = draw.randrange(count + 1)
    kind = draw.randrange(6)
    if kind == 0:
        marks = draw.choice("#!")
        rows = [
            f"{marks}a{n} = {'[' if marks == '#' else 'tuple<'}{marks}a{n + 1}, {marks}a{n + 1}{']' if marks == '#' else '>'}"
            for n in range(count)
        ]
        draw.shuffle(rows)
        return (
            "\n".join(rows)
            + f"\n{marks}a{count} = {marks}a{back}\nmodule attributes {{x.y = {marks}a0}} {{}}"
        )
    if kind == 1:
        rows = "\n".join(
            f"#loc{n} = loc(callsite(#loc{n + 1} at #loc{n + 1}))" for n in range(count)
        )
        return f"module {{}} loc(#loc0)\n{rows}\n#loc{count} = loc(#loc{back})"
    if kind == 2:
        twice = draw.randrange(1, 3)
        rows = [
            f"func.func private @f{n}(%a: {T}) -> {T} {{\n"
            + f"%0 = call @f{n + 1}(%a) : ({T}) -> {T}\n" * twice
            + f"return %0 : {T}\n}}\n"
            for n in range(count)
        ]
        end = draw.choice((f"f{back}", "main", "none", f"f{count}"))
        last = f"func.func private @f{count}(%a: {T}) -> {T} {{\n%0 = call @{end}(%a) : ({T}) -> {T}\nreturn %0 : {T}\n}}\n"
        return MESH + main(f"%0 = call @f0(%a) : ({T}) -> {T}", "%0") + "".join(rows) + last
    if kind == 3:
        name = draw.choice(("mesh", "main", "f"))
        return f"sdy.mesh @{name} = <@{name}>\nsdy.mesh @{name} = <[]>\n" + main(
            "", args=f"%a: {T} {{sdy.sharding = #sdy.sharding<@{name}, [{{}}, {{}}]>}}"
        )
    if kind == 4:
        rows = "\n".join(
            f"%{n} = stablehlo.add %{(n + 1) % count}, %{n} : {T}" for n in range(count)
        )
        return main(rows, "%0")
    body = f'%0 = "stablehlo.reduce"(%a, %z) <{{dimensions = array<i64: 0, 1>}}> ({{\n^bb0(%l: tensor<f32>, %r: tensor<f32>):\n%s = func.call @main(%l) : (tensor<f32>) -> tensor<f32>\nstablehlo.return %s : tensor<f32>\n}}) : ({T}, tensor<f32>) -> tensor<f32>'
    return main(
        f"%z = stablehlo.constant dense<0.0> : tensor<f32>\n{body}", "%0", result="tensor<f32>"
    )


# --- wrong sizes


def _dense(draw: random.Random) -> str:
    element = draw.choice(
        ("f32", "i1", "i8", "bf16", "i64", "complex<f32>", "f8E4M3FN", "i4", "ui8", "index", "i3")
    )
    shape = "x".join(str(draw.choice((0, 1, 2, 3, 8))) for _ in range(draw.randrange(4)))
    type = f"tensor<{shape}{'x' if shape else ''}{element}>"
    value = draw.choice(
        (
            '"0x'
            + "".join(draw.choice("0123456789ABCDEFabcdefG") for _ in range(size(draw, 200)))
            + draw.choice(('"', "", '""', '\\"')),
            "["
            + ", ".join(
                draw.choice(
                    ("1", "1.0", "true", "-1", "[1]", "(1, 2)", "0x7F", "nan", "1e999", '"a"', "")
                )
                for _ in range(size(draw, 40))
            )
            + draw.choice(("]", "", "]]")),
            draw.choice(NUMBERS),
        )
    )
    return main(f"%0 = stablehlo.constant dense<{value}> : {type}", "%0", result=type)


_AXES = ('"x"', '"y":(2)2', '"y":(1)2')
_ODD_AXES = (
    '"z"',
    '"y":(1)3',
    '"x":(0)0',
    '"y":(4)1',
    '"y":(9223372036854775807)2',
    "",
    '"x", "x"',
)


def _sharding(draw: random.Random) -> str:
    axes = (*_AXES, draw.choice(_ODD_AXES)) if draw.random() < 0.3 else _AXES
    priority = draw.choice(("", "", "", "p1", f"p{draw.choice(NUMBERS)}"))
    dims = [
        "{" + ", ".join(draw.sample(axes, draw.choice((0, 0, 1, 2)))) + "}" + priority
        for _ in range(2 if draw.random() < 0.8 else draw.choice((0, 1, 3, 40)))
    ]
    more = draw.choice(
        ("", "", ', replicated={"x"}', ', unreduced={"y"}', ', replicated={"x", "x"}')
    )
    mesh = draw.choice(("@mesh",) * 8 + ("@none", '@"\\0A"', "mesh<[]>", 'mesh<["x"=2]>'))
    cut = f"#sdy.sharding<{mesh}, [{', '.join(dims)}]{more}>"
    body = draw.choice(
        (
            f"%0 = stablehlo.negate %a {{sdy.sharding = #sdy.sharding_per_value<[{', '.join([cut[13:]] * draw.choice((0, 1, 1, 2, 50)))}]>}} : {T}",
            f"%0 = sdy.sharding_constraint %a {cut[13:]} : {T}",
            f"%0 = sdy.reshard %a {cut[13:]} : {T}",
            f"%0 = sdy.all_gather [{', '.join(dims).replace('?', '')}] %a out_sharding={cut[13:]} : {T}",
            f'%0 = sdy.manual_computation(%a) in_shardings=[{cut[13:]}] out_shardings=[{cut[13:]}] manual_axes={{"x"}} (%b: {T}) {{\nsdy.return %b : {T}\n}} : ({T}) -> {T}',
        )
    )
    return MESH + main(
        body,
        "%0",
        args=f"%a: {T} {{sdy.sharding = {draw.choice((cut, '#sdy.sharding<@mesh, [{}, {}]>'))}}}",
    )


def _factor_rule(draw: random.Random) -> str:
    letters = draw.choice((("i", "j", "k", "l"), ("i", "j", "z_1", "k"), ("j", "i_1", "k", "z")))
    sizes = [f"{one}={draw.choice((8, 8, 8, *NUMBERS[:14]))}" for one in letters]
    some = ", ".join(sizes[: draw.choice((0, 1, 2, 2, 2, 3, 4))])
    choices = ("i, j", "i, j", "j, i", "i", "", "ij, k", "i, z_1", "i, j, k", "i, i")
    dims = f"([{draw.choice(choices)}])->([{draw.choice(choices)}])"
    more = draw.choice(
        (
            "",
            ", custom",
            " reduction={k}",
            " need_replication={i, i}",
            " permutation={q}",
            " blocked_propagation={i}",
            " reduction={i} permutation={i}",
        )
    )
    rule = f"#sdy.op_sharding_rule<{dims} {{{some}}}{more}>"
    args = f'%a: {T} {{sdy.sharding = #sdy.sharding<@mesh, [{{"x"}}, {{"y"}}]>}}'
    body = f"%0 = stablehlo.custom_call @f(%a) {{sdy.sharding_rule = {rule}}} : ({T}) -> {T}"
    return MESH + main(body, "%0", args=args)


def _op_sizes(draw: random.Random) -> str:
    number = lambda: draw.choice((*NUMBERS[:12], "0", "1", "8"))  # noqa: E731
    type = (
        f"tensor<{draw.choice(('8x8', number(), f'{number()}x{number()}', '?x8')).lstrip('-')}xf32>"
    )
    array = lambda: ", ".join(number() for _ in range(draw.choice((1, 2, 2, 3))))  # noqa: E731
    body = draw.choice(
        (
            f"%0 = stablehlo.slice %a [{number()}:{number()}:{number()}, 0:8] : ({T}) -> {type}",
            f"%0 = stablehlo.pad %a, %z, low = [{array()}], high = [{array()}], interior = [{array()}] : ({T}, tensor<f32>) -> {type}",
            f"%0 = stablehlo.broadcast_in_dim %a, dims = [{array()}] : ({T}) -> {type}",
            f"%0 = stablehlo.transpose %a, dims = [{array()}] : ({T}) -> {type}",
            f"%0 = stablehlo.reshape %a : ({T}) -> {type}",
            f"%0 = stablehlo.concatenate %a, %a, dim = {number()} : ({T}, {T}) -> {type}",
            f"%0 = stablehlo.iota dim = {number()} : {type}",
            f"%0 = stablehlo.dot_general %a, %a, contracting_dims = [{array()}] x [{array()}] : ({T}, {T}) -> {type}",
            f"%0 = stablehlo.reduce(%a init: %z) applies stablehlo.add across dimensions = [{array()}] : ({T}, tensor<f32>) -> {type}",
            f"%0 = stablehlo.dynamic_slice %a, %i, %i, sizes = [{array()}] : ({T}, tensor<i32>, tensor<i32>) -> {type}",
        )
    )
    args = f'%a: {T} {{sdy.sharding = #sdy.sharding<@mesh, [{{"x"}}, {{"y"}}]>}}, %z: tensor<f32>, %i: tensor<i32>'
    return MESH + main(body, "%0", args=args, result=type)


def sizes(draw: random.Random) -> str:
    """Data, shardings, rules and ops whose sizes do not agree."""
    return draw.choice((_dense, _sharding, _sharding, _factor_rule, _op_sizes))(draw)


# --- names


_NAMES = (
    'a\\"b', "a\\0Ab", "\\0A}\\0A", "'; import os; os.abort() #", '{\\22a\\22}', "%s%n", "${x}", "../../x", "\\5C", "\\22\\22\\22", "\\00", "\\FF",
    "é", "\u202e", "def", "None", "__import__('os')", "x" * 5000, "", " ", "\\", "\n", "a b", "lambda: 0", "{0.__class__}", "<script>", "\\7F", "main",
)  # fmt: skip


def names(draw: random.Random) -> str:
    """Names with quotes, newlines and code."""
    name, other = draw.choice(_NAMES), draw.choice(_NAMES)
    cut = f'{{sdy.sharding = #sdy.sharding<@"{name}", [{{"{other}"}}, {{}}]>}}'
    body = f'%0 = call @"{other}_f"(%a) : ({T}) -> {T}\n%1 = stablehlo.custom_call @"{name}"(%0) {{backend_config = "{other}", "{name}" = "{other}"}} : ({T}) -> {T} loc("{name}":1:2)'
    function = f'func.func private @"{other}_f"(%a: {T}) -> ({T} {{jax.result_info = "{name}"}}) {{\nreturn %a : {T} loc("{other}")\n}}\n'
    if draw.random() < 0.6:
        body = (
            body.replace("stablehlo.custom_call", "stablehlo.negate")
            .replace(f'@"{name}"(%0)', "%0")
            .replace(f" : ({T}) -> {T} loc", f" : {T} loc")
        )
    head = f'module @"{name}" {{\nsdy.mesh @"{name}" = <["{other}"=2]>\n'
    return head + main(body, "%1", args=f"%a: {T} {cut}") + function + "}"


# --- valid files, changed


@cache
def valid_files() -> tuple[str, ...]:
    """Files of a checkout that are small, and pieces of those that have several."""
    root = Path(__file__).resolve().parents[3]
    found = (*root.glob("examples/*.mlir"), *root.glob("tests/**/*.mlir"))
    paths = [path for path in found if path.parent.name != "errors" and path.stem != "verdicts"]
    texts = [path.read_text("utf-8") for path in sorted(paths)]
    pieces = [piece for text in texts for piece in _SPLIT.split(text)]
    return tuple(piece for piece in pieces if piece.strip() and len(piece) <= _LONGEST)


def spliced(draw: random.Random) -> str:
    """The start of a file and the end of another, or a file cut off."""
    one, other = draw.choice(valid_files()), draw.choice(valid_files())
    start = one[: draw.randint(0, len(one))]
    if draw.random() < 0.4:
        return start
    return start + other[draw.randint(0, len(other)) :]


def mutated(draw: random.Random) -> str:
    """A file with one or two changes of words, numbers, lines or brackets."""
    text = draw.choice(valid_files())
    for _ in range(draw.choice((1, 1, 2))):
        text = draw.choice(MUTATIONS)(draw, text)[:100_000]
    return text


_BYTES = (b"\x00", b"\x01", b"\x1b[2J", b"\x7f", b"\x80", b"\xff", b"\xc3", b"\xc3\x28", b"\xed\xa0\x80", b"\xf4\x90\x80\x80", b"\xef\xbb\xbf", b"\r", b"\x0b", b"\x85", b"\xe2\x80\xa8", b"ML\xefR")  # fmt: skip


def control(draw: random.Random) -> bytes:
    """A file with control characters, or bytes that are no text."""
    data = draw.choice(valid_files()).encode()
    for _ in range(size(draw, 20)):
        at = draw.choice((0, draw.randint(0, len(data)), len(data)))
        data = data[:at] + draw.choice(_BYTES) + data[at:]
    return data


_ASCII = bytes(range(32, 127)) + b"\n\n\t"


def byte_changes(draw: random.Random) -> bytes:
    """A file with some bytes changed, dropped, put in or swapped."""
    data = bytearray(draw.choice(valid_files()).encode())
    for _ in range(draw.choice((1, 1, 1, 2, 4, 16))):
        at = draw.randrange(len(data)) if data else 0
        kind = draw.randrange(5)
        if kind == 0:
            data[at : at + 1] = bytes((draw.choice(_ASCII),))
        elif kind == 1:
            data[at : at + 1] = bytes((draw.randrange(256),))
        elif kind == 2:
            del data[at : at + draw.choice((1, 1, 4, 64))]
        elif kind == 3:
            data[at:at] = bytes((draw.choice(_ASCII),)) * draw.choice((1, 1, 2, 300))
        else:
            data[at : at + 2] = data[at : at + 2][::-1]
    return bytes(data)


CLASSES: dict[str, tuple[Callable[[random.Random], str | bytes], float]] = {
    "regions in regions": (nested_regions, 2),
    "attributes in attributes": (nested_attributes, 4),
    "types in types": (nested_types, 4),
    "counts": (counts, 4),
    "cycles": (cycles, 4),
    "sizes": (sizes, 20),
    "plans": (plans, 12),
    "names": (names, 8),
    "spliced": (spliced, 10),
    "mutated": (mutated, 10),
    "control characters": (control, 6),
    "bytes": (byte_changes, 16),
}


def hostile_file(seed: int, kind: str = "") -> tuple[str, bytes]:
    """Class and bytes of one file; of the class `kind` where it is not ""."""
    draw = random.Random(f"hostile {kind} {seed}")
    kind = kind or draw.choices([*CLASSES], [weight for _, weight in CLASSES.values()])[0]
    made = CLASSES[kind][0](draw)
    return kind, made if isinstance(made, bytes) else made.encode("utf-8", "surrogatepass")
