"""Programs in every spelling MLIR knows, right and wrong: for the live oracle.

Each text is a function of its seed. Kinds: `attribute` (an attribute of sdy wherever one may hang),
`sdy` (an op of sdy with drawn attributes), `pretty` and `generic` (an instance of any op of the
table, its attributes short, in full, by an alias), `file` (a file of the tests); half of them with
one to three mistakes.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache
from random import Random

from shardwright.ir.parse import parse
from shardwright.ir.print import print_module
from shardwright.spec.op import ops
from shardwright.testing.generate.instances import instances
from shardwright.testing.texts.attribute_spellings import ATTRIBUTES, MESH, Spelling
from shardwright.testing.texts.fuzz_inputs import MUTATIONS, mutated
from shardwright.testing.texts.sdy_samples import KERNELS

_T = "tensor<8x8xf32>"
_MESHES = f'sdy.mesh @m = {MESH}\nsdy.mesh @n = <["x"=4, "y"=2, "z"=2], device_ids=[15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0]>\nsdy.mesh @none = <[]>\n'  # noqa: E501
_INSTANCES = 2  # of each op


def spelled(seed: int) -> tuple[str, str]:
    """Kind and text of one program."""
    draw = Random(f"spelled {seed}")
    kind = draw.choices(tuple(_KINDS), (15, 25, 30, 20, 10))[0]
    spelling = Spelling(draw, draw.choice((0.0, 0.02, 0.1)))
    body = _KINDS[kind](spelling)
    text = spelling.head + body
    if kind != "file" and draw.random() < 0.4:
        for _ in range(draw.choice((1, 1, 2, 3))):
            text = draw.choice(MUTATIONS)(draw, text)[:20_000]
    return kind, text


# --- attributes of sdy


def _attribute(s: Spelling) -> str:
    name = s.draw.choice(tuple(ATTRIBUTES))
    text = s.full(name, ATTRIBUTES[name](s))
    if s.draw.random() < 0.3:
        text = s.alias(text)
    key = s.draw.choice(("x.note", *_KEYS))
    if s.draw.random() < 0.6:
        key = {
            "sharding": "sdy.sharding",
            "sharding_per_value": "sdy.sharding",
            "op_sharding_rule": "sdy.sharding_rule",
            "propagation_edges": s.draw.choice(_EDGE_KEYS),
        }.get(name, key)
    if key in _EDGE_KEYS[1:]:
        text = f"[{text}]"
    return _hung(s, f"{key} = {text}")


_EDGE_KEYS = (
    "sdy.propagation_edges",
    "sdy.block_arg_propagation_edges",
    "sdy.result_propagation_edges",
)
_KEYS = (*_EDGE_KEYS, "sdy.sharding", "sdy.sharding_rule")


def _hung(s: Spelling, entry: str) -> str:
    """An entry of a dictionary on something of a program."""
    at = s.draw.randrange(6)
    note = [f" {{{entry}}}" if at == place else "" for place in range(6)]
    cut = ' {sdy.sharding = #sdy.sharding<@m, [{"x"}, {?}]>}' if s.draw.random() < 0.7 else ""
    head = f" attributes{note[0]}" if note[0] else ""
    result = f"({_T}{note[1]})" if note[1] else _T
    attributes = f" attributes{note[2]}" if note[2] else ""
    return (
        f"module{head} {{\n{_MESHES}"
        f"func.func @main(%a: {_T}{note[3] or cut}) -> {result}{attributes} {{\n"
        f"%0 = stablehlo.negate %a{note[4]} : {_T}\n"
        f'%1 = "stablehlo.tanh"(%0){note[5]} : ({_T}) -> {_T}\n'
        f"return %1 : {_T}\n}}\n}}\n"
    )


# --- ops of sdy


def _sdy(s: Spelling) -> str:
    if s.draw.random() < 0.3:
        return _respelled(s, s.draw.choice(tuple(KERNELS.values())))
    op = s.draw.choice(_SDY_OPS)(s)
    source = s.written("sharding", s.sharding())
    if not source.startswith("#"):
        source = f"#sdy.sharding{source}"
    cut = f" {{sdy.sharding = {source}}}" if s.draw.random() < 0.7 else ""
    meshes = _MESHES
    if s.draw.random() < 0.3:
        meshes = f"sdy.mesh @m = {s.written('mesh', MESH)}\n" + _MESHES[len(MESH) + 14 :]
    return f"{meshes}func.func @f(%a: {_T}{cut}, %b: {_T}) {{\n{op}\nreturn\n}}\n"


def _out(s: Spelling) -> str:
    return f"out_sharding={s.written('sharding', s.sharding())}"


def _mover(name: str, axes: Callable[[Spelling], str]) -> Callable[[Spelling], str]:
    return lambda s: f"%0 = sdy.{name} {axes(s)}%a {_out(s)} : {_T}"


def _lists(s: Spelling) -> str:
    return f"{s.written('list_of_axis_ref_lists', s.axis_lists())} "


def _list(s: Spelling) -> str:
    return f"{s.written('axis_ref_list', s.axis_list())} "


def _params(s: Spelling) -> str:
    return f"{s.written('all_to_all_param_list', s.params())} "


def _manual(s: Spelling) -> str:
    ins = s.some(lambda: s.written("sharding", s.sharding()), 1, 1)
    outs = s.some(lambda: s.written("sharding", s.sharding()), 1, 1)
    axes = s.written("manual_axes", s.draw.choice(("{}", s.manual_axes())))
    local = s.draw.choice(("8x8", "8x8", "2x8", "4x8"))
    return (
        f"%0 = sdy.manual_computation(%a) in_shardings=[{ins}] out_shardings=[{outs}]"
        f" manual_axes={axes} (%p: tensor<{local}xf32>) {{\nsdy.return %p : tensor<{local}xf32>\n}}"
        f" : ({_T}) -> {_T}"
    )


def _named(s: Spelling) -> str:
    def side(word: str) -> str:
        one = f" {word}=[{s.some(lambda: s.written('sharding', s.sharding()), 1, 1)}]"
        return one if s.draw.random() < 0.6 else ""

    name = s.draw.choice(('"n"', '"n"', s.alias('"n"')))
    return (
        f"%0 = sdy.named_computation<{name}>(%a){side('in_shardings')}{side('out_shardings')}"
        f" (%p: {_T}) {{\nsdy.return %p : {_T}\n}} : ({_T}) -> {_T}"
    )


def _mesh_op(s: Spelling) -> str:
    return f"return\n}}\nsdy.mesh @k = {s.written('mesh', s.mesh())}\nfunc.func @g() {{"


_SDY_OPS: tuple[Callable[[Spelling], str], ...] = (
    _mover("all_gather", _lists),
    _mover("all_slice", _lists),
    _mover("reduce_scatter", _lists),
    _mover("sharded_to_unreduced", _lists),
    _mover("all_reduce", _list),
    _mover("replicated_to_unreduced", _list),
    _mover("all_to_all", _params),
    _mover("collective_permute", lambda s: ""),
    _manual,
    _named,
    _mesh_op,
    lambda s: f"%0 = sdy.sharding_constraint %a {s.written('sharding', s.sharding())} : {_T}",
    lambda s: f"%0 = sdy.reshard %a {s.written('sharding', s.sharding())} : {_T}",
    lambda s: (
        f"%1 = stablehlo.negate %b : {_T}\n%0 = sdy.data_flow_edge %1"
        f" sharding={s.written('sharding', s.sharding())} : {_T}"
    ),
    lambda s: f"sdy.sharding_group %a group_id={_number(s, s.number())} : {_T}",
    lambda s: (
        f"%0 = sdy.propagation_barrier %a allowed_direction={s.draw.choice(_DIRECTIONS)} : {_T}"
    ),
)
_DIRECTIONS = ("FORWARD", "BACKWARD", "NONE", '"FORWARD"', "BOTH", "1", "forward", '"x"')


# --- ops of the table, their attributes in other spellings


@cache
def _texts(is_generic: bool) -> tuple[str, ...]:
    """Texts of valid instances of every op."""
    found: list[str] = []
    for row in ops().values():
        for instance in instances(row, _INSTANCES):
            try:
                module = parse(instance.text)
            except Exception:  # an instance written for MLIR alone
                continue
            found.append(print_module(module, generic=is_generic))
    return tuple(found)


def _pretty(s: Spelling) -> str:
    return _respelled(s, s.draw.choice(_texts(False)))


def _generic(s: Spelling) -> str:
    return _respelled(s, s.draw.choice(_texts(True)))


def _file(s: Spelling) -> str:
    return _respelled(s, mutated(s.draw)) if s.draw.random() < 0.3 else mutated(s.draw)


def _number(s: Spelling, text: str) -> str:
    ways = (text, f"{text} : i64", s.alias(f"{text} : i64"), s.alias(f"{text} : i32"))
    if text.isdecimal():
        ways += (hex(int(text)),)
    return s.draw.choice(ways)


def _numbers(s: Spelling, text: str) -> str:
    inside = text[1:-1]
    body = f": {inside}" if inside else ""
    ways = (text, f"array<i64{body}>", s.alias(f"array<i64{body}>"), s.alias(f"array<i32{body}>"))
    return s.draw.choice((*ways, ways[2]))


def _case(kind: str) -> Callable[[Spelling, str], str]:
    def spell(s: Spelling, text: str) -> str:
        full = f"#stablehlo<{kind} {text}>"
        return s.draw.choice((text, f'"{text}"', full, s.alias(full), text.lower()))

    return spell


def _any(s: Spelling, text: str) -> str:
    return s.draw.choice((text, s.alias(text)))


def _quoted(s: Spelling, text: str) -> str:
    return s.draw.choice((text, s.alias(text), f'"{text}"'))


def _spaced(s: Spelling, text: str) -> str:
    return s.draw.choice((text, f" {text}", f"{text} ", f"\n{text}", f" // note\n{text}"))


def _other_full(s: Spelling, text: str) -> str:
    """`#stablehlo<precision HIGH>` and `#stablehlo.precision<HIGH>` alike, or an alias."""
    match = re.fullmatch(r"#(\w+)[<.](\w+)[ <](.*)>", text)
    if match is None:
        return text
    dialect, name, inside = match.groups()
    ways = (f"#{dialect}.{name}<{inside}>", f"#{dialect}<{name} {inside}>", s.alias(text))
    return s.draw.choice((text, *ways))


def _typed(s: Spelling, text: str) -> str:
    element = text[7:-1].split("x")[-1]
    ways = (text, text.replace("x", " x "), text.replace("<", "< "), f"tensor<*x{element}>")
    return s.draw.choice((*ways[:3], ways[0], ways[0], ways[3 if s.slip() else 0]))


# A piece of a text, and how it may be spelled.
_PIECES: tuple[tuple[re.Pattern[str], Callable[[Spelling, str], str]], ...] = (
    (re.compile(r"(?<=\bdim = )\d+|(?<=group_id=)\d+|(?<=\bk = )\d+"), _number),
    (re.compile(r"(?<= = )\[-?\d+(?:, -?\d+)*\]|(?<= = )\[\]"), _numbers),
    (re.compile(r"(?<=compare )[A-Z]{2}(?=,)"), _case("comparison_direction")),
    (re.compile(r"\b(?:FLOAT|SIGNED|UNSIGNED|TOTALORDER)\b"), _case("comparison_type")),
    (re.compile(r"(?<=type = )I?R?FFT\b"), _case("fft_type")),
    (re.compile(r"(?<=distribution = )[A-Z]+"), _case("rng_distribution")),
    (re.compile(r"(?<=algorithm = )[A-Z_]+\b"), _case("rng_algorithm")),
    (re.compile(r"(?<=[\[ ])(?:HIGHEST|HIGH|DEFAULT)(?=[,\]])"), _quoted),
    (re.compile(r"(?<=lower = )(?:true|false)"), _any),
    (re.compile(r'(?<=config = )"[^"]*"|(?<=computation<)"[^"]*"'), _any),
    (re.compile(r"(?<= = )-?\d+ : i\d+|(?<= = )array<[^>]*>|(?<= = )\"[^\"]*\"(?=[,}])"), _any),
    (re.compile(r"#(?:stablehlo|chlo|sdy)<\w+ [A-Z_]+>|#stablehlo\.\w+<[^<>]*>"), _other_full),
    (re.compile(r"tensor<[\dx]*\w+>"), _typed),
    (re.compile(r"->|(?<=\w), (?=%)|(?<=\)) : |(?<= )=(?= )"), _spaced),
    (re.compile(r"(?<= )true\b|(?<= )false\b|(?<= )unit\b"), _any),
)


def _respelled(s: Spelling, text: str) -> str:
    """A text with some pieces spelled otherwise."""
    for _ in range(s.draw.choice((1, 1, 2, 4))):
        pattern, spell = s.draw.choice(_PIECES)
        found = list(pattern.finditer(text))
        if found:
            match = s.draw.choice(found)
            text = text[: match.start()] + spell(s, match[0]) + text[match.end() :]
    return text


_KINDS: dict[str, Callable[[Spelling], str]] = {
    "attribute": _attribute,
    "sdy": _sdy,
    "pretty": _pretty,
    "generic": _generic,
    "file": _file,
}
