# ruff: noqa: E501  lines of IR are long
"""Mutators that break the text of valid programs: each has a name, says where it may be made, and what
it writes there. Some leave the program valid: what a text is worth is decided by MLIR.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from random import Random

Mutant = tuple[str, str]  # words about it, and the text


@dataclass(frozen=True)
class Swap:
    """Writes each of `new` for what `find` matches on a line that holds `line`.

    `new` may refer to groups as `\\1`; `find` may match nothing, to insert.
    """

    name: str
    find: str
    new: Sequence[str]
    line: str = ""

    def __call__(self, text: str) -> Iterator[Mutant]:
        pattern = re.compile(self.find)
        lines = text.split("\n")
        for number, line in enumerate(lines):
            if self.line not in line:
                continue
            for match in pattern.finditer(line):
                for new in self.new:
                    made = match.expand(new)
                    if made == match[0]:
                        continue
                    changed = line[: match.start()] + made + line[match.end() :]
                    whole = "\n".join([*lines[:number], changed, *lines[number + 1 :]])
                    yield f"{self.name}: {match[0]!r} to {made!r} on line {number + 1}", whole


_MESH = (
    Swap("mesh axes", r"<\[(.*?)\]", ['<["x"=4, "x"=2]', '<["x"=0]', '<["x"=-1, \\1]', "<[]", '<["x"=9223372036854775807, "y"=2]', '<["x"=9223372036854775808]', '<["x"]', '<[x=2]', '<["x"=2,]', '<["w"=2]', '<["x"=1]'], "sdy.mesh"),
    Swap("device ids", r"(?:, device_ids=\[.*?\])?>", [", device_ids=[0]>", ", device_ids=[-1]>", ", device_ids=[0, 0]>", ", device_ids=[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]>", ", device_ids=[]>", ", device_ids=[1, 2]>", ", ids=[0]>", ", device_ids=[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 99]>", ">"], "sdy.mesh"),
    Swap("mesh name", r"@\w+", ["@m", "@f", '@"m"', "m", '"m"', ""], "sdy.mesh"),
    Swap("mesh op", r"$", [" {note}", " {note.x = 1 : i32}", " {sdy.sharding = 1 : i32}", ' {sym_name = "q"}', " {mesh = 1 : i32}", " attributes {}", " : i32"], "sdy.mesh"),
    Swap("inlined mesh", r'mesh<\[(.*?)\]', ['mesh<["u"=0]', 'mesh<["u"=2, "u"=2]', "mesh<[]", 'mesh<["x"=2], device_ids=[0]', "mesh[]", 'mesh<["u"=2, "v"=4], device_ids=[7, 6, 5, 4, 3, 2, 1, 0]'], "mesh<"),
)  # fmt: skip

_SHARDING = (
    Swap("mesh of a sharding", r"<@\w+,", ["<@m,", "<@n,", "<@one,", "<@none,", "<@nowhere,", "<@f,", '<mesh<["x"=4, "y"=2, "z"=2]>,', '<mesh<["x"=2]>,', "<m,", '<"m",', "<", "<@m::@n,"]),
    Swap("dims", r"(?<=, \[)(\{[^\]]*)(?=\][,>])", ["", "{}", "{}, {}, {}", "{?}, {?}", "\\1, {}", "{} {}", "{}, {}p0", "?, ?", '"x", {}', "[], []", '{"x"}, {"x"}', '{"x"}, {"y"}', '{"y"}, {"x"}', '{"x", "y", "z"}, {}']),
    Swap("one dim", r"(?<=[\[ ])\{([^{}\[\]:]*)\}(?=[,\]])", ["{}", "{?}", '{"x"}', '{"y"}', '{"z"}', '{"w"}', '{"x", "x"}', '{"x":(1)2}', '{"x":(2)2}', '{"x":(1)2, "x":(2)2}', '{"x":(2)2, "x":(1)2}', '{"x":(1)4}', '{"x":(3)2}', '{"x":(1)3}', '{"x":(0)2}', '{"x":(-1)2}', '{"x":(1)1}', '{"x":(1)0}', '{"x":(4)2}', '{"x":(1)2, "x"}', '{"y":(1)2}', '{"w":(1)2}', '{\\1, "z"}', '{"z", \\1}', "{\\1, ?}", "{?, \\1}", "{\\1}p0", "{\\1}p1", "{\\1}p-1", "{\\1}p", "{\\1}p99999999999999999999", "{\\1}q1", "{\\1,}", "{x}", "{", "}", "[\\1]"]),
    Swap("lists of axes", r"(?<=\])((?:, (?:replicated|unreduced)=\{[^}]*\})*)>(?= :|,|\]|\})", ['\\1, replicated={"z"}>', '\\1, unreduced={"z"}>', ', replicated={"z", "y"}>', ', unreduced={"z", "y"}>', ', replicated={"y", "z"}>', ', unreduced={"y", "z"}>', ', replicated={"w"}>', ', unreduced={"w"}>', ', replicated={"z"}, unreduced={"z"}>', ', unreduced={"z"}, replicated={"y"}>', ", replicated={}>", ", unreduced={}>", ', replicated={"z"}, replicated={"y"}>', ', replicated={"x":(1)2, "x":(2)2}>', ', unreduced={"x":(1)2}>', ', reduced={"z"}>', ", replicated>", ', unreduced={"z":(1)2}>', ', replicated={"z"?}>']),
    Swap("sharding attribute", r"#sdy\.sharding(?:_per_value)?<(?:[^<>]|<(?:[^<>]|<[^<>]*>)*>)*>", ["1 : i32", '"x"', "#sdy.sharding<@m, []>", "#sdy.sharding_per_value<[]>", '#sdy.sharding_per_value<[<@m, [{"x"}, {}]>]>', '#sdy.sharding_per_value<[<@m, [{"x"}, {}]>, <@m, [{}, {}]>, <@m, [{}, {}]>]>', "#sdy.sharding<@m, [{}, {}]>", "unit", "[]", "#sdy.mesh<[]>", "#sdy.shard<@m, []>", '#sdy<manual_axes{"x"}>', "@m"]),
    Swap("sharding per value", r"(?<==\[)<(.*)>(?=\])", ["", "<\\1>, <\\1>", "<@m, []>", "<@one, []>", "<@m, [{}, {}]>", '<@m, [{"x"}, {}]>', "\\1"], "sdy."),
)  # fmt: skip

_OPS = (
    Swap("gathered axes", r"(?<= )\[(\{[^\]]*\})\](?= %)", ["[]", "[{}]", "[{}, {}, {}]", "[{}, {}]", '[{"x"}, {}]', '[{"y"}, {}]', '[{}, {"x"}]', '[{}, {"y"}]', '[{"z"}, {"y"}]', '[{"x"}, {"x"}]', '[{"x", "x"}, {}]', '[{"w"}, {}]', '[{"x":(1)2}, {}]', '[{"x":(2)2}, {}]', '[{"x":(1)4}, {}]', '[{"x":(1)2, "x":(2)2}, {}]', '[{"x":(3)2}, {}]', '{"x"}', '[{"x"} {}]', '["x", {}]', '[{?}, {}]', ""], "sdy."),
    Swap("axes of the whole", r"(?:(?<=reduce )|(?<=reduced ))(\{[^}]*\})(?= %)", ["{}", '{"x"}', '{"y"}', '{"z"}', '{"w"}', '{"z", "y"}', '{"y", "z"}', '{"y", "y"}', '{"x":(1)2}', '{"x":(1)2, "x":(2)2}', '{"x":(1)4}', '{"y", "w"}', '{"w", "y"}', '[{"y"}]', '"y"'], "sdy."),
    Swap("exchange", r"\[\{[^}]*\}: \d->\d\]", ["[]", '[{"x"}: 0->0]', '[{"x"}: 1->0]', '[{"x"}: 0->2]', '[{"x"}: 3->1]', '[{"y"}: 1->0]', '[{"y"}: 0->1]', '[{"x"}: 0->1, {"y"}: 1->0]', "[{}: 0->1]", '[{"w"}: 0->1]', '[{"x", "x"}: 0->1]', '[{"x"}: 0->1, {"x"}: 0->1]', '[{"x":(2)2}: 0->1]', '[{"x":(1)2}: 0->1]', '[{"x":(1)4}: 0->1]', '[{"x"}: -1->1]', '[{"x"}: 0]', '{"x"}: 0->1', '[{"x"} 0->1]'], "all_to_all"),
    Swap("out sharding", r"out_sharding=", ["", "sharding=", "out_shardings=", "out_sharding ", "out_sharding=#sdy.sharding"], "out_sharding="),
    Swap("group", r"group_id=\d+", ["group_id=-1", "group_id=99999999999999999999", "group_id=x", 'group_id="3"', "", "group_id", "group_id=3.0", "group_id=1"], "group_id="),
    Swap("direction", r"allowed_direction=\w+", ["allowed_direction=BOTH", "allowed_direction=NONE", "allowed_direction=BACKWARD", "allowed_direction=UP", "allowed_direction=1", "", 'allowed_direction="FORWARD"'], "allowed_direction="),
    Swap("edge", r" sharding=<.*>(?= :)", ["", " sharding=", ' sharding=<@m, [{"x"}]>', ' <@m, [{"x"}, {}]>', " sharding=#sdy.sharding<@m, [{}, {}]>"], "edge"),
    Swap("edge of", r"%\w+(?= sharding| : )", ["%a", "%b", "%0", "%1", "%2"], "edge"),
    Swap("manual axes", r"manual_axes=\{[^}]*\}", ["manual_axes={}", 'manual_axes={"x"}', 'manual_axes={"y"}', 'manual_axes={"z"}', 'manual_axes={"w"}', 'manual_axes={"x", "y"}', 'manual_axes={"y", "x"}', 'manual_axes={"x", "x"}', 'manual_axes={x}', 'manual_axes={"x":(1)2}', "", "manual_axes", 'manual_axes=["x"]', 'axes={"x"}'], "manual_axes"),
    Swap("in and out shardings", r"(?:in|out)_shardings=\[.*?>\](?= )", ["in_shardings=[]", "out_shardings=[]", "", 'in_shardings=[<@m, [{"x"}, {}]>]', 'out_shardings=[<@m, [{"x"}, {}]>]', 'in_shardings=[<@n, [{"x"}, {}]>]', 'out_shardings=[<@n, [{"x"}, {}]>]', 'out_shardings=[<@m, [{"y", "x"}, {}]>]', "in_shardings=[<@none, [{}, {}]>]", "out_shardings=[<@m, [{}, {}]>]"], "_shardings="),
    Swap("computation's name", r'<"\w+">', ["", "<>", "<n>", "<1>", '<"n", "n">', '<""', "<@n>"], "named_computation"),
    Swap("rule", r"#sdy\.op_sharding_rule<(.*)>\}", ["1 : i32}", "#sdy.op_sharding_rule<([i])->([i]) {i=8}>}", "#sdy.op_sharding_rule<([i, j], [i, j])->([i, j]) {i=8, j=8}>}", "#sdy.op_sharding_rule<([i, j])->([i, j]) {i=8}>}", "#sdy.op_sharding_rule<([i, j])->([i, j]) {i=8, j=8, k=2}>}", "#sdy.op_sharding_rule<([i, j])->([i, j]) {i=8, j=8} reduction={j}>}", "#sdy.op_sharding_rule<([i, i])->([i, i]) {i=8}>}", "#sdy.op_sharding_rule<([i, jk])->([i, jk]) {i=8, j=8, k=1}>}", "#sdy.op_sharding_rule<([j, i])->([j, i]) {j=8, i=8}>}", "#sdy.op_sharding_rule<([i, j])->([i, k]) {i=8, j=8, k=8} need_replication={k, j}>}", "#sdy.op_sharding_rule<([i, j])->([i, k]) {i=8, j=8, k=8} need_replication={j} permutation={j}>}", "#sdy.op_sharding_rule<([i, j])->([i, j])>}", "#sdy.op_sharding_rule<([i, j])->([i, j]) {i=8, j=8}, own>}"], "op_sharding_rule"),
    Swap("properties", r"<\{.*?\}>(?= |:)", ["", "<{}>", "<{sharding = 1 : i32}>", "<{out_sharding = 1 : i32}>", "<{group_id = 1 : i32}>", "<{allowed_direction = 3 : i32}>", "<{allowed_direction = 9 : i32}>", '<{allowed_direction = "UP"}>', "<{callee = @nowhere}>", "<{callee = 1 : i32}>", "<{manual_axes = 1 : i32}>", '<{sym_name = "f"}>', "<{function_type = () -> ()}>", '<{function_type = i32, sym_name = "f"}>', '<{function_type = () -> (), sym_name = "f"}>', "{}"]),
    Swap("a dictionary", r"(?= : )", [" {note}", " {note = 1 : i32}", " {sdy.sharding = 1 : i32}", " {sdy.sharding_rule = 1 : i32}", " {sdy.propagation_edges = 1 : i32}", " {sdy.result_propagation_edges = [1]}", " {mhlo.cross_program_prefetches = 1 : i32}", " {mhlo.spmd_parameters_shardings = []}", " {sdy.unknown = 1 : i32}", " {sharding = 1 : i32}", " {out_sharding = unit}", " {a, a}", " {1}", " {a = }", " {"], " = "),
)  # fmt: skip

_VALUES = (
    Swap("use", r"(?<=[ (,])%\w+(?:#\d+)?(?=[ ,):\]])", ["%a", "%0", "%1", "%2", "%3", "%nowhere", "%a#0", "%a#1", "%0#1", "%0#7", "%", "a", "@a", "%a, %a", ""]),
    Swap("definition", r"^( *)%\w+(?::\d+)? = ", ["\\1", "\\1%0 = ", "\\1%a = ", "\\1%0, %9 = ", "\\1%0:2 = ", "\\1%0:0 = ", "\\1%0:x = ", "\\1%0 ", "\\1%0 = = ", "\\1= ", "\\1%0:1 = ", "\\1@0 = ", "\\1%0#1 = "]),
    Swap("a name more", r"^( *)(?=\w+\.|return|call|\")", ["\\1%9 = "]),
    Swap("a type", r"tensor<[\dx]*[a-z]\d+>", ["tensor<8x8xf32>", "tensor<4xf32>", "tensor<8x8xi32>", "tensor<f32>", "tensor<?x8xf32>", "tensor<*xf32>", "i32", "!stablehlo.token", "tensor<8x8xq32>", "tensor<8x8x>", "tensor<", "() -> ()", ""]),
    Swap("a colon", r" : ", [" ", " : : ", " = ", ", "]),
    Swap("a comma", r", ", [" ", ",, ", ",) "]),
)  # fmt: skip

_WORDS = (
    Swap("an op's name", r"(?<!#)\b(?:sdy|stablehlo|func)\.\w+(?![\w.]* *=)", ["sdy.nothing", "stablehlo.nothing", "nothing", "foo.bar", "sdy.return", "stablehlo.return", "func.return", '"foo.bar"', "return", "call", "sdy.", ""]),
    Swap("a quoted name", r'"(?:sdy|func)\.\w+"(?=\()', ['"sdy.nothing"', '"func.nothing"', '"nothing"', '"foo.bar"', '"func.return"', '"sdy.return"', "sdy.nothing", '""']),
    Swap("a bracket", r"[\[\](){}<>]", ["", "\\g<0>\\g<0>"]),
    Swap("a quote", r'"', [""]),
)  # fmt: skip

_FUNCS = (
    Swap("visibility", r"func\.func (?:(?:public|private|nested) )?", ["func.func ", "func.func public ", "func.func private ", "func.func nested ", "func.func own ", "func.func @"], "func.func"),
    Swap("function's name", r"@\w+(?=\()", ["@f", "@main", "@nowhere", '@"f"', "f", "", "@m", "@f @f"]),
    Swap("argument's attributes", r"(?<=\w[>n])(?: \{[^{}]*\})?(?=[,)])", [" {note}", " {note.x}", " {sdy.sharding = 1 : i32}", " {mhlo.parameter_replication = 1 : i32}", " {mhlo.parameter_replication = [true, false]}", " {}", " {sdy.sharding}", " {", " attributes {}"], "func.func"),
    Swap("arguments", r"(?:(?<=\()|(?<=, ))%\w+: ", ["", "%a: ", "%a ", "%a: %b: ", "%a#1: "], "func.func"),
    Swap("results", r" -> .*?(?= \{$| attributes|$)", ["", " -> ()", " -> tensor<f32>", " -> (tensor<4xf32>, tensor<4xf32>)", " ->", " -> (tensor<4xf32>,)", " -> tensor<4xf32>, tensor<4xf32>", " -> (tensor<4xf32> {note})", " -> (tensor<4xf32> {sdy.sharding = 1 : i32})"], "func.func"),
    Swap("function's attributes", r" (?:attributes \{[^{}]*\} )?\{$", [" attributes {} {", " attributes {note} {", ' attributes {sym_name = "q"} {', " attributes {function_type = () -> ()} {", ' attributes {sym_visibility = "private"} {', " attributes {sdy.sharding = 1 : i32} {", " attributes {sdy.sharding = #sdy.sharding_per_value<[]>} {", " {note} {", " attributes {arg_attrs = []} {", " attributes {no_inline} {", "", " {}"], "func.func"),
    Swap("module's head", r"module .*\{$", ["module {", "module @f {", "module @inner {", "module @a @b {", "module attributes {note} {", "module attributes {note.x} {", 'module attributes {sym_name = "s"} {', 'module attributes {sym_visibility = "own"} {', "module attributes {sdy.sharding = 1 : i32} {", "module", "builtin.module {", "module @x attributes {", "module f {"], "module"),
    Swap("callee", r"call @\w+\(.*?\)", ["call @nowhere()", "call @main()", "call @m()", "call @pair(%a)", "call %a()", "call f()", "call @f", "call @f::@g()"], "call @"),
)  # fmt: skip

SWAPS: tuple[Swap, ...] = (*_MESH, *_SHARDING, *_OPS, *_VALUES, *_WORDS, *_FUNCS)

_LINES = (
    "return", "func.return", "sdy.return", "stablehlo.return", "^bb0:", "^bb1:", "^bb0(%k: i32):", "}", "{", "module {}",
    'sdy.mesh @m = <["x"=4]>', 'sdy.mesh @late = <["x"=4]>', "func.func @f() { return }", "func.func private @d()", "func.func @d()",
    "%k = stablehlo.constant dense<1> : tensor<i32>", '"foo.bar"() : () -> ()', "junk", ";", "#alias = 1 : i32", "!alias = i32", "// a note",
    '"builtin.module"() ({}) : () -> ()', 'cf.br ^bb1', "call @nowhere() : () -> ()", '"sdy.return"() : () -> ()', "%k = stablehlo.add %a, %later : tensor<8x8xf32>",
)  # fmt: skip


def lines(text: str) -> Iterator[Mutant]:
    """A line dropped, doubled, moved below the next; another one put in."""
    found = text.split("\n")[:-1]
    for number, line in enumerate(found):
        before, after = found[:number], found[number + 1 :]
        where = f"line {number + 1}"
        yield f"{where} gone", "\n".join([*before, *after, ""])
        yield f"{where} twice", "\n".join([*before, line, line, *after, ""])
        if after:
            yield f"{where} later", "\n".join([*before, after[0], line, *after[1:], ""])
        for other in _LINES:
            yield f"{other!r} before {where}", "\n".join([*before, other, line, *after, ""])
    yield "cut in half", text[: len(text) // 2]
    for other in _LINES:
        yield f"{other!r} at the end", f"{text}{other}\n"


def wholes(text: str) -> Iterator[Mutant]:
    """The text in modules, twice, without its end."""
    yield "in a module", f"module {{\n{text}}}\n"
    yield "in two modules", f"module {{\nmodule @k {{\n{text}}}\n}}\n"
    yield "in a quoted module", f'"builtin.module"() ({{\n{text}}}) : () -> ()\n'
    yield (
        "in a quoted module of two blocks",
        f'"builtin.module"() ({{\n{text}^bb1:\n}}) : () -> ()\n',
    )
    yield "in a function", f"func.func @around() {{\n{text}return\n}}\n"
    yield "twice", text + text
    yield "two modules", f"module {{\n{text}}}\nmodule {{\n{text}}}\n"
    yield "without the last brace", text.rstrip().removesuffix("}")


CHANGES: tuple[Callable[[str], Iterator[Mutant]], ...] = (*SWAPS, lines, wholes)


def mutants(text: str) -> Iterator[Mutant]:
    """All programs with one mistake."""
    for change in CHANGES:
        yield from change(text)


def pairs(text: str, random: Random, count: int) -> Iterator[Mutant]:
    """Some programs with two mistakes."""
    for _ in range(count):
        first = list(random.choice(CHANGES)(text))
        if not first:
            continue
        words, changed = random.choice(first)
        second = list(random.choice(CHANGES)(changed))
        if second:
            more, twice = random.choice(second)
            yield f"{words}; {more}", twice
